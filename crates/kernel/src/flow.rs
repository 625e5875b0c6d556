//! What a step may touch, and what it says when it has run.

use crate::{Game, Referee, Seat};

/// What a step may touch: the board, the referee, and the step that called it.
pub struct Cx<'a, G: Game> {
    pub board: &'a mut G::Board,
    pub referee: &'a mut Referee<G::Event>,
    pub caller: Option<&'a mut G::Step>,
}

/// What a step says when it has run. There is no other way to put work on the stack,
/// so the order of play is what the code says where it says it.
pub enum Flow<G: Game> {
    /// Finished.
    Done,
    /// Moved to the next stage: run me again.
    Again,
    /// Run this to its end, then me again.
    First(G::Step),
    /// Finished, and this takes my place.
    Become(G::Step),
    /// Drop everything that is under way and begin this: for rules that end things in the middle of others.
    Abandon(G::Step),
    /// One seat, or a set of seats privately, must choose; the answers come back to me.
    Ask(G::Choice),
}

/// The answers to a question, by seat.
pub struct Answers<'a, G: Game> {
    pub(crate) by_seat: &'a [G::Action; crate::SEATS],
    pub(crate) first: Seat,
}

impl<G: Game> Answers<'_, G> {
    /// The answer to a question that went to one seat.
    pub fn only(&self) -> G::Action {
        self.by_seat[self.first.index()]
    }

    /// Who answered: the only one asked, or the first of those who answer apart.
    pub fn seat(&self) -> Seat {
        self.first
    }

    pub fn of(&self, seat: Seat) -> G::Action {
        self.by_seat[seat.index()]
    }
}
