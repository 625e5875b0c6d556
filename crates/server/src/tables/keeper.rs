//! The task that looks after one table: it alone changes it, stores what has changed, and only then tells anybody.

mod failing;
mod loading;
mod people;
mod storing;

pub(super) use loading::Fresh;
pub(super) use storing::listing;

use host::{Done, SessionId, Table, Who};
use protocol::{Command, Millis, PersonId, Refusal, RefusalCode, TableId};
use serde_json::value::{RawValue, to_raw_value};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use storage::Listing;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::errand::{Answer, Ask, Closing, Declined, Outcome, Reply};
use super::line::{Frame, Line};
use super::{Deed, Inner, measure};
use crate::random;

/// How many messages may wait for one table.
pub(super) const QUEUE: usize = 256;
/// A table that has something to do and does nothing is asked again after this time, not at once.
const STUCK: Duration = Duration::from_millis(200);

/// Somebody who is connected.
struct Session {
    line: Line,
    who: Option<Who>,
    role: protocol::message::Role,
}

/// Why a table is not looked after here any more.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Gone {
    /// It was let go on purpose; nothing is left to be said.
    Released,
    /// Somebody else has it, or it cannot be stored: what is in memory counts for nothing.
    Lost,
    /// The program failed, and the table cannot even be stopped properly.
    Broken,
}

pub(super) struct Keeper {
    shared: Arc<Inner>,
    id: TableId,
    table: Table,
    sessions: HashMap<SessionId, Session>,
    /// What is stored of it.
    records: u64,
    listing: Listing,
    wake: Option<Millis>,
    /// Something is to be stored, by this time, though no record tells of it.
    save_by: Option<Instant>,
    /// When those who are away are called.
    call_at: Option<Instant>,
    used: Instant,
    stuck: Option<Millis>,
}

