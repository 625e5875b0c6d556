//! What one viewer sees, built up piece by piece. Another table that fits it is dealt in `view/determinize.rs`.

mod determinize;

use crate::State;
use crate::action::Action;
use crate::board::trade::Face;
use crate::board::{
    Aside, Board, CardDeck, Carried, Chamber, Door, Due, EndCause, Ending, Fact, Figure, Held, IntruderPlayer, ItemDeck, Member, Objects,
    Whereabouts, WoundCard,
};
use crate::cards::{CLEAN, Cards, INFECTED, UNSCANNED};
use crate::choice::Choice;
use crate::generated::crew::Character;
use crate::generated::items::{Item, ItemGroup};
use crate::generated::objectives::{Objective, ObjectiveGroup};
use crate::generated::rooms::Room;
use crate::generated::ship::{BoardSide, Destination};
use crate::generated::swarm::{BagToken, IntruderKind, Weakness};
use crate::generated::tokens::ExplorationToken;
use crate::ids::{CorridorSet, FigureId, FigureSet, NETWORKS, PODS, SlotId, SlotSet};
use crate::places::ship::Pod;
use crate::setup::Mode;
use crate::step::Step;
use kernel::{List, Note, Seat, SeatSet, Secret, Viewer, applies};
use serde::{Deserialize, Serialize};

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
    pub discard: Cards,
    pub out: Cards,
    /// Hand and deck of the viewer.
    pub own: Option<(Cards, Cards)>,
    /// What hand and deck hold together, as anybody can count it (N-INFO-28).
    pub unseen: Cards,
    pub light: u8,
    pub wounds: Vec<WoundCard>,
    pub slimed: bool,
    pub larva: bool,
    pub signal: bool,
    pub hands: Vec<Carried>,
    pub activated: [bool; 2],
    /// Inventory Items the viewer knows.
    pub items: Vec<Item>,
    /// Backs of the others, counted by group (N-INFO-15).
    pub backs: [u8; ItemGroup::COUNT],
    /// Which kinds of Objective cards lie before the player (N-RULING-177), and what they say if the viewer has seen them (N-INFO-08).
    pub objectives: [Option<(ObjectiveGroup, Option<Objective>)>; 2],
    pub given_up: Option<(ObjectiveGroup, Option<Objective>)>,
    pub passed: bool,
    pub killed_by_larva: bool,
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
}

/// A deck of single cards as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenDeck {
    pub size: u8,
    /// The card on top, if the viewer knows it (N-INFO-27).
    pub top: Option<u8>,
    /// Whether somebody has put a card back on top.
    pub topped: bool,
    /// Cards put under the deck, the uppermost first.
    pub bottom: Vec<Option<u8>>,
    pub discard: u32,
    /// Drawn and being resolved.
    pub open: u32,
    pub gone: u32,
}

/// An Item deck as a viewer sees it. Kinds are places in its list of Items.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenItemDeck {
    pub size: u8,
    pub bottom: Vec<Option<u8>>,
    pub discard: Vec<u8>,
}

/// The Intruder player as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenIntruderPlayer {
    pub seat: Seat,
    pub hand_size: u8,
    pub hand: Option<u16>,
    pub discard: u16,
    pub passed: bool,
    pub since_round: u8,
}

