//! A position, or a setup, read from words.

use crate::board::{Board, Deactivation, Place, Player, Slot, Spot};
use crate::generated::cards::{Card, Faction};
use crate::generated::sectors::Sector;
use crate::generated::tokens::{CAMERA_MAX, DATA_MAX, LIFE_MAX, UPGRADE_TOKENS, UPGRADES_PER_CARD};
use crate::generated::units::UnitKind;
use crate::ids::{PendingId, RoomId, SlotId, UnitId};
use crate::procedures::{opening, rounds::Rounds};
use crate::setup::{Decks, Mode, Ring, Setup};
use crate::words::names::{read_bonus, read_card, read_place, read_sector, read_token, read_unit};
use crate::{Action, State, start};
use kernel::{Pool, Seat, SeatSet, Secret, WordError};
use serde_json::{Map, Value};

type Table = Map<String, Value>;
type Read<T> = Result<T, WordError>;

fn wrong<T>(key: &str, problem: impl Into<String>) -> Read<T> {
    Err(WordError::new(key, problem))
}

fn text<'a>(key: &str, value: &'a Value) -> Read<&'a str> {
    value.as_str().map_or_else(|| wrong(key, "text is expected"), Ok)
}

fn number(key: &str, value: &Value, most: u8) -> Read<u8> {
    match value.as_u64() {
        Some(number) if number <= u64::from(most) => Ok(number as u8),
        _ => wrong(key, format!("a number from 0 to {most} is expected")),
    }
}

fn texts<'a>(key: &str, value: &'a Value) -> Read<Vec<&'a str>> {
    let Some(items) = value.as_array() else { return wrong(key, "a list is expected") };
    items.iter().map(|item| text(key, item)).collect()
}

fn table<'a>(key: &str, value: &'a Value) -> Read<&'a Table> {
    value.as_object().map_or_else(|| wrong(key, "a table is expected"), Ok)
}

fn sector(key: &str, text: &str) -> Read<Sector> {
    read_sector(text).map_or_else(|| wrong(key, format!("there is no sector \"{text}\"")), Ok)
}

fn unit(key: &str, text: &str, board: &Board) -> Read<UnitId> {
    read_unit(text, board).map_or_else(|| wrong(key, format!("there is no unit \"{text}\" in this game")), Ok)
}

fn card(key: &str, text: &str) -> Read<Card> {
    read_card(text).map_or_else(|| wrong(key, format!("there is no card \"{text}\"")), Ok)
}

fn factions(given: &Table) -> Read<Vec<Faction>> {
    let Some(value) = given.get("players") else { return wrong("players", "is missing") };
    let mut factions = Vec::new();
    for name in texts("players", value)? {
        match Faction::from_id(name) {
            Some(faction) => factions.push(faction),
            None => return wrong("players", format!("there is no faction \"{name}\"")),
        }
    }
    Ok(factions)
}

fn mode(given: &Table, players: usize) -> Read<Mode> {
    match given.get("mode").map(|value| text("mode", value)).transpose()? {
        None => Ok(if players == 2 { Mode::Duel } else { Mode::EachAgainstAll }),
        Some("duel") => Ok(Mode::Duel),
        Some("each against all") => Ok(Mode::EachAgainstAll),
        Some("alliances") => Ok(Mode::Alliances),
        Some(other) => wrong("mode", format!("\"{other}\" is not duel, each against all or alliances")),
    }
}

fn sectors(key: &str, value: &Value) -> Read<Vec<Sector>> {
    texts(key, value)?.into_iter().map(|name| sector(key, name)).collect()
}

