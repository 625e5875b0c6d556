//! The questions before a game of Nemesis.

use bots::BotName;
use nemesis::generated::ship::BoardSide;
use nemesis::{Mode, Nemesis, Setup};

use super::agreement::first_game;
use super::names;
use crate::error::CliError;
use crate::terminal::agreement::{Agreement, usual_sitters};
use crate::terminal::dialogue::{Asker, pick};
use crate::terminal::sitters::Sitter;

#[derive(Clone, Copy)]
enum Begin {
    First,
    Alone,
    Another,
}

/// Asks for everything, or for nothing if a first game will do. `None` when the person has left.
pub fn agree(asker: &mut impl Asker) -> Result<Option<Agreement<Nemesis>>, CliError> {
    let begin = pick(
        asker,
        "Nemesis",
        [
            (Begin::First, "First game", "Three wake up, you and two Rookies, each with an Objective of its own that nobody else knows."),
            (Begin::Alone, "Alone", "You against the ship: the solo game."),
            (Begin::Another, "Another game", "Choose players, mode, the side of the board and who sits where."),
        ],
    )?;
    match begin {
        None => Ok(None),
        Some(Begin::First) => Ok(Some(first_game())),
        Some(Begin::Alone) => Ok(Some(Agreement { setup: Setup::new(1), sitters: usual_sitters(1) })),
        Some(Begin::Another) => another(asker),
    }
}

fn another(asker: &mut impl Asker) -> Result<Option<Agreement<Nemesis>>, CliError> {
    let modes = [
        (Mode::SemiCooperative, "Semi-cooperative", "The standard game: everybody needs the others to survive and has a secret Objective."),
        (Mode::Cooperative, "Cooperative", "All win or lose together, with open Objectives."),
        (Mode::Solo, "Solo", "Alone, with two Objectives of which one is kept."),
    ];
    let Some(mode) = pick(asker, "How do you want to play?", modes)? else { return Ok(None) };
    let counts: &[u8] = match mode {
        Mode::SemiCooperative => &[3, 2, 4, 5],
        Mode::Cooperative => &[2, 1, 3, 4, 5],
        Mode::Solo => &[1],
    };
    let players = match counts {
        [only] => *only,
        counts => {
            let items = counts.iter().map(|&count| (count, names::counted(usize::from(count), "player"), about(count)));
            let Some(players) = pick(asker, "How many play?", items)? else { return Ok(None) };
            players
        }
    };
    let sides = [
        (BoardSide::Basic, "Basic side", "The ship of the standard game."),
        (BoardSide::Alternate, "Alternate side", "More Corridors, some of them double, and two systems of Technical Corridors."),
    ];
    let Some(side) = pick(asker, "Which side of the board?", sides)? else { return Ok(None) };
    let takeover = match mode {
        Mode::SemiCooperative => {
            let choices = [
                (false, "The dead only watch", "As in the standard game."),
                (true, "The first one dead may play the Intruders", "With cards of their own, against the rest of the crew."),
            ];
            let Some(takeover) = pick(asker, "What do players do whose Character dies?", choices)? else { return Ok(None) };
            takeover
        }
        Mode::Cooperative | Mode::Solo => false,
    };
    let mut sitters = vec![Sitter::Person];
    for seat in 1..players {
        let bots = [BotName::Rookie, BotName::Random].map(|name| (Sitter::Bot(name), name.as_str(), bot(name)));
        let person = [(Sitter::Person, "a person", "somebody who shares this terminal with you; the screen is hidden in between")];
        let Some(sitter) = pick(asker, &format!("Who has seat {}?", seat + 1), bots.into_iter().chain(person))? else { return Ok(None) };
        sitters.push(sitter);
    }
    let agreement = Agreement { setup: Setup { players, mode, side, takeover }, sitters };
    agreement.check()?;
    Ok(Some(agreement))
}

fn about(players: u8) -> &'static str {
    match players {
        1 => "Alone with the Objectives of the crew.",
        2 => "Two who had better trust each other.",
        3 => "Three: enough for doubt.",
        4 => "Four: the full experience.",
        _ => "Five: crowded, and long.",
    }
}

fn bot(name: BotName) -> &'static str {
    match name {
        BotName::Random => "takes any option, all equally likely; does not live long",
        BotName::Rookie => "plays towards its Objective and its survival by rules of thumb",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::dialogue::tests::Script;

    #[test]
    fn the_usual_answer_is_a_first_game() {
        let agreement = agree(&mut Script(vec![0])).unwrap().unwrap();
        assert_eq!(agreement.setup, first_game().setup);
        let alone = agree(&mut Script(vec![1])).unwrap().unwrap();
        assert_eq!((alone.setup.mode, alone.sitters.len()), (Mode::Solo, 1));
    }

    #[test]
    fn every_mode_can_be_agreed_on_and_left() {
        for (answers, expected) in [
            // Semi-cooperative, five, alternate, takeover, then four seats: rookie, random, a person, rookie.
            (
                vec![2, 0, 3, 1, 1, 0, 1, 2, 0],
                Setup { players: 5, mode: Mode::SemiCooperative, side: BoardSide::Alternate, takeover: true },
            ),
            (vec![2, 1, 1, 0], Setup { players: 1, mode: Mode::Cooperative, side: BoardSide::Basic, takeover: false }),
            (vec![2, 2, 1], Setup { players: 1, mode: Mode::Solo, side: BoardSide::Alternate, takeover: false }),
        ] {
            for left in 0..answers.len() {
                assert!(agree(&mut Script(answers[..left].to_vec())).unwrap().is_none());
            }
            let agreement = agree(&mut Script(answers)).unwrap().unwrap();
            assert_eq!(agreement.setup, expected);
            assert_eq!(agreement.sitters.len(), usize::from(expected.players));
        }
    }
}
