//! T-TURN: the phases of a turn, extra turns included.

use crate::action::Action;
use crate::board::{Board, Place};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::cards::Faction;
use crate::generated::sectors::Sector;
use crate::ids::UnitId;
use crate::procedures::{
    arrival::Arrival,
    card_actions::CardActions,
    movement::Movement,
    pandora::{self, Budding, TakingOver},
    pending::PendingCards,
    sector_action::SectorActionStep,
    uses::UseStep,
    window::Window,
};
use crate::step::Step;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    seat: Seat,
    extra: bool,
    #[cfg_attr(feature = "ts", ts(as = "Option<UnitId>"))]
    unit: UnitId,
    /// Where the Move of this turn ended (T-TURN-04).
    sector: Sector,
    /// Whether the Being that moved will bud (T-RULING-84).
    buds: bool,
    /// Upgrade tokens Pandora takes when the extra turns that came first are over (T-RULING-61).
    owed: u8,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TurnStage"))]
enum Stage {
    Begin,
    Choose,
    Moved,
    CardActions,
    Budding,
    TakingOver,
    SectorAction,
    Pending,
    /// The Technical Hall has granted an extra turn.
    Granted,
    End,
    /// After the placing of a unit from Space, or with nobody to move.
    Over,
}

impl Turn {
    pub fn of(seat: Seat) -> Self {
        Self { seat, extra: false, unit: UnitId::NONE, sector: Sector::Corridors, buds: false, owed: 0, at: Stage::Begin }
    }

    /// T-SECACT-09, T-SECACT-10: an extra turn has all four phases.
    pub fn extra(seat: Seat) -> Self {
        Self { extra: true, ..Self::of(seat) }
    }

    /// Called by the Move of phase 1 when it has ended: its sector decides phases 2 to 4, in an extra turn too (T-TURN-07).
    pub fn ended_in(&mut self, sector: Sector) {
        if applies!("T-TURN-04") && (!self.extra || applies!("T-TURN-07")) {
            self.sector = sector;
        }
    }

    /// Called by the action of the Technical Hall: as it has no pending slot, nothing of this turn is left (T-RULING-38), and the
    /// extra turn takes its place. So a chain of extra turns is no deeper than one.
    pub fn grant_extra_turn(&mut self) {
        self.at = Stage::Granted;
    }

    pub fn has_extra_turn(&self) -> bool {
        self.at == Stage::Granted
    }

    /// Called when Pandora wants the action of the Hall before its token.
    pub fn owe_token(&mut self) {
        self.owed = self.owed.saturating_add(1);
    }

