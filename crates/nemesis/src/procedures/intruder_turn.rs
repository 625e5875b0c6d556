//! N-MODE-INTRUDER-06 to N-MODE-INTRUDER-22: the turn of the Intruder player.

use crate::action::{Action, IntruderUse};
use crate::board::decks::{attack_name, bit, event_name};
use crate::board::{Aside, Board, CardDeck, Door, IntruderPlayer};
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::attacks::AttackCard;
use crate::generated::events::EventCard;
use crate::generated::ship::Exit;
use crate::generated::swarm::{IntruderCard, IntruderKind};
use crate::ids::{CorridorId, FigureId};
use crate::procedures::attack::IntruderAttack;
use crate::procedures::event_card::EventCardStep;
use crate::procedures::noise::NoiseRoll;
use crate::refusal::Why;
use crate::species::intruders::converge::{self, Converge};
use crate::species::intruders::eclosion::Eclosion;
use crate::step::Step;
use crate::verbs::swarm;
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, Secret, Viewer, applies, rule};
use serde::{Deserialize, Serialize};

/// N-MODE-INTRUDER-06.
const DRAW: u32 = 3;
const HAND: u32 = 4;
/// Planning: Event cards drawn.
const PLANS: u8 = 3;
/// Self-Healing: Injuries lost.
const HEALED: u8 = 2;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IntruderTurn {
    seat: Seat,
    draft: Option<IntruderDraft>,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "IntruderTurnStage"))]
enum Stage {
    Begin,
    Ask,
    Aim,
    Play,
    Resolve,
    Pass,
    Keep,
    End,
}

/// A card on its way: how it is played and what it is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IntruderDraft {
    pub card: IntruderCard,
    pub way: IntruderUse,
    #[cfg_attr(feature = "ts", ts(as = "Option<FigureId>"))]
    pub figure: FigureId,
    /// 0 while no Corridor number is chosen.
    pub number: u8,
    pub target: Option<Seat>,
}

/// What a card still has to be aimed at. Also the kind of the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntruderNeed {
    /// An Intruder.
    Target,
    /// A Corridor number of the own choice.
    Number,
    /// A Character.
    Who,
}

/// What the text of a card does (N-MODE-INTRUDER-14).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Pursuit,
    Hunt,
    Planning,
    Metamorphosis,
    SelfHealing,
}

fn effect_of(card: IntruderCard) -> Effect {
    match card {
        IntruderCard::Pursuit1 | IntruderCard::Pursuit2 | IntruderCard::Pursuit3 | IntruderCard::PursuitAny => Effect::Pursuit,
        IntruderCard::CoordinatedHunt3 | IntruderCard::CoordinatedHunt4 => Effect::Hunt,
        IntruderCard::Planning4 | IntruderCard::PlanningAny => Effect::Planning,
        IntruderCard::Metamorphosis => Effect::Metamorphosis,
        IntruderCard::SelfHealing => Effect::SelfHealing,
    }
}

impl IntruderDraft {
    fn new(card: IntruderCard, way: IntruderUse) -> Self {
        Self { card, way, figure: FigureId::NONE, number: corridor_of(card).unwrap_or(0), target: None }
    }

    /// What has to be aimed at next; `None` when the aim is complete.
    pub fn need(&self) -> Option<IntruderNeed> {
        let figure = (!self.figure.is_some()).then_some(IntruderNeed::Target);
        let number = (self.number == 0).then_some(IntruderNeed::Number);
        let who = self.target.is_none().then_some(IntruderNeed::Who);
        match self.way {
            IntruderUse::Move => figure.or(number),
            IntruderUse::Attack => figure.or(who),
            IntruderUse::Effect => match effect_of(self.card) {
                Effect::Pursuit => who,
                Effect::SelfHealing => figure,
                Effect::Hunt | Effect::Planning | Effect::Metamorphosis => None,
            },
        }
    }
}

/// Figures on the map in order of placement.
fn figures(board: &Board) -> impl Iterator<Item = FigureId> + '_ {
    board.swarm.order.iter().copied()
}

