//! What it means to choose a card or a slot.

use theseus::action::Use;
use theseus::board::Spot;
use theseus::generated::cards::Card;
use theseus::generated::sectors::SLOT_NEIGHBOURS;
use theseus::ids::{PendingId, SlotId, SlotSet};
use theseus::procedures::pending::{Operation, operation};
use theseus::{Action, Board, Choice};

use super::super::marks::{bonus_short, type_name};
use super::Asked;

/// The card an option is about, for a closer look.
pub fn card_of(asked: &Asked<'_>, action: &Action) -> Option<Card> {
    let board = asked.board;
    match *action {
        Action::Card(card) => Some(card),
        Action::Slot(slot) => board.card_at(slot).or(asked.view.in_hand),
        Action::Pending(pending) => board.pending[pending.index()].or(board.player(asked.seat).top),
        Action::Use(Use::Instant) => Board::instant_of(board.faction(asked.seat)),
        Action::Pass
        | Action::Use(Use::UpgradeToken | Use::Bonus(_))
        | Action::Unit(_)
        | Action::Room(_)
        | Action::Sector(_)
        | Action::Seat(_)
        | Action::Points(_)
        | Action::Leap
        | Action::Exit(_)
        | Action::RunOn
        | Action::UpgradeToken
        | Action::SectorAction
        | Action::Reserve
        | Action::Detonate
        | Action::Embryo(_)
        | Action::PandoraToken(..) => None,
    }
}

/// What a card does, with its number in place of the X: as printed, or with the tokens it carries on its slot.
pub fn card_summary(card: Card, slot: Option<SlotId>, board: &Board) -> String {
    let facts = card.facts();
    let number = slot.map_or(facts.number, |slot| board.number(slot)).to_string();
    let words: Vec<_> = facts.summary.split(' ').map(|word| if word == "X" { number.as_str() } else { word }).collect();
    SINGULAR.iter().fold(words.join(" "), |text, (many, one)| text.replace(many, one))
}

/// Summaries are written for any number; with a 1 in place of the X they read better like this.
const SINGULAR: [(&str, &str); 8] = [
    ("1 wounds", "1 wound"),
    ("1 more wounds", "1 more wound"),
    ("1 Deactivation tokens; each cancels", "1 Deactivation token; it cancels"),
    ("1 own units anywhere attack", "1 own unit anywhere attacks"),
    ("1 own units become invisible until their", "1 own unit becomes invisible until its"),
    ("1 enemy units", "1 enemy unit"),
    ("1 points", "1 point"),
    ("1 upgrades", "1 upgrade"),
];

/// `Mine (trap of the Marines)`
fn whose(card: Card) -> String {
    let facts = card.facts();
    format!("{} ({} of the {})", facts.name, type_name(facts.kind), facts.faction.name())
}

pub fn card(asked: &Asked<'_>, card: Card) -> String {
    let facts = card.facts();
    let what = format!("{}: {}", type_name(facts.kind), card_summary(card, None, asked.board));
    let copies = match asked.choice {
        Choice::Draft { .. } => copies_left(asked, card).map(|left| format!(" ({left} left)")).unwrap_or_default(),
        _ => String::new(),
    };
    format!("{what}{copies}")
}

/// How many copies the asked player has not put into the deck yet.
fn copies_left(asked: &Asked<'_>, card: Card) -> Option<u8> {
    let chosen = asked.view.players.get(asked.seat.index())?.unseen.as_ref()?;
    Some(card.facts().copies.saturating_sub(chosen.get(&card).copied().unwrap_or(0)))
}

pub fn slot(asked: &Asked<'_>, slot: SlotId) -> String {
    let board = asked.board;
    let it = board.slot(slot);
    let Some(card) = it.card else {
        let beside = beside(board, slot);
        return match it.bonus {
            Some(bonus) => format!("you also take the Bonus card {}{beside}", bonus_short(bonus)),
            None => format!("empty{beside}"),
        };
    };
    let name = card.facts().name;
    match asked.choice {
        Choice::Install { .. } => format!("in place of your {name}, which is discarded{}", beside(board, slot)),
        Choice::Home { .. } => format!("Base Cleaning: {} leaves the game", whose(card)),
        Choice::Malfunction { .. } => {
            let again = if board.malfunction == Spot::Slot(slot) { ", where it was" } else { "" };
            format!("{} stops working{again}", whose(card))
        }
        Choice::TakeOver { .. } => format!("{} works for Pandora: {}", whose(card), card_summary(card, Some(slot), board)),
        Choice::SpendUpgrade { .. } => {
            let cost = board.strengthening_cost(slot);
            let number = board.number(slot);
            format!("{name}: {number} becomes {}, for {cost} of your tokens", number + 1)
        }
        Choice::LoseUpgrade { .. } => format!("a token on {name}"),
        _ => format!("{name}: {}", card_summary(card, Some(slot), board)),
    }
}

/// The cards that border a slot, which matters for Duplicates.
fn beside(board: &Board, slot: SlotId) -> String {
    let names: Vec<_> =
        SlotSet(SLOT_NEIGHBOURS[slot.index()]).iter().filter_map(|other| board.card_at(other)).map(|card| card.facts().name).collect();
    if names.is_empty() { String::new() } else { format!(", beside {}", names.join(" and ")) }
}

pub fn pending(asked: &Asked<'_>, pending: PendingId) -> String {
    let board = asked.board;
    let there = board.pending[pending.index()];
    match asked.choice {
        Choice::Pending { .. } => {
            let top = board.player(asked.seat).top;
            let refill = top.map_or_else(|| "the End token moves".to_owned(), |card| format!("{} comes here", card.facts().name));
            match (operation(board, asked.seat, pending), there) {
                (Some(Operation::Put), _) => format!("empty: {refill}"),
                (Some(Operation::Replace), Some(card)) => format!("discard the enemy's {}; {refill}", card.facts().name),
                (Some(Operation::Install), Some(card)) => format!("install your {}; then {refill}", card.facts().name),
                (Some(Operation::Replace | Operation::Install), None) | (None, _) => refill,
            }
        }
        Choice::Malfunction { .. } => there.map_or_else(String::new, |card| format!("{} cannot be installed", whose(card))),
        _ => there.map_or_else(|| "empty".to_owned(), |card| format!("{}: {}", card.facts().name, card_summary(card, None, board))),
    }
}
