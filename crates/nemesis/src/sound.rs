//! Whether a state read from a file can be played on: nothing in it points outside the table.

use crate::State;
use crate::board::{Board, CardDeck, Member};
use crate::cards::UNSCANNED;
use crate::generated::ship::{COORDINATES, SELF_LAST, TIME_LAST};
use crate::setup::Setup;
use kernel::Game as _;

/// Marks of Duct Tape, N-ITEM-12.
const TAPES: u8 = 2;
/// More than can ever lie in a Room: one for every figure that can be killed in a game.
const CARCASSES: u8 = 200;

pub fn sound(state: &State) -> Result<(), String> {
    let board = &state.board;
    let setup = Setup { players: board.seats, mode: board.mode, side: board.side, takeover: board.takeover };
    setup.check().map_err(|error| error.to_string())?;
    ship(board)?;
    for seat in board.seats() {
        member(board.member(seat), board)?;
    }
    if board.crew.iter().skip(usize::from(board.seats)).any(|unused| *unused != Member::default()) {
        return Err("somebody does not sit at the table".to_owned());
    }
    if [board.first, board.active].iter().any(|seat| seat.number() >= board.seats) {
        return Err("it is the turn of nobody".to_owned());
    }
    for deck in [&board.decks.events, &board.decks.attacks] {
        if [deck.rest, deck.discard, deck.open, deck.gone].iter().any(|cards| cards & !CardDeck::ALL != 0) {
            return Err("a deck has cards that do not exist".to_owned());
        }
    }
    crate::census::census(board)?;
    question(state)
}

fn ship(board: &Board) -> Result<(), String> {
    let ship = &board.ship;
    let places = COORDINATES[0].len();
    if ship.time > TIME_LAST || ship.self_destruct.is_some_and(|space| space > SELF_LAST) || usize::from(ship.destination) >= places {
        return Err("a marker is beyond the end of its track".to_owned());
    }
    if board.chambers.iter().any(|chamber| chamber.objects.carcasses > CARCASSES) {
        return Err("too many Carcasses in a Room".to_owned());
    }
    Ok(())
}

fn member(member: &Member, board: &Board) -> Result<(), String> {
    let overloaded = |carried: &crate::board::Carried| carried.ammo > carried.capacity() || carried.tape > TAPES;
    let drawn = [&member.hand, &member.deck, &member.discard, &member.out];
    if member.character.is_none() && drawn.iter().any(|cards| !cards.is_empty())
        || member.out.counts[UNSCANNED..].iter().any(|&count| count > 0)
    {
        return Err("cards belong to nobody".to_owned());
    }
    if member.number > board.seats || member.hands.iter().any(overloaded) {
        return Err("a player's number or hand slots are out of bounds".to_owned());
    }
    Ok(())
}

/// The question at hand must have an answer; procedures read the board afresh and cope with whatever they find there.
fn question(state: &State) -> Result<(), String> {
    let Some((waiting, choice)) = state.decision() else { return Ok(()) };
    let asked = crate::Nemesis::deciders(choice, &state.board);
    if asked.iter().any(|seat| seat.number() >= state.board.seats) || waiting.is_empty() || waiting.union(asked) != asked {
        return Err("a question goes to nobody".to_owned());
    }
    let mut options = Vec::new();
    for seat in waiting.iter() {
        state.options(seat, &mut options);
        if options.is_empty() {
            return Err(format!("a question has no answer: {choice:?}"));
        }
    }
    Ok(())
}
