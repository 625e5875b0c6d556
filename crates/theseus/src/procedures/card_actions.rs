//! T-CARDACT: phase 2, the own Action cards of the sector where the Move ended.

use crate::action::Action;
use crate::board::Board;
use crate::choice::{Choice, local_bit, local_slots};
use crate::generated::cards::{Card, CardType};
use crate::generated::sectors::Sector;
use crate::ids::SlotId;
use crate::procedures::{card_action::CardAction, uses::UseStep, window::Window};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardActions {
    seat: Seat,
    sector: Sector,
    /// The cards still to be performed, as a mask over the slots of the sector.
    left: u8,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardActionsStage"))]
enum Stage {
    Begin,
    Choose,
    Only,
    /// All done: a last window before the sector action.
    After,
}

impl CardActions {
    pub fn of(seat: Seat, sector: Sector) -> Self {
        Self { seat, sector, left: 0, at: Stage::Begin }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match self.at {
            Stage::Begin => {
                // T-RULING-33: the set is fixed when the phase begins.
                self.left = performed(cx.board, seat, self.sector);
                self.at = Stage::Choose;
                Flow::Again
            }
            Stage::Choose => {
                // T-RULING-33: cards removed or switched off before their turn are not run.
                if self.left != 0 || !applies!("T-RULING-33") {
                    let now = performed(cx.board, seat, self.sector);
                    self.left = if applies!("T-RULING-33") { self.left & now } else { now };
                }
                match self.left.count_ones() {
                    // T-CARDACT-04: without an own card the phase passes.
                    0 if applies!("T-CARDACT-04") => {
                        self.at = Stage::After;
                        Window::first(seat, cx)
                    }
                    1 => {
                        self.at = Stage::Only;
                        Window::first(seat, cx)
                    }
                    // T-CARDACT-02: the active player chooses the order.
                    _ if applies!("T-CARDACT-02") => Flow::Ask(Choice::CardOrder { seat, sector: self.sector, among: self.left }),
                    _ => {
                        self.at = Stage::Only;
                        Flow::Again
                    }
                }
            }
            Stage::Only => {
                self.at = Stage::Choose;
                let still = self.left & performed(cx.board, seat, self.sector);
                local_slots(self.sector, still).next().map_or(Flow::Again, |slot| self.perform(slot, cx))
            }
            Stage::After => Flow::Done,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match answers.only() {
            Action::Use(what) => Flow::First(UseStep::of(self.seat, what).into()),
            Action::Slot(slot) => self.perform(slot, cx),
            _ => Flow::Again,
        }
    }

    fn perform(&mut self, slot: SlotId, cx: &Cx<'_>) -> Flow {
        self.left &= !local_bit(slot);
        // T-RULING-59: an ally's card is performed by the player of the unit, who is "you" on it.
        let seat = if applies!("T-RULING-59") { self.seat } else { cx.board.holder(slot).unwrap_or(self.seat) };
        Flow::First(CardAction::of(seat, slot).into())
    }
}

/// The own active cards a player performs after a Move that ended in a sector (T-CARDACT-01, T-CARDACT-03, T-CARDACT-06).
fn performed(board: &Board, seat: Seat, sector: Sector) -> u8 {
    let mut mask = 0;
    for slot in SlotId::of(sector) {
        let Some(card) = board.card_at(slot) else { continue };
        let own = board.serves(slot, seat) && (board.holder(slot) == Some(seat) || applies!("T-MULTI-TEAM-20"));
        let acts = match card {
            // T-RULING-31, T-RULING-82: Cameras are emptied only by those who collect Data.
            Card::ScientistsCameras => {
                let phase = applies!("T-CARDACT-06") && applies!("T-RULING-31");
                phase && (board.faction(seat).collects_data() || !applies!("T-RULING-82"))
            }
            Card::ScientistsDefenceSystem => applies!("T-CARDACT-06") && applies!("T-RULING-31"),
            other => other.facts().kind == CardType::Action && applies!("T-CARDACT-01"),
        };
        if acts && (own || !applies!("T-CARDACT-03")) && board.is_active(slot) {
            mask |= local_bit(slot);
        }
    }
    mask
}
