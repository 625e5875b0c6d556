//! N-ACT-35: Pick Up Heavy Object.

use crate::action::Action;
use crate::board::{Board, Carried, Thing};
use crate::deeds::{cost_of, is_busy, payable};
use crate::draft::{Draft, Need};
use crate::event::Event;
use crate::generated::crew::Basic;
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::{items, swarm};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// Objects lying in a Room, equal ones once (N-OBJ-01); red Corpses are among them (N-DEATH-02). Those in somebody's hand slot are not
/// (N-RULING-47), nor the Eggs of the Intruder board (N-ACT-37, N-ROOM-NEST-03).
pub fn lying(slot: SlotId, board: &Board) -> impl Iterator<Item = Thing> + use<> {
    let objects = board.chamber(slot).objects;
    let corpses = objects.red_corpses.iter().filter(|_| applies!("N-DEATH-02")).map(Thing::RedCorpse);
    // N-SETUP-43: like any other.
    let blue = (objects.blue_corpse && applies!("N-SETUP-43")).then_some(Thing::BlueCorpse);
    let carcass = (objects.carcasses > 0).then_some(Thing::Carcass);
    let others = board.free_eggs(slot) > 0 && !(applies!("N-ACT-37") && applies!("N-ROOM-NEST-03"));
    let egg = (objects.eggs > 0 || others).then_some(Thing::Egg);
    blue.into_iter().chain(corpses).chain(carcass).chain(egg)
}

pub fn check(who: Seat, board: &Board) -> Result<(), Why> {
    require(!is_busy(who, board), rule!("N-ACT-21"), "only out of Combat")?;
    payable(who, cost_of(Basic::PickUp), None, board)?;
    let carried = |slot| board.characters_in(slot).without(who).iter().any(|other| !board.member(other).hands.is_empty());
    let lies = |slot| lying(slot, board).next().is_some() || (!applies!("N-RULING-47") && carried(slot));
    let lies = board.room_of(who).is_some_and(lies);
    require(lies, rule!("N-ACT-35"), "no Object lies in this Room")?;
    // N-OBJ-02, N-ITEM-06.
    require(board.member(who).has_free_hand(), rule!("N-ITEM-08"), "no hand slot is free: something must be dropped first")
}

pub fn need(draft: &Draft) -> Option<Need> {
    draft.object.is_none().then_some(Need::Object)
}

pub fn aims(draft: &Draft, board: &Board, out: &mut Vec<Action>) {
    if let Some(slot) = board.room_of(draft.who) {
        out.extend(lying(slot, board).map(Action::Thing));
    }
}

pub fn resolve(draft: &Draft, cx: &mut Cx<'_>) -> Flow {
    let seat = draft.who;
    if let (Some(thing), Some(slot)) = (draft.object, cx.board.room_of(seat)) {
        pick_up(seat, thing, slot, cx);
    }
    Flow::Done
}

fn pick_up(seat: Seat, thing: Thing, slot: SlotId, cx: &mut Cx<'_>) {
    let rule = rule!("N-ACT-35");
    if rule.is_muted() || !items::lift(thing, slot, cx) {
        return;
    }
    // A hand slot is free: it was looked at when the action was announced.
    let _ = cx.board.member_mut(seat).hands.push(Carried::new(thing));
    cx.referee.log(rule, || Event::PickedUp { seat, thing });
    // N-RULING-145: the last Egg may have been taken from the Nest.
    if thing == Thing::Egg && cx.board.is_nest(slot) {
        swarm::check_nest(cx);
    }
}
