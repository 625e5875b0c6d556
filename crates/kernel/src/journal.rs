//! A whole game on paper: setup, answers, chance, and a fingerprint after each answer.

use crate::{Chance, Fault, Game, Referee, Refused, Seat, Seed, SetupError, State};
use serde::{Deserialize, Serialize};

/// The layout of the file; raised when it changes.
pub const FORMAT: u32 = 1;

/// What every journal begins with, whatever the game.
#[derive(Deserialize)]
struct Head {
    format: u32,
    game: String,
    rules_version: u32,
}

impl Head {
    fn read(text: &str) -> Result<Self, JournalError> {
        let head: Self = serde_json::from_str(text).map_err(syntax)?;
        if head.format == FORMAT { Ok(head) } else { Err(JournalError::Format(head.format)) }
    }
}

fn syntax(error: serde_json::Error) -> JournalError {
    JournalError::Syntax { line: error.line(), column: error.column(), problem: error.to_string() }
}

/// The game that a journal tells of, so that it can be read with the rules of that game.
pub fn game_of(text: &str) -> Result<String, JournalError> {
    Head::read(text).map(|head| head.game)
}

/// One answer, what chance said while it was resolved, and the state it led to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Turn<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<u16>,
    pub hash: String,
}

/// Something a player stated aloud, and after how many turns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Said<G: Game> {
    pub after: usize,
    pub seat: Seat,
    pub claim: G::Claim,
}

/// A recorded game. It replays without a seed, because what chance said is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Journal<G: Game> {
    pub format: u32,
    pub game: String,
    pub rules_version: u32,
    /// Published before the first answer; `None` when the game was not played from a seed.
    pub commitment: Option<String>,
    /// Told after the game, so that anybody can check the commitment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    pub setup: G::Setup,
    /// Whether questions whose number of answers is hidden were asked even with a single answer, and stand among the turns.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub discreet: bool,
    pub opening_chance: Vec<u16>,
    pub opening_hash: String,
    pub turns: Vec<Turn<G>>,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<Said<G>>,
    /// How far the generator of the game had been used, to go on from here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<u64>,
}

/// What is wrong with a journal.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum JournalError {
    #[error("{problem}")]
    Syntax { line: usize, column: usize, problem: String },
    #[error("this is a journal of \"{0}\"")]
    OtherGame(String),
    #[error("journal format {0} is not known here (this program writes format {FORMAT})")]
    Format(u32),
    #[error("written under rules version {journal}, this program plays version {program}")]
    RulesVersion { journal: u32, program: u32 },
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    #[error("opening: {0}")]
    Opening(String),
    #[error("turn {turn}: {problem}")]
    Turn { turn: usize, problem: String },
    #[error("the seed does not match the commitment published before the game")]
    Commitment,
    #[error("turn {turn}: the seed gives other chance than the journal says")]
    Chance { turn: usize },
    #[error("{0}")]
    Fault(#[from] Fault),
}

impl<G: Game> Journal<G> {
    /// Starts a game and its journal. Questions with one answer are settled at once and not written down.
    pub fn begin(setup: &G::Setup, seed: &Seed) -> Result<(Self, Table<G>), JournalError> {
        Self::begin_as(setup, seed, false)
    }

    /// Starts a game among people: only questions of which everybody can tell that they have one answer are settled at once.
    pub fn begin_discreetly(setup: &G::Setup, seed: &Seed) -> Result<(Self, Table<G>), JournalError> {
        Self::begin_as(setup, seed, true)
    }

    fn begin_as(setup: &G::Setup, seed: &Seed, discreet: bool) -> Result<(Self, Table<G>), JournalError> {
        let mut referee = Referee::new(Chance::seeded(seed)).recording();
        let mut state = G::start(setup, &mut referee)?;
        state.run(&mut referee)?;
        settle(discreet, &mut state, &mut referee)?;
        let journal = Self {
            format: FORMAT,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            commitment: Some(seed.commitment()),
            seed: None,
            setup: setup.clone(),
            discreet,
            opening_chance: referee.take_record(),
            opening_hash: state.hash(),
            turns: Vec::new(),
            claims: Vec::new(),
            position: referee.chance().position(),
        };
        Ok((journal, Table { state, referee }))
    }

    /// Takes an answer on a table and writes it down.
    pub fn play(&mut self, table: &mut Table<G>, seat: Seat, action: &G::Action) -> Result<(), Refused> {
        table.state.apply(seat, action, &mut table.referee)?;
        settle(self.discreet, &mut table.state, &mut table.referee)?;
        self.turns.push(Turn { seat, action: *action, chance: table.referee.take_record(), hash: table.state.hash() });
        self.position = table.referee.chance().position();
        Ok(())
    }

    /// Takes a claim on a table and writes it down.
    pub fn say(&mut self, table: &mut Table<G>, seat: Seat, claim: &G::Claim) -> Result<(), Refused> {
        G::claim(&table.state, seat, claim, &mut table.referee).map_err(Refused::Rule)?;
        self.claims.push(Said { after: self.turns.len(), seat, claim: *claim });
        Ok(())
    }

