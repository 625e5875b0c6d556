//! Movement that cards grant (N-MOVE-16, N-ESC-09).

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::ids::{CorridorId, SlotId, SlotSet};
use crate::procedures::movement::{Noise, depart};
use crate::procedures::passing::Passing;
use crate::procedures::shooting;
use crate::refusal::{Why, require};
use crate::verbs::{cards, items};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// The ways from one Room to another that a Character can walk (N-MOVE-07).
fn ways(from: SlotId, to: SlotId, board: &Board) -> impl Iterator<Item = CorridorId> + '_ {
    let open = move |corridor| board.is_passable(corridor) || !applies!("N-MOVE-07");
    board.neighbours(from).filter(move |&(corridor, next)| next == to && open(corridor)).map(|(corridor, _)| corridor)
}

/// The Rooms a Character can walk to, in the order of their numbers.
fn destinations(from: SlotId, board: &Board) -> SlotSet {
    let open = |corridor| board.is_passable(corridor) || !applies!("N-MOVE-07");
    board.neighbours(from).filter(|&(corridor, _)| open(corridor)).map(|(_, to)| to).collect()
}

/// Whether a Character can walk anywhere at all (N-RULING-93).
pub fn can_leave(who: Seat, board: &Board) -> bool {
    board.room_of(who).is_some_and(|from| !destinations(from, board).is_empty())
}

pub fn check_leave(who: Seat, board: &Board) -> Result<(), Why> {
    require(can_leave(who, board), rule!("N-RULING-93"), "no neighbouring Room can be reached")
}

/// The Room `mover` goes to, and the Corridor where there are two (N-RULING-175).
pub fn need_way(mover: Seat, draft: &Draft, board: &Board) -> Option<Need> {
    if !draft.room.is_some() {
        return Some(Need::Room);
    }
    let from = board.room_of(mover)?;
    let twins = ways(from, draft.room, board).count() > 1 && applies!("N-RULING-175");
    (twins && !draft.corridor.is_some()).then_some(Need::Corridor)
}

pub fn aims_way(mover: Seat, draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    let Some(from) = board.room_of(mover) else { return };
    if need == Need::Corridor {
        out.extend(ways(from, draft.room, board).map(Action::Corridor));
    } else {
        out.extend(destinations(from, board).iter().map(Action::Room));
    }
}

pub fn why_not_way(mover: Seat, need: Need, action: &Action, board: &Board) -> Option<Why> {
    let from = board.room_of(mover)?;
    match (need, *action) {
        (Need::Room, Action::Room(to)) if board.neighbours(from).any(|(_, next)| next == to) => {
            Some(Why::new(rule!("N-MOVE-07"), "a Closed Door is in the way"))
        }
        (Need::Room, Action::Room(_)) => Some(Why::new(rule!("N-MOVE-06"), "this Room is not neighbouring")),
        (Need::Corridor, Action::Corridor(_)) => Some(Why::new(rule!("N-MOVE-07"), "this Corridor does not lead there, or is closed")),
        _ => None,
    }
}

/// The aimed movement of `mover`, perhaps together with another Character.
pub fn go(mover: Seat, draft: &Draft, noise: Noise, attacks: bool, together: Option<Seat>, board: &Board) -> Flow {
    let Some(from) = board.room_of(mover) else { return Flow::Done };
    let via = if draft.corridor.is_some() { Some(draft.corridor) } else { ways(from, draft.room, board).next() };
    match via {
        Some(via) => Flow::First(depart(mover, via, draft.room, noise, attacks, together)),
        None => Flow::Done,
    }
}

/// Adrenaline: an Escape with its attacks; whoever survives it draws a card.
pub fn escape(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    match phase {
        0 => go(draft.who, draft, Noise::Due, true, None, cx.board),
        _ => draw_one(draft.who, cx),
    }
}

/// The card that ends Adrenaline; a dead Character draws none.
pub fn draw_one(who: Seat, cx: &mut Cx<'_>) -> Flow {
    if cx.board.is_active(who) {
        cards::draw(rule!("N-ACT-06"), who, 1, cx);
    }
    Flow::Done
}

/// Reconnaissance: no Noise roll, and Silence and Danger tokens do nothing.
pub fn reconnoitre(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    match phase {
        0 if applies!("N-MOVE-16") => go(draft.who, draft, Noise::Muted, true, None, cx.board),
        0 => go(draft.who, draft, Noise::Due, true, None, cx.board),
        _ => Flow::Done,
    }
}

