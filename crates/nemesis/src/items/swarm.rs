//! Items against Intruders: thrown ones, Decoy, Fire Extinguisher, Taser.

use super::Effect;
use crate::action::{Action, Deed};
use crate::board::Board;
use crate::draft::{Draft, Need, Target};
use crate::generated::swarm::Weakness;
use crate::ids::{FigureId, FigureSet, SlotId};
use crate::procedures::attack::IntruderAttack;
use crate::procedures::injury::{self, Injury};
use crate::procedures::throw::{self, Throw};
use crate::refusal::{Why, require};
use crate::species::intruders::converge::Converge;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// Grenade and Molotov Cocktail (N-RULING-224).
pub(super) struct Throwing;

impl Effect for Throwing {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        throw::check(who, board)
    }

    fn need(&self, draft: &Draft, board: &Board) -> Option<Need> {
        throw::need(draft, board)
    }

    fn aims(&self, draft: &Draft, need: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        throw::aims(draft, need, board, out);
    }

    fn resolve(&self, draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
        let (0, Deed::Use(item), Some(target)) = (phase, draft.deed, draft.target) else { return Flow::Done };
        Flow::First(Throw::of(draft.who, item, draft.room, target).into())
    }
}

/// The Decoy lures every Intruder around a neighbouring Room into it, also those in Combat, which attack once before they leave.
pub(super) struct Lure;

/// Intruders in Rooms neighbouring one (N-RULING-59: Closed Doors do not matter); those already in it stay.
fn around(to: SlotId, board: &Board) -> FigureSet {
    let neighbours = board.neighbour_set(to);
    let figures = board.swarm.order.iter().copied();
    figures.filter(|&figure| board.swarm.figure(figure).slot != to && neighbours.contains(board.swarm.figure(figure).slot)).collect()
}

/// Whether an Intruder would leave its Room for that one, or destroy a Door in its way.
fn is_lured(figure: FigureId, to: SlotId, board: &Board) -> bool {
    let slot = board.swarm.figure(figure).slot;
    board.neighbours(slot).any(|(corridor, other)| other == to && (board.is_passable(corridor) || board.breaks_doors(figure)))
}

/// Neighbouring Rooms into which at least one Intruder would try to go.
fn lures(slot: SlotId, board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    board.neighbour_set(slot).iter().filter(|&to| around(to, board).iter().any(|figure| is_lured(figure, to, board)))
}

/// The next attacker of some: by Room number, in a Room the largest first (N-RULING-23).
fn next_attacker(figures: FigureSet, board: &Board) -> Option<FigureId> {
    let slots = SlotId::all().filter(|&slot| board.has_intruder(slot));
    slots.flat_map(|slot| board.figures_in(slot).as_slice().iter().copied().find(|&figure| figures.contains(figure))).next()
}

impl Effect for Lure {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(lures(slot, board).next().is_some(), rule!("N-RULING-42"), "no Intruder would leave its Room or destroy a Door")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        (!draft.room.is_some()).then_some(Need::Room)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(lures(slot, board).map(Action::Room));
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        if rule!("N-ACT-25").is_muted() {
            return Flow::Done;
        }
        if phase == 0 {
            // Those in Combat now attack, one after the other; a figure that leaves the map leaves the set.
            let fighting = around(draft.room, cx.board).iter().filter(|&figure| cx.board.is_fighting(figure)).collect();
            cx.board.swarm.to_attack = fighting;
        }
        while let Some(figure) = next_attacker(cx.board.swarm.to_attack, cx.board) {
            cx.board.swarm.to_attack.remove(figure);
            // N-IATK-03, N-RULING-25: the target is chosen attack by attack.
            if let Some(target) = cx.board.prey(cx.board.swarm.figure(figure).slot) {
                return Flow::First(IntruderAttack::on(figure, target).into());
            }
        }
        // N-IMOV-06: then all of them move at the same time.
        let by = if cx.board.is_active(draft.who) { draft.who } else { cx.board.chair() };
        Flow::Become(Converge::on(draft.room, around(draft.room, cx.board), by).into())
    }
}

fn check_intruder(slot: SlotId, board: &Board) -> Result<(), Why> {
    require(board.has_intruder(slot), rule!("N-RULING-42"), "no Intruder is in this Room")
}

fn target_need(draft: &Draft) -> Option<Need> {
    draft.target.is_none().then_some(Need::Target)
}

fn figures(slot: SlotId, board: &Board, out: &mut Vec<Action>) {
    out.extend(board.figures_in(slot).iter().map(|&figure| Action::Figure(figure)));
}

/// The Fire Extinguisher drives one Intruder of the Room away (N-IDMG-18 to N-IDMG-22), without a check.
pub(super) struct Repel;

impl Effect for Repel {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        check_intruder(slot, board)
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        target_need(draft)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        figures(slot, board, out);
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        let Some(Target::Figure(figure)) = draft.target.filter(|_| applies!("N-ACT-25")) else { return Flow::Done };
        // N-WEAK-05, N-RULING-228: Injury and check come first.
        if cx.board.weakness(Weakness::SusceptibilityToPhosphates) && applies!("N-WEAK-05") {
            return Flow::Become(Injury::and_retreat(figure, 1).into());
        }
        injury::retreat(figure, cx);
        Flow::Done
    }
}

/// The Taser gives one Intruder of the Room an Injury and drives it away if it lives (N-RULING-228).
pub(super) struct Stun;

impl Effect for Stun {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        check_intruder(slot, board)
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        target_need(draft)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        figures(slot, board, out);
    }

    fn resolve(&self, draft: &Draft, _: u8, _: &mut Cx<'_>) -> Flow {
        match draft.target {
            Some(Target::Figure(figure)) if applies!("N-RULING-228") => Flow::Become(Injury::and_retreat(figure, 1).into()),
            // With N-RULING-228 out of force there is no more than the Injury.
            Some(Target::Figure(figure)) => Flow::Become(Injury::of(figure, 1).into()),
            Some(Target::Eggs(_)) | None => Flow::Done,
        }
    }
}
