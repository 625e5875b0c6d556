//! Items and Objects: gained, used, dropped, lost.

use crate::Cx;
use crate::board::decks::home_of;
use crate::board::trade::OFFER;
use crate::board::{Carried, Thing};
use crate::event::Event;
use crate::generated::items::{CRAFTED, Item, ItemGroup};
use crate::generated::rooms::Room;
use crate::ids::SlotId;
use kernel::{List, RuleId, Seat, SeatSet, Secret, applies, rule};

/// Everybody but the owner: those who see what is public.
pub fn everybody() -> SeatSet {
    SeatSet::first(kernel::SEATS as u8)
}

/// A player takes an Item: a heavy one into a hand slot (the caller has made sure that there is one), another into the Inventory.
/// `seen_by` are the others who know it. Weapons come with `ammo`.
pub fn gain(rule: RuleId, seat: Seat, item: Item, ammo: u8, seen_by: SeatSet, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    // N-ITEM-04, N-ITEM-05, N-ACT-36: something heavy goes straight into a hand slot and is public.
    if item.facts().heavy && applies!("N-ITEM-05") {
        // What the others did not know lies open now.
        if seen_by != everybody() {
            cx.referee.note_reveal();
        }
        let mut carried = Carried::new(Thing::Item(item));
        carried.ammo = ammo.min(carried.capacity());
        if applies!("N-ACT-36") {
            // Two slots, and two more by Duct Tape: the caller has looked.
            let _ = cx.board.member_mut(seat).hands.push(carried);
        }
    } else if applies!("N-ITEM-02") {
        cx.board.inventory.add(seat, item, seen_by);
    }
    cx.referee.log(rule, || Event::ItemGained { seat, item: Some(item), back: item.facts().group });
}

/// Takes something out of a hand slot; what was taped to it is untaped (N-RULING-239).
pub fn take_from_hands(seat: Seat, thing: Thing, cx: &mut Cx<'_>) -> Option<Carried> {
    let member = cx.board.member_mut(seat);
    let index = member.hands.iter().position(|carried| carried.thing == thing)?;
    let carried = member.hands.remove(index)?;
    if carried.tape > 0 && applies!("N-RULING-239") {
        for other in member.hands.as_mut_slice().iter_mut().filter(|other| other.tape == carried.tape) {
            other.tape = 0;
        }
        // Without the tape both may need a slot of their own.
        if member.slots_used() > member.slots() {
            cx.board.due.drop = cx.board.due.drop.with(seat);
        }
    }
    Some(carried)
}

/// Takes an Item from hand slots or Inventory; what was attached comes with it.
fn take(seat: Seat, item: Item, cx: &mut Cx<'_>) -> Option<Carried> {
    if item.facts().heavy {
        take_from_hands(seat, Thing::Item(item), cx)
    } else {
        cx.board.inventory.take(seat, item).then(|| Carried::new(Thing::Item(item)))
    }
}

/// Whether a player has an Item, in a hand slot or in the Inventory.
pub fn has(seat: Seat, item: Item, cx: &Cx<'_>) -> bool {
    cx.board.has_item(seat, item)
}

/// N-ITEM-15, N-RULING-115, N-RULING-227: a used Item goes face up to its discard pile; one without a deck leaves the game.
pub fn use_up(rule: RuleId, seat: Seat, item: Item, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let Some(carried) = take(seat, item, cx) else { return };
    // N-RULING-121: what is attached leaves with it.
    for item in carried.attached().chain([item]) {
        match home_of(item).filter(|_| applies!("N-ITEM-15")) {
            Some((deck, kind)) => cx.board.decks.items[deck].discard.add(kind),
            None => cx.board.decks.gone.add(item.index()),
        }
        cx.referee.log(rule, || Event::ItemUsed { seat, item });
    }
}

/// N-ITEM-14, N-RULING-112, N-RULING-113, N-RULING-115: a dropped Item goes face down under its deck, a crafted one back to the
/// stock, one without a deck leaves the game. Its Ammo returns to the supply (N-RULING-118).
pub fn lose(rule: RuleId, seat: Seat, item: Item, cx: &mut Cx<'_>) {
    let has_deck = !matches!(item.facts().group, ItemGroup::Starting | ItemGroup::Personal);
    if rule.is_muted() || (!has_deck && !applies!("N-RULING-113")) {
        return;
    }
    let Some(carried) = take(seat, item, cx) else { return };
    for item in carried.attached().chain([item]) {
        let seen_by = if item.facts().heavy { everybody() } else { SeatSet::of(seat) };
        match home_of(item) {
            Some((deck, kind)) if !applies!("N-RULING-112") => cx.board.decks.items[deck].discard.add(kind),
            Some(_) | None => put_under(rule, seat, item, seen_by, cx),
        }
    }
}

/// Puts a card that a player has only looked at under its deck (N-SEARCH-04): heavy or not, others do not learn which (N-INFO-18).
pub fn put_back(rule: RuleId, seat: Seat, item: Item, cx: &mut Cx<'_>) {
    if let Some((deck, kind)) = home_of(item)
        && !rule.is_muted()
    {
        // A deck has no more cards than the list has places.
        let _ = cx.board.decks.items[deck].bottom.push(Secret::new(kind as u8, SeatSet::of(seat)));
        let back = item.facts().group;
        cx.referee.log(rule, || Event::ItemPutBack { seat, item: Some(item), back });
    }
}

