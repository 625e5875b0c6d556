//! What an answer puts at stake is told by the engine: what it costs, and what cannot be made good.

use kernel::{Chance, Game as _, Given, Referee, Seat, Stakes, Words as _};
use nemesis::action::Deed;
use nemesis::{Action, Choice, Event, Nemesis, Setup, State};
use serde_json::{Value, json};

struct Table {
    state: State,
    referee: Referee<Event>,
}

impl Table {
    fn given(given: &Value) -> Self {
        let state = match Nemesis::given(given.as_object().expect("a table"), false) {
            Ok(Given::Position(state)) => *state,
            Ok(Given::Setup(_)) => panic!("a position is expected"),
            Err(error) => panic!("{error}"),
        };
        Self::run(state, Referee::new(Chance::rollout(3)))
    }

    fn run(mut state: State, mut referee: Referee<Event>) -> Self {
        state.run(&mut referee).expect("runs");
        Self { state, referee }
    }

    fn asked(&self) -> (Seat, Choice) {
        let (waiting, choice) = self.state.decision().expect("a question");
        (waiting.iter().next().expect("a seat"), *choice)
    }

    fn options(&self) -> Vec<Action> {
        let mut options = Vec::new();
        self.state.options(self.asked().0, &mut options);
        options
    }

    fn stakes(&self, answer: &str) -> Stakes {
        let (seat, choice) = self.asked();
        let action = Nemesis::read(answer, &self.state.board).unwrap_or_else(|| panic!("{answer} is no answer"));
        assert!(self.options().contains(&action), "{choice:?}: {answer} is not among {:?}", self.options());
        Nemesis::stakes(&choice, seat, &action, &self.state.board)
    }

    fn is_final(&self, answer: &str) -> bool {
        self.stakes(answer).is_final
    }

    fn cost(&self, answer: &str) -> u8 {
        self.stakes(answer).cost
    }

    fn answer(mut self, answers: &[&str]) -> Self {
        for answer in answers {
            let (seat, _) = self.asked();
            let action = Nemesis::read(answer, &self.state.board).unwrap_or_else(|| panic!("{answer} is no answer"));
            let options = self.options();
            self.state.apply(seat, &action, &mut self.referee).unwrap_or_else(|refused| panic!("{answer}: {refused}; {options:?}"));
        }
        self
    }
}

fn captain(more: Value) -> Value {
    let mut given =
        json!({ "players": ["captain", "pilot"], "pilot": { "room": "001" }, "captain": { "hand": ["search", "search", "rest"] } });
    for (key, value) in more.as_object().expect("a table") {
        given[key] = value.clone();
    }
    given
}

/// N-ACT-14 to N-ACT-20: what the basic actions cost. N-ACT-24: a Room action costs 2. N-ACT-05: a card pays not for itself.
#[test]
fn what_actions_cost() {
    let table = Table::given(&captain(json!({ "time": "8" })));
    assert_eq!(table.cost("room action"), 2);
    for option in table.options() {
        let text = Nemesis::say(&option, &table.state.board);
        let printed = match option {
            Action::Do(Deed::Move(_)) => 1,
            Action::Do(Deed::Careful(_)) => 2,
            _ => continue,
        };
        assert_eq!(table.cost(&text), printed, "{text}");
    }
    assert_eq!(table.cost("pass"), 0);
    let printed = nemesis::generated::crew::ActionCard::Motivation.facts().cost;
    let table = Table::given(&captain(json!({ "captain": { "hand": ["motivation", "search", "search"] } })));
    assert_eq!(table.cost("play motivation"), printed);
}

/// N-WOUND-16: with a Hand wound every Item action costs 1 more. N-WOUND-15: with a Leg wound an Escape costs 2, another Move 1.
#[test]
fn wounds_cost_more() {
    let hurt = |wound: &str| json!({ "room": "013", "hand": ["search", "search", "rest"], "inventory": ["bandages"], "serious": [wound] });
    assert_eq!(Table::given(&captain(json!({ "captain": hurt("hand") }))).cost("use bandages"), 2);
    assert_eq!(Table::given(&captain(json!({ "captain": hurt("leg") }))).cost("use bandages"), 1);
    let way = |given: Value| {
        let table = Table::given(&captain(given));
        let is_way = |option: &Action| matches!(option, Action::Do(Deed::Move(_)));
        let way = table.options().into_iter().find(is_way).expect("a way");
        Nemesis::stakes(&table.asked().1, Seat::new(0), &way, &table.state.board).cost
    };
    assert_eq!(way(json!({ "captain": hurt("leg") })), 1);
    assert_eq!(way(json!({ "captain": hurt("leg"), "rooms": { "013": "armory 1" }, "intruders": ["adult 013"] })), 2);
}

