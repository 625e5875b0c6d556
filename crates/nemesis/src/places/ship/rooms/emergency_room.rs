//! N-ROOM-EMERGENCY: treatment of the own Wounds.

use super::{RoomAction, option, option_need};
use crate::action::Action;
use crate::board::{Board, WoundCard};
use crate::draft::{Draft, Need};
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::wounds;
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct EmergencyRoom;

const DRESS_ALL: u8 = 1;
const HEAL_ONE: u8 = 2;
const HEAL_LIGHT: u8 = 3;

/// N-RULING-194: the alternatives for which there is a matching Wound.
fn alternatives(who: Seat, board: &Board) -> impl Iterator<Item = u8> {
    let member = board.member(who);
    let wounds = member.wounds.as_slice();
    let matching = [wounds.iter().any(|card| !card.dressed), wounds.iter().any(|card| card.dressed), member.light > 0];
    let options = [DRESS_ALL, HEAL_ONE, HEAL_LIGHT];
    options.into_iter().zip(matching).filter(|&(_, matches)| matches || !applies!("N-RULING-194")).map(|(option, _)| option)
}

/// Places of the Dressed Wounds (N-WOUND-12), equal ones once.
fn dressed(cards: &[WoundCard]) -> impl Iterator<Item = u8> + '_ {
    let dressed = cards.iter().enumerate().filter(|(_, card)| card.dressed);
    dressed.filter(|(place, card)| !cards[..*place].contains(card)).map(|(place, _)| place as u8)
}

impl RoomAction for EmergencyRoom {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(alternatives(who, board).next().is_some(), rule!("N-RULING-194"), "there is no Wound to treat")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        match option(draft) {
            0 => Some(option_need(draft)),
            HEAL_ONE if draft.place.is_none() => Some(Need::Wound),
            _ => None,
        }
    }

    fn aims(&self, draft: &Draft, need: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        if need == Need::Wound {
            out.extend(dressed(board.member(draft.who).wounds.as_slice()).map(Action::Wound));
        } else {
            out.extend(alternatives(draft.who, board).map(Action::Option));
        }
    }

    fn why_not(&self, _: &Draft, action: &Action, _: SlotId, _: &Board) -> Option<Why> {
        Some(match action {
            Action::Wound(_) => Why::new(rule!("N-WOUND-12"), "only a Dressed Serious Wound can be healed"),
            _ => Why::new(rule!("N-RULING-194"), "there is no matching Wound"),
        })
    }

    fn resolve(&self, _: SlotId, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        // N-ROOM-EMERGENCY-02: only the acting Character's Wounds, unless that is switched off.
        let others = if applies!("N-ROOM-EMERGENCY-02") { None } else { cx.board.room_of(draft.who) };
        for seat in cx.board.seats() {
            if seat != draft.who && (others.is_none() || cx.board.room_of(seat) != others) {
                continue;
            }
            match option(draft) {
                DRESS_ALL => {
                    for place in 0..cx.board.member(seat).wounds.len() {
                        wounds::dress(rule!("N-ROOM-EMERGENCY-01"), seat, place, cx);
                    }
                }
                HEAL_ONE => {
                    let place = usize::from(draft.place.unwrap_or(u8::MAX));
                    wounds::heal_serious(rule!("N-ROOM-EMERGENCY-01"), seat, place, cx);
                }
                _ => wounds::heal_light(rule!("N-ROOM-EMERGENCY-01"), seat, u8::MAX, cx),
            }
        }
        Flow::Done
    }
}
