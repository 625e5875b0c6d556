//! While the game runs: answers, claims, steps taken back, orders, and leaving.

use kernel::{Seat, SeatSet};
use protocol::table::{Clock, Phase, Sitter, StandingOrders};
use protocol::{Command, Millis, Refusal, RefusalCode};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::chair::seated;
use crate::played::{Failed, Given, Since};
use crate::record::{By, Cause, What};
use crate::table::{AskedBack, Table, Who};

/// How much a seat may claim between two answers.
pub(crate) const MOST_CLAIMS: usize = 12;

impl Table {
    pub(super) fn answer(&mut self, who: &Who, command: &Command, now: Millis) -> Result<(), Refusal> {
        let (seat, turn, given) = match command {
            Command::Answer { seat, turn, option } => (*seat, *turn, Given::Option(*option)),
            Command::Act { seat, turn, action } => (*seat, *turn, Given::Action(action)),
            _ => return Err(Refusal::new(RefusalCode::Malformed, "this is no answer")),
        };
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        let chair = self.chair(seat)?;
        if chair.decider().is_none() {
            return Err(Refusal::new(RefusalCode::NotAsked, "a bot decides for this seat"));
        }
        let asked = chair.asked.ok_or_else(|| match self.head.turn {
            now if turn < now => Refusal::new(RefusalCode::Stale, "the question was answered already"),
            _ => Refusal::new(RefusalCode::NotAsked, "this seat is not asked now"),
        })?;
        if asked.turn != turn || chair.declined {
            return Err(Refusal::new(RefusalCode::Stale, "the question was answered already"));
        }
        let Some(game) = &self.game else { return Err(Refusal::new(RefusalCode::NotAsked, "there is no game")) };
        // A window stays open as long as it would have for anybody: who passes early passes when it closes.
        if self.is_hidden_window() && now < asked.since + self.window() && game.is_go_on(seat, &given) {
            self.enact(What::Declined { seat }, now);
            return Ok(());
        }
        match self.take(seat, &given, By::Person, now) {
            Ok(()) => Ok(()),
            Err(Failed::Refused(refusal)) => Err(refusal),
            Err(Failed::Fault(report)) => {
                self.stop_at_fault(report, now);
                Ok(())
            }
        }
    }

    pub(super) fn why_not(&self, who: &Who, seat: Seat, action: &Value) -> Result<Refusal, Refusal> {
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        self.game.as_ref().map_or_else(|| Err(Refusal::new(RefusalCode::NotAsked, "there is no game")), |game| game.why_not(seat, action))
    }

    pub(super) fn claim(&mut self, who: &Who, seat: Seat, claim: &Value, now: Millis) -> Result<(), Refusal> {
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        let text = claim.to_string();
        if self.head.claims.iter().any(|(by, said)| *by == seat && *said == text) {
            return Ok(());
        }
        if self.head.claims.iter().filter(|(by, _)| *by == seat).count() >= MOST_CLAIMS {
            return Err(Refusal::new(RefusalCode::TooMuch, "enough was claimed for now"));
        }
        let raw = to_raw_value(claim).map_err(|error| Refusal::new(RefusalCode::Malformed, error.to_string()))?;
        self.make_claim(seat, claim, now)?;
        self.note_done(What::Claimed { seat, claim: raw }, now);
        Ok(())
    }

    /// Makes a claim in the game.
    pub(crate) fn make_claim(&mut self, seat: Seat, claim: &Value, at: Millis) -> Result<(), Refusal> {
        let Some(game) = &mut self.game else { return Err(Refusal::new(RefusalCode::NotAsked, "there is no game")) };
        let since = game.claim(seat, claim)?;
        self.head.claims.push((seat, claim.to_string()));
        if self.head.asked_back.take().is_some() {
            self.info_changed();
        }
        self.show(Since::Mark(since), at);
        Ok(())
    }

    /// Whether a seat may take back its last step at once.
    pub(crate) fn may_undo(&self, seat: Seat) -> bool {
        self.back_from(seat).is_some_and(|(_, consent)| consent.is_empty())
    }

