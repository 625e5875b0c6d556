//! The ship at work: Doors, Pods, engines, the end of the game; and the player of the Intruders.

use kernel::{Chance, Dictated, Game as _, Pool, Referee, Seat, SeatSet, Secret, Viewer};
use nemesis::action::{Action, Deed, IntruderUse};
use nemesis::board::{Board, Door, Ending, IntruderPlayer, Whereabouts};
use nemesis::cards::Cards;
use nemesis::generated::attacks::AttackCard;
use nemesis::generated::crew::Character;
use nemesis::generated::events::EventCard;
use nemesis::generated::objectives::Objective;
use nemesis::generated::rooms::Room;
use nemesis::generated::ship::TIME_OPENS;
use nemesis::generated::swarm::{BagToken, IntruderCard, IntruderKind};
use nemesis::ids::{FigureId, PodId, SlotId};
use nemesis::places::ship::engines;
use nemesis::procedures::event_card::EventCardStep;
use nemesis::procedures::intruder_turn::IntruderTurn;
use nemesis::procedures::opening::equip;
use nemesis::procedures::turn::Turn;
use nemesis::view::SeenAside;
use nemesis::{Choice, Event, Nemesis, Setup, State, Step, View};

const CAPTAIN: Seat = Seat::new(0);
const PILOT: Seat = Seat::new(1);

/// The Captain with four different cards and the Pilot with none, in the Hibernatorium; Objectives are chosen.
fn table() -> Board {
    let mut board = nemesis::start::table(&Setup::new(2));
    equip(&mut board, CAPTAIN, Character::Captain);
    equip(&mut board, PILOT, Character::Pilot);
    board.contact = true;
    let captain = board.member_mut(CAPTAIN);
    captain.hand = Cards::default();
    for kind in 0..4 {
        captain.deck.take(kind);
        captain.hand.add(kind);
    }
    board
}

fn explore(board: &mut Board, slot: SlotId, room: Room) {
    board.decks.tiles.take(room.index());
    let chamber = board.chamber_mut(slot);
    (chamber.room, chamber.explored) = (Some(room), true);
}

fn keep(board: &mut Board, seat: Seat, objective: Objective) {
    board.member_mut(seat).objectives = [Some(Secret::new(objective, SeatSet::of(seat))), None];
}

struct Game {
    state: State,
    referee: Referee<Event>,
}

impl Game {
    fn begin(board: Board, step: impl Into<Step>, chance: &[(&str, &str)]) -> Self {
        let script = chance.iter().map(|(source, outcome)| Dictated { source: (*source).to_owned(), outcome: (*outcome).to_owned() });
        let mut referee = Referee::new(Chance::dictated(script.collect::<Vec<_>>()));
        let mut state = State::new(board, step.into());
        state.run(&mut referee).expect("runs");
        Self { state, referee }
    }

    fn options(&self, seat: Seat) -> Vec<Action> {
        let mut options = Vec::new();
        self.state.options(seat, &mut options);
        options
    }

    fn choice(&self) -> Option<Choice> {
        self.state.decision().map(|(_, choice)| *choice)
    }

    /// Takes answers; costs are paid with whatever there is.
    fn answer(&mut self, seat: Seat, answers: &[Action]) {
        for action in answers {
            if let Err(refused) = self.state.apply(seat, action, &mut self.referee) {
                panic!("{action:?}: {refused:?}, but {:?}", self.options(seat));
            }
            while let Some(Choice::Pay { seat }) = self.choice() {
                let card = self.options(seat)[0];
                self.state.apply(seat, &card, &mut self.referee).expect("pays");
            }
        }
    }

    /// Everything dictated came about, and nothing else.
    fn finish(&self) {
        assert_eq!(self.referee.chance().complaint(), None);
    }
}

