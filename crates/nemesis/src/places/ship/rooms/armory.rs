//! N-ROOM-ARMORY: Ammo for energy weapons.

use super::RoomAction;
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::generated::items::{Item, WeaponClass};
use crate::ids::SlotId;
use crate::refusal::Why;
use crate::verbs::items;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// N-ROOM-ARMORY-01.
const AMMO: u8 = 2;

pub(super) struct Armory;

fn is_energy(weapon: Item) -> bool {
    weapon.facts().weapon.is_some_and(|facts| facts.class == WeaponClass::Energy)
}

/// What can be loaded: an energy weapon (N-ROOM-ARMORY-02) that is not full (N-RULING-195).
fn can_load(who: Seat, weapon: Item, board: &Board) -> bool {
    (is_energy(weapon) || !applies!("N-ROOM-ARMORY-02")) && (board.can_load(who, weapon) || !applies!("N-RULING-195"))
}

fn loadable(who: Seat, board: &Board) -> impl Iterator<Item = Item> {
    board.weapons(who).map(|(weapon, _)| weapon).filter(move |&weapon| can_load(who, weapon, board))
}

impl RoomAction for Armory {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        if loadable(who, board).next().is_some() {
            return Ok(());
        }
        Err(if board.weapons(who).any(|(weapon, _)| is_energy(weapon)) {
            Why::new(rule!("N-RULING-195"), "the energy weapon is full")
        } else {
            Why::new(rule!("N-ROOM-ARMORY-02"), "no energy weapon is carried")
        })
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        draft.item.is_none().then_some(Need::Weapon)
    }

    fn aims(&self, draft: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(loadable(draft.who, board).map(Action::Item));
    }

    fn why_not(&self, _: &Draft, action: &Action, _: SlotId, _: &Board) -> Option<Why> {
        match action {
            Action::Item(weapon) if !is_energy(*weapon) => Some(Why::new(rule!("N-ROOM-ARMORY-02"), "this is no energy weapon")),
            _ => Some(Why::new(rule!("N-RULING-195"), "this weapon is not carried, or is full")),
        }
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let Some(weapon) = draft.item {
            // N-ROOM-ARMORY-03: what does not fit is lost.
            items::add_ammo(rule!("N-ROOM-ARMORY-01"), draft.who, weapon, AMMO, cx);
        }
        Flow::Done
    }
}