    fn then(&mut self, next: Stage, step: Step) -> Flow {
        self.at = next;
        Flow::First(step)
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    /// T-RULING-34, T-RULING-94: the phases go on even if the unit has left the sector or was caught there.
    fn cut_short(&self, board: &Board) -> bool {
        let gone = board.unit(self.unit).sector() != Some(self.sector);
        (gone && !applies!("T-RULING-34")) || (!applies!("T-RULING-94") && (gone || board.is_held(self.unit)))
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match self.at {
            Stage::Begin => {
                cx.board.darkness = Default::default();
                let extra = self.extra;
                let rule = if extra { rule!("T-SECACT-10") } else { rule!("T-TURN-01") };
                cx.referee.log(rule, || Event::TurnBegins { seat, extra });
                self.at = Stage::Choose;
                Flow::Again
            }
            Stage::Choose if applies!("T-RULING-12") && cx.board.movable(seat, self.extra).is_empty() => {
                // T-RULING-12: the turn passes without any phase.
                cx.referee.log(rule!("T-RULING-12"), || Event::TurnPasses { seat });
                self.at = Stage::Over;
                Window::first(seat, cx)
            }
            // T-TURN-06: the Move is compulsory.
            Stage::Choose if self.extra => Flow::Ask(Choice::ExtraTurn { seat }),
            Stage::Choose => Flow::Ask(Choice::Move { seat }),
            Stage::Moved if !applies!("T-TURN-02") => self.to(Stage::End),
            // T-SECACT-10: an extra turn has the other three phases too.
            Stage::Moved if self.extra && !applies!("T-SECACT-10") => self.to(Stage::End),
            // T-RULING-35: cards run before in this go are run again.
            Stage::Moved if self.extra && !applies!("T-RULING-35") => self.to(Stage::Budding),
            Stage::Moved => {
                self.buds = pandora::will_bud(cx.board, self.unit, self.sector);
                // T-PANDORA-15: budding waits until the card actions are done.
                if self.buds && !applies!("T-PANDORA-15") {
                    self.at = Stage::Budding;
                    return Flow::Again;
                }
                // T-TURN-02, T-TURN-04: phases 2 to 4 refer to the sector where the Move ended.
                self.then(Stage::CardActions, CardActions::of(seat, self.sector).into())
            }
            Stage::CardActions => {
                // T-PANDORA-31: then budding, then taking over, and the sector action after both.
                self.at = if applies!("T-PANDORA-31") { Stage::Budding } else { Stage::SectorAction };
                // T-RULING-84: what happened in the card actions no longer counts for budding.
                if !applies!("T-RULING-84") {
                    self.buds = pandora::will_bud(cx.board, self.unit, self.sector);
                }
                Flow::Again
            }
            Stage::Budding if self.buds => self.then(Stage::TakingOver, Budding::of(seat, self.sector).into()),
            Stage::Budding | Stage::TakingOver if pandora::may_take_over(cx.board, self.unit, self.sector) => {
                self.then(Stage::SectorAction, TakingOver::of(seat, self.unit, self.sector).into())
            }
            Stage::Budding | Stage::TakingOver => {
                self.at = Stage::SectorAction;
                Flow::Again
            }
            Stage::SectorAction if self.cut_short(cx.board) => self.to(Stage::End),
            // T-SECACT-01: after the card actions; T-SECACT-14: in an extra turn that ends in the Technical Hall a further one.
            Stage::SectorAction if !applies!("T-SECACT-01") => self.to(Stage::Pending),
            Stage::SectorAction if self.extra && self.sector == Sector::TechnicalHall && !applies!("T-SECACT-14") => {
                self.to(Stage::Pending)
            }
            Stage::SectorAction => self.then(Stage::Pending, SectorActionStep::of(seat, self.sector).into()),
            // T-PANDORA-26: Pandora has no pending cards phase.
            Stage::Pending if cx.board.faction(seat) == Faction::Pandora && applies!("T-PANDORA-26") => {
                self.at = Stage::End;
                Window::first(seat, cx)
            }
            // T-PENDING-13: every turn has its own pending phase.
            Stage::Pending if self.extra && !applies!("T-PENDING-13") => self.to(Stage::End),
            Stage::Pending => self.then(Stage::End, PendingCards::of(seat, self.sector).into()),
            Stage::Granted => {
                pandora::end_of_turn(seat, cx);
                Flow::Become(Self { owed: self.owed, ..Self::extra(seat) }.into())
            }
            // T-TURN-05: after `Over` there is no further phase either.
            Stage::End | Stage::Over if self.owed > 0 => {
                for _ in 0..std::mem::take(&mut self.owed) {
                    verbs::gain_upgrade(rule!("T-PANDORA-22"), seat, cx);
                }
                Window::first(seat, cx)
            }
            Stage::End | Stage::Over => {
                pandora::end_of_turn(seat, cx);
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match answers.only() {
            Action::Use(what) => Flow::First(UseStep::of(seat, what).into()),
            Action::Unit(unit) => {
                self.unit = unit;
                match cx.board.unit(unit).place {
                    // T-MOVE-02, T-LIFE-07, T-LIFE-08: placed anywhere, and traps.
                    Place::Space => self.then(after_space(), Arrival::from_space(seat, unit).into()),
                    Place::Room(_) | Place::Out | Place::Supply | Place::Underway | Place::Card(_) => {
                        self.then(Stage::Moved, Movement::of(seat, unit).into())
                    }
                }
            }
            _ => Flow::Again,
        }
    }
}

/// T-TURN-05, T-LIFE-09: after the placing of a unit from Space the turn is over.
fn after_space() -> Stage {
    if !(applies!("T-TURN-05") && applies!("T-LIFE-09") && applies!("T-LIFE-11")) {
        // T-LIFE-11: no card actions.
        Stage::Moved
    } else if !applies!("T-LIFE-12") {
        // No sector action.
        Stage::SectorAction
    } else if !applies!("T-LIFE-13") {
        // No pending phase.
        Stage::Pending
    } else if !applies!("T-LIFE-15") {
        // No Move of another unit.
        Stage::Choose
    } else {
        Stage::Over
    }
}
