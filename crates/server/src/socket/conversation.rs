//! What is said over one socket, from `hello` to farewell.

use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt;
use host::{SessionId, Who};
use protocol::{Command, FromClient, PROTOCOL, Refusal, RefusalCode, TableId, Token, TokenHash};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use storage::StorageError;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::{Instant, sleep_until, timeout};

use super::pace::{Pace, Verdict};
use super::{Next, Outbox};
use crate::tables::{Answer, Ask, Frame, Greeter, Inner, Route, Ticket, Visitor, in_doubt, measure};

/// How long a write may take before the socket counts as dead.
const STALLED: Duration = Duration::from_secs(20);
/// How long the last words may take.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// How long another node may take to answer.
const UNANSWERED: Duration = Duration::from_secs(4);
const MOST_UNANSWERED: usize = 256;

/// Why a conversation ends.
enum End {
    /// The other side has closed it, or cannot be reached.
    Closed,
    Said(Refusal),
}

impl From<Refusal> for End {
    fn from(refusal: Refusal) -> Self {
        Self::Said(refusal)
    }
}

pub(crate) struct Conversation {
    inner: Arc<Inner>,
    socket: WebSocket,
    outbox: Arc<Outbox>,
    ticket: Ticket,
    session: SessionId,
    route: Route,
    pace: Pace,
    heard: Instant,
    /// Commands that were passed on and not answered yet.
    unanswered: Vec<(u32, Instant)>,
}

impl Conversation {
    /// Talks until one of the two has had enough.
    pub async fn hold(inner: Arc<Inner>, mut socket: WebSocket, table: TableId, visitor: Visitor, greeter: Arc<dyn Greeter>) {
        let limits = inner.options.limits;
        let outbox = Arc::new(Outbox::new(limits.waiting_frames, limits.waiting_bytes));
        let shared = inner.clone();
        let admitted =
            if inner.is_closing() { Err(crate::tables::shutting_down()) } else { shared.sockets.admit(visitor.address, &outbox) };
        let admitted = match admitted {
            Ok(admitted) => admitted,
            Err(refusal) => return say_farewell(&mut socket, refusal).await,
        };
        tracing::Span::current().record("session", admitted.number());
        tracing::debug!("a socket has opened");
        let address = visitor.address;
        let greeted = greet(&inner, &mut socket, table, visitor, greeter.as_ref(), &outbox).await;
        let (ticket, proof) = match greeted {
            Ok(greeted) => greeted,
            Err(End::Closed) => return,
            Err(End::Said(refusal)) => return say_farewell(&mut socket, refusal).await,
        };
        if let Some(who) = &ticket.who
            && let Err(refusal) = admitted.belongs_to(who.person, proof)
        {
            return say_farewell(&mut socket, refusal).await;
        }
        let (session, route) = match inner.attach(&ticket, &outbox).await {
            Ok(attached) => attached,
            Err(refusal) => return say_farewell(&mut socket, refusal).await,
        };
        let now = Instant::now();
        let pace = shared.sockets.pace(ticket.who.as_ref().map(|who| who.person), address, now);
        let mut talk = Self { inner, socket, outbox, ticket, session, route, pace, heard: now, unanswered: Vec::new() };
        let end = talk.talk().await;
        talk.leave().await;
        tracing::debug!("a socket has ended");
        if let End::Said(refusal) = end {
            if refusal.code == RefusalCode::TooSlow {
                measure::cut_off();
            }
            say_farewell(&mut talk.socket, refusal).await;
        }
    }

