//! Letters, signs and colours for what is aboard: capitals for the crew, small letters for what hunts it.

use kernel::Seat;
use nemesis::View;
use nemesis::board::{Door, Thing};
use nemesis::generated::crew::Character;
use nemesis::generated::rooms::{Colour, Room};
use nemesis::generated::swarm::IntruderKind;
use nemesis::ids::FigureId;
use ratatui::style::{Color, Modifier, Style};

use crate::terminal::palette::Palette;

pub const FIRE: char = '^';
pub const MALFUNCTION: char = '×';
pub const NOISE: char = '!';
pub const CORPSE: char = '†';
pub const CARCASS: char = '%';
pub const EGG: char = 'o';
pub const AIRLOCK: char = '@';
/// Entrances to the Technical Corridors, a sign for each system.
pub const ENTRANCES: [char; 2] = ['°', '*'];

pub fn door(door: Door) -> Option<char> {
    match door {
        Door::Open => None,
        Door::Closed => Some('#'),
        Door::Destroyed => Some('¦'),
    }
}

/// Three Characters begin with an S, so two of them have another of their letters.
pub fn letter(character: Character) -> char {
    match character {
        Character::Captain => 'C',
        Character::Pilot => 'P',
        Character::Scientist => 'N',
        Character::Scout => 'T',
        Character::Soldier => 'S',
        Character::Mechanic => 'M',
    }
}

/// A player on the map: the letter of the Character, before there is one the number of the seat.
pub fn seat_letter(view: &View, seat: Seat) -> char {
    match view.member(seat).and_then(|member| member.character) {
        Some(character) => letter(character),
        None => char::from_digit(u32::from(seat.number()) + 1, 10).unwrap_or('?'),
    }
}

pub fn character_style(palette: Palette, character: Character) -> Style {
    let colour = match character {
        Character::Captain => Color::LightBlue,
        Character::Pilot => Color::LightGreen,
        Character::Scientist => Color::LightCyan,
        Character::Scout => Color::LightMagenta,
        Character::Soldier => Color::LightRed,
        Character::Mechanic => Color::LightYellow,
    };
    palette.colour(colour).add_modifier(Modifier::BOLD)
}

pub fn seat_style(palette: Palette, view: &View, seat: Seat) -> Style {
    match view.member(seat).and_then(|member| member.character) {
        Some(character) => character_style(palette, character),
        None => palette.title(),
    }
}

pub fn intruder_style(palette: Palette) -> Style {
    palette.colour(Color::Red).add_modifier(Modifier::BOLD)
}

pub fn kind_letter(kind: IntruderKind) -> char {
    match kind {
        IntruderKind::Larva => 'l',
        IntruderKind::Creeper => 'c',
        IntruderKind::Adult => 'a',
        IntruderKind::Breeder => 'b',
        IntruderKind::Queen => 'q',
    }
}

/// `a`, or with its Injuries `a2`.
pub fn figure_mark(view: &View, figure: FigureId) -> String {
    let letter = kind_letter(figure.kind());
    match view.figures.get(figure.index()).map_or(0, |figure| figure.injuries) {
        0 => letter.to_string(),
        injuries => format!("{letter}{injuries}"),
    }
}

/// The colour a Room is searched in.
pub fn room_style(palette: Palette, room: Room) -> Style {
    match room.facts().colour {
        Colour::Red => palette.colour(Color::Red),
        Colour::Yellow => palette.colour(Color::Yellow),
        Colour::Green => palette.colour(Color::Green),
        Colour::White | Colour::None => Style::new(),
    }
}

/// The letter of the deck a Room is searched in.
pub fn colour_letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "r",
        Colour::Yellow => "y",
        Colour::Green => "g",
        Colour::White => "w",
        Colour::None => "",
    }
}

/// The name of a Room in a given number of letters.
pub fn room_name(room: Room, letters: usize) -> &'static str {
    [room.name(), middling(room), brief(room), curt(room)]
        .into_iter()
        .find(|name| name.chars().count() <= letters)
        .unwrap_or_else(|| tiny(room))
}

/// At most ten letters.
fn middling(room: Room) -> &'static str {
    match room {
        Room::Armory => "Armory",
        Room::CommsRoom => "Comms Room",
        Room::EmergencyRoom => "Emergency",
        Room::EvacuationSectionA => "Evac A",
        Room::EvacuationSectionB => "Evac B",
        Room::FireControlSystem => "Fire Ctrl",
        Room::Generator => "Generator",
        Room::Laboratory => "Laboratory",
        Room::Nest => "Nest",
        Room::Storage => "Storage",
        Room::Surgery => "Surgery",
        Room::AirlockControl => "Airlock",
        Room::Cabins => "Cabins",
        Room::Canteen => "Canteen",
        Room::CommandCenter => "Command",
        Room::EngineControlRoom => "EngineCtrl",
        Room::HatchControlSystem => "Hatch Ctrl",
        Room::MonitoringRoom => "Monitoring",
        Room::RoomCoveredWithSlime => "Slime Room",
        Room::ShowerRoom => "Showers",
        Room::Cockpit => "Cockpit",
        Room::Engine1 => "Engine 1",
        Room::Engine2 => "Engine 2",
        Room::Engine3 => "Engine 3",
        Room::Hibernatorium => "Hibernat.",
    }
}

