//! Which Objective to play for, and what it still asks for.

use super::sight::Sight;
use kernel::Seat;
use nemesis::board::{Thing, Whereabouts};
use nemesis::generated::objectives::{Condition, Objective};
use nemesis::generated::ship::Destination;
use nemesis::generated::tokens::ObjectKind;

/// What is left to be done. Conditions that hold for good are not in it any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    pub signal: bool,
    pub nest: bool,
    pub queen: bool,
    pub explore: bool,
    /// Items to leave with.
    pub items: u8,
    /// Only an Escape Pod will do.
    pub pod: bool,
    /// The blue Corpse, or an Egg, has to come along.
    pub corpse: bool,
    pub egg: bool,
    /// Weaknesses to find: of Corpse, Egg and Carcass.
    pub analyse: [bool; 3],
    /// The blue Corpse is to lie in the Surgery.
    pub post_mortem: bool,
    pub arrive: Option<Destination>,
    /// A hibernating Character lives on Mars, too.
    pub mars_will_do: bool,
    pub destroy: bool,
    /// Whose Character must not survive.
    pub victim: Option<Seat>,
    pub alone: bool,
    pub friends: bool,
}

/// Which of the three Weaknesses an Object tells.
pub fn weakness_of(object: ObjectKind) -> usize {
    match object {
        ObjectKind::BlueCorpse | ObjectKind::RedCorpse => 0,
        ObjectKind::Egg => 1,
        ObjectKind::Carcass => 2,
    }
}

pub fn kind_of(thing: Thing) -> Option<ObjectKind> {
    match thing {
        Thing::Item(_) => None,
        Thing::BlueCorpse => Some(ObjectKind::BlueCorpse),
        Thing::RedCorpse(_) => Some(ObjectKind::RedCorpse),
        Thing::Carcass => Some(ObjectKind::Carcass),
        Thing::Egg => Some(ObjectKind::Egg),
    }
}

impl Plan {
    pub fn of(sight: &Sight<'_>) -> Self {
        let mut plan = Self::default();
        if sight.cooperative() {
            let open = &sight.view.open_objectives;
            let all_reach = |objective: &Objective| {
                let reaches = |way: &&[Condition]| way.iter().any(|condition| matches!(condition, Condition::ShipReaches(_)));
                objective.facts().any_of.iter().all(reaches)
            };
            let ship_must_live = open.iter().any(all_reach);
            for objective in open {
                let spares = |way: &&&[Condition]| !(ship_must_live && way.contains(&Condition::ShipDestroyed));
                let best = objective.facts().any_of.iter().filter(spares).max_by_key(|way| sight.way(way));
                plan.add(best.copied().unwrap_or_default(), sight);
            }
        } else if let Some(objective) = sight.objectives().max_by_key(|&objective| sight.prospect(objective)) {
            let best = objective.facts().any_of.iter().max_by_key(|way| sight.way(way));
            plan.add(best.copied().unwrap_or_default(), sight);
            plan.mars_will_do = objective.facts().survives_mars && sight.view.contact;
        }
        plan
    }

    fn add(&mut self, way: &[Condition], sight: &Sight<'_>) {
        for &condition in way {
            if sight.holds_for_good(condition) {
                continue;
            }
            match condition {
                Condition::ShipReaches(there) => self.arrive = Some(there),
                Condition::OnlySurvivor => self.alone = true,
                Condition::NestDestroyed => self.nest = true,
                Condition::ShipDestroyed => self.destroy = true,
                Condition::QueenKilled => self.queen = true,
                Condition::SignalSent => self.signal = true,
                Condition::SignalSentByCrew => self.signal = !sight.member().signal,
                Condition::EscapedInPod => self.pod = true,
                Condition::ItemCount(count) => self.items = count,
                Condition::AllRoomsExplored => self.explore = true,
                Condition::SurvivesCarrying(object) => self.carry(object),
                Condition::CrewSurvivesCarrying(object) => {
                    let carried = |seat: Seat| sight.is_alive(seat) && sight.carries_kind(seat, object);
                    if !sight.others().any(carried) {
                        self.carry(object);
                    }
                }
                Condition::OtherSurvivors(_) => self.friends = true,
                Condition::WeaknessRevealed(object) => self.analyse[weakness_of(object)] = true,
                Condition::WeaknessesRevealed(_) => self.analyse = sight.view.weaknesses.map(|weakness| weakness.is_none()),
                Condition::PlayerDead(number) => self.victim = sight.board.seats().find(|&seat| sight.board.member(seat).number == number),
                Condition::ObjectInRoom(_, _) => self.post_mortem = true,
            }
        }
    }

