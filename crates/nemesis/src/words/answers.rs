//! Answers in words, both ways.

use super::names::{
    DECKS, attack_name, card_name, character_name, corridor_name, destination_name, event_name, figure_name, intruder_card_name, item_name,
    network_name, objective_back, objective_name, pod_name, read_action, read_attack, read_card, read_character, read_corridor,
    read_destination, read_event, read_figure, read_intruder_card, read_item, read_network, read_objective, read_pod, read_seat, read_slot,
    read_thing, read_wound, seat_name, slot_name, thing_name, wound_name,
};
use crate::action::{Action, Deed, Eggs, IntruderUse};
use crate::board::{Board, Whereabouts};
use crate::generated::objectives::ObjectiveGroup;
use crate::setup::Mode;

/// Answers that are always the same words. `leave` is for two questions: see [`leave`].
const FIXED: [(&str, Action); 25] = [
    ("pass", Action::Pass),
    ("done", Action::Done),
    ("yes", Action::Yes),
    ("no", Action::No),
    ("shoot", Action::Do(Deed::Shoot)),
    ("melee", Action::Do(Deed::Melee)),
    ("pick up", Action::Do(Deed::PickUp)),
    ("trade", Action::Do(Deed::Trade)),
    ("craft", Action::Do(Deed::Craft)),
    ("room action", Action::Do(Deed::RoomAction)),
    ("eggs", Action::Eggs(Eggs::Any)),
    ("nest eggs", Action::Eggs(Eggs::Nest)),
    ("loose eggs", Action::Eggs(Eggs::Loose)),
    ("reroll", Action::Reroll),
    ("swap", Action::Swap),
    ("top", Action::Top),
    ("bottom", Action::Bottom),
    ("launch", Action::Launch),
    ("wait", Action::Wait),
    ("stay", Action::Stay),
    ("decline", Action::Decline),
    ("1", Action::Number(1)),
    ("2", Action::Number(2)),
    ("3", Action::Number(3)),
    ("4", Action::Number(4)),
];

/// What others see of an Objective at a place of somebody's two.
pub fn objective_place(place: u8, board: &Board) -> &'static str {
    objective_back(match (board.mode, place) {
        (Mode::SemiCooperative, 0) => ObjectiveGroup::Corporate,
        (Mode::SemiCooperative, _) => ObjectiveGroup::Personal,
        (Mode::Solo | Mode::Cooperative, _) => ObjectiveGroup::SoloCoop,
    })
}

/// Leaving the engine tokens as they are, or leaving the Pod: who waits in a Pod handles no engine.
fn leave(board: &Board) -> Action {
    if matches!(board.member(board.active).place, Whereabouts::Pod(_)) { Action::StepOut } else { Action::Leave }
}

fn say_deed(deed: Deed, board: &Board) -> String {
    match deed {
        Deed::Move(corridor) => format!("move {}", corridor_name(corridor, board)),
        Deed::Careful(corridor) => format!("careful {}", corridor_name(corridor, board)),
        Deed::Shoot => "shoot".to_owned(),
        Deed::Melee => "melee".to_owned(),
        Deed::PickUp => "pick up".to_owned(),
        Deed::Trade => "trade".to_owned(),
        Deed::Craft => "craft".to_owned(),
        Deed::RoomAction => "room action".to_owned(),
        Deed::Activate(item) => format!("activate {}", item_name(item)),
        Deed::Play(card) => format!("play {}", super::names::action_name(card)),
        Deed::Use(item) => format!("use {}", item_name(item)),
    }
}

pub fn say(action: &Action, board: &Board) -> String {
    let fixed = |wanted: &Action| FIXED.iter().find(|(_, action)| action == wanted).map_or("?", |(text, _)| text).to_owned();
    match *action {
        Action::Pass
        | Action::Done
        | Action::Yes
        | Action::No
        | Action::Eggs(_)
        | Action::Reroll
        | Action::Swap
        | Action::Top
        | Action::Bottom
        | Action::Launch
        | Action::Wait
        | Action::Stay
        | Action::Decline => fixed(action),
        Action::Leave | Action::StepOut => "leave".to_owned(),
        Action::Do(deed) => say_deed(deed, board),
        Action::Drop(thing) => format!("drop {}", thing_name(thing, board)),
        Action::Option(number) => format!("option {number}"),
        Action::Number(number) => number.to_string(),
        Action::Room(slot) => slot_name(slot),
        Action::Corridor(corridor) => corridor_name(corridor, board).to_owned(),
        Action::Technical(network) => network_name(network, board),
        Action::Who(seat) => seat_name(seat, board),
        Action::Figure(figure) => figure_name(figure),
        Action::Item(item) => item_name(item),
        Action::Thing(thing) => thing_name(thing, board),
        Action::Deck(deck) => DECKS.get(usize::from(deck)).map_or("?", |name| name).to_owned(),
        Action::Pod(pod) => pod_name(pod),
        Action::Destination(space) => destination_name(space).to_owned(),
        Action::Wound(place) => {
            board.member(board.active).wounds.as_slice().get(usize::from(place)).map_or_else(|| "?".to_owned(), |&card| wound_name(card))
        }
        Action::Card(card) => card_name(card),
        Action::Objective(objective) => objective_name(objective),
        Action::ObjectiveOf(place) => objective_place(place, board).to_owned(),
        Action::Character(character) => character_name(character),
        Action::With(seat) => format!("with {}", seat_name(seat, board)),
        Action::Show(seat) => format!("show {}", seat_name(seat, board)),
        Action::Intruder(IntruderUse::Move, card) => format!("move with {}", intruder_card_name(card)),
        Action::Intruder(IntruderUse::Attack, card) => format!("attack with {}", intruder_card_name(card)),
        Action::Intruder(IntruderUse::Effect, card) => format!("effect of {}", intruder_card_name(card)),
        Action::AttackCard(card) => attack_name(card),
        Action::EventCard(card) => event_name(card),
        Action::KeepCard(card) => intruder_card_name(card),
    }
}

