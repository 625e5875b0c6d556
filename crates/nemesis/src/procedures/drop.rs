//! N-ITEM-08, N-RULING-104, N-RULING-120: making room in the hand slots.

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::verbs::items;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, rule};
use serde::{Deserialize, Serialize};

/// A player must drop something, because a hand slot is gone, or may, because something heavy was found.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DropSomething {
    seat: Seat,
    optional: bool,
    asked: bool,
}

/// What lies in the hand slots, each kind once.
pub fn options(seat: Seat, optional: bool, board: &Board, out: &mut Vec<Action>) {
    if optional {
        out.push(Action::Pass);
    }
    let hands = board.member(seat).hands.as_slice();
    let kinds = hands.iter().enumerate().filter(|(index, carried)| !hands[..*index].iter().any(|other| other.thing == carried.thing));
    out.extend(kinds.map(|(_, carried)| Action::of(carried.thing)));
}

impl DropSomething {
    pub fn forced(seat: Seat) -> Self {
        Self { seat, optional: false, asked: false }
    }

    /// Asked once; the caller looks afterwards whether there is room.
    pub fn offered(seat: Seat) -> Self {
        Self { optional: true, ..Self::forced(seat) }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let member = cx.board.member(self.seat);
        let full = member.slots_used() > member.slots();
        if (self.optional && self.asked) || (!self.optional && !full) || member.hands.is_empty() {
            return Flow::Done;
        }
        Flow::Ask(Choice::Drop { seat: self.seat, optional: self.optional })
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        self.asked = true;
        if let Some(thing) = answers.only().thing() {
            let slot = match cx.board.member(self.seat).place {
                crate::board::Whereabouts::Pod(pod) => cx.board.pod_slot(pod),
                _ => cx.board.room_of(self.seat).unwrap_or_default(),
            };
            items::drop(rule!("N-ITEM-08"), self.seat, thing, slot, cx);
        }
        Flow::Again
    }
}
