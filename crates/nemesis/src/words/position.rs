//! A position in words.

use super::names::{
    DECKS, back_name, card_name, carried_name, coordinates_name, corridor_name, destination_name, exploration_word, item_name, kind_name,
    network_name, objective_back, objective_name, room_name, seat_name, slot_name, spaced, thing_name, times, token_word, weakness_name,
    wound_name, wound_word,
};
use crate::board::decks::{self, CardDeck, items_of};
use crate::board::{Aside, Board, Door, Ending, Fact, Objects, Thing, Whereabouts};
use crate::cards::{Cards, KINDS};
use crate::generated::crew::Character;
use crate::generated::items::{CRAFTED, Item};
use crate::generated::ship::{SELF_LABELS, TIME_LABELS};
use crate::generated::swarm::{BagToken, IntruderCard, IntruderKind};
use crate::generated::tokens::PODS_BY_PLAYERS;
use crate::generated::wounds::SeriousWound;
use crate::ids::{PodId, SlotId};
use crate::setup::Mode;
use kernel::{Pool, SEATS, Seat, SeatSet, Secret, Viewer, applies};
use serde_json::{Map, Value, json};

/// What whoever reads a position may know of a board.
pub trait Knowledge {
    /// Whose secrets are open.
    fn eyes(&self) -> SeatSet;
    /// Whether what nobody at the table can see is told too: what is left in decks, and the numbers of the tokens in the bag.
    fn everything(&self) -> bool;

    /// Whether the top token of an engine is Working.
    fn engine(&self, engine: usize, board: &Board) -> Option<bool> {
        let top = board.ship.engines[engine].as_ref()?;
        self.eyes().iter().find_map(|seat| top.seen_by(Viewer::Seat(seat))).copied()
    }
}

/// Nothing is hidden, except what is not decided yet or what nobody has seen.
pub struct Everything;

impl Knowledge for Everything {
    fn eyes(&self) -> SeatSet {
        SeatSet::first(SEATS as u8)
    }

    fn everything(&self) -> bool {
        true
    }
}

/// What one viewer has seen.
pub struct Seen {
    pub viewer: Viewer,
    pub over: bool,
}

impl Knowledge for Seen {
    fn eyes(&self) -> SeatSet {
        match self.viewer {
            // N-RULING-208.
            _ if self.over => SeatSet::first(SEATS as u8),
            Viewer::Seat(seat) => SeatSet::of(seat),
            Viewer::Spectator => SeatSet::NONE,
        }
    }

    fn everything(&self) -> bool {
        false
    }

    /// N-RULING-178: what a player saw is a note; a swap by somebody else does not change it.
    fn engine(&self, engine: usize, board: &Board) -> Option<bool> {
        let notes = board.ledger.known_to(self.viewer).filter_map(|note| match note.fact {
            Fact::Engine { engine: seen, working } if usize::from(seen) == engine => Some(working),
            _ => None,
        });
        if self.over || !applies!("N-RULING-178") { Everything.engine(engine, board) } else { notes.last() }
    }
}

pub fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::SemiCooperative => "semi-cooperative",
        Mode::Solo => "solo",
        Mode::Cooperative => "cooperative",
    }
}

fn door_name(door: Door) -> &'static str {
    match door {
        Door::Open => "open",
        Door::Closed => "closed",
        Door::Destroyed => "destroyed",
    }
}

fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Jump => "jump",
        Ending::ShipDestroyed => "ship destroyed",
        Ending::NobodyLeft => "everybody dead",
    }
}

fn unknown() -> Value {
    json!("unknown")
}

/// A face-down thing, for those who have looked at it.
fn seen<'a, T>(secret: &'a Secret<T>, knows: &dyn Knowledge) -> Option<&'a T> {
    knows.eyes().iter().find_map(|seat| secret.seen_by(Viewer::Seat(seat)))
}

