//! The Rookie's first thought about every answer to every question: a rule of thumb each, in hundredths of a point.

use super::prospects::{POINT, TOKEN, beside, blow, journey, performed, strike, traps, visit};
use super::{cards, opening, worth};
use kernel::Seat;
use theseus::action::Use;
use theseus::board::Place;
use theseus::generated::cards::{Bonus, Card, Faction};
use theseus::generated::sectors::Sector;
use theseus::generated::units::{AttackKind, UnitKind};
use theseus::ids::{PendingId, RoomId, SlotId, UnitId};
use theseus::procedures::pending::{self, Operation};
use theseus::{Action, Board, Choice};

/// A question, to whom it is put, and what lies on the table.
pub struct Asked<'a> {
    pub choice: &'a Choice,
    pub seat: Seat,
    pub board: &'a Board,
    /// The card about to be installed, where that is the question.
    pub in_hand: Option<Card>,
}

/// How good an answer looks at first sight. Answers to one question are compared with each other only.
pub fn appeal(asked: &Asked<'_>, action: Action) -> i32 {
    if let Action::Use(what) = action {
        return using(asked, what);
    }
    let (board, seat) = (asked.board, asked.seat);
    match (*asked.choice, action) {
        (Choice::LaySector { .. }, Action::Sector(sector)) => opening::lay(board, seat, sector),
        (Choice::AllianceSector { .. }, Action::Sector(sector)) => opening::alliance_sector(board, seat, sector),
        (Choice::PandoraToken { .. }, Action::PandoraToken(sector, side)) => opening::pandora_token(sector, side),
        (Choice::Draft { .. }, Action::Card(card)) => opening::draft(board, seat, card),
        (Choice::OpeningCard { .. }, Action::Card(card)) => opening::first_card(card),
        (Choice::OpeningSlot { .. } | Choice::Install { .. }, Action::Slot(slot)) => {
            asked.in_hand.map_or(0, |card| cards::fit(board, seat, card, slot))
        }
        (Choice::PlaceUnit { .. } | Choice::AnyRoom { .. }, Action::Room(room)) => settling(board, seat, room),
        (Choice::Move { .. } | Choice::ExtraTurn { .. }, Action::Unit(unit)) => moving(board, seat, unit),
        (Choice::StartMove { .. }, Action::Exit(sector)) => visit(board, seat, sector, strike(board, seat)),
        (Choice::StartMove { unit, .. }, _) => moving(board, seat, unit),
        (Choice::Path { unit, .. }, Action::Leap) => hazard(board, seat, unit),
        (Choice::TimeLoop { .. }, Action::Points(points)) => i32::from(points),
        (Choice::LastSector { .. }, Action::RunOn) => -1,
        (Choice::Teleport { .. }, Action::Sector(sector)) => visit(board, seat, sector, strike(board, seat)) - 60,
        (Choice::Room { .. }, Action::Room(room)) => standing(board, seat, room),
        (Choice::Push { .. }, Action::Unit(unit)) => pushing(board, seat, unit),
        (Choice::TrapOrder { .. }, Action::Slot(slot)) => -i32::from(board.number(slot)),
        (Choice::Attacker { .. }, Action::Unit(unit)) => 2 * POINT + blow(board, unit),
        // It attacks after the units of its sector, which may have pushed nobody but may have won the game.
        (Choice::Attacker { .. }, Action::Slot(slot)) => POINT * i32::from(board.number(slot)),
        (Choice::Target { .. } | Choice::Transfer { .. }, Action::Unit(unit)) => victim(board, unit),
        (Choice::CardOrder { .. }, Action::Slot(slot)) => urgency(board, slot),
        // Tokens first: what follows may be stronger for them.
        (Choice::SectorOrder { .. }, Action::UpgradeToken) => TOKEN,
        (Choice::Home { .. }, Action::UpgradeToken) => {
            if board.pool > 0 {
                TOKEN
            } else {
                0
            }
        }
        (Choice::Home { .. }, Action::Slot(slot)) => cards::installed(board, slot),
        (Choice::Malfunction { .. }, Action::Slot(slot)) => cards::installed(board, slot) * 2 / 3,
        (Choice::Malfunction { .. }, Action::Pending(pending)) => pending_card(board, pending) / 4,
        (Choice::Pending { .. }, Action::Pending(pending)) => operation(board, seat, pending),
        (Choice::Embryo { .. }, Action::Embryo(kind)) => embryo(board, seat, kind),
        (Choice::TakeOver { .. }, Action::Slot(slot)) => cards::installed(board, slot) + 40,
        (Choice::SpendUpgrade { .. }, Action::Unit(unit)) => promotion(board, unit),
        (Choice::SpendUpgrade { .. }, Action::Slot(slot)) => {
            cards::strengthened(board, slot) - TOKEN * (i32::from(board.strengthening_cost(slot)) - 1)
        }
        (Choice::Evolution { .. }, Action::Unit(unit)) => promotion(board, unit),
        (Choice::MentalProbe { .. }, Action::Sector(sector)) => POINT * enemies_in(board, seat, sector),
        (Choice::TacticalOrder { .. } | Choice::AttackFromDarkness { .. }, Action::Unit(unit)) => blow(board, unit),
        (Choice::TrapDetector { .. }, Action::Sector(sector)) => guarding(board, seat, sector),
        (Choice::MoveEnemy { .. } | Choice::Kidnap { .. }, Action::Unit(unit)) => dragging(board, seat, unit),
        (Choice::KidnapTo { .. }, Action::Sector(sector)) => 20 * enemies_in(board, seat, sector) + own_traps(board, seat, sector),
        (Choice::Invisibility { .. }, Action::Unit(unit)) => exposure(board, unit),
        (Choice::Degrade { .. } | Choice::Medlab { .. }, Action::Seat(enemy)) => rival(board, enemy),
        (Choice::LoseUpgrade { .. }, Action::Reserve) => -TOKEN,
        (Choice::LoseUpgrade { .. }, Action::Slot(slot)) => -cards::strengthened(board, slot),
        (Choice::LoseUpgrade { .. }, Action::Unit(unit)) => -worth::upgrade_worth(board.unit(unit).kind),
        (Choice::Detonate { .. }, Action::Detonate) => 1,
        (Choice::RemoteControl { .. }, Action::Slot(slot)) => performed(board, seat, slot, strike(board, seat)),
        (Choice::BasePlans { .. }, Action::Pending(pending)) => pending_card(board, pending),
        // Going on, declining, staying: the measure for everything else. No question has other answers than those above.
        (
            Choice::LaySector { .. }
            | Choice::AllianceSector { .. }
            | Choice::PandoraToken { .. }
            | Choice::Draft { .. }
            | Choice::OpeningCard { .. }
            | Choice::OpeningSlot { .. }
            | Choice::PlaceUnit { .. }
            | Choice::Move { .. }
            | Choice::ExtraTurn { .. }
            | Choice::Path { .. }
            | Choice::TimeLoop { .. }
            | Choice::LastSector { .. }
            | Choice::Teleport { .. }
            | Choice::Room { .. }
            | Choice::AnyRoom { .. }
            | Choice::Push { .. }
            | Choice::TrapOrder { .. }
            | Choice::Attacker { .. }
            | Choice::Target { .. }
            | Choice::CardOrder { .. }
            | Choice::Window { .. }
            | Choice::SectorOrder { .. }
            | Choice::Home { .. }
            | Choice::Malfunction { .. }
            | Choice::Pending { .. }
            | Choice::Install { .. }
            | Choice::Embryo { .. }
            | Choice::TakeOver { .. }
            | Choice::SpendUpgrade { .. }
            | Choice::Evolution { .. }
            | Choice::MentalProbe { .. }
            | Choice::TacticalOrder { .. }
            | Choice::AttackFromDarkness { .. }
            | Choice::TrapDetector { .. }
            | Choice::MoveEnemy { .. }
            | Choice::Kidnap { .. }
            | Choice::KidnapTo { .. }
            | Choice::Invisibility { .. }
            | Choice::Degrade { .. }
            | Choice::LoseUpgrade { .. }
            | Choice::Medlab { .. }
            | Choice::Detonate { .. }
            | Choice::Transfer { .. }
            | Choice::RemoteControl { .. }
            | Choice::BasePlans { .. },
            _,
        ) => 0,
    }
}

