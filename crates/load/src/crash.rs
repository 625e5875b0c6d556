//! Kills a server under load, again and again, and compares what players were acknowledged with what is stored.

use protocol::GameName;
use serde::Serialize;
use services::Loss;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use storage::{Durability, Options};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::audit::audit;
use crate::party::{Came, Party};
use crate::process::{Recipe, Server, free_port, without_limits};
use crate::random::Random;
use crate::run::agreed;
use crate::{LoadError, Result};

/// What is killed, and what it stores in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A server with SQLite.
    Sqlite,
    /// The same, and whatever was not forced to the disk is gone.
    Power,
    /// A server with PostgreSQL.
    Postgres,
    /// One of three servers that share PostgreSQL and NATS.
    Nodes,
}

#[derive(Clone, Debug)]
pub struct Plan {
    pub stage: Stage,
    pub program: PathBuf,
    pub kills: u32,
    pub tables: usize,
    pub seed: u64,
    /// The longest a table may stand still, where that is judged.
    pub takeover: Option<Duration>,
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    pub kills: u32,
    pub tables: u64,
    /// Answers acknowledged and found.
    pub answers: u64,
    /// Answers under way at a kill that turned out to count, or not to.
    pub doubts_counted: u64,
    pub doubts_lost: u64,
    /// The longest time from a kill until every table went on, in milliseconds.
    pub longest_outage: u64,
    pub problems: Vec<String>,
}

/// How a server and its database are brought up on a stage.
struct Setting {
    folder: tempfile::TempDir,
    database: Options,
    recipe: Recipe,
    ports: Vec<u16>,
    postgres: Option<services::Postgres>,
    nats: Option<services::Nats>,
    power: Option<services::PowerCut>,
}

impl Setting {
    fn build(plan: &Plan) -> Result<Self> {
        let folder = tempfile::tempdir().map_err(|error| LoadError::Io("a folder", error))?;
        let data = folder.path().join("data");
        let text = |path: &Path| path.to_string_lossy().into_owned();
        let mut recipe = Recipe { program: plan.program.clone(), ..Recipe::default() };
        recipe.arguments.extend(without_limits());
        let (mut postgres, mut nats, mut power) = (None, None, None);
        let database = match plan.stage {
            Stage::Sqlite | Stage::Power => {
                recipe.arguments.extend(["--data".to_owned(), text(&data)]);
                if plan.stage == Stage::Power {
                    std::fs::create_dir_all(&data).map_err(|error| LoadError::Io("a folder", error))?;
                    let cut = services::PowerCut::over(&data)?;
                    let variables = cut.environment(Duration::ZERO);
                    recipe
                        .environment
                        .extend(variables.into_iter().map(|(name, value)| (name.to_owned(), value.to_string_lossy().into_owned())));
                    power = Some(cut);
                }
                Options::Sqlite { folder: data, durability: Durability::Full }
            }
            Stage::Postgres | Stage::Nodes => {
                let started = services::Postgres::start()?;
                let url = started.url();
                recipe.arguments.extend(["--data".to_owned(), text(&data), "--database".to_owned(), url.clone()]);
                postgres = Some(started);
                if plan.stage == Stage::Nodes {
                    let started = services::Nats::start()?;
                    recipe.arguments.extend(["--nats".to_owned(), started.url()]);
                    nats = Some(started);
                }
                Options::Postgres { url, durability: Durability::Full }
            }
        };
        let count = if plan.stage == Stage::Nodes { 3 } else { 1 };
        let ports = (0..count).map(|_| free_port()).collect::<Result<_>>()?;
        Ok(Self { folder, database, recipe, ports, postgres, nats, power })
    }

    async fn start(&self, node: usize) -> Result<Server> {
        Server::start(&self.recipe, self.ports[node], &self.folder.path().join(format!("server-{node}.log"))).await
    }
}

/// How long a table may say nothing while somebody waits for it.
const PATIENCE: Duration = Duration::from_secs(10);

/// The parties' side: where to connect, and when to stop.
struct Stop(AtomicBool);