// rules: N-ROOM-EVACA-05, N-POD-09, N-END-09, N-WIN-02, N-WIN-05, N-WIN-06, N-GOAL-11
#[test]
fn the_last_one_leaves_and_is_the_only_survivor() {
    let mut board = table();
    let section = SlotId(1);
    explore(&mut board, section, Room::EvacuationSectionA);
    board.member_mut(CAPTAIN).place = Whereabouts::Room(section);
    board.member_mut(PILOT).place = Whereabouts::Hibernating;
    board.ship.pods[0].locked = false;
    keep(&mut board, CAPTAIN, Objective::SalvagingThePrimeAsset);
    keep(&mut board, PILOT, Objective::AbOvo);
    let chance = [
        ("noise die", "silence"),
        ("engine 1", "working"),
        ("engine 2", "damaged"),
        ("engine 3", "working"),
        ("coordinates", "coordinates 3"),
    ];
    let mut game = Game::begin(board, Turn::of(CAPTAIN), &chance);
    game.answer(CAPTAIN, &[Action::Do(Deed::RoomAction), Action::Pod(PodId(0))]);
    assert_eq!(game.options(CAPTAIN), [Action::Launch, Action::Wait]);
    game.answer(CAPTAIN, &[Action::Launch]);
    // B of Coordinates 3 is Mars: the Pilot does not wake up.
    let outcome = game.state.outcome().expect("the game is over");
    assert_eq!((outcome.ending, outcome.winners), (Ending::Jump, SeatSet::of(CAPTAIN)));
    assert!(game.state.board.member(PILOT).is_dead());
    game.finish();
}

// rules: N-RULING-77, N-HIB-01
#[test]
fn whoever_never_met_an_intruder_chooses_at_the_end() {
    let mut board = table();
    board.contact = false;
    board.ship.time = TIME_OPENS;
    board.member_mut(PILOT).place = Whereabouts::Dead;
    let both = [Objective::AbOvo, Objective::SalvagingThePrimeAsset];
    board.member_mut(CAPTAIN).objectives = both.map(|objective| Some(Secret::new(objective, SeatSet::of(CAPTAIN))));
    board.ship.engines = [Some(Secret::new(true, SeatSet::NONE)); 3];
    let mut game = Game::begin(board, Turn::of(CAPTAIN), &[("noise die", "silence"), ("coordinates", "coordinates 5")]);
    game.answer(CAPTAIN, &[Action::Do(Deed::RoomAction)]);
    assert_eq!(game.options(CAPTAIN), both.map(Action::Objective));
    game.answer(CAPTAIN, &[Action::Objective(both[1])]);
    assert_eq!(game.state.outcome().map(|outcome| outcome.winners), Some(SeatSet::of(CAPTAIN)));
    game.finish();
}

// rules: N-ROOM-AIRLOCK-02, N-DOOR-14, N-RULING-57, N-RULING-133
#[test]
fn the_airlock_takes_closed_doors_from_elsewhere_when_the_supply_is_short() {
    let mut board = table();
    let (control, target) = (SlotId(14), SlotId(12));
    explore(&mut board, control, Room::AirlockControl);
    explore(&mut board, target, Room::Generator);
    board.member_mut(CAPTAIN).place = Whereabouts::Room(control);
    let own: Vec<_> = board.corridors(target).collect();
    let others: Vec<_> = board.all_corridors().filter(|corridor| !own.contains(corridor)).take(11).collect();
    for (index, corridor) in others.iter().enumerate() {
        *board.doors.at_mut(corridor.index()) = if index < 3 { Door::Closed } else { Door::Destroyed };
    }
    let mut game = Game::begin(board, Turn::of(CAPTAIN), &[]);
    game.answer(CAPTAIN, &[Action::Do(Deed::RoomAction), Action::Room(target)]);
    // One token was left; the other two Corridors of the Generator need Doors from elsewhere, never the one just placed.
    assert_eq!(game.options(CAPTAIN), others[..3].iter().map(|&corridor| Action::Corridor(corridor)).collect::<Vec<_>>());
    game.answer(CAPTAIN, &[Action::Corridor(others[0]), Action::Corridor(others[2])]);
    assert_eq!(game.state.board.ship.airlock, Some(target));
    assert!(own.iter().all(|&corridor| game.state.board.door(corridor) == Door::Closed));
    assert_eq!(game.state.board.door(others[0]), Door::Open);
    assert_eq!(game.state.board.door(others[1]), Door::Closed);
}

