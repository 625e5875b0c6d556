//! What happens by itself: bots, standing orders, windows that close, forced answers, clocks, and bots that cover for the absent.
//!
//! How long something takes must not tell what a seat holds. A window stays open equally long whoever could answer; a bot takes its
//! time whether it has a choice or not. An answer that a person is forced to is given for them only while they are there, at a moment
//! at which they could have given it themselves. Somebody alone among bots hurries for nobody and is played for by nobody.

use kernel::{Seat, Seed};
use protocol::Millis;
use protocol::table::{Clock, Phase, WindowOrder};
use sha2::{Digest, Sha256};

use crate::chair::{Chair, seated};
use crate::played::{Failed, Given, Question};
use crate::record::{By, Cause, Record, What};
use crate::table::Table;

/// How long bots and windows wait for those who are asked whether a step may be taken back.
const UNDO_PATIENCE: Millis = 60_000;

/// What is done for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    Bot,
    /// A bot decides this once.
    TimeIsUp,
    Forced,
    Pass(By),
    Cover(Cause),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    pub at: Millis,
    pub how: How,
}

impl Table {
    /// When [`Table::tick`] has something to do.
    pub fn wake(&self) -> Option<Millis> {
        let due = self.next_due().map(|(due, _)| due.at);
        [due, self.next_scene()].into_iter().flatten().min()
    }

    /// Does what is due by now: at most one answer, so that each is seen on its own.
    pub fn tick(&mut self, now: Millis) -> Vec<Record> {
        self.release_scenes(now);
        if let Some((due, seat)) = self.next_due().filter(|(due, _)| due.at <= now) {
            self.act(seat, due.how, now);
        }
        self.flush_info();
        self.take_records()
    }

    fn act(&mut self, seat: Seat, how: How, now: Millis) {
        let cover = self.head.settings.cover_with;
        let bot = self.head.chairs.get(seat.index()).and_then(|chair| chair.bot(cover)).unwrap_or(cover);
        let chosen = Given::Bot { bot, seed: self.bot_seed(seat) };
        let (given, by) = match how {
            How::Bot => (chosen, By::Bot),
            How::TimeIsUp => (chosen, By::Clock),
            How::Forced => (Given::Only, By::Forced),
            How::Pass(by) => (Given::GoOn, by),
            How::Cover(why) => {
                self.enact(What::Covered { seat, why }, now);
                return self.grant_undo(now);
            }
        };
        match self.take(seat, &given, by, now) {
            Ok(()) => {}
            Err(Failed::Fault(report)) => self.stop_at_fault(report, now),
            // An option of this very state is never refused; were it, the table would try for ever.
            Err(Failed::Refused(refusal)) => self.stop_at_fault(refusal.reason, now),
        }
    }

    /// The program has failed at this table: it stops, and its journal is kept.
    pub fn freeze(&mut self, report: String, now: Millis) -> Vec<Record> {
        self.stop_at_fault(report, now);
        self.flush_info();
        self.take_records()
    }

    pub(crate) fn stop_at_fault(&mut self, report: String, now: Millis) {
        self.enact(What::Froze { report }, now);
    }

    /// The same bot chooses the same at the same moment, also after a restart; what it is seeded with tells nothing about the seed.
    fn bot_seed(&self, seat: Seat) -> u64 {
        self.keyed(b"hullbreach bot 1", seat, self.head.turn)
    }

    fn keyed(&self, purpose: &[u8], seat: Seat, turn: u32) -> u64 {
        let mut hash = Sha256::new();
        hash.update(purpose);
        hash.update(self.seed().map(|seed: Seed| seed.to_string()).unwrap_or_default());
        hash.update([seat.number()]);
        hash.update(turn.to_le_bytes());
        let digest: [u8; 32] = hash.finalize().into();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        u64::from_le_bytes(first)
    }

    /// Whether a game is being played.
    pub fn is_running(&self) -> bool {
        self.head.phase == Phase::Playing
    }

    pub(crate) fn is_hidden_window(&self) -> bool {
        self.question().is_some_and(|question| question.is_hidden_window())
    }

    /// Whether one person decides everything that no bot decides.
    fn is_last(&self) -> bool {
        let mut deciders = self.head.chairs.iter().filter_map(Chair::decider);
        deciders.next().is_some_and(|last| deciders.all(|other| other == last))
    }