    /// How many answers would be taken back, and which seats have to agree.
    fn back_from(&self, seat: Seat) -> Option<(u32, SeatSet)> {
        if !self.is_running() || !self.head.settings.undo {
            return None;
        }
        let me = self.head.chairs.get(seat.index())?.decider()?;
        let reach = self.game.as_ref()?.reach(seat)?;
        let is_mine = |other: Seat| self.head.chairs.get(other.index()).is_some_and(|chair| chair.person() == Some(me));
        if reach.over.iter().all(is_mine) {
            return Some((reach.back, SeatSet::NONE));
        }
        let others = seated(&self.head.chairs).filter(|(_, chair)| chair.decider().is_some_and(|person| person != me));
        Some((reach.back, others.map(|(seat, _)| seat).collect()))
    }

    pub(super) fn undo(&mut self, who: &Who, seat: Seat, turn: u32, now: Millis) -> Result<(), Refusal> {
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        if turn != self.head.turn {
            return Err(Refusal::new(RefusalCode::Stale, "the game has gone on since"));
        }
        if self.head.asked_back.as_ref().is_some_and(|asked| asked.by == seat) {
            return Ok(());
        }
        if self.head.asked_back.is_some() {
            return Err(Refusal::new(RefusalCode::NoUndo, "somebody else has asked already"));
        }
        let refused = || Refusal::new(RefusalCode::NoUndo, "there is no step of yours that can be taken back");
        let (back, consent) = self.back_from(seat).ok_or_else(refused)?;
        let to = self.head.answers.saturating_sub(back);
        if consent.is_empty() {
            return if self.go_back(seat, to, now) { Ok(()) } else { Err(refused()) };
        }
        self.enact(What::UndoAsked { seat, to }, now);
        Ok(())
    }

    pub(crate) fn ask_back(&mut self, seat: Seat, to: u32, at: Millis) {
        let waiting = self.back_from(seat).map_or(SeatSet::NONE, |(_, consent)| consent);
        self.head.asked_back = Some(AskedBack { by: seat, to, waiting, since: at });
    }

    fn go_back(&mut self, seat: Seat, to: u32, now: Millis) -> bool {
        let done = self.went_back(to, now);
        if done {
            self.note_done(What::TakenBack { seat, to }, now);
        }
        done
    }

    /// Takes answers back until so many are left.
    pub(crate) fn went_back(&mut self, to: u32, at: Millis) -> bool {
        let back = self.head.answers.saturating_sub(to);
        if back == 0 || !self.game.as_mut().is_some_and(|game| game.go_back(back)) {
            return false;
        }
        self.stepped_back(to, at);
        true
    }

    pub(super) fn agree_to_undo(&mut self, who: &Who, seat: Seat, yes: bool, now: Millis) -> Result<(), Refusal> {
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        if !self.head.asked_back.as_ref().is_some_and(|asked| asked.waiting.contains(seat) || (asked.by == seat && !yes)) {
            return Err(Refusal::new(RefusalCode::Stale, "nobody asks this of you now"));
        }
        if !yes {
            self.enact(What::UndoRefused { seat }, now);
            return Ok(());
        }
        self.enact(What::UndoAllowed { seat }, now);
        self.grant_undo(now);
        Ok(())
    }

    /// Goes back when nobody is left to be asked.
    pub(crate) fn grant_undo(&mut self, now: Millis) {
        if let Some(asked) = self.head.asked_back.clone().filter(|asked| asked.waiting.is_empty()) {
            self.go_back(asked.by, asked.to, now);
        }
    }

    pub(super) fn order(&mut self, who: &Who, seat: Seat, orders: StandingOrders, now: Millis) -> Result<(), Refusal> {
        self.only_owner(who, seat)?;
        if !matches!(self.head.phase, Phase::Gathering | Phase::Playing) {
            return self.only_in(Phase::Playing);
        }
        if self.chair(seat)?.orders != orders {
            self.enact(What::Ordered { seat, orders }, now);
        }
        Ok(())
    }

    pub(super) fn concede(&mut self, who: &Who, seat: Seat, now: Millis) -> Result<(), Refusal> {
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        if !self.chair(seat)?.conceded {
            self.enact(What::Conceded { seat }, now);
            self.grant_undo(now);
            self.check_conceded(now);
        }
        Ok(())
    }

