//! N-IDMG: Injuries of one Intruder, their effect, and retreats.

use crate::board::decks;
use crate::event::Event;
use crate::generated::attacks::AttackCard;
use crate::generated::events::EventCard;
use crate::generated::ship::Exit;
use crate::generated::swarm::{IntruderKind, Weakness};
use crate::ids::{CorridorId, FigureId};
use crate::procedures::attack::IntruderAttack;
use crate::verbs::swarm;
use crate::{Answers, Cx, Flow};
use kernel::{applies, rule};
use serde::{Deserialize, Serialize};

/// One damage event of one Intruder.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Injury {
    pub figure: FigureId,
    pub count: u8,
    pub retreats: bool,
    /// Whether the arrow of a check only saves the Intruder, because it flees later (Fire Control System, N-RULING-228).
    pub flees_later: bool,
}

/// What the Attack cards of a check have shown.
enum Verdict {
    Killed,
    Survives,
    /// N-IDMG-16: an arrow decides, whatever the other card shows.
    Retreats,
}

impl Injury {
    /// Injuries and one check (N-RULING-83).
    pub fn of(figure: FigureId, count: u8) -> Self {
        Self { figure, count, retreats: false, flees_later: false }
    }

    /// N-RULING-228: one that is not killed then retreats once, whatever the check showed.
    pub fn and_retreat(figure: FigureId, count: u8) -> Self {
        Self { retreats: true, ..Self::of(figure, count) }
    }

