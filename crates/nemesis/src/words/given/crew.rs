//! The tables of the Characters.

use super::box_of_parts::{take_item, take_wound};
use super::{Read, Table, is_dead, known, number, table, text, texts, truth, wrong};
use crate::board::{Board, Carried, Thing, Whereabouts};
use crate::cards::{Cards, UNSCANNED};
use crate::generated::items::Item;
use crate::generated::rooms::Room;
use crate::generated::swarm::IntruderCard;
use crate::ids::{PODS, PodId};
use crate::setup::Mode;
use crate::words::names::{card_name, read_card, read_carried, read_intruder_card, read_item, read_slot, read_wound};
use kernel::{Seat, SeatSet};
use serde_json::Value;

/// Actions of a turn (N-ROUND-11), and the most a scenario can ask for.
const ACTIONS: u8 = 2;

/// Reads everything about the Characters except their Objectives.
pub fn read(given: &Table, board: &mut Board) -> Read<()> {
    let start = board.slot_of(Room::Hibernatorium).unwrap_or_default();
    let empty = Table::new();
    let mut tables = Vec::new();
    for seat in board.seats() {
        let key = board.member(seat).character().id();
        let table = given.get(key).map(|value| table(key, value)).transpose()?.unwrap_or(&empty);
        tables.push((seat, key, table));
        let out = board.plays_intruders(seat);
        board.member_mut(seat).place = if out { Whereabouts::Dead } else { Whereabouts::Room(start) };
        for (part, value) in table {
            whereabouts(&format!("{key}.{part}"), part, value, seat, board)?;
        }
    }
    for &(seat, key, table) in &tables {
        for (part, value) in table {
            own_state(&format!("{key}.{part}"), part, value, seat, board)?;
        }
        cards(key, table, seat, board)?;
        intruder_cards(key, table, seat, board)?;
    }
    numbers(&tables, board)?;
    // Weapons that somebody else carries are taken out of the box before those that lie where they began.
    for &(seat, key, table) in &tables {
        if let Some(value) = table.get("hands") {
            hands(&format!("{key}.hands"), value, seat, board)?;
        }
    }
    for &(seat, key, table) in &tables {
        if !table.contains_key("hands") && keeps_things(seat, board) {
            let weapon = board.member(seat).character().facts().starting_item;
            let mut carried = Carried::new(Thing::Item(weapon));
            carried.ammo = carried.capacity();
            take_item(&format!("{key}.hands"), weapon, board)?;
            hold(key, carried, seat, board)?;
        }
    }
    board.first_death = board.seats().any(|seat| is_dead(seat, board));
    Ok(())
}

/// A dead player has nothing left, except in the fully cooperative game (N-DEATH-04, N-RULING-107, N-RULING-163).
fn keeps_things(seat: Seat, board: &Board) -> bool {
    !is_dead(seat, board) || board.mode == Mode::Cooperative
}

/// The actions left in the turn that begins.
pub fn actions(given: &Table, seat: Seat, board: &Board) -> Read<u8> {
    let key = board.member(seat).character().id();
    let value = given.get(key).and_then(|table| table.get("actions"));
    value.map_or(Ok(ACTIONS), |value| number(&format!("{key}.actions"), value, 0..=ACTIONS))
}

fn whereabouts(path: &str, part: &str, value: &Value, seat: Seat, board: &mut Board) -> Read<()> {
    let place = match part {
        "room" => {
            let name = text(path, value)?;
            Whereabouts::Room(known(path, "Room", name, read_slot(name))?)
        }
        "pod" => {
            let pod = PodId(number(path, value, 1..=PODS as u8)? - 1);
            Whereabouts::Pod(pod)
        }
        "status" => match text(path, value)? {
            "hibernating" => Whereabouts::Hibernating,
            "evacuated" => Whereabouts::Evacuated,
            "dead" => Whereabouts::Dead,
            other => return wrong(path, format!("\"{other}\" is not hibernating, evacuated or dead")),
        },
        _ => return Ok(()),
    };
    board.member_mut(seat).place = place;
    Ok(())
}

fn own_state(path: &str, part: &str, value: &Value, seat: Seat, board: &mut Board) -> Read<()> {
    match part {
        "light" => board.member_mut(seat).light = number(path, value, 0..=2)?,
        "slime" => board.member_mut(seat).slimed = truth(path, value)?,
        "larva" => board.member_mut(seat).larva = truth(path, value)?,
        "signal" => board.member_mut(seat).signal = truth(path, value)?,
        "passed" => {
            let passed = truth(path, value)?;
            board.member_mut(seat).passed = passed;
            if let Some(player) = board.intruder_player.as_mut().filter(|player| player.seat == seat) {
                player.passed = passed;
            }
        }
        "serious" => {
            for name in texts(path, value)? {
                let card = known(path, "Serious Wound", name, read_wound(name))?;
                if let Some(wound) = card.wound {
                    take_wound(path, wound, board)?;
                }
                if board.member_mut(seat).wounds.push(card).is_err() {
                    return wrong(path, "a Character has at most three Serious Wounds");
                }
            }
        }
        "inventory" => {
            for name in texts(path, value)? {
                let item = known(path, "Item", name, read_item(name))?;
                if item.facts().heavy {
                    return wrong(path, format!("{name} is carried in the hands"));
                }
                take_item(path, item, board)?;
                board.inventory.add(seat, item, SeatSet::NONE);
            }
        }
        "spent" => {
            for name in texts(path, value)? {
                let item = known(path, "Item", name, read_item(name))?;
                if !board.member(seat).character().facts().personal_items.contains(&item) {
                    return wrong(path, format!("{name} is no personal Item of this Character"));
                }
                take_item(path, item, board)?;
                board.decks.gone.add(item.index());
            }
        }
        // Read elsewhere.
        "room" | "pod" | "status" | "number" | "hand" | "deck" | "discard" | "hands" | "objectives" | "actions" | "cards" | "card_deck"
        | "card_discard" => {}
        _ => return wrong(path, "is not known of a Character"),
    }
    Ok(())
}