    /// Ends the game when nobody is left who plays on, or when one of two sides has given up.
    fn check_conceded(&mut self, now: Millis) {
        let Some(game) = &self.game else { return };
        let seats: Vec<Seat> = seated(&self.head.chairs).map(|(seat, _)| seat).collect();
        let mut sides: Vec<Vec<Seat>> = Vec::new();
        for seat in seats {
            match sides.iter_mut().find(|side| side.first().is_some_and(|&first| game.same_side(first, seat))) {
                Some(side) => side.push(seat),
                None => sides.push(vec![seat]),
            }
        }
        let chair = |seat: &Seat| self.head.chairs.get(seat.index());
        let persons = |side: &[Seat]| side.iter().filter_map(chair).filter(|chair| chair.person().is_some()).count();
        let given_up = |side: &[Seat]| persons(side) > 0 && side.iter().filter_map(chair).all(|it| it.person().is_none() || it.conceded);
        let lost: Vec<bool> = sides.iter().map(|side| given_up(side)).collect();
        let nobody_left = sides.iter().zip(&lost).all(|(side, &lost)| lost || persons(side) == 0);
        if nobody_left || (sides.len() == 2 && lost.contains(&true)) {
            let winners = if sides.len() == 2 {
                sides.iter().zip(&lost).filter(|(_, lost)| !**lost).flat_map(|(side, _)| side.iter().copied()).collect()
            } else {
                SeatSet::NONE
            };
            self.finish(winners, None, now);
        }
    }

    pub(super) fn cover(&mut self, who: &Who, seat: Seat, now: Millis) -> Result<(), Refusal> {
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        if !self.chair(seat)?.covered {
            self.enact(What::Covered { seat, why: Cause::Wish }, now);
            self.grant_undo(now);
        }
        Ok(())
    }

    pub(super) fn take_seat_back(&mut self, who: &Who, seat: Seat, now: Millis) -> Result<(), Refusal> {
        self.only_in(Phase::Playing)?;
        self.only_owner(who, seat)?;
        let chair = self.chair(seat)?;
        if matches!(self.head.settings.clock, Clock::Bank { .. }) && chair.bank.is_some_and(|bank| bank <= 0) {
            return Err(Refusal::new(RefusalCode::Forbidden, "the time of this seat is used up"));
        }
        if chair.covered {
            self.enact(What::Returned { seat }, now);
        }
        Ok(())
    }

    pub(super) fn kick(&mut self, who: &Who, seat: Seat, now: Millis) -> Result<(), Refusal> {
        self.only_host(who)?;
        if !matches!(self.head.phase, Phase::Gathering | Phase::Playing) {
            return self.only_in(Phase::Playing);
        }
        match self.chair(seat)?.sitter {
            Sitter::Nobody => return Ok(()),
            Sitter::Bot { .. } if self.head.phase == Phase::Playing => return Ok(()),
            Sitter::Bot { .. } | Sitter::Person { .. } => {}
        }
        self.enact(What::Kicked { seat }, now);
        self.grant_undo(now);
        Ok(())
    }

    pub(super) fn abandon(&mut self, who: &Who, now: Millis) -> Result<(), Refusal> {
        if !matches!(self.head.phase, Phase::Gathering | Phase::Playing) {
            return self.only_in(Phase::Playing);
        }
        let others = self.head.chairs.iter().filter_map(|chair| chair.decider()).any(|person| person != who.person);
        let sits = self.head.chairs.iter().any(|chair| chair.person() == Some(who.person));
        if who.person != self.head.host && (others || !sits) {
            return Err(Refusal::new(RefusalCode::Forbidden, "only the host gives up a table at which others play"));
        }
        self.enact(What::Abandoned { by: who.person }, now);
        Ok(())
    }

    /// Whether everybody wants to play again now.
    pub(super) fn want_rematch(&mut self, who: &Who, seat: Seat, now: Millis) -> Result<bool, Refusal> {
        if !matches!(self.head.phase, Phase::Over | Phase::Abandoned) {
            self.only_in(Phase::Over)?;
        }
        self.only_owner(who, seat)?;
        if self.chair(seat)?.wants_rematch || self.head.rematch.is_some() {
            return Ok(false);
        }
        self.enact(What::RematchWanted { seat }, now);
        Ok(self.head.chairs.iter().all(|chair| chair.person().is_none() || chair.wants_rematch))
    }
}
