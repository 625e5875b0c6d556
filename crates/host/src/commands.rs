//! What people want of a table: who may, when, and what comes of it.

mod gathering;
mod playing;
mod talk;

pub(crate) use playing::MOST_CLAIMS;

use kernel::Seat;
use protocol::message::Said;
use protocol::preview::Preview;
use protocol::table::Phase;
use protocol::{Command, Millis, PersonId, Refusal, RefusalCode};

use crate::record::Record;
use crate::table::{Table, Who};

/// How many records of a table may be something else than answers, before what could go on for ever is refused.
const MOST_CHANGES: u32 = 10_000;

/// What a command has led to.
#[derive(Debug)]
pub enum Done {
    /// To be stored, and the snapshot with it, before anything is sent. Empty when everything was so already.
    Changed(Vec<Record>),
    /// Why something is not possible; nothing has changed.
    Reason(Refusal),
    /// What an option would lead to; nothing has changed.
    Preview(Box<Preview>),
    /// Something said, to be stored apart from records and sent to those who want to hear it.
    Said(Said),
    /// Something pointed at, to be sent only.
    Pinged { by: Seat, person: PersonId, at: String },
    /// Everybody wants to play again: a new table is to be made with [`Table::again`] and told with [`Table::rematched`].
    Rematch(Vec<Record>),
}

impl Table {
    /// Does what somebody wants, or says why not; then nothing has changed.
    pub fn command(&mut self, who: &Who, command: &Command, now: Millis, random: &mut dyn FnMut() -> [u8; 32]) -> Result<Done, Refusal> {
        self.note_presence(Some(who.person), now);
        self.only_few_changes(command)?;
        let done = self.obey(who, command, now, random)?;
        self.flush_info();
        Ok(done)
    }

    fn obey(&mut self, who: &Who, command: &Command, now: Millis, random: &mut dyn FnMut() -> [u8; 32]) -> Result<Done, Refusal> {
        match command {
            Command::Sit { seat, name } => self.sit(who, *seat, name.as_deref(), now)?,
            Command::Stand { seat } => self.stand(who, *seat, now)?,
            Command::SeatBot { seat, bot } => self.seat_bot(who, *seat, *bot, now)?,
            Command::Agree { agreed } => self.agree(who, agreed, now)?,
            Command::Settle { settings } => self.settle(who, settings, now)?,
            Command::Rename { name } => self.rename(who, name, now)?,
            Command::Start => self.begin(who, now, random)?,
            Command::HandOver { to } => self.hand_over(who, *to, now)?,
            Command::Kick { seat } => self.kick(who, *seat, now)?,
            Command::Abandon => self.abandon(who, now)?,
            Command::Answer { .. } | Command::Act { .. } => self.answer(who, command, now)?,
            Command::WhyNot { seat, action } => return self.why_not(who, *seat, action).map(Done::Reason),
            Command::Claim { seat, claim } => self.claim(who, *seat, claim, now)?,
            Command::Undo { seat, turn } => self.undo(who, *seat, *turn, now)?,
            Command::AgreeToUndo { seat, yes } => self.agree_to_undo(who, *seat, *yes, now)?,
            Command::Order { seat, orders } => self.order(who, *seat, *orders, now)?,
            Command::Concede { seat } => self.concede(who, *seat, now)?,
            Command::Cover { seat } => self.cover(who, *seat, now)?,
            Command::TakeBack { seat } => self.take_seat_back(who, *seat, now)?,
            Command::Rematch { seat } => {
                if self.want_rematch(who, *seat, now)? {
                    return Ok(Done::Rematch(self.take_records()));
                }
            }
            Command::Preview { seat, turn, option } => {
                return self.preview(who, *seat, *turn, *option).map(|preview| Done::Preview(Box::new(preview)));
            }
            Command::Say { .. } | Command::Phrase { .. } | Command::Ping { .. } => return self.talk(who, command, now),
        }
        Ok(Done::Changed(self.take_records()))
    }

    /// Whatever can be done and undone again has an end, since all of it is kept. The game itself, and its end, are never in its way.
    fn only_few_changes(&self, command: &Command) -> Result<(), Refusal> {
        let endless = match command {
            Command::Sit { .. }
            | Command::Stand { .. }
            | Command::SeatBot { .. }
            | Command::Agree { .. }
            | Command::Settle { .. }
            | Command::Rename { .. }
            | Command::HandOver { .. }
            | Command::Kick { .. }
            | Command::Undo { .. }
            | Command::Order { .. }
            | Command::Cover { .. } => true,
            Command::Start
            | Command::Abandon
            | Command::Answer { .. }
            | Command::Act { .. }
            | Command::WhyNot { .. }
            | Command::Preview { .. }
            | Command::Claim { .. }
            | Command::AgreeToUndo { .. }
            | Command::Concede { .. }
            | Command::TakeBack { .. }
            | Command::Rematch { .. }
            | Command::Say { .. }
            | Command::Phrase { .. }
            | Command::Ping { .. } => false,
        };
        if endless && self.head.changes >= MOST_CHANGES {
            return Err(Refusal::new(RefusalCode::TooMuch, "too much was changed at this table already"));
        }
        Ok(())
    }

    fn only_host(&self, who: &Who) -> Result<(), Refusal> {
        if who.person == self.head.host { Ok(()) } else { Err(Refusal::new(RefusalCode::Forbidden, "only the host may do this")) }
    }

    pub(crate) fn only_in(&self, phase: Phase) -> Result<(), Refusal> {
        if self.head.phase == phase {
            return Ok(());
        }
        match self.head.phase {
            Phase::Frozen => Err(Refusal::new(RefusalCode::Frozen, "the program failed at this table")),
            Phase::Gathering | Phase::Playing | Phase::Over | Phase::Abandoned | Phase::Closed => {
                Err(Refusal::new(RefusalCode::WrongPhase, "the table is at another point"))
            }
        }
    }

    pub(crate) fn only_owner(&self, who: &Who, seat: Seat) -> Result<(), Refusal> {
        if self.chair(seat)?.person() == Some(who.person) {
            Ok(())
        } else {
            Err(Refusal::new(RefusalCode::NotYourSeat, "this is not your seat"))
        }
    }
}
