//! How long bots think, counted in a fixed number of boxes so that a million decisions cost no memory.

use bots::BotName;
use std::collections::BTreeMap;
use std::time::Duration;

/// Boxes for each doubling of the time: a number read from them is at most 1/16 too big.
const BOXES_PER_DOUBLING: u64 = 16;

/// Durations by size.
#[derive(Clone, Default)]
pub struct Durations {
    boxes: BTreeMap<u64, u64>,
    count: u64,
    longest: u64,
}

impl Durations {
    pub fn add(&mut self, duration: Duration) {
        let nanos = u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX);
        *self.boxes.entry(box_of(nanos)).or_default() += 1;
        self.count += 1;
        self.longest = self.longest.max(nanos);
    }

    fn merge(&mut self, other: &Self) {
        for (&place, &count) in &other.boxes {
            *self.boxes.entry(place).or_default() += count;
        }
        self.count += other.count;
        self.longest = self.longest.max(other.longest);
    }

    pub fn count(&self) -> u64 {
        self.count
    }

    pub fn longest_micros(&self) -> f64 {
        self.longest as f64 / 1000.0
    }

    /// The time below which this share of the durations lies, in microseconds.
    pub fn percentile_micros(&self, per_cent: u64) -> Option<f64> {
        let wanted = (self.count * per_cent).div_ceil(100).max(1);
        let mut seen = 0;
        self.boxes.iter().find_map(|(&place, &count)| {
            seen += count;
            (seen >= wanted).then(|| top_of(place).min(self.longest) as f64 / 1000.0)
        })
    }
}

fn box_of(nanos: u64) -> u64 {
    if nanos < BOXES_PER_DOUBLING {
        return nanos;
    }
    let doublings = u64::from(nanos.ilog2());
    let within = (nanos >> (doublings - 4)) & (BOXES_PER_DOUBLING - 1);
    (doublings - 3) * BOXES_PER_DOUBLING + within
}

/// The longest time that falls into a box.
fn top_of(place: u64) -> u64 {
    if place < BOXES_PER_DOUBLING {
        return place;
    }
    let (doublings, within) = (place / BOXES_PER_DOUBLING + 3, place % BOXES_PER_DOUBLING);
    ((BOXES_PER_DOUBLING + within) << (doublings - 4)) | ((1 << (doublings - 4)) - 1)
}

/// The thinking times of each bot.
#[derive(Clone, Default)]
pub struct Timing {
    by_bot: BTreeMap<BotName, Durations>,
}

impl Timing {
    pub fn add(&mut self, bot: BotName, duration: Duration) {
        self.by_bot.entry(bot).or_default().add(duration);
    }

    pub fn merge(&mut self, other: &Self) {
        for (&bot, durations) in &other.by_bot {
            self.by_bot.entry(bot).or_default().merge(durations);
        }
    }

    pub fn of(&self, bot: BotName) -> Durations {
        self.by_bot.get(&bot).cloned().unwrap_or_default()
    }
}

/// The most memory the process has had so far, in KiB. `None` where the system does not tell.
pub fn peak_memory_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{Durations, box_of, top_of};
    use std::time::Duration;

    #[test]
    fn boxes_are_in_order_and_narrow() {
        let mut last = 0;
        for nanos in (0..5000).chain([1 << 20, (1 << 40) + 12345, u64::MAX / 3]) {
            let place = box_of(nanos);
            assert!(place >= last, "{nanos}");
            let top = top_of(place);
            assert!(top >= nanos && top - nanos <= nanos / 16, "{nanos} {top}");
            last = place;
        }
    }

    #[test]
    fn percentiles_are_near_the_truth() {
        let mut durations = Durations::default();
        assert_eq!(durations.percentile_micros(50), None);
        (1..=1000).for_each(|micros| durations.add(Duration::from_micros(micros)));
        let p95 = durations.percentile_micros(95).unwrap();
        assert!((950.0..1010.0).contains(&p95), "{p95}");
        assert_eq!((durations.count(), durations.longest_micros()), (1000, 1000.0));
    }
}
