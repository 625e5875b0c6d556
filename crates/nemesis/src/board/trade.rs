//! What lies between two players in a Trade.

use super::Thing;
use crate::generated::items::ItemGroup;
use kernel::{List, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// How much one side can lay down at once, a bound of ours: whoever wants to give more makes another exchange.
pub const OFFER: usize = 8;

/// The side of the player who proposes, and the side of the one who answers.
pub const GIVEN: usize = 0;
pub const RETURNED: usize = 1;

/// What two players have laid down for one another. The two of them see it; others see how many cards there are, their backs, and
/// what comes out of hand slots (N-RULING-44).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct TradeTable {
    between: Option<[Seat; 2]>,
    offers: [List<Thing, OFFER>; 2],
}

/// A thing as somebody sees it who may not look at secret cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Open(Thing),
    Back(ItemGroup),
}

impl TradeTable {
    /// An empty place between two players.
    pub fn open(from: Seat, to: Seat) -> Self {
        Self { between: Some([from, to]), ..Self::default() }
    }

    pub fn between(&self) -> Option<[Seat; 2]> {
        self.between
    }

    /// Lays something down; false when no more fits.
    pub fn lay(&mut self, side: usize, thing: Thing) -> bool {
        self.offers.get_mut(side).is_some_and(|offer| offer.push(thing).is_ok())
    }

    /// Both offers, for one of the two.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&[List<Thing, OFFER>; 2]> {
        let [from, to] = self.between?;
        (viewer.is(from) || viewer.is(to)).then_some(&self.offers)
    }

    /// What anybody can see of one side.
    pub fn faces(&self, side: usize) -> impl Iterator<Item = Face> + '_ {
        self.offers.iter().skip(side).take(1).flat_map(|offer| offer.iter()).map(|&thing| match thing {
            Thing::Item(item) if !item.facts().heavy => Face::Back(item.facts().group),
            Thing::Item(_) | Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => Face::Open(thing),
        })
    }
}
