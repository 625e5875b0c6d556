//! Why something is not possible: the rule and its reason.

use crate::board::Board;
use crate::{Action, Choice, deeds};
use kernel::{Refusal, RuleId, Seat, rule};

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
    if holds { Ok(()) } else { Err(Why { rule, reason }) }
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
        _ => None,
    };
    let why = why.unwrap_or(Why::new(rule!("N-RULING-40"), "this is no answer to the question at hand"));
    Refusal { rule: why.rule, reason: why.reason.to_owned() }
}