    fn carry(&mut self, object: ObjectKind) {
        match object {
            ObjectKind::BlueCorpse => self.corpse = true,
            ObjectKind::Egg => self.egg = true,
            ObjectKind::RedCorpse | ObjectKind::Carcass => {}
        }
    }

    /// Whether nothing keeps us aboard: the rest is done by leaving, by time or by others.
    pub fn done(&self, sight: &Sight<'_>) -> bool {
        let carries = |object| sight.carries_kind(sight.me, object);
        let busy = self.signal || self.nest || self.queen || self.explore || self.post_mortem || self.analyse.contains(&true);
        !busy
            && sight.board.item_count(sight.me) >= usize::from(self.items)
            && (!self.corpse || carries(ObjectKind::BlueCorpse))
            && (!self.egg || carries(ObjectKind::Egg))
            && (!self.destroy || sight.counting_down())
            && self.arrive.is_none_or(|there| sight.on_course(there))
            && (!self.friends || sight.others_out() > 0 || sight.rounds_left() <= 5)
            // Whoever is left behind will hardly come home; whoever is out already has to be seen to.
            && self.victim.is_none_or(|victim| !sight.is_out(victim))
            && (!self.alone || sight.others_out() == 0)
    }

    /// Whether the ship has to come through.
    pub fn needs_ship(&self) -> bool {
        self.arrive.is_some()
    }

    /// Whether somebody is better dead.
    pub fn hostile_to(&self, seat: Seat) -> bool {
        self.alone || self.victim == Some(seat)
    }

    /// Whether some Object is wanted, to be carried away or to be analysed.
    pub fn wants(&self, object: ObjectKind) -> bool {
        match object {
            ObjectKind::BlueCorpse => self.corpse || self.post_mortem || self.analyse[0],
            ObjectKind::Egg => self.egg || self.analyse[1],
            ObjectKind::RedCorpse | ObjectKind::Carcass => self.analyse[weakness_of(object)],
        }
    }
}