/// Reads an answer. The words of each kind of answer are different, so that the table alone tells what is meant.
pub fn read(text: &str, board: &Board) -> Option<Action> {
    let text = text.trim().to_lowercase();
    let text = text.as_str();
    if let Some((_, action)) = FIXED.iter().find(|(fixed, _)| *fixed == text) {
        return Some(*action);
    }
    if text == "leave" {
        return Some(leave(board));
    }
    if let Some(action) = read_prefixed(text, board) {
        return Some(action);
    }
    // While Characters are chosen their names are draft cards, afterwards they are players.
    let choosing = board.seats().any(|seat| board.member(seat).character.is_none());
    let who = if choosing { read_character(text).map(Action::Character) } else { read_seat(text, board).map(Action::Who) };
    who.or_else(|| read_slot(text).map(Action::Room))
        .or_else(|| read_corridor(text, board).map(Action::Corridor))
        .or_else(|| read_network(text, board).map(Action::Technical))
        .or_else(|| read_figure(text).map(Action::Figure))
        .or_else(|| read_thing(text, board).map(Action::of))
        .or_else(|| DECKS.iter().position(|&deck| deck == text).map(|deck| Action::Deck(deck as u8)))
        .or_else(|| read_pod(text).map(Action::Pod))
        .or_else(|| read_destination(text).map(Action::Destination))
        .or_else(|| read_card(text).map(Action::Card))
        .or_else(|| read_objective(text).map(Action::Objective))
        .or_else(|| (0..2).find(|&place| objective_place(place, board) == text).map(Action::ObjectiveOf))
        .or_else(|| read_attack(text).map(Action::AttackCard))
        .or_else(|| read_event(text).map(Action::EventCard))
        .or_else(|| read_intruder_card(text).map(Action::KeepCard))
        .or_else(|| read_wound_place(text, board))
}

/// Answers that begin with what is done.
fn read_prefixed(text: &str, board: &Board) -> Option<Action> {
    let after = |prefix: &str| text.strip_prefix(prefix);
    let intruder = |way: IntruderUse| move |card: &str| read_intruder_card(card).map(|card| Action::Intruder(way, card));
    None.or_else(|| after("move with ").and_then(intruder(IntruderUse::Move)))
        .or_else(|| after("attack with ").and_then(intruder(IntruderUse::Attack)))
        .or_else(|| after("effect of ").and_then(intruder(IntruderUse::Effect)))
        .or_else(|| after("move ").and_then(|name| read_corridor(name, board)).map(|corridor| Action::Do(Deed::Move(corridor))))
        .or_else(|| after("careful ").and_then(|name| read_corridor(name, board)).map(|corridor| Action::Do(Deed::Careful(corridor))))
        .or_else(|| after("activate ").and_then(read_item).map(|item| Action::Do(Deed::Activate(item))))
        .or_else(|| after("play ").and_then(read_action).map(|card| Action::Do(Deed::Play(card))))
        .or_else(|| after("use ").and_then(read_item).map(|item| Action::Do(Deed::Use(item))))
        .or_else(|| after("drop ").and_then(|name| read_thing(name, board)).map(Action::Drop))
        .or_else(|| after("option ").and_then(|digits| digits.parse().ok()).map(Action::Option))
        .or_else(|| after("with ").and_then(|name| read_seat(name, board)).map(Action::With))
        .or_else(|| after("show ").and_then(|name| read_seat(name, board)).map(Action::Show))
}

