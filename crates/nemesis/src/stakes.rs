//! What is at stake with an answer: what it costs, and whether it decides who one is, what one wants, what one loses, or that one is
//! done or leaves.

use crate::action::Action;
use crate::board::{Board, Thing};
use crate::choice::Choice;
use crate::deeds;
use crate::draft::Draft;
use kernel::{Seat, Stakes};

pub fn of(choice: &Choice, seat: Seat, action: &Action, board: &Board) -> Stakes {
    let plain = |is_final: bool| Stakes { is_final, cost: 0 };
    match (*choice, *action) {
        (Choice::Action { .. }, Action::Do(deed)) => {
            let draft = Draft::new(seat, deed);
            let is_final = deeds::is_final(&draft, board) || deeds::is_done_at_once(&draft, board);
            Stakes { is_final, cost: deeds::cost(&draft, board) }
        }
        // What is aimed at makes it so, or dearer.
        (Choice::Aim { draft, need }, _) => {
            let mut aimed = draft;
            aimed.aim(need, *action);
            Stakes {
                is_final: deeds::is_final(&aimed, board) && !deeds::is_final(&draft, board),
                cost: deeds::cost(&aimed, board).saturating_sub(deeds::cost(&draft, board)),
            }
        }
        // N-ROUND-16, N-MODE-INTRUDER-08: no more turns in this round.
        (Choice::Action { .. } | Choice::Intruders { .. }, Action::Pass) => plain(true),
        // N-ITEM-14: a dropped Item is lost, an Object lies in the Room.
        (Choice::Action { .. }, Action::Drop(thing)) => plain(matches!(thing, Thing::Item(_))),
        (Choice::Drop { .. }, Action::Item(_)) => plain(true),
        // N-RULING-120: without room what was found is lost.
        (Choice::Drop { .. }, Action::Pass) => plain(true),
        // N-ACT-26: a reaction with a single-use Item.
        (Choice::React { .. }, Action::Item(item)) => plain(item.facts().one_use),
        // N-SETUP-34, N-SETUP-35.
        (Choice::Character { .. }, _) => plain(true),
        // N-GOAL-03: the other one is removed from the game.
        (Choice::Objective { .. }, _) => plain(true),
        // N-POD-09: those in the Pod take no further part. N-POD-11, N-POD-12: waiting is a pass.
        (Choice::Launch { .. } | Choice::PodTurn { .. }, Action::Launch | Action::Wait | Action::Stay) => plain(true),
        // N-MODE-INTRUDER-01, N-RULING-210: it is offered once.
        (Choice::TakeOver { .. }, _) => plain(true),
        // Everything else can be made good, or is a part of what was decided before.
        (_, _) => plain(false),
    }
}
