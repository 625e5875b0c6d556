//! Theseus in a terminal: the station as a ring of boxes, players as lines, options with what they lead to.

pub mod agreement;
mod dialogue;
mod layout;
pub mod marks;
mod meaning;
mod pages;
mod players;
mod questions;
mod sentences;
mod station;

use kernel::{NoClaim, Outcome, RuleId, Seat, SetupError};
use ratatui::layout::Rect;
use ratatui::text::Line;
use rulebook::book::Rulebook;
use theseus::generated::cards::Faction;
use theseus::generated::sectors::Sector;
use theseus::setup::Decks;
use theseus::{Action, Board, Choice, Ending, Event, Setup, Theseus, View};

use self::station::Focus;
use super::agreement::Agreement;
use super::desk::{Asked, Question, Reply};
use super::dialogue::Asker;
use super::pages::Page;
use super::palette::Palette;
use super::story::Told;
use super::tabletop::{Call, Help, Sight, Spread, Tabletop};
use crate::error::CliError;

impl Tabletop for Theseus {
    const TITLE: &'static str = "Theseus: The Dark Orbit";
    const WHO_PLAYS: &'static str = "factions";
    const PLACE: &'static str = "station";
    const LEAST: (u16, u16) = (60, 20);
    const MANY_OPTIONS: bool = false;
    const HINT: &'static str = "↑↓ Enter choose · ? explains · or type: number, answer, help, log, undo, quit";
    const HELP: Help = Help {
        answers: ("3, loading dock a, dock a  ", "an answer: its number, its words or a part of them, or a unit's mark (m1)"),
        rule: "rule T-MOVE-04  ",
        commands: &[
            ("card NAME, card 2   ", "read a card, or the card of an option"),
            ("look [SECTOR]   ", "the station, or one sector in full"),
            ("deck [FACTION]  ", "what is known of a deck"),
        ],
        why: "`why marines 2` or `why 1`",
        names: "Units are called `marines 1` or m1, Rooms `corridors a`, slots `corridors s1`, pending slots `corridors p1`, cards `marines mine`.",
    };
    type Flags = agreement::Flags;
    type Focus = Focus;

    fn negotiate(asker: &mut impl Asker) -> Result<Option<Agreement<Self>>, CliError> {
        dialogue::agree(asker)
    }

    fn check(setup: &Setup) -> Result<(), SetupError> {
        setup.check()
    }

    /// Only chosen decks are secret.
    fn has_secrets(setup: &Setup) -> bool {
        setup.decks == Decks::Chosen
    }

    fn name(board: &Board, seat: Seat) -> String {
        board.faction(seat).name().to_owned()
    }

    fn called(board: &Board, seat: Seat) -> String {
        format!("the {}", board.faction(seat).name())
    }

    fn calls(board: &Board, seat: Seat) -> Call {
        Call { next: format!("The {} are next", board.faction(seat).name()), secret: "Their deck is a secret" }
    }

    fn board(view: &View) -> Option<Board> {
        view.board()
    }

    fn choice(view: &View) -> Option<Choice> {
        view.question.as_ref().map(|question| question.choice)
    }

    /// Cards for a chosen deck are picked in secret.
    fn is_private(choice: &Choice, _: &Action) -> bool {
        matches!(choice, Choice::Draft { .. })
    }

    fn claim_of(_: &str) -> Option<NoClaim> {
        None
    }

