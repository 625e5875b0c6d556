//! Playing and watching Theseus in a terminal: drawn from views, spoken in the words of the rulebook.
//!
//! [`sitting`] is the game under way, [`desk`] does what a person types, [`station`] and [`players`] draw the table. They serve two
//! forms of the game: [`plain`] (lines) and [`screen`] (the whole terminal).

pub mod agreement;
pub mod answers;
pub mod archive;
pub mod desk;
pub mod dialogue;
pub mod local_port;
pub mod marks;
pub mod meaning;
pub mod pages;
pub mod plain;
pub mod players;
pub mod questions;
pub mod reel;
pub mod screen;
pub mod sitters;
pub mod sitting;
pub mod station;
pub mod story;

use std::io::IsTerminal as _;

/// Why somebody has stopped playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// The game is over.
    Over,
    /// The person wants to go on another time.
    Quit,
    /// There is no more input.
    InputEnded,
}

/// Whether the whole terminal can be used: both ends are one, and it can do more than print.
pub fn is_capable() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

#[cfg(test)]
pub mod tests {
    //! Whole games of every kind are walked through, and at every question everything a person can be shown is made.

    use super::answers::{self, Meant};
    use super::desk::Question;
    use super::sitters::{Sitter, Sitters};
    use super::sitting::{Now, Sitting};
    use super::station::{Focus, strip};
    use super::{marks, pages};
    use kernel::{Seed, Viewer};
    use rulebook::book::Rulebook;
    use theseus::generated::cards::Faction;
    use theseus::ids::SlotId;
    use theseus::setup::{Decks, Ring};
    use theseus::{Choice, Setup};

    /// A game for each number of players and mode, with rings of four to seven sectors and chosen decks among them.
    pub fn setups() -> Vec<Setup> {
        let [marines, aliens, scientists, greys, pandora] = Faction::ALL;
        vec![
            Setup::new(&[marines, aliens]),
            Setup { decks: Decks::Chosen, ring: Ring::InTurns, ..Setup::new(&[scientists, greys]) },
            Setup::new(&[greys, pandora]),
            Setup { levels: 0, opening: 3, ..Setup::new(&[aliens, scientists, pandora]) },
            Setup::new(&[marines, aliens, scientists, greys]),
            Setup::alliances(&[marines, scientists, aliens, pandora]),
        ]
    }

    /// Plays a game in which persons hold every seat, showing every question to `watch`.
    pub fn walk(setup: &Setup, number: u64, mut watch: impl FnMut(&Sitting, &Question)) {
        let sitters = Sitters::new(&vec![Sitter::Person; setup.factions.len()], 0);
        let mut sitting = Sitting::begin(setup, Seed::from_number(number), sitters).unwrap();
        let mut pick = kernel::chance::Pcg32::new(number);
        for _ in 0..2_000 {
            let Now::Asks(seat, options) = sitting.now() else { return };
            let question = Question::of(&sitting, seat, options).unwrap();
            watch(&sitting, &question);
            let index = pick.next() as usize % question.options.len();
            sitting.answer(seat, &question.options[index]).unwrap();
        }
    }

    #[test]
    fn every_option_of_every_question_can_be_named_explained_and_typed() {
        let book = Rulebook::embedded().unwrap();
        let mut kinds = std::collections::BTreeSet::new();
        for (number, setup) in setups().iter().enumerate() {
            for game in 0..3 {
                walk(setup, number as u64 * 10 + game, |_, question| {
                    let asked = question.asked();
                    kinds.insert(<theseus::Theseus as kernel::Words>::question(&question.choice));
                    for (index, action) in question.options.iter().enumerate() {
                        let label = asked.label(action);
                        assert!(!asked.meaning(action).is_empty(), "{label} has no meaning for {:?}", question.choice);
                        for typed in [label.clone(), label.to_uppercase(), (index + 1).to_string()] {
                            let meant = answers::read(&typed, &asked, &question.options);
                            assert_eq!(meant, Meant::Option(*action), "`{typed}` for {:?}", question.choice);
                        }
                    }
                    let prompt = asked.prompt();
                    let moving = matches!(question.choice, Choice::Path { .. } | Choice::TimeLoop { .. } | Choice::LastSector { .. });
                    assert_eq!(prompt.ends_with(" left)"), moving, "{prompt}");
                    assert_eq!(prompt.ends_with(" arrives)"), matches!(question.choice, Choice::Room { .. }), "{prompt}");
                    let page = pages::question(&asked, &book);
                    assert!(page.paragraphs.iter().all(|(_, text)| !text.is_empty() && !text.contains("no such rule")), "{page:?}");
                });
            }
        }
        assert!(kinds.len() > 35, "only {} kinds of questions were met: {kinds:?}", kinds.len());
    }

    #[test]
    fn the_station_shows_every_unit_card_and_room() {
        for (number, setup) in setups().iter().enumerate() {
            walk(setup, number as u64, |sitting, question| {
                let board = sitting.view(Viewer::Seat(question.seat)).board().unwrap();
                for width in [80, 100, 160] {
                    let lines: Vec<String> =
                        strip(&board, width, marks::Palette::colourless(), Focus::Nothing).iter().map(|line| line.to_string()).collect();
                    assert!(lines.iter().all(|line| line.chars().count() <= width), "{lines:#?}");
                    let text = lines.join("\n");
                    for unit in board.unit_ids().filter(|&unit| board.unit(unit).sector().is_some()) {
                        assert!(text.contains(&marks::unit_shape(&board, unit)), "{text}");
                    }
                    for slot in SlotId::all().filter(|&slot| board.in_ring(slot.sector())) {
                        let Some(card) = board.card_at(slot) else { continue };
                        let owner = marks::faction_letter(board.faction(board.holder(slot).unwrap()));
                        let start: String = card.facts().name.chars().take(1).collect();
                        let shown = [' ', '!', '×', '~'].iter().any(|mark| {
                            let narrow = format!("{}{owner}{mark}{start}", slot.number());
                            let wide = format!("s{} {owner}{mark}{start}", slot.number());
                            text.contains(&narrow) || text.contains(&wide)
                        });
                        assert!(shown, "no {} of slot {} in\n{text}", card.facts().name, slot.number());
                    }
                }
            });
        }
    }
}
