//! Items at work: found, joined, crafted and traded, and what others learn of it.

use kernel::{Chance, List, Referee, Seat, SeatSet, Viewer};
use nemesis::action::{Action, Deed};
use nemesis::board::{Board, Carried, Thing};
use nemesis::cards::{Cards, HandCard};
use nemesis::generated::crew::{ActionCard, Character};
use nemesis::generated::items::{Item, RED};
use nemesis::ids::SlotId;
use nemesis::procedures::opening::equip;
use nemesis::procedures::search::Search;
use nemesis::procedures::turn::Turn;
use nemesis::{Choice, Event, Setup, State, Step};

const SCOUT: Seat = Seat::new(0);
const CAPTAIN: Seat = Seat::new(1);
const PILOT: Seat = Seat::new(2);

/// Three Characters in the Hibernatorium, the Scout with some cards to pay with.
fn table() -> Board {
    let mut board = nemesis::start::table(&Setup::new(3));
    for (seat, character) in [(SCOUT, Character::Scout), (CAPTAIN, Character::Captain), (PILOT, Character::Pilot)] {
        equip(&mut board, seat, character);
    }
    let scout = board.member_mut(SCOUT);
    scout.hand = Cards::default();
    for kind in 0..4 {
        scout.hand.add(kind);
    }
    board
}

struct Game {
    state: State,
    referee: Referee<Event>,
}

impl Game {
    fn begin(board: Board, step: impl Into<Step>) -> Self {
        let mut game = Self { state: State::new(board, step.into()), referee: Referee::new(Chance::rollout(7)) };
        game.state.run(&mut game.referee).expect("runs");
        game.settle();
        game
    }

    fn settle(&mut self) {
        self.state.settle(&mut self.referee, &mut Vec::new()).expect("settles");
    }

    fn options(&self, seat: Seat) -> Vec<Action> {
        let mut options = Vec::new();
        self.state.options(seat, &mut options);
        options
    }

    /// Takes answers; what is silently answered in between is answered.
    fn answer(&mut self, seat: Seat, answers: &[Action]) {
        for action in answers {
            if let Err(refused) = self.state.apply(seat, action, &mut self.referee) {
                panic!("{action:?}: {refused:?}, but {:?}", self.options(seat));
            }
            self.settle();
        }
    }

    fn pays(&mut self, seat: Seat) {
        while matches!(self.state.decision(), Some((_, Choice::Pay { .. }))) {
            let card = self.options(seat)[0];
            self.answer(seat, &[card]);
        }
    }

    fn does(&mut self, deed: Deed, aims: &[Action]) {
        self.answer(SCOUT, &[Action::Do(deed)]);
        self.answer(SCOUT, aims);
        self.pays(SCOUT);
    }
}

fn thing(item: Item) -> Action {
    Action::Item(item)
}

fn known(viewer: Seat, owner: Seat, board: &Board) -> Vec<Item> {
    board.inventory.of(owner).filter_map(|held| held.seen_by(Viewer::Seat(viewer))).collect()
}

