//! What is left of a Character, and how likely it outlives the game: Wounds, Contamination cards, a Larva.

use super::weights::{CURED, LARVA, LIGHT, WOUND1, WOUND2, WOUND3};
use kernel::Seat;
use nemesis::View;
use nemesis::cards::{CLEAN, Cards, HandCard, INFECTED, UNSCANNED};
use nemesis::generated::attacks::AttackFamily;
use nemesis::generated::swarm::Weakness;
use nemesis::generated::tokens::{CLEAN_CARDS, INFECTED_CARDS};

/// What a whole life is worth; everything the Rookie weighs is measured by it.
pub const LIFE: i32 = 1000;

/// Action cards of a Character: what the four cards of the last check are drawn from.
const ACTION_CARDS: i32 = 10;

/// The state of a Character as far as it can be weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    pub dead: bool,
    pub light: u8,
    pub serious: u8,
    pub larva: bool,
    pub slimed: bool,
    pub unscanned: u8,
    pub infected: u8,
    pub clean: u8,
    /// Of a thousand cards never scanned, how many are INFECTED for all the viewer knows.
    odds: i32,
}

impl Body {
    pub fn of(view: &View, seat: Seat) -> Option<Self> {
        let member = view.member(seat)?;
        let count = |card: HandCard| member.unseen.count(card) + member.discard.count(card);
        let known = i32::from(view.removed.clean) + i32::from(view.removed.infected);
        let left = (i32::from(CLEAN_CARDS) + i32::from(INFECTED_CARDS) - known).max(1);
        let odds = (i32::from(INFECTED_CARDS) - i32::from(view.removed.infected)).max(0) * 1000 / left;
        Some(Self {
            dead: false,
            light: member.light,
            serious: member.wounds.len() as u8,
            larva: member.larva,
            slimed: member.slimed,
            unscanned: count(HandCard::UNSCANNED),
            infected: count(HandCard::INFECTED),
            clean: count(HandCard::CLEAN),
            odds,
        })
    }

    /// Worth of the life that is left.
    pub fn worth(&self) -> i32 {
        if self.dead {
            return 0;
        }
        let wounds = [LIFE, WOUND1, WOUND2, WOUND3][usize::from(self.serious).min(3)];
        // The third Light Wound is a Serious one.
        let wounds = wounds - i32::from(self.light) * LIGHT * (1 + i32::from(self.serious.min(2)));
        // Contamination can still be cured; a Larva also dies of Eclosion.
        let slime = if self.slimed { 15 } else { 0 };
        wounds * (1000 - self.doom() * CURED / 100 - if self.larva { LARVA } else { 0 }) / 1000 - slime
    }

    /// Of a thousand contamination checks, how many would be fatal as things stand (N-WIN-10 to N-WIN-13).
    pub fn doom(&self) -> i32 {
        let cards = i32::from(self.unscanned) + i32::from(self.infected) + i32::from(self.clean);
        let checked = if self.larva || self.infected > 0 { 1000 } else { 1000 - self.all_clean(self.unscanned) };
        let choose_4 = |n: i32| n * (n - 1) * (n - 2) * (n - 3) / 24;
        let survive = choose_4(ACTION_CARDS) * 1000 / choose_4(ACTION_CARDS + cards);
        checked * (1000 - survive) / 1000
    }

    /// Of a thousand scans of so many cards, how many find nothing.
    pub fn all_clean(&self, cards: u8) -> i32 {
        (0..cards).fold(1000, |chance, _| chance * (1000 - self.odds) / 1000)
    }

    #[must_use]
    pub fn with_light(mut self) -> Self {
        if self.serious >= 3 {
            self.dead = true;
        } else if self.light >= 2 {
            self.light = 0;
            return self.with_serious();
        } else {
            self.light += 1;
        }
        self
    }

    #[must_use]
    pub fn with_serious(mut self) -> Self {
        if self.serious >= 3 {
            self.dead = true
        } else {
            self.serious += 1
        }
        self
    }

    #[must_use]
    pub fn healed(self) -> Self {
        Self { serious: self.serious.saturating_sub(1), ..self }
    }

    #[must_use]
    pub fn rested(self) -> Self {
        Self { light: 0, ..self }
    }

    /// Without one Contamination card: an INFECTED one if it is known, else one that was never scanned.
    #[must_use]
    pub fn relieved(self, hand: &Cards) -> Self {
        if hand.counts[INFECTED] > 0 {
            // Alcohol gives a new card for an INFECTED one.
            Self { infected: self.infected.saturating_sub(1), ..self }.with_contamination()
        } else if hand.counts[UNSCANNED] > 0 {
            Self { unscanned: self.unscanned.saturating_sub(1), ..self }
        } else {
            Self { clean: self.clean.saturating_sub(1), ..self }
        }
    }

    #[must_use]
    pub fn with_contamination(mut self) -> Self {
        self.unscanned += 1;
        self
    }

    /// N-IATK-12 to N-IATK-15.
    #[must_use]
    pub fn with_larva(mut self) -> Self {
        self.larva = true;
        self.with_contamination()
    }

    /// After an Attack card that hits.
    #[must_use]
    pub fn attacked(self, family: AttackFamily, gentle: bool) -> Self {
        let dies_at = |wounds: u8| if self.serious >= wounds { Self { dead: true, ..self } } else { self.with_serious() };
        match family {
            AttackFamily::Scratch => self.with_light().with_contamination(),
            AttackFamily::ClawAttack => self.with_light().with_light().with_contamination(),
            AttackFamily::Bite if gentle && self.serious < 2 => self.with_light(),
            AttackFamily::Bite | AttackFamily::Frenzy => dies_at(2),
            AttackFamily::TailAttack => dies_at(1),
            AttackFamily::Slime => Self { slimed: true, ..self }.with_contamination(),
            // Not the body suffers, but there is more to fear afterwards.
            AttackFamily::Transformation | AttackFamily::Summoning => self,
        }
    }

    /// What a scan of `hand` with removal of the clean cards leads to (Rest, Canteen, Shower Room), on average.
    pub fn worth_after_scan(&self, hand: &Cards) -> i32 {
        let (unscanned, infected, clean) = (hand.counts[UNSCANNED], hand.counts[INFECTED], hand.counts[CLEAN]);
        let fine = Self { unscanned: self.unscanned - unscanned, clean: self.clean - clean, ..*self };
        let found = Self { infected: self.infected + u8::from(unscanned > 0), larva: true, dead: self.larva, ..fine };
        let chance = if infected > 0 { 0 } else { self.all_clean(unscanned) };
        (fine.worth() * chance + found.worth() * (1000 - chance)) / 1000
    }

    /// After the Surgery or an Antidote: nothing INFECTED is left, and no Larva.
    #[must_use]
    pub fn cured(self) -> Self {
        let found = (i32::from(self.unscanned) * self.odds + 500) / 1000;
        Self { larva: false, infected: 0, unscanned: 0, clean: self.clean + self.unscanned - found as u8, ..self }
    }
}

/// Whether Bites of Adults only scratch.
pub fn gentle_bites(view: &View) -> bool {
    view.weaknesses.contains(&Some(Weakness::TheWayOfFighting))
}
