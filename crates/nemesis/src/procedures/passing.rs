//! N-ROUND-17, N-RULING-12, N-RULING-231: a pass: optional discard, Bleeding. The end of the turn follows.

use crate::action::Action;
use crate::board::Board;
use crate::choice::{Choice, Discarding};
use crate::event::Event;
use crate::generated::wounds::SeriousWound;
use crate::verbs::{cards, wounds};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Passing {
    seat: Seat,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PassingStage"))]
enum Stage {
    Discard,
    Pass,
    Bleed,
}

/// Cards that can be discarded one by one, and the end of it.
pub fn options(seat: Seat, why: Discarding, board: &Board, out: &mut Vec<Action>) {
    let member = board.member(seat);
    let cards = member.hand.kinds().map(|kind| member.card_of(kind));
    match why {
        Discarding::Pass | Discarding::Drugs => {
            out.push(Action::Done);
            // N-CONT-04, N-RULING-12: any of them, Contamination cards included.
            let allowed = applies!("N-CONT-04") && applies!("N-RULING-12");
            out.extend(cards.filter(|card| !card.is_contamination() || allowed).map(Action::Card));
        }
        Discarding::One => {
            // Whoever holds cards is asked, so that the question does not tell what they are.
            if member.hand.actions() == 0 {
                out.push(Action::Done);
            }
            out.extend(cards.filter(|card| !card.is_contamination()).map(Action::Card));
        }
    }
}

impl Passing {
    pub fn of(seat: Seat) -> Self {
        Self { seat, at: Stage::Discard }
    }

    /// N-RULING-13: a pass that something else brings about is one like any other.
    pub fn automatic(seat: Seat) -> Self {
        Self { at: if applies!("N-RULING-13") { Stage::Discard } else { Stage::Pass }, ..Self::of(seat) }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match self.at {
            Stage::Discard if cx.board.is_active(seat) && !cx.board.member(seat).hand.is_empty() && applies!("N-ROUND-17") => {
                Flow::Ask(Choice::Discard { seat, why: Discarding::Pass })
            }
            Stage::Discard => {
                self.at = Stage::Pass;
                Flow::Again
            }
            Stage::Pass => {
                self.at = Stage::Bleed;
                if applies!("N-ROUND-16") {
                    cx.board.member_mut(seat).passed = true;
                }
                cx.referee.log(rule!("N-ROUND-18"), || Event::Passed { seat });
                Flow::Again
            }
            Stage::Bleed => {
                // N-RULING-231: every pass counts, and the discard comes first.
                if cx.board.member(seat).suffers(SeriousWound::Bleeding) && applies!("N-RULING-231") {
                    wounds::light(rule!("N-WOUND-18"), seat, cx);
                }
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match answers.only() {
            Action::Card(card) => {
                cards::discard(rule!("N-ROUND-17"), self.seat, card, cx);
            }
            _ => self.at = Stage::Pass,
        }
        Flow::Again
    }
}
