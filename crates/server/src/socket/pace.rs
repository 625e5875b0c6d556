//! How fast one socket may talk.

use std::time::Duration;
use tokio::time::Instant;

/// A bucket that fills steadily; each message takes one drop out of it.
pub(super) struct Pace {
    each: Duration,
    burst: u32,
    /// When the bucket is full again.
    full: Instant,
    refused: u32,
}

/// What becomes of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Fine,
    TooMuch,
    /// It has been told often enough.
    Hopeless,
}

impl Pace {
    pub fn new(a_second: u32, burst: u32, now: Instant) -> Self {
        Self { each: Duration::from_secs(1) / a_second.max(1), burst: burst.max(1), full: now, refused: 0 }
    }

    pub fn take(&mut self, now: Instant) -> Verdict {
        let full = self.full.max(now) + self.each;
        if full > now + self.each * self.burst {
            self.refused += 1;
            return if self.refused > self.burst { Verdict::Hopeless } else { Verdict::TooMuch };
        }
        self.full = full;
        if full <= now + self.each {
            self.refused = 0;
        }
        Verdict::Fine
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_fine_and_more_is_not_until_time_has_passed() {
        let now = Instant::now();
        let mut pace = Pace::new(10, 3, now);
        assert_eq!([(); 4].map(|()| pace.take(now)), [Verdict::Fine, Verdict::Fine, Verdict::Fine, Verdict::TooMuch]);
        let later = now + Duration::from_millis(100);
        assert_eq!([(); 2].map(|()| pace.take(later)), [Verdict::Fine, Verdict::TooMuch]);
        assert_eq!([(); 2].map(|()| pace.take(later)), [Verdict::TooMuch, Verdict::Hopeless]);
        let much_later = now + Duration::from_secs(5);
        assert_eq!([(); 4].map(|()| pace.take(much_later)), [Verdict::Fine, Verdict::Fine, Verdict::Fine, Verdict::TooMuch]);
    }
}
