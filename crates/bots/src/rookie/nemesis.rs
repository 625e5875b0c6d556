//! The Rookie at the table of *Nemesis*: it plays for its Objective and for its life, from what its seat knows.
//!
//! Nothing is looked ahead. Every answer gets a worth in the measure of a life (`body.rs`): what is left of the Character, what
//! Intruders and noise will probably take (`danger.rs`, `combat.rs`), what the Objective still asks for (`goals.rs`), what could be
//! done in each Room (`errands.rs`) and how far away that is (`routes.rs`).

mod answers;
mod body;
mod combat;
mod danger;
mod deeds;
mod errands;
mod exits;
mod goals;
mod intruders;
mod mind;
mod routes;
mod sight;
mod weights;
mod worth;

use crate::{Bot, Budget};
use kernel::Viewer;
use kernel::chance::Pcg32;
use mind::Mind;
use nemesis::board::Whereabouts;
use nemesis::{Action, Nemesis, View};

/// Weighs every answer by rules of thumb and takes the best.
///
/// It keeps nothing between two decisions and needs no budget: the same seed and view give the same choice.
pub struct Rookie {
    seed: u64,
}

impl Rookie {
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// Whether the seat would leave the ship if it could.
    pub fn is_ready(&self, view: &View) -> bool {
        let Viewer::Seat(me) = view.viewer else { return false };
        Mind::new(view, me).is_some_and(|mind| mind.ready)
    }

    /// What each option is worth to the seat that is asked, in the measure of a life (1000).
    pub fn weigh(&self, view: &View, options: &[Action]) -> Vec<i32> {
        let (Viewer::Seat(me), Some(question)) = (view.viewer, &view.question) else { return vec![0; options.len()] };
        let out = view.member(me).is_none_or(|member| matches!(member.place, Whereabouts::Dead | Whereabouts::Nowhere));
        let mind = if out { None } else { Mind::new(view, me) };
        let worth = |&action: &Action| match &mind {
            Some(mind) => answers::of_survivor(mind, &question.choice, action),
            None => answers::of_others(view, me, &question.choice, action),
        };
        options.iter().map(worth).collect()
    }
}

impl Bot<Nemesis> for Rookie {
    fn choose(&mut self, view: &View, options: &[Action], _: Budget) -> usize {
        // Equal answers are told apart by the seed, so that two Rookies do not always do the same.
        let mut taste = Pcg32::new(self.seed ^ u64::from(view.round).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let ranked = self.weigh(view, options).into_iter().enumerate().map(|(index, worth)| (worth, taste.next(), index));
        ranked.max().map_or(0, |(_, _, index)| index)
    }
}
