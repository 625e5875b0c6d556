//! Fixed games, one line each: how many decisions, the final state, and everything that was saved, shown and offered on the way.

use kernel::chance::Pcg32;
use kernel::{Fault, Game, Journal, JournalError, Refused, Seed, Viewer};
use nemesis::generated::ship::BoardSide;
use nemesis::{Mode, Nemesis};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use theseus::generated::cards::Faction;
use theseus::setup::{Decks, Ring};
use theseus::{Setup, Theseus};

/// Why the games cannot be played to their ends, which would be a mistake of an engine.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    #[error("{0}")]
    Begin(#[from] JournalError),
    #[error("{0}")]
    Answer(#[from] Refused),
    #[error("{0}")]
    Fault(#[from] Fault),
    #[error("{0}")]
    Write(#[from] serde_json::Error),
}

/// The lines of every game there is an engine for. A new engine is one more line here.
pub fn lines() -> Result<Vec<String>, Broken> {
    Ok([played::<Theseus>(&theseus_setups(), 10)?, played::<Nemesis>(&nemesis_setups(), 2)?].concat())
}

/// Every mode, number of players and faction, with rings and decks both given and chosen.
pub fn theseus_setups() -> Vec<Setup> {
    let [marines, aliens, scientists, greys, pandora] = Faction::ALL;
    vec![
        Setup::new(&[marines, aliens]),
        Setup { decks: Decks::Chosen, ring: Ring::InTurns, ..Setup::new(&[scientists, greys]) },
        Setup::new(&[greys, pandora]),
        Setup { levels: 0, opening: 3, ..Setup::new(&[aliens, scientists, pandora]) },
        Setup::new(&[marines, aliens, scientists, greys]),
        Setup::alliances(&[marines, scientists, aliens, pandora]),
    ]
}

/// Every mode on both sides of the board, for few and for many, and once with somebody who may take over the Intruders.
pub fn nemesis_setups() -> Vec<nemesis::Setup> {
    let few_and_many = [(Mode::SemiCooperative, 2), (Mode::SemiCooperative, 5), (Mode::Solo, 1), (Mode::Cooperative, 3)];
    let games = BoardSide::ALL
        .into_iter()
        .flat_map(|side| few_and_many.map(|(mode, players)| nemesis::Setup { mode, side, ..nemesis::Setup::new(players) }));
    games.chain([nemesis::Setup { takeover: true, ..nemesis::Setup::new(4) }]).collect()
}

/// Some random games with each of these setups.
fn played<G: Game>(setups: &[G::Setup], games: u64) -> Result<Vec<String>, Broken> {
    let seeds = setups.iter().zip(0_u64..).flat_map(|(setup, number)| (0..games).map(move |game| (setup, number * games + game)));
    seeds.map(|(setup, seed)| line::<G>(setup, seed)).collect()
}

/// Plays one game from its seed. At every decision the saved state, what the asked player sees and what may be answered go
/// into the digest, and at the end the journal.
fn line<G: Game>(setup: &G::Setup, seed: u64) -> Result<String, Broken> {
    let (mut journal, mut table) = Journal::<G>::begin(setup, &Seed::from_number(seed))?;
    let mut dice = Pcg32::new(seed);
    let mut digest = Sha256::new();
    let mut options = Vec::new();
    while let Some(seat) = table.state.settle(&mut table.referee, &mut options)? {
        digest.update(table.state.save());
        digest.update(json(&G::view(&table.state, Viewer::Seat(seat)))?);
        digest.update(json(&options)?);
        let chosen = options[dice.next() as usize % options.len()];
        journal.play(&mut table, seat, &chosen)?;
    }
    digest.update(json(&journal)?);
    let everything: String = digest.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{} {seed} decisions {} state {} everything {everything}", G::ID, journal.turns.len(), table.state.hash()))
}

fn json(value: &impl Serialize) -> Result<Vec<u8>, Broken> {
    Ok(serde_json::to_vec(value)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_same_seed_gives_the_same_line_and_no_two_games_are_alike() {
        let lines = lines().unwrap();
        assert_eq!(lines, super::lines().unwrap());
        let different: BTreeSet<_> = lines.iter().map(|line| line.rsplit_once(' ').unwrap().1).collect();
        assert_eq!(different.len(), lines.len());
    }
}
