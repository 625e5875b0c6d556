//! N-SEARCH: looking at Items and keeping one.

use crate::action::Action;
use crate::board::decks::items_of;
use crate::board::{Aside, Board};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::items::Item;
use crate::generated::rooms::{Colour, Room};
use crate::ids::SlotId;
use crate::procedures::drop::DropSomething;
use crate::refusal::{Why, require};
use crate::verbs::{items, markers};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, Secret, Viewer, applies, rule};
use serde::{Deserialize, Serialize};

/// How many cards are looked at (N-SEARCH-04).
const LOOK: usize = 2;
/// N-ITEM-09, N-RULING-116: the Ammo of a weapon from an Item deck.
const FOUND_AMMO: u8 = 1;
/// Item decks: red, yellow, green.
const DECKS: u8 = 3;
/// The Item Counter that a Search needs (N-SEARCH-06); some cards do without (N-SEARCH-09).
pub const COUNTER: u8 = 1;

// N-SEARCH-01: there is no basic action for it; cards, Items and Rooms grant it.
// N-SEARCH-08: neither Fire nor a Malfunction is looked at.

/// Two cards of an Item deck are looked at and one is kept; the counter of the Room is the caller's.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Search {
    pub who: Seat,
    pub deck: u8,
    /// Things in the hand slots when room was last offered to be made.
    hands: Option<u8>,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SearchStage"))]
#[serde(rename_all = "snake_case")]
enum Stage {
    Look,
    Keep,
    MakeRoom,
    Take,
}

/// N-RULING-119: a deck that has run out is made anew from its discard pile; without any card it cannot be searched.
pub fn has_cards(deck: u8, board: &Board) -> bool {
    let deck = &board.decks.items[usize::from(deck).min(2)];
    !deck.is_empty() || !deck.discard.is_empty() || !applies!("N-RULING-119")
}

/// N-SEARCH-02, N-SEARCH-03: the deck of the Room's colour; in a white Room any of them.
fn decks(slot: SlotId, board: &Board) -> impl Iterator<Item = u8> + '_ {
    let among = match board.colour(slot) {
        _ if !applies!("N-SEARCH-02") => 0..DECKS,
        Colour::Red => 0..1,
        Colour::Yellow => 1..2,
        Colour::Green => 2..3,
        Colour::White if applies!("N-SEARCH-03") => 0..DECKS,
        Colour::None if !applies!("N-SEARCH-07") || !applies!("N-RULING-122") => 0..DECKS,
        Colour::White | Colour::None => 0..0,
    };
    among.filter(|&deck| has_cards(deck, board))
}

/// The deck of a Room that leaves no choice.
pub fn only_deck(slot: SlotId, board: &Board) -> Option<u8> {
    decks(slot, board).next()
}

/// Whether Search is possible in a Room at all (N-SEARCH-07).
pub fn is_searchable(room: Room) -> bool {
    let forbidden = match room {
        Room::Nest => applies!("N-ROOM-NEST-06"),
        Room::RoomCoveredWithSlime => applies!("N-ROOM-SLIME-03"),
        _ => applies!("N-ROOM-SPECIAL-02"),
    };
    room.facts().searchable || !forbidden
}

/// Whether a Room could be searched with an Item Counter of at least `counter`.
pub fn check(slot: SlotId, counter: u8, board: &Board) -> Result<(), Why> {
    let chamber = board.chamber(slot);
    // N-RULING-122: an unexplored Room has no Item Counter.
    let searchable = chamber.room.is_some_and(is_searchable);
    let known = (chamber.explored && (searchable || !applies!("N-SEARCH-07"))) || !applies!("N-RULING-122");
    require(known, rule!("N-SEARCH-07"), "this Room cannot be searched")?;
    // N-MARK-12, N-MARK-14, N-SEARCH-08: neither Fire nor a Malfunction matters.
    let disturbed = (chamber.fire && !(applies!("N-MARK-12") && applies!("N-SEARCH-08")))
        || (chamber.malfunction && !(applies!("N-MARK-14") && applies!("N-SEARCH-08")));
    require(!disturbed, rule!("N-SEARCH-08"), "not with Fire or a Malfunction")?;
    // Rooms that cannot be searched have no counter to look at.
    let counted = chamber.counter >= counter || !searchable || !applies!("N-SEARCH-06");
    require(counted, rule!("N-SEARCH-06"), "the Item Counter of this Room is 0")?;
    require(decks(slot, board).next().is_some(), rule!("N-RULING-119"), "no card is left to be found")
}

/// The decks that can be searched in a Room.
pub fn aims(slot: SlotId, board: &Board, out: &mut Vec<Action>) {
    out.extend(decks(slot, board).map(Action::Deck));
}

/// N-SEARCH-05: a Search lowers the Item Counter of its Room, which stays at 0 when it is 0.
pub fn lower_counter(slot: SlotId, cx: &mut Cx<'_>) {
    if let Some(left) = cx.board.chamber(slot).counter.checked_sub(1) {
        markers::set_counter(rule!("N-SEARCH-05"), slot, left, cx);
    }
}

