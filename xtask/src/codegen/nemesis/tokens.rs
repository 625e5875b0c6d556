//! `tokens.rs`: objects, exploration tokens, dice, and how many of everything there is.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use content::schema::{Entry, Nemesis, Sheet, Token};

use super::enumeration::{Enumeration, Facts, number};
use crate::codegen::header;

/// The heavy objects; all of them are tokens of the content.
pub fn objects(nemesis: &Nemesis) -> Result<Enumeration> {
    const OBJECTS: [(&str, &str); 4] =
        [("crew_corpse_blue", "BlueCorpse"), ("crew_corpse_red", "RedCorpse"), ("intruder_carcass", "Carcass"), ("intruder_egg", "Egg")];
    for (id, _) in OBJECTS {
        piece(&nemesis.tokens, id)?;
    }
    Ok(Enumeration::renamed("ObjectKind", &OBJECTS))
}

pub fn source(nemesis: &Nemesis) -> Result<String> {
    let mut out = header("Objects, exploration tokens, dice and supplies");
    out += &objects(nemesis)?.plain("The heavy objects that are carried like heavy items.", "object");
    out += &exploration(nemesis)?;
    out += &dice(nemesis)?;
    out += &supplies(nemesis)?;
    Ok(out)
}

fn piece<'a, E: Entry>(sheet: &'a Sheet<E>, id: &str) -> Result<&'a E> {
    sheet.find(id).with_context(|| format!("{}: no {id}", sheet.file))
}

fn exploration(nemesis: &Nemesis) -> Result<String> {
    let symbols = Enumeration::renamed(
        "Symbol",
        &[
            ("silence", "Silence"),
            ("danger", "Danger"),
            ("slime", "Slime"),
            ("fire", "Fire"),
            ("malfunction", "Malfunction"),
            ("door", "Doors"),
        ],
    );
    let tokens: Vec<&Token> = nemesis.tokens.of_group("exploration").map(|(_, token)| token).collect();
    let mut rows = vec![];
    for token in &tokens {
        let items = token.items.with_context(|| format!("{}: how many items", token.id))?;
        rows.push(vec![symbols.path(token.symbol.as_deref().unwrap_or_default())?, items.to_string(), token.count().to_string()]);
    }
    let facts = Facts {
        name: "ExplorationFacts",
        what: "What is printed on an exploration token.",
        fields: &[
            ("symbol", "Symbol", "What happens on entering."),
            ("items", "u8", "What the item counter is set to."),
            ("count", "u8", "How many of it there are."),
        ],
        rows,
    };
    let tokens = Enumeration::shortened("ExplorationToken", "explore_", tokens).named_by_variant();
    let mut out = symbols.plain("The symbols of exploration tokens.", "symbol");
    out += &tokens.with_facts("The different exploration tokens.", "exploration token", &facts)?;
    Ok(out)
}

fn dice(nemesis: &Nemesis) -> Result<String> {
    let noise = [("1", "One"), ("2", "Two"), ("3", "Three"), ("4", "Four"), ("silence", "Silence"), ("danger", "Danger")];
    let combat = [("blank", "Blank"), ("creeper", "Creeper"), ("adult", "Adult"), ("hit_1", "Single"), ("hit_2", "Double")];
    let mut out = Enumeration::renamed("NoiseFace", &noise).plain("The results of the noise die.", "result");
    out += &weights(nemesis, "noise_die", "NOISE_DIE", &noise)?;
    out += &Enumeration::renamed("CombatFace", &combat).plain("The results of the combat die.", "result");
    out += &weights(nemesis, "combat_die", "COMBAT_DIE", &combat)?;
    Ok(out)
}

/// On how many sides of a die each result is.
fn weights(nemesis: &Nemesis, id: &str, name: &str, results: &[(&str, &str)]) -> Result<String> {
    let die = piece(&nemesis.dice, id)?;
    let weights: Vec<usize> = results.iter().map(|(face, _)| die.faces.iter().filter(|known| known == face).count()).collect();
    ensure!(weights.iter().sum::<usize>() == usize::from(die.sides), "{id}: a result is unknown");
    Ok(format!("\n/// On how many sides of the die each result is.\npub const {name}: [u8; {}] = {weights:?};\n", weights.len()))
}

fn supplies(nemesis: &Nemesis) -> Result<String> {
    let egg = piece(&nemesis.tokens, "intruder_egg")?;
    let pods = nemesis.board.escape_pods.as_ref().context("board: no escape pods")?;
    let contamination = |id| piece(&nemesis.contamination, id).map(Entry::count);
    let numbers = [
        ("NOISE_MARKERS", "Noise markers.", piece(&nemesis.markers, "noise")?.count()),
        ("FIRE_MARKERS", "Fire markers.", piece(&nemesis.markers, "fire")?.count()),
        ("MALFUNCTION_MARKERS", "Malfunction markers.", piece(&nemesis.markers, "malfunction")?.count()),
        ("DOOR_TOKENS", "Door tokens.", piece(&nemesis.markers, "door")?.count()),
        ("EGG_TOKENS", "Egg tokens.", egg.count()),
        ("EGGS_AT_START", "Eggs on the intruder board at the start.", egg.at_start.context("intruder_egg: how many at the start")?.into()),
        ("CARCASSES", "Carcass tokens.", piece(&nemesis.tokens, "intruder_carcass")?.count()),
        ("INFECTED_CARDS", "Contamination cards that are infected.", contamination("contamination_infected")?),
        ("CLEAN_CARDS", "Contamination cards that are not.", contamination("contamination_clean")?),
        ("POD_COUNT", "Escape pods.", pods.total),
        ("POD_SEATS", "Seats of an escape pod.", pods.seats_per_pod.into()),
    ];
    let mut out = String::new();
    for (name, what, value) in numbers {
        out += &number(name, what, value);
    }
    let mut by_players = vec![0];
    for players in 1..=5 {
        by_players.push(*pods.count_by_players.get(&players.to_string()).with_context(|| format!("escape pods of {players} players"))?);
    }
    write!(
        out,
        "\n/// How many escape pods are in play, by the number of players.\npub const PODS_BY_PLAYERS: [u8; 6] = {by_players:?};\n"
    )?;
    Ok(out)
}
