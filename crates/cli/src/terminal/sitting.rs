//! A game under way at this terminal: the table, its journal, who sits where, the story so far and what can be taken back.

use bots::Budget;
use kernel::journal::Table;
use kernel::{Entry, Journal, JournalError, Outcome, Refused, Seat, Seed, State, Viewer};

use super::sitters::Sitters;
use super::tabletop::Tabletop;

/// Why a step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no step of yours to take back: something was drawn or shown, or somebody else has acted since")]
pub struct CannotUndo;

/// How things stood before an answer that showed nothing new to anybody.
struct Before<G: Tabletop> {
    seat: Seat,
    state: State<G>,
    told: usize,
}

/// What a look at the table says: somebody has to answer, or the game is over.
pub enum Now<G: Tabletop> {
    /// A person has to answer.
    Asks(Seat, Vec<G::Action>),
    /// A bot has to answer: see [`Sitting::let_bot_answer`].
    Thinks(Seat),
    Over(Outcome<G::Ending>),
}

pub struct Sitting<G: Tabletop> {
    journal: Journal<G>,
    table: Table<G>,
    seed: Seed,
    sitters: Sitters<G>,
    story: Vec<Entry<G::Event>>,
    before: Vec<Before<G>>,
}

impl<G: Tabletop> Sitting<G> {
    pub fn begin(setup: &G::Setup, seed: Seed, sitters: Sitters<G>) -> Result<Self, JournalError> {
        let (journal, mut table) = Journal::begin(setup, &seed)?;
        let story = table.referee.take_log();
        Ok(Self { journal, table, seed, sitters, story, before: Vec::new() })
    }

    /// Goes on from a journal. Its story is told again, so that the log is whole.
    pub fn resume(journal: Journal<G>, seed: Seed, sitters: Sitters<G>) -> Result<Self, JournalError> {
        let mut story = Vec::new();
        journal.replay(|_, table| story.extend(table.referee.take_log()))?;
        let table = journal.resume(&seed)?;
        Ok(Self { journal, table, seed, sitters, story, before: Vec::new() })
    }

    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    pub fn sitters(&self) -> &Sitters<G> {
        &self.sitters
    }

    /// Whether persons who share this terminal must not see each other's screens.
    pub fn needs_curtain(&self) -> bool {
        G::has_secrets(&self.journal.setup) && self.sitters.persons() > 1
    }

