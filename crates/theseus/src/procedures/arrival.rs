//! T-MOVE-14: a unit comes into a sector: a Room or a push, then traps, then perhaps a Minor Assault.

use crate::action::Action;
use crate::board::{Board, Place};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::sectors::Sector;
use crate::generated::units::UnitKind;
use crate::ids::{RoomId, UnitId};
use crate::procedures::{assault::Assault, traps::Traps, window::Window};
use crate::step::Step;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Arrival {
    /// Who decides, and whose Minor Assault it is (T-MINOR-05).
    by: Seat,
    unit: UnitId,
    sector: Sector,
    /// Movement Points of the Move, for a Parasite.
    spent: u8,
    how: How,
    pushed: bool,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
enum How {
    Move,
    Relocation,
    Space,
    /// From the supply: neither entering nor stopping (T-RULING-78).
    Appearing,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ArrivalStage"))]
enum Stage {
    Room,
    Standing,
    Traps,
    Freeing,
    MinorAssault,
}

impl Arrival {
    pub fn by_move(by: Seat, unit: UnitId, sector: Sector, spent: u8) -> Self {
        Self { by, unit, sector, spent, how: How::Move, pushed: false, at: Stage::Room }
    }

    /// A card takes a standing unit to another sector (T-RULING-21).
    pub fn relocated(by: Seat, unit: UnitId, sector: Sector) -> Self {
        Self { how: How::Relocation, ..Self::by_move(by, unit, sector, 0) }
    }

    pub fn from_space(by: Seat, unit: UnitId) -> Self {
        Self { how: How::Space, ..Self::by_move(by, unit, Sector::Corridors, 0) }
    }

    /// A Minor Alien or an Embryo comes into play.
    pub fn appearing(by: Seat, unit: UnitId, sector: Sector) -> Self {
        Self { how: How::Appearing, ..Self::by_move(by, unit, sector, 0) }
    }

    pub fn unit(&self) -> UnitId {
        self.unit
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (by, unit, sector) = (self.by, self.unit, self.sector);
        match self.at {
            // T-LIFE-07, T-LIFE-14: from Space any empty Room, and never a push.
            Stage::Room if self.how == How::Space => Flow::Ask(Choice::AnyRoom { seat: by }),
            Stage::Room if self.has_to_push(cx) => {
                // T-PUSH-04, T-CARD-CONTROL-03: whoever makes the Move chooses, with an enemy unit too.
                let mover = applies!("T-PUSH-04") && applies!("T-CARD-CONTROL-03");
                let seat = if mover { by } else { cx.board.unit(unit).owner };
                Flow::Ask(Choice::Push { seat, sector })
            }
            Stage::Room => {
                // T-CARD-CONTROL-02: the Room likewise.
                let seat = if applies!("T-CARD-CONTROL-02") { by } else { cx.board.unit(unit).owner };
                Flow::Ask(Choice::Room { seat, sector })
            }
            // T-MOVE-15: what follows is done for every further Move of a turn too.
            Stage::Standing if !applies!("T-MOVE-15") && cx.board.moved.len() > 1 => Flow::Done,
            // T-RULING-17: appearing is not counted as moving, so the unit may be chosen for an extra turn.
            Stage::Standing if !applies!("T-RULING-17") && self.how == How::Appearing => {
                cx.board.moved.insert(unit);
                self.at = Stage::MinorAssault;
                Flow::Again
            }
            Stage::Standing => {
                self.at = if self.how == How::Appearing && applies!("T-RULING-78") { Stage::MinorAssault } else { Stage::Traps };
                if self.how == How::Appearing && applies!("T-RULING-78") {
                    return Flow::Again;
                }
                let it = *cx.board.unit(unit);
                // T-CARDACT-05: a Move made by a card action is resolved as completely as any other.
                if it.owner != by && !applies!("T-CARDACT-05") {
                    return Flow::Done;
                }
                // T-RULING-97: before the traps of the end sector.
                if applies!("T-RULING-97") {
                    self.parasite_wounds(cx);
                }
                if it.parasites > 0 && cx.board.is_home(it.owner, sector) && applies!("T-CARD-PARASITE-03") {
                    cx.board.unit_mut(unit).parasites = 0;
                    cx.referee.log(rule!("T-CARD-PARASITE-03"), || Event::ParasiteGone { unit });
                }
                Flow::Again
            }
            // T-MOVE-14, T-TRAP-07: the traps before the Minor Assault.
            Stage::Traps if !(applies!("T-MOVE-14") && applies!("T-TRAP-07")) => {
                self.at = Stage::MinorAssault;
                Flow::Again
            }
            Stage::Traps => {
                self.at = Stage::Freeing;
                if self.sets_off_traps() && Traps::any(cx.board, unit, sector) {
                    Flow::First(Traps::stopping(unit, sector).into())
                } else {
                    Flow::Again
                }
            }
            Stage::Freeing => {
                // T-CARD-GRABBER-02, -03, T-RULING-79: after the traps, before the Minor Assault.
                let early = applies!("T-CARD-GRABBER-03") || !cx.board.is_full(sector);
                let free = applies!("T-RULING-79") || cx.board.held_by(unit).is_none();
                if early && free && self.frees(cx) {
                    verbs::free_held(rule!("T-CARD-GRABBER-02"), unit, sector, cx);
                }
                if !applies!("T-RULING-97") {
                    self.parasite_wounds(cx);
                }
                self.at = Stage::MinorAssault;
                Flow::Again
            }
            Stage::MinorAssault => {
                // T-MINOR-08: not after a return from Space; T-RULING-24: all four Rooms occupied now.
                let space = self.how == How::Space && applies!("T-MINOR-08");
                let full = cx.board.is_full(sector) || !applies!("T-RULING-24");
                if space || !full || !self.fills(cx.board) {
                    return Flow::Done;
                }
                // T-MINOR-05: of the player who moved the unit, even if it is an enemy's.
                let by = if applies!("T-MINOR-05") { by } else { cx.board.unit(unit).owner };
                Flow::Become(Assault::minor(by, sector).into())
            }
        }
    }

    /// T-CARD-PARASITE-01: a wound per Movement Point and token.
    fn parasite_wounds(&self, cx: &mut Cx<'_>) {
        let it = *cx.board.unit(self.unit);
        // T-RULING-55: they are dealt by the owner of the Parasite, in whosever turn.
        let dealer = if applies!("T-RULING-55") { it.parasite_of } else { cx.board.active };
        verbs::wounds(rule!("T-CARD-PARASITE-01"), self.unit, dealer, it.parasites.saturating_mul(self.spent), cx);
    }

    /// T-MOVE-08: where there is no empty Room, for appearing units too (T-PUSH-06); T-PUSH-08, T-RULING-07: and only there.
    fn has_to_push(&self, cx: &Cx<'_>) -> bool {
        if cx.board.is_full(self.sector) {
            applies!("T-MOVE-08") && (self.how != How::Appearing || applies!("T-PUSH-06"))
        } else {
            !(applies!("T-PUSH-08") && applies!("T-RULING-07"))
        }
    }

    /// Which rule makes a unit that comes in this way meet the enemy traps of the sector, the passing kind included.
    fn sets_off_traps(&self) -> bool {
        match self.how {
            How::Move => applies!("T-TRAP-01"),
            How::Relocation => applies!("T-TRAP-02") && applies!("T-RULING-21"),
            How::Space => applies!("T-TRAP-03") && applies!("T-LIFE-08"),
            How::Appearing => true,
        }
    }

    /// Which rule lets a unit that comes in this way free one of its side.
    fn frees(&self, cx: &Cx<'_>) -> bool {
        match self.how {
            How::Space => applies!("T-RULING-11"),
            How::Move | How::Relocation | How::Appearing => applies!("T-RULING-76") || cx.board.unit(self.unit).owner == self.by,
        }
    }

    /// Which rule makes a full sector a Minor Assault for this way of coming.
    fn fills(&self, board: &Board) -> bool {
        let minor_alien = board.unit(self.unit).kind == UnitKind::MinorAlien;
        match (self.how, self.pushed) {
            (How::Appearing, _) => applies!("T-MINOR-10") && (applies!("T-CARD-INCUBATOR-02") || !minor_alien),
            (How::Relocation, _) if !applies!("T-CARD-KIDNAP-03") => false,
            (_, true) => applies!("T-MINOR-03") && applies!("T-PUSH-05"),
            (How::Relocation, false) => applies!("T-MINOR-02"),
            (How::Move | How::Space, false) => applies!("T-MINOR-01"),
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match answers.only() {
            Action::Room(room) => self.take_room(room, cx),
            Action::Unit(other) => {
                // T-PUSH-01: it leaves for Space and the arriving unit takes its Room. T-TRAP-13: Space has no traps.
                self.pushed = true;
                match verbs::push_to_space(rule!("T-PUSH-01"), other, cx) {
                    Some(room) => self.take_room(room, cx),
                    None => Flow::Done,
                }
            }
            _ => Flow::Again,
        }
    }

    fn take_room(&mut self, room: RoomId, cx: &mut Cx<'_>) -> Flow {
        let unit = self.unit;
        verbs::stand(unit, room, cx);
        self.sector = room.sector();
        if let (How::Space, Some(Step::Turn(turn))) = (self.how, cx.caller.as_deref_mut()) {
            turn.ended_in(room.sector());
        }
        let (how, rule) = match self.how {
            How::Move => (Event::Arrived { unit, room }, rule!("T-MOVE-07")),
            How::Relocation => (Event::Arrived { unit, room }, rule!("T-RULING-21")),
            How::Space => (Event::Arrived { unit, room }, rule!("T-LIFE-07")),
            How::Appearing => (Event::Appeared { unit, room }, rule!("T-RULING-78")),
        };
        cx.referee.log(rule, || how);
        self.at = Stage::Standing;
        // T-RULING-50: taking the Room, and a push, are steps; something may be used before the traps.
        let eventful = cx.board.is_full(self.sector) || Traps::any(cx.board, unit, self.sector);
        if eventful { Window::first(self.by, cx) } else { Flow::Again }
    }
}

/// Takes a unit out of Space or its Room for a relocation.
pub fn lift(unit: UnitId, cx: &mut Cx<'_>) {
    verbs::leave_room(unit, cx);
    cx.board.moved.insert(unit);
    cx.board.unit_mut(unit).place = Place::Underway;
}
