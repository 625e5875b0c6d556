//! What Intruders, noise and fire will cost on average, in the measure of a life.

use super::body::{Body, gentle_bites};
use super::sight::Sight;
use super::weights::{MARKER, NUISANCE};
use nemesis::View;
use nemesis::board::Board;
use nemesis::generated::attacks::AttackCard;
use nemesis::generated::rooms::Room;
use nemesis::generated::swarm::{BagToken, IntruderKind, Weakness};
use nemesis::ids::SlotId;

/// What the Intruders would do to the viewer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Danger {
    /// The loss that one attack brings on average, by type of Intruder.
    attack: [i32; IntruderKind::COUNT],
    /// The loss of one Light Wound.
    pub light: i32,
    pub serious: i32,
    pub contamination: i32,
}

impl Danger {
    pub fn of(view: &View, body: &Body) -> Self {
        let mut attack = [0; IntruderKind::COUNT];
        let discard = discarded(view);
        let left = || AttackCard::ALL.into_iter().filter(|card| !discard.contains(card));
        let count = left().count().max(1) as i32;
        let now = body.worth();
        for kind in IntruderKind::ALL {
            let gentle = kind == IntruderKind::Adult && gentle_bites(view);
            let lost = |card: AttackCard| {
                let facts = card.facts();
                if facts.attackers.contains(&kind) { now - body.attacked(facts.family, gentle).worth() } else { 0 }
            };
            attack[kind.index()] = match kind {
                IntruderKind::Larva => now - body.with_larva().worth(),
                // A Creeper that turns into a Breeder and calls for others is worse than its bite.
                IntruderKind::Creeper => left().map(lost).sum::<i32>() / count + 20,
                IntruderKind::Adult | IntruderKind::Breeder | IntruderKind::Queen => left().map(lost).sum::<i32>() / count,
            };
        }
        Self {
            attack,
            light: now - body.with_light().worth(),
            serious: now - body.with_serious().worth(),
            contamination: now - body.with_contamination().worth(),
        }
    }

    pub fn attack(&self, kind: IntruderKind) -> i32 {
        self.attack[kind.index()]
    }

    /// An Intruder in the own Room: it will attack, now or when we run.
    pub fn company(&self, kind: IntruderKind) -> i32 {
        self.attack(kind) + NUISANCE
    }
}

/// Attack cards that will not come; when all are discarded, all will come again.
pub fn discarded(view: &View) -> &[AttackCard] {
    if view.attacks.size == 0 { &[] } else { &view.attacks.discard }
}

/// How many of the numbers 1 to 4 of a Room are noisy.
pub fn noisy(board: &Board, slot: SlotId) -> i32 {
    (1..=4).filter(|&number| board.is_noisy(board.exit(slot, number))).count() as i32
}

impl Sight<'_> {
    /// An Encounter, with so many cards in hand.
    pub fn encounter(&self, hand: i32) -> i32 {
        let view = self.view;
        let lower = i32::from(view.weaknesses.contains(&Some(Weakness::ReactionToDanger)));
        let all = i32::from(view.bag.len());
        let mut sum = i32::from(view.bag.blank) * 3 * MARKER;
        for kind in IntruderKind::ALL {
            let tokens = || BagToken::ALL.into_iter().map(BagToken::facts).filter(move |facts| facts.kind == Some(kind));
            let surprising = |number: u8| hand < (i32::from(number) - lower).max(1);
            let of_kind: i32 = tokens().map(|facts| i32::from(facts.count)).sum::<i32>().max(1);
            let surprises: i32 = tokens().filter(|facts| surprising(facts.number)).map(|facts| i32::from(facts.count)).sum();
            let cost = self.danger.company(kind) + self.danger.attack(kind) * surprises / of_kind;
            sum += i32::from(view.bag.count(kind)) * cost;
        }
        sum / all.max(1)
    }

    /// A Noise roll in a Room, with so many cards in hand (N-NOISE-16).
    pub fn noise_roll(&self, slot: SlotId, hand: i32) -> i32 {
        let noisy = noisy(&self.board, slot);
        let dangers = if self.body.slimed { 2 } else { 1 };
        (2 * noisy * self.encounter(hand) + 2 * (4 - noisy) * MARKER + dangers * self.called(slot)) / 10
    }

    /// Danger: free Intruders next door come, otherwise noise is all around (N-NOISE-05, N-NOISE-07).
    fn called(&self, slot: SlotId) -> i32 {
        let free = |to: SlotId| self.figures(to).filter(|&figure| !self.board.is_fighting(figure));
        let coming: i32 = self.board.neighbour_set(slot).iter().flat_map(free).map(|figure| self.danger.company(figure.kind())).sum();
        if coming > 0 { coming } else { (4 - noisy(&self.board, slot)) * 2 * MARKER }
    }

    /// Intruders who are already in a Room.
    pub fn waiting_there(&self, slot: SlotId) -> i32 {
        self.figures(slot).map(|figure| self.danger.company(figure.kind())).sum()
    }

    /// What going into a Room costs on average, cards aside. `hand` is what is left in hand on arrival.
    pub fn arrival(&self, slot: SlotId, hand: i32, silent: bool) -> i32 {
        let chamber = self.board.chamber(slot);
        let mut cost = self.waiting_there(slot);
        if !self.board.has_company(self.me, slot) {
            cost += if silent { MARKER } else { self.noise_roll(slot, hand) };
        }
        if chamber.fire {
            // Whoever goes on at once is not burnt; whoever cannot is burnt again when passing.
            cost += match hand {
                ..=0 => 2 * self.danger.light,
                1 => self.danger.light,
                _ => self.danger.light * 7 / 10,
            };
        }
        if !chamber.explored {
            cost += 6;
        }
        if self.room_at(slot) == Some(Room::RoomCoveredWithSlime) && !self.body.slimed {
            cost += 25;
        }
        if self.view.airlock == Some(slot) {
            cost += self.body.worth();
        }
        cost
    }

    /// What the end of the round brings to somebody who stays in a Room.
    pub fn linger(&self, slot: SlotId) -> i32 {
        let mut cost = 0;
        if self.view.airlock == Some(slot) {
            cost += self.body.worth();
        }
        if self.board.chamber(slot).fire {
            cost += self.danger.light;
        }
        // Noise and what prowls next door are left out on purpose: crews that wait for silence come home less often.
        cost + self.waiting_there(slot)
    }

    /// How much of the attacks of the Event Phase in the own Room is meant for us (N-IATK-03), in parts of a hundred.
    pub fn share(&self, slot: SlotId, hand: i32) -> i32 {
        if self.view.no_attack_step || self.board.intruders_played() {
            return 30;
        }
        let mine = (hand, self.board.turn_order().position(|seat| seat == self.me));
        let first = |seat| (i32::from(self.hand_size_of(seat)), self.board.turn_order().position(|other| other == seat)) < mine;
        if self.board.characters_in(slot).without(self.me).iter().any(first) { 30 } else { 100 }
    }
}
