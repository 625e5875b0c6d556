//! N-ROUND: rounds from the draw step to the end of the Event Phase, for as long as the game lasts.

use crate::board::{Board, Whereabouts};
use crate::event::Event;
use crate::generated::rooms::Room;
use crate::generated::wounds::SeriousWound;
use crate::procedures::event_phase::EventPhase;
use crate::procedures::intruder_turn::{self, IntruderTurn};
use crate::procedures::turn::Turn;
use crate::setup::Mode;
use crate::verbs::cards;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, applies, rule};
use serde::{Deserialize, Serialize};

/// N-ROUND-04.
const HAND: u8 = 5;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rounds {
    at: Stage,
    /// How many seats of the series have had their turn.
    done: u8,
}

/// Where a game begins or goes on.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundsStage"))]
pub enum Stage {
    Begin,
    Draw,
    Token,
    Turns,
    AllPassed,
    Events,
}

impl Default for Rounds {
    fn default() -> Self {
        Self::at(Stage::Begin)
    }
}

/// How many cards a player draws up to (N-ROUND-04, N-ROOM-CABINS-01, N-WOUND-14).
fn target(seat: Seat, board: &Board) -> u8 {
    let member = board.member(seat);
    let cabins = member.room().is_some_and(|slot| {
        let chamber = board.chamber(slot);
        chamber.room == Some(Room::Cabins)
            && applies!("N-ROOM-CABINS-01")
            // N-RULING-193: each of several Characters there.
            && (applies!("N-RULING-193") || board.characters_in(slot).without(seat).is_empty())
            && (!chamber.malfunction || !applies!("N-ROOM-CABINS-02"))
            && (!board.has_intruder(slot) || !applies!("N-ROOM-CABINS-05"))
    });
    let body = member.suffers(SeriousWound::Body) && applies!("N-WOUND-14");
    HAND + u8::from(cabins) - u8::from(body)
}

impl Rounds {
    pub fn at(at: Stage) -> Self {
        Self { at, done: 0 }
    }

