//! Names of things, both ways.

use crate::board::{Board, Carried, Thing, WoundCard};
use crate::cards::HandCard;
use crate::generated::attacks::AttackCard;
use crate::generated::crew::{ActionCard, Character};
use crate::generated::events::EventCard;
use crate::generated::items::{Item, ItemGroup};
use crate::generated::objectives::{Objective, ObjectiveGroup};
use crate::generated::rooms::Room;
use crate::generated::swarm::{BagToken, IntruderCard, IntruderKind, Weakness};
use crate::generated::tokens::ExplorationToken;
use crate::generated::wounds::SeriousWound;
use crate::ids::{CorridorId, FigureId, PodId, SlotId};
use kernel::Seat;

/// A content id as words.
pub fn spaced(id: &str) -> String {
    id.replace('_', " ")
}

/// Words as a content id.
fn id_of(words: &str) -> String {
    words.replace(' ', "_")
}

macro_rules! named_by_id {
    ($($say:ident, $read:ident, $kind:ty;)+) => {
        $(
            pub fn $say(it: $kind) -> String {
                spaced(it.id())
            }

            pub fn $read(text: &str) -> Option<$kind> {
                <$kind>::from_id(&id_of(text))
            }
        )+
    };
}

// N-RULING-215: every Room has one name in each language.
named_by_id! {
    room_name, read_room, Room;
    item_name, read_item, Item;
    action_name, read_action, ActionCard;
    attack_name, read_attack, AttackCard;
    event_name, read_event, EventCard;
    objective_name, read_objective, Objective;
    weakness_name, read_weakness, Weakness;
    intruder_card_name, read_intruder_card, IntruderCard;
    kind_name, read_kind, IntruderKind;
    character_name, read_character, Character;
}

/// A hand card in words.
pub fn card_name(card: HandCard) -> String {
    match card.as_action() {
        Some(action) => action_name(action),
        None if card == HandCard::INFECTED => "infected".to_owned(),
        None if card == HandCard::CLEAN => "clean".to_owned(),
        None => "contamination".to_owned(),
    }
}

pub fn read_card(text: &str) -> Option<HandCard> {
    match text {
        "infected" => Some(HandCard::INFECTED),
        "clean" => Some(HandCard::CLEAN),
        "contamination" => Some(HandCard::UNSCANNED),
        _ => read_action(text).map(HandCard::action),
    }
}

pub fn wound_word(wound: SeriousWound) -> &'static str {
    wound.id().trim_start_matches("wound_")
}

/// A Serious Wound beside a Character board: `leg`, `leg dressed`, or `wound` without a card (N-RULING-105).
pub fn wound_name(card: WoundCard) -> String {
    let word = card.wound.map_or("wound", wound_word);
    if card.dressed { format!("{word} dressed") } else { word.to_owned() }
}

pub fn read_wound(text: &str) -> Option<WoundCard> {
    let (word, dressed) = text.strip_suffix(" dressed").map_or((text, false), |word| (word, true));
    if word == "wound" {
        return Some(WoundCard { wound: None, dressed });
    }
    let wound = SeriousWound::ALL.into_iter().find(|&wound| wound_word(wound) == word)?;
    Some(WoundCard { wound: Some(wound), dressed })
}

/// An Intruder token in words: its type and number.
pub fn token_word(index: usize) -> String {
    BagToken::from_index(index as u8).map_or_else(String::new, |token| spaced(token.id().trim_start_matches("intruder_")))
}

pub fn read_token(text: &str) -> Option<BagToken> {
    BagToken::ALL.into_iter().find(|token| token_word(token.index()) == text)
}

/// An Exploration token in words: its symbol and number of Items.
pub fn exploration_word(index: usize) -> String {
    ExplorationToken::from_index(index as u8).map_or_else(String::new, |token| spaced(token.id().trim_start_matches("explore_")))
}

/// `015`.
pub fn slot_name(slot: SlotId) -> String {
    format!("{:03}", slot.number())
}

pub fn read_slot(text: &str) -> Option<SlotId> {
    SlotId::all().find(|&slot| slot_name(slot) == text)
}

/// `011-015`, on the other side of the board perhaps `001-003a`.
pub fn corridor_name(corridor: CorridorId, board: &Board) -> &'static str {
    board.map().corridors.get(usize::from(corridor.0)).map_or("no corridor", |facts| facts.id)
}

pub fn read_corridor(text: &str, board: &Board) -> Option<CorridorId> {
    board.all_corridors().find(|&corridor| corridor_name(corridor, board) == text)
}

/// `technical`, or with its colour where there are two systems (N-MODE-ALT-02).
pub fn network_name(network: u8, board: &Board) -> String {
    match board.map().networks {
        [_] => "technical".to_owned(),
        networks => networks.get(usize::from(network)).map_or_else(|| "technical".to_owned(), |id| format!("technical {id}")),
    }
}

pub fn read_network(text: &str, board: &Board) -> Option<u8> {
    (0..board.map().networks.len() as u8).find(|&network| network_name(network, board) == text)
}

