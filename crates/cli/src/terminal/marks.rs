//! Letters, shapes and colours for what lies on the table. Colour only ever repeats what a letter or a shape says.

use kernel::{Seat, Words};
use ratatui::style::{Color, Modifier, Style};
use theseus::generated::cards::{Bonus, CardType, Faction};
use theseus::generated::units::UnitKind;
use theseus::ids::UnitId;
use theseus::{Board, Theseus};

/// How things are set off from each other: with colours, or without when `NO_COLOR` asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    colours: bool,
}

impl Palette {
    /// See <https://no-color.org>: any value but an empty one means no colours.
    pub fn from_environment() -> Self {
        Self { colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// For output that is read line by line, perhaps by a program.
    pub fn colourless() -> Self {
        Self { colours: false }
    }

    fn colour(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    pub fn faction(self, faction: Faction) -> Style {
        self.colour(match faction {
            Faction::Marines => Color::Green,
            Faction::Aliens => Color::Red,
            Faction::Scientists => Color::Cyan,
            Faction::Greys => Color::Yellow,
            Faction::Pandora => Color::Magenta,
        })
    }

    pub fn seat(self, board: &Board, seat: Seat) -> Style {
        self.faction(board.faction(seat))
    }

    /// What matters less: frames, empty places, rule ids.
    pub fn faint(self) -> Style {
        self.colour(Color::DarkGray)
    }

    pub fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What the option under the cursor is about.
    pub fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub fn warning(self) -> Style {
        self.colour(Color::LightYellow).add_modifier(Modifier::BOLD)
    }
}

pub fn faction_letter(faction: Faction) -> char {
    match faction {
        Faction::Marines => 'M',
        Faction::Aliens => 'A',
        Faction::Scientists => 'S',
        Faction::Greys => 'G',
        Faction::Pandora => 'P',
    }
}

/// Capitals for the units of a faction, small letters for what they bring forth.
fn unit_letter(kind: UnitKind) -> char {
    match kind {
        UnitKind::Marine => 'M',
        UnitKind::Alien => 'A',
        UnitKind::Scientist => 'S',
        UnitKind::Grey => 'G',
        UnitKind::Being => 'P',
        UnitKind::MinorAlien => 'a',
        UnitKind::Grasper => 'g',
        UnitKind::Runner => 'r',
        UnitKind::Warrior => 'w',
    }
}

/// `M1`
pub fn unit_mark(board: &Board, unit: UnitId) -> String {
    let it = board.unit(unit);
    format!("{}{}", unit_letter(it.kind), it.number)
}

/// The mark of a unit in the shape of the side that is up: `(M1)` base, `[M1]` upgraded; `*` when it carries a token.
pub fn unit_shape(board: &Board, unit: UnitId) -> String {
    let it = board.unit(unit);
    let mark = unit_mark(board, unit);
    let burdened = !burdens(board, unit).is_empty();
    match (it.upgraded, burdened) {
        (false, false) => format!("({mark})"),
        (true, false) => format!("[{mark}]"),
        (false, true) => format!("({mark}*"),
        (true, true) => format!("[{mark}*"),
    }
}

/// What a unit carries or suffers, in words.
pub fn burdens(board: &Board, unit: UnitId) -> Vec<String> {
    let it = board.unit(unit);
    let mut found = Vec::new();
    match it.parasites {
        0 => {}
        1 => found.push("Parasite".to_owned()),
        more => found.push(format!("{more} Parasites")),
    }
    if board.held_by(unit).is_some() {
        found.push("held".to_owned());
    }
    if it.invisible {
        found.push("invisible".to_owned());
    }
    found
}

/// The unit a mark such as `m1` or `[A2]` stands for. Small letters find the small units first.
pub fn unit_of_mark(board: &Board, text: &str) -> Option<UnitId> {
    let text = text.trim_matches(['(', ')', '[', ']', '*']);
    let exact = board.unit_ids().find(|&unit| unit_mark(board, unit) == text);
    exact.or_else(|| board.unit_ids().find(|&unit| unit_mark(board, unit).eq_ignore_ascii_case(text)))
}

/// A unit for people: `marines 1 (M1)`.
pub fn unit_title(board: &Board, unit: UnitId) -> String {
    format!("{} {}", Theseus::say(&theseus::Action::Unit(unit), board), unit_shape(board, unit))
}

pub fn type_name(kind: CardType) -> &'static str {
    match kind {
        CardType::Action => "Action",
        CardType::Module => "Module",
        CardType::Trap => "Trap",
        CardType::Instant => "Instant",
        CardType::Shortcut => "Shortcut",
        CardType::Duplicate => "Duplicate",
        CardType::Special => "Special",
    }
}

pub fn bonus_short(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Upgrade => "Upgrade",
        Bonus::Passage => "Passage",
        Bonus::CardFromDeck => "Deck card",
    }
}

/// A name in a given number of letters: whole if it fits, else with its first word as an initial, else cut off.
pub fn short(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let shorter = match (words.first().and_then(|word| word.chars().next()), words.last()) {
        (Some(initial), Some(last)) if words.len() > 1 => format!("{initial}.{last}"),
        _ => name.to_owned(),
    };
    if shorter.chars().count() <= letters {
        return shorter;
    }
    let cut: String = shorter.chars().take(letters.saturating_sub(1)).collect();
    if letters == 0 { cut } else { cut + "…" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use theseus::generated::cards::Card;

    #[test]
    fn names_are_shortened_without_becoming_alike() {
        assert_eq!(short("Mine", 8), "Mine");
        assert_eq!(short("Ventilation Shortcut", 10), "V.Shortcut");
        assert_eq!(short("Ventilation Exit", 10), "V.Exit");
        assert_eq!(short("Attack from Darkness", 10), "A.Darkness");
        assert_eq!(short("Ventilation Shortcut", 7), "V.Shor…");
        assert_eq!(short("Invisibility", 5), "Invi…");
        assert_eq!(short("Mine", 0), "");
        // In the narrowest station every card of a faction still has a name of its own.
        for faction in Faction::ALL {
            let names: Vec<_> = Card::ALL
                .iter()
                .map(|card| card.facts())
                .filter(|facts| facts.faction == faction)
                .map(|facts| short(facts.name, 7))
                .collect();
            let mut different = names.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), names.len(), "{names:?}");
        }
    }

    #[test]
    fn a_unit_is_found_by_its_mark() {
        let mut board = Board::empty(theseus::Mode::Duel, &[Faction::Aliens, Faction::Greys]);
        theseus::start::add_units(&mut board);
        for unit in board.unit_ids() {
            assert_eq!(unit_of_mark(&board, &unit_mark(&board, unit)), Some(unit));
        }
        let alien = unit_of_mark(&board, "(A2)").unwrap();
        assert_eq!((board.unit(alien).kind, board.unit(alien).number), (UnitKind::Alien, 2));
        let minor = unit_of_mark(&board, "a2").unwrap();
        assert_eq!(board.unit(minor).kind, UnitKind::MinorAlien);
        assert_eq!(unit_of_mark(&board, "g3"), unit_of_mark(&board, "G3"));
        assert_eq!(unit_of_mark(&board, "x9"), None);
    }
}
