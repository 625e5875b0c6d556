//! A seat's knowledge together with what it makes of it: the plan, the way out, and what is worth doing where.

use super::body::LIFE;
use super::goals::Plan;
use super::sight::Sight;
use super::weights::{EXPECT_LATE, FULFILLED, RESIGN, SURVIVE};
use kernel::Seat;
use nemesis::View;
use nemesis::generated::crew::ActionCard;
use nemesis::generated::items::Item;
use nemesis::generated::rooms::Room;
use nemesis::generated::ship::{COORDINATES, DESTINATION_START, Destination, SELF_LAST};
use nemesis::ids::SLOTS;
use std::ops::Deref;

/// What a seat thinks about its position.
pub struct Mind<'a> {
    sight: Sight<'a>,
    pub plan: Plan,
    /// Whether nothing keeps us aboard.
    pub ready: bool,
    /// What is worth doing in each Room.
    pub errands: [i32; SLOTS],
    /// What each Room is worth as a place to be, with the ways from there counted in.
    pub field: [i32; SLOTS],
    /// The same without what can be done in the own Room.
    pub onward: [i32; SLOTS],
    /// Fewest cards that bring us off the ship from each Room, when the end is near.
    pub way_out: [i32; SLOTS],
}

impl<'a> Deref for Mind<'a> {
    type Target = Sight<'a>;

    fn deref(&self) -> &Sight<'a> {
        &self.sight
    }
}

impl<'a> Mind<'a> {
    pub fn new(view: &'a View, me: Seat) -> Option<Self> {
        let sight = Sight::new(view, me)?;
        let plan = Plan::of(&sight);
        let ready = plan.done(&sight);
        let mut mind = Self { sight, plan, ready, errands: [0; SLOTS], field: [0; SLOTS], onward: [0; SLOTS], way_out: [0; SLOTS] };
        mind.way_out = mind.ways_out();
        mind.errands = mind.all_errands();
        mind.spread();
        Some(mind)
    }

    /// Player Phases until the ship is gone for whoever is aboard and awake, this one included.
    pub fn deadline(&self) -> i32 {
        let counted = self.view.self_destruct.map_or(i32::MAX, |moves| i32::from(SELF_LAST) - i32::from(moves));
        self.rounds_left().min(counted)
    }

    /// Of a thousand times, how often somebody who hibernates now wakes up.
    pub fn hibernation(&self) -> i32 {
        if self.counting_down() {
            return 0;
        }
        let fine = |there: Destination| there == Destination::Earth || (there == Destination::Mars && self.plan.mars_will_do);
        let course = match self.destination() {
            Some(there) => i32::from(fine(there)) * 980,
            // Whoever has set another course knew why, and whoever sleeps trusts it.
            None if self.view.destination != DESTINATION_START && self.cooperative() => 880,
            None if self.board.anybody_hibernates() => 700,
            None if self.view.destination != DESTINATION_START => 600,
            None => {
                let here = |card: &&[Destination; 4]| fine(card[usize::from(self.view.destination).min(3)]);
                COORDINATES.iter().filter(here).count() as i32 * 1000 / COORDINATES.len() as i32
            }
        };
        let trusted = self.board.anybody_hibernates() && self.engines_known_damaged() < 2;
        course * self.engines_hold().max(if trusted { 750 } else { 0 }) / 1000
    }

    /// Of a thousand times, how often at least two engines work (N-ENG-07).
    pub fn engines_hold(&self) -> i32 {
        let (working, damaged) = (self.engines_known_working(), self.engines_known_damaged());
        match (working, 3 - working - damaged) {
            (2.., _) => 1000,
            (1, 2) => 750,
            (1, 1) => 500,
            (0, 3) => 500,
            (0, 2) => 250,
            (_, _) => 0,
        }
    }

    /// What leaving in a way that succeeds so often (of a thousand) is worth now, compared with waiting for a better chance.
    pub fn leaving(&self, chance: i32) -> i32 {
        let deadline = self.deadline();
        let expected = match deadline {
            ..=1 => 0,
            2 => 250,
            3 => 450,
            4 => 550,
            _ => EXPECT_LATE,
        };
        let gain = (chance - expected).max(0) * 1000 / (1000 - expected);
        let worth = if self.ready {
            FULFILLED
        } else {
            let weak = match self.body.worth() * 10 / LIFE {
                ..=5 => 300,
                6 => 160,
                _ => 0,
            };
            let urge = match deadline {
                ..=1 => 650,
                2 => 520,
                3 => 400,
                4 => 280,
                5 => 180,
                6 => 100,
                _ => 0,
            };
            let prospect = self.outlook();
            let resigned = if self.view.time >= RESIGN { SURVIVE * (1000 - prospect) / 1000 } else { 0 };
            urge.max(weak).max(resigned)
        };
        worth * gain / 1000
    }

    /// How likely the Objective comes true if we stay alive, of a thousand.
    fn outlook(&self) -> i32 {
        if self.cooperative() {
            self.view.open_objectives.iter().map(|&objective| self.prospect(objective)).min().unwrap_or(0)
        } else {
            self.objectives().map(|objective| self.prospect(objective)).max().unwrap_or(0)
        }
    }

    /// Whether a Pod that is open can be had in a section we know of.
    pub fn pods_open(&self) -> bool {
        [Room::EvacuationSectionA, Room::EvacuationSectionB].into_iter().any(|section| self.pods(section, true) > 0)
    }

    /// Whether course and engines concern us.
    pub fn needs_bridge(&self) -> bool {
        let doomed = self.counting_down() && !self.can_be_stopped();
        self.plan.needs_ship() || !(self.plan.pod || self.plan.destroy || doomed || self.pods_open())
    }

    /// Where the ship should go.
    pub fn wanted_destination(&self) -> Destination {
        self.plan.arrive.unwrap_or(Destination::Earth)
    }

    /// Whether something at hand removes a Malfunction or turns an engine.
    pub fn can_repair(&self) -> bool {
        const CARDS: [ActionCard; 4] = [ActionCard::BasicRepairs, ActionCard::Repairs, ActionCard::FastRepairs, ActionCard::Ingenuity];
        CARDS.into_iter().any(|card| self.holds(card)) || self.has_any(&[Item::Tools, Item::DuctTape])
    }

    /// Whether something at hand opens a Door.
    pub fn can_open(&self) -> bool {
        const CARDS: [ActionCard; 3] = [ActionCard::ComputerSkills, ActionCard::KnowledgeOfTheShip, ActionCard::Demolition];
        const ITEMS: [Item; 4] = [Item::Tools, Item::EnergyChargeRed, Item::EnergyChargeYellow, Item::PlasmaTorch];
        CARDS.into_iter().any(|card| self.holds(card)) || self.has_any(&ITEMS)
    }
}