/// The position of a board. `turn` is whose turn is under way, with the actions left of it.
pub fn of(board: &Board, turn: Option<(Seat, u8)>, knows: &dyn Knowledge) -> Value {
    let mut map = Map::new();
    about_the_game(board, &mut map);
    about_the_ship(board, knows, &mut map);
    about_the_map(board, knows, &mut map);
    about_the_intruders(board, knows, &mut map);
    about_the_decks(board, knows, &mut map);
    for seat in board.seats() {
        let left = turn.filter(|&(whose, _)| whose == seat).map_or(0, |(_, left)| left);
        map.insert(seat_name(seat, board), member(board, seat, left, knows));
    }
    Value::Object(map)
}

fn about_the_game(board: &Board, map: &mut Map<String, Value>) {
    let names = |seats: SeatSet| json!(seats.iter().map(|seat| seat_name(seat, board)).collect::<Vec<_>>());
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    put("players", names(board.seats().collect()));
    put("mode", json!(mode_name(board.mode)));
    put("side", json!(board.side.id()));
    put("takeover", json!(board.takeover));
    put("contact", json!(board.contact));
    put("round", json!(board.round));
    put("first", json!(seat_name(board.first, board)));
    put("turn", json!(seat_name(board.active, board)));
    put("over", json!(board.is_over()));
    put("winners", names(board.outcome.map_or(SeatSet::NONE, |outcome| outcome.winners)));
    put("ending", json!(board.outcome.map_or("none", |outcome| ending_name(outcome.ending))));
    let player = board.intruder_player.map_or_else(|| "none".to_owned(), |player| seat_name(player.seat, board));
    put("intruder_player", json!(player));
}

fn about_the_ship(board: &Board, knows: &dyn Knowledge, map: &mut Map<String, Value>) {
    let ship = &board.ship;
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    put("time", json!(TIME_LABELS.get(usize::from(ship.time)).copied().unwrap_or("jump")));
    let self_destruct = ship.self_destruct.map_or("off", |moves| SELF_LABELS.get(usize::from(moves)).copied().unwrap_or("skull"));
    put("self_destruct", json!(self_destruct));
    put("destination", json!(destination_name(ship.destination)));
    let coordinates = ship.coordinates.as_ref().and_then(|card| seen(card, knows));
    put("coordinates", coordinates.map_or_else(unknown, |&card| json!(coordinates_name(card))));
    let engine = |engine: usize| match knows.engine(engine, board) {
        Some(true) => "working",
        Some(false) => "damaged",
        None => "unknown",
    };
    put("engines", json!([engine(0), engine(1), engine(2)]));
    let in_game = PODS_BY_PLAYERS.get(usize::from(board.seats)).copied().unwrap_or(0);
    let mut pods = Map::new();
    for pod in PodId::all() {
        let it = ship.pods[pod.index()];
        let state = match (it.aboard, it.locked) {
            (true, true) => "locked",
            (true, false) => "unlocked",
            (false, _) if pod.number() <= in_game => "launched",
            (false, _) => continue,
        };
        pods.insert(pod.number().to_string(), json!(state));
    }
    put("pods", Value::Object(pods));
    put("airlock", json!(ship.airlock.map_or_else(|| "none".to_owned(), slot_name)));
}

fn about_the_map(board: &Board, knows: &dyn Knowledge, map: &mut Map<String, Value>) {
    let slots = |wanted: &dyn Fn(SlotId) -> bool| json!(SlotId::all().filter(|&slot| wanted(slot)).map(slot_name).collect::<Vec<_>>());
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    put("fire", slots(&|slot| board.chamber(slot).fire));
    put("malfunction", slots(&|slot| board.chamber(slot).malfunction));
    put("rooms", Value::Object(SlotId::all().map(|slot| (slot_name(slot), json!(room(board, slot, knows)))).collect()));
    let objects = |slot| json!(things(&board.chamber(slot).objects).map(|thing| thing_name(thing, board)).collect::<Vec<_>>());
    put("objects", Value::Object(SlotId::all().map(|slot| (slot_name(slot), objects(slot))).collect()));
    let mut noise: Vec<String> = board.noise.iter().map(|corridor| corridor_name(corridor, board).to_owned()).collect();
    let technical = (0..board.map().networks.len()).filter(|&network| board.technical_noise.get(network) == Some(&true));
    noise.extend(technical.map(|network| network_name(network as u8, board)));
    put("noise", json!(noise));
    let doors = board.all_corridors().map(|corridor| (corridor_name(corridor, board).to_owned(), json!(door_name(board.door(corridor)))));
    put("doors", Value::Object(doors.collect()));
}