/// What two players have laid down for one another; cards only the two may look at show their backs (N-RULING-44).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenTrade {
    pub between: [Seat; 2],
    pub offers: [Vec<Face>; 2],
}

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
    pub figures: Vec<Figure>,
    pub order: Vec<FigureId>,
    pub to_attack: FigureSet,
    /// N-RULING-176: tokens in the bag by type, the Blank last; their numbers are not known (N-INFO-20).
    pub bag: [u8; IntruderKind::COUNT + 1],
    /// The token of the bag development under way.
    pub drawn: Option<BagToken>,
    pub eggs: u8,
    pub egg_supply: u8,
    pub nest_destroyed: bool,
    pub queen_killed: bool,
    pub weaknesses: [Option<Weakness>; 3],
    pub items: Vec<SeenItemDeck>,
    /// N-INFO-19.
    pub stock: Vec<u8>,
    pub events: SeenDeck,
    pub attacks: SeenDeck,
    pub wounds: Vec<u8>,
    pub wounds_discard: Vec<u8>,
    pub contamination: u8,
    /// Clean and INFECTED cards removed from the game after a scan.
    pub removed: [u8; 2],
    /// Cards that left the game with the dead.
    pub lost: u8,
    /// Items that left the game for all to see, and the backs of the others.
    pub gone: Vec<u8>,
    pub gone_backs: [u8; ItemGroup::COUNT],
    pub tokens_gone: Vec<u8>,
    pub time: u8,
    pub self_destruct: Option<u8>,
    pub destination: u8,
    /// What the viewer knows of Coordinates (N-INFO-04) and engines (N-INFO-05). A swap is announced, so knowledge survives it.
    pub coordinates: Option<u8>,
    pub engines: [Option<bool>; 3],
    pub pods: [Pod; PODS],
    pub airlock: Option<SlotId>,
    /// Where the face-down Generator must lie for all that Coolant Leak has told; empty when it has told nothing.
    pub generator: SlotSet,
    pub set_aside: Vec<Option<u8>>,
    pub aside: Aside,
    pub trade: Option<SeenTrade>,
    /// N-INFO-25.
    pub open_objectives: Vec<Objective>,
    pub intruder_player: Option<SeenIntruderPlayer>,
    pub round: u8,
    pub first: Seat,
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
            chambers: board.chambers.iter().map(|chamber| seen_chamber(chamber, eyes)).collect(),
            doors: board.doors.as_slice().to_vec(),
            noise: board.noise,
            technical_noise: board.technical_noise,
            figures: board.swarm.figures.to_vec(),
            order: board.swarm.order.as_slice().to_vec(),
            to_attack: board.swarm.to_attack,
            bag: if applies!("N-RULING-176") { bag(board) } else { Default::default() },
            drawn: board.swarm.drawn,
            eggs: board.swarm.eggs,
            egg_supply: board.swarm.egg_supply,
            nest_destroyed: board.swarm.nest_destroyed,
            queen_killed: board.swarm.queen_killed,
            weaknesses: board.swarm.weaknesses,
            items: board.decks.items.iter().map(|deck| seen_items(deck, eyes)).collect(),
            stock: board.decks.stock.map(|copies| if applies!("N-INFO-19") && applies!("N-CRAFT-05") { copies } else { 0 }).to_vec(),
            events: seen_deck(&board.decks.events, eyes),
            attacks: seen_deck(&board.decks.attacks, eyes),
            wounds: board.decks.wounds.counts().to_vec(),
            wounds_discard: board.decks.wounds_discard.counts().to_vec(),
            contamination: board.decks.contamination,
            removed: board.decks.removed,
            lost: board.decks.lost + board.decks.lost_known.iter().sum::<u8>(),
            gone: board.decks.gone.counts().to_vec(),
            gone_backs: backs((0..Item::COUNT).flat_map(|index| {
                let item = Item::ALL[index];
                std::iter::repeat_n(item.facts().group, usize::from(board.decks.gone_unseen.count(index)))
            })),
            tokens_gone: board.decks.tokens_gone.counts().to_vec(),
            time: board.ship.time,
            self_destruct: board.ship.self_destruct,
            destination: board.ship.destination,
            coordinates: known(&board.ship.coordinates, eyes),
            engines: board.ship.engines.map(|engine| known(&engine, eyes)),
            pods: board.ship.pods,
            airlock: board.ship.airlock,
            generator: board.ship.generator,
            set_aside: seen_aside(board, viewer),
            aside: board.aside,
            trade: seen_trade(board, viewer),
            open_objectives: board.open_objectives.iter().flatten().copied().filter(|_| applies!("N-INFO-25")).collect(),
            intruder_player: board.intruder_player.map(|player| seen_intruder_player(&player, eyes)),
            round: board.round,
            first: board.first,
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

