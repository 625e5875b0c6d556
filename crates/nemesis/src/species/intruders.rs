//! The Intruders of the ship.

pub mod attacks;
pub mod converge;
pub mod eclosion;

use crate::event::Event;
use crate::generated::attacks::AttackCard;
use crate::generated::rooms::Room;
use crate::generated::swarm::{BagToken, IntruderKind};
use crate::procedures::attack::IntruderAttack;
use crate::procedures::encounter::Encounter;
use crate::procedures::noise::NoiseRolls;
use crate::species::Species;
use crate::verbs::swarm;
use crate::{Cx, Flow};
use kernel::{RuleId, Seat, SeatSet, applies, rule};

/// The rules of this species.
pub struct Intruders;

impl Species for Intruders {
    fn develop(&self, token: BagToken, cx: &mut Cx<'_>) -> Flow {
        match token.facts().kind {
            Some(IntruderKind::Larva) => grow(rule!("N-ROUND-33"), token, IntruderKind::Larva, IntruderKind::Adult, cx),
            Some(IntruderKind::Creeper) => grow(rule!("N-ROUND-34"), token, IntruderKind::Creeper, IntruderKind::Breeder, cx),
            Some(IntruderKind::Adult) if applies!("N-ROUND-35") => Flow::First(everybody_rolls(cx).into()),
            Some(IntruderKind::Breeder) if applies!("N-ROUND-36") => Flow::First(everybody_rolls(cx).into()),
            Some(IntruderKind::Adult | IntruderKind::Breeder) => Flow::Done,
            Some(IntruderKind::Queen) => queen(token, cx),
            None => {
                // N-ENC-17: no Noise markers here, but an Adult.
                if applies!("N-ENC-17") {
                    add(rule!("N-ROUND-41"), IntruderKind::Adult, cx);
                }
                Flow::Done
            }
        }
    }

    fn attack(&self, card: AttackCard, attack: &mut IntruderAttack, cx: &mut Cx<'_>) -> Flow {
        attacks::resolve(card, attack, cx)
    }
}

/// A token joins the bag, if one is left (N-TIMING-14).
pub fn add(rule: RuleId, kind: IntruderKind, cx: &mut Cx<'_>) {
    if !rule.is_muted() && swarm::add_token(kind, cx) {
        cx.referee.log(rule, || Event::TokenAdded { kind });
    }
}

/// N-RULING-34, N-RULING-35: the drawn token leaves the bag in any case.
fn grow(rule: RuleId, token: BagToken, from: IntruderKind, into: IntruderKind, cx: &mut Cx<'_>) -> Flow {
    let outside = |token: BagToken| cx.board.swarm.outside.count(token.index()) > 0;
    let any = || BagToken::ALL.into_iter().any(|token| token.facts().kind == Some(into) && outside(token));
    if rule.is_muted() || (!applies!("N-RULING-34") && !any()) {
        return Flow::Done;
    }
    cx.board.swarm.drawn = None;
    if applies!("N-RULING-35") {
        cx.board.swarm.outside.add(token.index());
    }
    cx.referee.log(rule, || Event::TokenLeft { kind: from });
    add(rule, into, cx);
    Flow::Done
}

/// N-ROUND-35 to N-ROUND-37, N-RULING-33.
fn everybody_rolls(cx: &Cx<'_>) -> NoiseRolls {
    let waits = |seat: Seat| cx.board.section_of(seat).is_some() && !applies!("N-RULING-33");
    let standing: SeatSet = cx.board.seats().filter(|&seat| cx.board.room_of(seat).is_some() || waits(seat)).collect();
    NoiseRolls::of(standing).sparing_fighters()
}

/// N-ROUND-38 to N-ROUND-40, N-TIMING-13.
fn queen(token: BagToken, cx: &mut Cx<'_>) -> Flow {
    // N-RULING-31: a Queen on the board is not moved. N-RULING-234: a destroyed Nest does not matter to her.
    let away = cx.board.swarm.free_figure(IntruderKind::Queen).is_some() || !applies!("N-RULING-31");
    let whole = !cx.board.swarm.nest_destroyed || applies!("N-RULING-234");
    let nest = cx.board.slot_of(Room::Nest).filter(|_| away && whole);
    // N-RULING-30.
    let prey = nest.and_then(|slot| cx.board.prey(slot).map(|prey| (prey, slot)));
    if let Some((prey, slot)) = prey
        && applies!("N-ROUND-38")
    {
        // N-RULING-29: put aside like any other once her figure is placed.
        if applies!("N-RULING-29") {
            cx.board.swarm.drawn = None;
        }
        let encounter = if applies!("N-RULING-30") { Encounter::with_token(prey, slot, token) } else { Encounter::of(prey, slot) };
        return Flow::First(encounter.into());
    }
    // N-RULING-144.
    let swarm = &mut cx.board.swarm;
    let none_left = swarm.egg_supply == 0 && applies!("N-ROUND-40") && applies!("N-TIMING-13");
    if applies!("N-ROUND-39") && !none_left && !(swarm.nest_destroyed && applies!("N-RULING-144")) {
        swarm.egg_supply = swarm.egg_supply.saturating_sub(1);
        swarm.eggs += 1;
        cx.referee.log(rule!("N-ROUND-39"), || Event::EggAdded);
    }
    Flow::Done
}
