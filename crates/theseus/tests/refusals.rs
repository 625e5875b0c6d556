//! A refused answer hears what is wrong with it in the situation at hand.

use kernel::{Given, Seat, Words as _};
use serde_json::json;
use theseus::generated::sectors::Sector;
use theseus::procedures::assault::{Among, Attacker, Scope};
use theseus::refusal::why_not;
use theseus::{Board, Choice, Theseus};

fn board(given: serde_json::Value) -> Board {
    let serde_json::Value::Object(given) = given else { panic!("a table") };
    match Theseus::given(&given, false) {
        Ok(Given::Position(state)) => state.board,
        Ok(Given::Setup(_)) => panic!("a position is expected"),
        Err(error) => panic!("{error}"),
    }
}

/// Checks what the Marines, who sit first and are active, hear about each answer.
fn hears(board: &Board, choice: Choice, cases: &[(&str, &str, &str)]) {
    let seat = Seat::new(0);
    let mut options = Vec::new();
    choice.options(seat, board, &mut options);
    for (answer, rule, reason) in cases {
        let action = Theseus::read(answer, board).unwrap_or_else(|| panic!("{answer} is no answer"));
        assert!(!options.contains(&action), "{answer} is allowed");
        let refusal = why_not(&choice, seat, &action, board);
        assert_eq!((refusal.rule.as_str(), refusal.reason.as_str()), (*rule, *reason), "{answer}");
    }
}

fn station() -> Board {
    board(json!({
        "players": ["marines", "aliens"], "turn": "marines",
        "marines": { "reserve": 1 },
        "corridors": { "a": "marines 1", "b": "aliens 1", "s1": "marines mine", "s2": "aliens tentacles" },
        "loading_dock": { "a": "marines 2", "s1": "marines combat post +3", "s2": "aliens hidden" },
        "alien_nest": { "a": "aliens 2" },
        "space": ["marines 3", "aliens 3"],
        "malfunction": "corridors s2",
    }))
}

#[test]
fn units() {
    let (board, seat, sector) = (station(), Seat::new(0), Sector::Corridors);
    hears(
        &board,
        Choice::ExtraTurn { seat },
        &[
            ("aliens 1", "T-MOVE-01", "aliens 1 is not yours: a Move is made with an own unit"),
            ("marines 3", "T-RULING-10", "marines 3 is in Space and cannot be chosen for an extra turn"),
            ("pass", "T-SECACT-13", "the extra turn is compulsory: a unit has to be chosen"),
            ("corridors c", "T-SECACT-09", "\"Extra turn: which unit moves?\" is not answered with a Room"),
            ("run on", "T-SECACT-09", "\"Extra turn: which unit moves?\" is not answered with one sector more"),
        ],
    );
    hears(&board, Choice::Push { seat, sector }, &[("marines 2", "T-PUSH-01", "marines 2 does not stand in the Corridors")]);
    hears(
        &board,
        Choice::Attacker { seat, scope: Scope::Sector(sector) },
        &[
            ("aliens 1", "T-MINOR-06", "aliens 1 is not yours: only own units attack"),
            ("marines 2", "T-MINOR-04", "only units in the Corridors attack now"),
            ("marines 3", "T-ATTACK-15", "marines 3 does not stand in a sector and cannot attack"),
            ("corridors s1", "T-RULING-30", "Mine does not attack"),
            ("loading dock s2", "T-RULING-30", "this Hidden is not yours"),
        ],
    );
    let marine = board.unit_ids().next().expect("a unit");
    hears(
        &board,
        Choice::Target { seat, attacker: Attacker::Unit(marine), among: Among::All },
        &[
            ("marines 2", "T-ATTACK-01", "marines 2 is of your side: only enemy units are attacked"),
            ("aliens 2", "T-ATTACK-01", "aliens 2 stands in another sector than the attacker"),
            ("aliens 3", "T-ATTACK-15", "aliens 3 does not stand in a sector and cannot be attacked"),
        ],
    );
    hears(
        &board,
        Choice::Transfer { seat, sector },
        &[("aliens 2", "T-RULING-90", "aliens 2 does not stand in the Corridors"), ("pass", "T-RULING-32", "a unit has to be chosen")],
    );
}

#[test]
fn cards() {
    let (board, seat) = (station(), Seat::new(0));
    hears(
        &board,
        Choice::SpendUpgrade { seat },
        &[
            ("loading dock s1", "T-UPGRADE-06", "strengthening Combat Post takes 4 tokens; you have 1 in reserve"),
            ("corridors s2", "T-UPGRADE-03", "Tentacles is an enemy's: only own cards are strengthened"),
            ("control centre s1", "T-UPGRADE-03", "no card lies on control centre s1"),
            ("wreck s1", "T-SETUP-02", "the Wreck is not in this game"),
            ("aliens 1", "T-UPGRADE-01", "aliens 1 is an enemy's: only own units are turned"),
        ],
    );
    hears(
        &board,
        Choice::Home { seat, sector: Sector::LoadingDock },
        &[
            ("corridors s2", "T-RULING-37", "a card under the Malfunction token cannot be removed"),
            ("loading dock s1", "T-SECACT-17", "Combat Post is of your side: Base Cleaning removes an enemy card"),
            ("corridors s1", "T-SECACT-21", "Base Cleaning removes cards of the Loading Dock only"),
        ],
    );
    hears(
        &board,
        Choice::CardOrder { seat, sector: Sector::Corridors, among: 0 },
        &[
            ("corridors s1", "T-CARDACT-01", "Mine is no Action card"),
            ("loading dock s1", "T-CARDACT-01", "Combat Post does not lie in the Corridors"),
            ("use bonus passage", "T-BONUS-02", "you hold no Bonus card Passage"),
            ("use tactical order", "T-CARDTYPE-06", "there is no Instant in your reserve"),
        ],
    );
    hears(
        &board,
        Choice::Pending { seat, sector: Sector::Corridors },
        &[
            ("alien nest p1", "T-PENDING-01", "the Move ended in the Corridors: only its pending slots are used"),
            ("corridors p1", "T-PENDING-10", "the slot is empty, and so is your deck"),
        ],
    );
}

#[test]
fn places_players_and_numbers() {
    let (board, seat) = (station(), Seat::new(0));
    hears(
        &board,
        Choice::Room { seat, sector: Sector::Corridors },
        &[
            ("corridors b", "T-SECTOR-10", "aliens 1 stands in this Room already"),
            ("alien nest b", "T-MOVE-06", "the Move ends in the Corridors"),
            ("use upgrade token", "T-TIMING-02", "not before this is decided: Which Room of the Corridors?"),
        ],
    );
    hears(
        &board,
        Choice::KidnapTo { seat, from: Sector::Corridors },
        &[
            ("corridors", "T-CARD-KIDNAP-01", "the unit is taken away from the Corridors"),
            ("wreck", "T-CARD-KIDNAP-01", "the Wreck is not in this game"),
        ],
    );
    hears(&board, Choice::Degrade { seat }, &[("marines", "T-CARD-DEGRADE-01", "only an opponent can be chosen")]);
    hears(&board, Choice::TimeLoop { seat, most: 1 }, &[("2 points", "T-MOVE-12", "at most 1 point can be spent in this Time Loop")]);
    hears(
        &board,
        Choice::Draft { seats: kernel::SeatSet::of(seat) },
        &[("aliens hidden", "T-ADVANCED-03", "Hidden is a card of the Aliens")],
    );
}
