//! What a player may answer.

use crate::board::Thing;
use crate::cards::HandCard;
use crate::generated::attacks::AttackCard;
use crate::generated::crew::{ActionCard, Character};
use crate::generated::events::EventCard;
use crate::generated::items::Item;
use crate::generated::objectives::Objective;
use crate::generated::swarm::IntruderCard;
use crate::ids::{CorridorId, FigureId, PodId, SlotId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An action as it is announced (N-ACT-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    Move(CorridorId),
    Careful(CorridorId),
    Shoot,
    Melee,
    PickUp,
    Trade,
    Craft,
    Activate(Item),
    Play(ActionCard),
    Use(Item),
    #[default]
    RoomAction,
}

/// Which Eggs are meant (N-RULING-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Eggs {
    /// Whatever lies there.
    Any,
    /// Those of the Intruder board.
    Nest,
    /// Tokens lying in the Room.
    Loose,
}

/// How the Intruder player plays a card (N-MODE-INTRUDER-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum IntruderUse {
    Move,
    Attack,
    Effect,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Pass; also: do not react, do not use, keep nothing.
    #[default]
    Pass,
    /// No more of this.
    Done,
    Yes,
    No,
    Do(Deed),
    Drop(Thing),
    /// An alternative of an action, counted from 1.
    Option(u8),
    Room(SlotId),
    Corridor(CorridorId),
    /// A Technical Corridor space.
    Technical(u8),
    Who(Seat),
    Figure(FigureId),
    Eggs(Eggs),
    Item(Item),
    Thing(Thing),
    /// An Item deck: 0 red, 1 yellow, 2 green.
    Deck(u8),
    Pod(PodId),
    /// A space of the Destination track: 0 is A.
    Destination(u8),
    /// The Serious Wound at a place of the list.
    Wound(u8),
    Card(HandCard),
    Objective(Objective),
    /// The Objective card at a place of the other player's two.
    ObjectiveOf(u8),
    Character(Character),
    Reroll,
    Swap,
    Leave,
    Top,
    Bottom,
    Launch,
    Wait,
    Stay,
    StepOut,
    With(Seat),
    Show(Seat),
    Decline,
    Intruder(IntruderUse, IntruderCard),
    Number(u8),
    AttackCard(AttackCard),
    EventCard(EventCard),
    KeepCard(IntruderCard),
}

impl Action {
    /// Something carried as an answer. One word has one meaning: an Item is always named like this, an Object like that.
    pub fn of(thing: Thing) -> Self {
        match thing {
            Thing::Item(item) => Self::Item(item),
            Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => Self::Thing(thing),
        }
    }

    /// What was named by [`Action::of`].
    pub fn thing(self) -> Option<Thing> {
        match self {
            Self::Item(item) => Some(Thing::Item(item)),
            Self::Thing(thing) => Some(thing),
            _ => None,
        }
    }
}

/// What answers an action or an attack (N-RULING-220).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    Interruption,
    NervesOfSteel,
    Armor,
}
