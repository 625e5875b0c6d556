//! Times in buckets, so that millions of them take no room: each bucket is 3 % wider than the one before.

use serde::Serialize;
use std::time::Duration;

const BUCKETS: usize = 640;
const GROWTH: f64 = 1.03;

#[derive(Clone)]
pub struct Times {
    counts: Vec<u64>,
    pub count: u64,
    longest: Duration,
}

impl Default for Times {
    fn default() -> Self {
        Self { counts: vec![0; BUCKETS], count: 0, longest: Duration::ZERO }
    }
}

impl Times {
    pub fn add(&mut self, time: Duration) {
        let bucket = (time.as_micros().max(1) as f64).ln() / GROWTH.ln();
        self.counts[(bucket as usize).min(BUCKETS - 1)] += 1;
        self.count += 1;
        self.longest = self.longest.max(time);
    }

    pub fn join(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.count += other.count;
        self.longest = self.longest.max(other.longest);
    }

    /// The time within which this share of them lies, to the upper end of its bucket.
    pub fn within(&self, share: f64) -> Duration {
        let wanted = (self.count as f64 * share).ceil() as u64;
        let mut seen = 0;
        for (bucket, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= wanted && seen > 0 {
                return Duration::from_micros(GROWTH.powi(bucket as i32 + 1) as u64).min(self.longest);
            }
        }
        self.longest
    }

    pub fn summary(&self) -> Summary {
        let millis = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        Summary {
            count: self.count,
            p50: millis(self.within(0.5)),
            p95: millis(self.within(0.95)),
            p99: millis(self.within(0.99)),
            longest: millis(self.longest),
        }
    }
}

/// In milliseconds.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    pub count: u64,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub longest: f64,
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms ({})", self.p50, self.p95, self.p99, self.longest, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::Times;
    use std::time::Duration;

    #[test]
    fn shares_of_times_lie_within_a_bucket() {
        let mut times = Times::default();
        for millis in 1..=1000 {
            times.add(Duration::from_millis(millis));
        }
        let near = |time: Duration, millis: f64| (time.as_secs_f64() * 1e3 / millis - 1.0).abs() < 0.04;
        assert!(near(times.within(0.5), 500.0), "{:?}", times.within(0.5));
        assert!(near(times.within(0.99), 990.0), "{:?}", times.within(0.99));
        assert_eq!(times.within(1.0), Duration::from_millis(1000));
        assert_eq!(Times::default().within(0.99), Duration::ZERO);
    }
}