fn backs(groups: impl Iterator<Item = ItemGroup>) -> [u8; ItemGroup::COUNT] {
    let mut counts = [0; ItemGroup::COUNT];
    groups.for_each(|group| counts[group.index()] += 1);
    counts
}

/// Tokens in the bag by type, the Blank last.
fn bag(board: &Board) -> [u8; IntruderKind::COUNT + 1] {
    let mut counts = [0; IntruderKind::COUNT + 1];
    for kind in IntruderKind::ALL {
        counts[kind.index()] = board.swarm.in_bag(Some(kind));
    }
    counts[IntruderKind::COUNT] = board.swarm.in_bag(None);
    counts
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
        discard: if own || !applies!("N-INFO-14") { discard } else { open(discard) },
        out: member.out,
        own: (own || !applies!("N-INFO-11")).then(|| (marked(member.hand), marked(member.deck))),
        unseen: if own { unseen } else { open(unseen) },
        light: member.light,
        wounds: member.wounds.iter().map(|&card| seen_wound(card, own)).collect(),
        slimed: member.slimed,
        larva: member.larva,
        signal: member.signal,
        hands: if applies!("N-INFO-16") && applies!("N-ITEM-04") { member.hands.as_slice().to_vec() } else { Vec::new() },
        activated: member.activated,
        items,
        backs: backs(board.inventory.of(seat).filter(|held| knows(held).is_none()).map(|held| held.back())),
        objectives: member.objectives.map(|card| seen_objective(&card, seat, eyes)),
        given_up: seen_objective(&member.given_up, seat, eyes),
        passed: member.passed && (own || applies!("N-ROUND-18")),
        killed_by_larva: member.killed_by_larva,
    }
}

fn seen_chamber(chamber: &Chamber, eyes: SeatSet) -> SeenChamber {
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
    }
}

/// N-INFO-13, N-INFO-21: what was drawn lies open in the end. N-INFO-12: the order of the other cards nobody knows, not even the state.
fn seen_deck(deck: &CardDeck, eyes: SeatSet) -> SeenDeck {
    SeenDeck {
        size: deck.len() as u8,
        top: known(&deck.top, eyes),
        topped: deck.top.is_some(),
        bottom: deck.bottom.iter().map(|card| open_to(card, eyes)).collect(),
        discard: if applies!("N-INFO-21") && applies!("N-INFO-13") { deck.discard } else { 0 },
        open: deck.open,
        gone: deck.gone,
    }
}

fn seen_items(deck: &ItemDeck, eyes: SeatSet) -> SeenItemDeck {
    SeenItemDeck {
        size: deck.len() as u8,
        bottom: deck.bottom.iter().map(|card| open_to(card, eyes)).collect(),
        discard: deck.discard.counts().to_vec(),
    }
}

/// Cards somebody is looking at; draft cards lie open for all (N-SETUP-34).
fn seen_aside(board: &Board, viewer: Viewer) -> Vec<Option<u8>> {
    let viewer = if board.aside == Aside::Characters { Viewer::Seat(Seat::new(0)) } else { viewer };
    board.set_aside.iter().map(|card| card.seen_by(viewer).copied()).collect()
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
        hand: (eyes.contains(player.seat) || !applies!("N-RULING-172")).then_some(player.hand),
        discard: player.discard,
        passed: player.passed,
        since_round: player.since_round,
    }
}

/// A list stored in place, when it is not too long.
fn list<T: Copy + Default, const N: usize>(items: &[T]) -> Option<List<T, N>> {
    let mut list = List::new();
    for &item in items {
        list.push(item).ok()?;
    }
    Some(list)
}