/// The cards looked at, equal ones once.
pub fn options(seat: Seat, deck: u8, board: &Board, out: &mut Vec<Action>) {
    for card in board.set_aside.iter().filter_map(|card| card.seen_by(Viewer::Seat(seat))) {
        if let Some(&item) = items_of(usize::from(deck)).get(usize::from(*card))
            && !out.contains(&Action::Item(item))
        {
            out.push(Action::Item(item));
        }
    }
}

/// The next card of an Item deck by kind, and who knew it. N-RULING-119: the discard pile is shuffled and put under the last cards.
fn draw(deck: usize, cx: &mut Cx<'_>) -> Option<(u8, SeatSet)> {
    const SOURCES: [&str; 3] = ["red items", "yellow items", "green items"];
    let pile = &mut cx.board.decks.items[deck];
    if pile.is_empty() && applies!("N-RULING-119") {
        pile.rest = std::mem::take(&mut pile.discard);
    }
    if pile.rest.is_empty() {
        let card = pile.bottom.remove(0)?;
        cx.referee.note_reveal();
        let knew = cx.board.seats().filter(|&seat| card.seen_by(Viewer::Seat(seat)).is_some()).collect();
        return Some((*card.truth(cx.referee), knew));
    }
    let name = |kind: usize| items_of(deck).get(kind).map_or_else(String::new, |item| crate::words::spaced(item.id()));
    pile.rest.draw(SOURCES[deck], name, cx.referee).map(|kind| (kind as u8, SeatSet::NONE))
}

impl Search {
    pub fn of(who: Seat, deck: u8) -> Self {
        Self { who, deck: deck.min(DECKS - 1), hands: None, at: Stage::Look }
    }

    fn item(&self, kind: u8) -> Option<Item> {
        items_of(usize::from(self.deck)).get(usize::from(kind)).copied()
    }

    /// Whether room was offered to be made, which everybody sees: then the card that was kept is a heavy one (N-RULING-120).
    pub fn has_kept_something_heavy(&self) -> bool {
        self.hands.is_some()
    }

    /// The card that was kept, which lies aside alone.
    fn kept(&self, cx: &Cx<'_>) -> Option<Item> {
        let card = cx.board.set_aside.iter().next()?;
        self.item(*card.truth(cx.referee))
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (seat, deck) = (self.who, self.deck);
        match self.at {
            Stage::Look => {
                cx.referee.log(rule!("N-SEARCH-04"), || Event::Searches { seat, deck });
                cx.board.set_aside.clear();
                cx.board.aside = Aside::Items(deck);
                for _ in 0..LOOK {
                    let Some((kind, knew)) = draw(usize::from(deck), cx) else { break };
                    let seen_by = if applies!("N-INFO-18") { knew.with(seat) } else { items::everybody() };
                    // Two cards fit.
                    let _ = cx.board.set_aside.push(Secret::new(kind, seen_by));
                    let item = self.item(kind);
                    cx.referee.log(rule!("N-INFO-18"), || Event::ItemSeen { seat, item });
                }
                self.to(Stage::Keep)
            }
            Stage::Keep if cx.board.set_aside.is_empty() => {
                cx.board.aside = Aside::Nothing;
                Flow::Done
            }
            Stage::Keep => Flow::Ask(Choice::Keep { seat, deck }),
            Stage::MakeRoom => {
                let member = cx.board.member(seat);
                let held = member.hands.len() as u8;
                // N-RULING-120: asked again while something was dropped and there is still no room, as it may be with taped Items.
                let full = self.kept(cx).is_some_and(|item| item.facts().heavy) && !member.has_free_hand();
                if full && self.hands != Some(held) && applies!("N-RULING-120") {
                    self.hands = Some(held);
                    return Flow::First(DropSomething::offered(seat).into());
                }
                self.to(Stage::Take)
            }
            Stage::Take => {
                if let Some(item) = self.kept(cx) {
                    if item.facts().heavy && !cx.board.member(seat).has_free_hand() {
                        items::put_back(rule!("N-RULING-120"), seat, item, cx);
                    } else {
                        let ammo = if applies!("N-ITEM-09") && applies!("N-RULING-116") { FOUND_AMMO } else { 0 };
                        items::gain(rule!("N-SEARCH-04"), seat, item, ammo, SeatSet::NONE, cx);
                    }
                }
                cx.board.set_aside.clear();
                cx.board.aside = Aside::Nothing;
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let Action::Item(item) = answers.only() else { return Flow::Again };
        let kept = cx.board.set_aside.iter().position(|card| self.item(*card.truth(cx.referee)) == Some(item));
        let Some(kept) = kept.and_then(|index| cx.board.set_aside.remove(index)) else { return Flow::Again };
        // N-ITEM-16, N-INFO-27: the other one goes under the deck, known to the searcher alone.
        while let Some(card) = cx.board.set_aside.pop() {
            if let Some(other) = self.item(*card.truth(cx.referee)) {
                items::put_back(rule!("N-ITEM-16"), self.who, other, cx);
            }
        }
        // There is room: everything else has just been taken away.
        let _ = cx.board.set_aside.push(kept);
        self.to(Stage::MakeRoom)
    }
}
