//! People at one table, each with a socket of their own, who answer whatever they are asked.

use protocol::rest::{Identity, NewPerson, TableMade};
use protocol::table::{Settings, StandingOrders, WindowOrder};
use protocol::{AnySetup, PROTOCOL, TableId};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use std::net::SocketAddr;
use std::task::Poll;
use std::time::{Duration, Instant};

use crate::http::Http;
use crate::ledger::Ledger;
use crate::random::Random;
use crate::socket::Socket;
use crate::{LoadError, Result};

/// How long anything may take before a party gives up.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// What a seat is asked.
#[derive(Clone, Debug)]
struct Asked {
    turn: u32,
    options: u16,
}

/// Somebody at the table.
struct Player {
    token: String,
    socket: Option<Socket>,
    asked: Option<Asked>,
    /// The actions offered, kept only where an account is kept.
    actions: Vec<Box<RawValue>>,
    turn: u32,
    /// Whether the game was seen since the socket was opened.
    looked: bool,
    ledger: Ledger,
}

/// An answer that is under way.
struct Under {
    id: u32,
    seat: usize,
    since: Instant,
    /// The turn before it, to tell the views that come after.
    turn: u32,
    done: bool,
}

/// What has come of hearing a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    Nothing,
    /// The last answer was acknowledged and every player has seen it; this long after it was due.
    Finished(Duration),
    /// The table did not want it: another question is asked by now.
    Refused,
    GameOver,
}

pub struct Party {
    address: SocketAddr,
    http: Http,
    players: Vec<Player>,
    pub table: Option<TableId>,
    agreed: AnySetup,
    under: Option<Under>,
    next_id: u32,
    keeps_account: bool,
    over: bool,
    random: Random,
    /// Of sockets that are closed by now.
    traffic: Traffic,
}

/// What all the sockets of a party have received.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traffic {
    pub bytes: u64,
    pub messages: u64,
}

/// The settings of tables that nobody waits at.
pub fn swift() -> Settings {
    Settings { window: 0, pace: 0, cover_after: 0, ..Settings::default() }
}

impl Party {
    /// Guests who will play this together.
    pub async fn gather(address: SocketAddr, agreed: AnySetup, keeps_account: bool, random: Random) -> Result<Self> {
        let mut http = Http::new(address);
        let mut players = Vec::with_capacity(agreed.seats());
        for number in 0..agreed.seats() {
            let who: Identity = http.post("/people", None, &NewPerson { name: format!("Guest {number}") }).await?;
            let token = who.token.ok_or_else(|| LoadError::Protocol("a guest without a token".to_owned()))?;
            players.push(Player {
                token,
                socket: None,
                asked: None,
                actions: Vec::new(),
                turn: 0,
                looked: false,
                ledger: Ledger::default(),
            });
        }
        let traffic = Traffic::default();
        Ok(Self { address, http, players, table: None, agreed, under: None, next_id: 1, keeps_account, over: false, random, traffic })
    }

    /// Opens a table, sits down and starts.
    pub async fn begin(&mut self) -> Result<()> {
        self.leave();
        let new = json!({ "name": "Load", "agreed": self.agreed, "settings": swift() });
        let token = self.players[0].token.clone();
        let made: TableMade = self.http.post("/tables", Some(&token), &new).await?;
        self.table = Some(made.id);
        for player in &mut self.players {
            player.ledger = Ledger::default();
        }
        self.connect().await?;
        let orders = StandingOrders { windows: WindowOrder::Ask };
        for seat in 0..self.players.len() {
            self.command(seat, json!({ "do": "sit", "seat": seat })).await?;
            self.command(seat, json!({ "do": "order", "seat": seat, "orders": orders })).await?;
        }
        self.command(0, json!({ "do": "start" })).await?;
        self.until_all_look().await
    }

    /// Opens sockets for everybody, and waits until everybody sees the table. Says how long it took until the last did.
    pub async fn connect(&mut self) -> Result<Duration> {
        let table = self.table.ok_or_else(|| LoadError::Protocol("no table".to_owned()))?;
        let started = Instant::now();
        self.over = false;
        for player in &mut self.players {
            let mut socket = within(Socket::connect(self.address, &format!("/api/v1/tables/{table}/socket"))).await?;
            let hello = json!({ "type": "hello", "protocol": PROTOCOL, "token": player.token });
            socket.send(&hello.to_string()).await?;
            player.socket = Some(socket);
            player.asked = None;
            player.looked = false;
            player.turn = 0;
        }
        for seat in 0..self.players.len() {
            let mut heard = Vec::new();
            while !starts(&heard, "welcome") {
                heard = within(self.socket(seat)?.next()).await?.to_vec();
            }
            self.hear(seat, &heard)?;
        }
        Ok(started.elapsed())
    }