/// Puts an Item card that nobody holds any more where it belongs when it was not used (N-ITEM-16).
fn put_under(rule: RuleId, seat: Seat, item: Item, seen_by: SeatSet, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let back = item.facts().group;
    match (home_of(item), CRAFTED.iter().position(|&crafted| crafted == item)) {
        (Some((deck, kind)), _) => {
            // A deck has no more cards than the list has places.
            let _ = cx.board.decks.items[deck].bottom.push(Secret::new(kind as u8, seen_by));
            cx.referee.log(rule, || Event::ItemUnder { seat, item: Some(item), back });
        }
        (None, Some(kind)) if applies!("N-RULING-115") => {
            cx.board.decks.stock[kind] += 1;
            cx.referee.log(rule, || Event::ItemGone { seat, item: Some(item), back });
        }
        (None, _) => {
            // A heavy Item is open; another leaves face down.
            let decks = &mut cx.board.decks;
            if item.facts().heavy {
                decks.gone.add(item.index())
            } else {
                decks.gone_unseen.add(item.index())
            }
            cx.referee.log(rule, || Event::ItemGone { seat, item: Some(item), back });
        }
    }
}

/// N-DEATH-04, N-INFO-24: all Items leave the game unseen.
pub fn lose_all(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let mut count = 0;
    let decks = &mut cx.board.decks;
    cx.board.inventory.clear(seat, |item| {
        match home_of(item).filter(|_| !applies!("N-INFO-24")) {
            Some((deck, kind)) => decks.items[deck].discard.add(kind),
            None => decks.gone_unseen.add(item.index()),
        }
        count += 1;
    });
    while let Some(item) = cx.board.member(seat).hands.iter().find_map(Carried::item) {
        let Some(carried) = take_from_hands(seat, Thing::Item(item), cx) else { break };
        for item in carried.attached().chain([item]) {
            cx.board.decks.gone.add(item.index());
            count += 1;
        }
    }
    cx.board.due.drop = cx.board.due.drop.without(seat);
    if count > 0 {
        cx.referee.log(rule, || Event::ItemsLost { seat, count });
    }
}

/// Lays an Object into a Room. The blue Corpse in the Surgery fulfils its Objective for good.
pub fn lay(thing: Thing, slot: SlotId, cx: &mut Cx<'_>) {
    let objects = &mut cx.board.chamber_mut(slot).objects;
    match thing {
        Thing::BlueCorpse => objects.blue_corpse = true,
        Thing::RedCorpse(seat) => objects.red_corpses = objects.red_corpses.with(seat),
        Thing::Carcass => objects.carcasses += 1,
        Thing::Egg => objects.eggs += 1,
        // Items are never laid down: a dropped one is lost (N-ITEM-14).
        Thing::Item(_) => {}
    }
    if thing == Thing::BlueCorpse && cx.board.chamber(slot).room == Some(Room::Surgery) && cx.board.chamber(slot).explored {
        cx.board.post_mortem = true;
    }
}

/// Takes an Object lying in a Room. False when there is none.
pub fn lift(thing: Thing, slot: SlotId, cx: &mut Cx<'_>) -> bool {
    let objects = &mut cx.board.chamber_mut(slot).objects;
    match thing {
        Thing::BlueCorpse => std::mem::take(&mut objects.blue_corpse),
        Thing::RedCorpse(seat) => {
            let there = objects.red_corpses.contains(seat);
            objects.red_corpses = objects.red_corpses.without(seat);
            there
        }
        Thing::Carcass => objects.carcasses.checked_sub(1).map(|left| objects.carcasses = left).is_some(),
        Thing::Egg => objects.eggs.checked_sub(1).map(|left| objects.eggs = left).is_some(),
        Thing::Item(_) => false,
    }
}

/// A Character drops something: an Object stays in the Room (N-OBJ-05), an Item is lost (N-ITEM-14).
pub fn drop(rule: RuleId, seat: Seat, thing: Thing, slot: SlotId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    match thing {
        Thing::Item(item) => lose(rule!("N-ITEM-14"), seat, item, cx),
        Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => {
            if take_from_hands(seat, thing, cx).is_some() {
                if applies!("N-OBJ-05") {
                    lay(thing, slot, cx);
                }
                cx.referee.log(rule, || Event::PutDown { seat, thing, slot });
            }
        }
    }
}

/// All carried Objects are dropped.
pub fn put_down_objects(rule: RuleId, seat: Seat, slot: SlotId, cx: &mut Cx<'_>) {
    while let Some(thing) = cx.board.member(seat).hands.iter().map(|carried| carried.thing).find(|thing| thing.is_object()) {
        if rule.is_muted() || take_from_hands(seat, thing, cx).is_none() {
            return;
        }
        lay(thing, slot, cx);
        cx.referee.log(rule, || Event::PutDown { seat, thing, slot });
    }
}

