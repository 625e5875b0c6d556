//! T-ATTACK: one unit attacks (or a Hidden does), with every module of the sector applied.

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::cards::Card;
use crate::generated::sectors::Sector;
use crate::generated::units::AttackKind;
use crate::ids::{UnitId, UnitSet};
use crate::procedures::{
    assault::{self, Among, Attacker},
    pandora,
    window::Window,
};
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// The modules that add wounds to wound Attacks (T-CARD-POST-01).
const WOUND_MODULES: [Card; 2] = [Card::MarinesCombatPost, Card::AliensHabitat];
/// The module that adds Data to data Attacks (T-CARD-CHAMBER-01).
const DATA_MODULES: [Card; 1] = [Card::GreysChamber];
const ALL_MODULES: [Card; 3] = [Card::MarinesCombatPost, Card::AliensHabitat, Card::GreysChamber];

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    by: Seat,
    attacker: Attacker,
    /// Attacks still to make, this one included.
    left: u8,
    /// Whether this is an Attack of its own and not part of an Assault.
    single: bool,
    /// For an Attack on all: the barricaded unit that is hit.
    #[cfg_attr(feature = "ts", ts(as = "Option<UnitId>"))]
    picked: UnitId,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "AttackStage"))]
enum Stage {
    Begin,
    Aim,
    Next,
}

impl Attack {
    /// One of the Attacks of an Assault.
    pub fn of(by: Seat, unit: UnitId) -> Self {
        Self { by, attacker: Attacker::Unit(unit), left: 0, single: false, picked: UnitId::NONE, at: Stage::Begin }
    }

    /// An Attack started by a card.
    pub fn single(by: Seat, unit: UnitId) -> Self {
        Self { single: true, ..Self::of(by, unit) }
    }

    pub fn hidden(by: Seat, slot: crate::ids::SlotId, copies: u8) -> Self {
        Self { attacker: Attacker::Hidden(slot), left: copies, ..Self::of(by, UnitId::NONE) }
    }

    fn sector(&self, board: &Board) -> Option<Sector> {
        match self.attacker {
            Attacker::Unit(unit) => board.unit(unit).sector(),
            Attacker::Hidden(slot) => Some(slot.sector()),
        }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let Some(sector) = self.sector(cx.board) else { return Flow::Done };
        match self.at {
            Stage::Begin => {
                match self.attacker {
                    Attacker::Unit(attacker) => {
                        // T-CARD-DOUBLE-01: every copy of Double Shot adds one more Attack.
                        let (more, used) =
                            cx.board.bonus_from(self.by, sector, &[Card::MarinesDoubleShot], |slot| cx.board.special_copies(slot));
                        let more = if applies!("T-CARD-DOUBLE-01") { more } else { 0 };
                        pandora::mark_modules(used, cx);
                        self.left = 1 + more;
                        cx.referee.log(rule!("T-ATTACK-02"), || Event::Attack { attacker });
                    }
                    Attacker::Hidden(slot) => {
                        pandora::mark_modules([slot].into_iter().collect(), cx);
                        cx.referee.log(rule!("T-RULING-30"), || Event::HiddenAttack { slot });
                    }
                }
                self.at = Stage::Aim;
                Flow::Again
            }
            Stage::Aim => self.aim(sector, cx),
            Stage::Next => {
                self.left = self.left.saturating_sub(1);
                if self.left == 0 {
                    if self.single {
                        pandora::modules_used(cx);
                    }
                    return Flow::Done;
                }
                self.at = Stage::Aim;
                // T-RULING-50: one Attack is a step.
                Window::first(self.by, cx)
            }
        }
    }

    fn aim(&mut self, sector: Sector, cx: &mut Cx<'_>) -> Flow {
        self.at = Stage::Next;
        if let Attacker::Unit(attacker) = self.attacker {
            pandora::mark_hideouts(attacker, sector, cx);
        }
        let targets = assault::among(cx.board, self.by, self.attacker, Among::All);
        let kind = match self.attacker {
            Attacker::Unit(unit) => cx.board.unit(unit).attack(),
            Attacker::Hidden(_) => AttackKind::One,
        };
        match (kind, targets.len()) {
            (AttackKind::None, _) | (_, 0) => Flow::Again,
            // T-ATTACK-14: the attacking player chooses.
            (AttackKind::One | AttackKind::Data, _) if applies!("T-ATTACK-14") => {
                Flow::Ask(Choice::Target { seat: self.by, attacker: self.attacker, among: Among::All })
            }
            (AttackKind::One | AttackKind::Data, _) => {
                targets.iter().take(1).for_each(|unit| self.hit(unit, sector, cx));
                Flow::Again
            }
            (AttackKind::All, _) => match self.barricaded(targets, sector, cx) {
                Some(side) => Flow::Ask(Choice::Target { seat: self.by, attacker: self.attacker, among: Among::Barricaded(side) }),
                None => self.hit_all(targets, sector, cx),
            },
        }
    }

