//! What each option of a question means, in a few words: where a way leads, what a card does, what a thing is.

mod deeds;
mod places;

use kernel::{Game as _, Seat, Words as _};
use nemesis::action::{Deed, Eggs, IntruderUse};
use nemesis::board::{Thing, Whereabouts};
use nemesis::cards::HandCard;
use nemesis::choice::{Offering, Trigger};
use nemesis::generated::crew::Character;
use nemesis::generated::items::Item;
use nemesis::generated::ship::COORDINATES;
use nemesis::generated::swarm::IntruderCard;
use nemesis::ids::{CorridorId, PodId, SlotId};
use nemesis::{Action, Board, Choice, Nemesis, Step, View};

use super::names::{self, counted};
use super::ship::Focus;
use super::texts::{self, Kind};

/// A question of this game as one seat meets it.
pub type Asked<'a> = crate::terminal::desk::Asked<'a, Nemesis>;

/// The question as a sentence, with how much of the turn is left or what is to be paid.
pub fn prompt(asked: &Asked<'_>) -> String {
    let prompt = Nemesis::prompt(asked.choice, asked.board);
    match asked.choice {
        Choice::Action { .. } if asked.board.unlimited => format!("{prompt} (as many actions as you like)"),
        Choice::Action { seat } => match actions_left(asked.view, *seat) {
            Some(left) => format!("{prompt} ({} left)", counted(usize::from(left), "action")),
            None => prompt,
        },
        Choice::React { trigger: Trigger::Deed { .. }, .. } => match asked.view.steps.iter().rev().find_map(paying) {
            Some((deed, _)) => format!("{prompt} ({})", deeds::announced(deed, asked.board)),
            None => prompt,
        },
        Choice::Pay { .. } => match asked.view.steps.iter().rev().find_map(paying) {
            Some((deed, due)) => format!("{prompt} ({}: {} to pay)", deeds::title(deed), counted(usize::from(due), "card")),
            None => prompt,
        },
        Choice::Keep { .. } | Choice::Offer { .. } | Choice::Accept { .. } => match laid(asked) {
            Some(laid) => format!("{prompt} ({laid})"),
            None => prompt,
        },
        _ => prompt,
    }
}

fn paying(step: &Step) -> Option<(Deed, u8)> {
    match step {
        Step::Act(act) => Some((act.draft().deed, act.due())),
        _ => None,
    }
}

fn actions_left(view: &View, seat: Seat) -> Option<u8> {
    view.steps.iter().rev().find_map(|step| match step {
        Step::Turn(turn) => Some(turn.left()).filter(|(whose, _)| *whose == seat).map(|(_, left)| left),
        _ => None,
    })
}

/// What lies between two players who trade.
fn laid(asked: &Asked<'_>) -> Option<String> {
    use nemesis::board::trade::Face;
    let trade = asked.view.trade.as_ref()?;
    let faces = |side: &[Face]| {
        let names = side.iter().map(|face| match *face {
            Face::Open(thing) => names::thing(asked.board, thing),
            Face::Back(group) => format!("a {} Item", names::back(group)),
        });
        let names: Vec<String> = names.collect();
        if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
    };
    let [from, to] = trade.between;
    let (name, other) = (names::seat(asked.board, from), names::seat(asked.board, to));
    Some(format!("{name} lays down {}; {other} {}", faces(&trade.offers[0]), faces(&trade.offers[1])))
}

/// The name of an option. A bare number would be taken for the number of an option.
pub fn label(asked: &Asked<'_>, action: &Action) -> String {
    match action {
        Action::Number(number) => format!("exit {number}"),
        _ => Nemesis::say(action, asked.board),
    }
}

/// What an option does, in one line, and what it adds to the cost of what was announced.
pub fn meaning(asked: &Asked<'_>, action: &Action) -> String {
    let text = effect(asked, action);
    match asked.choice {
        Choice::Aim { .. } => match Nemesis::stakes(asked.choice, asked.seat, action, asked.board).cost {
            0 => text,
            cards => format!("{} more: {text}", counted(usize::from(cards), "card")),
        },
        _ => text,
    }
}

