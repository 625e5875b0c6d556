//! One action of a turn: announced, aimed, paid, perhaps answered by others, resolved (N-RULING-40, N-RULING-220).

use crate::action::{Action, Deed};
use crate::board::Board;
use crate::cards::HandCard;
use crate::choice::{Choice, Trigger};
use crate::draft::{Draft, Need};
use crate::event::Event;
use crate::generated::items::Item;
use crate::procedures::window::Window;
use crate::verbs::{cards, items};
use crate::{Answers, Cx, Flow, deeds};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Act {
    draft: Draft,
    /// Cards still to be paid.
    due: u8,
    cancelled: bool,
    phase: u8,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ActStage"))]
enum Stage {
    Aim(Option<Need>),
    Consent,
    Spend,
    Pay,
    Window,
    UseUp,
    Resolve,
}

/// The kinds of Action cards that can pay (N-ACT-04, N-CONT-03).
pub fn payers(seat: Seat, board: &Board) -> impl Iterator<Item = HandCard> + '_ {
    let member = board.member(seat);
    let only_actions = applies!("N-ACT-04") && applies!("N-CONT-03");
    member.hand.kinds().map(|kind| member.card_of(kind)).filter(move |card| !card.is_contamination() || !only_actions)
}

pub fn payments(seat: Seat, board: &Board, out: &mut Vec<Action>) {
    out.extend(payers(seat, board).map(Action::Card));
}

impl Act {
    pub fn of(who: Seat, deed: Deed) -> Self {
        Self { draft: Draft::new(who, deed), due: 0, cancelled: false, phase: 0, at: Stage::Aim(None) }
    }

    /// Cards still to be paid.
    pub fn due(&self) -> u8 {
        self.due
    }

    /// An Interruption has cancelled the action: cost, card and single-use Item stay spent (N-RULING-221).
    pub fn cancel(&mut self) {
        self.cancelled = true;
    }

    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The cards everybody knows to be in hand: the one that was announced, and a Contamination card if there is nothing else to do.
    pub fn cards_in_hand(&self, board: &Board) -> impl Iterator<Item = HandCard> + use<> {
        let announced = match (self.at, self.draft.deed) {
            (Stage::Aim(_) | Stage::Consent | Stage::Spend, Deed::Play(card)) => Some(HandCard::action(card)),
            _ => None,
        };
        // While it is resolved the board may no longer be as it was when it was announced.
        let scanned = !matches!(self.at, Stage::Resolve) && deeds::only_scans(&self.draft, board);
        announced.into_iter().chain(scanned.then_some(HandCard::UNSCANNED))
    }

    /// The Items that were named and not used yet.
    pub fn named_items(&self) -> impl Iterator<Item = Item> {
        let Draft { deed, item, second_item, component, .. } = self.draft;
        let used = match deed {
            Deed::Use(item) => Some(item),
            _ => None,
        };
        let named = !matches!(self.at, Stage::Resolve);
        [used, item, second_item, component].into_iter().flatten().filter(move |_| named)
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let who = self.draft.who;
        match self.at {
            Stage::Aim(_) => match deeds::need(&self.draft, cx.board) {
                Some(need) => {
                    self.at = Stage::Aim(Some(need));
                    Flow::Ask(Choice::Aim { draft: self.draft, need })
                }
                None => self.to(Stage::Consent),
            },
            Stage::Consent => match deeds::needs_consent(&self.draft, cx.board) {
                Some(seat) if applies!("N-RULING-230") => Flow::Ask(Choice::Consent { seat, draft: self.draft }),
                Some(_) | None => self.to(Stage::Spend),
            },
            Stage::Spend => {
                let deed = self.draft.deed;
                cx.referee.log(rule!("N-RULING-40"), || Event::Announced { seat: who, deed });
                self.due = if applies!("N-RULING-40") { deeds::cost(&self.draft, cx.board) } else { 0 };
                if let Deed::Play(card) = deed {
                    cards::discard(rule!("N-ACT-05"), who, HandCard::action(card), cx);
                }
                self.to(Stage::Pay)
            }
            // N-ACT-28: before anything happens, and for good.
            Stage::Pay if self.due > 0 && !rule!("N-ACT-02").is_muted() && applies!("N-ACT-28") => Flow::Ask(Choice::Pay { seat: who }),
            Stage::Pay => self.to(Stage::Window),
            Stage::Window => {
                self.at = Stage::UseUp;
                Flow::First(Window::on(Trigger::Deed { who }, who).into())
            }
            Stage::UseUp => {
                // N-ACT-25: whatever is used has been shown to everybody.
                match self.draft.deed {
                    Deed::Use(item) if item.facts().one_use => items::use_up(rule!("N-ACT-26"), who, item, cx),
                    Deed::Use(item) if !item.facts().heavy => items::reveal(rule!("N-INFO-17"), who, item, cx),
                    _ => {}
                }
                if self.cancelled {
                    cx.referee.log(rule!("N-RULING-221"), || Event::Cancelled { seat: who });
                    return Flow::Done;
                }
                self.to(Stage::Resolve)
            }
            Stage::Resolve => {
                let phase = self.phase;
                let flow = deeds::resolve(&self.draft, phase, cx);
                self.phase = self.phase.saturating_add(1);
                flow
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match (self.at, answers.only()) {
            (Stage::Aim(Some(need)), action) => {
                self.draft.aim(need, action);
                Flow::Again
            }
            (Stage::Consent, Action::Yes) => self.to(Stage::Spend),
            // After a refusal nothing has been played (N-RULING-230): the turn goes on as if nothing had been announced.
            (Stage::Consent, _) => {
                if let Some(crate::Step::Turn(turn)) = cx.caller.as_deref_mut() {
                    turn.give_back();
                }
                Flow::Done
            }
            (Stage::Pay, Action::Card(card)) => {
                cards::discard(rule!("N-ACT-02"), self.draft.who, card, cx);
                self.due = self.due.saturating_sub(1);
                Flow::Again
            }
            // The question belongs to the phase that has just run.
            (Stage::Resolve, action) => deeds::answer(&self.draft, self.phase.saturating_sub(1), action, cx),
            (Stage::Aim(None) | Stage::Spend | Stage::Pay | Stage::Window | Stage::UseUp, _) => Flow::Again,
        }
    }
}
