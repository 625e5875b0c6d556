//! N-SETUP-27 to N-SETUP-44: numbers, Objectives, the choice of Characters, and what each of them starts with.

use crate::action::Action;
use crate::board::{Aside, Board, Carried, Thing, Whereabouts};
use crate::cards::Cards;
use crate::choice::Choice;
use crate::event::Event;
use crate::generated::crew::Character;
use crate::generated::objectives::{Objective, ObjectiveGroup};
use crate::generated::rooms::Room;
use crate::procedures::rounds::{self, Rounds};
use crate::setup::Mode;
use crate::{Answers, Cx, Flow};
use kernel::{List, Pool, Seat, SeatSet, Secret, applies, rule};
use serde::{Deserialize, Serialize};

/// N-SETUP-34: draft cards a player chooses from.
const OFFERED: u8 = 2;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opening {
    /// Draft cards nobody has taken, as bits by Character.
    characters: u8,
    /// The player number whose turn it is to choose.
    number: u8,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OpeningStage"))]
enum Stage {
    Numbers,
    Objectives,
    Draft,
    Begin,
}

impl Default for Opening {
    fn default() -> Self {
        Self { characters: (1 << Character::COUNT) - 1, number: 1, at: Stage::Numbers }
    }
}

/// The two draft cards, open for all.
fn offered(board: &Board) -> impl Iterator<Item = Character> + '_ {
    let cards = board.set_aside.iter().filter_map(|card| card.seen_by(kernel::Viewer::Seat(Seat::new(0))));
    cards.filter_map(|&card| Character::from_index(card))
}

pub fn options(board: &Board, out: &mut Vec<Action>) {
    out.extend(offered(board).map(Action::Character));
}

impl Opening {
    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::Numbers => {
                numbers(cx);
                // N-SETUP-33: before the Characters are chosen.
                self.to(if applies!("N-SETUP-33") { Stage::Objectives } else { Stage::Draft })
            }
            Stage::Objectives => {
                objectives(cx);
                self.to(Stage::Draft)
            }
            Stage::Draft => {
                let Some(seat) = self.chooser(cx.board) else { return self.to(Stage::Begin) };
                let mut left = [0; Character::COUNT];
                for (index, weight) in left.iter_mut().enumerate() {
                    *weight = self.characters >> index & 1;
                }
                let name = |index: usize| Character::from_index(index as u8).map_or_else(String::new, |it| it.id().to_owned());
                cx.board.set_aside.clear();
                cx.board.aside = Aside::Characters;
                for _ in 0..if applies!("N-SETUP-34") { OFFERED } else { 1 } {
                    if let Some(card) = cx.referee.pick("characters", &left, &name) {
                        left[card] = 0;
                        // Two cards fit.
                        let _ = cx.board.set_aside.push(Secret::new(card as u8, SeatSet::first(kernel::SEATS as u8)));
                    }
                }
                let mut offered = offered(cx.board);
                if let (Some(first), Some(second)) = (offered.next(), offered.next()) {
                    cx.referee.log(rule!("N-SETUP-34"), || Event::CharactersOffered { seat, first, second });
                }
                Flow::Ask(Choice::Character { seat })
            }
            Stage::Begin => {
                // N-SETUP-41.
                let first = cx.board.seats().find(|&seat| cx.board.member(seat).number == 1);
                cx.board.first = first.filter(|_| applies!("N-SETUP-41")).unwrap_or_default();
                cx.board.set_aside.clear();
                cx.board.aside = Aside::Nothing;
                // N-SETUP-44: the first cards are drawn when the first round begins.
                let rounds = if applies!("N-SETUP-44") { Rounds::default() } else { Rounds::at(rounds::Stage::Token) };
                Flow::Become(rounds.into())
            }
        }
    }

    fn chooser(&self, board: &Board) -> Option<Seat> {
        // N-SETUP-28.
        let place = |seat: Seat| if applies!("N-SETUP-28") { board.member(seat).number } else { seat.number() + 1 };
        board.seats().find(|&seat| place(seat) == self.number)
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        if let Action::Character(character) = answers.only() {
            let seat = answers.seat();
            self.characters &= !(1 << character.index());
            self.number = self.number.saturating_add(1);
            equip(cx.board, seat, character);
            cx.referee.log(rule!("N-SETUP-34"), || Event::CharacterChosen { seat, character });
        }
        Flow::Again
    }
}

