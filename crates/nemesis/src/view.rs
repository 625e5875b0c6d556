//! What one viewer sees, built up piece by piece. Another table that fits it is dealt in `view/determinize.rs`.

mod determinize;

use crate::State;
use crate::action::Action;
use crate::board::decks::{SINGLE_CARDS, items_of};
use crate::board::trade::Face;
use crate::board::{
    Aside, Board, CardDeck, Carried, Door, Due, EndCause, Ending, Fact, Figure, Held, IntruderPlayer, ItemDeck, Member, Objects,
    Whereabouts, WoundCard,
};
use crate::cards::{CLEAN, Cards, HandCard, INFECTED, UNSCANNED};
use crate::choice::Choice;
use crate::generated::attacks::AttackCard;
use crate::generated::crew::Character;
use crate::generated::events::EventCard;
use crate::generated::items::{CRAFTED, Item, ItemGroup};
use crate::generated::objectives::{Objective, ObjectiveGroup};
use crate::generated::rooms::{Colour, Room};
use crate::generated::ship::{BoardSide, Destination};
use crate::generated::swarm::{BagToken, IntruderCard, IntruderKind, Weakness};
use crate::generated::tokens::{DOOR_TOKENS, ExplorationToken, FIRE_MARKERS, MALFUNCTION_MARKERS};
use crate::generated::wounds::SeriousWound;
use crate::ids::{CorridorSet, FigureId, FigureSet, NETWORKS, PODS, PodId, SlotId, SlotSet};
use crate::places::ship::Pod;
use crate::setup::Mode;
use crate::step::Step;
use kernel::{Changed, List, Note, Patch, Seat, SeatSet, Secret, Viewer, applies};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The Item decks in their order.
const DECKS: [ItemGroup; 3] = [ItemGroup::Red, ItemGroup::Yellow, ItemGroup::Green];

/// Cards of a player: which, and how many of each.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct SeenCards(Vec<(HandCard, u8)>);

impl SeenCards {
    fn of(cards: &Cards, member: &Member) -> Self {
        Self(cards.kinds().map(|kind| (member.card_of(kind), cards.counts[kind])).collect())
    }

    /// The same by the kinds of a Character; `None` when a card is none of that Character.
    fn by_kind(&self, character: Character) -> Option<Cards> {
        let mut cards = Cards::default();
        for &(card, count) in &self.0 {
            cards.counts[card.kind(character)?] = count;
        }
        Some(cards)
    }

    pub fn kinds(&self) -> &[(HandCard, u8)] {
        &self.0
    }

    pub fn count(&self, card: HandCard) -> u8 {
        self.0.iter().filter(|(other, _)| *other == card).map(|(_, count)| count).sum()
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|&(_, count)| usize::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Each single card.
    pub fn iter(&self) -> impl Iterator<Item = HandCard> + '_ {
        self.0.iter().flat_map(|&(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }
}

impl Changed for SeenCards {
    fn changes<S: SerializeSeq>(&self, before: &Self, patch: &mut Patch<'_, S>) -> Result<(), S::Error> {
        self.0.changes(&before.0, patch)
    }
}

impl Changed for Door {}

impl Changed for Step {}

/// Hand and deck of the viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnCards {
    pub hand: SeenCards,
    pub deck: SeenCards,
}

kernel::changed! { OwnCards { hand: deep, deck: deep } }

/// A player as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenMember {
    pub character: Option<Character>,
    pub number: u8,
    pub place: Whereabouts,
    /// N-INFO-10: sizes are public (N-RULING-181).
    pub hand_size: u8,
    pub deck_size: u8,
    /// N-INFO-13: the discard pile is open; whether a Contamination card is INFECTED shows to its owner only (N-INFO-14), who learns it
    /// by a scan.
    pub discard: SeenCards,
    pub out: SeenCards,
    pub own: Option<OwnCards>,
    /// What hand and deck hold together, as anybody can count it (N-INFO-28).
    pub unseen: SeenCards,
    pub light: u8,
    pub wounds: Vec<WoundCard>,
    pub slimed: bool,
    pub larva: bool,
    pub signal: bool,
    pub hands: Vec<SeenCarried>,
    /// Hand slots that can hold something, and those that do.
    pub slots: u8,
    pub slots_used: u8,
    pub activated: [bool; 2],
    /// Inventory Items the viewer knows.
    pub items: Vec<Item>,
    /// Backs of the others, counted by group (N-INFO-15).
    pub backs: BTreeMap<ItemGroup, u8>,
    /// Which kinds of Objective cards lie before the player (N-RULING-177), and what they say if the viewer has seen them (N-INFO-08).
    pub objectives: [Option<(ObjectiveGroup, Option<Objective>)>; 2],
    pub given_up: Option<(ObjectiveGroup, Option<Objective>)>,
    pub passed: bool,
    pub killed_by_larva: bool,
    /// Alive and aboard, neither hibernating nor evacuated.
    pub is_active: bool,
    pub in_combat: bool,
}

