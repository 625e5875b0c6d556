//! *Theseus: The Dark Orbit* as the commands offer it.

use kernel::{Outcome, Seat};
use theseus::generated::cards::Faction;
use theseus::{Board, Choice, Ending, Mode, Setup, Theseus, View};

use super::{ModeWords, Offered};
use crate::commands::table::{Table, TableError};

impl Offered for Theseus {
    type Part = Faction;
    const PART: &'static str = "faction";
    const PARTS: &'static str = "factions";
    const BESIDE: &'static str = "against";
    const SPANS: &'static str = "turns";
    const SURVIVAL: bool = false;
    const ARRANGEMENTS: &'static str = "arrangements of factions";

    fn setups(table: &Table) -> Result<Vec<Setup>, TableError> {
        table.theseus()
    }

    fn players(setup: &Setup) -> usize {
        setup.factions.len()
    }

    fn mode(setup: &Setup) -> ModeWords {
        match setup.mode {
            Mode::Duel => ModeWords { id: "duel", words: "duel" },
            Mode::EachAgainstAll => ModeWords { id: "each_against_all", words: "each against all" },
            Mode::Alliances => ModeWords { id: "alliances", words: "alliances" },
        }
    }

    fn agreed(setup: &Setup) -> Option<Vec<Faction>> {
        Some(setup.factions.clone())
    }

    fn part(board: &Board, seat: Seat) -> Option<Faction> {
        Some(board.faction(seat))
    }

    fn part_id(part: Faction) -> &'static str {
        part.id()
    }

    fn part_name(part: Faction) -> &'static str {
        part.name()
    }

    fn spans(board: &Board) -> u64 {
        u64::from(board.clock)
    }

    fn survived(_: &Board, _: Seat) -> bool {
        false
    }

    fn counted(_: &Board, _: &Outcome<Ending>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn ending_number(ending: Ending) -> u64 {
        ending as u64
    }

    fn seen_question(view: &View) -> Option<&Choice> {
        view.question.as_ref().map(|question| &question.choice)
    }
}