/// `adult 3`; there is only one Queen.
pub fn figure_name(figure: FigureId) -> String {
    match figure.kind() {
        IntruderKind::Queen => "queen".to_owned(),
        kind @ (IntruderKind::Larva | IntruderKind::Creeper | IntruderKind::Adult | IntruderKind::Breeder) => {
            format!("{} {}", kind.id(), figure.number())
        }
    }
}

pub fn read_figure(text: &str) -> Option<FigureId> {
    IntruderKind::ALL.into_iter().flat_map(FigureId::of).find(|&figure| figure_name(figure) == text)
}

pub fn pod_name(pod: PodId) -> String {
    format!("pod {}", pod.number())
}

pub fn read_pod(text: &str) -> Option<PodId> {
    PodId::all().find(|&pod| pod_name(pod) == text)
}

/// The Character of a seat, or its place at the table while there is none.
pub fn seat_name(seat: Seat, board: &Board) -> String {
    match board.member(seat).character {
        Some(character) => character.id().to_owned(),
        None => format!("seat {}", seat.number() + 1),
    }
}

/// A place at the table can be called by its number at any time.
pub fn read_seat(text: &str, board: &Board) -> Option<Seat> {
    read_character(text)
        .and_then(|character| board.seat_of(character))
        .or_else(|| board.seats().find(|seat| text == format!("seat {}", seat.number() + 1)))
}

/// An Object or an Item.
pub fn thing_name(thing: Thing, board: &Board) -> String {
    match thing {
        Thing::Item(item) => item_name(item),
        Thing::BlueCorpse => "blue corpse".to_owned(),
        Thing::RedCorpse(seat) => format!("red corpse {}", seat_name(seat, board)),
        Thing::Carcass => "carcass".to_owned(),
        Thing::Egg => "egg".to_owned(),
    }
}

pub fn read_thing(text: &str, board: &Board) -> Option<Thing> {
    match text {
        "blue corpse" => Some(Thing::BlueCorpse),
        "carcass" => Some(Thing::Carcass),
        "egg" => Some(Thing::Egg),
        _ => match text.strip_prefix("red corpse ") {
            Some(whose) => read_seat(whose, board).map(Thing::RedCorpse),
            None => read_item(text).map(Thing::Item),
        },
    }
}

const MAGAZINE: &str = " + extended magazine";
const AUTOLOADER: &str = " + autoloader";
const TAPED: &str = " taped";

/// What is in a hand slot: `rifle 6 + extended magazine taped`.
pub fn carried_name(carried: &Carried, board: &Board) -> String {
    let mut text = thing_name(carried.thing, board);
    if is_weapon(carried.thing) {
        text += &format!(" {}", carried.ammo);
    }
    for (there, words) in [(carried.magazine, MAGAZINE), (carried.autoloader, AUTOLOADER), (carried.tape > 0, TAPED)] {
        if there {
            text += words;
        }
    }
    text
}

/// A taped thing gets the mark 1; which ones belong together, their list tells. A weapon must be named with its Ammo.
pub fn read_carried(text: &str, board: &Board) -> Option<Carried> {
    let (text, taped) = text.strip_suffix(TAPED).map_or((text, false), |rest| (rest, true));
    let (text, autoloader) = text.strip_suffix(AUTOLOADER).map_or((text, false), |rest| (rest, true));
    let (text, magazine) = text.strip_suffix(MAGAZINE).map_or((text, false), |rest| (rest, true));
    let (thing, ammo) = match text.rsplit_once(' ').and_then(|(name, digits)| Some((name, digits.parse().ok()?))) {
        Some((name, ammo)) => (read_thing(name, board).filter(|&thing| is_weapon(thing))?, ammo),
        None => (read_thing(text, board).filter(|&thing| !is_weapon(thing))?, 0),
    };
    Some(Carried { thing, ammo, magazine, autoloader, tape: u8::from(taped) })
}

fn is_weapon(thing: Thing) -> bool {
    matches!(thing, Thing::Item(item) if item.facts().weapon.is_some())
}

/// The Item decks.
pub const DECKS: [&str; 3] = ["red", "yellow", "green"];

/// The back of an Item card as players call it.
pub fn back_name(back: ItemGroup) -> &'static str {
    match back {
        ItemGroup::Crafted => "blue",
        ItemGroup::Red | ItemGroup::Yellow | ItemGroup::Green | ItemGroup::Starting | ItemGroup::Personal => back.id(),
    }
}

/// The back of an Objective card.
pub fn objective_back(group: ObjectiveGroup) -> &'static str {
    match group {
        ObjectiveGroup::Personal => "personal",
        ObjectiveGroup::Corporate => "corporate",
        ObjectiveGroup::SoloCoop => "solo",
    }
}

/// `coordinates 3`.
pub fn coordinates_name(card: u8) -> String {
    format!("coordinates {}", card + 1)
}

/// A space of the Destination track.
pub fn destination_name(space: u8) -> &'static str {
    ["A", "B", "C", "D"].get(usize::from(space)).copied().unwrap_or("?")
}