// rules: N-ENG-03, N-ENG-04, N-INFO-05
#[test]
fn a_swap_is_announced_and_only_the_one_who_did_it_knows_the_engine() {
    let mut board = table();
    let slot = engines::slot_of(0, &board).expect("an Engine Room");
    assert_eq!(engines::engine_at(slot, &board), Some(0));
    board.member_mut(CAPTAIN).place = Whereabouts::Room(slot);
    let card = nemesis::generated::crew::ActionCard::BasicRepairs;
    let kind = board.member(CAPTAIN).kind_of(nemesis::cards::HandCard::action(card)).expect("a card of the Captain");
    let captain = board.member_mut(CAPTAIN);
    captain.hand.counts[kind] = 1;
    captain.deck.counts[kind] = 0;
    let mut game = Game::begin(board, Turn::of(CAPTAIN), &[("engine 1", "damaged")]);
    game.answer(CAPTAIN, &[Action::Do(Deed::Play(card)), Action::Option(2), Action::Swap]);
    let swaps = game.referee.entries().iter().filter(|entry| matches!(entry.event, Event::EngineHandled { swapped: true, .. }));
    assert_eq!(swaps.count(), 1);
    assert_eq!(View::of(&game.state, Viewer::Seat(CAPTAIN)).engines, [Some(true), None, None]);
    assert_eq!(View::of(&game.state, Viewer::Seat(PILOT)).engines, [None; 3]);
    game.finish();
}

// rules: N-MODE-INTRUDER-13, N-RULING-242
#[test]
fn the_attack_cards_not_chosen_lie_under_the_deck_known_to_the_intruder_player_alone() {
    let mut board = table();
    board.member_mut(PILOT).place = Whereabouts::Dead;
    let hand = 1 << IntruderCard::Pursuit1.index();
    board.intruder_player = Some(IntruderPlayer { seat: PILOT, hand, ..IntruderPlayer::default() });
    board.round = 1;
    let adult = FigureId::of(IntruderKind::Adult).next().expect("an Adult");
    let slot = board.room_of(CAPTAIN).expect("a Room");
    board.swarm.figures[adult.index()].slot = slot;
    board.swarm.order.push(adult).expect("there is room");
    board.swarm.outside = Pool::empty();
    board.swarm.bag.add(BagToken::Blank.index());
    let chance = [("attack cards", "slime"), ("attack cards", "bite 1")];
    let mut game = Game::begin(board, IntruderTurn::of(PILOT), &chance);
    game.answer(PILOT, &[Action::Intruder(IntruderUse::Attack, IntruderCard::Pursuit1), Action::Figure(adult), Action::Who(CAPTAIN)]);
    assert_eq!(game.options(PILOT), [Action::AttackCard(AttackCard::Slime), Action::AttackCard(AttackCard::Bite1)]);
    assert_eq!(View::of(&game.state, Viewer::Seat(CAPTAIN)).set_aside, SeenAside::Attacks(vec![None, None]));
    game.answer(PILOT, &[Action::AttackCard(AttackCard::Slime)]);
    assert!(game.state.board.member(CAPTAIN).slimed);
    assert_eq!(View::of(&game.state, Viewer::Seat(PILOT)).attacks.bottom, [Some(AttackCard::Bite1)]);
    assert_eq!(View::of(&game.state, Viewer::Seat(CAPTAIN)).attacks.bottom, [None]);
    let told = |event: &Event| nemesis::event::seen(event, Viewer::Seat(CAPTAIN)).map(|event| format!("{event:?}")).unwrap_or_default();
    assert!(!game.referee.entries().iter().any(|entry| told(&entry.event).contains("Bite1")));
    game.finish();
}

/// Coolant Leak tells everybody whether the unexplored Generator is out of order: the table a viewer imagines agrees.
// rules: N-RULING-186, N-RULING-39
#[test]
fn an_imagined_generator_lies_where_coolant_leak_has_told() {
    let broken = SlotId(12);
    let mut started = [0; 2];
    for seed in 0..60 {
        let mut board = table();
        board.chamber_mut(broken).malfunction = true;
        let mut referee = Referee::silent(Chance::rollout(seed));
        let mut state = State::new(board, EventCardStep::chosen(EventCard::CoolantLeak).into());
        state.run(&mut referee).unwrap();
        let starts = state.board.ship.self_destruct.is_some();
        started[usize::from(starts)] += 1;
        for viewer in [Viewer::Seat(CAPTAIN), Viewer::Spectator] {
            let imagined = Nemesis::determinize(&Nemesis::view(&state, viewer), &mut Chance::rollout(seed)).unwrap();
            let lies = |slot: &SlotId| imagined.board.chamber(*slot).tile.is_some_and(|tile| *tile.truth(&referee) == Room::Generator);
            let generator = SlotId::all().find(lies).unwrap();
            assert_eq!(generator == broken, starts, "seed {seed}: {generator:?}");
        }
    }
    assert!(started.iter().all(|&times| times > 0), "{started:?}");
}
