//! What is at stake with an answer: what removes a card from the game, and what gives away what the turn still offers.

use crate::action::{Action, Use};
use crate::board::Board;
use crate::choice::Choice;
use crate::procedures::pending::{self, Operation};
use kernel::{Seat, Stakes};

pub fn of(choice: &Choice, seat: Seat, action: &Action, board: &Board) -> Stakes {
    let is_final = match *action {
        Action::Pass => gives_up(choice),
        // T-CARDTYPE-18: a one-use card leaves the game.
        Action::Detonate => true,
        // T-CARDTYPE-08, T-BONUS-05: used once and then discarded.
        Action::Use(Use::Instant | Use::Bonus(_)) => true,
        Action::Slot(slot) => match choice {
            // T-SECACT-17: the card leaves the game.
            Choice::Home { .. } => true,
            // T-PENDING-07, T-PENDING-11: so does the card that makes room.
            Choice::Install { .. } => board.card_at(slot).is_some(),
            _ => false,
        },
        // T-PENDING-04, T-PENDING-11: so does an enemy card that is replaced.
        Action::Pending(pending) => {
            matches!(choice, Choice::Pending { .. }) && pending::operation(board, seat, pending) == Some(Operation::Replace)
        }
        // T-TOKEN-03: tokens can be used again.
        Action::Use(Use::UpgradeToken) | Action::UpgradeToken | Action::Reserve => false,
        Action::Unit(_)
        | Action::Room(_)
        | Action::Sector(_)
        | Action::Card(_)
        | Action::Seat(_)
        | Action::Points(_)
        | Action::Leap
        | Action::Exit(_)
        | Action::RunOn
        | Action::SectorAction
        | Action::Embryo(_)
        | Action::PandoraToken(..) => false,
    };
    Stakes { is_final, cost: 0 }
}

/// Whether to pass gives away what is not offered again in this turn.
fn gives_up(choice: &Choice) -> bool {
    use Choice as C;
    match choice {
        // T-RULING-37: neither action of the own sector. T-PENDING-01: no operation. T-PANDORA-30: no card is taken over.
        C::Home { .. } | C::Pending { .. } | C::TakeOver { .. } => true,
        // T-CARDTYPE-01: an Action card works when a Move has ended, and then no more.
        C::AttackFromDarkness { .. }
        | C::TrapDetector { .. }
        | C::MoveEnemy { .. }
        | C::Kidnap { .. }
        | C::Invisibility { .. }
        | C::Detonate { .. }
        | C::RemoteControl { .. }
        | C::BasePlans { .. } => true,
        // T-BONUS-02, T-CARDTYPE-06: what is in reserve can be used later.
        C::Window { .. } => false,
        // T-MOVE-10: the unit goes on, enters or stays.
        C::StartMove { .. } | C::Path { .. } | C::LastSector { .. } | C::Teleport { .. } => false,
        // These cannot be passed.
        C::LaySector { .. }
        | C::AllianceSector { .. }
        | C::PandoraToken { .. }
        | C::Draft { .. }
        | C::OpeningCard { .. }
        | C::OpeningSlot { .. }
        | C::PlaceUnit { .. }
        | C::Move { .. }
        | C::ExtraTurn { .. }
        | C::TimeLoop { .. }
        | C::Room { .. }
        | C::AnyRoom { .. }
        | C::Push { .. }
        | C::TrapOrder { .. }
        | C::Attacker { .. }
        | C::Target { .. }
        | C::CardOrder { .. }
        | C::SectorOrder { .. }
        | C::Malfunction { .. }
        | C::Install { .. }
        | C::Embryo { .. }
        | C::SpendUpgrade { .. }
        | C::Evolution { .. }
        | C::MentalProbe { .. }
        | C::TacticalOrder { .. }
        | C::KidnapTo { .. }
        | C::Degrade { .. }
        | C::LoseUpgrade { .. }
        | C::Medlab { .. }
        | C::Transfer { .. } => false,
    }
}
