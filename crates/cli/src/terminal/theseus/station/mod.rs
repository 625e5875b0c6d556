//! The station: sectors as boxes in the order of the ring, in a strip where there is little room and as a ring where there is more.

mod ring;
mod sheet;
mod strip;

pub use ring::ring;
pub use strip::strip;

use theseus::Action;
use theseus::generated::sectors::{Sector, SectorAction};
use theseus::ids::{PendingId, RoomId, SlotId, UnitId};

/// What the option under the cursor is about, to be set off on the station.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Focus {
    #[default]
    Nothing,
    Unit(UnitId),
    Room(RoomId),
    Slot(SlotId),
    Pending(PendingId),
    Sector(Sector),
}

impl Focus {
    pub fn of(action: &Action) -> Self {
        match *action {
            Action::Unit(unit) => Focus::Unit(unit),
            Action::Room(room) => Focus::Room(room),
            Action::Slot(slot) => Focus::Slot(slot),
            Action::Pending(pending) => Focus::Pending(pending),
            Action::Sector(sector) | Action::Exit(sector) | Action::PandoraToken(sector, _) => Focus::Sector(sector),
            Action::Pass
            | Action::Use(_)
            | Action::Card(_)
            | Action::Seat(_)
            | Action::Points(_)
            | Action::Leap
            | Action::RunOn
            | Action::UpgradeToken
            | Action::SectorAction
            | Action::Reserve
            | Action::Detonate
            | Action::Embryo(_) => Focus::Nothing,
        }
    }
}

/// What a sector does, in a word or two.
pub fn action_name(sector: Sector) -> &'static str {
    match sector.facts().action {
        SectorAction::Assault => "Assault",
        SectorAction::PlaceMalfunction => "Malfunction",
        SectorAction::ExtraTurn => "Extra turn",
        SectorAction::FactionChoice => match sector.facts().home_of {
            Some(faction) => faction.name(),
            None => "Home",
        },
    }
}