/// At most seven letters.
fn brief(room: Room) -> &'static str {
    match room {
        Room::Armory => "Armory",
        Room::CommsRoom => "Comms",
        Room::EmergencyRoom => "Emerg.",
        Room::EvacuationSectionA => "Evac A",
        Room::EvacuationSectionB => "Evac B",
        Room::FireControlSystem => "FireCtl",
        Room::Generator => "Generat",
        Room::Laboratory => "Lab",
        Room::Nest => "Nest",
        Room::Storage => "Storage",
        Room::Surgery => "Surgery",
        Room::AirlockControl => "Airlock",
        Room::Cabins => "Cabins",
        Room::Canteen => "Canteen",
        Room::CommandCenter => "Command",
        Room::EngineControlRoom => "EngCtrl",
        Room::HatchControlSystem => "Hatch",
        Room::MonitoringRoom => "Monitor",
        Room::RoomCoveredWithSlime => "Slime",
        Room::ShowerRoom => "Showers",
        Room::Cockpit => "Cockpit",
        Room::Engine1 => "Eng. 1",
        Room::Engine2 => "Eng. 2",
        Room::Engine3 => "Eng. 3",
        Room::Hibernatorium => "Hibern.",
    }
}

/// At most six letters.
fn curt(room: Room) -> &'static str {
    match room {
        Room::Armory => "Armory",
        Room::CommsRoom => "Comms",
        Room::EmergencyRoom => "Emerg.",
        Room::EvacuationSectionA => "Evac A",
        Room::EvacuationSectionB => "Evac B",
        Room::FireControlSystem => "FireCt",
        Room::Generator => "Gener.",
        Room::Laboratory => "Lab",
        Room::Nest => "Nest",
        Room::Storage => "Stores",
        Room::Surgery => "Surg.",
        Room::AirlockControl => "Airlck",
        Room::Cabins => "Cabins",
        Room::Canteen => "Cantn.",
        Room::CommandCenter => "Commnd",
        Room::EngineControlRoom => "EngCtl",
        Room::HatchControlSystem => "Hatch",
        Room::MonitoringRoom => "Monit.",
        Room::RoomCoveredWithSlime => "Slime",
        Room::ShowerRoom => "Shower",
        Room::Cockpit => "Cockpt",
        Room::Engine1 => "Eng. 1",
        Room::Engine2 => "Eng. 2",
        Room::Engine3 => "Eng. 3",
        Room::Hibernatorium => "Hibern",
    }
}

/// At most five letters.
fn tiny(room: Room) -> &'static str {
    match room {
        Room::Armory => "Armor",
        Room::CommsRoom => "Comms",
        Room::EmergencyRoom => "Emerg",
        Room::EvacuationSectionA => "EvacA",
        Room::EvacuationSectionB => "EvacB",
        Room::FireControlSystem => "FireC",
        Room::Generator => "Gener",
        Room::Laboratory => "Lab",
        Room::Nest => "Nest",
        Room::Storage => "Store",
        Room::Surgery => "Surg.",
        Room::AirlockControl => "Airlk",
        Room::Cabins => "Cabin",
        Room::Canteen => "Cante",
        Room::CommandCenter => "Comnd",
        Room::EngineControlRoom => "EngCt",
        Room::HatchControlSystem => "Hatch",
        Room::MonitoringRoom => "Monit",
        Room::RoomCoveredWithSlime => "Slime",
        Room::ShowerRoom => "Shwrs",
        Room::Cockpit => "Cockp",
        Room::Engine1 => "Eng.1",
        Room::Engine2 => "Eng.2",
        Room::Engine3 => "Eng.3",
        Room::Hibernatorium => "Hiber",
    }
}

/// An Object on the map.
pub fn object(thing: Thing) -> Option<char> {
    match thing {
        Thing::BlueCorpse | Thing::RedCorpse(_) => Some(CORPSE),
        Thing::Carcass => Some(CARCASS),
        Thing::Egg => Some(EGG),
        Thing::Item(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_and_every_room_is_told_apart() {
        let mut letters: Vec<char> = Character::ALL.map(letter).into_iter().chain(IntruderKind::ALL.map(kind_letter)).collect();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), Character::COUNT + IntruderKind::COUNT);
        for width in [5, 6, 7, 10, 20, 30] {
            let mut names: Vec<_> = Room::ALL.map(|room| room_name(room, width)).to_vec();
            assert!(names.iter().all(|name| name.chars().count() <= width), "{names:?}");
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), Room::COUNT, "{width}");
        }
    }
}