    /// Everything that has happened, hidden things included: tell it through [`super::story`].
    pub fn story(&self) -> &[Entry<G::Event>] {
        &self.story
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.table.state, viewer)
    }

    /// What is to be done next. A question with several deciders goes to persons first, since bots do not mind waiting.
    pub fn now(&self) -> Now<G> {
        if let Some(outcome) = self.table.state.outcome() {
            return Now::Over(outcome);
        }
        let Some((waiting, _)) = self.table.state.decision() else {
            // Without an outcome a state always asks; the kernel's conformance suite holds every game to it.
            unreachable!("a game that is not over asks somebody")
        };
        let person = waiting.iter().find(|&seat| self.sitters.is_person(seat));
        match (person, waiting.iter().next()) {
            (Some(seat), _) => {
                let mut options = Vec::new();
                self.table.state.options(seat, &mut options);
                Now::Asks(seat, options)
            }
            (None, Some(seat)) => Now::Thinks(seat),
            (None, None) => unreachable!("a question waits for somebody"),
        }
    }

    pub fn answer(&mut self, seat: Seat, action: &G::Action) -> Result<(), Refused> {
        let before = Before { seat, state: self.table.state, told: self.story.len() };
        self.table.referee.take_barrier();
        self.journal.play(&mut self.table, seat, action)?;
        self.story.extend(self.table.referee.take_log());
        // What was drawn or shown cannot be unseen, and nobody takes back for somebody else.
        let barrier = self.table.referee.take_barrier();
        if barrier || self.before.last().is_some_and(|last| last.seat != seat) {
            self.before.clear();
        }
        if !barrier {
            self.before.push(before);
        }
        Ok(())
    }

    /// Lets a player say something aloud. What has been said cannot be taken back, nor what was done before it.
    pub fn claim(&mut self, seat: Seat, claim: &G::Claim) -> Result<(), Refused> {
        self.journal.say(&mut self.table, seat, claim)?;
        self.story.extend(self.table.referee.take_log());
        self.before.clear();
        Ok(())
    }

    /// Lets the bot of a seat answer.
    pub fn let_bot_answer(&mut self, seat: Seat) -> Result<(), Refused> {
        let mut options = Vec::new();
        self.table.state.options(seat, &mut options);
        let view = self.view(Viewer::Seat(seat));
        let bot = self.sitters.bot(seat).ok_or(Refused::NotAsked(seat))?;
        let index = bot.choose(&view, &options, Budget::QUICK);
        let action = *options.get(index).ok_or(Refused::NoSuchOption(index))?;
        self.answer(seat, &action)?;
        self.before.clear();
        Ok(())
    }

    /// Takes back the last answer of a seat, if nothing has been drawn or shown and nobody else has acted since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let last = self.before.pop_if(|before| before.seat == seat).ok_or(CannotUndo)?;
        self.table.state = last.state;
        self.story.truncate(last.told);
        // No chance was used, so the position of the generator is still right.
        self.journal.turns.pop();
        Ok(())
    }

    /// The game is over: the seed is told, so that anybody can check the commitment.
    pub fn tell_seed(&mut self) {
        self.journal.seed = Some(self.seed.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::sitters::Sitter;
    use theseus::generated::cards::Faction;
    use theseus::{Action, Setup, Theseus};

    fn hot_seat(number: u64) -> Sitting<Theseus> {
        let setup = Setup::new(&[Faction::Marines, Faction::Aliens]);
        Sitting::begin(&setup, Seed::from_number(number), Sitters::new(&[Sitter::Person, Sitter::Person], 0)).unwrap()
    }

    fn asked(sitting: &Sitting<Theseus>) -> (Seat, Vec<Action>) {
        match sitting.now() {
            Now::Asks(seat, options) => (seat, options),
            Now::Thinks(_) | Now::Over(_) => panic!("a person is asked"),
        }
    }

    #[test]
    fn an_own_step_that_shows_nothing_can_be_taken_back() {
        let mut sitting = hot_seat(1);
        let before = (sitting.table.state.hash(), sitting.journal.clone(), sitting.story.len());
        let (seat, options) = asked(&sitting);
        assert_eq!(sitting.undo(seat), Err(CannotUndo), "nothing has been done yet");
        // Choosing an opening card, and then a slot for it, tells nobody anything new.
        sitting.answer(seat, &options[0]).unwrap();
        assert_ne!(sitting.table.state.hash(), before.0);
        assert_eq!(asked(&sitting).0, seat);
        sitting.undo(seat).unwrap();
        assert_eq!((sitting.table.state.hash(), sitting.journal.clone(), sitting.story.len()), before);
        assert_eq!(sitting.undo(seat), Err(CannotUndo));
    }

    #[test]
    fn nobody_takes_back_for_another_or_after_another() {
        let mut sitting = hot_seat(1);
        let (first, _) = asked(&sitting);
        while asked(&sitting).0 == first {
            let (seat, options) = asked(&sitting);
            sitting.answer(seat, &options[0]).unwrap();
        }
        let (second, options) = asked(&sitting);
        assert_eq!(sitting.undo(second), Err(CannotUndo));
        sitting.answer(second, &options[0]).unwrap();
        assert_eq!(sitting.undo(first), Err(CannotUndo));
    }

    #[test]
    fn what_was_drawn_stays_drawn() {
        let mut sitting = hot_seat(2);
        let mut barriers = 0;
        for _ in 0..400 {
            let Now::Asks(seat, options) = sitting.now() else { break };
            let seen = |sitting: &Sitting<Theseus>| {
                sitting.view(Viewer::Spectator).players.into_iter().map(|player| player.top).collect::<Vec<_>>()
            };
            let (tops, position) = (seen(&sitting), sitting.journal.position);
            sitting.answer(seat, &options[0]).unwrap();
            // The last card of a deck shows nothing new when it is taken.
            let shown = seen(&sitting).iter().zip(&tops).any(|(now, before)| now.is_some() && now != before);
            if shown || position != sitting.journal.position {
                barriers += 1;
                assert_eq!(sitting.undo(seat), Err(CannotUndo), "a card was drawn");
            }
        }
        assert!(barriers > 0, "no card was drawn in the whole game");
    }

    #[test]
    fn a_resumed_game_goes_on_as_the_old_one_would_have() {
        let play = |sitting: &mut Sitting<Theseus>, answers: usize| {
            for _ in 0..answers {
                let Now::Asks(seat, options) = sitting.now() else { break };
                sitting.answer(seat, &options[options.len() / 2]).unwrap();
            }
        };
        let mut whole = hot_seat(3);
        play(&mut whole, 120);
        let mut half = hot_seat(3);
        play(&mut half, 60);
        let sitters = Sitters::new(&[Sitter::Person, Sitter::Person], 0);
        let mut resumed = Sitting::resume(half.journal.clone(), half.seed, sitters).unwrap();
        assert_eq!(resumed.story.len(), half.story.len());
        play(&mut resumed, 60);
        assert_eq!(resumed.journal, whole.journal);
        let sitters = Sitters::new(&[Sitter::Person, Sitter::Person], 0);
        let stranger = Sitting::resume(half.journal.clone(), Seed::from_number(4), sitters);
        assert!(matches!(stranger, Err(JournalError::Commitment)));
    }
}
