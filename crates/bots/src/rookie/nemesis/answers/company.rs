//! Dealing with the others: consent, reactions, trade.

use super::super::mind::Mind;
use super::cards::named;
use kernel::Seat;
use nemesis::Step;
use nemesis::action::{Action, Deed};
use nemesis::board::Thing;
use nemesis::board::trade::{Face, GIVEN, RETURNED};
use nemesis::choice::{Offering, Trigger};
use nemesis::draft::Draft;
use nemesis::generated::items::Item;
use nemesis::generated::rooms::Room;
use nemesis::generated::ship::Destination;
use nemesis::ids::SlotId;

impl Mind<'_> {
    /// Being moved by somebody else's card: yes if it saves us.
    pub fn consent(&self, draft: &Draft, action: Action) -> i32 {
        let Some(here) = self.here() else { return 0 };
        let hand = i32::from(self.hand().len());
        let gained = self.go(draft.room, 0, false) - self.stand(here, hand);
        match action {
            Action::Yes => gained,
            _ => 0,
        }
    }

    /// Reactions: against what others do only when it hurts us, against attacks always.
    pub fn reaction(&self, trigger: Trigger, action: Action) -> i32 {
        if action == Action::Pass {
            return 0;
        }
        match trigger {
            Trigger::Deed { who } => self.deed_of(who).map_or(-1, |draft| self.harm(&draft) - 60),
            // Somebody stops us, or stops somebody who saves us: only the own action is worth the card.
            Trigger::Interruption { of } => {
                let own = self.view.steps.iter().any(|step| matches!(step, Step::Act(act) if act.draft().who == self.me));
                if own && of != self.me { 10 } else { -1 }
            }
            Trigger::Attack { .. } => 10,
        }
    }

    /// The action that is under way.
    fn deed_of(&self, who: Seat) -> Option<Draft> {
        self.view.steps.iter().rev().find_map(|step| match step {
            Step::Act(act) if act.draft().who == who => Some(*act.draft()),
            _ => None,
        })
    }

    /// How much an action of somebody else harms us.
    fn harm(&self, draft: &Draft) -> i32 {
        let Some(here) = self.here() else { return 0 };
        let room = match draft.deed {
            Deed::RoomAction => self.room_at(here),
            _ => None,
        };
        match (draft.deed, room) {
            (_, Some(Room::Generator)) if self.counting_down() => {
                if self.plan.destroy {
                    300
                } else {
                    0
                }
            }
            (_, Some(Room::Generator)) if self.plan.destroy => 0,
            (_, Some(Room::Generator)) => {
                if self.plan.needs_ship() {
                    300
                } else {
                    120
                }
            }
            (Deed::Use(Item::SelfDestructKey), _) if !self.plan.destroy && !self.counting_down() => 200,
            (_, Some(Room::Cockpit)) => match draft.place {
                Some(letter) if self.needs_bridge() => {
                    let fine = |there: Destination| self.letter(there) == Some(letter);
                    if self.view.coordinates.is_none() || fine(self.wanted_destination()) { 0 } else { 250 }
                }
                Some(_) | None => 0,
            },
            // Somebody who must not survive is about to leave.
            (_, Some(Room::EvacuationSectionA | Room::EvacuationSectionB | Room::Hibernatorium)) => {
                if self.plan.hostile_to(draft.who) && !self.cooperative() { 200 } else { 0 }
            }
            (_, _) => 0,
        }
    }

    /// Whether a Trade is worth an action: only to help a friend in need.
    pub fn wish_to_trade(&self, here: SlotId) -> i32 {
        let in_need = self.board.characters_in(here).without(self.me).iter().any(|seat| self.gift(seat).is_some());
        if in_need { 45 } else { 0 }
    }

    /// What we would give to somebody of a cooperative crew.
    fn gift(&self, to: Seat) -> Option<Item> {
        if !self.cooperative() {
            return None;
        }
        let hurt = self.view.member(to)?.wounds.len() as u8;
        let help = [Item::Medkit, Item::Bandages].into_iter().find(|&item| self.has(item));
        help.filter(|_| hurt >= 2 && hurt > self.body.serious)
    }

    pub fn proposal(&self, _: SlotId, action: Action) -> i32 {
        match action {
            Action::With(seat) => {
                if self.gift(seat).is_some() {
                    10
                } else {
                    -1
                }
            }
            Action::Show(_) => -2,
            // Done.
            _ => 0,
        }
    }

    pub fn offer(&self, to: Seat, what: Offering, action: Action) -> i32 {
        let thing = named(action);
        match what {
            Offering::Give => {
                let laid = self.laid(GIVEN).0 > 0;
                match (thing, self.gift(to)) {
                    (Some(Thing::Item(item)), Some(gift)) if item == gift && !laid => 10,
                    (Some(_), _) => -1,
                    (None, _) => 0,
                }
            }
            Offering::Show => i32::from(thing.is_none()),
            // Gifts are welcome; nothing is given for them.
            Offering::Return => match action {
                Action::Done => 2,
                Action::Decline => 1,
                _ => -1,
            },
        }
    }

    /// How much lies on a side of the table, and what it is worth to us.
    fn laid(&self, side: usize) -> (usize, i32) {
        let Some(trade) = &self.view.trade else { return (0, 0) };
        let worth = |face: &Face| match face {
            Face::Open(Thing::Item(item)) => self.item(*item),
            Face::Open(thing) => self.object(*thing),
            Face::Back(_) => 0,
        };
        (trade.offers[side].len(), trade.offers[side].iter().map(worth).sum())
    }

    /// The exchange as it lies on the table: friends are given what they need, others get nothing for nothing.
    pub fn accept(&self, action: Action) -> i32 {
        match action {
            Action::Yes if self.cooperative() => 1,
            Action::Yes => self.laid(RETURNED).1 - self.laid(GIVEN).1 - 10,
            _ => 0,
        }
    }
}