/// `canteen 3`, `unexplored`, or what the viewer knows of an unexplored one.
fn room(board: &Board, slot: SlotId, knows: &dyn Knowledge) -> String {
    let chamber = board.chamber(slot);
    match chamber.room {
        Some(room) if chamber.explored && room.facts().item_counter => format!("{} {}", room_name(room), chamber.counter),
        Some(room) if chamber.explored => room_name(room),
        Some(_) | None => {
            let tile = chamber.room.or_else(|| chamber.tile.as_ref().and_then(|tile| seen(tile, knows)).copied());
            let token = chamber.token.as_ref().and_then(|token| seen(token, knows));
            let tile = tile.map_or_else(String::new, |room| format!(": {}", room_name(room)));
            let token = token.map_or_else(String::new, |token| format!(", {}", exploration_word(token.index())));
            format!("unexplored{tile}{token}")
        }
    }
}

/// Objects one by one.
fn things(objects: &Objects) -> impl Iterator<Item = Thing> {
    let blue = objects.blue_corpse.then_some(Thing::BlueCorpse);
    let red = objects.red_corpses;
    let several = [(Thing::Carcass, objects.carcasses), (Thing::Egg, objects.eggs)];
    let several = several.into_iter().flat_map(|(thing, count)| (0..count).map(move |_| thing));
    blue.into_iter().chain((0..SEATS as u8).map(Seat::new).filter(move |&seat| red.contains(seat)).map(Thing::RedCorpse)).chain(several)
}

fn about_the_intruders(board: &Board, knows: &dyn Knowledge, map: &mut Map<String, Value>) {
    let swarm = &board.swarm;
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    let figures = swarm.order.iter().map(|&id| {
        let figure = swarm.figure(id);
        let text = format!("{} {}", kind_name(id.kind()), slot_name(figure.slot));
        if figure.injuries == 0 { text } else { format!("{text} x{}", figure.injuries) }
    });
    put("intruders", json!(figures.collect::<Vec<_>>()));
    let tokens = BagToken::ALL.into_iter().map(|token| (token_word(token.index()), swarm.bag.count(token.index())));
    let tokens: Vec<_> = tokens.filter(|&(_, count)| count > 0).map(|(name, count)| times(&name, count)).collect();
    // N-INFO-20: what is in the bag nobody sees.
    put("bag", if knows.everything() || !applies!("N-INFO-20") { json!(tokens) } else { unknown() });
    let kinds = IntruderKind::ALL.map(Some).into_iter().chain([None]);
    let types = kinds.map(|kind| (kind.map_or_else(|| "blank".to_owned(), kind_name), json!(swarm.in_bag(kind))));
    put("bag_types", Value::Object(types.collect()));
    put("eggs", json!(swarm.eggs));
    put("nest", json!(if swarm.nest_destroyed { "destroyed" } else { "whole" }));
    let weaknesses = ["corpse", "egg", "carcass"].into_iter().zip(&swarm.weaknesses);
    let weaknesses = weaknesses.map(|(key, weakness)| (key.to_owned(), weakness.map_or_else(unknown, |it| json!(weakness_name(it)))));
    put("weaknesses", Value::Object(weaknesses.collect()));
}

/// Each name as often as it is counted.
fn heap<const K: usize>(pool: &Pool<K>, name: impl Fn(usize) -> String) -> Vec<String> {
    (0..K).flat_map(|kind| (0..pool.count(kind)).map(move |_| kind)).map(name).collect()
}

