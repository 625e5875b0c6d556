//! T-SETUP: from the box to the first turn.

use crate::action::Action;
use crate::board::{Board, Fact, PLAYERS, Place, Player, Side};
use crate::choice::{Choice, is_instant};
use crate::event::Event;
use crate::generated::cards::{Bonus, Card, Faction};
use crate::generated::sectors::Sector;
use crate::generated::tokens::{
    BEGINNER_OPENING_CARDS, BEGINNER_OPENING_CARDS_ALLIANCE, DECK_SIZE, DECK_SIZE_ALLIANCE, OPENING_CARDS, OPENING_CARDS_ALLIANCE,
};
use crate::ids::{PendingId, SlotId, UnitId};
use crate::procedures::{assault::Assault, rounds::Rounds};
use crate::setup::Mode;
use crate::{Answers, Cx, Flow, verbs};
use kernel::{List, Seat, SeatSet, applies, rule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opening {
    at: Stage,
    /// The place in the order of whoever acts next within the stage.
    next: u8,
    /// How often the whole order has been gone through in the stage.
    round: u8,
}

/// How the ring comes about, decided by the setup.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OpeningRing"))]
pub enum Ring {
    Laid,
    Random,
    InTurns,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OpeningStage"))]
enum Stage {
    AllianceSectors(Ring),
    Ring(Ring),
    PandoraToken,
    Bonus,
    Draft,
    Deal,
    OpeningCards,
    OpeningSlot,
    PendingCards,
    HomeUnits,
    LastUnits,
}

impl Opening {
    pub fn of(ring: Ring) -> Self {
        Self { at: Stage::AllianceSectors(ring), next: 0, round: 0 }
    }

    fn to(&mut self, stage: Stage) -> Flow {
        *self = Self { at: stage, next: 0, round: 0 };
        Flow::Again
    }

    fn seat(&self, cx: &Cx<'_>) -> Option<Seat> {
        cx.board.order.as_slice().get(usize::from(self.next)).copied()
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.at {
            Stage::AllianceSectors(ring) => self.alliance_sectors(ring, cx),
            Stage::Ring(ring) => self.lay_ring(ring, cx),
            Stage::PandoraToken => {
                // T-RULING-87: when the ring is complete, before anything is placed; T-RULING-72: not in alliances.
                match cx.board.pandora() {
                    Some(seat)
                        if (cx.board.mode != Mode::Alliances || !applies!("T-RULING-72"))
                            && cx.board.pandora_token.is_none()
                            && applies!("T-RULING-87") =>
                    {
                        Flow::Ask(Choice::PandoraToken { seat })
                    }
                    Some(_) | None => {
                        set_order(cx.board);
                        self.to(Stage::Bonus)
                    }
                }
            }
            Stage::Bonus => {
                lay_bonus(cx);
                self.to(Stage::Draft)
            }
            Stage::Draft => self.draft(cx),
            Stage::Deal => {
                let order = cx.board.order;
                for &seat in order.iter() {
                    deal(seat, cx);
                }
                self.to(Stage::OpeningCards)
            }
            Stage::OpeningCards => self.opening_cards(cx),
            Stage::OpeningSlot => match self.seat(cx) {
                Some(seat) => Flow::Ask(Choice::OpeningSlot { seat }),
                None => self.to(Stage::PendingCards),
            },
            Stage::PendingCards => {
                lay_pending(cx);
                self.to(Stage::HomeUnits)
            }
            Stage::HomeUnits | Stage::LastUnits => self.place_units(cx),
        }
    }

    /// T-MULTI-TEAM-04: each alliance lays out one of its two faction sectors.
    fn alliance_sectors(&mut self, ring: Ring, cx: &mut Cx<'_>) -> Flow {
        let seat = Seat::new(self.next);
        if cx.board.mode != Mode::Alliances || self.next >= 2 || !cx.board.ring.is_empty() {
            return self.to(Stage::Ring(ring));
        }
        if !applies!("T-MULTI-TEAM-04") {
            lay_alliance(seat, cx.board.faction(seat).home().unwrap_or_default(), cx);
            self.next += 1;
            return Flow::Again;
        }
        Flow::Ask(Choice::AllianceSector { seat })
    }

    /// The sectors of this game that are not laid yet.
    fn unlaid(cx: &Cx<'_>) -> Vec<Sector> {
        cx.board.sectors_to_lay().filter(|&sector| !cx.board.in_ring(sector)).collect()
    }

    fn lay_ring(&mut self, ring: Ring, cx: &mut Cx<'_>) -> Flow {
        let left = if cx.board.mode == Mode::Alliances { Vec::new() } else { Self::unlaid(cx) };
        match ring {
            Ring::InTurns if !left.is_empty() => Flow::Ask(Choice::LaySector { seat: Seat::new(self.next) }),
            Ring::Random if !left.is_empty() => {
                // T-ADVANCED-01, T-MULTI-FFA-01: at random.
                let mut left = left;
                while !left.is_empty() {
                    let weights = vec![1; left.len()];
                    let index = cx.referee.pick("ring", &weights, &|index| left[index].name().to_lowercase()).unwrap_or(0);
                    lay(left.remove(index), cx);
                }
                Flow::Again
            }
            Ring::Laid | Ring::InTurns | Ring::Random => {
                start_at_corridors(cx.board);
                self.to(Stage::PandoraToken)
            }
        }
    }

    /// T-ADVANCED-03: all players choose their decks at the same time, card by card.
    fn draft(&mut self, cx: &mut Cx<'_>) -> Flow {
        let size = u32::from(deck_size(cx.board));
        let unfinished = |seat: &Seat| cx.board.faction(*seat).has_cards() && cx.board.player(*seat).unseen.truth(cx.referee).len() < size;
        let seats: SeatSet = cx.board.seats().filter(unfinished).collect();
        if cx.board.chosen_decks && !seats.is_empty() {
            return Flow::Ask(Choice::Draft { seats });
        }
        for seat in cx.board.seats() {
            if cx.board.chosen_decks && cx.board.faction(seat).has_cards() {
                cx.board.ledger.record(Fact::Chosen { deck: seat }, SeatSet::of(seat), cx.board.clock, cx.referee);
            }
        }
        self.to(Stage::Deal)
    }

    /// T-SETUP-15, T-BEGINNER-04: in player order, one card at a time.
    fn opening_cards(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.round >= cx.board.opening {
            return self.to(Stage::PendingCards);
        }
        match self.seat(cx) {
            None => {
                self.next = 0;
                self.round = self.round.saturating_add(1);
                Flow::Again
            }
            Some(seat) if cx.board.player(seat).opening.is_empty() => {
                self.next = self.next.saturating_add(1);
                Flow::Again
            }
            Some(seat) => Flow::Ask(Choice::OpeningCard { seat }),
        }
    }

    /// T-SETUP-20, T-SETUP-21, T-MULTI-TEAM-09: all but the last unit at home, then the last anywhere.
    fn place_units(&mut self, cx: &mut Cx<'_>) -> Flow {
        let home = self.at == Stage::HomeUnits;
        let Some(seat) = self.seat(cx) else {
            if home {
                return self.to(Stage::LastUnits);
            }
            return Flow::Become(Rounds::default().into());
        };
        let waiting = next_unit(cx.board, seat, home);
        match waiting {
            Some(_) => {
                let home = if home { applies!("T-SETUP-20") } else { !applies!("T-SETUP-21") };
                Flow::Ask(Choice::PlaceUnit { seat, home })
            }
            None => {
                self.next = self.next.saturating_add(1);
                Flow::Again
            }
        }
    }

    pub fn answer(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        if self.at == Stage::Draft {
            return self.drafted(answers, cx);
        }
        match (self.at, answers.only()) {
            (Stage::AllianceSectors(_), Action::Sector(sector)) => {
                lay_alliance(Seat::new(self.next), sector, cx);
                self.next = self.next.saturating_add(1);
                Flow::Again
            }
            (Stage::Ring(_), Action::Sector(sector)) => {
                lay(sector, cx);
                self.next = (self.next + 1) % cx.board.players.len().max(1) as u8;
                Flow::Again
            }
            (Stage::PandoraToken, Action::PandoraToken(sector, side)) => {
                cx.board.pandora_token = Some((sector, side));
                cx.referee.log(rule!("T-PANDORA-09"), || Event::PandoraTokenLaid { sector, left: side == Side::Left });
                Flow::Again
            }
            (Stage::OpeningCards, Action::Card(card)) => self.take_card(card, cx),
            (Stage::OpeningSlot, Action::Slot(slot)) => {
                if let (Some(card), Some(seat)) = (cx.board.in_hand.take(), self.seat(cx)) {
                    verbs::install(rule!("T-SETUP-15"), slot, card, seat, cx);
                }
                self.at = Stage::OpeningCards;
                self.next = self.next.saturating_add(1);
                Flow::Again
            }
            (Stage::HomeUnits | Stage::LastUnits, Action::Room(room)) => {
                let home = self.at == Stage::HomeUnits;
                if let Some(unit) = self.seat(cx).and_then(|seat| next_unit(cx.board, seat, home)) {
                    verbs::stand(unit, room, cx);
                    let rule = if home { rule!("T-SETUP-20") } else { rule!("T-SETUP-21") };
                    cx.referee.log(rule, || Event::UnitPlaced { unit, room });
                    // T-MINOR-09, T-RULING-15, T-MULTI-FFA-03, T-MULTI-TEAM-05, T-PANDORA-13: a sector filled in setup causes no
                    // Minor Assault.
                    let peaceful = applies!("T-MINOR-09")
                        && applies!("T-RULING-15")
                        && applies!("T-MULTI-FFA-03")
                        && applies!("T-MULTI-TEAM-05")
                        && applies!("T-PANDORA-13");
                    if !peaceful && cx.board.is_full(room.sector()) {
                        return Flow::First(Assault::minor(cx.board.unit(unit).owner, room.sector()).into());
                    }
                }
                Flow::Again
            }
            _ => Flow::Again,
        }
    }

    fn drafted(&mut self, answers: &Answers<'_>, cx: &mut Cx<'_>) -> Flow {
        if let Action::Card(card) = answers.only() {
            let seat = answers.seat();
            cx.board.player_mut(seat).unseen.truth_mut(cx.referee).add(Player::kind_of(card));
            cx.referee.log(rule!("T-ADVANCED-03"), || Event::CardChosen { seat, card: Some(card) });
        }
        Flow::Again
    }

    /// One of the cards taken is installed; an Instant is kept (T-SETUP-17, T-BEGINNER-05).
    fn take_card(&mut self, card: Card, cx: &mut Cx<'_>) -> Flow {
        let Some(seat) = self.seat(cx) else { return Flow::Again };
        let kind = Player::kind_of(card);
        let player = cx.board.player_mut(seat);
        if let Some(index) = player.opening.iter().position(|&taken| usize::from(taken) == kind) {
            player.opening.remove(index);
        }
        if is_instant(card) && applies!("T-SETUP-17") {
            cx.board.player_mut(seat).instants += 1;
            cx.referee.log(rule!("T-SETUP-17"), || Event::InstantKept { seat, card });
            // T-SETUP-24, T-BEGINNER-05: it counts; no other card is installed in its place.
            if applies!("T-SETUP-24") && applies!("T-BEGINNER-05") {
                self.next = self.next.saturating_add(1);
            }
            return Flow::Again;
        }
        cx.board.in_hand = Some(card);
        self.at = Stage::OpeningSlot;
        Flow::Again
    }
}

fn lay(sector: Sector, cx: &mut Cx<'_>) {
    // Seven places, and no sector is laid twice.
    let _ = cx.board.ring.push(sector);
    cx.referee.log(rule!("T-ADVANCED-01"), || Event::SectorLaid { sector });
}

/// T-RULING-60: the standard ring with the alliance sectors, A before B.
fn lay_alliance(seat: Seat, sector: Sector, cx: &mut Cx<'_>) {
    // Until both are chosen the choice of A is kept as the only sector laid.
    let a_home = if seat.number() == 0 { sector } else { cx.board.chosen_home };
    cx.board.chosen_home = a_home;
    if seat.number() == 1 {
        let (first, second) = if applies!("T-RULING-60") { (a_home, sector) } else { (sector, a_home) };
        for laid in [Sector::Corridors, Sector::ControlCentre, first, Sector::TechnicalHall, second] {
            lay(laid, cx);
        }
    }
}

/// T-ADVANCED-04: the Corridors are where counting begins, so they come first.
fn start_at_corridors(board: &mut Board) {
    if let Some(at) = board.ring.iter().position(|&sector| sector == Sector::Corridors).filter(|_| applies!("T-ADVANCED-04")) {
        board.ring.as_mut_slice().rotate_left(at);
    }
}

/// T-SETUP-09, T-ADVANCED-02, T-RULING-62: players follow their sectors clockwise from the Corridors; Pandora its token.
pub fn set_order(board: &mut Board) {
    let mut places: List<(u8, Seat), PLAYERS> = List::new();
    for seat in board.seats() {
        // T-MULTI-TEAM-03: in alliances the seats themselves are the order.
        if board.mode == Mode::Alliances && applies!("T-MULTI-TEAM-03") {
            // As many places as seats.
            let _ = places.push((seat.number(), seat));
            continue;
        }
        let at = |sector: Sector| board.ring.iter().position(|&other| other == sector).unwrap_or(0) as u8;
        let token = board.pandora_token.filter(|_| applies!("T-RULING-62"));
        let place = match (board.faction(seat), token) {
            (Faction::Pandora, Some((Sector::Corridors, Side::Left))) => u8::MAX,
            // T-PANDORA-11: on the left Pandora comes before the owner of the sector.
            (Faction::Pandora, Some((sector, Side::Left))) if applies!("T-PANDORA-11") => at(sector) * 3,
            (Faction::Pandora, Some((sector, Side::Left | Side::Right))) => at(sector) * 3 + 2,
            (Faction::Pandora, None) => u8::MAX,
            (faction, _) => faction.home().map_or(u8::MAX, at) * 3 + 1,
        };
        let counted = applies!("T-SETUP-09") && applies!("T-ADVANCED-02");
        let _ = places.push((if counted { place } else { seat.number() }, seat));
    }
    places.as_mut_slice().sort_unstable_by_key(|&(place, _)| place);
    board.order = List::new();
    for &(_, seat) in places.iter() {
        // As many as there are players.
        let _ = board.order.push(seat);
    }
    board.active = board.order.as_slice().first().copied().unwrap_or_default();
}

/// T-SETUP-10: from the Corridors round the ring, one random Bonus card on every marked slot. T-SETUP-11: nothing draws the rest.
fn lay_bonus(cx: &mut Cx<'_>) {
    let ring = cx.board.ring;
    for &sector in ring.iter() {
        for slot in SlotId::of(sector).filter(|slot| sector.facts().bonus_mask & (1 << slot.0) != 0) {
            let mut pool = cx.board.bonus;
            let kind = pool.draw("bonus deck", |kind| Bonus::ALL[kind].name().to_lowercase(), cx.referee);
            cx.board.bonus = pool;
            if let Some(bonus) = kind.and_then(|kind| Bonus::from_index(kind as u8)).filter(|_| applies!("T-SETUP-10")) {
                cx.board.slot_mut(slot).bonus = Some(bonus);
                cx.referee.log(rule!("T-SETUP-10"), || Event::BonusLaid { slot, bonus });
            }
        }
    }
}

/// T-SETUP-12, T-MULTI-TEAM-06: how many cards a stack has.
fn deck_size(board: &Board) -> u8 {
    match board.mode {
        Mode::Alliances if applies!("T-MULTI-TEAM-06") => DECK_SIZE_ALLIANCE,
        Mode::Duel | Mode::EachAgainstAll | Mode::Alliances if applies!("T-SETUP-12") => DECK_SIZE,
        Mode::Duel | Mode::EachAgainstAll | Mode::Alliances => DECK_SIZE_ALLIANCE,
    }
}

/// T-SETUP-14, T-MULTI-TEAM-07, T-BEGINNER-04, T-RULING-85: how many cards are taken.
fn opening_size(board: &Board) -> u8 {
    match (board.mode, board.opening) {
        (Mode::Alliances, 1) if applies!("T-MULTI-TEAM-07") => OPENING_CARDS_ALLIANCE,
        (Mode::Alliances, 1) => OPENING_CARDS,
        (Mode::Alliances, _) if applies!("T-RULING-85") => BEGINNER_OPENING_CARDS_ALLIANCE,
        (Mode::Duel | Mode::EachAgainstAll, 1) if applies!("T-SETUP-14") => OPENING_CARDS,
        (Mode::Duel | Mode::EachAgainstAll | Mode::Alliances, _) => BEGINNER_OPENING_CARDS,
    }
}

/// T-SETUP-12 to -14: the top cards of the stack are taken, and the next one lies open.
fn deal(seat: Seat, cx: &mut Cx<'_>) {
    // T-PANDORA-01: Pandora has no cards and no deck.
    if !cx.board.faction(seat).has_cards() && applies!("T-PANDORA-01") {
        return;
    }
    // T-SETUP-19: the cards that are not taken stay as the deck.
    let stack = if applies!("T-SETUP-19") { deck_size(cx.board) } else { opening_size(cx.board) };
    cx.board.player_mut(seat).deck = stack;
    verbs::reveal_top(rule!("T-SETUP-13"), seat, cx);
    for _ in 0..opening_size(cx.board) {
        if let Some(card) = verbs::take_top(seat, cx) {
            // At most five cards are taken.
            let _ = cx.board.player_mut(seat).opening.push(Player::kind_of(card) as u8);
            cx.referee.log(rule!("T-SETUP-14"), || Event::CardTaken { seat, card });
        }
    }
}

/// T-SETUP-18, T-SETUP-25: the cards not chosen wait on the pending slots of the own faction sector.
fn lay_pending(cx: &mut Cx<'_>) {
    let order = cx.board.order;
    for &seat in order.iter() {
        let Some(home) = cx.board.home(seat) else { continue };
        while let Some(kind) = cx.board.player_mut(seat).opening.remove(0) {
            let free = PendingId::of(home).find(|&pending| cx.board.pending[pending.index()].is_none());
            // T-SETUP-25: whatever their type, Instants included.
            let card = cx.board.player(seat).card_of(usize::from(kind)).filter(|&card| applies!("T-SETUP-25") || !is_instant(card));
            if let (Some(pending), Some(card)) = (free, card) {
                verbs::put_pending(rule!("T-SETUP-18"), pending, card, cx);
            }
        }
    }
}

/// The next unit a player has to place: all but one at home, the last one anywhere.
fn next_unit(board: &Board, seat: Seat, home: bool) -> Option<UnitId> {
    let waiting = || board.unit_ids().filter(|&unit| board.unit(unit).owner == seat && board.unit(unit).place == Place::Underway);
    // The last one waits until everybody is at home, in alliances and with Pandora too.
    let waits = match (board.mode, board.faction(seat)) {
        (Mode::Alliances, _) => applies!("T-MULTI-TEAM-09"),
        (_, Faction::Pandora) => applies!("T-PANDORA-12"),
        (_, Faction::Marines | Faction::Aliens | Faction::Scientists | Faction::Greys) => true,
    };
    if home && waits && waiting().count() <= 1 { None } else { waiting().next() }
}
