//! Reaction windows: nobody can tell from time or bytes what somebody could have answered (N-RULING-220).

use host::{By, What};
use protocol::Command;
use protocol::table::{Settings, StandingOrders, WindowOrder};
use serde_json::Value;

use crate::client::Room;
use crate::party::{BEGIN, Party, crew, duel, seat};

const WINDOW: i64 = 6_000;

fn order(windows: WindowOrder) -> StandingOrders {
    StandingOrders { windows }
}

/// A window that has just opened for a person, about something and with so many answers; everybody has ordered to be asked in any case.
fn open_window(wanted: impl Fn(&Value, usize) -> bool, persons: u8) -> (Room, u64) {
    open_window_at(&Settings { window: WINDOW as u32, ..Settings::default() }, wanted, persons)
}

fn open_window_at(settings: &Settings, wanted: impl Fn(&Value, usize) -> bool, persons: u8) -> (Room, u64) {
    for seed in 1..60 {
        let party = Party::playing(crew(4), settings.clone(), persons, seed);
        let mut room = Room::new(party, persons, u64::from(seed));
        for number in 0..persons {
            room.does(number, Command::Order { seat: seat(number), orders: order(WindowOrder::Ask) });
        }
        let found = |room: &Room| {
            room.clients.iter().any(|client| {
                let known = client.seat(u64::from(client.person));
                let about = &known.view["question"]["choice"]["react"]["trigger"];
                known.pending["window"] == true && wanted(about, known.pending["options"].as_array().map_or(0, Vec::len))
            })
        };
        if room.play_until(found) {
            let number = room.asked()[0].1;
            return (room, number);
        }
    }
    panic!("no such window in all these games");
}

/// What others than a seat have been sent.
fn overheard(room: &mut Room, number: u64) -> Vec<(u64, String)> {
    let sent = room.party.table.take_outgoing();
    sent.into_iter().filter(|(to, _)| to.0 != number + 1).map(|(to, text)| (to.0, text.to_string())).collect()
}

fn last(room: &Room) -> &What {
    &room.party.records.last().expect("a record").what
}

/// The window stays open for its time and then passes; whatever `orders` say, others get the same at the same moment.
fn passes_in_time(orders: WindowOrder, wanted: impl Fn(&Value, usize) -> bool, asked: bool) -> Vec<(u64, String)> {
    let (mut room, number) = open_window(wanted, 4);
    let opened = room.party.now;
    room.party.does(number as u8, Command::Order { seat: seat(number as u8), orders: order(orders) });
    assert_eq!(overheard(&mut room, number), [], "orders are one's own matter");
    room.deliver();
    let welcome = room.party.arrives(number + 1, number as u8, protocol::message::Role::Player);
    let update = welcome.iter().find(|message| message["seat"] == number).expect("an update");
    assert_eq!(!update["pending"].is_null(), asked, "{orders:?}");
    assert_eq!(update["waiting"], Value::from(vec![number]), "everybody sees who is asked");
    room.party.table.take_outgoing();
    assert_eq!(room.party.table.wake(), Some(opened + WINDOW), "{orders:?}");
    room.party.passes(WINDOW - 1);
    assert_eq!(overheard(&mut room, number), []);
    room.party.passes(1);
    assert!(matches!(last(&room), What::Answered { by: By::Order, .. }), "{:?}", last(&room));
    overheard(&mut room, number)
}

#[test]
fn a_window_passes_when_its_time_is_up() {
    for orders in [WindowOrder::Timed, WindowOrder::Pass] {
        assert!(!passes_in_time(orders, |_, options| options == 1, false).is_empty(), "who could only pass is not bothered");
    }
    passes_in_time(WindowOrder::Timed, |_, options| options > 1, true);
    passes_in_time(WindowOrder::Pass, |_, options| options > 1, false);
}

#[test]
fn what_others_get_does_not_depend_on_orders_or_answers() {
    let any = |_: &Value, options: usize| options == 1;
    let timed = passes_in_time(WindowOrder::Timed, any, false);
    assert_eq!(timed, passes_in_time(WindowOrder::Pass, any, false));
}

#[test]
fn who_passes_unless_it_is_done_to_them_is_asked_only_then() {
    let attack = |about: &Value, _: usize| about["attack"].is_object();
    let deed = |about: &Value, _: usize| about["deed"].is_object();
    let (mine, another) = (passes_in_time(WindowOrder::PassUnlessMe, attack, true), passes_in_time(WindowOrder::PassUnlessMe, deed, false));
    assert_eq!(mine, passes_in_time(WindowOrder::Pass, attack, false), "others get the same");
    assert_eq!(another, passes_in_time(WindowOrder::Pass, deed, false));
}