impl Sight<'_> {
    pub fn carries_kind(&self, seat: Seat, object: ObjectKind) -> bool {
        self.board.member(seat).hands.iter().any(|carried| kind_of(carried.thing) == Some(object))
    }

    /// Whether the ship will arrive there for all we know.
    pub fn on_course(&self, there: Destination) -> bool {
        self.destination() == Some(there) && self.engines_known_working() >= 2 && !self.counting_down()
    }

    /// Conditions nothing can undo any more.
    fn holds_for_good(&self, condition: Condition) -> bool {
        let view = self.view;
        match condition {
            Condition::NestDestroyed => view.nest_destroyed,
            Condition::QueenKilled => view.queen_killed,
            Condition::SignalSent => self.member().signal,
            Condition::SignalSentByCrew => {
                let sent = view.crew.iter().filter(|member| member.signal).count();
                let asks = |objective: &&Objective| objective.facts().any_of.iter().any(|way| way.contains(&Condition::SignalSentByCrew));
                let asked = if self.cooperative() { view.open_objectives.iter().filter(asks).count() } else { 1 };
                sent >= asked
            }
            Condition::AllRoomsExplored => self.unexplored().next().is_none(),
            Condition::WeaknessRevealed(object) => view.weaknesses[weakness_of(object)].is_some(),
            Condition::WeaknessesRevealed(count) => view.weaknesses.iter().flatten().count() >= usize::from(count),
            Condition::PlayerDead(number) => !view.crew.iter().any(|member| member.number == number && member.place != Whereabouts::Dead),
            Condition::ObjectInRoom(_, _) => view.post_mortem,
            Condition::ShipReaches(_)
            | Condition::OnlySurvivor
            | Condition::ShipDestroyed
            | Condition::EscapedInPod
            | Condition::ItemCount(_)
            | Condition::SurvivesCarrying(_)
            | Condition::CrewSurvivesCarrying(_)
            | Condition::OtherSurvivors(_) => false,
        }
    }

    /// How likely an Objective comes true if we survive, of a thousand.
    pub fn prospect(&self, objective: Objective) -> i32 {
        let best = objective.facts().any_of.iter().map(|way| self.way(way)).max().unwrap_or(0);
        // More ways than one are better than one.
        best + (objective.facts().any_of.len() as i32 - 1) * 5
    }

    fn way(&self, way: &[Condition]) -> i32 {
        way.iter().fold(1000, |chance, &condition| chance * self.odds(condition) / 1000)
    }

    /// How likely a condition can be brought about, of a thousand.
    fn odds(&self, condition: Condition) -> i32 {
        if self.holds_for_good(condition) {
            return 1000;
        }
        let view = self.view;
        let late = if self.rounds_left() < 6 { 2 } else { 1 };
        match condition {
            Condition::ShipReaches(there) => {
                let doomed = self.counting_down() && !self.can_be_stopped();
                match self.destination() {
                    _ if doomed => 10,
                    Some(now) if now == there => 600 + 60 * self.engines_known_working() as i32,
                    Some(_) if self.board.anybody_hibernates() => 30,
                    // Everybody but a few wants the ship on Earth.
                    Some(_) | None if there == Destination::Earth => 700,
                    Some(_) | None => 420,
                }
            }
            Condition::OnlySurvivor => match self.others_alive() {
                0 => 1000,
                alive => 500 / (alive * alive) / (1 + 3 * self.others_out()),
            },
            Condition::NestDestroyed => 330 - 20 * i32::from(view.eggs),
            Condition::ShipDestroyed => match view.self_destruct {
                Some(_) if !self.can_be_stopped() => 950,
                Some(_) => 700,
                None if self.board.anybody_hibernates() => 60,
                None => 420 / late,
            },
            Condition::QueenKilled => 50 + if self.queen().is_some() { 60 } else { 0 },
            Condition::SignalSent | Condition::SignalSentByCrew => 850 / late,
            Condition::EscapedInPod => 620,
            Condition::ItemCount(count) => {
                let missing = i32::from(count) - self.board.item_count(self.me) as i32;
                if missing <= 0 { 950 } else { (900 - 90 * missing - 300 / self.rounds_left().max(1)).max(50) }
            }
            Condition::AllRoomsExplored => (700 - 33 * self.unexplored().count() as i32).max(50) / late,
            Condition::SurvivesCarrying(object) | Condition::CrewSurvivesCarrying(object) => match object {
                _ if self.carries_kind(self.me, object) => 950,
                ObjectKind::Egg => 340 / late,
                ObjectKind::BlueCorpse => 650 / late,
                ObjectKind::RedCorpse | ObjectKind::Carcass => 300,
            },
            Condition::OtherSurvivors(_) => (self.others_alive() * 180).min(550),
            Condition::WeaknessRevealed(object) => match object {
                ObjectKind::BlueCorpse | ObjectKind::RedCorpse => 800 / late,
                ObjectKind::Egg => 340 / late,
                ObjectKind::Carcass => 330 / late,
            },
            Condition::WeaknessesRevealed(count) => {
                let missing = i32::from(count) - view.weaknesses.iter().flatten().count() as i32;
                if missing == 1 { 500 / late } else { 340 / late }
            }
            Condition::PlayerDead(number) => {
                let whose = self.board.seats().find(|&seat| self.board.member(seat).number == number);
                match whose.map(|seat| (seat, self.board.member(seat).place)) {
                    Some((seat, _)) if seat == self.me => 0,
                    Some((_, Whereabouts::Evacuated)) => 120,
                    Some((_, Whereabouts::Hibernating)) => 330,
                    Some(_) | None => 680,
                }
            }
            Condition::ObjectInRoom(_, _) => 800 / late,
        }
    }
}
