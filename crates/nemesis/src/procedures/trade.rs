//! N-ACT-29 to N-ACT-34: Trade.

use crate::action::Action;
use crate::board::trade::{GIVEN, OFFER, RETURNED, TradeTable};
use crate::board::{Board, Thing};
use crate::choice::{Choice, Offering};
use crate::deeds::{cost_of, is_busy, payable};
use crate::draft::Draft;
use crate::event::Event;
use crate::generated::crew::Basic;
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::items;
use crate::{Answers, Cx, Flow};
use kernel::{List, Seat, SeatSet, Viewer, applies, rule};
use serde::{Deserialize, Serialize};

/// How often one player may propose something in one Trade: a bound of ours, so that every Trade comes to its end.
const PROPOSALS: u8 = 8;
/// The most things a Character can hold while it decides what to drop.
const HANDS: usize = 4;

/// Everybody in the Room has its say, the one who trades first, then clockwise.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trade {
    pub who: Seat,
    #[cfg_attr(feature = "ts", ts(as = "Option<SlotId>"))]
    room: SlotId,
    /// Who has its say, and how often it has proposed something.
    seat: Seat,
    proposals: u8,
    partner: Seat,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TradeStage"))]
#[serde(rename_all = "snake_case")]
enum Stage {
    Begin,
    Propose,
    Show,
    Offer,
    Return,
    Agree,
    Next,
}

/// Whether a player has anything that could change hands. How many cards and what hand slots hold is public.
fn has_something(seat: Seat, board: &Board) -> bool {
    !board.member(seat).hands.is_empty() || board.inventory.count(seat) > 0
}

pub fn check(who: Seat, board: &Board) -> Result<(), Why> {
    let Some(slot) = board.room_of(who) else { return Err(Why::new(rule!("N-ACT-29"), "the Character is in no Room")) };
    require(!is_busy(who, board) || !applies!("N-ACT-29"), rule!("N-ACT-29"), "an Intruder is in the Room")?;
    payable(who, cost_of(Basic::Trade), None, board)?;
    // N-RULING-45: passed players may trade, Characters in Pods are not in the Room.
    let present = board.characters_in(slot);
    require(!present.without(who).is_empty(), rule!("N-ACT-29"), "nobody else is in the Room")?;
    require(present.iter().any(|seat| has_something(seat, board)), rule!("N-RULING-42"), "nobody here has anything to trade")
}

pub fn resolve(draft: &Draft, phase: u8, _: &mut Cx<'_>) -> Flow {
    if phase == 0 { Flow::First(Trade::of(draft.who).into()) } else { Flow::Done }
}

/// With whom a player may deal, and to whom show something (N-ACT-30, N-ACT-31).
pub fn options(seat: Seat, room: SlotId, board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Done);
    // N-RULING-45: passed or not.
    let present = board.characters_in(room).without(seat).iter();
    let others: SeatSet = present.filter(|&other| !board.member(other).passed || applies!("N-RULING-45")).collect();
    if has_something(seat, board) {
        out.extend(others.iter().map(Action::With));
    }
    if board.inventory.count(seat) > 0 && applies!("N-ACT-30") {
        out.extend(others.iter().map(Action::Show));
    }
}

fn copies(things: &[Thing], thing: Thing) -> usize {
    things.iter().filter(|&&other| other == thing).count()
}

fn takes_a_hand(thing: &Thing) -> bool {
    match thing {
        Thing::Item(item) => item.facts().heavy,
        Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => true,
    }
}

/// What can still be laid down, equal things once (N-OBJ-06). Inactive personal Items are no Items yet (N-RULING-187).
pub fn offers(seat: Seat, what: Offering, board: &Board, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let side = match what {
        Offering::Give | Offering::Show => GIVEN,
        Offering::Return => {
            out.push(Action::Decline);
            RETURNED
        }
    };
    let (Some(table), Some(between)) = (board.trade.seen_by(Viewer::Seat(seat)), board.trade.between()) else { return };
    let laid = table[side].as_slice();
    if laid.len() >= OFFER {
        return;
    }
    for item in board.inventory.kinds(seat) {
        let thing = Thing::Item(item);
        if copies(laid, thing) < board.inventory.copies(seat, item) {
            out.push(Action::of(thing));
        }
    }
    // What is in hand slots everybody sees anyway.
    if what == Offering::Show {
        return;
    }
    // The receiver drops afterwards what is too much (N-RULING-46), but cannot hold more than that in between.
    let heavy = |side: usize| table[side].iter().filter(|thing| takes_a_hand(thing)).count();
    let receiver = board.member(between[1 - side]).hands.len();
    if receiver + heavy(side) >= HANDS + heavy(1 - side) {
        return;
    }
    let hands = board.member(seat).hands.as_slice();
    for (index, carried) in hands.iter().enumerate() {
        let earlier = hands[..index].iter().any(|other| other.thing == carried.thing);
        let all = hands.iter().filter(|other| other.thing == carried.thing).count();
        if carried.thing.is_object() && !applies!("N-OBJ-06") {
            continue;
        }
        if !earlier && copies(laid, carried.thing) < all {
            out.push(Action::of(carried.thing));
        }
    }
}

