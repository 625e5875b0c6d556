//! How good a position is for a seat, in hundredths of a point.

use super::{cards, prospects};
use kernel::Seat;
use theseus::Board;
use theseus::board::{Place, Unit};
use theseus::generated::cards::{Bonus, Faction};
use theseus::generated::units::UnitKind;
use theseus::ids::{PendingId, SlotId, UnitId};
use theseus::setup::Mode;

/// A won game; more than any position.
pub const WON: i32 = 1_000_000;
/// The turns each player has in a long game.
const USUAL_TURNS: i32 = 25;

/// How good a position is for `me`.
pub fn of(board: &Board, me: Seat) -> i32 {
    if let Some(outcome) = board.outcome {
        let alone = outcome.winners.iter().all(|winner| board.same_side(winner, me));
        return match (outcome.winners.contains(me), alone) {
            (true, true) => WON,
            (true, false) => 0,
            (false, _) => -WON,
        };
    }
    let share = time_left(board);
    let standing = |seat: Seat| points(board, seat) + assets(board, seat) * share / 100;
    let own: i32 = board.side(me).map(standing).sum();
    let end = finish(board, me) * i32::from(board.end);
    match board.mode {
        Mode::Duel | Mode::Alliances => own - board.opponents(me).map(standing).sum::<i32>() + end,
        // Of several opponents the strongest counts most.
        Mode::EachAgainstAll => {
            let best = board.opponents(me).map(standing).max().unwrap_or(0);
            let all: i32 = board.opponents(me).map(standing).sum();
            own - best / 2 - all / (3 * board.opponents(me).count().max(1) as i32) + end
        }
    }
}

/// What a step of the End token is worth: whoever leads wants the end to come, the more so the longer the game has been going on.
fn finish(board: &Board, me: Seat) -> i32 {
    let lead = sum(board, me) - board.opponents(me).map(|enemy| sum(board, enemy)).max().unwrap_or(0);
    let turns = i32::from(board.clock) / board.players.len().max(1) as i32;
    let impatience = 4 * (turns - USUAL_TURNS).max(0);
    match lead {
        0 => impatience / 2,
        _ => lead.signum() * (10 + 4 * lead.abs().min(10) + impatience),
    }
}

/// The sum that counts at the end of the track.
fn sum(board: &Board, seat: Seat) -> i32 {
    let own = |seat: Seat| i32::from(board.player(seat).life) + i32::from(board.player(seat).data);
    match board.mode {
        Mode::Alliances => board.side(seat).map(own).sum(),
        Mode::Duel | Mode::EachAgainstAll => own(seat),
    }
}

/// Life and Data, with more weight where a game can end at once.
fn points(board: &Board, seat: Seat) -> i32 {
    let player = board.player(seat);
    let (life, data) = (i32::from(player.life), i32::from(player.data));
    let near = |points: i32| (points - 12).max(0).pow(2) * 8;
    let life_worth = match board.mode {
        Mode::Duel | Mode::Alliances => life * 100 - (8 - life).max(0).pow(2) * 7,
        Mode::EachAgainstAll => life * 100 + near(life),
    };
    life_worth + data * 100 + near(data)
}

/// How much of the game is left, in per cent: at its end only points count.
fn time_left(board: &Board) -> i32 {
    if !board.tied.is_empty() {
        return 8;
    }
    let (mut cards, mut decks) = (0, 0);
    for player in board.players.iter().filter(|player| player.faction.has_cards()) {
        cards += i32::from(player.deck);
        decks += 1;
    }
    let cards = if decks > 0 { cards / decks } else { 12 };
    ((cards * 2 + i32::from(4 - board.end.min(4)) * 3) * 100 / 30).clamp(12, 100)
}

/// Everything that will bring points later.
fn assets(board: &Board, seat: Seat) -> i32 {
    let player = board.player(seat);
    let units: i32 = board.unit_ids().filter(|&unit| board.unit(unit).owner == seat).map(|unit| unit_worth(board, unit)).sum();
    let installed: i32 = SlotId::all().filter(|&slot| board.holder(slot) == Some(seat)).map(|slot| cards::installed(board, slot)).sum();
    let pending = PendingId::all().filter(|&pending| board.pending_owner(pending) == Some(seat));
    let pending: i32 = pending.filter_map(|pending| board.pending[pending.index()]).map(|card| cards::printed(card) * 3 / 10).sum();
    let bonus: i32 = Bonus::ALL.into_iter().map(|bonus| bonus_worth(bonus) * i32::from(player.bonus[bonus.index()])).sum();
    let deactivation = board.deactivation.iter().filter(|token| token.owner == seat).count() as i32 * 25;
    // The next player acts before anybody else does.
    let next = if board.active == seat { 55 } else { 75 };
    units
        + installed
        + pending
        + reserve(player.reserve)
        + i32::from(player.instants) * instant_worth(player.faction)
        + bonus
        + deactivation
        + prospects::of(board, seat) * next / 100
}

fn unit_worth(board: &Board, unit: UnitId) -> i32 {
    let it = board.unit(unit);
    let side = if it.upgraded { upgrade_worth(it.kind) } else { 0 };
    match it.place {
        Place::Room(_) => {
            let held = if board.is_held(unit) { 130 } else { 0 };
            presence(it) + side - held - 90 * i32::from(it.parasites) + if it.invisible { 15 } else { 0 }
        }
        // It costs a whole turn to come back.
        Place::Space => side * 3 / 4 + presence(it) - 90,
        Place::Out | Place::Supply | Place::Underway | Place::Card(_) => 0,
    }
}

fn presence(unit: &Unit) -> i32 {
    match unit.kind {
        UnitKind::Marine | UnitKind::Alien | UnitKind::Scientist | UnitKind::Grey | UnitKind::Being => 100,
        UnitKind::MinorAlien | UnitKind::Warrior => 110,
        UnitKind::Grasper => 90,
        UnitKind::Runner => 70,
    }
}

/// What turning a unit to its upgraded side is worth.
pub fn upgrade_worth(kind: UnitKind) -> i32 {
    match kind {
        UnitKind::Marine => 130,
        UnitKind::Alien => 240,
        UnitKind::Scientist => 140,
        UnitKind::Grey => 200,
        UnitKind::Being => 150,
        UnitKind::Grasper => 90,
        UnitKind::Runner | UnitKind::Warrior => 130,
        UnitKind::MinorAlien => 0,
    }
}

/// Upgrade tokens kept; the first few are worth spending soon.
fn reserve(tokens: u8) -> i32 {
    (0..i32::from(tokens)).map(|token| (prospects::TOKEN - 12 * token).max(20)).sum()
}

/// An Instant in reserve: a little less than a good use of it brings, so that it waits for one and not for ever.
pub fn instant_worth(faction: Faction) -> i32 {
    match faction {
        Faction::Marines => 130,
        Faction::Aliens => 140,
        Faction::Scientists => 240,
        Faction::Greys => 230,
        Faction::Pandora => 0,
    }
}

pub fn bonus_worth(bonus: Bonus) -> i32 {
    match bonus {
        Bonus::Upgrade => 65,
        Bonus::Passage => 40,
        Bonus::CardFromDeck => 60,
    }
}
