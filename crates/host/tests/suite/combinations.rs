//! Every way to agree on a game: what the rules allow can be opened, filled and begun; what they do not is refused with their rule.

use bots::BotName;
use host::{NewTable, Table};
use protocol::table::{Phase, Settings};
use protocol::{AnySetup, Command, Refusal, RefusalCode, TableId};
use serde_json::{Value, json};

use crate::party::{BEGIN, Party, agreed, seat, who};

const FACTIONS: [&str; 5] = ["marines", "aliens", "scientists", "greys", "pandora"];

/// All lists of so many factions, in every order; some name one twice.
fn sides(players: usize) -> Vec<Vec<&'static str>> {
    (0..players).fold(vec![vec![]], |shorter, _| {
        shorter.iter().flat_map(|list| FACTIONS.map(|faction| [list.as_slice(), &[faction]].concat())).collect()
    })
}

/// Fixed rings are left out: each is a list of its own.
fn of_theseus(factions: &[&str]) -> Vec<Value> {
    let mut all = Vec::new();
    for mode in ["duel", "each_against_all", "alliances"] {
        for ring in ["standard", "even", "random", "in_turns"] {
            for (levels, opening) in (0..=4).flat_map(|levels| [1, 2, 3].map(|opening| (levels, opening))) {
                for decks in ["random", "chosen"] {
                    let setup =
                        json!({ "factions": factions, "mode": mode, "ring": ring, "levels": levels, "opening": opening, "decks": decks });
                    all.push(json!({ "game": "theseus", "setup": setup }));
                }
            }
        }
    }
    all
}

fn of_nemesis() -> Vec<Value> {
    let mut all = Vec::new();
    for players in 0..=6 {
        for mode in ["semi_cooperative", "solo", "cooperative"] {
            for side in ["basic", "alternate"] {
                for takeover in [false, true] {
                    let setup = json!({ "players": players, "mode": mode, "side": side, "takeover": takeover });
                    all.push(json!({ "game": "nemesis", "setup": setup }));
                }
            }
        }
    }
    all
}

fn open(agreed: AnySetup) -> Result<Party, Refusal> {
    let new = NewTable {
        id: TableId::from_random([1; 10]),
        name: "Friday".to_owned(),
        agreed,
        settings: Settings::default(),
        host: who(0),
        now: BEGIN,
    };
    Table::open(new).map(|(table, records)| Party::of(table, records))
}

/// People where a bit of `mix` is set, bots elsewhere; then the game begins, and somebody is asked.
fn begins(agreed: &AnySetup, mix: usize) {
    let mut party = open(agreed.clone()).unwrap_or_else(|refusal| panic!("{agreed:?}: {refusal:?}"));
    let seats = agreed.seats();
    assert_eq!(party.table.info().seats.len(), seats);
    for number in 0..seats as u8 {
        if mix >> number & 1 == 1 {
            party.does(number, Command::Sit { seat: seat(number), name: None });
        } else {
            party.does(0, Command::SeatBot { seat: seat(number), bot: BotName::Random });
        }
    }
    party.does(0, Command::Start);
    let summary = party.table.summary();
    assert!(summary.phase == Phase::Playing && !summary.waiting.is_empty(), "{agreed:?}: {summary:?}");
}

/// Tries all; how many were allowed. Every mix of people and bots comes by turns, or with every setup.
fn try_all(all: impl IntoIterator<Item = Value>, every_mix: bool) -> usize {
    let mut allowed = 0;
    for value in all {
        let agreed = agreed(value);
        match agreed.check() {
            Ok(()) => {
                let mixes = 1 << agreed.seats();
                let chosen = if every_mix { 0..mixes } else { allowed % mixes..allowed % mixes + 1 };
                chosen.for_each(|mix| begins(&agreed, mix));
                allowed += 1;
            }
            Err(error) => {
                let refusal = open(agreed.clone()).err().unwrap_or_else(|| panic!("{agreed:?} is against {}", error.rule));
                assert_eq!((refusal.code, refusal.rule), (RefusalCode::Rule, Some(error.rule.to_string())), "{agreed:?}");
            }
        }
    }
    allowed
}

#[test]
fn every_setup_of_theseus_is_a_table() {
    let all = (1..=4).flat_map(sides).flat_map(|factions| of_theseus(&factions));
    let allowed = try_all(all, false);
    assert!(allowed > 10_000, "{allowed} setups");
}

#[test]
fn every_setup_of_nemesis_is_a_table_with_every_mix_of_people_and_bots() {
    // Four crews of two to five with and without takeover, five cooperative ones and one alone, on both sides of the board.
    assert_eq!(try_all(of_nemesis(), true), 2 * (4 * 2 + 5 + 1));
}
