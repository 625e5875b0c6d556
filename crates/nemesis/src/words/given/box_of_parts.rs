//! Taking things out of the box for a given position, and what becomes of the rest.

use super::{Read, Table, known, number, text, texts, wrong};
use crate::board::decks::{CardDeck, ITEM_KINDS, home_of, items_of};
use crate::board::{Board, Carried};
use crate::cards::{CLEAN, INFECTED, UNSCANNED};
use crate::generated::attacks::AttackCard;
use crate::generated::events::EventCard;
use crate::generated::items::{CRAFTED, Item, ItemGroup};
use crate::generated::tokens::{CARCASSES, CLEAN_CARDS, EGG_TOKENS, INFECTED_CARDS};
use crate::generated::wounds::SeriousWound;
use crate::words::names::{DECKS, item_name, read_attack, read_event, read_item, read_wound, wound_word};
use kernel::{Pool, Viewer};
use serde_json::Value;

/// Takes an Item out of its deck or stock. A personal Item that lies with anybody is active.
pub fn take_item(key: &str, item: Item, board: &mut Board) -> Read<()> {
    let there = match item.facts().group {
        ItemGroup::Red | ItemGroup::Yellow | ItemGroup::Green => {
            home_of(item).is_some_and(|(deck, kind)| board.decks.items[deck].rest.take(kind))
        }
        ItemGroup::Crafted => match CRAFTED.iter().position(|&crafted| crafted == item) {
            Some(kind) => board.decks.stock[kind].checked_sub(1).map(|left| board.decks.stock[kind] = left).is_some(),
            None => false,
        },
        // There is one of each: `held` looks for it.
        ItemGroup::Starting => held(item, board) == 0,
        ItemGroup::Personal => {
            let owner = item.facts().owner.and_then(|character| board.seat_of(character));
            let Some(owner) = owner else { return wrong(key, format!("{} belongs to nobody at this table", item_name(item))) };
            let place = board.member(owner).character().facts().personal_items.iter().position(|&own| own == item);
            place.is_some_and(|place| !std::mem::replace(&mut board.member_mut(owner).activated[place], true))
        }
    };
    if there { Ok(()) } else { wrong(key, format!("there is no further {}", item_name(item))) }
}

/// How many of an Item are with players.
fn held(item: Item, board: &Board) -> usize {
    let carried = |carried: &Carried| carried.item() == Some(item);
    let in_hands = board.seats().map(|seat| board.member(seat).hands.iter().filter(|it| carried(it)).count()).sum::<usize>();
    in_hands + board.seats().filter(|&seat| board.inventory.of(seat).any(|held| held.seen_by(Viewer::Seat(seat)) == Some(item))).count()
}

/// Decks, tokens and cards that are counted last, when everything else lies somewhere.
pub fn close(given: &Table, board: &mut Board) -> Read<()> {
    for (colour, key) in DECKS.iter().enumerate() {
        if let Some(value) = given.get(*key) {
            item_deck(key, value, colour, board)?;
        }
    }
    if let Some(value) = given.get("events") {
        let read = |name: &str| read_event(name).map(EventCard::index);
        board.decks.events = card_deck("events", value, read)?;
    }
    if let Some(value) = given.get("attacks") {
        let read = |name: &str| read_attack(name).map(AttackCard::index);
        board.decks.attacks = card_deck("attacks", value, read)?;
    }
    if let Some(value) = given.get("wounds_discard") {
        for name in texts("wounds_discard", value)? {
            let card = read_wound(name).filter(|card| !card.dressed);
            let wound = known("wounds_discard", "Serious Wound", name, card.and_then(|card| card.wound))?;
            take_wound("wounds_discard", wound, board)?;
            board.decks.wounds_discard.add(wound.index());
        }
    }
    starting_weapons(board);
    contamination(given, board)?;
    tokens(board)
}

pub fn take_wound(key: &str, wound: SeriousWound, board: &mut Board) -> Read<()> {
    if board.decks.wounds.take(wound.index()) { Ok(()) } else { wrong(key, format!("there is no further card {}", wound_word(wound))) }
}

/// `deck` and `discard`: what is in neither, nor with a player, has left the game.
fn item_deck(key: &str, value: &Value, colour: usize, board: &mut Board) -> Read<()> {
    let deck = &mut board.decks.items[colour];
    let lists = Lists::read(key, value)?;
    let mut take = |part: &str, names: &[&str]| -> Read<Pool<ITEM_KINDS>> {
        let path = format!("{key}.{part}");
        let mut taken = Pool::empty();
        for name in names {
            let item = known(&path, "Item", name, read_item(name))?;
            let kind = known(&path, "card of this deck", name, items_of(colour).iter().position(|&other| other == item))?;
            if !deck.rest.take(kind) {
                return wrong(&path, format!("there is no further {name}"));
            }
            taken.add(kind);
        }
        Ok(taken)
    };
    let discard = take("discard", &lists.discard)?;
    let left = lists.deck.as_deref().map(|names| take("deck", names)).transpose()?;
    deck.discard = discard;
    if let Some(left) = left {
        let rest = std::mem::replace(&mut deck.rest, left);
        for (kind, item) in items_of(colour).iter().enumerate() {
            (0..rest.count(kind)).for_each(|_| board.decks.gone.add(item.index()));
        }
    }
    Ok(())
}

