//! What an answer puts at stake is told by the engine, with the rule that makes it so.

use kernel::{Game as _, Given, Seat, Stakes, Words as _};
use serde_json::json;
use theseus::generated::sectors::Sector;
use theseus::{Board, Choice, Theseus};

const FIRST: Seat = Seat::new(0);

fn board(given: serde_json::Value) -> Board {
    let serde_json::Value::Object(given) = given else { panic!("a table") };
    match Theseus::given(&given, false) {
        Ok(Given::Position(state)) => state.board,
        Ok(Given::Setup(_)) => panic!("a position is expected"),
        Err(error) => panic!("{error}"),
    }
}

/// Which of some options of the first seat are final.
fn at_stake(board: &Board, choice: Choice, cases: &[(&str, bool)]) {
    let mut options = Vec::new();
    choice.options(FIRST, board, &mut options);
    for &(answer, is_final) in cases {
        let action = Theseus::read(answer, board).unwrap_or_else(|| panic!("{answer} is no answer"));
        assert!(options.contains(&action), "{choice:?}: {answer} is not among {options:?}");
        assert_eq!(Theseus::stakes(&choice, FIRST, &action, board), Stakes { is_final, cost: 0 }, "{choice:?}: {answer}");
    }
}

fn station() -> Board {
    board(json!({
        "players": ["marines", "aliens"], "turn": "marines",
        "marines": { "reserve": 1, "instants": 1, "bonus": ["bonus passage", "bonus upgrade"], "deck": 2, "top": "marines arsenal" },
        "corridors": { "a": "marines 1", "b": "aliens 1", "s1": "marines mine", "s2": "bonus upgrade" },
        "technical_hall": { "s1": "marines trap detector" },
        "loading_dock": { "a": "marines 2", "s2": "aliens hidden" },
        "alien_nest": { "a": "aliens 2", "p1": "aliens nest", "p2": "marines mine" },
    }))
}

/// T-SECACT-17: what is cleaned away leaves the game. T-RULING-37: neither is allowed, and nothing of it comes back in this turn.
#[test]
fn the_own_sector() {
    let home = Choice::Home { seat: FIRST, sector: Sector::LoadingDock };
    at_stake(&station(), home, &[("loading dock s2", true), ("pass", true), ("upgrade token", false)]);
}

/// T-PENDING-04: an enemy card is discarded from the game. T-PENDING-05: an own one is installed. T-PENDING-01: or nothing is done.
#[test]
fn pending_cards() {
    let pending = Choice::Pending { seat: FIRST, sector: Sector::AlienNest };
    at_stake(&station(), pending, &[("alien nest p1", true), ("alien nest p2", false), ("pass", true)]);
    // T-PENDING-03: on an empty slot nothing is lost.
    let elsewhere = Choice::Pending { seat: FIRST, sector: Sector::Corridors };
    at_stake(&station(), elsewhere, &[("corridors p1", false)]);
}

/// T-PENDING-07: an own card makes room and is out of the game (T-PENDING-11). T-BONUS-01: a Bonus card is taken, not lost.
#[test]
fn installing() {
    let install = Choice::Install { seat: FIRST };
    at_stake(&station(), install, &[("corridors s1", true), ("corridors s2", false), ("corridors s3", false)]);
}

/// T-CARDTYPE-08, T-BONUS-05: used once and then discarded. T-UPGRADE-01: a token returns to the pool. T-CARDTYPE-06: what is kept is kept.
#[test]
fn what_is_in_reserve() {
    let uses = [("use tactical order", true), ("use bonus upgrade", true), ("use upgrade token", false)];
    at_stake(&station(), Choice::Window { seat: FIRST }, &uses);
    at_stake(&station(), Choice::Window { seat: FIRST }, &[("pass", false)]);
    let unit = station().unit_ids().next().expect("a unit");
    let start = Choice::StartMove { seat: FIRST, unit, own: true };
    at_stake(&station(), start, &[("use bonus passage", true), ("pass", false)]);
}

/// T-CARDTYPE-18: the card leaves the game. T-CARDTYPE-01: it works when a Move ends, and then no more.
#[test]
fn detonation() {
    let board = board(json!({
        "players": ["scientists", "aliens"], "turn": "scientists",
        "alien_nest": { "a": "scientists 1", "b": "aliens 1", "s1": "scientists detonation" },
    }));
    at_stake(&board, Choice::Detonate { seat: FIRST }, &[("detonate", true), ("pass", true)]);
}