/// Whether a Move through the Corridor with a number changes anything: Technical Corridors and Doors follow the normal rules.
fn can_move(figure: FigureId, number: u8, board: &Board) -> bool {
    // N-RULING-168: Intruders in Combat too.
    if board.is_fighting(figure) && !applies!("N-RULING-168") {
        return false;
    }
    match board.exit(board.swarm.figure(figure).slot, number) {
        Exit::Corridor(corridor) => board.door(CorridorId(corridor)) != Door::Closed || board.breaks_doors(figure),
        Exit::Technical(_) => true,
    }
}

/// N-MODE-INTRUDER-22: the Corridor number of a card; `None` is any of the player's choice.
fn corridor_of(card: IntruderCard) -> Option<u8> {
    card.facts().corridor.filter(|_| applies!("N-MODE-INTRUDER-22"))
}

/// The numbers a card could send a figure through.
fn numbers(card: IntruderCard, figure: FigureId, board: &Board) -> impl Iterator<Item = u8> + '_ {
    (1..=4).filter(move |&number| corridor_of(card).is_none_or(|own| own == number) && can_move(figure, number, board))
}

fn movable(card: IntruderCard, board: &Board) -> impl Iterator<Item = FigureId> + '_ {
    figures(board).filter(move |&figure| numbers(card, figure, board).next().is_some())
}

fn attackers(board: &Board) -> impl Iterator<Item = FigureId> + '_ {
    figures(board).filter(|&figure| board.is_fighting(figure))
}

fn injured(board: &Board) -> impl Iterator<Item = FigureId> + '_ {
    figures(board).filter(|&figure| board.swarm.figure(figure).injuries > 0)
}

/// Characters standing in a Room, in Combat or not (N-RULING-236), not those waiting in Pods (N-RULING-126).
fn pursued(board: &Board) -> impl Iterator<Item = Seat> + '_ {
    board.seats().filter(|&seat| board.room_of(seat).is_some() || (board.is_active(seat) && !applies!("N-RULING-126")))
}

/// N-RULING-42: whether the text of a card would do anything.
fn has_effect(card: IntruderCard, board: &Board) -> bool {
    match effect_of(card) {
        Effect::Pursuit => pursued(board).next().is_some(),
        Effect::Hunt => converge::hunters(board).iter().any(|figure| converge::would_move(figure, board)),
        Effect::Planning => !board.decks.events.is_empty() || board.decks.events.discard != 0,
        Effect::Metamorphosis => board.seats().any(|seat| board.is_active(seat)),
        Effect::SelfHealing => injured(board).next().is_some(),
    }
}

/// N-MODE-INTRUDER-08, N-MODE-INTRUDER-10: one card, played in one of three ways, or a pass.
pub fn options(board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let Some(player) = &board.intruder_player else { return };
    for card in IntruderCard::ALL.into_iter().filter(|&card| player.holds(card)) {
        if movable(card, board).next().is_some() {
            out.push(Action::Intruder(IntruderUse::Move, card));
        }
        if attackers(board).next().is_some() && applies!("N-MODE-INTRUDER-10") {
            out.push(Action::Intruder(IntruderUse::Attack, card));
        }
        if has_effect(card, board) && applies!("N-MODE-INTRUDER-10") {
            out.push(Action::Intruder(IntruderUse::Effect, card));
        }
    }
}

/// Why a card cannot be played, or not in that way.
pub fn why_not(card: IntruderCard, board: &Board) -> Why {
    if board.intruder_player.is_some_and(|player| player.holds(card)) {
        Why::new(rule!("N-RULING-42"), "played like this the card would have no effect")
    } else {
        Why::new(rule!("N-MODE-INTRUDER-08"), "this card is not in hand")
    }
}

/// The answers to an aiming question.
pub fn aims(draft: &IntruderDraft, board: &Board, out: &mut Vec<Action>) {
    match (draft.need(), draft.way) {
        (Some(IntruderNeed::Target), IntruderUse::Move) => out.extend(movable(draft.card, board).map(Action::Figure)),
        (Some(IntruderNeed::Target), IntruderUse::Attack) => out.extend(attackers(board).map(Action::Figure)),
        (Some(IntruderNeed::Target), IntruderUse::Effect) => out.extend(injured(board).map(Action::Figure)),
        (Some(IntruderNeed::Number), _) => out.extend(numbers(draft.card, draft.figure, board).map(Action::Number)),
        // N-MODE-INTRUDER-12: any Character there, whoever else is present.
        (Some(IntruderNeed::Who), IntruderUse::Attack) => {
            let there = board.characters_in(board.swarm.figure(draft.figure).slot);
            let one = if applies!("N-MODE-INTRUDER-12") { usize::MAX } else { 1 };
            out.extend(there.iter().take(one).map(Action::Who));
        }
        (Some(IntruderNeed::Who), IntruderUse::Move | IntruderUse::Effect) => out.extend(pursued(board).map(Action::Who)),
        (None, _) => {}
    }
}

