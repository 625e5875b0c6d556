//! Letters, shapes and colours for what lies on the station.

use kernel::{Seat, Words};
use ratatui::style::{Color, Style};
use theseus::generated::cards::{Bonus, CardType, Faction};
use theseus::generated::units::UnitKind;
use theseus::ids::UnitId;
use theseus::{Board, Theseus};

use crate::terminal::palette::Palette;

pub fn faction_style(palette: Palette, faction: Faction) -> Style {
    palette.colour(match faction {
        Faction::Marines => Color::Green,
        Faction::Aliens => Color::Red,
        Faction::Scientists => Color::Cyan,
        Faction::Greys => Color::Yellow,
        Faction::Pandora => Color::Magenta,
    })
}

pub fn seat_style(palette: Palette, board: &Board, seat: Seat) -> Style {
    faction_style(palette, board.faction(seat))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::fitting::short;
    use theseus::generated::cards::Card;

    #[test]
    fn every_card_has_a_name_of_its_own_in_the_narrowest_station() {
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