// rules: N-ACT-31, N-ACT-34, N-RULING-44, N-RULING-46, N-RULING-239
#[test]
fn an_exchange_moves_ammo_and_knowledge_and_ends_the_tape() {
    let mut board = table();
    let taped = |item: Item, ammo: u8| Carried { ammo, tape: 1, ..Carried::new(Thing::Item(item)) };
    let scout = board.member_mut(SCOUT);
    scout.hands = List::new();
    for carried in [taped(Item::Rifle, 2), taped(Item::PrototypePistol, 3), Carried::new(Thing::Carcass)] {
        assert!(scout.hands.push(carried).is_ok());
    }
    board.inventory.add(SCOUT, Item::Bandages, SeatSet::NONE);
    board.inventory.add(CAPTAIN, Item::Tools, SeatSet::NONE);
    let mut game = Game::begin(board, Turn::of(SCOUT));
    game.does(Deed::Trade, &[]);
    game.answer(SCOUT, &[Action::With(CAPTAIN), thing(Item::Bandages), thing(Item::Rifle), Action::Done]);
    let table = &game.state.board.trade;
    assert!(table.seen_by(Viewer::Seat(CAPTAIN)).is_some() && table.seen_by(Viewer::Seat(PILOT)).is_none());
    assert_eq!(known(CAPTAIN, SCOUT, &game.state.board), [Item::Bandages]);
    game.answer(CAPTAIN, &[thing(Item::Tools), Action::Done]);
    game.answer(SCOUT, &[Action::Yes]);
    let board = &game.state.board;
    assert_eq!(known(SCOUT, SCOUT, board), [Item::Tools]);
    assert_eq!(known(SCOUT, CAPTAIN, board), [Item::Bandages]);
    assert!(known(PILOT, CAPTAIN, board).is_empty() && known(PILOT, SCOUT, board).is_empty());
    assert_eq!(board.member(CAPTAIN).hands.as_slice()[1], Carried { ammo: 2, ..Carried::new(Thing::Item(Item::Rifle)) });
    assert!(board.member(SCOUT).hands.iter().all(|carried| carried.tape == 0));
    assert_eq!(board.trade, Default::default());
    // Every other player in the Room still has its say.
    game.answer(SCOUT, &[Action::Done]);
    assert!(matches!(game.state.decision(), Some((_, Choice::Trade { seat: CAPTAIN, .. }))));
    game.answer(CAPTAIN, &[Action::Done]);
    game.answer(PILOT, &[Action::Done]);
    assert!(matches!(game.state.decision(), Some((_, Choice::Action { seat: SCOUT }))));
}

// rules: N-RULING-46
#[test]
fn whoever_receives_too_much_drops_something() {
    let mut board = table();
    let captain = board.member_mut(CAPTAIN);
    assert!(captain.hands.push(Carried::new(Thing::Carcass)).is_ok());
    let mut game = Game::begin(board, Turn::of(SCOUT));
    game.does(Deed::Trade, &[]);
    game.answer(SCOUT, &[Action::With(CAPTAIN), thing(Item::Rifle)]);
    game.answer(CAPTAIN, &[Action::Done]);
    game.answer(SCOUT, &[Action::Yes]);
    assert!(matches!(game.state.decision(), Some((_, Choice::Drop { seat: CAPTAIN, optional: false }))));
    game.answer(CAPTAIN, &[Action::Thing(Thing::Carcass)]);
    assert_eq!(game.state.board.member(CAPTAIN).hands.len(), 2);
    assert_eq!(game.state.board.chamber(SlotId(10)).objects.carcasses, 1);
}

// rules: N-RULING-119, N-SEARCH-04, N-ITEM-09
#[test]
fn a_short_deck_is_refilled_from_below_and_the_other_card_stays_secret() {
    let mut board = table();
    let kind = |item: Item| RED.iter().position(|&other| other == item).expect("a red Item");
    let deck = &mut board.decks.items[0];
    deck.rest = Default::default();
    deck.rest.add(kind(Item::PrototypeRifle));
    deck.discard.add(kind(Item::Decoy));
    let mut game = Game::begin(board, Search::of(SCOUT, 0));
    assert_eq!(game.options(SCOUT), [Action::Item(Item::PrototypeRifle), Action::Item(Item::Decoy)]);
    assert!(game.state.board.set_aside.iter().all(|card| card.seen_by(Viewer::Seat(CAPTAIN)).is_none()));
    game.answer(SCOUT, &[Action::Item(Item::PrototypeRifle)]);
    let board = &game.state.board;
    assert_eq!(board.ammo(SCOUT, Item::PrototypeRifle), 1);
    let under = board.decks.items[0].bottom.as_slice();
    assert_eq!(under.len(), 1);
    assert!(under[0].seen_by(Viewer::Seat(SCOUT)).is_some() && under[0].seen_by(Viewer::Seat(CAPTAIN)).is_none());
    assert!(board.set_aside.is_empty() && board.decks.items[0].discard.is_empty());
}

