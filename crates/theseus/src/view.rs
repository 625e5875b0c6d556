//! What one viewer sees, built up piece by piece; and a whole state that fits it.

use crate::State;
use crate::action::Action;
use crate::board::{Board, CardSet, Deactivation, Ending, Fact, KINDS, Player, Side, Slot, Spot, Unit};
use crate::choice::Choice;
use crate::generated::cards::{Bonus, Card, Faction};
use crate::generated::sectors::{PENDING_COUNT, SLOT_COUNT, Sector};
use crate::generated::tokens::END_STEPS;
use crate::generated::units::AttackKind;
use crate::ids::{PendingId, ROOM_COUNT, SlotId, SlotSet, UnitId, UnitSet};
use crate::procedures::movement::UnderWay;
use crate::procedures::traps::works_in_passing;
use crate::setup::Mode;
use crate::step::Step;
use kernel::{Chance, Changed, List, Note, Outcome, Pool, Seat, SeatSet, Secret, Viewer, applies};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A player as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPlayer {
    pub faction: Faction,
    pub life: u8,
    pub data: u8,
    pub reserve: u8,
    pub instants: u8,
    /// Bonus cards in reserve.
    pub bonus: BTreeMap<Bonus, u8>,
    /// T-RULING-70: deck sizes are public, and so are top card and discards.
    pub deck: u8,
    pub top: Option<Card>,
    pub discards: BTreeMap<Card, u8>,
    pub opening: Vec<Card>,
    /// How many cards the deck below its top is drawn from.
    pub unseen_count: u8,
    /// Which, if the viewer can know: the unseen rest of the whole faction, or the own choice (T-INFO-08).
    pub unseen: Option<BTreeMap<Card, u8>>,
}

kernel::changed! { SeenPlayer { faction, life, data, reserve, instants, bonus, deck, top, discards, opening, unseen_count, unseen } }

/// A slot for an installed card and what lies on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenSlot {
    pub card: Option<Card>,
    pub bonus: Option<Bonus>,
    /// Upgrade tokens on the card.
    pub upgrades: u8,
    /// The value of Cameras.
    pub camera: u8,
    /// Whether a Defence System is armed.
    pub armed: bool,
    /// The unit a Grabber holds.
    pub holds: Option<UnitId>,
    /// The Embryo that has taken the card over.
    pub embryo: Option<UnitId>,
    /// For a takeover for one use: turns of Pandora it still lasts, or whether the card has worked in what is going on.
    pub lease: u8,
    /// Who the card belongs to now.
    pub holder: Option<Seat>,
    /// Whether the card works: no Malfunction token on it, not immobilised.
    pub is_active: bool,
    pub has_malfunction: bool,
    pub is_immobilised: bool,
    /// The number of the card with its Upgrade tokens.
    pub number: u8,
    /// How often the card works, Duplicates included.
    pub copies: u8,
}

kernel::changed! { SeenSlot {
    card, bonus, upgrades, camera, armed, holds, embryo, lease, holder, is_active, has_malfunction, is_immobilised, number, copies,
} }

/// A card on a pending slot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPending {
    pub card: Card,
    pub owner: Option<Seat>,
}

kernel::changed! { SeenPending { card, owner } }

/// A unit, and what it can do and suffer where it is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenUnit {
    #[serde(flatten)]
    pub unit: Unit,
    /// The Attack of the side that shows.
    pub attack: AttackKind,
    /// Whether a Grabber holds it.
    pub is_held: bool,
    /// Whether Attacks can choose or hit it at all.
    pub can_be_hit: bool,
}

kernel::changed! { SeenUnit { unit: flat, attack, is_held, can_be_hit } }

/// A sector of the ring.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenSector {
    pub sector: Sector,
    /// What a unit that sets out from here has.
    pub movement_points: u8,
    /// The players at home here.
    pub home_of: SeatSet,
    /// The traps that work on enemy units that only pass (T-TRAP-04).
    pub passing_traps: SlotSet,
}

kernel::changed! { SeenSector { sector, movement_points, home_of, passing_traps } }

impl Changed for Step {}

/// The question at hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    pub choice: Choice,
    pub asked: SeatSet,
    pub waiting: SeatSet,
    /// What the viewer has answered while others still think.
    pub answered: Option<Action>,
}

kernel::changed! { Question { choice, asked, waiting, answered } }