/// The agreement of a scenario that begins with the real setup.
pub fn setup(given: &Table) -> Read<Setup> {
    let factions = factions(given)?;
    let mut setup = Setup { mode: mode(given, factions.len())?, ..Setup::new(&factions) };
    if setup.mode == Mode::Alliances {
        setup.ring = Ring::Standard;
    }
    for (key, value) in given {
        match key.as_str() {
            "players" | "mode" => {}
            "ring" => {
                setup.ring = match value.as_str() {
                    None => Ring::Fixed(sectors(key, value)?),
                    Some("standard") => Ring::Standard,
                    Some("even") => Ring::Even,
                    Some("random") => Ring::Random,
                    Some("in turns") => Ring::InTurns,
                    Some(other) => return wrong(key, format!("\"{other}\" is not standard, even, random or in turns")),
                };
            }
            "levels" => setup.levels = number(key, value, 3)?,
            "opening" => setup.opening = number(key, value, 3)?,
            "decks" => {
                setup.decks = match text(key, value)? {
                    "random" => Decks::Random,
                    "chosen" => Decks::Chosen,
                    other => return wrong(key, format!("\"{other}\" is not random or chosen")),
                };
            }
            _ => return wrong(key, "is not known with start = \"setup\""),
        }
    }
    setup.check().or_else(|error| wrong("players", error.to_string()))?;
    Ok(setup)
}

/// A given position, about to begin a turn.
pub fn position(given: &Table) -> Read<State> {
    let factions = factions(given)?;
    let mode = mode(given, factions.len())?;
    let mut setup = Setup { mode, ..Setup::new(&factions) };
    setup.ring = Ring::Fixed(match given.get("ring") {
        Some(value) => sectors("ring", value)?,
        None => default_ring(&factions, mode),
    });
    setup.check().or_else(|error| wrong("players", error.to_string()))?;
    let mut board = Board::empty(mode, &factions);
    let Ring::Fixed(ring) = &setup.ring else { return wrong("ring", "is not a list") };
    for &sector in ring {
        // The setup was checked: seven different sectors at the most.
        let _ = board.ring.push(sector);
    }
    let corridors = board.ring.iter().position(|&sector| sector == Sector::Corridors).unwrap_or(0);
    board.ring.as_mut_slice().rotate_left(corridors);
    for seat in board.seats() {
        board.player_mut(seat).life = start::starting_life(mode, board.faction(seat));
    }
    start::add_units(&mut board);
    out_of_play(&mut board);
    if let Some(value) = given.get("pandora_token") {
        let token = text("pandora_token", value)?;
        board.pandora_token = Some(
            read_token(token)
                .map_or_else(|| wrong("pandora_token", format!("\"{token}\" is not \"left of corridors\" or the like")), Ok)?,
        );
    }
    let needs_token = board.pandora().is_some() && mode != Mode::Alliances;
    if needs_token != board.pandora_token.is_some() {
        return wrong("pandora_token", "is needed with Pandora, except in alliances, and only then");
    }
    opening::set_order(&mut board);
    for (key, value) in given {
        match (Faction::from_id(key), read_sector(key)) {
            (_, Some(sector)) => read_sector_table(key, sector, value, &mut board)?,
            (Some(faction), None) => match board.seat_of(faction) {
                Some(seat) => read_player(key, seat, value, &mut board)?,
                None => return wrong(key, "does not play in this scenario"),
            },
            (None, None) => {}
        }
    }
    for (key, value) in given {
        if Faction::from_id(key).is_none() && read_sector(key).is_none() {
            read_top_level(key, value, &mut board)?;
        }
    }
    finish(given, board)
}

/// T-SETUP-07, T-RULING-60, T-RULING-71, and a plain ring for each against all.
fn default_ring(factions: &[Faction], mode: Mode) -> Vec<Sector> {
    let homes: Vec<_> = match mode {
        Mode::Duel | Mode::EachAgainstAll => factions.iter().filter_map(|faction| faction.home()).collect(),
        Mode::Alliances => [(0, 2), (1, 3)]
            .iter()
            .filter_map(|&(first, second)| {
                factions.get(first).and_then(|f| f.home()).or_else(|| factions.get(second).and_then(|f| f.home()))
            })
            .collect(),
    };
    let mut ring = vec![Sector::Corridors, Sector::ControlCentre];
    ring.extend(homes.first());
    ring.push(Sector::TechnicalHall);
    ring.extend(homes.iter().skip(1));
    ring
}