impl Trade {
    pub fn of(who: Seat) -> Self {
        Self { who, room: SlotId::NONE, seat: who, proposals: 0, partner: who, at: Stage::Begin }
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    /// The talk between the two is over.
    fn withdraw(&mut self, cx: &mut Cx<'_>) -> Flow {
        cx.board.trade = TradeTable::default();
        self.to(Stage::Propose)
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (seat, partner) = (self.seat, self.partner);
        match self.at {
            Stage::Begin => {
                cx.referee.log(rule!("N-ACT-29"), || Event::TradeBegins { seat });
                let Some(room) = cx.board.room_of(seat) else { return Flow::Done };
                self.room = room;
                self.to(Stage::Propose)
            }
            Stage::Propose if self.proposals < PROPOSALS => Flow::Ask(Choice::Trade { seat, room: self.room }),
            Stage::Propose => self.to(Stage::Next),
            Stage::Show => Flow::Ask(Choice::Offer { seat, to: partner, what: Offering::Show }),
            Stage::Offer => Flow::Ask(Choice::Offer { seat, to: partner, what: Offering::Give }),
            Stage::Return => Flow::Ask(Choice::Offer { seat: partner, to: seat, what: Offering::Return }),
            Stage::Agree => Flow::Ask(Choice::Accept { seat, from: partner }),
            Stage::Next => {
                // N-ACT-31: any two players may deal, even if neither is the acting one.
                let present = cx.board.characters_in(self.room);
                let mut following = cx.board.from(cx.board.next_seat(seat)).take_while(|&next| next != self.who);
                // N-ACT-33: nobody but the one who started it has to pay anything.
                let free = |seat: Seat| applies!("N-ACT-33") || payable(seat, cost_of(Basic::Trade), None, cx.board).is_ok();
                let next = following.find(|&next| present.contains(next) && free(next)).filter(|_| applies!("N-ACT-31"));
                let Some(next) = next else {
                    let seat = self.who;
                    cx.referee.log(rule!("N-ACT-29"), || Event::TradeEnds { seat });
                    return Flow::Done;
                };
                self.seat = next;
                self.proposals = 0;
                self.to(Stage::Propose)
            }
        }
    }

    /// Something is laid down and shown to the other one (N-ACT-30, N-RULING-44).
    fn lay(&mut self, side: usize, thing: Thing, cx: &mut Cx<'_>) -> Flow {
        let (seat, to) = if side == GIVEN { (self.seat, self.partner) } else { (self.partner, self.seat) };
        if !cx.board.trade.lay(side, thing) {
            return Flow::Again;
        }
        if let Thing::Item(item) = thing
            && !item.facts().heavy
            && !rule!("N-ACT-30").is_muted()
        {
            let laid = cx.board.trade.seen_by(Viewer::Seat(seat)).map_or(0, |table| copies(table[side].as_slice(), thing));
            cx.board.inventory.show_copies(seat, item, to, laid);
            cx.referee.note_reveal();
            cx.referee.log(rule!("N-ACT-30"), || Event::Shown { seat, to, item: Some(item) });
        }
        Flow::Again
    }

    fn exchange(&mut self, cx: &mut Cx<'_>) -> Flow {
        let sides = [self.seat, self.partner];
        let offers: [List<Thing, OFFER>; 2] = cx.board.trade.seen_by(Viewer::Seat(self.seat)).copied().unwrap_or_default();
        items::exchange(rule!("N-ACT-31"), sides, [offers[GIVEN].as_slice(), offers[RETURNED].as_slice()], cx);
        self.withdraw(cx)
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        match (self.at, answers.only()) {
            (Stage::Propose, Action::With(partner)) => {
                self.proposals = self.proposals.saturating_add(1);
                self.partner = partner;
                cx.board.trade = TradeTable::open(self.seat, partner);
                self.to(Stage::Offer)
            }
            (Stage::Propose, Action::Show(partner)) => {
                self.proposals = self.proposals.saturating_add(1);
                self.partner = partner;
                cx.board.trade = TradeTable::open(self.seat, partner);
                self.to(Stage::Show)
            }
            (Stage::Propose, _) => self.to(Stage::Next),
            (Stage::Show | Stage::Offer, Action::Item(_) | Action::Thing(_)) => {
                self.lay(GIVEN, answers.only().thing().unwrap_or_default(), cx)
            }
            (Stage::Return, Action::Item(_) | Action::Thing(_)) => self.lay(RETURNED, answers.only().thing().unwrap_or_default(), cx),
            // Without anything offered there is nothing to agree on: the other one can propose as well.
            (Stage::Offer, _) if cx.board.trade.faces(GIVEN).next().is_none() => self.withdraw(cx),
            (Stage::Offer, _) => self.to(Stage::Return),
            // N-ACT-32: nothing in return will do as well, if both agree.
            (Stage::Return, Action::Done) if applies!("N-ACT-32") || cx.board.trade.faces(RETURNED).next().is_some() => {
                self.to(Stage::Agree)
            }
            (Stage::Agree, Action::Yes) => self.exchange(cx),
            (Stage::Show | Stage::Return | Stage::Agree, _) => self.withdraw(cx),
            (Stage::Begin | Stage::Next, _) => Flow::Again,
        }
    }
}
