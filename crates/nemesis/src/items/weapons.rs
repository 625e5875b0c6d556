//! Items for weapons: Energy Charges, Chemicals, Extended Magazine, Duct Tape.

use super::{Effect, full_cost, loads_freely};
use crate::action::{Action, Deed};
use crate::board::{Board, Carried, Thing};
use crate::deeds::payable;
use crate::draft::{Draft, Need};
use crate::generated::items::{Item, WeaponClass};
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::items;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

fn weapon_need(draft: &Draft) -> Option<Need> {
    draft.item.is_none().then_some(Need::Weapon)
}

/// Fills a weapon to its capacity.
fn fill(draft: &Draft, cx: &mut Cx<'_>) -> Flow {
    if let Some(weapon) = draft.item {
        items::add_ammo(rule!("N-ACT-25"), draft.who, weapon, u8::MAX, cx);
    }
    Flow::Done
}

/// An Energy Charge fills one energy weapon.
pub(super) struct Load;

impl Effect for Load {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(board.loadable_energy(who).next().is_some(), rule!("N-RULING-42"), "no energy weapon in a hand slot can take Ammo")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        weapon_need(draft)
    }

    fn aims(&self, draft: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        let Deed::Use(charge) = draft.deed else { return };
        // Without a card to pay only the Assault Rifle with the Autoloader can be loaded.
        let paid = payable(draft.who, full_cost(charge, draft.who, board), None, board).is_ok();
        let weapons = board.loadable_energy(draft.who).filter(|&weapon| paid || loads_freely(weapon, draft.who, board));
        out.extend(weapons.map(Action::Item));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        fill(draft, cx)
    }
}

/// Chemicals fill a Flamethrower.
pub(super) struct Refuel;

/// Weapons that are loaded with Chemicals and can take Ammo.
fn burners(who: Seat, board: &Board) -> impl Iterator<Item = Item> {
    let weapons = board.weapons(who).map(|(item, _)| item);
    weapons.filter(move |&item| {
        item.facts().weapon.is_some_and(|weapon| weapon.reload_only.contains(&Item::Chemicals)) && board.can_load(who, item)
    })
}

impl Effect for Refuel {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(burners(who, board).next().is_some(), rule!("N-RULING-42"), "no Flamethrower in a hand slot can take Ammo")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        weapon_need(draft)
    }

    fn aims(&self, draft: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(burners(draft.who, board).map(Action::Item));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        fill(draft, cx)
    }
}

/// The Extended Magazine is attached to an energy weapon: capacity and Ammo rise by 2.
pub(super) struct Magazine;

const MAGAZINE: u8 = 2;

fn extendable(who: Seat, board: &Board) -> impl Iterator<Item = Item> {
    let energy = |item: Item| item.facts().weapon.is_some_and(|weapon| weapon.class == WeaponClass::Energy);
    board.weapons(who).filter(move |(item, carried)| energy(*item) && !carried.magazine).map(|(item, _)| item)
}

impl Effect for Magazine {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(extendable(who, board).next().is_some(), rule!("N-RULING-42"), "no energy weapon is in a hand slot")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        weapon_need(draft)
    }

    fn aims(&self, draft: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(extendable(draft.who, board).map(Action::Item));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        let rule = rule!("N-ITEM-11");
        // N-RULING-121: the card is part of the weapon from now on.
        if let Some(weapon) = draft.item
            && !rule.is_muted()
            && cx.board.inventory.take(draft.who, Item::ExtendedMagazine)
        {
            items::attach(rule, draft.who, Item::ExtendedMagazine, weapon, cx);
            items::add_ammo(rule, draft.who, weapon, MAGAZINE, cx);
        }
        Flow::Done
    }
}

/// Duct Tape joins two Heavy Items in the hand slots (N-RULING-239), never Objects (N-OBJ-08).
pub(super) struct Tape;

fn untaped(who: Seat, board: &Board) -> impl Iterator<Item = Item> {
    board.member(who).hands.iter().filter(|carried| carried.tape == 0).filter_map(Carried::item)
}

impl Effect for Tape {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        let mut joinable = board.member(who).hands.iter().filter(|it| it.tape == 0 && (it.item().is_some() || !applies!("N-OBJ-08")));
        require(joinable.nth(1).is_some(), rule!("N-RULING-239"), "there are no two untaped Heavy Items in the hand slots")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        match (draft.item, draft.second_item) {
            (None, _) => Some(Need::Item),
            (Some(_), None) => Some(Need::SecondItem),
            (Some(_), Some(_)) => None,
        }
    }

    fn aims(&self, draft: &Draft, need: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        // Which of the two is named first does not matter: there are never more than two that are not taped.
        let place = usize::from(need == Need::SecondItem);
        out.extend(untaped(draft.who, board).nth(place).map(Action::Item));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let (Some(item), Some(to)) = (draft.item, draft.second_item) {
            let both = [item, to].into_iter().all(|it| cx.board.member(draft.who).carries(Thing::Item(it)));
            if both {
                items::tape(rule!("N-ITEM-12"), draft.who, item, to, cx);
            }
        }
        Flow::Done
    }
}
