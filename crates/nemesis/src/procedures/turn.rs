//! N-ROUND-11 to N-ROUND-19: one player's turn.

use crate::action::Action;
use crate::board::Whereabouts;
use crate::choice::Choice;
use crate::event::Event;
use crate::places::ship::pods;
use crate::procedures::act::Act;
use crate::procedures::passing::Passing;
use crate::verbs::{items, wounds};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// N-ROUND-11.
const ACTIONS: u8 = 2;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    seat: Seat,
    left: u8,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TurnStage"))]
enum Stage {
    Begin,
    /// N-POD-12: launch, stay or leave.
    Pod,
    Act,
    End,
}

impl Turn {
    pub fn of(seat: Seat) -> Self {
        Self { seat, left: ACTIONS, at: Stage::Begin }
    }

    /// With some actions already taken, for positions given from outside.
    pub fn with_actions(seat: Seat, left: u8) -> Self {
        Self { left, ..Self::of(seat) }
    }

    /// Whose turn it is, and how many actions are left of it.
    pub fn left(&self) -> (Seat, u8) {
        (self.seat, self.left)
    }

    /// The action was withdrawn before anything was paid.
    pub fn give_back(&mut self) {
        self.left = self.left.saturating_add(1);
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match self.at {
            Stage::Begin => {
                cx.board.active = seat;
                cx.board.unlimited = false;
                cx.referee.log(rule!("N-ROUND-11"), || Event::TurnBegins { seat });
                let waits = matches!(cx.board.member(seat).place, Whereabouts::Pod(_));
                self.to(if waits { Stage::Pod } else { Stage::Act })
            }
            Stage::Pod => Flow::Ask(Choice::PodTurn { seat }),
            Stage::Act => {
                let member = cx.board.member(seat);
                // N-RULING-17, N-ROUND-16: a Character that is out, or whose player has passed, does nothing more.
                if member.passed || member.room().is_none() || (self.left == 0 && !cx.board.unlimited) {
                    // N-RULING-11: two actions are no pass.
                    if !applies!("N-RULING-11") {
                        cx.board.member_mut(seat).passed = true;
                    }
                    return self.to(Stage::End);
                }
                // N-RULING-19: nobody is passed for who could do something, not even with an empty hand; nor is anybody else.
                if member.hand.is_empty() && !applies!("N-RULING-19") {
                    return Flow::First(Passing::of(seat).into());
                }
                // N-ACT-27: nobody else acts in this turn.
                Flow::Ask(Choice::Action { seat: if applies!("N-ACT-27") { seat } else { cx.board.next_seat(seat) } })
            }
            Stage::End => {
                // N-ROUND-19, N-MARK-06, N-RULING-14: in a Room that burns at this moment. N-RULING-16: a Pod is no Room.
                let section = cx.board.section_of(seat).filter(|_| !applies!("N-RULING-16"));
                if let Some(slot) = cx.board.room_of(seat).or(section)
                    && cx.board.chamber(slot).fire
                    && applies!("N-MARK-06")
                    && applies!("N-RULING-14")
                {
                    wounds::light(rule!("N-ROUND-19"), seat, cx);
                }
                cx.referee.log(rule!("N-ROUND-11"), || Event::TurnEnds { seat });
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match (self.at, answers.only()) {
            (Stage::Pod, action) => {
                self.at = Stage::Act;
                pods::turn(seat, action, cx)
            }
            (_, Action::Do(deed)) => {
                if applies!("N-ROUND-11") {
                    self.left = self.left.saturating_sub(1);
                }
                Flow::First(Act::of(seat, deed).into())
            }
            (_, Action::Drop(thing)) => {
                if let Some(slot) = cx.board.room_of(seat) {
                    items::drop(rule!("N-ITEM-13"), seat, thing, slot, cx);
                }
                Flow::Again
            }
            // N-RULING-11: passing ends the turn.
            (_, _) => Flow::First(Passing::of(seat).into()),
        }
    }
}