fn effect(asked: &Asked<'_>, action: &Action) -> String {
    let board = asked.board;
    match *action {
        Action::Pass => passing(asked.choice).to_owned(),
        Action::Done => "no more of it".to_owned(),
        Action::Yes => agreeing(asked.choice).to_owned(),
        Action::No => refusing(asked.choice).to_owned(),
        Action::Do(deed) => deeds::meaning(asked, deed),
        Action::Drop(thing) => dropping(thing),
        Action::Option(number) => option(asked, number),
        Action::Room(slot) => places::room(asked, slot),
        Action::Corridor(corridor) => places::corridor(asked, corridor),
        Action::Technical(network) => places::technical(asked, network),
        Action::Who(seat) | Action::With(seat) | Action::Show(seat) => who(asked, seat),
        Action::Figure(figure) => {
            let it = board.swarm.figure(figure);
            let injuries = if it.injuries == 0 { "unhurt".to_owned() } else { injured(it.injuries) };
            if it.slot.is_some() { format!("{} in {}, {injuries}", figure.kind().name(), names::room(board, it.slot)) } else { injuries }
        }
        Action::Eggs(Eggs::Any) => "Eggs nobody carries".to_owned(),
        Action::Eggs(Eggs::Nest) => format!("the {} of the Nest", counted(usize::from(asked.view.eggs), "Egg")),
        Action::Eggs(Eggs::Loose) => "Eggs lying in the Room".to_owned(),
        Action::Item(item) => self::item(asked, item),
        Action::Thing(thing) => object(board, thing),
        Action::Deck(deck) => {
            let left = asked.view.items.get(usize::from(deck)).map_or(0, |deck| deck.size);
            format!(
                "{}, {} left",
                ["weapons and military things", "technical things", "medical things"].get(usize::from(deck)).unwrap_or(&""),
                counted(usize::from(left), "card")
            )
        }
        Action::Pod(pod) => self::pod(asked, pod),
        Action::Destination(space) => leads_to(asked.view, space),
        Action::Wound(place) => {
            let wounds = &board.member(board.active).wounds;
            let wound = wounds.as_slice().get(usize::from(place)).and_then(|card| card.wound);
            wound.map_or_else(|| "a Serious Wound without a card".to_owned(), |wound| texts::summary(Kind::Wound, wound.id()))
        }
        Action::Card(card) => hand_card(card),
        Action::Objective(objective) => {
            format!("{}: {}", names::objective_group(objective.facts().group), texts::summary(Kind::Objective, objective.id()))
        }
        Action::ObjectiveOf(_) => "look at it secretly".to_owned(),
        Action::Character(character) => self::character(character),
        Action::Reroll => "the new roll counts".to_owned(),
        Action::Swap => "the other token is on top from now on; that you swapped is told to all".to_owned(),
        Action::Leave => "the tokens stay as they are; that is told to all".to_owned(),
        Action::Top => "it is resolved next".to_owned(),
        Action::Bottom => "it comes last".to_owned(),
        Action::Launch => "you leave the ship, with whoever is in the Pod".to_owned(),
        Action::Wait => "stay in the Pod and pass for this round".to_owned(),
        Action::Stay => "keep waiting: a pass".to_owned(),
        Action::StepOut => "back into the Evacuation Section, for free; then a normal turn".to_owned(),
        Action::Decline => "no deal".to_owned(),
        Action::Intruder(way, card) => intruder(way, card),
        Action::Number(number) => format!("through the Corridor with the number {number}"),
        Action::AttackCard(card) => texts::summary(Kind::Attack, card.id()),
        Action::EventCard(card) => texts::summary(Kind::Event, card.id()),
        Action::KeepCard(card) => texts::summary(Kind::IntruderCard, card.id()),
    }
}

fn injured(injuries: u8) -> String {
    if injuries == 1 { "1 Injury".to_owned() } else { format!("{injuries} Injuries") }
}

fn passing(choice: &Choice) -> &'static str {
    match choice {
        Choice::Action { .. } => "no more turns this round; you may discard cards",
        Choice::React { .. } => "let it happen",
        Choice::Drop { .. } => "keep what you hold; what you found is not taken",
        Choice::Scanner { .. } | Choice::Reroll { .. } => "the roll counts",
        Choice::ExtraAmmo { .. } => "save the Ammo",
        Choice::Scan { .. } => "do not scan",
        Choice::Intruders { .. } => "no more cards this round; you may keep one",
        Choice::KeepCard { .. } => "discard them all",
        Choice::Aim { .. } => "nobody else",
        _ => "do nothing",
    }
}

fn agreeing(choice: &Choice) -> &'static str {
    match choice {
        Choice::Consent { .. } => "your Character moves",
        Choice::Accept { .. } => "it is yours",
        Choice::ExtraAmmo { .. } => "1 Ammo, 1 more Injury",
        Choice::Scan { .. } => "scan your Contamination cards; INFECTED ones may hatch",
        Choice::TakeOver { .. } => "you play the Intruders from the next round on",
        _ => "agreed",
    }
}

