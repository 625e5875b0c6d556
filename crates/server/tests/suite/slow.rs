//! Who does not take what is sent is cut off; the others notice nothing.

use futures_util::SinkExt;
use serde_json::json;
use server::tables::{Limits, TableOptions};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

use crate::device::{Device, dial};
use crate::house::{House, duel, options, token, unhurried};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_is_never_read_is_cut_off() {
    let limits = Limits { waiting_frames: 50, waiting_bytes: 100_000, ..options().limits };
    let house = House::with(TableOptions { limits, ..options() }).await;
    let table = house.game(1, duel(), unhurried(), 2).await;
    let mut quick = Device::player(0, house.address, table).await;
    let mut slow = dial(house.address, table).await;
    let hello = json!({ "type": "hello", "protocol": 1, "token": token(1).reveal() });
    slow.send(Message::text(hello.to_string())).await.expect("hello");
    quick.hears("the other", |device| device.info["seats"][1]["connected"] == true).await;
    // The system takes some megabytes before anybody notices.
    let words = "🙂".repeat(500);
    let mut slowest = Duration::ZERO;
    for said in 0.. {
        assert!(said < 20_000, "never cut off");
        if quick.info["seats"][1]["connected"] == false {
            break;
        }
        let begun = Instant::now();
        quick.does(json!({ "do": "say", "text": words })).await;
        slowest = slowest.max(begun.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "nobody waited for the slow one: {slowest:?}");
    house.eventually("closed", async |house| house.tables.counts().sockets == 1).await;
    drop(slow);
}
