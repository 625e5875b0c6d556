//! Questions and facts as sentences.

use crate::action::Use;
use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::ids::UnitId;
use crate::procedures::assault::{Among, Attacker};
use crate::words::names::{bonus_name, card_name, counted, pending_name, room_name, sector_name, slot_name, spot_name, unit_name};
use kernel::{Seat, SeatSet};

/// The kinds of questions and their list come from one table, so that the list cannot lack one.
macro_rules! questions {
    ($($($choice:ident)|+ => $kind:literal,)+) => {
        /// The kind of a question.
        pub fn question(choice: &Choice) -> &'static str {
            match choice {
                $($(Choice::$choice { .. })|+ => $kind,)+
            }
        }

        /// Every kind of question there is.
        pub const QUESTIONS: &[&str] = &[$($kind),+];
    };
}

questions! {
    LaySector => "lay sector",
    AllianceSector => "alliance sector",
    PandoraToken => "pandora token",
    Draft => "draft",
    OpeningCard => "opening card",
    OpeningSlot => "opening slot",
    PlaceUnit => "place unit",
    Move => "move",
    ExtraTurn => "extra turn",
    StartMove => "start move",
    Path => "path",
    TimeLoop => "time loop",
    LastSector => "last sector",
    Teleport => "teleport",
    Room | AnyRoom => "room",
    Push => "push",
    TrapOrder => "trap order",
    Attacker => "attacker",
    Target => "target",
    CardOrder => "card order",
    Window => "window",
    SectorOrder => "sector order",
    Home => "home",
    Malfunction => "malfunction",
    Pending => "pending",
    Install => "install",
    Embryo => "embryo",
    TakeOver => "take over",
    SpendUpgrade => "spend upgrade",
    Evolution => "evolution",
    MentalProbe => "mental probe",
    TacticalOrder => "tactical order",
    AttackFromDarkness => "attack from darkness",
    TrapDetector => "trap detector",
    MoveEnemy => "move enemy",
    Kidnap => "kidnap",
    KidnapTo => "kidnap to",
    Invisibility => "invisibility",
    Degrade => "degrade",
    LoseUpgrade => "lose upgrade",
    Medlab => "medlab",
    Detonate => "detonate",
    Transfer => "transfer",
    RemoteControl => "remote control",
    BasePlans => "base plans",
}

