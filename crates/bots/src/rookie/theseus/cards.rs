//! What cards are worth, in hundredths of a Life or Data Point over the rest of a game. Rough on purpose.

use kernel::Seat;
use theseus::Board;
use theseus::board::Place;
use theseus::generated::cards::{Card, CardType};
use theseus::generated::sectors::{SLOT_NEIGHBOURS, Sector};
use theseus::generated::units::{Takeover, UnitKind};
use theseus::ids::{SlotId, SlotSet};

/// What a card is worth before anybody knows where it will lie.
pub fn printed(card: Card) -> i32 {
    let number = i32::from(card.facts().number);
    match card {
        Card::MarinesMine | Card::GreysMine => 70 * number,
        Card::MarinesFire | Card::AliensTentacles => 190 * number,
        Card::MarinesCombatPost | Card::AliensHabitat => 150 * number,
        Card::MarinesAssault | Card::AliensAssault => 220,
        Card::MarinesArsenal | Card::AliensNest | Card::ScientistsMinilab | Card::GreysAmplifier => 170,
        Card::MarinesBarricades => 80,
        Card::MarinesTacticalOrder => 110,
        Card::MarinesDoubleShot => 180,
        Card::MarinesDuplicate | Card::AliensDuplicate | Card::ScientistsDuplicate | Card::GreysDuplicate => 90,
        Card::MarinesAmbush => 130,
        Card::MarinesTrapDetector => 50 * number,
        Card::MarinesRoundUp => 130,
        Card::MarinesSafeguards => 60,
        Card::AliensHidden => 140 * number,
        Card::AliensVentilationShortcut => 60,
        Card::AliensEvolution => 170,
        Card::AliensAttackFromDarkness => 160 * number,
        Card::AliensIncubator => 210,
        Card::AliensVentilationExit => 50,
        Card::AliensParasite => 160 * number,
        Card::AliensKidnapping => 110 * number,
        Card::AliensVines => 90,
        Card::ScientistsArchives => 210 * number,
        Card::ScientistsCameras => 105 * number,
        Card::ScientistsMedlab => 200 * number,
        Card::ScientistsHideout => 60,
        Card::ScientistsSecretPassage => 50,
        Card::ScientistsTransmission => 250,
        Card::ScientistsDefenceSystem => 75 * number,
        Card::ScientistsBasePlans => 90,
        Card::ScientistsMalfunction => 80,
        Card::ScientistsGrabber => 140,
        Card::ScientistsDetonation => 100 * number,
        Card::ScientistsRemoteControl => 160,
        Card::GreysChamber => 130 * number,
        Card::GreysTest => 120 * number,
        Card::GreysBox => 75 * number,
        Card::GreysMentalProbe => 220,
        Card::GreysControl => 130 * number,
        Card::GreysTimeLoop => 60 * number,
        Card::GreysTeleport => 110,
        Card::GreysInvisibility => 70 * number,
        Card::GreysDegradation => 110 * number,
        Card::GreysTransfer => 260 * number,
    }
}

/// What an installed card is worth to whoever holds it now.
pub fn installed(board: &Board, slot: SlotId) -> i32 {
    let (Some(card), Some(holder)) = (board.card_at(slot), board.holder(slot)) else { return 0 };
    let worth = at_work(board, slot, card, holder);
    // The token moves on one day, and Vines can be cleaned away.
    let worth = if board.is_active(slot) { worth } else { worth / 3 };
    match board.takeover_of(slot) {
        Takeover::Never | Takeover::Permanent => worth,
        Takeover::Once => worth / 2,
    }
}

/// What one more Upgrade token would add to an installed card.
pub fn strengthened(board: &Board, slot: SlotId) -> i32 {
    let Some(card) = board.card_at(slot) else { return 0 };
    let printed_number = i32::from(card.facts().number.max(1));
    let per_number = at_slot(board, slot, card, board.holder(slot)) / printed_number;
    // A one-use trap carries its tokens away with it, and a big number invites the Malfunction token.
    let per_number = if card.facts().one_use { per_number / 2 } else { per_number * 4 / 5 };
    per_number * i32::from(board.copies(slot)) / i32::from(1 + board.slot(slot).upgrades / 2)
}