/// Numbers that are said, and for the others those that are left, in the order of the seats.
fn numbers(tables: &[(Seat, &'static str, &Table)], board: &mut Board) -> Read<()> {
    let seats = board.seats;
    for &(seat, key, table) in tables {
        if let Some(value) = table.get("number") {
            let path = format!("{key}.number");
            let number = number(&path, value, 1..=seats)?;
            if board.seats().any(|other| board.member(other).number == number) {
                return wrong(&path, format!("two players have the number {number}"));
            }
            board.member_mut(seat).number = number;
        }
    }
    for seat in board.seats() {
        if board.member(seat).number == 0 {
            let free = (1..=seats).find(|&number| board.seats().all(|other| board.member(other).number != number));
            board.member_mut(seat).number = free.unwrap_or(0);
        }
    }
    Ok(())
}

/// Hand, Action deck and discard pile.
fn cards(key: &str, table: &Table, seat: Seat, board: &mut Board) -> Read<()> {
    let character = board.member(seat).character();
    let all = Cards::of(character);
    let heap = |part: &str| -> Read<Option<Cards>> {
        let Some(value) = table.get(part) else { return Ok(None) };
        let path = format!("{key}.{part}");
        let mut cards = Cards::default();
        for name in texts(&path, value)? {
            let card = known(&path, "card", name, read_card(name))?;
            let kind = card.kind(character);
            cards.add(kind.map_or_else(|| wrong(&path, format!("{name} is a card of somebody else")), Ok)?);
        }
        Ok(Some(cards))
    };
    let hand = heap("hand")?.unwrap_or_default();
    let discard = heap("discard")?.unwrap_or_default();
    let named = heap("deck")?;
    let mut deck = named.unwrap_or_default();
    let mut out = Cards::default();
    for kind in 0..UNSCANNED {
        let elsewhere = hand.counts[kind] + discard.counts[kind] + deck.counts[kind];
        let Some(left) = all.counts[kind].checked_sub(elsewhere) else {
            let name = card_name(crate::cards::HandCard::of_kind(character, kind));
            return wrong(&format!("{key}.hand"), format!("there are only {} cards {name}", all.counts[kind]));
        };
        if keeps_things(seat, board) {
            let rest = if named.is_none() { &mut deck } else { &mut out };
            rest.counts[kind] = left;
        }
    }
    let member = board.member_mut(seat);
    (member.hand, member.deck, member.discard, member.out) = (hand, deck, discard, out);
    Ok(())
}

fn hands(path: &str, value: &Value, seat: Seat, board: &mut Board) -> Read<()> {
    let mut taped = 0;
    for name in texts(path, value)? {
        let Some(mut carried) = read_carried(name, board) else {
            return wrong(path, format!("\"{name}\" is not an Object or a Heavy Item, a weapon with its Ammo"));
        };
        if carried.item().is_some_and(|item| !item.facts().heavy) {
            return wrong(path, format!("{name} is no Heavy Item"));
        }
        if carried.ammo > carried.capacity() {
            return wrong(path, format!("\"{name}\" has more Ammo than it holds"));
        }
        let attached = [carried.magazine.then_some(Item::ExtendedMagazine), carried.autoloader.then_some(Item::Autoloader)];
        for item in carried.item().into_iter().chain(attached.into_iter().flatten()) {
            take_item(path, item, board)?;
        }
        if carried.tape > 0 {
            // Each two in a row belong together.
            carried.tape = taped / 2 + 1;
            taped += 1;
        }
        hold(path, carried, seat, board)?;
    }
    let member = board.member(seat);
    if taped % 2 == 1 {
        return wrong(path, "one taped thing alone is taped to nothing");
    }
    if member.slots_used() > member.slots() {
        return wrong(path, "the hand slots do not hold all this");
    }
    Ok(())
}

fn hold(path: &str, carried: Carried, seat: Seat, board: &mut Board) -> Read<()> {
    if board.member_mut(seat).hands.push(carried).is_err() {
        return wrong(path, "the hand slots do not hold all this");
    }
    Ok(())
}

/// The cards of the Intruder player. Those not named are in the deck.
fn intruder_cards(key: &str, table: &Table, seat: Seat, board: &mut Board) -> Read<()> {
    const ALL: u16 = (1 << IntruderCard::COUNT) - 1;
    let mut seen = 0;
    let mut set = |part: &str| -> Read<Option<u16>> {
        let Some(value) = table.get(part) else { return Ok(None) };
        let path = format!("{key}.{part}");
        let mut set = 0;
        for name in texts(&path, value)? {
            let card = known(&path, "Intruder Action card", name, read_intruder_card(name))?;
            let bit = 1u16 << card.index();
            if seen & bit != 0 {
                return wrong(&path, format!("there is only one {name}"));
            }
            seen |= bit;
            set |= bit;
        }
        Ok(Some(set))
    };
    let (hand, discard, deck) = (set("cards")?, set("card_discard")?, set("card_deck")?);
    match board.intruder_player.as_mut().filter(|player| player.seat == seat) {
        Some(player) => {
            player.hand = hand.unwrap_or(0);
            player.discard = discard.unwrap_or(0);
            player.deck = deck.unwrap_or(ALL & !(player.hand | player.discard));
            Ok(())
        }
        None if hand.or(discard).or(deck).is_some() => wrong(&format!("{key}.cards"), "only the Intruder player has these cards"),
        None => Ok(()),
    }
}
