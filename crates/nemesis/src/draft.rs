//! An action on its way: what was announced and what it has been aimed at so far (N-RULING-40).

use crate::action::{Action, Deed, Eggs};
use crate::board::Thing;
use crate::generated::items::Item;
use crate::ids::{CorridorId, FigureId, PodId, SlotId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What an action can be aimed at. Also the kind of the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// One of the alternatives joined by OR (N-ACT-06).
    Option,
    /// An alternative of a Room action that a card or Item grants, asked like [`Need::Option`].
    RoomOption,
    Room,
    /// A second Room (Nemesis Plans).
    SecondRoom,
    Door,
    Corridor,
    Who,
    Target,
    Weapon,
    Item,
    /// A second Item: the one joined to the first, or the second component.
    SecondItem,
    /// The components of a Crafted Item, asked like Items under another name.
    Component,
    SecondComponent,
    Object,
    Deck,
    Pod,
    Destination,
    Wound,
    ObjectiveOf,
    /// Who moves too, or nobody (Covering Fire), asked like [`Need::Who`].
    Companion,
}

impl Need {
    /// Whether what can be aimed at lies open: Items in inventories and cards in hands do not.
    pub fn is_open(self) -> bool {
        match self {
            Self::Room
            | Self::SecondRoom
            | Self::Door
            | Self::Corridor
            | Self::Who
            | Self::Target
            | Self::Object
            | Self::Deck
            | Self::Pod
            | Self::Destination
            | Self::Wound
            | Self::Companion => true,
            Self::Option
            | Self::RoomOption
            | Self::Weapon
            | Self::Item
            | Self::SecondItem
            | Self::Component
            | Self::SecondComponent
            | Self::ObjectiveOf => false,
        }
    }
}

/// The target of an attack or effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Figure(FigureId),
    Eggs(Eggs),
}

/// An announced action and its aims. Everything in it is public: an action is announced aloud.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Draft {
    pub who: Seat,
    pub deed: Deed,
    /// The alternative, counted from 1; 0 while none is chosen.
    pub option: u8,
    /// The alternative of a granted Room action, counted from 1; 0 while none is chosen. Of a Room action proper it is `option`.
    pub room_option: u8,
    #[cfg_attr(feature = "ts", ts(as = "Option<SlotId>"))]
    pub room: SlotId,
    #[cfg_attr(feature = "ts", ts(as = "Option<SlotId>"))]
    pub second_room: SlotId,
    #[cfg_attr(feature = "ts", ts(as = "Option<CorridorId>"))]
    pub corridor: CorridorId,
    pub seat: Option<Seat>,
    pub target: Option<Target>,
    pub item: Option<Item>,
    pub second_item: Option<Item>,
    /// The first component of a Crafted Item, which is `item` itself; the second one is `second_item`.
    pub component: Option<Item>,
    pub object: Option<Thing>,
    /// Item deck, Destination, place of a Wound or of an Objective: never two of them in one action.
    pub place: Option<u8>,
    #[cfg_attr(feature = "ts", ts(as = "Option<PodId>"))]
    pub pod: PodId,
    /// Whether the answer to a question with "nobody else" was given (Covering Fire).
    pub alone: bool,
    /// Who moves too (Covering Fire).
    pub companion: Option<Seat>,
}

impl Draft {
    pub fn new(who: Seat, deed: Deed) -> Self {
        let mut draft = Self { who, deed, ..Self::default() };
        if let Deed::Move(corridor) | Deed::Careful(corridor) = deed {
            draft.corridor = corridor;
        }
        draft
    }

    /// Takes the answer to the question for `need`.
    pub fn aim(&mut self, need: Need, action: Action) {
        match action {
            Action::Option(option) if need == Need::RoomOption => self.room_option = option,
            Action::Option(option) => self.option = option,
            Action::Room(slot) if need == Need::SecondRoom => self.second_room = slot,
            Action::Room(slot) => self.room = slot,
            Action::Corridor(corridor) => self.corridor = corridor,
            Action::Who(seat) if need == Need::Companion => self.companion = Some(seat),
            Action::Who(seat) => self.seat = Some(seat),
            Action::Figure(figure) => self.target = Some(Target::Figure(figure)),
            Action::Eggs(eggs) => self.target = Some(Target::Eggs(eggs)),
            Action::Item(item) if matches!(need, Need::SecondItem | Need::SecondComponent) => self.second_item = Some(item),
            Action::Item(item) if need == Need::Component => self.component = Some(item),
            Action::Item(item) => self.item = Some(item),
            Action::Thing(thing) => self.object = Some(thing),
            Action::Deck(place) | Action::Destination(place) | Action::Wound(place) | Action::ObjectiveOf(place) => {
                self.place = Some(place)
            }
            Action::Pod(pod) => self.pod = pod,
            Action::Pass | Action::Done => self.alone = true,
            // The options of an aiming question are the answers above.
            _ => {}
        }
    }
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            who: Seat::new(0),
            deed: Deed::RoomAction,
            option: 0,
            room_option: 0,
            room: SlotId::NONE,
            second_room: SlotId::NONE,
            corridor: CorridorId::NONE,
            seat: None,
            target: None,
            item: None,
            second_item: None,
            component: None,
            object: None,
            place: None,
            pod: PodId::NONE,
            alone: false,
            companion: None,
        }
    }
}
