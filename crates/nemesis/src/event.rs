//! The facts of a game, as they stand in the log, and what each viewer learns of them.

use crate::action::{Deed, IntruderUse, Reaction};
use crate::board::{EndCause, Thing};
use crate::cards::HandCard;
use crate::claims::Claim;
use crate::generated::attacks::AttackCard;
use crate::generated::crew::Character;
use crate::generated::events::EventCard;
use crate::generated::items::{Item, ItemGroup};
use crate::generated::objectives::Objective;
use crate::generated::rooms::Room;
use crate::generated::ship::Destination;
use crate::generated::swarm::{BagToken, IntruderCard, IntruderKind, Weakness};
use crate::generated::tokens::{CombatFace, ExplorationToken, NoiseFace};
use crate::generated::wounds::SeriousWound;
use crate::ids::{CorridorId, FigureId, PodId, SlotId};
use kernel::{Seat, Viewer, applies};
use serde::{Deserialize, Serialize};

/// What happened. Fields of type `Option` in a fact named in [`seen`] are hidden from those who may not know them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // Setup.
    NumberDealt {
        seat: Seat,
        number: u8,
    },
    ObjectiveDealt {
        seat: Seat,
        objective: Option<Objective>,
    },
    OpenObjective {
        objective: Objective,
    },
    CharactersOffered {
        seat: Seat,
        first: Character,
        second: Character,
    },
    CharacterChosen {
        seat: Seat,
        character: Character,
    },
    PodPlaced {
        pod: PodId,
    },
    // The round.
    RoundBegins {
        round: u8,
    },
    FirstPlayer {
        seat: Seat,
    },
    TurnBegins {
        seat: Seat,
    },
    CardDrawn {
        seat: Seat,
        card: Option<HandCard>,
    },
    DeckMade {
        seat: Seat,
    },
    Announced {
        seat: Seat,
        deed: Deed,
    },
    Reacted {
        seat: Seat,
        reaction: Reaction,
    },
    Cancelled {
        seat: Seat,
    },
    /// A card goes to the discard pile, open for all.
    Discarded {
        seat: Seat,
        card: HandCard,
    },
    Passed {
        seat: Seat,
    },
    TurnEnds {
        seat: Seat,
    },
    Revived {
        seat: Seat,
        slot: SlotId,
    },
    // Movement and noise.
    Moved {
        seat: Seat,
        to: SlotId,
    },
    RoomRevealed {
        slot: SlotId,
        room: Room,
    },
    TokenRevealed {
        slot: SlotId,
        token: ExplorationToken,
    },
    CounterSet {
        slot: SlotId,
        count: u8,
    },
    NoiseRolled {
        seat: Seat,
        face: NoiseFace,
    },
    NoisePlaced {
        corridor: CorridorId,
    },
    TechnicalNoisePlaced {
        network: u8,
    },
    NoiseCleared {
        slot: SlotId,
    },
    Danger {
        slot: SlotId,
    },
    Slimed {
        seat: Seat,
    },
    SlimeGone {
        seat: Seat,
    },
    Fire {
        slot: SlotId,
    },
    FireOut {
        slot: SlotId,
    },
    Malfunction {
        slot: SlotId,
    },
    MalfunctionGone {
        slot: SlotId,
    },
    DoorClosed {
        corridor: CorridorId,
    },
    DoorOpened {
        corridor: CorridorId,
    },
    DoorDestroyed {
        corridor: CorridorId,
    },
    // Intruders.
    Encounter {
        seat: Seat,
        slot: SlotId,
    },
    TokenDrawn {
        token: BagToken,
    },
    TokenReturned {
        kind: Option<IntruderKind>,
    },
    TokenAdded {
        kind: IntruderKind,
    },
    TokenLeft {
        kind: IntruderKind,
    },
    FigurePlaced {
        figure: FigureId,
        slot: SlotId,
    },
    FigureMoved {
        figure: FigureId,
        to: SlotId,
    },
    /// Into the Technical Corridors, or back into the bag.
    FigureLeft {
        figure: FigureId,
    },
    FigureStays {
        figure: FigureId,
    },
    Injured {
        figure: FigureId,
        injuries: u8,
    },
    Recovered {
        figure: FigureId,
        injuries: u8,
    },
    CheckDrawn {
        figure: FigureId,
        card: AttackCard,
    },
    Survives {
        figure: FigureId,
    },
    Killed {
        figure: FigureId,
    },
    Retreats {
        figure: FigureId,
        number: u8,
    },
    Surprise {
        figure: FigureId,
        seat: Seat,
    },
    Attacks {
        figure: FigureId,
        seat: Seat,
    },
    AttackDrawn {
        card: AttackCard,
    },
    Misses {
        figure: FigureId,
        seat: Seat,
    },
    AttackIgnored {
        seat: Seat,
    },
    Infested {
        seat: Seat,
    },
    Transformed {
        from: FigureId,
        to: FigureId,
    },
    EggAdded,
    EggDestroyed {
        slot: SlotId,
    },
    EggLeft,
    NestDestroyed,
    WeaknessRevealed {
        weakness: Weakness,
    },
    // Fighting.
    Shoots {
        seat: Seat,
        weapon: Item,
    },
    Strikes {
        seat: Seat,
    },
    CombatRolled {
        seat: Seat,
        face: CombatFace,
    },
    Rerolled {
        seat: Seat,
    },
    Missed {
        seat: Seat,
    },
    AmmoSpent {
        seat: Seat,
        weapon: Item,
        left: u8,
    },
    AmmoAdded {
        seat: Seat,
        weapon: Item,
        ammo: u8,
    },
    Thrown {
        seat: Seat,
        item: Item,
        slot: SlotId,
    },
    // Bodies.
    LightWound {
        seat: Seat,
        light: u8,
    },
    SeriousWound {
        seat: Seat,
        wound: Option<SeriousWound>,
    },
    LightHealed {
        seat: Seat,
        light: u8,
    },
    Dressed {
        seat: Seat,
        wound: Option<SeriousWound>,
    },
    SeriousHealed {
        seat: Seat,
        wound: Option<SeriousWound>,
    },
    Contaminated {
        seat: Seat,
    },
    /// N-RULING-98: how many cards were scanned is public; how they came out is the owner's.
    Scanned {
        seat: Seat,
        cards: u8,
        infected: Option<u8>,
    },
    ContaminationRemoved {
        seat: Seat,
        cards: u8,
    },
    LarvaPlaced {
        seat: Seat,
    },
    LarvaRemoved {
        seat: Seat,
    },
    Died {
        seat: Seat,
        slot: SlotId,
    },
    // Items and Objects.
    Searches {
        seat: Seat,
        deck: u8,
    },
    /// Cards looked at by the searcher alone (N-INFO-18).
    ItemSeen {
        seat: Seat,
        item: Option<Item>,
    },
    ItemGained {
        seat: Seat,
        item: Option<Item>,
        back: ItemGroup,
    },
    /// A card goes face down under its deck.
    ItemUnder {
        seat: Seat,
        item: Option<Item>,
        back: ItemGroup,
    },
    ItemUsed {
        seat: Seat,
        item: Item,
    },
    ItemGone {
        seat: Seat,
        item: Option<Item>,
        back: ItemGroup,
    },
    ItemsLost {
        seat: Seat,
        count: u8,
    },
    Attached {
        seat: Seat,
        item: Item,
        to: Item,
    },
    Taped {
        seat: Seat,
        item: Item,
        to: Item,
    },
    Activated {
        seat: Seat,
        item: Item,
    },
    Crafted {
        seat: Seat,
        item: Item,
    },
    PickedUp {
        seat: Seat,
        thing: Thing,
    },
    PutDown {
        seat: Seat,
        thing: Thing,
        slot: SlotId,
    },
    TradeBegins {
        seat: Seat,
    },
    Shown {
        seat: Seat,
        to: Seat,
        item: Option<Item>,
    },
    Handed {
        from: Seat,
        to: Seat,
        thing: Option<Thing>,
        back: Option<ItemGroup>,
    },
    TradeEnds {
        seat: Seat,
    },
    // The ship.
    TimeMoved {
        space: u8,
    },
    HibernationOpens,
    SelfDestruct {
        space: u8,
    },
    SelfDestructStopped,
    PodUnlocked {
        pod: PodId,
    },
    PodLocked {
        pod: PodId,
    },
    Boarded {
        seat: Seat,
        pod: PodId,
    },
    SteppedOut {
        seat: Seat,
        slot: SlotId,
    },
    Launched {
        pod: PodId,
    },
    Evacuated {
        seat: Seat,
    },
    Hibernates {
        seat: Seat,
    },
    AttemptFails {
        seat: Seat,
    },
    EngineSeen {
        seat: Seat,
        engine: u8,
        runs: Option<bool>,
    },
    EngineHandled {
        seat: Seat,
        engine: u8,
        swapped: bool,
    },
    CoordinatesSeen {
        seat: Seat,
        card: Option<u8>,
    },
    TileSeen {
        seat: Seat,
        slot: SlotId,
        room: Option<Room>,
    },
    TokenSeen {
        seat: Seat,
        slot: SlotId,
        token: Option<ExplorationToken>,
    },
    ObjectiveSeen {
        seat: Seat,
        of: Seat,
        objective: Option<Objective>,
    },
    EventSeen {
        seat: Seat,
        card: Option<EventCard>,
    },
    EventPut {
        seat: Seat,
        on_top: bool,
    },
    DestinationSet {
        seat: Seat,
        space: u8,
    },
    SignalSent {
        seat: Seat,
    },
    AirlockSet {
        slot: SlotId,
    },
    AirlockOff {
        slot: SlotId,
    },
    AirlockOpens {
        slot: SlotId,
    },
    // The Event Phase.
    EventDrawn {
        card: EventCard,
    },
    /// Drawn for a Corridor number only (N-RULING-38).
    NumberDrawn {
        card: EventCard,
    },
    EventRemoved {
        card: EventCard,
    },
    EventDeckMade,
    DevelopmentDrawn {
        token: BagToken,
    },
    // Objectives and the end.
    Contact,
    /// Whether it was a Corporate card is public (N-RULING-177).
    ObjectiveKept {
        seat: Seat,
        objective: Option<Objective>,
        corporate: bool,
    },
    GameEnds {
        cause: EndCause,
    },
    ShipDestroyed,
    EngineRevealed {
        engine: u8,
        working: bool,
    },
    CoordinatesRevealed {
        card: u8,
    },
    Arrived {
        destination: Destination,
    },
    CheckBegins {
        seat: Seat,
    },
    CheckCard {
        seat: Seat,
        card: HandCard,
    },
    CheckSurvived {
        seat: Seat,
    },
    LostAboard {
        seat: Seat,
    },
    ObjectiveRevealed {
        seat: Seat,
        objective: Objective,
        fulfilled: bool,
    },
    CrewObjective {
        objective: Objective,
        fulfilled: bool,
    },
    Wins {
        seat: Seat,
    },
    // The Intruder player.
    TakesOver {
        seat: Seat,
    },
    IntruderCardDrawn {
        seat: Seat,
        card: Option<IntruderCard>,
    },
    IntruderPlays {
        seat: Seat,
        card: IntruderCard,
        way: IntruderUse,
    },
    IntruderDiscards {
        seat: Seat,
        card: IntruderCard,
    },
    /// A card the Intruder player alone looks at (N-RULING-242).
    AttackSeen {
        seat: Seat,
        card: Option<AttackCard>,
    },
    EventChoiceSeen {
        seat: Seat,
        card: Option<EventCard>,
    },
    /// An Event card the Intruder player has not chosen (N-RULING-242).
    EventLeft {
        card: EventCard,
    },
    /// A Contamination card was among the four of the contamination check (N-WIN-12).
    CheckFailed {
        seat: Seat,
    },
    // Talk.
    Claimed {
        seat: Seat,
        claim: Claim,
        truth: Option<bool>,
    },
    /// An Item that is not used up has shown itself by its use (N-INFO-17).
    ItemRevealed {
        seat: Seat,
        item: Item,
    },
    /// A card looked at and not kept goes face down under its deck; heavy or not, it stays secret (N-INFO-18).
    ItemPutBack {
        seat: Seat,
        item: Option<Item>,
        back: ItemGroup,
    },
}

