//! Intruders of several Rooms move at the same time, each into a neighbouring one: Danger, Decoy, Hunt (N-IMOV-06, N-RULING-61).

use crate::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::generated::ship::Exit;
use crate::generated::swarm::IntruderKind;
use crate::ids::{CorridorId, CorridorSet, FIGURES, FigureId, FigureSet, SlotId};
use crate::procedures::attack_step::AttackStep;
use crate::verbs::swarm;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Converge {
    /// `NONE` when each heads for a Room of its own.
    #[cfg_attr(feature = "ts", ts(as = "Option<SlotId>"))]
    pub to: SlotId,
    pub figures: FigureSet,
    pub by: Seat,
    /// Closed Doors that were chosen where there are two.
    chosen: CorridorSet,
}

impl Converge {
    /// `by` chooses between two Corridors where there are two.
    pub fn on(to: SlotId, figures: FigureSet, by: Seat) -> Self {
        Self { to, figures, by, chosen: CorridorSet::NONE }
    }

    /// N-RULING-233: every Adult that is not in Combat heads for the neighbouring Room with a Character that has the lowest number.
    pub fn hunt(by: Seat, board: &Board) -> Self {
        Self::on(SlotId::NONE, hunters(board), by)
    }

    fn goal(&self, figure: FigureId, board: &Board) -> Option<SlotId> {
        if self.to.is_some() { Some(self.to) } else { prey_of(figure, board) }
    }

    /// The Corridor a figure takes; `Err` when it has to be chosen first, `Ok(None)` when it does not move.
    fn way(&self, figure: FigureId, board: &Board) -> Result<Option<CorridorId>, SlotId> {
        let Some(to) = self.goal(figure, board) else { return Ok(None) };
        let mut ways = joining(board.swarm.figure(figure).slot, to, board);
        let first = ways.next();
        let Some(second) = ways.next() else { return Ok(first) };
        // N-RULING-61: an open one if there is one.
        let mut both = first.into_iter().chain([second]);
        match both.clone().find(|&way| board.is_passable(way)).or_else(|| both.find(|&way| self.chosen.contains(way))) {
            Some(way) => Ok(Some(way)),
            None if applies!("N-RULING-61") => Err(to),
            None => Ok(first),
        }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let mut moves = [(FigureId::NONE, Exit::Corridor(0)); FIGURES];
        let mut count = 0;
        for figure in self.figures.iter() {
            match self.way(figure, cx.board) {
                Ok(Some(way)) => {
                    moves[count] = (figure, Exit::Corridor(way.0));
                    count += 1;
                }
                Ok(None) => {}
                Err(to) => return Flow::Ask(Choice::Way { seat: self.by, figure, to }),
            }
        }
        // N-IMOV-01. N-IMOV-08: no Encounter. N-IMOV-07: nothing is revealed.
        swarm::move_through(rule!("N-IMOV-06"), &moves[..count], cx);
        // N-NOISE-09: nobody attacks on arrival.
        if applies!("N-NOISE-09") { Flow::Done } else { Flow::Become(AttackStep::by(self.figures).into()) }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, _: &mut Cx<'_>) -> Flow {
        // One choice holds for everybody who leaves that Room for this one.
        if let Action::Corridor(corridor) = answers.only() {
            self.chosen.insert(corridor);
        }
        Flow::Again
    }
}

/// The Corridors between two Rooms.
fn joining(from: SlotId, to: SlotId, board: &Board) -> impl Iterator<Item = CorridorId> + '_ {
    board.neighbours(from).filter(move |&(_, room)| room == to).map(|(corridor, _)| corridor)
}

/// N-RULING-233: Closed Doors do not matter for where an Intruder heads.
fn prey_of(figure: FigureId, board: &Board) -> Option<SlotId> {
    let rooms = board.neighbour_set(board.swarm.figure(figure).slot);
    let mut hunted = rooms.iter().filter(|&slot| !board.characters_in(slot).is_empty());
    if applies!("N-RULING-233") { hunted.next() } else { hunted.last() }
}

/// The Adults that would hunt.
pub fn hunters(board: &Board) -> FigureSet {
    let adults = board.figures_at_large();
    adults.iter().filter(|&figure| figure.kind() == IntruderKind::Adult && prey_of(figure, board).is_some()).collect()
}

/// Whether a hunter would get anywhere, or at least break a Door on its way.
pub fn would_move(figure: FigureId, board: &Board) -> bool {
    let Some(to) = prey_of(figure, board) else { return false };
    board.breaks_doors(figure) || joining(board.swarm.figure(figure).slot, to, board).any(|way| board.is_passable(way))
}

/// The Corridors by which a figure can come.
pub fn ways(figure: FigureId, to: SlotId, board: &Board, out: &mut Vec<Action>) {
    out.extend(joining(board.swarm.figure(figure).slot, to, board).map(Action::Corridor));
}