    /// In the middle of a Player Phase, a turn of `seat` being under way above.
    pub fn after_turn_of(seat: Seat, board: &Board) -> Self {
        let done = board.turn_order().position(|other| other == seat).map_or(0, |place| place as u8 + 1);
        Self { at: Stage::Turns, done }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Begin => {
                cx.board.round = cx.board.round.saturating_add(1);
                cx.board.no_attack_step = false;
                let round = cx.board.round;
                cx.referee.log(rule!("N-ROUND-02"), || Event::RoundBegins { round });
                for seat in cx.board.seats() {
                    let active = cx.board.is_active(seat);
                    // N-RULING-10: whoever is out counts as having passed.
                    cx.board.member_mut(seat).passed = !active && applies!("N-RULING-10");
                    // N-ROUND-06: whatever is in hand stays there.
                    if !applies!("N-ROUND-06") {
                        cards::discard_all(rule!("N-ROUND-17"), seat, false, cx);
                    }
                }
                if let Some(player) = &mut cx.board.intruder_player {
                    player.passed = false;
                }
                if cx.board.mode == Mode::Cooperative {
                    revive(cx);
                }
                self.at = if applies!("N-ROUND-43") { Stage::Draw } else { Stage::Token };
                Flow::Again
            }
            Stage::Draw => {
                // N-RULING-137: where everybody stands at the start of the round decides, before anybody draws.
                let mut targets = [0; kernel::SEATS];
                for seat in cx.board.seats() {
                    targets[seat.index()] = if applies!("N-RULING-137") { target(seat, cx.board) } else { HAND };
                }
                for seat in cx.board.turn_order() {
                    if cx.board.takes_part(seat) {
                        let hand = &cx.board.member(seat).hand;
                        // N-RULING-07: a number to draw up to, no limit of the hand.
                        let held = match (applies!("N-ROUND-05"), applies!("N-RULING-07")) {
                            (true, true) => hand.len(),
                            (false, _) => hand.actions(),
                            (true, false) => 0,
                        };
                        let missing = targets[seat.index()].saturating_sub(held);
                        cards::draw(rule!("N-ROUND-04"), seat, missing, cx);
                    } else if cx.board.plays_intruders(seat) {
                        intruder_turn::draw(cx);
                    }
                }
                self.at = if applies!("N-ROUND-03") { Stage::Token } else { Stage::Turns };
                Flow::Again
            }
            Stage::Token => {
                // N-ROUND-09: not in the first round. N-RULING-09: to the next seat with an active Character.
                if (cx.board.round > 1 || !applies!("N-ROUND-09")) && applies!("N-ROUND-08") {
                    let left = cx.board.next_seat(cx.board.first);
                    // N-MODE-INTRUDER-07: nor to the Intruder player.
                    let intruders = |seat: Seat| cx.board.plays_intruders(seat) && !applies!("N-MODE-INTRUDER-07");
                    // N-RULING-196: the only one left keeps it.
                    let keeps = |seat: Seat| seat != cx.board.first || applies!("N-RULING-196");
                    let next = cx.board.from(left).find(|&seat| (cx.board.is_active(seat) || intruders(seat)) && keeps(seat));
                    if let Some(seat) = next.filter(|_| applies!("N-RULING-09")).or(Some(left)) {
                        cx.board.first = seat;
                        cx.referee.log(rule!("N-ROUND-08"), || Event::FirstPlayer { seat });
                    }
                }
                self.at = Stage::Turns;
                self.done = 0;
                Flow::Again
            }
            Stage::Turns => {
                while let Some(seat) = cx.board.turn_order().nth(usize::from(self.done)) {
                    // N-RULING-05: clockwise by seat, whatever the numbers of the players are.
                    let numbered = |other: &Seat| cx.board.member(*other).number == seat.number() + 1;
                    let seat = if applies!("N-RULING-05") { seat } else { cx.board.seats().find(numbered).unwrap_or_default() };
                    self.done = self.done.saturating_add(1);
                    // N-MARK-07: no turn ends any more for whoever has passed.
                    let out = cx.board.member(seat).passed && applies!("N-MARK-07");
                    // N-DEATH-05: the dead take no turns.
                    let haunts = cx.board.member(seat).is_dead() && !applies!("N-DEATH-05");
                    if (cx.board.is_active(seat) && !out) || haunts {
                        return Flow::First(Turn::of(seat).into());
                    }
                    if cx.board.intruders_played() && cx.board.intruder_player.is_some_and(|player| player.seat == seat && !player.passed) {
                        return Flow::First(IntruderTurn::of(seat).into());
                    }
                }
                // N-ROUND-20: series repeat until everybody has passed.
                self.done = 0;
                if everybody_passed(cx.board) || !applies!("N-ROUND-20") {
                    self.at = Stage::AllPassed;
                }
                Flow::Again
            }
            Stage::AllPassed => {
                self.at = Stage::Events;
                cx.board.place.rules().all_passed(cx);
                Flow::Again
            }
            Stage::Events => {
                // N-ROUND-01: and so on, until the game ends.
                self.at = Stage::Begin;
                if rule!("N-ROUND-02").is_muted() { Flow::Again } else { Flow::First(EventPhase::default().into()) }
            }
        }
    }

    pub fn answer(&mut self, _: &Answers<'_>, _: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// N-ROUND-21, N-RULING-170: the Intruder player must have passed too.
fn everybody_passed(board: &Board) -> bool {
    let crew = board.seats().all(|seat| !board.is_active(seat) || board.member(seat).passed) || !applies!("N-ROUND-21");
    let intruders = !board.intruders_played() || board.intruder_player.is_none_or(|player| player.passed);
    crew && intruders
}

/// N-MODE-COOP-05: Characters whose Corpse is in a functioning Emergency Room come back.
fn revive(cx: &mut Cx<'_>) {
    if !applies!("N-MODE-COOP-05") {
        return;
    }
    let Some(slot) = cx.board.slot_of(Room::EmergencyRoom) else { return };
    let chamber = cx.board.chamber(slot);
    // N-MODE-COOP-07.
    if !chamber.explored || ((chamber.malfunction || cx.board.has_intruder(slot)) && applies!("N-MODE-COOP-07")) {
        return;
    }
    for seat in cx.board.seats() {
        if !cx.board.member(seat).is_dead() || !take_corpse(seat, slot, cx) {
            continue;
        }
        let member = cx.board.member_mut(seat);
        member.place = Whereabouts::Room(slot);
        member.passed = false;
        // N-MODE-COOP-06, N-RULING-164.
        if applies!("N-MODE-COOP-06") {
            member.light = 0;
            for wound in member.wounds.as_mut_slice() {
                wound.dressed = true;
            }
        }
        let mut hand = std::mem::take(&mut member.hand);
        member.discard.absorb(&mut hand);
        member.killed_by_larva = false;
        cx.referee.log(rule!("N-MODE-COOP-05"), || Event::Revived { seat, slot });
    }
}

/// Takes the Corpse of a player from the Emergency Room, lying or carried there (N-MODE-COOP-04, N-RULING-164). The blue Corpse is
/// nobody's (N-MODE-COOP-08).
fn take_corpse(seat: Seat, slot: crate::ids::SlotId, cx: &mut Cx<'_>) -> bool {
    use crate::board::Thing;
    use crate::verbs::items;
    // N-RULING-165: the Corpse of somebody else will not do.
    let any = !applies!("N-RULING-165") && !cx.board.chamber(slot).objects.red_corpses.is_empty();
    if any || items::lift(Thing::RedCorpse(seat), slot, cx) || (!applies!("N-MODE-COOP-08") && items::lift(Thing::BlueCorpse, slot, cx)) {
        return true;
    }
    if !applies!("N-MODE-COOP-04") {
        return false;
    }
    let bearer = cx.board.characters_in(slot).iter().find(|&other| cx.board.member(other).carries(Thing::RedCorpse(seat)));
    let bearer = bearer.filter(|_| applies!("N-RULING-164"));
    bearer.is_some_and(|bearer| items::take_from_hands(bearer, Thing::RedCorpse(seat), cx).is_some())
}
