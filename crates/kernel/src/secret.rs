//! Something decided that not everybody has seen.

use crate::{Referee, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A face-down thing and who has looked under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Secret<T> {
    value: T,
    seen_by: SeatSet,
}

impl<T> Secret<T> {
    pub fn new(value: T, seen_by: SeatSet) -> Self {
        Self { value, seen_by }
    }

    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        match viewer {
            Viewer::Seat(seat) if self.seen_by.contains(seat) => Some(&self.value),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }

    pub fn show(&mut self, seat: Seat) {
        self.seen_by = self.seen_by.with(seat);
    }

    /// What it is. Only whoever runs the game has a referee, so nothing that builds a view can call this.
    pub fn truth<E>(&self, _key: &Referee<E>) -> &T {
        &self.value
    }

    pub fn truth_mut<E>(&mut self, _key: &Referee<E>) -> &mut T {
        &mut self.value
    }
}

#[cfg(test)]
mod tests {
    use super::Secret;
    use crate::{Seat, SeatSet, Viewer};

    #[test]
    fn only_those_who_looked_can_tell() {
        let mut secret = Secret::new(7, SeatSet::of(Seat::new(0)));
        assert_eq!(secret.seen_by(Viewer::Seat(Seat::new(0))), Some(&7));
        assert_eq!(secret.seen_by(Viewer::Seat(Seat::new(1))), None);
        assert_eq!(secret.seen_by(Viewer::Spectator), None);
        secret.show(Seat::new(1));
        assert_eq!(secret.seen_by(Viewer::Seat(Seat::new(1))), Some(&7));
    }
}