kernel::changed! { SeenMember {
    character, number, place, hand_size, deck_size, discard: deep, out: deep, own: deep, unseen: deep, light, wounds, slimed, larva,
    signal, hands: deep, slots, slots_used, activated, items, backs, objectives, given_up, passed, killed_by_larva, is_active,
    in_combat,
} }

/// Something in a hand slot, and the Ammo it can hold with what is attached; 0 for what is no weapon.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenCarried {
    #[serde(flatten)]
    pub carried: Carried,
    pub capacity: u8,
}

kernel::changed! { SeenCarried { carried: flat, capacity } }

/// An Intruder figure of the box.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenFigure {
    pub kind: IntruderKind,
    /// Counted from 1 within its type.
    pub number: u8,
    /// Where it is, while it is on the map.
    pub slot: Option<SlotId>,
    pub injuries: u8,
}

kernel::changed! { SeenFigure { kind, number, slot, injuries } }

/// An Escape Pod.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPod {
    /// The Evacuation Section it belongs to.
    pub section: Room,
    /// Neither launched nor left in the box.
    pub aboard: bool,
    pub locked: bool,
}

kernel::changed! { SeenPod { section, aboard, locked } }

/// What is left in the supply of things that run out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Supply {
    pub fire: u8,
    pub malfunction: u8,
    pub doors: u8,
}

/// A Room as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenChamber {
    pub room: Option<Room>,
    /// A face-down tile and token the viewer has looked at (N-INFO-01, N-INFO-02).
    pub tile: Option<Room>,
    pub token: Option<ExplorationToken>,
    pub explored: bool,
    pub counter: u8,
    pub fire: bool,
    pub malfunction: bool,
    pub objects: Objects,
    /// The colour of an explored Room.
    pub colour: Colour,
    /// Whether there is a computer that works.
    pub has_computer: bool,
    /// Eggs nobody carries, in the Nest those of the Intruder board too.
    pub free_eggs: u8,
}

kernel::changed! { SeenChamber { room, tile, token, explored, counter, fire, malfunction, objects, colour, has_computer, free_eggs } }

/// A deck of single cards as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenDeck<C> {
    pub size: u8,
    /// The card on top, if the viewer knows it (N-INFO-27).
    pub top: Option<C>,
    /// Whether somebody has put a card back on top.
    pub topped: bool,
    /// Cards put under the deck, the uppermost first.
    pub bottom: Vec<Option<C>>,
    pub discard: Vec<C>,
    /// Drawn and being resolved.
    pub open: Vec<C>,
    pub gone: Vec<C>,
}

kernel::changed! { SeenDeck<C> { size, top, topped, bottom, discard, open, gone } }

/// An Item deck as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenItemDeck {
    pub group: ItemGroup,
    pub size: u8,
    /// Cards put under the deck, the uppermost first.
    pub bottom: Vec<Option<Item>>,
    pub discard: BTreeMap<Item, u8>,
}

kernel::changed! { SeenItemDeck { group, size, bottom, discard } }

/// The Intruder bag as everybody knows it (N-RULING-176): tokens by type; their numbers are not known (N-INFO-20).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenBag {
    pub intruders: BTreeMap<IntruderKind, u8>,
    pub blank: u8,
}

