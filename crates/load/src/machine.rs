//! What the machine did while a run was measured. A disk that takes a tenth of a second for one transaction, or a host that gives the
//! processors to somebody else, makes the longest hundredth of all answers longer whatever the server does; a report that does not tell
//! cannot be compared with another.

use serde::Serialize;
use std::fs;
use std::net::SocketAddr;

use crate::http::Http;

/// What the processors have done since the machine was started, as Linux counts it.
#[derive(Clone, Copy, Debug)]
pub struct Processors {
    all: u64,
    stolen: u64,
}

pub fn processors() -> Option<Processors> {
    read(&fs::read_to_string("/proc/stat").ok()?)
}

fn read(stat: &str) -> Option<Processors> {
    // user, nice, system, idle, iowait, irq, softirq, steal; what guests of ours had follows, and is in the first two already.
    let ticks = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace().take(8);
    let ticks: Vec<u64> = ticks.map(|tick| tick.parse().ok()).collect::<Option<_>>()?;
    Some(Processors { all: ticks.iter().sum(), stolen: *ticks.get(7)? })
}

/// The share of the time between that other machines on the same host had.
pub fn stolen_percent(before: Option<Processors>, after: Option<Processors>) -> Option<f64> {
    let (before, after) = (before?, after?);
    let all = after.all.checked_sub(before.all).filter(|&all| all > 0)?;
    Some(after.stolen.saturating_sub(before.stolen) as f64 / all as f64 * 100.0)
}

/// Transactions, and those for which the disk took longer than the longest hundredth of all answers may take as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Commits {
    pub all: u64,
    pub above_50_ms: u64,
}

impl Commits {
    /// Of a server since it was started.
    pub(crate) async fn so_far(address: SocketAddr) -> Option<Self> {
        Self::read(&Http::new(address).page("/metrics").await.ok()?)
    }

    fn read(measures: &str) -> Option<Self> {
        let of = |name: &str| measures.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<u64>().ok());
        let all = of("hullbreach_commit_seconds_count ")?;
        Some(Self { all, above_50_ms: all.checked_sub(of("hullbreach_commit_seconds_bucket{le=\"0.05\"} ")?)? })
    }

    pub(crate) fn between(before: Option<Self>, after: Option<Self>) -> Option<Self> {
        let (before, after) = (before?, after?);
        Some(Self { all: after.all.checked_sub(before.all)?, above_50_ms: after.above_50_ms.checked_sub(before.above_50_ms)? })
    }
}

#[cfg(test)]
mod tests {
    use super::{Commits, read, stolen_percent};

    #[test]
    fn what_others_had_is_a_share_of_all_time() {
        let before = read("cpu  100 0 100 700 50 0 0 50 7 0\ncpu0 1 1 1 1\n");
        let after = read("cpu  200 0 200 1300 100 50 0 150 9 0\n");
        assert_eq!(stolen_percent(before, after), Some(10.0));
        assert_eq!(stolen_percent(before, before), None);
        assert!(read("intr 1 2").is_none() && read("cpu 1 2 3").is_none());
    }

    #[test]
    fn long_transactions_are_those_in_no_short_bucket() {
        let told = |below: u64, all: u64| {
            format!(
                "hullbreach_commit_seconds_bucket{{le=\"0.05\"}} {below}\nhullbreach_commit_seconds_bucket{{le=\"+Inf\"}} {all}\nhullbreach_commit_seconds_count {all}\n"
            )
        };
        let (before, after) = (Commits::read(&told(9, 10)), Commits::read(&told(35, 40)));
        assert_eq!(Commits::between(before, after), Some(Commits { all: 30, above_50_ms: 4 }));
        assert_eq!(Commits::read("# nothing yet"), None);
    }
}
