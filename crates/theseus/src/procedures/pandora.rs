//! T-PANDORA-14 to -21, -30: budding, taking over, and when a card taken over goes back.

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::factions::pandora;
use crate::generated::cards::{Card, CardType, Faction};
use crate::generated::sectors::Sector;
use crate::generated::units::{Takeover, UnitKind};
use crate::ids::{SlotId, SlotSet, UnitId};
use crate::procedures::arrival::Arrival;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// How long a card without an obvious use is kept: this turn of Pandora and the next (T-RULING-65).
const LEASE: u8 = 2;

/// T-PANDORA-14, T-PANDORA-33, T-RULING-84: whether the Move of a Being that has ended here makes it bud.
pub fn will_bud(board: &Board, unit: UnitId, sector: Sector) -> bool {
    let it = board.unit(unit);
    // T-PANDORA-29: Beings bud, Embryos never do.
    let buds = it.kind.facts().buds || (!applies!("T-PANDORA-29") && it.takeover() != Takeover::Never);
    buds && applies!("T-PANDORA-14") && !(board.has_enemy(it.owner, sector) && applies!("T-PANDORA-33"))
}

/// T-PANDORA-18, T-PANDORA-30: an Embryo that stands where its Move ended, and a card to take.
pub fn may_take_over(board: &Board, unit: UnitId, sector: Sector) -> bool {
    let it = board.unit(unit);
    // T-PANDORA-29: Embryos take over, Beings never do.
    let takes = it.takeover() != Takeover::Never || (!applies!("T-PANDORA-29") && it.kind.facts().buds);
    takes && it.sector() == Some(sector) && applies!("T-PANDORA-18") && pandora::can_be_taken(board, it.owner, sector).next().is_some()
}

/// T-PANDORA-14 to -17: an Embryo is born in the sector of the Being.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Budding {
    seat: Seat,
    sector: Sector,
}

impl Budding {
    pub fn of(seat: Seat, sector: Sector) -> Self {
        Self { seat, sector }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let kinds = [UnitKind::Grasper, UnitKind::Runner, UnitKind::Warrior];
        // T-PANDORA-34: with no Embryo left nothing is born.
        let Some(first) = kinds.into_iter().find(|&kind| cx.board.embryo_in_supply(kind).is_some()) else { return Flow::Done };
        // T-PANDORA-17: in a full sector it pushes a unit.
        if cx.board.is_full(self.sector) && !applies!("T-PANDORA-17") {
            return Flow::Done;
        }
        // T-PANDORA-16: the player chooses which.
        if applies!("T-PANDORA-16") { Flow::Ask(Choice::Embryo { seat: self.seat }) } else { self.birth(first, cx) }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let Action::Embryo(kind) = answers.only() else { return Flow::Done };
        self.birth(kind, cx)
    }

    fn birth(&self, kind: UnitKind, cx: &mut Cx<'_>) -> Flow {
        let Some(unit) = cx.board.embryo_in_supply(kind) else { return Flow::Done };
        // T-RULING-63: base side up.
        cx.board.unit_mut(unit).upgraded &= !applies!("T-RULING-63");
        Flow::Become(Arrival::appearing(self.seat, unit, self.sector).into())
    }
}

/// T-PANDORA-18: the Embryo that moved may be put on an enemy card of the sector.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakingOver {
    seat: Seat,
    unit: UnitId,
    sector: Sector,
}

impl TakingOver {
    pub fn of(seat: Seat, unit: UnitId, sector: Sector) -> Self {
        Self { seat, unit, sector }
    }

    pub fn run(&mut self, _: &mut Cx<'_>) -> Flow {
        Flow::Ask(Choice::TakeOver { seat: self.seat, sector: self.sector })
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let Action::Slot(slot) = answers.only() else { return Flow::Done };
        let unit = self.unit;
        // T-PANDORA-19: it lies on the card and is no longer a unit.
        if applies!("T-PANDORA-19") {
            verbs::strip(unit, cx);
            verbs::leave_room(unit, cx);
            cx.board.unit_mut(unit).place = crate::board::Place::Card(slot);
        }
        let lasts = cx.board.card_at(slot).is_some_and(outlasts_use);
        let it = cx.board.slot_mut(slot);
        it.embryo = unit;
        it.lease = if lasts { LEASE } else { 0 };
        cx.board.stir();
        cx.referee.log(rule!("T-PANDORA-18"), || Event::TakenOver { slot, unit });
        Flow::Done
    }
}

/// T-RULING-65: cards whose use has no end of its own.
pub fn outlasts_use(card: Card) -> bool {
    card == Card::AliensVines || matches!(card.facts().kind, CardType::Special | CardType::Duplicate)
}

/// A module or Shortcut taken over for one use has changed something in what is going on.
fn mark(slot: SlotId, cx: &mut Cx<'_>) {
    if cx.board.takeover_of(slot) == Takeover::Once && !cx.board.card_at(slot).is_some_and(outlasts_use) {
        cx.board.slot_mut(slot).lease = 1;
    }
}

pub fn mark_modules(slots: SlotSet, cx: &mut Cx<'_>) {
    if cx.board.pandora().is_some() {
        slots.iter().for_each(|slot| mark(slot, cx));
    }
}

/// Hideouts that keep units in range of an attacker from being hit.
pub fn mark_hideouts(attacker: UnitId, sector: Sector, cx: &mut Cx<'_>) {
    if cx.board.pandora().is_none() {
        return;
    }
    for unit in cx.board.in_range(attacker).iter() {
        let owner = cx.board.unit(unit).owner;
        if let Some(slot) = cx.board.module_for(owner, sector, Card::ScientistsHideout) {
            mark(slot, cx);
        }
    }
}

/// The first active card of these kinds in a sector that served a Move has been used.
pub fn mark_used(cards: &[Card], sector: Sector, seat: Seat, cx: &mut Cx<'_>) {
    let slot = cards.iter().find_map(|&card| cx.board.module_for(seat, sector, card));
    if let Some(slot) = slot {
        mark(slot, cx);
    }
}

/// Gives back the cards of a kind that have been used.
fn give_back_used(kind: CardType, cx: &mut Cx<'_>) {
    if cx.board.pandora().is_none() {
        return;
    }
    for slot in SlotId::all() {
        let used = cx.board.slot(slot).lease > 0
            && cx.board.card_at(slot).is_some_and(|card| card.facts().kind == kind && !outlasts_use(card))
            && cx.board.takeover_of(slot) == Takeover::Once;
        if used {
            verbs::give_back(rule!("T-RULING-65"), slot, cx);
        }
    }
}

/// A Move is over: Shortcuts it used go back.
pub fn shortcuts_used(cx: &mut Cx<'_>) {
    give_back_used(CardType::Shortcut, cx);
}

/// An Assault, Minor Assault or single Attack is over: modules that changed something go back.
pub fn modules_used(cx: &mut Cx<'_>) {
    give_back_used(CardType::Module, cx);
}

/// A turn of Pandora is over: Vines, special cards and Duplicates come closer to going back.
pub fn end_of_turn(seat: Seat, cx: &mut Cx<'_>) {
    if cx.board.faction(seat) != Faction::Pandora {
        return;
    }
    for slot in SlotId::all() {
        let leased = cx.board.takeover_of(slot) == Takeover::Once && cx.board.card_at(slot).is_some_and(outlasts_use);
        if !leased {
            continue;
        }
        let lease = cx.board.slot(slot).lease.saturating_sub(1);
        cx.board.slot_mut(slot).lease = lease;
        if lease == 0 {
            verbs::give_back(rule!("T-RULING-65"), slot, cx);
        }
    }
}
