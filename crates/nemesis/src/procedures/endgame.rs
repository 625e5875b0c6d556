//! N-END, N-WIN: the end of the game and the victory check.

use crate::board::{EndCause, Ending, Whereabouts};
use crate::cards::HandCard;
use crate::event::Event;
use crate::generated::objectives::Objective;
use crate::generated::ship::{COORDINATES, Destination, SELF_LAST, TIME_LAST};
use crate::places::ship::engines;
use crate::procedures::contact::Contact;
use crate::setup::Mode;
use crate::verbs::contamination::{self, Zone};
use crate::verbs::{cards, knowledge, wounds};
use crate::{Answers, Cx, Flow, objectives};
use kernel::{Outcome, Seat, SeatSet, applies, rule};
use serde::{Deserialize, Serialize};

/// N-WIN-11.
const CHECK_CARDS: u8 = 4;
/// N-WIN-03: so many Damaged engines destroy the ship.
const TOO_MANY_DAMAGED: u8 = 2;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Endgame {
    cause: EndCause,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EndgameStage"))]
enum Stage {
    /// What becomes of the ship and of those aboard.
    Fate,
    /// N-RULING-77: Objectives nobody has had to choose between so far.
    Choose,
    /// N-WIN-01: the checks before the Objectives, one after the other.
    Check(u8),
    Objectives,
}

/// The checks of N-WIN-01 before the last.
const CHECKS: [fn(&mut Cx<'_>); 3] = [engine_check, coordinates_check, contamination_check];

impl Endgame {
    pub fn of(cause: EndCause) -> Self {
        Self { cause, at: Stage::Fate }
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Fate => {
                fate(self.cause, cx);
                // N-END-10: without a survivor nothing is checked.
                self.to(if survivors(cx).next().is_some() { Stage::Choose } else { Stage::Objectives })
            }
            Stage::Choose => {
                self.at = Stage::Check(0);
                let chosen = cx.board.contact || cx.board.mode == Mode::Cooperative;
                if chosen || !applies!("N-RULING-77") { Flow::Again } else { Flow::First(Contact::default().into()) }
            }
            Stage::Check(number) => {
                let number = usize::from(number);
                let check = if applies!("N-WIN-01") { CHECKS.get(number) } else { CHECKS.iter().rev().nth(number) };
                // N-RULING-157: Objectives are judged after the last of them.
                match check.filter(|_| number + 1 < CHECKS.len() || applies!("N-RULING-157")) {
                    Some(check) => {
                        check(cx);
                        self.to(Stage::Check(number as u8 + 1))
                    }
                    None => self.to(Stage::Objectives),
                }
            }
            Stage::Objectives => {
                let winners = match cx.board.mode {
                    _ if !applies!("N-END-10") => SeatSet::NONE,
                    Mode::Solo if !applies!("N-MODE-SOLO-04") => SeatSet::NONE,
                    Mode::SemiCooperative | Mode::Solo => own_objectives(cx),
                    Mode::Cooperative => open_objectives(cx),
                };
                for seat in winners.iter() {
                    cx.referee.log(rule!("N-WIN-14"), || Event::Wins { seat });
                }
                reveal(cx);
                let ending = if cx.board.ship_destroyed {
                    Ending::ShipDestroyed
                } else if cx.board.ending != Some(EndCause::Jump) && survivors(cx).next().is_none() {
                    Ending::NobodyLeft
                } else {
                    Ending::Jump
                };
                cx.board.outcome = Some(Outcome { winners, ending });
                Flow::Done
            }
        }
    }

    pub fn answer(&mut self, _: &Answers<'_>, _: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

fn survivors(cx: &Cx<'_>) -> impl Iterator<Item = Seat> + use<> {
    let alive: SeatSet = cx.board.seats().filter(|&seat| cx.board.survives(seat)).collect();
    // N-RULING-156.
    let first = if applies!("N-RULING-156") { cx.board.first } else { Seat::new(0) };
    cx.board.from(first).filter(move |&seat| alive.contains(seat))
}

/// A Character is lost with the ship, at the jump or at a wrong destination. There is no Corpse any more (N-RULING-108).
fn lose(seat: Seat, rule: kernel::RuleId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    cx.board.member_mut(seat).place = Whereabouts::Dead;
    cx.referee.log(rule, || Event::LostAboard { seat });
    wounds::lose_belongings(seat, cx);
}

/// Those in launched Pods are on their way to Earth, whatever happens to the ship (N-POD-10).
fn lose_hibernating(rule: kernel::RuleId, cx: &mut Cx<'_>) {
    for seat in cx.board.seats() {
        let place = cx.board.member(seat).place;
        // N-RULING-159, N-POD-10: not those in launched Pods.
        let launched = place == Whereabouts::Evacuated && !(applies!("N-RULING-159") && applies!("N-POD-10"));
        if place == Whereabouts::Hibernating || launched {
            lose(seat, rule, cx);
        }
    }
}

/// What the end means for the ship and for everybody aboard.
fn fate(cause: EndCause, cx: &mut Cx<'_>) {
    cx.board.ending = Some(cause);
    cx.referee.log(rule!("N-TIMING-06"), || Event::GameEnds { cause });
    let active = cx.board.ship.self_destruct.is_some();
    let destroyed = match cause {
        EndCause::SelfDestruct => true,
        EndCause::NinthFire => applies!("N-END-04"),
        EndCause::NinthMalfunction => applies!("N-END-05"),
        // N-SELF-10: a jump while the sequence is active.
        EndCause::Jump => active && applies!("N-SELF-10"),
        // N-END-08, N-RULING-153: nobody is left to stop it.
        EndCause::NobodyActive if active && applies!("N-END-08") => {
            cx.board.ship.self_destruct = Some(SELF_LAST);
            cx.referee.log(rule!("N-END-08"), || Event::SelfDestruct { space: SELF_LAST });
            true
        }
        EndCause::NobodyActive => {
            if applies!("N-END-09") {
                cx.board.ship.time = TIME_LAST;
            }
            cx.referee.log(rule!("N-END-09"), || Event::TimeMoved { space: TIME_LAST });
            false
        }
    };
    if destroyed {
        destroy_ship(rule!("N-END-06"), cx);
    }
    // N-END-01: those not in hibernation chambers or launched Pods (N-RULING-126) do not survive either end.
    let rule = if destroyed { rule!("N-END-06") } else { rule!("N-END-01") };
    for seat in cx.board.seats() {
        if cx.board.is_active(seat) {
            lose(seat, rule, cx);
        }
    }
}

/// N-END-06, N-WIN-03, N-HIB-06: the ship is lost with all hibernating Characters, all Intruders and the Nest (N-GOAL-17). Launched
/// Pods are unaffected (N-POD-10, N-RULING-159).
fn destroy_ship(rule: kernel::RuleId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    cx.board.ship_destroyed = true;
    cx.referee.log(rule, || Event::ShipDestroyed);
    lose_hibernating(rule!("N-HIB-06"), cx);
}

/// N-WIN-02 to N-WIN-04, also without hibernating Characters (N-RULING-154), not after a destruction (N-RULING-207).
fn engine_check(cx: &mut Cx<'_>) {
    if (cx.board.ship_destroyed && applies!("N-RULING-207")) || !applies!("N-WIN-02") {
        return;
    }
    if !cx.board.anybody_hibernates() && !applies!("N-RULING-154") {
        return;
    }
    let mut damaged = 0;
    for engine in 0..engines::COUNT {
        let working = knowledge::engine(engine, cx);
        let seats = cx.board.seats();
        if let Some(top) = cx.board.ship.engines.get_mut(usize::from(engine)).and_then(Option::as_mut) {
            seats.for_each(|seat| top.show(seat));
        }
        cx.referee.log(rule!("N-WIN-02"), || Event::EngineRevealed { engine, working });
        // N-WIN-04: Malfunction markers do not matter (N-MARK-20).
        let broken = engines::slot_of(engine, cx.board).is_some_and(|slot| cx.board.chamber(slot).malfunction) && !applies!("N-WIN-04");
        damaged += u8::from(!working || broken);
    }
    if damaged >= TOO_MANY_DAMAGED && applies!("N-ENG-07") {
        destroy_ship(rule!("N-WIN-03"), cx);
    }
}

/// N-WIN-05 to N-WIN-08. A ship that is lost arrives nowhere (N-COORD-04).
fn coordinates_check(cx: &mut Cx<'_>) {
    if (cx.board.ship_destroyed && applies!("N-COORD-04") && applies!("N-RULING-207")) || !applies!("N-WIN-05") {
        return;
    }
    let card = knowledge::coordinates(cx);
    let seats = cx.board.seats();
    if let Some(secret) = &mut cx.board.ship.coordinates
        && applies!("N-COORD-03")
    {
        seats.for_each(|seat| secret.show(seat));
    }
    cx.referee.log(rule!("N-COORD-03"), || Event::CoordinatesRevealed { card });
    // N-COORD-01, N-COORD-02; every card has each of the four destinations once (N-COORD-05).
    let spaces = COORDINATES.get(usize::from(card)).filter(|_| applies!("N-COORD-01"));
    let space = usize::from(if applies!("N-COORD-02") { cx.board.ship.destination } else { 0 });
    let Some(&destination) = spaces.and_then(|spaces| spaces.get(space)) else { return };
    cx.board.arrived = Some(destination);
    cx.referee.log(rule!("N-WIN-05"), || Event::Arrived { destination });
    if destination == Destination::Earth {
        return;
    }
    // The ship and the Intruders are unharmed (N-WIN-08).
    if !applies!("N-WIN-08") {
        destroy_ship(rule!("N-WIN-06"), cx);
    }
    for seat in cx.board.seats() {
        // N-WIN-07: whoever keeps Quarantine survives Mars.
        let spared =
            destination == Destination::Mars && applies!("N-WIN-07") && kept(seat, cx).any(|objective| objective.facts().survives_mars);
        if cx.board.member(seat).place == Whereabouts::Hibernating && !spared {
            lose(seat, rule!("N-WIN-06"), cx);
        }
    }
}

/// The Objectives a player has kept (N-RULING-155).
fn kept(seat: Seat, cx: &Cx<'_>) -> impl Iterator<Item = Objective> + use<> {
    let cards = cx.board.member(seat).objectives.map(|card| card.map(|card| *card.truth(cx.referee)));
    cards.into_iter().flatten()
}

/// N-WIN-09 to N-WIN-13, in turn order (N-RULING-156). Cards and statuses are those of the moment of leaving (N-RULING-202).
fn contamination_check(cx: &mut Cx<'_>) {
    for seat in survivors(cx) {
        if !applies!("N-WIN-09") {
            return;
        }
        cx.referee.log(rule!("N-WIN-09"), || Event::CheckBegins { seat });
        let larva = cx.board.member(seat).larva;
        // N-WIN-13: with a Larva nothing is scanned.
        let infected = if larva && applies!("N-WIN-13") {
            0
        } else {
            let zones = [Zone::Hand, Zone::Deck, Zone::Discard];
            contamination::scan(rule!("N-WIN-10"), seat, &zones[usize::from(!applies!("N-RULING-202"))..], cx).0
        };
        if (infected > 0 || larva) && draws_contamination(seat, cx) && applies!("N-WIN-12") {
            cx.board.member_mut(seat).place = Whereabouts::Dead;
            cx.referee.log(rule!("N-WIN-12"), || Event::CheckFailed { seat });
            wounds::lose_belongings(seat, cx);
        } else {
            cx.referee.log(rule!("N-WIN-12"), || Event::CheckSurvived { seat });
        }
    }
}

/// N-WIN-11: all cards are shuffled and four drawn. True when a Contamination card is among them.
fn draws_contamination(seat: Seat, cx: &mut Cx<'_>) -> bool {
    if !applies!("N-WIN-11") {
        return false;
    }
    cards::shuffle_together(rule!("N-WIN-11"), seat, true, cx);
    let mut found = false;
    let mut drawn = crate::cards::Cards::default();
    for _ in 0..CHECK_CARDS {
        let Some(kind) = cards::take_top(seat, cx) else { break };
        drawn.add(kind);
        let card: HandCard = cx.board.member(seat).card_of(kind);
        found |= card.is_contamination();
        cx.referee.log(rule!("N-WIN-11"), || Event::CheckCard { seat, card });
    }
    cx.board.member_mut(seat).discard.absorb(&mut drawn);
    found
}

/// N-WIN-14, N-MODE-SOLO-04: whoever is alive reveals its Objective and wins by it; there is no ranking (N-RULING-197).
fn own_objectives(cx: &mut Cx<'_>) -> SeatSet {
    let mut winners = SeatSet::NONE;
    for seat in cx.board.turn_order() {
        // N-GOAL-07, N-DEATH-06, N-RULING-158, N-WIN-15, N-MODE-INTRUDER-20: the dead do not win. N-END-12: whoever hibernates or has
        // left in a Pod still can.
        let intruders = cx.board.plays_intruders(seat) && !applies!("N-MODE-INTRUDER-20");
        let the_living = applies!("N-GOAL-07") && applies!("N-WIN-15") && applies!("N-DEATH-06") && applies!("N-RULING-158");
        let judged = cx.board.survives(seat) || intruders || !the_living;
        if !judged || !applies!("N-WIN-14") || !applies!("N-END-12") {
            continue;
        }
        for objective in kept(seat, cx) {
            // N-RULING-155: to survive is not enough for Quarantine.
            let quarantine = objective.facts().survives_mars && !applies!("N-RULING-155");
            let fulfilled = objectives::fulfilled(objective, seat, cx.board) || quarantine;
            cx.referee.log(rule!("N-WIN-14"), || Event::ObjectiveRevealed { seat, objective, fulfilled });
            // N-GOAL-09, N-RULING-197: whoever else has won already.
            if fulfilled && (winners.is_empty() || (applies!("N-GOAL-09") && applies!("N-RULING-197"))) {
                winners = winners.with(seat);
            }
        }
    }
    winners
}

/// N-MODE-COOP-02: all of the crew win, or nobody.
fn open_objectives(cx: &mut Cx<'_>) -> SeatSet {
    let mut all = true;
    for objective in cx.board.open_objectives.iter().copied().flatten() {
        let fulfilled = objectives::fulfilled(objective, Seat::new(0), cx.board);
        all &= fulfilled || !applies!("N-MODE-COOP-02");
        cx.referee.log(rule!("N-MODE-COOP-02"), || Event::CrewObjective { objective, fulfilled });
    }
    if all && survivors(cx).next().is_some() { cx.board.seats().collect() } else { SeatSet::NONE }
}

/// N-RULING-208: what is still face down is shown; views of a game that is over hide nothing.
fn reveal(cx: &mut Cx<'_>) {
    if !applies!("N-RULING-208") {
        return;
    }
    for seat in cx.board.seats() {
        if cx.board.survives(seat) {
            continue;
        }
        for objective in kept(seat, cx) {
            let fulfilled = false;
            cx.referee.log(rule!("N-RULING-208"), || Event::ObjectiveRevealed { seat, objective, fulfilled });
        }
    }
}