/// Everything a viewer may know. Almost all of this game is open (T-INFO-01, T-INFO-06).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub mode: Mode,
    pub levels: u8,
    pub opening: u8,
    pub chosen_decks: bool,
    pub players: Vec<SeenPlayer>,
    pub order: Vec<Seat>,
    pub ring: Vec<Sector>,
    /// The same with what holds there.
    pub sectors: Vec<SeenSector>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Option<UnitId>>"))]
    pub rooms: Vec<UnitId>,
    pub units: Vec<SeenUnit>,
    pub slots: Vec<SeenSlot>,
    pub pending: Vec<Option<SeenPending>>,
    pub in_hand: Option<Card>,
    pub malfunction: Spot,
    /// Steps the End token has made, and the step that ends the game.
    pub end: u8,
    pub end_steps: u8,
    pub pool: u8,
    /// T-INFO-05: which Bonus cards are left over follows from those that lie open.
    pub bonus_unseen: BTreeMap<Bonus, u8>,
    /// Bonus cards used up.
    pub bonus_gone: BTreeMap<Bonus, u8>,
    pub deactivation: Vec<Deactivation>,
    pub pandora_token: Option<(Sector, Side)>,
    pub chosen_home: Sector,
    pub active: Seat,
    pub moved: UnitSet,
    pub darkness: UnitSet,
    pub attacked: UnitSet,
    pub struck: SlotSet,
    pub remote: SlotSet,
    pub quiet: u8,
    pub stirred: bool,
    pub clock: u16,
    pub tied: SeatSet,
    pub winners: Option<(SeatSet, Ending)>,
    /// What the viewer has seen and when.
    pub notes: Vec<Note<Fact>>,
    /// What is going on, the innermost procedure last. Procedures hold public facts only.
    pub steps: Vec<Step>,
    pub question: Option<Question>,
}

kernel::changed! { View {
    viewer, mode, levels, opening, chosen_decks, players: deep, order, ring, sectors: deep, rooms, units: deep, slots: deep,
    pending: deep, in_hand, malfunction, end, end_steps, pool, bonus_unseen, bonus_gone, deactivation, pandora_token, chosen_home,
    active, moved, darkness, attacked, struck, remote, quiet, stirred, clock, tied, winners, notes: deep, steps: deep, question: deep,
} }

impl View {
    /// The unit whose Move asks.
    pub fn under_way(&self) -> Option<UnderWay> {
        let Step::Movement(movement) = self.steps.last()? else { return None };
        Some(movement.under_way()).filter(|it| it.unit.index() < self.units.len())
    }

    /// The unit whose arrival in a sector asks.
    pub fn arriving(&self) -> Option<UnitId> {
        let Step::Arrival(arrival) = self.steps.last()? else { return None };
        Some(arrival.unit()).filter(|unit| unit.index() < self.units.len())
    }

    pub fn of(state: &State, viewer: Viewer) -> Self {
        let board = &state.board;
        let question = state.decision().map(|(waiting, choice)| Question {
            choice: *choice,
            asked: state.asked(),
            waiting,
            answered: match viewer {
                Viewer::Seat(seat) => state.given_answer(seat),
                Viewer::Spectator => None,
            },
        });
        Self {
            viewer,
            mode: board.mode,
            levels: board.levels,
            opening: board.opening,
            chosen_decks: board.chosen_decks,
            players: board.seats().map(|seat| seen_player(board, seat, viewer)).collect(),
            order: board.order.as_slice().to_vec(),
            ring: board.ring.as_slice().to_vec(),
            sectors: board.ring.iter().map(|&sector| seen_sector(board, sector)).collect(),
            rooms: board.rooms.to_vec(),
            units: board.unit_ids().map(|unit| seen_unit(board, unit)).collect(),
            slots: SlotId::all().map(|slot| seen_slot(board, slot)).collect(),
            pending: PendingId::all().map(|pending| seen_pending(board, pending)).collect(),
            in_hand: board.in_hand,
            malfunction: board.malfunction,
            end: board.end,
            end_steps: END_STEPS,
            pool: board.pool,
            bonus_unseen: counted(&Bonus::ALL, board.bonus.counts()),
            bonus_gone: counted(&Bonus::ALL, &board.bonus_gone),
            deactivation: board.deactivation.as_slice().to_vec(),
            pandora_token: board.pandora_token,
            chosen_home: board.chosen_home,
            active: board.active,
            moved: board.moved,
            darkness: board.darkness,
            attacked: board.attacked,
            struck: board.struck,
            remote: board.remote,
            quiet: board.quiet,
            stirred: board.stirred,
            clock: board.clock,
            tied: board.tied,
            winners: board.outcome.map(|outcome| (outcome.winners, outcome.ending)),
            notes: board.ledger.known_to(viewer).copied().collect(),
            steps: state.steps().to_vec(),
            question,
        }
    }