    /// A side behind its own Barricades of which several units are in range.
    fn barricaded(&self, targets: UnitSet, sector: Sector, cx: &Cx<'_>) -> Option<Seat> {
        let behind = |unit: &UnitId| behind_barricades(cx.board, *unit, sector);
        let one = targets.iter().find(behind)?;
        let side = cx.board.unit(one).owner;
        let several = targets.iter().filter(|&unit| cx.board.same_side(cx.board.unit(unit).owner, side)).count() > 1;
        several.then_some(side)
    }

    /// T-ATTACK-04: each enemy unit in range, except those whose Barricades let only one be hit.
    fn hit_all(&mut self, targets: UnitSet, sector: Sector, cx: &mut Cx<'_>) -> Flow {
        let picked = std::mem::take(&mut self.picked);
        for unit in targets.iter() {
            let spared = picked.is_some()
                && unit != picked
                && behind_barricades(cx.board, unit, sector)
                && cx.board.same_side(cx.board.unit(unit).owner, cx.board.unit(picked).owner);
            // T-ATTACK-11, T-LIFE-01: the wounds of several units of a faction add up on its one Life track.
            let owner = cx.board.unit(unit).owner;
            let adds_up = (applies!("T-ATTACK-11") && applies!("T-LIFE-01"))
                || targets.iter().find(|&other| cx.board.unit(other).owner == owner) == Some(unit);
            if !spared && adds_up && (applies!("T-ATTACK-04") || Some(unit) == targets.iter().next()) {
                self.hit(unit, sector, cx);
            }
        }
        Flow::Again
    }

    fn hit(&self, unit: UnitId, sector: Sector, cx: &mut Cx<'_>) {
        let kind = match self.attacker {
            Attacker::Unit(attacker) => cx.board.unit(attacker).attack(),
            Attacker::Hidden(_) => AttackKind::One,
        };
        let protected = behind_barricades(cx.board, unit, sector);
        let (base, modules): (u8, &[Card]) = match (self.attacker, kind) {
            // T-CARD-HIDDEN-01: no unit, so it deals its own number and gets no bonus from modules.
            (Attacker::Hidden(slot), _) if applies!("T-CARD-HIDDEN-01") => (cx.board.number(slot), &[]),
            (Attacker::Hidden(slot), _) => (cx.board.number(slot), &WOUND_MODULES),
            // T-MULTI-TEAM-15: only modules of the kind of the Attack help.
            (Attacker::Unit(_), _) if !applies!("T-MULTI-TEAM-15") => (1, &ALL_MODULES),
            (Attacker::Unit(_), AttackKind::Data) if applies!("T-CARD-CHAMBER-01") => (1, &DATA_MODULES),
            (Attacker::Unit(_), AttackKind::One | AttackKind::All) if applies!("T-CARD-POST-01") => (1, &WOUND_MODULES),
            (Attacker::Unit(_), AttackKind::Data | AttackKind::One | AttackKind::All | AttackKind::None) => (1, &[]),
        };
        let (more, used) = cx.board.bonus_from(self.by, sector, modules, |slot| cx.board.number(slot) * cx.board.copies(slot));
        let amount = base + more;
        // Barricades cap the result at 1.
        let capped = if protected { amount.min(1) } else { amount };
        if capped > 1 {
            pandora::mark_modules(used, cx);
        }
        if capped < amount {
            note_barricades(unit, sector, cx);
        }
        match kind {
            AttackKind::Data => verbs::gain_data(rule!("T-ATTACK-05"), self.by, capped, cx),
            AttackKind::One => verbs::wounds(rule!("T-ATTACK-03"), unit, self.by, capped, cx),
            AttackKind::All => verbs::wounds(rule!("T-ATTACK-04"), unit, self.by, capped, cx),
            AttackKind::None => {}
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let (Action::Unit(unit), Some(sector)) = (answers.only(), self.sector(cx.board)) else { return Flow::Again };
        let on_all = matches!(self.attacker, Attacker::Unit(attacker) if cx.board.unit(attacker).attack() == AttackKind::All);
        if on_all {
            self.picked = unit;
            note_barricades(unit, sector, cx);
            let targets = assault::among(cx.board, self.by, self.attacker, Among::All);
            return self.hit_all(targets, sector, cx);
        }
        self.hit(unit, sector, cx);
        Flow::Again
    }
}

/// Whether Barricades of its side protect a unit here (T-CARD-BARRICADES-01).
fn behind_barricades(board: &Board, unit: UnitId, sector: Sector) -> bool {
    applies!("T-CARD-BARRICADES-01") && board.protecting(unit, sector, Card::MarinesBarricades).is_some()
}

fn note_barricades(unit: UnitId, sector: Sector, cx: &mut Cx<'_>) {
    let owner = cx.board.unit(unit).owner;
    if let Some(slot) = cx.board.module_for(owner, sector, Card::MarinesBarricades) {
        pandora::mark_modules([slot].into_iter().collect(), cx);
    }
}