    /// Opens sockets again after they were lost, and settles what was in doubt. Says how long it took until all saw the game.
    pub async fn resume(&mut self) -> Result<Duration> {
        let started = Instant::now();
        self.leave();
        self.connect().await?;
        self.until_all_look().await?;
        let took = started.elapsed();
        for player in &mut self.players {
            player.ledger.settle(player.asked.as_ref().map(|asked| asked.turn));
        }
        Ok(took)
    }

    pub fn leave(&mut self) {
        self.under = None;
        for player in &mut self.players {
            if let Some(socket) = player.socket.take() {
                self.traffic.bytes += socket.received;
                self.traffic.messages += socket.messages;
            }
        }
    }

    fn socket(&mut self, seat: usize) -> Result<&mut Socket> {
        self.players[seat].socket.as_mut().ok_or_else(|| LoadError::Farewell("not connected".to_owned()))
    }

    /// Does something and waits until it is done.
    async fn command(&mut self, seat: usize, command: serde_json::Value) -> Result<()> {
        let id = self.next_id;
        self.next_id += 1;
        let text = json!({ "type": "do", "id": id, "command": command }).to_string();
        self.socket(seat)?.send(&text).await?;
        loop {
            let heard = within(self.socket(seat)?.next()).await?.to_vec();
            if starts(&heard, "done") {
                return Ok(());
            }
            if starts(&heard, "refused") {
                return Err(LoadError::Protocol(String::from_utf8_lossy(&heard).into_owned()));
            }
            self.hear(seat, &heard)?;
        }
    }