impl SeenBag {
    pub fn count(&self, kind: IntruderKind) -> u8 {
        self.intruders.get(&kind).copied().unwrap_or(0)
    }

    pub fn len(&self) -> u8 {
        self.intruders.values().sum::<u8>() + self.blank
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Contamination cards that were removed from the game after a scan.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Removed {
    pub clean: u8,
    pub infected: u8,
}

/// Cards somebody is looking at; `null` for one that the viewer may not see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeenAside {
    Nothing,
    /// The draft cards of whoever chooses a Character, open for all (N-SETUP-34).
    Characters(Vec<Character>),
    Items {
        deck: ItemGroup,
        cards: Vec<Option<Item>>,
    },
    Attacks(Vec<Option<AttackCard>>),
    Events(Vec<Option<EventCard>>),
}

/// The Intruder player as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenIntruderPlayer {
    pub seat: Seat,
    pub hand_size: u8,
    pub hand: Option<Vec<IntruderCard>>,
    pub discard: Vec<IntruderCard>,
    pub passed: bool,
    pub since_round: u8,
}

kernel::changed! { SeenIntruderPlayer { seat, hand_size, hand, discard, passed, since_round } }

/// What two players have laid down for one another; cards only the two may look at show their backs (N-RULING-44).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenTrade {
    pub between: [Seat; 2],
    pub offers: [Vec<Face>; 2],
}

kernel::changed! { SeenTrade { between, offers } }

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

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub mode: Mode,
    pub side: BoardSide,
    pub takeover: bool,
    pub crew: Vec<SeenMember>,
    pub chambers: Vec<SeenChamber>,
    pub doors: Vec<Door>,
    pub noise: CorridorSet,
    pub technical_noise: [bool; NETWORKS],
    pub supply: Supply,
    pub figures: Vec<SeenFigure>,
    /// Figures on the map in order of placement (N-RULING-23).
    pub order: Vec<FigureId>,
    pub to_attack: FigureSet,
    pub bag: SeenBag,
    /// The token of the bag development under way.
    pub drawn: Option<BagToken>,
    pub eggs: u8,
    pub egg_supply: u8,
    pub nest_destroyed: bool,
    pub queen_killed: bool,
    pub weaknesses: [Option<Weakness>; 3],
    pub items: Vec<SeenItemDeck>,
    /// Crafted Items that are left (N-INFO-19).
    pub stock: BTreeMap<Item, u8>,
    pub events: SeenDeck<EventCard>,
    pub attacks: SeenDeck<AttackCard>,
    pub wounds: BTreeMap<SeriousWound, u8>,
    pub wounds_discard: BTreeMap<SeriousWound, u8>,
    pub contamination: u8,
    pub removed: Removed,
    /// Cards that left the game with the dead.
    pub lost: u8,
    /// Items that left the game for all to see, and the backs of the others.
    pub gone: BTreeMap<Item, u8>,
    pub gone_backs: BTreeMap<ItemGroup, u8>,
    pub tokens_gone: BTreeMap<ExplorationToken, u8>,
    pub time: u8,
    pub self_destruct: Option<u8>,
    pub destination: u8,
    /// What the viewer knows of Coordinates (N-INFO-04) and engines (N-INFO-05). A swap is announced, so knowledge survives it.
    pub coordinates: Option<u8>,
    pub engines: [Option<bool>; 3],
    pub pods: [SeenPod; PODS],
    pub airlock: Option<SlotId>,
    /// Where the face-down Generator must lie for all that Coolant Leak has told; empty when it has told nothing.
    pub generator: SlotSet,
    pub set_aside: SeenAside,
    pub trade: Option<SeenTrade>,
    /// N-INFO-25.
    pub open_objectives: Vec<Objective>,
    pub intruder_player: Option<SeenIntruderPlayer>,
    pub round: u8,
    pub first: Seat,
    /// All seats, the holder of the First Player token first.
    pub turn_order: Vec<Seat>,
    pub active: Seat,
    pub unlimited: bool,
    pub no_attack_step: bool,
    pub contact: bool,
    pub first_death: bool,
    pub post_mortem: bool,
    pub due: Due,
    pub ending: Option<EndCause>,
    pub ship_destroyed: bool,
    pub arrived: Option<Destination>,
    pub winners: Option<(SeatSet, Ending)>,
    /// What the viewer has seen and when (N-RULING-178).
    pub notes: Vec<Note<Fact>>,
    /// What is going on, the innermost procedure last. Procedures hold public facts only.
    pub steps: Vec<Step>,
    pub question: Option<Question>,
}

