//! Cards and Items that come and go: paying, discarding, dropping.

use super::super::deeds::NEVER;
use super::super::mind::Mind;
use nemesis::Step;
use nemesis::action::Action;
use nemesis::board::Thing;
use nemesis::cards::{CLEAN, INFECTED, UNSCANNED};
use nemesis::choice::Discarding;
use nemesis::draft::Target;
use nemesis::generated::tokens::CombatFace;
use nemesis::view::SeenAside;

/// What an answer names, in whatever way.
pub fn named(action: Action) -> Option<Thing> {
    match action {
        Action::Drop(thing) | Action::Thing(thing) => Some(thing),
        Action::Item(item) => Some(Thing::Item(item)),
        _ => None,
    }
}

impl Mind<'_> {
    /// The card that is missed least.
    pub fn payment(&self, action: Action) -> i32 {
        match action {
            Action::Card(card) => -self.card(card),
            _ => NEVER,
        }
    }

    pub fn discard(&self, why: Discarding, action: Action) -> i32 {
        let Action::Card(card) = action else {
            return match why {
                Discarding::Pass => 0,
                Discarding::Drugs => 0,
                Discarding::One => NEVER,
            };
        };
        match why {
            // Contamination only fills the hand; everything else guards against surprises.
            Discarding::Pass if card.is_contamination() => self.parting_with_contamination(),
            Discarding::Pass => -1,
            Discarding::Drugs => 10 - self.card(card),
            Discarding::One => -self.card(card),
        }
    }

    /// Out of hand with it, unless it can be scanned away at once next round.
    fn parting_with_contamination(&self) -> i32 {
        let hand = self.hand();
        let scannable = hand.counts[UNSCANNED] + hand.counts[CLEAN] > 0 && hand.counts[INFECTED] == 0 && !self.body.larva;
        let rest = self.holds(nemesis::generated::crew::ActionCard::Rest);
        if rest && scannable && hand.contamination() <= 2 { -1 } else { 1 }
    }

    /// Something must go, or may go for something that was found.
    pub fn giving_way(&self, optional: bool, action: Action) -> i32 {
        let Some(thing) = named(action) else { return 0 };
        let kept = self.board.member(self.me).hands.iter().find(|carried| carried.thing == thing).map_or(0, |carried| self.thing(carried));
        if !optional {
            return -kept;
        }
        // What was found waits beside the deck.
        let SeenAside::Items { cards, .. } = &self.view.set_aside else { return -kept - 15 };
        let found = cards.iter().flatten().map(|&item| self.item(item) + 25).max().unwrap_or(0);
        found - kept - 15
    }

    /// Motion Scanner: a card for another roll when the die has called somebody.
    pub fn scanner(&self, action: Action) -> i32 {
        let Action::Card(card) = action else { return 0 };
        let rolled = self.view.steps.iter().rev().find_map(|step| match step {
            Step::NoiseRoll(roll) => Some(roll),
            _ => None,
        });
        let Some(here) = self.here() else { return -1 };
        let bad = rolled.and_then(|roll| roll.face()).is_some_and(|face| {
            use nemesis::generated::tokens::NoiseFace as F;
            match face {
                F::One | F::Two | F::Three | F::Four => self.board.is_noisy(self.board.exit(here, face.index() as u8 + 1)),
                F::Danger => true,
                F::Silence => self.body.slimed,
            }
        });
        if bad { 60 - self.card(card) } else { -1 }
    }

    /// A roll that hit nothing can only get better.
    pub fn reroll(&self, action: Action) -> i32 {
        let mut face = None;
        let mut aim = None;
        for step in &self.view.steps {
            match step {
                Step::Shooting(shot) => face = Some(shot.face()),
                Step::Act(act) => aim = act.draft().item.zip(act.draft().target),
                _ => {}
            }
        }
        let missed = match (face, aim) {
            (Some(face), Some((weapon, Target::Figure(figure)))) => self.injuries(weapon, figure.kind(), face) == 0,
            (Some(face), _) => face == CombatFace::Blank,
            (None, _) => true,
        };
        match action {
            Action::Reroll => i32::from(missed),
            _ => i32::from(!missed),
        }
    }
}