// rules: N-INFO-18, N-RULING-120
#[test]
fn a_heavy_card_that_is_not_kept_shows_to_nobody() {
    let mut board = table();
    board.decks.items[0].rest = Default::default();
    for item in [Item::PrototypeRifle, Item::PrototypePistol] {
        board.decks.items[0].rest.add(RED.iter().position(|&other| other == item).expect("a red Item"));
    }
    assert!(board.member_mut(SCOUT).hands.push(Carried::new(Thing::Carcass)).is_ok());
    let mut game = Game::begin(board, Search::of(SCOUT, 0));
    game.answer(SCOUT, &[Action::Item(Item::PrototypeRifle), Action::Pass]);
    assert_eq!(game.state.board.decks.items[0].bottom.len(), 2);
    let seen = |viewer: Viewer| game.referee.entries().iter().filter_map(|it| nemesis::event::seen(&it.event, viewer)).collect::<Vec<_>>();
    let shows = |events: Vec<Event>| format!("{events:?}").contains("Prototype");
    assert!(shows(seen(Viewer::Seat(SCOUT))));
    assert!(!shows(seen(Viewer::Seat(CAPTAIN))) && !shows(seen(Viewer::Spectator)));
}

// rules: N-CRAFT-02, N-CRAFT-03, N-ITEM-08
#[test]
fn a_flamethrower_needs_two_items_and_a_hand() {
    let mut board = table();
    board.inventory.add(SCOUT, Item::Chemicals, SeatSet::NONE);
    assert!(nemesis::procedures::craft::check_with(SCOUT, &board, true).is_err());
    board.inventory.add(SCOUT, Item::DuctTape, SeatSet::NONE);
    assert!(nemesis::procedures::craft::check_with(SCOUT, &board, true).is_ok());
    assert!(nemesis::procedures::craft::check(SCOUT, &board).is_err());
    board.inventory.add(SCOUT, Item::Tools, SeatSet::NONE);
    let mut full = board;
    assert!(full.member_mut(SCOUT).hands.push(Carried::new(Thing::Carcass)).is_ok());
    assert!(nemesis::procedures::craft::check(SCOUT, &full).is_err());
    let mut game = Game::begin(board, Turn::of(SCOUT));
    game.does(Deed::Craft, &[]);
    let board = &game.state.board;
    assert_eq!(board.ammo(SCOUT, Item::Flamethrower), 4);
    assert_eq!(known(SCOUT, SCOUT, board), [Item::DuctTape]);
    assert_eq!(board.decks.items[1].discard.len(), 2);
}

// rules: N-WOUND-16, N-ITEM-11
#[test]
fn the_autoloader_saves_the_card_for_its_rifle_alone() {
    let mut board = table();
    let scout = board.member_mut(SCOUT);
    scout.hand = Cards::default();
    scout.hands = List::new();
    for carried in [
        Carried { ammo: 2, autoloader: true, ..Carried::new(Thing::Item(Item::AssaultRifle)) },
        Carried { ammo: 1, ..Carried::new(Thing::Item(Item::Rifle)) },
    ] {
        assert!(scout.hands.push(carried).is_ok());
    }
    board.inventory.add(SCOUT, Item::EnergyChargeRed, SeatSet::NONE);
    let mut game = Game::begin(board, Turn::of(SCOUT));
    game.does(Deed::Use(Item::EnergyChargeRed), &[]);
    assert_eq!(game.state.board.ammo(SCOUT, Item::AssaultRifle), 6);
    assert_eq!(game.state.board.ammo(SCOUT, Item::Rifle), 1);
}

// rules: N-RULING-98
#[test]
fn which_card_is_scanned_with_alcohol_is_nobody_elses_business() {
    let mut board = table();
    for card in [HandCard::UNSCANNED, HandCard::INFECTED] {
        let kind = card.kind(Character::Scout).expect("every Character can hold it");
        board.member_mut(SCOUT).hand.add(kind);
    }
    board.decks.contamination = 25;
    board.inventory.add(SCOUT, Item::Alcohol, SeatSet::NONE);
    let mut game = Game::begin(board, Turn::of(SCOUT));
    game.does(Deed::Use(Item::Alcohol), &[]);
    assert_eq!(game.options(SCOUT), [Action::Card(HandCard::UNSCANNED), Action::Card(HandCard::INFECTED)]);
    game.answer(SCOUT, &[Action::Card(HandCard::INFECTED)]);
    let scout = game.state.board.member(SCOUT);
    assert_eq!((scout.hand.contamination(), scout.discard.contamination()), (1, 1));
    assert!(!scout.larva);
    assert!(scout.holds_card(HandCard::UNSCANNED) && !scout.holds_card(HandCard::action(ActionCard::Order)));
}
