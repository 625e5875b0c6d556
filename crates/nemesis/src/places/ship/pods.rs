//! N-POD: boarding, waiting, launching.

use crate::action::Action;
use crate::board::{Board, Member, Whereabouts};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::rooms::Room;
use crate::generated::tokens::POD_SEATS;
use crate::ids::{PodId, SlotId};
use crate::procedures::noise::NoiseRoll;
use crate::procedures::passing::Passing;
use crate::verbs::pods;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// How many seats of a Pod are taken by those who wait in it. Objects take none (N-POD-16).
pub fn occupants(pod: PodId, board: &Board) -> u8 {
    let waiting = board.seats().map(|seat| board.member(seat)).filter(|member| member.place == Whereabouts::Pod(pod));
    let objects = |member: &Member| member.hands.iter().filter(|carried| carried.thing.is_object()).count();
    waiting.map(|member| 1 + if applies!("N-POD-16") { 0 } else { objects(member) }).sum::<usize>() as u8
}

/// N-ROOM-EVACB-01: section B works like section A, for its own Pods.
fn section(slot: SlotId, board: &Board) -> Option<Room> {
    match board.chamber(slot).room {
        Some(Room::EvacuationSectionB) if !applies!("N-ROOM-EVACB-01") => Some(Room::EvacuationSectionA),
        room => room,
    }
}

/// Pods of a section that can be boarded: aboard, unlocked (N-ROOM-EVACA-02) and with a free seat (N-POD-06).
pub fn boardable(slot: SlotId, board: &Board) -> impl Iterator<Item = PodId> + '_ {
    let section = section(slot, board);
    PodId::all().filter(move |&pod| {
        let it = board.ship.pods[pod.index()];
        section == Some(Board::section(pod))
            && it.aboard
            && (!it.locked || !applies!("N-ROOM-EVACA-02"))
            && (occupants(pod, board) < POD_SEATS || !applies!("N-POD-06"))
    })
}

/// N-RULING-123: the player chooses the Pod and must board.
pub fn options(slot: SlotId, board: &Board, out: &mut Vec<Action>) {
    let choice = if applies!("N-RULING-123") { usize::MAX } else { 1 };
    out.extend(boardable(slot, board).take(choice).map(Action::Pod));
}

/// N-POD-12: launch, unless the Pod is locked (N-RULING-127); stay; step out (N-RULING-125). A Malfunction marker in the section does
/// not matter, because these are no Room actions (N-RULING-129).
pub fn turn_options(seat: Seat, board: &Board, out: &mut Vec<Action>) {
    let Whereabouts::Pod(pod) = board.member(seat).place else { return out.push(Action::Stay) };
    let broken = board.chamber(board.pod_slot(pod)).malfunction && !applies!("N-RULING-129");
    let locked = board.ship.pods[pod.index()].locked && applies!("N-RULING-127");
    if !locked && !broken && applies!("N-POD-12") {
        out.push(Action::Launch);
    }
    out.push(Action::Stay);
    if !broken && applies!("N-POD-12") && applies!("N-RULING-125") {
        out.push(Action::StepOut);
    }
}

/// What a waiting player has chosen at the start of its turn.
pub fn turn(seat: Seat, action: Action, cx: &mut Cx<'_>) -> Flow {
    let Whereabouts::Pod(pod) = cx.board.member(seat).place else { return Flow::Again };
    match action {
        Action::Launch => launch(pod, cx),
        Action::StepOut => {
            let slot = cx.board.pod_slot(pod);
            pods::step_out(rule!("N-POD-13"), seat, slot, cx);
        }
        // N-RULING-13: staying is a pass.
        _ => return Flow::First(Passing::automatic(seat).into()),
    }
    Flow::Again
}

/// The Pod leaves with everybody in it; nobody can refuse (N-POD-15, N-RULING-128).
fn launch(pod: PodId, cx: &mut Cx<'_>) {
    if occupants(pod, cx.board) < POD_SEATS || applies!("N-RULING-128") {
        pods::launch(rule!("N-POD-09"), pod, cx);
    }
}

/// The attempt to enter an Escape Pod of a section.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Boarding {
    who: Seat,
    slot: SlotId,
    /// Whether the Noise roll has brought an Intruder, wherever it is now: a Larva may have attached itself at once.
    intruder: bool,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BoardingStage"))]
enum Stage {
    Noise,
    Board,
    Launch,
}

impl Boarding {
    pub fn of(who: Seat, slot: SlotId) -> Self {
        Self { who, slot, intruder: false, at: Stage::Noise }
    }

    /// An Intruder has appeared.
    pub fn disturb(&mut self) {
        self.intruder = true;
    }

    /// The attempt comes to nothing.
    pub fn fail(&mut self) {
        self.at = Stage::Launch;
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.who;
        match self.at {
            Stage::Noise => {
                self.at = Stage::Board;
                if applies!("N-ROOM-EVACA-03") { Flow::First(NoiseRoll::of(seat).into()) } else { Flow::Again }
            }
            // N-RULING-62: a Character that died in the Encounter does nothing more.
            Stage::Board if cx.board.room_of(seat) != Some(self.slot) => Flow::Done,
            Stage::Board => {
                let intruder = (self.intruder || cx.board.has_intruder(self.slot)) && applies!("N-ROOM-EVACA-04");
                if intruder || boardable(self.slot, cx.board).next().is_none() {
                    cx.referee.log(rule!("N-ROOM-EVACA-04"), || Event::AttemptFails { seat });
                    return Flow::Done;
                }
                Flow::Ask(Choice::BoardPod { seat, slot: self.slot })
            }
            // N-POD-08: right after entering.
            Stage::Launch => match cx.board.member(seat).place {
                // N-POD-15: also with somebody else in the Pod.
                Whereabouts::Pod(pod) if applies!("N-POD-08") && (occupants(pod, cx.board) < POD_SEATS || applies!("N-POD-15")) => {
                    Flow::Ask(Choice::Launch { seat })
                }
                _ => Flow::Done,
            },
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match (self.at, answers.only()) {
            (Stage::Board, Action::Pod(pod)) => {
                pods::board(rule!("N-ROOM-EVACA-05"), self.who, pod, cx);
                self.at = Stage::Launch;
                Flow::Again
            }
            (Stage::Launch, Action::Launch) => {
                if let Whereabouts::Pod(pod) = cx.board.member(self.who).place {
                    launch(pod, cx);
                }
                Flow::Done
            }
            // N-POD-11, N-RULING-124: waiting is a pass, and a second action is lost.
            (Stage::Launch, _) if applies!("N-POD-11") && applies!("N-RULING-124") => Flow::Become(Passing::automatic(self.who).into()),
            (Stage::Noise | Stage::Board | Stage::Launch, _) => Flow::Done,
        }
    }
}