/// The text of the Autoloader: loading the Assault Rifle with an Energy Charge costs 0. N-ACT-25: everything else the Charge does
/// costs 1. N-RULING-40: what it is aimed at is settled before it is paid, so what is told on the way adds up to what is paid.
#[test]
fn the_autoloader_makes_one_weapon_free() {
    let soldier = |more: Value| {
        let mut soldier = json!({ "room": "013", "hand": ["search", "search"], "inventory": ["energy charge red"] });
        for (key, value) in more.as_object().expect("a table") {
            soldier[key] = value.clone();
        }
        Table::given(&json!({ "players": ["soldier", "pilot"], "pilot": { "room": "001" }, "soldier": soldier }))
    };
    let paid = |table: &Table| match table.asked().1 {
        Choice::Pay { .. } => 1,
        _ => 0,
    };
    let weapons = json!({ "hands": ["assault rifle 2 + autoloader", "rifle 1"] });
    assert_eq!(soldier(weapons.clone()).cost("use energy charge red"), 0, "the Assault Rifle is among what can be chosen");
    let announced = soldier(weapons.clone()).answer(&["use energy charge red"]);
    assert_eq!(announced.cost("option 1"), 0);
    assert_eq!(announced.cost("option 2"), 1, "a Door");
    let loading = announced.answer(&["option 1"]);
    assert_eq!(loading.cost("assault rifle"), 0);
    assert_eq!(loading.cost("rifle"), 1);
    assert_eq!(paid(&loading.answer(&["assault rifle"])), 0);
    assert_eq!(paid(&soldier(weapons).answer(&["use energy charge red", "option 1", "rifle"])), 1);

    // N-WOUND-16: with a Hand wound 1 and 2.
    let hurt = soldier(json!({ "hands": ["assault rifle 2 + autoloader"], "serious": ["hand"] }));
    assert_eq!(hurt.cost("use energy charge red"), 1);
    assert_eq!(hurt.answer(&["use energy charge red"]).cost("option 2"), 1);

    // Without the Autoloader, and with nothing that it could load, all is settled at once.
    for hands in [json!(["assault rifle 2"]), json!(["assault rifle 6 + autoloader"]), json!(["assault rifle 6 + autoloader", "rifle 1"])] {
        let table = soldier(json!({ "hands": hands }));
        assert_eq!(table.cost("use energy charge red"), 1, "{hands}");
        let table = table.answer(&["use energy charge red"]);
        assert_eq!(table.cost("option 2"), 0, "{hands}: that was told before");
    }
}

/// N-ESC-04: before an Escape each Intruder attacks; a Move into a quiet Room can be thought over while it is paid. N-ACT-02: with just
/// as many cards as it costs, or cards of one kind only, nothing is left to be asked.
#[test]
fn what_is_done_at_once_is_asked_for_once_more() {
    let way = |hand: Value, intruders: Value| {
        let crew = json!({ "room": "013", "hand": hand });
        let table = Table::given(&captain(json!({ "captain": crew, "rooms": { "013": "armory 1" }, "intruders": intruders })));
        let is_way = |option: &Action| matches!(option, Action::Do(Deed::Move(_)));
        let way = table.options().into_iter().find(is_way).expect("a way");
        Nemesis::stakes(&table.asked().1, Seat::new(0), &way, &table.state.board).is_final
    };
    assert!(!way(json!(["search", "rest"]), json!([])));
    assert!(way(json!(["search", "rest"]), json!(["adult 013"])), "an Escape");
    assert!(way(json!(["search"]), json!([])), "the only card");
    assert!(way(json!(["search", "search"]), json!([])), "whichever of two alike");
    assert!(!way(json!(["search", "rest", "search"]), json!([])));
    // N-RULING-41: a cost of 0 needs no card, and Items are drawn at once.
    let searcher = json!({ "room": "013", "hand": ["search", "rest"] });
    assert!(Table::given(&captain(json!({ "captain": searcher, "rooms": { "013": "armory 1" } }))).is_final("play search"));
}

/// N-ROUND-16: who has passed takes no more turns in this round. N-ITEM-14: a dropped Item is lost; an Object lies in the Room.
#[test]
fn passing_and_dropping() {
    let table = Table::given(&captain(json!({ "captain": { "hand": ["search"], "inventory": ["bandages"], "hands": ["egg"] } })));
    assert!(table.is_final("pass"));
    assert!(table.is_final("drop bandages"));
    assert!(!table.is_final("drop egg"));
}

/// N-ACT-26: a single-use Item is discarded after its action; another is not.
#[test]
fn single_use_items() {
    let items = json!({ "hand": ["search", "search", "rest"], "inventory": ["bandages"], "light": 1 });
    let table = Table::given(&captain(json!({ "captain": items })));
    assert!(table.is_final("use bandages"));
    let table = Table::given(&json!({
        "players": ["mechanic", "pilot"], "pilot": { "room": "001" },
        "mechanic": { "room": "015", "hand": ["search", "search"], "inventory": ["plasma torch"] },
    }));
    assert!(!table.is_final("use plasma torch"));
}

/// N-HIB-03, N-HIB-07: who hibernates takes no further part and cannot wake up. N-ROOM-SURGERY-05: who is operated on passes.
#[test]
fn rooms_that_end_it() {
    assert!(Table::given(&captain(json!({ "time": "8" }))).is_final("room action"));
    let there = |room: &str| json!({ "rooms": { "013": format!("{room} 1") }, "captain": { "room": "013", "hand": ["search", "search"] } });
    assert!(Table::given(&captain(there("surgery"))).is_final("room action"));
    assert!(!Table::given(&captain(there("generator"))).is_final("room action"));
}