kernel::changed! { View {
    viewer, mode, side, takeover, crew: deep, chambers: deep, doors: deep, noise, technical_noise, supply, figures: deep, order,
    to_attack, bag, drawn, eggs, egg_supply, nest_destroyed, queen_killed, weaknesses, items: deep, stock, events: deep, attacks: deep,
    wounds, wounds_discard, contamination, removed, lost, gone, gone_backs, tokens_gone, time, self_destruct, destination, coordinates,
    engines, pods: deep, airlock, generator, set_aside, trade: deep, open_objectives, intruder_player: deep, round, first, turn_order,
    active, unlimited, no_attack_step, contact, first_death, post_mortem, due, ending, ship_destroyed, arrived, winners, notes: deep,
    steps: deep, question: deep,
} }

impl View {
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let board = &state.board;
        let eyes = eyes(board, viewer);
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
            side: board.side,
            takeover: board.takeover,
            crew: board.seats().map(|seat| seen_member(board, seat, viewer, eyes)).collect(),
            chambers: SlotId::all().map(|slot| seen_chamber(board, slot, eyes)).collect(),
            doors: board.doors.as_slice().to_vec(),
            noise: board.noise,
            technical_noise: board.technical_noise,
            supply: Supply {
                fire: FIRE_MARKERS.saturating_sub(board.fires()),
                malfunction: MALFUNCTION_MARKERS.saturating_sub(board.malfunctions()),
                doors: DOOR_TOKENS.saturating_sub(board.doors_out()),
            },
            figures: IntruderKind::ALL.into_iter().flat_map(FigureId::of).map(|id| seen_figure(board, id)).collect(),
            order: board.swarm.order.as_slice().to_vec(),
            to_attack: board.swarm.to_attack,
            bag: bag(board),
            drawn: board.swarm.drawn,
            eggs: board.swarm.eggs,
            egg_supply: board.swarm.egg_supply,
            nest_destroyed: board.swarm.nest_destroyed,
            queen_killed: board.swarm.queen_killed,
            weaknesses: board.swarm.weaknesses,
            items: board.decks.items.iter().enumerate().map(|(colour, deck)| seen_items(colour, deck, eyes)).collect(),
            stock: counted(&CRAFTED, if applies!("N-INFO-19") && applies!("N-CRAFT-05") { &board.decks.stock } else { &[] }),
            events: seen_deck(&board.decks.events, EventCard::from_index, eyes),
            attacks: seen_deck(&board.decks.attacks, AttackCard::from_index, eyes),
            wounds: counted(&SeriousWound::ALL, board.decks.wounds.counts()),
            wounds_discard: counted(&SeriousWound::ALL, board.decks.wounds_discard.counts()),
            contamination: board.decks.contamination,
            removed: Removed { clean: board.decks.removed[0], infected: board.decks.removed[1] },
            lost: board.decks.lost + board.decks.lost_known.iter().sum::<u8>(),
            gone: counted(&Item::ALL, board.decks.gone.counts()),
            gone_backs: backs((0..Item::COUNT).flat_map(|index| {
                let item = Item::ALL[index];
                std::iter::repeat_n(item.facts().group, usize::from(board.decks.gone_unseen.count(index)))
            })),
            tokens_gone: counted(&ExplorationToken::ALL, board.decks.tokens_gone.counts()),
            time: board.ship.time,
            self_destruct: board.ship.self_destruct,
            destination: board.ship.destination,
            coordinates: known(&board.ship.coordinates, eyes),
            engines: board.ship.engines.map(|engine| known(&engine, eyes)),
            pods: std::array::from_fn(|index| {
                let Pod { aboard, locked } = board.ship.pods[index];
                SeenPod { section: Board::section(PodId(index as u8)), aboard, locked }
            }),
            airlock: board.ship.airlock,
            generator: board.ship.generator,
            set_aside: seen_aside(board, viewer),
            trade: seen_trade(board, viewer),
            open_objectives: board.open_objectives.iter().flatten().copied().filter(|_| applies!("N-INFO-25")).collect(),
            intruder_player: board.intruder_player.map(|player| seen_intruder_player(&player, eyes)),
            round: board.round,
            first: board.first,
            turn_order: board.turn_order().collect(),
            active: board.active,
            unlimited: board.unlimited,
            no_attack_step: board.no_attack_step,
            contact: board.contact,
            first_death: board.first_death,
            post_mortem: board.post_mortem,
            due: board.due,
            ending: board.ending,
            ship_destroyed: board.ship_destroyed,
            arrived: board.arrived,
            winners: board.outcome.map(|outcome| (outcome.winners, outcome.ending)),
            notes: board.ledger.known_to(viewer).copied().collect(),
            steps: state.steps().to_vec(),
            question,
        }
    }

    pub fn member(&self, seat: Seat) -> Option<&SeenMember> {
        self.crew.get(seat.index())
    }
}