    /// Waits until everybody has seen the same moment of the game and somebody is asked, or the game is over.
    async fn until_all_look(&mut self) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        let all_look = |party: &Self| party.players.iter().all(|player| player.looked);
        while !(all_look(self) && (self.over || self.players.iter().any(|player| player.asked.is_some()))) {
            let (seat, heard) = match tokio::time::timeout_at(deadline.into(), self.next_message()).await {
                Ok(heard) => heard?,
                Err(_) => return Err(self.silence(PATIENCE)),
            };
            self.hear(seat, &heard)?;
        }
        Ok(())
    }

    async fn next_message(&mut self) -> Result<(usize, Vec<u8>)> {
        let (seat, at) = self.next_place().await?;
        Ok((seat, self.socket(seat)?.message(at).to_vec()))
    }

    async fn next_place(&mut self) -> Result<(usize, (usize, usize))> {
        std::future::poll_fn(|cx| {
            for (seat, player) in self.players.iter_mut().enumerate() {
                if let Some(socket) = &mut player.socket
                    && let Poll::Ready(at) = socket.poll_message(cx)
                {
                    return Poll::Ready(at.map(|at| (seat, at)));
                }
            }
            Poll::Pending
        })
        .await
    }

    /// Waits for the next message and takes it in.
    pub async fn listen(&mut self) -> Result<Came> {
        let (seat, at) = self.next_place().await?;
        // The buffer is taken out for a moment, so that what lies in it need not be copied.
        let Some(socket) = self.players[seat].socket.take() else { return Ok(Came::Nothing) };
        let came = self.hear(seat, socket.message(at));
        self.players[seat].socket = Some(socket);
        came
    }

    /// Nothing came for so long: what was waited for.
    pub fn silence(&self, patience: Duration) -> LoadError {
        let answer = match &self.under {
            Some(Under { seat, turn, done: true, .. }) => format!("not all have seen the answer of seat {seat} at turn {turn}"),
            Some(Under { seat, turn, done: false, .. }) => format!("the answer of seat {seat} at turn {turn} is not acknowledged"),
            None => "nobody has answered".to_owned(),
        };
        let seats: Vec<String> = self
            .players
            .iter()
            .map(|player| {
                let asked = player.asked.as_ref().map_or("nothing".to_owned(), |asked| format!("turn {}", asked.turn));
                format!("one sees turn {} and is asked {asked}", player.turn)
            })
            .collect();
        let table = self.table.map(|table| table.to_string()).unwrap_or_default();
        LoadError::Silence(patience.as_secs(), format!("table {table}, {answer}; {}", seats.join("; ")))
    }

    /// Whether an answer can be given now.
    pub fn is_ready(&self) -> bool {
        self.under.is_none() && self.players.iter().any(|player| player.asked.is_some())
    }

    pub fn is_waiting(&self) -> bool {
        self.under.is_some()
    }

    /// Gives an answer for somebody who is asked. `due` is when it should have been given.
    pub async fn answer(&mut self, due: Instant) -> Result<()> {
        let asked: Vec<usize> = (0..self.players.len()).filter(|&seat| self.players[seat].asked.is_some()).collect();
        if asked.is_empty() {
            return Ok(());
        }
        let seat = asked[self.random.below(asked.len())];
        let Some(question) = self.players[seat].asked.take() else { return Ok(()) };
        let option = self.random.below(usize::from(question.options));
        let id = self.next_id;
        self.next_id += 1;
        let player = &mut self.players[seat];
        if self.keeps_account
            && let Some(action) = player.actions.get(option)
        {
            player.ledger.sent(question.turn, serde_json::from_str(action.get()).unwrap_or_default());
        }
        let turn = self.players.iter().map(|player| player.turn).max().unwrap_or_default();
        self.under = Some(Under { id, seat, since: due, turn, done: false });
        let text = format!(
            "{{\"type\":\"do\",\"id\":{id},\"command\":{{\"do\":\"answer\",\"seat\":{seat},\"turn\":{},\"option\":{option}}}}}",
            question.turn
        );
        self.socket(seat)?.send(&text).await
    }

    fn hear(&mut self, seat: usize, message: &[u8]) -> Result<Came> {
        let wrong = |error: serde_json::Error| LoadError::Protocol(format!("{error}: {}", String::from_utf8_lossy(message)));
        if starts(message, "update") {
            let update: Update = serde_json::from_slice(message).map_err(wrong)?;
            let player = &mut self.players[seat];
            player.turn = update.turn;
            player.looked = true;
            player.asked = update.pending.as_ref().map(|asked| Asked { turn: asked.turn, options: asked.options.len() as u16 });
            if self.keeps_account {
                player.actions =
                    update.pending.map(|asked| asked.options.into_iter().map(|one| one.action.to_owned()).collect()).unwrap_or_default();
            }
            return Ok(self.finished());
        }
        if starts(message, "done") {
            let done: Numbered = serde_json::from_slice(message).map_err(wrong)?;
            if let Some(under) = self.under.as_mut().filter(|under| under.id == done.id) {
                under.done = true;
                let seat = under.seat;
                self.players[seat].ledger.acknowledged();
            }
            return Ok(self.finished());
        }
        if starts(message, "refused") {
            let refused: Numbered = serde_json::from_slice(message).map_err(wrong)?;
            if let Some(under) = self.under.take_if(|under| under.id == refused.id) {
                self.players[under.seat].ledger.refused();
                return Ok(Came::Refused);
            }
        }
        if starts(message, "farewell") {
            return Err(LoadError::Farewell(String::from_utf8_lossy(message).into_owned()));
        }
        if starts(message, "table") || starts(message, "welcome") {
            let told: Told = serde_json::from_slice(message).map_err(wrong)?;
            self.over = !matches!(told.table.phase.as_ref(), "gathering" | "playing");
            if self.over {
                return Ok(self.finished());
            }
        }
        Ok(Came::Nothing)
    }

    fn finished(&mut self) -> Came {
        let Some(under) = &self.under else { return if self.over { Came::GameOver } else { Came::Nothing } };
        if !under.done || self.players.iter().any(|player| player.turn <= under.turn) {
            return Came::Nothing;
        }
        let took = under.since.elapsed();
        self.under = None;
        Came::Finished(took)
    }

    /// Somebody opens the socket of a table: how long it takes until the game is seen.
    pub async fn look(address: SocketAddr, table: TableId, token: &str) -> Result<Duration> {
        let started = Instant::now();
        let mut socket = within(Socket::connect(address, &format!("/api/v1/tables/{table}/socket"))).await?;
        let hello = json!({ "type": "hello", "protocol": PROTOCOL, "token": token });
        socket.send(&hello.to_string()).await?;
        while !starts(within(socket.next()).await?, "update") {}
        Ok(started.elapsed())
    }

    /// What was received so far.
    pub fn heard(&self) -> Traffic {
        let sockets = self.players.iter().filter_map(|player| player.socket.as_ref());
        sockets.fold(self.traffic, |sum, socket| Traffic { bytes: sum.bytes + socket.received, messages: sum.messages + socket.messages })
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn ledgers(&self) -> Vec<Ledger> {
        self.players.iter().map(|player| player.ledger.clone()).collect()
    }

    pub fn move_to(&mut self, address: SocketAddr) {
        self.address = address;
        self.http = Http::new(address);
    }
}

async fn within<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::time::timeout(PATIENCE, work)
        .await
        .map_err(|_| LoadError::Silence(PATIENCE.as_secs(), "one socket was waited for".to_owned()))?
}

/// Our tables write the type of a message first.
fn starts(message: &[u8], kind: &str) -> bool {
    message
        .strip_prefix(b"{\"type\":\"")
        .and_then(|rest| rest.strip_prefix(kind.as_bytes()))
        .is_some_and(|rest| rest.first() == Some(&b'"'))
}

#[derive(Deserialize)]
struct Update<'a> {
    turn: u32,
    #[serde(borrow)]
    pending: Option<Pending<'a>>,
}

#[derive(Deserialize)]
struct Pending<'a> {
    turn: u32,
    #[serde(borrow)]
    options: Vec<Offered<'a>>,
}

#[derive(Deserialize)]
struct Offered<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Deserialize)]
struct Numbered {
    id: u32,
}

#[derive(Deserialize)]
struct Told<'a> {
    #[serde(borrow)]
    table: Phased<'a>,
}

#[derive(Deserialize)]
struct Phased<'a> {
    phase: std::borrow::Cow<'a, str>,
}