/// The two lists of a deck.
struct Lists<'a> {
    deck: Option<Vec<&'a str>>,
    discard: Vec<&'a str>,
}

impl<'a> Lists<'a> {
    fn read(key: &str, value: &'a Value) -> Read<Self> {
        let mut lists = Self { deck: None, discard: Vec::new() };
        for (part, value) in super::table(key, value)? {
            let path = format!("{key}.{part}");
            match part.as_str() {
                "deck" => lists.deck = Some(texts(&path, value)?),
                "discard" => lists.discard = texts(&path, value)?,
                _ => return wrong(&path, "is not deck or discard"),
            }
        }
        Ok(lists)
    }
}

fn card_deck(key: &str, value: &Value, read: impl Fn(&str) -> Option<usize>) -> Read<CardDeck> {
    let lists = Lists::read(key, value)?;
    let mut seen = 0;
    let mut set = |part: &str, names: &[&str]| -> Read<u32> {
        let path = format!("{key}.{part}");
        let mut set = 0;
        for name in names {
            let bit = 1 << known(&path, "card", name, read(name))?;
            if seen & bit != 0 {
                return wrong(&path, format!("there is only one {name}"));
            }
            seen |= bit;
            set |= bit;
        }
        Ok(set)
    };
    let discard = set("discard", &lists.discard)?;
    let rest = match &lists.deck {
        Some(names) => set("deck", names)?,
        None => CardDeck::ALL & !discard,
    };
    Ok(CardDeck { rest, discard, gone: CardDeck::ALL & !(rest | discard), ..CardDeck::default() })
}

/// Starting weapons that nobody carries have left the game (N-RULING-113).
fn starting_weapons(board: &mut Board) {
    for seat in board.seats() {
        let weapon = board.member(seat).character().facts().starting_item;
        if held(weapon, board) == 0 {
            board.decks.gone.add(weapon.index());
        }
    }
}

/// The Contamination deck, and what is still undecided of all cards that were never scanned.
fn contamination(given: &Table, board: &mut Board) -> Read<()> {
    const ALL: u8 = CLEAN_CARDS + INFECTED_CARDS;
    let mut with_players = [0u8; 3];
    for seat in board.seats() {
        let member = board.member(seat);
        for cards in [&member.hand, &member.deck, &member.discard] {
            for (sum, kind) in with_players.iter_mut().zip([UNSCANNED, INFECTED, CLEAN]) {
                *sum = sum.saturating_add(cards.counts[kind]);
            }
        }
    }
    let [unscanned, infected, clean] = with_players;
    let left = ALL.checked_sub(unscanned.saturating_add(infected).saturating_add(clean));
    let (Some(left), Some(infected), Some(clean)) = (left, INFECTED_CARDS.checked_sub(infected), CLEAN_CARDS.checked_sub(clean)) else {
        return wrong("contamination_deck", format!("there are only {ALL} Contamination cards, {INFECTED_CARDS} of them infected"));
    };
    let deck = given.get("contamination_deck").map(|value| number("contamination_deck", value, 0..=left)).transpose()?.unwrap_or(left);
    board.decks.contamination = deck;
    board.decks.lost = left - deck;
    board.decks.unscanned = Pool::from_counts([clean, infected]);
    Ok(())
}

/// Tokens of which there are only so many.
fn tokens(board: &mut Board) -> Read<()> {
    use crate::board::Thing;
    let carried =
        |thing: Thing| board.seats().map(|seat| board.member(seat).hands.iter().filter(|it| it.thing == thing).count() as u8).sum::<u8>();
    let loose = |count: fn(&crate::board::Objects) -> u8| board.chambers.iter().map(|chamber| count(&chamber.objects)).sum::<u8>();
    let carcasses = carried(Thing::Carcass).saturating_add(loose(|objects| objects.carcasses));
    if carcasses > CARCASSES {
        return wrong("objects", format!("there are only {CARCASSES} Carcasses"));
    }
    let eggs = carried(Thing::Egg).saturating_add(loose(|objects| objects.eggs)).saturating_add(board.swarm.eggs);
    let Some(supply) = EGG_TOKENS.checked_sub(eggs) else {
        return wrong("eggs", format!("there are only {EGG_TOKENS} Eggs, those on the Intruder board included"));
    };
    board.swarm.egg_supply = supply;
    Ok(())
}

/// A label of a track as its number of moves.
pub fn label(key: &str, value: &Value, labels: &[&str]) -> Read<u8> {
    let name = text(key, value)?;
    known(key, "space", name, labels.iter().position(|&label| label == name).map(|moves| moves as u8))
}
