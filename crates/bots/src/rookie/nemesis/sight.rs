//! What one seat knows, and the questions every rule of thumb asks of it.

use super::body::Body;
use super::danger::Danger;
use kernel::Seat;
use nemesis::board::{Board, Whereabouts};
use nemesis::cards::{Cards, HandCard};
use nemesis::generated::crew::ActionCard;
use nemesis::generated::items::Item;
use nemesis::generated::objectives::Objective;
use nemesis::generated::rooms::{Room, RoomGroup};
use nemesis::generated::ship::{COORDINATES, Destination, SELF_YELLOW, SlotKind, TIME_LAST, TIME_OPENS};
use nemesis::generated::swarm::IntruderKind;
use nemesis::ids::{FigureId, PODS, PodId, SlotId};
use nemesis::view::SeenMember;
use nemesis::{Mode, View};

/// A seat at the table, and the table as far as it sees it.
pub struct Sight<'a> {
    pub view: &'a View,
    pub board: Board,
    pub me: Seat,
    pub body: Body,
    pub danger: Danger,
}

impl<'a> Sight<'a> {
    pub fn new(view: &'a View, me: Seat) -> Option<Self> {
        let board = view.board()?;
        let body = Body::of(view, me)?;
        let danger = Danger::of(view, &body);
        Some(Self { view, board, me, body, danger })
    }

    pub fn member(&self) -> &SeenMember {
        &self.view.crew[self.me.index()]
    }

    pub fn hand(&self) -> &Cards {
        &self.board.member(self.me).hand
    }

    /// Action cards that can be spent.
    pub fn cards(&self) -> i32 {
        i32::from(self.hand().actions())
    }

    pub fn hand_size_of(&self, seat: Seat) -> u8 {
        self.view.member(seat).map_or(0, |member| member.hand_size)
    }

    pub fn here(&self) -> Option<SlotId> {
        self.board.room_of(self.me)
    }

    pub fn holds(&self, card: ActionCard) -> bool {
        self.board.member(self.me).holds_card(HandCard::action(card))
    }

    pub fn has(&self, item: Item) -> bool {
        self.board.has_item(self.me, item)
    }

    pub fn has_any(&self, items: &[Item]) -> bool {
        items.iter().any(|&item| self.has(item))
    }

    /// The Room at a place, when its tile lies open or was looked at.
    pub fn room_at(&self, slot: SlotId) -> Option<Room> {
        let seen = self.view.chambers.get(slot.index())?;
        seen.room.or(seen.tile)
    }

    pub fn find(&self, room: Room) -> Option<SlotId> {
        SlotId::all().find(|&slot| self.room_at(slot) == Some(room))
    }

    pub fn here_is(&self, room: Room) -> bool {
        self.here().is_some_and(|slot| self.room_at(slot) == Some(room))
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.board.seats().filter(move |&seat| seat != self.me)
    }

    pub fn is_alive(&self, seat: Seat) -> bool {
        !matches!(self.board.member(seat).place, Whereabouts::Dead | Whereabouts::Nowhere)
    }

    /// Others who may still survive.
    pub fn others_alive(&self) -> i32 {
        self.others().filter(|&seat| self.is_alive(seat)).count() as i32
    }

    /// Whether somebody has left the ship or sleeps.
    pub fn is_out(&self, seat: Seat) -> bool {
        matches!(self.board.member(seat).place, Whereabouts::Evacuated | Whereabouts::Hibernating)
    }

    pub fn others_out(&self) -> i32 {
        self.others().filter(|&seat| self.is_out(seat)).count() as i32
    }

    pub fn figures(&self, slot: SlotId) -> impl Iterator<Item = FigureId> + '_ {
        self.board.swarm.order.iter().copied().filter(move |&id| self.board.swarm.figure(id).slot == slot)
    }

    pub fn in_combat(&self) -> bool {
        self.board.in_combat(self.me)
    }

    pub fn queen(&self) -> Option<SlotId> {
        let queen = FigureId::of(IntruderKind::Queen).next()?;
        Some(self.board.swarm.figure(queen).slot).filter(|slot| slot.is_some())
    }

    /// Player Phases until the jump, this one included.
    pub fn rounds_left(&self) -> i32 {
        i32::from(TIME_LAST) - i32::from(self.view.time)
    }

    pub fn chambers_open(&self) -> bool {
        self.view.time >= TIME_OPENS
    }

    /// Whether the sequence runs and can still be stopped.
    pub fn can_be_stopped(&self) -> bool {
        self.view.self_destruct.is_some_and(|moves| moves < SELF_YELLOW)
    }

    pub fn counting_down(&self) -> bool {
        self.view.self_destruct.is_some()
    }

    pub fn cooperative(&self) -> bool {
        self.view.mode == Mode::Cooperative
    }

    /// Where the ship is headed, when the own notes say so.
    pub fn destination(&self) -> Option<Destination> {
        let card = self.view.coordinates?;
        COORDINATES.get(usize::from(card))?.get(usize::from(self.view.destination)).copied()
    }

    /// The letter that stands for a destination, when the Coordinates are known.
    pub fn letter(&self, destination: Destination) -> Option<u8> {
        let card = COORDINATES.get(usize::from(self.view.coordinates?))?;
        card.iter().position(|&there| there == destination).map(|letter| letter as u8)
    }

    pub fn engines_known_working(&self) -> usize {
        self.view.engines.iter().filter(|engine| **engine == Some(true)).count()
    }

    pub fn engines_known_damaged(&self) -> usize {
        self.view.engines.iter().filter(|engine| **engine == Some(false)).count()
    }

    /// The engine whose Room this is.
    pub fn engine_of(room: Room) -> Option<usize> {
        [Room::Engine1, Room::Engine2, Room::Engine3].iter().position(|&engine| engine == room)
    }

    pub fn seats_taken(&self, pod: PodId) -> usize {
        self.board.seats().filter(|&seat| self.board.member(seat).place == Whereabouts::Pod(pod)).count()
    }

    /// Pods of a section that still have a seat; `open` when only unlocked ones count.
    pub fn pods(&self, section: Room, open: bool) -> usize {
        let usable = |pod: &PodId| {
            let state = self.view.pods[pod.index()];
            Board::section(*pod) == section && state.aboard && !(open && state.locked) && self.seats_taken(*pod) < 2
        };
        (0..PODS as u8).map(PodId).filter(usable).count()
    }

    pub fn unexplored(&self) -> impl Iterator<Item = SlotId> + '_ {
        SlotId::all().filter(|&slot| !self.board.chamber(slot).explored)
    }

    /// Face-down tiles of a kind of slot that nobody has shown us, by the group of Rooms they belong to.
    pub fn unknown(&self, group: RoomGroup) -> i32 {
        SlotId::all().filter(|&slot| self.room_at(slot).is_none() && Self::group_of(self.board.slot_facts(slot).kind) == group).count()
            as i32
    }

    pub fn group_of(kind: SlotKind) -> RoomGroup {
        match kind {
            SlotKind::Special => RoomGroup::Special,
            SlotKind::Basic | SlotKind::FaceUp => RoomGroup::Basic,
            SlotKind::Additional => RoomGroup::Additional,
        }
    }

    /// Whether a Room may lie face down somewhere.
    pub fn may_be_hidden(&self, room: Room) -> bool {
        self.find(room).is_none()
    }

    /// The own Objectives as far as they are still on the table.
    pub fn objectives(&self) -> impl Iterator<Item = Objective> + '_ {
        self.member().objectives.iter().flatten().filter_map(|(_, objective)| *objective)
    }
}
