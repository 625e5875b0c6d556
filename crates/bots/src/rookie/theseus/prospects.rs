//! What the next Move of a player promises: Attacks, cards and sector actions ahead, and the traps on the way.

use super::cards;
use kernel::Seat;
use theseus::Board;
use theseus::generated::cards::{Card, CardType};
use theseus::generated::sectors::{Sector, SectorAction};
use theseus::generated::units::AttackKind;
use theseus::ids::{RoomId, SlotId, UnitId};

/// A Life or Data Point.
pub const POINT: i32 = 100;
/// An Upgrade token.
pub const TOKEN: i32 = 80;

/// The best Move a player could make next, and a little for having a second good one.
pub fn of(board: &Board, seat: Seat) -> i32 {
    let strike = strike(board, seat);
    let (mut best, mut second) = (0, 0);
    for unit in board.standing(seat).filter(|&unit| !board.is_held(unit)) {
        let promise = journey(board, seat, unit, strike);
        if promise > best {
            (best, second) = (promise, best);
        } else {
            second = second.max(promise);
        }
    }
    best + second / 4
}

/// What an Assault of a player would bring, as the units stand.
pub fn strike(board: &Board, seat: Seat) -> i32 {
    let units: i32 = board.standing(seat).filter(|&unit| board.can_attack(unit)).map(|unit| blow(board, unit)).sum();
    if !board.installed.contains(Card::AliensHidden) {
        return units;
    }
    let hidden = SlotId::all().filter(|&slot| {
        board.card_at(slot) == Some(Card::AliensHidden)
            && board.holder(slot) == Some(seat)
            && board.is_active(slot)
            && board.units_in(slot.sector()).any(|unit| board.enemies(board.unit(unit).owner, seat) && board.can_be_hit(unit))
    });
    units + hidden.map(|slot| POINT * i32::from(board.number(slot) * board.copies(slot))).sum::<i32>()
}

/// What the Attack of one unit would bring.
pub fn blow(board: &Board, unit: UnitId) -> i32 {
    let it = board.unit(unit);
    let Some(sector) = it.sector() else { return 0 };
    let targets = board.targets(unit).len() as i32;
    if targets == 0 {
        return 0;
    }
    let (hits, modules): (i32, &[Card]) = match it.attack() {
        AttackKind::None => return 0,
        AttackKind::One => (1, &[Card::MarinesCombatPost, Card::AliensHabitat]),
        AttackKind::All => (targets, &[Card::MarinesCombatPost, Card::AliensHabitat]),
        AttackKind::Data => (1, &[Card::GreysChamber]),
    };
    let (more, _) = board.bonus_from(it.owner, sector, modules, |slot| board.number(slot) * board.copies(slot));
    let (again, _) = board.bonus_from(it.owner, sector, &[Card::MarinesDoubleShot], |slot| board.special_copies(slot));
    POINT * hits * (1 + i32::from(more)) * (1 + i32::from(again))
}

/// What a Move of a unit would bring, without Shortcuts and the like.
pub fn journey(board: &Board, seat: Seat, unit: UnitId, strike: i32) -> i32 {
    let Some(start) = board.unit(unit).sector() else { return 0 };
    let points = board.movement_points(start);
    let mut promise = -POINT * i32::from(board.unit(unit).parasites) * i32::from(points);
    let mut sector = start;
    for step in 1..=points {
        sector = board.next_sector(sector);
        promise -= traps(board, unit, sector, step < points);
    }
    promise + visit(board, seat, sector, strike)
}

/// What ending a Move in a sector brings: cards, the sector's action, pending cards.
pub fn visit(board: &Board, seat: Seat, sector: Sector, strike: i32) -> i32 {
    let action = match sector.facts().action {
        SectorAction::Assault => strike,
        SectorAction::PlaceMalfunction => 50,
        SectorAction::ExtraTurn => 70,
        SectorAction::FactionChoice => 0,
    };
    let home = if board.is_home(seat, sector) { TOKEN } else { 0 };
    let cards: i32 = SlotId::of(sector).map(|slot| performed(board, seat, slot, strike)).sum();
    let pending = theseus::procedures::pending::usable(board, seat, sector).next().map_or(0, |_| 30);
    action + home + cards + pending
}

