//! N-ROUND-28 to N-ROUND-31: an Event card.

use crate::board::decks::event_name;
use crate::event::Event;
use crate::events;
use crate::generated::events::{EventCard, Fate};
use crate::generated::ship::Exit;
use crate::ids::{FIGURES, FigureId};
use crate::procedures::encounter::Encounter;
use crate::verbs::swarm;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventCardStep {
    pub card: Option<EventCard>,
    /// The pieces of the effect that are done.
    pub phase: u8,
    /// Whom the effect still concerns.
    pub who: SeatSet,
    /// Whether the Intruder player has caused this.
    chosen: bool,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventCardStage"))]
enum Stage {
    Draw,
    Move,
    Effect,
    Fate,
}

impl EventCardStep {
    /// The next card of the deck.
    pub fn drawn() -> Self {
        Self { card: None, phase: 0, who: SeatSet::NONE, chosen: false, at: Stage::Draw }
    }

    /// A card the Intruder player has drawn and chosen: it is shown, resolved and laid where it belongs here (N-RULING-242).
    pub fn chosen(card: EventCard) -> Self {
        Self { card: Some(card), chosen: true, ..Self::drawn() }
    }

    /// N-RULING-217: who decides what no rule gives to a player.
    pub fn decider(&self, cx: &Cx<'_>) -> Seat {
        match cx.board.intruder_player {
            Some(player) if self.chosen => player.seat,
            Some(_) | None => cx.board.chair(),
        }
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match (self.at, self.card) {
            (Stage::Draw, card) => {
                let Some(card) = card.or_else(|| draw(cx)) else { return Flow::Done };
                cx.board.decks.events.lay_open(card.index());
                cx.referee.log(rule!("N-ROUND-28"), || Event::EventDrawn { card });
                self.card = Some(card);
                self.at = if applies!("N-ROUND-29") { Stage::Move } else { Stage::Effect };
                Flow::Again
            }
            (Stage::Move, Some(card)) => {
                self.at = Stage::Effect;
                intruders_move(card, cx);
                // N-IMOV-08: those they come to are in Combat, but have no Encounter.
                let met = if applies!("N-IMOV-08") { None } else { cx.board.active_in_order().find(|&seat| cx.board.in_combat(seat)) };
                match met.and_then(|seat| cx.board.room_of(seat).map(|slot| Encounter::of(seat, slot))) {
                    Some(encounter) => Flow::First(encounter.into()),
                    None => Flow::Again,
                }
            }
            (Stage::Effect, Some(card)) => match events::resolve(card, self, cx) {
                Flow::Done => {
                    self.at = Stage::Fate;
                    Flow::Again
                }
                flow => flow,
            },
            (Stage::Fate, Some(card)) => {
                put_away(card, cx);
                Flow::Done
            }
            (Stage::Move | Stage::Effect | Stage::Fate, None) => Flow::Done,
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        events::answer(self, answers.only(), cx)
    }
}

/// N-ROUND-31.
fn draw(cx: &mut Cx<'_>) -> Option<EventCard> {
    if cx.board.decks.events.is_empty() {
        if rule!("N-ROUND-31").is_muted() || !applies!("N-TIMING-09") {
            return None;
        }
        cx.referee.log(rule!("N-ROUND-31"), || Event::EventDeckMade);
    }
    let card = cx.board.decks.events.draw("event cards", event_name, cx.referee)?;
    EventCard::from_index(card)
}

/// N-IMOV-02 to N-IMOV-06, N-RULING-94, N-RULING-174: everybody shown who is not in Combat, at the same time.
fn intruders_move(card: EventCard, cx: &mut Cx<'_>) {
    let facts = card.facts();
    let mut moves = [(FigureId::NONE, Exit::Corridor(0)); FIGURES];
    let mut count = 0;
    for &figure in cx.board.swarm.order.iter() {
        let stays = cx.board.is_fighting(figure) && applies!("N-IMOV-03");
        if !stays && facts.moves.contains(&figure.kind()) {
            moves[count] = (figure, cx.board.exit(cx.board.swarm.figure(figure).slot, facts.corridor));
            count += 1;
        }
    }
    for _ in 0..if applies!("N-RULING-94") { 1 } else { 2 } {
        swarm::move_through(rule!("N-IMOV-02"), &moves[..count], cx);
    }
}

/// N-ROUND-30.
fn put_away(card: EventCard, cx: &mut Cx<'_>) {
    let deck = &mut cx.board.decks.events;
    match card.facts().fate {
        Fate::Discard => deck.put_away(card.index()),
        Fate::RemoveAndReshuffle if applies!("N-ROUND-30") => {
            deck.take_open(card.index());
            deck.gone |= 1 << card.index();
            deck.reshuffle(cx.referee);
            cx.referee.log(rule!("N-ROUND-30"), || Event::EventRemoved { card });
            cx.referee.log(rule!("N-ROUND-30"), || Event::EventDeckMade);
        }
        Fate::ShuffleIntoDeck if applies!("N-ROUND-30") => {
            deck.take_open(card.index());
            deck.shuffle(cx.referee);
            deck.rest |= 1 << card.index();
            cx.referee.log(rule!("N-ROUND-30"), || Event::EventDeckMade);
        }
        Fate::RemoveAndReshuffle | Fate::ShuffleIntoDeck => deck.put_away(card.index()),
    }
}
