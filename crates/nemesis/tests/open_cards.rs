//! Cards and tokens that are being resolved are nowhere else: not in the deck, not in the bag, not discarded yet.

use kernel::{Chance, Cx, Given, Referee, Seat, SeatSet, Words as _, rule};
use nemesis::board::{Board, Figure, Whereabouts};
use nemesis::generated::attacks::AttackCard;
use nemesis::generated::crew::Character;
use nemesis::generated::rooms::Room;
use nemesis::generated::swarm::{BagToken, IntruderKind};
use nemesis::ids::FigureId;
use nemesis::procedures::{attack::IntruderAttack, development::Development, opening};
use nemesis::verbs::cards;
use nemesis::{Action, Event, Nemesis, Setup, State, Step, start};
use serde_json::json;

fn table() -> Board {
    let mut board = start::table(&Setup::new(2));
    for (seat, character) in [Character::Scout, Character::Captain].into_iter().enumerate() {
        opening::equip(&mut board, Seat::new(seat as u8), character);
    }
    board.contact = true;
    board
}

/// Runs a step to its end and tells what happened.
fn run(board: Board, step: Step) -> (Board, Vec<Event>) {
    let mut referee = Referee::new(Chance::rollout(1));
    let mut state = State::new(board, step);
    state.run(&mut referee).unwrap();
    (state.board, referee.take_log().into_iter().map(|entry| entry.event).collect())
}

// rules: N-IATK-10, N-IATK-11
#[test]
fn a_card_under_way_is_not_shuffled_into_the_new_deck() {
    let mut board = table();
    let slot = board.slot_of(Room::Hibernatorium).unwrap();
    let creeper = FigureId::of(IntruderKind::Creeper).next().unwrap();
    board.swarm.figures[creeper.index()] = Figure { slot, injuries: 0 };
    board.swarm.order.push(creeper).unwrap();
    board.decks.attacks.rest = 1 << AttackCard::Transformation1.index();
    board.decks.attacks.discard = 1 << AttackCard::Scratch1.index();
    // The empty hand calls for a second card while the first is still being resolved.
    let (board, events) = run(board, IntruderAttack::on(creeper, Seat::new(0)).into());
    let drawn: Vec<_> =
        events.iter().filter_map(|event| if let Event::AttackDrawn { card } = event { Some(*card) } else { None }).collect();
    assert_eq!(drawn, [AttackCard::Transformation1, AttackCard::Scratch1]);
    assert_eq!(board.decks.attacks.open, 0);
    assert_eq!(board.decks.attacks.discard, 1 << AttackCard::Transformation1.index() | 1 << AttackCard::Scratch1.index());
    assert_eq!(board.member(Seat::new(0)).light, 1);
}

// rules: N-ROUND-35
#[test]
fn the_token_of_the_development_cannot_be_drawn_again() {
    let mut board = table();
    let slot = board.slot_of(Room::Hibernatorium).unwrap();
    // Whatever the die shows, a numbered face is an Encounter, and the bag holds nothing but the token drawn.
    for corridor in board.corridors(slot) {
        board.noise.insert(corridor);
    }
    board.swarm.outside.take(BagToken::Adult3.index());
    board.swarm.bag.add(BagToken::Adult3.index());
    board.member_mut(Seat::new(1)).place = Whereabouts::Dead;
    let (board, events) = run(board, Development::default().into());
    assert!(events.iter().any(|event| matches!(event, Event::Encounter { .. })), "the roll of this seed is a number");
    assert!(!events.iter().any(|event| matches!(event, Event::FigurePlaced { .. })));
    assert_eq!(board.swarm.bag.count(BagToken::Adult3.index()), 1);
    assert_eq!(board.swarm.drawn, None);
}

// rules: N-ACT-25
#[test]
fn a_hand_discarded_as_a_whole_is_a_reveal() {
    let mut board = table();
    let seat = Seat::new(0);
    board.member_mut(seat).hand.add(0);
    board.member_mut(seat).hand.add(1);
    let mut referee = Referee::new(Chance::rollout(1));
    let mut discard = |referee: &mut Referee<Event>| {
        let mut cx = Cx::<Nemesis> { board: &mut board, referee, caller: None };
        cards::discard_all(rule!("N-ACT-25"), seat, false, &mut cx);
        (referee.take_log().len(), referee.take_shown(), referee.take_barrier(), referee.take_laid_open())
    };
    assert_eq!(discard(&mut referee), (2, true, true, SeatSet::of(seat)));
    assert_eq!(discard(&mut referee), (0, false, false, SeatSet::default()), "an empty hand shows nothing");
}

// rules: N-RULING-242
#[test]
fn event_cards_chosen_from_in_secret_are_a_reveal() {
    let given = json!({
        "players": ["captain", "scout"], "intruder_player": "captain", "first": "scout", "turn": "captain",
        "captain": { "cards": ["planning any"] },
    });
    let Ok(Given::Position(state)) = Nemesis::given(given.as_object().unwrap(), false) else { panic!("a position is expected") };
    let (mut state, seat) = (*state, Seat::new(0));
    let mut referee = Referee::new(Chance::rollout(1));
    state.run(&mut referee).unwrap();
    let planning = Nemesis::read("effect of planning any", &state.board).unwrap();
    state.apply(seat, &planning, &mut referee).unwrap();
    referee.take_shown();
    let mut options = Vec::new();
    state.options(seat, &mut options);
    assert!(matches!(*options, [Action::EventCard(_), Action::EventCard(_), Action::EventCard(_)]), "{options:?}");
    state.apply(seat, &options[0], &mut referee).unwrap();
    assert!(referee.take_shown(), "nobody else has seen these cards before");
}

// rules: N-RULING-242
#[test]
fn attack_cards_chosen_from_in_secret_are_a_reveal() {
    let given = json!({
        "players": ["captain", "scout"], "intruder_player": "captain", "first": "scout", "turn": "captain",
        "intruders": ["adult 011"], "captain": { "cards": ["pursuit 1"] }, "attacks": { "deck": ["slime", "bite 1"] },
    });
    let Ok(Given::Position(state)) = Nemesis::given(given.as_object().unwrap(), false) else { panic!("a position is expected") };
    let (mut state, seat) = (*state, Seat::new(0));
    let mut referee = Referee::new(Chance::rollout(1));
    state.run(&mut referee).unwrap();
    let attack = Nemesis::read("attack with pursuit 1", &state.board).unwrap();
    state.apply(seat, &attack, &mut referee).unwrap();
    // One Intruder, one Character.
    let mut options = Vec::new();
    for _ in 0..2 {
        options.clear();
        state.options(seat, &mut options);
        assert!(matches!(*options, [Action::Figure(_) | Action::Who(_)]), "{options:?}");
        state.apply(seat, &options[0], &mut referee).unwrap();
    }
    options.clear();
    state.options(seat, &mut options);
    assert!(matches!(*options, [Action::AttackCard(_), Action::AttackCard(_)]), "{options:?}");
    referee.take_shown();
    let slime = Action::AttackCard(AttackCard::Slime);
    state.apply(seat, &slime, &mut referee).unwrap();
    assert!(state.board.member(Seat::new(1)).slimed, "nothing else than this card is shown");
    assert!(referee.take_shown(), "nobody else has seen this card before");
}
