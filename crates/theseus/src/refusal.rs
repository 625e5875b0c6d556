//! Why an answer is not possible: the rule that forbids it, and the reason in words.

mod cards;
mod places;
mod units;
mod uses;

use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::generated::units::UnitKind;
use crate::words;
use kernel::{Refusal, RuleId, Seat, rule};

fn refuse(rule: RuleId, reason: impl Into<String>) -> Refusal {
    Refusal { rule, reason: reason.into() }
}

/// The question asks for something of another kind.
fn not_asked(choice: &Choice, board: &Board, answer: &str) -> Refusal {
    refuse(subject(choice), format!("\"{}\" is not answered with {answer}", words::prompt(choice, board)))
}

/// Called only for answers that are not among the options.
pub fn why_not(choice: &Choice, seat: Seat, action: &Action, board: &Board) -> Refusal {
    match (*action, *choice) {
        (Action::Use(what), _) => uses::refused(choice, seat, what, board),
        (Action::Unit(unit), _) if unit.index() >= board.units.len() => refuse(subject(choice), "this game has no such unit"),
        (Action::Unit(unit), _) => units::refused(choice, seat, unit, board),
        (Action::Room(room), _) => places::room_refused(choice, room, board),
        (Action::Sector(sector), _) => places::sector_refused(choice, sector, board),
        (Action::PandoraToken(sector, _), _) => places::token_refused(choice, sector, board),
        (Action::Slot(slot), _) => cards::slot_refused(choice, seat, slot, board),
        (Action::Pending(pending), _) => cards::pending_refused(choice, seat, pending, board),
        (Action::Card(card), _) => cards::card_refused(choice, seat, card, board),
        (Action::Seat(named), _) => player_refused(choice, seat, named, board),
        (Action::Embryo(kind), _) => embryo_refused(choice, kind, board),
        (Action::Pass, _) => {
            let (rule, reason) = compulsory(choice);
            refuse(rule, reason)
        }
        (Action::Leap, Choice::Path { .. }) => refuse(rule!("T-MOVE-09"), "no active Shortcut of yours lies in the next sector"),
        (Action::Leap, _) => not_asked(choice, board, "a leap"),
        (Action::Exit(exit), Choice::StartMove { own: true, .. }) => {
            refuse(rule!("T-RULING-92"), format!("no Ventilation leads from here to a Ventilation Exit of yours in the {}", exit.name()))
        }
        (Action::Exit(_), _) => refuse(rule!("T-RULING-92"), "a Ventilation Exit is taken by an own unit, when it sets out"),
        (Action::RunOn, Choice::LastSector { .. }) => {
            refuse(rule!("T-PANDORA-04"), "only a Runner goes one sector further, once in a Move")
        }
        (Action::RunOn, _) => not_asked(choice, board, "one sector more"),
        (Action::Points(_), Choice::TimeLoop { most, .. }) => {
            refuse(rule!("T-MOVE-12"), format!("at most {} can be spent in this Time Loop", words::counted(most, "point")))
        }
        (Action::Points(_), _) => not_asked(choice, board, "a number of points"),
        (Action::Reserve, Choice::LoseUpgrade { .. }) => refuse(subject(choice), "there is no Upgrade token in your reserve"),
        (Action::Reserve, _) => not_asked(choice, board, "the reserve"),
        (Action::UpgradeToken, _) => not_asked(choice, board, "an Upgrade token"),
        (Action::SectorAction, _) => not_asked(choice, board, "the action of the sector"),
        (Action::Detonate, _) => not_asked(choice, board, "a detonation"),
    }
}

fn player_refused(choice: &Choice, seat: Seat, named: Seat, board: &Board) -> Refusal {
    let opponent = board.opponents(seat).any(|other| other == named);
    match choice {
        Choice::Degrade { .. } | Choice::Medlab { .. } if !opponent => refuse(subject(choice), "only an opponent can be chosen"),
        Choice::Medlab { .. } => refuse(subject(choice), format!("{} have collected no Life", board.faction(named).name())),
        _ => not_asked(choice, board, "a player"),
    }
}

