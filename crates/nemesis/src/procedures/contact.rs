//! N-GOAL-02 to N-GOAL-06: when the first Intruder appears everybody keeps one Objective, secretly and at once.

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::objectives::ObjectiveGroup;
use crate::setup::Mode;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, Viewer, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contact {
    asked: bool,
}

/// The own two Objectives.
pub fn options(seat: Seat, board: &Board, out: &mut Vec<Action>) {
    let own = board.member(seat).objectives.iter().flatten();
    out.extend(own.filter_map(|objective| objective.seen_by(Viewer::Seat(seat))).map(|&objective| Action::Objective(objective)));
}

/// N-RULING-76: evacuated and hibernating players choose too, dead ones do not. N-RULING-162: nobody in the cooperative game.
fn choosers(board: &Board) -> SeatSet {
    let crew = board.mode == Mode::Cooperative;
    if crew && applies!("N-RULING-162") {
        return SeatSet::NONE;
    }
    let chooses = |seat: Seat| {
        let member = board.member(seat);
        // N-RULING-74: passed or not.
        let asked = (member.is_active() || applies!("N-RULING-76")) && (!member.passed || applies!("N-RULING-74"));
        asked && !member.is_dead() && (crew || member.objectives.iter().flatten().count() == 2)
    };
    board.seats().filter(|&seat| chooses(seat)).collect()
}

impl Contact {
    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.asked {
            return Flow::Done;
        }
        cx.board.contact = true;
        cx.referee.log(rule!("N-GOAL-02"), || Event::Contact);
        // N-TIMING-04: all at once; the answers come together and nobody sees those of others before.
        let together = applies!("N-TIMING-04");
        let seats: SeatSet = choosers(cx.board).iter().take(if together { kernel::SEATS } else { 1 }).collect();
        if seats.is_empty() {
            return Flow::Done;
        }
        self.asked = true;
        Flow::Ask(Choice::Objective { seats })
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        for seat in choosers(cx.board).iter() {
            let Action::Objective(kept) = answers.of(seat) else { continue };
            let member = cx.board.member_mut(seat);
            let given_up = member.objectives.iter().position(|card| card.is_some_and(|card| *card.truth(cx.referee) != kept));
            // N-GOAL-03: removed from the game unseen.
            if let Some(place) = given_up
                && applies!("N-GOAL-03")
            {
                member.given_up = member.objectives[place].take();
            }
            let corporate = kept.facts().group == ObjectiveGroup::Corporate;
            cx.referee.log(rule!("N-GOAL-02"), || Event::ObjectiveKept { seat, objective: Some(kept), corporate });
        }
        Flow::Done
    }
}