/// Where nobody may look on.
fn private() -> Settings {
    Settings { window: WINDOW as u32, spectators: false, ..Settings::default() }
}

/// Nobody hurries whoever plays among bots; but as soon as somebody looks on, a window lasts as long as it does for anybody.
#[test]
fn alone_among_bots_one_has_all_the_time() {
    let (mut room, number) = open_window_at(&private(), |_, options| options > 1, 1);
    let timed = Command::Order { seat: seat(number as u8), orders: order(WindowOrder::Timed) };
    room.does(number as u8, timed);
    let opened = room.party.now;
    assert_eq!(room.party.table.wake(), None);
    room.party.passes(60 * 60 * 1000);
    room.deliver();
    assert_eq!(room.asked(), [(0, number)], "the question still waits");
    room.party.arrives(77, number as u8, protocol::message::Role::Screen);
    assert_eq!(room.party.table.wake(), Some(opened + WINDOW));
    assert!(room.party.wakes());
    assert!(matches!(last(&room), What::Answered { by: By::Order, .. }), "{:?}", last(&room));
}

#[test]
fn alone_among_bots_who_can_only_pass_does_not_wait_for_a_window() {
    let (mut room, number) = open_window_at(&private(), |_, options| options == 1, 1);
    room.does(number as u8, Command::Order { seat: seat(number as u8), orders: order(WindowOrder::Timed) });
    assert!(room.asked().is_empty());
    assert_eq!(room.party.table.wake(), Some(room.party.now + i64::from(Settings::default().pace)));
}

/// Whoever comes within the delay of spectators sees how long a window was open before they came.
#[test]
fn where_somebody_might_look_on_later_a_window_lasts_as_long_as_for_anybody() {
    for answers in [1, 2] {
        let (mut room, number) = open_window(|_, options| options.min(2) == answers, 1);
        room.does(number as u8, Command::Order { seat: seat(number as u8), orders: order(WindowOrder::Timed) });
        assert_eq!(room.party.table.wake(), Some(room.party.now + WINDOW));
    }
}

/// A duel of Theseus between two who have ordered the same.
fn ordered_duel(seed: u8, windows: WindowOrder) -> Room {
    let mut room = Room::new(Party::playing(duel(), Settings::default(), 2, seed), 2, u64::from(seed));
    for number in 0..2 {
        room.does(number, Command::Order { seat: seat(number), orders: order(windows) });
    }
    room
}

/// Whose window of Theseus is open.
fn window_of(room: &Room) -> Option<u64> {
    room.clients[0].seat(0).view["question"]["choice"]["window"]["seat"].as_u64()
}

/// In Theseus a window is always the own one; what can be done to one there is a trap that works on an own unit (T-TRAP-01).
#[test]
fn in_theseus_one_is_asked_before_a_trap_works_on_an_own_unit() {
    let pace = i64::from(Settings::default().pace);
    let (mut asked, mut passed) = (0, 0);
    for seed in 1..=60 {
        let mut room = ordered_duel(seed, WindowOrder::PassUnlessMe);
        loop {
            let Some(number) = window_of(&room) else {
                if room.step() {
                    continue;
                }
                break;
            };
            let client = room.clients[number as usize].clone();
            let is_asked = !client.seat(number).pending.is_null();
            assert_eq!(room.party.table.wake(), (!is_asked).then_some(room.party.now + pace));
            if is_asked {
                room.does(number as u8, client.option(number, 0));
            } else {
                room.step();
                assert!(matches!(
                    room.party.records.iter().rev().find(|it| matches!(it.what, What::Answered { .. })).map(|it| &it.what),
                    Some(What::Answered { by: By::Order, .. })
                ));
            }
            let known = room.clients[number as usize].seat(number);
            let unit = known.events.get(client.seat(number).events.len()).map(|next| next["event"]["trap_sprung"]["unit"].clone());
            let owner = unit.and_then(|unit| known.view["units"][unit.as_u64()? as usize]["owner"].as_u64());
            assert_eq!(is_asked, owner == Some(number), "{:?}", known.events.last());
            *(if is_asked { &mut asked } else { &mut passed }) += 1;
        }
    }
    assert!(asked > 3 && passed > 100, "{asked} asked, {passed} passed");
}

#[test]
fn in_theseus_others_cannot_tell_an_order_from_an_answer() {
    let pace = i64::from(Settings::default().pace);
    let pass = |ordered: bool| {
        let mut room = ordered_duel(5, WindowOrder::Ask);
        assert!(room.play_until(|room| window_of(room).is_some()));
        let number = window_of(&room).expect("a window");
        let client = room.clients[number as usize].clone();
        if ordered {
            room.party.does(number as u8, Command::Order { seat: seat(number as u8), orders: order(WindowOrder::PassUnlessMe) });
            assert_eq!(overheard(&mut room, number), []);
        }
        room.party.passes(pace);
        if !ordered {
            assert_eq!(overheard(&mut room, number), []);
            room.party.does(number as u8, client.option(number, 0));
        }
        overheard(&mut room, number)
    };
    let told = pass(true);
    assert!(!told.is_empty());
    assert_eq!(told, pass(false));
}

