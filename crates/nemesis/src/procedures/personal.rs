//! N-PERS: activating personal Items.

use crate::action::Action;
use crate::board::{Board, Thing};
use crate::deeds::payable;
use crate::draft::{Draft, Need};
use crate::event::Event;
use crate::generated::items::{Activation, Item};
use crate::refusal::{Why, require};
use crate::verbs::items;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// The most things a Character can hold while it decides what to drop.
const HANDS: usize = 4;

/// Which of the two personal Items of the Character it is.
fn place(item: Item, who: Seat, board: &Board) -> Option<usize> {
    board.member(who).character().facts().personal_items.iter().position(|&own| own == item)
}

/// N-PERS-05: Items that can be given up for it.
fn payments(item: Item, who: Seat, board: &Board) -> impl Iterator<Item = Item> + '_ {
    let named: &'static [Item] = match item.facts().activation {
        Some((Activation::Discard(named), _)) => named,
        Some((Activation::Room(_), _)) | None => &[],
    };
    named.iter().copied().filter(move |&named| board.has_item(who, named))
}

/// N-PERS-01: an inactive one is no Item at all yet, so that there is nothing else to be done with it.
pub fn check(item: Item, who: Seat, board: &Board) -> Result<(), Why> {
    let member = board.member(who);
    let inactive = place(item, who, board).is_some_and(|place| !member.activated[place]);
    let Some((activation, cost)) = item.facts().activation.filter(|_| inactive) else {
        return Err(Why::new(rule!("N-PERS-02"), "this is no inactive personal Item of the Character"));
    };
    require(!board.in_combat(who) || !applies!("N-PERS-04"), rule!("N-PERS-04"), "only out of Combat")?;
    payable(who, cost, None, board)?;
    let fulfilled = match activation {
        // N-PERS-06: a Malfunction marker there does not matter.
        Activation::Room(room) => board.room_of(who).is_some_and(|slot| {
            let chamber = board.chamber(slot);
            chamber.room == Some(room) && chamber.explored && (!chamber.malfunction || applies!("N-PERS-06"))
        }),
        Activation::Discard(_) => payments(item, who, board).next().is_some(),
    };
    require(fulfilled || !applies!("N-PERS-05"), rule!("N-PERS-05"), "the condition on the Item is not fulfilled")?;
    if item == Item::Autoloader {
        let rifle = member.carries(Thing::Item(Item::AssaultRifle));
        return require(rifle, rule!("N-RULING-121"), "the Assault Rifle it is attached to is not in a hand slot");
    }
    // A heavy one needs a hand slot; something is dropped for it when it is activated (N-ITEM-08). Only with both hands full of taped
    // pairs there is no room even for that.
    let room = !item.facts().heavy || member.hands.len() < HANDS;
    require(room, rule!("N-ITEM-08"), "there is no room in the hand slots")
}

pub fn need(item: Item, draft: &Draft, _: &Board) -> Option<Need> {
    match item.facts().activation {
        Some((Activation::Discard(_), _)) if draft.item.is_none() && applies!("N-PERS-05") => Some(Need::Item),
        Some((Activation::Discard(_) | Activation::Room(_), _)) | None => None,
    }
}

pub fn aims(item: Item, draft: &Draft, board: &Board, out: &mut Vec<Action>) {
    out.extend(payments(item, draft.who, board).map(Action::Item));
}

pub fn resolve(item: Item, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    let seat = draft.who;
    let Some(place) = place(item, seat, cx.board).filter(|_| phase == 0 && !rule!("N-PERS-02").is_muted()) else { return Flow::Done };
    // N-RULING-227: what is given up counts as used.
    if let Some(given_up) = draft.item {
        items::use_up(rule!("N-RULING-227"), seat, given_up, cx);
    }
    cx.board.member_mut(seat).activated[place] = true;
    cx.referee.log(rule!("N-PERS-02"), || Event::Activated { seat, item });
    if item == Item::Autoloader {
        items::attach(rule!("N-RULING-121"), seat, item, Item::AssaultRifle, cx);
        return Flow::Done;
    }
    // N-PERS-03, N-RULING-182: from now on an ordinary Item, and everybody has seen which one.
    items::gain(rule!("N-PERS-03"), seat, item, 0, items::everybody(), cx);
    let member = cx.board.member(seat);
    if member.slots_used() > member.slots() && applies!("N-ITEM-08") {
        cx.board.due.drop = cx.board.due.drop.with(seat);
    }
    Flow::Again
}
