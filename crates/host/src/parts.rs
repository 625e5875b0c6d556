//! Who has had which part in a game that is played. A seat shows a hand, so that nobody gets a second one by a link: not the host, who
//! makes the links, nor anybody who knows another hand.

use kernel::Seat;
use protocol::table::{GivenSeat, Phase};
use protocol::{Millis, PersonId, Refusal, RefusalCode};

use crate::table::Table;

impl Table {
    /// Whether somebody may be given a seat now. Who had this very seat and no other part may have it back.
    pub(crate) fn only_for_newcomers(&self, seat: Seat, person: PersonId) -> Result<(), Refusal> {
        let head = &self.head;
        let sits = head.chairs.iter().any(|chair| chair.person() == Some(person));
        let had = head.former.iter().any(|(who, part)| *who == person && *part != Some(seat));
        if head.phase == Phase::Playing && (head.host == person || sits || had) {
            let reason = "the host, and whoever has or had a seat in this game, cannot take another: it would show them another hand";
            return Err(Refusal::new(RefusalCode::HadPart, reason));
        }
        Ok(())
    }

    /// Somebody loses their part in the game.
    pub(crate) fn note_former(&mut self, person: Option<PersonId>, part: Option<Seat>) {
        if let (Phase::Playing, Some(person)) = (self.head.phase, person)
            && !self.head.former.contains(&(person, part))
        {
            self.head.former.push((person, part));
        }
    }

    /// Somebody gets a seat: what everybody who comes to the table is told from now on.
    pub(crate) fn note_given(&mut self, seat: Seat, to: PersonId, at: Millis) {
        if self.head.phase == Phase::Playing {
            self.head.given.retain(|given| given.seat != seat);
            self.head.given.push(GivenSeat { seat, to, at });
        }
    }
}
