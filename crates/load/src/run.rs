//! How much a server carries: so many tables, so many answers a second, and how long each takes until the last player sees it.

use protocol::rest::{Identity, NewPerson, TableMade};
use protocol::{AnySetup, GameName, TableId};
use serde::Serialize;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use theseus::generated::cards::Faction;
use tokio::sync::Mutex;
use tokio::task::JoinSet;

use crate::http::Http;
use crate::machine::{self, Commits};
use crate::measure::{Summary, Times};
use crate::party::{Came, Party, Traffic, swift};
use crate::process::usage;
use crate::random::Random;
use crate::{LoadError, Result};

/// How many tables are opened at a time.
const OPENERS: usize = 16;
/// How many tables are left and entered again to see how long that takes.
const RETURNS: usize = 100;

#[derive(Clone, Debug, Serialize)]
pub struct Profile {
    /// Tables play these in turn.
    pub games: Vec<GameName>,
    pub seats: u8,
    /// Tables with people at them.
    pub tables: usize,
    /// Tables begun and left alone.
    pub idle: usize,
    /// Answers a second, all tables together.
    pub rate: f64,
    pub seconds: u64,
    /// What is played before anything is measured.
    pub warmup: u64,
    pub seed: u64,
}

/// What was seen.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub profile: Profile,
    pub sockets: usize,
    pub answers: u64,
    pub answers_per_second: f64,
    /// From an answer until every player has seen it, in milliseconds.
    pub seen: Summary,
    /// From opening the sockets of a table until every player sees the game.
    pub resumed: Summary,
    /// The same for tables nobody had been at for a while.
    pub woken: Summary,
    pub bytes_per_answer: f64,
    pub messages_per_answer: f64,
    /// Of one core.
    pub server_cpu_percent: Option<f64>,
    pub server_peak_mib: Option<f64>,
    pub client_cpu_percent: Option<f64>,
    /// Of the processors of this machine, what other machines on the same host had meanwhile.
    pub stolen_percent: Option<f64>,
    /// Transactions of the server, if its measures can be read.
    pub commits: Option<Commits>,
    pub games_over: u64,
    pub refused: u64,
    /// Answers given later than planned by more than the time between two of them.
    pub late: u64,
    pub failures: Vec<String>,
}

/// What the tasks of all tables count together.
#[derive(Default)]
struct Counted {
    times: Times,
    refused: u64,
    late: u64,
    over: u64,
    failures: Vec<String>,
}

pub fn agreed(game: GameName, seats: u8) -> AnySetup {
    match game {
        GameName::Theseus => {
            let factions = [Faction::Marines, Faction::Aliens, Faction::Greys, Faction::Scientists];
            AnySetup::Theseus(theseus::Setup::new(&factions[..usize::from(seats.clamp(2, 4))]))
        }
        GameName::Nemesis => AnySetup::Nemesis(nemesis::Setup::new(seats.clamp(1, 5))),
    }
}

/// Loads a server that listens there; `pid` is its process, if it is to be watched.
pub async fn run(address: SocketAddr, pid: Option<u32>, profile: Profile, tell: &dyn Fn(&str)) -> Result<Report> {
    tell("opening tables");
    let idle = open_idle(address, &profile).await?;
    let parties = gather(address, &profile).await?;
    tell("playing");
    let interval = Duration::from_secs_f64(profile.tables as f64 / profile.rate.max(0.001));
    let from = Instant::now() + Duration::from_secs(profile.warmup);
    let until = from + Duration::from_secs(profile.seconds);
    let counted = Arc::new(Mutex::new(Counted::default()));
    let mut tasks = JoinSet::new();
    for (number, party) in parties.into_iter().enumerate() {
        let first = Instant::now() + interval.mul_f64(number as f64 / profile.tables.max(1) as f64);
        tasks.spawn(play(party, first, interval, from, until, counted.clone()));
    }
    tokio::time::sleep_until(from.into()).await;
    let used = |pid: Option<u32>| pid.and_then(usage);
    let (server, client) = (used(pid), used(Some(std::process::id())));
    let (machine, commits) = (machine::processors(), Commits::so_far(address).await);
    tokio::time::sleep_until(until.into()).await;
    let (server_after, client_after) = (used(pid), used(Some(std::process::id())));
    let (machine_after, commits_after) = (machine::processors(), Commits::so_far(address).await);
    let mut parties = Vec::new();
    let mut traffic = Traffic::default();
    while let Some(ended) = tasks.join_next().await {
        if let Ok((party, heard)) = ended {
            traffic.bytes += heard.bytes;
            traffic.messages += heard.messages;
            parties.push(party);
        }
    }
    tell("leaving and coming back");
    let resumed = come_back(&mut parties).await;
    let woken = wake(address, &idle).await;
    let peak = used(pid).map(|usage| usage.peak as f64 / 1_048_576.0);
    let mut counted = counted.lock().await;
    counted.failures.truncate(20);
    let answers = counted.times.count;
    let share = |before: Option<crate::process::Usage>, after: Option<crate::process::Usage>| {
        Some((after?.cpu.saturating_sub(before?.cpu)).as_secs_f64() / profile.seconds.max(1) as f64 * 100.0)
    };
    Ok(Report {
        sockets: profile.tables * usize::from(profile.seats),
        answers,
        answers_per_second: answers as f64 / profile.seconds.max(1) as f64,
        seen: counted.times.summary(),
        resumed: resumed.summary(),
        woken: woken.summary(),
        bytes_per_answer: traffic.bytes as f64 / answers.max(1) as f64,
        messages_per_answer: traffic.messages as f64 / answers.max(1) as f64,
        server_cpu_percent: share(server, server_after),
        server_peak_mib: peak,
        client_cpu_percent: share(client, client_after),
        stolen_percent: machine::stolen_percent(machine, machine_after),
        commits: Commits::between(commits, commits_after),
        games_over: counted.over,
        refused: counted.refused,
        late: counted.late,
        failures: std::mem::take(&mut counted.failures),
        profile,
    })
}

