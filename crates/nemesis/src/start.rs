//! From an agreement to a table about to begin (N-SETUP), and whether a table read from a file can be played on.

use crate::board::decks::{CardDeck, items_of};
use crate::board::{Board, Chamber, Decks, Door, Due, Inventory, Swarm};
use crate::generated::items::{CRAFTED, Item};
use crate::generated::rooms::{Room, RoomGroup};
use crate::generated::ship::SlotKind;
use crate::generated::swarm::{ADULTS_PER_PLAYER, BLANKS_AT_START, BagToken, IntruderKind, Weakness};
use crate::generated::tokens::{CLEAN_CARDS, EGG_TOKENS, EGGS_AT_START, ExplorationToken, INFECTED_CARDS, PODS_BY_PLAYERS};
use crate::generated::wounds::SeriousWound;
use crate::ids::{PODS, SlotId};
use crate::places::ship::{Parts, Pod};
use crate::procedures::opening::Opening;
use crate::setup::Mode;
use crate::verbs::swarm;
use crate::{Cx, Event, Setup, State};
use kernel::{Ledger, List, Pool, Referee, Seat, SetupError, applies};

/// A table with everything in its place except what players draw. N-RULING-216: the order of the steps counts, not their numbers.
pub fn start(setup: &Setup, referee: &mut Referee<Event>) -> Result<State, SetupError> {
    setup.check()?;
    let mut board = table(setup);
    let mut cx = Cx { board: &mut board, referee, caller: None };
    fill_bag(&mut cx);
    Ok(State::new(board, Opening::default().into()))
}

/// The row of the setup table: that of the number of players, also in the solo game (N-MODE-SOLO-05).
fn row(players: u8, mode: Mode) -> u8 {
    if mode == Mode::Solo && !applies!("N-MODE-SOLO-05") { 2 } else { players }
}

/// N-SETUP-18, N-SETUP-19, N-SETUP-45: random tokens of each type (N-ENC-18) go into the bag. N-SETUP-20: the others stay outside.
fn fill_bag(cx: &mut Cx<'_>) {
    let players = row(cx.board.seats, cx.board.mode);
    if cx.board.swarm.outside.take(BagToken::Blank.index()) {
        cx.board.swarm.bag.add(BagToken::Blank.index());
    }
    const { assert!(BLANKS_AT_START == 1) };
    for kind in IntruderKind::ALL {
        let more = if kind == IntruderKind::Adult && applies!("N-SETUP-19") { players * ADULTS_PER_PLAYER } else { 0 };
        let always = if applies!("N-SETUP-18") { kind.facts().bag_at_start } else { 0 };
        for _ in 0..always + more {
            swarm::add_token(kind, cx);
        }
    }
}

