//! Why something is not possible: the rule and its reason.

use crate::board::Board;
use crate::procedures::intruder_turn;
use crate::{Action, Choice, deeds};
use kernel::{Refusal, RuleId, Seat, applies, rule};

/// A rule and its reason in words, cheap enough to be made while options are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why {
    pub rule: RuleId,
    pub reason: &'static str,
}

impl Why {
    pub fn new(rule: RuleId, reason: &'static str) -> Self {
        Self { rule, reason }
    }
}

/// Fails with a rule unless something holds.
pub fn require(holds: bool, rule: RuleId, reason: &'static str) -> Result<(), Why> {
    // N-RULING-42: whatever would change nothing.
    let harmless = !applies!("N-RULING-42") && rule == rule!("N-RULING-42");
    if holds || harmless { Ok(()) } else { Err(Why { rule, reason }) }
}

/// Why an answer is not among the options.
pub fn why_not(choice: &Choice, seat: Seat, action: &Action, board: &Board) -> Refusal {
    let why = match (choice, action) {
        (Choice::Action { .. }, Action::Do(deed)) => deeds::check(*deed, seat, board).err(),
        (Choice::Action { .. }, Action::Drop(_)) => Some(Why::new(rule!("N-ITEM-13"), "this is not carried, or cannot be dropped")),
        (Choice::Pay { .. }, Action::Card(card)) if card.is_contamination() => {
            Some(Why::new(rule!("N-ACT-04"), "Contamination cards cannot pay a cost"))
        }
        (Choice::Pay { .. }, Action::Card(_)) => Some(Why::new(rule!("N-ACT-02"), "this card is not in hand")),
        (Choice::Aim { draft, need }, _) => Some(deeds::why_not_aim(draft, *need, action, board)),
        (Choice::PodTurn { .. }, Action::Launch) => Some(Why::new(rule!("N-RULING-127"), "a locked Pod cannot be launched")),
        (Choice::BoardPod { .. }, Action::Pod(_)) => {
            Some(Why::new(rule!("N-ROOM-EVACA-05"), "only an unlocked Pod of this section with a free seat"))
        }
        (Choice::BoardPod { .. }, _) => Some(Why::new(rule!("N-RULING-123"), "after a successful roll one must board")),
        (Choice::Doors { .. }, Action::Done | Action::Corridor(_)) => {
            Some(Why::new(rule!("N-RULING-138"), "at least one Door must change, each once, and no Destroyed one"))
        }
        (Choice::TakeDoor { .. }, _) => {
            Some(Why::new(rule!("N-DOOR-14"), "only a Closed Door that was not placed by the same effect can be taken"))
        }
        (Choice::Intruders { .. }, Action::Intruder(_, card)) => Some(intruder_turn::why_not(*card, board)),
        (Choice::IntruderAim { .. }, _) => Some(Why::new(rule!("N-RULING-42"), "this would have no effect, or is no legal target")),
        _ => None,
    };
    let why = why.unwrap_or(Why::new(rule!("N-RULING-40"), "this is no answer to the question at hand"));
    Refusal { rule: why.rule, reason: why.reason.to_owned() }
}