fn about_the_decks(board: &Board, knows: &dyn Knowledge, map: &mut Map<String, Value>) {
    let decks = &board.decks;
    for (colour, (key, deck)) in DECKS.iter().zip(&decks.items).enumerate() {
        let name = |kind: usize| items_of(colour).get(kind).map_or_else(String::new, |&item| item_name(item));
        let mut cards = heap(&deck.rest, name);
        cards
            .extend(deck.bottom.iter().map(|card| seen(card, knows).map_or_else(|| "unknown".to_owned(), |&kind| name(usize::from(kind)))));
        map.insert(
            (*key).to_owned(),
            json!({
                "deck": if knows.everything() { json!(cards) } else { unknown() },
                "deck_size": deck.len(),
                "discard": heap(&deck.discard, name),
            }),
        );
    }
    map.insert("events".into(), single_cards(&decks.events, decks::event_name, knows));
    map.insert("attacks".into(), single_cards(&decks.attacks, decks::attack_name, knows));
    let wound = |kind: usize| SeriousWound::from_index(kind as u8).map_or_else(String::new, |wound| wound_word(wound).to_owned());
    map.insert("wounds_discard".into(), json!(heap(&decks.wounds_discard, wound)));
    map.insert("contamination_deck".into(), json!(decks.contamination));
    let stock = CRAFTED.iter().zip(&decks.stock).map(|(item, count)| (item.id().to_owned(), json!(count)));
    map.insert("stock".into(), Value::Object(stock.collect()));
    map.insert("set_aside".into(), set_aside(board, knows));
}

fn single_cards(deck: &CardDeck, name: fn(usize) -> String, knows: &dyn Knowledge) -> Value {
    let bits = |set: u32| (0..u32::BITS as usize).filter(move |card| set >> card & 1 == 1).map(name);
    let known = deck.top.iter().chain(deck.bottom.iter());
    let known = known.map(|card| seen(card, knows).map_or_else(|| "unknown".to_owned(), |&card| name(usize::from(card))));
    json!({
        "deck": if knows.everything() { json!(bits(deck.rest).chain(known).collect::<Vec<_>>()) } else { unknown() },
        "deck_size": deck.len(),
        "top": deck.top.as_ref().and_then(|card| seen(card, knows)).map_or_else(unknown, |&card| json!(name(usize::from(card)))),
        // A card that is being resolved lies open.
        "discard": bits(deck.discard | deck.open).collect::<Vec<_>>(),
    })
}

/// The cards somebody looks at; for the others that is all they know.
fn set_aside(board: &Board, knows: &dyn Knowledge) -> Value {
    let name = |card: u8| -> String {
        let card = usize::from(card);
        match board.aside {
            Aside::Nothing => String::new(),
            Aside::Characters => Character::from_index(card as u8).map_or_else(String::new, |it| it.id().to_owned()),
            Aside::Items(deck) => items_of(usize::from(deck)).get(card).map_or_else(String::new, |&item| item_name(item)),
            Aside::Attacks => decks::attack_name(card),
            Aside::Events => decks::event_name(card),
        }
    };
    let cards: Option<Vec<String>> = board.set_aside.iter().map(|card| seen(card, knows).map(|&card| name(card))).collect();
    cards.map_or_else(unknown, |cards| json!(cards))
}

