//! The ways the games are played.

use protocol::AnySetup;
use serde_json::json;

use crate::party::agreed;

fn theseus(factions: &[&str], mode: &str, ring: &str, decks: &str) -> AnySetup {
    agreed(json!({ "game": "theseus", "setup": {
        "factions": factions, "mode": mode, "ring": ring, "levels": 3, "opening": 1, "decks": decks
    } }))
}

fn nemesis(players: u8, mode: &str, side: &str, takeover: bool) -> AnySetup {
    agreed(json!({ "game": "nemesis", "setup": { "players": players, "mode": mode, "side": side, "takeover": takeover } }))
}

pub fn of_theseus() -> Vec<AnySetup> {
    vec![
        theseus(&["marines", "aliens"], "duel", "standard", "random"),
        theseus(&["greys", "scientists"], "duel", "in_turns", "chosen"),
        theseus(&["scientists", "marines", "greys"], "each_against_all", "random", "chosen"),
        theseus(&["marines", "aliens", "greys", "scientists"], "alliances", "standard", "chosen"),
    ]
}

pub fn of_nemesis() -> Vec<AnySetup> {
    vec![
        nemesis(1, "solo", "basic", false),
        nemesis(2, "semi_cooperative", "basic", false),
        nemesis(3, "cooperative", "alternate", false),
        nemesis(4, "semi_cooperative", "alternate", true),
        nemesis(5, "semi_cooperative", "basic", false),
    ]
}

pub fn all() -> Vec<AnySetup> {
    of_theseus().into_iter().chain(of_nemesis()).collect()
}

/// A number that a long run can raise.
pub fn scaled(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}
