//! Wounds, healing and death of Characters.

use super::{items, pods};
use crate::Cx;
use crate::board::{EndCause, Whereabouts, WoundCard};
use crate::cards::{CLEAN, Cards, INFECTED, UNSCANNED};
use crate::event::Event;
use crate::generated::wounds::SeriousWound;
use crate::setup::Mode;
use kernel::{RuleId, Seat, SeatSet, applies, rule};

/// The limit of Serious Wounds (N-WOUND-06).
const LIMIT: usize = 3;

/// N-WOUND-06: whether any further Wound kills.
fn at_limit(seat: Seat, cx: &Cx<'_>) -> bool {
    let wounds = &cx.board.member(seat).wounds;
    // N-WOUND-09: Dressed ones too.
    wounds.iter().filter(|card| !card.dressed || applies!("N-WOUND-09")).count() >= LIMIT
}

/// N-WOUND-02 to N-WOUND-04.
pub fn light(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || !cx.board.is_active(seat) || !applies!("N-WOUND-01") {
        return;
    }
    if at_limit(seat, cx) {
        die(rule!("N-WOUND-06"), seat, cx);
        return;
    }
    let member = cx.board.member_mut(seat);
    if member.light < 2 {
        let moves = (member.light != 0 || applies!("N-WOUND-02")) && (member.light == 0 || applies!("N-WOUND-03"));
        member.light += u8::from(moves);
        let light = member.light;
        cx.referee.log(rule, || Event::LightWound { seat, light });
    } else if applies!("N-WOUND-04") {
        member.light = 0;
        cx.referee.log(rule, || Event::LightWound { seat, light: 0 });
        serious(rule!("N-WOUND-04"), seat, cx);
    }
}

/// N-WOUND-05.
pub fn serious(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || !cx.board.is_active(seat) || !applies!("N-WOUND-01") {
        return;
    }
    if at_limit(seat, cx) {
        die(rule!("N-WOUND-06"), seat, cx);
        return;
    }
    if !applies!("N-WOUND-05") {
        return;
    }
    let name =
        |kind: usize| SeriousWound::from_index(kind as u8).map_or_else(String::new, |wound| crate::words::wound_word(wound).to_owned());
    let decks = &mut cx.board.decks;
    if decks.wounds.is_empty() && applies!("N-RULING-105") {
        decks.wounds = std::mem::take(&mut decks.wounds_discard);
    }
    let wound = decks.wounds.draw("serious wounds", name, cx.referee).and_then(|kind| SeriousWound::from_index(kind as u8));
    let member = cx.board.member_mut(seat);
    // The limit was checked above.
    let _ = member.wounds.push(WoundCard { wound, dressed: false });
    cx.referee.log(rule, || Event::SeriousWound { seat, wound });
    // N-RULING-104.
    if cx.board.member(seat).slots_used() > cx.board.member(seat).slots() && applies!("N-RULING-104") {
        cx.board.due.drop = cx.board.due.drop.with(seat);
    }
}

/// N-WOUND-10: heals up to `count` Light Wounds.
pub fn heal_light(rule: RuleId, seat: Seat, count: u8, cx: &mut Cx<'_>) {
    let member = cx.board.member_mut(seat);
    if rule.is_muted() || member.light == 0 {
        return;
    }
    member.light = member.light.saturating_sub(count);
    let light = member.light;
    cx.referee.log(rule, || Event::LightHealed { seat, light });
}

/// N-WOUND-08.
pub fn dress(rule: RuleId, seat: Seat, place: usize, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let wounds = cx.board.member_mut(seat).wounds.as_mut_slice();
    let Some(card) = wounds.get_mut(place).filter(|card| !card.dressed) else { return };
    card.dressed = true;
    let wound = card.wound;
    // N-WOUND-07: further copies are dressed one by one.
    if !applies!("N-WOUND-07") {
        wounds.iter_mut().filter(|other| other.wound == wound).for_each(|other| other.dressed = true);
    }
    cx.referee.log(rule, || Event::Dressed { seat, wound });
}

/// N-WOUND-11, N-WOUND-12: only a Dressed Wound; its card is discarded.
pub fn heal_serious(rule: RuleId, seat: Seat, place: usize, cx: &mut Cx<'_>) {
    let member = cx.board.member_mut(seat);
    if rule.is_muted() || !member.wounds.as_slice().get(place).is_some_and(|card| card.dressed || !applies!("N-WOUND-12")) {
        return;
    }
    let Some(card) = member.wounds.remove(place) else { return };
    if let Some(wound) = card.wound {
        cx.board.decks.wounds_discard.add(wound.index());
    }
    cx.referee.log(rule, || Event::SeriousHealed { seat, wound: card.wound });
}

