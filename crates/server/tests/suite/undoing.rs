//! Steps taken back over the wire.

use host::What;
use serde_json::json;

use crate::house::{House, crew, unhurried};
use crate::party::Party;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_is_taken_back_for_everybody() {
    let house = House::open().await;
    let table = house.game(1, crew(2), unhurried(), 2).await;
    let mut party = Party::at(&[house.address], table, 2, 2).await;
    let mut undone = 0;
    for _ in 0..400 {
        if party.is_over() || undone == 5 {
            break;
        }
        let before: Vec<_> = party.devices.iter().map(|device| device.known.clone()).collect();
        let Some((index, seat)) = party.next() else { panic!("somebody is asked") };
        party.step().await;
        if party.is_over() || !party.devices[index].seat(seat).may_undo {
            continue;
        }
        let turn = party.devices[index].seat(seat).turn;
        let undo = json!({ "do": "undo", "seat": seat, "turn": turn });
        party.devices[index].does(undo.clone()).await;
        party.sync().await;
        for (device, before) in party.devices.iter().zip(&before) {
            for (seat, known) in &device.known {
                assert_eq!(known.view, before[seat].view, "as before");
                assert_eq!(known.events, before[seat].events);
                assert!(known.turn > before[seat].turn, "a turn never names two questions");
            }
        }
        assert_eq!(party.devices[index].cannot(undo).await, "stale", "nothing is taken back twice");
        undone += 1;
    }
    assert_eq!(undone, 5);
    let records = house.tables.records(table).await.expect("records");
    assert_eq!(records.iter().filter(|record| matches!(record.what, What::TakenBack { .. })).count(), 5);
}
