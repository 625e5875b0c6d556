//! The questions of the game: who is asked, and what may be answered.

use crate::Theseus;
use crate::action::{Action, Use};
use crate::board::{Board, Place, Player, Side};
use crate::generated::cards::{Bonus, Card, CardType};
use crate::generated::sectors::Sector;
use crate::generated::units::UnitKind;
use crate::ids::{PendingId, SlotId, UnitId, UnitSet};
use crate::procedures::{assault, pending, sector_action, uses};
use kernel::{Game, Seat, SeatSet, Viewer, applies};
use serde::{Deserialize, Serialize};

/// A question. It holds public facts only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    LaySector {
        seat: Seat,
    },
    AllianceSector {
        seat: Seat,
    },
    PandoraToken {
        seat: Seat,
    },
    /// All players with cards choose the next card of their decks at once.
    Draft {
        seats: SeatSet,
    },
    OpeningCard {
        seat: Seat,
    },
    OpeningSlot {
        seat: Seat,
    },
    PlaceUnit {
        seat: Seat,
        home: bool,
    },
    Move {
        seat: Seat,
    },
    ExtraTurn {
        seat: Seat,
    },
    StartMove {
        seat: Seat,
        unit: UnitId,
        own: bool,
    },
    Path {
        seat: Seat,
        unit: UnitId,
        own: bool,
        leap: bool,
    },
    TimeLoop {
        seat: Seat,
        most: u8,
    },
    LastSector {
        seat: Seat,
        runner: bool,
        own: bool,
    },
    Teleport {
        seat: Seat,
    },
    Room {
        seat: Seat,
        sector: Sector,
    },
    /// Any empty Room, for a unit back from Space.
    AnyRoom {
        seat: Seat,
    },
    Push {
        seat: Seat,
        sector: Sector,
    },
    TrapOrder {
        seat: Seat,
        sector: Sector,
        among: u8,
    },
    Attacker {
        seat: Seat,
        scope: assault::Scope,
    },
    Target {
        seat: Seat,
        attacker: assault::Attacker,
        among: assault::Among,
    },
    CardOrder {
        seat: Seat,
        sector: Sector,
        among: u8,
    },
    Window {
        seat: Seat,
    },
    SectorOrder {
        seat: Seat,
    },
    Home {
        seat: Seat,
        sector: Sector,
    },
    Malfunction {
        seat: Seat,
    },
    Pending {
        seat: Seat,
        sector: Sector,
    },
    Install {
        seat: Seat,
    },
    Embryo {
        seat: Seat,
    },
    TakeOver {
        seat: Seat,
        sector: Sector,
    },
    SpendUpgrade {
        seat: Seat,
    },
    Evolution {
        seat: Seat,
    },
    MentalProbe {
        seat: Seat,
    },
    TacticalOrder {
        seat: Seat,
    },
    AttackFromDarkness {
        seat: Seat,
    },
    TrapDetector {
        seat: Seat,
    },
    MoveEnemy {
        seat: Seat,
    },
    Kidnap {
        seat: Seat,
        sector: Sector,
    },
    KidnapTo {
        seat: Seat,
        from: Sector,
    },
    Invisibility {
        seat: Seat,
    },
    Degrade {
        seat: Seat,
    },
    LoseUpgrade {
        seat: Seat,
    },
    Medlab {
        seat: Seat,
    },
    Detonate {
        seat: Seat,
    },
    Transfer {
        seat: Seat,
        sector: Sector,
    },
    RemoteControl {
        seat: Seat,
    },
    BasePlans {
        seat: Seat,
    },
}

