//! N-MOVE: from leaving a Room to the noise of arriving.

use crate::action::{Action, Deed};
use crate::board::Board;
use crate::choice::Choice;
use crate::deeds::{cost_of, is_busy, payable};
use crate::draft::Draft;
use crate::generated::crew::Basic;
use crate::generated::ship::Exit;
use crate::generated::wounds::SeriousWound;
use crate::ids::{CorridorId, SlotId};
use crate::procedures::escape::Escape;
use crate::procedures::exploration::Exploration;
use crate::procedures::noise::{NoiseRoll, NoiseRolls};
use crate::refusal::{Why, require};
use crate::step::Step;
use crate::verbs::{corridors, walking};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Movement {
    pub who: Seat,
    pub to: SlotId,
    #[cfg_attr(feature = "ts", ts(as = "Option<CorridorId>"))]
    pub via: CorridorId,
    pub noise: Noise,
    pub with: Option<Seat>,
    /// Whether Intruders left behind attack first.
    pub escapes: bool,
    /// Whether nobody was in the Room when it was entered.
    empty: bool,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MovementStage"))]
enum Stage {
    Leave,
    LeaveTogether,
    Enter,
    Explore,
    Noise,
}

impl Movement {
    /// `via` is `NONE` for ways that are no Corridor.
    pub fn to(who: Seat, to: SlotId, via: CorridorId) -> Self {
        Self { who, to, via, noise: Noise::Due, with: None, escapes: false, empty: false, at: Stage::Leave }
    }

    pub fn noise(self, noise: Noise) -> Self {
        Self { noise, ..self }
    }

    /// Two Characters moved by one card (N-RULING-229).
    pub fn together(self, with: Option<Seat>) -> Self {
        Self { with, ..self }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Leave => {
                self.at = Stage::LeaveTogether;
                self.escape_of(Some(self.who), cx)
            }
            Stage::LeaveTogether => {
                self.at = Stage::Enter;
                self.escape_of(self.with, cx)
            }
            Stage::Enter => self.enter(cx),
            Stage::Explore => {
                self.at = Stage::Noise;
                // N-RULING-48: a chosen marker replaces what Silence and Danger tokens do; Reconnaissance says so itself.
                let quiet = match self.noise {
                    Noise::Chosen => applies!("N-RULING-48"),
                    Noise::Muted => true,
                    Noise::Due | Noise::Cancelled => false,
                };
                // N-MOVE-09, N-RULING-52, N-RULING-53: whoever is in the Room already, it is explored now.
                let entered = cx.board.room_of(self.who) == Some(self.to) || !applies!("N-ESC-06");
                let taken = !applies!("N-RULING-53") && cx.board.has_intruder(self.to);
                if cx.board.chamber(self.to).explored || !entered || taken {
                    return Flow::Again;
                }
                Flow::First(Exploration::of(self.to, self.who, self.via).together(self.with).quiet(quiet).into())
            }
            Stage::Noise => self.make_noise(cx),
        }
    }

    /// N-MOVE-15, N-ESC-04: the attacks on one that leaves Combat.
    fn escape_of(&self, who: Option<Seat>, cx: &Cx<'_>) -> Flow {
        match who {
            Some(who) if self.escapes && cx.board.in_combat(who) && applies!("N-MOVE-15") => Flow::First(Escape::of(who).into()),
            Some(_) | None => Flow::Again,
        }
    }

    fn enter(&mut self, cx: &mut Cx<'_>) -> Flow {
        self.with = self.with.filter(|&with| cx.board.room_of(with).is_some());
        // N-ESC-06: a Character that died does not move; one that goes along goes alone then.
        if cx.board.room_of(self.who).is_none() && applies!("N-ESC-06") {
            let Some(with) = self.with.take() else {
                // N-RULING-52: a movement that is prevented reveals nothing.
                let explored = Exploration::of(self.to, self.who, self.via);
                return if applies!("N-RULING-52") { Flow::Done } else { Flow::Become(explored.into()) };
            };
            self.who = with;
        }
        // N-ESC-05, N-RULING-92: whoever lives moves, even if no Intruder is left.
        let fights = cx.board.in_combat(self.who);
        if (fights && !applies!("N-ESC-05")) || (self.escapes && !fights && !applies!("N-RULING-92")) {
            return Flow::Done;
        }
        // N-RULING-64: at the moment of entering. N-RULING-229: the two do not count for each other. N-RULING-192: neither do those
        // waiting in Pods, N-RULING-54: nor anything that is no figure. N-MOVE-17: there is always room.
        let company = cx.board.characters_in(self.to).without(self.who);
        let company = self.with.map_or(company, |with| company.without(with));
        let waiting = !applies!("N-RULING-192") && cx.board.seats().any(|seat| cx.board.section_of(seat) == Some(self.to));
        let objects = !applies!("N-RULING-54") && !cx.board.chamber(self.to).objects.is_empty();
        self.empty = !cx.board.has_intruder(self.to) && company.is_empty() && !waiting && !objects && applies!("N-RULING-64");
        walking::enter(rule!("N-MOVE-08"), self.who, self.to, cx);
        if let Some(with) = self.with {
            walking::enter(rule!("N-MOVE-08"), with, self.to, cx);
        }
        // N-MOVE-05: what the Corridor and the Room have in store comes after entering. N-RULING-51: a marker is put down after the Room
        // and its token are known.
        let hasty = self.noise == Noise::Chosen && !applies!("N-RULING-51");
        self.at = if applies!("N-MOVE-05") && !hasty { Stage::Explore } else { Stage::Noise };
        Flow::Again
    }

    /// N-MOVE-10, N-MOVE-11, N-NOISE-12, N-ESC-07: noise only in a Room that was empty. N-RULING-62, N-RULING-212: and only by somebody
    /// who is still there.
    fn make_noise(&self, cx: &Cx<'_>) -> Flow {
        // N-ENC-05: an Intruder that waits there is no cause for anything.
        let meets = cx.board.has_intruder(self.to) && !applies!("N-ENC-05");
        // N-RULING-49: where no roll would be made no marker is put down either.
        let careful = self.noise == Noise::Chosen && !applies!("N-RULING-49");
        let rules = applies!("N-MOVE-11") && applies!("N-NOISE-12") && applies!("N-ESC-07");
        if cx.board.room_of(self.who) != Some(self.to) || (!self.empty && !meets && !careful && rules) {
            return Flow::Done;
        }
        match self.noise {
            // N-RULING-229: one roll, also for two who enter together.
            Noise::Due if self.with.is_some() && !applies!("N-RULING-229") => {
                Flow::Become(NoiseRolls::of(self.with.into_iter().chain([self.who]).collect()).into())
            }
            Noise::Due if applies!("N-MOVE-10") => Flow::Become(NoiseRoll::of(self.who).into()),
            Noise::Chosen if applies!("N-MOVE-12") && has_quiet_exit(self.to, cx.board) => {
                Flow::Ask(Choice::NoiseCorridor { seat: self.who, slot: self.to })
            }
            Noise::Due | Noise::Chosen | Noise::Muted | Noise::Cancelled => Flow::Done,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match answers.only() {
            Action::Corridor(corridor) => corridors::place_noise(rule!("N-MOVE-12"), Exit::Corridor(corridor.0), cx),
            Action::Technical(network) => corridors::place_noise(rule!("N-MOVE-12"), Exit::Technical(network), cx),
            // The options of the question are the answers above.
            _ => {}
        }
        Flow::Done
    }
}

/// The one step of a movement that a card or Item grants: leaving (with the attacks of an Escape if the Room holds Intruders and
/// `with_attacks`, N-MOVE-15, N-MOVE-16), entering, exploring, noise. `via` is `CorridorId::NONE` for ways that are no Corridor
/// (Technical Corridors). `together` moves along, is attacked like `who`, and the Noise roll is made once, for `who`
/// (N-RULING-229, N-ESC-09). `who` is the one that moves, whoever played the card: its player rolls and decides (N-RULING-184).
/// A Character that dies on the way does not move; the step then just ends, so look at `board.room_of` afterwards.
pub fn depart(who: Seat, via: CorridorId, to: SlotId, noise: Noise, with_attacks: bool, together: Option<Seat>) -> Step {
    Movement { escapes: with_attacks, ..Movement::to(who, to, via).noise(noise).together(together) }.into()
}

/// What the Noise roll of an arrival is replaced by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Noise {
    Due,
    /// Careful Movement: a marker of the own choice.
    Chosen,
    /// Reconnaissance: none, and Silence and Danger tokens do nothing.
    Muted,
    /// The Exploration token has cancelled it.
    Cancelled,
}

