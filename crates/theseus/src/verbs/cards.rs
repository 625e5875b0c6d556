//! Cards come onto the table and leave it.

use crate::Cx;
use crate::board::{Fact, Place, Player, Slot};
use crate::event::Event;
use crate::generated::cards::{Card, Faction};
use crate::generated::tokens::CAMERA_MAX;
use crate::ids::{PendingId, SlotId, UnitId};
use crate::verbs;
use kernel::{RuleId, Seat, SeatSet, applies, rule};

fn source(faction: Faction) -> &'static str {
    match faction {
        Faction::Marines => "marines deck",
        Faction::Aliens => "aliens deck",
        Faction::Scientists => "scientists deck",
        Faction::Greys => "greys deck",
        Faction::Pandora => "pandora deck",
    }
}

/// How chance and scenarios call a card within its faction: `defence system`.
pub fn short_name(card: Card) -> String {
    card.facts().name.to_lowercase()
}

/// Draws an unseen card of a player's stack: after setup the only chance there is (T-INFO-07).
fn draw(seat: Seat, cx: &mut Cx<'_>) -> Option<Card> {
    let faction = cx.board.faction(seat);
    let name = |kind: usize| Player::cards(faction).get(kind).map(|&card| short_name(card)).unwrap_or_default();
    let pool = *cx.board.player(seat).unseen.truth(cx.referee);
    let mut rest = pool;
    let kind = rest.draw(source(faction), name, cx.referee)?;
    *cx.board.player_mut(seat).unseen.truth_mut(cx.referee) = rest;
    cx.board.player(seat).card_of(kind)
}

/// T-SETUP-13, T-INFO-02: the next card of a deck lies face up.
pub fn reveal_top(rule: RuleId, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    cx.board.ledger.forget(|fact| matches!(fact, Fact::Top { deck, .. } if *deck == seat));
    let card = if cx.board.player(seat).deck > 0 { draw(seat, cx) } else { None };
    cx.board.player_mut(seat).top = card;
    if let Some(card) = card {
        let everyone = SeatSet::first(cx.board.players.len() as u8);
        cx.board.ledger.record(Fact::Top { deck: seat, card }, everyone, cx.board.clock, cx.referee);
        cx.board.ledger.touch(|fact| matches!(fact, Fact::Chosen { deck } if *deck == seat));
        cx.referee.log(rule, || Event::TopRevealed { seat, card });
    }
}

/// Takes the top card of a deck and shows the next one.
pub fn take_top(seat: Seat, cx: &mut Cx<'_>) -> Option<Card> {
    let player = cx.board.player_mut(seat);
    let card = player.top.take()?;
    player.deck = player.deck.saturating_sub(1);
    cx.board.stir();
    reveal_top(rule!("T-INFO-02"), seat, cx);
    Some(card)
}

/// Puts a card on a pending slot.
pub fn put_pending(rule: RuleId, pending: PendingId, card: Card, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    cx.board.stir();
    cx.board.pending[pending.index()] = Some(card);
    cx.referee.log(rule, || Event::CardPending { pending, card });
}

/// A card is out of the game (T-PENDING-11).
fn out_of_game(rule: RuleId, card: Card, cx: &mut Cx<'_>) {
    if let Some(owner) = cx.board.seat_of(card.facts().faction).filter(|_| applies!("T-PENDING-11")) {
        cx.board.player_mut(owner).discards[Player::kind_of(card)] += 1;
    }
    cx.referee.log(rule, || Event::CardDiscarded { card });
}

pub fn discard_pending(rule: RuleId, pending: PendingId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    if let Some(card) = cx.board.pending[pending.index()].take() {
        cx.board.stir();
        out_of_game(rule, card, cx);
    }
}

/// An installed card leaves the game: its tokens go back, an Embryo on it returns to the supply, a unit it holds is free.
pub fn discard_installed(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    let Some(card) = cx.board.card_at(slot) else { return };
    if rule.is_muted() {
        return;
    }
    give_back(rule!("T-RULING-67"), slot, cx);
    if let Some(unit) = cx.board.slot(slot).holds() {
        cx.referee.log(rule, || Event::Freed { unit });
    }
    let upgrades = cx.board.slot(slot).upgrades;
    cx.board.lay(slot, Slot::default());
    if cx.board.has_malfunction(slot) {
        cx.board.malfunction = crate::board::Spot::Symbol;
    }
    cx.board.stir();
    out_of_game(rule, card, cx);
    verbs::return_upgrades(upgrades, cx);
}

/// An Embryo returns from a card to Pandora's supply, base side up (T-PANDORA-21, T-RULING-63).
pub fn give_back(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let unit = std::mem::replace(&mut cx.board.slot_mut(slot).embryo, UnitId::NONE);
    cx.board.slot_mut(slot).lease = 0;
    if unit.is_some() {
        let it = cx.board.unit_mut(unit);
        it.place = Place::Supply;
        it.upgraded &= !applies!("T-RULING-63");
        cx.referee.log(rule, || Event::GivenBack { slot, unit });
    }
}

/// T-SECTOR-08: puts a card on a slot that is free for it; a Bonus card lying there is taken (T-BONUS-01) and not replaced (T-BONUS-04).
pub fn install(rule: RuleId, slot: SlotId, card: Card, seat: Seat, cx: &mut Cx<'_>) {
    if rule.is_muted() || !applies!("T-SECTOR-08") {
        return;
    }
    let bonus = cx.board.slot(slot).bonus;
    // T-CARD-CAMERAS-01: a Camera token showing 0; a Defence System is installed unarmed. T-RULING-45: whatever installs it.
    cx.board.lay(slot, Slot::with(card));
    if card == Card::ScientistsCameras && !applies!("T-CARD-CAMERAS-01") {
        cx.board.slot_mut(slot).counter = CAMERA_MAX;
    }
    cx.board.stir();
    cx.referee.log(rule, || Event::CardInstalled { slot, card, seat });
    if let Some(bonus) = bonus {
        // T-BONUS-09: however the card was installed.
        if applies!("T-BONUS-01") && applies!("T-BONUS-09") {
            cx.board.player_mut(seat).bonus[bonus.index()] += 1;
            cx.referee.log(rule!("T-BONUS-01"), || Event::BonusTaken { seat, bonus });
        } else {
            cx.board.bonus_gone[bonus.index()] += 1;
        }
    }
}