    async fn talk(&mut self) -> End {
        let outbox = self.outbox.clone();
        // Set anew when it rings, or has to ring earlier: a timer for each message would cost more than the message.
        let alarm = sleep_until(self.alarm());
        tokio::pin!(alarm);
        loop {
            let ended = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(_)) | None => Err(End::Closed),
                },
                next = outbox.next() => self.act(next).await,
                () = &mut alarm => self.lose_patience(),
            };
            if let Err(end) = ended {
                return end;
            }
            let due = self.alarm();
            if alarm.is_elapsed() || due < alarm.deadline() {
                alarm.as_mut().reset(due);
            }
        }
    }

    fn alarm(&self) -> Instant {
        let silent = self.heard + self.inner.options.limits.silence;
        match (&self.route, self.unanswered.first()) {
            (Route::There(_), Some((_, since))) => silent.min(*since + UNANSWERED),
            (Route::Here(_) | Route::There(_), _) => silent,
        }
    }

    fn lose_patience(&mut self) -> Result<(), End> {
        if Instant::now() < self.alarm() {
            return Ok(());
        }
        if Instant::now() >= self.heard + self.inner.options.limits.silence {
            return Err(Refusal::new(RefusalCode::TooSlow, "nothing was heard for too long").into());
        }
        self.outbox.lose(self.session);
        self.unanswered.iter_mut().for_each(|(_, since)| *since = Instant::now());
        Ok(())
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        let verdict = self.pace.take(self.heard);
        let too_much = || Refusal::new(RefusalCode::TooMuch, "too many messages");
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(malformed("messages are text").into()),
            Message::Ping(_) | Message::Pong(_) if verdict == Verdict::Hopeless => return Err(too_much().into()),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Closed),
        };
        let message = match serde_json::from_str(&text) {
            Ok(message) => message,
            Err(error) => {
                let refusal = malformed(error);
                // One that can be answered is.
                return match serde_json::from_str::<Numbered>(&text) {
                    Ok(Numbered { id }) if verdict == Verdict::Fine => {
                        self.refuse(id, refusal);
                        Ok(())
                    }
                    Ok(_) | Err(_) => Err(refusal.into()),
                };
            }
        };
        match (message, verdict) {
            (_, Verdict::Hopeless) => Err(too_much().into()),
            (FromClient::Hello { .. }, _) => Err(malformed("one has said hello already").into()),
            (FromClient::Do { id, .. }, Verdict::TooMuch) => {
                self.refuse(id, too_much());
                Ok(())
            }
            (FromClient::Alive, Verdict::TooMuch) => Ok(()),
            (FromClient::Alive, Verdict::Fine) => {
                self.outbox.say(Frame::alive());
                Ok(())
            }
            (FromClient::Do { id, command }, Verdict::Fine) => {
                self.pass_on(id, command).await;
                Ok(())
            }
        }
    }

    fn refuse(&self, id: u32, refusal: Refusal) {
        measure::refused(refusal.code);
        self.outbox.say(Frame::refused(id, refusal));
    }

    /// Passes a command on to whoever looks after the table; the answer comes as a frame.
    async fn pass_on(&mut self, id: u32, command: Command) {
        let Some(who) = self.ticket.who.clone() else {
            return self.refuse(id, Refusal::new(RefusalCode::Unknown, "only somebody known can do this"));
        };
        if let Err(refusal) = self.inner.sockets.count_said(who.person, &command) {
            return self.refuse(id, refusal);
        }
        if self.unanswered.len() >= MOST_UNANSWERED {
            return self.refuse(id, Refusal::new(RefusalCode::TooMuch, "too much waits for an answer"));
        }
        match &self.route {
            Route::Here(table) => {
                match table.try_send(Ask::Do { who, command: Arc::new(command), answer: Answer::Session(self.session, id) }) {
                    Ok(()) => self.unanswered.push((id, Instant::now())),
                    Err(TrySendError::Full(_)) => self.refuse(id, Refusal::new(RefusalCode::TooMuch, "too much waits at this table")),
                    // It will be refused as soon as the table is found again.
                    Err(TrySendError::Closed(_)) => {
                        self.unanswered.push((id, Instant::now()));
                        self.outbox.lose(self.session);
                    }
                }
            }
            Route::There(node) => {
                self.unanswered.push((id, Instant::now()));
                if let Some(cluster) = &self.inner.cluster {
                    cluster.pass_on(node, self.ticket.table, self.session, id, &who, command).await;
                }
            }
        }
    }

    async fn act(&mut self, next: Next) -> Result<(), End> {
        match next {
            Next::Send(frames) => self.send(frames).await,
            Next::Find => {
                self.leave().await;
                (self.session, self.route) = self.inner.attach(&self.ticket, &self.outbox).await?;
                for (id, _) in std::mem::take(&mut self.unanswered) {
                    self.refuse(id, in_doubt());
                }
                // The time it took is not the client's.
                self.heard = Instant::now();
                Ok(())
            }
            Next::Close(refusal) => Err(refusal.into()),
        }
    }

    async fn send(&mut self, frames: Vec<Frame>) -> Result<(), End> {
        let (outbox, socket, unanswered) = (&self.outbox, &mut self.socket, &mut self.unanswered);
        measure::sent(frames.iter().map(|frame| frame.text.len()).sum());
        let write = async {
            for frame in frames {
                if let Some(id) = frame.answers {
                    unanswered.retain(|(it, _)| *it != id);
                }
                socket.feed(Message::text(&*frame.text)).await?;
            }
            socket.flush().await
        };
        tokio::select! {
            biased;
            written = timeout(STALLED, write) => match written {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) => Err(End::Closed),
                Err(_) => Err(Refusal::new(RefusalCode::TooSlow, "the socket does not take what is sent").into()),
            },
            refusal = outbox.is_too_slow() => Err(refusal.into()),
        }
    }

    /// The session is over, though the socket may begin another.
    async fn leave(&mut self) {
        match &self.route {
            Route::Here(table) => {
                let _ = table.send(Ask::Leave { session: self.session }).await;
            }
            Route::There(node) => {
                self.inner.sockets.expect_no_more(self.session);
                if let Some(cluster) = &self.inner.cluster {
                    cluster.tell_gone(node, self.ticket.table, self.session).await;
                }
            }
        }
    }
}