/// Whether a Character could walk through a Corridor of its Room; in Combat that is an Escape (N-RULING-93). N-TECH-02, N-TECH-03,
/// N-TECH-12: Technical Corridors are not among them. N-MOVE-01, N-MOVE-04: it ends in a Room. N-RULING-175: of two Corridors the
/// one that is named. N-DOOR-05, N-DOOR-07.
fn passable(who: Seat, corridor: CorridorId, board: &Board) -> Result<SlotId, Why> {
    let from = board.room_of(who).filter(|&slot| board.slot_facts(slot).exits.contains(&Exit::Corridor(corridor.0)));
    let Some(from) = from else { return Err(Why::new(rule!("N-MOVE-06"), "this Corridor does not begin here")) };
    if board.in_combat(who) {
        let way = board.is_passable(corridor) || !applies!("N-ESC-03") || !applies!("N-RULING-93");
        require(way, rule!("N-ESC-03"), "a Closed Door is in the way")?;
    } else {
        require(board.is_passable(corridor) || !applies!("N-MOVE-07"), rule!("N-MOVE-07"), "a Closed Door is in the way")?;
    }
    Ok(board.across(corridor, from))
}

/// N-ACT-14, N-ESC-01.
pub fn check(who: Seat, corridor: CorridorId, board: &Board) -> Result<(), Why> {
    require(!board.in_combat(who) || applies!("N-ESC-01"), rule!("N-ESC-01"), "only out of Combat")?;
    passable(who, corridor, board)?;
    payable(who, cost(who, board), None, board)
}

