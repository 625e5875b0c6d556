//! `swarm.rs`: intruders, their bag, the cards of the intruder player, weaknesses.

use anyhow::{Context, Result, ensure};
use content::schema::{Entry, Nemesis, Token};

use super::enumeration::{Enumeration, Facts, number};
use crate::codegen::header;

const KINDS: [&str; 5] = ["larva", "creeper", "adult", "breeder", "queen"];

/// The kinds of intruders, the smallest first.
pub fn kinds() -> Enumeration {
    Enumeration::words("IntruderKind", &KINDS)
}

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let mut out = header("Intruders, their bag, the cards of the intruder player and the weaknesses");
    out += &intruders(nemesis)?;
    out += &bag(nemesis)?;
    out += &intruder_cards(nemesis)?;
    out += &Enumeration::of("Weakness", &nemesis.weaknesses.entries).plain("The weakness cards.", "weakness");
    Ok(out)
}

/// How many tokens of a word are in the bag at the start.
fn at_start(nemesis: &Nemesis, word: &str) -> Result<u32> {
    let group = nemesis.tokens.groups.iter().find(|group| group.id == "intruders").context("the intruder tokens are no group")?;
    group.bag_at_start.get(word).copied().with_context(|| format!("bag_at_start: no {word}"))
}

fn intruders(nemesis: &Nemesis) -> Result<String> {
    ensure!(
        nemesis.vocabulary.intruders.iter().filter(|word| *word != "blank").eq(KINDS.iter()),
        "the vocabulary has other kinds of intruders"
    );
    let mut rows = vec![];
    for kind in KINDS {
        let figure = nemesis.tokens.of_group("figures").find(|(_, figure)| figure.intruder.as_deref() == Some(kind));
        let (_, figure) = figure.with_context(|| format!("no figures of {kind}"))?;
        rows.push(vec![figure.count().to_string(), at_start(nemesis, kind)?.to_string()]);
    }
    let facts = Facts {
        name: "KindFacts",
        what: "How many intruders of a kind there are.",
        fields: &[
            ("figures", "u8", "Figures in the box: no more can be on the board."),
            ("bag_at_start", "u8", "Tokens in the bag at the start, besides those for each player."),
        ],
        rows,
    };
    let mut out = kinds().with_facts("The kinds of intruders, the smallest first.", "kind", &facts)?;
    out += &number("BLANKS_AT_START", "Blank tokens in the bag at the start.", at_start(nemesis, "blank")?);
    out += &number("ADULTS_PER_PLAYER", "Adult tokens put into the bag for each player.", at_start(nemesis, "adult_per_player")?);
    Ok(out)
}

fn bag(nemesis: &Nemesis) -> Result<String> {
    let kinds = kinds();
    let tokens: Vec<&Token> = nemesis.tokens.of_group("intruders").map(|(_, token)| token).collect();
    let mut rows = vec![];
    for token in &tokens {
        let intruder = token.intruder.as_deref().with_context(|| format!("{}: no intruder", token.id))?;
        let kind = Some(intruder).filter(|word| *word != "blank");
        ensure!(kind.is_some() == token.surprise.is_some(), "{}: an intruder and a number, or neither", token.id);
        rows.push(vec![kinds.option(kind)?, token.surprise.unwrap_or(0).to_string(), token.count().to_string()]);
    }
    let facts = Facts {
        name: "BagTokenFacts",
        what: "What is printed on an intruder token.",
        fields: &[
            ("kind", "Option<IntruderKind>", "The intruder it stands for; none on the blank."),
            ("number", "u8", "The number compared with the hand; 0 on the blank."),
            ("count", "u8", "How many of it there are."),
        ],
        rows,
    };
    let tokens = Enumeration::shortened("BagToken", "intruder_", tokens).named_by_variant();
    tokens.with_facts("The different tokens of the intruder bag.", "token", &facts)
}

fn intruder_cards(nemesis: &Nemesis) -> Result<String> {
    let mut rows = vec![];
    for card in &nemesis.intruder_actions.entries {
        ensure!(card.attack_use == 1, "{}: uses {} attack cards", card.id, card.attack_use);
        let corridor = match card.moves.as_u64() {
            Some(number) => Some(number),
            None => {
                ensure!(card.moves.as_str() == Some("any"), "{}: moves {}", card.id, card.moves);
                None
            }
        };
        rows.push(vec![format!("{corridor:?}"), card.attack_draw.to_string()]);
    }
    let facts = Facts {
        name: "IntruderCardFacts",
        what: "What is printed on a card of the intruder player, besides its effect.",
        fields: &[
            ("corridor", "Option<u8>", "The number of the corridors intruders move through; none is any."),
            ("attack_draw", "u8", "Attack cards drawn, of which one is used."),
        ],
        rows,
    };
    let cards = Enumeration::of("IntruderCard", &nemesis.intruder_actions.entries);
    cards.with_facts("The cards of the intruder player.", "card", &facts)
}