    /// Repeats what was said after so many turns.
    fn repeat(&self, after: usize, table: &mut Table<G>) -> Result<(), JournalError> {
        for said in self.claims.iter().filter(|said| said.after == after) {
            G::claim(&table.state, said.seat, &said.claim, &mut table.referee)
                .map_err(|refusal| JournalError::Turn { turn: after, problem: refusal.reason })?;
        }
        Ok(())
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Reads a journal, telling the place of what it cannot understand.
    pub fn from_json(text: &str) -> Result<Self, JournalError> {
        // The head is read first, so that a journal of another game or age gets a better answer than "unknown variant".
        let head = Head::read(text)?;
        if head.game != G::ID {
            return Err(JournalError::OtherGame(head.game));
        }
        if head.rules_version != G::RULES_VERSION {
            return Err(JournalError::RulesVersion { journal: head.rules_version, program: G::RULES_VERSION });
        }
        serde_json::from_str(text).map_err(syntax)
    }

    /// Plays the journal again from the start, checking every fingerprint. `watch` sees the table after the opening
    /// (turn 0) and after each turn.
    pub fn replay(&self, mut watch: impl FnMut(usize, &mut Table<G>)) -> Result<State<G>, JournalError> {
        let mut referee = Referee::new(Chance::recorded(self.opening_chance.iter().copied()));
        let mut state = G::start(&self.setup, &mut referee)?;
        state.run(&mut referee)?;
        settle(self.discreet, &mut state, &mut referee)?;
        if let Some(problem) = referee.chance().complaint() {
            return Err(JournalError::Opening(problem));
        }
        if state.hash() != self.opening_hash {
            return Err(JournalError::Opening("the state is not the one the journal names".to_owned()));
        }
        let mut table = Table { state, referee };
        self.repeat(0, &mut table)?;
        watch(0, &mut table);
        for (index, turn) in self.turns.iter().enumerate() {
            let problem = |problem: String| JournalError::Turn { turn: index + 1, problem };
            table.referee.set_chance(Chance::recorded(turn.chance.iter().copied()));
            table.state.apply(turn.seat, &turn.action, &mut table.referee).map_err(|refused| problem(refused.to_string()))?;
            settle(self.discreet, &mut table.state, &mut table.referee)?;
            if let Some(complaint) = table.referee.chance().complaint() {
                return Err(problem(complaint));
            }
            if table.state.hash() != turn.hash {
                return Err(problem("the state is not the one the journal names".to_owned()));
            }
            self.repeat(index + 1, &mut table)?;
            watch(index + 1, &mut table);
        }
        Ok(table.state)
    }

    /// Replays, and if the seed has been told, checks that it is the one committed to and that all chance followed from it.
    pub fn verify(&self) -> Result<State<G>, JournalError> {
        let last = self.replay(|_, _| ())?;
        let Some(text) = &self.seed else { return Ok(last) };
        let seed: Seed = text.parse().map_err(|_| JournalError::Commitment)?;
        if self.commitment.as_ref().is_some_and(|commitment| *commitment != seed.commitment()) {
            return Err(JournalError::Commitment);
        }
        let (mut again, mut table) = Self::begin_as(&self.setup, &seed, self.discreet)?;
        if again.opening_chance != self.opening_chance {
            return Err(JournalError::Chance { turn: 0 });
        }
        for (index, turn) in self.turns.iter().enumerate() {
            let turn_number = index + 1;
            again
                .play(&mut table, turn.seat, &turn.action)
                .map_err(|refused| JournalError::Turn { turn: turn_number, problem: refused.to_string() })?;
            if again.turns.last().is_none_or(|played| played.chance != turn.chance) {
                return Err(JournalError::Chance { turn: turn_number });
            }
        }
        Ok(last)
    }

    /// Goes on from the end of a journal: the seed comes from whoever hosts the game.
    pub fn resume(&self, seed: &Seed) -> Result<Table<G>, JournalError> {
        if self.commitment.as_ref().is_some_and(|commitment| *commitment != seed.commitment()) {
            return Err(JournalError::Commitment);
        }
        let state = self.replay(|_, _| ())?;
        let chance = Chance::seeded_at(seed, self.position.unwrap_or(0));
        Ok(Table { state, referee: Referee::new(chance).recording() })
    }
}

/// Answers what needs no one to think, as a journal of this kind leaves it out.
fn settle<G: Game>(discreet: bool, state: &mut State<G>, referee: &mut Referee<G::Event>) -> Result<(), Fault> {
    let mut options = Vec::new();
    if discreet {
        state.settle_openly(referee, &mut options)?
    } else {
        state.settle(referee, &mut options)?
    };
    Ok(())
}

/// A game being played: a state and the referee who runs it.
pub struct Table<G: Game> {
    pub state: State<G>,
    pub referee: Referee<G::Event>,
}
