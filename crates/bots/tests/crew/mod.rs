//! Tables of Nemesis.

use nemesis::generated::ship::BoardSide;
use nemesis::{Mode, Setup};

/// Every mode for every number of players it is meant for, on both sides of the board.
pub fn tables() -> Vec<Setup> {
    let mut setups = Vec::new();
    for side in [BoardSide::Basic, BoardSide::Alternate] {
        setups.push(Setup { players: 1, mode: Mode::Solo, side, takeover: false });
        for players in 1..=5 {
            setups.push(Setup { players, mode: Mode::Cooperative, side, takeover: false });
        }
        for players in 2..=5 {
            for takeover in [false, true] {
                setups.push(Setup { players, mode: Mode::SemiCooperative, side, takeover });
            }
        }
    }
    setups
}