/// The table before any chance: empty bag, no players' things.
pub fn table(setup: &Setup) -> Board {
    let eggs = if applies!("N-SETUP-16") { EGGS_AT_START } else { 0 };
    let mut board = Board {
        mode: setup.mode,
        side: setup.side,
        place: Default::default(),
        species: Default::default(),
        takeover: setup.takeover,
        seats: setup.players,
        crew: Default::default(),
        chambers: Default::default(),
        doors: List::new(),
        noise: Default::default(),
        technical_noise: Default::default(),
        swarm: Swarm { eggs, egg_supply: EGG_TOKENS - eggs, ..Swarm::default() },
        decks: decks(),
        inventory: Inventory::default(),
        ship: Parts::default(),
        set_aside: List::new(),
        aside: Default::default(),
        open_objectives: List::new(),
        intruder_player: None,
        round: 0,
        first: Seat::new(0),
        active: Seat::new(0),
        unlimited: false,
        no_attack_step: false,
        contact: false,
        first_death: false,
        post_mortem: false,
        due: Due::default(),
        ending: None,
        ship_destroyed: false,
        arrived: None,
        outcome: None,
        ledger: Ledger::new(),
        trade: Default::default(),
    };
    for token in BagToken::ALL {
        for _ in 0..token.facts().count {
            board.swarm.outside.add(token.index());
        }
    }
    // N-SETUP-24: all Doors are in the supply, and so is every marker.
    let door = if applies!("N-SETUP-24") { Door::Open } else { Door::Closed };
    for _ in board.all_corridors() {
        // There are no more Corridors than the list has places.
        let _ = board.doors.push(door);
    }
    for slot in SlotId::all() {
        let facts = board.slot_facts(slot);
        // N-MODE-ALT-05: the Evacuation Sections of the alternate side lie face up, each with its token.
        let room = facts.room.filter(|_| facts.kind != SlotKind::FaceUp || applies!("N-MODE-ALT-05"));
        // N-ROOM-SPECIAL-01, N-SETUP-07, N-MOVE-03: without an Exploration token there is nothing to explore. N-RULING-209: a face-up
        // Evacuation Section of the alternate side is known, but not explored.
        let known = applies!("N-ROOM-SPECIAL-01") && applies!("N-SETUP-07") && applies!("N-MOVE-03");
        let explored = (facts.kind == SlotKind::Special && known) || (room.is_some() && !applies!("N-RULING-209"));
        let chamber = Chamber { room, explored, ..Chamber::default() };
        *board.chamber_mut(slot) = chamber;
        if let Some(room) = facts.room {
            board.decks.tiles.take(room.index());
        }
    }
    // N-SETUP-42.
    if let Some(slot) = board.slot_of(Room::Hibernatorium) {
        board.chamber_mut(slot).objects.blue_corpse = applies!("N-SETUP-42");
    }
    // N-SETUP-10, N-SETUP-12, N-POD-01. N-SETUP-13: the others stay in the box.
    let pods = usize::from(PODS_BY_PLAYERS[usize::from(row(setup.players, setup.mode)).min(PODS_BY_PLAYERS.len() - 1)]);
    let pods = if applies!("N-SETUP-10") && applies!("N-SETUP-13") { pods } else { PODS };
    // N-RULING-02: those with the lowest numbers.
    for pod in board.ship.pods.iter_mut().skip(usize::from(!applies!("N-RULING-02"))).take(pods) {
        *pod = Pod { aboard: true, locked: applies!("N-SETUP-12") && applies!("N-POD-01") };
    }
    board
}

/// Everything face down is a heap in which nothing has an order before somebody draws (N-SETUP-21, N-TIMING-17). What is returned to the
/// box unseen is what is never drawn from it (N-SETUP-03, N-SETUP-04).
fn decks() -> Decks {
    let mut decks = Decks { events: CardDeck::full(), attacks: CardDeck::full(), ..Decks::default() };
    for (colour, deck) in decks.items.iter_mut().enumerate() {
        for (kind, item) in items_of(colour).iter().enumerate() {
            for _ in 0..item.facts().count {
                deck.rest.add(kind);
            }
        }
    }
    let copies = |item: Item| if applies!("N-CRAFT-10") { item.facts().count } else { 1 };
    // N-RULING-03: an open stock without any order.
    decks.stock = CRAFTED.map(|item| if applies!("N-SETUP-22") && applies!("N-RULING-03") { copies(item) } else { 0 });
    for wound in SeriousWound::ALL {
        for _ in 0..wound.facts().count {
            decks.wounds.add(wound.index());
        }
    }
    decks.contamination = CLEAN_CARDS + INFECTED_CARDS;
    decks.unscanned = Pool::from_counts([CLEAN_CARDS, INFECTED_CARDS]);
    for room in Room::ALL.into_iter().filter(|room| room.facts().group != RoomGroup::Special) {
        decks.tiles.add(room.index());
    }
    for token in ExplorationToken::ALL {
        for _ in 0..token.facts().count {
            decks.tokens.add(token.index());
        }
    }
    for weakness in Weakness::ALL.into_iter().filter(|_| applies!("N-SETUP-17")) {
        decks.weaknesses.add(weakness.index());
    }
    decks
}
