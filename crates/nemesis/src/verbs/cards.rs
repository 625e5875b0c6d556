//! Hands, Action decks and discard piles.

use super::contamination;
use crate::Cx;
use crate::cards::{CLEAN, HandCard, INFECTED, UNSCANNED};
use crate::event::Event;
use crate::generated::crew::Character;
use kernel::{RuleId, Seat, applies, rule};

/// The name of a player's Action deck for scripts and logs.
fn source(character: Character) -> &'static str {
    match character {
        Character::Captain => "captain deck",
        Character::Pilot => "pilot deck",
        Character::Scientist => "scientist deck",
        Character::Scout => "scout deck",
        Character::Soldier => "soldier deck",
        Character::Mechanic => "mechanic deck",
    }
}

/// Takes the top card of a player's Action deck, made anew from the discard pile when it is empty (N-ROUND-07, N-TIMING-08).
/// `None` when there is no card at all (N-RULING-08). The card is nowhere until the caller puts it somewhere.
pub fn take_top(seat: Seat, cx: &mut Cx<'_>) -> Option<usize> {
    let member = cx.board.member_mut(seat);
    if member.deck.is_empty() {
        if member.discard.is_empty() || rule!("N-ROUND-07").is_muted() || !applies!("N-TIMING-08") {
            return None;
        }
        let mut discard = member.discard;
        member.deck.absorb(&mut discard);
        member.discard = discard;
        cx.referee.log(rule!("N-ROUND-07"), || Event::DeckMade { seat });
    }
    let (character, mut counts) = (cx.board.member(seat).character(), cx.board.member(seat).deck.counts);
    // N-CONT-02: Contamination cards are drawn like any other.
    if !applies!("N-CONT-02") {
        counts[UNSCANNED..].fill(0);
    }
    let name = |kind: usize| crate::words::card_name(HandCard::of_kind(character, kind));
    let kind = cx.referee.pick(source(character), &counts, &name)?;
    cx.board.member_mut(seat).deck.take(kind).then_some(kind)
}

/// Draws up to `count` cards into the hand.
pub fn draw(rule: RuleId, seat: Seat, count: u8, cx: &mut Cx<'_>) {
    let member = cx.board.member(seat);
    // N-RULING-08: with too few cards as many as there are.
    let enough = applies!("N-RULING-08") || member.deck.len() + member.discard.len() >= count;
    if rule.is_muted() || !enough {
        return;
    }
    for _ in 0..count {
        let Some(mut kind) = take_top(seat, cx) else { return };
        // N-CONT-05: not even its owner learns what a Contamination card is before it is scanned.
        if kind == UNSCANNED && !applies!("N-CONT-05") {
            kind = if contamination::scan_one(cx) { INFECTED } else { CLEAN };
        }
        cx.board.member_mut(seat).hand.add(kind);
        let card = cx.board.member(seat).card_of(kind);
        cx.referee.log(rule, || Event::CardDrawn { seat, card: Some(card) });
    }
}

/// Puts a card from the hand on the own discard pile, face up (N-ACT-03, N-TIMING-07). False when it is not in hand.
pub fn discard(rule: RuleId, seat: Seat, card: HandCard, cx: &mut Cx<'_>) -> bool {
    if rule.is_muted() {
        return false;
    }
    let member = cx.board.member_mut(seat);
    let Some(kind) = member.kind_of(card).filter(|&kind| member.hand.take(kind)) else { return false };
    let own_pile = applies!("N-ACT-03") && applies!("N-TIMING-07");
    let pile = if own_pile { &mut member.discard } else { &mut member.out };
    pile.add(kind);
    cx.referee.note_laid_open(seat);
    cx.referee.log(rule, || Event::Discarded { seat, card });
    true
}

/// Discards the whole hand, or only its Action cards. Nobody chooses which: all see what there was.
pub fn discard_all(rule: RuleId, seat: Seat, only_actions: bool, cx: &mut Cx<'_>) {
    loop {
        let member = cx.board.member(seat);
        let next = member.hand.kinds().map(|kind| member.card_of(kind)).find(|card| !only_actions || !card.is_contamination());
        let Some(card) = next else { return };
        if !discard(rule, seat, card, cx) {
            return;
        }
        cx.referee.note_reveal();
    }
}

/// Shuffles hand, deck and discard pile into a new Action deck, or leaves the hand out.
pub fn shuffle_together(rule: RuleId, seat: Seat, with_hand: bool, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let member = cx.board.member_mut(seat);
    let mut others = member.discard;
    member.discard = Default::default();
    if with_hand {
        others.absorb(&mut member.hand);
    }
    member.deck.absorb(&mut others);
    cx.referee.log(rule, || Event::DeckMade { seat });
}
