//! The Objectives of a given position.

use super::{Read, Table, known, texts, wrong};
use crate::board::Board;
use crate::generated::objectives::{Objective, ObjectiveGroup};
use crate::setup::Mode;
use crate::words::names::read_objective;
use kernel::{Seat, SeatSet, Secret};

/// What a player keeps when its table does not say: the cards of these groups in the order of the content.
struct Deal {
    taken: Vec<Objective>,
    players: u8,
}

impl Deal {
    fn next(&mut self, group: ObjectiveGroup) -> Option<Objective> {
        let fits = |it: &Objective| it.facts().group == group && it.facts().min_players <= self.players && !self.taken.contains(it);
        let objective = Objective::ALL.into_iter().find(fits)?;
        self.taken.push(objective);
        Some(objective)
    }
}

/// The groups of the two cards of a player, by their place.
fn groups(mode: Mode) -> [ObjectiveGroup; 2] {
    match mode {
        Mode::SemiCooperative => [ObjectiveGroup::Corporate, ObjectiveGroup::Personal],
        Mode::Solo | Mode::Cooperative => [ObjectiveGroup::SoloCoop; 2],
    }
}

pub fn read(given: &Table, board: &mut Board) -> Read<()> {
    let mut deal = Deal { taken: Vec::new(), players: board.seats };
    let mut said = Vec::new();
    for seat in board.seats() {
        let own = said_for(seat, given, board, &mut deal)?;
        said.push(own);
    }
    for (seat, own) in board.seats().zip(said) {
        match board.mode {
            // N-MODE-COOP-01: they lie open, one for each player.
            Mode::Cooperative => {
                let objective = own.into_iter().flatten().next().or_else(|| deal.next(ObjectiveGroup::SoloCoop));
                // One for each player fits.
                let _ = board.open_objectives.push(objective);
            }
            Mode::SemiCooperative | Mode::Solo => give(seat, own, board, &mut deal),
        }
    }
    Ok(())
}

/// The Objectives a table names, by their places.
fn said_for(seat: Seat, given: &Table, board: &Board, deal: &mut Deal) -> Read<[Option<Objective>; 2]> {
    let key = board.member(seat).character().id();
    let mut own = [None; 2];
    let Some(value) = given.get(key).and_then(|table| table.get("objectives")) else { return Ok(own) };
    let path = format!("{key}.objectives");
    let names = texts(&path, value)?;
    let wanted = if board.contact || board.mode == Mode::Cooperative { 1 } else { 2 };
    if names.len() != wanted {
        return wrong(&path, format!("a player has {wanted} here"));
    }
    for name in names {
        let objective = known(&path, "Objective", name, read_objective(name))?;
        if deal.taken.contains(&objective) {
            return wrong(&path, format!("there is only one {name}"));
        }
        deal.taken.push(objective);
        let groups = groups(board.mode);
        let Some(place) = (0..2).find(|&place| groups[place] == objective.facts().group && own[place].is_none()) else {
            return wrong(&path, format!("{name} is not for this mode, or one too many of its kind"));
        };
        own[place] = Some(objective);
    }
    Ok(own)
}

/// Both cards before the first contact; afterwards one is kept and the other given up.
fn give(seat: Seat, mut own: [Option<Objective>; 2], board: &mut Board, deal: &mut Deal) {
    // Nobody said which is kept: the Personal one, which comes first in the content, or the first Solo card.
    let default = if board.mode == Mode::SemiCooperative { 1 } else { 0 };
    let kept = own.iter().position(Option::is_some).unwrap_or(default);
    for (card, group) in own.iter_mut().zip(groups(board.mode)) {
        *card = card.or_else(|| deal.next(group));
    }
    let secret = |objective: Objective| Secret::new(objective, SeatSet::of(seat));
    let contact = board.contact;
    let member = board.member_mut(seat);
    member.objectives = own.map(|card| card.map(secret));
    if contact {
        member.given_up = member.objectives[1 - kept].take();
    }
}
