//! The player of the Intruders: after whoever is weakest and within reach.

use super::body::Body;
use kernel::{Seat, SeatSet};
use nemesis::action::{Action, IntruderUse};
use nemesis::board::{Board, Whereabouts};
use nemesis::generated::attacks::{AttackCard, AttackFamily};
use nemesis::generated::events::EventCard;
use nemesis::generated::ship::Exit;
use nemesis::generated::swarm::{IntruderCard, IntruderKind};
use nemesis::ids::{CorridorId, FigureId, SlotId};
use nemesis::procedures::intruder_turn::IntruderDraft;
use nemesis::{Choice, View};

/// What an answer is worth to the Intruders.
pub fn answer(view: &View, _: Seat, choice: &Choice, action: Action) -> i32 {
    let Some(board) = view.board() else { return 0 };
    let hunt = Hunt { view, board };
    match *choice {
        Choice::Intruders { .. } => match action {
            Action::Intruder(way, card) => hunt.card(way, card),
            // Whoever passes keeps one card: do so when nothing is to be gained.
            _ => 5,
        },
        Choice::IntruderAim { draft, .. } => hunt.aim(&draft, action),
        Choice::AttackPick { .. } => match action {
            Action::AttackCard(card) => hunt.attack_card(card),
            _ => 0,
        },
        Choice::EventPick { .. } => match action {
            Action::EventCard(card) => hunt.event(card),
            _ => 0,
        },
        Choice::KeepCard { .. } => match action {
            Action::KeepCard(card) => i32::from(card.facts().attack_draw) * 10 + 1,
            _ => 0,
        },
        Choice::TakeOver { .. } => i32::from(action == Action::Yes),
        Choice::Way { .. } => 0,
        // Nothing else is asked of somebody without a Character.
        _ => 0,
    }
}

struct Hunt<'a> {
    view: &'a View,
    board: Board,
}