/// The question as it is put to a player.
pub fn prompt(choice: &Choice, board: &Board) -> String {
    match *choice {
        Choice::LaySector { .. } => "Lay the next sector of the ring, clockwise.".into(),
        Choice::AllianceSector { .. } => "Which faction sector does your alliance lay out?".into(),
        Choice::PandoraToken { .. } => "Where does the Pandora token go?".into(),
        Choice::Draft { .. } => "Choose the next card of your deck.".into(),
        Choice::OpeningCard { .. } => "Which of your cards is installed before the first turn?".into(),
        Choice::OpeningSlot { .. } => "On which empty slot?".into(),
        Choice::PlaceUnit { home: true, .. } => "Place a unit in your own sector.".into(),
        Choice::PlaceUnit { home: false, .. } => "Place your last unit in any empty Room.".into(),
        Choice::Move { .. } => "Which unit moves?".into(),
        Choice::ExtraTurn { .. } => "Extra turn: which unit moves?".into(),
        Choice::StartMove { unit, .. } => format!("{} sets out: count sectors, or take a Ventilation Exit?", title(board, unit)),
        Choice::Path { leap: true, .. } => "A Shortcut lies ahead: enter the sector or leap over it?".into(),
        Choice::Path { leap: false, .. } => "Go on, or use something first?".into(),
        Choice::TimeLoop { .. } => "How many Movement Points do you spend in the Time Loop?".into(),
        Choice::LastSector { .. } => "Stop here, or go on?".into(),
        Choice::Teleport { .. } => "Stay, or teleport to a sector?".into(),
        Choice::Room { sector, .. } => format!("Which Room of the {}?", sector.name()),
        Choice::AnyRoom { .. } => "Back from Space: into which empty Room?".into(),
        Choice::Push { sector, .. } => format!("The {} is full. Whom do you push into Space?", sector.name()),
        Choice::TrapOrder { .. } => "Which trap works first?".into(),
        Choice::Attacker { .. } => "Who attacks next?".into(),
        Choice::Target { attacker: Attacker::Unit(unit), among: Among::All, .. } => format!("Whom does {} attack?", title(board, unit)),
        Choice::Target { attacker: Attacker::Hidden(_), .. } => "Whom does the Hidden attack?".into(),
        Choice::Target { among: Among::Barricaded(_), .. } => "Barricades: which one of them is hit?".into(),
        Choice::CardOrder { .. } => "Which card do you perform next?".into(),
        Choice::Window { .. } => "Use something, or go on?".into(),
        Choice::SectorOrder { .. } => "What comes first: the Upgrade token or the action of the sector?".into(),
        Choice::Home { .. } => "Your sector: an Upgrade token, Base Cleaning, or neither?".into(),
        Choice::Malfunction { .. } => "Where does the Malfunction token go?".into(),
        Choice::Pending { .. } => "Pending cards: use a slot, or pass?".into(),
        Choice::Install { .. } => "Where is the card installed?".into(),
        Choice::Embryo { .. } => "Which Embryo is born?".into(),
        Choice::TakeOver { .. } => "Take over a card?".into(),
        Choice::SpendUpgrade { .. } => "What do you upgrade?".into(),
        Choice::Evolution { .. } => "Which unit evolves?".into(),
        Choice::MentalProbe { .. } => "Which sector do you probe?".into(),
        Choice::TacticalOrder { .. } => "Which unit attacks now?".into(),
        Choice::AttackFromDarkness { .. } => "Which unit attacks from the darkness?".into(),
        Choice::TrapDetector { .. } => "Where does a Deactivation token go?".into(),
        Choice::MoveEnemy { .. } => "Which enemy unit do you move?".into(),
        Choice::Kidnap { .. } => "Whom do you kidnap?".into(),
        Choice::KidnapTo { .. } => "Where to?".into(),
        Choice::Invisibility { .. } => "Which unit becomes invisible?".into(),
        Choice::Degrade { .. } => "Who loses upgrades?".into(),
        Choice::LoseUpgrade { .. } => "Which upgrade do you lose?".into(),
        Choice::Medlab { .. } => "Who loses a Life Point?".into(),
        Choice::Detonate { .. } => "Detonate?".into(),
        Choice::Transfer { .. } => "From whom do you transfer?".into(),
        Choice::RemoteControl { .. } => "Which card do you run by remote control?".into(),
        Choice::BasePlans { .. } => "Which pending card do you install?".into(),
    }
}

fn title(board: &Board, unit: UnitId) -> String {
    capital(&unit_name(board, unit))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn who(board: &Board, seat: Seat) -> &'static str {
    board.faction(seat).name()
}

fn several(board: &Board, seats: SeatSet) -> String {
    let names: Vec<_> = seats.iter().map(|seat| who(board, seat)).collect();
    names.join(" and ")
}

