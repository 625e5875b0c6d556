//! T-SECACT: phase 3, the action of the sector where the Move ended.

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::generated::cards::Faction;
use crate::generated::sectors::{Sector, SectorAction};
use crate::ids::SlotId;
use crate::procedures::{assault::Assault, malfunction::PlaceMalfunction, window::Window};
use crate::setup::Mode;
use crate::step::Step;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SectorActionStep {
    seat: Seat,
    sector: Sector,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SectorActionStage"))]
enum Stage {
    Begin,
    /// Pandora has taken the token; the sector's own action is left.
    OwnAction,
    /// The sector's own action is done; Pandora's token is left.
    Token,
    Done,
}

/// T-SECACT-17, T-SECACT-21, T-RULING-37: enemy cards installed in the own faction sector, not under the Malfunction token.
pub fn cleanable(board: &Board, seat: Seat, sector: Sector) -> impl Iterator<Item = SlotId> + '_ {
    // T-RULING-68: Pandora has no Base Cleaning.
    let pandora = board.faction(seat) == Faction::Pandora && applies!("T-RULING-68");
    // T-PANDORA-25: a card taken over by Pandora is an enemy card for everybody else.
    let held = move |slot: SlotId| board.slot(slot).embryo.is_some() && !applies!("T-PANDORA-25");
    // T-SECACT-21: no card elsewhere.
    let elsewhere = SlotId::all().filter(move |slot| !applies!("T-SECACT-21") && slot.sector() != sector);
    SlotId::of(sector)
        .chain(elsewhere)
        .filter(move |&slot| !held(slot))
        .filter(move |&slot| !pandora && board.is_enemy_card(slot, seat) && !(board.has_malfunction(slot) && applies!("T-RULING-37")))
}

impl SectorActionStep {
    pub fn of(seat: Seat, sector: Sector) -> Self {
        Self { seat, sector, at: Stage::Begin }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (seat, sector) = (self.seat, self.sector);
        let pandora = cx.board.faction(seat) == Faction::Pandora;
        match self.at {
            Stage::Begin if pandora && cx.board.is_home(seat, sector) => {
                // T-PANDORA-22, T-PANDORA-24, T-RULING-61: the token, and on a neutral sector its own action too, in either order.
                let neutral = sector.facts().home_of.is_none();
                if neutral && cx.board.mode != Mode::Alliances && applies!("T-PANDORA-24") && applies!("T-RULING-61") {
                    return Flow::Ask(Choice::SectorOrder { seat });
                }
                // T-RULING-37, T-RULING-72: on a faction sector it may take the token or leave it.
                self.at = Stage::Done;
                Flow::Ask(Choice::Home { seat, sector })
            }
            Stage::Begin | Stage::OwnAction => {
                self.at = Stage::Done;
                self.own_action(cx)
            }
            Stage::Token => {
                verbs::gain_upgrade(rule!("T-PANDORA-22"), seat, cx);
                Flow::Done
            }
            Stage::Done => Flow::Done,
        }
    }

    fn own_action(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (seat, sector) = (self.seat, self.sector);
        match sector.facts().action {
            // T-SECACT-19: performed, not offered.
            SectorAction::Assault if applies!("T-SECACT-04") => Flow::First(Assault::everywhere(seat).into()),
            SectorAction::PlaceMalfunction if applies!("T-SECACT-06") => Flow::First(PlaceMalfunction::by(seat).into()),
            // T-SECACT-12, T-RULING-89: only if a unit can be chosen.
            SectorAction::ExtraTurn
                if applies!("T-SECACT-09") && (!cx.board.movable(seat, true).is_empty() || !applies!("T-SECACT-12")) =>
            {
                // T-RULING-38: at once.
                if let Some(Step::Turn(turn)) = cx.caller.as_deref_mut()
                    && applies!("T-RULING-38")
                {
                    turn.grant_extra_turn();
                }
                Flow::Done
            }
            // T-SECACT-02, T-SECACT-03: nothing in an enemy faction sector.
            SectorAction::FactionChoice
                if applies!("T-SECACT-15") && (cx.board.is_home(seat, sector) || !(applies!("T-SECACT-02") && applies!("T-SECACT-03"))) =>
            {
                Flow::Ask(Choice::Home { seat, sector })
            }
            SectorAction::Assault | SectorAction::PlaceMalfunction | SectorAction::ExtraTurn | SectorAction::FactionChoice => Flow::Done,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match (self.at, answers.only()) {
            (Stage::Begin, Action::UpgradeToken) => {
                verbs::gain_upgrade(rule!("T-PANDORA-22"), seat, cx);
                self.at = Stage::OwnAction;
                Window::first(seat, cx)
            }
            (Stage::Begin, _) => {
                let flow = self.own_action(cx);
                self.at = Stage::Token;
                match (flow, cx.caller.as_deref_mut()) {
                    // The extra turn comes first, so the token waits until it is over.
                    (Flow::Done, Some(Step::Turn(turn))) if turn.has_extra_turn() => {
                        turn.owe_token();
                        Flow::Done
                    }
                    (Flow::Done, _) => Flow::Again,
                    (other, _) => other,
                }
            }
            // T-SECACT-15, T-SECACT-16, T-SECACT-20: one of the two.
            (_, Action::UpgradeToken) => {
                verbs::gain_upgrade(rule!("T-SECACT-16"), seat, cx);
                Flow::Done
            }
            (_, Action::Slot(slot)) => {
                verbs::discard_installed(rule!("T-SECACT-17"), slot, cx);
                if !applies!("T-SECACT-20") {
                    verbs::gain_upgrade(rule!("T-SECACT-16"), seat, cx);
                }
                Flow::Done
            }
            _ => Flow::Done,
        }
    }
}