impl Hunt<'_> {
    /// How much is left of a Character, as everybody sees it.
    fn left(&self, seat: Seat) -> i32 {
        Body::of(self.view, seat).map_or(0, |body| body.worth())
    }

    /// What an attack takes from a Character on average.
    fn bite(&self, kind: IntruderKind, seat: Seat) -> i32 {
        let Some(body) = Body::of(self.view, seat) else { return 0 };
        let now = body.worth();
        if kind == IntruderKind::Larva {
            return now - body.with_larva().worth();
        }
        let hits = AttackCard::ALL.into_iter().map(AttackCard::facts).filter(|facts| facts.attackers.contains(&kind));
        hits.map(|facts| now - body.attacked(facts.family, false).worth()).sum::<i32>() / AttackCard::COUNT as i32
    }

    fn slot(&self, figure: FigureId) -> SlotId {
        self.board.swarm.figure(figure).slot
    }

    fn prey(&self, slot: SlotId) -> SeatSet {
        self.board.characters_in(slot)
    }

    /// The best attack of a figure where it stands; better with more cards to choose from.
    fn attack(&self, figure: FigureId, cards: u8) -> i32 {
        let best = self.prey(self.slot(figure)).iter().map(|seat| self.bite(figure.kind(), seat)).max().unwrap_or(0);
        best * (i32::from(cards) + 2) / 3
    }

    /// What moving a figure through a number does.
    fn stalk(&self, figure: FigureId, number: u8) -> i32 {
        let from = self.slot(figure);
        let fights = !self.prey(from).is_empty();
        match self.board.exit(from, number) {
            Exit::Technical(_) => -50,
            Exit::Corridor(corridor) if !self.board.is_passable(CorridorId(corridor)) => {
                if fights {
                    -10
                } else {
                    8
                }
            }
            Exit::Corridor(corridor) => {
                let to = self.board.across(CorridorId(corridor), from);
                let there: i32 = self.prey(to).iter().map(|seat| self.bite(figure.kind(), seat)).max().unwrap_or(0);
                let here: i32 = self.prey(from).iter().map(|seat| self.bite(figure.kind(), seat)).max().unwrap_or(0);
                there * 2 / 3 - here + (self.near(to) - self.near(from)) * 3
            }
        }
    }

    /// How near a Room is to the next Character.
    fn near(&self, from: SlotId) -> i32 {
        let mut seen = nemesis::ids::SlotSet::NONE;
        let mut edge = vec![from];
        seen.insert(from);
        for distance in 0..6 {
            if edge.iter().any(|&slot| !self.prey(slot).is_empty()) {
                return 6 - distance;
            }
            let mut next = Vec::new();
            for &slot in &edge {
                for (_, to) in self.board.neighbours(slot) {
                    if !seen.contains(to) {
                        seen.insert(to);
                        next.push(to);
                    }
                }
            }
            edge = next;
        }
        0
    }

    fn numbers(card: IntruderCard) -> std::ops::RangeInclusive<u8> {
        match card.facts().corridor {
            Some(number) => number..=number,
            None => 1..=4,
        }
    }

    fn card(&self, way: IntruderUse, card: IntruderCard) -> i32 {
        let figures = || self.board.swarm.order.iter().copied();
        match way {
            IntruderUse::Attack => figures().map(|figure| self.attack(figure, card.facts().attack_draw)).max().unwrap_or(0),
            IntruderUse::Move => {
                let best = figures().flat_map(|figure| Self::numbers(card).map(move |number| (figure, number)));
                best.map(|(figure, number)| self.stalk(figure, number)).max().unwrap_or(0)
            }
            IntruderUse::Effect => match card {
                IntruderCard::Pursuit1 | IntruderCard::Pursuit2 | IntruderCard::Pursuit3 | IntruderCard::PursuitAny => {
                    self.board.seats().map(|seat| self.pursuit(seat)).max().unwrap_or(0)
                }
                IntruderCard::CoordinatedHunt3 | IntruderCard::CoordinatedHunt4 => {
                    figures().filter(|&figure| self.would_hunt(figure)).count() as i32 * 60
                }
                IntruderCard::Planning4 | IntruderCard::PlanningAny => 30,
                IntruderCard::Metamorphosis => {
                    let infested = self.board.seats().filter(|&seat| self.board.is_active(seat) && self.board.member(seat).larva).count();
                    25 + infested as i32 * 500
                }
                IntruderCard::SelfHealing => 6,
            },
        }
    }

    fn would_hunt(&self, figure: FigureId) -> bool {
        let slot = self.slot(figure);
        figure.kind() == IntruderKind::Adult
            && self.prey(slot).is_empty()
            && self.board.neighbour_set(slot).iter().any(|to| !self.prey(to).is_empty())
    }

    /// A Noise roll of somebody: an Encounter if it is noisy there.
    fn pursuit(&self, seat: Seat) -> i32 {
        let Whereabouts::Room(slot) = self.board.member(seat).place else { return -1 };
        let noisy = super::danger::noisy(&self.board, slot);
        10 + noisy * 16 + (1000 - self.left(seat)) / 40
    }

    fn aim(&self, draft: &IntruderDraft, action: Action) -> i32 {
        match action {
            Action::Figure(figure) => match draft.way {
                IntruderUse::Attack => self.attack(figure, 1),
                IntruderUse::Move => Self::numbers(draft.card).map(|number| self.stalk(figure, number)).max().unwrap_or(0),
                IntruderUse::Effect => i32::from(self.board.swarm.figure(figure).injuries),
            },
            Action::Number(number) => self.stalk(draft.figure, number),
            Action::Who(seat) => match draft.way {
                IntruderUse::Attack => self.bite(draft.figure.kind(), seat) * 4 - self.left(seat),
                IntruderUse::Move | IntruderUse::Effect => self.pursuit(seat),
            },
            _ => 0,
        }
    }

    /// The card that hurts most. Who it is aimed at is not asked again: all hurt alike.
    fn attack_card(&self, card: AttackCard) -> i32 {
        match card.facts().family {
            AttackFamily::TailAttack => 9,
            AttackFamily::Bite => 8,
            AttackFamily::Frenzy => 7,
            AttackFamily::ClawAttack => 6,
            AttackFamily::Transformation => 5,
            AttackFamily::Summoning => 4,
            AttackFamily::Scratch => 3,
            AttackFamily::Slime => 2,
        }
    }

    fn event(&self, card: EventCard) -> i32 {
        let infested = self.board.seats().any(|seat| self.board.is_active(seat) && self.board.member(seat).larva);
        match card {
            EventCard::Eclosion => {
                if infested {
                    100
                } else {
                    30
                }
            }
            EventCard::Hunt2 | EventCard::Hunt3 => 40,
            EventCard::ConsumingFire | EventCard::DamagingFire => 10 + 8 * i32::from(self.board.fires()),
            EventCard::FlammableCompounds => 28,
            EventCard::LifeSupportFailure | EventCard::ShortCircuit => 26,
            EventCard::EvacuationPodEjection => 34,
            EventCard::Malfunction | EventCard::Damage => 22,
            EventCard::CoolantLeak => 20,
            EventCard::ScentOfPrey | EventCard::NoiseInTechnicalCorridors => 18,
            EventCard::EggProtection => 24,
            EventCard::Nest | EventCard::Hatching => 14,
            EventCard::BulkheadsOpen => 12,
            EventCard::Regeneration => 8,
            EventCard::Lurking => 2,
        }
    }
}