pub fn read_destination(text: &str) -> Option<u8> {
    (0..4).find(|&space| destination_name(space).eq_ignore_ascii_case(text))
}

/// `adult 4 x2`: names of which there are several.
pub fn times(name: &str, count: u8) -> String {
    if count == 1 { name.to_owned() } else { format!("{name} x{count}") }
}

/// Takes `times` apart; without a number it is one.
pub fn read_times(text: &str) -> Option<(&str, u8)> {
    match text.rsplit_once(" x") {
        Some((name, count)) => Some((name, count.parse().ok()?)),
        None => Some((text, 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::ship::BoardSide;
    use crate::{Setup, start};

    fn board(side: BoardSide) -> Board {
        let mut board = start::table(&Setup { side, ..Setup::new(5) });
        for (seat, character) in board.seats().zip(Character::ALL) {
            board.member_mut(seat).character = Some(character);
        }
        board
    }

    fn both_ways<T: PartialEq + std::fmt::Debug>(
        all: impl IntoIterator<Item = T>,
        say: impl Fn(&T) -> String,
        read: impl Fn(&str) -> Option<T>,
    ) {
        for it in all {
            let said = say(&it);
            assert_eq!(read(&said).as_ref(), Some(&it), "{said}");
        }
        assert_eq!(read("no such thing"), None);
    }

    #[test]
    fn components_are_read_back_by_their_names() {
        both_ways(Room::ALL, |&it| room_name(it), read_room);
        both_ways(Item::ALL, |&it| item_name(it), read_item);
        both_ways(ActionCard::ALL, |&it| action_name(it), read_action);
        both_ways(AttackCard::ALL, |&it| attack_name(it), read_attack);
        both_ways(EventCard::ALL, |&it| event_name(it), read_event);
        both_ways(Objective::ALL, |&it| objective_name(it), read_objective);
        both_ways(Weakness::ALL, |&it| weakness_name(it), read_weakness);
        both_ways(IntruderCard::ALL, |&it| intruder_card_name(it), read_intruder_card);
        both_ways(IntruderKind::ALL, |&it| kind_name(it), read_kind);
        both_ways(Character::ALL, |&it| character_name(it), read_character);
        both_ways(BagToken::ALL, |it| token_word(it.index()), read_token);
        both_ways(IntruderKind::ALL.into_iter().flat_map(FigureId::of), |&it| figure_name(it), read_figure);
        both_ways(SlotId::all(), |&it| slot_name(it), read_slot);
        both_ways(PodId::all(), |&it| pod_name(it), read_pod);
        both_ways(0..4, |&it| destination_name(it).to_owned(), read_destination);
        let cards = ActionCard::ALL.map(HandCard::action).into_iter().chain([HandCard::UNSCANNED, HandCard::INFECTED, HandCard::CLEAN]);
        both_ways(cards, |&it| card_name(it), read_card);
        let wounds = SeriousWound::ALL.map(Some).into_iter().chain([None]);
        let wounds = wounds.flat_map(|wound| [false, true].map(|dressed| WoundCard { wound, dressed }));
        both_ways(wounds, |&it| wound_name(it), read_wound);
    }

    #[test]
    fn the_map_and_the_crew_are_read_back_on_both_sides() {
        for side in BoardSide::ALL {
            let board = board(side);
            both_ways(board.all_corridors(), |&it| corridor_name(it, &board).to_owned(), |text| read_corridor(text, &board));
            both_ways(0..board.map().networks.len() as u8, |&it| network_name(it, &board), |text| read_network(text, &board));
            both_ways(board.seats(), |&it| seat_name(it, &board), |text| read_seat(text, &board));
            let things = Item::ALL.map(Thing::Item).into_iter().chain([Thing::BlueCorpse, Thing::Carcass, Thing::Egg]);
            let things = things.chain(board.seats().map(Thing::RedCorpse));
            both_ways(things, |&it| thing_name(it, &board), |text| read_thing(text, &board));
        }
    }

    #[test]
    fn what_is_carried_is_read_back_with_everything_on_it() {
        let board = board(BoardSide::Basic);
        let plain = Carried { ammo: 4, ..Carried::new(Thing::Item(Item::Rifle)) };
        let full = Carried { ammo: 7, magazine: true, autoloader: true, tape: 1, ..plain };
        let all = [plain, full, Carried::new(Thing::Egg), Carried::new(Thing::Item(Item::FireExtinguisher))];
        both_ways(all, |it| carried_name(it, &board), |text| read_carried(text, &board));
        assert_eq!(carried_name(&full, &board), "rifle 7 + extended magazine + autoloader taped");
        assert_eq!(read_carried("rifle", &board), None, "a weapon has Ammo");
        assert_eq!(read_carried("egg 2", &board), None, "an Egg has none");
    }

    #[test]
    fn several_are_counted() {
        assert_eq!(times("blank", 1), "blank");
        assert_eq!(read_times(&times("adult 4", 12)), Some(("adult 4", 12)));
        assert_eq!(read_times("adult 4"), Some(("adult 4", 1)));
        assert_eq!(read_times("adult 4 xy"), None);
    }
}
