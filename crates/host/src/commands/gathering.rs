//! Before the game: seats, bots, what is agreed on, and the start.

use bots::BotName;
use kernel::{Seat, Seed};
use protocol::table::{Phase, Settings, Sitter};
use protocol::{AnySetup, Millis, PersonId, Refusal, RefusalCode};

use crate::record::What;
use crate::table::{Table, Who, check_agreed, check_settings, tidy_name};

impl Table {
    pub(super) fn sit(&mut self, who: &Who, seat: Seat, name: Option<&str>, now: Millis) -> Result<(), Refusal> {
        self.only_in(Phase::Gathering)?;
        let name = tidy_name(name.unwrap_or(&who.name))?;
        match self.chair(seat)?.sitter {
            Sitter::Nobody => self.enact(What::Seated { seat, person: who.person }, now),
            Sitter::Person { person, .. } if person == who.person => {}
            Sitter::Person { .. } | Sitter::Bot { .. } => return Err(Refusal::new(RefusalCode::SeatTaken, "somebody sits there")),
        }
        self.name_person(who.person, &name);
        Ok(())
    }

    pub(super) fn stand(&mut self, who: &Who, seat: Seat, now: Millis) -> Result<(), Refusal> {
        self.only_in(Phase::Gathering)?;
        self.only_owner(who, seat)?;
        self.enact(What::Stood { seat }, now);
        Ok(())
    }

    pub(super) fn seat_bot(&mut self, who: &Who, seat: Seat, bot: BotName, now: Millis) -> Result<(), Refusal> {
        self.only_host(who)?;
        self.only_in(Phase::Gathering)?;
        match self.chair(seat)?.sitter {
            Sitter::Bot { bot: sits } if sits == bot => {}
            Sitter::Nobody | Sitter::Bot { .. } => self.enact(What::BotSeated { seat, bot }, now),
            Sitter::Person { .. } => return Err(Refusal::new(RefusalCode::SeatTaken, "somebody sits there")),
        }
        Ok(())
    }

    pub(super) fn agree(&mut self, who: &Who, agreed: &AnySetup, now: Millis) -> Result<(), Refusal> {
        self.only_host(who)?;
        self.only_in(Phase::Gathering)?;
        check_agreed(agreed)?;
        if self.head.agreed != *agreed && self.shelf.is_some() {
            return Err(Refusal::new(RefusalCode::Forbidden, "what the imported game was agreed on stands"));
        }
        if self.head.agreed != *agreed {
            self.enact(What::Agreed { agreed: agreed.clone() }, now);
        }
        Ok(())
    }

    pub(super) fn settle(&mut self, who: &Who, settings: &Settings, now: Millis) -> Result<(), Refusal> {
        self.only_host(who)?;
        self.only_in(Phase::Gathering)?;
        check_settings(settings)?;
        if self.head.settings != *settings {
            self.enact(What::Settled { settings: settings.clone() }, now);
        }
        Ok(())
    }

    pub(super) fn rename(&mut self, who: &Who, name: &str, now: Millis) -> Result<(), Refusal> {
        self.only_host(who)?;
        let name = tidy_name(name)?;
        if self.head.name != name {
            self.enact(What::Named { name }, now);
        }
        Ok(())
    }

    /// The host gives the role to somebody, or whoever sits here takes it from a host who is gone.
    pub(super) fn hand_over(&mut self, who: &Who, to: PersonId, now: Millis) -> Result<(), Refusal> {
        let takes = to == who.person && self.is_hostless(now);
        if !takes {
            self.only_host(who)?;
        }
        if !self.head.chairs.iter().any(|chair| chair.person() == Some(to)) {
            return Err(Refusal::new(RefusalCode::Forbidden, "only somebody who sits here can be the host"));
        }
        if to != self.head.host {
            self.enact(What::HandedOver { to }, now);
        }
        Ok(())
    }

    pub(super) fn begin(&mut self, who: &Who, now: Millis, random: &mut dyn FnMut() -> [u8; 32]) -> Result<(), Refusal> {
        self.only_host(who)?;
        self.only_in(Phase::Gathering)?;
        if self.head.chairs.iter().any(|chair| chair.sitter == Sitter::Nobody) {
            return Err(Refusal::new(RefusalCode::NotReady, "seats are still free"));
        }
        let seed = Seed::from_bytes(random());
        if self.shelf.is_some() {
            self.resume(seed, now);
            return Ok(());
        }
        self.start(seed, now).map_err(|problem| Refusal::new(RefusalCode::Rule, problem))
    }

    /// Gives a seat to somebody else, who proved to be meant: by a link the host made.
    pub fn give_seat(&mut self, seat: Seat, to: &Who, now: Millis) -> Result<Vec<crate::Record>, Refusal> {
        if !matches!(self.head.phase, Phase::Gathering | Phase::Playing) {
            return Err(Refusal::new(RefusalCode::WrongPhase, "the game is over"));
        }
        let name = tidy_name(&to.name)?;
        if self.chair(seat)?.person() != Some(to.person) {
            self.only_for_newcomers(seat, to.person)?;
            self.enact(What::Seated { seat, person: to.person }, now);
        }
        self.name_person(to.person, &name);
        self.flush_info();
        Ok(self.take_records())
    }
}