/// A fact as a sentence.
pub fn tell(event: &Event, board: &Board) -> String {
    let unit_of = |unit: UnitId| title(board, unit);
    match *event {
        Event::SectorLaid { sector } => format!("The {} is laid.", sector.name()),
        Event::PandoraTokenLaid { sector, left } => {
            format!("The Pandora token lies {} of the {}.", if left { "left" } else { "right" }, sector.name())
        }
        Event::BonusLaid { slot, bonus } => format!("{} lies on {}.", capital(&bonus_name(bonus)), slot_name(slot)),
        Event::CardChosen { seat, card: Some(card) } => format!("{} choose {}.", who(board, seat), card_name(card)),
        Event::CardChosen { seat, card: None } => format!("{} choose a card.", who(board, seat)),
        Event::CardTaken { seat, card } => format!("{} take {}.", who(board, seat), card_name(card)),
        Event::TopRevealed { seat, card } => format!("Top of the deck of {}: {}.", who(board, seat), card_name(card)),
        Event::UnitPlaced { unit, room } => format!("{} stands in {}.", unit_of(unit), room_name(room)),
        Event::TurnBegins { seat, extra: false } => format!("Turn of {}.", who(board, seat)),
        Event::TurnBegins { seat, extra: true } => format!("Extra turn of {}.", who(board, seat)),
        Event::TurnPasses { seat } => format!("{} have no unit that can move.", who(board, seat)),
        Event::MoveBegins { unit, by, points } => {
            let by = if board.unit(unit).owner == by { String::new() } else { format!(", moved by {}", who(board, by)) };
            format!("{} sets out with {}{by}.", unit_of(unit), counted(points, "Movement Point"))
        }
        Event::PointAdded { unit } => format!("{} goes one sector further.", unit_of(unit)),
        Event::SectorEntered { unit, sector } => format!("{} enters the {}.", unit_of(unit), sector.name()),
        Event::SectorLeapt { unit, sector } => format!("{} leaps over the {}.", unit_of(unit), sector.name()),
        Event::PointsSpent { unit, sector, points } => {
            format!("{} spends {} in the Time Loop of the {}.", unit_of(unit), counted(points, "point"), sector.name())
        }
        Event::ExitTaken { unit, sector } => format!("{} takes the Ventilation Exit to the {}.", unit_of(unit), sector.name()),
        Event::Teleported { unit, sector } => format!("{} teleports to the {}.", unit_of(unit), sector.name()),
        Event::Arrived { unit, room } => format!("{} stops in {}.", unit_of(unit), room_name(room)),
        Event::Appeared { unit, room } => format!("{} appears in {}.", unit_of(unit), room_name(room)),
        Event::Pushed { unit, from } => format!("{} is pushed from {} into Space.", unit_of(unit), room_name(from)),
        Event::Wounded { unit, by, life } => format!("{} is wounded by {} (Life {life}).", unit_of(unit), who(board, by)),
        Event::LifeGained { seat, life } => format!("{} gain Life ({life}).", who(board, seat)),
        Event::LifeLost { seat, life } => format!("{} lose Life ({life}).", who(board, seat)),
        Event::DataGained { seat, data } => format!("{} gain Data ({data}).", who(board, seat)),
        Event::TokenGained { seat } => format!("{} take an Upgrade token.", who(board, seat)),
        Event::TrapSprung { slot, card, unit } => format!("{} sets off {} on {}.", unit_of(unit), card_name(card), slot_name(slot)),
        Event::TrapsIgnored { unit, sector } => {
            format!("A Deactivation token saves {} from the traps of the {}.", unit_name(board, unit), sector.name())
        }
        Event::MinorAssault { by, sector } => format!("Minor Assault of {} in the {}.", who(board, by), sector.name()),
        Event::Assault { by } => format!("Assault of {}.", who(board, by)),
        Event::Attack { attacker } => format!("{} attacks.", unit_of(attacker)),
        Event::HiddenAttack { slot } => format!("The Hidden on {} attacks.", slot_name(slot)),
        Event::CardPerformed { slot, card, seat } => format!("{} perform {} on {}.", who(board, seat), card_name(card), slot_name(slot)),
        Event::CardInstalled { slot, card, seat } => format!("{} install {} on {}.", who(board, seat), card_name(card), slot_name(slot)),
        Event::CardDiscarded { card } => format!("{} leaves the game.", capital(&card_name(card))),
        Event::CardPending { pending, card } => format!("{} waits on {}.", capital(&card_name(card)), pending_name(pending)),
        Event::InstantKept { seat, card } => format!("{} keep {}.", who(board, seat), card_name(card)),
        Event::BonusTaken { seat, bonus } => format!("{} take {}.", who(board, seat), bonus_name(bonus)),
        Event::Used { seat, what } => {
            let what = match what {
                Use::UpgradeToken => "an Upgrade token".to_owned(),
                Use::Instant => Board::instant_of(board.faction(seat)).map_or_else(String::new, |card| card.facts().name.to_owned()),
                Use::Bonus(bonus) => bonus_name(bonus),
            };
            format!("{} use {what}.", who(board, seat))
        }
        Event::MalfunctionPlaced { at } => format!("The Malfunction token goes to {}.", spot_name(at)),
        Event::UnitTurned { unit, upgraded: true } => format!("{} is upgraded.", unit_of(unit)),
        Event::UnitTurned { unit, upgraded: false } => format!("{} is turned back to its base side.", unit_of(unit)),
        Event::CardStrengthened { slot, upgrades } => {
            format!("The card on {} carries {}.", slot_name(slot), counted(upgrades, "Upgrade token"))
        }
        Event::UpgradeLost { seat } => format!("{} lose an Upgrade token.", who(board, seat)),
        Event::Infected { unit, tokens } => format!("{} is infected ({tokens}).", unit_of(unit)),
        Event::ParasiteGone { unit } => format!("{} is rid of the Parasite.", unit_of(unit)),
        Event::Held { unit, slot } => format!("The Grabber on {} holds {}.", slot_name(slot), unit_name(board, unit)),
        Event::Freed { unit } => format!("{} is free again.", unit_of(unit)),
        Event::Vanished { unit } => format!("{} becomes invisible.", unit_of(unit)),
        Event::Visible { unit } => format!("{} is visible again.", unit_of(unit)),
        Event::DeactivationPlaced { sector, seat } => format!("{} put a Deactivation token on the {}.", who(board, seat), sector.name()),
        Event::CameraCounts { slot, value } => format!("The Cameras on {} show {value}.", slot_name(slot)),
        Event::CameraEmptied { slot } => format!("The Cameras on {} are emptied.", slot_name(slot)),
        Event::DefenceArmed { slot } => format!("The Defence System on {} is armed.", slot_name(slot)),
        Event::DefenceFired { slot } => format!("The Defence System on {} fires.", slot_name(slot)),
        Event::Relocated { unit, sector } => format!("{} is dragged to the {}.", unit_of(unit), sector_name(sector)),
        Event::TakenOver { slot, unit } => format!("{} takes over the card on {}.", unit_of(unit), slot_name(slot)),
        Event::GivenBack { slot, unit } => format!("{} leaves the card on {}.", unit_of(unit), slot_name(slot)),
        Event::EndTokenMoved { steps } => format!("The End token moves to {}.", super::position::end_name(steps)),
        Event::Tied { seats } => format!("{} are tied: one additional turn each.", several(board, seats)),
        Event::GameOver { winners, ending } => {
            let verb = if winners.len() == 1 { "wins" } else { "win" };
            let names = several(board, winners);
            let verb = if winners.len() == 1 && names.ends_with('s') { "win" } else { verb };
            format!("{names} {verb}: {}.", <crate::Theseus as kernel::Words>::ending(&ending))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theseus;
    use crate::generated::cards::Faction;
    use crate::generated::sectors::Sector;
    use crate::ids::SlotId;
    use kernel::{Chance, Game as _, Referee};

    #[test]
    fn no_two_kinds_of_questions_share_a_name() {
        for (index, kind) in QUESTIONS.iter().enumerate() {
            assert!(!QUESTIONS[..index].contains(kind), "{kind}");
        }
    }

    #[test]
    fn one_is_told_in_the_singular() {
        let setup = crate::Setup::new(&[Faction::Marines, Faction::Aliens]);
        let state = Theseus::start(&setup, &mut Referee::silent(Chance::rollout(1))).expect("a game");
        let board = &state.board;
        let (unit, by, sector) = (UnitId(0), Seat::new(0), Sector::Corridors);
        let slot = SlotId::of(sector).next().expect("a sector has slots");
        for (number, told) in [
            (1, ["sets out with 1 Movement Point.", "spends 1 point in the Time Loop of the Corridors.", "carries 1 Upgrade token."]),
            (2, ["sets out with 2 Movement Points.", "spends 2 points in the Time Loop of the Corridors.", "carries 2 Upgrade tokens."]),
        ] {
            let events = [
                Event::MoveBegins { unit, by, points: number },
                Event::PointsSpent { unit, sector, points: number },
                Event::CardStrengthened { slot, upgrades: number },
            ];
            for (event, told) in events.iter().zip(told) {
                assert!(tell(event, board).ends_with(told), "{}", tell(event, board));
            }
        }
    }
}
