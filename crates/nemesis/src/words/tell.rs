//! Facts as sentences.

use super::names::{
    DECKS, back_name, card_name, corridor_name, destination_name, figure_name, network_name, seat_name, slot_name, wound_word,
};
use crate::action::{Deed, IntruderUse, Reaction};
use crate::board::{Board, EndCause, Thing};
use crate::claims::Claim;
use crate::event::Event;
use crate::generated::items::{Item, ItemGroup};
use crate::generated::ship::{SELF_LABELS, TIME_LABELS};
use crate::generated::swarm::IntruderKind;
use crate::generated::tokens::{CombatFace, ExplorationToken, NoiseFace};
use crate::generated::wounds::SeriousWound;
use crate::ids::{FigureId, SlotId};
use kernel::Seat;

pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A player as others speak of it.
pub fn the(board: &Board, seat: Seat) -> String {
    match board.member(seat).character {
        Some(character) => format!("the {}", character.name()),
        None => seat_name(seat, board),
    }
}

fn who(board: &Board, seat: Seat) -> String {
    capital(&the(board, seat))
}

/// A Room by its name when it lies face up, and by its number.
fn place(board: &Board, slot: SlotId) -> String {
    match board.chamber(slot).room {
        Some(room) if slot.is_some() => format!("{} ({})", room.name(), slot_name(slot)),
        Some(_) | None => slot_name(slot),
    }
}

/// An Intruder as those who meet it call it.
fn beast(figure: FigureId) -> String {
    capital(&figure_name(figure))
}

fn an_item(item: Option<Item>, back: ItemGroup) -> String {
    match item {
        Some(item) => item.name().to_owned(),
        None => format!("a {} Item", back_name(back)),
    }
}

fn wound(wound: Option<SeriousWound>) -> String {
    wound.map_or_else(|| "a Serious Wound".to_owned(), |wound| format!("the Serious Wound {}", wound_word(wound)))
}

fn thing(board: &Board, it: Thing) -> String {
    match it {
        Thing::Item(item) => item.name().to_owned(),
        Thing::BlueCorpse => "the blue Corpse".to_owned(),
        Thing::RedCorpse(seat) => format!("the Corpse of {}", the(board, seat)),
        Thing::Carcass => "a Carcass".to_owned(),
        Thing::Egg => "an Egg".to_owned(),
    }
}

/// `1 card`, `2 cards`.
fn counted(number: u8, what: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {what}{ending}")
}

fn deed(board: &Board, deed: Deed) -> String {
    match deed {
        Deed::Move(corridor) => format!("moves through {}", corridor_name(corridor, board)),
        Deed::Careful(corridor) => format!("moves carefully through {}", corridor_name(corridor, board)),
        Deed::Shoot => "takes aim".into(),
        Deed::Melee => "closes in with bare hands".into(),
        Deed::PickUp => "picks something up".into(),
        Deed::Trade => "wants to trade".into(),
        Deed::Craft => "puts something together".into(),
        Deed::Activate(item) => format!("activates {}", item.name()),
        Deed::Play(card) => format!("plays {}", card.name()),
        Deed::Use(item) => format!("uses {}", item.name()),
        Deed::RoomAction => "uses the Room".into(),
    }
}

fn noise_face(face: NoiseFace) -> &'static str {
    match face {
        NoiseFace::One | NoiseFace::Two | NoiseFace::Three | NoiseFace::Four => face.id(),
        NoiseFace::Silence => "silence",
        NoiseFace::Danger => "danger",
    }
}

fn combat_face(face: CombatFace) -> &'static str {
    match face {
        CombatFace::Blank => "blank",
        CombatFace::Creeper => "Creeper",
        CombatFace::Adult => "Adult",
        CombatFace::Single => "single hit",
        CombatFace::Double => "double hit",
    }
}

fn exploration(token: ExplorationToken) -> String {
    let facts = token.facts();
    format!("{}, {}", facts.symbol.name(), counted(facts.items, "Item"))
}

