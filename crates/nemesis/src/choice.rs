//! The questions of the game: who is asked, and what may be answered.

use crate::action::Action;
use crate::board::Board;
use crate::draft::{Draft, Need};
use crate::ids::{CorridorSet, FigureId, PLAYERS, SlotId};
use crate::procedures;
use crate::{deeds, items, places, species};
use kernel::{Seat, SeatSet, applies};
use serde::{Deserialize, Serialize};

/// What can be answered with a reaction (N-RULING-220).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// An announced and paid action.
    Deed { who: Seat },
    /// Another player's Interruption.
    Interruption { of: Seat },
    /// An Intruder attack on this Character.
    Attack { surprise: bool },
}

/// Why cards are discarded one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Discarding {
    /// N-ROUND-17.
    Pass,
    /// Military Drugs.
    Drugs,
    /// Exactly one Action card (Smoke Grenade).
    One,
}

/// A question. It holds public facts only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Which of the two draft cards (N-SETUP-34); they lie in `set_aside`.
    Character {
        seat: Seat,
    },
    /// Everybody keeps one Objective (N-GOAL-02).
    Objective {
        seats: SeatSet,
    },
    /// An action of a turn.
    Action {
        seat: Seat,
    },
    /// What an announced action is aimed at.
    Aim {
        draft: Draft,
        need: Need,
    },
    /// A Character moved by somebody else's card must be willing (N-RULING-230).
    Consent {
        seat: Seat,
        draft: Draft,
    },
    /// A card of the cost.
    Pay {
        seat: Seat,
    },
    React {
        seat: Seat,
        trigger: Trigger,
    },
    Discard {
        seat: Seat,
        why: Discarding,
    },
    /// Something heavy must go (N-RULING-104); `optional` when room is wanted for something found (N-RULING-120).
    Drop {
        seat: Seat,
        optional: bool,
    },
    /// Where the Noise marker of Careful Movement goes (N-MOVE-12).
    NoiseCorridor {
        seat: Seat,
        slot: SlotId,
    },
    /// Through which of two Corridors an Intruder comes (N-RULING-61, N-RULING-217).
    Way {
        seat: Seat,
        figure: FigureId,
        to: SlotId,
    },
    /// Which Technical Corridor system (N-MODE-ALT-03).
    Network {
        seat: Seat,
    },
    /// Motion Scanner: pay a card to roll again.
    Scanner {
        seat: Seat,
    },
    Reroll {
        seat: Seat,
    },
    ExtraAmmo {
        seat: Seat,
    },
    /// Which of the cards looked at is kept (N-SEARCH-04); they lie in `set_aside`.
    Keep {
        seat: Seat,
        deck: u8,
    },
    Trade {
        seat: Seat,
        room: SlotId,
    },
    Offer {
        seat: Seat,
        to: Seat,
        what: Offering,
    },
    Accept {
        seat: Seat,
        from: Seat,
    },
    Engine {
        seat: Seat,
        engine: u8,
    },
    EventOrder {
        seat: Seat,
    },
    /// Canteen, Shower Room: the optional scan.
    Scan {
        seat: Seat,
    },
    /// Doors of one Room, one by one (N-ROOM-COMMAND-01).
    Doors {
        seat: Seat,
        slot: SlotId,
        done: CorridorSet,
    },
    /// Which Closed Door is taken when the supply is empty (N-DOOR-14).
    TakeDoor {
        seat: Seat,
        kept: CorridorSet,
    },
    /// Which Pod is boarded (N-ROOM-EVACA-05).
    BoardPod {
        seat: Seat,
        slot: SlotId,
    },
    Launch {
        seat: Seat,
    },
    PodTurn {
        seat: Seat,
    },
    TakeOver {
        seat: Seat,
    },
    Intruders {
        seat: Seat,
    },
    IntruderAim {
        seat: Seat,
        draft: procedures::intruder_turn::IntruderDraft,
    },
    AttackPick {
        seat: Seat,
    },
    EventPick {
        seat: Seat,
    },
    KeepCard {
        seat: Seat,
    },
    /// Which Contamination card in hand is scanned (Alcohol). Not aimed aloud: what its owner knows of a card is secret (N-RULING-98).
    ScanOne {
        seat: Seat,
    },
}

/// What an offer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Offering {
    /// To be given away or exchanged.
    Give,
    /// To be looked at only (N-ACT-30).
    Show,
    /// In return for what was offered.
    Return,
}

impl Choice {
    pub fn deciders(&self) -> SeatSet {
        use Choice as C;
        match *self {
            C::Objective { seats } => seats,
            // N-RULING-18: nobody acts outside its own turn.
            C::Action { .. } if !applies!("N-RULING-18") => SeatSet::first(PLAYERS as u8),
            C::Aim { draft, .. } => SeatSet::of(draft.who),
            C::Character { seat }
            | C::Action { seat }
            | C::Consent { seat, .. }
            | C::Pay { seat }
            | C::React { seat, .. }
            | C::Discard { seat, .. }
            | C::Drop { seat, .. }
            | C::NoiseCorridor { seat, .. }
            | C::Way { seat, .. }
            | C::Network { seat }
            | C::Scanner { seat }
            | C::Reroll { seat }
            | C::ExtraAmmo { seat }
            | C::Keep { seat, .. }
            | C::Trade { seat, .. }
            | C::Offer { seat, .. }
            | C::Accept { seat, .. }
            | C::Engine { seat, .. }
            | C::EventOrder { seat }
            | C::Scan { seat }
            | C::Doors { seat, .. }
            | C::TakeDoor { seat, .. }
            | C::BoardPod { seat, .. }
            | C::Launch { seat }
            | C::PodTurn { seat }
            | C::TakeOver { seat }
            | C::Intruders { seat }
            | C::IntruderAim { seat, .. }
            | C::AttackPick { seat }
            | C::EventPick { seat }
            | C::KeepCard { seat }
            | C::ScanOne { seat } => SeatSet::of(seat),
        }
    }