/// What is not mentioned is not there; Embryos and Minor Aliens wait in the supply.
fn out_of_play(board: &mut Board) {
    for unit in board.unit_ids() {
        if board.unit(unit).place == Place::Underway {
            board.unit_mut(unit).place = Place::Out;
        }
    }
}

fn stand(key: &str, unit: UnitId, place: Place, board: &mut Board) -> Read<()> {
    match board.unit(unit).place {
        Place::Out | Place::Supply => {
            board.unit_mut(unit).place = place;
            Ok(())
        }
        Place::Room(_) | Place::Space | Place::Underway | Place::Card(_) => wrong(key, "the unit has been placed already"),
    }
}

fn read_sector_table(key: &str, sector: Sector, value: &Value, board: &mut Board) -> Read<()> {
    if !board.in_ring(sector) {
        return wrong(key, "is not in the ring");
    }
    for (part, value) in table(key, value)? {
        let path = format!("{key}.{part}");
        if part == "deactivation" {
            for name in texts(&path, value)? {
                let owner = Faction::from_id(name).and_then(|faction| board.seat_of(faction));
                let Some(owner) = owner else { return wrong(&path, format!("\"{name}\" does not play")) };
                if board.deactivation.push(Deactivation { sector, owner }).is_err() {
                    return wrong(&path, "there are only three Deactivation tokens");
                }
            }
            continue;
        }
        match read_place(&format!("{} {part}", sector.id())) {
            Some(Action::Room(room)) => read_room(&path, room, value, board)?,
            Some(Action::Slot(slot)) => read_slot(&path, slot, text(&path, value)?, board)?,
            Some(Action::Pending(pending)) => read_pending(&path, pending, text(&path, value)?, board)?,
            _ => return wrong(&path, "is not a Room (a to d), a slot (s1 …), a pending slot (p1 …) or deactivation"),
        }
    }
    Ok(())
}

fn read_room(key: &str, room: RoomId, value: &Value, board: &mut Board) -> Read<()> {
    let name = text(key, value)?;
    if name == "empty" {
        return Ok(());
    }
    let unit = unit(key, name, board)?;
    stand(key, unit, Place::Room(room), board)?;
    board.rooms[room.index()] = unit;
    Ok(())
}

fn read_pending(key: &str, pending: PendingId, name: &str, board: &mut Board) -> Read<()> {
    if name != "empty" {
        let card = card(key, name)?;
        if board.seat_of(card.facts().faction).is_none() {
            return wrong(key, "its faction does not play");
        }
        board.pending[pending.index()] = Some(card);
    }
    Ok(())
}

