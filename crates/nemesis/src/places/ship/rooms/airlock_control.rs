//! N-ROOM-AIRLOCK-01 to N-ROOM-AIRLOCK-03: all Doors of another yellow Room close, and the token lies there.

use super::{RoomAction, chosen, room_need};
use crate::action::Action;
use crate::board::{Board, Door};
use crate::draft::{Draft, Need};
use crate::event::Event;
use crate::generated::rooms::{Colour, Room};
use crate::generated::tokens::DOOR_TOKENS;
use crate::ids::{CorridorSet, SlotId};
use crate::procedures::doors::CloseDoor;
use crate::refusal::{Why, require};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct AirlockControl;

/// Whether a Room can be chosen.
fn target(slot: SlotId, board: &Board) -> Result<(), Why> {
    let yellow = match board.chamber(slot).room {
        Some(room) if applies!("N-RULING-131") => board.colour(slot) == Colour::Yellow && room != Room::AirlockControl,
        Some(room) => room.facts().colour == Colour::Yellow,
        None => !applies!("N-RULING-131"),
    };
    require(yellow, rule!("N-RULING-131"), "only another explored yellow Room")?;
    let broken = board.corridors(slot).any(|corridor| board.door(corridor) == Door::Destroyed) && applies!("N-ROOM-AIRLOCK-01");
    require(!broken, rule!("N-ROOM-AIRLOCK-01"), "a Door of this Room is destroyed")?;
    require(can_be_closed(slot, board) || !applies!("N-RULING-232"), rule!("N-RULING-232"), "there are too few Doors to close it")
}

/// N-RULING-232: whether the supply and the Closed Doors elsewhere (N-DOOR-14) suffice. Technical Corridors have none (N-RULING-132).
fn can_be_closed(slot: SlotId, board: &Board) -> bool {
    let own: CorridorSet = board.corridors(slot).collect();
    // N-DOOR-01, N-RULING-58: a Corridor takes one Door, so that a Closed one needs none.
    let needs = |corridor| board.door(corridor) != Door::Closed || !applies!("N-DOOR-01") || !applies!("N-RULING-58");
    let missing = own.iter().filter(|&corridor| needs(corridor)).count() as u8;
    let supply = DOOR_TOKENS.saturating_sub(board.doors_out());
    let elsewhere = board.all_corridors().filter(|&corridor| !own.contains(corridor) && board.door(corridor) == Door::Closed);
    let technical = board.network(slot).is_some() && !applies!("N-RULING-132");
    missing <= supply + elsewhere.count() as u8 && !technical
}

fn targets(board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    SlotId::all().filter(|&slot| target(slot, board).is_ok())
}

impl RoomAction for AirlockControl {
    fn check(&self, _: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        let out = board.ship.airlock.is_some() && applies!("N-RULING-135") && applies!("N-COMP-28");
        require(!out, rule!("N-RULING-135"), "the Airlock Procedure token is out already")?;
        require(targets(board).next().is_some(), rule!("N-ROOM-AIRLOCK-01"), "no yellow Room can be chosen")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        room_need(draft)
    }

    fn aims(&self, _: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(targets(board).map(Action::Room));
    }

    fn why_not(&self, _: &Draft, action: &Action, _: SlotId, board: &Board) -> Option<Why> {
        match action {
            Action::Room(slot) => target(*slot, board).err(),
            _ => None,
        }
    }

    /// One Corridor after the other, then the token.
    fn resolve(&self, _: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        let slot = chosen(draft);
        let own: CorridorSet = cx.board.corridors(slot).collect();
        match own.iter().nth(usize::from(phase)) {
            Some(corridor) if applies!("N-ROOM-AIRLOCK-02") => Flow::First(CloseDoor::of(corridor, draft.who, own).into()),
            Some(_) => Flow::Again,
            None => {
                if applies!("N-ROOM-AIRLOCK-03") {
                    cx.board.ship.airlock = Some(slot);
                }
                cx.referee.log(rule!("N-ROOM-AIRLOCK-03"), || Event::AirlockSet { slot });
                Flow::Done
            }
        }
    }
}
