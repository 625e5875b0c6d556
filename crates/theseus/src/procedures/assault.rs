//! Assaults and Minor Assaults (T-SECACT-04, T-MINOR): all units of one player attack, everywhere or in one sector.

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::cards::Card;
use crate::generated::sectors::Sector;
use crate::ids::{SlotId, UnitId, UnitSet};
use crate::procedures::{
    attack::Attack,
    pandora,
    uses::{self, UseStep},
    window::Window,
};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// Where the attackers stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    Everywhere,
    /// T-MINOR-04: only within that sector.
    Sector(Sector),
    /// An Ambush: as in one sector, but no Hidden attacks.
    Ambush(Sector),
}

/// Who attacks: a unit, or a Hidden, which is not a unit (T-CARD-HIDDEN-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Attacker {
    Unit(UnitId),
    Hidden(SlotId),
}

/// Among whom a target is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Among {
    /// Everybody who can be hit.
    All,
    /// The units of one side behind its Barricades, of whom an Attack on all hits one.
    Barricaded(Seat),
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Assault {
    by: Seat,
    scope: Scope,
    begun: bool,
    /// Whether the attack chosen last was made with a window before it.
    next: Option<Attacker>,
}

/// T-RULING-25: those who attack next: units not yet done with somebody to hit, and each Hidden once the units of its sector are done.
pub fn candidates(board: &Board, by: Seat, scope: Scope, mut found: impl FnMut(Attacker)) {
    for &sector in board.ring.iter() {
        let hidden = match scope {
            Scope::Everywhere => applies!("T-RULING-30"),
            Scope::Sector(only) if only == sector || !applies!("T-MINOR-04") => applies!("T-RULING-30"),
            Scope::Ambush(only) if only == sector => false,
            Scope::Sector(_) | Scope::Ambush(_) => continue,
        };
        let mut waiting = false;
        for unit in board.units_in(sector) {
            // T-SECACT-05, T-MINOR-06, T-MULTI-TEAM-13: only units of that player.
            let owner = board.unit(unit).owner;
            let own = match scope {
                // T-MINOR-12: wherever they stand, not only the one that arrived.
                Scope::Sector(_) if !applies!("T-MINOR-12") => owner == by && board.has_moved(unit),
                Scope::Sector(_) if !applies!("T-MINOR-06") => true,
                Scope::Everywhere if !applies!("T-SECACT-05") => true,
                Scope::Everywhere | Scope::Sector(_) | Scope::Ambush(_) => {
                    owner == by || (board.same_side(owner, by) && !applies!("T-MULTI-TEAM-13"))
                }
            };
            // T-ATTACK-13: once per Assault.
            let done = board.attacked.contains(unit) && applies!("T-ATTACK-13");
            if own && !done && board.can_attack(unit) && !board.targets(unit).is_empty() {
                waiting = true;
                found(Attacker::Unit(unit));
            }
        }
        if !hidden || waiting {
            continue;
        }
        for slot in SlotId::of(sector) {
            let ready = board.card_at(slot) == Some(Card::AliensHidden)
                && board.holder(slot) == Some(by)
                && board.is_active(slot)
                && !board.struck.contains(slot)
                && !hidden_targets(board, by, slot).is_empty();
            if ready {
                found(Attacker::Hidden(slot));
            }
        }
    }
}

/// A Hidden reaches every Room of its sector.
pub fn hidden_targets(board: &Board, by: Seat, slot: SlotId) -> UnitSet {
    board.units_in(slot.sector()).filter(|&unit| board.enemies(board.unit(unit).owner, by) && board.can_be_hit(unit)).collect()
}

/// The units among whom a target is chosen.
pub fn among(board: &Board, by: Seat, attacker: Attacker, among: Among) -> UnitSet {
    let all = match attacker {
        Attacker::Unit(unit) => board.targets(unit),
        Attacker::Hidden(slot) => hidden_targets(board, by, slot),
    };
    match among {
        Among::All => all,
        Among::Barricaded(side) => all.iter().filter(|&unit| board.same_side(board.unit(unit).owner, side)).collect(),
    }
}

impl Assault {
    /// T-SECACT-04, T-CARD-ASSAULT-01: in all sectors.
    pub fn everywhere(by: Seat) -> Self {
        Self { by, scope: Scope::Everywhere, begun: false, next: None }
    }

    pub fn minor(by: Seat, sector: Sector) -> Self {
        Self { scope: Scope::Sector(sector), ..Self::everywhere(by) }
    }

    pub fn ambush(by: Seat, sector: Sector) -> Self {
        Self { scope: Scope::Ambush(sector), ..Self::everywhere(by) }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let by = self.by;
        if !self.begun {
            self.begun = true;
            // T-MINOR-07: who attacked in a Minor Assault attacks again in the Assault after it.
            if applies!("T-MINOR-07") {
                cx.board.attacked = Default::default();
                cx.board.struck = Default::default();
            }
            match self.scope {
                Scope::Everywhere => cx.referee.log(rule!("T-SECACT-04"), || Event::Assault { by }),
                Scope::Sector(sector) => cx.referee.log(rule!("T-MINOR-04"), || Event::MinorAssault { by, sector }),
                Scope::Ambush(_) => {}
            }
            self.note_hideouts(cx);
        }
        if let Some(attacker) = self.next.take() {
            return self.attack(attacker, cx);
        }
        let mut count = 0;
        let mut only = None;
        candidates(cx.board, by, self.scope, |attacker| {
            count += 1;
            only = Some(attacker);
        });
        match (count, only) {
            (0, _) | (_, None) => {
                pandora::modules_used(cx);
                Flow::Done
            }
            (1, Some(attacker)) => {
                // T-RULING-50: before the Attack something may be used, in the own turn.
                if applies!("T-RULING-50") && uses::any(cx.board, by) {
                    self.next = Some(attacker);
                    return Flow::First(Window::of(by).into());
                }
                self.attack(attacker, cx)
            }
            // T-RULING-25: the attacking player chooses the order.
            (_, Some(_)) if applies!("T-RULING-25") => Flow::Ask(Choice::Attacker { seat: by, scope: self.scope }),
            (_, Some(attacker)) => self.attack(attacker, cx),
        }
    }

    /// A Hideout that keeps somebody from being hit changes something, even if then nobody attacks at all (T-RULING-65).
    fn note_hideouts(&self, cx: &mut Cx<'_>) {
        if cx.board.pandora().is_none() {
            return;
        }
        for unit in cx.board.unit_ids() {
            let it = cx.board.unit(unit);
            let (Some(sector), true) = (it.sector(), it.owner == self.by && cx.board.can_attack(unit)) else { continue };
            let here = match self.scope {
                Scope::Everywhere => true,
                Scope::Sector(only) | Scope::Ambush(only) => only == sector,
            };
            if here {
                pandora::mark_hideouts(unit, sector, cx);
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match answers.only() {
            Action::Use(what) => Flow::First(UseStep::of(self.by, what).into()),
            Action::Unit(unit) => self.attack(Attacker::Unit(unit), cx),
            Action::Slot(slot) => self.attack(Attacker::Hidden(slot), cx),
            _ => Flow::Again,
        }
    }

    fn attack(&mut self, attacker: Attacker, cx: &mut Cx<'_>) -> Flow {
        match attacker {
            Attacker::Unit(unit) => {
                cx.board.attacked.insert(unit);
                Flow::First(Attack::of(self.by, unit).into())
            }
            Attacker::Hidden(slot) => {
                cx.board.struck.insert(slot);
                Flow::First(Attack::hidden(self.by, slot, cx.board.copies(slot)).into())
            }
        }
    }
}