impl Choice {
    /// T-TIMING-05: the active player decides unless a rule names someone else; the question knows who that is.
    pub fn deciders(&self) -> SeatSet {
        use Choice as C;
        match *self {
            C::Draft { seats } => seats,
            C::LaySector { seat }
            | C::AllianceSector { seat }
            | C::PandoraToken { seat }
            | C::OpeningCard { seat }
            | C::OpeningSlot { seat }
            | C::PlaceUnit { seat, .. }
            | C::Move { seat }
            | C::ExtraTurn { seat }
            | C::StartMove { seat, .. }
            | C::Path { seat, .. }
            | C::TimeLoop { seat, .. }
            | C::LastSector { seat, .. }
            | C::Teleport { seat }
            | C::Room { seat, .. }
            | C::AnyRoom { seat }
            | C::Push { seat, .. }
            | C::TrapOrder { seat, .. }
            | C::Attacker { seat, .. }
            | C::Target { seat, .. }
            | C::CardOrder { seat, .. }
            | C::Window { seat }
            | C::SectorOrder { seat }
            | C::Home { seat, .. }
            | C::Malfunction { seat }
            | C::Pending { seat, .. }
            | C::Install { seat }
            | C::Embryo { seat }
            | C::TakeOver { seat, .. }
            | C::SpendUpgrade { seat }
            | C::Evolution { seat }
            | C::MentalProbe { seat }
            | C::TacticalOrder { seat }
            | C::AttackFromDarkness { seat }
            | C::TrapDetector { seat }
            | C::MoveEnemy { seat }
            | C::Kidnap { seat, .. }
            | C::KidnapTo { seat, .. }
            | C::Invisibility { seat }
            | C::Degrade { seat }
            | C::LoseUpgrade { seat }
            | C::Medlab { seat }
            | C::Detonate { seat }
            | C::Transfer { seat, .. }
            | C::RemoteControl { seat }
            | C::BasePlans { seat } => SeatSet::of(seat),
        }
    }

