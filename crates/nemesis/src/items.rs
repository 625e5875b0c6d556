//! What Items do when they are used: one small type an effect, and which effects each Item has, in the order of its text.

pub mod cards;
mod looks;
mod moves;
mod ship;
mod swarm;
mod weapons;
mod wounds;

use crate::action::Action;
use crate::board::{Board, Thing};
use crate::deeds::{hand_wound, payable};
use crate::draft::{Draft, Need};
use crate::generated::items::Item;
use crate::ids::SlotId;
use crate::procedures::throw;
use crate::refusal::Why;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

// N-RULING-219: what an Item grants costs nothing beyond the Item action; everything else about it applies.

/// One of the alternatives of an Item. `slot` is the Room of the Character that uses it.
trait Effect: Sync {
    /// Whether there is anything it could do (N-RULING-42).
    fn check(&self, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why>;

    fn need(&self, _draft: &Draft, _board: &Board) -> Option<Need> {
        None
    }

    fn aims(&self, _draft: &Draft, _need: Need, _slot: SlotId, _board: &Board, _out: &mut Vec<Action>) {}

    /// Whether all it does is to scan the hand.
    fn only_scans(&self) -> bool {
        false
    }

    /// Called with phase 0, 1, 2, … until it says `Done`.
    fn resolve(&self, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow;

    /// The answer to what it asked in that phase.
    fn answer(&self, _draft: &Draft, _phase: u8, _action: Action, _cx: &mut Cx<'_>) -> Flow {
        Flow::Done
    }
}

/// The alternatives of an Item; none where it is no action of its own (weapons, passive Items, reactions).
fn effects(item: Item) -> &'static [&'static dyn Effect] {
    match item {
        Item::EnergyChargeRed | Item::EnergyChargeYellow => &[&weapons::Load, &ship::Door { repairs: false }],
        Item::Grenade | Item::MolotovCocktail => &[&swarm::Throwing],
        Item::SmokeGrenade => &[&moves::Smoke],
        Item::ReconDrone => &[&looks::Drone],
        Item::Decoy => &[&swarm::Lure],
        Item::ExtendedMagazine => &[&weapons::Magazine],
        Item::SelfDestructKey => &[&ship::StartSelfDestruct, &ship::StopSelfDestruct],
        Item::EvacuationKeyRed | Item::EvacuationKeyPilot => &[&ship::PodLock],
        Item::CommsKey => &[&looks::ObjectiveCard { signal: true }],
        Item::LogKey => &[&looks::ObjectiveCard { signal: false }],
        Item::Chemicals => &[&weapons::Refuel],
        Item::Tools => &[&ship::Repair, &ship::Engine, &ship::Door { repairs: false }],
        Item::DuctTape => &[&ship::Repair, &ship::Engine, &weapons::Tape],
        Item::FireExtinguisher => &[&ship::Extinguish, &swarm::Repel],
        Item::ClothesYellow | Item::ClothesGreen => &[&wounds::Wash, &wounds::Dress],
        Item::TechnicalCorridorsPlans => &[&moves::TechnicalCorridors],
        Item::SpaceSuit => &[&moves::SpaceWalk],
        Item::NemesisPlans => &[&looks::Plans],
        Item::Medkit => &[&wounds::Dress, &wounds::HealSerious],
        Item::Bandages => &[&wounds::Dress, &wounds::HealLight],
        Item::SyntheticFood => &[&cards::Meal],
        Item::AdrenalineInjection => &[&cards::Injection],
        Item::Alcohol => &[&cards::Disinfection],
        Item::MilitaryDrugs => &[&cards::Drugs],
        Item::Antidote => &[&cards::Cure],
        Item::Taser => &[&swarm::Stun, &cards::Paralysis],
        Item::OrbitalManeuveringSystem => &[&cards::EverybodyPasses],
        Item::LaboratoryEquipment => &[&looks::Analysis],
        Item::SecurityKey => &[&ship::Doors],
        Item::PlasmaTorch => &[&ship::Door { repairs: true }],
        Item::Flashlight => &[&looks::Searching],
        Item::PrototypePistol
        | Item::PrototypeShotgun
        | Item::PrototypeRifle
        | Item::Flamethrower
        | Item::SixShooter
        | Item::Shotgun
        | Item::Pistol
        | Item::Rifle
        | Item::AssaultRifle
        | Item::SawedOffShotgun
        | Item::Intercom
        | Item::HoloComputer
        | Item::MotionScanner
        | Item::Autoloader
        | Item::Armor => &[],
    }
}

/// The alternative that was chosen; the only one needs no choice.
fn chosen(item: Item, draft: &Draft) -> Option<&'static dyn Effect> {
    effects(item).get(usize::from(draft.option.max(1) - 1)).copied()
}