    fn claim_examples() -> Option<&'static str> {
        None
    }

    fn prompt_for(asked: &Asked<'_, Self>) -> String {
        meaning::prompt(asked)
    }

    fn label(asked: &Asked<'_, Self>, action: &Action) -> String {
        meaning::label(asked, action)
    }

    fn meaning(asked: &Asked<'_, Self>, action: &Action) -> String {
        meaning::meaning(asked, action)
    }

    fn focus(_: &Asked<'_, Self>, action: &Action) -> Focus {
        Focus::of(action)
    }

    fn proposed(_: &Question<Self>) -> usize {
        0
    }

    fn marked(text: &str, board: &Board) -> Option<Action> {
        marks::unit_of_mark(board, text).map(Action::Unit)
    }

    fn told(rule: RuleId, event: &Event, board: &Board) -> Told {
        sentences::told(rule, event, board)
    }

    fn subject(choice: &Choice) -> RuleId {
        theseus::refusal::subject(choice)
    }

    fn about(choice: &Choice) -> &'static str {
        questions::about(choice)
    }

    fn look_up(word: &str, rest: &str, question: &Question<Self>, _: &Rulebook) -> Option<Reply> {
        match word {
            "card" => Some(Reply::Page(card(rest, question))),
            "look" => Some(look(rest, question)),
            "deck" => Some(Reply::Page(deck(rest, question))),
            _ => None,
        }
    }

    fn signs(board: &Board) -> Page {
        pages::signs(board)
    }

    fn result(view: &View, board: &Board, outcome: Outcome<Ending>) -> Page {
        pages::result(view, board, outcome)
    }

    fn progress(view: &View) -> String {
        format!("Turn {}", view.clock)
    }

    fn spread(sight: &Sight<'_, Self>, area: Rect, palette: Palette) -> Spread {
        layout::spread(sight, area, palette)
    }

    fn lines(sight: &Sight<'_, Self>, width: usize, palette: Palette) -> Vec<Line<'static>> {
        let Sight { view, board, sitters, title, focus } = sight;
        let mut lines = vec![players::header(view, board, title, palette)];
        lines.extend(players::players(view, board, sitters, width, palette));
        lines.extend(station::strip(board, width, palette, *focus));
        lines
    }
}

fn card(typed: &str, question: &Question<Theseus>) -> Page {
    let asked = question.asked();
    match question.numbered(typed) {
        Some(action) => match meaning::card_of(&asked, action) {
            Some(card) => pages::card(card),
            None => Page::new("No card").say(format!("`{}` is about no card.", asked.label(action))),
        },
        None => pages::cards(typed, &question.board),
    }
}

fn look(typed: &str, question: &Question<Theseus>) -> Reply {
    let words = typed.to_lowercase();
    let board = &question.board;
    let found = board.ring.iter().copied().find(|sector: &Sector| sector.name().to_lowercase().contains(&words));
    match found {
        Some(sector) => Reply::Page(pages::sector(board, question.seat, sector)),
        None => Reply::Notice(format!("There is no sector `{typed}` in this ring.")),
    }
}

fn deck(typed: &str, question: &Question<Theseus>) -> Page {
    let named = Faction::from_id(&typed.to_lowercase()).and_then(|faction| question.board.seat_of(faction));
    match (typed.is_empty(), named) {
        (true, _) => pages::deck(&question.view, &question.board, question.seat),
        (false, Some(seat)) => pages::deck(&question.view, &question.board, seat),
        (false, None) => Page::new("No such deck").say(format!("`{typed}` does not play here.")),
    }
}

#[cfg(test)]
pub mod tests {
    //! Whole games of every kind are walked through, and at every question everything a person can be shown is made.

    use super::marks;
    use super::station::{Focus, strip};
    use crate::terminal::answers::{self, Meant};
    use crate::terminal::desk::Question;
    use crate::terminal::pages;
    use crate::terminal::palette::Palette;
    use crate::terminal::sitters::{Sitter, Sitters};
    use crate::terminal::sitting::{Now, Sitting};
    use kernel::{Seed, Viewer};
    use rulebook::book::Rulebook;
    use theseus::generated::cards::Faction;
    use theseus::ids::SlotId;
    use theseus::setup::{Decks, Ring};
    use theseus::{Choice, Setup, Theseus};

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
    pub fn walk(setup: &Setup, number: u64, mut watch: impl FnMut(&Sitting<Theseus>, &Question<Theseus>)) {
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
                    kinds.insert(<Theseus as kernel::Words>::question(&question.choice));
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
                        strip(&board, width, Palette::colourless(), Focus::Nothing).iter().map(|line| line.to_string()).collect();
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
