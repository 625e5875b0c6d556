//! People with a device each, who play a game to its end.

use kernel::chance::Pcg32;
use protocol::TableId;
use serde_json::json;
use std::net::SocketAddr;

use crate::device::Device;

/// Longer than any game of random answers.
const MOST_ANSWERS: usize = 20_000;

pub struct Party {
    pub table: TableId,
    pub devices: Vec<Device>,
    pub dice: Pcg32,
}

impl Party {
    /// Everybody connects, each to one of the addresses, and wants to be asked everything.
    pub async fn at(addresses: &[SocketAddr], table: TableId, persons: u8, seed: u64) -> Self {
        let mut devices = Vec::new();
        for number in 0..persons {
            let mut device = Device::player(number, addresses[usize::from(number) % addresses.len()], table).await;
            device.does(json!({ "do": "order", "seat": number, "orders": { "windows": "ask" } })).await;
            devices.push(device);
        }
        let mut party = Self { table, devices, dice: Pcg32::new(seed) };
        party.sync().await;
        party
    }

    /// Everybody has heard everything, also what comes from another node.
    pub async fn sync(&mut self) {
        for device in &mut self.devices {
            device.sync().await;
        }
        let turn = |device: &Device| device.known.values().map(|known| known.turn).max();
        let latest = self.devices.iter().filter_map(turn).max();
        for device in &mut self.devices {
            device.hears("the last turn", |device| turn(device) == latest).await;
        }
    }

    pub fn is_over(&self) -> bool {
        self.devices.iter().any(|device| device.phase() != "playing")
    }

    /// The device and the seat that answers next: the lowest that is asked.
    pub fn next(&self) -> Option<(usize, u64)> {
        let asked = |(index, device): (usize, &Device)| device.asked().into_iter().map(move |seat| (index, seat)).collect::<Vec<_>>();
        self.devices.iter().enumerate().flat_map(asked).min_by_key(|(_, seat)| *seat)
    }

    /// One answer of whoever is asked first.
    pub async fn step(&mut self) {
        let (index, seat) = self.next().expect("somebody is asked");
        let answer = self.devices[index].any_answer(seat, &mut self.dice);
        self.devices[index].does(answer).await;
        self.sync().await;
    }

    /// Plays on, and does something before each answer.
    pub async fn play(&mut self, mut before: impl AsyncFnMut(&mut Self)) -> usize {
        for answers in 0..MOST_ANSWERS {
            if self.is_over() {
                return answers;
            }
            before(self).await;
            self.step().await;
        }
        panic!("the game does not end");
    }
}
