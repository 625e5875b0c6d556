//! A host who is gone before the game: nobody else could begin it, so somebody who sits here can follow them.

use protocol::table::Phase;
use protocol::{Millis, PersonId};

use crate::table::Table;

/// How long a host may be away unless it is said otherwise.
pub(crate) const AWAY: Millis = 5 * 60 * 1000;

impl Table {
    /// Says how long a host may be away.
    pub fn set_host_away(&mut self, most: Millis) {
        self.host_away = most;
    }

    /// Notes that somebody shows themselves, by coming, leaving or doing something. Of a host who was not seen yet nobody knows since
    /// when they are away: the time they are given begins now.
    pub(crate) fn note_presence(&mut self, who: Option<PersonId>, now: Millis) {
        let host = self.head.host;
        if who == Some(host) || self.host_seen.is_none_or(|(seen, _)| seen != host) {
            self.host_seen = Some((host, now));
        }
    }

    /// Whether the host is gone for so long that whoever sits here may take the role.
    pub(crate) fn is_hostless(&self, now: Millis) -> bool {
        let host = self.head.host;
        let away = self.host_seen.filter(|(seen, _)| *seen == host).map_or(0, |(_, at)| now.saturating_sub(at));
        self.head.phase == Phase::Gathering && away >= self.host_away && !self.is_connected(host)
    }
}