/// What a viewer learns of a fact; `None` when nothing of it shows.
pub fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    use Event as E;
    let mut seen = *event;
    let own = |seat: Seat| viewer.is(seat);
    let either = |a: Seat, b: Seat| viewer.is(a) || viewer.is(b);
    match &mut seen {
        E::ObjectiveDealt { seat, objective } if !own(*seat) => *objective = None,
        // N-GOAL-06: the Objective kept stays secret.
        E::ObjectiveKept { seat, objective, .. } if !own(*seat) && applies!("N-GOAL-06") => *objective = None,
        E::ObjectiveSeen { seat, objective, .. } if !own(*seat) => *objective = None,
        E::CardDrawn { seat, card } if !own(*seat) => *card = None,
        // N-RULING-98: an open Contamination card tells others nothing about a scan.
        E::Discarded { seat, card } | E::CheckCard { seat, card } if !own(*seat) => *card = card.open_face(),
        E::Scanned { seat, infected, .. } if !own(*seat) => *infected = None,
        E::ItemSeen { seat, item } | E::ItemPutBack { seat, item, .. } if !own(*seat) => *item = None,
        E::ItemGained { seat, item, .. } | E::ItemUnder { seat, item, .. } | E::ItemGone { seat, item, .. }
            if !own(*seat) && !item.is_some_and(|item| item.facts().heavy) =>
        {
            *item = None;
        }
        E::Shown { seat, to, item } if !either(*seat, *to) => *item = None,
        E::Handed { from, to, thing, .. } if !either(*from, *to) => {
            if let Some(Thing::Item(item)) = thing
                && !item.facts().heavy
            {
                *thing = None;
            }
        }
        E::EngineSeen { seat, runs, .. } if !own(*seat) => *runs = None,
        E::CoordinatesSeen { seat, card } if !own(*seat) => *card = None,
        E::TileSeen { seat, room, .. } if !own(*seat) => *room = None,
        E::TokenSeen { seat, token, .. } if !own(*seat) => *token = None,
        E::EventSeen { seat, card } | E::EventChoiceSeen { seat, card } if !own(*seat) => *card = None,
        E::IntruderCardDrawn { seat, card } if !own(*seat) => *card = None,
        E::AttackSeen { seat, card } if !own(*seat) => *card = None,
        // Claim and truth are kept apart until the game is over.
        E::Claimed { truth, .. } => *truth = None,
        _ => {}
    }
    Some(seen)
}