/// Tables that are begun and left: one guest sits on every seat.
async fn open_idle(address: SocketAddr, profile: &Profile) -> Result<Vec<(TableId, String)>> {
    let next = Arc::new(AtomicUsize::new(0));
    let mut openers = JoinSet::new();
    for _ in 0..OPENERS {
        let (next, profile) = (next.clone(), profile.clone());
        openers.spawn(async move {
            let mut http = Http::new(address);
            let who: Identity = http.post("/people", None, &NewPerson { name: "Keeper".to_owned() }).await?;
            let token = who.token.ok_or_else(|| LoadError::Protocol("a guest without a token".to_owned()))?;
            let mut opened = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= profile.idle {
                    return Ok::<_, LoadError>(opened);
                }
                let agreed = agreed(profile.games[number % profile.games.len()], profile.seats);
                let seats = agreed.seats();
                let new = json!({ "name": "Idle", "agreed": agreed, "settings": swift() });
                let made: TableMade = http.post("/tables", Some(&token), &new).await?;
                let path = format!("/tables/{}/commands", made.id);
                for seat in 0..seats {
                    let _: serde_json::Value = http.post(&path, Some(&token), &json!({ "do": "sit", "seat": seat })).await?;
                }
                let _: serde_json::Value = http.post(&path, Some(&token), &json!({ "do": "start" })).await?;
                opened.push((made.id, token.clone()));
            }
        });
    }
    let mut opened = Vec::with_capacity(profile.idle);
    while let Some(ended) = openers.join_next().await {
        opened.extend(ended.map_err(|error| LoadError::Process(error.to_string()))??);
    }
    Ok(opened)
}

async fn gather(address: SocketAddr, profile: &Profile) -> Result<Vec<Party>> {
    let next = Arc::new(AtomicUsize::new(0));
    let mut openers = JoinSet::new();
    for _ in 0..OPENERS {
        let (next, profile) = (next.clone(), profile.clone());
        openers.spawn(async move {
            let mut parties = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= profile.tables {
                    return Ok::<_, LoadError>(parties);
                }
                let agreed = agreed(profile.games[number % profile.games.len()], profile.seats);
                let mut party = Party::gather(address, agreed, false, Random::part(profile.seed, number as u64)).await?;
                party.begin().await?;
                parties.push(party);
            }
        });
    }
    let mut parties = Vec::with_capacity(profile.tables);
    while let Some(ended) = openers.join_next().await {
        parties.extend(ended.map_err(|error| LoadError::Process(error.to_string()))??);
    }
    Ok(parties)
}

/// One table plays at its pace until the end; says what its players were sent in the time that counts.
async fn play(
    mut party: Party,
    first: Instant,
    interval: Duration,
    from: Instant,
    until: Instant,
    counted: Arc<Mutex<Counted>>,
) -> (Party, Traffic) {
    let mut own = Counted::default();
    let mut due = first;
    let mut before = None;
    while Instant::now() < until {
        if before.is_none() && Instant::now() >= from {
            before = Some(party.heard());
        }
        let ready = party.is_ready();
        let step = tokio::select! {
            came = party.listen() => came,
            () = tokio::time::sleep_until(due.into()), if ready => {
                let now = Instant::now();
                own.late += u64::from(now > due + interval && now >= from);
                due = (due + interval).max(now - interval);
                party.answer(now).await.map(|()| Came::Nothing)
            }
            () = tokio::time::sleep_until(until.into()) => Ok(Came::Nothing),
        };
        let again = match step {
            Ok(Came::Finished(took)) => {
                if Instant::now() >= from {
                    own.times.add(took);
                }
                party.is_over()
            }
            Ok(Came::Refused) => {
                own.refused += 1;
                false
            }
            Ok(Came::GameOver) => true,
            Ok(Came::Nothing) => false,
            Err(error) => {
                own.failures.push(error.to_string());
                if let Err(error) = party.resume().await {
                    own.failures.push(error.to_string());
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
                party.is_over()
            }
        };
        if again {
            own.over += 1;
            if let Err(error) = party.begin().await {
                own.failures.push(error.to_string());
            }
            due = Instant::now() + interval;
        }
    }
    let (before, after) = (before.unwrap_or_default(), party.heard());
    let heard = Traffic { bytes: after.bytes - before.bytes, messages: after.messages - before.messages };
    let mut counted = counted.lock().await;
    counted.times.join(&own.times);
    counted.refused += own.refused;
    counted.late += own.late;
    counted.over += own.over;
    counted.failures.append(&mut own.failures);
    (party, heard)
}

/// Leaves tables and comes back, one after the other, as phones do.
async fn come_back(parties: &mut [Party]) -> Times {
    let mut times = Times::default();
    for party in parties.iter_mut().filter(|party| !party.is_over()).take(RETURNS) {
        if let Ok(took) = party.resume().await {
            times.add(took);
        }
    }
    times
}

/// Comes back to tables nobody has been at.
async fn wake(address: SocketAddr, idle: &[(TableId, String)]) -> Times {
    let mut times = Times::default();
    let every = (idle.len() / RETURNS).max(1);
    for (table, token) in idle.iter().step_by(every) {
        if let Ok(took) = Party::look(address, *table, token).await {
            times.add(took);
        }
    }
    times
}