/// `marines mine +1 =2 armed holds aliens 1 by runner 1`
fn read_slot(key: &str, slot: SlotId, written: &str, board: &mut Board) -> Read<()> {
    if written == "empty" {
        return Ok(());
    }
    if let Some(bonus) = read_bonus(written) {
        if board.bonus.take(bonus.index()) {
            board.slot_mut(slot).bonus = Some(bonus);
            return Ok(());
        }
        return wrong(key, "there are not so many of these Bonus cards");
    }
    let (rest, by) = match written.split_once(" by ") {
        Some((rest, embryo)) => (rest, Some(unit(key, embryo, board)?)),
        None => (written, None),
    };
    let (rest, holds) = match rest.split_once(" holds ") {
        Some((rest, held)) => (rest, Some(unit(key, held, board)?)),
        None => (rest, None),
    };
    let (rest, armed) = match rest.strip_suffix(" armed") {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let (rest, value) = split_number(key, rest, " =")?;
    let (rest, upgrades) = split_number(key, rest, " +")?;
    let card = card(key, rest)?;
    if board.seat_of(card.facts().faction).is_none() {
        return wrong(key, "its faction does not play");
    }
    let mut it = Slot::with(card);
    it.upgrades = upgrades.unwrap_or(0);
    if it.upgrades > UPGRADES_PER_CARD {
        return wrong(key, "a card carries at most 6 Upgrade tokens");
    }
    match (card, value, armed, holds) {
        (Card::ScientistsCameras, value, false, None) if value.unwrap_or(0) <= CAMERA_MAX => it.counter = value.unwrap_or(0),
        (Card::ScientistsDefenceSystem, None, armed, None) => it.counter = u8::from(armed),
        (Card::ScientistsGrabber, None, false, Some(unit)) => it.counter = unit.0 + 1,
        (_, None, false, None) => {}
        _ => return wrong(key, "\"=\" goes with Cameras (0 to 6), \"armed\" with a Defence System, \"holds\" with a Grabber"),
    }
    if let Some(embryo) = by {
        let kind = board.unit(embryo).kind;
        if !matches!(kind, UnitKind::Grasper | UnitKind::Runner | UnitKind::Warrior) {
            return wrong(key, "only an Embryo takes a card over");
        }
        stand(key, embryo, Place::Card(slot), board)?;
        it.embryo = embryo;
        // Held since Pandora's last turn: what has no use of its own goes back at the end of the next one (T-RULING-65).
        it.lease = u8::from(crate::procedures::pandora::outlasts_use(card));
    }
    board.lay(slot, it);
    Ok(())
}

fn split_number<'a>(key: &str, text: &'a str, mark: &str) -> Read<(&'a str, Option<u8>)> {
    match text.split_once(mark) {
        None => Ok((text, None)),
        Some((rest, digits)) => match digits.parse() {
            Ok(number) => Ok((rest, Some(number))),
            Err(_) => wrong(key, format!("a number is expected after \"{}\"", mark.trim())),
        },
    }
}

fn read_player(key: &str, seat: Seat, value: &Value, board: &mut Board) -> Read<()> {
    for (part, value) in table(key, value)? {
        let path = format!("{key}.{part}");
        match part.as_str() {
            "life" => board.player_mut(seat).life = number(&path, value, LIFE_MAX)?,
            "data" => board.player_mut(seat).data = number(&path, value, DATA_MAX)?,
            "reserve" => board.player_mut(seat).reserve = number(&path, value, UPGRADE_TOKENS)?,
            "instants" => board.player_mut(seat).instants = number(&path, value, 2)?,
            "deck" => board.player_mut(seat).deck = number(&path, value, 15)?,
            "top" => board.player_mut(seat).top = Some(own_card(&path, seat, text(&path, value)?, board)?),
            "discards" => {
                for name in texts(&path, value)? {
                    let card = own_card(&path, seat, name, board)?;
                    board.player_mut(seat).discards[Player::kind_of(card)] += 1;
                }
            }
            "bonus" => {
                for name in texts(&path, value)? {
                    match read_bonus(name) {
                        Some(bonus) if board.bonus.take(bonus.index()) => board.player_mut(seat).bonus[bonus.index()] += 1,
                        Some(_) => return wrong(&path, "there are not so many of these Bonus cards"),
                        None => return wrong(&path, format!("there is no Bonus card \"{name}\"")),
                    }
                }
            }
            _ => return wrong(&path, "is not life, data, reserve, instants, bonus, deck, top or discards"),
        }
    }
    Ok(())
}

fn own_card(key: &str, seat: Seat, name: &str, board: &Board) -> Read<Card> {
    let card = card(key, name)?;
    if card.facts().faction == board.faction(seat) { Ok(card) } else { wrong(key, "is a card of another faction") }
}

