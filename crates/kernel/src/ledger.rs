//! What each seat has seen, when, and whether the thing has been touched since.
//!
//! A ledger keeps beliefs, not truths: players remember what they saw even when it may have changed.

use crate::{List, Referee, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// One thing seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note<F> {
    pub fact: F,
    pub seen_by: SeatSet,
    /// The game's own clock (a turn or a round) when it was seen last.
    pub when: u16,
    /// Whether anybody has handled the thing since.
    pub touched: bool,
}

/// The notes of all seats, at most `N` of them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "F: Copy + Serialize", deserialize = "F: Copy + Default + Deserialize<'de>"))]
pub struct Ledger<F: Copy + Default, const N: usize> {
    notes: List<Note<F>, N>,
}

impl<F: Copy + Default + PartialEq, const N: usize> Ledger<F, N> {
    pub fn new() -> Self {
        Self { notes: List::new() }
    }

    /// Notes that `seats` see `fact` now. It tells the referee, because showing something is a barrier for taking back.
    /// A full ledger forgets its oldest note.
    pub fn record<E>(&mut self, fact: F, seats: SeatSet, when: u16, referee: &mut Referee<E>) {
        referee.note_reveal();
        self.write(Note { fact, seen_by: seats, when, touched: false });
    }

    /// Puts a note back as it was, for a state rebuilt from a view.
    pub fn restore(&mut self, note: Note<F>) {
        self.write(note);
    }

    fn write(&mut self, note: Note<F>) {
        if self.notes.push(note).is_err() {
            self.notes.remove(0);
            // There is room now: one note has just been removed.
            let _ = self.notes.push(note);
        }
    }

    /// Marks what `is_it` picks as handled since it was seen.
    pub fn touch(&mut self, is_it: impl Fn(&F) -> bool) {
        for note in self.notes.as_mut_slice() {
            note.touched |= is_it(&note.fact);
        }
    }

    /// Forgets what `is_it` picks, for example because a newer sight replaces it.
    pub fn forget(&mut self, is_it: impl Fn(&F) -> bool) {
        let mut index = 0;
        while let Some(note) = self.notes.as_slice().get(index) {
            if is_it(&note.fact) {
                self.notes.remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// What a viewer may read: the notes of that seat. Spectators have seen nothing of their own.
    pub fn known_to(&self, viewer: Viewer) -> impl Iterator<Item = &Note<F>> {
        self.notes.iter().filter(move |note| match viewer {
            Viewer::Seat(seat) => note.seen_by.contains(seat),
            Viewer::Spectator => false,
        })
    }
}

impl<F: Copy + Default + PartialEq, const N: usize> Default for Ledger<F, N> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Ledger;
    use crate::{Chance, Referee, Seat, SeatSet, Viewer};

    #[test]
    fn remembers_touches_and_forgets() {
        let mut referee = Referee::<()>::silent(Chance::rollout(1));
        let mut ledger = Ledger::<u8, 2>::new();
        let (me, you) = (Seat::new(0), Seat::new(1));
        ledger.record(10, SeatSet::of(me), 1, &mut referee);
        ledger.record(20, SeatSet::of(me).with(you), 2, &mut referee);
        assert!(referee.take_barrier());
        ledger.touch(|&fact| fact == 20);
        let mine: Vec<_> = ledger.known_to(Viewer::Seat(me)).map(|note| (note.fact, note.touched)).collect();
        assert_eq!(mine, [(10, false), (20, true)]);
        assert_eq!(ledger.known_to(Viewer::Seat(you)).count(), 1);
        assert_eq!(ledger.known_to(Viewer::Spectator).count(), 0);
        ledger.record(30, SeatSet::of(me), 3, &mut referee);
        assert_eq!(ledger.known_to(Viewer::Seat(me)).map(|note| note.fact).collect::<Vec<_>>(), [20, 30]);
        ledger.forget(|&fact| fact == 20);
        assert_eq!(ledger.known_to(Viewer::Seat(you)).count(), 0);
    }
}
