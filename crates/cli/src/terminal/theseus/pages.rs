//! Pages of text: a card, a sector, a deck, the signs on the station, the result.

use kernel::Seat;
use std::collections::BTreeMap;
use theseus::generated::cards::{Bonus, Card};
use theseus::generated::sectors::Sector;
use theseus::ids::{PendingId, SlotId};
use theseus::{Board, View};

use super::marks::{faction_letter, type_name, unit_title};
use super::meaning::{card_summary, effect_of_stopping};
use crate::terminal::pages::Page;
use crate::terminal::story::capital;

/// Cards and Bonus cards whose name holds the words typed.
pub fn cards(typed: &str, board: &Board) -> Page {
    let words = typed.trim().to_lowercase();
    let full = |card: &Card| format!("{} {}", card.facts().faction.id(), card.facts().name.to_lowercase());
    let mut found: Vec<Card> =
        Card::ALL.into_iter().filter(|card| full(card) == words || card.facts().name.to_lowercase() == words).collect();
    if found.is_empty() {
        found = Card::ALL.into_iter().filter(|card| full(card).contains(&words)).collect();
    }
    let bonus: Vec<Bonus> =
        Bonus::ALL.into_iter().filter(|bonus| format!("bonus {}", bonus.name().to_lowercase()).contains(&words)).collect();
    // A faction that plays comes before one that does not.
    found.sort_by_key(|card| board.seat_of(card.facts().faction).is_none());
    match (words.is_empty(), found.as_slice(), bonus.as_slice()) {
        (true, _, _) => Page::new("Which card?").say("Type `card` and a name, such as `card mine`, or the number of an option: `card 2`."),
        (false, [], []) => Page::new("No such card").say(format!("No card has `{}` in its name.", typed.trim())),
        (false, [only], []) => card(*only),
        (false, many, bonus) if many.len() + bonus.len() <= 4 => {
            let mut page = Page::new(format!("Cards called {}", typed.trim()));
            for &one in many {
                page.paragraphs.push((String::new(), heading(one)));
                page.paragraphs.extend(card(one).paragraphs);
            }
            for &one in bonus {
                page.paragraphs.push((String::new(), format!("{} (Bonus card)", one.name())));
                page.paragraphs.extend(one.effect().iter().map(|&sentence| ("  ".to_owned(), sentence.to_owned())));
            }
            page
        }
        (false, many, _) => {
            let mut page = Page::new(format!("Cards with {} in their names", typed.trim()));
            for one in many {
                page.paragraphs.push((format!("{}: ", heading(*one)), card_summary(*one, None, board)));
            }
            page
        }
    }
}

fn heading(card: Card) -> String {
    let facts = card.facts();
    format!("{} ({} of the {})", facts.name, type_name(facts.kind), facts.faction.name())
}

/// One card, all of it.
pub fn card(card: Card) -> Page {
    let facts = card.facts();
    let mut page = Page::new(heading(card));
    page.paragraphs.extend(facts.effect.iter().map(|&sentence| ("  ".to_owned(), sentence.to_owned())));
    let mut notes = vec![format!("Level {}, {} in the faction.", facts.level, copies(facts.copies))];
    if facts.number > 0 {
        let upgrades = if facts.upgradeable { "each Upgrade token on it adds 1" } else { "it takes no Upgrade tokens" };
        notes.push(format!("X is {}; {upgrades}.", facts.number));
    }
    if facts.one_use {
        notes.push("It leaves the game after its use.".to_owned());
    }
    notes.push(
        if facts.designed {
            "The text is our own reconstruction: the printed one is not known."
        } else {
            "The text follows the printed card."
        }
        .to_owned(),
    );
    page.say(notes.join(" "))
}

fn copies(count: u8) -> String {
    if count == 1 { "1 copy".to_owned() } else { format!("{count} copies") }
}

/// What is known of a player's deck: its size, its top, and which cards may lie below.
pub fn deck(view: &View, board: &Board, seat: Seat) -> Page {
    let Some(player) = view.players.get(seat.index()) else { return Page::default() };
    let name = player.faction.name();
    let mut page = Page::new(format!("The deck of the {name}"));
    let top = player.top.map_or_else(|| "empty".to_owned(), |card| format!("{}: {}", heading(card), card_summary(card, None, board)));
    page = page.lead("Size: ", player.deck.to_string()).lead("Top: ", top);
    page = match &player.unseen {
        Some(counts) => {
            let below: Vec<_> = named(counts);
            page.lead("Below it are some of: ", if below.is_empty() { "nothing".to_owned() } else { below.join(", ") })
        }
        None => page.lead("Below it: ", "cards they have chosen and nobody else has seen"),
    };
    let gone = named(&player.discards);
    page.lead("Out of the game: ", if gone.is_empty() { "nothing yet".to_owned() } else { gone.join(", ") })
}

