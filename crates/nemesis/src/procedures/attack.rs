//! N-IATK: an Intruder attacks.

use crate::board::decks::attack_name;
use crate::event::Event;
use crate::generated::attacks::{AttackCard, AttackFamily};
use crate::generated::swarm::IntruderKind;
use crate::ids::FigureId;
use crate::procedures::window::Window;
use crate::verbs::{contamination, swarm, wounds};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IntruderAttack {
    #[cfg_attr(feature = "ts", ts(as = "Option<FigureId>"))]
    pub figure: FigureId,
    pub target: Seat,
    pub surprise: bool,
    /// What the attack does to the Character that was asked last is ignored (N-RULING-222).
    pub ignored: bool,
    /// The pieces of the card's effect that are done.
    pub phase: u8,
    card: Option<AttackCard>,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "AttackStage"))]
enum Stage {
    Begin,
    React,
    Effect,
}

impl IntruderAttack {
    pub fn on(figure: FigureId, target: Seat) -> Self {
        Self { figure, target, surprise: false, ignored: false, phase: 0, card: None, at: Stage::Begin }
    }

    pub fn surprise(figure: FigureId, target: Seat) -> Self {
        Self { surprise: true, ..Self::on(figure, target) }
    }

    /// With a card that the Intruder player has drawn and chosen: it is shown, resolved and discarded here
    /// (N-MODE-INTRUDER-13, N-MODE-INTRUDER-21).
    pub fn with_card(figure: FigureId, target: Seat, card: AttackCard) -> Self {
        Self { card: Some(card), ..Self::on(figure, target) }
    }

    /// A reaction says so.
    pub fn ignore(&mut self) {
        self.ignored = true;
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Begin => self.begin(cx),
            Stage::React => {
                self.at = Stage::Effect;
                Flow::First(Window::attack(self.target, self.surprise).into())
            }
            Stage::Effect => {
                let Some(card) = self.card else {
                    self.infest(cx);
                    return Flow::Done;
                };
                match cx.board.species.rules().attack(card, self, cx) {
                    Flow::Done => self.end(card, cx),
                    flow => flow,
                }
            }
        }
    }

    fn begin(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (figure, seat) = (self.figure, self.target);
        let slot = cx.board.swarm.figure(figure).slot;
        // N-IATK-02.
        if !slot.is_some() || (cx.board.room_of(seat) != Some(slot) && applies!("N-IATK-02")) {
            return self.card.map_or(Flow::Done, |card| self.end(card, cx));
        }
        if self.surprise {
            cx.referee.log(rule!("N-ENC-13"), || Event::Surprise { figure, seat });
        } else {
            cx.referee.log(rule!("N-IATK-01"), || Event::Attacks { figure, seat });
        }
        // N-IATK-12, N-RULING-169.
        if figure.kind() == IntruderKind::Larva && applies!("N-IATK-12") {
            self.at = Stage::React;
            return Flow::Again;
        }
        let Some(card) = self.card.or_else(|| draw(cx)) else { return Flow::Done };
        self.card = Some(card);
        cx.board.decks.attacks.lay_open(card.index());
        cx.referee.log(rule!("N-IATK-07"), || Event::AttackDrawn { card });
        // N-IATK-09: the blood symbol is not looked at.
        let hits = card.facts().attackers.contains(&figure.kind()) || !applies!("N-IATK-08");
        if !hits || !applies!("N-IATK-07") {
            cx.referee.log(rule!("N-IATK-08"), || Event::Misses { figure, seat });
            return self.end(card, cx);
        }
        // N-RULING-222: Frenzy asks each of those it hits.
        self.at = if card.facts().family == AttackFamily::Frenzy { Stage::Effect } else { Stage::React };
        Flow::Again
    }

    /// N-IATK-13 to N-IATK-15; N-RULING-222: an ignored Larva stays.
    fn infest(&mut self, cx: &mut Cx<'_>) {
        let (figure, seat) = (self.figure, self.target);
        if self.is_ignored(cx) {
            return;
        }
        let second = cx.board.member(seat).larva;
        if (second && applies!("N-IATK-14")) || (!second && applies!("N-IATK-13")) {
            // N-RULING-206: no token returns.
            if applies!("N-RULING-206") {
                swarm::withdraw(figure, cx);
            } else {
                swarm::return_to_bag(rule!("N-IATK-13"), figure, cx);
            }
        }
        // N-RULING-88: a second one does not kill.
        if second && !applies!("N-RULING-88") {
            wounds::die(rule!("N-IATK-14"), seat, cx);
        }
        contamination::infest(rule!("N-IATK-12"), seat, cx);
    }

    /// Whether the target has ignored the attack, which is told.
    pub fn is_ignored(&self, cx: &mut Cx<'_>) -> bool {
        let ignored = self.ignored && applies!("N-RULING-222");
        if ignored {
            let seat = self.target;
            cx.referee.log(rule!("N-RULING-222"), || Event::AttackIgnored { seat });
        }
        ignored
    }

    /// N-IATK-10, N-MODE-INTRUDER-21.
    fn end(&self, card: AttackCard, cx: &mut Cx<'_>) -> Flow {
        let attacks = &mut cx.board.decks.attacks;
        if applies!("N-IATK-10") && applies!("N-MODE-INTRUDER-21") {
            attacks.put_away(card.index());
        } else {
            attacks.take_open(card.index());
        }
        // N-IATK-09: the blood symbol does nothing to the attacker.
        if !applies!("N-IATK-09") && card.facts().blood.unwrap_or(0) <= cx.board.swarm.figure(self.figure).injuries {
            swarm::kill(rule!("N-IDMG-07"), self.figure, cx);
        }
        // N-RULING-62, N-RULING-212: the Intruder stays, even if it has killed by surprise.
        let stays = applies!("N-RULING-62") && applies!("N-RULING-212");
        if self.surprise && !stays && !cx.board.is_active(self.target) {
            swarm::return_to_bag(rule!("N-ENC-13"), self.figure, cx);
        }
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// The next Attack card (N-IATK-11).
fn draw(cx: &mut Cx<'_>) -> Option<AttackCard> {
    if cx.board.decks.attacks.is_empty() && !(applies!("N-IATK-11") && applies!("N-TIMING-10")) {
        return None;
    }
    let card = cx.board.decks.attacks.draw("attack cards", attack_name, cx.referee)?;
    AttackCard::from_index(card)
}