/// A message of which only the number can be read.
#[derive(Deserialize)]
struct Numbered {
    id: u32,
}

fn malformed(problem: impl ToString) -> Refusal {
    Refusal::new(RefusalCode::Malformed, problem.to_string())
}

/// Waits for `hello`, and finds out who it is.
async fn greet(
    inner: &Inner,
    socket: &mut WebSocket,
    table: TableId,
    visitor: Visitor,
    greeter: &dyn Greeter,
    outbox: &Outbox,
) -> Result<(Ticket, Option<TokenHash>), End> {
    let hello = timeout(inner.options.limits.hello, first_text(socket));
    let text = hello.await.map_err(|_| Refusal::new(RefusalCode::TooSlow, "no hello"))??;
    let (token, role, seen) = match serde_json::from_str(&text) {
        Ok(FromClient::Hello { protocol, token, role, seen }) if protocol == PROTOCOL => (token, role, seen),
        Ok(FromClient::Hello { .. }) => return Err(Refusal::new(RefusalCode::Protocol, "another version of the protocol").into()),
        Ok(FromClient::Do { .. } | FromClient::Alive) => return Err(malformed("the first message is hello").into()),
        Err(error) => return Err(malformed(error).into()),
    };
    let (who, proof) = match token {
        Some(text) => {
            let unknown = || Refusal::new(RefusalCode::Unknown, "this token is nobody's");
            let token: Token = text.parse().map_err(|_| unknown())?;
            let who: Who = greeter.greet(&token).await?.ok_or_else(unknown)?;
            (Some(who), Some(token.hash()))
        }
        None => (visitor.who, visitor.proof),
    };
    if let Some(who) = &who {
        let unavailable = |error: StorageError| {
            tracing::warn!(%error, "blocks");
            Refusal::new(RefusalCode::Unavailable, "whom you do not want to hear cannot be looked up now")
        };
        for (person, _) in inner.storage.blocks(who.person).await.map_err(unavailable)? {
            outbox.mute(person, true);
        }
    }
    Ok((Ticket { table, who, role, seen }, proof))
}

async fn first_text(socket: &mut WebSocket) -> Result<String, End> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Binary(_))) => return Err(malformed("messages are text").into()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Closed),
        }
    }
}

/// Says why the socket closes, to whoever still listens.
async fn say_farewell(socket: &mut WebSocket, refusal: Refusal) {
    measure::refused(refusal.code);
    let last = async {
        socket.send(Message::text(&*Frame::farewell(refusal).text)).await?;
        socket.send(Message::Close(None)).await?;
        // Closing while something unread has come would take the last words away again.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(LAST_WORDS, last).await;
}
