//! What is worth doing where: Room actions, Objects to fetch, Rooms to find.

use super::goals::weakness_of;
use super::mind::Mind;
use super::sight::Sight;
use super::weights::{BLAZE, CARD, CHECK, COURSE, CURIOSITY, DUTY, EVAC_HOPE, FIND, HEAL, HULL, POD, REPAIR, SABOTAGE, STOP, UNLOCK};
use kernel::Seat;
use nemesis::board::{Thing, Whereabouts};
use nemesis::generated::crew::ActionCard;
use nemesis::generated::items::Item;
use nemesis::generated::rooms::{Room, RoomGroup};
use nemesis::generated::tokens::ObjectKind;
use nemesis::ids::{SLOTS, SlotId};

/// Additional Room tiles in the box: not all of them are aboard.
const ADDITIONAL: i32 = 9;

impl Mind<'_> {
    pub fn all_errands(&self) -> [i32; SLOTS] {
        let mut worth = [0; SLOTS];
        if self.here().is_none() {
            return worth;
        }
        for slot in SlotId::all() {
            worth[slot.index()] = self.errand(slot).max(0);
        }
        worth
    }

    /// The best that can be done in a Room.
    fn errand(&self, slot: SlotId) -> i32 {
        let chamber = self.board.chamber(slot);
        let mut best = self.fetching(slot).max(self.hunting(slot)).max(self.putting_down(slot));
        if !chamber.explored {
            best = best.max(self.exploring(slot));
        }
        let Some(room) = self.room_at(slot) else { return best };
        let mut action = self.room_action(room, slot) - 2 * CARD;
        if chamber.malfunction {
            action = if self.can_repair() { action * 4 / 5 - CARD } else { action / 4 };
        }
        if !chamber.explored {
            // The tile was looked at: going there explores it first.
            action -= CARD;
        }
        best = best.max(action);
        if chamber.counter > 0 && self.can_search() {
            best = best.max(self.haul(room.facts().colour));
        }
        if chamber.malfunction && self.can_repair() {
            best = best.max(self.repairing(slot));
        }
        if room == Room::Cabins && !chamber.malfunction {
            best = best.max(8);
        }
        if let Some(engine) = Sight::engine_of(room) {
            best = best.max(self.engine(engine));
        }
        best
    }

    pub fn can_search(&self) -> bool {
        self.holds(ActionCard::Search) || self.holds(ActionCard::Scavenging) || self.has(Item::Flashlight)
    }

    /// What the action of a Room would do for us there, its cost aside.
    pub fn room_action(&self, room: Room, slot: SlotId) -> i32 {
        let plan = &self.plan;
        match room {
            Room::Armory => self.missing_charge().min(2) * if self.ammo() <= 1 { 22 } else { 11 },
            Room::CommsRoom if plan.signal => DUTY,
            Room::CommsRoom => 0,
            Room::EmergencyRoom => self.treatment().map(|(_, worth)| worth).unwrap_or(0),
            Room::EvacuationSectionA | Room::EvacuationSectionB => self.boarding(room),
            Room::FireControlSystem => self.fire_control().map_or(0, |(_, worth)| worth),
            Room::Generator => self.sequence(),
            Room::Laboratory => self.analysis(slot),
            Room::Nest => self.egg_taking(),
            Room::Storage => (0..3).map(|deck| self.haul_from(deck)).max().unwrap_or(0),
            Room::Surgery => self.body.cured().with_light().worth() - self.body.worth() - CARD,
            Room::AirlockControl => self.airlock().map_or(0, |(_, worth)| worth),
            Room::Cabins | Room::RoomCoveredWithSlime => 0,
            Room::Canteen => self.snack(),
            Room::CommandCenter => 0,
            Room::EngineControlRoom if self.needs_bridge() => {
                let unknown = self.view.engines.iter().filter(|engine| engine.is_none()).count() as i32;
                if self.engines_known_working() >= 2 { 0 } else { CHECK * 6 / 10 * unknown }
            }
            Room::EngineControlRoom => 0,
            Room::HatchControlSystem => self.unlocking(),
            Room::MonitoringRoom => self.looking(),
            Room::ShowerRoom => self.shower(),
            Room::Cockpit => self.course().1,
            Room::Engine1 | Room::Engine2 | Room::Engine3 => {
                let unknown = Sight::engine_of(room).is_some_and(|engine| self.view.engines[engine].is_none());
                if unknown && self.needs_bridge() && self.engines_known_working() < 2 { CHECK } else { 0 }
            }
            Room::Hibernatorium if plan.pod && self.deadline() > 2 => 0,
            Room::Hibernatorium => match self.view.time + 1 {
                _ if self.chambers_open() => self.leaving(self.hibernation()),
                // The chambers open after this round: be there.
                next if next >= nemesis::generated::ship::TIME_OPENS => self.leaving(self.hibernation()) / 2,
                _ => 0,
            },
        }
    }

    /// What finding a Room would be good for, later if not at once.
    fn hope(&self, room: Room) -> i32 {
        let plan = &self.plan;
        match room {
            Room::Laboratory if plan.analyse.contains(&true) => DUTY * 2 / 3,
            Room::Nest if plan.nest || plan.egg || plan.analyse[1] => DUTY * 2 / 3,
            Room::Surgery if plan.post_mortem => DUTY * 2 / 3,
            Room::Generator if plan.destroy && !self.counting_down() => DUTY * 2 / 3,
            Room::EvacuationSectionA | Room::EvacuationSectionB if plan.pod || plan.destroy || self.counting_down() => DUTY * 2 / 3,
            Room::EvacuationSectionA | Room::EvacuationSectionB if self.pods(room, true) > 0 => 120 + self.leaving(POD) / 2,
            Room::EvacuationSectionA | Room::EvacuationSectionB => EVAC_HOPE,
            Room::HatchControlSystem if plan.pod => DUTY / 2,
            // What could be seen from there is what we are looking for here.
            Room::MonitoringRoom => 5,
            Room::Armory
            | Room::CommsRoom
            | Room::EmergencyRoom
            | Room::FireControlSystem
            | Room::Generator
            | Room::Laboratory
            | Room::Nest
            | Room::Storage
            | Room::Surgery
            | Room::AirlockControl
            | Room::Cabins
            | Room::Canteen
            | Room::CommandCenter
            | Room::EngineControlRoom
            | Room::HatchControlSystem
            | Room::RoomCoveredWithSlime
            | Room::ShowerRoom
            | Room::Cockpit
            | Room::Engine1
            | Room::Engine2
            | Room::Engine3
            | Room::Hibernatorium => self.room_action(room, SlotId::NONE).max(0),
        }
    }

    /// Exploring a Room: Items, and whatever we hope to find.
    fn exploring(&self, slot: SlotId) -> i32 {
        let group = Sight::group_of(self.board.slot_facts(slot).kind);
        let hoped: i32 = match self.room_at(slot) {
            Some(_) => 0,
            None => {
                let unknown = match group {
                    RoomGroup::Basic => self.unknown(group),
                    RoomGroup::Additional | RoomGroup::Special => ADDITIONAL - 5 + self.unknown(group),
                };
                let hidden = Room::ALL.into_iter().filter(|room| room.facts().group == group && self.may_be_hidden(*room));
                hidden.map(|room| self.hope(room)).sum::<i32>() / unknown.max(1)
            }
        };
        let items = if self.can_search() { FIND } else { FIND / 2 };
        let duty = if self.plan.explore { DUTY / 2 } else { 0 };
        // Who has done everything looks for a way out, not for trouble.
        let curiosity = if self.ready { 0 } else { CURIOSITY };
        // Two of five Rooms are out of order when they are found.
        let risk = if self.plan.destroy { 0 } else { hull(self.board.malfunctions() + 1) * HULL / 250 };
        hoped + items + duty + curiosity - risk
    }

    /// Objects to be picked up here.
    fn fetching(&self, slot: SlotId) -> i32 {
        let lying = self.lying(slot).map(|thing| self.object(thing)).max().unwrap_or(0);
        if lying == 0 || self.is_busy_carrying() { 0 } else { lying - CARD }
    }

    /// Everything that lies in a Room.
    pub fn lying(&self, slot: SlotId) -> impl Iterator<Item = Thing> + '_ {
        let objects = &self.board.chamber(slot).objects;
        let blue = objects.blue_corpse.then_some(Thing::BlueCorpse);
        let carcass = (objects.carcasses > 0).then_some(Thing::Carcass);
        let egg = (objects.eggs > 0).then_some(Thing::Egg);
        blue.into_iter().chain(carcass).chain(egg).chain(objects.red_corpses.iter().map(Thing::RedCorpse))
    }

    /// Whether an Object is in hand that has to be brought somewhere first.
    fn is_busy_carrying(&self) -> bool {
        let hands = &self.board.member(self.me).hands;
        let wanted = hands.iter().filter(|carried| carried.thing.is_object() && self.object(carried.thing) > 0).count();
        wanted >= usize::from(self.board.member(self.me).slots())
    }

    /// Where to bring what is carried and only has to be put down: the blue Corpse, the dead of a cooperative crew.
    fn putting_down(&self, slot: SlotId) -> i32 {
        let member = self.board.member(self.me);
        let room = self.room_at(slot);
        if self.plan.post_mortem && room == Some(Room::Surgery) && member.carries(Thing::BlueCorpse) {
            return DUTY;
        }
        let dead = member.hands.iter().any(|carried| matches!(carried.thing, Thing::RedCorpse(_)));
        if dead && self.cooperative() && self.revival_place() == Some(slot) { 150 } else { 0 }
    }

    /// N-MODE-COOP-07: the Emergency Room, if it revives.
    pub fn revival_place(&self) -> Option<SlotId> {
        self.find(Room::EmergencyRoom).filter(|&slot| {
            let chamber = self.board.chamber(slot);
            chamber.explored && !chamber.malfunction && !self.board.has_intruder(slot)
        })
    }

    /// Intruders we have to kill, and Eggs.
    fn hunting(&self, slot: SlotId) -> i32 {
        let mut worth = 0;
        if self.plan.nest && self.board.is_nest(slot) && self.board.free_eggs(slot) > 0 {
            worth = DUTY - 20 * i32::from(self.board.free_eggs(slot));
        }
        if self.ammo() >= 3 && self.body.serious <= 1 {
            if self.plan.queen && self.queen() == Some(slot) {
                worth = worth.max(DUTY);
            }
            let carcass = self.plan.analyse[weakness_of(ObjectKind::Carcass)];
            if carcass && self.figures(slot).count() == 1 && self.carcass_lies_nowhere() {
                worth = worth.max(DUTY / 2);
            }
        }
        worth
    }

    fn carcass_lies_nowhere(&self) -> bool {
        SlotId::all().all(|slot| self.board.chamber(slot).objects.carcasses == 0)
            && !self.board.seats().any(|seat| self.carries_kind(seat, ObjectKind::Carcass))
    }

    /// What removing the Malfunction marker here is good for.
    pub fn repairing(&self, slot: SlotId) -> i32 {
        let out = self.board.malfunctions();
        // The hull does not hold out much longer.
        let hull = if self.plan.destroy { 0 } else { hull(out) * HULL / 100 };
        let action = self.room_at(slot).map_or(0, |room| self.room_action(room, slot) * 4 / 5 - 2 * CARD);
        hull.max(action) + 4
    }

    /// Turning an engine the way we want it, for somebody with the means at hand.
    pub fn engine(&self, engine: usize) -> i32 {
        if !self.can_repair() {
            return 0;
        }
        let sabotage = self.wants_wreck();
        match self.view.engines[engine.min(2)] {
            Some(false) if sabotage => 0,
            Some(true) | None if sabotage => 160,
            Some(true) => 0,
            Some(false) | None if !self.needs_bridge() || self.engines_known_working() >= 2 => 0,
            Some(false) => REPAIR + 40,
            None => REPAIR,
        }
    }

    /// Whether the ship should fail because somebody sleeps who must not wake up.
    pub fn wants_wreck(&self) -> bool {
        let asleep = |seat: Seat| self.board.member(seat).place == Whereabouts::Hibernating;
        !self.plan.needs_ship() && self.others().any(|seat| self.plan.hostile_to(seat) && asleep(seat))
    }

    /// Whether to check the course or to set it (options 1 and 2 of the Cockpit), and what that is worth.
    pub fn course(&self) -> (u8, i32) {
        if !self.needs_bridge() || (self.counting_down() && !self.can_be_stopped()) {
            return (1, 0);
        }
        let weight = if self.plan.needs_ship() { COURSE + 50 } else { COURSE };
        match self.destination() {
            None => (1, weight),
            Some(there) if there == self.wanted_destination() => (1, 0),
            Some(_) if self.board.anybody_hibernates() => (1, 0),
            Some(_) => (2, weight + 50),
        }
    }

    /// The Generator: to start the countdown or to stop it.
    pub fn sequence(&self) -> i32 {
        if self.counting_down() {
            let dislike = if self.plan.needs_ship() { 2 * STOP } else { STOP };
            let spoils = !self.plan.destroy && self.can_be_stopped() && !(self.ready && self.pods_open());
            return if spoils { dislike } else { 0 };
        }
        if self.board.anybody_hibernates() || self.pods_left() == 0 {
            return 0;
        }
        let section = [Room::EvacuationSectionA, Room::EvacuationSectionB].into_iter().filter(|&section| self.pods(section, false) > 0);
        let known = section.filter_map(|section| self.find(section)).count() > 0;
        let rest = super::goals::Plan { destroy: false, ..self.plan };
        if self.plan.destroy && rest.done(self) && known {
            DUTY + 60
        } else if (self.plan.victim.is_some() || self.plan.alone) && known && self.view.time >= 4 && self.body.worth() > 600 {
            SABOTAGE
        } else {
            0
        }
    }

    pub fn pods_left(&self) -> usize {
        self.pods(Room::EvacuationSectionA, false) + self.pods(Room::EvacuationSectionB, false)
    }

    fn boarding(&self, room: Room) -> i32 {
        let worth = self.leaving(POD);
        if self.pods(room, true) > 0 {
            // A failure is not the end: trying at once beats waiting for silence.
            worth
        } else if self.pods(room, false) == 0 {
            0
        } else if self.has_any(&[Item::EvacuationKeyRed, Item::EvacuationKeyPilot]) {
            worth * 4 / 5
        } else if self.counting_down() {
            // They unlock in time: wait there.
            worth / 2
        } else {
            0
        }
    }

    /// Hatch Control: opening a Pod for ourselves.
    pub fn unlocking(&self) -> i32 {
        if self.pods_left() == 0 || self.pods_open() || self.counting_down() {
            return 0;
        }
        let known = [Room::EvacuationSectionA, Room::EvacuationSectionB]
            .into_iter()
            .any(|section| self.pods(section, false) > 0 && self.find(section).is_some_and(|slot| self.board.chamber(slot).explored));
        let safer = POD - self.hibernation();
        let need = if self.plan.pod { UNLOCK } else { UNLOCK * safer / 1000 };
        let pressing = if self.ready || self.deadline() <= 4 { 2 } else { 1 };
        if known { need * pressing } else { need / 3 }
    }

    fn analysis(&self, slot: SlotId) -> i32 {
        let there = |object: ObjectKind| {
            let lies = slot.is_some() && self.lying(slot).any(|thing| super::goals::kind_of(thing) == Some(object));
            let brought = slot.is_some() && self.board.characters_in(slot).iter().any(|seat| self.carries_kind(seat, object));
            lies || brought || self.carries_kind(self.me, object)
        };
        let worth = |object: ObjectKind| {
            let weakness = weakness_of(object);
            if self.view.weaknesses[weakness].is_some() || !there(object) {
                0
            } else if self.plan.analyse[weakness] {
                DUTY
            } else {
                45
            }
        };
        ObjectKind::ALL.into_iter().map(worth).max().unwrap_or(0)
    }

    /// Taking an Egg from the Nest.
    pub fn egg_taking(&self) -> i32 {
        let wanted = (self.plan.egg || self.plan.analyse[1]) && !self.carries_kind(self.me, ObjectKind::Egg);
        if self.view.eggs == 0 {
            0
        } else if wanted {
            DUTY - 20
        } else if self.plan.nest {
            60
        } else {
            0
        }
    }

    fn snack(&self) -> i32 {
        let heal = if self.body.light > 0 { self.danger.light * 3 / 4 } else { 0 };
        heal + self.scanning().max(0)
    }

    fn shower(&self) -> i32 {
        let slime = if self.body.slimed { 45 } else { 0 };
        slime + self.scanning().max(0)
    }

    /// Scanning the Contamination cards in hand.
    pub fn scanning(&self) -> i32 {
        // A second infection kills at once; there is a Surgery for that.
        if self.hand().contamination() == 0 || (self.body.larva && self.deadline() > 3) {
            return 0;
        }
        self.body.worth_after_scan(self.hand()) - self.body.worth()
    }

    /// The option of the Emergency Room that helps most.
    pub fn treatment(&self) -> Option<(u8, i32)> {
        let wounds = &self.board.member(self.me).wounds;
        let open = wounds.iter().filter(|card| !card.dressed).count() as i32;
        let dressed = wounds.iter().any(|card| card.dressed);
        let healed = self.body.healed().worth();
        let fresh = self.body.rested().worth();
        let options = [
            // A dressed wound can be healed next: that is most of its worth.
            (1, if open > 0 { 20 * open + (healed - self.body.worth()) * HEAL / 100 } else { 0 }),
            (2, if dressed { healed - self.body.worth() } else { 0 }),
            (3, fresh - self.body.worth()),
        ];
        options.into_iter().filter(|(_, worth)| *worth > 0).max_by_key(|&(_, worth)| worth)
    }

    /// The Room where fire control does most for us.
    pub fn fire_control(&self) -> Option<(SlotId, i32)> {
        let fires = if self.plan.destroy { 0 } else { blaze(self.board.fires()) * BLAZE / 100 };
        let worth = |slot: SlotId| {
            let chamber = self.board.chamber(slot);
            let fire = if chamber.fire { fires + self.errand_worth_of(slot) / 4 + 2 } else { 0 };
            let hunted: i32 = if self.board.characters_in(slot).iter().any(|seat| !self.plan.hostile_to(seat)) {
                self.figures(slot).count() as i32 * if self.cooperative() { 60 } else { 25 }
            } else {
                self.figures(slot).count() as i32 * (self.errand_worth_of(slot) / 5)
            };
            fire + hunted
        };
        SlotId::all().map(|slot| (slot, worth(slot))).filter(|&(_, worth)| worth > 0).max_by_key(|&(_, worth)| worth)
    }

    /// Errands as far as they are known already; while they are being found out, none.
    fn errand_worth_of(&self, slot: SlotId) -> i32 {
        self.errands[slot.index()]
    }

    /// The yellow Room whose air is best let out.
    pub fn airlock(&self) -> Option<(SlotId, i32)> {
        let worth = |slot: SlotId| {
            let inside = self.board.characters_in(slot);
            let friend = |seat: Seat| seat == self.me || !self.plan.hostile_to(seat);
            if inside.iter().any(friend) {
                return -1;
            }
            let prey = inside.iter().count() as i32 * 280;
            prey + self.figures(slot).map(|figure| self.danger.company(figure.kind()) / 3).sum::<i32>()
        };
        let yellow = |slot: &SlotId| self.board.colour(*slot) == nemesis::generated::rooms::Colour::Yellow;
        SlotId::all().filter(yellow).map(|slot| (slot, worth(slot))).filter(|&(_, worth)| worth > 0).max_by_key(|&(_, worth)| worth)
    }

    /// A look at a Room from afar.
    pub fn looking(&self) -> i32 {
        let best = self.unexplored().filter(|&slot| self.room_at(slot).is_none()).map(|slot| self.exploring(slot)).max().unwrap_or(0);
        (best - 40).max(0) / 3
    }
}

/// How much it matters to take away a Malfunction marker when so many lie on the ship: the ninth tears it apart (N-END-05).
fn hull(out: u8) -> i32 {
    match out {
        0..=3 => 12,
        4 => 30,
        5 => 70,
        6 => 140,
        7 => 240,
        _ => 360,
    }
}

/// Likewise a Fire marker: a fire spreads to all Rooms around at once (N-END-04).
pub fn blaze(out: u8) -> i32 {
    match out {
        0..=1 => 35,
        2 => 90,
        3 => 170,
        _ => 260,
    }
}
