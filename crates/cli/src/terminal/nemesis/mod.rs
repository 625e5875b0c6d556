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

use kernel::{Game as _, Outcome, RuleId, Seat, SetupError, State, Viewer};
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

    fn unveiled(state: &State<Self>) -> View {
        let mut view = Nemesis::view(state, Viewer::Spectator);
        for seat in 0..view.crew.len() {
            // What each of them knows, put together, is everything that has been decided.
            let own = Nemesis::view(state, Viewer::Seat(Seat::new(seat as u8)));
            for (chamber, known) in view.chambers.iter_mut().zip(own.chambers) {
                chamber.tile = chamber.tile.or(known.tile);
                chamber.token = chamber.token.or(known.token);
            }
            for (engine, known) in view.engines.iter_mut().zip(own.engines) {
                *engine = engine.or(known);
            }
            view.coordinates = view.coordinates.or(own.coordinates);
            for note in own.notes {
                if !view.notes.contains(&note) {
                    view.notes.push(note);
                }
            }
            if let (Some(member), Some(known)) = (view.crew.get_mut(seat), own.crew.into_iter().nth(seat)) {
                *member = known;
            }
        }
        view
    }

    fn whole(event: &Event) -> Event {
        *event
    }

    fn is_private(choice: &Choice, action: &Action) -> bool {
        match choice {
            Choice::Objective { .. } | Choice::Keep { .. } | Choice::Offer { .. } | Choice::ScanOne { .. } | Choice::KeepCard { .. } => true,
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
