//! How records change a table. The same code makes a change when it happens and when a history is repeated.

use kernel::{Seat, SeatSet, Seed};
use protocol::table::{Clock, Notice, Phase, Result as GameResult, Sitter};
use protocol::{AnySetup, Millis, PersonId, with_setup};

use crate::chair::{Asked, Chair};
use crate::game::{Beginning, Match};
use crate::played::{Failed, Given, Mark, Played, Question, Since, Step};
use crate::record::{By, Cause, FORMAT, Record, What};
use crate::table::Table;

/// How many times that steps were taken back are remembered apart.
const MOST_CUTS: usize = 6;

/// Begins a game of any kind.
pub(crate) fn begin(agreed: &AnySetup, seed: Seed) -> Result<(Box<dyn Played>, Beginning), String> {
    with_setup!(agreed, G, setup => {
        let (game, beginning) = Match::<G>::begin(setup, seed)?;
        Ok((Box::new(game) as Box<dyn Played>, beginning))
    })
}

impl Table {
    /// Writes a change down and makes it.
    pub(crate) fn enact(&mut self, what: What, now: Millis) {
        self.change(&what, now);
        self.note_done(what, now);
    }

    /// Writes down what has been done.
    pub(crate) fn note_done(&mut self, what: What, now: Millis) {
        self.noted(&what, now);
        self.fresh.push(Record { v: FORMAT, at: now, what });
    }

    pub(crate) fn noted(&mut self, what: &What, at: Millis) {
        self.head.records += 1;
        if !matches!(what, What::Answered { .. }) {
            self.head.changes = self.head.changes.saturating_add(1);
        }
        // Everybody sees when the table was touched last, so what one seat does for itself alone must not show there.
        if !what.is_private() {
            self.head.touched = at;
        }
    }

    pub(crate) fn start(&mut self, seed: Seed, now: Millis) -> Result<(), String> {
        let (game, beginning) = begin(&self.head.agreed, seed)?;
        let what = What::Started {
            rules_version: beginning.rules_version,
            seed: seed.to_string(),
            commitment: seed.commitment(),
            discreet: beginning.discreet,
            chance: beginning.chance,
            hash: beginning.hash,
            position: beginning.position,
        };
        self.began(Some(game), &what, now);
        self.note_done(what, now);
        self.check_over(now);
        Ok(())
    }

    pub(crate) fn began(&mut self, game: Option<Box<dyn Played>>, what: &What, at: Millis) {
        let What::Started { rules_version, seed, .. } = what else { return };
        self.head.seed = Some(seed.clone());
        self.head.rules_version = Some(*rules_version);
        self.sit_down_to(game, at);
    }

    /// The game begins or goes on.
    fn sit_down_to(&mut self, game: Option<Box<dyn Played>>, at: Millis) {
        let head = &mut self.head;
        head.phase = Phase::Playing;
        head.stepped = at;
        if let Clock::Bank { seconds, .. } = head.settings.clock {
            head.chairs.iter_mut().for_each(|chair| chair.bank = Some(i64::from(seconds) * 1000));
        }
        self.game = game;
        self.ask_anew(at, None);
        self.info_changed();
        self.show(Since::Own(0), at);
    }

    /// Takes an answer into the game.
    pub(crate) fn take(&mut self, seat: Seat, given: &Given<'_>, by: By, now: Millis) -> Result<(), Failed> {
        let before = self.question();
        let Some(game) = &mut self.game else { return Ok(()) };
        let step = game.answer(seat, given, by)?;
        self.answered(seat, before.as_ref(), &step, now);
        let Step { action, chance, hash, position, .. } = step;
        self.note_done(What::Answered { seat, action, chance, hash, position, by }, now);
        self.check_over(now);
        Ok(())
    }

    pub(crate) fn question(&self) -> Option<Question> {
        self.game.as_ref().and_then(|game| game.question())
    }

    /// An answer to the question `before` has been taken.
    pub(crate) fn answered(&mut self, seat: Seat, before: Option<&Question>, step: &Step, at: Millis) {
        self.charge(seat, before, at);
        let apart = before.is_some_and(|question| question.apart);
        let head = &mut self.head;
        head.turn += 1;
        head.answers += 1;
        head.stepped = at;
        head.claims.clear();
        if head.asked_back.take().is_some() || head.settings.clock != Clock::None {
            self.info_changed();
        }
        self.ask_anew(at, Some((seat, step.continuing || apart)));
        self.show(Since::Mark(step.since), at);
    }

