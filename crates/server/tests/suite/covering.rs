//! A bot plays for somebody until they take their seat back.

use host::{By, Notification, What};
use protocol::table::Settings;
use serde_json::json;
use server::tables::TableOptions;
use std::time::Duration;

use crate::device::Device;
use crate::house::{House, duel, options, person, unhurried};

fn answers(records: &[host::Record], wanted: By) -> usize {
    records.iter().filter(|record| matches!(&record.what, What::Answered { by, .. } if *by == wanted)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_wish_and_back() {
    let house = House::open().await;
    let table = house.game(1, duel(), Settings { pace: 0, ..unhurried() }, 2).await;
    let mut one = Device::player(0, house.address, table).await;
    let _two = Device::player(1, house.address, table).await;
    let mut dice = kernel::chance::Pcg32::new(1);
    one.does(json!({ "do": "cover", "seat": 0 })).await;
    assert_eq!(one.info["seats"][0]["covered"], true);
    house.eventually("the bot answers", async |house| answers(&house.tables.records(table).await.expect("records"), By::Bot) > 0).await;
    one.does(json!({ "do": "take_back", "seat": 0 })).await;
    assert_eq!(one.info["seats"][0]["covered"], false);
    let mut two = _two;
    // Both play on by themselves.
    let mut answered = 0;
    while answered < 6 {
        for device in [&mut one, &mut two] {
            device.sync().await;
            if let Some(&seat) = device.asked().first() {
                let answer = device.any_answer(seat, &mut dice);
                if device.tries(answer).await["type"] == "done" {
                    answered += 1;
                }
            }
        }
    }
    assert!(answers(&house.tables.records(table).await.expect("records"), By::Person) >= 6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_somebody_who_has_vanished() {
    let house = House::with(TableOptions { grace: Duration::from_millis(100), ..options() }).await;
    let settings = Settings { pace: 0, cover_after: 1, ..unhurried() };
    let table = house.game(1, duel(), settings, 2).await;
    let mut one = Device::player(0, house.address, table).await;
    let mut two = Device::player(1, house.address, table).await;
    let asked = if one.asked().is_empty() { 1 } else { 0 };
    let (gone, stays) = if asked == 0 { (&mut one, &mut two) } else { (&mut two, &mut one) };
    gone.cut();
    stays.hears("a warning", |device| device.info["seats"][asked]["cover_at"].is_i64()).await;
    stays.hears("a bot", |device| device.info["seats"][asked]["covered"] == true).await;
    let call = house.calls.made.lock().expect("calls").first().cloned();
    assert!(
        matches!(&call, Some((who, at, Notification::Asked { .. })) if *who == person(asked as u8) && *at == table),
        "called before: {call:?}"
    );
    gone.connect(house.address, table).await;
    gone.does(json!({ "do": "take_back", "seat": asked })).await;
    assert_eq!(gone.info["seats"][asked]["covered"], false);
    assert_eq!(gone.info["seats"][asked]["connected"], true);
}
