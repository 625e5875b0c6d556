//! Contamination cards, scans and infections.

use super::{swarm, wounds};
use crate::Cx;
use crate::board::{Fact, Whereabouts};
use crate::cards::{CLEAN, Cards, HandCard, INFECTED, UNSCANNED};
use crate::event::Event;
use crate::generated::swarm::IntruderKind;
use kernel::{RuleId, Seat, SeatSet, applies, rule};

/// N-CONT-01: a card from the Contamination deck on top of the own discard pile; an empty deck gives none (N-RULING-102).
pub fn gain(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || (cx.board.decks.contamination == 0 && applies!("N-RULING-102")) {
        return;
    }
    cx.board.decks.contamination = cx.board.decks.contamination.saturating_sub(1);
    cx.board.member_mut(seat).discard.add(UNSCANNED);
    cx.referee.log(rule, || Event::Contaminated { seat });
}

/// Where cards are scanned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    Hand,
    Deck,
    Discard,
}

fn zone<'a>(zone: Zone, seat: Seat, cx: &'a mut Cx<'_>) -> &'a mut Cards {
    let member = cx.board.member_mut(seat);
    match zone {
        Zone::Hand => &mut member.hand,
        Zone::Deck => &mut member.deck,
        Zone::Discard => &mut member.discard,
    }
}

/// Scans one card that was never scanned: only now it is decided what it is (N-CONT-05). True when INFECTED.
pub fn scan_one(cx: &mut Cx<'_>) -> bool {
    let name = |kind: usize| if kind == 1 { "infected".to_owned() } else { "clean".to_owned() };
    let mut unscanned = cx.board.decks.unscanned;
    let infected = unscanned.draw("contamination scan", name, cx.referee) == Some(1);
    cx.board.decks.unscanned = unscanned;
    infected
}

/// Scans every Contamination card in some zones of a player. They stay where they are (N-CONT-13), and the results with them. Returns
/// how many are INFECTED and how many are clean, those scanned before included.
pub fn scan(rule: RuleId, seat: Seat, zones: &[Zone], cx: &mut Cx<'_>) -> (u8, u8) {
    if rule.is_muted() {
        return (0, 0);
    }
    let (mut infected, mut clean) = (0, 0);
    for &place in zones {
        while zone(place, seat, cx).take(UNSCANNED) {
            let infected = scan_one(cx);
            if applies!("N-CONT-13") {
                zone(place, seat, cx).add(if infected { INFECTED } else { CLEAN });
            } else {
                cx.board.decks.removed[usize::from(infected)] += 1;
            }
        }
        infected += zone(place, seat, cx).counts[INFECTED];
        clean += zone(place, seat, cx).counts[CLEAN];
    }
    if infected + clean > 0 {
        let round = u16::from(cx.board.round);
        cx.board.ledger.record(Fact::Scan { infected, clean }, SeatSet::of(seat), round, cx.referee);
    }
    cx.referee.log(rule, || Event::Scanned { seat, cards: infected + clean, infected: Some(infected) });
    (infected, clean)
}

/// Removes scanned cards of one result from the game (N-CONT-08).
pub fn remove(rule: RuleId, seat: Seat, zones: &[Zone], infected: bool, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let kind = if infected { INFECTED } else { CLEAN };
    let mut cards = 0;
    for &place in zones {
        cards += std::mem::take(&mut zone(place, seat, cx).counts[kind]);
    }
    cx.board.decks.removed[usize::from(infected)] += cards;
    if cards > 0 {
        cx.referee.log(rule, || Event::ContaminationRemoved { seat, cards });
    }
}

/// Scans one Contamination card of the hand and removes it from the game, whatever it is. True when it was INFECTED.
pub fn scan_and_remove(rule: RuleId, seat: Seat, card: HandCard, cx: &mut Cx<'_>) -> bool {
    let member = cx.board.member_mut(seat);
    let kind = member.kind_of(card).filter(|_| card.is_contamination() && !rule.is_muted());
    let Some(kind) = kind.filter(|&kind| member.hand.take(kind)) else { return false };
    let infected = if kind == UNSCANNED { scan_one(cx) } else { kind == INFECTED };
    cx.board.decks.removed[usize::from(infected)] += 1;
    cx.referee.log(rule, || Event::Scanned { seat, cards: 1, infected: Some(u8::from(infected)) });
    cx.referee.log(rule, || Event::ContaminationRemoved { seat, cards: 1 });
    infected
}

/// N-CONT-09 to N-CONT-11: an infection found by a scan: a Larva on the board, or death and a Creeper if there was one already. The
/// INFECTED cards stay in hand.
pub fn infect(seat: Seat, cx: &mut Cx<'_>) {
    if !applies!("N-CONT-10") {
        remove(rule!("N-CONT-08"), seat, &[Zone::Hand], true, cx);
    }
    if !cx.board.member(seat).larva {
        place_larva(rule!("N-CONT-09"), seat, cx);
        return;
    }
    if rule!("N-CONT-11").is_muted() {
        return;
    }
    hatch(rule!("N-CONT-11"), seat, cx);
}

/// There is one place for a Larva on a Character board (N-CONT-12).
pub fn place_larva(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.member(seat).larva {
        return;
    }
    cx.board.member_mut(seat).larva = true;
    cx.referee.log(rule, || Event::LarvaPlaced { seat });
    // N-RULING-75: it is no Intruder on the map.
    if !applies!("N-RULING-75") && !cx.board.contact {
        cx.board.due.contact = true;
    }
}

/// The Larva on the board kills its bearer: Corpse and Creeper in the Room of the death (N-RULING-100), or in the Evacuation
/// Section of the Pod in which the Character waited (N-RULING-108).
pub fn hatch(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    let slot = match cx.board.member(seat).place {
        Whereabouts::Room(slot) => slot,
        Whereabouts::Pod(pod) => cx.board.pod_slot(pod),
        Whereabouts::Nowhere | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => return,
    };
    let member = cx.board.member_mut(seat);
    member.larva = false;
    member.killed_by_larva = true;
    wounds::die(rule, seat, cx);
    // N-RULING-100: that is no Encounter.
    if applies!("N-RULING-100") {
        swarm::place(rule, IntruderKind::Creeper, slot, cx);
    }
}

/// N-IATK-13 to N-IATK-15: a Larva infests; a second one only gives the card.
pub fn infest(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    cx.referee.log(rule, || Event::Infested { seat });
    place_larva(rule!("N-IATK-13"), seat, cx);
    gain(rule!("N-IATK-15"), seat, cx);
}

pub fn remove_larva(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || !cx.board.member(seat).larva {
        return;
    }
    cx.board.member_mut(seat).larva = false;
    cx.referee.log(rule, || Event::LarvaRemoved { seat });
}