    /// Appends everything `seat` may answer.
    pub fn options(&self, seat: Seat, board: &Board, out: &mut Vec<Action>) {
        use Choice as C;
        match *self {
            C::LaySector { .. } => {
                let free = board.sectors_to_lay().filter(|&sector| !board.in_ring(sector));
                out.extend(free.map(Action::Sector));
            }
            C::AllianceSector { seat } => out.extend(board.side(seat).filter_map(|ally| board.faction(ally).home()).map(Action::Sector)),
            C::PandoraToken { .. } => {
                for &sector in board.ring.iter() {
                    out.push(Action::PandoraToken(sector, Side::Left));
                    out.push(Action::PandoraToken(sector, Side::Right));
                }
            }
            C::Draft { .. } => draftable(board, seat, out),
            C::OpeningCard { .. } => {
                let player = board.player(seat);
                for kind in 0..Player::cards(player.faction).len() {
                    if player.opening.iter().any(|&taken| usize::from(taken) == kind) {
                        out.extend(player.card_of(kind).map(Action::Card));
                    }
                }
            }
            // T-SETUP-16: a slot with a Bonus card is not empty here.
            C::OpeningSlot { .. } => {
                let slots = board.ring.iter().flat_map(|&sector| SlotId::of(sector));
                let free =
                    slots.filter(|&slot| board.card_at(slot).is_none() && (board.slot(slot).bonus.is_none() || !applies!("T-SETUP-16")));
                out.extend(free.map(Action::Slot));
            }
            C::PlaceUnit { home, .. } => {
                let sectors = board.ring.iter().copied().filter(|&sector| !home || board.is_home(seat, sector));
                out.extend(sectors.flat_map(|sector| board.empty_rooms(sector)).map(Action::Room));
            }
            C::Move { .. } => {
                out.extend(board.movable(seat, false).iter().map(Action::Unit));
                // T-TURN-06: the Move is compulsory.
                if !applies!("T-TURN-06") {
                    out.push(Action::Pass);
                }
                // T-RULING-51: before the unit is chosen.
                if applies!("T-RULING-51") {
                    uses::options(board, seat, out);
                }
            }
            C::ExtraTurn { .. } => {
                out.extend(board.movable(seat, true).iter().map(Action::Unit));
                // T-SECACT-13: compulsory.
                if !applies!("T-SECACT-13") {
                    out.push(Action::Pass);
                }
                uses::options(board, seat, out);
            }
            C::StartMove { unit, own, .. } => {
                out.push(Action::Pass);
                if own {
                    out.extend(crate::procedures::movement::exits(board, unit).map(Action::Exit));
                }
                move_uses(board, seat, own, out);
            }
            C::Path { leap, own, .. } => {
                // T-MOVE-10: a Shortcut need not be used.
                if !leap || applies!("T-MOVE-10") {
                    out.push(Action::Pass);
                }
                if leap {
                    out.push(Action::Leap);
                }
                move_uses(board, seat, own, out);
            }
            C::TimeLoop { most, .. } => out.extend((0..=most).map(Action::Points)),
            C::LastSector { runner, own, .. } => {
                out.push(Action::Pass);
                if runner {
                    out.push(Action::RunOn);
                }
                move_uses(board, seat, own, out);
            }
            C::Teleport { .. } => {
                out.push(Action::Pass);
                // T-CARD-TELEPORT-05: the Teleport's own sector included.
                let own = |sector: Sector| board.module_for(seat, sector, Card::GreysTeleport).is_some();
                let destinations = board.ring.iter().copied().filter(|&sector| applies!("T-CARD-TELEPORT-05") || !own(sector));
                out.extend(destinations.map(Action::Sector));
            }
            C::AnyRoom { .. } => {
                // T-LIFE-07: of any sector.
                let sectors = board.ring.iter().filter(|&&sector| applies!("T-LIFE-07") || board.is_home(seat, sector));
                out.extend(sectors.flat_map(|&sector| board.empty_rooms(sector)).map(Action::Room));
                // T-LIFE-14: never a push.
                if !applies!("T-LIFE-14") {
                    let full = board.ring.iter().filter(|&&sector| board.is_full(sector));
                    out.extend(full.flat_map(|&sector| board.units_in(sector)).map(Action::Unit));
                }
            }
            C::Room { sector, .. } => {
                // T-MOVE-07: any empty Room.
                let most = if applies!("T-MOVE-07") { usize::MAX } else { 1 };
                out.extend(board.empty_rooms(sector).take(most).map(Action::Room));
            }
            C::Push { sector, .. } => {
                // T-PUSH-02, T-PUSH-07: the moving player chooses among all units there.
                let most = if applies!("T-PUSH-02") && applies!("T-PUSH-07") { usize::MAX } else { 1 };
                out.extend(pushable(board, seat, sector).take(most).map(Action::Unit));
            }
            C::TrapOrder { sector, among, .. } => out.extend(local_slots(sector, among).map(Action::Slot)),
            C::CardOrder { sector, among, .. } => {
                out.extend(local_slots(sector, among).map(Action::Slot));
                uses::options(board, seat, out);
            }
            C::Attacker { scope, .. } => {
                assault::candidates(board, seat, scope, |attacker| {
                    out.push(match attacker {
                        assault::Attacker::Unit(unit) => Action::Unit(unit),
                        assault::Attacker::Hidden(slot) => Action::Slot(slot),
                    });
                });
                uses::options(board, seat, out);
            }
            C::Target { attacker, among, .. } => {
                out.extend(assault::among(board, seat, attacker, among).iter().map(Action::Unit));
                // T-TIMING-02: not in the middle of an effect.
                if !applies!("T-TIMING-02") {
                    uses::options(board, seat, out);
                }
            }
            C::Window { .. } => {
                out.push(Action::Pass);
                uses::options(board, seat, out);
            }
            C::SectorOrder { .. } => out.extend([Action::UpgradeToken, Action::SectorAction]),
            C::Home { sector, .. } => {
                out.push(Action::UpgradeToken);
                out.extend(sector_action::cleanable(board, seat, sector).map(Action::Slot));
                // T-RULING-37: choosing neither is allowed.
                out.push(Action::Pass);
            }
            C::Malfunction { .. } => {
                malfunction_spots(board, seat, out);
                // T-SECACT-19: not to be declined.
                if !applies!("T-SECACT-19") {
                    out.push(Action::Pass);
                }
            }
            C::Pending { sector, .. } => {
                out.extend(pending::usable(board, seat, sector).map(Action::Pending));
                // T-PENDING-01: or none of the operations.
                if applies!("T-PENDING-01") {
                    out.push(Action::Pass);
                }
                uses::options(board, seat, out);
            }
            C::Install { .. } => out.extend(board.places_to_install(seat).map(Action::Slot)),
            C::Embryo { .. } => {
                let kinds = [UnitKind::Grasper, UnitKind::Runner, UnitKind::Warrior];
                out.extend(kinds.into_iter().filter(|&kind| board.embryo_in_supply(kind).is_some()).map(Action::Embryo));
            }
            C::TakeOver { sector, .. } => {
                out.extend(crate::factions::pandora::can_be_taken(board, seat, sector).map(Action::Slot));
                // T-PANDORA-30: taking over is optional.
                if applies!("T-PANDORA-30") {
                    out.push(Action::Pass);
                }
            }
            C::SpendUpgrade { .. } => {
                out.extend(board.turnable(seat).map(Action::Unit));
                out.extend(board.strengthenable(seat).map(Action::Slot));
            }
            C::Evolution { .. } => out.extend(board.turnable(seat).map(Action::Unit)),
            C::MentalProbe { .. } => out.extend(board.ring.iter().copied().map(Action::Sector)),
            C::TacticalOrder { .. } => out.extend(uses::ordered(board, seat).iter().map(Action::Unit)),
            C::AttackFromDarkness { .. } => {
                out.extend(crate::factions::aliens::in_darkness(board, seat).iter().map(Action::Unit));
                // T-CARD-AFD-04: a Hidden is no unit and cannot be chosen.
                if !applies!("T-CARD-AFD-04") {
                    out.extend(SlotId::all().filter(|&slot| board.card_at(slot) == Some(Card::AliensHidden)).map(Action::Slot));
                }
                out.push(Action::Pass);
            }
            C::TrapDetector { .. } => {
                out.extend(board.ring.iter().copied().map(Action::Sector));
                out.push(Action::Pass);
            }
            C::MoveEnemy { .. } => {
                out.extend(enemies_to_move(board, seat, None).iter().map(Action::Unit));
                out.push(Action::Pass);
            }
            C::Kidnap { sector, .. } => {
                out.extend(enemies_to_move(board, seat, Some(sector)).iter().map(Action::Unit));
                out.push(Action::Pass);
            }
            C::KidnapTo { from, .. } => out.extend(board.ring.iter().copied().filter(|&sector| sector != from).map(Action::Sector)),
            C::Invisibility { .. } => {
                out.extend(crate::factions::greys::can_vanish(board, seat).iter().map(Action::Unit));
                out.push(Action::Pass);
            }
            C::Degrade { .. } => out.extend(board.opponents(seat).map(Action::Seat)),
            C::LoseUpgrade { .. } => crate::factions::greys::upgrades_of(board, seat, out),
            C::Medlab { .. } => out.extend(board.opponents(seat).filter(|&other| board.player(other).life > 0).map(Action::Seat)),
            C::Detonate { .. } => out.extend([Action::Detonate, Action::Pass]),
            C::Transfer { sector, .. } => {
                out.extend(crate::factions::greys::transferable(board, seat, sector).map(Action::Unit));
                // T-RULING-32: compulsory, for the card does not say "may".
                if !applies!("T-RULING-32") {
                    out.push(Action::Pass);
                }
            }
            C::RemoteControl { .. } => {
                out.extend(crate::factions::scientists::remote(board, seat).map(Action::Slot));
                out.push(Action::Pass);
            }
            C::BasePlans { .. } => {
                out.extend(crate::factions::scientists::plannable(board, seat).map(Action::Pending));
                out.push(Action::Pass);
            }
        }
    }
}