fn read_top_level(key: &str, value: &Value, board: &mut Board) -> Read<()> {
    let units = |board: &Board| -> Read<Vec<UnitId>> { texts(key, value)?.into_iter().map(|name| unit(key, name, board)).collect() };
    match key {
        "players" | "mode" | "ring" | "turn" | "pandora_token" => {}
        "malfunction" => {
            let name = text(key, value)?;
            board.malfunction = match (name, read_place(name)) {
                ("control centre", _) => Spot::Symbol,
                (_, Some(Action::Slot(slot))) => Spot::Slot(slot),
                (_, Some(Action::Pending(pending))) => Spot::Pending(pending),
                _ => return wrong(key, format!("\"{name}\" is not the control centre, a slot or a pending slot")),
            };
            let empty = match board.malfunction {
                Spot::Slot(slot) => board.card_at(slot).is_none(),
                Spot::Pending(pending) => board.pending[pending.index()].is_none(),
                Spot::Symbol | Spot::Lifted => false,
            };
            if empty {
                return wrong(key, "no card lies there");
            }
        }
        "end" => {
            board.end = match text(key, value)? {
                "off" => 0,
                "3" => 1,
                "2" => 2,
                "1" => 3,
                other => return wrong(key, format!("\"{other}\" is not off, 3, 2 or 1")),
            };
        }
        "space" => {
            for unit in units(board)? {
                stand(key, unit, Place::Space, board)?;
            }
        }
        "upgraded" => {
            for unit in units(board)? {
                if !board.unit(unit).kind.facts().two_sided {
                    return wrong(key, "a Minor Alien has one side only");
                }
                board.unit_mut(unit).upgraded = true;
            }
        }
        "invisible" => {
            for unit in units(board)? {
                board.unit_mut(unit).invisible = true;
            }
        }
        "moved" => board.moved = units(board)?.into_iter().collect(),
        "parasites" => {
            let owner = board.seat_of(Faction::Aliens).or_else(|| board.pandora());
            let Some(owner) = owner else { return wrong(key, "nobody could have put them there") };
            for (name, value) in table(key, value)? {
                let unit = unit(key, name, board)?;
                board.unit_mut(unit).parasites = number(key, value, 2)?;
                board.unit_mut(unit).parasite_of = owner;
            }
        }
        "quiet_turns" => board.quiet = number(key, value, 200)?,
        _ => return wrong(key, "is not known"),
    }
    Ok(())
}

/// Counts what is left in pool and decks, and checks that the box holds all this.
fn finish(given: &Table, mut board: Board) -> Read<State> {
    let reserves: u32 = board.players.iter().map(|player| u32::from(player.reserve)).sum();
    let on_cards: u32 = board.slots.iter().map(|slot| u32::from(slot.upgrades)).sum();
    let Some(pool) = u32::from(UPGRADE_TOKENS).checked_sub(reserves + on_cards) else {
        return wrong("pool", "there are only 20 Upgrade tokens");
    };
    board.pool = pool as u8;
    for seat in board.seats() {
        let player = *board.player(seat);
        let name = player.faction.id();
        if (player.deck > 0) != player.top.is_some() {
            return wrong(&format!("{name}.top"), "a deck with cards has a top card, an empty one has none");
        }
        let mut pool = Pool::empty();
        for (kind, &card) in Player::cards(player.faction).iter().enumerate() {
            let open = board.open_cards(&player, card);
            let Some(left) = u32::from(card.facts().copies).checked_sub(open) else {
                return wrong(name, format!("there are only {} copies of {}", card.facts().copies, card.facts().name));
            };
            (0..left).for_each(|_| pool.add(kind));
        }
        if u32::from(player.deck) > pool.len() + 1 {
            return wrong(&format!("{name}.deck"), "the faction has not so many cards left");
        }
        board.player_mut(seat).unseen = Secret::new(pool, SeatSet::first(8));
    }
    board.census().or_else(|problem| wrong("given", problem))?;
    let seat = match given.get("turn") {
        None => board.order.as_slice().first().copied().unwrap_or_default(),
        Some(value) => {
            let name = text("turn", value)?;
            Faction::from_id(name)
                .and_then(|faction| board.seat_of(faction))
                .map_or_else(|| wrong("turn", format!("\"{name}\" does not play")), Ok)?
        }
    };
    board.active = seat;
    let place = board.order.iter().position(|&other| other == seat).unwrap_or(0) as u8;
    Ok(State::new(board, Rounds::beginning_with(place).into()))
}
