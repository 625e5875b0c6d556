//! Pages of text: a Room, a card, the own sheet, what was seen, the ship, the signs on the map, the result.

use kernel::{Note, Outcome, Seat};
use nemesis::board::{Board, Door, Fact, Thing, Whereabouts};
use nemesis::generated::crew::Character;
use nemesis::generated::items::Item;
use nemesis::generated::ship::{Exit, SELF_LABELS, SELF_YELLOW, TIME_LABELS, TIME_OPENS};
use nemesis::generated::swarm::IntruderKind;
use nemesis::generated::tokens::PODS_BY_PLAYERS;
use nemesis::ids::{CorridorId, PodId, SlotId};
use nemesis::words::exploration_word;
use nemesis::{Ending, View};

use super::crew::{backs, troubles};
use super::marks;
use super::names::{self, counted};
use super::sheet;
use super::texts::{self, Entry, Kind};
use crate::terminal::pages::Page;
use crate::terminal::story::capital;

/// What the letters and signs mean.
pub fn signs(board: &Board) -> Page {
    let crew: Vec<String> =
        board.seats().filter_map(|seat| board.member(seat).character).map(|one| format!("{} {}", marks::letter(one), one.name())).collect();
    // Until everybody has chosen, anybody may still come.
    let crew = if crew.len() < usize::from(board.seats) {
        Character::ALL.map(|one| format!("{} {}", marks::letter(one), one.name())).to_vec()
    } else {
        crew
    };
    let swarm = IntruderKind::ALL.map(|kind| format!("{} {}", marks::kind_letter(kind), kind.name())).join(", ");
    let entrances = match board.map().networks {
        [_] => "°  ",
        _ => "° *",
    };
    Page::new("How to read the map")
        .say("The bow is on the left, the engines on the right. Each box is a Room with its number; lines are Corridors with theirs, the same number at both ends.")
        .lead("11 Canteen  ", "an explored Room; ? 1 and ? 2 are unexplored ones with that number on the back; Canteen? you have seen, or lies open")
        .lead("Capitals    ", format!("{} (your own is underlined)", crew.join(", ")))
        .lead("Small       ", format!("{swarm}; a2 has 2 Injuries"))
        .lead("† % o       ", "Corpse, Carcass, Egg; 5o are the Eggs of the Nest; @ Airlock Procedure")
        .lead("^ ×         ", "Fire, Malfunction")
        .lead("3 r3        ", "what the Item Counter shows; r, y, g, w is the colour to be searched")
        .lead("! # ¦       ", "in a Corridor: Noise, a Closed Door, a destroyed Door")
        .lead(format!("{entrances}         "), "an entrance to the Technical Corridors; °12 with the numbers that lead there; Tech °! tells of noise in them")
        .lead("P1A lock    ", "Escape Pod 1 of Evacuation Section A is locked; letters are those who wait in it; Boom is the Self-Destruct track")
        .lead("5c 1L 2S p  ", "in the line of the crew: cards in hand, Light and Serious Wounds, has passed; ▸ whose turn it is, ¹ who begins")
        .say("`me` is your own sheet, `notes` what you have seen, `ship` tracks and decks, `look 11` a Room, `card NAME` anything printed.")
}

/// Who has won, why, and what has become of everybody.
pub fn result(view: &View, board: &Board, outcome: Outcome<Ending>) -> Page {
    let names: Vec<String> = outcome.winners.iter().map(|seat| names::seat(board, seat)).collect();
    let reason = <nemesis::Nemesis as kernel::Words>::ending(&outcome.ending);
    let title = if names.is_empty() { format!("Nobody has won: {reason}.") } else { format!("Won by {}: {reason}.", names.join(" and ")) };
    let mut page = Page::new(title);
    for seat in board.seats() {
        let Some(member) = view.member(seat) else { continue };
        let fate = match member.place {
            Whereabouts::Hibernating | Whereabouts::Evacuated => "alive",
            Whereabouts::Dead => "dead",
            Whereabouts::Room(_) | Whereabouts::Pod(_) => "lost with the ship",
            Whereabouts::Nowhere => "never woke up",
        };
        let objectives = sheet::objectives(member, false);
        let wanted = if objectives.is_empty() { String::new() } else { format!("; {}", objectives.join(", ")) };
        page = page.lead(format!("{:<11}", names::seat(board, seat)), format!("{fate}{wanted}"));
    }
    if let Some(place) = view.arrived {
        page = page.lead("Arrived    ", place.name());
    }
    page.lead("Rounds     ", view.round.to_string())
}