/// A Serious Wound of whoever acts: nobody treats others. Of equal ones the first; one that is not there is past the list.
fn read_wound_place(text: &str, board: &Board) -> Option<Action> {
    let wanted = read_wound(text)?;
    let wounds = &board.member(board.active).wounds;
    let place = wounds.iter().position(|&card| card == wanted).unwrap_or(wounds.len());
    Some(Action::Wound(place as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Deed, IntruderUse};
    use crate::board::{Thing, WoundCard};
    use crate::cards::HandCard;
    use crate::generated::attacks::AttackCard;
    use crate::generated::crew::{ActionCard, Character};
    use crate::generated::events::EventCard;
    use crate::generated::items::Item;
    use crate::generated::objectives::Objective;
    use crate::generated::ship::BoardSide;
    use crate::generated::swarm::{IntruderCard, IntruderKind};
    use crate::generated::wounds::SeriousWound;
    use crate::ids::{FigureId, PodId, SlotId};
    use crate::{Setup, start};

    fn table(side: BoardSide) -> Board {
        let mut board = start::table(&Setup { side, ..Setup::new(5) });
        for (seat, character) in board.seats().zip(Character::ALL) {
            board.member_mut(seat).character = Some(character);
        }
        for (wound, dressed) in [(Some(SeriousWound::Leg), true), (None, false)] {
            board.member_mut(board.active).wounds.push(WoundCard { wound, dressed }).expect("room for three Wounds");
        }
        board
    }

    /// Every answer there is on a board, except those that belong to other moments of a game.
    fn every_answer(board: &Board) -> Vec<Action> {
        let mut all: Vec<Action> = FIXED.iter().map(|&(_, action)| action).collect();
        let objects = [Thing::BlueCorpse, Thing::Carcass, Thing::Egg].into_iter().chain(board.seats().map(Thing::RedCorpse));
        let things: Vec<Thing> = Item::ALL.map(Thing::Item).into_iter().chain(objects).collect();
        for corridor in board.all_corridors() {
            all.extend([Action::Do(Deed::Move(corridor)), Action::Do(Deed::Careful(corridor)), Action::Corridor(corridor)]);
        }
        for item in Item::ALL {
            all.extend([Action::Do(Deed::Activate(item)), Action::Do(Deed::Use(item))]);
        }
        for card in IntruderCard::ALL {
            let uses = [IntruderUse::Move, IntruderUse::Attack, IntruderUse::Effect];
            all.extend(uses.map(|way| Action::Intruder(way, card)));
            all.push(Action::KeepCard(card));
        }
        for seat in board.seats() {
            all.extend([Action::Who(seat), Action::With(seat), Action::Show(seat)]);
        }
        for number in 0..3 {
            all.extend([Action::Option(number + 1), Action::Deck(number), Action::Destination(number)]);
        }
        all.extend(ActionCard::ALL.map(|card| Action::Do(Deed::Play(card))));
        all.extend(ActionCard::ALL.map(|card| Action::Card(HandCard::action(card))));
        all.extend([HandCard::UNSCANNED, HandCard::INFECTED, HandCard::CLEAN].map(Action::Card));
        all.extend(things.iter().map(|&thing| Action::Drop(thing)));
        all.extend(things.iter().map(|&thing| Action::of(thing)));
        all.extend(SlotId::all().map(Action::Room));
        all.extend((0..board.map().networks.len() as u8).map(Action::Technical));
        all.extend(IntruderKind::ALL.into_iter().flat_map(FigureId::of).map(Action::Figure));
        all.extend(PodId::all().map(Action::Pod));
        all.extend([Action::Wound(0), Action::Wound(1), Action::ObjectiveOf(0), Action::ObjectiveOf(1), Action::Leave]);
        all.extend(Objective::ALL.map(Action::Objective));
        all.extend(AttackCard::ALL.map(Action::AttackCard));
        all.extend(EventCard::ALL.map(Action::EventCard));
        all
    }

    #[test]
    fn every_answer_is_read_back() {
        for side in BoardSide::ALL {
            let board = table(side);
            for action in every_answer(&board) {
                let said = say(&action, &board);
                assert_eq!(read(&said, &board), Some(action), "{said}");
            }
        }
    }

    #[test]
    fn two_answers_depend_on_the_moment() {
        let mut board = table(BoardSide::Basic);
        board.member_mut(board.active).place = Whereabouts::Pod(PodId(0));
        assert_eq!(read(&say(&Action::StepOut, &board), &board), Some(Action::StepOut));
        let nobody = start::table(&Setup::new(2));
        for character in Character::ALL {
            let action = Action::Character(character);
            assert_eq!(read(&say(&action, &nobody), &nobody), Some(action));
        }
    }

    #[test]
    fn what_nobody_can_say_is_not_understood() {
        let board = table(BoardSide::Basic);
        for text in ["", "move 001-021", "play medkit", "use search", "option x", "022", "technical red", "with nobody", "queen 1", "pod 5"]
        {
            assert_eq!(read(text, &board), None, "{text}");
        }
        assert_eq!(read("arm", &board), Some(Action::Wound(2)), "a Wound nobody has answers nothing");
    }
}
