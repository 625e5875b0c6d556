//! Ways through the ship: how much each Room is worth when the errands of other Rooms are seen from there.

use super::mind::Mind;
use super::weights::{FAR, STEP, STRIDE};
use nemesis::board::Door;
use nemesis::ids::{CorridorId, SLOTS, SlotId};

/// A Door that has to be opened on the way, with and without the means at hand.
const DOOR: i32 = 35;
const BARRED: i32 = 140;

impl Mind<'_> {
    /// Fills in what Rooms are worth as places to be.
    pub fn spread(&mut self) {
        let mut steps = [0; SLOTS];
        for slot in SlotId::all() {
            // Later steps are taken with a fuller hand and with care, now and then.
            steps[slot.index()] = STRIDE + self.arrival(slot, 3, false) * STEP / 100;
        }
        let door = if self.can_open() { DOOR } else { BARRED };
        let step = |worth: i32, to: usize| worth * FAR / 100 - steps[to];
        self.field = self.relax(self.errands, door, step);
        self.onward = self.field;
        if let Some(here) = self.here() {
            let mut elsewhere = self.errands;
            elsewhere[here.index()] = 0;
            self.onward = self.relax(elsewhere, door, step);
        }
    }

    /// Carries the worth of Rooms along the Corridors, as far as it is more than what is there: `step` tells what is left of it one
    /// Room before, and `door` what a Closed Door takes.
    pub fn relax(&self, mut worth: [i32; SLOTS], door: i32, step: impl Fn(i32, usize) -> i32) -> [i32; SLOTS] {
        loop {
            let mut changed = false;
            for (index, facts) in self.board.map().corridors.iter().enumerate() {
                let barred = if self.board.door(CorridorId(index as u8)) == Door::Closed { door } else { 0 };
                let [one, other] = facts.ends.map(|end| SlotId(end).index());
                for (from, to) in [(one, other), (other, one)] {
                    let through = step(worth[to], to) - barred;
                    if through > worth[from] {
                        worth[from] = through;
                        changed = true;
                    }
                }
            }
            // Every change shortens a way, and ways have at most as many Rooms as the map.
            if !changed {
                return worth;
            }
        }
    }

    /// What it is worth to be in a Room.
    pub fn place(&self, slot: SlotId) -> i32 {
        self.field[slot.index()]
    }

    /// What it is worth to be here once the errand of this Room is done.
    pub fn going_on(&self) -> i32 {
        self.here().map_or(0, |here| self.onward[here.index()])
    }
}
