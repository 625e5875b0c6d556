//! Why a Room or a sector cannot be chosen.

use super::{not_asked, refuse, subject};
use crate::board::Board;
use crate::choice::Choice;
use crate::generated::sectors::Sector;
use crate::ids::RoomId;
use crate::words;
use kernel::{Refusal, rule};

pub fn room_refused(choice: &Choice, room: RoomId, board: &Board) -> Refusal {
    let home = match *choice {
        Choice::PlaceUnit { home, .. } => home,
        Choice::Room { .. } | Choice::AnyRoom { .. } | Choice::Push { .. } => false,
        _ => return not_asked(choice, board, "a Room"),
    };
    if let Some(unit) = board.unit_in(room) {
        let placing = matches!(choice, Choice::PlaceUnit { .. });
        let rule = if placing { rule!("T-SETUP-20") } else { rule!("T-SECTOR-10") };
        return refuse(rule, format!("{} stands in this Room already", words::unit_name(board, unit)));
    }
    match *choice {
        Choice::Room { sector, .. } => refuse(rule!("T-MOVE-06"), format!("the Move ends in the {}", sector.name())),
        Choice::Push { sector, .. } => refuse(rule!("T-RULING-07"), format!("the {} is full: a unit must be pushed", sector.name())),
        _ if home => refuse(rule!("T-SETUP-20"), "these units are placed in your own faction sector"),
        _ => not_in_game(choice, room.sector()),
    }
}

pub fn sector_refused(choice: &Choice, sector: Sector, board: &Board) -> Refusal {
    let name = sector.name();
    match *choice {
        Choice::LaySector { .. } if board.in_ring(sector) => refuse(subject(choice), format!("the {name} lies in the ring already")),
        Choice::LaySector { .. } => refuse(rule!("T-SETUP-02"), format!("nobody plays the faction of the {name}")),
        Choice::AllianceSector { .. } => refuse(subject(choice), format!("the {name} is the home of neither faction of your alliance")),
        Choice::KidnapTo { from, .. } if from == sector => refuse(subject(choice), format!("the unit is taken away from the {name}")),
        Choice::KidnapTo { .. } | Choice::Teleport { .. } | Choice::MentalProbe { .. } | Choice::TrapDetector { .. } => {
            not_in_game(choice, sector)
        }
        _ => not_asked(choice, board, "a sector"),
    }
}

pub fn token_refused(choice: &Choice, sector: Sector, board: &Board) -> Refusal {
    match choice {
        Choice::PandoraToken { .. } => not_in_game(choice, sector),
        _ => not_asked(choice, board, "a side of a sector"),
    }
}

fn not_in_game(choice: &Choice, sector: Sector) -> Refusal {
    refuse(subject(choice), format!("the {} is not in this game", sector.name()))
}