/// Something from the reserve, now rather than later.
fn using(asked: &Asked<'_>, what: Use) -> i32 {
    let (board, seat) = (asked.board, asked.seat);
    // The question asks for a Move, an attacker or a card all the same: what is used comes before it, if it is to be used at all.
    let asks_anyway = matches!(
        asked.choice,
        Choice::Move { .. } | Choice::ExtraTurn { .. } | Choice::Attacker { .. } | Choice::CardOrder { .. } | Choice::Pending { .. }
    );
    let now = if asks_anyway { 10 * POINT } else { 0 };
    let gain = match what {
        Use::UpgradeToken => best_upgrade(board, seat) - TOKEN,
        Use::Instant => match board.faction(seat) {
            Faction::Scientists => 1,
            Faction::Aliens => 1,
            Faction::Greys => board.ring.iter().map(|&sector| enemies_in(board, seat, sector)).max().unwrap_or(0) * POINT - 140,
            Faction::Marines => {
                board.standing(seat).map(|unit| blow(board, unit)).max().unwrap_or(0) - worth::instant_worth(Faction::Marines)
            }
            Faction::Pandora => 0,
        },
        Use::Bonus(Bonus::Upgrade) => {
            if board.pool > 0 {
                1
            } else {
                -1
            }
        }
        Use::Bonus(Bonus::CardFromDeck) => board.player(seat).top.map_or(-1, |card| cards::printed(card) - 80),
        // Only foresight can tell what one sector more is good for.
        Use::Bonus(Bonus::Passage) => -1,
    };
    if gain > 0 { gain + now } else { gain.min(-1) }
}

