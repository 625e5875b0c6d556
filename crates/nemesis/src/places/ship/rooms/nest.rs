//! N-ROOM-NEST: an Egg is taken from the Intruder board.

use super::RoomAction;
use crate::board::{Board, Carried, Thing};
use crate::draft::Draft;
use crate::event::Event;
use crate::ids::SlotId;
use crate::procedures::noise::NoiseRoll;
use crate::refusal::{Why, require};
use crate::verbs::swarm;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct Nest;

impl RoomAction for Nest {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        // N-ROOM-NEST-01: the Eggs of the Intruder board are those that lie here.
        require(board.swarm.eggs > 0 && applies!("N-ROOM-NEST-01"), rule!("N-ROOM-NEST-02"), "there is no Egg on the Intruder board")?;
        require(board.member(who).has_free_hand(), rule!("N-ITEM-08"), "no hand slot is free")
    }

    fn resolve(&self, _: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        match phase {
            0 => {
                take_egg(draft.who, cx);
                Flow::Again
            }
            // N-NOISE-13: even if others are in the Room.
            1 if applies!("N-ROOM-NEST-02") => Flow::First(NoiseRoll::of(draft.who).into()),
            _ => Flow::Done,
        }
    }
}

fn take_egg(seat: Seat, cx: &mut Cx<'_>) {
    if !applies!("N-ROOM-NEST-02") {
        return;
    }
    // N-ROOM-NEST-04: what is taken is gone from the Intruder board.
    if applies!("N-ROOM-NEST-04") {
        cx.board.swarm.eggs = cx.board.swarm.eggs.saturating_sub(1);
    }
    // A hand slot was free when the action was announced.
    let _ = cx.board.member_mut(seat).hands.push(Carried::new(Thing::Egg));
    cx.referee.log(rule!("N-ROOM-NEST-02"), || Event::PickedUp { seat, thing: Thing::Egg });
    swarm::check_nest(cx);
    // N-GOAL-05: an Egg is no Intruder.
    if !cx.board.contact && !applies!("N-GOAL-05") {
        cx.board.due.contact = true;
    }
}
