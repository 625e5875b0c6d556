//! Before the game.

use bots::BotName;
use host::{NewTable, Record, Table, What};
use protocol::message::Role;
use protocol::table::{Clock, Phase, Settings, Sitter};
use protocol::{Command, Millis, RefusalCode, TableId};

use crate::party::{BEGIN, Party, agreed, crew, duel, of_type, person, seat, session, who};
use serde_json::json;

fn sit(number: u8) -> Command {
    Command::Sit { seat: seat(number), name: None }
}

#[test]
fn only_free_seats_are_taken_and_only_one_s_own_are_left() {
    let mut party = Party::open(crew(3), Settings::default());
    party.does(1, sit(0));
    assert_eq!(party.cannot(2, sit(0)), RefusalCode::SeatTaken);
    assert_eq!(party.cannot(2, Command::Stand { seat: seat(0) }), RefusalCode::NotYourSeat);
    assert_eq!(party.cannot(2, sit(3)), RefusalCode::Malformed, "there are three seats");
    // Hot-seat: one person sits on several.
    party.does(1, sit(2));
    assert_eq!(party.table.members(), [(person(1), seat(0)), (person(1), seat(2))]);
    party.does(1, Command::Stand { seat: seat(0) });
    party.does(2, sit(0));
}

#[test]
fn a_seat_number_past_the_table_is_no_seat() {
    let mut party = Party::open(crew(3), Settings::default());
    let past: Command = serde_json::from_value(json!({ "do": "sit", "seat": 9 })).expect("a command");
    assert_eq!(party.cannot(1, past), RefusalCode::Malformed);
}

#[test]
fn only_the_host_seats_bots_agrees_settles_names_and_starts() {
    let mut party = Party::open(crew(2), Settings::default());
    party.does(1, sit(1));
    for command in [
        Command::SeatBot { seat: seat(0), bot: BotName::Rookie },
        Command::Agree { agreed: duel() },
        Command::Settle { settings: Settings::default() },
        Command::Rename { name: "Saturday".to_owned() },
        Command::Start,
        Command::Kick { seat: seat(1) },
        Command::HandOver { to: person(1) },
        Command::Abandon,
    ] {
        // Giving up is also for the last one at a table, so somebody else sits here.
        party.table.command(&who(3), &sit(0), BEGIN, &mut || [0; 32]).ok();
        assert_eq!(party.cannot(1, command), RefusalCode::Forbidden);
    }
}

#[test]
fn nothing_is_dealt_before_every_seat_is_taken() {
    let mut party = Party::open(crew(2), Settings::default());
    party.does(0, sit(0));
    let mut asked_for_random = 0;
    let refused = party.table.command(&who(0), &Command::Start, BEGIN, &mut || {
        asked_for_random += 1;
        [0; 32]
    });
    assert_eq!(refused.expect_err("a seat is free").code, RefusalCode::NotReady);
    assert_eq!(asked_for_random, 0, "there is no seed either");
    assert!(party.table.info().commitment.is_none() && party.table.hash().is_none());
    party.does(0, Command::SeatBot { seat: seat(1), bot: BotName::Random });
    party.does(0, Command::Start);
    assert_eq!(party.table.phase(), Phase::Playing);
    assert_eq!(party.cannot(0, Command::Start), RefusalCode::WrongPhase);
}

#[test]
fn the_commitment_is_told_before_the_first_view_and_the_seed_is_not() {
    let mut party = Party::open(duel(), Settings::default());
    party.does(0, sit(0));
    party.does(0, sit(1));
    let welcome = party.arrives(1, 0, Role::Player);
    assert_eq!(of_type(&welcome, "update").len(), 0);
    party.sent(1);
    party.does(0, Command::Start);
    let sent = party.sent(1);
    assert_eq!(sent[0]["type"], "table");
    let commitment = sent[0]["table"]["commitment"].as_str().expect("a commitment").to_owned();
    assert_eq!(of_type(&sent, "update").len(), 2, "one for each seat: {sent:?}");
    let seed = party.records.iter().find_map(|Record { what, .. }| match what {
        What::Started { seed, commitment: written, .. } => {
            assert_eq!(*written, commitment);
            Some(seed.clone())
        }
        _ => None,
    });
    let seed = seed.expect("the game has begun");
    assert_eq!(seed.parse::<kernel::Seed>().expect("a seed").commitment(), commitment);
    assert!(!sent.iter().any(|message| message.to_string().contains(&seed)));
}

#[test]
fn a_new_agreement_keeps_the_seats_that_are_still_there() {
    let mut party = Party::open(crew(4), Settings::default());
    party.does(1, sit(1));
    party.does(2, sit(3));
    party.does(0, Command::Agree { agreed: crew(2) });
    let info = party.table.info();
    assert_eq!(info.seats.len(), 2);
    assert!(matches!(info.seats[1].sitter, Sitter::Person { person: sits, .. } if sits == person(1)));
    assert_eq!(party.table.members(), [(person(1), seat(1))]);
    // What no rule allows is not agreed on.
    let nine = agreed(json!({ "game": "nemesis", "setup": { "players": 9, "mode": "cooperative", "side": "basic", "takeover": false } }));
    assert_eq!(party.cannot(0, Command::Agree { agreed: nine }), RefusalCode::Rule);
}

