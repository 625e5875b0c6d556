//! A table with everybody connected: what one answer costs until the messages to all of them are written.

use host::{NewTable, SessionId, Table, Who};
use kernel::Seat;
use kernel::chance::Pcg32;
use protocol::message::Role;
use protocol::table::{Settings, StandingOrders, WindowOrder};
use protocol::{AnySetup, Command, PersonId, TableId};
use serde::Deserialize;
use std::time::{Duration, Instant};

use crate::below;

/// What was counted at tables.
#[derive(Default)]
pub struct Served {
    pub times: Vec<Duration>,
    pub bytes: u64,
    pub snapshots: u64,
}

#[derive(Deserialize)]
struct Update {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    pending: Option<Pending>,
}

#[derive(Deserialize)]
struct Pending {
    turn: u32,
    options: Vec<serde::de::IgnoredAny>,
}

fn who(number: u8) -> Who {
    Who { person: PersonId::from_random([number; 10]), name: format!("Person {number}") }
}

/// Plays whole games with random answers until so many were given: apply, the snapshot to be stored, and a view for each seat.
/// Reading the messages is not measured.
pub fn serve(agreed: &AnySetup, answers: usize, seed: u64) -> Served {
    let mut served = Served::default();
    let mut dice = Pcg32::new(seed);
    let mut game = 0u8;
    while served.times.len() < answers {
        game = game.wrapping_add(1);
        play(agreed, answers, &mut dice, game, &mut served);
    }
    served
}

fn play(agreed: &AnySetup, answers: usize, dice: &mut Pcg32, game: u8, served: &mut Served) {
    let settings = Settings { window: 0, pace: 0, cover_after: 0, ..Settings::default() };
    let new =
        NewTable { id: TableId::from_random([game; 10]), name: "Bench".into(), agreed: agreed.clone(), settings, host: who(0), now: 0 };
    let Ok((mut table, _)) = Table::open(new) else { return };
    let mut random = || [game; 32];
    let seats = agreed.seats() as u8;
    for number in 0..seats {
        let seat = Seat::new(number);
        let orders = StandingOrders { windows: WindowOrder::Ask };
        for command in [Command::Sit { seat, name: None }, Command::Order { seat, orders }] {
            let _ = table.command(&who(number), &command, 0, &mut random);
        }
    }
    let _ = table.command(&who(0), &Command::Start, 0, &mut random);
    let mut asked: Vec<Option<Pending>> = (0..seats).map(|_| None).collect();
    for number in 0..seats {
        let told = table.arrive(SessionId(u64::from(number)), Some(who(number).person), Role::Player, &[], 0).unwrap_or_default();
        told.iter().for_each(|text| hear(&mut asked[usize::from(number)], text));
    }
    let mut now = 0;
    while table.is_running() && served.times.len() < answers {
        let waiting: Vec<u8> = (0..seats).filter(|&number| asked[usize::from(number)].is_some()).collect();
        let begun;
        if waiting.is_empty() {
            let Some(wake) = table.wake() else { return };
            now = now.max(wake);
            begun = Instant::now();
            table.tick(now);
        } else {
            let number = waiting[below(dice, waiting.len())];
            let Some(pending) = asked[usize::from(number)].take() else { return };
            let command =
                Command::Answer { seat: Seat::new(number), turn: pending.turn, option: below(dice, pending.options.len()) as u16 };
            begun = Instant::now();
            let _ = table.command(&who(number), &command, now, &mut random);
        }
        let snapshot = table.snapshot();
        let sent = table.take_outgoing();
        served.times.push(begun.elapsed());
        served.snapshots += snapshot.len() as u64;
        for (to, text) in sent {
            served.bytes += text.len() as u64;
            if let Some(asked) = asked.get_mut(to.0 as usize) {
                hear(asked, &text);
            }
        }
    }
}

fn hear(asked: &mut Option<Pending>, text: &str) {
    if let Ok(update) = serde_json::from_str::<Update>(text)
        && update.kind == "update"
    {
        *asked = update.pending;
    }
}
