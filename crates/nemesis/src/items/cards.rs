//! Items for hands and decks: food, drugs, the cure, the Taser against people, the Orbital Maneuvering System.

use super::Effect;
use crate::action::Action;
use crate::board::Board;
use crate::choice::{Choice, Discarding};
use crate::draft::{Draft, Need};
use crate::event::Event;
use crate::ids::{PLAYERS, SlotId};
use crate::procedures::intruder_turn;
use crate::procedures::passing::Passing;
use crate::refusal::{Why, require};
use crate::verbs::cards;
use crate::verbs::contamination::{self, Zone};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// Synthetic Food: two cards. The hand has no limit (N-RULING-07), and the card paid can always be drawn again (N-ROUND-07).
pub(super) struct Meal;

impl Effect for Meal {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        Ok(())
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        cards::draw(rule!("N-ACT-25"), draft.who, 2, cx);
        Flow::Done
    }
}

/// Adrenaline Injection: a card, and no limit of actions in this turn, which then ends with a pass.
pub(super) struct Injection;

impl Effect for Injection {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        Ok(())
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        cards::draw(rule!("N-ACT-25"), draft.who, 1, cx);
        cx.board.unlimited = applies!("N-ACT-25");
        Flow::Done
    }
}

/// Alcohol: one Contamination card of the hand is scanned and removed; an INFECTED one is replaced. No Larva, no death.
pub(super) struct Disinfection;

/// The Contamination cards in hand. Which of them it is stays with the player until it has been removed (N-RULING-98).
pub fn scannable(seat: Seat, board: &Board, out: &mut Vec<Action>) {
    let member = board.member(seat);
    out.extend(member.hand.kinds().map(|kind| member.card_of(kind)).filter(|card| card.is_contamination()).map(Action::Card));
}

impl Effect for Disinfection {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(board.member(who).hand.contamination() > 0, rule!("N-RULING-42"), "there is no Contamination card in hand")
    }

    fn only_scans(&self) -> bool {
        true
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        if phase == 0 && cx.board.member(draft.who).hand.contamination() > 0 {
            // All see that there is a Contamination card in hand.
            cx.referee.note_reveal();
            Flow::Ask(Choice::ScanOne { seat: draft.who })
        } else {
            Flow::Done
        }
    }

    fn answer(&self, draft: &Draft, _: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
        if let Action::Card(card) = action
            && contamination::scan_and_remove(rule!("N-CONT-08"), draft.who, card, cx)
        {
            contamination::gain(rule!("N-CONT-01"), draft.who, cx);
        }
        Flow::Done
    }
}

/// Military Drugs: any number of cards is discarded, then that number and one more are drawn. Each phase is one card.
pub(super) struct Drugs;

impl Effect for Drugs {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        Ok(())
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        if !cx.board.member(draft.who).hand.is_empty() && applies!("N-ACT-25") {
            return Flow::Ask(Choice::Discard { seat: draft.who, why: Discarding::Drugs });
        }
        self.draw(draft, phase, cx)
    }

    fn answer(&self, draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
        match action {
            Action::Card(card) => {
                cards::discard(rule!("N-ACT-25"), draft.who, card, cx);
                Flow::Again
            }
            _ => self.draw(draft, phase, cx),
        }
    }
}

impl Drugs {
    fn draw(&self, draft: &Draft, discarded: u8, cx: &mut Cx<'_>) -> Flow {
        cards::draw(rule!("N-ACT-25"), draft.who, discarded.saturating_add(1), cx);
        Flow::Done
    }
}

/// Antidote (N-CONT-14): as the Surgery, but with a Contamination card instead of the Light Wound, and the hand stays. Always
/// available: the new card is a change.
pub(super) struct Cure;

const EVERYWHERE: [Zone; 3] = [Zone::Hand, Zone::Deck, Zone::Discard];

impl Effect for Cure {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        Ok(())
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        let (rule, who) = (rule!("N-CONT-14"), draft.who);
        contamination::scan(rule, who, &EVERYWHERE, cx);
        contamination::remove(rule, who, &EVERYWHERE, true, cx);
        contamination::remove_larva(rule, who, cx);
        // The new card is not scanned.
        contamination::gain(rule, who, cx);
        cards::shuffle_together(rule, who, false, cx);
        // The usual discard is offered, because the hand stays.
        if rule.is_muted() { Flow::Done } else { Flow::Become(Passing::automatic(who).into()) }
    }
}

/// The Taser makes another Character of the Room discard its whole hand; it need not agree.
pub(super) struct Paralysis;

fn others_with_cards(who: Seat, slot: SlotId, board: &Board) -> impl Iterator<Item = Seat> + '_ {
    board.characters_in(slot).without(who).iter().filter(|&seat| !board.member(seat).hand.is_empty())
}

impl Effect for Paralysis {
    fn check(&self, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
        require(others_with_cards(who, slot, board).next().is_some(), rule!("N-RULING-42"), "no other Character here holds a card")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        draft.seat.is_none().then_some(Need::Who)
    }

    fn aims(&self, draft: &Draft, _: Need, slot: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(others_with_cards(draft.who, slot, board).map(Action::Who));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let Some(seat) = draft.seat {
            cards::discard_all(rule!("N-ACT-25"), seat, false, cx);
        }
        Flow::Done
    }
}

/// Orbital Maneuvering System (N-RULING-241): everybody who has not passed passes, the user first; the Player Phase is over and the
/// Event Phase has no Intruder Attack step. Only the user's turn ends.
pub(super) struct EverybodyPasses;

impl Effect for EverybodyPasses {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        Ok(())
    }

    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        if rule!("N-RULING-241").is_muted() {
            return Flow::Done;
        }
        if phase >= PLAYERS as u8 {
            cx.board.no_attack_step = true;
            return Flow::Done;
        }
        let Some(seat) = cx.board.from(draft.who).nth(usize::from(phase)) else { return Flow::Again };
        if cx.board.is_active(seat) && !cx.board.member(seat).passed {
            return Flow::First(Passing::of(seat).into());
        }
        // The Intruder player passes too, and may keep a card.
        let in_force = cx.board.intruders_played();
        if let Some(player) = &mut cx.board.intruder_player
            && player.seat == seat
            && in_force
            && !player.passed
        {
            player.passed = true;
            let keeps = player.hand != 0;
            cx.referee.log(rule!("N-RULING-241"), || Event::Passed { seat });
            if keeps {
                return Flow::Ask(Choice::KeepCard { seat });
            }
        }
        Flow::Again
    }

    fn answer(&self, _: &Draft, _: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
        intruder_turn::keep(action, cx);
        Flow::Again
    }
}
