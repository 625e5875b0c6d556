//! N-ROOM-LAB, N-WEAK: an Object is analysed and its Weakness card turned up.

use super::RoomAction;
use crate::action::Action;
use crate::board::{Board, Thing};
use crate::draft::{Draft, Need};
use crate::event::Event;
use crate::generated::swarm::Weakness;
use crate::ids::SlotId;
use crate::refusal::Why;
use crate::verbs::items;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct Laboratory;

/// N-WEAK-01: the Weakness space a kind of Object belongs to.
pub fn space_of(thing: Thing) -> Option<usize> {
    let space = match thing {
        Thing::BlueCorpse | Thing::RedCorpse(_) => 0,
        Thing::Egg => 1,
        Thing::Carcass => 2,
        Thing::Item(_) => return None,
    };
    Some(if applies!("N-WEAK-01") { space } else { 0 })
}

/// Objects lying in a Room or carried by somebody there (N-ROOM-LAB-01), equal ones once. The Eggs of the Intruder board lie in
/// the Nest (N-ROOM-NEST-01).
fn each_object(slot: SlotId, board: &Board, mut found: impl FnMut(Thing)) {
    let lying = &board.chamber(slot).objects;
    if lying.blue_corpse {
        found(Thing::BlueCorpse);
    }
    lying.red_corpses.iter().for_each(|seat| found(Thing::RedCorpse(seat)));
    let (mut carcass, mut egg) = (lying.carcasses > 0, board.free_eggs(slot) > 0);
    if applies!("N-ROOM-LAB-01") {
        for seat in board.characters_in(slot).iter() {
            for carried in board.member(seat).hands.iter() {
                match carried.thing {
                    Thing::BlueCorpse | Thing::RedCorpse(_) => found(carried.thing),
                    Thing::Carcass => carcass = true,
                    Thing::Egg => egg = true,
                    Thing::Item(_) => {}
                }
            }
        }
    }
    if carcass {
        found(Thing::Carcass);
    }
    if egg {
        found(Thing::Egg);
    }
}

/// N-RULING-143: an Object whose Weakness is known cannot be analysed.
fn is_unknown(thing: Thing, board: &Board) -> bool {
    space_of(thing).is_some_and(|space| board.swarm.weaknesses[space].is_none()) || !applies!("N-RULING-143")
}

/// Whether something in a Room could be analysed.
pub fn check(slot: SlotId, board: &Board) -> Result<(), Why> {
    let (mut any, mut unknown) = (false, false);
    each_object(slot, board, |thing| {
        any = true;
        unknown |= is_unknown(thing, board);
    });
    match (any, unknown) {
        (_, true) => Ok(()),
        (true, false) => Err(Why::new(rule!("N-RULING-143"), "the Weakness of every kind of Object here is known")),
        (false, false) => Err(Why::new(rule!("N-ROOM-LAB-01"), "there is no Object here")),
    }
}

/// The Objects in a Room that could be analysed.
pub fn aims(slot: SlotId, board: &Board, out: &mut Vec<Action>) {
    each_object(slot, board, |thing| {
        if is_unknown(thing, board) {
            out.push(Action::Thing(thing));
        }
    });
}

/// N-WEAK-02, N-WEAK-04: the Weakness card of a kind of Object is turned up for all; only now it is decided which it is (N-INFO-07).
pub fn reveal(thing: Thing, cx: &mut Cx<'_>) {
    let Some(space) = space_of(thing) else { return };
    if cx.board.swarm.weaknesses[space].is_some() || !applies!("N-WEAK-04") {
        return;
    }
    let name = |kind: usize| Weakness::from_index(kind as u8).map_or_else(String::new, |weakness| crate::words::spaced(weakness.id()));
    let drawn = cx.board.decks.weaknesses.draw("weakness cards", name, cx.referee);
    let Some(weakness) = drawn.and_then(|kind| Weakness::from_index(kind as u8)) else { return };
    cx.board.swarm.weaknesses[space] = Some(weakness);
    cx.referee.log(rule!("N-WEAK-04"), || Event::WeaknessRevealed { weakness });
}

impl RoomAction for Laboratory {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        check(slot, board)
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        draft.object.is_none().then_some(Need::Object)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        aims(slot, board, out);
    }

    fn why_not(&self, _: &Draft, action: &Action, _: SlotId, board: &Board) -> Option<Why> {
        Some(match action {
            Action::Thing(thing) if !is_unknown(*thing, board) => Why::new(rule!("N-RULING-143"), "this Weakness is known already"),
            _ => Why::new(rule!("N-ROOM-LAB-01"), "this is not in the Laboratory"),
        })
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        // N-ROOM-LAB-03: the Object stays where it is.
        if let Some(thing) = draft.object
            && !applies!("N-ROOM-LAB-03")
        {
            items::take_from_hands(draft.who, thing, cx);
        }
        if let Some(thing) = draft.object
            && applies!("N-ROOM-LAB-02")
            && applies!("N-WEAK-02")
        {
            reveal(thing, cx);
        }
        Flow::Done
    }
}
