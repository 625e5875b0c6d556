//! Nemesis in a terminal: the ship as a map, the crew as lines, the own sheet, options with what they lead to.

pub mod agreement;
mod claims;
mod crew;
mod dialogue;
mod layout;
mod marks;
mod meaning;
mod names;
mod pages;
mod questions;
mod sentences;
mod sheet;
mod ship;
mod texts;

use kernel::{Outcome, RuleId, Seat, SetupError};
use nemesis::{Action, Board, Choice, Claim, Ending, Event, Nemesis, Setup, View};
use ratatui::layout::Rect;
use ratatui::text::Line;
use rulebook::book::Rulebook;

use self::ship::Focus;
use super::agreement::Agreement;
use super::desk::{Asked, Question, Reply};
use super::dialogue::Asker;
use super::pages::Page;
use super::palette::Palette;
use super::story::{Told, capital};
use super::tabletop::{Call, Help, Sight, Spread, Tabletop};
use crate::error::CliError;

impl Tabletop for Nemesis {
    const TITLE: &'static str = "Nemesis";
    const WHO_PLAYS: &'static str = "Characters";
    const PLACE: &'static str = "ship";
    const LEAST: (u16, u16) = (76, 22);
    const MANY_OPTIONS: bool = true;
    const HINT: &'static str = "↑↓ Enter choose · ? explains · type: number, me, notes, look 11, log, help, quit";
    const HELP: Help = Help {
        answers: ("3, move 011-015, play search  ", "an answer: its number, its words or a part of them"),
        rule: "rule N-MOVE-09  ",
        commands: &[
            ("me              ", "your sheet: hand, Items, Wounds, Objectives, with their texts"),
            ("notes           ", "what you have seen that others may not know, and when"),
            ("crew            ", "everybody, as far as you may know"),
            ("ship            ", "tracks, bag, decks, engines, Pods, Weaknesses"),
            ("look [ROOM]     ", "the map, or one Room in full: look 15, look canteen"),
            ("card NAME, card 2   ", "read anything printed, or what an option is about"),
            ("say CLAIM       ", "claim something aloud, true or not: say engine 1 works"),
        ],
        why: "`why shoot` or `why 1`",
        names: "Rooms are called `015`, Corridors `011-015`, cards `play search`, Items `use medkit`, Intruders `adult 1`, players `captain`.",
    };
    type Flags = agreement::Flags;
    type Focus = Focus;

    fn negotiate(asker: &mut impl Asker) -> Result<Option<Agreement<Self>>, CliError> {
        dialogue::agree(asker)
    }

    fn check(setup: &Setup) -> Result<(), SetupError> {
        setup.check()
    }

    /// Hands and Inventories always are.
    fn has_secrets(_: &Setup) -> bool {
        true
    }

    fn name(board: &Board, seat: Seat) -> String {
        names::seat(board, seat)
    }

    fn called(board: &Board, seat: Seat) -> String {
        names::the_seat(board, seat)
    }

    fn calls(board: &Board, seat: Seat) -> Call {
        Call { next: format!("{} is next", capital(&names::the_seat(board, seat))), secret: "Cards, Items and Objectives are secret" }
    }

    fn board(view: &View) -> Option<Board> {
        view.board()
    }

    fn choice(view: &View) -> Option<Choice> {
        view.question.as_ref().map(|question| question.choice)
    }

    fn is_private(choice: &Choice, action: &Action) -> bool {
        match choice {
            Choice::Objective { .. } | Choice::Keep { .. } | Choice::Offer { .. } | Choice::ScanOne { .. } | Choice::KeepCard { .. } => {
                true
            }
            // What a scan has shown of a card stays with its owner, even when the card is discarded.
            _ => matches!(action, Action::Card(card) if card.open_face() != *card),
        }
    }

    fn claim_of(text: &str) -> Option<Claim> {
        claims::read(text)
    }

    fn claim_examples() -> Option<&'static str> {
        Some(claims::EXAMPLES)
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