fn embryo_refused(choice: &Choice, kind: UnitKind, board: &Board) -> Refusal {
    let name = kind.facts().name;
    if !matches!(choice, Choice::Embryo { .. }) {
        not_asked(choice, board, "an Embryo")
    } else if [UnitKind::Grasper, UnitKind::Runner, UnitKind::Warrior].contains(&kind) {
        refuse(rule!("T-PANDORA-34"), format!("no {name} is left in the supply"))
    } else {
        refuse(subject(choice), format!("a {name} is no Embryo"))
    }
}

/// The rule that makes a question compulsory, and what has to be done.
fn compulsory(choice: &Choice) -> (RuleId, &'static str) {
    match choice {
        Choice::LaySector { .. } => (subject(choice), "the ring needs another sector"),
        Choice::AllianceSector { .. } => (subject(choice), "one of your two sectors has to be laid out"),
        Choice::PandoraToken { .. } => (subject(choice), "the Pandora token has to lie at a sector"),
        Choice::Draft { .. } => (subject(choice), "your deck needs another card"),
        Choice::OpeningCard { .. } => (subject(choice), "one of these cards has to be installed"),
        Choice::OpeningSlot { .. } => (subject(choice), "the card has to be installed"),
        Choice::PlaceUnit { .. } => (subject(choice), "the unit has to be placed"),
        Choice::Move { .. } => (rule!("T-TURN-06"), "the Move is compulsory: a unit has to be chosen"),
        Choice::ExtraTurn { .. } => (rule!("T-SECACT-13"), "the extra turn is compulsory: a unit has to be chosen"),
        Choice::TimeLoop { .. } => (subject(choice), "a number of points has to be said; 0 points spends none"),
        Choice::Room { .. } | Choice::AnyRoom { .. } => (subject(choice), "the unit has to take a Room"),
        Choice::Push { .. } => (rule!("T-RULING-07"), "the sector is full: a unit has to be pushed"),
        Choice::TrapOrder { .. } => (subject(choice), "all these traps work; only their order is chosen"),
        Choice::Attacker { .. } => (rule!("T-RULING-25"), "whoever can attack has to attack; only the order is chosen"),
        Choice::Target { .. } => (rule!("T-RULING-25"), "an Attack has to hit somebody in range"),
        Choice::CardOrder { .. } => (rule!("T-RULING-32"), "all these cards are performed; only their order is chosen"),
        Choice::SectorOrder { .. } => (rule!("T-SECACT-19"), "both happen here; only their order is chosen"),
        Choice::Malfunction { .. } => (rule!("T-SECACT-19"), "the Malfunction token has to be placed"),
        Choice::Install { .. } => (rule!("T-PENDING-06"), "the card has to be installed"),
        Choice::Embryo { .. } => (rule!("T-RULING-63"), "an Embryo has to be born while there are any"),
        Choice::SpendUpgrade { .. } => (subject(choice), "the token is being used: a unit or a card has to be chosen"),
        Choice::Evolution { .. } | Choice::TacticalOrder { .. } => (subject(choice), "the Instant is being used: a unit has to be chosen"),
        Choice::MentalProbe { .. } => (subject(choice), "the Instant is being used: a sector has to be chosen"),
        Choice::KidnapTo { .. } => (subject(choice), "the kidnapped unit has to be put into another sector"),
        Choice::Degrade { .. } | Choice::Medlab { .. } => (rule!("T-RULING-32"), "an opponent has to be chosen"),
        Choice::LoseUpgrade { .. } => (subject(choice), "an upgrade has to be lost"),
        Choice::Transfer { .. } => (rule!("T-RULING-32"), "a unit has to be chosen"),
        Choice::Path { .. } => (subject(choice), "the sector ahead has to be leapt over"),
        Choice::StartMove { .. }
        | Choice::LastSector { .. }
        | Choice::Teleport { .. }
        | Choice::Window { .. }
        | Choice::Home { .. }
        | Choice::Pending { .. }
        | Choice::TakeOver { .. }
        | Choice::AttackFromDarkness { .. }
        | Choice::TrapDetector { .. }
        | Choice::MoveEnemy { .. }
        | Choice::Kidnap { .. }
        | Choice::Invisibility { .. }
        | Choice::Detonate { .. }
        | Choice::RemoteControl { .. }
        | Choice::BasePlans { .. } => (subject(choice), "one of the options has to be taken"),
    }
}