fn member(board: &Board, seat: Seat, actions: u8, knows: &dyn Knowledge) -> Value {
    let member = board.member(seat);
    let own = knows.eyes().contains(seat);
    // N-RULING-98: an open Contamination card tells others nothing about a scan.
    let cards = |cards: &Cards| -> Vec<String> {
        let kinds = (0..KINDS).flat_map(|kind| (0..cards.counts[kind]).map(move |_| kind)).map(|kind| member.card_of(kind));
        kinds.map(|card| card_name(if own || !applies!("N-INFO-14") { card } else { card.open_face() })).collect()
    };
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    let (status, room, pod) = match member.place {
        Whereabouts::Nowhere => ("none".to_owned(), "none".to_owned(), json!("none")),
        Whereabouts::Room(slot) => ("active".to_owned(), slot_name(slot), json!("none")),
        Whereabouts::Pod(pod) => (format!("in pod {}", pod.number()), "none".to_owned(), json!(pod.number())),
        Whereabouts::Hibernating => ("hibernating".to_owned(), "none".to_owned(), json!("none")),
        Whereabouts::Evacuated => ("evacuated".to_owned(), "none".to_owned(), json!("none")),
        Whereabouts::Dead => ("dead".to_owned(), "none".to_owned(), json!("none")),
    };
    put("status", json!(status));
    put("room", json!(room));
    put("pod", pod);
    put("number", json!(member.number));
    // N-INFO-11: nobody else can tell the cards of a hand apart.
    put("hand", if own || !applies!("N-INFO-11") { json!(cards(&member.hand)) } else { unknown() });
    put("hand_size", json!(member.hand.len()));
    put("deck", if own { json!(cards(&member.deck)) } else { unknown() });
    put("deck_size", json!(member.deck.len()));
    put("discard", json!(cards(&member.discard)));
    put("light", json!(member.light));
    put("serious", json!(member.wounds.iter().map(|&card| wound_name(card)).collect::<Vec<_>>()));
    put("slime", json!(member.slimed));
    put("larva", json!(member.larva));
    put("signal", json!(member.signal));
    put("passed", json!(member.passed));
    put("actions", json!(actions));
    put("hands", json!(member.hands.iter().map(|carried| carried_name(carried, board)).collect::<Vec<_>>()));
    let eyes = knows.eyes().iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    let eyes: Vec<Viewer> = eyes.collect();
    let items = board.inventory.of(seat).filter_map(|held| eyes.iter().find_map(|&eye| held.seen_by(eye)));
    put("inventory", json!(items.map(item_name).collect::<Vec<_>>()));
    put("inventory_backs", json!(board.inventory.of(seat).map(|held| back_name(held.back())).collect::<Vec<_>>()));
    put("item_count", json!(board.item_count(seat)));
    put("spent", json!(spent(board, seat, knows).map(item_name).collect::<Vec<_>>()));
    let (objectives, backs) = objectives(board, seat, knows);
    put("objectives", objectives);
    put("objective_backs", backs);
    if let Some(player) = board.intruder_player.filter(|player| player.seat == seat) {
        let names = |set: u16| {
            json!(
                IntruderCard::ALL.into_iter().filter(|card| set >> card.index() & 1 == 1).map(|card| spaced(card.id())).collect::<Vec<_>>()
            )
        };
        put("cards", if own || !applies!("N-RULING-172") { names(player.hand) } else { unknown() });
        put("card_deck", if own { names(player.deck) } else { unknown() });
        put("card_discard", names(player.discard));
        put("passed", json!(player.passed));
    }
    Value::Object(map)
}

/// Personal Items that have been activated and are gone.
fn spent(board: &Board, seat: Seat, knows: &dyn Knowledge) -> impl Iterator<Item = Item> {
    let member = board.member(seat);
    let items = member.character.map(|character| character.facts().personal_items).into_iter().flatten();
    let gone = move |item: &Item| {
        let unseen = if knows.everything() { board.decks.gone_unseen.count(item.index()) } else { 0 };
        board.decks.gone.count(item.index()) + unseen > 0
    };
    items.zip(member.activated).filter(|&(_, active)| active).map(|(item, _)| item).filter(gone)
}

/// Objectives and their backs. In the cooperative game every player has one that lies open.
fn objectives(board: &Board, seat: Seat, knows: &dyn Knowledge) -> (Value, Value) {
    if board.mode == Mode::Cooperative {
        let open: Vec<_> = board.open_objectives.as_slice().get(seat.index()).copied().flatten().into_iter().collect();
        let backs: Vec<_> = open.iter().map(|objective| objective_back(objective.facts().group)).collect();
        return (json!(open.into_iter().map(objective_name).collect::<Vec<_>>()), json!(backs));
    }
    let held = board.member(seat).objectives;
    let known: Vec<_> = held.iter().flatten().filter_map(|card| seen(card, knows)).map(|&objective| objective_name(objective)).collect();
    let backs =
        held.iter().enumerate().filter(|(_, card)| card.is_some()).map(|(place, _)| super::answers::objective_place(place as u8, board));
    let backs = json!(backs.collect::<Vec<_>>());
    let unseen = known.is_empty() && held.iter().any(Option::is_some);
    (if unseen { unknown() } else { json!(known) }, backs)
}
