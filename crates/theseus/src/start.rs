//! From a setup to a board, and whether a board read from a file is one.

use crate::board::{Board, Place, Player, Unit};
use crate::event::Event;
use crate::generated::cards::Faction;
use crate::generated::sectors::Sector;
use crate::generated::tokens::{
    CAMERA_MAX, DATA_MAX, END_STEPS, LIFE_MAX, LIFE_START, LIFE_START_EACH_AGAINST_ALL, PARASITE_TOKENS, RING_EVEN, RING_PANDORA,
    RING_STANDARD, RingPlace, UNITS, UNITS_ALLIANCE, UPGRADE_TOKENS,
};
use crate::generated::units::UnitKind;
use crate::procedures::opening::{Opening, Ring as Laying};
use crate::setup::{Decks, Mode, Ring, Setup};
use crate::{State, ids};
use kernel::{Pool, Referee, Seat, SeatSet, Secret, SetupError, applies};

pub fn start(setup: &Setup, referee: &mut Referee<Event>) -> Result<State, SetupError> {
    setup.check()?;
    let mut board = Board::empty(setup.mode, &setup.factions);
    board.levels = highest_level(setup);
    board.opening = if applies!("T-BEGINNER-04") { setup.opening } else { 1 };
    board.chosen_decks = setup.decks == Decks::Chosen && applies!("T-ADVANCED-03");
    for seat in board.seats() {
        shuffle(&mut board, seat, referee);
        board.player_mut(seat).life = starting_life(setup.mode, board.faction(seat));
    }
    add_units(&mut board);
    let laying = match &setup.ring {
        Ring::Standard => standard_ring(&mut board),
        // T-ADVANCED-01: any other ring is free.
        Ring::Even | Ring::Random | Ring::InTurns if !applies!("T-ADVANCED-01") => standard_ring(&mut board),
        Ring::Even => lay(&mut board, &RING_EVEN),
        Ring::Random => Laying::Random,
        Ring::InTurns => Laying::InTurns,
        Ring::Fixed(sectors) => {
            for &sector in sectors {
                // The setup was checked: at most seven different sectors.
                let _ = board.ring.push(sector);
            }
            Laying::Laid
        }
    };
    Ok(State::new(board, Opening::of(laying).into()))
}

/// T-BEGINNER-02: level 0 only in first games; T-BEGINNER-03: then levels 0 to 1, 0 to 2, and all.
fn highest_level(setup: &Setup) -> u8 {
    match setup.levels {
        0 if applies!("T-BEGINNER-02") => 0,
        1 | 2 if applies!("T-BEGINNER-03") => setup.levels,
        _ => 3,
    }
}

/// T-SETUP-05, T-MULTI-FFA-02, T-RULING-57, T-RULING-69, T-PANDORA-02.
pub fn starting_life(mode: Mode, faction: Faction) -> u8 {
    let pandora = faction == Faction::Pandora;
    match mode {
        Mode::EachAgainstAll if pandora && !applies!("T-RULING-69") => LIFE_START,
        Mode::EachAgainstAll if applies!("T-MULTI-FFA-02") => LIFE_START_EACH_AGAINST_ALL,
        Mode::Duel | Mode::Alliances if pandora && !applies!("T-PANDORA-02") => LIFE_START_EACH_AGAINST_ALL,
        Mode::Duel | Mode::Alliances | Mode::EachAgainstAll if applies!("T-SETUP-05") => LIFE_START,
        Mode::Duel | Mode::Alliances | Mode::EachAgainstAll => LIFE_START_EACH_AGAINST_ALL,
    }
}

/// T-SETUP-12, T-BEGINNER-02, T-BEGINNER-03: the cards from which a deck comes; with chosen decks they are still to be picked,
/// and only their owner will know them (T-INFO-08).
fn shuffle(board: &mut Board, seat: Seat, _: &Referee<Event>) {
    let mut pool = Pool::empty();
    let faction = board.faction(seat);
    for (kind, card) in Player::cards(faction).iter().enumerate() {
        let facts = card.facts();
        if facts.level <= board.levels {
            (0..facts.copies).for_each(|_| pool.add(kind));
        }
    }
    board.player_mut(seat).unseen =
        if board.chosen_decks { Secret::new(Pool::empty(), SeatSet::of(seat)) } else { Secret::new(pool, SeatSet::first(8)) };
}

/// Every unit and token that can stand in a Room (T-COMP-05, T-COMP-17, T-MULTI-TEAM-08).
pub fn add_units(board: &mut Board) {
    let team = board.mode == Mode::Alliances && applies!("T-MULTI-TEAM-08");
    let count = if team { UNITS_ALLIANCE } else { UNITS };
    let aliens = board.seat_of(Faction::Aliens);
    for seat in board.seats() {
        let kind = match board.faction(seat) {
            Faction::Marines => UnitKind::Marine,
            Faction::Aliens => UnitKind::Alien,
            Faction::Scientists => UnitKind::Scientist,
            Faction::Greys => UnitKind::Grey,
            Faction::Pandora => UnitKind::Being,
        };
        add(board, kind, count, seat, Place::Underway);
    }
    if let Some(seat) = aliens {
        add(board, UnitKind::MinorAlien, UnitKind::MinorAlien.facts().count, seat, Place::Supply);
    }
    if let Some(seat) = board.pandora() {
        for kind in [UnitKind::Grasper, UnitKind::Runner, UnitKind::Warrior] {
            add(board, kind, kind.facts().count, seat, Place::Supply);
        }
    }
}

