//! Intruders: figures on the map, tokens in and outside the bag, Eggs, Weaknesses.

use super::Board;
use crate::generated::swarm::{BagToken, IntruderKind, Weakness};
use crate::ids::{FIGURES, FigureId, FigureSet, SlotId};
use kernel::{List, Pool, Seat, applies};
use serde::{Deserialize, Serialize};

/// An Intruder figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Figure {
    /// `SlotId::NONE` while it is not on the map.
    pub slot: SlotId,
    /// Markers never run out (N-COMP-24, N-COMP-25, N-RULING-86).
    pub injuries: u8,
}

/// Everything about the Intruders.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Swarm {
    pub figures: [Figure; FIGURES],
    /// Figures on the map in order of placement (N-RULING-23).
    pub order: List<FigureId, FIGURES>,
    /// Tokens by type and number (N-COMP-13, N-COMP-14).
    pub bag: Pool<{ BagToken::COUNT }>,
    /// The token of the bag development while it is resolved: neither in the bag nor outside yet.
    pub drawn: Option<BagToken>,
    /// Tokens outside the bag: put aside, of killed Intruders, in the supply (N-RULING-36).
    pub outside: Pool<{ BagToken::COUNT }>,
    /// Eggs on the Intruder board (N-COMP-15).
    pub eggs: u8,
    pub egg_supply: u8,
    pub nest_destroyed: bool,
    pub queen_killed: bool,
    /// Face-up Weaknesses of Character Corpse, Egg and Carcass. Face-down ones are not decided: nobody can look at them (N-INFO-07).
    pub weaknesses: [Option<Weakness>; 3],
    /// Figures that still attack in the Intruder Attack step or the Escape under way; a figure that leaves the map leaves the set.
    pub to_attack: FigureSet,
}

impl Swarm {
    pub fn figure(&self, id: FigureId) -> &Figure {
        &self.figures[id.index()]
    }

    /// A free figure of a type (N-RULING-70).
    pub fn free_figure(&self, kind: IntruderKind) -> Option<FigureId> {
        FigureId::of(kind).find(|&id| !self.figure(id).slot.is_some())
    }

    /// How many tokens of each type are in the bag: public (N-RULING-176).
    pub fn in_bag(&self, kind: Option<IntruderKind>) -> u8 {
        BagToken::ALL.into_iter().filter(|token| token.facts().kind == kind).map(|token| self.bag.count(token.index())).sum()
    }
}

impl Board {
    /// N-RULING-191: Larvae on the map count like any other.
    #[inline]
    pub fn has_intruder(&self, slot: SlotId) -> bool {
        let counts = |id: FigureId| applies!("N-RULING-191") || id.kind() != IntruderKind::Larva;
        self.swarm.order.iter().any(|&id| self.swarm.figure(id).slot == slot && counts(id))
    }

    /// Figures in a Room, the largest first, equal types by order of placement (N-RULING-23).
    pub fn figures_in(&self, slot: SlotId) -> List<FigureId, FIGURES> {
        let mut found = List::new();
        for kind in IntruderKind::ALL.into_iter().rev() {
            for &id in self.swarm.order.iter().filter(|id| id.kind() == kind && self.swarm.figure(**id).slot == slot) {
                // There are no more figures than the list holds.
                let _ = found.push(id);
            }
        }
        found
    }

    pub fn figure_set(&self, slot: SlotId) -> FigureSet {
        self.swarm.order.iter().copied().filter(|&id| self.swarm.figure(id).slot == slot).collect()
    }

    /// N-IATK-03, N-IATK-04, N-TIMING-16: whom an Intruder of a Room attacks: the one with the fewest cards of every kind (N-RULING-89), of
    /// equal ones the first in turn order.
    pub fn prey(&self, slot: SlotId) -> Option<Seat> {
        let mut found: Option<(u8, Seat)> = None;
        // N-IATK-02: only those in its own Room.
        let within_reach = |seat: Seat| self.room_of(seat).is_some_and(|room| room == slot || !applies!("N-IATK-02"));
        for seat in self.turn_order().filter(|&seat| within_reach(seat)) {
            let hand = &self.member(seat).hand;
            let cards = match (applies!("N-IATK-03"), applies!("N-RULING-89")) {
                (true, true) => hand.len(),
                (true, false) => hand.actions(),
                (false, _) => 0,
            };
            if found.is_none_or(|(fewest, _)| cards < fewest || (cards == fewest && !(applies!("N-IATK-04") && applies!("N-TIMING-16")))) {
                found = Some((cards, seat));
            }
        }
        found.map(|(_, seat)| seat)
    }

    /// Intruders on the map that share no Room with a Character.
    pub fn figures_at_large(&self) -> FigureSet {
        self.swarm.order.iter().copied().filter(|&figure| !self.is_fighting(figure)).collect()
    }

    /// Whether a figure breaks a Closed Door it runs into (the Weakness "the way of moving").
    pub fn breaks_doors(&self, figure: FigureId) -> bool {
        !self.weakness(Weakness::TheWayOfMoving) || matches!(figure.kind(), IntruderKind::Breeder | IntruderKind::Queen)
    }

    /// Whether an Intruder shares its Room with a Character.
    pub fn is_fighting(&self, figure: FigureId) -> bool {
        let slot = self.swarm.figure(figure).slot;
        slot.is_some() && !self.characters_in(slot).is_empty()
    }
}
