//! The power goes while a process appends to SQLite: everything it did not sync is gone, or any part of it.

use crate::crashes::{Promised, append_and_kill, lost};
use crate::place::{Kind, Place};
use services::{Loss, PowerCut};
use std::time::Duration;
use storage::Durability;

const ROUNDS: u32 = 12;

/// Long enough to be hit in the middle of one now and then.
const SYNC: Duration = Duration::from_millis(2);

/// Appends, cuts the power, and tells what was promised so far and how much of it is gone.
fn cut(place: &Place, power: &PowerCut, durability: Durability, round: u32, loss: Loss, promised: &mut Promised) -> u64 {
    let after = Duration::from_millis(u64::from(30 + round * 53 % 200));
    promised.extend(append_and_kill(place, durability, &format!("node-{round}"), after, &power.environment(SYNC)));
    power.cut(loss).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let storage = place.open().await;
        let lost = lost(&*storage, promised).await;
        storage.close().await;
        lost
    })
}

#[test]
fn a_power_cut_loses_nothing() {
    let place = Kind::sqlite().place("power");
    std::fs::create_dir_all(place.data()).unwrap();
    let power = PowerCut::over(&place.data()).unwrap();
    let mut promised = Promised::new();
    for round in 0..ROUNDS {
        let loss = if round % 2 == 0 { Loss::Everything } else { Loss::Some { seed: round.into() } };
        let before: u64 = promised.values().sum();
        assert_eq!(cut(&place, &power, Durability::Full, round, loss, &mut promised), 0, "in round {round}, {loss:?}");
        assert!(promised.values().sum::<u64>() > before, "round {round} appended nothing");
    }
}

/// The test above could not fail if it never cut anything off.
#[test]
fn a_power_cut_loses_what_was_not_synced() {
    let place = Kind::sqlite().place("relaxed");
    std::fs::create_dir_all(place.data()).unwrap();
    let power = PowerCut::over(&place.data()).unwrap();
    assert!(cut(&place, &power, Durability::Relaxed, 0, Loss::Everything, &mut Promised::new()) > 0);
}
