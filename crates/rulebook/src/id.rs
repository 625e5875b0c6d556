//! Rule ids: a game's letter, a section of the rulebook, a number.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// A game with a rulebook of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    Theseus,
    Nemesis,
    Lockdown,
}

impl Game {
    /// In the order in which the engines are built.
    pub const ALL: [Game; 3] = [Game::Theseus, Game::Nemesis, Game::Lockdown];

    /// The letter every id of the game begins with.
    pub fn letter(self) -> char {
        match self {
            Game::Theseus => 'T',
            Game::Nemesis => 'N',
            Game::Lockdown => 'L',
        }
    }

    pub fn from_letter(letter: char) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.letter() == letter)
    }

    /// The word for the game in file names, in `status.toml` and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Game::Theseus => "theseus",
            Game::Nemesis => "nemesis",
            Game::Lockdown => "lockdown",
        }
    }

    /// The title people know the game by.
    pub fn title(self) -> &'static str {
        match self {
            Game::Theseus => "Theseus",
            Game::Nemesis => "Nemesis",
            Game::Lockdown => "Lockdown",
        }
    }

    /// The file of `docs/rules` that holds the game's rules.
    pub fn file_name(self) -> &'static str {
        match self {
            Game::Theseus => "theseus.md",
            Game::Nemesis => "nemesis.md",
            Game::Lockdown => "lockdown.md",
        }
    }

    /// Where the engine of the game stands. Lockdown shares the crate of Nemesis and is a second
    /// place in it, so the existence of that crate says nothing about Lockdown.
    pub fn engine(self) -> &'static str {
        match self {
            Game::Theseus => "crates/theseus",
            Game::Nemesis => "crates/nemesis",
            Game::Lockdown => "crates/nemesis/src/places/base",
        }
    }

    /// Whether anybody has begun the engine of the game in this working tree.
    pub fn has_engine(self, root: &Path) -> bool {
        root.join(self.engine()).is_dir()
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The permanent name of one rule, such as `T-MOVE-04` or `N-ROOM-NEST-16`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId {
    game: Game,
    section: String,
    number: u16,
}

/// Why a text is not a rule id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a rule id: expected something like T-MOVE-04")]
pub struct NotAnId(pub String);

impl RuleId {
    pub fn game(&self) -> Game {
        self.game
    }

    /// What stands between the letter and the number, such as `MOVE` or `CARD-DUP`.
    pub fn section(&self) -> &str {
        &self.section
    }

    pub fn number(&self) -> u16 {
        self.number
    }

    /// The rule of the same section with another number; ranges are made of these.
    pub fn with_number(&self, number: u16) -> RuleId {
        RuleId { game: self.game, section: self.section.clone(), number }
    }

    /// Whether the rule stands in a section or in a part of it: `CARD` holds `T-CARD-DUP-01`.
    pub fn is_in_section(&self, section: &str) -> bool {
        self.section.strip_prefix(section).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    }

    /// Worked examples have ids too; they ask for a test and for no code of their own.
    pub fn is_example(&self) -> bool {
        self.section == "EX"
    }

    /// Reads an id however its letters are cased, for people at a keyboard.
    pub fn from_typed(text: &str) -> Result<RuleId, NotAnId> {
        text.trim().to_ascii_uppercase().parse().map_err(|_| NotAnId(text.trim().to_owned()))
    }
}

/// Only the spelling that [`fmt::Display`] writes is read, so that an id can be found by its text.
impl FromStr for RuleId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<RuleId, NotAnId> {
        match read_id(text) {
            Some((id, length)) if length == text.len() => Ok(id),
            Some(_) | None => Err(NotAnId(text.to_owned())),
        }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RuleId { game, section, number } = self;
        f.pad(&format!("{}-{section}-{number:02}", game.letter()))
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Reads the id a text begins with, and how many bytes it takes.
pub(crate) fn read_id(text: &str) -> Option<(RuleId, usize)> {
    let game = Game::from_letter(text.chars().next()?)?;
    let mut rest = text.get(1..)?;
    let mut section = String::new();
    loop {
        rest = rest.strip_prefix('-')?;
        let end = rest.find(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit()).unwrap_or(rest.len());
        let (part, after) = rest.split_at_checked(end)?;
        match part.chars().next()? {
            'A'..='Z' => {
                if !section.is_empty() {
                    section.push('-');
                }
                section.push_str(part);
            }
            _ if section.is_empty() => return None,
            _ => {
                // A letter right behind the number means that this is some other word.
                if after.starts_with(|c: char| c.is_alphanumeric() || c == '_') {
                    return None;
                }
                let number = read_number(part)?;
                let id = RuleId { game, section, number };
                return Some((id, text.len() - after.len()));
            }
        }
        rest = after;
    }
}

/// A rule number in its one spelling: two digits, or three without a leading zero.
pub(crate) fn read_number(digits: &str) -> Option<u16> {
    let number: u16 = digits.parse().ok()?;
    (format!("{number:02}") == digits && number < 1000).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_letter_a_section_and_a_number() {
        let id: RuleId = "N-ROOM-ENGINE1-02".parse().unwrap();
        assert_eq!(id.game(), Game::Nemesis);
        assert_eq!(id.section(), "ROOM-ENGINE1");
        assert_eq!(id.number(), 2);
        assert_eq!(id.to_string(), "N-ROOM-ENGINE1-02");
        assert_eq!(format!("{id:<20}|"), "N-ROOM-ENGINE1-02   |");
        let long: RuleId = "L-RULING-101".parse().unwrap();
        assert_eq!(long.to_string(), "L-RULING-101");
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in [
            "",
            "T",
            "T-",
            "T-04",
            "T-MOVE",
            "T-MOVE-",
            "T-MOVE-4",
            "T-MOVE-004",
            "T-MOVE-04a",
            "T-MOVE-04 ",
            "T-MOVE-1000",
            "T-MOVE-99999999999",
            "t-move-04",
            "X-MOVE-04",
            "T--MOVE-04",
            "TMOVE-04",
            "T-MOVÉ-04",
            "é-MOVE-04",
        ] {
            assert_eq!(text.parse::<RuleId>(), Err(NotAnId(text.to_owned())));
        }
    }

    #[test]
    fn people_may_type_small_letters() {
        let id = RuleId::from_typed(" t-card-dup-01 ").unwrap();
        assert_eq!(id.to_string(), "T-CARD-DUP-01");
        assert_eq!(RuleId::from_typed("move 4").unwrap_err().to_string(), "`move 4` is not a rule id: expected something like T-MOVE-04");
    }

    #[test]
    fn a_section_holds_its_parts_and_not_its_neighbours() {
        let id: RuleId = "T-CARD-DUP-01".parse().unwrap();
        assert!(id.is_in_section("CARD"));
        assert!(id.is_in_section("CARD-DUP"));
        assert!(!id.is_in_section("CAR"));
        assert!(!id.is_in_section("DUP"));
        let other: RuleId = "T-CARDACT-01".parse().unwrap();
        assert!(!other.is_in_section("CARD"));
    }
}
