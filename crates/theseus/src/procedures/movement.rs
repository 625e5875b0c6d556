//! T-MOVE: a Move, from leaving a Room to arriving in the end sector.

use crate::action::{Action, Use};
use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::cards::{Bonus, Card};
use crate::generated::sectors::Sector;
use crate::ids::{SlotId, UnitId};
use crate::procedures::{
    arrival::Arrival,
    card_actions::CardActions,
    pandora,
    pending::PendingCards,
    traps::Traps,
    uses::{self, UseStep},
};
use crate::step::Step;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Movement {
    /// T-MOVE-16: who decides everything about this Move.
    by: Seat,
    unit: UnitId,
    /// Where it is on its way.
    sector: Sector,
    left: u8,
    spent: u8,
    /// Whether the Runner's further sector and the teleport are used up, and whether the unit was invisible when it set out.
    flags: u8,
    at: Stage,
}

/// A unit in the middle of its Move: where it is, and the Movement Points left to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnderWay {
    pub unit: UnitId,
    pub sector: Sector,
    pub left: u8,
}

const RAN_ON: u8 = 1;
const TELEPORTED: u8 = 2;
const WAS_INVISIBLE: u8 = 4;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MovementStage"))]
enum Stage {
    SetOut,
    Start,
    Ahead,
    Entered,
    Passing,
    Last,
    Teleport,
    Arrive,
    Finish,
}

/// Sectors where the Move of a unit may end by a Ventilation Exit of its player's side.
pub fn exits(board: &Board, unit: UnitId) -> impl Iterator<Item = Sector> + '_ {
    let it = board.unit(unit);
    let start = it.sector();
    let owner = it.owner;
    board.ring.iter().copied().filter(move |&sector| start.is_some_and(|start| exit_between(board, owner, start, sector)))
}

fn exit_between(board: &Board, owner: Seat, start: Sector, exit: Sector) -> bool {
    let vent_here = || {
        [Card::AliensVentilationShortcut, Card::AliensVentilationExit]
            .into_iter()
            .any(|card| board.module_for(owner, start, card).is_some())
    };
    start != exit && board.module_for(owner, exit, Card::AliensVentilationExit).is_some() && vent_here()
}

impl Movement {
    pub fn of(by: Seat, unit: UnitId) -> Self {
        Self { by, unit, sector: Sector::Corridors, left: 0, spent: 0, flags: 0, at: Stage::SetOut }
    }

    pub fn under_way(&self) -> UnderWay {
        UnderWay { unit: self.unit, sector: self.sector, left: self.left }
    }

    /// Whether the moving player moves a unit of the own; Teleport, Ventilation Exit and Passage serve only those (T-RULING-92).
    fn is_own(&self, cx: &Cx<'_>) -> bool {
        cx.board.unit(self.unit).owner == self.by || !applies!("T-RULING-92")
    }