/// The best that could be done with the Upgrade tokens in reserve.
fn best_upgrade(board: &Board, seat: Seat) -> i32 {
    let units = board.turnable(seat).map(|unit| promotion(board, unit)).max();
    let slots = board.strengthenable(seat);
    let cards = slots.map(|slot| cards::strengthened(board, slot) - TOKEN * (i32::from(board.strengthening_cost(slot)) - 1)).max();
    units.max(cards).unwrap_or(0)
}

/// Turning a unit to its upgraded side: sooner where it stands beside enemies.
fn promotion(board: &Board, unit: UnitId) -> i32 {
    let it = board.unit(unit);
    let targets = match it.place {
        Place::Room(room) => beside(board, room).filter(|&other| board.enemies(board.unit(other).owner, it.owner)).count() as i32,
        Place::Out | Place::Supply | Place::Space | Place::Underway | Place::Card(_) => 0,
    };
    worth::upgrade_worth(it.kind) + 15 * targets
}

/// Making the Move of a turn with a unit.
fn moving(board: &Board, seat: Seat, unit: UnitId) -> i32 {
    match board.unit(unit).place {
        // Coming back costs the turn, and staying away costs every turn.
        Place::Space => 60,
        Place::Room(_) | Place::Out | Place::Supply | Place::Underway | Place::Card(_) => journey(board, seat, unit, strike(board, seat)),
    }
}

/// Leaping over the sector ahead saves what lurks there and wastes what waits there.
fn hazard(board: &Board, seat: Seat, unit: UnitId) -> i32 {
    let Some(ahead) = board.unit(unit).sector().map(|sector| board.next_sector(sector)) else { return -1 };
    traps(board, unit, ahead, true) - visit(board, seat, ahead, 0) / 4
}

/// Standing in a Room: whom a unit of mine reaches there, and who reaches it.
fn standing(board: &Board, seat: Seat, room: RoomId) -> i32 {
    let mut score = 0;
    for other in beside(board, room) {
        let it = board.unit(other);
        if !board.enemies(it.owner, seat) {
            continue;
        }
        score += match it.attack() {
            AttackKind::None => 25,
            AttackKind::One => 5,
            AttackKind::All | AttackKind::Data => -5,
        };
    }
    score
}

/// Placing a unit before the first turn or from Space: where its next Move will be a good one.
fn settling(board: &Board, seat: Seat, room: RoomId) -> i32 {
    let sector = room.sector();
    let mut ahead = sector;
    for _ in 0..=board.movement_points(sector) {
        ahead = board.next_sector(ahead);
    }
    visit(board, seat, ahead, strike(board, seat)) + standing(board, seat, room) - enemy_traps(board, seat, sector)
}

fn pushing(board: &Board, seat: Seat, unit: UnitId) -> i32 {
    let it = board.unit(unit);
    let loss = 100 + if it.upgraded { worth::upgrade_worth(it.kind) } else { 0 };
    match (board.same_side(it.owner, seat), board.is_held(unit)) {
        // A push frees a unit that is held.
        (true, held) => {
            if held {
                10
            } else {
                -loss
            }
        }
        (false, held) => {
            if held {
                0
            } else {
                loss
            }
        }
    }
}

/// Whom to hit: in alliances whoever has the least Life left, in other games it is all the same to Life.
fn victim(board: &Board, unit: UnitId) -> i32 {
    let it = board.unit(unit);
    -i32::from(board.player(it.owner).life) + if it.upgraded { 1 } else { 0 }
}