impl Keeper {
    /// Looks after a table until it is let go.
    async fn keep(&mut self, asks: &mut mpsc::Receiver<Ask>) -> Gone {
        loop {
            let alarm = self.alarm();
            let ask = tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => Some(ask),
                    None => return Gone::Released,
                },
                () = sleep_until(alarm) => None,
            };
            let gone = match ask {
                Some(Ask::Close { how, done }) => {
                    let gone = self.close(how, asks).await;
                    let _ = done.send(());
                    Err(gone)
                }
                Some(ask) => {
                    self.used = Instant::now();
                    self.hear(ask).await
                }
                None => self.wake_up().await,
            };
            if let Err(gone) = gone {
                return gone;
            }
        }
    }

    fn now(&self) -> Millis {
        self.shared.options.clock.now()
    }

    fn watch(&self, deed: Deed) {
        self.shared.outside.watch(self.id, deed);
    }

    /// When something has to be done though nobody asks.
    fn alarm(&self) -> Option<Instant> {
        let idle = self.sessions.is_empty().then(|| self.used + self.shared.options.idle);
        [self.due(), idle, self.save_by, self.call_at].into_iter().flatten().min()
    }

    /// When the table has something to do.
    fn due(&self) -> Option<Instant> {
        let wake = self.table.wake()?;
        if self.stuck == Some(wake) {
            return Some(Instant::now() + STUCK);
        }
        let wait = Duration::from_millis(u64::try_from(wake - self.now()).unwrap_or(0));
        // Longer than a page-in lasts nobody waits here.
        Some(Instant::now() + wait.min(Duration::from_secs(24 * 60 * 60)))
    }

    async fn wake_up(&mut self) -> Result<(), Gone> {
        let (now, instant) = (self.now(), Instant::now());
        if self.table.wake().is_some_and(|wake| wake <= now) {
            return self.tick(now).await;
        }
        if self.call_at.is_some_and(|at| at <= instant) {
            self.call_at = None;
            self.call_people();
        }
        if self.save_by.is_some_and(|at| at <= instant) {
            self.store(Vec::new()).await?;
        }
        let soon = now.saturating_add(Millis::try_from(self.shared.options.idle.as_millis()).unwrap_or(Millis::MAX));
        if self.sessions.is_empty() && instant >= self.used + self.shared.options.idle {
            if self.table.wake().is_some_and(|wake| wake <= soon) {
                self.used = instant;
                return Ok(());
            }
            return self.page_out().await;
        }
        Ok(())
    }

    async fn tick(&mut self, now: Millis) -> Result<(), Gone> {
        let before = self.table.wake();
        let ticked = catch_unwind(AssertUnwindSafe(|| {
            self.watch(Deed::Tick);
            self.table.tick(now)
        }));
        let Ok(records) = ticked else { return self.freeze().await };
        let outgoing = self.table.take_outgoing();
        let moved = !records.is_empty() || !outgoing.is_empty() || self.table.wake() != before;
        self.stuck = if moved { None } else { before };
        if !records.is_empty() {
            self.used = Instant::now();
            measure::action(self.listing.summary.agreed.game(), measure::Source::Table);
            self.store(records).await?;
        }
        self.send(outgoing);
        Ok(())
    }

    async fn hear(&mut self, ask: Ask) -> Result<(), Gone> {
        match ask {
            Ask::Arrive { guest, reply } => return self.arrive(guest, reply).await,
            Ask::Leave { session } => self.leave(session),
            Ask::Do { who, command, answer } => return self.obey(who, &command, answer).await,
            Ask::Info { reply } => {
                let _ = reply.send(Ok(Outcome::Info(Box::new(self.table.info()))));
            }
            Ask::GiveSeat { seat, to, reply } => {
                if let Err(refusal) = self.check_company(&to, seat).await {
                    let _ = reply.send(Err(refusal.into()));
                    return Ok(());
                }
                let now = self.now();
                let Ok(given) = catch_unwind(AssertUnwindSafe(|| self.table.give_seat(seat, &to, now))) else {
                    let _ = reply.send(Err(failed().into()));
                    return self.freeze().await;
                };
                return match given {
                    Ok(records) => self.changed(records, Answer::Reply(reply)).await,
                    Err(refusal) => {
                        let _ = reply.send(Err(refusal.into()));
                        Ok(())
                    }
                };
            }
            Ask::Forget { who, reply } => return self.forget(&who, reply).await,
            Ask::NodeGone { node } => {
                let gone: Vec<SessionId> =
                    self.sessions.iter().filter(|(_, it)| it.line.comes_over(&node)).map(|(&session, _)| session).collect();
                for session in gone {
                    self.leave(session);
                }
            }
            Ask::Close { done, .. } => drop(done),
        }
        Ok(())
    }

    async fn obey(&mut self, who: Who, command: &Command, answer: Answer) -> Result<(), Gone> {
        let begun = Instant::now();
        if let Command::Sit { seat, .. } = command
            && let Err(refusal) = self.check_company(&who, *seat).await
        {
            self.answer(answer, Err(refusal.into()));
            return Ok(());
        }
        let now = self.now();
        let (random, mut without) = (self.shared.options.random.clone(), false);
        let done = catch_unwind(AssertUnwindSafe(|| {
            let mut seed = || {
                random::bytes(random.as_ref()).unwrap_or_else(|_| {
                    without = true;
                    [0; 32]
                })
            };
            self.watch(Deed::Command);
            self.table.command(&who, command, now, &mut seed)
        }));
        if without {
            // A game that everybody could foresee must not begin: the table is taken as it is stored.
            self.answer(answer, Err(Refusal::new(RefusalCode::Unavailable, "the system has no random numbers").into()));
            return Err(Gone::Lost);
        }
        let Ok(done) = done else {
            self.answer(answer, Err(failed().into()));
            return self.freeze().await;
        };
        let obeyed = match done {
            Ok(Done::Changed(records)) => self.changed(records, answer).await,
            Ok(Done::Rematch(records)) => self.rematch(records, answer).await,
            Ok(Done::Reason(refusal)) => {
                self.answer(answer, Ok(Outcome::Reason(refusal)));
                Ok(())
            }
            Ok(Done::Preview(preview)) => {
                match answer {
                    Answer::Session(session, id) => self.send_to(session, Frame::preview(id, preview)),
                    Answer::Reply(_) => {
                        // Plain data with text keys: it can always be written.
                        let written = to_raw_value(&preview).unwrap_or_else(|_| RawValue::NULL.to_owned());
                        self.answer(answer, Ok(Outcome::Preview(written)));
                    }
                }
                Ok(())
            }
            Ok(Done::Said(said)) => {
                let told = self.shared.storage.say(self.id, said.clone()).await;
                if told.is_ok() {
                    self.send_all(&Frame::said(said));
                }
                self.answer(answer, told.map(|()| Outcome::Done).map_err(|error| unavailable(&error).into()));
                Ok(())
            }
            Ok(Done::Pinged { by, person, at }) => {
                self.send_all(&Frame::pinged(by, person, at));
                self.answer(answer, Ok(Outcome::Done));
                Ok(())
            }
            Err(refusal) => {
                self.answer(answer, Err(refusal.into()));
                Ok(())
            }
        };
        if obeyed.is_ok() {
            measure::took(begun.elapsed());
        }
        obeyed
    }

    /// Stores what has changed, shows it to everybody, and says that it is done, in this order.
    async fn changed(&mut self, records: Vec<host::Record>, answer: Answer) -> Result<(), Gone> {
        let outgoing = self.table.take_outgoing();
        let only_answers = records.iter().all(|record| matches!(record.what, host::What::Answered { .. }));
        if records.is_empty() {
            self.save_soon();
        } else {
            measure::action(self.listing.summary.agreed.game(), measure::Source::Person);
            if let Err(gone) = self.store(records).await {
                self.answer(answer, Err(in_doubt().into()));
                return Err(gone);
            }
        }
        match answer {
            // With what it has led to, so that both travel together.
            Answer::Session(session, id) => {
                let (own, others): (Vec<_>, Vec<_>) = outgoing.into_iter().partition(|(to, _)| *to == session);
                self.send(others);
                if let Some(there) = self.sessions.get(&session) {
                    there.line.send(session, own.into_iter().map(|(_, text)| text.into()).chain([Frame::done(id)]));
                }
            }
            Answer::Reply(_) => {
                self.send(outgoing);
                self.answer(answer, Ok(Outcome::Done));
            }
        }
        if !only_answers {
            self.send_away();
        }
        Ok(())
    }

    /// Everybody wants to play again: the next table is there before anybody hears of it.
    async fn rematch(&mut self, mut records: Vec<host::Record>, answer: Answer) -> Result<(), Gone> {
        let now = self.now();
        let again = match random::table_id(self.shared.options.random.as_ref()) {
            Ok(id) => self.table.again(id, now).map(|made| (id, made)),
            Err(_) => Err(Refusal::new(RefusalCode::Unavailable, "the system has no random numbers")),
        };
        let made = match again {
            Ok((id, (table, made))) => Inner::adopt(&self.shared, table, &made).await.map(|()| id),
            Err(refusal) => Err(refusal),
        };
        match made {
            Ok(id) => records.extend(self.table.rematched(id, now)),
            Err(refusal) => {
                // That the last one wanted to is not stored either, so that they can say so again.
                self.answer(answer, Err(refusal.into()));
                return Err(Gone::Lost);
            }
        }
        self.changed(records, answer).await
    }

    fn answer(&self, answer: Answer, outcome: Result<Outcome, Declined>) {
        if let Err(Declined::Refused(refusal)) = &outcome {
            measure::refused(refusal.code);
        }
        match answer {
            Answer::Reply(reply) => {
                let _ = reply.send(outcome);
            }
            Answer::Session(session, id) => {
                let frame = match outcome {
                    Ok(Outcome::Done | Outcome::Info(_) | Outcome::Preview(_)) => Frame::done(id),
                    Ok(Outcome::Reason(refusal)) => Frame::reason(id, refusal),
                    Err(Declined::Refused(refusal)) => Frame::refused(id, refusal),
                    Err(Declined::Elsewhere(_) | Declined::Gone) => Frame::refused(id, in_doubt()),
                };
                self.send_to(session, frame);
            }
        }
    }

    fn send_to(&self, session: SessionId, frame: Frame) {
        if let Some(there) = self.sessions.get(&session) {
            there.line.send(session, [frame]);
        }
    }

    fn send(&self, outgoing: Vec<(SessionId, Arc<str>)>) {
        for (session, text) in outgoing {
            self.send_to(session, text.into());
        }
    }

    fn send_all(&self, frame: &Frame) {
        for (&session, there) in &self.sessions {
            there.line.send(session, [frame.clone()]);
        }
    }

    /// Calls those who are away and have to be told something.
    fn call_people(&mut self) {
        for (person, notification) in self.table.due_notifications() {
            self.shared.notify(person, self.id, notification);
            self.save_soon();
        }
    }

    fn members(&self) -> Vec<PersonId> {
        self.table.members().into_iter().map(|(person, _)| person).collect()
    }
}

async fn sleep_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

/// The program has failed at this table.
fn failed() -> Refusal {
    Refusal::new(RefusalCode::Frozen, "the program failed at this table")
}

/// Whether something was done will be seen when the table is back.
pub(crate) fn in_doubt() -> Refusal {
    Refusal::new(RefusalCode::Unavailable, "the table is being looked for; whether this was done will show")
}

pub(super) fn unavailable(error: &storage::StorageError) -> Refusal {
    tracing::error!(%error, "storage");
    Refusal::new(RefusalCode::Unavailable, "the table cannot be stored now")
}