/// The own sheet with everything on it.
pub fn me(view: &View, board: &Board, seat: Seat) -> Page {
    let Some(member) = view.member(seat) else { return Page::default() };
    let mut page = Page::new(format!("{}, player {}", names::seat(board, seat), member.number));
    page = page.lead("Place      ", names::place(board, member.place));
    if let Some(own) = &member.own {
        page = page.say("Hand");
        for &(card, count) in own.hand.kinds() {
            let times = if count > 1 { format!("{count}× ") } else { String::new() };
            let text = card.as_action().map_or_else(String::new, |card| {
                let facts = card.facts();
                format!("{}{}", cost(facts.cost, facts.when.id()), texts::summary(Kind::Action, card.id()))
            });
            page = page.lead(format!("  {times}{}: ", names::card(card)), text);
        }
        let below: Vec<String> = names::gathered(own.deck.iter().map(names::card));
        page = page.lead("Deck       ", format!("{}: {}", member.deck_size, or_nothing(below)));
    }
    page = page.lead("Discarded  ", or_nothing(discarded(member)));
    let hands: Vec<String> = member.hands.iter().map(|it| names::carried(board, &it.carried)).collect();
    let free = board.member(seat).slots().saturating_sub(board.member(seat).slots_used());
    page = page.lead("Carried    ", format!("{} ({} free)", or_nothing(hands), counted(usize::from(free), "hand")));
    for &item in &member.items {
        page = page.lead(format!("  {}: ", item.name()), item_text(item));
    }
    if let Some(character) = member.character {
        for (index, item) in character.facts().personal_items.into_iter().enumerate() {
            if !member.activated[index] {
                page = page.lead(format!("  {} (not yet active): ", item.name()), texts::summary(Kind::Item, item.id()));
            }
        }
    }
    let mut body = sheet::wounds(member);
    body.extend(troubles(member).into_iter().map(str::to_owned));
    page = page.lead("Body       ", if body.is_empty() { "unhurt".to_owned() } else { body.join(", ") });
    for wound in member.wounds.iter().filter_map(|card| card.wound) {
        page = page.lead(format!("  {}: ", wound.name()), texts::summary(Kind::Wound, wound.id()));
    }
    for objective in sheet::objectives(member, true) {
        page = page.lead("Objective  ", objective);
    }
    for objective in &view.open_objectives {
        page = page.lead("Crew       ", format!("{}. {}", objective.name(), texts::summary(Kind::Objective, objective.id())));
    }
    page
}

fn cost(cards: u8, when: &str) -> String {
    let when = match when {
        "in_combat" => ", in Combat",
        "out_of_combat" => ", out of Combat",
        _ => "",
    };
    format!("({}{when}) ", if cards == 0 { "free".to_owned() } else { counted(usize::from(cards), "card") })
}

fn item_text(item: Item) -> String {
    let traits = names::item_traits(item).join("; ");
    let text = texts::summary(Kind::Item, item.id());
    if traits.is_empty() { text } else { format!("{text} ({traits})") }
}