/// What a card would be worth on a slot where it does not lie yet.
pub fn fit(board: &Board, seat: Seat, card: Card, slot: SlotId) -> i32 {
    let mut worth = at_slot(board, slot, card, Some(seat));
    let neighbours = || SlotSet(SLOT_NEIGHBOURS[slot.index()]).iter().filter_map(|other| Some((other, board.card_at(other)?)));
    let multiplies = |card: Card| card.facts().kind != CardType::Duplicate && card.facts().number + u8::from(acts(card)) > 0;
    if card.facts().kind == CardType::Duplicate {
        let copied = neighbours().filter(|&(other, neighbour)| board.serves(other, seat) && multiplies(neighbour));
        worth = copied.map(|(other, neighbour)| at_slot(board, other, neighbour, Some(seat)) * 3 / 4).sum::<i32>() + 20;
    } else if multiplies(card) {
        let copies = neighbours().filter(|&(other, it)| it.facts().kind == CardType::Duplicate && board.serves(other, seat)).count();
        worth += worth * 3 / 4 * copies as i32;
    }
    // What lies there now is lost; a Bonus card is won.
    worth - board.card_at(slot).map_or(0, |_| installed(board, slot)) + board.slot(slot).bonus.map_or(0, |_| 60)
}

/// A card that is performed when a unit comes by.
pub fn acts(card: Card) -> bool {
    card.facts().kind == CardType::Action || matches!(card, Card::ScientistsCameras | Card::ScientistsDefenceSystem)
}

/// The worth with its tokens, copies and counters.
fn at_work(board: &Board, slot: SlotId, card: Card, holder: Seat) -> i32 {
    let it = board.slot(slot);
    let facts = card.facts();
    let mut worth = at_slot(board, slot, card, Some(holder));
    if facts.number > 0 {
        worth = worth * i32::from(board.number(slot)) / i32::from(facts.number);
    }
    worth *= i32::from(board.copies(slot));
    match card {
        // The points on the token wait to be collected.
        Card::ScientistsCameras if board.faction(holder).collects_data() => {
            worth + 55 * i32::from(it.counter) * i32::from(board.special_copies(slot))
        }
        Card::ScientistsDefenceSystem if it.counter > 0 => worth + 60 * i32::from(board.number(slot)),
        Card::ScientistsGrabber if it.holds().is_some() => worth / 2,
        Card::AliensIncubator => {
            let left =
                board.unit_ids().filter(|&unit| board.unit(unit).kind == UnitKind::MinorAlien && board.unit(unit).place == Place::Supply);
            worth * left.count().min(2) as i32 / 2
        }
        Card::AliensVines => worth / 2 + 60 * SlotId::of(slot.sector()).filter(|&other| board.is_enemy_card(other, holder)).count() as i32,
        _ => worth,
    }
}

/// The printed worth in the sector where a card lies.
fn at_slot(board: &Board, slot: SlotId, card: Card, holder: Option<Seat>) -> i32 {
    let Some(holder) = holder else { return 0 };
    let collects = board.faction(holder).collects_data();
    let only_data = matches!(
        card,
        Card::ScientistsArchives | Card::ScientistsCameras | Card::GreysChamber | Card::GreysTest | Card::GreysBox | Card::GreysTransfer
    );
    if only_data && !collects {
        return 10;
    }
    printed(card) * place(board, slot.sector(), card, holder) / 100
}

/// How good a sector is for a card, in per cent.
fn place(board: &Board, sector: Sector, card: Card, holder: Seat) -> i32 {
    let home = board.is_home(holder, sector);
    let enemy_home = !home && board.opponents(holder).any(|enemy| board.is_home(enemy, sector));
    match card.facts().kind {
        // Where enemies stop often. In their own sector they can clean it away, in mine they rarely come.
        CardType::Trap => match sector {
            Sector::Corridors => 125,
            Sector::TechnicalHall => 115,
            Sector::ControlCentre => 100,
            Sector::LoadingDock | Sector::AlienNest | Sector::Laboratory | Sector::Wreck => {
                if enemy_home {
                    95
                } else {
                    70
                }
            }
        },
        // Where my units go anyway.
        CardType::Action => match sector {
            Sector::Corridors | Sector::TechnicalHall => 110,
            Sector::ControlCentre => 100,
            Sector::LoadingDock | Sector::AlienNest | Sector::Laboratory | Sector::Wreck => {
                if home {
                    125
                } else {
                    55
                }
            }
        },
        // Where fights take place: every Room of the Corridors reaches every other.
        CardType::Module => match sector {
            Sector::Corridors => 130,
            Sector::TechnicalHall => 105,
            Sector::ControlCentre => 90,
            Sector::LoadingDock | Sector::AlienNest | Sector::Laboratory | Sector::Wreck => {
                if home {
                    100
                } else {
                    70
                }
            }
        },
        CardType::Shortcut => {
            if enemy_home {
                120
            } else {
                90
            }
        }
        CardType::Duplicate | CardType::Special | CardType::Instant => {
            if enemy_home {
                60
            } else {
                100
            }
        }
    }
}
