//! What clients send: messages over the socket of a table, and bodies over HTTP.

use host::{Import, NewTable, SessionId, Table, Who};
use kernel::Seat;
use protocol::message::Role;
use protocol::rest::{
    Complaint, Credentials, ImportTable, NewBlock, NewPerson, NewPush, NewTable as Wanted, NewWebhook, PairingCode, Problem, PushEnd,
    SeatToken,
};
use protocol::{AnySetup, Command, FromClient, Millis, PersonId, TableId};
use serde_json::json;

const NOW: Millis = 1_790_000_000_000;
/// No table of a few messages is larger than this, and none makes a client read more.
const MOST_KEPT: usize = 4 << 20;
const MOST_SENT: usize = 64 << 20;
/// So many messages are taken from one input.
const MOST_MESSAGES: usize = 64;

fn somebody(number: u8) -> Who {
    Who { person: PersonId::from_random([number; 10]), name: format!("Person {number}") }
}

fn setups() -> Vec<AnySetup> {
    let duel = json!({ "game": "theseus", "setup": {
        "factions": ["marines", "aliens"], "mode": "duel", "ring": "standard", "levels": 3, "opening": 1, "decks": "random"
    } });
    let crew = json!({ "game": "nemesis", "setup": { "players": 3, "mode": "semi_cooperative", "side": "basic", "takeover": true } });
    [duel, crew].into_iter().filter_map(|setup| serde_json::from_value(setup).ok()).collect()
}

/// A table at which people gather, or play already.
fn table(agreed: AnySetup, plays: bool) -> Option<Table> {
    let seats = agreed.seats() as u8;
    let new = NewTable {
        id: TableId::from_random([1; 10]),
        name: "Friday".to_owned(),
        agreed,
        settings: Default::default(),
        host: somebody(0),
        now: NOW,
    };
    let (mut table, _) = Table::open(new).ok()?;
    let mut random = || [7; 32];
    if plays {
        for number in 0..seats {
            // One sits at two seats, so that more can be tried.
            let who = somebody(number.saturating_sub(1));
            table.command(&who, &Command::Sit { seat: Seat::new(number), name: None }, NOW, &mut random).ok()?;
        }
        table.command(&somebody(0), &Command::Start, NOW, &mut random).ok()?;
    }
    Some(table)
}

/// Messages of devices, one a line, to a table: the first byte says which one. Whatever they say, the table stays of bounded size, can
/// be loaded again, and answers with values.
pub fn messages(bytes: &[u8]) {
    let Some((&which, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let Some(agreed) = setups().into_iter().nth(usize::from(which & 1)) else { return };
    let Some(mut table) = table(agreed, which & 2 == 0) else { return };
    let (mut now, mut sent) = (NOW, 0);
    for (number, line) in text.lines().take(MOST_MESSAGES).enumerate() {
        // Two people and somebody unknown speak in turn.
        let who = somebody((number % 3) as u8);
        let session = SessionId((number % 3) as u64);
        now += 50;
        match serde_json::from_str::<FromClient>(line) {
            Ok(FromClient::Hello { role, seen, .. }) => {
                table.leave(session, now);
                if let Ok(messages) = table.arrive(session, Some(who.person), role, &seen, now) {
                    sent += messages.iter().map(|message| message.len()).sum::<usize>();
                }
            }
            Ok(FromClient::Do { command, .. }) => {
                // A refusal is a value.
                let _ = table.command(&who, &command, now, &mut || [number as u8; 32]);
            }
            Ok(FromClient::Alive) | Err(_) => {
                table.tick(now);
            }
        }
        sent += table.take_outgoing().iter().map(|(_, message)| message.len()).sum::<usize>();
    }
    let kept = table.snapshot();
    assert!(kept.len() <= MOST_KEPT, "{} bytes are kept", kept.len());
    assert!(sent <= MOST_SENT, "{sent} bytes are sent");
    let Ok((mut loaded, _)) = Table::load(&kept, now) else { panic!("a table cannot be loaded again") };
    assert_eq!(loaded.hash(), table.hash(), "another game is loaded");
    let _ = loaded.arrive(SessionId(9), None, Role::Spectator, &[], now);
}

/// A body of a request: the first byte says of which one.
pub fn bodies(bytes: &[u8]) {
    fn read<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Option<T> {
        serde_json::from_slice(bytes).ok()
    }
    let Some((&which, rest)) = bytes.split_first() else { return };
    match which % 12 {
        0 => {
            if let Some(Wanted { name, agreed, settings, .. }) = read(rest) {
                // What can be opened can be kept and loaded.
                let new = NewTable { id: TableId::from_random([1; 10]), name, agreed, settings, host: somebody(0), now: NOW };
                if let Ok((table, _)) = Table::open(new) {
                    assert!(Table::load(&table.snapshot(), NOW).is_ok(), "a new table cannot be loaded");
                }
            }
        }
        1 => {
            if let Some(ImportTable { name, settings, journal }) = read(rest) {
                let import = Import { id: TableId::from_random([1; 10]), name, settings, host: somebody(0), journal: &journal, now: NOW };
                let _ = Table::import(import);
            }
        }
        2 => drop(read::<Command>(rest)),
        3 => drop(read::<NewPerson>(rest)),
        4 => drop(read::<Credentials>(rest)),
        5 => drop(read::<PairingCode>(rest)),
        6 => drop(read::<NewBlock>(rest)),
        7 => drop(read::<NewWebhook>(rest)),
        8 => drop(read::<NewPush>(rest)),
        9 => drop(read::<PushEnd>(rest)),
        10 => drop(read::<SeatToken>(rest)),
        _ => {
            drop(read::<Complaint>(rest));
            drop(read::<Problem>(rest));
        }
    }
}