pub async fn crash(plan: &Plan, tell: &dyn Fn(&str)) -> Result<Report> {
    let setting = Setting::build(plan)?;
    let mut servers = Vec::new();
    for node in 0..setting.ports.len() {
        servers.push(setting.start(node).await?);
    }
    let addresses: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let stop = Arc::new(Stop(AtomicBool::new(false)));
    let (kills, killed) = watch::channel(Vec::new());
    let mut tasks = JoinSet::new();
    for number in 0..plan.tables {
        let game = GameName::ALL[number % GameName::ALL.len()];
        let party =
            Party::gather(addresses[number % addresses.len()], agreed(game, 2), true, Random::part(plan.seed, number as u64)).await?;
        tasks.spawn(keep_playing(party, addresses.clone(), number, killed.clone(), stop.clone()));
    }
    let mut random = Random::part(plan.seed, u64::MAX);
    for kill in 0..plan.kills {
        tokio::time::sleep(Duration::from_millis(600 + random.below(900) as u64)).await;
        let node = random.below(servers.len());
        servers[node].kill();
        kills.send_modify(|kills| kills.push(Instant::now()));
        if let Some(power) = &setting.power {
            power.cut(if kill % 2 == 0 { Loss::Everything } else { Loss::Some { seed: u64::from(kill) } })?;
        }
        if setting.ports.len() > 1 {
            // The others must take over before the dead one is back.
            tokio::time::sleep(Duration::from_secs(6)).await;
        }
        servers[node] = setting.start(node).await?;
        tell(&format!("kill {} of {}", kill + 1, plan.kills));
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    stop.0.store(true, Ordering::Relaxed);
    let mut report = Report { kills: plan.kills, ..Report::default() };
    let mut played = Vec::new();
    while let Some(ended) = tasks.join_next().await {
        match ended {
            Ok(Ok(mut account)) => {
                report.longest_outage = report.longest_outage.max(account.outage.as_millis() as u64);
                played.append(&mut account.tables);
                report.problems.append(&mut account.silences);
            }
            Ok(Err(error)) => report.problems.push(error.to_string()),
            Err(error) => report.problems.push(error.to_string()),
        }
    }
    for server in &mut servers {
        server.kill();
    }
    let storage = storage::open(&setting.database).await?;
    report.problems.extend(storage.check().await?);
    for (table, ledgers) in &played {
        let found = audit(storage.as_ref(), *table, ledgers).await?;
        report.tables += 1;
        report.answers += found.answers;
        report.doubts_counted += ledgers.iter().map(|ledger| ledger.counted).sum::<u64>();
        report.doubts_lost += ledgers.iter().map(|ledger| ledger.lost).sum::<u64>();
        report.problems.extend(found.problems);
    }
    if plan.takeover.is_some_and(|most| Duration::from_millis(report.longest_outage) > most) {
        report.problems.push(format!("a table stood still for {} ms", report.longest_outage));
    }
    storage.close().await;
    drop((setting.postgres, setting.nats));
    Ok(report)
}

/// What one party has to tell in the end.
struct Account {
    tables: Vec<(protocol::TableId, Vec<crate::ledger::Ledger>)>,
    /// The longest time from a kill until the table went on.
    outage: Duration,
    /// When it said nothing though somebody waited.
    silences: Vec<String>,
}

async fn keep_playing(
    mut party: Party,
    addresses: Vec<SocketAddr>,
    number: usize,
    killed: watch::Receiver<Vec<Instant>>,
    stop: Arc<Stop>,
) -> Result<Account> {
    let mut account = Account { tables: Vec::new(), outage: Duration::ZERO, silences: Vec::new() };
    let mut at = number % addresses.len();
    let mut begun = false;
    // After so many kills the table has gone on.
    let mut survived = killed.borrow().len();
    let mut trouble = Instant::now();
    loop {
        let ending = stop.0.load(Ordering::Relaxed);
        if ending && !party.is_waiting() && begun {
            break;
        }
        // Also one whose last answer was stored, and nobody was told before the kill: there is nothing more to be heard.
        if begun && party.is_over() && !party.is_waiting() {
            account.tables.extend(party.table.map(|table| (table, party.ledgers())));
            begun = false;
        }
        let step = if !begun { party.begin().await.map(|()| Came::Nothing) } else { advance(&mut party, ending).await };
        match step {
            Ok(came) => {
                begun = true;
                trouble = Instant::now();
                // What was answered before a kill and seen after it shows nothing yet.
                if let Came::Finished(took) = came
                    && let now = Instant::now()
                    && let kills = killed.borrow()
                    && let before = kills.partition_point(|kill| *kill + took <= now)
                    && before > survived
                {
                    account.outage = account.outage.max(kills.get(survived).map_or(Duration::ZERO, |kill| now - *kill));
                    survived = before;
                }
            }
            Err(error) => {
                if let LoadError::Silence(..) = &error {
                    account.silences.push(error.to_string());
                }
                if trouble.elapsed() > Duration::from_secs(60) {
                    return Err(error);
                }
                // A node is gone: any other answers for the table.
                at = (at + 1) % addresses.len();
                party.move_to(addresses[at]);
                tokio::time::sleep(Duration::from_millis(100)).await;
                if begun {
                    while let Err(error) = party.resume().await {
                        if trouble.elapsed() > Duration::from_secs(60) {
                            return Err(error);
                        }
                        at = (at + 1) % addresses.len();
                        party.move_to(addresses[at]);
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                }
            }
        }
    }
    // A table that never went on has stood still until now.
    if let Some(kill) = killed.borrow().get(survived) {
        account.outage = account.outage.max(kill.elapsed());
    }
    account.tables.extend(party.table.map(|table| (table, party.ledgers())));
    party.leave();
    Ok(account)
}

async fn advance(party: &mut Party, ending: bool) -> Result<Came> {
    if party.is_ready() && !ending {
        party.answer(Instant::now()).await?;
    }
    match tokio::time::timeout(PATIENCE, party.listen()).await {
        Ok(came) => came,
        Err(_) if party.is_waiting() || !ending => Err(party.silence(PATIENCE)),
        Err(_) => Ok(Came::Nothing),
    }
}