/// The rule a question comes from.
pub fn subject(choice: &Choice) -> RuleId {
    match choice {
        Choice::LaySector { .. } => rule!("T-ADVANCED-01"),
        Choice::AllianceSector { .. } => rule!("T-MULTI-TEAM-04"),
        Choice::PandoraToken { .. } => rule!("T-PANDORA-09"),
        Choice::Draft { .. } => rule!("T-ADVANCED-03"),
        Choice::OpeningCard { .. } | Choice::OpeningSlot { .. } => rule!("T-SETUP-15"),
        Choice::PlaceUnit { home: true, .. } => rule!("T-SETUP-20"),
        Choice::PlaceUnit { home: false, .. } => rule!("T-SETUP-21"),
        Choice::Move { .. } => rule!("T-MOVE-01"),
        Choice::ExtraTurn { .. } => rule!("T-SECACT-09"),
        Choice::StartMove { .. } => rule!("T-CARDTYPE-09"),
        Choice::Path { .. } => rule!("T-MOVE-10"),
        Choice::TimeLoop { .. } => rule!("T-MOVE-12"),
        Choice::LastSector { .. } => rule!("T-MOVE-06"),
        Choice::Teleport { .. } => rule!("T-CARD-TELEPORT-01"),
        Choice::Room { .. } => rule!("T-MOVE-07"),
        Choice::AnyRoom { .. } => rule!("T-LIFE-07"),
        Choice::Push { .. } => rule!("T-PUSH-02"),
        Choice::TrapOrder { .. } => rule!("T-TRAP-05"),
        Choice::Attacker { .. } => rule!("T-RULING-25"),
        Choice::Target { .. } => rule!("T-ATTACK-14"),
        Choice::CardOrder { .. } => rule!("T-CARDACT-02"),
        Choice::Window { .. } => rule!("T-TIMING-02"),
        Choice::SectorOrder { .. } => rule!("T-RULING-61"),
        Choice::Home { .. } => rule!("T-SECACT-15"),
        Choice::Malfunction { .. } => rule!("T-SECACT-06"),
        Choice::Pending { .. } => rule!("T-PENDING-01"),
        Choice::Install { .. } => rule!("T-PENDING-05"),
        Choice::Embryo { .. } => rule!("T-PANDORA-16"),
        Choice::TakeOver { .. } => rule!("T-PANDORA-18"),
        Choice::SpendUpgrade { .. } => rule!("T-UPGRADE-01"),
        Choice::Evolution { .. } | Choice::MentalProbe { .. } | Choice::TacticalOrder { .. } => rule!("T-CARDTYPE-05"),
        Choice::AttackFromDarkness { .. } => rule!("T-CARD-AFD-01"),
        Choice::TrapDetector { .. } => rule!("T-CARD-DETECTOR-01"),
        Choice::MoveEnemy { .. } => rule!("T-CARD-CONTROL-01"),
        Choice::Kidnap { .. } | Choice::KidnapTo { .. } => rule!("T-CARD-KIDNAP-01"),
        Choice::Invisibility { .. } => rule!("T-CARD-INVIS-01"),
        Choice::Degrade { .. } | Choice::LoseUpgrade { .. } => rule!("T-CARD-DEGRADE-01"),
        Choice::Medlab { .. } => rule!("T-MULTI-FFA-05"),
        Choice::Detonate { .. } => rule!("T-CARDTYPE-18"),
        Choice::Transfer { .. } => rule!("T-RULING-90"),
        Choice::RemoteControl { .. } => rule!("T-CARD-REMOTE-01"),
        Choice::BasePlans { .. } => rule!("T-CARD-PLANS-01"),
    }
}
