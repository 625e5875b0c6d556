//! T-TRAP: the enemy traps of a sector that a unit passes or where it has stopped.

use crate::action::Action;
use crate::board::Board;
use crate::choice::{Choice, local_bit, local_slots};
use crate::event::Event;
use crate::factions::{self, Sprung};
use crate::generated::cards::{Card, CardFacts, CardType};
use crate::generated::sectors::Sector;
use crate::generated::units::Takeover;
use crate::ids::{SlotId, UnitId};
use crate::procedures::window::Window;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Traps {
    unit: UnitId,
    sector: Sector,
    passing: bool,
    /// The traps still to work, as a mask over the slots of the sector.
    left: u8,
    /// The trap to work next; chosen, or the only one.
    #[cfg_attr(feature = "ts", ts(as = "Option<SlotId>"))]
    next: SlotId,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TrapsStage"))]
enum Stage {
    Begin,
    Choose,
    Spring,
    Sprung,
}

impl Traps {
    /// T-TRAP-01: the unit has stopped. T-TRAP-12: those that stood there before have no part in it.
    pub fn stopping(unit: UnitId, sector: Sector) -> Self {
        Self { unit, sector, passing: false, left: 0, next: SlotId::NONE, at: Stage::Begin }
    }

    /// T-TRAP-04, T-TRAP-10: the unit goes on; only crescent traps work.
    pub fn passing(unit: UnitId, sector: Sector) -> Self {
        Self { passing: true, ..Self::stopping(unit, sector) }
    }

    /// The unit they work on.
    pub fn unit(&self) -> UnitId {
        self.unit
    }

    /// Whether any trap would work on a unit that stops here.
    pub fn any(board: &Board, unit: UnitId, sector: Sector) -> bool {
        live(board, unit, sector, false) != 0
    }

    /// Whether any trap would work on a unit that passes.
    pub fn any_passing(board: &Board, unit: UnitId, sector: Sector) -> bool {
        live(board, unit, sector, true) != 0
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Begin => {
                self.left = live(cx.board, self.unit, self.sector, self.passing);
                if self.left == 0 || self.ignored(cx) {
                    return Flow::Done;
                }
                self.at = Stage::Choose;
                Flow::Again
            }
            Stage::Choose => {
                // A trap may have changed what the others would do.
                self.left &= live(cx.board, self.unit, self.sector, self.passing);
                // T-TIMING-05: the active player decides, not the holder of a trap.
                let holder = || local_slots(self.sector, self.left).find_map(|slot| cx.board.holder(slot));
                let seat = if applies!("T-TIMING-05") { cx.board.active } else { holder().unwrap_or(cx.board.active) };
                self.at = Stage::Spring;
                match self.left.count_ones() {
                    0 => Flow::Done,
                    1 => {
                        self.next = local_slots(self.sector, self.left).next().unwrap_or_default();
                        Window::first(seat, cx)
                    }
                    // T-TRAP-05: the active player chooses the order.
                    _ if applies!("T-TRAP-05") => Flow::Ask(Choice::TrapOrder { seat, sector: self.sector, among: self.left }),
                    _ => {
                        self.next = local_slots(self.sector, self.left).next().unwrap_or_default();
                        Flow::Again
                    }
                }
            }
            Stage::Spring => self.spring(cx),
            Stage::Sprung => {
                let slot = self.next;
                if cx.board.card_at(slot).is_some_and(|card| card.facts().one_use) && applies!("T-TRAP-09") {
                    verbs::discard_installed(rule!("T-TRAP-09"), slot, cx);
                } else if cx.board.takeover_of(slot) == Takeover::Once {
                    // T-RULING-65: a trap taken over for one use has worked.
                    verbs::give_back(rule!("T-PANDORA-21"), slot, cx);
                }
                self.at = Stage::Choose;
                Flow::Again
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, _: &mut Cx<'_>) -> Flow {
        if let Action::Slot(slot) = answers.only() {
            self.next = slot;
        }
        Flow::Again
    }

    fn spring(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (slot, unit) = (self.next, self.unit);
        let Some(card) = cx.board.card_at(slot) else { return Flow::Done };
        // T-CARD-DUP-05: an Ambush is fought once, whatever borders it.
        let again = !applies!("T-CARD-DUP-05") && card == Card::MarinesAmbush && cx.board.duplicates(slot) > 0;
        if !again {
            self.left &= !local_bit(slot);
        }
        self.at = Stage::Sprung;
        cx.referee.log(rule!("T-TRAP-01"), || Event::TrapSprung { slot, card, unit });
        match factions::spring(card, slot, unit, cx) {
            Sprung::Done => Flow::Again,
            Sprung::Then(step) => Flow::First(step),
        }
    }

    /// T-RULING-22: a Deactivation token of the unit's side is used up, and nothing here works this time.
    fn ignored(&self, cx: &mut Cx<'_>) -> bool {
        let owner = cx.board.unit(self.unit).owner;
        let token = cx.board.deactivation.iter().position(|token| token.sector == self.sector && cx.board.same_side(token.owner, owner));
        match token {
            Some(index) if applies!("T-RULING-22") => {
                cx.board.deactivation.remove(index);
                let (unit, sector) = (self.unit, self.sector);
                cx.referee.log(rule!("T-RULING-22"), || Event::TrapsIgnored { unit, sector });
                true
            }
            Some(_) | None => false,
        }
    }
}

/// Whether a card is a trap for units that pass, or for those that stop.
fn reaches(facts: &CardFacts, passing: bool) -> bool {
    // T-CARDTYPE-03: a trap works on an enemy unit that stops, however it came here.
    facts.kind == CardType::Trap
        && (passing || applies!("T-CARDTYPE-03"))
        && !(passing && !facts.passing && applies!("T-TRAP-10"))
        && !(passing && facts.passing && !applies!("T-TRAP-04"))
}

fn is_set(card: Card, slot: SlotId, board: &Board) -> bool {
    board.is_active(slot) && factions::is_ready(card, slot, board)
}

/// Whether a trap works on enemy units that only pass.
pub fn works_in_passing(slot: SlotId, board: &Board) -> bool {
    board.card_at(slot).is_some_and(|card| reaches(card.facts(), true) && is_set(card, slot, board)) && board.holder(slot).is_some()
}

/// The traps that would work on a unit here, as a mask over the slots of the sector.
fn live(board: &Board, unit: UnitId, sector: Sector, passing: bool) -> u8 {
    let it = board.unit(unit);
    if it.invisible && applies!("T-CARD-INVIS-01") {
        return 0;
    }
    let mut mask = 0;
    let mut ambush = false;
    for slot in SlotId::of(sector) {
        let Some(card) = board.card_at(slot) else { continue };
        let facts = card.facts();
        if !reaches(facts, passing) {
            continue;
        }
        // T-TRAP-06, T-TRAP-11, T-RULING-93, T-MULTI-TEAM-19: enemies of the holder, whoever moves the unit.
        let Some(holder) = board.holder(slot) else { continue };
        if holder == it.owner && applies!("T-TRAP-06") {
            continue;
        }
        if holder != it.owner && board.same_side(holder, it.owner) && applies!("T-MULTI-TEAM-19") {
            continue;
        }
        // T-RULING-93: held by Pandora it works on its former owner as well.
        if !applies!("T-RULING-93") && board.seat_of(facts.faction) == Some(it.owner) {
            continue;
        }
        // T-CARD-CONTROL-05: also when the holder moves the unit into it.
        if !applies!("T-CARD-CONTROL-05") && holder == board.active {
            continue;
        }
        // T-TRAP-08, T-TRAP-11: a unit that is moved by somebody else meets the traps of that player and of all other enemies.
        let mine = holder == board.active;
        let works = (applies!("T-TRAP-08") || !mine) && (applies!("T-TRAP-11") || mine);
        if it.owner != board.active && !works {
            continue;
        }
        if !is_set(card, slot, board) || !factions::would_work(card, slot, unit, board) {
            continue;
        }
        // T-RULING-91: several Ambushes work as one.
        if card == Card::MarinesAmbush && applies!("T-RULING-91") {
            if ambush {
                continue;
            }
            ambush = true;
        }
        mask |= local_bit(slot);
    }
    mask
}
