//! What an action of a turn is worth before it is announced.

use super::mind::Mind;
use super::sight::Sight;
use super::weights::{BLAZE, CARD, ESCAPE, EXPOSED_FULL, EXPOSED_MID, KEEP, POD, WASTE};
use kernel::Seat;
use nemesis::action::{Action, Deed};
use nemesis::board::{Door, Thing};
use nemesis::generated::crew::ActionCard;
use nemesis::generated::items::{Activation, Item};
use nemesis::generated::rooms::Room;
use nemesis::generated::wounds::SeriousWound;
use nemesis::ids::{CorridorId, SlotId};

/// The value of what should never be done.
pub const NEVER: i32 = i32::MIN / 4;

impl Mind<'_> {
    /// The value of an answer to "what do you do?".
    pub fn turn(&self, action: Action) -> i32 {
        let Some(here) = self.here() else { return 0 };
        match action {
            Action::Do(deed) => self.deed(deed, here),
            Action::Drop(thing) => self.dropping(thing, here),
            // Pass.
            _ => self.passing(here),
        }
    }

    pub fn hand_after(&self, spent: i32) -> i32 {
        i32::from(self.hand().len()) - spent
    }

    fn passing(&self, here: SlotId) -> i32 {
        let hand = self.hand_after(0) - i32::from(self.hand().contamination());
        let bleeding = if self.board.member(self.me).suffers(SeriousWound::Bleeding) { self.danger.light } else { 0 };
        if self.in_combat() {
            return self.stand(here, hand) - bleeding - self.lateness(here, 0);
        }
        // Cards that are not spent are not there twice in the next round.
        self.place(here) * KEEP / 100 - self.linger(here) - bleeding - WASTE * self.cards() - self.lateness(here, 0)
    }

    /// How much of what the end of the round brings is to be feared already with so many cards left.
    fn exposed(&self, slot: SlotId, hand: i32) -> i32 {
        let part = match hand {
            ..=1 => 10,
            2 => EXPOSED_MID,
            _ => EXPOSED_FULL,
        };
        self.linger(slot) * part / 10
    }

    /// Something done here that costs `spent` cards.
    pub fn local(&self, here: SlotId, gain: i32, spent: i32) -> i32 {
        let hand = self.hand_after(spent);
        if self.in_combat() {
            return self.stand(here, hand) + gain - spent * CARD / 2 - self.lateness(here, self.cards() - spent);
        }
        let top = self.errands[here.index()];
        let fulfils = gain * 10 >= top * 8;
        let then = if fulfils { self.onward[here.index()] } else { self.place(here) };
        // What cannot be paid for afterwards waits until the next round.
        let late = !fulfils && self.cards() >= 2 && self.cards() - spent < 2;
        let delay = if late { top / 8 } else { 0 };
        // Two actions are a turn, and each turn in a fire burns.
        let burns = if self.board.chamber(here).fire { self.danger.light / 2 } else { 0 };
        gain + then - delay - burns - spent * CARD / 2 - self.exposed(here, hand) - self.lateness(here, self.cards() - spent)
    }

    /// Going to a Room with so many cards left.
    pub fn go(&self, to: SlotId, spent: i32, silent: bool) -> i32 {
        let hand = self.hand_after(spent);
        self.place(to) - spent * CARD - self.arrival(to, hand, silent) - self.exposed(to, hand) - self.lateness(to, self.cards() - spent)
    }

    /// All Intruders of the Room we flee from attack (N-ESC-04).
    fn parting(&self, here: SlotId) -> i32 {
        self.figures(here).map(|figure| self.danger.attack(figure.kind())).sum()
    }

    /// The best neighbouring Room to go to without being attacked.
    pub fn best_step(&self, here: SlotId, spent: i32, silent: bool) -> Option<(SlotId, i32)> {
        let open = self.board.neighbours(here).filter(|&(corridor, _)| self.board.is_passable(corridor));
        open.map(|(_, to)| (to, self.go(to, spent, silent))).max_by_key(|&(_, value)| value)
    }

    fn deed(&self, deed: Deed, here: SlotId) -> i32 {
        let fighting = self.in_combat();
        match deed {
            Deed::Move(corridor) => {
                let lame = fighting && self.board.member(self.me).suffers(SeriousWound::Leg);
                let value = self.go(self.board.across(corridor, here), if lame { 2 } else { 1 }, false);
                if fighting { value - self.parting(here) * ESCAPE / 100 } else { value }
            }
            Deed::Careful(corridor) => self.go(self.board.across(corridor, here), 2, true),
            Deed::Shoot if fighting => self
                .board
                .loaded(self.me)
                .filter_map(|weapon| self.best_shot(here, weapon, 1))
                .map(|(_, value)| value)
                .max()
                .unwrap_or(NEVER),
            Deed::Shoot => self.smashing(here, 10),
            Deed::Melee if fighting => self.figures(here).map(|figure| self.striking(here, figure)).max().unwrap_or(NEVER),
            Deed::Melee => self.smashing(here, 0),
            Deed::PickUp => self.lying(here).map(|thing| self.object(thing)).max().map_or(NEVER, |gain| self.local_or_never(here, gain, 1)),
            Deed::Trade => self.local_or_never(here, self.wish_to_trade(here), 1),
            Deed::Craft => self.local_or_never(here, self.best_craft(false).map_or(0, |(_, gain)| gain), 1),
            Deed::Activate(item) => self.local_or_never(here, self.activation(item), 1),
            Deed::Play(card) => self.playing(card, here),
            Deed::Use(item) => self.using(item, here),
            Deed::RoomAction => match self.room_at(here) {
                Some(room) => {
                    // Whoever is out has no use for more cards.
                    let out = if self.exit_cost(room, here).is_some() { self.lateness(here, self.cards() - 2) } else { 0 };
                    self.local_or_never(here, self.room_action(room, here), 2) + out
                }
                None => NEVER,
            },
        }
    }

    /// An action that does nothing for us is not worth its cards.
    pub fn local_or_never(&self, here: SlotId, gain: i32, spent: i32) -> i32 {
        if gain <= 0 { NEVER } else { self.local(here, gain, spent) }
    }

    /// Attacking Eggs: each attempt makes noise (N-ROOM-NEST-14).
    fn smashing(&self, here: SlotId, ammo: i32) -> i32 {
        if !self.plan.nest || !self.board.is_nest(here) {
            return NEVER;
        }
        let noise = self.noise_roll(here, self.hand_after(1));
        self.local(here, 130 - noise - ammo, 1).max(self.local(here, 20, 1))
    }

    /// Activating a personal Item.
    fn activation(&self, item: Item) -> i32 {
        let given_up = match item.facts().activation {
            Some((Activation::Discard(items), _)) => {
                items.iter().filter(|&&item| self.has(item)).map(|&item| self.item(item) / 2).min().unwrap_or(1000)
            }
            Some((Activation::Room(_), _)) | None => 0,
        };
        self.item(item) - given_up
    }

    /// Whether something is dropped for free.
    fn dropping(&self, thing: Thing, here: SlotId) -> i32 {
        let member = self.board.member(self.me);
        if thing == Thing::BlueCorpse && self.plan.post_mortem && self.here_is(Room::Surgery) {
            return self.local(here, 400, 0);
        }
        if matches!(thing, Thing::RedCorpse(_)) && self.cooperative() && self.revival_place() == Some(here) {
            return self.local(here, 160, 0);
        }
        if self.in_combat() {
            return NEVER;
        }
        let Some(carried) = member.hands.iter().find(|carried| carried.thing == thing) else { return NEVER };
        let kept = self.thing(carried);
        if thing.is_object() && kept == 0 {
            // Eggs draw trouble, and a free hand is always good.
            return self.local(here, 6, 0);
        }
        // Room for something that is wanted more.
        let wanted = self.lying(here).map(|thing| self.object(thing)).max().unwrap_or(0);
        let egg = if self.here_is(Room::Nest) { self.egg_taking() } else { 0 };
        let better = wanted.max(egg);
        if !member.has_free_hand() && better > kept + 40 && self.cards() >= 1 { self.local(here, better - kept - 20, 0) } else { NEVER }
    }

    /// The value of playing a card.
    fn playing(&self, card: ActionCard, here: SlotId) -> i32 {
        let spent = 1 + i32::from(card.facts().cost);
        match card {
            ActionCard::Search | ActionCard::Scavenging => {
                let colour = self.board.colour(here);
                self.local_or_never(here, self.haul(colour), spent)
            }
            ActionCard::Rest => self.local_or_never(here, self.scanning(), spent),
            ActionCard::SuppressiveFire | ActionCard::CoveringFire => {
                self.best_step(here, spent, false).map_or(NEVER, |(_, value)| value - 6)
            }
            ActionCard::Reconnaissance => self.best_step(here, spent, true).map_or(NEVER, |(_, value)| value),
            ActionCard::TechnicalCorridors => self.best_entrance(here).map_or(NEVER, |to| self.go(to, self.cards(), false)),
            ActionCard::TakingAim | ActionCard::FullAuto => {
                let weapons = self.board.loaded(self.me).filter_map(|weapon| self.best_shot(here, weapon, 1));
                weapons.map(|(_, value)| value + 8).max().unwrap_or(NEVER)
            }
            ActionCard::Adrenaline => self.alternatives(Deed::Play(card), here).map(|(_, value)| value).max().unwrap_or(NEVER),
            ActionCard::Order => NEVER + self.local_or_never(here, self.shoving(here), spent).max(0),
            ActionCard::Motivation => {
                let crew = self.board.characters_in(here).without(self.me).iter().count() as i32;
                self.local(here, 8 + if self.cooperative() { 6 * crew } else { -2 * crew }, spent)
            }
            ActionCard::Reload => self.local(here, if self.ammo() <= 2 { 16 } else { 9 }, spent),
            ActionCard::RiskAssessment => self.local(here, 9, spent),
            ActionCard::OldFriend => {
                self.room_at(here).map_or(NEVER, |room| self.local_or_never(here, self.room_action(room, here), spent))
            }
            ActionCard::Intranet => {
                let best = self.best_remote(here).map_or(0, |(_, gain)| gain);
                self.local_or_never(here, best, spent)
            }
            ActionCard::Demolition
            | ActionCard::BasicRepairs
            | ActionCard::Repairs
            | ActionCard::FastRepairs
            | ActionCard::ComputerSkills
            | ActionCard::Piloting
            | ActionCard::KnowledgeOfTheShip
            | ActionCard::Pyrotechnics
            | ActionCard::Ingenuity
            | ActionCard::BlockingAccess => {
                let best = self.alternatives(Deed::Play(card), here).map(|(_, gain)| gain).max().unwrap_or(0);
                self.local_or_never(here, best, spent)
            }
            // These answer something; they are no actions.
            ActionCard::Interruption | ActionCard::NervesOfSteel => NEVER,
        }
    }

    /// The value of using an Item.
    fn using(&self, item: Item, here: SlotId) -> i32 {
        let wounded_hand = self.board.member(self.me).suffers(SeriousWound::Hand);
        let spent = i32::from(item.facts().cost) + i32::from(wounded_hand);
        let fighting = self.in_combat();
        // A hoarder keeps Items that are used up.
        let hoarded = self.plan.items > 0 && item.facts().one_use && self.board.item_count(self.me) <= usize::from(self.plan.items);
        let used_up = if hoarded { 90 } else { 0 };
        let value = match item {
            Item::SmokeGrenade if fighting => self.best_step(here, spent, false).map_or(NEVER, |(_, value)| value - 15),
            Item::SmokeGrenade | Item::Decoy | Item::CommsKey | Item::LogKey => NEVER,
            Item::Grenade | Item::MolotovCocktail => self.throwing(item, here).map_or(NEVER, |(_, value)| value),
            Item::TechnicalCorridorsPlans => self.best_entrance(here).map_or(NEVER, |to| self.go(to, spent, false) - 10),
            Item::SpaceSuit => self.best_airway(here).map_or(NEVER, |to| self.go(to, self.cards(), false) - 10),
            Item::FireExtinguisher | Item::Taser if fighting => self.driving_off(here, spent).map_or(NEVER, |(_, value)| value - 12),
            Item::FireExtinguisher => self.local_or_never(here, self.dousing(here), spent),
            Item::Taser => NEVER,
            Item::ReconDrone | Item::NemesisPlans => self.local_or_never(here, self.looking(), spent),
            Item::ExtendedMagazine => self.local(here, 24, spent),
            Item::SelfDestructKey => self.local_or_never(here, self.sequence(), spent),
            Item::EvacuationKeyRed | Item::EvacuationKeyPilot => self.local_or_never(here, self.unlocking_here(here), spent),
            Item::Chemicals => self.local(here, 30, spent),
            Item::SyntheticFood => self.local(here, if self.cards() <= 3 { 40 } else { 14 }, spent),
            Item::AdrenalineInjection => {
                let hurry = if self.cards() >= 3 && self.place(here) > 150 { 30 } else { 0 };
                self.local_or_never(here, hurry, spent)
            }
            Item::Alcohol => self.local_or_never(here, self.drinking(), spent),
            Item::MilitaryDrugs => self.local_or_never(here, 18 * i32::from(self.hand().contamination()), spent),
            Item::Antidote => {
                let after = self.body.cured().with_contamination().worth();
                self.local_or_never(here, after - self.body.worth() - CARD, spent)
            }
            Item::OrbitalManeuveringSystem => {
                let saved = if fighting { self.burden(here, self.hand_after(spent)) } else { 0 };
                if saved > 80 && self.cards() <= 2 { self.local(here, saved, spent) } else { NEVER }
            }
            Item::LaboratoryEquipment => {
                let gain = if self.plan.analyse.contains(&true) { 300 } else { 20 };
                self.local(here, gain, spent)
            }
            Item::Flashlight => self.local_or_never(here, self.haul(self.board.colour(here)), spent),
            Item::SecurityKey => NEVER,
            Item::EnergyChargeRed
            | Item::EnergyChargeYellow
            | Item::Tools
            | Item::DuctTape
            | Item::ClothesYellow
            | Item::ClothesGreen
            | Item::Medkit
            | Item::Bandages
            | Item::PlasmaTorch => {
                let best = self.alternatives(Deed::Use(item), here).map(|(_, gain)| gain).max().unwrap_or(0);
                self.local_or_never(here, best, spent)
            }
            // Weapons and Items that work by themselves are never used like that.
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
            | Item::Armor => NEVER,
        };
        value.saturating_sub(used_up)
    }

    /// The alternatives of an action in the order of its text, each with what it does for us.
    pub fn alternatives(&self, deed: Deed, here: SlotId) -> impl Iterator<Item = (u8, i32)> {
        let fix = if self.board.chamber(here).malfunction { self.repairing(here) } else { 0 };
        let engine = self.room_at(here).and_then(Sight::engine_of).map_or(0, |engine| self.engine(engine));
        let door = self.best_door(here).map_or(0, |(_, gain)| gain);
        let room = self.room_at(here).filter(|_| !self.board.chamber(here).malfunction).map_or(0, |room| self.room_action(room, here));
        let by_computer = if self.board.has_computer(here) { room } else { 0 };
        let wounds = &self.board.member(self.me).wounds;
        let open = wounds.iter().any(|card| !card.dressed);
        let dressed = wounds.iter().any(|card| card.dressed);
        let healing = self.body.healed().worth() - self.body.worth();
        let dress = if open { 18 + healing / 4 } else { 0 };
        let heal = if dressed { healing } else { 0 };
        let light = self.body.rested().worth() - self.body.worth();
        let slime = if self.body.slimed { 40 } else { 0 };
        let charge = match self.missing_charge() {
            0 => 0,
            missing if self.ammo() == 0 => 20 * missing,
            missing => 9 * missing - 8,
        };
        let found: [i32; 3] = match deed {
            Deed::Play(ActionCard::Demolition) => [door / 2, 0, 0],
            Deed::Play(ActionCard::BasicRepairs | ActionCard::Repairs | ActionCard::FastRepairs) => [fix, engine, 0],
            Deed::Play(ActionCard::Ingenuity) => [fix, engine, self.best_craft(true).map_or(0, |(_, gain)| gain)],
            Deed::Play(ActionCard::ComputerSkills) => [door, by_computer, 0],
            Deed::Play(ActionCard::Piloting) => {
                let course = if self.view.coordinates.is_none() { self.course().1 } else { 0 };
                let cockpit = if self.here_is(Room::Cockpit) { room } else { by_computer };
                [cockpit, if self.board.has_computer(here) { course } else { 0 }, 0]
            }
            Deed::Play(ActionCard::KnowledgeOfTheShip) => [door, self.looking(), 0],
            Deed::Play(ActionCard::Pyrotechnics) => [0, self.dousing(here), 0],
            Deed::Play(ActionCard::BlockingAccess) => [by_computer, 0, 0],
            Deed::Play(ActionCard::Adrenaline) => {
                let shot = self.board.loaded(self.me).filter_map(|weapon| self.best_shot(here, weapon, 1)).map(|(_, value)| value).max();
                let step = self.best_step(here, 1, false).map(|(_, value)| value - self.parting(here));
                [shot.map_or(NEVER, |value| value + CARD), step.map_or(NEVER, |value| value + CARD), NEVER]
            }
            Deed::Use(Item::EnergyChargeRed | Item::EnergyChargeYellow) => [charge, door - 12, 0],
            Deed::Use(Item::Tools) => [fix, engine, door - 15],
            Deed::Use(Item::DuctTape) => [fix, engine, 0],
            Deed::Use(Item::ClothesYellow | Item::ClothesGreen) => [slime, dress, 0],
            Deed::Use(Item::Medkit) => [dress, heal, 0],
            Deed::Use(Item::Bandages) => [dress, light, 0],
            Deed::Use(Item::PlasmaTorch) => [door, 0, 0],
            Deed::Use(Item::FireExtinguisher) => {
                if self.in_combat() {
                    [0, 100, 0]
                } else {
                    [self.dousing(here), 0, 0]
                }
            }
            Deed::Use(Item::Taser) => [100, 0, 0],
            Deed::RoomAction | Deed::Play(_) | Deed::Use(_) => match self.room_at(here) {
                Some(Room::EmergencyRoom) => {
                    let best = self.treatment().map_or(0, |(option, _)| option);
                    [1, 2, 3].map(|option| i32::from(option == best))
                }
                Some(Room::Cockpit) => {
                    let best = self.course().0;
                    [1, 2, 3].map(|option| i32::from(option == best))
                }
                Some(_) | None => [1, 1, 1],
            },
            Deed::Move(_) | Deed::Careful(_) | Deed::Shoot | Deed::Melee | Deed::PickUp | Deed::Trade | Deed::Craft | Deed::Activate(_) => {
                [0; 3]
            }
        };
        (1..).zip(found)
    }

    /// The Door next to us that is best opened or closed, and what that is worth.
    pub fn best_door(&self, here: SlotId) -> Option<(CorridorId, i32)> {
        self.board.corridors(here).map(|corridor| (corridor, self.door(corridor, here))).max_by_key(|&(_, gain)| gain)
    }

    pub fn door(&self, corridor: CorridorId, here: SlotId) -> i32 {
        let to = self.board.across(corridor, here);
        match self.board.door(corridor) {
            Door::Closed => {
                let beyond = self.place(to) - CARD - self.arrival(to, 3, false);
                // Behind the last Door there is always something to be had: a way.
                let shut_in = !self.board.corridors(here).any(|corridor| self.board.is_passable(corridor));
                let ways: i32 = self
                    .board
                    .neighbours(here)
                    .filter(|&(other, _)| self.board.is_passable(other))
                    .map(|(_, to)| self.place(to) - CARD - self.arrival(to, 3, false))
                    .max()
                    .unwrap_or(0);
                (beyond - ways.max(self.errands[here.index()])).max(0) + if shut_in { 30 } else { 0 }
            }
            Door::Open => {
                let prowling: i32 = self.figures(to).map(|figure| self.danger.company(figure.kind())).sum();
                prowling / 6 - 10
            }
            Door::Destroyed => 0,
        }
    }

    /// Putting out the fire here.
    fn dousing(&self, here: SlotId) -> i32 {
        if !self.board.chamber(here).fire || self.plan.destroy {
            return 0;
        }
        super::errands::blaze(self.board.fires()) * BLAZE / 200
            + if self.place(here) == self.errands[here.index()] { self.danger.light } else { 0 }
    }

    /// Alcohol: one card in hand is scanned and leaves.
    fn drinking(&self) -> i32 {
        let hand = self.hand();
        if hand.contamination() == 0 {
            return 0;
        }
        self.body.relieved(hand).worth() - self.body.worth()
    }

    /// A key in an Evacuation Section.
    fn unlocking_here(&self, here: SlotId) -> i32 {
        match self.room_at(here) {
            Some(section @ (Room::EvacuationSectionA | Room::EvacuationSectionB))
                if self.pods(section, true) == 0 && self.pods(section, false) > 0 =>
            {
                self.leaving(POD)
            }
            Some(_) | None => 0,
        }
    }

    /// Another Room with an entrance to the same Technical Corridors.
    pub fn best_entrance(&self, here: SlotId) -> Option<SlotId> {
        let network = self.board.network(here)?;
        SlotId::all()
            .filter(|&slot| slot != here && self.board.network(slot) == Some(network))
            .max_by_key(|&slot| self.place(slot) - self.arrival(slot, 1, false))
    }

    /// Another explored yellow Room.
    pub fn best_airway(&self, here: SlotId) -> Option<SlotId> {
        let yellow = |slot: &SlotId| self.board.colour(*slot) == nemesis::generated::rooms::Colour::Yellow;
        SlotId::all().filter(|&slot| slot != here).filter(yellow).max_by_key(|&slot| self.place(slot) - self.arrival(slot, 1, false))
    }

    /// Intranet: the Room elsewhere whose action helps most.
    pub fn best_remote(&self, here: SlotId) -> Option<(SlotId, i32)> {
        let gain = |slot: SlotId| self.room_at(slot).map_or(0, |room| self.room_action(room, slot));
        SlotId::all()
            .filter(|&slot| slot != here && self.board.has_computer(slot))
            .map(|slot| (slot, gain(slot)))
            .max_by_key(|&(_, gain)| gain)
    }

    /// Sending somebody into a Room where an Intruder waits.
    fn shoving(&self, here: SlotId) -> i32 {
        let victim = self.board.characters_in(here).without(self.me).iter().any(|seat: Seat| self.plan.hostile_to(seat));
        let trap = self.board.neighbours(here).any(|(corridor, to)| self.board.is_passable(corridor) && self.board.has_intruder(to));
        if victim && trap { 90 } else { 0 }
    }

    /// The Room a Grenade or a Molotov Cocktail is thrown into, and the value of that.
    pub fn throwing(&self, item: Item, here: SlotId) -> Option<(SlotId, i32)> {
        let strong = item == Item::Grenade;
        let value = |slot: SlotId| {
            let crew = self.board.characters_in(slot);
            let own = if slot == here { self.danger.serious } else { 0 };
            let hurt: i32 = crew.without(self.me).iter().map(|seat| if self.plan.hostile_to(seat) { -80 } else { 90 }).sum();
            let hits: i32 = self
                .figures(slot)
                .enumerate()
                .map(|(index, figure)| {
                    let injuries = self.board.swarm.figure(figure).injuries + if strong && index == 0 { 2 } else { 1 };
                    let near = if slot == here { 10 } else { 4 };
                    self.falls(figure.kind(), injuries) * self.danger.company(figure.kind()) * near / 10_000
                })
                .sum();
            let eggs = if self.plan.nest && self.board.is_nest(slot) { if strong { 200 } else { 110 } } else { 0 };
            hits.max(eggs) - own - hurt
        };
        let near = self.board.neighbours(here).filter(|&(corridor, _)| self.board.is_passable(corridor)).map(|(_, to)| to);
        let (slot, gain) = near.chain([here]).map(|slot| (slot, value(slot))).max_by_key(|&(_, gain)| gain)?;
        (gain > 30).then(|| (slot, self.local(here, gain - 20, 1)))
    }

    /// What could be made of what we carry.
    pub fn best_craft(&self, any_tool: bool) -> Option<(Item, i32)> {
        use nemesis::generated::items::{CRAFTED, ItemGroup};
        if self.plan.items > 0 {
            return None;
        }
        let held = |item: Item, component| {
            item.facts().component == Some(component)
                || (any_tool && component == nemesis::generated::items::Component::Tool && item.facts().group == ItemGroup::Yellow)
        };
        let cost = |component| {
            let fitting = self.board.inventory.kinds(self.me).filter(|&item| held(item, component));
            fitting.map(|item| self.item(item)).min()
        };
        let gain = |item: Item| {
            let [first, second] = item.facts().recipe?;
            if !self.view.stock.contains_key(&item) {
                return None;
            }
            Some((item, self.item(item) + 20 - (cost(first)? + cost(second)?) * 2 / 3))
        };
        CRAFTED.into_iter().filter_map(gain).max_by_key(|&(_, gain)| gain)
    }
}
