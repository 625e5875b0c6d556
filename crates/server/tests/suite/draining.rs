//! A server that stops finishes what is begun and loses nothing.

use crate::device::Device;
use crate::house::{House, duel, options, unhurried};
use crate::party::Party;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stopping_says_farewell_and_the_next_server_goes_on() {
    let house = House::open().await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut party = Party::at(&[house.address], table, 2, 1).await;
    for _ in 0..6 {
        party.step().await;
    }
    // One more is under way when the server begins to stop: it is done and said, or not done.
    let (index, seat) = party.next().expect("somebody is asked");
    let answer = party.devices[index].any_answer(seat, &mut party.dice);
    let id = party.devices[index].post(answer).await;
    house.tables.drain().await;
    let mut acknowledged = 0;
    for (number, device) in party.devices.iter_mut().enumerate() {
        assert_eq!(device.until_closed().await.as_deref(), Some("shutting_down"));
        let done = format!(r#"{{"type":"done","id":{id}}}"#);
        if number == index && device.heard.contains(&done) {
            acknowledged = 1;
        }
    }
    assert_eq!(house.tables.counts().tables, 0);
    assert_eq!(house.storage.owner(table).await, Ok(None));
    let mut late = Device::new(0, "player");
    late.dial(house.address, table).await;
    assert_eq!(late.until_closed().await.as_deref(), Some("shutting_down"));
    assert!(house.tables.info(table).await.is_err());
    let stored = house.course(table).await;
    assert!(stored.len() >= 7 + acknowledged, "what was acknowledged is stored");
    let house = house.again(options()).await;
    assert_eq!(house.course(table).await, stored);
    let mut party = Party::at(&[house.address], table, 2, 1).await;
    party.step().await;
    assert_eq!(house.course(table).await.len(), stored.len() + 1);
}