/// Whose knowledge a viewer shares: the own; when the game is over everybody's (N-RULING-208); onlookers have none (N-RULING-179).
pub(crate) fn eyes(board: &Board, viewer: Viewer) -> SeatSet {
    match viewer {
        _ if board.is_over() && applies!("N-RULING-208") => SeatSet::first(kernel::SEATS as u8),
        // Players who are out learn no more than their own (N-RULING-179).
        Viewer::Seat(seat) if !applies!("N-RULING-179") && !board.is_active(seat) => SeatSet::first(kernel::SEATS as u8),
        Viewer::Seat(seat) => SeatSet::of(seat),
        Viewer::Spectator => SeatSet::NONE,
    }
}

fn open_to<T: Copy>(secret: &Secret<T>, eyes: SeatSet) -> Option<T> {
    eyes.iter().find_map(|seat| secret.seen_by(Viewer::Seat(seat))).copied()
}

fn known<T: Copy>(secret: &Option<Secret<T>>, eyes: SeatSet) -> Option<T> {
    secret.as_ref().and_then(|secret| open_to(secret, eyes))
}

/// What there is at least one of.
fn counted<K: Copy + Ord>(kinds: &[K], counts: &[u8]) -> BTreeMap<K, u8> {
    kinds.iter().copied().zip(counts.iter().copied()).filter(|&(_, count)| count > 0).collect()
}

fn backs(groups: impl Iterator<Item = ItemGroup>) -> BTreeMap<ItemGroup, u8> {
    let mut counts = BTreeMap::new();
    groups.for_each(|group| *counts.entry(group).or_default() += 1);
    counts
}

fn bag(board: &Board) -> SeenBag {
    let count = |kind: Option<IntruderKind>| if applies!("N-RULING-176") { board.swarm.in_bag(kind) } else { 0 };
    SeenBag { intruders: counted(&IntruderKind::ALL, &IntruderKind::ALL.map(|kind| count(Some(kind)))), blank: count(None) }
}

/// Contamination cards as everybody but their owner sees them: that they are there is public (N-INFO-28).
fn open(mut cards: Cards) -> Cards {
    cards.counts[UNSCANNED] += std::mem::take(&mut cards.counts[INFECTED]) + std::mem::take(&mut cards.counts[CLEAN]);
    if !applies!("N-INFO-28") {
        cards.counts[UNSCANNED] = 0;
    }
    cards
}

fn seen_objective(card: &Option<Secret<Objective>>, owner: Seat, eyes: SeatSet) -> Option<(ObjectiveGroup, Option<Objective>)> {
    let card = card.as_ref()?;
    // The owner has always seen the own card; its back is public.
    let own = card.seen_by(Viewer::Seat(owner)).copied()?;
    // N-INFO-08.
    let seen = if applies!("N-INFO-08") { open_to(card, eyes) } else { Some(own) };
    (seen.is_some() || applies!("N-RULING-177")).then_some((own.facts().group, seen))
}

