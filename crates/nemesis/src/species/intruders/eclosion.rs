//! Eclosion and Metamorphosis: carriers die, everybody else is scanned (N-RULING-235).

use crate::board::Fact;
use crate::cards::{CLEAN, Cards, INFECTED, UNSCANNED};
use crate::event::Event;
use crate::verbs::{cards, contamination};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, applies, rule};
use serde::{Deserialize, Serialize};

/// Cards everybody draws.
const DRAWN: u8 = 4;

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Eclosion {
    begun: bool,
}

impl Eclosion {
    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        if !self.begun {
            self.begun = true;
            carriers_die(cx);
            return Flow::Again;
        }
        // A Larva placed now kills nobody with this card.
        for seat in cx.board.turn_order() {
            if cx.board.is_active(seat) {
                draw_and_scan(seat, cx);
            }
        }
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// N-RULING-110: all of them at once; N-RULING-108: those waiting in Pods too. N-RULING-75: the Creepers are Intruders on the map.
fn carriers_die(cx: &mut Cx<'_>) {
    if !applies!("N-RULING-235") {
        return;
    }
    let mut died = SeatSet::NONE;
    for seat in cx.board.turn_order() {
        if cx.board.is_active(seat) && cx.board.member(seat).larva {
            contamination::hatch(rule!("N-RULING-235"), seat, cx);
            died = died.with(seat);
        }
    }
    // N-MODE-INTRUDER-03, N-RULING-210: whoever died together as the first is offered the Intruders.
    if !cx.board.due.takeover.is_empty() && applies!("N-RULING-110") {
        cx.board.due.takeover = died;
    }
}

/// The drawn cards are never part of the hand, and all of them are discarded, INFECTED ones too.
fn draw_and_scan(seat: Seat, cx: &mut Cx<'_>) {
    let mut drawn = Cards::default();
    for _ in 0..DRAWN {
        let Some(kind) = cards::take_top(seat, cx) else { break };
        drawn.add(kind);
    }
    // N-CONT-05.
    while drawn.take(UNSCANNED) {
        drawn.add(if contamination::scan_one(cx) { INFECTED } else { CLEAN });
    }
    let (infected, clean) = (drawn.counts[INFECTED], drawn.counts[CLEAN]);
    if infected + clean > 0 {
        // N-RULING-98: how the cards came out is the owner's knowledge.
        let round = u16::from(cx.board.round);
        cx.board.ledger.record(Fact::Scan { infected, clean }, SeatSet::of(seat), round, cx.referee);
    }
    cx.referee.log(rule!("N-RULING-235"), || Event::Scanned { seat, cards: infected + clean, infected: Some(infected) });
    // N-RULING-99.
    if infected > 0 {
        contamination::place_larva(rule!("N-CONT-09"), seat, cx);
    }
    for kind in drawn.kinds() {
        let card = cx.board.member(seat).card_of(kind);
        for _ in 0..drawn.counts[kind] {
            cx.referee.log(rule!("N-RULING-235"), || Event::Discarded { seat, card });
        }
    }
    cx.board.member_mut(seat).discard.absorb(&mut drawn);
}
