//! People who come and go, and whom they meet.

use host::{Record, SessionId, Who};
use kernel::Seat;
use protocol::message::Role;
use protocol::{PersonId, Refusal, RefusalCode};
use std::panic::{AssertUnwindSafe, catch_unwind};
use storage::Block;
use tokio::time::Instant;

use super::{Gone, Keeper, Reply, Session, failed, unavailable};
use crate::tables::Deed;
use crate::tables::errand::{Answer, Guest, Outcome};
use crate::tables::line::Frame;

/// How much of what was said before somebody is told who comes.
const RETOLD: u32 = 100;

impl Keeper {
    pub(super) async fn arrive(&mut self, guest: Guest, reply: Reply) -> Result<(), Gone> {
        if let Err(refusal) = self.check_room(&guest) {
            let _ = reply.send(Err(refusal.into()));
            return Ok(());
        }
        self.remember().await;
        let said = self.shared.storage.said(self.id, RETOLD).await.unwrap_or_default();
        let Guest { session, line, who, role, seen } = guest;
        let person = who.as_ref().map(|who| who.person);
        let now = self.now();
        let arrived = catch_unwind(AssertUnwindSafe(|| {
            self.watch(Deed::Arrive);
            self.table.arrive(session, person, role, &seen, now)
        }));
        let messages = match arrived {
            Ok(Ok(messages)) => messages,
            Ok(Err(refusal)) => {
                let _ = reply.send(Err(refusal.into()));
                return Ok(());
            }
            Err(_) => {
                let _ = reply.send(Err(failed().into()));
                return self.freeze().await;
            }
        };
        let mut messages = messages.into_iter().map(Frame::from);
        // The welcome first, then what was said before, then the game.
        let welcome = messages.next();
        line.send(session, welcome.into_iter().chain(said.into_iter().map(Frame::said)).chain(messages));
        self.sessions.insert(session, Session { line, who, role });
        let outgoing = self.table.take_outgoing();
        self.send(outgoing);
        let _ = reply.send(Ok(Outcome::Done));
        Ok(())
    }

    pub(super) fn leave(&mut self, session: SessionId) {
        if self.sessions.remove(&session).is_none() {
            return;
        }
        let now = self.now();
        self.watch(Deed::Leave);
        self.table.leave(session, now);
        let outgoing = self.table.take_outgoing();
        self.send(outgoing);
        self.used = Instant::now();
        self.call_at = Some(Instant::now() + self.shared.options.grace);
        // A bot may have to answer for them when this process is gone.
        if self.table.wake().is_some_and(|wake| self.wake.is_none_or(|stored| wake < stored)) {
            self.save_soon();
        }
    }

    /// Whoever may not look on any more goes, after what they have been told already.
    pub(super) fn send_away(&mut self) {
        for (session, refusal) in self.table.uninvited() {
            if let Some(there) = self.sessions.get(&session) {
                there.line.dismiss(session, refusal);
            }
            self.leave(session);
        }
    }

    /// Seats everybody again at the same table, as after a restart.
    pub(super) fn seat_again(&mut self) {
        let now = self.now();
        let sessions: Vec<SessionId> = self.sessions.keys().copied().collect();
        for session in sessions {
            let Some(there) = self.sessions.get(&session) else { continue };
            let person = there.who.as_ref().map(|who| who.person);
            match self.table.arrive(session, person, there.role, &[], now) {
                Ok(messages) => there.line.send(session, messages.into_iter().map(Frame::from)),
                Err(refusal) => {
                    there.line.dismiss(session, refusal);
                    self.sessions.remove(&session);
                }
            }
        }
        let outgoing = self.table.take_outgoing();
        self.send(outgoing);
    }

    /// Whether there is room for one more.
    fn check_room(&self, guest: &Guest) -> Result<(), Refusal> {
        let limits = &self.shared.options.limits;
        if self.sessions.len() >= limits.sockets_per_table {
            return Err(Refusal::new(RefusalCode::TooMuch, "too many are connected to this table"));
        }
        let members = self.members();
        let sits = |who: &Option<Who>, role: Role| role != Role::Spectator && who.as_ref().is_some_and(|who| members.contains(&who.person));
        let spectators = self.sessions.values().filter(|it| !sits(&it.who, it.role)).count();
        if !sits(&guest.who, guest.role) && spectators >= limits.spectators_per_table {
            return Err(Refusal::new(RefusalCode::TooMuch, "too many look on at this table"));
        }
        Ok(())
    }

    /// Nobody sits down among people who have blocked them, or whom they have blocked; the host counts as one of them. Whoever sits
    /// here already stays, and the host may always sit down: it is their table.
    pub(super) async fn check_company(&mut self, who: &Who, seat: Seat) -> Result<(), Refusal> {
        let host = self.table.host();
        let members = self.table.members();
        if who.person == host || members.iter().any(|(person, _)| *person == who.person) {
            return Ok(());
        }
        let storage = self.shared.storage.clone();
        let blocks = async |by: PersonId| storage.blocks(by).await.map_err(|error| unavailable(&error));
        let mine = blocks(who.person).await?;
        // Whoever sits on this very seat would have to leave it.
        let mut company: Vec<PersonId> = members.into_iter().filter(|(_, there)| *there != seat).map(|(person, _)| person).collect();
        company.push(host);
        company.sort_unstable();
        company.dedup();
        for person in company {
            if blocks(person).await?.contains(&(who.person, Block::Block)) {
                let reason =
                    if person == host { "the host does not want to play with you" } else { "somebody here does not want to play with you" };
                return Err(Refusal::new(RefusalCode::Forbidden, reason));
            }
            if mine.contains(&(person, Block::Block)) {
                return Err(Refusal::new(RefusalCode::Forbidden, "somebody is here whom you have blocked"));
            }
        }
        Ok(())
    }

    /// Takes somebody off the table who deletes everything kept about them, and their name out of its history.
    pub(super) async fn forget(&mut self, who: &Who, reply: Reply) -> Result<(), Gone> {
        if let Err(refusal) = self.amend_history(who).await {
            let _ = reply.send(Err(refusal.into()));
            return Ok(());
        }
        let now = self.now();
        let Ok(records) = catch_unwind(AssertUnwindSafe(|| self.table.forget(who, now))) else {
            let _ = reply.send(Err(failed().into()));
            return self.freeze().await;
        };
        self.changed(records, Answer::Reply(reply)).await
    }

    async fn amend_history(&mut self, who: &Who) -> Result<(), Refusal> {
        let lines = self.shared.storage.records(self.id, 0).await.map_err(|error| unavailable(&error))?;
        let amended: Vec<_> = (0..).zip(&lines).filter_map(|(number, line)| Some((number, self.amended(who, line)?))).collect();
        if amended.is_empty() {
            return Ok(());
        }
        self.shared.storage.amend(self.id, &self.shared.node, amended).await.map_err(|error| unavailable(&error))
    }

    fn amended(&self, who: &Who, line: &[u8]) -> Option<Vec<u8>> {
        self.table.forgotten(who, &Record::read(line).ok()?).map(|record| record.to_bytes())
    }

    /// Says farewell to everybody who is left.
    pub(super) fn dismiss(&mut self, gone: &Gone) {
        for (session, there) in self.sessions.drain() {
            match gone {
                Gone::Released | Gone::Lost => there.line.lose(session),
                Gone::Broken => there.line.dismiss(session, failed()),
            }
        }
    }
}
