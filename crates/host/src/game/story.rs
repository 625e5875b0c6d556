//! What has happened, as the log tells it, and how much of it each viewer was told.

use kernel::{Entry, Game, Seat, Viewer};

use crate::played::{Mark, Since, viewer_index};

pub(crate) struct Story<G: Game> {
    seats: u8,
    entries: Vec<Entry<G::Event>>,
    /// Where the entries at hand begin: earlier ones are not kept with a saved table.
    begins: Mark,
    now: Mark,
}

impl<G: Game> Story<G> {
    pub fn new(seats: u8) -> Self {
        Self::from(seats, Mark::default())
    }

    /// A story of which all before `begins` is not at hand.
    pub fn from(seats: u8, begins: Mark) -> Self {
        Self { seats, entries: Vec::new(), begins, now: begins }
    }

    pub fn mark(&self) -> Mark {
        self.now
    }

    pub fn begins(&self) -> Mark {
        self.begins
    }

    pub fn extend(&mut self, entries: Vec<Entry<G::Event>>) {
        let viewers = (0..self.seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Spectator]);
        for viewer in viewers {
            let seen = entries.iter().filter(|entry| G::seen(&entry.event, viewer).is_some()).count();
            self.now.told[viewer_index(viewer)] += seen as u32;
        }
        self.now.entries += entries.len() as u32;
        self.entries.extend(entries);
    }

    /// Forgets what came after a place.
    pub fn cut(&mut self, mark: Mark) {
        self.now = mark;
        match mark.entries.checked_sub(self.begins.entries) {
            Some(kept) => self.entries.truncate(kept as usize),
            None => {
                self.entries.clear();
                self.begins = mark;
            }
        }
    }

    /// The entries in which a viewer finds what was told since; and the number of the first such event in the viewer's own list.
    /// Where that is not the first the viewer sees in these entries, those before it are to be skipped.
    pub fn since(&self, viewer: Viewer, since: Since) -> (u32, &[Entry<G::Event>]) {
        match since {
            Since::Mark(mark) if mark.entries >= self.begins.entries => {
                (mark.of(viewer), self.entries.get((mark.entries - self.begins.entries) as usize..).unwrap_or(&[]))
            }
            Since::Mark(_) => (self.begins.of(viewer), &self.entries),
            Since::Own(number) if number >= self.now.of(viewer) => (self.now.of(viewer), &[]),
            Since::Own(number) => (number.max(self.begins.of(viewer)), &self.entries),
        }
    }

    pub fn entries(&self) -> &[Entry<G::Event>] {
        &self.entries
    }
}
