//! N-ROOM-COCKPIT: the Coordinates and the destination.

use super::{RoomAction, option, option_need};
use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::event::Event;
use crate::generated::ship::Destination;
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::knowledge;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct Cockpit;

const CHECK: u8 = 1;
const SET: u8 = 2;

/// Whether the destination could be set at all.
fn can_set(slot: SlotId, board: &Board) -> Result<(), Why> {
    let asleep = board.anybody_hibernates() && applies!("N-ROOM-COCKPIT-04") && applies!("N-HIB-05");
    require(!asleep, rule!("N-ROOM-COCKPIT-04"), "somebody hibernates")?;
    require(!board.has_intruder(slot) || !applies!("N-ROOM-COCKPIT-05"), rule!("N-ROOM-COCKPIT-05"), "an Intruder is in the Cockpit")
}

impl RoomAction for Cockpit {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        // N-RULING-42: looking always counts as a change.
        Ok(())
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        match option(draft) {
            0 => Some(option_need(draft)),
            SET if draft.place.is_none() => Some(Need::Destination),
            _ => None,
        }
    }

    fn aims(&self, _: &Draft, need: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        if need == Need::Destination {
            // N-RULING-148: not the present space.
            let spaces = 0..Destination::COUNT as u8;
            out.extend(spaces.filter(|&space| space != board.ship.destination || !applies!("N-RULING-148")).map(Action::Destination));
            return;
        }
        // N-ROOM-COCKPIT-01: one or the other.
        out.push(Action::Option(CHECK));
        if can_set(slot, board).is_ok() && applies!("N-ROOM-COCKPIT-01") {
            out.push(Action::Option(SET));
        }
    }

    fn why_not(&self, _: &Draft, action: &Action, slot: SlotId, board: &Board) -> Option<Why> {
        match action {
            Action::Option(SET) => can_set(slot, board).err(),
            Action::Destination(_) => Some(Why::new(rule!("N-RULING-148"), "the marker stands there already")),
            _ => None,
        }
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        let seat = draft.who;
        match (option(draft), draft.place) {
            (SET, Some(space)) => {
                if applies!("N-ROOM-COCKPIT-03") {
                    cx.board.ship.destination = space;
                }
                cx.referee.log(rule!("N-ROOM-COCKPIT-03"), || Event::DestinationSet { seat, space });
            }
            _ => knowledge::peek_coordinates(rule!("N-ROOM-COCKPIT-02"), seat, cx),
        }
        Flow::Done
    }
}