/// N-RULING-106: everybody knows which Wound a Dressed one is.
fn seen_wound(card: WoundCard, own: bool) -> WoundCard {
    if card.dressed && !own && !applies!("N-RULING-106") { WoundCard { wound: None, ..card } } else { card }
}

fn seen_member(board: &Board, seat: Seat, viewer: Viewer, eyes: SeatSet) -> SeenMember {
    let member: &Member = board.member(seat);
    let own = eyes.contains(seat);
    // N-RULING-98: an INFECTED card that was scanned stays marked for its owner.
    let marked = |cards: Cards| if applies!("N-RULING-98") { cards } else { open(cards) };
    let hands = if applies!("N-INFO-16") && applies!("N-ITEM-04") { member.hands.as_slice() } else { &[] };
    let seen_cards = |cards: Cards| SeenCards::of(&cards, member);
    // N-INFO-15: the owner alone knows an Item, and whoever was shown it.
    let owner = if applies!("N-INFO-15") { viewer } else { Viewer::Seat(seat) };
    let knows = |held: &Held| eyes.iter().map(Viewer::Seat).chain([viewer, owner]).find_map(|eye| held.seen_by(eye));
    let discard = if applies!("N-INFO-13") { member.discard } else { Cards::default() };
    let mut unseen = member.hand;
    unseen.absorb(&mut member.deck.clone());
    let mut items: Vec<Item> = board.inventory.of(seat).filter_map(knows).collect();
    items.sort_unstable();
    SeenMember {
        character: member.character,
        number: member.number,
        place: member.place,
        hand_size: if applies!("N-INFO-10") && applies!("N-RULING-181") { member.hand.len() } else { 0 },
        deck_size: if applies!("N-RULING-181") { member.deck.len() } else { 0 },
        discard: seen_cards(if own || !applies!("N-INFO-14") { discard } else { open(discard) }),
        out: seen_cards(member.out),
        own: (own || !applies!("N-INFO-11"))
            .then(|| OwnCards { hand: seen_cards(marked(member.hand)), deck: seen_cards(marked(member.deck)) }),
        unseen: seen_cards(if own { unseen } else { open(unseen) }),
        light: member.light,
        wounds: member.wounds.iter().map(|&card| seen_wound(card, own)).collect(),
        slimed: member.slimed,
        larva: member.larva,
        signal: member.signal,
        hands: hands.iter().map(|&carried| SeenCarried { carried, capacity: carried.capacity() }).collect(),
        slots: member.slots(),
        slots_used: member.slots_used(),
        activated: member.activated,
        items,
        backs: backs(board.inventory.of(seat).filter(|held| knows(held).is_none()).map(|held| held.back())),
        objectives: member.objectives.map(|card| seen_objective(&card, seat, eyes)),
        given_up: seen_objective(&member.given_up, seat, eyes),
        passed: member.passed && (own || applies!("N-ROUND-18")),
        killed_by_larva: member.killed_by_larva,
        is_active: board.is_active(seat),
        in_combat: board.in_combat(seat),
    }
}

fn seen_figure(board: &Board, id: FigureId) -> SeenFigure {
    let &Figure { slot, injuries } = board.swarm.figure(id);
    SeenFigure { kind: id.kind(), number: id.number(), slot: Some(slot).filter(|slot| slot.is_some()), injuries }
}

fn seen_chamber(board: &Board, slot: SlotId, eyes: SeatSet) -> SeenChamber {
    let chamber = board.chamber(slot);
    // N-RULING-06: which Rooms are in the game is not public until they are revealed.
    let lookers = if applies!("N-RULING-06") { eyes } else { SeatSet::first(kernel::SEATS as u8) };
    SeenChamber {
        room: chamber.room,
        tile: known(&chamber.tile, lookers).filter(|_| chamber.room.is_none()),
        token: known(&chamber.token, eyes).filter(|_| !chamber.explored),
        explored: chamber.explored,
        counter: chamber.counter,
        fire: chamber.fire,
        malfunction: chamber.malfunction,
        objects: chamber.objects,
        colour: board.colour(slot),
        has_computer: board.has_computer(slot),
        free_eggs: board.free_eggs(slot),
    }
}