fn or_nothing(names: Vec<String>) -> String {
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

fn discarded(member: &nemesis::view::SeenMember) -> Vec<String> {
    names::gathered(member.discard.iter().map(names::card))
}

/// Everybody, as far as the others may know.
pub fn crew(view: &View, board: &Board) -> Page {
    let mut page = Page::new("The crew");
    for seat in board.seats() {
        let Some(member) = view.member(seat) else { continue };
        page = page.lead(format!("{} (player {}): ", names::seat(board, seat), member.number), names::place(board, member.place));
        let (hand, deck) = (member.hand_size, member.deck_size);
        page = page.lead("  Cards: ", format!("{hand} in hand, {deck} in the deck, discarded: {}", or_nothing(discarded(member))));
        let mut body = sheet::wounds(member);
        body.extend(troubles(member).into_iter().map(str::to_owned));
        page = page.lead("  Body: ", if body.is_empty() { "unhurt".to_owned() } else { body.join(", ") });
        let hands: Vec<String> = member.hands.iter().map(|it| names::carried(board, &it.carried)).collect();
        page = page.lead("  Carried: ", or_nothing(hands));
        let known: Vec<String> = names::gathered(member.items.iter().map(|item| item.name().to_owned()));
        let known = if known.is_empty() { String::new() } else { format!("; known to you: {}", known.join(", ")) };
        page = page.lead("  Inventory: ", format!("{}{known}", or_nothing(backs(member))));
        let objectives: Vec<String> = member
            .objectives
            .iter()
            .flatten()
            .map(|&(group, objective)| match objective {
                Some(objective) => format!("{} ({})", objective.name(), names::objective_group(group)),
                None => names::objective_group(group).to_owned(),
            })
            .collect();
        page = page.lead("  Objectives: ", or_nothing(objectives));
    }
    page
}

/// What the player has seen that others may not know, and when.
pub fn notes(view: &View, board: &Board) -> Page {
    let page = Page::new("What you have seen");
    if view.notes.is_empty() {
        return page.say("Nothing yet that the others would not know: no engine, no Coordinates, no Room tile, no Objective of anybody.");
    }
    view.notes.iter().fold(page, |page, note| page.lead(format!("Round {:<3}", note.when), note_text(note, board)))
}

fn note_text(note: &Note<Fact>, board: &Board) -> String {
    let text = match note.fact {
        Fact::Nothing => String::new(),
        Fact::Engine { engine, working } => format!("engine {} is {}", engine + 1, if working { "working" } else { "damaged" }),
        Fact::Coordinates { card } => format!("the Coordinates: {}", names::coordinates(card)),
        Fact::Tile { slot, room } => format!("{:03} is the {}", slot.number(), room.name()),
        Fact::Token { slot, token } => format!("the Exploration token of {:03}: {}", slot.number(), exploration_word(token.index())),
        Fact::Objective { of, objective } => {
            format!("{} has {}: {}", names::the_seat(board, of), objective.name(), texts::summary(Kind::Objective, objective.id()))
        }
        Fact::Event { card, on_top } => {
            format!("{} lies {} the Event deck", card.name(), if on_top { "on top of" } else { "under" })
        }
        Fact::Item { of, item, under } => {
            let name = item.name();
            if under { format!("{name} was put under its deck") } else { format!("{} has {name}", names::the_seat(board, of)) }
        }
        Fact::Scan { infected, clean } => format!("a scan: {infected} INFECTED, {clean} clean"),
    };
    let touched = if note.touched { " It has been touched since." } else { "" };
    format!("{}.{touched}", capital(&text))
}

/// Tracks, bag, decks, engines, Pods, Weaknesses.
pub fn the_ship(view: &View) -> Page {
    let time = TIME_LABELS.get(usize::from(view.time)).copied().unwrap_or("jump");
    let open = if view.time >= TIME_OPENS { "the hibernation chambers are open" } else { "the hibernation chambers are closed" };
    let mut page = Page::new(format!("The ship in round {}", view.round)).lead("Time          ", format!("{time}; {open}"));
    let boom = match view.self_destruct {
        None => "off".to_owned(),
        Some(space) => {
            let label = SELF_LABELS.get(usize::from(space)).copied().unwrap_or("skull");
            format!("{label}{}", if space >= SELF_YELLOW { ", cannot be stopped" } else { "" })
        }
    };
    page = page.lead("Self-Destruct ", boom);
    let leads = view.coordinates.map_or_else(|| "you do not know where it leads".to_owned(), names::coordinates);
    page = page.lead("Destination   ", format!("{} ({leads})", names::destination(view.destination)));
    let engines: Vec<String> = view
        .engines
        .iter()
        .zip(1..)
        .map(|(engine, number)| match engine {
            Some(true) => format!("{number} works"),
            Some(false) => format!("{number} is damaged"),
            None => format!("{number} unknown to you"),
        })
        .collect();
    page = page.lead("Engines       ", engines.join(", "));
    let pods: Vec<String> = PodId::all()
        .take(usize::from(PODS_BY_PLAYERS.get(view.crew.len()).copied().unwrap_or(0)))
        .map(|pod| {
            let it = view.pods[pod.index()];
            let state = if !it.aboard {
                "launched"
            } else if it.locked {
                "locked"
            } else {
                "unlocked"
            };
            format!("{} ({}) {state}", pod.number(), Board::section(pod).name())
        })
        .collect();
    page = page.lead("Pods          ", pods.join(", "));
    let fires = view.chambers.iter().filter(|chamber| chamber.fire).count();
    let broken = view.chambers.iter().filter(|chamber| chamber.malfunction).count();
    page = page.lead("Markers       ", format!("{fires} of 8 Fire, {broken} of 8 Malfunction; one more of either ends the ship"));
    let kinds = IntruderKind::ALL.into_iter().map(|kind| (kind.name(), view.bag.count(kind))).chain([("Blank", view.bag.blank)]);
    let bag: Vec<String> = kinds.filter(|(_, count)| *count > 0).map(|(name, count)| format!("{count} {name}")).collect();
    page = page.lead("Bag           ", or_nothing(bag));
    let nest = if view.nest_destroyed { "destroyed" } else { "stands" };
    let queen = if view.queen_killed { "; the Queen is dead" } else { "" };
    page = page.lead("Nest          ", format!("{nest}, {}{queen}", counted(usize::from(view.eggs), "Egg")));
    for (object, weakness) in ["Corpse", "Egg", "Carcass"].into_iter().zip(view.weaknesses) {
        let text = weakness.map_or_else(
            || "not found yet".to_owned(),
            |weakness| format!("{}. {}", weakness.name(), texts::summary(Kind::Weakness, weakness.id())),
        );
        page = page.lead(format!("Weakness ({object}): "), text);
    }
    let decks: Vec<String> =
        ["red", "yellow", "green"].iter().zip(&view.items).map(|(name, deck)| format!("{name} {}", deck.size)).collect();
    page = page.lead("Item decks    ", decks.join(", "));
    page = page.lead(
        "Other decks   ",
        format!("Events {}, Attacks {}, Contamination {}", view.events.size, view.attacks.size, view.contamination),
    );
    page
}

/// The Room somebody means by a number or a part of its name.
pub fn room_named(typed: &str, view: &View, board: &Board) -> Option<SlotId> {
    let words = typed.to_lowercase();
    if let Ok(number) = words.parse::<u8>() {
        return SlotId::all().find(|slot| slot.number() == number);
    }
    let known = |slot: SlotId| board.chamber(slot).room.or(view.chambers.get(slot.index()).and_then(|chamber| chamber.tile));
    SlotId::all().find(|&slot| known(slot).is_some_and(|room| room.name().to_lowercase().contains(&words)))
}

/// A Room in full: what it does, who and what is there, where its exits lead.
pub fn room(view: &View, board: &Board, slot: SlotId) -> Page {
    let Some(chamber) = view.chambers.get(slot.index()) else { return Page::default() };
    let mut page = Page::new(names::room(board, slot));
    if let Some(room) = chamber.room.or(chamber.tile) {
        let facts = room.facts();
        let computer = if facts.computer { "a computer" } else { "no computer" };
        let search =
            if facts.searchable { format!("searched in {}", facts.colour.name().to_lowercase()) } else { "cannot be searched".to_owned() };
        if chamber.room.is_none() {
            page = page.say(format!("You have seen that this is the {}.", room.name()));
        }
        page = page.lead("Room       ", format!("{computer}, {search}"));
        for sentence in texts::entry(Kind::Room, room.id()).map_or(&[][..], |entry| &entry.effect) {
            page = page.lead("  ", sentence.clone());
        }
        if chamber.explored && facts.item_counter {
            page = page.lead("Items      ", format!("{} left to be found", chamber.counter));
        }
    }
    if let Some(token) = chamber.token {
        page = page.lead("Token      ", format!("{}, as you have seen", exploration_word(token.index())));
    }
    let seats: Vec<String> = board.characters_in(slot).iter().map(|seat| names::seat(board, seat)).collect();
    if !seats.is_empty() {
        page = page.lead("Characters ", seats.join(", "));
    }
    for &figure in board.figures_in(slot).iter() {
        let injuries = view.figures.get(figure.index()).map_or(0, |figure| figure.injuries);
        page = page.lead("Intruder   ", format!("{} {}, {injuries} Injuries", figure.kind().name(), figure.number()));
    }
    let objects = &chamber.objects;
    let mut things: Vec<String> = Vec::new();
    if objects.blue_corpse {
        things.push(names::thing(board, Thing::BlueCorpse));
    }
    things.extend(objects.red_corpses.iter().map(|seat| names::thing(board, Thing::RedCorpse(seat))));
    things.extend((0..objects.carcasses).map(|_| "Carcass".to_owned()));
    things.extend((0..objects.eggs).map(|_| "Egg".to_owned()));
    if !things.is_empty() {
        page = page.lead("Objects    ", names::gathered(things).join(", "));
    }
    let markers = [(chamber.fire, "Fire"), (chamber.malfunction, "Malfunction"), (view.airlock == Some(slot), "Airlock Procedure")];
    let markers: Vec<&str> = markers.into_iter().filter(|(there, _)| *there).map(|(_, name)| name).collect();
    if !markers.is_empty() {
        page = page.lead("Markers    ", markers.join(", "));
    }
    for (exit, number) in board.slot_facts(slot).exits.iter().zip(1..) {
        page = page.lead(format!("Exit {number}     "), exit_text(*exit, board, slot));
    }
    page
}

fn exit_text(exit: Exit, board: &Board, slot: SlotId) -> String {
    let noise = if board.is_noisy(exit) { ", noise" } else { "" };
    match exit {
        Exit::Technical(_) => format!("the Technical Corridors{noise}"),
        Exit::Corridor(corridor) => {
            let corridor = CorridorId(corridor);
            let door = match board.door(corridor) {
                Door::Open => "",
                Door::Closed => ", Door closed",
                Door::Destroyed => ", Door destroyed",
            };
            format!("to {}{door}{noise}", names::room(board, board.across(corridor, slot)))
        }
    }
}

/// One entry of the content, all of it.
pub fn entry(entry: &Entry) -> Page {
    let mut page = Page::new(format!("{} ({})", entry.name, entry.kind.name()));
    for line in facts(entry) {
        page = page.say(line);
    }
    for sentence in &entry.effect {
        page = page.lead("  ", sentence.clone());
    }
    for ruling in &entry.rulings {
        page = page.lead("  Ruling: ", ruling.clone());
    }
    page
}

/// What is printed beside the text.
fn facts(entry: &Entry) -> Vec<String> {
    match entry.kind {
        Kind::Item => Item::from_id(&entry.id)
            .map(|item| {
                let facts = item.facts();
                let traits = names::item_traits(item);
                let how = cost(facts.cost, facts.when.id());
                let group = names::back(facts.group);
                let traits = if traits.is_empty() { String::new() } else { format!("; {}", traits.join("; ")) };
                format!("{} {group}{traits}", how.trim_end())
            })
            .into_iter()
            .collect(),
        Kind::Action => nemesis::generated::crew::ActionCard::from_id(&entry.id)
            .map(|card| cost(card.facts().cost, card.facts().when.id()).trim_end().to_owned())
            .into_iter()
            .collect(),
        Kind::Objective | Kind::Room | Kind::Wound | Kind::Weakness | Kind::Event | Kind::Attack | Kind::IntruderCard => Vec::new(),
    }
}

/// Everything printed whose name holds the words typed.
pub fn entries(typed: &str) -> Page {
    let words = typed.trim().to_lowercase();
    if words.is_empty() {
        return Page::new("Which card?").say("Type `card` and a name, such as `card medkit`, or the number of an option: `card 2`.");
    }
    let exact: Vec<&Entry> = texts::all().iter().filter(|entry| entry.name.to_lowercase() == words).collect();
    let found =
        if exact.is_empty() { texts::all().iter().filter(|entry| entry.name.to_lowercase().contains(&words)).collect() } else { exact };
    match found.as_slice() {
        [] => Page::new("No such card").say(format!("Nothing has `{}` in its name.", typed.trim())),
        [only] => entry(only),
        many if many.len() <= 4 => {
            let mut page = Page::new(format!("Called {}", typed.trim()));
            for one in many {
                let whole = entry(one);
                page = page.say(whole.title);
                page.paragraphs.extend(whole.paragraphs);
            }
            page
        }
        many => {
            let mut page = Page::new(format!("With {} in their names", typed.trim()));
            for one in many {
                page = page.lead(format!("{} ({}): ", one.name, one.kind.name()), one.summary());
            }
            page
        }
    }
}