/// The cards set aside that the Intruder player alone sees (N-RULING-242).
fn seen(seat: Seat, board: &Board) -> impl Iterator<Item = u8> + '_ {
    board.set_aside.iter().filter_map(move |card| card.seen_by(Viewer::Seat(seat)).copied())
}

pub fn attack_cards(seat: Seat, board: &Board, out: &mut Vec<Action>) {
    out.extend(seen(seat, board).filter_map(AttackCard::from_index).map(Action::AttackCard));
}

pub fn event_cards(seat: Seat, board: &Board, out: &mut Vec<Action>) {
    out.extend(seen(seat, board).filter_map(EventCard::from_index).map(Action::EventCard));
}

/// N-MODE-INTRUDER-09: one card may be kept.
pub fn keepable(board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if let Some(player) = &board.intruder_player {
        out.extend(IntruderCard::ALL.into_iter().filter(|&card| player.holds(card)).map(Action::KeepCard));
    }
}

/// N-MODE-INTRUDER-06: the draw step. An empty deck is made of the discard pile again (N-RULING-171).
pub fn draw(cx: &mut Cx<'_>) {
    for _ in 0..DRAW {
        let Some(player) = &mut cx.board.intruder_player else { return };
        let full = player.hand.count_ones() >= HAND;
        if full || !applies!("N-MODE-INTRUDER-06") {
            return;
        }
        if player.deck == 0 && applies!("N-RULING-171") {
            player.deck = std::mem::take(&mut player.discard);
        }
        let mut weights = [0; IntruderCard::COUNT];
        for (index, weight) in weights.iter_mut().enumerate() {
            *weight = (player.deck >> index & 1) as u8;
        }
        let name = |index: usize| IntruderCard::from_index(index as u8).map_or_else(String::new, |card| crate::words::spaced(card.id()));
        let Some(index) = cx.referee.pick("intruder cards", &weights, &name) else { return };
        player.deck &= !(1 << index);
        player.hand |= 1 << index;
        let (seat, card) = (player.seat, IntruderCard::from_index(index as u8));
        cx.referee.log(rule!("N-MODE-INTRUDER-06"), || Event::IntruderCardDrawn { seat, card });
    }
}

/// A card leaves the hand for the discard pile.
fn discard(player: &mut IntruderPlayer, card: IntruderCard) {
    player.hand &= !(1 << card.index());
    player.discard |= 1 << card.index();
}

impl IntruderTurn {
    /// The card that was announced and is still in hand, as everybody knows.
    pub fn card_in_hand(&self) -> Option<IntruderCard> {
        self.draft.filter(|_| matches!(self.at, Stage::Aim | Stage::Play)).map(|draft| draft.card)
    }

