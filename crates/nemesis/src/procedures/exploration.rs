//! N-EXPL: what an unexplored Room holds.

use crate::event::Event;
use crate::generated::tokens::Symbol;
use crate::ids::{CorridorId, CorridorSet, SlotId};
use crate::procedures::danger::Danger;
use crate::procedures::doors::CloseDoor;
use crate::procedures::movement::Noise;
use crate::setup::Mode;
use crate::step::Step;
use crate::verbs::{knowledge, markers, walking};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Exploration {
    pub slot: SlotId,
    pub who: Seat,
    #[cfg_attr(feature = "ts", ts(as = "Option<CorridorId>"))]
    pub via: CorridorId,
    with: Option<Seat>,
    /// Whether Silence and Danger tokens do nothing.
    quiet: bool,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ExplorationStage"))]
enum Stage {
    Tile,
    Token,
    Effect(Symbol),
}

impl Exploration {
    /// `via` is `NONE` when no Corridor was used (N-RULING-56).
    pub fn of(slot: SlotId, who: Seat, via: CorridorId) -> Self {
        Self { slot, who, via, with: None, quiet: false, at: Stage::Tile }
    }

    pub fn together(self, with: Option<Seat>) -> Self {
        Self { with, ..self }
    }

    pub fn quiet(self, quiet: bool) -> Self {
        Self { quiet, ..self }
    }

    /// Those who have entered.
    fn entering(&self) -> impl Iterator<Item = Seat> + use<> {
        [Some(self.who), self.with].into_iter().flatten()
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let slot = self.slot;
        match self.at {
            Stage::Tile => {
                if cx.board.chamber(slot).explored || rule!("N-MOVE-09").is_muted() {
                    return Flow::Done;
                }
                // N-MODE-ALT-06: a Room that lies face up already has its token to resolve.
                if cx.board.chamber(slot).room.is_some() && !applies!("N-MODE-ALT-06") {
                    return Flow::Done;
                }
                self.at = Stage::Token;
                self.reveal_tile(cx);
                Flow::Again
            }
            Stage::Token => {
                if rule!("N-EXPL-02").is_muted() {
                    return Flow::Done;
                }
                let Some(token) = knowledge::token(slot, cx) else { return Flow::Done };
                // N-EXPL-15: its effect is all that is left of it.
                if applies!("N-EXPL-15") {
                    let chamber = cx.board.chamber_mut(slot);
                    chamber.token = None;
                    chamber.explored = true;
                    cx.board.decks.tokens_gone.add(token.index());
                }
                cx.referee.log(rule!("N-EXPL-02"), || Event::TokenRevealed { slot, token });
                self.set_counter(token.facts().items, cx);
                self.at = Stage::Effect(token.facts().symbol);
                Flow::Again
            }
            Stage::Effect(symbol) => self.effect(symbol, cx),
        }
    }

    fn reveal_tile(&self, cx: &mut Cx<'_>) {
        let slot = self.slot;
        // N-RULING-209: a face-up Evacuation Section has no tile to turn.
        if cx.board.chamber(slot).room.is_some() {
            return;
        }
        let Some(room) = knowledge::tile(slot, cx) else { return };
        let chamber = cx.board.chamber_mut(slot);
        chamber.tile = None;
        chamber.room = Some(room);
        cx.referee.log(rule!("N-MOVE-09"), || Event::RoomRevealed { slot, room });
        if !cx.board.can_break_down(slot) {
            markers::repair(rule!("N-RULING-186"), slot, cx);
        }
        // N-ROOM-SLIME-02, N-EXPL-17: before the token.
        if applies!("N-ROOM-SLIME-02") && applies!("N-EXPL-17") {
            for seat in self.entering() {
                walking::slime_of_room(seat, slot, cx);
            }
        }
    }

    /// N-EXPL-03, N-EXPL-04, N-MODE-SOLO-03. N-RULING-161: half of nothing is nothing.
    fn set_counter(&self, items: u8, cx: &mut Cx<'_>) {
        let slot = self.slot;
        let counted =
            cx.board.chamber(slot).room.is_some_and(|room| room.facts().item_counter) && cx.board.slot_facts(slot).has_item_counter;
        if !counted && applies!("N-EXPL-04") {
            return;
        }
        let solo = cx.board.mode == Mode::Solo && applies!("N-MODE-SOLO-03");
        markers::set_counter(rule!("N-EXPL-03"), slot, if solo { items.div_ceil(2) } else { items }, cx);
    }

    /// N-EXPL-01, N-EXPL-05.
    fn effect(&self, symbol: Symbol, cx: &mut Cx<'_>) -> Flow {
        let (slot, who) = (self.slot, self.who);
        if !applies!("N-EXPL-05") {
            return Flow::Done;
        }
        // N-EXPL-14: only Silence and Danger cancel the Noise roll.
        if !applies!("N-EXPL-14") {
            cancel_noise(cx);
        }
        match symbol {
            Symbol::Silence | Symbol::Danger if self.quiet => Flow::Done,
            Symbol::Silence => {
                if applies!("N-EXPL-06") {
                    cancel_noise(cx);
                }
                if cx.board.member(who).slimed && applies!("N-EXPL-07") && applies!("N-MARK-02") {
                    return Flow::Become(Danger::here(slot, who).into());
                }
                Flow::Done
            }
            Symbol::Danger => {
                if rule!("N-EXPL-08").is_muted() {
                    return Flow::Done;
                }
                cancel_noise(cx);
                Flow::Become(Danger::here(slot, who).into())
            }
            Symbol::Slime => {
                for seat in self.entering() {
                    markers::slime(rule!("N-EXPL-09"), seat, cx);
                }
                Flow::Done
            }
            Symbol::Fire => {
                markers::ignite(rule!("N-EXPL-10"), slot, cx);
                Flow::Done
            }
            Symbol::Malfunction => {
                // N-EXPL-12: in the Nest and the Room Covered with Slime it does nothing.
                markers::break_down(rule!("N-EXPL-11"), slot, cx);
                Flow::Done
            }
            // N-TECH-08, N-RULING-56: only into a Corridor that was used; N-RULING-55, N-RULING-58: and has neither kind of Door token.
            Symbol::Doors if applies!("N-EXPL-13") => {
                let other = cx.board.corridors(slot).next().filter(|_| !applies!("N-RULING-56"));
                match Some(self.via).filter(|via| via.is_some()).or(other) {
                    Some(via) => Flow::Become(CloseDoor::of(via, who, CorridorSet::NONE).into()),
                    None => Flow::Done,
                }
            }
            Symbol::Doors => Flow::Done,
        }
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// No Noise roll is made after the movement under way.
fn cancel_noise(cx: &mut Cx<'_>) {
    if let Some(Step::Movement(movement)) = cx.caller.as_deref_mut() {
        movement.noise = Noise::Cancelled;
    }
}