    fn focus(asked: &Asked<'_, Self>, action: &Action) -> Focus {
        meaning::focus(asked, action)
    }

    /// Passing ends the round for a player, so it is not proposed while anything else is possible.
    fn proposed(question: &Question<Self>) -> usize {
        let passes = matches!(question.choice, Choice::Action { .. } | Choice::Intruders { .. }) && question.options.len() > 1;
        usize::from(passes && question.options.first() == Some(&Action::Pass))
    }

    fn marked(_: &str, _: &Board) -> Option<Action> {
        None
    }

    fn told(rule: RuleId, event: &Event, board: &Board) -> Told {
        sentences::told(rule, event, board)
    }

    fn subject(choice: &Choice) -> RuleId {
        questions::subject(choice)
    }

    fn about(choice: &Choice) -> &'static str {
        questions::about(choice)
    }

    fn look_up(word: &str, rest: &str, question: &Question<Self>, _: &Rulebook) -> Option<Reply> {
        let (view, board) = (&question.view, &question.board);
        match (word, rest.is_empty()) {
            ("me" | "hand", true) => Some(Reply::Page(pages::me(view, board, question.seat))),
            ("notes", true) => Some(Reply::Page(pages::notes(view, board))),
            ("crew", true) => Some(Reply::Page(pages::crew(view, board))),
            ("ship", true) => Some(Reply::Page(pages::the_ship(view))),
            ("look", false) => Some(match pages::room_named(rest, view, board) {
                Some(slot) => Reply::Page(pages::room(view, board, slot)),
                None => Reply::Notice(format!("There is no Room `{rest}`, or it is not explored yet.")),
            }),
            ("card", _) => Some(Reply::Page(card(rest, question))),
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
        format!("Round {}", view.round)
    }

    fn spread(sight: &Sight<'_, Self>, area: Rect, palette: Palette) -> Spread {
        layout::spread(sight, area, palette)
    }

    fn lines(sight: &Sight<'_, Self>, width: usize, palette: Palette) -> Vec<Line<'static>> {
        layout::lines(sight, width, palette)
    }
}

fn card(typed: &str, question: &Question<Nemesis>) -> Page {
    let asked = question.asked();
    match question.numbered(typed) {
        Some(action) => match meaning::entry_of(&asked, action).and_then(|(kind, id)| texts::entry(kind, id)) {
            Some(entry) => pages::entry(entry),
            None => Page::new("No card").say(format!("`{}` is about nothing printed.", asked.label(action))),
        },
        None => pages::entries(typed),
    }
}

#[cfg(test)]
pub mod tests {
    //! Games of every kind are walked through, and at every question everything a person can be shown is made.

    use super::*;
    use crate::terminal::answers::{self, Meant};
    use crate::terminal::sitters::{Sitter, Sitters};
    use crate::terminal::sitting::{Now, Sitting};
    use crate::terminal::story;
    use crate::terminal::{pages as common, screen};
    use kernel::{Seed, Viewer, Words as _};
    use nemesis::Mode;
    use nemesis::board::Whereabouts;
    use nemesis::generated::ship::BoardSide;
    use nemesis::ids::SlotId;
    use std::collections::BTreeSet;

    /// A game for each mode, with both sides of the board and every number of players among them.
    pub fn setups() -> Vec<Setup> {
        vec![
            Setup::new(1),
            Setup { side: BoardSide::Alternate, ..Setup::new(2) },
            Setup { mode: Mode::Cooperative, ..Setup::new(3) },
            Setup { takeover: true, ..Setup::new(4) },
            Setup { side: BoardSide::Alternate, takeover: true, ..Setup::new(5) },
        ]
    }

    /// Plays a game in which persons hold every seat, showing every question to `watch`. Passing is rarer than other answers, so
    /// that something happens.
    pub fn walk(setup: &Setup, number: u64, mut watch: impl FnMut(&Sitting<Nemesis>, &Question<Nemesis>)) {
        let sitters = Sitters::new(&vec![Sitter::Person; usize::from(setup.players)], 0);
        let mut sitting = Sitting::begin(setup, Seed::from_number(number), sitters).unwrap();
        let mut pick = kernel::chance::Pcg32::new(number);
        for _ in 0..1_500 {
            let Now::Asks(seat, options) = sitting.now() else { return };
            let question = Question::of(&sitting, seat, options).unwrap();
            watch(&sitting, &question);
            let mut index = pick.next() as usize % question.options.len();
            if question.options[index] == Action::Pass && !pick.next().is_multiple_of(4) {
                index = pick.next() as usize % question.options.len();
            }
            sitting.answer(seat, &question.options[index]).unwrap();
        }
    }

    #[test]
    fn every_option_of_every_question_can_be_named_explained_and_typed() {
        let book = Rulebook::embedded().unwrap();
        let mut kinds = BTreeSet::new();
        for (number, setup) in setups().iter().enumerate() {
            for game in 0..4 {
                walk(setup, number as u64 * 10 + game, |_, question| {
                    let asked = question.asked();
                    kinds.insert(Nemesis::question(&question.choice));
                    for (index, action) in question.options.iter().enumerate() {
                        let label = asked.label(action);
                        assert!(!asked.meaning(action).is_empty(), "{label} has no meaning for {:?}", question.choice);
                        let mut typed = vec![label.clone(), label.to_uppercase()];
                        // A number belongs to the option it stands before, unless another is called like that.
                        if !question.options.iter().any(|other| asked.label(other) == (index + 1).to_string()) {
                            typed.push((index + 1).to_string());
                        }
                        for typed in typed {
                            let meant = answers::read(&typed, &asked, &question.options);
                            assert_eq!(meant, Meant::Option(*action), "`{typed}` for {:?}", question.choice);
                        }
                    }
                    let page = common::question(&asked, &book);
                    assert!(page.paragraphs.iter().all(|(_, text)| !text.is_empty() && !text.contains("no such rule")), "{page:?}");
                    for command in ["me", "notes", "crew", "ship", "look 11", "look 1", "card 1", "card search"] {
                        let (word, rest) = command.split_once(' ').unwrap_or((command, ""));
                        assert!(matches!(Nemesis::look_up(word, rest, question, &book), Some(Reply::Page(_))), "{command}");
                    }
                });
            }
        }
        assert!(kinds.len() > 20, "only {} kinds of questions were met: {kinds:?}", kinds.len());
    }

    #[test]
    fn the_map_shows_everybody_and_every_marker() {
        let (mut fires, mut figures, mut noises) = (0, 0, 0);
        for (number, setup) in setups().iter().enumerate() {
            walk(setup, number as u64, |sitting, question| {
                let view = sitting.view(Viewer::Seat(question.seat));
                for (width, height) in [(80, 14), (100, 19), (120, 24)] {
                    let lines: Vec<String> =
                        ship::map(&view, width, height, Palette::colourless(), Focus::default()).iter().map(ToString::to_string).collect();
                    assert!(lines.iter().all(|line| line.chars().count() <= width), "{lines:#?}");
                    let text = lines.join("\n");
                    let signs = |sign: char| text.chars().filter(|&letter| letter == sign).count();
                    assert_eq!(signs(marks::FIRE), view.chambers.iter().filter(|chamber| chamber.fire).count(), "{text}");
                    assert_eq!(signs(marks::MALFUNCTION), view.chambers.iter().filter(|chamber| chamber.malfunction).count(), "{text}");
                    let technical = view.technical_noise.iter().filter(|&&noisy| noisy).count();
                    assert_eq!(signs(marks::NOISE), view.noise.len() as usize + technical, "{text}");
                    fires += signs(marks::FIRE);
                    noises += signs(marks::NOISE);
                    if text.contains('+') {
                        // Somewhere there is a crowd that does not fit.
                        assert!(width < 120 || view.order.len() > 6, "{text}");
                        continue;
                    }
                    for (index, member) in view.crew.iter().enumerate() {
                        let letter = marks::seat_letter(&view, Seat::new(index as u8));
                        let there = matches!(member.place, Whereabouts::Room(_) | Whereabouts::Pod(_));
                        assert!(!there || text.contains(letter), "no {letter} in\n{text}");
                    }
                    for &figure in &view.order {
                        assert!(text.contains(&marks::figure_mark(&view, figure)), "{text}");
                        figures += 1;
                    }
                }
                for slot in SlotId::all() {
                    let page = pages::room(&view, &question.board, slot);
                    assert!(page.paragraphs.len() >= 4, "a Room has four exits: {page:?}");
                }
            });
        }
        assert!(fires > 0 && figures > 0 && noises > 0, "the games were too quiet: {fires} {figures} {noises}");
    }

    #[test]
    fn whatever_the_size_the_question_the_cursor_and_the_ship_are_there() {
        for (number, setup) in setups().iter().enumerate() {
            let mut count = 0;
            walk(setup, number as u64, |sitting, question| {
                count += 1;
                // Every question would take minutes; an odd step meets all kinds of them.
                if count % 13 != 1 {
                    return;
                }
                let told = story::tell::<Nemesis>(sitting.story(), Viewer::Seat(question.seat), &question.board);
                let asked = question.asked();
                for (width, height) in [(76, 22), (80, 24), (100, 32), (120, 40), (200, 60)] {
                    for selected in [0, question.options.len() / 2, question.options.len() - 1] {
                        let rows = screen::scene::tests::drawn(width, height, question, &told, selected);
                        let text = rows.join("\n");
                        let start: String = asked.prompt().chars().take(20).collect();
                        assert!(text.contains(&start), "no `{start}` in\n{text}");
                        let cursor = rows.iter().find(|row| row.contains(&format!("▸{:>2} ", selected + 1)));
                        let label: String = asked.label(&question.options[selected]).chars().take(12).collect();
                        assert!(cursor.is_some_and(|row| row.contains(&label)), "no `{label}` in\n{text}");
                        assert!(text.contains("Hibe") && text.contains("Cockp") && text.contains("Round"), "{text}");
                        assert!(text.contains("Hand "), "{text}");
                    }
                }
            });
        }
    }

    #[test]
    fn nobody_is_told_what_others_hold() {
        // The sheet of a viewer shows the own hand; the lines of the crew show the others by numbers only.
        walk(&Setup::new(2), 3, |sitting, question| {
            let other = Seat::new(1 - question.seat.number());
            let view = sitting.view(Viewer::Seat(question.seat));
            assert!(view.member(other).is_none_or(|member| member.own.is_none()));
            let page = pages::crew(&view, &question.board);
            let shown: Vec<&str> = page.paragraphs.iter().map(|(_, text)| text.as_str()).collect();
            assert_eq!(shown.iter().filter(|text| text.contains("in hand, ")).count(), 2);
            let spectator = sitting.view(Viewer::Spectator);
            assert!(sheet::full(&spectator, &question.board, 80, Palette::colourless()).is_empty());
        });
    }

    #[test]
    fn what_was_claimed_is_heard_and_kept() {
        let sitters = Sitters::new(&[Sitter::Person, Sitter::Person], 0);
        let mut sitting: Sitting<Nemesis> = Sitting::begin(&Setup::new(2), Seed::from_number(1), sitters).unwrap();
        let before = sitting.story().len();
        sitting.claim(Seat::new(1), &claims::read("engine 1 works").unwrap()).unwrap();
        assert_eq!(sitting.story().len(), before + 1);
        assert_eq!(sitting.journal().claims.len(), 1);
        let Now::Asks(seat, options) = sitting.now() else { panic!("somebody is asked") };
        let board = Question::of(&sitting, seat, options).unwrap().board;
        let heard = story::tell::<Nemesis>(&sitting.story()[before..], Viewer::Seat(seat), &board);
        assert_eq!(heard[0].text, "Seat 2 says: engine 1 is Working.");
    }
}
