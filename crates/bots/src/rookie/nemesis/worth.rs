//! What cards and Items are worth to hold, in the present situation.

use super::goals::kind_of;
use super::mind::Mind;
use nemesis::board::{Carried, Thing};
use nemesis::cards::HandCard;
use nemesis::generated::crew::ActionCard;
use nemesis::generated::items::{Activation, Component, Item, WeaponClass};
use nemesis::generated::rooms::Colour;
use nemesis::generated::tokens::ObjectKind;

impl Mind<'_> {
    /// What a hand card is worth to keep; the least goes first when something is paid.
    pub fn card(&self, card: HandCard) -> i32 {
        let Some(action) = card.as_action() else { return -5 };
        let fighting = self.in_combat();
        let contaminated = self.hand().contamination() > 0;
        match action {
            ActionCard::Search => match self.here() {
                Some(slot) if self.board.chamber(slot).counter > 0 => 40,
                Some(_) | None => 22,
            },
            ActionCard::Rest if contaminated && !self.body.larva => 45,
            ActionCard::Rest => 8 + 3 * i32::from(self.body.unscanned),
            ActionCard::Demolition => 1,
            ActionCard::Interruption => 4,
            ActionCard::BasicRepairs | ActionCard::Repairs | ActionCard::FastRepairs | ActionCard::Ingenuity => {
                12 + if self.repairs_needed() { 28 } else { 0 }
            }
            ActionCard::ComputerSkills | ActionCard::Piloting | ActionCard::OldFriend => 20,
            ActionCard::Intranet | ActionCard::BlockingAccess => 18,
            ActionCard::SuppressiveFire | ActionCard::CoveringFire if self.board.loaded(self.me).next().is_none() => 3,
            ActionCard::SuppressiveFire | ActionCard::CoveringFire => 26 + if fighting { 30 } else { 0 },
            ActionCard::Order => 4,
            ActionCard::Motivation => 14,
            ActionCard::Reload => 12,
            ActionCard::KnowledgeOfTheShip => 9,
            ActionCard::TechnicalCorridors => 14,
            ActionCard::Pyrotechnics => 5,
            ActionCard::TakingAim | ActionCard::FullAuto | ActionCard::Adrenaline => 14 + if fighting { 20 } else { 0 },
            ActionCard::NervesOfSteel => 32,
            ActionCard::Reconnaissance => 24,
            ActionCard::Scavenging => 20,
            ActionCard::RiskAssessment => 6,
        }
    }

    /// Whether an engine or a broken Room waits for us.
    fn repairs_needed(&self) -> bool {
        (self.needs_bridge() && self.engines_known_working() < 2) || self.board.malfunctions() >= 6 || self.here_is_broken()
    }

    pub fn here_is_broken(&self) -> bool {
        self.here().is_some_and(|slot| self.board.chamber(slot).malfunction)
    }

    /// Charge missing on energy weapons in the hand slots.
    pub fn missing_charge(&self) -> i32 {
        let energy = |carried: &&Carried| {
            carried.item().and_then(|item| item.facts().weapon.as_ref()).is_some_and(|weapon| weapon.class == WeaponClass::Energy)
        };
        let hands = &self.board.member(self.me).hands;
        hands.iter().filter(energy).map(|carried| i32::from(carried.capacity()) - i32::from(carried.ammo)).max().unwrap_or(0)
    }

    pub fn ammo(&self) -> i32 {
        self.board.weapons(self.me).map(|(item, _)| i32::from(self.board.ammo(self.me, item))).sum()
    }

    /// What an Item is worth to have.
    pub fn item(&self, item: Item) -> i32 {
        let wounds = i32::from(self.body.serious);
        let pods = self.plan.pod || self.plan.destroy;
        let activates = self.activates(item);
        let base = match item {
            Item::EnergyChargeRed | Item::EnergyChargeYellow => 14 + 6 * self.missing_charge().min(4) + activates,
            Item::Grenade => 30,
            Item::SmokeGrenade => 42,
            Item::ReconDrone => 10,
            Item::Decoy => 14,
            Item::ExtendedMagazine => 26,
            Item::SelfDestructKey if self.plan.destroy && !self.counting_down() => 150,
            Item::SelfDestructKey => 12,
            Item::EvacuationKeyRed | Item::EvacuationKeyPilot if pods => 110,
            Item::EvacuationKeyRed | Item::EvacuationKeyPilot => 60,
            Item::CommsKey | Item::LogKey => 6,
            Item::PrototypePistol | Item::PrototypeShotgun | Item::PrototypeRifle => 38,
            Item::Chemicals => 12 + self.completes(Component::Chemical) + activates,
            Item::Tools => 34 + self.completes(Component::Tool) + activates + if self.repairs_needed() { 25 } else { 0 },
            Item::DuctTape => 30 + activates + if self.repairs_needed() { 25 } else { 0 },
            Item::FireExtinguisher => 34,
            Item::ClothesYellow | Item::ClothesGreen => 18 + 10 * wounds.min(1) + self.completes(Component::Cloth),
            Item::TechnicalCorridorsPlans => 16,
            Item::SpaceSuit => 10,
            Item::NemesisPlans => 12,
            Item::Medkit => 34 + 22 * wounds + self.completes(Component::Medical),
            Item::Bandages => 30 + 10 * wounds + 10 * i32::from(self.body.light),
            Item::SyntheticFood => 32,
            Item::AdrenalineInjection => 26,
            Item::Alcohol => 20 + 6 * i32::from(self.body.unscanned) + self.completes(Component::Chemical),
            Item::MilitaryDrugs => 24,
            Item::Antidote => 30 + self.danger.contamination + if self.body.larva { 120 } else { 0 },
            Item::Taser => 38,
            Item::Flamethrower => 48,
            Item::MolotovCocktail => 24,
            Item::SixShooter | Item::Shotgun | Item::Pistol | Item::Rifle | Item::AssaultRifle | Item::SawedOffShotgun => 40,
            Item::Intercom => 4,
            Item::OrbitalManeuveringSystem => 24,
            Item::HoloComputer => 6,
            Item::LaboratoryEquipment if self.plan.analyse.contains(&true) => 130,
            Item::LaboratoryEquipment => 16,
            Item::MotionScanner => 26,
            Item::SecurityKey => 12,
            Item::Autoloader => 16,
            Item::Armor => 45,
            Item::PlasmaTorch => 18,
            Item::Flashlight => 22,
        };
        // A hoarder wants anything, and nothing that takes a hand slot twice.
        let missing = self.plan.items > self.board.item_count(self.me) as u8;
        base + if missing { 70 } else { 0 } - if item.facts().heavy && !self.board.member(self.me).has_free_hand() { 25 } else { 0 }
    }

    /// How much nearer an Item brings a personal Item of ours.
    fn activates(&self, item: Item) -> i32 {
        let member = self.board.member(self.me);
        let personal = member.character().facts().personal_items;
        let wanting = |(index, of): (usize, Item)| {
            let given_up = matches!(of.facts().activation, Some((Activation::Discard(items), _)) if items.contains(&item));
            given_up && !member.activated[index]
        };
        if personal.into_iter().enumerate().any(wanting) { 12 } else { 0 }
    }

    /// Whether a component lacks only its partner for something worth having.
    fn completes(&self, component: Component) -> i32 {
        let held = |wanted: Component| self.board.inventory.kinds(self.me).any(|item| item.facts().component == Some(wanted));
        let partner = match component {
            Component::Chemical => held(Component::Medical) || held(Component::Tool),
            Component::Medical | Component::Tool => held(Component::Chemical),
            Component::Energy => held(Component::Tool),
            Component::Cloth => false,
        };
        if partner { 14 } else { 0 }
    }

    /// What something in a hand slot is worth to keep.
    pub fn thing(&self, carried: &Carried) -> i32 {
        match carried.thing {
            Thing::Item(item) => match &item.facts().weapon {
                Some(_) => self.item(item) + 8 * i32::from(carried.ammo),
                None => self.item(item),
            },
            Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => self.object(carried.thing),
        }
    }

    /// What an Object is worth to carry.
    pub fn object(&self, thing: Thing) -> i32 {
        let Some(kind) = kind_of(thing) else { return 0 };
        let carried_away = match kind {
            ObjectKind::BlueCorpse => self.plan.corpse || self.plan.post_mortem,
            ObjectKind::Egg => self.plan.egg,
            ObjectKind::RedCorpse | ObjectKind::Carcass => false,
        };
        let revives = matches!(thing, Thing::RedCorpse(_)) && self.cooperative() && self.revival_place().is_some();
        if carried_away {
            260
        } else if self.plan.wants(kind) {
            220
        } else if revives {
            150
        } else {
            0
        }
    }

    /// An Item nobody has seen yet, from a deck: 0 red, 1 yellow, 2 green.
    pub fn haul_from(&self, deck: u8) -> i32 {
        let left = &self.view.items[usize::from(deck).min(2)];
        if left.size == 0 {
            return 0;
        }
        let base = match deck {
            0 => 24 + 3 * self.missing_charge().min(4),
            1 => 28 + if self.repairs_needed() { 10 } else { 0 },
            _ => 26 + 10 * i32::from(self.body.serious) + 3 * i32::from(self.body.light) + if self.body.larva { 8 } else { 0 },
        };
        base + if self.plan.items > self.board.item_count(self.me) as u8 { 70 } else { 0 }
    }

    /// What a Search finds in a Room of this colour.
    pub fn haul(&self, colour: Colour) -> i32 {
        match colour {
            Colour::Red => self.haul_from(0),
            Colour::Yellow => self.haul_from(1),
            Colour::Green => self.haul_from(2),
            Colour::White => (0..3).map(|deck| self.haul_from(deck)).max().unwrap_or(0),
            Colour::None => 0,
        }
    }
}