/// What performing a card brings at once.
pub fn performed(board: &Board, seat: Seat, slot: SlotId, strike: i32) -> i32 {
    let Some(card) = board.card_at(slot) else { return 0 };
    if !cards::acts(card) || !board.serves(slot, seat) || !board.is_active(slot) {
        return 0;
    }
    let (number, copies) = (i32::from(board.number(slot)), i32::from(board.copies(slot)));
    let collects = if board.faction(seat).collects_data() { POINT } else { 0 };
    match card {
        Card::MarinesArsenal | Card::AliensNest | Card::ScientistsMinilab | Card::GreysAmplifier => TOKEN * copies,
        Card::MarinesAssault | Card::AliensAssault => strike * copies,
        Card::ScientistsArchives => collects * number * copies,
        Card::ScientistsCameras => collects * i32::from(board.slot(slot).counter) * i32::from(board.special_copies(slot)),
        Card::ScientistsMedlab => POINT * number * copies,
        Card::ScientistsDefenceSystem if board.slot(slot).counter == 0 => 60 * number,
        Card::GreysTest if board.has_enemy(seat, slot.sector()) => collects * number * copies,
        Card::GreysTransfer if board.has_enemy(seat, slot.sector()) => (collects + POINT) * number * copies,
        Card::AliensAttackFromDarkness => (strike / 2).min(POINT * 2 * number),
        Card::AliensIncubator => 90,
        Card::ScientistsDetonation => {
            let enemies = board.units_in(slot.sector()).filter(|&unit| board.enemies(board.unit(unit).owner, seat)).count();
            (POINT * number * copies * enemies as i32 - 120).max(0)
        }
        _ => cards::printed(card) / 4,
    }
}

/// What the traps of a sector would cost a unit that passes or stops there.
pub fn traps(board: &Board, unit: UnitId, sector: Sector, passing: bool) -> i32 {
    let it = board.unit(unit);
    if it.invisible || board.deactivation.iter().any(|token| token.sector == sector && board.same_side(token.owner, it.owner)) {
        return 0;
    }
    let mut cost = 0;
    for slot in SlotId::of(sector) {
        let Some(card) = board.card_at(slot) else { continue };
        let facts = card.facts();
        if facts.kind != CardType::Trap || (passing && !facts.passing) || !board.is_enemy_card(slot, it.owner) || !board.is_active(slot) {
            continue;
        }
        let amount = i32::from(board.number(slot) * board.copies(slot));
        cost += match card {
            Card::ScientistsDefenceSystem if board.slot(slot).counter == 0 => 0,
            Card::ScientistsCameras => 55 * i32::from(board.number(slot).min(6 - board.slot(slot).counter.min(6))),
            Card::ScientistsGrabber if board.slot(slot).holds().is_some() => 0,
            Card::ScientistsGrabber => 120,
            Card::AliensParasite => 120,
            Card::MarinesAmbush => {
                60 * board.units_in(sector).filter(|&other| board.enemies(board.unit(other).owner, it.owner)).count() as i32
            }
            // One-use cards are gone afterwards.
            _ if facts.one_use => amount * POINT * 3 / 4,
            _ => amount * POINT,
        };
    }
    cost
}

/// The units that stand beside a Room, joined to it by a passage.
pub fn beside(board: &Board, room: RoomId) -> impl Iterator<Item = UnitId> + '_ {
    let joined = room.sector().facts().passages[usize::from(room.place())];
    RoomId::of(room.sector()).filter(move |other| joined & (1 << other.place()) != 0).filter_map(|other| board.unit_in(other))
}
