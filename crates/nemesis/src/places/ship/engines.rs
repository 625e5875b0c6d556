//! N-ENG: Repair/Damage Engine, and where the engines are.

use crate::action::Action;
use crate::board::{Board, Fact};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::rooms::Room;
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::{items, knowledge};
use crate::{Cx, Flow};
use kernel::{Seat, SeatSet, applies, rule};

/// N-COMP-26.
pub const COUNT: u8 = 3;

const ROOMS: [Room; COUNT as usize] = [Room::Engine1, Room::Engine2, Room::Engine3];

/// The engine (0 to 2) whose Engine Room this is (N-ENG-02).
pub fn engine_at(slot: SlotId, board: &Board) -> Option<u8> {
    let room = board.chamber(slot).room?;
    let elsewhere = if applies!("N-ENG-02") { None } else { Some(0) };
    ROOMS.iter().position(|&other| other == room).map(|engine| engine as u8).or(elsewhere)
}

/// Whether Repair/Damage Engine is possible in a Room: only in an Engine Room (N-ENG-02), a Malfunction marker there notwithstanding,
/// because it is no Room action (N-ENG-06).
pub fn check(slot: SlotId, board: &Board) -> Result<(), Why> {
    require(engine_at(slot, board).is_some(), rule!("N-ENG-02"), "this is no Engine Room")?;
    let broken = board.chamber(slot).malfunction && !applies!("N-ENG-06");
    require(!broken, rule!("N-ENG-06"), "a Malfunction marker lies in the Engine Room")
}

/// The Engine Room of an engine.
pub fn slot_of(engine: u8, board: &Board) -> Option<SlotId> {
    board.slot_of(*ROOMS.get(usize::from(engine))?)
}

/// N-ENG-03: a player takes both tokens of an engine (0 to 2) and looks at them; whoever has seen one knows the other. The order is
/// asked for. A Malfunction marker does not matter, nor whether the engine was checked before (N-ENG-06).
pub fn begin(who: Seat, engine: u8, cx: &mut Cx<'_>) -> Flow {
    knowledge::peek_engine(rule!("N-ENG-03"), who, engine, cx);
    Flow::Ask(Choice::Engine { seat: who, engine })
}

/// The tokens go back. Only whether their order was changed is told, truthfully (N-ENG-04); which one is on top stays with those who
/// know (N-ENG-05). The game itself tells it, so that nobody can lie about it (N-INFO-06, N-INFO-23). An announced swap tells somebody
/// who knew the old top token the new one.
pub fn finish(who: Seat, engine: u8, action: Action, cx: &mut Cx<'_>) {
    let swapped = action == Action::Swap && applies!("N-ENG-03");
    let working = knowledge::engine(engine, cx) != swapped;
    if let Some(top) = cx.board.ship.engines.get_mut(usize::from(engine)).and_then(Option::as_mut) {
        *top.truth_mut(cx.referee) = working;
        // N-RULING-178: what others have seen of it is a note of before; the one who handled it knows better.
        cx.board.ledger.touch(|fact| matches!(fact, Fact::Engine { engine: other, .. } if *other == engine));
        let round = u16::from(cx.board.round);
        let known_to = if applies!("N-ENG-05") { SeatSet::of(who) } else { items::everybody() };
        cx.board.ledger.record(Fact::Engine { engine, working }, known_to, round, cx.referee);
    }
    if applies!("N-INFO-06") {
        let told = swapped == applies!("N-INFO-23");
        cx.referee.log(rule!("N-ENG-04"), || Event::EngineHandled { seat: who, engine, swapped: told });
    }
}