/// Rooms with an entrance to the same Technical Corridors (N-TECH-13, N-RULING-174).
fn entrances(who: Seat, board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    let from = board.room_of(who);
    let network = from.and_then(|slot| board.network(slot));
    SlotId::all().filter(move |&slot| network.is_some() && board.network(slot) == network && Some(slot) != from)
}

/// N-TECH-03.
pub fn check_technical(who: Seat, board: &Board) -> Result<(), Why> {
    require(entrances(who, board).next().is_some(), rule!("N-TECH-03"), "no Technical Corridor entrance is in this Room")
}

pub fn aims_technical(who: Seat, board: &Board, out: &mut Vec<Action>) {
    out.extend(entrances(who, board).map(Action::Room));
}

pub fn why_not_technical(who: Seat, action: &Action, board: &Board) -> Option<Why> {
    match *action {
        Action::Room(slot) if board.room_of(who) == Some(slot) => Some(Why::new(rule!("N-RULING-42"), "the Character is there already")),
        Action::Room(slot) if board.network(slot).is_some() => {
            Some(Why::new(rule!("N-MODE-ALT-02"), "this entrance belongs to other Technical Corridors"))
        }
        Action::Room(_) => Some(Why::new(rule!("N-TECH-13"), "this Room has no Technical Corridor entrance")),
        _ => None,
    }
}

/// Leaves by a Technical Corridor, then passes when everything that came of it is over. A dead player has passed (N-RULING-17).
pub fn technical(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    match phase {
        0 => Flow::First(depart(draft.who, CorridorId::NONE, draft.room, Noise::Due, true, None)),
        1 if cx.board.is_active(draft.who) && applies!("N-TECH-03") => Flow::First(Passing::of(draft.who).into()),
        _ => Flow::Done,
    }
}

/// Suppressive and Covering Fire: a weapon with Ammo, and a way out of the Room.
pub fn check_cover(who: Seat, board: &Board) -> Result<(), Why> {
    require(board.loaded(who).next().is_some(), rule!("N-RULING-42"), "no weapon with Ammo is in a hand slot")?;
    check_leave(who, board)
}

/// The weapon, who moves, with Covering Fire who moves too, and where to.
pub fn need_cover(both: bool, draft: &Draft, board: &Board) -> Option<Need> {
    if draft.item.is_none() {
        return Some(Need::Weapon);
    }
    let Some(mover) = draft.seat else { return Some(Need::Who) };
    if both && draft.companion.is_none() && !draft.alone {
        return Some(Need::Companion);
    }
    need_way(mover, draft, board)
}

pub fn aims_cover(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    let Some(slot) = board.room_of(draft.who) else { return };
    match need {
        Need::Weapon => out.extend(board.loaded(draft.who).map(Action::Item)),
        Need::Who => out.extend(board.characters_in(slot).iter().map(Action::Who)),
        Need::Companion => {
            out.push(Action::Done);
            // One other at most: whoever moves besides another Character is the acting one.
            let first = draft.seat.unwrap_or(draft.who);
            let rest = board.characters_in(slot).without(first).iter();
            out.extend(rest.filter(|&seat| first == draft.who || seat == draft.who).map(Action::Who));
        }
        _ => aims_way(draft.seat.unwrap_or(draft.who), draft, need, board, out),
    }
}

pub fn why_not_cover(draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    match (need, *action) {
        (Need::Weapon, _) => shooting::why_not(draft, need, action, board),
        (Need::Who | Need::Companion, Action::Who(seat)) if board.room_of(seat) != board.room_of(draft.who) => {
            Some(Why::new(rule!("N-ESC-09"), "this Character is not in the Room"))
        }
        (Need::Companion, Action::Who(_)) => Some(Why::new(rule!("N-RULING-229"), "only one other Character can be covered")),
        _ => why_not_way(draft.seat.unwrap_or(draft.who), need, action, board),
    }
}

/// One Ammo, and nobody attacks those who leave. The Noise roll is the acting Character's if it moved (N-RULING-229).
pub fn cover(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    if phase > 0 {
        return Flow::Done;
    }
    if let Some(weapon) = draft.item {
        items::spend_ammo(rule!("N-ESC-09"), draft.who, weapon, 1, cx);
    }
    let (first, second) = match (draft.seat, draft.companion) {
        (Some(other), Some(own)) if own == draft.who && applies!("N-RULING-229") => (own, Some(other)),
        (first, second) => (first.unwrap_or(draft.who), second),
    };
    go(first, draft, Noise::Due, !applies!("N-ESC-09"), second, cx.board)
}
