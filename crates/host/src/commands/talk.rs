//! Talk at the table. It is stored apart from the history of the game, so that it can be deleted.

use kernel::Seat;
use protocol::message::Said;
use protocol::text::is_line;
use protocol::{Command, Millis, Refusal, RefusalCode};

use super::Done;
use crate::chair::seated;
use crate::table::{Table, Who};

const LONGEST_TEXT: usize = 500;
const LONGEST_PLACE: usize = 80;

/// Every phrase there is: a closed list, so that a table without chat has none. Their words are the `table-phrase-…` of `lang/`.
#[rustfmt::skip]
const PHRASES: [&str; 38] = [
    "hello", "good_luck", "yes", "no", "maybe", "wait", "thinking", "your_turn", "back_soon", "thanks", "sorry", "plan", "trust_me",
    "no_trust", "help_me", "coming", "leave_me", "hurt", "go_there", "not_there", "look_out", "trap", "quiet", "heard", "run", "together",
    "split_up", "my_task", "your_task", "know", "show", "secret", "mistake", "well_done", "close", "doomed", "good_game", "again",
];

impl Table {
    pub(super) fn talk(&mut self, who: &Who, command: &Command, now: Millis) -> Result<Done, Refusal> {
        let seat = seated(&self.head.chairs).find(|(_, chair)| chair.person() == Some(who.person)).map(|(seat, _)| seat);
        if seat.is_none() && who.person != self.head.host {
            return Err(Refusal::new(RefusalCode::Forbidden, "only those who sit here talk"));
        }
        let (text, phrase) = match command {
            Command::Say { text } => {
                if !self.head.settings.chat {
                    return Err(Refusal::new(RefusalCode::Forbidden, "there is no chat at this table"));
                }
                (Some(fitting(text, LONGEST_TEXT)?), None)
            }
            Command::Phrase { phrase } => {
                let phrase = phrase.trim();
                if !PHRASES.contains(&phrase) {
                    return Err(Refusal::new(RefusalCode::Malformed, "there is no such phrase"));
                }
                (None, Some(phrase.to_owned()))
            }
            Command::Ping { at } => return self.ping(who, seat, at),
            _ => return Err(Refusal::new(RefusalCode::Malformed, "this is no talk")),
        };
        self.head.said += 1;
        Ok(Done::Said(Said { number: self.head.said, at: now, by: who.person, name: who.name.clone(), text, phrase }))
    }

    fn ping(&self, who: &Who, seat: Option<Seat>, at: &str) -> Result<Done, Refusal> {
        let by = seat.ok_or_else(|| Refusal::new(RefusalCode::Forbidden, "only those who sit here point at things"))?;
        Ok(Done::Pinged { by, person: who.person, at: fitting(at, LONGEST_PLACE)? })
    }

    /// How much has been said before, as it was stored.
    pub fn go_on_talking(&mut self, said: u32) {
        self.head.said = self.head.said.max(said);
    }
}

fn fitting(text: &str, longest: usize) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() || !is_line(text) {
        return Err(Refusal::new(RefusalCode::Malformed, "this cannot be said"));
    }
    if text.chars().count() > longest {
        return Err(Refusal::new(RefusalCode::TooLarge, format!("at most {longest} letters")));
    }
    Ok(text.to_owned())
}
