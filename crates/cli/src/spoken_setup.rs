//! How the command line speaks of the setup of a game: factions, mode, ring and decks by name, and what is usual.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use nemesis::generated::ship::BoardSide;
use theseus::generated::cards::Faction;
use theseus::generated::sectors::Sector;
use theseus::setup::{Decks, Ring};
use theseus::{Mode, Setup};

use crate::games::GameName;

pub fn faction_parser() -> impl TypedValueParser<Value = Faction> {
    Named(Faction::ALL.map(|faction| (PossibleValue::new(faction.id()), faction)))
}

/// A mode of any game: their names are all different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyMode {
    Theseus(Mode),
    Nemesis(nemesis::Mode),
}

impl AnyMode {
    pub fn game(self) -> GameName {
        match self {
            Self::Theseus(_) => GameName::Theseus,
            Self::Nemesis(_) => GameName::Nemesis,
        }
    }
}

pub fn any_mode_parser() -> impl TypedValueParser<Value = AnyMode> {
    Named([
        (PossibleValue::new("duel").help("Theseus: two players"), AnyMode::Theseus(Mode::Duel)),
        (PossibleValue::new("each-against-all").help("Theseus: three or four players"), AnyMode::Theseus(Mode::EachAgainstAll)),
        (
            PossibleValue::new("alliances").help("Theseus: four players, the first and the third against the others"),
            AnyMode::Theseus(Mode::Alliances),
        ),
        (
            PossibleValue::new("semi-cooperative").help("Nemesis: everybody has an own Objective"),
            AnyMode::Nemesis(nemesis::Mode::SemiCooperative),
        ),
        (PossibleValue::new("solo").help("Nemesis: one player"), AnyMode::Nemesis(nemesis::Mode::Solo)),
        (PossibleValue::new("cooperative").help("Nemesis: all for the same Objectives"), AnyMode::Nemesis(nemesis::Mode::Cooperative)),
    ])
}

/// The modes of Nemesis.
pub fn crew_mode_parser() -> impl TypedValueParser<Value = nemesis::Mode> {
    Named([
        (
            PossibleValue::new("semi-cooperative").help("Everybody has an own Objective: two to five players"),
            nemesis::Mode::SemiCooperative,
        ),
        (PossibleValue::new("cooperative").help("All win or lose together, with open Objectives"), nemesis::Mode::Cooperative),
        (PossibleValue::new("solo").help("Alone on the ship"), nemesis::Mode::Solo),
    ])
}

pub fn side_parser() -> impl TypedValueParser<Value = BoardSide> {
    Named(BoardSide::ALL.map(|side| (PossibleValue::new(side.id()), side)))
}

pub fn mode_parser() -> impl TypedValueParser<Value = Mode> {
    Named([
        (PossibleValue::new("duel").help("Two players"), Mode::Duel),
        (PossibleValue::new("each-against-all").help("Three or four players"), Mode::EachAgainstAll),
        (PossibleValue::new("alliances").help("Four players: the first and the third against the others"), Mode::Alliances),
    ])
}

pub fn decks_parser() -> impl TypedValueParser<Value = Decks> {
    Named([
        (PossibleValue::new("random").help("Random cards of the faction"), Decks::Random),
        (PossibleValue::new("chosen").help("Each player chooses the cards of the own deck"), Decks::Chosen),
    ])
}

/// A way to lay the ring, or the sectors themselves.
pub fn ring(text: &str) -> Result<Ring, String> {
    let sector = |id: &str| {
        let known = || Sector::ALL.map(Sector::id).join(", ");
        Sector::from_id(id.trim()).ok_or_else(|| format!("there is no sector `{}`; there are {}", id.trim(), known()))
    };
    match text.trim() {
        "standard" => Ok(Ring::Standard),
        "even" => Ok(Ring::Even),
        "random" => Ok(Ring::Random),
        "in-turns" => Ok(Ring::InTurns),
        sectors => sectors.split(',').map(sector).collect::<Result<_, _>>().map(Ring::Fixed),
    }
}

/// How many play when only the mode is said, or nothing.
pub fn usual_players(mode: Option<Mode>) -> usize {
    match mode {
        Some(Mode::Duel) | None => 2,
        Some(Mode::EachAgainstAll) => 3,
        Some(Mode::Alliances) => 4,
    }
}

/// The setup of these factions in which nothing is said but perhaps the mode and the ring.
pub fn usual(factions: &[Faction], mode: Option<Mode>, ring: Option<Ring>) -> Setup {
    let usual = match mode {
        Some(Mode::Alliances) => Setup::alliances(factions),
        Some(Mode::Duel | Mode::EachAgainstAll) | None => Setup::new(factions),
    };
    Setup { mode: mode.unwrap_or(usual.mode), ring: ring.unwrap_or_else(|| usual.ring.clone()), ..usual }
}

/// Reads one of a few names, blanks around it left aside, and lists them to whoever writes another.
#[derive(Clone)]
struct Named<T, const N: usize>([(PossibleValue, T); N]);

impl<T: Copy + Send + Sync + 'static, const N: usize> TypedValueParser for Named<T, N> {
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let trimmed = value.to_str().map_or(value, |text| OsStr::new(text.trim()));
        let names = PossibleValuesParser::new(self.0.each_ref().map(|(name, _)| name.clone()));
        let name = names.parse_ref(command, arg, trimmed)?;
        let found = self.0.iter().find(|(known, _)| known.get_name() == name);
        found.map(|(_, value)| *value).ok_or_else(|| clap::Error::new(ErrorKind::InvalidValue).with_cmd(command))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(|(name, _)| name.clone())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T: Clone + Send + Sync + 'static>(parser: &impl TypedValueParser<Value = T>, text: &str) -> Result<T, String> {
        parser.parse_ref(&clap::Command::new("hullbreach"), None, OsStr::new(text)).map_err(|error| error.to_string())
    }

    #[test]
    fn names_are_read() {
        assert_eq!(read(&faction_parser(), "greys"), Ok(Faction::Greys));
        assert_eq!(read(&faction_parser(), " greys"), Ok(Faction::Greys));
        let refused = read(&faction_parser(), "daleks").unwrap_err();
        assert!(refused.contains("daleks") && refused.contains("marines"), "{refused}");
        assert_eq!(read(&mode_parser(), "each-against-all"), Ok(Mode::EachAgainstAll));
        assert_eq!(read(&decks_parser(), "chosen"), Ok(Decks::Chosen));
    }

    #[test]
    fn rings_are_read() {
        assert_eq!(ring("in-turns"), Ok(Ring::InTurns));
        assert_eq!(ring("corridors, wreck"), Ok(Ring::Fixed(vec![Sector::Corridors, Sector::Wreck])));
        assert!(ring("corridors,attic").unwrap_err().contains("`attic`"));
    }

    #[test]
    fn what_is_usual_follows_from_the_mode() {
        let four = &Faction::ALL[..usual_players(Some(Mode::Alliances))];
        assert_eq!(usual(four, Some(Mode::Alliances), None), Setup::alliances(four));
        assert_eq!(usual(four, None, Some(Ring::InTurns)), Setup { ring: Ring::InTurns, ..Setup::new(four) });
        assert_eq!(usual(four, Some(Mode::Duel), None).mode, Mode::Duel);
    }
}