/// N-DEATH: a Character dies where it is. Nothing of its player stays in the game except in the fully cooperative one (N-RULING-163).
pub fn die(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || !cx.board.is_active(seat) {
        return;
    }
    let slot = match cx.board.member(seat).place {
        Whereabouts::Room(slot) => slot,
        // N-RULING-108.
        Whereabouts::Pod(pod) if applies!("N-RULING-108") => cx.board.pod_slot(pod),
        Whereabouts::Pod(_) | Whereabouts::Nowhere | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => return,
    };
    let member = cx.board.member_mut(seat);
    member.place = Whereabouts::Dead;
    // N-RULING-17.
    if applies!("N-RULING-17") {
        member.passed = true;
    }
    cx.referee.log(rule, || Event::Died { seat, slot });
    // N-RULING-01: there is a Corpse for everybody.
    let lying = || cx.board.chambers.iter().map(|chamber| chamber.objects.red_corpses.len()).sum::<u32>();
    if applies!("N-DEATH-01") && (applies!("N-RULING-01") || lying() < 4) {
        let corpses = &mut cx.board.chamber_mut(slot).objects.red_corpses;
        *corpses = corpses.with(seat);
    }
    if applies!("N-DEATH-03") {
        items::put_down_objects(rule!("N-DEATH-03"), seat, slot, cx);
    }
    lose_belongings(seat, cx);
    let first = !std::mem::replace(&mut cx.board.first_death, true);
    // N-RULING-204: no later death. N-RULING-109: also if it is the last one at the same time.
    let last = || !cx.board.seats().any(|other| cx.board.is_active(other));
    if (first || !applies!("N-RULING-204")) && (applies!("N-RULING-109") || !last()) && applies!("N-POD-03") {
        pods::unlock_all(rule!("N-DEATH-07"), cx);
    }
    // N-MODE-INTRUDER-01, N-MODE-INTRUDER-02, N-DEATH-09: the first one is offered the Intruders, and nobody after that, also after a
    // refusal (N-RULING-211). N-RULING-111: whoever hibernates or is evacuated is not dead. N-RULING-173: in the semi-cooperative game only.
    let again = !applies!("N-MODE-INTRUDER-02") || (!applies!("N-RULING-211") && cx.board.intruder_player.is_none());
    let offered = (first && cx.board.intruder_player.is_none()) || again;
    let left = || cx.board.seats().any(|other| cx.board.survives(other));
    let counts = applies!("N-RULING-111") || !left();
    let mode = cx.board.mode == Mode::SemiCooperative || !applies!("N-RULING-173");
    if cx.board.takeover && offered && counts && mode && applies!("N-MODE-INTRUDER-01") && applies!("N-DEATH-09") {
        cx.board.due.takeover = SeatSet::of(seat);
    }
    check_end(cx);
}

/// What a dead player had leaves the game, except in the fully cooperative one (N-RULING-163).
pub fn lose_belongings(seat: Seat, cx: &mut Cx<'_>) {
    if cx.board.mode == Mode::Cooperative && applies!("N-RULING-163") {
        return;
    }
    if applies!("N-DEATH-04") {
        items::lose_all(rule!("N-DEATH-04"), seat, cx);
    }
    if applies!("N-RULING-107") {
        lose_cards(seat, cx);
    }
}

/// N-RULING-107: hand, deck, discard pile and Contamination cards leave the game; Wound cards go back to their discard pile.
fn lose_cards(seat: Seat, cx: &mut Cx<'_>) {
    let member = cx.board.member_mut(seat);
    let mut all = Cards::default();
    all.absorb(&mut member.hand);
    all.absorb(&mut member.deck);
    all.absorb(&mut member.discard);
    member.out = Cards::default();
    let wounds = std::mem::take(&mut member.wounds);
    let decks = &mut cx.board.decks;
    decks.lost += all.counts[UNSCANNED];
    decks.lost_known[1] += all.counts[INFECTED];
    decks.lost_known[0] += all.counts[CLEAN];
    for card in wounds.iter() {
        if let Some(wound) = card.wound {
            decks.wounds_discard.add(wound.index());
        }
    }
}

/// N-END-07: nobody aboard can act any more.
pub fn check_end(cx: &mut Cx<'_>) {
    // N-RULING-152: those who wait in Pods are active.
    let acts = |seat: Seat| cx.board.is_active(seat) && (cx.board.room_of(seat).is_some() || applies!("N-RULING-152"));
    let ends = match cx.board.mode {
        Mode::SemiCooperative => true,
        Mode::Solo => applies!("N-RULING-160"),
        // Nobody is revived afterwards.
        Mode::Cooperative => applies!("N-RULING-166"),
    };
    if applies!("N-END-07") && ends && !cx.board.seats().any(acts) && cx.board.ending.is_none() {
        cx.board.due.end.get_or_insert(EndCause::NobodyActive);
    }
}
