//! What an announced action is aimed at.

use super::super::deeds::NEVER;
use super::super::goals::{kind_of, weakness_of};
use super::super::mind::Mind;
use nemesis::action::{Action, Deed, Eggs};
use nemesis::board::{Board, Thing};
use nemesis::cards::HandCard;
use nemesis::draft::{Draft, Need};
use nemesis::generated::crew::ActionCard;
use nemesis::generated::items::Item;
use nemesis::generated::rooms::Room;
use nemesis::generated::wounds::SeriousWound;
use nemesis::ids::{PodId, SlotId};

/// Which Contamination card is best scanned and removed; `None` for an Action card.
pub fn scanned_away(card: HandCard) -> Option<i32> {
    match card {
        HandCard::INFECTED => Some(3),
        HandCard::UNSCANNED => Some(2),
        HandCard::CLEAN => Some(1),
        _ => None,
    }
}

impl Mind<'_> {
    pub fn aim(&self, draft: &Draft, need: Need, action: Action) -> i32 {
        let Some(here) = self.here() else { return 0 };
        match action {
            Action::Option(option) => self.option(draft, need, option, here),
            Action::Room(slot) => self.room_aim(draft, need, slot, here),
            Action::Corridor(corridor) => match draft.deed {
                // Two Corridors lead there: the quieter one is as good as the other.
                Deed::Move(_) | Deed::Careful(_) => 0,
                Deed::Play(ActionCard::Demolition) => self.door(corridor, here),
                _ if need == Need::Corridor => i32::from(!self.board.noise.contains(corridor)),
                _ => self.door(corridor, here),
            },
            Action::Who(seat) => match draft.deed {
                Deed::Play(ActionCard::SuppressiveFire | ActionCard::CoveringFire) if need == Need::Who => i32::from(seat == self.me) * 2,
                // Whoever is asked and refuses would be asked again and again: nothing is kept in mind here.
                Deed::Play(ActionCard::CoveringFire) => -1,
                // Everything else that names somebody does them no good.
                _ => i32::from(self.plan.hostile_to(seat)),
            },
            Action::Figure(figure) => match (draft.deed, draft.item) {
                (Deed::Melee, _) => self.striking(here, figure),
                (Deed::Shoot | Deed::Play(_), Some(weapon)) => self.shooting(here, weapon, figure, 1),
                _ => self.relief(here, figure, 2),
            },
            Action::Eggs(eggs) => match eggs {
                Eggs::Nest | Eggs::Any => 2,
                Eggs::Loose => 1,
            },
            Action::Item(item) => self.item_aim(draft, need, item, here),
            Action::Thing(thing) => self.thing_aim(draft, thing),
            Action::Deck(deck) => self.haul_from(deck),
            Action::Pod(pod) => self.pod_aim(pod),
            Action::Destination(letter) => i32::from(self.letter(self.wanted_destination()) == Some(letter)),
            Action::Wound(place) => self.wound_aim(usize::from(place)),
            Action::Card(card) => scanned_away(card).unwrap_or_else(|| -self.card(card)),
            // Nobody else comes along, unless somebody should.
            _ => 0,
        }
    }

    fn option(&self, draft: &Draft, need: Need, option: u8, here: SlotId) -> i32 {
        let deed = if need == Need::RoomOption { Deed::RoomAction } else { draft.deed };
        let at = if need == Need::RoomOption && draft.second_room.is_some() && draft.deed == Deed::Play(ActionCard::Intranet) {
            draft.second_room
        } else {
            here
        };
        self.alternatives(deed, at).find(|&(number, _)| number == option).map_or(NEVER, |(_, worth)| worth)
    }

    /// The Room whose action is being taken, if it is one.
    fn taken(&self, draft: &Draft, here: SlotId) -> Option<Room> {
        match draft.deed {
            Deed::RoomAction => self.room_at(here),
            Deed::Play(ActionCard::Intranet) => self.room_at(draft.second_room),
            Deed::Play(ActionCard::ComputerSkills | ActionCard::Piloting | ActionCard::OldFriend | ActionCard::BlockingAccess) => {
                self.room_at(here)
            }
            _ => None,
        }
    }

    fn room_aim(&self, draft: &Draft, need: Need, slot: SlotId, here: SlotId) -> i32 {
        match draft.deed {
            Deed::Play(ActionCard::Intranet) if need == Need::SecondRoom => {
                self.room_at(slot).map_or(0, |room| self.room_action(room, slot))
            }
            Deed::Play(ActionCard::BlockingAccess) if draft.option == 2 => -self.errands[slot.index()],
            Deed::Play(ActionCard::KnowledgeOfTheShip) | Deed::Use(Item::ReconDrone | Item::NemesisPlans) => self.errands[slot.index()],
            Deed::Play(ActionCard::Order) => {
                let someone = draft.seat.is_some_and(|seat| self.plan.hostile_to(seat));
                if someone { self.waiting_there(slot) } else { -self.waiting_there(slot) }
            }
            Deed::Play(ActionCard::Reconnaissance) => self.go(slot, 2, true),
            Deed::Play(
                ActionCard::SuppressiveFire | ActionCard::CoveringFire | ActionCard::Adrenaline | ActionCard::TechnicalCorridors,
            )
            | Deed::Use(Item::SmokeGrenade | Item::TechnicalCorridorsPlans | Item::SpaceSuit) => self.go(slot, 1, false),
            Deed::Use(item @ (Item::Grenade | Item::MolotovCocktail)) => {
                i32::from(self.throwing(item, here).is_some_and(|(best, _)| best == slot))
            }
            Deed::Use(Item::Decoy) => -self.place(slot),
            _ => match self.taken(draft, here) {
                Some(Room::FireControlSystem) => i32::from(self.fire_control().is_some_and(|(best, _)| best == slot)),
                Some(Room::AirlockControl) => i32::from(self.airlock().is_some_and(|(best, _)| best == slot)),
                Some(_) | None => self.errands[slot.index()],
            },
        }
    }

    fn item_aim(&self, draft: &Draft, need: Need, item: Item, here: SlotId) -> i32 {
        let armed = |item: Item| {
            let carried = self.board.member(self.me).hands.iter().find(|carried| carried.thing == Thing::Item(item));
            carried.map(|carried| (i32::from(carried.ammo), i32::from(carried.capacity())))
        };
        match (need, draft.deed) {
            (Need::Weapon, Deed::Shoot | Deed::Play(ActionCard::TakingAim | ActionCard::Adrenaline | ActionCard::FullAuto)) => {
                self.best_shot(here, item, 1).map_or(0, |(_, value)| value)
            }
            // Ammo for a way out: from the weapon that has most.
            (Need::Weapon, Deed::Play(_)) => armed(item).map_or(0, |(ammo, _)| ammo),
            // To be loaded: the emptiest.
            (Need::Weapon, _) => armed(item).map_or(0, |(ammo, capacity)| capacity - ammo),
            (Need::Item, Deed::Craft | Deed::Play(ActionCard::Ingenuity)) => self.item(item),
            (Need::Item | Need::SecondItem | Need::Component | Need::SecondComponent, _) => -self.item(item),
            (
                Need::Option
                | Need::RoomOption
                | Need::Room
                | Need::SecondRoom
                | Need::Door
                | Need::Corridor
                | Need::Who
                | Need::Target
                | Need::Object
                | Need::Deck
                | Need::Pod
                | Need::Destination
                | Need::Wound
                | Need::ObjectiveOf
                | Need::Companion,
                _,
            ) => 0,
        }
    }

    fn thing_aim(&self, draft: &Draft, thing: Thing) -> i32 {
        match draft.deed {
            Deed::PickUp => self.object(thing),
            // The Laboratory: what the Objective asks for, else anything.
            _ => kind_of(thing).map_or(0, |object| if self.plan.analyse[weakness_of(object)] { 2 } else { 1 }),
        }
    }

    /// A Pod to be unlocked: in the section that is nearest; to be locked: none of ours.
    fn pod_aim(&self, pod: PodId) -> i32 {
        let state = self.view.pods[pod.index()];
        let place = self.find(Board::section(pod)).map_or(0, |slot| self.place(slot) + 50);
        if state.locked { 500 + place } else { -500 }
    }

    fn wound_aim(&self, place: usize) -> i32 {
        let wounds = self.board.member(self.me).wounds.as_slice();
        match wounds.get(place).and_then(|card| card.wound) {
            Some(SeriousWound::Bleeding) => 5,
            Some(SeriousWound::Body) => 4,
            Some(SeriousWound::Leg) => 3,
            Some(SeriousWound::Arm) => 2,
            Some(SeriousWound::Hand) => 1,
            None => 0,
        }
    }
}
