//! Three nodes that share the tables: any answers for any table, one looks after it, and when that one dies another does.

use serde_json::json;
use server::Config;
use server::tables::{Ended, TableOptions};
use services::{Nats, Postgres};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use storage::{Block, Durability, Options, Person};
use tokio::runtime::{Builder, Runtime};

use crate::device::Device;
use crate::house::{House, crew, duel, options, person, token, unhurried, who};
use crate::party::Party;

/// What a node that dies may cost.
const TAKEOVER: Duration = Duration::from_secs(5);

/// A server that can be killed: nothing of it does anything afterwards, nor says that it is gone.
struct Node {
    house: House,
    runtime: Option<Runtime>,
}

impl Node {
    async fn start(name: &str, database: &str, nats: &str) -> Self {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
        let postgres = Options::Postgres { url: database.to_owned(), durability: Durability::Full };
        let options = TableOptions { node: name.to_owned(), nats: Some(nats.to_owned()), ..options() };
        let house = runtime.spawn(async move { House::on(&postgres, options).await }).await.expect("a server");
        Self { house, runtime: Some(runtime) }
    }

    fn kill(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

struct Site {
    nodes: Vec<Node>,
    _nats: Nats,
    _postgres: Postgres,
}

impl Site {
    async fn start() -> Self {
        let (postgres, nats) =
            tokio::task::spawn_blocking(|| (Postgres::start().expect("PostgreSQL"), Nats::start().expect("NATS"))).await.expect("services");
        let database = postgres.url();
        let mut nodes = Vec::new();
        for name in ["one", "two", "three"] {
            nodes.push(Node::start(name, &database, &nats.url()).await);
        }
        Self { nodes, _nats: nats, _postgres: postgres }
    }

    fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.house.address).collect()
    }
}

