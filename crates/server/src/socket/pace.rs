//! How fast somebody may talk, over however many sockets.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Fills steadily; each message takes one drop out of it. All sockets of one person share one.
pub(super) struct Bucket {
    each: Duration,
    burst: u32,
    /// When it is full again.
    full: Mutex<Instant>,
}

impl Bucket {
    pub fn new(a_second: u32, burst: u32, now: Instant) -> Self {
        Self::filling(Duration::from_secs(1) / a_second.max(1), burst, now)
    }

    /// One that gets a drop each time so much has passed.
    pub fn filling(each: Duration, burst: u32, now: Instant) -> Self {
        Self { each, burst: burst.max(1), full: Mutex::new(now) }
    }

    /// Takes a drop, if there is one, and tells when the bucket is full again.
    pub fn take(&self, now: Instant) -> Option<Instant> {
        let mut full = self.full.lock().unwrap_or_else(PoisonError::into_inner);
        let then = (*full).max(now) + self.each;
        if then > now + self.each * self.burst {
            return None;
        }
        *full = then;
        Some(then)
    }

    pub fn is_full(&self, now: Instant) -> bool {
        *self.full.lock().unwrap_or_else(PoisonError::into_inner) <= now
    }
}

/// What becomes of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Fine,
    TooMuch,
    /// It has been told often enough.
    Hopeless,
}

/// One socket and the bucket it takes from.
pub(super) struct Pace {
    bucket: Arc<Bucket>,
    refused: u32,
}

impl Pace {
    pub fn from(bucket: Arc<Bucket>) -> Self {
        Self { bucket, refused: 0 }
    }

    pub fn take(&mut self, now: Instant) -> Verdict {
        let Some(full) = self.bucket.take(now) else {
            self.refused += 1;
            return if self.refused > self.bucket.burst { Verdict::Hopeless } else { Verdict::TooMuch };
        };
        if full <= now + self.bucket.each {
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
        let mut pace = Pace::from(Arc::new(Bucket::new(10, 3, now)));
        assert_eq!([(); 4].map(|()| pace.take(now)), [Verdict::Fine, Verdict::Fine, Verdict::Fine, Verdict::TooMuch]);
        let later = now + Duration::from_millis(100);
        assert_eq!([(); 2].map(|()| pace.take(later)), [Verdict::Fine, Verdict::TooMuch]);
        assert_eq!([(); 2].map(|()| pace.take(later)), [Verdict::TooMuch, Verdict::Hopeless]);
        let much_later = now + Duration::from_secs(5);
        assert_eq!([(); 4].map(|()| pace.take(much_later)), [Verdict::Fine, Verdict::Fine, Verdict::Fine, Verdict::TooMuch]);
    }

    #[test]
    fn who_has_several_sockets_has_one_bucket() {
        let now = Instant::now();
        let bucket = Arc::new(Bucket::new(10, 3, now));
        let mut paces = [(); 5].map(|()| Pace::from(bucket.clone()));
        assert_eq!(paces.iter_mut().filter_map(|pace| (pace.take(now) == Verdict::Fine).then_some(())).count(), 3);
        assert!(!bucket.is_full(now));
        assert!(bucket.is_full(now + Duration::from_millis(300)));
    }
}