impl Board {
    /// The boards of this game: the neutral sectors and the homes of its factions (T-MULTI-FFA-01, T-RULING-71).
    pub fn sectors_to_lay(&self) -> impl Iterator<Item = Sector> + '_ {
        Sector::ALL.into_iter().filter(|sector| match sector.facts().home_of {
            None => true,
            // T-SETUP-02: nothing of a faction that nobody plays.
            Some(faction) => self.seat_of(faction).is_some() || !(applies!("T-SETUP-02") && applies!("T-MULTI-FFA-01")),
        })
    }
}

/// Uses during a Move: as always, and Passage for a Move with an own unit (T-RULING-44, T-RULING-92).
fn move_uses(board: &Board, seat: Seat, own: bool, out: &mut Vec<Action>) {
    if own && uses::has_bonus(board, seat, Bonus::Passage) {
        out.push(Action::Use(Use::Bonus(Bonus::Passage)));
    }
    uses::options(board, seat, out);
}

/// Who may be pushed: whoever stands there, own units (T-PUSH-03, T-CARD-INCUBATOR-05) and an ally's (T-MULTI-TEAM-26) included.
fn pushable(board: &Board, seat: Seat, sector: Sector) -> impl Iterator<Item = UnitId> + '_ {
    board.units_in(sector).filter(move |&unit| {
        let owner = board.unit(unit).owner;
        if owner == seat {
            applies!("T-PUSH-03") && applies!("T-CARD-INCUBATOR-05")
        } else {
            board.enemies(owner, seat) || applies!("T-MULTI-TEAM-26")
        }
    })
}