fn welcomes(device: &Device) -> usize {
    device.heard.iter().filter(|text| text.starts_with(r#"{"type":"welcome""#)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_node_answers_and_another_takes_over() {
    let mut site = Site::start().await;
    let table = site.nodes[0].house.game(1, crew(3), unhurried(), 3).await;
    let mut party = Party::at(&site.addresses(), table, 3, 4).await;
    for _ in 0..15 {
        party.step().await;
    }
    let owners: Vec<usize> = site.nodes.iter().map(|node| node.house.tables.counts().tables).collect();
    assert_eq!(owners, [1, 0, 0], "one node looks after the table");
    for node in &site.nodes {
        let info = node.house.tables.info(table).await.expect("any node knows the table");
        assert!(info.seats.iter().all(|seat| seat.connected));
        assert_eq!(node.house.tables.counts().sockets, 1);
    }
    // On which node the device of each person is.
    let mut at = [0, 1, 2];
    let mut alive = vec![0, 1, 2];
    for _ in 0..2 {
        let owner = site.nodes[alive[0]].house.storage.owner(table).await.expect("told").expect("somebody looks after it");
        let victim = *alive.iter().find(|&&node| site.nodes[node].house.tables.node() == owner).expect("one of those alive");
        alive.retain(|node| *node != victim);
        let survivor = *alive.last().expect("one is left");
        let before = site.nodes[survivor].house.course(table).await;
        // Somebody on a node that lives answers while the owner dies: done or not, but not lost when acknowledged.
        let mut posted = None;
        if let Some((index, seat)) = party.next().filter(|(index, _)| at[*index] != victim) {
            let answer = party.devices[index].any_answer(seat, &mut party.dice);
            posted = Some((index, party.devices[index].post(answer).await));
        }
        site.nodes[victim].kill();
        let died = Instant::now();
        for (index, at) in at.iter_mut().enumerate() {
            if *at == victim {
                party.devices[index].cut();
                *at = survivor;
                party.devices[index].connect(site.nodes[survivor].house.address, table).await;
            } else {
                let told = welcomes(&party.devices[index]);
                party.devices[index].hears("the table again, on the same socket", |device| welcomes(device) > told).await;
            }
        }
        let mut done = 0;
        if let Some((index, id)) = posted {
            let numbered = format!(r#","id":{id}"#);
            party.devices[index].hears("an answer", |device| device.heard.iter().any(|text| text.contains(&numbered))).await;
            let acknowledged = format!(r#"{{"type":"done","id":{id}}}"#);
            done = usize::from(party.devices[index].heard.contains(&acknowledged));
        }
        party.sync().await;
        party.step().await;
        let took = died.elapsed();
        println!("another node took over after {took:?}");
        assert!(took < TAKEOVER, "{took:?}");
        let after = site.nodes[survivor].house.course(table).await;
        assert_eq!(after[..before.len()], before, "nothing is lost");
        assert!(after.len() > before.len() + done && after.len() <= before.len() + 2, "and nothing is done twice");
        for _ in 0..5 {
            party.step().await;
        }
    }
    let answers = party.play(async |_| {}).await;
    assert!(answers > 0 && party.is_over());
    let records = site.nodes[alive[0]].house.tables.records(table).await.expect("records");
    let replayed = host::Table::recover(&records, &|_| None, server::clock::now()).expect("the history is whole").0;
    assert!(replayed.is_over());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stops_hands_its_tables_over() {
    let site = Site::start().await;
    let table = site.nodes[0].house.game(1, duel(), unhurried(), 2).await;
    let mut party = Party::at(&site.addresses()[1..], table, 2, 4).await;
    for _ in 0..5 {
        party.step().await;
    }
    let before = site.nodes[1].house.course(table).await;
    let begun = Instant::now();
    let stopping = site.nodes[0].house.tables.clone();
    site.nodes[0].runtime.as_ref().expect("it runs").spawn(async move { stopping.drain().await }).await.expect("stopped");
    for device in &mut party.devices {
        device.hears("the table again", |device| welcomes(device) == 2).await;
    }
    party.sync().await;
    party.step().await;
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    let after = site.nodes[1].house.course(table).await;
    assert_eq!((after.len(), &after[..before.len()]), (before.len() + 1, &before[..]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_reach_sockets_of_all_nodes() {
    let site = Site::start().await;
    let (first, second) = (&site.nodes[0].house, &site.nodes[1].house);
    for number in 0..2 {
        let known = Person { id: person(number), name: who(number).name, login: None, created: 0 };
        first.storage.add_person(known).await.expect("known");
    }
    let table = first.game(1, duel(), unhurried(), 2).await;
    let mut one = Device::player(0, first.address, table).await;
    let mut two = Device::player(1, second.address, table).await;
    one.does(json!({ "do": "say", "text": "hello" })).await;
    two.hears("what is said on another node", |device| device.said.len() == 1).await;
    first.storage.set_block(person(1), person(0), Some(Block::Mute)).await.expect("stored");
    first.tables.muted(person(1), person(0), true).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    one.does(json!({ "do": "say", "text": "nonsense" })).await;
    two.does(json!({ "do": "say", "text": "peace" })).await;
    two.hears("oneself", |device| device.said.len() == 2).await;
    assert_eq!(two.said[1]["text"], "peace");
    first.tables.logged_out(person(1), Ended::One(token(1).hash())).await;
    assert_eq!(two.until_closed().await.as_deref(), Some("unknown"));
    one.hears("that the other left", |device| device.info["seats"][1]["connected"] == false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_is_forgotten_wherever_their_table_is() {
    let site = Site::start().await;
    let storage = &site.nodes[0].house.storage;
    storage.add_person(Person { id: person(0), name: who(0).name, login: None, created: 0 }).await.expect("somebody");
    let table = site.nodes[0].house.game(1, crew(3), unhurried(), 3).await;
    site.nodes[1].house.tables.forget(&who(0)).await.expect("forgotten");
    for node in &site.nodes {
        let info = node.house.tables.info(table).await.expect("a table");
        assert_eq!(info.host, person(1));
        assert!(!format!("{info:?}").contains(&who(0).name), "{info:?}");
    }
    assert_eq!(storage.owner(table).await.expect("an owner").as_deref(), Some(site.nodes[0].house.tables.node()), "it stays where it is");
}

/// Servers that do not hear each other would leave each other's tables unanswered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_do_not_hear_each_other_do_not_share_a_database() {
    let (postgres, nats) =
        tokio::task::spawn_blocking(|| (Postgres::start().expect("PostgreSQL"), Nats::start().expect("NATS"))).await.expect("services");
    let folder = tempfile::tempdir().expect("a folder");
    let config = |nats: Option<String>| {
        let mut config = Config::in_folder(folder.path().to_owned());
        config.listen = "127.0.0.1:0".parse().expect("an address");
        config.storage = Options::Postgres { url: postgres.url(), durability: Durability::Relaxed };
        config.tables.nats = nats;
        config.tables.lease = Duration::from_secs(1);
        config
    };
    let refused = async |config: Config| {
        let Err(error) = server::start(config).await else { panic!("two servers that do not hear each other") };
        assert!(error.to_string().contains("another server uses this database"), "{error}");
    };
    let alone = server::start(config(None)).await.expect("the first");
    refused(config(None)).await;
    refused(config(Some(nats.url()))).await;
    // It holds on through all this asking.
    refused(config(None)).await;
    alone.stop().await;
    let begun = Instant::now();
    // One that is killed tells nobody.
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let killed = config(None);
    runtime.spawn(async move { server::start(killed).await.map(drop).expect("nobody is there any more") }).await.expect("started");
    assert!(begun.elapsed() < Duration::from_secs(1), "who has ended in good order is not waited for: {:?}", begun.elapsed());
    runtime.shutdown_background();
    server::start(config(None)).await.expect("after a while").stop().await;
    let one = server::start(config(Some(nats.url()))).await.expect("one of several");
    let two = server::start(config(Some(nats.url()))).await.expect("another of several");
    refused(config(None)).await;
    one.stop().await;
    two.stop().await;
    server::start(config(None)).await.expect("after a while").stop().await;
}
