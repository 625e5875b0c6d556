//! Tables of Theseus.

use theseus::Setup;
use theseus::generated::cards::Faction;

/// Every ordered pair of factions.
pub fn duels() -> Vec<Setup> {
    let pairs = Faction::ALL.into_iter().flat_map(|one| Faction::ALL.map(|other| [one, other]));
    pairs.filter(|[one, other]| one != other).map(|pair| Setup::new(&pair)).collect()
}

/// Three and four players, each against all and in alliances, every faction on every seat.
pub fn bigger_tables() -> Vec<Setup> {
    let mut setups = Vec::new();
    for first in 0..Faction::ALL.len() {
        let mut factions = Faction::ALL;
        factions.rotate_left(first);
        setups.push(Setup::new(&factions[..3]));
        setups.push(Setup::new(&factions[..4]));
        setups.push(Setup::alliances(&factions[..4]));
    }
    setups
}