/// A token of the bag whose number nobody sees.
fn of_kind(kind: Option<IntruderKind>) -> String {
    match kind {
        None => "A blank token".to_owned(),
        Some(kind @ IntruderKind::Adult) => format!("An {} token", kind.name()),
        Some(kind @ (IntruderKind::Larva | IntruderKind::Creeper | IntruderKind::Breeder | IntruderKind::Queen)) => {
            format!("A {} token", kind.name())
        }
    }
}

fn working(working: bool) -> &'static str {
    if working { "Working" } else { "Damaged" }
}

fn end_cause(cause: EndCause) -> &'static str {
    match cause {
        EndCause::Jump => "The Nemesis jumps.",
        EndCause::SelfDestruct => "The Self-Destruct sequence is over.",
        EndCause::NinthFire => "There is too much Fire: the ship burns up.",
        EndCause::NinthMalfunction => "There are too many Malfunctions: the hull bursts.",
        EndCause::NobodyActive => "Nobody aboard can act any more.",
    }
}

fn claim(board: &Board, seat: Seat, claim: Claim) -> String {
    let who = who(board, seat);
    match claim {
        Claim::Engine { engine, working: works } => format!("{who} says: engine {} is {}.", engine + 1, working(works)),
        Claim::Coordinates { space, destination } => {
            format!("{who} says: {} leads to {}.", destination_name(space), destination.name())
        }
        Claim::Tile { slot, room } => format!("{who} says: {} is the {}.", slot_name(slot), room.name()),
        Claim::Holds { item, yes: true } => format!("{who} says: I have {}.", item.name()),
        Claim::Holds { item, yes: false } => format!("{who} says: I do not have {}.", item.name()),
        Claim::Infected { cards: 0 } => format!("{who} says: I am clean."),
        Claim::Infected { cards } => format!("{who} says: {} of mine are INFECTED.", counted(cards, "card")),
        Claim::Kept { group } => format!("{who} says: I have kept the {} Objective.", group.name()),
    }
}