fn named(counts: &BTreeMap<Card, u8>) -> Vec<String> {
    let named = |(card, count): (&Card, &u8)| match count {
        1 => card.facts().name.to_owned(),
        count => format!("{count}× {}", card.facts().name),
    };
    counts.iter().map(named).collect()
}

/// A sector in full: what it does, who stands where, what each card there does.
pub fn sector(board: &Board, seat: Seat, sector: Sector) -> Page {
    let mut page = Page::new(sector.name()).lead("Who stops here: ", effect_of_stopping(board, seat, sector));
    for room in theseus::ids::RoomId::of(sector) {
        let passages = sector.facts().passages[usize::from(room.place())];
        let joined: String =
            theseus::ids::RoomId::of(sector).filter(|other| passages & (1 << other.place()) != 0).map(|other| other.letter()).collect();
        let who = board.unit_in(room).map_or_else(|| "empty".to_owned(), |unit| unit_title(board, unit));
        page = page.lead(format!("{}  ", room.letter()), format!("{who}; passages to {}", spaced(&joined)));
    }
    for slot in SlotId::of(sector) {
        let text = match (board.card_at(slot), board.slot(slot).bonus) {
            (Some(card), _) => {
                let off = if board.is_active(slot) { "" } else { " It does not work now." };
                format!("{}: {}{off}", theseus::words::card_text(board, slot), card_summary(card, Some(slot), board))
            }
            (None, Some(bonus)) => format!("Bonus card {}: {}", bonus.name(), bonus.summary()),
            (None, None) => "empty".to_owned(),
        };
        page = page.lead(format!("s{} ", slot.number()), format!("{}{}", capital(&text), borders(slot)));
    }
    for pending in PendingId::of(sector) {
        let text = board.pending[pending.index()]
            .map_or_else(|| "empty".to_owned(), |card| format!("{} waits: {}", heading(card), card_summary(card, None, board)));
        page = page.lead(format!("p{} ", pending.number()), text);
    }
    page
}

fn spaced(letters: &str) -> String {
    let letters: Vec<String> = letters.chars().map(String::from).collect();
    if letters.is_empty() { "no other Room".to_owned() } else { letters.join(" ") }
}

fn borders(slot: SlotId) -> String {
    let beside = theseus::ids::SlotSet(theseus::generated::sectors::SLOT_NEIGHBOURS[slot.index()]);
    let names: Vec<String> = beside.iter().map(|other| format!("s{}", other.number())).collect();
    if names.is_empty() { String::new() } else { format!(" (borders {})", names.join(" ")) }
}

/// What the letters and shapes mean.
pub fn signs(board: &Board) -> Page {
    let factions: Vec<_> = board.seats().map(|seat| board.faction(seat)).map(|f| format!("{} {}", faction_letter(f), f.name())).collect();
    let mut page = Page::new("How to read the station")
        .say("The sectors stand in the order of the ring. Units walk clockwise: to the right, and from the last sector back to the first. The word at the foot of a box is what happens to those who stop there.")
        .lead("(M1) [M1]   ", "a unit in a Room: base side, upgraded side")
        .lead("(M1*        ", "it carries a token; the box says which")
        .lead("a b c d     ", "empty Rooms; lines are the passages for Attacks")
        .lead("1M Mine     ", "slot 1 (s1): the Marines' Mine; · is an empty slot")
        .lead("M! M× M~    ", "a live trap; off (Malfunction token); off (Vines)")
        .lead("Mine+2      ", "2 Upgrade tokens lie on it; =3 Camera points, =A1 holds A1")
        .lead("*Passage    ", "a Bonus card for whoever installs a card there")
        .lead("p1M Mine    ", "pending slot 1: the card waits and has no effect yet")
        .lead("Upgr Inst   ", "Upgrade tokens and Instants in reserve; Bonus cards: Upgrade, Passage, card from the Deck")
        .lead("Letters     ", format!("{} (their units and cards)", factions.join(", ")));
    if board.pandora().is_some() {
        page = page.lead("g r w       ", "Pandora's Graspers, Runners and Warriors; ^w1: taken over by it");
    }
    if board.seats().any(|seat| board.faction(seat) == theseus::generated::cards::Faction::Aliens) {
        page = page.lead("a1          ", "a Minor Alien");
    }
    page
}

/// Who has won, why, and where everybody stands.
pub fn result(view: &View, board: &Board, outcome: kernel::Outcome<theseus::Ending>) -> Page {
    let names: Vec<_> = outcome.winners.iter().map(|seat| board.faction(seat).name()).collect();
    let reason = <theseus::Theseus as kernel::Words>::ending(&outcome.ending);
    let mut page = Page::new(format!("Won by {}: {reason}.", names.join(" and ")));
    for seat in board.seats() {
        let player = board.player(seat);
        let data = if player.faction.collects_data() { format!(", Data {}", player.data) } else { String::new() };
        page = page.lead(format!("{:<11}", player.faction.name()), format!("Life {}{data}", player.life));
    }
    page.lead("Turns      ", view.clock.to_string())
}