#[test]
fn passing_early_takes_effect_when_the_window_closes() {
    let (mut room, number) = open_window(|_, options| options > 1, 4);
    let opened = room.party.now;
    room.party.passes(1_000);
    room.party.table.take_outgoing();
    let client = room.clients[number as usize].clone();
    let hash = room.party.table.hash();
    let pass = client.option(number, 0);
    room.party.does(number as u8, pass);
    assert!(matches!(last(&room), What::Declined { .. }));
    assert_eq!(room.party.table.hash(), hash);
    let sent = room.party.table.take_outgoing();
    assert!(sent.iter().all(|(to, _)| to.0 == number + 1), "nobody else notices");
    assert!(sent.iter().any(|(_, text)| text.contains("\"pending\":null")), "it is decided");
    assert_eq!(room.party.table.wake(), Some(opened + WINDOW));
    assert_ne!(room.party.table.info().touched, room.party.now, "not even the time of it is told");
    let again = client.option(number, 0);
    assert_eq!(room.party.cannot(number as u8, again), protocol::RefusalCode::Stale);
    room.passes(WINDOW);
    assert_ne!(room.party.table.hash(), hash);
}

#[test]
fn a_reaction_takes_effect_at_once() {
    let (mut room, number) = open_window(|_, options| options > 1, 4);
    let hash = room.party.table.hash();
    let react = room.clients[number as usize].option(number, 1);
    room.does(number as u8, react);
    assert!(matches!(last(&room), What::Answered { by: By::Person, .. }));
    assert_ne!(room.party.table.hash(), hash);
}

#[test]
fn who_wants_to_be_asked_is_waited_for() {
    let (mut room, number) = open_window(|_, options| options == 1, 4);
    assert_eq!(room.clients[number as usize].asked(), [number], "asked even if it can only pass");
    assert_eq!(room.party.table.wake(), None);
    room.passes(10 * WINDOW);
    assert_eq!(room.clients[number as usize].asked(), [number]);
    let pass = room.clients[number as usize].option(number, 0);
    room.does(number as u8, pass);
    assert!(matches!(last(&room), What::Answered { by: By::Person, .. }), "the window has been open long enough");
}

#[test]
fn a_declined_window_survives_a_restart() {
    let (mut room, number) = open_window(|_, options| options > 1, 4);
    let pass = room.clients[number as usize].option(number, 0);
    room.party.does(number as u8, pass);
    let wake = room.party.table.wake();
    let (table, _) = host::Table::load(&room.party.table.snapshot(), room.party.now).expect("a table");
    assert_eq!(table.wake(), wake);
}

/// Whatever they hold; where there is only one person to wait for them, and nobody looks on, it is not long.
#[test]
fn bots_keep_a_window_open_as_long() {
    for (persons, long) in [(2, WINDOW), (1, i64::from(Settings::default().pace))] {
        // Bots on the other seats: sooner or later one of them is asked in a window.
        let mut room = Room::new(Party::playing(crew(4), private(), persons, 3), persons, 3);
        let mut met = 0;
        let mut now = BEGIN;
        loop {
            let question = room.clients[0].seat(0).view["question"]["choice"]["react"]["seat"].clone();
            if question.as_u64().is_some_and(|number| number >= u64::from(persons)) {
                met += 1;
                assert_eq!(room.party.table.wake(), Some(now + long));
            }
            if !room.step() {
                break;
            }
            now = room.party.now;
        }
        assert!(met > 3, "{met}");
    }
}

#[test]
fn a_window_costs_no_time_of_a_bank() {
    let clock = protocol::table::Clock::Bank { seconds: 600, increment: 10 };
    let party = Party::playing(crew(4), Settings { window: WINDOW as u32, clock, ..Settings::default() }, 4, 3);
    let mut room = Room::new(party, 4, 3);
    let banks = |room: &Room| room.party.table.info().seats.iter().map(|seat| seat.clock).collect::<Vec<_>>();
    let mut met = 0;
    loop {
        let window = room.clients[0].seat(0).view["question"]["choice"]["react"].is_object();
        let before = banks(&room);
        if !room.step() {
            break;
        }
        if window && room.party.table.is_running() {
            met += 1;
            assert_eq!(banks(&room), before);
        }
    }
    assert!(met > 3, "{met}");
}
