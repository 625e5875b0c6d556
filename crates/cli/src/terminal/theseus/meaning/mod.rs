//! What each option of a question means, in a few words: where a Move ends, whom a Room can reach, what a card does.

mod cards;
mod places;
mod units;

pub use cards::{card_of, card_summary};

use kernel::{Seat, Words as _};
use theseus::action::Use;
use theseus::generated::cards::Bonus;
use theseus::generated::sectors::{Sector, SectorAction};
use theseus::generated::tokens::{DECK_SIZE, DECK_SIZE_ALLIANCE};
use theseus::generated::units::UnitKind;
use theseus::procedures::movement::UnderWay;
use theseus::words::counted;
use theseus::{Action, Board, Choice, Mode, Theseus};

/// A question of this game as one seat meets it.
pub type Asked<'a> = crate::terminal::desk::Asked<'a, Theseus>;

/// The question as a sentence, with the unit or card it is about.
pub fn prompt(asked: &Asked<'_>) -> String {
    let prompt = Theseus::prompt(asked.choice, asked.board);
    match asked.choice {
        Choice::Install { .. } | Choice::OpeningSlot { .. } => match asked.view.in_hand {
            Some(card) => format!("{prompt} ({}: {})", card.facts().name, card_summary(card, None, asked.board)),
            None => prompt,
        },
        Choice::Path { .. } | Choice::TimeLoop { .. } | Choice::LastSector { .. } => match asked.view.under_way() {
            Some(UnderWay { unit, sector, left }) => {
                let mark = super::marks::unit_mark(asked.board, unit);
                format!("{prompt} ({mark} in the {}, {} left)", sector.name(), counted(left, "point"))
            }
            None => prompt,
        },
        Choice::Draft { .. } => {
            let chosen = asked.view.players.get(asked.seat.index()).map_or(0, |player| player.unseen_count);
            let size = if asked.view.mode == Mode::Alliances { DECK_SIZE_ALLIANCE } else { DECK_SIZE };
            format!("{prompt} ({chosen} of {size} so far)")
        }
        Choice::Room { .. } => match asked.view.arriving() {
            Some(unit) => format!("{prompt} ({} arrives)", super::marks::unit_mark(asked.board, unit)),
            None => prompt,
        },
        _ => prompt,
    }
}

/// The name of an option: the words that are read back as this answer.
pub fn label(asked: &Asked<'_>, action: &Action) -> String {
    match (action, asked.choice) {
        (Action::Pass, Choice::StartMove { .. }) => "count".to_owned(),
        (Action::Pass, Choice::Path { leap: true, .. }) => "enter".to_owned(),
        (Action::Pass, Choice::Path { leap: false, .. } | Choice::Window { .. }) => "go on".to_owned(),
        (Action::Pass, Choice::LastSector { .. }) => "stop".to_owned(),
        (Action::Pass, Choice::Teleport { .. }) => "stay".to_owned(),
        (Action::Pass, Choice::Home { .. }) => "neither".to_owned(),
        (Action::Pass, Choice::Pending { .. }) => "pass".to_owned(),
        (Action::Pass, _) => "decline".to_owned(),
        _ => Theseus::say(action, asked.board),
    }
}

/// What an option does, in one line.
pub fn meaning(asked: &Asked<'_>, action: &Action) -> String {
    match *action {
        Action::Pass => passing(asked),
        Action::Use(what) => using(asked, what),
        Action::Unit(unit) => units::unit(asked, unit),
        Action::Room(room) => places::room(asked, room),
        Action::Sector(sector) => places::sector(asked, sector),
        Action::Slot(slot) => cards::slot(asked, slot),
        Action::Pending(pending) => cards::pending(asked, pending),
        Action::Card(card) => cards::card(asked, card),
        Action::Seat(seat) => {
            let player = asked.board.player(seat);
            format!("Life {}, {} in reserve", player.life, counted(player.reserve, "Upgrade token"))
        }
        Action::Points(0) => "all Movement Points carry the unit on".to_owned(),
        Action::Points(points) => format!("the unit goes {}", counted(points, "fewer sector")),
        Action::Leap => "the sector is left out: no point, no trap".to_owned(),
        Action::Exit(sector) => format!("the Move ends at once in the {}", sector.name()),
        Action::RunOn => "one sector further, as a Runner may".to_owned(),
        Action::UpgradeToken => format!("take one from the pool ({} left)", asked.board.pool),
        Action::SectorAction => "first what the sector does, then the token".to_owned(),
        Action::Reserve => format!("a token of your reserve ({} there)", asked.board.player(asked.seat).reserve),
        Action::Detonate => "wound every enemy unit here and discard the card".to_owned(),
        Action::Embryo(kind) => embryo(kind).to_owned(),
        Action::PandoraToken(sector, side) => places::pandora_token(asked, sector, side),
    }
}

fn passing(asked: &Asked<'_>) -> String {
    if let (Choice::Path { .. }, Some(it)) = (asked.choice, asked.view.under_way()) {
        return format!("enter the {}", asked.board.next_sector(it.sector).name());
    }
    match asked.choice {
        Choice::StartMove { .. } => "move as usual, sector by sector",
        Choice::Path { leap: true, .. } => "count the sector ahead like any other",
        Choice::Path { leap: false, .. } => "on to the next sector",
        Choice::LastSector { .. } => "the Move ends here",
        Choice::Teleport { .. } => "no teleport: the unit takes a Room here",
        Choice::Window { .. } => "use nothing now",
        Choice::Home { .. } => "no token and no Base Cleaning",
        Choice::Pending { .. } => "leave the pending cards and end the turn",
        Choice::TakeOver { .. } => "the Embryo stays a unit",
        _ => "do nothing more here",
    }
    .to_owned()
}

fn using(asked: &Asked<'_>, what: Use) -> String {
    match what {
        Use::UpgradeToken => "turn a unit or strengthen a card".to_owned(),
        Use::Instant => Board::instant_of(asked.board.faction(asked.seat)).map_or_else(String::new, |card| card.facts().summary.to_owned()),
        Use::Bonus(Bonus::CardFromDeck) => {
            let top = asked.board.player(asked.seat).top.map_or("nothing", |card| card.facts().name);
            format!("install the top card of your deck: {top}")
        }
        Use::Bonus(bonus) => bonus.summary().to_owned(),
    }
}

/// What a unit that stops in a sector makes happen there, besides cards.
pub fn effect_of_stopping(board: &Board, seat: Seat, sector: Sector) -> &'static str {
    match sector.facts().action {
        SectorAction::Assault => "all your units attack",
        SectorAction::PlaceMalfunction => "move the Malfunction token",
        SectorAction::ExtraTurn => "extra turn with another unit",
        SectorAction::FactionChoice if board.is_home(seat, sector) => "Upgrade token or Base Cleaning",
        SectorAction::FactionChoice => "no action in an enemy sector",
    }
}

fn embryo(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Grasper => "takes enemy cards over for good; no attack",
        UnitKind::Runner => "may go one sector further; takes a card over for one use",
        UnitKind::Warrior => "attacks one unit; takes a card over for one use",
        UnitKind::Marine | UnitKind::Alien | UnitKind::Scientist | UnitKind::Grey | UnitKind::MinorAlien | UnitKind::Being => "",
    }
}
