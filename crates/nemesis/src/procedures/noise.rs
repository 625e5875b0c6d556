//! N-NOISE: the Noise roll.

use crate::Action;
use crate::board::{Board, Thing};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::items::Item;
use crate::generated::ship::Exit;
use crate::generated::tokens::{NOISE_DIE, NoiseFace};
use crate::procedures::danger::Danger;
use crate::procedures::encounter::Encounter;
use crate::verbs::{cards, corridors};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, applies, rule};
use serde::{Deserialize, Serialize};

/// One roll for one Character, whoever else is in the Room (N-NOISE-13) and in Combat or not (N-RULING-236).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoiseRoll {
    pub who: Seat,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NoiseStage"))]
enum Stage {
    Roll,
    /// The die lies there, its result is not applied yet.
    Seen(NoiseFace),
    Apply(NoiseFace),
}

impl NoiseRoll {
    pub fn of(who: Seat) -> Self {
        Self { who, at: Stage::Roll }
    }

    /// The die as it lies there, for all to see.
    pub fn face(&self) -> Option<NoiseFace> {
        match self.at {
            Stage::Roll => None,
            Stage::Seen(face) | Stage::Apply(face) => Some(face),
        }
    }

    fn roll(&self, cx: &mut Cx<'_>) -> NoiseFace {
        let name = |face: usize| NoiseFace::ALL.get(face).map_or_else(String::new, |face| face.id().to_owned());
        // N-NOISE-16.
        let face = cx.referee.pick("noise die", &NOISE_DIE, &name).and_then(|face| NoiseFace::from_index(face as u8));
        let (seat, face) = (self.who, face.unwrap_or(NoiseFace::Silence));
        cx.referee.log(rule!("N-NOISE-01"), || Event::NoiseRolled { seat, face });
        face
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let who = self.who;
        // N-RULING-62: a dead Character makes no noise, N-RULING-33: nor does one that waits in a Pod.
        let section = cx.board.section_of(who).filter(|_| !applies!("N-RULING-33"));
        let Some(slot) = cx.board.room_of(who).or(section).filter(|_| applies!("N-NOISE-01")) else { return Flow::Done };
        // N-NOISE-13: company does not matter any more.
        if !applies!("N-NOISE-13") && cx.board.has_company(who, slot) {
            return Flow::Done;
        }
        match self.at {
            Stage::Roll => {
                self.at = Stage::Seen(self.roll(cx));
                Flow::Again
            }
            Stage::Seen(face) => {
                self.at = Stage::Apply(face);
                // N-RULING-220: everybody sees the Scanner and how many cards are in hand, not whether one of them can pay.
                let scanner = cx.board.member(who).carries(Thing::Item(Item::MotionScanner));
                if scanner && !cx.board.in_combat(who) && !cx.board.member(who).hand.is_empty() {
                    return Flow::Ask(Choice::Scanner { seat: who });
                }
                Flow::Again
            }
            Stage::Apply(face) => match face {
                NoiseFace::One | NoiseFace::Two | NoiseFace::Three | NoiseFace::Four => {
                    let exit = cx.board.exit(slot, face.index() as u8 + 1);
                    // N-TECH-04: the Technical Corridor like any other. N-RULING-63: markers never run out.
                    let second = cx.board.is_noisy(exit) && (matches!(exit, Exit::Corridor(_)) || applies!("N-TECH-07"));
                    if second && applies!("N-NOISE-03") && applies!("N-NOISE-04") && applies!("N-ENC-02") {
                        return Flow::Become(Encounter::of(who, slot).into());
                    }
                    corridors::place_noise(rule!("N-NOISE-02"), exit, cx);
                    Flow::Done
                }
                NoiseFace::Silence if cx.board.member(who).slimed && applies!("N-NOISE-11") && applies!("N-MARK-02") => {
                    Flow::Become(Danger::here(slot, who).into())
                }
                NoiseFace::Silence if applies!("N-NOISE-10") => Flow::Done,
                NoiseFace::Danger | NoiseFace::Silence => Flow::Become(Danger::here(slot, who).into()),
            },
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        if let Action::Card(card) = answers.only()
            && cards::discard(rule!("N-RULING-220"), self.who, card, cx)
        {
            // Once for each roll: the new result stands.
            self.at = Stage::Apply(self.roll(cx));
        }
        Flow::Again
    }
}

/// Noise rolls of several players, one completely after the other in turn order (N-TIMING-03, N-RULING-32).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoiseRolls {
    left: SeatSet,
    /// N-ROUND-37: whoever is in Combat when its roll is due makes none.
    spares_fighters: bool,
}

impl NoiseRolls {
    /// Whoever dies or leaves its Room before its roll makes none.
    pub fn of(who: SeatSet) -> Self {
        Self { left: who, spares_fighters: false }
    }

    pub fn sparing_fighters(self) -> Self {
        Self { spares_fighters: true, ..self }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let Some(seat) = cx.board.turn_order().find(|&seat| self.left.contains(seat)) else { return Flow::Done };
        // N-TIMING-03: the others later.
        self.left = if applies!("N-TIMING-03") { self.left.without(seat) } else { SeatSet::NONE };
        // N-RULING-33: only who stands in a Room rolls.
        let outside = cx.board.room_of(seat).is_none() && applies!("N-RULING-33");
        // N-RULING-32: Combat is judged when the roll is due. N-RULING-236: a roll that a card demands is made in Combat too.
        let spared = (self.spares_fighters && applies!("N-ROUND-37") && applies!("N-RULING-32")) || !applies!("N-RULING-236");
        if outside || (spared && cx.board.in_combat(seat)) {
            return Flow::Again;
        }
        Flow::First(NoiseRoll::of(seat).into())
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// The Technical Corridor systems of the map, one of which the player chooses (N-MODE-ALT-03).
pub fn networks(board: &Board, out: &mut Vec<Action>) {
    let count = if applies!("N-MODE-ALT-03") { board.map().networks.len() as u8 } else { 1 };
    out.extend((0..count).map(Action::Technical));
}

/// Motion Scanner: the cards that can pay for another roll.
pub fn scanner_options(seat: Seat, board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let member = board.member(seat);
    out.extend(member.hand.kinds().map(|kind| member.card_of(kind)).filter(|card| !card.is_contamination()).map(Action::Card));
}
