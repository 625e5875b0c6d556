//! Installing a card: from a pending slot (operation C, Base Plans) or from the deck (Card from the Deck).

use crate::action::Action;
use crate::choice::{Choice, is_instant};
use crate::event::Event;
use crate::generated::cards::Card;
use crate::ids::{PendingId, SlotId};
use crate::procedures::window::Window;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Install {
    seat: Seat,
    /// Where the card lies until it has a place; `NONE` when it is in hand.
    #[cfg_attr(feature = "ts", ts(as = "Option<PendingId>"))]
    pending: PendingId,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "InstallStage"))]
enum Stage {
    Take,
    Place,
    Placed,
}

impl Install {
    pub fn pending(seat: Seat, pending: PendingId) -> Self {
        Self { seat, pending, at: Stage::Take }
    }

    /// The card in hand.
    pub fn in_hand(seat: Seat) -> Self {
        Self { seat, pending: PendingId::NONE, at: Stage::Take }
    }

    fn card(&self, cx: &Cx<'_>) -> Option<Card> {
        if self.pending == PendingId::NONE { cx.board.in_hand } else { cx.board.pending[self.pending.index()] }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match self.at {
            Stage::Take => {
                let Some(card) = self.card(cx) else { return Flow::Done };
                // T-PENDING-12, T-RULING-40: an Instant is kept (and may be used at once) and needs no slot.
                if is_instant(card) && applies!("T-PENDING-12") && applies!("T-RULING-40") {
                    return self.keep(card, cx);
                }
                self.at = Stage::Place;
                Flow::Again
            }
            Stage::Place => Flow::Ask(Choice::Install { seat }),
            Stage::Placed => Flow::Done,
        }
    }

    /// The card leaves the pending slot it came from, or the hand.
    fn lift(&self, cx: &mut Cx<'_>) {
        cx.board.stir();
        if self.pending == PendingId::NONE {
            cx.board.in_hand = None;
        } else {
            cx.board.pending[self.pending.index()] = None;
        }
    }

    /// The Instant goes to the player of its faction, who alone can play it; a card in hand shows the change of the reserve.
    fn keep(&mut self, card: Card, cx: &mut Cx<'_>) -> Flow {
        self.lift(cx);
        let owner = cx.board.seat_of(card.facts().faction).unwrap_or(self.seat);
        cx.board.player_mut(owner).instants += 1;
        cx.referee.log(rule!("T-PENDING-12"), || Event::InstantKept { seat: owner, card });
        self.at = Stage::Placed;
        Window::first(self.seat, cx)
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let (Action::Slot(slot), Some(card)) = (answers.only(), self.card(cx)) else { return Flow::Again };
        self.place(slot, card, cx);
        self.at = Stage::Placed;
        // T-PENDING-16, T-BONUS-07: a Bonus card taken may be used before the pending slot is refilled.
        if applies!("T-PENDING-16") && applies!("T-BONUS-07") { Window::first(self.seat, cx) } else { Flow::Again }
    }

    fn place(&mut self, slot: SlotId, card: Card, cx: &mut Cx<'_>) {
        self.lift(cx);
        // T-PENDING-07: an own card there is discarded first.
        verbs::discard_installed(rule!("T-PENDING-07"), slot, cx);
        // T-PENDING-15: the new one goes on that very slot.
        let elsewhere = || cx.board.places_to_install(self.seat).find(|&other| other != slot).unwrap_or(slot);
        let slot = if applies!("T-PENDING-15") { slot } else { elsewhere() };
        verbs::install(rule!("T-PENDING-05"), slot, card, self.seat, cx);
    }
}
