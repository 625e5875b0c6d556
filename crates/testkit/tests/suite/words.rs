//! How Pebbles speaks.

use kernel::{Chance, Game, Given, Pool, Seat, SeatSet, Secret, State, Viewer, WordError, Words};
use serde_json::{Map, Value, json};

use crate::pebbles::*;

const NAMES: [&str; 2] = ["ann", "ben"];

fn kind_of(word: &str) -> Option<usize> {
    COLOURS.iter().position(|&colour| colour == word)
}

fn pile(key: &str, value: &Value) -> Result<[u8; 3], WordError> {
    let mut pile = [0; 3];
    for word in value.as_array().ok_or_else(|| WordError::new(key, "must be a list of colours"))? {
        let kind = word.as_str().and_then(kind_of).ok_or_else(|| WordError::new(key, format!("{word} is no colour")))?;
        pile[kind] += 1;
    }
    Ok(pile)
}

fn number(key: &str, value: &Value) -> Result<u8, WordError> {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).ok_or_else(|| WordError::new(key, "must be a small number"))
}

fn words(pile: [u8; 3]) -> Vec<&'static str> {
    (0..3).flat_map(|kind| std::iter::repeat_n(COLOURS[kind], usize::from(pile[kind]))).collect()
}

impl<const FLAW: u8> Words for Pebbles<FLAW> {
    fn given(given: &Map<String, Value>, from_setup: bool) -> Result<Given<Self>, WordError> {
        let mut board = Board::default();
        for (key, value) in given {
            if from_setup && key != "pebbles" {
                return Err(WordError::new(key, "is no part of the setup"));
            }
            if let Some(seat) = NAMES.iter().position(|name| name == key) {
                for (part, value) in value.as_object().ok_or_else(|| WordError::new(key, "must be a table"))? {
                    let path = format!("{key}.{part}");
                    match part.as_str() {
                        "hand" => board.set_hand(Seat::new(seat as u8), pile(&path, value)?),
                        "shown" => board.shown[seat] = pile(&path, value)?,
                        "points" => board.points[seat] = number(&path, value)?,
                        "peeks" => board.peeks[seat] = number(&path, value)?,
                        "bet" => {
                            board.bets[seat] =
                                value.as_str().and_then(kind_of).map(|it| Secret::new(it as u8, SeatSet::of(Seat::new(seat as u8))))
                        }
                        _ => return Err(WordError::new(path, "is not known")),
                    }
                }
                continue;
            }
            match key.as_str() {
                "bag" => board.bag = Pool::from_counts(pile(key, value)?),
                "pebbles" => board.total = pile(key, value)?,
                "turn" if value == "ben" => board.active = Seat::new(1),
                "turn" => {}
                "boom" => panic!("boom"),
                _ => return Err(WordError::new(key, "is not known")),
            }
        }
        if from_setup {
            return Ok(Given::Setup(Setup { pebbles: board.total }));
        }
        for kind in 0..3 {
            let held: u8 = [0, 1].iter().map(|&seat| board.hand(Seat::new(seat as u8))[kind] + board.shown[seat][kind]).sum();
            board.total[kind] = held + board.bag.count(kind);
        }
        Ok(Given::Position(Box::new(State::new(board, Step::Turn))))
    }

    fn position(state: &State<Self>) -> Value {
        let board = &state.board;
        let seat = |number: usize| {
            json!({
                "hand": words(board.hand(Seat::new(number as u8))),
                "shown": words(board.shown[number]),
                "points": board.points[number],
                "peeks": board.peeks[number],
            })
        };
        let reds: Map<String, Value> = NAMES
            .iter()
            .zip(board.shown)
            .filter(|(_, pile)| pile[RED] > 0)
            .map(|(&name, pile)| (name.to_owned(), json!(pile[RED])))
            .collect();
        json!({ "ann": seat(0), "ben": seat(1), "bag": board.bag.len(), "turn": NAMES[board.active.index()], "reds": reds, "over": board.over.is_some() })
    }

    fn seen_position(view: &View) -> Value {
        let hand = |number: usize| view.hands[number].map_or_else(|_| json!("unknown"), |pile| json!(words(pile)));
        json!({ "ann": { "hand": hand(0) }, "ben": { "hand": hand(1) }, "bag": view.bag })
    }

    fn seen_board(view: &View) -> Option<Board> {
        Self::determinize(view, &mut Chance::rollout(0)).map(|state| state.board)
    }

    fn unveiled(state: &State<Self>) -> View {
        Self::view(state, Viewer::Spectator)
    }

    fn whole(event: &Event) -> Event {
        *event
    }

    fn is_ordered(_: &str) -> bool {
        false
    }

    fn seat_name(_: &Board, seat: Seat) -> String {
        NAMES[seat.index()].to_owned()
    }

    fn seat_named(_: &Board, name: &str) -> Option<Seat> {
        NAMES.iter().position(|&known| known == name).map(|number| Seat::new(number as u8))
    }

    fn question(choice: &Choice) -> &'static str {
        match choice {
            Choice::Bet => "bet",
            Choice::Turn(_) => "turn",
            Choice::Window(_) => "window",
            Choice::Show(_) => "show",
        }
    }

    fn prompt(choice: &Choice, _: &Board) -> String {
        Self::question(choice).to_owned()
    }

    fn opens_turn(choice: &Choice) -> bool {
        matches!(choice, Choice::Turn(_))
    }

    fn go_on(choice: &Choice) -> Option<Action> {
        matches!(choice, Choice::Window(_)).then_some(Action::Pass)
    }

    fn say(action: &Action, _: &Board) -> String {
        match action {
            Action::Pass => "pass",
            Action::Draw => "draw",
            Action::Stop => "stop",
            Action::Peek => "use peek",
            Action::Colour(kind) => COLOURS[usize::from(*kind)],
        }
        .to_owned()
    }

    fn read(text: &str, _: &Board) -> Option<Action> {
        match text {
            "pass" => Some(Action::Pass),
            "draw" => Some(Action::Draw),
            "stop" => Some(Action::Stop),
            "use peek" => Some(Action::Peek),
            _ => kind_of(text).map(|kind| Action::Colour(kind as u8)),
        }
    }

    fn tell(event: &Event, _: &Board) -> String {
        match event {
            Event::Bet { seat, colour: Some(kind) } => format!("{} bets on {}", NAMES[seat.index()], COLOURS[usize::from(*kind)]),
            Event::Drawn { seat, colour: Some(kind) } => format!("{} draws {}", NAMES[seat.index()], COLOURS[usize::from(*kind)]),
            Event::Shown { seat, colour } => format!("{} shows {}", NAMES[seat.index()], COLOURS[usize::from(*colour)]),
            Event::Bet { seat, .. } | Event::Drawn { seat, .. } | Event::Peeked { seat } | Event::Point { seat } => {
                NAMES[seat.index()].to_owned()
            }
            Event::Twin | Event::Over { .. } => String::new(),
        }
    }

    fn ending(ending: &<Self as Game>::Ending) -> &'static str {
        match ending {
            Ending::BagEmpty => "the bag is empty",
            Ending::Stopped => "somebody has had enough",
        }
    }
}