    /// The table as the viewer could rebuild it, with the cards they cannot know left out. For drawing and for bots' queries.
    pub fn board(&self) -> Option<Board> {
        let factions: Vec<_> = self.players.iter().map(|player| player.faction).collect();
        let mut board = Board::empty(self.mode, &factions);
        for (seat, seen) in self.players.iter().enumerate() {
            let player = board.player_mut(Seat::new(seat as u8));
            player.life = seen.life;
            player.data = seen.data;
            player.reserve = seen.reserve;
            player.instants = seen.instants;
            player.bonus = counts(&Bonus::ALL, &seen.bonus);
            player.deck = seen.deck;
            player.top = seen.top;
            player.discards = counts(Player::cards(seen.faction), &seen.discards);
            for &card in &seen.opening {
                player.opening.push(Player::kind_of(card) as u8).ok()?;
            }
            let knows = if self.chosen_decks { SeatSet::of(Seat::new(seat as u8)) } else { SeatSet::first(8) };
            let unseen = seen.unseen.as_ref().map(|unseen| counts(Player::cards(seen.faction), unseen));
            player.unseen = Secret::new(Pool::from_counts(unseen.unwrap_or_default()), knows);
        }
        board.levels = self.levels;
        board.opening = self.opening;
        board.chosen_decks = self.chosen_decks;
        board.order = list(&self.order)?;
        board.ring = list(&self.ring)?;
        board.rooms = <[UnitId; ROOM_COUNT]>::try_from(self.rooms.as_slice()).ok()?;
        board.units = list(&self.units.iter().map(|seen| seen.unit).collect::<Vec<_>>())?;
        board.slots = <[Slot; SLOT_COUNT]>::try_from(self.slots.iter().map(lay_slot).collect::<Vec<_>>()).ok()?;
        board.installed = CardSet::of(&board.slots);
        let pending: Vec<_> = self.pending.iter().map(|seen| seen.map(|seen| seen.card)).collect();
        board.pending = <[Option<Card>; PENDING_COUNT]>::try_from(pending).ok()?;
        board.in_hand = self.in_hand;
        board.malfunction = self.malfunction;
        board.end = self.end;
        board.pool = self.pool;
        board.bonus = Pool::from_counts(counts(&Bonus::ALL, &self.bonus_unseen));
        board.bonus_gone = counts(&Bonus::ALL, &self.bonus_gone);
        board.deactivation = list(&self.deactivation)?;
        board.pandora_token = self.pandora_token;
        board.chosen_home = self.chosen_home;
        board.active = self.active;
        board.moved = self.moved;
        board.darkness = self.darkness;
        board.attacked = self.attacked;
        board.struck = self.struck;
        board.remote = self.remote;
        board.quiet = self.quiet;
        board.stirred = self.stirred;
        board.clock = self.clock;
        board.tied = self.tied;
        board.outcome = self.winners.map(|(winners, ending)| Outcome { winners, ending });
        self.notes.iter().for_each(|&note| board.ledger.restore(note));
        Some(board)
    }

    /// A state that could be the true one: what the viewer cannot know is dealt from what they have not seen.
    pub fn determinize(&self, chance: &mut Chance) -> Option<State> {
        let mut board = self.board()?;
        for (seat, seen) in self.players.iter().enumerate() {
            if seen.unseen.is_none() {
                let seat = Seat::new(seat as u8);
                let guess = self.guess_choice(&board, seat, seen.unseen_count, chance);
                board.player_mut(seat).unseen = Secret::new(guess, SeatSet::of(seat));
            }
        }
        let state = State::resume(board, &self.steps)?;
        let Some(question) = &self.question else { return Some(state) };
        let mut answers = Vec::new();
        for seat in question.asked.iter().filter(|&seat| !question.waiting.contains(seat)) {
            let answer = match question.answered {
                Some(answer) if self.viewer.is(seat) => answer,
                // Somebody else has answered: any possible answer will do.
                Some(_) | None => {
                    let mut options = Vec::new();
                    question.choice.options(seat, &state.board, &mut options);
                    let index = chance.below(options.len() as u32) as usize;
                    options.get(index).copied()?
                }
            };
            answers.push((seat, answer));
        }
        Some(state.with_question(question.choice, question.asked, question.waiting, &answers))
    }

    /// A deck another player may have chosen: any cards of the faction that do not lie open.
    fn guess_choice(&self, board: &Board, seat: Seat, count: u8, chance: &mut Chance) -> Pool<KINDS> {
        let player = board.player(seat);
        let mut left: Vec<usize> = Vec::new();
        for (kind, &card) in Player::cards(player.faction).iter().enumerate() {
            let facts = card.facts();
            let open = board.open_cards(player, card).min(u32::from(facts.copies)) as u8;
            if facts.level <= self.levels {
                left.extend((open..facts.copies).map(|_| kind));
            }
        }
        let mut pool = Pool::empty();
        for _ in 0..count {
            if left.is_empty() {
                break;
            }
            let index = chance.below(left.len() as u32) as usize;
            pool.add(left.swap_remove(index));
        }
        pool
    }
}