fn refusing(choice: &Choice) -> &'static str {
    match choice {
        Choice::Consent { .. } => "you stay; the card is not played",
        Choice::Accept { .. } => "it stays where it is",
        Choice::TakeOver { .. } => "you watch the rest of the game",
        _ => "no",
    }
}

fn dropping(thing: Thing) -> String {
    match thing {
        Thing::Item(_) => "free; the card goes under its deck and is lost".to_owned(),
        Thing::BlueCorpse | Thing::RedCorpse(_) | Thing::Carcass | Thing::Egg => "free; it lies in this Room".to_owned(),
    }
}

/// One of the alternatives of an announced action.
fn option(asked: &Asked<'_>, number: u8) -> String {
    use nemesis::draft::Need;
    let room = || asked.board.room_of(asked.seat).and_then(|slot| asked.board.chamber(slot).room);
    let text = match asked.choice {
        Choice::Aim { need: Need::RoomOption, .. } => room().map(|room| texts::alternative(Kind::Room, room.id(), number)),
        Choice::Aim { draft, .. } => match draft.deed {
            Deed::Play(card) => Some(texts::alternative(Kind::Action, card.id(), number)),
            Deed::Use(item) | Deed::Activate(item) => Some(texts::alternative(Kind::Item, item.id(), number)),
            Deed::RoomAction => room().map(|room| texts::alternative(Kind::Room, room.id(), number)),
            Deed::Move(_) | Deed::Careful(_) | Deed::Shoot | Deed::Melee | Deed::PickUp | Deed::Trade | Deed::Craft => None,
        },
        _ => None,
    };
    text.unwrap_or_else(|| format!("the alternative with the number {number}"))
}

fn who(asked: &Asked<'_>, seat: Seat) -> String {
    let Some(member) = asked.view.member(seat) else { return String::new() };
    let cards = counted(usize::from(member.hand_size), "card");
    let what = match asked.choice {
        Choice::Trade { .. } => "",
        _ => ", in hand",
    };
    match member.place {
        Whereabouts::Room(slot) => format!("in {}; {cards}{what}", names::room(asked.board, slot)),
        other => names::place(asked.board, other),
    }
}

fn item(asked: &Asked<'_>, item: Item) -> String {
    let summary = texts::summary(Kind::Item, item.id());
    let ammo = asked.board.member(asked.seat).hands.iter().find(|carried| carried.thing == Thing::Item(item) && carried.capacity() > 0);
    let carried = ammo.map(|carried| format!("{} of {} Ammo", carried.ammo, carried.capacity()));
    let traits = carried.into_iter().chain(names::item_traits(item)).collect::<Vec<_>>().join("; ");
    match (asked.choice, traits.is_empty()) {
        (Choice::Offer { what: Offering::Show, .. }, _) => "show it; it stays yours".to_owned(),
        (_, true) => summary,
        (_, false) => format!("{summary} ({traits})"),
    }
}

fn object(board: &Board, thing: Thing) -> String {
    match thing {
        Thing::Item(item) => texts::summary(Kind::Item, item.id()),
        Thing::BlueCorpse => "a Corpse: takes a hand, and the Laboratory learns from it".to_owned(),
        Thing::RedCorpse(whose) => {
            format!("{}: takes a hand, and the Laboratory learns from it", names::thing(board, Thing::RedCorpse(whose)))
        }
        Thing::Carcass => "a dead Intruder: takes a hand, and the Laboratory learns from it".to_owned(),
        Thing::Egg => "an Egg: takes a hand, and the Laboratory learns from it".to_owned(),
    }
}

fn pod(asked: &Asked<'_>, pod: PodId) -> String {
    let it = asked.view.pods[pod.index()];
    let lock = if it.locked { "locked" } else { "unlocked" };
    let seats = asked.board.seats().filter(|&seat| asked.board.member(seat).place == Whereabouts::Pod(pod));
    let aboard: Vec<String> = seats.map(|seat| names::seat(asked.board, seat)).collect();
    let section = Board::section(pod).name();
    if aboard.is_empty() { format!("{lock}, {section}, empty") } else { format!("{lock}, {section}, with {}", aboard.join(" and ")) }
}

/// Where a letter leads, if the player has seen the Coordinates.
fn leads_to(view: &View, space: u8) -> String {
    let card = view.coordinates.and_then(|card| COORDINATES.get(usize::from(card)));
    match card.and_then(|card| card.get(usize::from(space))) {
        Some(place) => format!("leads to {}, as you have seen", place.name()),
        None => "you have not seen where it leads".to_owned(),
    }
}

