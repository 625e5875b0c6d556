//! Items that move their user: Smoke Grenade, Technical Corridors Plans, Space Suit. What they do not change follows the Move rules
//! (N-MOVE-16).

use super::Effect;
use crate::action::Action;
use crate::board::Board;
use crate::choice::{Choice, Discarding};
use crate::draft::{Draft, Need};
use crate::generated::rooms::Colour;
use crate::ids::{CorridorId, PLAYERS, SlotId};
use crate::procedures::movement::{self, Noise};
use crate::refusal::{Why, require};
use crate::verbs::cards;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

fn room_need(draft: &Draft) -> Option<Need> {
    (!draft.room.is_some()).then_some(Need::Room)
}

/// Everybody else in the Room discards an Action card, then the user leaves without being attacked.
pub(super) struct Smoke;

/// Corridors that can be walked through, with the Rooms behind them.
fn ways(slot: SlotId, board: &Board) -> impl Iterator<Item = (CorridorId, SlotId)> + '_ {
    board.neighbours(slot).filter(|&(corridor, _)| board.is_passable(corridor) || !applies!("N-MOVE-07"))
}

/// The player asked in a phase: the others in the Room in turn order, if they hold cards. What those are is theirs to know.
fn smoked(draft: &Draft, phase: u8, board: &Board) -> Option<Seat> {
    let slot = board.room_of(draft.who)?;
    let seat = board.turn_order().nth(usize::from(phase))?;
    (seat != draft.who && board.room_of(seat) == Some(slot) && !board.member(seat).hand.is_empty()).then_some(seat)
}

impl Effect for Smoke {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(ways(slot, board).next().is_some(), rule!("N-MOVE-07"), "no neighbouring Room can be entered")
    }

    fn need(&self, draft: &Draft, board: &Board) -> Option<Need> {
        if let Some(need) = room_need(draft) {
            return Some(need);
        }
        // N-RULING-175: where two Corridors lead to the Room the player names one.
        let slot = board.room_of(draft.who)?;
        let several = ways(slot, board).filter(|&(_, to)| to == draft.room).nth(1).is_some();
        (several && !draft.corridor.is_some()).then_some(Need::Corridor)
    }

    fn aims(&self, draft: &Draft, need: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        if need == Need::Corridor {
            out.extend(ways(slot, board).filter(|&(_, to)| to == draft.room).map(|(corridor, _)| Action::Corridor(corridor)));
            return;
        }
        let mut found = crate::ids::SlotSet::NONE;
        ways(slot, board).for_each(|(_, to)| found.insert(to));
        out.extend(found.iter().map(Action::Room));
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        let rule = rule!("N-ACT-25");
        if rule.is_muted() || phase > PLAYERS as u8 {
            return Flow::Done;
        }
        if phase < PLAYERS as u8 {
            return match smoked(draft, phase, cx.board) {
                Some(seat) => Flow::Ask(Choice::Discard { seat, why: Discarding::One }),
                None => Flow::Again,
            };
        }
        let Some(slot) = cx.board.room_of(draft.who) else { return Flow::Done };
        let via =
            ways(slot, cx.board).find(|&(corridor, to)| to == draft.room && (corridor == draft.corridor || !draft.corridor.is_some()));
        match via {
            Some((via, to)) => Flow::First(movement::depart(draft.who, via, to, Noise::Due, false, None)),
            None => Flow::Done,
        }
    }

    fn answer(&self, draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
        if let (Some(seat), Action::Card(card)) = (smoked(draft, phase, cx.board), action) {
            cards::discard(rule!("N-ACT-25"), seat, card, cx);
        }
        Flow::Again
    }
}

/// From one Technical Corridor entrance to another of the same system (N-TECH-03).
pub(super) struct TechnicalCorridors;

fn entrances(slot: SlotId, board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    let network = board.network(slot).filter(|_| applies!("N-TECH-03"));
    SlotId::all().filter(move |&to| to != slot && network.is_some() && board.network(to) == network)
}

impl Effect for TechnicalCorridors {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(entrances(slot, board).next().is_some(), rule!("N-TECH-03"), "this Room has no Technical Corridor entrance")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        room_need(draft)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(entrances(slot, board).map(Action::Room));
    }

    fn resolve(&self, draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
        if phase > 0 {
            return Flow::Done;
        }
        // N-RULING-56: no Corridor was used, so a Doors token puts no Door anywhere.
        Flow::First(movement::depart(draft.who, CorridorId::NONE, draft.room, Noise::Due, true, None))
    }
}

/// Outside along the hull from one yellow Room to another: all Action cards are discarded first, Doors do not matter.
pub(super) struct SpaceWalk;

fn yellow(slot: SlotId, board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    let here = board.colour(slot) == Colour::Yellow;
    SlotId::all().filter(move |&to| here && to != slot && board.colour(to) == Colour::Yellow)
}

impl Effect for SpaceWalk {
    fn check(&self, _: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(yellow(slot, board).next().is_some(), rule!("N-RULING-42"), "this is no yellow Room, or there is no other explored one")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        room_need(draft)
    }

    fn aims(&self, _: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(yellow(slot, board).map(Action::Room));
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        let rule = rule!("N-ACT-25");
        if phase > 0 || rule.is_muted() {
            return Flow::Done;
        }
        cards::discard_all(rule, draft.who, true, cx);
        Flow::First(movement::depart(draft.who, CorridorId::NONE, draft.room, Noise::Due, true, None))
    }
}