    pub fn of(seat: Seat) -> Self {
        Self { seat, draft: None, at: Stage::Begin }
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    /// The last thing this turn does, then its end.
    fn last(&mut self, step: impl Into<Step>) -> Flow {
        self.at = Stage::End;
        Flow::First(step.into())
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match (self.at, self.draft) {
            (Stage::Begin, _) => {
                cx.board.active = seat;
                cx.referee.log(rule!("N-MODE-INTRUDER-08"), || Event::TurnBegins { seat });
                // N-RULING-170: with an empty hand the player passes by itself.
                let empty = cx.board.intruder_player.is_none_or(|player| player.hand == 0) && applies!("N-RULING-170");
                self.to(if empty { Stage::Pass } else { Stage::Ask })
            }
            (Stage::Ask, _) => Flow::Ask(Choice::Intruders { seat }),
            (Stage::Aim, Some(draft)) if draft.need().is_some() => Flow::Ask(Choice::IntruderAim { seat, draft }),
            (Stage::Aim, _) => self.to(Stage::Play),
            (Stage::Play, Some(IntruderDraft { card, way, .. })) => {
                if let Some(player) = &mut cx.board.intruder_player {
                    discard(player, card);
                }
                cx.referee.log(rule!("N-MODE-INTRUDER-10"), || Event::IntruderPlays { seat, card, way });
                self.to(Stage::Resolve)
            }
            (Stage::Resolve, Some(draft)) => self.resolve(draft, cx),
            (Stage::Pass, _) => {
                let Some(player) = &mut cx.board.intruder_player else { return Flow::Done };
                player.passed = true;
                let empty = player.hand == 0;
                cx.referee.log(rule!("N-MODE-INTRUDER-08"), || Event::Passed { seat });
                self.to(if empty { Stage::End } else { Stage::Keep })
            }
            (Stage::Keep, _) if applies!("N-MODE-INTRUDER-09") => Flow::Ask(Choice::KeepCard { seat }),
            (Stage::Keep, _) => self.to(Stage::End),
            // N-MODE-INTRUDER-08: one action only.
            (Stage::End, Some(_)) if !applies!("N-MODE-INTRUDER-08") => {
                self.draft = None;
                self.to(Stage::Ask)
            }
            (Stage::Play | Stage::Resolve, None) | (Stage::End, _) => {
                cx.referee.log(rule!("N-MODE-INTRUDER-08"), || Event::TurnEnds { seat });
                Flow::Done
            }
        }
    }

    fn resolve(&mut self, draft: IntruderDraft, cx: &mut Cx<'_>) -> Flow {
        match draft.way {
            IntruderUse::Move => {
                let exit = cx.board.exit(cx.board.swarm.figure(draft.figure).slot, draft.number);
                swarm::move_through(rule!("N-MODE-INTRUDER-11"), &[(draft.figure, exit)], cx);
                self.to(Stage::End)
            }
            IntruderUse::Attack => self.attack(draft, cx),
            IntruderUse::Effect if !applies!("N-MODE-INTRUDER-14") => self.to(Stage::End),
            IntruderUse::Effect => self.effect(draft, cx),
        }
    }

    /// N-MODE-INTRUDER-13: several Attack cards are drawn, one is chosen. A Larva infests without any (N-RULING-169).
    fn attack(&mut self, draft: IntruderDraft, cx: &mut Cx<'_>) -> Flow {
        let Some(target) = draft.target else { return self.to(Stage::End) };
        if draft.figure.kind() == IntruderKind::Larva && applies!("N-RULING-169") {
            return self.last(IntruderAttack::on(draft.figure, target));
        }
        let seat = self.seat;
        let count = if applies!("N-MODE-INTRUDER-13") { draft.card.facts().attack_draw } else { 1 };
        cx.board.aside = Aside::Attacks;
        set_aside(count, |board| &mut board.decks.attacks, "attack cards", attack_name, seat, cx);
        for card in seen(seat, cx.board).filter_map(AttackCard::from_index) {
            cx.referee.log(rule!("N-MODE-INTRUDER-13"), || Event::AttackSeen { seat, card: Some(card) });
        }
        if cx.board.set_aside.is_empty() { self.to(Stage::End) } else { Flow::Ask(Choice::AttackPick { seat }) }
    }

    fn effect(&mut self, draft: IntruderDraft, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match effect_of(draft.card) {
            Effect::Pursuit => match draft.target {
                Some(target) => self.last(NoiseRoll::of(target)),
                None => self.to(Stage::End),
            },
            Effect::Hunt => self.last(Converge::hunt(seat, cx.board)),
            Effect::Planning => {
                cx.board.aside = Aside::Events;
                set_aside(PLANS, |board| &mut board.decks.events, "event cards", event_name, seat, cx);
                for card in seen(seat, cx.board).filter_map(EventCard::from_index) {
                    cx.referee.log(rule!("N-RULING-242"), || Event::EventChoiceSeen { seat, card: Some(card) });
                }
                if cx.board.set_aside.is_empty() { self.to(Stage::End) } else { Flow::Ask(Choice::EventPick { seat }) }
            }
            Effect::Metamorphosis => self.last(Eclosion::default()),
            Effect::SelfHealing => {
                swarm::recover(rule!("N-MODE-INTRUDER-14"), draft.figure, HEALED, cx);
                self.to(Stage::End)
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match (self.at, answers.only(), &mut self.draft) {
            (Stage::Ask, Action::Intruder(way, card), draft) => {
                *draft = Some(IntruderDraft::new(card, way));
                self.to(Stage::Aim)
            }
            (Stage::Ask, _, _) => self.to(Stage::Pass),
            (Stage::Aim, action, Some(draft)) => {
                match action {
                    Action::Figure(figure) => draft.figure = figure,
                    Action::Number(number) => draft.number = number,
                    Action::Who(seat) => draft.target = Some(seat),
                    // The options of an aiming question are the answers above.
                    _ => {}
                }
                Flow::Again
            }
            (Stage::Resolve, Action::AttackCard(card), Some(draft)) => {
                let (figure, target) = (draft.figure, draft.target);
                // N-RULING-242: the one that is resolved is shown, what is put under the deck stays secret.
                cx.referee.note_reveal();
                for other in take_aside(card as u8, cx) {
                    cx.board.decks.attacks.put_under(other, SeatSet::of(self.seat));
                }
                match target {
                    Some(target) => self.last(IntruderAttack::with_card(figure, target, card)),
                    None => self.to(Stage::End),
                }
            }
            (Stage::Resolve, Action::EventCard(card), _) => {
                // N-RULING-242: all of them lie open now.
                cx.referee.note_reveal();
                for other in take_aside(card as u8, cx) {
                    cx.board.decks.events.discard |= bit(other);
                    if let Some(card) = EventCard::from_index(other) {
                        cx.referee.log(rule!("N-RULING-242"), || Event::EventLeft { card });
                    }
                }
                self.last(EventCardStep::chosen(card))
            }
            (Stage::Keep, action, _) => {
                keep(action, cx);
                self.to(Stage::End)
            }
            (Stage::Begin | Stage::Aim | Stage::Play | Stage::Resolve | Stage::Pass | Stage::End, _, _) => self.to(Stage::End),
        }
    }
}

/// Draws some cards of a deck for the Intruder player alone. A deck that is too short is reshuffled first (N-RULING-38).
fn set_aside(
    count: u8,
    deck: fn(&mut Board) -> &mut CardDeck,
    source: &'static str,
    name: fn(usize) -> String,
    seat: Seat,
    cx: &mut Cx<'_>,
) {
    cx.board.set_aside.clear();
    let mut cards = *deck(cx.board);
    if cards.len() < u32::from(count) {
        cards.reshuffle(cx.referee);
    }
    for _ in 0..count {
        let Some(card) = cards.draw(source, name, cx.referee) else { break };
        let seen_by = if applies!("N-RULING-242") { SeatSet::of(seat) } else { crate::verbs::items::everybody() };
        // No card draws more than the list has places.
        let _ = cx.board.set_aside.push(Secret::new(card, seen_by));
    }
    *deck(cx.board) = cards;
}

/// Takes the cards set aside away, and tells those that were not chosen.
fn take_aside(chosen: u8, cx: &mut Cx<'_>) -> impl Iterator<Item = u8> + use<> {
    let cards = std::mem::take(&mut cx.board.set_aside);
    cx.board.aside = Aside::Nothing;
    let mut others = kernel::List::<u8, 4>::new();
    for card in cards.iter().map(|card| *card.truth(cx.referee)).filter(|&card| card != chosen) {
        // As many places as there were cards.
        let _ = others.push(card);
    }
    (0..others.len()).map(move |index| *others.at(index))
}

/// N-MODE-INTRUDER-09: the card named stays, the rest is discarded.
pub fn keep(action: Action, cx: &mut Cx<'_>) {
    let Some(player) = &mut cx.board.intruder_player else { return };
    let seat = player.seat;
    for card in IntruderCard::ALL {
        if player.holds(card) && action != Action::KeepCard(card) {
            discard(player, card);
            cx.referee.log(rule!("N-MODE-INTRUDER-09"), || Event::IntruderDiscards { seat, card });
        }
    }
}
