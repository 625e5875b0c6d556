//! How this game speaks: names, questions, answers and sentences, and positions in words.

use crate::cards::HandCard;
use crate::generated::swarm::BagToken;
use crate::generated::tokens::ExplorationToken;
use crate::generated::wounds::SeriousWound;

/// A content id as words.
pub fn spaced(id: &str) -> String {
    id.replace('_', " ")
}

/// A hand card in words.
pub fn card_name(card: HandCard) -> String {
    match card.as_action() {
        Some(action) => spaced(action.id()),
        None if card == HandCard::INFECTED => "infected".to_owned(),
        None if card == HandCard::CLEAN => "clean".to_owned(),
        None => "contamination".to_owned(),
    }
}

pub fn wound_word(wound: SeriousWound) -> &'static str {
    wound.id().trim_start_matches("wound_")
}

/// An Intruder token in words: its type and number.
pub fn token_word(index: usize) -> String {
    BagToken::from_index(index as u8).map_or_else(String::new, |token| spaced(token.id().trim_start_matches("intruder_")))
}

/// An Exploration token in words: its symbol and number of Items.
pub fn exploration_word(index: usize) -> String {
    ExplorationToken::from_index(index as u8).map_or_else(String::new, |token| spaced(token.id().trim_start_matches("explore_")))
}