/// T-CARDTYPE-01, T-PANDORA-30: what a card offers and nobody takes is gone for this turn; what is taken is not final.
#[test]
fn what_cards_offer() {
    let seat = FIRST;
    let marines = station();
    at_stake(&marines, Choice::TrapDetector { seat }, &[("pass", true), ("corridors", false)]);
    at_stake(&marines, Choice::MoveEnemy { seat }, &[("pass", true), ("aliens 1", false)]);
    let aliens = board(json!({
        "players": ["aliens", "marines"], "turn": "aliens",
        "corridors": { "a": "marines 1", "b": "aliens 1" },
    }));
    at_stake(&aliens, Choice::AttackFromDarkness { seat }, &[("pass", true), ("aliens 1", false)]);
    at_stake(&aliens, Choice::Kidnap { seat, sector: Sector::Corridors }, &[("pass", true), ("marines 1", false)]);
    let greys = board(json!({ "players": ["greys", "marines"], "turn": "greys", "corridors": { "a": "greys 1" } }));
    at_stake(&greys, Choice::Invisibility { seat }, &[("pass", true), ("greys 1", false)]);
    let scientists = board(json!({
        "players": ["scientists", "marines"], "turn": "scientists",
        "corridors": { "a": "scientists 1", "s1": "scientists archives", "p1": "scientists archives" },
    }));
    at_stake(&scientists, Choice::RemoteControl { seat }, &[("pass", true)]);
    at_stake(&scientists, Choice::BasePlans { seat }, &[("pass", true), ("corridors p1", false)]);
    let pandora = board(json!({
        "players": ["pandora", "marines"], "turn": "pandora", "pandora_token": "left of control centre",
        "corridors": { "a": "being 1", "s1": "marines mine" },
    }));
    at_stake(&pandora, Choice::TakeOver { seat, sector: Sector::Corridors }, &[("pass", true), ("corridors s1", false)]);
}

/// T-MOVE-10: a unit that goes on, enters or stays gives nothing away.
#[test]
fn moves() {
    let (board, seat) = (station(), FIRST);
    let unit = board.unit_ids().next().expect("a unit");
    at_stake(&board, Choice::Move { seat }, &[("marines 1", false)]);
    at_stake(&board, Choice::Path { seat, unit, own: true, leap: true }, &[("pass", false), ("leap", false)]);
    at_stake(&board, Choice::LastSector { seat, runner: true, own: true }, &[("pass", false), ("run on", false)]);
    at_stake(&board, Choice::Teleport { seat }, &[("pass", false), ("corridors", false)]);
    at_stake(&board, Choice::Room { seat, sector: Sector::Corridors }, &[("corridors c", false)]);
    at_stake(&board, Choice::Malfunction { seat }, &[("loading dock s2", false), ("alien nest p1", false)]);
}

/// T-TRAP-04: Fire, Tentacles and an active Defence System work on units that pass. T-MALF-02: not under the Malfunction token.
#[test]
fn traps_in_passing() {
    let seen = |given: serde_json::Value| {
        let board = board(given);
        let slot = |text: &str| match Theseus::read(text, &board) {
            Some(theseus::Action::Slot(slot)) => slot,
            other => panic!("{text}: {other:?}"),
        };
        let working = |text: &str| theseus::procedures::traps::works_in_passing(slot(text), &board);
        ["corridors s1", "corridors s2", "corridors s3", "technical hall s1", "technical hall s2"].map(working)
    };
    let station = json!({
        "players": ["marines", "aliens", "scientists"], "turn": "marines", "mode": "each against all",
        "corridors": { "s1": "marines fire", "s2": "aliens tentacles", "s3": "marines mine" },
        "technical_hall": { "s1": "scientists defence system", "s2": "scientists defence system armed" },
    });
    assert_eq!(seen(station.clone()), [true, true, false, false, true]);
    let mut broken = station;
    broken["malfunction"] = json!("corridors s1");
    assert_eq!(seen(broken), [false, true, false, false, true]);
}
