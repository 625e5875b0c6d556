//! Items for bodies: Clothes, Bandages, Medkit (N-WOUND-13). An alternative without a matching Wound is not available.

use super::Effect;
use crate::action::Action;
use crate::board::{Board, WoundCard};
use crate::draft::{Draft, Need};
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::{markers, wounds};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

/// Places of the Serious Wounds that are Dressed, and can be healed (N-WOUND-12), or that are not, equal ones once.
fn serious(who: Seat, dressed: bool, board: &Board) -> impl Iterator<Item = u8> + '_ {
    let cards = board.member(who).wounds.as_slice();
    let fits = move |card: &WoundCard| card.dressed == dressed || (dressed && !applies!("N-WOUND-12"));
    let matching = cards.iter().enumerate().filter(move |(place, card)| fits(card) && !cards[..*place].contains(card));
    matching.map(|(place, _)| place as u8)
}

fn wound_need(draft: &Draft) -> Option<Need> {
    draft.place.is_none().then_some(Need::Wound)
}

/// The Slime marker is discarded (N-MARK-05).
pub(super) struct Wash;

impl Effect for Wash {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(board.member(who).slimed, rule!("N-RULING-42"), "there is no Slime marker")
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        markers::wash(rule!("N-MARK-05"), draft.who, cx);
        Flow::Done
    }
}

/// One Serious Wound is dressed (N-WOUND-08).
pub(super) struct Dress;

impl Effect for Dress {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(serious(who, false, board).next().is_some(), rule!("N-RULING-42"), "there is no Serious Wound to dress")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        wound_need(draft)
    }

    fn aims(&self, draft: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(serious(draft.who, false, board).map(Action::Wound));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let Some(place) = draft.place.filter(|_| applies!("N-WOUND-13")) {
            wounds::dress(rule!("N-WOUND-08"), draft.who, usize::from(place), cx);
        }
        Flow::Done
    }
}

/// One Dressed Serious Wound is healed (N-WOUND-11, N-WOUND-12).
pub(super) struct HealSerious;

impl Effect for HealSerious {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(serious(who, true, board).next().is_some(), rule!("N-WOUND-12"), "there is no Dressed Serious Wound")
    }

    fn need(&self, draft: &Draft, _: &Board) -> Option<Need> {
        wound_need(draft)
    }

    fn aims(&self, draft: &Draft, _: Need, _: SlotId, board: &Board, out: &mut Vec<Action>) {
        out.extend(serious(draft.who, true, board).map(Action::Wound));
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if let Some(place) = draft.place.filter(|_| applies!("N-WOUND-13")) {
            wounds::heal_serious(rule!("N-WOUND-11"), draft.who, usize::from(place), cx);
        }
        Flow::Done
    }
}

/// All Light Wounds are healed (N-WOUND-10).
pub(super) struct HealLight;

impl Effect for HealLight {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        require(board.member(who).light > 0, rule!("N-RULING-42"), "there is no Light Wound")
    }

    fn resolve(&self, draft: &Draft, _: u8, cx: &mut Cx<'_>) -> Flow {
        if applies!("N-WOUND-13") {
            wounds::heal_light(rule!("N-WOUND-10"), draft.who, u8::MAX, cx);
        }
        Flow::Done
    }
}