    /// Whether everybody can tell how many answers there are: nothing hidden is among what decides it.
    pub fn open_options(&self) -> bool {
        use Choice as C;
        match *self {
            C::Character { .. }
            | C::Objective { .. }
            | C::Consent { .. }
            | C::Drop { .. }
            | C::NoiseCorridor { .. }
            | C::Way { .. }
            | C::Network { .. }
            | C::Reroll { .. }
            | C::ExtraAmmo { .. }
            | C::Accept { .. }
            | C::Engine { .. }
            | C::EventOrder { .. }
            | C::Scan { .. }
            | C::Doors { .. }
            | C::TakeDoor { .. }
            | C::BoardPod { .. }
            | C::Launch { .. }
            | C::PodTurn { .. }
            | C::TakeOver { .. } => true,
            C::Aim { need, .. } => need.is_open(),
            C::Action { .. }
            | C::Pay { .. }
            | C::React { .. }
            | C::Discard { .. }
            | C::Scanner { .. }
            | C::Keep { .. }
            | C::Trade { .. }
            | C::Offer { .. }
            | C::Intruders { .. }
            | C::IntruderAim { .. }
            | C::AttackPick { .. }
            | C::EventPick { .. }
            | C::KeepCard { .. }
            | C::ScanOne { .. } => false,
        }
    }

    /// Whether a reaction is asked for because of something done to `seat`: an attack on it, or its own Interruption cancelled.
    pub fn concerns(&self, seat: Seat) -> bool {
        match *self {
            Choice::React { seat: asked, trigger: Trigger::Attack { .. } } => asked == seat,
            Choice::React { trigger: Trigger::Interruption { of }, .. } => of == seat,
            _ => false,
        }
    }

    /// Appends what `seat` may answer.
    pub fn options(&self, seat: Seat, board: &Board, out: &mut Vec<Action>) {
        use Choice as C;
        match *self {
            C::Character { .. } => procedures::opening::options(board, out),
            C::Objective { .. } => procedures::contact::options(seat, board, out),
            C::Action { .. } => deeds::options(seat, board, out),
            C::Aim { draft, need } => deeds::aims(&draft, need, board, out),
            C::Consent { .. } | C::Accept { .. } => out.extend([Action::Yes, Action::No]),
            C::Pay { .. } => procedures::act::payments(seat, board, out),
            C::React { trigger, .. } => procedures::window::options(seat, trigger, board, out),
            C::Discard { why, .. } => procedures::passing::options(seat, why, board, out),
            C::Drop { optional, .. } => procedures::drop::options(seat, optional, board, out),
            C::NoiseCorridor { slot, .. } => procedures::movement::noise_options(slot, board, out),
            C::Way { figure, to, .. } => species::intruders::converge::ways(figure, to, board, out),
            C::Network { .. } => procedures::noise::networks(board, out),
            C::Scanner { .. } => procedures::noise::scanner_options(seat, board, out),
            C::Reroll { .. } => out.extend([Action::Reroll, Action::Pass]),
            C::ExtraAmmo { .. } => out.extend([Action::Yes, Action::Pass]),
            C::Keep { deck, .. } => procedures::search::options(seat, deck, board, out),
            C::Trade { room, .. } => procedures::trade::options(seat, room, board, out),
            C::Offer { what, .. } => procedures::trade::offers(seat, what, board, out),
            C::Engine { .. } => out.extend([Action::Swap, Action::Leave]),
            C::EventOrder { .. } => out.extend([Action::Top, Action::Bottom]),
            C::Scan { .. } => out.extend([Action::Yes, Action::Pass]),
            C::Doors { slot, done, .. } => procedures::doors::options(slot, done, board, out),
            C::TakeDoor { kept, .. } => procedures::doors::takeable(kept, board, out),
            C::BoardPod { slot, .. } => places::ship::pods::options(slot, board, out),
            C::Launch { .. } => out.extend([Action::Launch, Action::Wait]),
            C::PodTurn { .. } => places::ship::pods::turn_options(seat, board, out),
            C::TakeOver { .. } => out.extend([Action::Yes, Action::No]),
            C::Intruders { .. } => procedures::intruder_turn::options(board, out),
            C::IntruderAim { draft, .. } => procedures::intruder_turn::aims(&draft, board, out),
            C::AttackPick { .. } => procedures::intruder_turn::attack_cards(seat, board, out),
            C::EventPick { .. } => procedures::intruder_turn::event_cards(seat, board, out),
            C::KeepCard { .. } => procedures::intruder_turn::keepable(board, out),
            C::ScanOne { .. } => items::cards::scannable(seat, board, out),
        }
    }
}