/// N-TECH-03: the Mechanic's card says to pass.
#[test]
fn cards_that_end_it() {
    let table = Table::given(&json!({
        "players": ["mechanic", "scout"], "rooms": { "014": "cabins", "015": "canteen 2" }, "scout": { "room": "014" },
        "mechanic": { "room": "015", "hand": ["technical corridors", "search", "search"] },
    }));
    assert!(table.is_final("play technical corridors"));
    let aimed = table.answer(&["play technical corridors"]);
    assert!(!aimed.is_final("014"), "that was decided before");
}

/// N-CRAFT-02, N-RULING-227: what is given up counts as used, once it is settled what.
#[test]
fn components() {
    let table = Table::given(&captain(json!({ "captain": { "hand": ["search", "search"], "inventory": ["chemicals", "bandages"] } })));
    assert!(!table.is_final("craft"));
    let table = table.answer(&["craft"]);
    assert!(!table.is_final("molotov cocktail"));
    let table = table.answer(&["molotov cocktail"]);
    assert!(!table.is_final("chemicals"));
    assert!(table.answer(&["chemicals"]).is_final("bandages"));
}

/// N-SETUP-34, N-SETUP-35: one of two Characters, for the whole game.
#[test]
fn characters() {
    let mut referee = Referee::new(Chance::rollout(5));
    let state = Nemesis::start(&Setup::new(2), &mut referee).expect("a table");
    let table = Table::run(state, referee);
    let (seat, choice) = table.asked();
    assert!(matches!(choice, Choice::Character { .. }), "{choice:?}");
    for option in table.options() {
        assert_eq!(Nemesis::stakes(&choice, seat, &option, &table.state.board), Stakes { is_final: true, cost: 0 });
    }
}

/// Whether an answer to a question is final, where the board says nothing about it.
fn told(choice: Choice, action: Action) -> bool {
    let table = Table::given(&captain(json!({})));
    Nemesis::stakes(&choice, Seat::new(0), &action, &table.state.board).is_final
}

/// N-POD-09: who is launched takes no further part. N-POD-11, N-POD-12: who waits passes. N-POD-13: stepping out costs nothing.
#[test]
fn pods() {
    let seat = Seat::new(0);
    assert!(told(Choice::Launch { seat }, Action::Launch));
    assert!(told(Choice::Launch { seat }, Action::Wait));
    assert!(told(Choice::PodTurn { seat }, Action::Launch));
    assert!(told(Choice::PodTurn { seat }, Action::Stay));
    assert!(!told(Choice::PodTurn { seat }, Action::StepOut));
    assert!(!told(Choice::BoardPod { seat, slot: nemesis::ids::SlotId::default() }, Action::Pod(nemesis::ids::PodId(0))));
}

/// N-GOAL-03: the other Objective is removed from the game. N-MODE-INTRUDER-01, N-RULING-210: the Intruders are offered once.
/// N-MODE-INTRUDER-08: the Intruder player passes for the round; a card is played in any turn.
#[test]
fn parts_in_the_game() {
    use nemesis::action::IntruderUse;
    use nemesis::generated::objectives::Objective;
    use nemesis::generated::swarm::IntruderCard;
    let seat = Seat::new(0);
    assert!(told(Choice::Objective { seats: kernel::SeatSet::of(seat) }, Action::Objective(Objective::ALL[0])));
    assert!(told(Choice::TakeOver { seat }, Action::Yes));
    assert!(told(Choice::TakeOver { seat }, Action::No));
    assert!(told(Choice::Intruders { seat }, Action::Pass));
    assert!(!told(Choice::Intruders { seat }, Action::Intruder(IntruderUse::Move, IntruderCard::ALL[0])));
}

/// N-RULING-104, N-RULING-120, N-ITEM-14: what makes room is lost, and so is what finds no room. N-ACT-26: Armor is used once.
#[test]
fn hands_and_reactions() {
    use nemesis::board::Thing;
    use nemesis::choice::Trigger;
    use nemesis::generated::items::Item;
    let seat = Seat::new(0);
    assert!(told(Choice::Drop { seat, optional: false }, Action::Item(Item::Shotgun)));
    assert!(!told(Choice::Drop { seat, optional: false }, Action::Thing(Thing::Egg)));
    assert!(told(Choice::Drop { seat, optional: true }, Action::Pass));
    let react = Choice::React { seat, trigger: Trigger::Attack { surprise: false } };
    assert!(told(react, Action::Item(Item::Armor)));
    assert!(!told(react, Action::Pass));
}

/// What is answered on the way to something decided before is not final.
#[test]
fn steps_on_the_way() {
    let seat = Seat::new(0);
    assert!(!told(Choice::Pay { seat }, Action::Pass));
    assert!(!told(Choice::Discard { seat, why: nemesis::choice::Discarding::Pass }, Action::Done));
    assert!(!told(Choice::Scan { seat }, Action::Pass));
    assert!(!told(Choice::Accept { seat, from: Seat::new(1) }, Action::No));
}