/// N-INFO-13, N-INFO-21: what was drawn lies open in the end. N-INFO-12: the order of the other cards nobody knows, not even the state.
fn seen_deck<C>(deck: &CardDeck, card: fn(u8) -> Option<C>, eyes: SeatSet) -> SeenDeck<C> {
    let set = |bits: u32| (0..SINGLE_CARDS as u8).filter(|index| bits >> index & 1 == 1).filter_map(card).collect();
    SeenDeck {
        size: deck.len() as u8,
        top: known(&deck.top, eyes).and_then(card),
        topped: deck.top.is_some(),
        bottom: deck.bottom.iter().map(|it| open_to(it, eyes).and_then(card)).collect(),
        discard: set(if applies!("N-INFO-21") && applies!("N-INFO-13") { deck.discard } else { 0 }),
        open: set(deck.open),
        gone: set(deck.gone),
    }
}

fn seen_items(colour: usize, deck: &ItemDeck, eyes: SeatSet) -> SeenItemDeck {
    SeenItemDeck {
        group: DECKS[colour.min(2)],
        size: deck.len() as u8,
        bottom: deck.bottom.iter().map(|card| open_to(card, eyes).and_then(|kind| item_of(colour, kind))).collect(),
        discard: counted(items_of(colour), deck.discard.counts()),
    }
}

fn item_of(colour: usize, kind: u8) -> Option<Item> {
    items_of(colour).get(usize::from(kind)).copied()
}

fn seen_aside(board: &Board, viewer: Viewer) -> SeenAside {
    let seen = |viewer: Viewer| board.set_aside.iter().map(move |card| card.seen_by(viewer).copied());
    match board.aside {
        Aside::Nothing => SeenAside::Nothing,
        Aside::Characters => SeenAside::Characters(seen(Viewer::Seat(Seat::new(0))).flatten().filter_map(Character::from_index).collect()),
        Aside::Items(deck) => {
            let item = |kind: u8| item_of(usize::from(deck), kind);
            SeenAside::Items { deck: DECKS[usize::from(deck).min(2)], cards: seen(viewer).map(|card| card.and_then(item)).collect() }
        }
        Aside::Attacks => SeenAside::Attacks(seen(viewer).map(|card| card.and_then(AttackCard::from_index)).collect()),
        Aside::Events => SeenAside::Events(seen(viewer).map(|card| card.and_then(EventCard::from_index)).collect()),
    }
}

fn seen_trade(board: &Board, viewer: Viewer) -> Option<SeenTrade> {
    let between = board.trade.between()?;
    let offers = match board.trade.seen_by(viewer) {
        Some(offers) => offers.map(|side| side.iter().map(|&thing| Face::Open(thing)).collect()),
        None => [0, 1].map(|side| board.trade.faces(side).collect()),
    };
    Some(SeenTrade { between, offers })
}

fn seen_intruder_player(player: &IntruderPlayer, eyes: SeatSet) -> SeenIntruderPlayer {
    SeenIntruderPlayer {
        seat: player.seat,
        hand_size: player.hand.count_ones() as u8,
        hand: (eyes.contains(player.seat) || !applies!("N-RULING-172")).then(|| intruder_cards(player.hand)),
        discard: intruder_cards(player.discard),
        passed: player.passed,
        since_round: player.since_round,
    }
}

fn intruder_cards(bits: u16) -> Vec<IntruderCard> {
    IntruderCard::ALL.into_iter().filter(|card| bits >> card.index() & 1 == 1).collect()
}

/// A list stored in place, when it is not too long.
fn list<T: Copy + Default, const N: usize>(items: &[T]) -> Option<List<T, N>> {
    let mut list = List::new();
    for &item in items {
        list.push(item).ok()?;
    }
    Some(list)
}