fn hand_card(card: HandCard) -> String {
    match card.as_action() {
        Some(action) => texts::summary(Kind::Action, action.id()),
        None if card == HandCard::INFECTED => "INFECTED, as you know; it pays nothing".to_owned(),
        None if card == HandCard::CLEAN => "clean, as you know; it pays nothing".to_owned(),
        None => "never scanned; it pays nothing".to_owned(),
    }
}

fn character(character: Character) -> String {
    let facts = character.facts();
    let own: Vec<&str> = facts.deck.iter().map(|(card, _)| card.name()).skip(4).collect();
    let [one, other] = facts.personal_items.map(Item::name);
    format!("{}; later {one} and {other}; {}", facts.starting_item.name(), own.join(", "))
}

fn intruder(way: IntruderUse, card: IntruderCard) -> String {
    let facts = card.facts();
    match way {
        IntruderUse::Move => match facts.corridor {
            Some(number) => format!("an Intruder goes through the Corridor with the number {number}"),
            None => "an Intruder goes through any Corridor".to_owned(),
        },
        IntruderUse::Attack => format!("an Intruder attacks: draw {}, use one", counted(usize::from(facts.attack_draw), "Attack card")),
        IntruderUse::Effect => texts::summary(Kind::IntruderCard, card.id()),
    }
}

/// What an option is about, to be set off on the map.
pub fn focus(asked: &Asked<'_>, action: &Action) -> Focus {
    let nothing = Focus::default();
    let room = |slot: SlotId| Focus { slot, ..nothing };
    let stands = |seat: Seat| asked.board.room_of(seat).map_or(nothing, room);
    let through = |corridor: CorridorId| match asked.board.room_of(asked.seat) {
        Some(slot) if asked.board.corridors(slot).any(|known| known == corridor) => {
            Focus { corridor, slot: asked.board.across(corridor, slot), ..nothing }
        }
        Some(_) | None => Focus { corridor, ..nothing },
    };
    match *action {
        Action::Do(Deed::Move(corridor) | Deed::Careful(corridor)) => through(corridor),
        Action::Corridor(corridor) => Focus { corridor, ..nothing },
        Action::Room(slot) => room(slot),
        Action::Technical(_) => Focus { technical: true, ..nothing },
        Action::Who(seat) | Action::With(seat) | Action::Show(seat) => stands(seat),
        Action::Figure(figure) => asked.view.figures.get(figure.index()).and_then(|figure| figure.slot).map_or(nothing, room),
        Action::Pod(pod) => Focus { pod, ..nothing },
        Action::Do(Deed::RoomAction) => stands(asked.seat),
        _ => nothing,
    }
}

/// The entry of the content an option is about, for a closer look.
pub fn entry_of(asked: &Asked<'_>, action: &Action) -> Option<(Kind, &'static str)> {
    let here = || asked.board.room_of(asked.seat).and_then(|slot| asked.board.chamber(slot).room);
    match *action {
        Action::Do(Deed::Play(card)) => Some((Kind::Action, card.id())),
        Action::Do(Deed::Use(item) | Deed::Activate(item)) | Action::Item(item) | Action::Drop(Thing::Item(item)) => {
            Some((Kind::Item, item.id()))
        }
        Action::Do(Deed::RoomAction) => here().map(|room| (Kind::Room, room.id())),
        Action::Do(deed) => deeds::basic(deed).map(|id| (Kind::Action, id)),
        Action::Card(card) => card.as_action().map(|card| (Kind::Action, card.id())),
        Action::Room(slot) => asked.board.chamber(slot).room.map(|room| (Kind::Room, room.id())),
        Action::Objective(objective) => Some((Kind::Objective, objective.id())),
        Action::Intruder(_, card) | Action::KeepCard(card) => Some((Kind::IntruderCard, card.id())),
        Action::AttackCard(card) => Some((Kind::Attack, card.id())),
        Action::EventCard(card) => Some((Kind::Event, card.id())),
        Action::Option(_) => match asked.choice {
            Choice::Aim { draft, .. } => entry_of(asked, &Action::Do(draft.deed)),
            _ => None,
        },
        Action::Wound(place) => {
            let wounds = &asked.board.member(asked.board.active).wounds;
            wounds.as_slice().get(usize::from(place)).and_then(|card| card.wound).map(|wound| (Kind::Wound, wound.id()))
        }
        _ => None,
    }
}
