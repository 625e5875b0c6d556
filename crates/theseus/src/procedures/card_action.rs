//! One card is performed: the frame around the functions in `factions/`.

use crate::event::Event;
use crate::factions;
use crate::generated::cards::{Card, CardType};
use crate::generated::units::Takeover;
use crate::ids::SlotId;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardAction {
    /// T-RULING-59: the acting player is "you" on the card.
    pub seat: Seat,
    pub slot: SlotId,
    /// The card being performed. Its slot may hold another one before it is done: Base Plans can make room with itself.
    card: Option<Card>,
    /// How much of the card is left: copies, units, tokens; the card's function decides.
    pub left: u8,
    /// A number the card's function keeps between two questions.
    pub kept: u8,
    /// Whether the card has been carried out, for cards that may be declined as a whole.
    pub done: bool,
}

impl CardAction {
    pub fn of(seat: Seat, slot: SlotId) -> Self {
        Self { seat, slot, card: None, left: 0, kept: 0, done: false }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (seat, slot) = (self.seat, self.slot);
        let Some(card) = self.card.or(cx.board.card_at(slot)) else { return Flow::Done };
        if self.card.is_none() {
            cx.referee.log(rule!("T-CARDACT-01"), || Event::CardPerformed { slot, card, seat });
            factions::begin(card, self, cx);
            self.card = Some(card);
        }
        match factions::perform(card, self, cx) {
            Flow::Done => self.finish(cx),
            other => other,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let Some(card) = self.card else { return Flow::Done };
        factions::answer(card, answers.only(), self, cx)
    }

    /// T-PANDORA-21, T-RULING-65: an Action taken over for one use has been run once.
    fn finish(&mut self, cx: &mut Cx<'_>) -> Flow {
        let action = self.card.is_some_and(|card| card.facts().kind == CardType::Action);
        if action && cx.board.card_at(self.slot) == self.card && cx.board.takeover_of(self.slot) == Takeover::Once {
            verbs::give_back(rule!("T-PANDORA-21"), self.slot, cx);
        }
        Flow::Done
    }
}
