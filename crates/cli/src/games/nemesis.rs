//! *Nemesis* as the commands offer it.

use kernel::{Outcome, Seat};
use nemesis::board::EndCause;
use nemesis::generated::crew::Character;
use nemesis::{Board, Choice, Ending, Mode, Nemesis, Setup, View};

use super::{ModeWords, Offered};
use crate::commands::table::{Table, TableError};

impl Offered for Nemesis {
    type Part = Character;
    const PART: &'static str = "character";
    const PARTS: &'static str = "characters";
    const BESIDE: &'static str = "with";
    const SPANS: &'static str = "rounds";
    const SURVIVAL: bool = true;
    const ARRANGEMENTS: &'static str = "setups";

    fn setups(table: &Table) -> Result<Vec<Setup>, TableError> {
        table.nemesis()
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.players)
    }

    fn mode(setup: &Setup) -> ModeWords {
        match setup.mode {
            Mode::SemiCooperative => ModeWords { id: "semi_cooperative", words: "semi-cooperative" },
            Mode::Solo => ModeWords { id: "solo", words: "solo" },
            Mode::Cooperative => ModeWords { id: "cooperative", words: "cooperative" },
        }
    }

    fn agreed(_: &Setup) -> Option<Vec<Character>> {
        None
    }

    fn part(board: &Board, seat: Seat) -> Option<Character> {
        board.member(seat).character
    }

    fn part_id(part: Character) -> &'static str {
        part.id()
    }

    fn part_name(part: Character) -> &'static str {
        part.name()
    }

    fn spans(board: &Board) -> u64 {
        u64::from(board.round)
    }

    fn survived(board: &Board, seat: Seat) -> bool {
        board.survives(seat)
    }

    fn counted(board: &Board, outcome: &Outcome<Ending>) -> Vec<(&'static str, String)> {
        let survivors = board.seats().filter(|&seat| Self::survived(board, seat)).count();
        let mut counted = vec![("Survivors", survivors.to_string()), ("Winners", outcome.winners.len().to_string())];
        counted.extend(board.ending.map(|cause| ("What ended it", cause_words(cause).to_owned())));
        counted.extend(board.arrived.map(|destination| ("Arrival", destination.name().to_owned())));
        if board.intruder_player.is_some() {
            // N-MODE-INTRUDER-20: the aim is that nobody wins.
            let how = if outcome.winners.is_empty() { "and nobody won" } else { "and somebody won" };
            counted.push(("Somebody took over the Intruders", how.to_owned()));
        }
        counted
    }

    fn ending_number(ending: Ending) -> u64 {
        ending as u64
    }

    fn seen_question(view: &View) -> Option<&Choice> {
        view.question.as_ref().map(|question| &question.choice)
    }
}

fn cause_words(cause: EndCause) -> &'static str {
    match cause {
        EndCause::Jump => "the ship jumps",
        EndCause::SelfDestruct => "the ship destroys itself",
        EndCause::NinthFire => "a ninth Fire",
        EndCause::NinthMalfunction => "a ninth Malfunction",
        EndCause::NobodyActive => "no active Character is left",
    }
}