    /// Answers were taken back.
    pub(crate) fn stepped_back(&mut self, to: u32, at: Millis) {
        let head = &mut self.head;
        head.answers = to;
        head.turn += 1;
        head.stepped = at;
        head.claims.clear();
        head.asked_back = None;
        self.info_changed();
        self.ask_anew(at, None);
        if let Some(mark) = self.game.as_ref().map(|game| game.mark()) {
            self.note_cut(mark);
            self.show(Since::Mark(mark), at);
        }
    }

    /// Remembers what was left of the story, for those who come back and know the rest of it.
    fn note_cut(&mut self, mark: Mark) {
        let cuts = &mut self.head.cuts;
        cuts.push((self.head.turn, mark));
        if let [(_, first), (turn, second), .., _] = cuts.as_slice()
            && cuts.len() > MOST_CUTS
        {
            let merged = (*turn, first.common(second));
            cuts.splice(..2, [merged]);
        }
    }

    /// Takes what somebody needed for a decision from their bank. In a window only what goes beyond its time counts.
    fn charge(&mut self, seat: Seat, before: Option<&Question>, at: Millis) {
        let Clock::Bank { increment, .. } = self.head.settings.clock else { return };
        let (free, more) = match before {
            Some(question) if question.is_hidden_window() => (i64::from(self.head.settings.window), 0),
            Some(_) | None => (0, i64::from(increment) * 1000),
        };
        let Some(chair) = self.head.chairs.get_mut(seat.index()) else { return };
        if let (Some(asked), Some(bank), Some(_)) = (chair.asked, chair.bank, chair.decider()) {
            let used = (at - asked.since - free).max(0);
            chair.bank = Some((bank - used).max(0) + more);
        }
    }

    /// Notes who is asked what since when. Seats that were asked already keep their question when it is `continuing`.
    fn ask_anew(&mut self, at: Millis, after: Option<(Seat, bool)>) {
        let waiting = self.waiting();
        let turn = self.head.turn;
        let mut warned = false;
        for (index, chair) in self.head.chairs.iter_mut().enumerate() {
            let seat = Seat::new(index as u8);
            let before = chair.asked;
            let keeps = after.is_some_and(|(by, continuing)| continuing && by != seat) && chair.asked.is_some();
            if !waiting.contains(seat) {
                chair.asked = None;
                chair.declined = false;
            } else if !keeps {
                chair.asked = Some(Asked { turn, since: at });
                chair.declined = false;
            }
            // When a bot takes over for somebody who is away depends on it.
            warned |= chair.left.is_some() && chair.asked != before;
        }
        if warned {
            self.info_changed();
        }
    }

    fn check_over(&mut self, now: Millis) {
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        if let (Phase::Playing, Some((winners, ending))) = (self.head.phase, outcome) {
            self.finish(winners, Some(ending), now);
        }
    }

    /// Ends the game.
    pub(crate) fn finish(&mut self, winners: SeatSet, ending: Option<String>, now: Millis) {
        let seed = self.head.seed.clone().unwrap_or_default();
        self.enact(What::Over { result: GameResult { winners: winners.iter().collect(), ending, seed } }, now);
    }