fn add(board: &mut Board, kind: UnitKind, count: u8, owner: Seat, place: Place) {
    for number in 1..=count {
        // UNITS_MAX is the most any mix of factions needs.
        let _ = board.units.push(Unit { kind, number, owner, place, ..Unit::default() });
    }
}

/// T-SETUP-07 for two players, T-RULING-71 with Pandora, T-RULING-60 for alliances (whose sectors are chosen first).
/// Each against all has no standard ring (T-MULTI-FFA-01).
fn standard_ring(board: &mut Board) -> Laying {
    match board.mode {
        Mode::Duel if board.pandora().is_some() && applies!("T-RULING-71") => {
            // T-PANDORA-08: four sectors; Pandora brings no board.
            if !applies!("T-PANDORA-08") {
                let _ = board.ring.push(Sector::Wreck);
            }
            lay(board, &RING_PANDORA)
        }
        Mode::Duel if board.pandora().is_none() && applies!("T-SETUP-07") => lay(board, &RING_STANDARD),
        Mode::Duel | Mode::EachAgainstAll => Laying::Random,
        Mode::Alliances => Laying::Laid,
    }
}

fn lay(board: &mut Board, places: &[RingPlace]) -> Laying {
    for place in places {
        let home = |index: usize| board.seats().filter_map(|seat| board.faction(seat).home()).nth(index);
        let sector = match place {
            RingPlace::Sector(sector) => Some(*sector),
            RingPlace::FirstHome => home(0),
            RingPlace::SecondHome => home(1),
        };
        if let Some(sector) = sector {
            // No ring is longer than the seven sectors there are.
            let _ = board.ring.push(sector);
        }
    }
    Laying::Laid
}

/// Whether a state read from bytes can be played on: nothing in it points outside the table.
pub fn sound(state: &State) -> Result<(), String> {
    let board = &state.board;
    let players = board.players.len();
    let fail = |what: &str| Err(what.to_owned());
    let expected = match board.mode {
        Mode::Duel => 2..=2,
        Mode::EachAgainstAll => 3..=4,
        Mode::Alliances => 4..=4,
    };
    if !expected.contains(&players) {
        return fail("the number of players does not fit the mode");
    }
    for (index, player) in board.players.iter().enumerate() {
        if board.players.as_slice()[..index].iter().any(|other| other.faction == player.faction) {
            return fail("a faction is played twice");
        }
        let kinds = Player::cards(player.faction).len();
        let foreign = player.top.is_some_and(|card| card.facts().faction != player.faction);
        let reserves = player.reserve > UPGRADE_TOKENS || player.instants > 2;
        if player.life > LIFE_MAX
            || player.data > DATA_MAX
            || reserves
            || foreign
            || player.opening.iter().any(|&kind| usize::from(kind) >= kinds)
        {
            return fail("a player's marker or cards are out of bounds");
        }
        if (player.deck > 0) != player.top.is_some() || player.discards.iter().skip(kinds).any(|&count| count > 0) {
            return fail("a deck does not fit its top card");
        }
    }
    if board.order.iter().any(|seat| seat.index() >= players) || board.active.index() >= players || board.end > END_STEPS {
        return fail("an order, a turn or the End token is out of bounds");
    }
    let overloaded = board.units.iter().any(|unit| unit.parasites > PARASITE_TOKENS);
    if overloaded
        || board.units.len() > ids::UNITS_MAX
        || board.units.iter().any(|unit| unit.owner.index() >= players || unit.parasite_of.index() >= players)
    {
        return fail("a unit belongs to nobody");
    }
    for slot in &board.slots {
        let holds_nobody = slot.holds().is_some_and(|unit| unit.index() >= board.units.len());
        let stranger = slot.card.is_some_and(|card| board.seat_of(card.facts().faction).is_none());
        let cameras = slot.card == Some(crate::generated::cards::Card::ScientistsCameras) && slot.counter > CAMERA_MAX;
        let embryo = slot.embryo.is_some() && slot.embryo.index() >= board.units.len();
        if holds_nobody || stranger || cameras || embryo {
            return fail("a card on a slot is out of bounds");
        }
    }
    if board.pending.iter().flatten().any(|card| board.seat_of(card.facts().faction).is_none()) {
        return fail("a pending card belongs to nobody");
    }
    board.census()?;
    sound_question(state)
}

/// The question at hand must have an answer; procedures read the board afresh and cope with whatever they find there.
fn sound_question(state: &State) -> Result<(), String> {
    let board = &state.board;
    if let Some((waiting, choice)) = state.decision() {
        let asked = choice.deciders();
        if asked.iter().any(|seat| seat.index() >= board.players.len()) || waiting.is_empty() || waiting.union(asked) != asked {
            return Err("a question goes to nobody".to_owned());
        }
        let mut options = Vec::new();
        for seat in waiting.iter() {
            options.clear();
            choice.options(seat, board, &mut options);
            if options.is_empty() {
                return Err("a question has no answer".to_owned());
            }
        }
    }
    Ok(())
}