/// N-ACT-15.
pub fn check_careful(who: Seat, corridor: CorridorId, board: &Board) -> Result<(), Why> {
    require(!is_busy(who, board) || !applies!("N-ESC-08"), rule!("N-ESC-08"), "only out of Combat")?;
    let to = passable(who, corridor, board)?;
    // N-RULING-50: also where somebody is.
    let occupied = !applies!("N-RULING-50") && board.has_company(who, to);
    let free = has_quiet_exit(to, board) || !applies!("N-MOVE-14") || occupied;
    require(free, rule!("N-MOVE-14"), "every Corridor there holds a Noise marker already")?;
    payable(who, cost_of(Basic::CarefulMovement), None, board)
}

/// N-ESC-02, N-WOUND-15: what the basic Move costs.
pub fn cost(who: Seat, board: &Board) -> u8 {
    if !board.in_combat(who) {
        return cost_of(Basic::Move);
    }
    let escape = if applies!("N-ESC-02") { cost_of(Basic::Move) } else { 0 };
    escape + if applies!("N-WOUND-15") { board.member(who).weight(SeriousWound::Leg) } else { 0 }
}

pub fn resolve(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    let Some(from) = cx.board.room_of(draft.who).filter(|_| phase == 0) else { return Flow::Done };
    let to = cx.board.across(draft.corridor, from);
    let noise = if matches!(draft.deed, Deed::Careful(_)) { Noise::Chosen } else { Noise::Due };
    // N-RULING-175: through the Corridor that was named, not just any to that Room.
    let any = cx.board.neighbours(from).find(|&(_, room)| room == to).map(|(corridor, _)| corridor);
    let via = any.filter(|_| !applies!("N-RULING-175")).unwrap_or(draft.corridor);
    Flow::First(depart(draft.who, via, to, noise, true, None))
}

/// N-MOVE-13.
fn quiet_exits(slot: SlotId, board: &Board) -> impl Iterator<Item = Exit> + '_ {
    board.exits(slot).filter(|&exit| !board.is_noisy(exit) || !applies!("N-MOVE-13"))
}

fn has_quiet_exit(slot: SlotId, board: &Board) -> bool {
    quiet_exits(slot, board).next().is_some()
}

/// Corridors that can take the marker of Careful Movement.
pub fn noise_options(slot: SlotId, board: &Board, out: &mut Vec<Action>) {
    out.extend(quiet_exits(slot, board).map(|exit| match exit {
        Exit::Corridor(corridor) => Action::Corridor(CorridorId(corridor)),
        Exit::Technical(network) => Action::Technical(network),
    }));
}