fn list<T: Copy + Default, const N: usize>(items: &[T]) -> Option<List<T, N>> {
    let mut list = List::new();
    for &item in items {
        list.push(item).ok()?;
    }
    Some(list)
}

/// What there is at least one of.
fn counted<K: Copy + Ord>(kinds: &[K], counts: &[u8]) -> BTreeMap<K, u8> {
    kinds.iter().copied().zip(counts.iter().copied()).filter(|&(_, count)| count > 0).collect()
}

/// How many there are of each kind, in the order of a list.
fn counts<K: Ord, const N: usize>(kinds: &[K], counted: &BTreeMap<K, u8>) -> [u8; N] {
    std::array::from_fn(|index| kinds.get(index).and_then(|kind| counted.get(kind)).copied().unwrap_or(0))
}

fn seen_sector(board: &Board, sector: Sector) -> SeenSector {
    let mut passing_traps = SlotSet::default();
    SlotId::of(sector).filter(|&slot| works_in_passing(slot, board)).for_each(|slot| passing_traps.insert(slot));
    SeenSector {
        sector,
        movement_points: board.movement_points(sector),
        home_of: board.seats().filter(|&seat| board.is_home(seat, sector)).collect(),
        passing_traps,
    }
}

fn seen_unit(board: &Board, unit: UnitId) -> SeenUnit {
    let it = *board.unit(unit);
    SeenUnit { unit: it, attack: it.attack(), is_held: board.is_held(unit), can_be_hit: board.can_be_hit(unit) }
}

/// T-INFO-01: cards in play lie face up.
fn seen_pending(board: &Board, pending: PendingId) -> Option<SeenPending> {
    let card = board.pending[pending.index()].filter(|_| applies!("T-INFO-01"))?;
    Some(SeenPending { card, owner: board.pending_owner(pending) })
}

fn seen_slot(board: &Board, id: SlotId) -> SeenSlot {
    let slot = board.slot(id);
    let counter = |card: Card| if slot.card == Some(card) { slot.counter } else { 0 };
    SeenSlot {
        card: slot.card,
        bonus: slot.bonus,
        upgrades: slot.upgrades,
        camera: counter(Card::ScientistsCameras),
        armed: counter(Card::ScientistsDefenceSystem) > 0,
        holds: slot.holds(),
        embryo: Some(slot.embryo).filter(|unit| unit.is_some()),
        lease: slot.lease,
        holder: board.holder(id),
        is_active: board.is_active(id),
        has_malfunction: board.has_malfunction(id),
        is_immobilised: board.is_immobilised(id),
        number: board.number(id),
        copies: board.copies(id),
    }
}

fn lay_slot(seen: &SeenSlot) -> Slot {
    let held = seen.holds.map_or(0, |unit| unit.0.saturating_add(1));
    Slot {
        card: seen.card,
        bonus: seen.bonus,
        upgrades: seen.upgrades,
        // A card has only one of the three.
        counter: seen.camera.max(u8::from(seen.armed)).max(held),
        embryo: seen.embryo.unwrap_or(UnitId::NONE),
        lease: seen.lease,
    }
}

fn seen_player(board: &Board, seat: Seat, viewer: Viewer) -> SeenPlayer {
    let player = board.player(seat);
    // With random decks the unseen rest is what anybody can count; with chosen ones only its owner knows it, and its size is public.
    let open = !board.chosen_decks || !applies!("T-INFO-08");
    let known = if open { player.unseen.seen_by(Viewer::Seat(seat)) } else { player.unseen.seen_by(viewer) };
    SeenPlayer {
        faction: player.faction,
        life: if applies!("T-INFO-06") { player.life } else { 0 },
        data: player.data,
        reserve: player.reserve,
        instants: player.instants,
        bonus: counted(&Bonus::ALL, if applies!("T-BONUS-03") { &player.bonus } else { &[] }),
        deck: if applies!("T-RULING-70") { player.deck } else { 0 },
        top: player.top.filter(|_| applies!("T-INFO-02")),
        discards: counted(Player::cards(player.faction), &player.discards),
        opening: player.opening.iter().filter_map(|&kind| player.card_of(usize::from(kind))).collect(),
        unseen_count: player.unseen.seen_by(Viewer::Seat(seat)).map_or(0, |pool| pool.len() as u8),
        unseen: known.map(|pool| counted(Player::cards(player.faction), pool.counts())),
    }
}
