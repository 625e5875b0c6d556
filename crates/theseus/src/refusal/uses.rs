//! Why something in reserve cannot be used now.

use super::refuse;
use crate::action::Use;
use crate::board::Board;
use crate::choice::{self, Choice};
use crate::generated::cards::{Bonus, Faction};
use crate::procedures::uses::{has_bonus, ordered};
use crate::words;
use kernel::{Refusal, Seat, rule};

pub fn refused(choice: &Choice, seat: Seat, what: Use, board: &Board) -> Refusal {
    if board.active != seat {
        return refuse(rule!("T-TIMING-01"), "tokens, Instants and Bonus cards are used in the own turn only");
    }
    let reason = match what {
        Use::UpgradeToken => token_refused(seat, board),
        Use::Instant => instant_refused(seat, board),
        Use::Bonus(bonus) => bonus_refused(seat, bonus, board),
    };
    reason.unwrap_or_else(|| refuse(rule!("T-TIMING-02"), format!("not before this is decided: {}", words::prompt(choice, board))))
}

fn token_refused(seat: Seat, board: &Board) -> Option<Refusal> {
    if board.player(seat).reserve == 0 {
        return Some(refuse(rule!("T-UPGRADE-08"), "there is no Upgrade token in your reserve"));
    }
    let nothing = board.turnable(seat).next().is_none() && board.strengthenable(seat).next().is_none();
    nothing.then(|| refuse(rule!("T-UPGRADE-06"), "no unit has its base side up, and no card can be strengthened with the tokens you have"))
}

fn instant_refused(seat: Seat, board: &Board) -> Option<Refusal> {
    if board.player(seat).instants == 0 {
        return Some(refuse(rule!("T-CARDTYPE-06"), "there is no Instant in your reserve"));
    }
    match board.faction(seat) {
        Faction::Marines if ordered(board, seat).is_empty() => {
            Some(refuse(rule!("T-RULING-77"), "no unit of yours that can attack has an enemy in range"))
        }
        Faction::Aliens if board.turnable(seat).next().is_none() => {
            Some(refuse(rule!("T-RULING-77"), "no unit of yours has its base side up"))
        }
        Faction::Marines | Faction::Aliens | Faction::Scientists | Faction::Greys | Faction::Pandora => None,
    }
}

fn bonus_refused(seat: Seat, bonus: Bonus, board: &Board) -> Option<Refusal> {
    if !has_bonus(board, seat, bonus) {
        return Some(refuse(rule!("T-BONUS-02"), format!("you hold no Bonus card {}", bonus.name())));
    }
    match (bonus, board.player(seat).top) {
        (Bonus::Passage, _) => Some(refuse(rule!("T-RULING-44"), "Passage is used during a Move of an own unit, before it stops")),
        (Bonus::CardFromDeck, None) => Some(refuse(rule!("T-CARD-FROMDECK-01"), "your deck is empty")),
        (Bonus::CardFromDeck, Some(top)) if !choice::is_instant(top) && !board.place_to_install(seat) => {
            Some(refuse(rule!("T-CARD-FROMDECK-01"), format!("there is no place to install {}", top.facts().name)))
        }
        (Bonus::CardFromDeck | Bonus::Upgrade, _) => None,
    }
}