/// A fact as a sentence.
pub fn tell(event: &Event, board: &Board) -> String {
    use Event as E;
    let who = |seat: Seat| who(board, seat);
    let the = |seat: Seat| the(board, seat);
    let at = |slot: SlotId| place(board, slot);
    match *event {
        E::NumberDealt { seat, number } => format!("{} is player {number}.", who(seat)),
        E::ObjectiveDealt { seat, objective: Some(objective) } => format!("{} is dealt {}.", who(seat), objective.name()),
        E::ObjectiveDealt { seat, objective: None } => format!("{} is dealt an Objective.", who(seat)),
        E::OpenObjective { objective } => format!("Objective of the crew: {}.", objective.name()),
        E::CharactersOffered { seat, first, second } => format!("{} may be the {} or the {}.", who(seat), first.name(), second.name()),
        E::CharacterChosen { seat, character } => format!("Seat {} wakes up as the {}.", seat.number() + 1, character.name()),
        E::PodPlaced { pod } => format!("Escape Pod {} is ready.", pod.number()),
        E::RoundBegins { round } => format!("Round {round}."),
        E::FirstPlayer { seat } => format!("The First Player token goes to {}.", the(seat)),
        E::TurnBegins { seat } => format!("Turn of {}.", the(seat)),
        E::CardDrawn { seat, card: Some(card) } => format!("{} draws {}.", who(seat), card_name(card)),
        E::CardDrawn { seat, card: None } => format!("{} draws a card.", who(seat)),
        E::DeckMade { seat } => format!("{} shuffles a new Action deck.", who(seat)),
        E::Announced { seat, deed: it } => format!("{} {}.", who(seat), deed(board, it)),
        E::Reacted { seat, reaction: Reaction::Interruption } => format!("{} interrupts.", who(seat)),
        E::Reacted { seat, reaction: Reaction::NervesOfSteel } => format!("{} has Nerves of Steel.", who(seat)),
        E::Reacted { seat, reaction: Reaction::Armor } => format!("The Armor of {} holds.", the(seat)),
        E::Cancelled { seat } => format!("The action of {} comes to nothing.", the(seat)),
        E::Discarded { seat, card } => format!("{} discards {}.", who(seat), card_name(card)),
        E::Passed { seat } => format!("{} passes.", who(seat)),
        E::TurnEnds { seat } => format!("{} has finished.", who(seat)),
        E::Revived { seat, slot } => format!("{} opens the eyes again in {}.", who(seat), at(slot)),
        E::Moved { seat, to } => format!("{} crawls into {}.", who(seat), at(to)),
        E::RoomRevealed { slot, room } => format!("{} is the {}.", slot_name(slot), room.name()),
        E::TokenRevealed { slot, token } => format!("Found in {}: {}.", at(slot), exploration(token)),
        E::CounterSet { slot, count } => format!("{} to be found in {}.", counted(count, "Item"), at(slot)),
        E::NoiseRolled { seat, face } => format!("{} listens: {}.", who(seat), noise_face(face)),
        E::NoisePlaced { corridor } => format!("Something moves: noise in corridor {}.", corridor_name(corridor, board)),
        E::TechnicalNoisePlaced { network } => format!("Something scrapes in the walls: noise in {}.", network_name(network, board)),
        E::NoiseCleared { slot } => format!("The noise around {} ends.", at(slot)),
        E::Danger { slot } => format!("Danger: they close in on {}.", at(slot)),
        E::Slimed { seat } => format!("Slime covers {}.", the(seat)),
        E::SlimeGone { seat } => format!("{} is rid of the Slime.", who(seat)),
        E::Fire { slot } => format!("Fire breaks out in {}.", at(slot)),
        E::FireOut { slot } => format!("The Fire in {} is out.", at(slot)),
        E::Malfunction { slot } => format!("Malfunction in {}.", at(slot)),
        E::MalfunctionGone { slot } => format!("{} works again.", at(slot)),
        E::DoorClosed { corridor } => format!("The Door in {} closes.", corridor_name(corridor, board)),
        E::DoorOpened { corridor } => format!("The Door in {} opens.", corridor_name(corridor, board)),
        E::DoorDestroyed { corridor } => format!("The Door in {} is torn apart.", corridor_name(corridor, board)),
        E::Encounter { seat, slot } => format!("{} is not alone in {}.", who(seat), at(slot)),
        E::TokenDrawn { token } => format!("Drawn from the bag: {}.", token.name()),
        E::TokenReturned { kind } => format!("{} goes back into the bag.", of_kind(kind)),
        E::TokenAdded { kind } => format!("{} is added to the bag.", of_kind(Some(kind))),
        E::TokenLeft { kind } => format!("{} leaves the bag.", of_kind(Some(kind))),
        E::FigurePlaced { figure, slot } => format!("{} appears in {}.", beast(figure), at(slot)),
        E::FigureMoved { figure, to } => format!("{} stalks into {}.", beast(figure), at(to)),
        E::FigureLeft { figure } => format!("{} vanishes into the dark.", beast(figure)),
        E::FigureStays { figure } => format!("{} stays where it is.", beast(figure)),
        E::Injured { figure, injuries } => format!("{} is hurt: {}.", beast(figure), counted(injuries, "Injury marker")),
        E::Recovered { figure, injuries } => format!("{} recovers: {}.", beast(figure), counted(injuries, "Injury marker")),
        E::CheckDrawn { figure, card } => {
            let blood = card.facts().blood.map_or_else(|| "it wants to retreat".to_owned(), |blood| format!("{blood} Injuries kill it"));
            format!("{}: {blood} ({}).", beast(figure), card.name())
        }
        E::Survives { figure } => format!("{} survives.", beast(figure)),
        E::Killed { figure } => format!("{} is dead.", beast(figure)),
        E::Retreats { figure, number } => format!("{} retreats through exit {number}.", beast(figure)),
        E::Surprise { figure, seat } => format!("{} takes {} by surprise.", beast(figure), the(seat)),
        E::Attacks { figure, seat } => format!("{} attacks {}.", beast(figure), the(seat)),
        E::AttackDrawn { card } => format!("Attack: {}.", card.name()),
        E::Misses { figure, seat } => format!("{} misses {}.", beast(figure), the(seat)),
        E::AttackIgnored { seat } => format!("{} gets away unhurt.", who(seat)),
        E::Infested { seat } => format!("A Larva infests {}.", the(seat)),
        E::Transformed { from, to } => format!("{} transforms into {}.", beast(from), figure_name(to)),
        E::EggAdded => "An Egg is added in the Nest.".into(),
        E::EggDestroyed { slot } => format!("An Egg in {} is destroyed.", at(slot)),
        E::EggLeft => "An Egg leaves the Nest.".into(),
        E::NestDestroyed => "The Nest is destroyed.".into(),
        E::WeaknessRevealed { weakness } => format!("A Weakness is found: {}.", weakness.name()),
        E::Shoots { seat, weapon } => format!("{} fires the {}.", who(seat), weapon.name()),
        E::Strikes { seat } => format!("{} strikes.", who(seat)),
        E::CombatRolled { seat, face } => format!("{} rolls: {}.", who(seat), combat_face(face)),
        E::Rerolled { seat } => format!("{} rolls again.", who(seat)),
        E::Missed { seat } => format!("{} misses.", who(seat)),
        E::AmmoSpent { seat, weapon, left } => format!("{} of {}: {left} Ammo left.", weapon.name(), the(seat)),
        E::AmmoAdded { seat, weapon, ammo } => format!("{} of {}: loaded to {ammo} Ammo.", weapon.name(), the(seat)),
        E::Thrown { seat, item, slot } => format!("{} throws {} into {}.", who(seat), item.name(), at(slot)),
        E::LightWound { seat, light: 0 } => format!("The Light Wounds of {} turn serious.", the(seat)),
        E::LightWound { seat, light } => format!("{} is wounded: {}.", who(seat), counted(light, "Light Wound")),
        E::SeriousWound { seat, wound: it } => format!("{} suffers {}.", who(seat), wound(it)),
        E::LightHealed { seat, light } => format!("{} recovers: {}.", who(seat), counted(light, "Light Wound")),
        E::Dressed { seat, wound: it } => format!("{} dresses {}.", who(seat), wound(it)),
        E::SeriousHealed { seat, wound: it } => format!("{} is healed of {}.", who(seat), wound(it)),
        E::Contaminated { seat } => format!("{} takes a Contamination card.", who(seat)),
        E::Scanned { seat, cards, infected: None } => format!("{} scans {}.", who(seat), counted(cards, "Contamination card")),
        E::Scanned { seat, cards, infected: Some(infected) } => {
            format!("{} scans {}: {infected} INFECTED.", who(seat), counted(cards, "Contamination card"))
        }
        E::ContaminationRemoved { seat, cards } => format!("{} removes {}.", who(seat), counted(cards, "Contamination card")),
        E::LarvaPlaced { seat } => format!("Something grows inside {}.", the(seat)),
        E::LarvaRemoved { seat } => format!("{} is rid of the Larva.", who(seat)),
        E::Died { seat, slot } => format!("{} dies in {}.", who(seat), at(slot)),
        E::Searches { seat, deck } => {
            format!("{} searches: {} Items.", who(seat), DECKS.get(usize::from(deck)).map_or("some", |name| name))
        }
        E::ItemSeen { seat, item: Some(item) } => format!("{} looks at {}.", who(seat), item.name()),
        E::ItemSeen { seat, item: None } => format!("{} looks at an Item.", who(seat)),
        E::ItemGained { seat, item, back } => format!("{} takes {}.", who(seat), an_item(item, back)),
        E::ItemUnder { seat, item, back } => format!("{} puts {} under its deck.", who(seat), an_item(item, back)),
        E::ItemUsed { seat, item } => format!("{} uses up {}.", who(seat), item.name()),
        E::ItemGone { seat, item, back } => format!("{} loses {}.", who(seat), an_item(item, back)),
        E::ItemsLost { seat, count } => format!("{} of {} lost.", counted(count, "Item"), the(seat)),
        E::Attached { seat, item, to } => format!("{} fits {} to {}.", who(seat), item.name(), to.name()),
        E::Taped { seat, item, to } => format!("{} tapes {} to {}.", who(seat), item.name(), to.name()),
        E::Activated { seat, item } => format!("{} can use {} from now on.", who(seat), item.name()),
        E::Crafted { seat, item } => format!("{} crafts {}.", who(seat), item.name()),
        E::PickedUp { seat, thing: it } => format!("{} picks up {}.", who(seat), thing(board, it)),
        E::PutDown { seat, thing: it, slot } => format!("{} puts down {} in {}.", who(seat), thing(board, it), at(slot)),
        E::TradeBegins { seat } => format!("{} begins a Trade.", who(seat)),
        E::Shown { seat, to, item } => {
            format!("{} shows {} {}.", who(seat), the(to), item.map_or("an Item", Item::name))
        }
        E::Handed { from, to, thing: it, back } => {
            let what = match (it, back) {
                (Some(it), _) => thing(board, it),
                (None, Some(back)) => an_item(None, back),
                (None, None) => "something".to_owned(),
            };
            format!("{} hands {what} to {}.", who(from), the(to))
        }
        E::TradeEnds { seat } => format!("The Trade of {} is over.", the(seat)),
        E::TimeMoved { space } => format!("Time runs: {}.", TIME_LABELS.get(usize::from(space)).copied().unwrap_or("jump")),
        E::HibernationOpens => "The hibernation chambers open.".into(),
        E::SelfDestruct { space } => {
            format!("Self-Destruct sequence: {}.", SELF_LABELS.get(usize::from(space)).copied().unwrap_or("skull"))
        }
        E::SelfDestructStopped => "The Self-Destruct sequence is stopped.".into(),
        E::PodUnlocked { pod } => format!("Escape Pod {} is unlocked.", pod.number()),
        E::PodLocked { pod } => format!("Escape Pod {} is locked.", pod.number()),
        E::Boarded { seat, pod } => format!("{} boards Escape Pod {}.", who(seat), pod.number()),
        E::SteppedOut { seat, slot } => format!("{} is back in {}.", who(seat), at(slot)),
        E::Launched { pod } => format!("Escape Pod {} is launched.", pod.number()),
        E::Evacuated { seat } => format!("{} has left the ship.", who(seat)),
        E::Hibernates { seat } => format!("{} goes to sleep.", who(seat)),
        E::AttemptFails { seat } => format!("{} makes too much noise: the attempt fails.", who(seat)),
        E::EngineSeen { seat, engine, runs: None } => format!("{} looks at engine {}.", who(seat), engine + 1),
        E::EngineSeen { seat, engine, runs: Some(works) } => {
            format!("{} looks at engine {}: {}.", who(seat), engine + 1, working(works))
        }
        E::EngineHandled { seat, engine, swapped: true } => format!("{} swaps the tokens of engine {}.", who(seat), engine + 1),
        E::EngineHandled { seat, engine, swapped: false } => format!("{} leaves engine {} as it is.", who(seat), engine + 1),
        E::CoordinatesSeen { seat, card: None } => format!("{} looks at the Coordinates.", who(seat)),
        E::CoordinatesSeen { seat, card: Some(card) } => format!("{} looks at the Coordinates: card {}.", who(seat), card + 1),
        E::TileSeen { seat, slot, room: None } => format!("{} looks into {}.", who(seat), slot_name(slot)),
        E::TileSeen { seat, slot, room: Some(room) } => format!("{} looks into {}: the {}.", who(seat), slot_name(slot), room.name()),
        E::TokenSeen { seat, slot, token: None } => format!("{} looks at the Exploration token of {}.", who(seat), slot_name(slot)),
        E::TokenSeen { seat, slot, token: Some(token) } => {
            format!("{} looks at the Exploration token of {}: {}.", who(seat), slot_name(slot), exploration(token))
        }
        E::ObjectiveSeen { seat, of, objective: None } => format!("{} reads an Objective of {}.", who(seat), the(of)),
        E::ObjectiveSeen { seat, of, objective: Some(objective) } => {
            format!("{} reads an Objective of {}: {}.", who(seat), the(of), objective.name())
        }
        E::EventSeen { seat, card: None } => format!("{} looks at the next Event card.", who(seat)),
        E::EventSeen { seat, card: Some(card) } => format!("{} looks at the next Event card: {}.", who(seat), card.name()),
        E::EventPut { seat, on_top: true } => format!("{} leaves the Event card on top.", who(seat)),
        E::EventPut { seat, on_top: false } => format!("{} puts the Event card under the deck.", who(seat)),
        E::DestinationSet { seat, space } => format!("{} sets the Destination to {}.", who(seat), destination_name(space)),
        E::SignalSent { seat } => format!("{} sends the Signal.", who(seat)),
        E::AirlockSet { slot } => format!("Airlock Procedure in {}.", at(slot)),
        E::AirlockOff { slot } => format!("The Airlock Procedure in {} is called off.", at(slot)),
        E::AirlockOpens { slot } => format!("The airlock of {} opens into space.", at(slot)),
        E::EventDrawn { card } => format!("Event: {}.", card.name()),
        E::NumberDrawn { card } => format!("The Event card {} shows the number {}.", card.name(), card.facts().corridor),
        E::EventRemoved { card } => format!("{} leaves the game.", card.name()),
        E::EventDeckMade => "The Event deck is shuffled anew.".into(),
        E::DevelopmentDrawn { token } => format!("The Intruders develop: {}.", token.name()),
        E::Contact => "First contact: there is something aboard.".into(),
        E::ObjectiveKept { seat, objective: Some(objective), corporate: _ } => format!("{} keeps {}.", who(seat), objective.name()),
        E::ObjectiveKept { seat, objective: None, corporate: true } => format!("{} keeps the corporate Objective.", who(seat)),
        E::ObjectiveKept { seat, objective: None, corporate: false } => format!("{} keeps an Objective of its own.", who(seat)),
        E::GameEnds { cause } => end_cause(cause).into(),
        E::ShipDestroyed => "The Nemesis is destroyed.".into(),
        E::EngineRevealed { engine, working: works } => format!("Engine {} is {}.", engine + 1, working(works)),
        E::CoordinatesRevealed { card } => format!("The Coordinates are revealed: card {}.", card + 1),
        E::Arrived { destination } => format!("The ship arrives: {}.", destination.name()),
        E::CheckBegins { seat } => format!("{} is examined.", who(seat)),
        E::CheckCard { seat, card } => format!("{} shows {}.", who(seat), card_name(card)),
        E::CheckSurvived { seat } => format!("{} lives.", who(seat)),
        E::LostAboard { seat } => format!("{} is lost with the ship.", who(seat)),
        E::ObjectiveRevealed { seat, objective, fulfilled } => {
            let not = if fulfilled { "" } else { "not " };
            format!("{} of {}: {not}fulfilled.", objective.name(), the(seat))
        }
        E::CrewObjective { objective, fulfilled } => {
            let not = if fulfilled { "" } else { "not " };
            format!("{} of the crew: {not}fulfilled.", objective.name())
        }
        E::Wins { seat } => format!("{} wins.", who(seat)),
        E::TakesOver { seat } => format!("{} speaks for the Intruders now.", who(seat)),
        E::IntruderCardDrawn { seat, card: Some(card) } => format!("{} draws {}.", who(seat), card.name()),
        E::IntruderCardDrawn { seat, card: None } => format!("{} draws an Intruder card.", who(seat)),
        E::IntruderPlays { seat, card, way } => {
            let how = match way {
                IntruderUse::Move => "to move",
                IntruderUse::Attack => "to attack",
                IntruderUse::Effect => "for its effect",
            };
            format!("{} plays {} {how}.", who(seat), card.name())
        }
        E::IntruderDiscards { seat, card } => format!("{} discards {}.", who(seat), card.name()),
        E::AttackSeen { seat, card: Some(card) } => format!("{} looks at {}.", who(seat), card.name()),
        E::AttackSeen { seat, card: None } => format!("{} looks at an Attack card.", who(seat)),
        E::EventChoiceSeen { seat, card: Some(card) } => format!("{} looks at {}.", who(seat), card.name()),
        E::EventChoiceSeen { seat, card: None } => format!("{} looks at an Event card.", who(seat)),
        E::EventLeft { card } => format!("{} is put away.", card.name()),
        E::CheckFailed { seat } => format!("{} is not what it was. It dies.", who(seat)),
        E::ItemRevealed { seat, item } => format!("{} shows {}.", who(seat), item.name()),
        E::ItemPutBack { seat, item, back } => format!("{} puts {} back under its deck.", who(seat), an_item(item, back)),
        E::Claimed { seat, claim: it, truth: _ } => claim(board, seat, it),
    }
}