    /// Injuries and one check whose arrow only saves the Intruder: it flees afterwards with the others of its Room (N-RULING-96).
    pub fn before_flight(figure: FigureId, count: u8) -> Self {
        Self { flees_later: true, ..Self::of(figure, count) }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let figure = self.figure;
        if !cx.board.swarm.figure(figure).slot.is_some() {
            return Flow::Done;
        }
        // N-RULING-83: all of them before the one check.
        let count = if applies!("N-RULING-83") { self.count } else { self.count.min(1) };
        swarm::injure(rule!("N-IDMG-01"), figure, count, cx);
        let verdict = if count > 0 && applies!("N-IDMG-02") { check(figure, cx) } else { Verdict::Survives };
        match verdict {
            Verdict::Killed => {}
            Verdict::Survives if self.retreats && applies!("N-RULING-228") => retreat(figure, cx),
            Verdict::Survives => {
                cx.referee.log(rule!("N-IDMG-08"), || Event::Survives { figure });
                if !applies!("N-IDMG-08") {
                    swarm::recover(rule!("N-IDMG-01"), figure, u8::MAX, cx);
                }
            }
            Verdict::Retreats if self.flees_later && applies!("N-RULING-228") => {
                cx.referee.log(rule!("N-IDMG-16"), || Event::Survives { figure });
            }
            Verdict::Retreats => retreat(figure, cx),
        }
        Flow::Done
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// N-IDMG-05, N-IDMG-06: how many Attack cards are drawn.
fn cards_of(kind: IntruderKind) -> usize {
    match kind {
        IntruderKind::Larva => 0,
        // N-IDMG-11: there is no number without a card.
        _ if !applies!("N-IDMG-11") => 0,
        IntruderKind::Creeper | IntruderKind::Adult => usize::from(applies!("N-IDMG-05")),
        IntruderKind::Breeder | IntruderKind::Queen => 1 + usize::from(applies!("N-IDMG-06")),
    }
}

/// Whether the Injuries kill; the number is drawn anew every time (N-IDMG-11). A killed figure is gone afterwards.
fn check(figure: FigureId, cx: &mut Cx<'_>) -> Verdict {
    let kind = figure.kind();
    if kind == IntruderKind::Larva {
        swarm::kill(rule!("N-IDMG-03"), figure, cx);
        return Verdict::Killed;
    }
    let (mut number, mut arrows) = (0, 0);
    // Both cards are drawn before they are discarded: the first is not shuffled into a new deck for the second.
    let mut drawn = 0u32;
    for _ in 0..cards_of(kind) {
        let mut attacks = cx.board.decks.attacks;
        let card = attacks.draw("attack cards", decks::attack_name, cx.referee);
        cx.board.decks.attacks = attacks;
        let Some(card) = card.and_then(AttackCard::from_index) else { continue };
        drawn |= 1 << card.index();
        cx.referee.log(rule!("N-IDMG-05"), || Event::CheckDrawn { figure, card });
        // N-IDMG-09, N-IDMG-23: only the blood symbol counts, and it holds a number or the arrow.
        match card.facts().blood {
            Some(blood) => number += blood,
            None => arrows += 1,
        }
        if !applies!("N-IDMG-09")
            && let Some(prey) = cx.board.prey(cx.board.swarm.figure(figure).slot)
        {
            let _ = cx.board.species.rules().attack(card, &mut IntruderAttack::on(figure, prey), cx);
        }
    }
    if applies!("N-IDMG-10") {
        cx.board.decks.attacks.discard |= drawn;
    }
    // Once per check, on the number or the sum; it never falls below 1.
    if cx.board.weakness(Weakness::SpeciesOnTheBrinkOfExtinction) && applies!("N-WEAK-05") {
        number = number.saturating_sub(1).max(1);
    }
    // N-RULING-84, N-IDMG-17: one arrow is enough.
    let enough = if applies!("N-IDMG-17") { 1 } else { cards_of(kind) };
    if arrows >= enough && applies!("N-IDMG-16") && applies!("N-RULING-84") {
        return Verdict::Retreats;
    }
    if number <= cx.board.swarm.figure(figure).injuries && drawn != 0 && applies!("N-IDMG-07") {
        swarm::kill(rule!("N-IDMG-07"), figure, cx);
        return Verdict::Killed;
    }
    Verdict::Survives
}

/// N-IDMG-18, N-IDMG-19, N-RULING-38: an Event card drawn for the number of a Corridor and discarded without any other effect.
pub fn flight_number(cx: &mut Cx<'_>) -> Option<u8> {
    let mut events = cx.board.decks.events;
    // An empty deck is made anew first.
    if events.is_empty() && !applies!("N-RULING-38") {
        return None;
    }
    if events.is_empty() && events.discard != 0 {
        cx.referee.log(rule!("N-TIMING-09"), || Event::EventDeckMade);
    }
    let card = events.draw("event cards", decks::event_name, cx.referee);
    cx.board.decks.events = events;
    let card = EventCard::from_index(card?)?;
    if applies!("N-IDMG-19") {
        cx.board.decks.events.discard |= 1 << card.index();
    }
    cx.referee.log(rule!("N-RULING-38"), || Event::NumberDrawn { card });
    Some(card.facts().corridor)
}

/// N-IDMG-18 to N-IDMG-22: an Intruder retreats through the Corridor a drawn Event card names; it keeps its Injuries unless it
/// leaves the map.
pub fn retreat(figure: FigureId, cx: &mut Cx<'_>) {
    let slot = cx.board.swarm.figure(figure).slot;
    if !slot.is_some() || rule!("N-IDMG-18").is_muted() {
        return;
    }
    let Some(number) = flight_number(cx) else { return };
    cx.referee.log(rule!("N-IDMG-18"), || Event::Retreats { figure, number });
    let exit = cx.board.exit(slot, number);
    if !applies!("N-IDMG-21") {
        swarm::recover(rule!("N-IDMG-18"), figure, u8::MAX, cx);
    }
    // N-IDMG-22: into a Technical Corridor it leaves the board, and its Injuries are gone.
    if matches!(exit, Exit::Technical(_)) && !applies!("N-IDMG-22") {
        return;
    }
    // N-RULING-85: a Closed Door is destroyed and keeps the Intruder here.
    let blocked = matches!(exit, Exit::Corridor(corridor) if !cx.board.is_passable(CorridorId(corridor)));
    if !blocked || applies!("N-RULING-85") {
        swarm::move_through(rule!("N-IDMG-20"), &[(figure, exit)], cx);
    }
}
