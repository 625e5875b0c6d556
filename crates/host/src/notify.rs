//! Who is to be called to the table: those who are asked and not there.

use kernel::Seat;
use protocol::table::{Phase, WindowOrder};
use protocol::{Millis, PersonId};
use serde::Serialize;

use crate::table::Table;

/// Why somebody who is away should have a look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Notification {
    /// A seat of theirs has to decide; a bot does at `cover_at`, if it ever does.
    Asked {
        seat: Seat,
        cover_at: Option<Millis>,
    },
    /// Somebody wants to take a step back and needs their consent.
    UndoAsked {
        seat: Seat,
        by: Seat,
    },
    Over,
}

/// What somebody was told of last while away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Told {
    Asked(u32),
    UndoAsked(u32),
    Over,
}

impl Table {
    /// What those who are away have to be told now, each thing once.
    pub fn due_notifications(&mut self) -> Vec<(PersonId, Notification)> {
        let mut due = Vec::new();
        for (person, seat) in self.members() {
            if let Some((told, notification)) = self.notification(seat)
                && let Some(chair) = self.head.chairs.get_mut(seat.index())
            {
                if chair.told != Some(told) && !due.contains(&(person, notification.clone())) {
                    due.push((person, notification));
                }
                chair.told = Some(told);
            }
        }
        due
    }

    fn notification(&self, seat: Seat) -> Option<(Told, Notification)> {
        let chair = self.head.chairs.get(seat.index())?;
        chair.left?;
        match self.head.phase {
            Phase::Over => return Some((Told::Over, Notification::Over)),
            Phase::Playing => {}
            Phase::Gathering | Phase::Abandoned | Phase::Frozen | Phase::Closed => return None,
        }
        chair.decider()?;
        if let Some(asked) = self.head.asked_back.as_ref().filter(|asked| asked.waiting.contains(seat)) {
            return Some((Told::UndoAsked(self.head.turn), Notification::UndoAsked { seat, by: asked.by }));
        }
        let asked = chair.asked?;
        // A window is over before anybody could come, unless it waits for its answer.
        if self.game.as_ref()?.question()?.window && chair.orders.windows != WindowOrder::Ask {
            return None;
        }
        Some((Told::Asked(asked.turn), Notification::Asked { seat, cover_at: self.cover_at(seat) }))
    }
}