    /// Makes a change in which the rules of the game have no say.
    pub(crate) fn change(&mut self, what: &What, at: Millis) {
        if !what.is_private() {
            self.info_changed();
        }
        let head = &mut self.head;
        match what {
            What::Named { name } => head.name.clone_from(name),
            What::Seated { seat, person } => {
                let name = self.name_of(*person);
                let before = self.owner(*seat);
                if let Some(chair) = self.chair_mut(*seat) {
                    let (bank, asked) = (chair.bank, chair.asked);
                    *chair = Chair { sitter: Sitter::Person { person: *person, name }, bank, asked, ..Chair::default() };
                }
                self.note_former(before, Some(*seat));
                self.note_given(*seat, *person, at);
                self.note_absence(*seat, at);
                self.show_seat_anew(*seat);
                self.show_gallery_to(before, at);
            }
            What::BotSeated { seat, bot } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    *chair = Chair { sitter: Sitter::Bot { bot: *bot }, ..Chair::default() };
                }
            }
            What::Stood { seat } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    *chair = Chair::default();
                }
            }
            What::Agreed { agreed } => {
                head.agreed = agreed.clone();
                head.chairs.resize(agreed.seats(), Chair::default());
            }
            What::Settled { settings } => head.settings = settings.clone(),
            What::HandedOver { to } => {
                let before = std::mem::replace(&mut head.host, *to);
                self.note_former(Some(before), None);
            }
            What::Declined { seat } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.declined = true;
                }
                self.refresh(*seat);
            }
            What::UndoAsked { seat, to } => self.ask_back(*seat, *to, at),
            What::UndoAllowed { seat } => {
                if let Some(asked) = &mut head.asked_back {
                    asked.waiting = asked.waiting.without(*seat);
                }
            }
            What::UndoRefused { .. } => head.asked_back = None,
            What::Ordered { seat, orders } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.orders = *orders;
                }
                self.refresh(*seat);
            }
            What::Conceded { seat } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.conceded = true;
                }
                self.ask_no_longer(*seat);
                self.refresh(*seat);
            }
            What::Covered { seat, why } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.covered = true;
                    if *why == Cause::Clock {
                        chair.bank = Some(0);
                    }
                }
                self.ask_no_longer(*seat);
                self.refresh(*seat);
            }
            What::Returned { seat } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.covered = false;
                    // The time for a decision begins when it is one's own again.
                    chair.asked = chair.asked.map(|asked| Asked { since: at, ..asked });
                }
                self.refresh(*seat);
            }
            What::Kicked { seat } => {
                self.note_former(self.owner(*seat), Some(*seat));
                self.vacate(*seat, at);
            }
            What::Departed { person } => self.depart(*person, at),
            What::RematchWanted { seat } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.wants_rematch = true;
                }
            }
            What::Rematched { table } => head.rematch = Some(*table),
            What::Abandoned { .. } => self.stop(Phase::Abandoned, at),
            What::Over { result } => {
                head.result = Some(result.clone());
                self.stop(Phase::Over, at);
            }
            What::Froze { report } => {
                head.notice = Some(Notice::Frozen { report: report.clone() });
                self.stop(Phase::Frozen, at);
            }
            What::NewRules { begun, now } => {
                head.rules_version = Some(*now);
                head.notice = Some(Notice::NewRules { begun: *begun, now: *now });
            }
            What::Closed { begun, now } => {
                head.notice = Some(Notice::Unreadable { begun: *begun, now: *now });
                self.stop(Phase::Closed, at);
            }
            What::Reopened => {
                head.phase = Phase::Gathering;
                // Whoever comes to sit down is told that something was played here already.
                head.notice = Some(Notice::NewSeed { after: head.answers });
                self.shelf = self.game.take();
                self.ask_anew(at, None);
            }
            What::Resumed { seed, .. } => {
                head.seed = Some(seed.clone());
                head.notice = Some(Notice::NewSeed { after: head.answers });
                let mut game = self.shelf.take();
                if let (Some(game), Some(seed)) = (&mut game, self.seed()) {
                    game.reseed(seed);
                }
                self.sit_down_to(game, at);
            }
            // The game has its say in these: see `follow`.
            What::Opened { .. } | What::Started { .. } | What::Answered { .. } | What::Claimed { .. } | What::TakenBack { .. } => {}
        }
    }

    /// Who does not decide any more need not agree to a step back, nor can they have asked for it.
    pub(crate) fn ask_no_longer(&mut self, seat: Seat) {
        if let Some(asked) = &mut self.head.asked_back {
            asked.waiting = asked.waiting.without(seat);
            if asked.by == seat {
                self.head.asked_back = None;
            }
        }
    }

    /// Nothing more is asked.
    fn stop(&mut self, phase: Phase, at: Millis) {
        self.head.phase = phase;
        self.head.asked_back = None;
        for chair in &mut self.head.chairs {
            chair.asked = None;
            chair.declined = false;
        }
        self.show_stop(at);
    }

    fn owner(&self, seat: Seat) -> Option<PersonId> {
        self.head.chairs.get(seat.index()).and_then(|chair| chair.person())
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.head.chairs.get_mut(seat.index())
    }

    /// What somebody who sits here is called.
    fn name_of(&self, person: PersonId) -> String {
        let name = |chair: &Chair| match &chair.sitter {
            Sitter::Person { person: sits, name } if *sits == person => Some(name.clone()),
            Sitter::Person { .. } | Sitter::Bot { .. } | Sitter::Nobody => None,
        };
        self.head.chairs.iter().find_map(name).unwrap_or_default()
    }

    /// Puts a name to everybody who is this person.
    pub(crate) fn name_person(&mut self, person: PersonId, called: &str) {
        let mut changed = false;
        for chair in &mut self.head.chairs {
            if let Sitter::Person { person: sits, name } = &mut chair.sitter
                && *sits == person
                && name != called
            {
                called.clone_into(name);
                changed = true;
            }
        }
        if changed {
            self.info_changed();
        }
    }
}
