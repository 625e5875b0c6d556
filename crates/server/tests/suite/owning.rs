//! A node that has lost a table must not write to it any more, and finds it again when it can.

use serde_json::json;
use std::time::Duration;
use storage::Held;

use crate::house::{House, duel, unhurried};
use crate::party::Party;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_lost_is_not_written_and_the_table_is_found_again() {
    let house = House::open().await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut party = Party::at(&[house.address], table, 2, 1).await;
    for _ in 0..5 {
        party.step().await;
    }
    let before = house.course(table).await;
    // As if this node had been away for so long that another took the table.
    house.storage.join("other", Duration::from_secs(60)).await.expect("joined");
    house.storage.retire(house.tables.node()).await.expect("away");
    assert_eq!(house.storage.claim(table, "other").await, Ok(Held::Mine));
    let (index, seat) = party.next().expect("somebody is asked");
    let answer = party.devices[index].any_answer(seat, &mut party.dice);
    let id = party.devices[index].post(answer).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(house.course(table).await, before, "nothing was written");
    house.storage.retire("other").await.expect("gone");
    let said = party.devices[index].answer(id).await;
    assert_eq!(said["refusal"]["code"], "unavailable", "{said}");
    let welcomes = |device: &crate::device::Device| device.heard.iter().filter(|text| text.starts_with(r#"{"type":"welcome""#)).count();
    for device in &mut party.devices {
        device.hears("a new welcome on the same socket", |device| welcomes(device) == 2).await;
    }
    party.sync().await;
    party.step().await;
    let after = house.course(table).await;
    assert_eq!((after.len(), &after[..before.len()]), (before.len() + 1, &before[..]));
    // And its story is whole.
    party.devices[0].does(json!({ "do": "say", "text": "still here" })).await;
}
