//! What a player may say aloud about things others have not seen, true or not, as it is typed.

use nemesis::Claim;
use nemesis::generated::items::Item;
use nemesis::generated::objectives::ObjectiveGroup;
use nemesis::generated::rooms::Room;
use nemesis::generated::ship::Destination;
use nemesis::ids::SlotId;

/// How claims are written.
pub const EXAMPLES: &str = "`say engine 1 works`, `say engine 2 damaged`, `say A mars`, `say 015 canteen`, `say have medkit`, \
                            `say not medkit`, `say infected 0`, `say kept personal`";

/// Reads a claim.
pub fn read(text: &str) -> Option<Claim> {
    let text = text.trim().to_lowercase();
    let (word, rest) = text.split_once(char::is_whitespace)?;
    let rest = rest.trim();
    let named = |name: &str, id: &str| name.to_lowercase() == rest || id.replace('_', " ") == rest;
    match word {
        "engine" => {
            let (number, state) = rest.split_once(char::is_whitespace)?;
            let engine = number.parse::<u8>().ok().filter(|number| (1..=3).contains(number))? - 1;
            let working = match state.trim() {
                "works" | "working" => true,
                "damaged" | "broken" => false,
                _ => return None,
            };
            Some(Claim::Engine { engine, working })
        }
        "have" | "not" => {
            let item = Item::ALL.into_iter().find(|item| named(item.name(), item.id()))?;
            Some(Claim::Holds { item, yes: word == "have" })
        }
        "infected" => rest.parse().ok().map(|cards| Claim::Infected { cards }),
        "kept" => {
            let group = ObjectiveGroup::ALL.into_iter().find(|group| named(group.name(), group.id()))?;
            Some(Claim::Kept { group })
        }
        "a" | "b" | "c" | "d" => {
            let space = ["a", "b", "c", "d"].iter().position(|&letter| letter == word)? as u8;
            let destination = Destination::ALL.into_iter().find(|place| named(place.name(), place.id()))?;
            Some(Claim::Coordinates { space, destination })
        }
        number => {
            let number: u8 = number.parse().ok()?;
            let slot = SlotId::all().find(|slot| slot.number() == number)?;
            let room = Room::ALL.into_iter().find(|room| named(room.name(), room.id()))?;
            Some(Claim::Tile { slot, room })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_claims() {
        let mut read_ones = 0;
        for example in EXAMPLES.split('`').filter_map(|part| part.strip_prefix("say ")) {
            assert!(read(example).is_some(), "{example}");
            read_ones += 1;
        }
        assert_eq!(read_ones, 8);
        assert_eq!(read("engine 2 damaged"), Some(Claim::Engine { engine: 1, working: false }));
        assert_eq!(read("15 Canteen"), Some(Claim::Tile { slot: SlotId(14), room: Room::Canteen }));
        for nonsense in ["", "engine", "engine 4 works", "e mars", "022 nest", "have", "have nothing", "kept quiet"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