/// The slots of a sector picked by a mask over its own slots.
pub fn local_slots(sector: Sector, mask: u8) -> impl Iterator<Item = SlotId> {
    SlotId::of(sector).enumerate().filter(move |(index, _)| mask & (1 << index) != 0).map(|(_, slot)| slot)
}

/// The place of a slot within its sector's mask.
pub fn local_bit(slot: SlotId) -> u8 {
    1 << (slot.number() - 1)
}

fn draftable(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    let player = board.player(seat);
    // The owner has seen the own choice, so this needs no referee.
    let Some(chosen) = player.unseen.seen_by(Viewer::Seat(seat)) else { return };
    for (kind, &card) in Player::cards(player.faction).iter().enumerate() {
        let facts = card.facts();
        if facts.level <= board.levels && chosen.count(kind) < facts.copies {
            out.push(Action::Card(card));
        }
    }
}

/// Whether an enemy card lies anywhere, so that the Malfunction token has to be placed.
pub fn has_malfunction_spot(board: &Board, seat: Seat) -> bool {
    SlotId::all().any(|slot| board.is_enemy_card(slot, seat)) || PendingId::all().any(|pending| is_enemy_pending(board, pending, seat))
}

fn is_enemy_pending(board: &Board, pending: PendingId, seat: Seat) -> bool {
    board.pending_owner(pending).is_some_and(|owner| board.enemies(owner, seat))
}

/// Where the Malfunction token may be put (T-SECACT-06 to -08). It has been lifted already (T-MALF-06).
pub fn malfunction_spots(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    let start = out.len();
    // T-CARD-SAFEGUARDS-01, T-MALF-07: an active enemy Safeguards draws the token.
    if board.installed.contains(Card::MarinesSafeguards) && applies!("T-CARD-SAFEGUARDS-01") && applies!("T-MALF-07") {
        let draws = |slot: &SlotId| {
            // T-CARDTYPE-15: a special card works in the whole game, and not only where the token is placed from.
            let reaches = applies!("T-CARDTYPE-15") || slot.sector() == Sector::ControlCentre;
            board.card_at(*slot) == Some(Card::MarinesSafeguards) && reaches && board.is_enemy_card(*slot, seat) && board.is_active(*slot)
        };
        out.extend(SlotId::all().filter(draws).map(Action::Slot));
        if out.len() > start {
            return;
        }
    }
    // T-SECACT-07: an own card is no place for it; T-MULTI-TEAM-25: nor is an ally's. T-SECACT-08: nor a Bonus card.
    let legal = |slot: &SlotId| {
        board.is_enemy_card(*slot, seat)
            || (!applies!("T-SECACT-07") && board.card_at(*slot).is_some())
            || (!applies!("T-SECACT-08") && board.slot(*slot).bonus.is_some())
    };
    out.extend(SlotId::all().filter(legal).map(Action::Slot));
    out.extend(PendingId::all().filter(|&pending| is_enemy_pending(board, pending, seat)).map(Action::Pending));
}

/// Enemy units a card may move: standing, not held, not moved in this go (T-RULING-17, T-RULING-28).
pub fn enemies_to_move(board: &Board, seat: Seat, within: Option<Sector>) -> UnitSet {
    board
        .unit_ids()
        .filter(|&unit| {
            let it = board.unit(unit);
            let here = match it.place {
                Place::Room(room) => within.is_none_or(|sector| room.sector() == sector),
                // T-LIFE-06: only its own player brings a unit back from Space.
                Place::Space => within.is_none() && !applies!("T-LIFE-06"),
                Place::Out | Place::Supply | Place::Underway | Place::Card(_) => false,
            };
            here && board.enemies(it.owner, seat) && !board.is_held(unit) && !(applies!("T-RULING-17") && board.has_moved(unit))
        })
        .collect()
}

/// Whether a card is an Instant.
pub fn is_instant(card: Card) -> bool {
    card.facts().kind == CardType::Instant
}

/// The options as the kernel asks for them.
pub fn options(choice: &Choice, seat: Seat, board: &Board, out: &mut Vec<<Theseus as Game>::Action>) {
    choice.options(seat, board, out);
}