/// Whether an alternative, counted from 1, is loading an energy weapon with an Energy Charge.
fn is_loading(item: Item, option: u8) -> bool {
    matches!(item, Item::EnergyChargeRed | Item::EnergyChargeYellow) && option == 1
}

/// Whether an Energy Charge loads this weapon without a card (Autoloader).
fn loads_freely(weapon: Item, who: Seat, board: &Board) -> bool {
    weapon == Item::AssaultRifle
        && board.member(who).hands.iter().any(|carried| carried.thing == Thing::Item(weapon) && carried.autoloader)
        && board.can_load(who, weapon)
}

/// N-ACT-25, N-WOUND-16: what an Item action costs unless something makes it cheaper.
pub fn full_cost(item: Item, who: Seat, board: &Board) -> u8 {
    item.facts().cost + hand_wound(who, board)
}

/// What an Item action costs at least with that much of its aim, 0 being no alternative yet: the Autoloader belongs to one weapon.
fn least(item: Item, option: u8, weapon: Option<Item>, who: Seat, board: &Board) -> u8 {
    let free = is_loading(item, option.max(1)) && loads_freely(weapon.unwrap_or(Item::AssaultRifle), who, board);
    if free { hand_wound(who, board) } else { full_cost(item, who, board) }
}

/// Whether an alternative, counted from 1, can be chosen and paid for.
fn check_option(item: Item, option: u8, who: Seat, slot: SlotId, board: &Board) -> Result<(), Why> {
    let Some(effect) = effects(item).get(usize::from(option.max(1) - 1)) else {
        return Err(Why::new(rule!("N-ACT-25"), "this Item has no action"));
    };
    payable(who, least(item, option, None, who, board), None, board)?;
    effect.check(who, slot, board)
}

pub fn check(item: Item, who: Seat, board: &Board) -> Result<(), Why> {
    let Some(slot) = board.room_of(who) else { return Err(Why::new(rule!("N-ACT-27"), "the Character is in no Room")) };
    let mut refusal = Why::new(rule!("N-ACT-25"), "this Item has no action");
    for option in 1..=effects(item).len() as u8 {
        match check_option(item, option, who, slot, board) {
            Ok(()) => return Ok(()),
            Err(why) => refusal = why,
        }
    }
    Err(refusal)
}

/// The alternative first (N-ACT-06), if there are several; then what it wants to know.
pub fn need(item: Item, draft: &Draft, board: &Board) -> Option<Need> {
    if draft.option == 0 && effects(item).len() > 1 && applies!("N-ACT-06") {
        return Some(Need::Option);
    }
    chosen(item, draft)?.need(draft, board)
}

pub fn aims(item: Item, draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    let Some(slot) = board.room_of(draft.who) else { return };
    if need == Need::Option {
        let possible = (1..=effects(item).len() as u8).filter(|&option| check_option(item, option, draft.who, slot, board).is_ok());
        out.extend(possible.map(Action::Option));
    } else if let Some(effect) = chosen(item, draft) {
        effect.aims(draft, need, slot, board, out);
    }
}

pub fn why_not(item: Item, draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    match (item, need, *action) {
        (Item::Grenade | Item::MolotovCocktail, _, _) => throw::why_not(draft, need, action, board),
        (_, Need::Option, Action::Option(option)) => {
            let slot = board.room_of(draft.who)?;
            check_option(item, option, draft.who, slot, board).err()
        }
        (_, _, _) => None,
    }
}

pub fn only_scans(item: Item, draft: &Draft) -> bool {
    chosen(item, draft).is_some_and(|effect| effect.only_scans())
}

pub fn resolve(item: Item, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    chosen(item, draft).map_or(Flow::Done, |effect| effect.resolve(draft, phase, cx))
}

pub fn answer(item: Item, draft: &Draft, phase: u8, action: Action, cx: &mut Cx<'_>) -> Flow {
    chosen(item, draft).map_or(Flow::Done, |effect| effect.answer(draft, phase, action, cx))
}

/// The cost of the cheapest way to use an Item, for whether it can be announced at all.
pub fn least_cost(item: Item, who: Seat, board: &Board) -> u8 {
    least(item, 0, None, who, board)
}

/// The cost of an Item action: of the cheapest way that is left as long as it is not aimed.
pub fn cost(item: Item, draft: &Draft, board: &Board) -> u8 {
    least(item, draft.option, draft.item, draft.who, board)
}
