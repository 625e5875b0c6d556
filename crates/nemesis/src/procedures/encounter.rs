//! N-ENC: an Intruder comes.

use crate::event::Event;
use crate::generated::swarm::{BagToken, IntruderKind, Weakness};
use crate::ids::{FigureId, SlotId};
use crate::procedures::attack::IntruderAttack;
use crate::step::Step;
use crate::verbs::{corridors, swarm};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Encounter {
    pub who: Seat,
    pub slot: SlotId,
    pub summoned: bool,
    /// A token that has been drawn already.
    token: Option<BagToken>,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EncounterStage"))]
enum Stage {
    Appear,
    Compare { figure: FigureId, number: u8 },
}

impl Encounter {
    pub fn of(who: Seat, slot: SlotId) -> Self {
        Self { who, slot, summoned: false, token: None, at: Stage::Appear }
    }

    /// N-RULING-238: without a comparison of hands.
    pub fn summoned(who: Seat, slot: SlotId) -> Self {
        Self { summoned: true, ..Self::of(who, slot) }
    }

    /// N-RULING-30: no second token is drawn.
    pub fn with_token(who: Seat, slot: SlotId, token: BagToken) -> Self {
        Self { token: Some(token), ..Self::of(who, slot) }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Appear => self.appear(cx),
            // N-RULING-62: whoever is gone is not compared.
            Stage::Compare { .. } if (self.summoned && applies!("N-RULING-238")) || cx.board.room_of(self.who) != Some(self.slot) => {
                Flow::Done
            }
            Stage::Compare { figure, number } => {
                // N-RULING-66: whoever has caused it, not whoever else is there.
                let prey = cx.board.prey(self.slot).filter(|_| !applies!("N-RULING-66"));
                let target = prey.unwrap_or(self.who);
                // N-ENC-09, N-RULING-205: all cards in hand. N-RULING-43: now, without the card that a Move has cost.
                let hand = cx.board.member(target).hand;
                let counted = if applies!("N-RULING-205") { hand.len() } else { hand.actions() };
                let cards = counted + u8::from(!applies!("N-RULING-43"));
                // N-RULING-68: a Larva does not infest at once in any case.
                let infests = figure.kind() == IntruderKind::Larva && !applies!("N-RULING-68");
                // N-ENC-11: with as many cards or more nothing happens.
                let surprised = cards < surprise_number(number, cx) || infests || !applies!("N-ENC-11");
                if surprised && applies!("N-ENC-09") && applies!("N-ENC-10") && applies!("N-ENC-13") {
                    // N-ENC-14, N-IATK-05.
                    let weakest = cx.board.prey(self.slot).filter(|_| !applies!("N-ENC-14"));
                    let target = if applies!("N-IATK-05") { target } else { cx.board.next_seat(target) };
                    return Flow::Become(IntruderAttack::surprise(figure, weakest.unwrap_or(target)).into());
                }
                Flow::Done
            }
        }
    }

    fn appear(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (seat, slot) = (self.who, self.slot);
        // N-DOOR-13: Doors do not matter.
        let shut = !applies!("N-DOOR-13") && !cx.board.corridors(slot).any(|corridor| cx.board.is_passable(corridor));
        if rule!("N-ENC-01").is_muted() || shut {
            return Flow::Done;
        }
        cx.referee.log(rule!("N-ENC-01"), || Event::Encounter { seat, slot });
        corridors::clear_noise(rule!("N-ENC-06"), slot, cx);
        let token = match self.token {
            Some(token) => token,
            None => {
                if rule!("N-ENC-07").is_muted() {
                    return Flow::Done;
                }
                let drawn = cx.board.swarm.bag.draw("intruder bag", crate::words::token_word, cx.referee);
                let Some(token) = drawn.and_then(|token| BagToken::from_index(token as u8)) else { return Flow::Done };
                cx.referee.log(rule!("N-ENC-07"), || Event::TokenDrawn { token });
                token
            }
        };
        let Some(kind) = token.facts().kind else {
            blank(slot, cx);
            return Flow::Done;
        };
        // N-RULING-183: the Queen like any other. N-RULING-97, N-RULING-190: she or it throws out who waits in Pods here.
        let comes = kind != IntruderKind::Queen || applies!("N-RULING-183");
        let Some(figure) = comes.then(|| swarm::place(rule!("N-ENC-08"), kind, slot, cx)).flatten() else {
            // N-RULING-69, N-RULING-70, N-RULING-71: no figure, no Surprise Attack.
            if applies!("N-RULING-70") {
                cx.board.swarm.bag.add(token.index());
            } else {
                cx.board.swarm.outside.add(token.index());
            }
            cx.referee.log(rule!("N-RULING-70"), || Event::TokenReturned { kind: Some(kind) });
            return Flow::Done;
        };
        if applies!("N-ENC-12") {
            cx.board.swarm.outside.add(token.index());
        } else {
            cx.board.swarm.bag.add(token.index());
        }
        if let Some(Step::Boarding(boarding)) = cx.caller.as_deref_mut() {
            boarding.disturb();
        }
        // N-RULING-74: Objectives are chosen before hands are compared.
        self.at = Stage::Compare { figure, number: token.facts().number };
        Flow::Again
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// N-ENC-15, N-ENC-16, N-RULING-65: no Intruder appears.
fn blank(slot: SlotId, cx: &mut Cx<'_>) {
    corridors::place_noise_everywhere(rule!("N-ENC-15"), slot, cx);
    let last = cx.board.swarm.bag.is_empty();
    cx.board.swarm.bag.add(BagToken::Blank.index());
    cx.referee.log(rule!("N-ENC-15"), || Event::TokenReturned { kind: None });
    if last && applies!("N-ENC-16") && swarm::add_token(IntruderKind::Adult, cx) {
        cx.referee.log(rule!("N-ENC-16"), || Event::TokenAdded { kind: IntruderKind::Adult });
    }
    // N-RULING-65: an attempt to board succeeds all the same.
    if let Some(Step::Boarding(boarding)) = cx.caller.as_deref_mut()
        && !applies!("N-RULING-65")
    {
        boarding.fail();
    }
}

/// The number of a token (N-ENC-18) for the comparison: the Weakness "reaction to danger" lowers it.
fn surprise_number(number: u8, cx: &Cx<'_>) -> u8 {
    if cx.board.weakness(Weakness::ReactionToDanger) && applies!("N-WEAK-08") { number.saturating_sub(1).max(1) } else { number }
}