    /// Whose Shortcuts serve this Move: those of the moving player, with an enemy unit too (T-CARD-CONTROL-06).
    fn guide(&self, cx: &Cx<'_>) -> Seat {
        if applies!("T-CARD-CONTROL-06") { self.by } else { cx.board.unit(self.unit).owner }
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    fn then(&mut self, stage: Stage, step: Step) -> Flow {
        self.at = stage;
        Flow::First(step)
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (by, unit) = (self.by, self.unit);
        match self.at {
            Stage::SetOut => {
                let Some(start) = cx.board.unit(unit).sector() else { return Flow::Done };
                self.sector = start;
                let owner = cx.board.unit(unit).owner;
                if !applies!("T-MOVE-16") {
                    self.by = owner;
                }
                // T-MOVE-03: counted when the Move begins, the unit itself included; T-RULING-75: whoever moves it.
                let counted = applies!("T-MOVE-03") && (applies!("T-RULING-75") || owner == by);
                self.left = if counted { cx.board.movement_points(start) } else { 1 };
                if cx.board.unit(unit).invisible {
                    self.flags |= WAS_INVISIBLE;
                }
                let points = self.left;
                cx.referee.log(rule!("T-MOVE-01"), || Event::MoveBegins { unit, by, points });
                let own = self.is_own(cx);
                let exit = own && exits(cx.board, unit).next().is_some();
                self.at = Stage::Start;
                if exit { Flow::Ask(Choice::StartMove { seat: by, unit, own }) } else { Flow::Again }
            }
            Stage::Start => {
                // T-SECACT-18: marked until the go ends.
                if applies!("T-SECACT-18") {
                    cx.board.moved.insert(unit);
                }
                // T-RULING-06: the Room left at the start is empty from now on.
                if applies!("T-RULING-06") {
                    verbs::leave_room(unit, cx);
                }
                self.to(Stage::Ahead)
            }
            Stage::Ahead if self.is_last(cx) => self.to(Stage::Last),
            Stage::Ahead => {
                let next = cx.board.next_sector(self.sector);
                // T-MOVE-09 to -11: an own active Shortcut; T-RULING-13: of the sector ahead, with a point left to go beyond it.
                let shortcut = cx.board.shortcut_for(self.guide(cx), if applies!("T-RULING-13") { next } else { self.sector });
                // T-MOVE-20: decided anew for every sector.
                let leap = shortcut.is_some() && applies!("T-MOVE-09") && (applies!("T-MOVE-20") || self.spent == 0);
                let own = self.is_own(cx);
                if leap || self.something_to_use(own, cx) {
                    return Flow::Ask(Choice::Path { seat: by, unit, own, leap });
                }
                self.enter(cx)
            }
            // T-RULING-19: in the end sector entering and stopping are one event.
            Stage::Entered | Stage::Passing if self.left == 0 && applies!("T-RULING-19") => self.to(Stage::Last),
            Stage::Entered => {
                // T-MOVE-12, T-RULING-16: a Time Loop of the moving player's side, when points are left.
                let (limit, _) = cx
                    .board
                    .bonus_from(self.guide(cx), self.sector, &[Card::GreysTimeLoop], |slot| cx.board.number(slot) * cx.board.copies(slot));
                self.at = Stage::Passing;
                // T-CARD-LOOP-01: the player decides how many points to spend there.
                if limit > 0 && applies!("T-MOVE-12") && applies!("T-CARD-LOOP-01") {
                    return Flow::Ask(Choice::TimeLoop { seat: by, most: limit.min(self.left) });
                }
                Flow::Again
            }
            // T-RULING-20: traps passed are resolved before the unit goes on. T-MINOR-11: nothing else happens in passing.
            Stage::Passing if !applies!("T-RULING-20") => self.to(Stage::Ahead),
            Stage::Passing if !Traps::any_passing(cx.board, unit, self.sector) => self.to(Stage::Ahead),
            Stage::Passing => self.then(Stage::Ahead, Traps::passing(unit, self.sector).into()),
            Stage::Last => {
                let own = self.is_own(cx);
                // T-PANDORA-04, T-RULING-83: a Runner may go one sector further, whoever moves it.
                let runner = cx.board.unit(unit).kind.facts().extra_sector
                    && self.flags & RAN_ON == 0
                    && applies!("T-PANDORA-04")
                    && (own || applies!("T-RULING-83"));
                let passage = own && uses::has_bonus(cx.board, by, Bonus::Passage);
                self.at = Stage::Teleport;
                if runner || passage { Flow::Ask(Choice::LastSector { seat: by, runner, own }) } else { Flow::Again }
            }
            Stage::Teleport => {
                self.at = Stage::Arrive;
                // T-CARD-TELEPORT-01, T-CARD-TELEPORT-06: once per Move, own units only.
                let own = self.is_own(cx) || !applies!("T-CARD-TELEPORT-06");
                let teleport = own && self.flags & TELEPORTED == 0 && self.teleport(cx).is_some();
                if teleport && applies!("T-CARD-TELEPORT-01") {
                    self.flags |= TELEPORTED;
                    return Flow::Ask(Choice::Teleport { seat: by });
                }
                Flow::Again
            }
            Stage::Arrive => {
                let spent = self.spent;
                self.then(Stage::Finish, Arrival::by_move(by, unit, self.sector, spent).into())
            }
            Stage::Finish => {
                // The token is taken off when the Move has been resolved up to and including the Minor Assault.
                if self.flags & WAS_INVISIBLE != 0 && cx.board.unit(unit).invisible {
                    cx.board.unit_mut(unit).invisible = false;
                    cx.referee.log(rule!("T-CARD-INVIS-01"), || Event::Visible { unit });
                }
                pandora::shortcuts_used(cx);
                let sector = self.sector;
                if let Some(Step::Turn(turn)) = cx.caller.as_deref_mut()
                    && (applies!("T-CARD-TELEPORT-04") || self.flags & TELEPORTED == 0)
                {
                    turn.ended_in(sector);
                }
                // T-MOVE-17, T-CARD-CONTROL-04, T-CARD-CAMERAS-06: a unit that an opponent moved performs nothing and collects
                // nothing; T-MOVE-21: nor has it a pending phase.
                let owner = cx.board.unit(unit).owner;
                if owner != by && !applies!("T-MOVE-21") {
                    return Flow::Become(PendingCards::of(owner, sector).into());
                }
                if owner != by && !(applies!("T-MOVE-17") && applies!("T-CARD-CONTROL-04") && applies!("T-CARD-CAMERAS-06")) {
                    return Flow::Become(CardActions::of(owner, sector).into());
                }
                Flow::Done
            }
        }
    }

    fn teleport(&self, cx: &Cx<'_>) -> Option<SlotId> {
        cx.board.module_for(self.by, self.sector, Card::GreysTeleport)
    }

    fn something_to_use(&self, own: bool, cx: &Cx<'_>) -> bool {
        uses::any(cx.board, self.by) || (own && uses::has_bonus(cx.board, self.by, Bonus::Passage))
    }

    /// T-MOVE-06: the Move ends when all points are used, and not before.
    fn is_last(&self, cx: &Cx<'_>) -> bool {
        // T-MOVE-19: a full sector on the way stops nobody.
        let stopped = !applies!("T-MOVE-06") || (!applies!("T-MOVE-19") && cx.board.is_full(self.sector));
        self.left == 0 || (self.spent > 0 && stopped)
    }

    /// T-MOVE-04: a Movement Point takes the unit to the next sector clockwise.
    fn enter(&mut self, cx: &mut Cx<'_>) -> Flow {
        let unit = self.unit;
        let next = cx.board.next_sector(self.sector);
        if applies!("T-MOVE-04") {
            self.sector = next;
        }
        self.left = self.left.saturating_sub(1);
        self.spent = self.spent.saturating_add(1);
        cx.referee.log(rule!("T-MOVE-04"), || Event::SectorEntered { unit, sector: next });
        self.to(Stage::Entered)
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let (by, unit) = (self.by, self.unit);
        match (self.at, answers.only()) {
            // T-MOVE-13, T-CARD-PASSAGE-01: one more point for this Move, which must be used.
            (Stage::Start | Stage::Ahead | Stage::Teleport, Action::Use(Use::Bonus(Bonus::Passage))) => {
                uses::use_up_bonus(by, Bonus::Passage, cx);
                if applies!("T-CARD-PASSAGE-01") && applies!("T-MOVE-13") {
                    self.left = self.left.saturating_add(1);
                    cx.referee.log(rule!("T-CARD-PASSAGE-01"), || Event::PointAdded { unit });
                }
                match self.at {
                    // The last sector is now one that is passed.
                    Stage::Teleport if self.left > 0 => self.to(Stage::Passing),
                    Stage::Start => self.to(Stage::Start),
                    _ => Flow::Again,
                }
            }
            (Stage::Start | Stage::Ahead, Action::Use(what)) => Flow::First(UseStep::of(by, what).into()),
            (Stage::Teleport, Action::Use(what)) => self.then(Stage::Last, UseStep::of(by, what).into()),
            (Stage::Start, Action::Exit(sector)) => {
                // All points are spent at once; nothing in between is entered.
                let start = self.sector;
                pandora::mark_used(&[Card::AliensVentilationExit], sector, by, cx);
                pandora::mark_used(&[Card::AliensVentilationExit, Card::AliensVentilationShortcut], start, by, cx);
                cx.board.moved.insert(unit);
                verbs::leave_room(unit, cx);
                self.spent = self.left;
                self.left = 0;
                self.sector = sector;
                cx.referee.log(rule!("T-CARDTYPE-09"), || Event::ExitTaken { unit, sector });
                self.to(Stage::Teleport)
            }
            (Stage::Ahead, Action::Leap) => {
                // T-RULING-14: neither entered nor passed, and no point spent.
                let next = cx.board.next_sector(self.sector);
                pandora::mark_used(&[Card::AliensVentilationShortcut, Card::ScientistsSecretPassage], next, by, cx);
                self.sector = next;
                // T-CARD-DUP-07: one sector, whatever borders the Shortcut.
                if !applies!("T-CARD-DUP-07") && cx.board.shortcut_for(by, next).is_some_and(|slot| cx.board.duplicates(slot) > 0) {
                    self.sector = cx.board.next_sector(next);
                }
                cx.referee.log(rule!("T-MOVE-10"), || Event::SectorLeapt { unit, sector: next });
                if applies!("T-RULING-14") { Flow::Again } else { self.to(Stage::Passing) }
            }
            (Stage::Ahead, _) => self.enter(cx),
            (Stage::Passing, Action::Points(points)) => {
                let points = points.min(self.left);
                if points > 0 {
                    pandora::mark_used(&[Card::GreysTimeLoop], self.sector, by, cx);
                    self.left = self.left.saturating_sub(points);
                    // T-RULING-16: they count as Movement Points.
                    if applies!("T-RULING-16") {
                        self.spent = self.spent.saturating_add(points);
                    }
                    let sector = self.sector;
                    cx.referee.log(rule!("T-CARD-LOOP-01"), || Event::PointsSpent { unit, sector, points });
                }
                Flow::Again
            }
            (Stage::Teleport, Action::RunOn) => {
                self.flags |= RAN_ON;
                self.left = self.left.saturating_add(1);
                cx.referee.log(rule!("T-PANDORA-04"), || Event::PointAdded { unit });
                self.to(Stage::Passing)
            }
            (Stage::Arrive, Action::Sector(sector)) => {
                // T-CARD-TELEPORT-04: everything happens in the destination.
                pandora::mark_used(&[Card::GreysTeleport], self.sector, by, cx);
                // T-CARD-DUP-08: once, whatever borders the Teleport.
                let again = !applies!("T-CARD-DUP-08") && self.teleport(cx).is_some_and(|slot| cx.board.duplicates(slot) > 0);
                let left = std::mem::replace(&mut self.sector, sector);
                cx.referee.log(rule!("T-CARD-TELEPORT-01"), || Event::Teleported { unit, sector });
                if again {
                    self.flags &= !TELEPORTED;
                    return self.to(Stage::Teleport);
                }
                // T-CARD-TELEPORT-02, T-CARD-TELEPORT-03: no actions and no traps in the sector of the Teleport.
                if !applies!("T-CARD-TELEPORT-02") {
                    return Flow::First(CardActions::of(by, left).into());
                }
                if !applies!("T-CARD-TELEPORT-03") {
                    return Flow::First(Traps::stopping(unit, left).into());
                }
                Flow::Again
            }
            _ => Flow::Again,
        }
    }
}