/// N-SETUP-27, N-RULING-05: numbers are dealt at random to the seats. N-SETUP-29: whose Inventory it is, is known by the seat.
fn numbers(cx: &mut Cx<'_>) {
    let mut left = [0; crate::ids::PLAYERS];
    left[..usize::from(cx.board.seats)].fill(1);
    for seat in cx.board.seats() {
        let name = |index: usize| (index + 1).to_string();
        let dealt = if applies!("N-SETUP-27") { cx.referee.pick("player numbers", &left, &name) } else { Some(seat.index()) };
        let Some(index) = dealt else { return };
        left[index] = 0;
        let number = index as u8 + 1;
        cx.board.member_mut(seat).number = number;
        cx.referee.log(rule!("N-SETUP-27"), || Event::NumberDealt { seat, number });
    }
}

/// The Objectives of a deck that are for so many players (N-SETUP-30, N-SETUP-46).
pub fn deck(group: ObjectiveGroup, players: u8) -> Pool<{ Objective::COUNT }> {
    let mut pool = Pool::empty();
    for objective in Objective::ALL.into_iter().filter(|objective| objective.facts().group == group) {
        if objective.facts().min_players <= players || !applies!("N-SETUP-30") {
            pool.add(objective.index());
        }
    }
    pool
}

fn draw(pool: &mut Pool<{ Objective::COUNT }>, source: &'static str, cx: &mut Cx<'_>) -> Option<Objective> {
    let name = |index: usize| Objective::from_index(index as u8).map_or_else(String::new, |it| crate::words::spaced(it.id()));
    pool.draw(source, name, cx.referee).and_then(|index| Objective::from_index(index as u8))
}

/// N-SETUP-31, N-GOAL-01, N-MODE-SOLO-01, N-MODE-SOLO-02, N-MODE-COOP-01. N-SETUP-23: Solo/Coop Objectives only where they are played with.
/// N-SETUP-32: nobody looks at what is left.
fn objectives(cx: &mut Cx<'_>) {
    let players = cx.board.seats;
    match cx.board.mode {
        Mode::SemiCooperative => {
            let mut corporate = deck(ObjectiveGroup::Corporate, players);
            let mut personal = deck(ObjectiveGroup::Personal, players);
            for seat in cx.board.seats() {
                let first = draw(&mut corporate, "corporate objectives", cx);
                let second = if applies!("N-GOAL-01") { draw(&mut personal, "personal objectives", cx) } else { None };
                deal(seat, [first, second], cx);
            }
        }
        Mode::Solo => {
            let group = if applies!("N-MODE-SOLO-01") { ObjectiveGroup::SoloCoop } else { ObjectiveGroup::Personal };
            let mut solo = deck(group, players);
            let first = draw(&mut solo, "solo objectives", cx);
            let second = if applies!("N-MODE-SOLO-02") { draw(&mut solo, "solo objectives", cx) } else { None };
            deal(Seat::new(0), [first, second], cx);
        }
        Mode::Cooperative => {
            let mut solo = deck(ObjectiveGroup::SoloCoop, players);
            cx.board.open_objectives = List::new();
            let count = if applies!("N-MODE-COOP-01") { players } else { 1 };
            for _ in 0..count {
                if let Some(objective) = draw(&mut solo, "solo objectives", cx) {
                    // One for each player fits.
                    let _ = cx.board.open_objectives.push(Some(objective));
                    cx.referee.log(rule!("N-MODE-COOP-01"), || Event::OpenObjective { objective });
                }
            }
        }
    }
}

fn deal(seat: Seat, cards: [Option<Objective>; 2], cx: &mut Cx<'_>) {
    for (place, card) in cards.into_iter().enumerate() {
        let Some(objective) = card.filter(|_| applies!("N-SETUP-31")) else { continue };
        cx.board.member_mut(seat).objectives[place] = Some(Secret::new(objective, SeatSet::of(seat)));
        cx.referee.log(rule!("N-SETUP-31"), || Event::ObjectiveDealt { seat, objective: Some(objective) });
    }
}

/// N-SETUP-36 to N-SETUP-40: what a Character starts with. N-SETUP-39: its personal Items are inactive until somebody activates them.
/// N-SETUP-40: nothing has been discarded yet.
pub fn equip(board: &mut Board, seat: Seat, character: Character) {
    let start = board.slot_of(Room::Hibernatorium).unwrap_or_default();
    let member = board.member_mut(seat);
    // N-SETUP-35: this one and no other.
    member.character = applies!("N-SETUP-35").then_some(character);
    if applies!("N-SETUP-36") {
        member.place = Whereabouts::Room(start);
    }
    if applies!("N-SETUP-37") {
        member.deck = Cards::of(character);
    }
    let weapon = character.facts().starting_item;
    let mut carried = Carried::new(Thing::Item(weapon));
    // N-RULING-04: loaded to its capacity.
    carried.ammo = if applies!("N-RULING-04") { carried.capacity() } else { 0 };
    if applies!("N-SETUP-38") {
        // The hand slots are empty.
        let _ = member.hands.push(carried);
    }
}
