//! Fighting: what shots and blows will do, and whether to stand or to run.

use super::danger::discarded;
use super::mind::Mind;
use super::weights::{AGAIN, CARD, RELIEF, SALVO, STAND};
use nemesis::generated::attacks::AttackCard;
use nemesis::generated::items::{Item, WeaponClass, WeaponFacts};
use nemesis::generated::swarm::{IntruderKind, Weakness};
use nemesis::generated::tokens::{COMBAT_DIE, CombatFace};
use nemesis::ids::{FigureId, SlotId};

/// Injuries by face of the die.
type Injuries = [u8; CombatFace::COUNT];

impl Mind<'_> {
    /// Of a thousand checks, how many rid us of an Intruder that has so many Injuries (N-IDMG-03 to N-IDMG-07, N-IDMG-16).
    pub fn falls(&self, kind: IntruderKind, injuries: u8) -> i32 {
        if injuries == 0 {
            return 0;
        }
        let discard = discarded(self.view);
        let left = || AttackCard::ALL.into_iter().filter(move |card| !discard.contains(card)).map(|card| card.facts().blood);
        let brink = u8::from(self.board.weakness(Weakness::SpeciesOnTheBrinkOfExtinction));
        // An Intruder that flees is as good as dead, for a while.
        const FLEES: i32 = 700;
        let (mut sum, mut count) = (0, 0);
        match kind {
            IntruderKind::Larva => return 1000,
            IntruderKind::Creeper | IntruderKind::Adult => {
                for blood in left() {
                    count += 1;
                    sum += match blood {
                        Some(number) if number.saturating_sub(brink).max(1) <= injuries => 1000,
                        Some(_) => 0,
                        None => FLEES,
                    };
                }
            }
            IntruderKind::Breeder | IntruderKind::Queen => {
                for (index, first) in left().enumerate() {
                    for second in left().skip(index + 1) {
                        count += 1;
                        sum += match (first, second) {
                            (Some(first), Some(second)) if (first + second).saturating_sub(brink).max(1) <= injuries => 1000,
                            (Some(_), Some(_)) => 0,
                            (_, _) => FLEES,
                        };
                    }
                }
            }
        }
        sum / count.max(1)
    }

    /// What a weapon does to an Intruder, face by face.
    fn shot(&self, weapon: &WeaponFacts, kind: IntruderKind) -> Injuries {
        let changes = &weapon.modifiers;
        CombatFace::ALL.map(|face| {
            let plain = plain_hit(face, kind);
            let mut injuries = match face {
                CombatFace::Blank if kind == IntruderKind::Adult && self.board.weakness(Weakness::VitalPlaces) => 1,
                CombatFace::Blank => 0,
                CombatFace::Creeper | CombatFace::Adult if changes.minimum_one_unless_blank => 1,
                CombatFace::Creeper | CombatFace::Adult => plain,
                CombatFace::Single => u8::from(changes.single_counts_as_double) + 1 + changes.bonus_on_rolled_single,
                CombatFace::Double if changes.double_counts_as_single => 1,
                CombatFace::Double => 2 + changes.bonus_on_rolled_double,
            };
            if injuries > 0 {
                injuries += changes.bonus_on_hit;
                let energy = weapon.class == WeaponClass::Energy && self.board.weakness(Weakness::VulnerabilityToEnergy);
                injuries += u8::from(energy);
            }
            injuries
        })
    }

    /// What one roll with a weapon does to an Intruder.
    pub fn injuries(&self, weapon: Item, kind: IntruderKind, face: CombatFace) -> u8 {
        weapon.facts().weapon.as_ref().map_or(0, |facts| self.shot(facts, kind)[face.index()])
    }

    /// Of a thousand times, how often an Intruder is gone after so many rolls.
    fn salvo(&self, kind: IntruderKind, injuries: u8, hits: &Injuries, rolls: i32) -> i32 {
        if rolls <= 0 {
            return 0;
        }
        let mut sum = 0;
        let mut after_miss = None;
        for (face, &hit) in hits.iter().enumerate() {
            let chance = i32::from(COMBAT_DIE[face]);
            sum += chance
                * if hit == 0 {
                    *after_miss.get_or_insert_with(|| self.salvo(kind, injuries, hits, rolls - 1))
                } else {
                    let falls = self.falls(kind, injuries + hit);
                    falls + (1000 - falls) * self.salvo(kind, injuries + hit, hits, rolls - 1) / 1000
                };
        }
        sum / COMBAT_DIE.iter().map(|&sides| i32::from(sides)).sum::<i32>()
    }

    /// The Intruders of the own Room, as a burden of one round.
    pub fn burden(&self, slot: SlotId, hand: i32) -> i32 {
        self.waiting_there(slot) * self.share(slot, hand) / 100
    }

    /// Standing in Combat to the end of the round.
    pub fn stand(&self, slot: SlotId, hand: i32) -> i32 {
        self.going_on() * STAND / 100 - self.burden(slot, hand) * AGAIN / 10
    }

    /// What it means when this Intruder is gone.
    pub fn relief(&self, slot: SlotId, figure: FigureId, hand: i32) -> i32 {
        let kind = figure.kind();
        let alone = self.figures(slot).count() == 1;
        let freedom = if alone { self.going_on() * RELIEF / 100 } else { 0 };
        let carcass = if kind != IntruderKind::Larva && self.plan.analyse[2] { 120 } else { 0 };
        let queen = if kind == IntruderKind::Queen && self.plan.queen { 300 } else { 0 };
        self.danger.company(kind) * self.share(slot, hand) / 100 * AGAIN / 10 + freedom + carcass + queen
    }

    /// Shooting at an Intruder here with a weapon: the value of going on like that.
    pub fn shooting(&self, slot: SlotId, weapon: Item, figure: FigureId, cost: i32) -> i32 {
        let Some(facts) = &weapon.facts().weapon else { return i32::MIN / 4 };
        let hits = self.shot(facts, figure.kind());
        let ammo = i32::from(self.board.ammo(self.me, weapon));
        let rolls = ammo.min(self.cards() - cost + 1).clamp(1, SALVO);
        let injuries = self.board.swarm.figure(figure).injuries;
        let gone = self.salvo(figure.kind(), injuries, &hits, rolls);
        let hand = i32::from(self.hand().len()) - cost;
        let spent = (rolls + 1) / 2 * (CARD / 2 + 5);
        self.stand(slot, hand) + gone * self.relief(slot, figure, hand) / 1000 - spent - self.lateness(slot, self.cards() - cost)
    }

    /// A blow with bare hands: Contamination for sure, a Serious Wound for a miss.
    pub fn striking(&self, slot: SlotId, figure: FigureId) -> i32 {
        let kind = figure.kind();
        let hits = CombatFace::ALL.map(|face| match face {
            CombatFace::Blank => u8::from(kind == IntruderKind::Adult && self.board.weakness(Weakness::VitalPlaces)),
            CombatFace::Creeper | CombatFace::Adult | CombatFace::Single | CombatFace::Double => plain_hit(face, kind).min(1),
        });
        let misses: i32 = hits.iter().zip(COMBAT_DIE).filter(|(hit, _)| **hit == 0).map(|(_, sides)| i32::from(sides)).sum();
        let injuries = self.board.swarm.figure(figure).injuries;
        let gone = self.salvo(kind, injuries, &hits, 1);
        let hand = i32::from(self.hand().len()) - 1;
        let cost = self.danger.contamination + misses * self.danger.serious / 6 + CARD / 2;
        self.stand(slot, hand) + gone * self.relief(slot, figure, hand) / 1000 - cost - self.lateness(slot, self.cards() - 1)
    }

    /// The best target here for a weapon, and the value of shooting at it.
    pub fn best_shot(&self, slot: SlotId, weapon: Item, cost: i32) -> Option<(FigureId, i32)> {
        self.figures(slot).map(|figure| (figure, self.shooting(slot, weapon, figure, cost))).max_by_key(|&(_, value)| value)
    }

    /// An effect that makes one Intruder here go away without a fight.
    pub fn driving_off(&self, slot: SlotId, cost: i32) -> Option<(FigureId, i32)> {
        let hand = i32::from(self.hand().len()) - cost;
        let value = |figure: FigureId| {
            self.stand(slot, hand) + self.relief(slot, figure, hand) * 8 / 10 - cost * CARD / 2 - self.lateness(slot, self.cards() - cost)
        };
        self.figures(slot).map(|figure| (figure, value(figure))).max_by_key(|&(_, value)| value)
    }
}

/// A face without any text.
fn plain_hit(face: CombatFace, kind: IntruderKind) -> u8 {
    match face {
        CombatFace::Blank => 0,
        CombatFace::Creeper => u8::from(matches!(kind, IntruderKind::Larva | IntruderKind::Creeper)),
        CombatFace::Adult => u8::from(!matches!(kind, IntruderKind::Breeder | IntruderKind::Queen)),
        CombatFace::Single => 1,
        CombatFace::Double => 2,
    }
}