/// N-ITEM-10: Ammo up to the capacity.
pub fn add_ammo(rule: RuleId, seat: Seat, weapon: Item, count: u8, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let Some(carried) = cx.board.weapon_to_load_mut(seat, weapon) else { return };
    // N-ROOM-ARMORY-03: what does not fit is lost.
    let capacity = if applies!("N-ITEM-10") && applies!("N-ROOM-ARMORY-03") { carried.capacity() } else { u8::MAX };
    carried.ammo = carried.ammo.saturating_add(count).min(capacity);
    let ammo = carried.ammo;
    cx.referee.log(rule, || Event::AmmoAdded { seat, weapon, ammo });
}

/// Discards Ammo from a weapon. False when there is not enough.
pub fn spend_ammo(rule: RuleId, seat: Seat, weapon: Item, count: u8, cx: &mut Cx<'_>) -> bool {
    if rule.is_muted() {
        return true;
    }
    let Some(carried) = cx.board.weapon_to_fire_mut(seat, weapon) else { return false };
    let Some(left) = carried.ammo.checked_sub(count) else { return false };
    carried.ammo = left;
    cx.referee.log(rule, || Event::AmmoSpent { seat, weapon, left });
    true
}

/// N-ITEM-11: one card is attached to a weapon in a hand slot; both are one Item from then on. The card is nowhere else any more.
pub fn attach(rule: RuleId, seat: Seat, item: Item, to: Item, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let Some(carried) = cx.board.member_mut(seat).carried_mut(Thing::Item(to)) else { return };
    match item {
        Item::ExtendedMagazine => carried.magazine = true,
        Item::Autoloader => carried.autoloader = true,
        // Nothing else can be attached.
        _ => return,
    }
    cx.referee.log(rule, || Event::Attached { seat, item, to });
}

/// N-ITEM-12: two untaped Heavy Items in the hand slots are joined.
pub fn tape(rule: RuleId, seat: Seat, item: Item, to: Item, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let hands = &mut cx.board.member_mut(seat).hands;
    let mark = if hands.iter().any(|carried| carried.tape == 1) { 2 } else { 1 };
    for thing in [Thing::Item(item), Thing::Item(to)] {
        if let Some(carried) = hands.as_mut_slice().iter_mut().find(|carried| carried.thing == thing && carried.tape == 0) {
            carried.tape = mark;
        }
    }
    cx.referee.log(rule, || Event::Taped { seat, item, to });
}

/// Things change hands at the same time, each side giving what it has offered: weapons keep their Ammo and what is attached
/// (N-ACT-34, N-ACT-38, N-RULING-121), a tape ends (N-RULING-239). Whoever then holds too much has to drop something (N-RULING-46).
pub fn exchange(rule: RuleId, sides: [Seat; 2], offers: [&[Thing]; 2], cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let mut moving = [List::<Carried, OFFER>::new(), List::new()];
    for (side, list) in moving.iter_mut().enumerate() {
        for &thing in offers[side] {
            let taken = match thing {
                Thing::Item(item) => take(sides[side], item, cx),
                Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => take_from_hands(sides[side], thing, cx),
            };
            if let Some(carried) = taken {
                // No more can be offered than the list holds.
                let _ = list.push(carried);
            }
        }
    }
    for (side, list) in moving.iter().enumerate() {
        let (from, to) = (sides[side], sides[1 - side]);
        for carried in list.iter() {
            let thing = carried.thing;
            match thing {
                // N-RULING-44: known to giver and receiver.
                Thing::Item(item) if !item.facts().heavy => {
                    let knows = if applies!("N-RULING-44") { SeatSet::of(from) } else { everybody() };
                    cx.board.inventory.add(to, item, knows);
                }
                Thing::Item(_) | Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => {
                    let mut carried = Carried { tape: 0, ..*carried };
                    if !applies!("N-ACT-34") || !applies!("N-ACT-38") {
                        carried.ammo = 0;
                    }
                    // What is offered fits into the list.
                    let _ = cx.board.member_mut(to).hands.push(carried);
                }
            }
            cx.referee.log(rule, || Event::Handed { from, to, thing: Some(thing), back: back_of(thing) });
        }
    }
    for seat in sides {
        let member = cx.board.member(seat);
        if member.slots_used() > member.slots() && applies!("N-RULING-46") {
            cx.board.due.drop = cx.board.due.drop.with(seat);
        }
    }
}

/// The back of a thing that changes hands, for those who may not see it.
pub fn back_of(thing: Thing) -> Option<ItemGroup> {
    match thing {
        Thing::Item(item) => Some(item.facts().group),
        Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => None,
    }
}

/// N-INFO-17: an Item that is used, and stays, is shown to everybody.
pub fn reveal(rule: RuleId, seat: Seat, item: Item, cx: &mut Cx<'_>) {
    if rule.is_muted() || !cx.board.has_item(seat, item) {
        return;
    }
    cx.board.inventory.show(seat, item, everybody());
    cx.referee.log(rule, || Event::ItemRevealed { seat, item });
}