#[test]
fn the_host_kicks_and_hands_over() {
    let mut party = Party::open(crew(2), Settings::default());
    party.does(1, sit(1));
    assert_eq!(party.cannot(0, Command::HandOver { to: person(5) }), RefusalCode::Forbidden, "who sits here can be host");
    party.does(0, Command::HandOver { to: person(1) });
    assert_eq!(party.table.info().host, person(1));
    assert_eq!(party.cannot(0, Command::Start), RefusalCode::Forbidden);
    party.does(0, sit(0));
    party.does(1, Command::Kick { seat: seat(0) });
    assert_eq!(party.table.info().seats[0].sitter, Sitter::Nobody);
}

#[test]
fn only_a_host_who_is_gone_for_long_is_followed() {
    const MINUTE: Millis = 60_000;
    let take = |number: u8| Command::HandOver { to: person(number) };
    let mut party = Party::open(crew(3), Settings::default());
    party.does(0, sit(0));
    party.does(1, sit(1));
    party.arrives(1, 1, Role::Player);
    party.passes(4 * MINUTE);
    assert_eq!(party.cannot(1, take(1)), RefusalCode::Forbidden, "four minutes are not enough");
    // The host only looks at the table, and then leaves it.
    party.arrives(2, 0, Role::Spectator);
    party.passes(60 * MINUTE);
    assert_eq!(party.cannot(1, take(1)), RefusalCode::Forbidden, "the host has a device here");
    party.table.leave(session(2), party.now);
    party.passes(5 * MINUTE - 1);
    assert_eq!(party.cannot(1, take(1)), RefusalCode::Forbidden, "the time begins when they leave");
    party.passes(1);
    assert_eq!(party.cannot(2, take(2)), RefusalCode::Forbidden, "who does not sit here");
    assert_eq!(party.cannot(2, take(1)), RefusalCode::Forbidden, "nobody gives the role to somebody else");
    assert_eq!(party.cannot(1, Command::Start), RefusalCode::Forbidden, "it has to be taken first");
    party.does(1, take(1));
    assert_eq!(party.table.host(), person(1));
    assert_eq!(party.cannot(0, take(0)), RefusalCode::Forbidden, "the new host is here");
}

#[test]
fn how_long_a_host_may_be_away_is_told_and_kept_to() {
    let mut party = Party::open(crew(2), Settings::default());
    party.does(1, sit(1));
    party.table.set_host_away(90_000);
    let welcome = party.arrives(1, 1, Role::Player);
    assert_eq!(of_type(&welcome, "welcome")[0]["host_away"], 90_000);
    party.passes(89_999);
    assert_eq!(party.cannot(1, Command::HandOver { to: person(1) }), RefusalCode::Forbidden);
    party.passes(1);
    party.does(1, Command::HandOver { to: person(1) });
}

#[test]
fn a_host_is_given_time_again_at_a_table_that_was_loaded() {
    let mut party = Party::open(crew(2), Settings::default());
    party.does(0, sit(0));
    party.does(1, sit(1));
    party.passes(60 * 60_000);
    let (table, _) = Table::load(&party.table.snapshot(), party.now).expect("a table");
    party.table = table;
    party.arrives(1, 1, Role::Player);
    assert_eq!(party.cannot(1, Command::HandOver { to: person(1) }), RefusalCode::Forbidden);
    party.passes(5 * 60_000);
    party.does(1, Command::HandOver { to: person(1) });
}

#[test]
fn a_host_is_not_followed_while_a_game_is_played() {
    let mut party = Party::playing(duel(), Settings::default(), 2, 1);
    party.passes(60 * 60_000);
    assert_eq!(party.cannot(1, Command::HandOver { to: person(1) }), RefusalCode::Forbidden);
}

#[test]
fn tables_that_make_no_sense_are_not_opened() {
    let open = |name: &str, settings: Settings| {
        let id = TableId::from_random([1; 10]);
        Table::open(NewTable { id, name: name.to_owned(), agreed: duel(), settings, host: who(0), now: BEGIN }).map(|_| ())
    };
    assert!(open("  Friday ", Settings::default()).is_ok());
    assert!(open("", Settings::default()).is_err());
    assert!(open("a\nb", Settings::default()).is_err());
    assert!(open(&"x".repeat(41), Settings::default()).is_err());
    assert!(open("Friday", Settings { window: 600_000, ..Settings::default() }).is_err());
    assert!(open("Friday", Settings { clock: Clock::Each { seconds: 0 }, ..Settings::default() }).is_err());
}

#[test]
fn a_seat_link_gives_a_seat_to_another_person() {
    let mut party = Party::playing(duel(), Settings::default(), 2, 1);
    party.arrives(1, 1, Role::Player);
    party.arrives(5, 5, Role::Player);
    party.sent(5);
    let records = party.table.give_seat(seat(1), &who(5), party.now).expect("a seat");
    assert_eq!(records.len(), 1);
    let all = party.table.take_outgoing();
    let updates = |id: u64| all.iter().filter(|(to, text)| to.0 == id && text.contains("\"seat\":1,\"turn\"")).count();
    assert_eq!((updates(5), updates(1)), (1, 0), "the new owner sees the seat, the old one does not");
    assert_eq!(party.table.members(), [(person(0), seat(0)), (person(5), seat(1))]);
}