/// The order of card actions: what makes the others better comes first.
fn urgency(board: &Board, slot: SlotId) -> i32 {
    match board.card_at(slot) {
        Some(Card::MarinesArsenal | Card::AliensNest | Card::ScientistsMinilab | Card::GreysAmplifier) => 90,
        Some(Card::GreysControl | Card::MarinesRoundUp | Card::AliensIncubator) => 80,
        Some(Card::GreysTest | Card::GreysTransfer) => 70,
        Some(Card::AliensKidnapping) => 20,
        Some(Card::ScientistsBasePlans | Card::ScientistsRemoteControl) => 40,
        Some(_) => 50,
        None => 0,
    }
}

fn pending_card(board: &Board, pending: PendingId) -> i32 {
    board.pending[pending.index()].map_or(0, cards::printed)
}

/// One operation on a pending slot.
fn operation(board: &Board, seat: Seat, pending: PendingId) -> i32 {
    let top = board.player(seat).top.map_or(0, cards::printed) / 4;
    match pending::operation(board, seat, pending) {
        Some(Operation::Install) => pending_card(board, pending) * 3 / 4 + top,
        Some(Operation::Replace) => pending_card(board, pending) / 4 + top,
        Some(Operation::Put) => top,
        None => 0,
    }
}

/// Graspers while there is much to take, Warriors otherwise.
fn embryo(board: &Board, seat: Seat, kind: UnitKind) -> i32 {
    let to_take: i32 = SlotId::all().filter(|&slot| board.is_enemy_card(slot, seat)).count().min(4) as i32;
    match kind {
        UnitKind::Grasper => 20 * to_take,
        UnitKind::Warrior => 45,
        UnitKind::Runner => 10 * to_take,
        UnitKind::Marine | UnitKind::Alien | UnitKind::Scientist | UnitKind::Grey | UnitKind::MinorAlien | UnitKind::Being => 0,
    }
}

fn enemies_in(board: &Board, seat: Seat, sector: Sector) -> i32 {
    board.units_in(sector).filter(|&unit| board.enemies(board.unit(unit).owner, seat)).count() as i32
}

/// What the enemy traps of a sector would cost me.
fn enemy_traps(board: &Board, seat: Seat, sector: Sector) -> i32 {
    board.unit_ids().find(|&unit| board.unit(unit).owner == seat).map_or(0, |unit| traps(board, unit, sector, false))
}

/// What my traps of a sector would cost an enemy.
fn own_traps(board: &Board, seat: Seat, sector: Sector) -> i32 {
    let enemy = board.unit_ids().find(|&unit| board.enemies(board.unit(unit).owner, seat));
    enemy.map_or(0, |unit| traps(board, unit, sector, false))
}

/// A Deactivation token: where traps lie in the way of my units, and no token lies yet.
fn guarding(board: &Board, seat: Seat, sector: Sector) -> i32 {
    enemy_traps(board, seat, sector) - 20
}

/// Moving an enemy unit: into my traps, and away from where it does harm.
fn dragging(board: &Board, seat: Seat, unit: UnitId) -> i32 {
    let Some(start) = board.unit(unit).sector() else { return 0 };
    let points = board.movement_points(start);
    let mut gain = POINT * i32::from(board.unit(unit).parasites) * i32::from(points);
    let mut sector = start;
    for step in 1..=points {
        sector = board.next_sector(sector);
        gain += traps(board, unit, sector, step < points);
    }
    gain + blow(board, unit) / 2 - if board.has_enemy(seat, start) { 20 } else { 0 }
}

/// How many enemies can reach a unit.
fn exposure(board: &Board, unit: UnitId) -> i32 {
    let it = board.unit(unit);
    let Place::Room(room) = it.place else { return -1 };
    let enemies = beside(board, room).filter(|&other| board.enemies(board.unit(other).owner, it.owner));
    20 * enemies.filter(|&other| board.unit(other).attack() != AttackKind::None).count() as i32 + i32::from(it.upgraded) * 5
}

/// How dangerous an opponent is.
fn rival(board: &Board, enemy: Seat) -> i32 {
    let player = board.player(enemy);
    let upgraded = board.unit_ids().filter(|&unit| board.unit(unit).owner == enemy && board.unit(unit).upgraded).count();
    i32::from(player.life) + i32::from(player.data) + 5 * upgraded as i32 + 3 * i32::from(player.reserve)
}
