//! N-RULING-220: what others may answer to an action, and a Character to an attack. Everybody who might hold an answer for all the
//! others know is asked, so that the question tells nothing.

use crate::action::{Action, Reaction};
use crate::board::Board;
use crate::cards::HandCard;
use crate::choice::{Choice, Trigger};
use crate::event::Event;
use crate::generated::crew::{ActionCard, Character};
use crate::generated::items::{Item, ItemGroup};
use crate::step::Step;
use crate::verbs::{cards, items};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Window {
    trigger: Trigger,
    /// Who acts, or who is attacked.
    who: Seat,
    /// How many seats after `who` have been asked.
    asked: u8,
    /// Who has reacted, if anybody.
    reacted: Option<Seat>,
    /// Whether that reaction was itself cancelled.
    undone: bool,
}

/// Whether a card of this player might be in hand, for all the others know.
fn may_hold(seat: Seat, card: ActionCard, board: &Board) -> bool {
    let member = board.member(seat);
    let Some(kind) = member.kind_of(HandCard::action(card)) else { return false };
    !member.hand.is_empty() && member.discard.counts[kind] == 0
}

/// Whether a player might answer, for all the others know.
fn might_react(seat: Seat, trigger: Trigger, board: &Board) -> bool {
    match trigger {
        Trigger::Deed { who } => {
            board.is_active(seat)
                && board.room_of(seat).is_some()
                && board.room_of(seat) == board.room_of(who)
                && may_hold(seat, ActionCard::Interruption, board)
        }
        // N-RULING-221: from any Room.
        Trigger::Interruption { .. } => board.is_active(seat) && may_hold(seat, ActionCard::Interruption, board),
        Trigger::Attack { surprise } => {
            let nerves =
                surprise && board.member(seat).character == Some(Character::Soldier) && may_hold(seat, ActionCard::NervesOfSteel, board);
            let armor = board.inventory.of(seat).any(|held| held.back() == ItemGroup::Personal);
            board.is_active(seat) && (nerves || armor)
        }
    }
}

/// The answers a player really has.
pub fn options(seat: Seat, trigger: Trigger, board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    match trigger {
        Trigger::Deed { .. } | Trigger::Interruption { .. } => {
            if board.member(seat).holds_card(HandCard::action(ActionCard::Interruption)) {
                out.push(Action::Card(HandCard::action(ActionCard::Interruption)));
            }
        }
        Trigger::Attack { surprise } => {
            if surprise && board.member(seat).holds_card(HandCard::action(ActionCard::NervesOfSteel)) {
                out.push(Action::Card(HandCard::action(ActionCard::NervesOfSteel)));
            }
            if board.inventory.has(seat, Item::Armor) {
                out.push(Action::Item(Item::Armor));
            }
        }
    }
}

/// The card or Item that was named.
fn reaction(action: Action) -> Option<Reaction> {
    match action {
        Action::Card(card) if card == HandCard::action(ActionCard::Interruption) => Some(Reaction::Interruption),
        Action::Card(card) if card == HandCard::action(ActionCard::NervesOfSteel) => Some(Reaction::NervesOfSteel),
        Action::Item(Item::Armor) => Some(Reaction::Armor),
        _ => None,
    }
}

impl Window {
    /// An action, or an Interruption by `who`.
    pub fn on(trigger: Trigger, who: Seat) -> Self {
        Self { trigger, who, asked: 0, reacted: None, undone: false }
    }

    /// An attack on `who`.
    pub fn attack(who: Seat, surprise: bool) -> Self {
        Self::on(Trigger::Attack { surprise }, who)
    }

    /// The next seat to ask: clockwise from the left of the one who acts; an attack concerns its target only.
    fn next(&mut self, board: &Board) -> Option<Seat> {
        if let Trigger::Attack { .. } = self.trigger {
            let first = self.asked == 0;
            self.asked = 1;
            return (first && might_react(self.who, self.trigger, board)).then_some(self.who);
        }
        while self.asked.saturating_add(1) < board.seats {
            self.asked += 1;
            let seat = Seat::new((self.who.number() + self.asked) % board.seats);
            if might_react(seat, self.trigger, board) {
                return Some(seat);
            }
        }
        None
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.reacted.is_none() {
            if let Some(seat) = self.next(cx.board) {
                return Flow::Ask(Choice::React { seat, trigger: self.trigger });
            }
            return Flow::Done;
        }
        if self.undone && applies!("N-RULING-221") {
            return Flow::Done;
        }
        match cx.caller.as_deref_mut() {
            Some(Step::Act(act)) => act.cancel(),
            Some(Step::Window(window)) => window.undone = true,
            Some(Step::IntruderAttack(attack)) => attack.ignore(),
            _ => {}
        }
        Flow::Done
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        let seat = answers.seat();
        let Some(reaction) = reaction(answers.only()) else { return Flow::Again };
        // The first who reacts settles the question.
        self.reacted = Some(seat);
        // All others learn what this player held: nobody can take back what led to it.
        cx.referee.note_reveal();
        cx.referee.log(rule!("N-RULING-220"), || Event::Reacted { seat, reaction });
        match reaction {
            Reaction::Interruption => {
                cards::discard(rule!("N-RULING-221"), seat, HandCard::action(ActionCard::Interruption), cx);
                Flow::First(Self::on(Trigger::Interruption { of: seat }, seat).into())
            }
            Reaction::NervesOfSteel => {
                cards::discard(rule!("N-RULING-222"), seat, HandCard::action(ActionCard::NervesOfSteel), cx);
                Flow::Again
            }
            Reaction::Armor => {
                items::use_up(rule!("N-RULING-222"), seat, Item::Armor, cx);
                Flow::Again
            }
        }
    }
}