    /// Whether somebody plays among bots and nobody can look on, now or a delay later: nobody is kept waiting, and nobody could learn
    /// something from how long it takes.
    fn is_unhurried(&self) -> bool {
        self.is_last() && !self.head.settings.spectators && !self.is_watched()
    }

    /// How long a window stays open in which nobody can see who could answer.
    pub(crate) fn window(&self) -> Millis {
        let settings = &self.head.settings;
        i64::from(if self.is_unhurried() { settings.window.min(settings.pace) } else { settings.window })
    }

    fn next_due(&self) -> Option<(Due, Seat)> {
        seated(&self.head.chairs).filter_map(|(seat, _)| Some((self.due(seat)?, seat))).min_by_key(|(due, seat)| (due.at, *seat))
    }

    /// What happens for a seat if nobody does anything.
    pub(crate) fn due(&self, seat: Seat) -> Option<Due> {
        if !self.is_running() {
            return None;
        }
        let chair = self.head.chairs.get(seat.index())?;
        let question = self.question()?;
        let first = [self.answer_due(seat, chair, &question), self.clock_due(chair, &question), self.cover_due(chair, &question)];
        let mut due = first.into_iter().flatten().min_by_key(|due| due.at)?;
        if let Some(asked) = &self.head.asked_back {
            due.at = due.at.max(asked.since + UNDO_PATIENCE);
        }
        Some(due)
    }

    /// What the table answers for a seat.
    fn answer_due(&self, seat: Seat, chair: &Chair, question: &Question) -> Option<Due> {
        let since = chair.asked?.since;
        let settings = &self.head.settings;
        let pace = i64::from(settings.pace);
        let hidden_window = question.is_hidden_window();
        if chair.bot(settings.cover_with).is_some() {
            return Some(Due { at: since + if hidden_window { self.window() } else { pace }, how: How::Bot });
        }
        let game = self.game.as_ref()?;
        if question.window {
            let after = since + if hidden_window { self.window() } else { pace };
            if chair.declined {
                return Some(Due { at: after, how: How::Pass(By::Person) });
            }
            let passes = match chair.orders.windows {
                WindowOrder::Timed => hidden_window && (game.option_count(seat) == 1 || !self.is_unhurried()),
                WindowOrder::Pass => true,
                WindowOrder::PassUnlessMe => hidden_window || !game.concerns(seat),
                WindowOrder::Ask => false,
            };
            return passes.then_some(Due { at: after, how: How::Pass(By::Order) });
        }
        if !question.hidden || chair.left.is_some() || game.option_count(seat) != 1 {
            return None;
        }
        let there = since.max(chair.came.unwrap_or(since));
        let hesitation = self.keyed(b"hullbreach pace 1", seat, chair.asked?.turn) % (2 * u64::from(settings.pace)).max(1);
        Some(Due { at: there + pace + hesitation as i64, how: How::Forced })
    }

    fn clock_due(&self, chair: &Chair, question: &Question) -> Option<Due> {
        chair.decider()?;
        let free = if question.is_hidden_window() { i64::from(self.head.settings.window) } else { 0 };
        let since = chair.asked?.since + free;
        match self.head.settings.clock {
            Clock::None => None,
            Clock::Each { seconds } => Some(Due { at: since + i64::from(seconds) * 1000, how: How::TimeIsUp }),
            Clock::Bank { .. } => Some(Due { at: since + chair.bank?, how: How::Cover(Cause::Clock) }),
        }
    }

    fn cover_due(&self, chair: &Chair, question: &Question) -> Option<Due> {
        chair.decider()?;
        // A window passes by itself, unless somebody wants to be asked in any case. And for whom should bots play on alone?
        if self.head.settings.cover_after == 0 || (question.window && chair.orders.windows != WindowOrder::Ask) || self.is_last() {
            return None;
        }
        let absent = chair.asked?.since.max(chair.left?);
        Some(Due { at: absent + i64::from(self.head.settings.cover_after) * 1000, how: How::Cover(Cause::Absence) })
    }

    /// When a bot takes over from an absent owner.
    pub(crate) fn cover_at(&self, seat: Seat) -> Option<Millis> {
        if !self.is_running() {
            return None;
        }
        let question = self.question()?;
        self.cover_due(self.head.chairs.get(seat.index())?, &question).map(|due| due.at)
    }
}
