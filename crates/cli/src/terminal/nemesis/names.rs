//! Things by the names people know them by.

use kernel::Seat;
use nemesis::board::{Board, Carried, Thing, Whereabouts, WoundCard};
use nemesis::cards::HandCard;
use nemesis::generated::items::{Item, ItemGroup};
use nemesis::generated::objectives::ObjectiveGroup;
use nemesis::generated::ship::COORDINATES;
use nemesis::ids::{CorridorId, SlotId};
use nemesis::words::slot_name;

/// `Captain`, or `Seat 1` before there is one.
pub fn seat(board: &Board, seat: Seat) -> String {
    match board.member(seat).character {
        Some(character) => character.name().to_owned(),
        None => format!("Seat {}", seat.number() + 1),
    }
}

/// `the Captain`, or `seat 1`.
pub fn the_seat(board: &Board, seat: Seat) -> String {
    match board.member(seat).character {
        Some(character) => format!("the {}", character.name()),
        None => format!("seat {}", seat.number() + 1),
    }
}

/// `015 Canteen`, or `015 (unexplored)`; a tile the viewer has looked at by its name as well.
pub fn room(board: &Board, slot: SlotId) -> String {
    let chamber = board.chamber(slot);
    let number = slot_name(slot);
    match chamber.room {
        Some(room) if chamber.explored => format!("{number} {}", room.name()),
        Some(room) => format!("{number} {} (unexplored)", room.name()),
        None => format!("{number} (unexplored)"),
    }
}

/// `search`, `Contamination`: a card of a hand.
pub fn card(card: HandCard) -> String {
    match card.as_action() {
        Some(action) => action.name().to_owned(),
        None if card == HandCard::INFECTED => "Contamination (INFECTED)".to_owned(),
        None if card == HandCard::CLEAN => "Contamination (clean)".to_owned(),
        None => "Contamination".to_owned(),
    }
}

pub fn thing(board: &Board, thing: Thing) -> String {
    match thing {
        Thing::Item(item) => item.name().to_owned(),
        Thing::BlueCorpse => "blue Corpse".to_owned(),
        Thing::RedCorpse(whose) => format!("Corpse of {}", the_seat(board, whose)),
        Thing::Carcass => "Carcass".to_owned(),
        Thing::Egg => "Egg".to_owned(),
    }
}

/// What is in a hand slot, with its Ammo and what is fixed to it.
pub fn carried(board: &Board, carried: &Carried) -> String {
    let mut text = thing(board, carried.thing);
    if carried.capacity() > 0 {
        text += &format!(" {}/{}", carried.ammo, carried.capacity());
    }
    for (there, what) in [(carried.magazine, " +magazine"), (carried.autoloader, " +autoloader"), (carried.tape > 0, " (taped)")] {
        if there {
            text += what;
        }
    }
    text
}

pub fn wound(card: WoundCard) -> String {
    let name = card.wound.map_or("Wound", |wound| wound.name());
    if card.dressed { format!("{name} (dressed)") } else { name.to_owned() }
}

/// A Character's place in few letters: the number of the Room, or what has become of it.
pub fn brief_place(place: Whereabouts) -> String {
    match place {
        Whereabouts::Nowhere => "-".to_owned(),
        Whereabouts::Room(slot) => slot.number().to_string(),
        Whereabouts::Pod(pod) => format!("pod {}", pod.number()),
        Whereabouts::Hibernating => "asleep".to_owned(),
        Whereabouts::Evacuated => "away".to_owned(),
        Whereabouts::Dead => "dead".to_owned(),
    }
}

pub fn place(board: &Board, place: Whereabouts) -> String {
    match place {
        Whereabouts::Nowhere => "not aboard yet".to_owned(),
        Whereabouts::Room(slot) => room(board, slot),
        Whereabouts::Pod(pod) => format!("waits in Escape Pod {}", pod.number()),
        Whereabouts::Hibernating => "hibernates".to_owned(),
        Whereabouts::Evacuated => "has left in an Escape Pod".to_owned(),
        Whereabouts::Dead => "dead".to_owned(),
    }
}

/// The back of an Item card.
pub fn back(group: ItemGroup) -> &'static str {
    match group {
        ItemGroup::Red => "red",
        ItemGroup::Yellow => "yellow",
        ItemGroup::Green => "green",
        ItemGroup::Crafted => "blue",
        ItemGroup::Starting => "starting",
        ItemGroup::Personal => "personal",
    }
}

pub fn objective_group(group: ObjectiveGroup) -> &'static str {
    match group {
        ObjectiveGroup::Personal => "Personal",
        ObjectiveGroup::Corporate => "Corporate",
        ObjectiveGroup::SoloCoop => "Solo",
    }
}

/// The letter of a space of the Destination track.
pub fn destination(space: u8) -> char {
    ['A', 'B', 'C', 'D'].get(usize::from(space)).copied().unwrap_or('?')
}

/// A Coordinates card: where each letter leads.
pub fn coordinates(card: u8) -> String {
    let Some(places) = COORDINATES.get(usize::from(card)) else { return String::new() };
    let each: Vec<String> = places.iter().zip(0..).map(|(place, space)| format!("{} {}", destination(space), place.name())).collect();
    each.join(", ")
}

/// `2 cards`.
pub fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Names with how often they come, in the order in which they come first.
pub fn gathered(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut found: Vec<(String, usize)> = Vec::new();
    for name in names {
        match found.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => found.push((name, 1)),
        }
    }
    found.into_iter().map(|(name, count)| if count == 1 { name } else { format!("{count}× {name}") }).collect()
}

/// `exit 3`, `exits 1 and 2`.
pub fn exits(board: &Board, corridor: CorridorId) -> String {
    let numbers: Vec<String> =
        board.map().corridors.get(usize::from(corridor.0)).map_or(&[][..], |facts| facts.numbers).iter().map(u8::to_string).collect();
    if numbers.len() == 1 { format!("exit {}", numbers[0]) } else { format!("exits {}", numbers.join(" and ")) }
}

/// What an Item is for, in a word: heavy, a component, used once.
pub fn item_traits(item: Item) -> Vec<String> {
    let facts = item.facts();
    let mut traits = Vec::new();
    if let Some(weapon) = &facts.weapon {
        traits.push(format!("{} weapon, {} Ammo", weapon.class.name().to_lowercase(), weapon.capacity));
    }
    if facts.heavy {
        traits.push("heavy".to_owned());
    }
    if facts.one_use {
        traits.push("used once".to_owned());
    }
    traits.extend(facts.component.map(|component| format!("component: {}", component.name().to_lowercase())));
    traits
}
