//! The Rookie at the table of *Theseus: The Dark Orbit*.

mod appeal;
mod cards;
mod foresight;
mod opening;
mod prospects;
mod worth;

use super::Rookie;
use crate::{Bot, Budget};
use foresight::Foresight;
use kernel::{Chance, Viewer};
use theseus::{Action, Theseus, View};

impl Bot<Theseus> for Rookie {
    fn choose(&mut self, view: &View, options: &[Action], budget: Budget) -> usize {
        let (Viewer::Seat(me), Some(question)) = (view.viewer, &view.question) else { return 0 };
        let Some(table) = view.determinize(&mut Chance::rollout(self.seed)) else { return 0 };
        // The same position is not always answered in the same way by two Rookies: equal options are told apart by the seed.
        let salt = self.seed ^ u64::from(view.clock).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Foresight::new(me, salt, budget.trials).best(&table, &question.choice, options)
    }
}
