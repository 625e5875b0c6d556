//! N-INFO-22: what players say about things they alone have seen, true or not. Claims live in the log and change nothing.
//! Cards are never shown: an Objective, kept or given up, can only be talked about (N-INFO-09).

use crate::event::Event;
use crate::generated::items::Item;
use crate::generated::objectives::ObjectiveGroup;
use crate::generated::rooms::Room;
use crate::generated::ship::{COORDINATES, Destination};
use crate::ids::{SLOTS, SlotId};
use crate::{Board, State};
use kernel::{Referee, Refusal, Seat, rule};
use serde::{Deserialize, Serialize};

/// A statement about something others may not have seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The top token of an engine (0 to 2).
    Engine { engine: u8, working: bool },
    /// A space of the Destination track (0 is A) leads there.
    Coordinates { space: u8, destination: Destination },
    /// An unexplored Room is this one.
    Tile { slot: SlotId, room: Room },
    /// The speaker has this Item.
    Holds { item: Item, yes: bool },
    /// How many of the speaker's cards a scan has shown as INFECTED.
    Infected { cards: u8 },
    /// The kind of Objective the speaker has kept.
    Kept { group: ObjectiveGroup },
}

/// Writes a claim into the log with its truth, which nobody is told before the game is over.
pub fn make(state: &State, seat: Seat, claim: &Claim, referee: &mut Referee<Event>) -> Result<(), Refusal> {
    let refuse = |reason: &str| Err(Refusal { rule: rule!("N-RULING-180"), reason: reason.to_owned() });
    let board = &state.board;
    if seat.number() >= board.seats {
        return refuse("only players at the table speak");
    }
    if board.is_over() {
        return refuse("the game is over");
    }
    let meant = match *claim {
        Claim::Engine { engine, .. } => engine < 3,
        Claim::Coordinates { space, .. } => space < 4,
        Claim::Tile { slot, .. } => usize::from(slot.0) < SLOTS && board.chamber(slot).room.is_none(),
        Claim::Holds { .. } | Claim::Infected { .. } | Claim::Kept { .. } => true,
    };
    if !meant {
        return refuse("there is no such thing to speak about");
    }
    let (claim, truth) = (*claim, truth(board, seat, claim, referee));
    referee.log(rule!("N-INFO-22"), || Event::Claimed { seat, claim, truth });
    Ok(())
}

/// Whether a claim is true; `None` while nothing has decided it.
fn truth(board: &Board, seat: Seat, claim: &Claim, referee: &Referee<Event>) -> Option<bool> {
    match *claim {
        Claim::Engine { engine, working } => board.ship.engines[usize::from(engine).min(2)].map(|top| *top.truth(referee) == working),
        Claim::Coordinates { space, destination } => {
            let card = usize::from(*board.ship.coordinates?.truth(referee)).min(COORDINATES.len() - 1);
            Some(COORDINATES[card][usize::from(space).min(3)] == destination)
        }
        Claim::Tile { slot, room } => board.chamber(slot).tile.map(|tile| *tile.truth(referee) == room),
        Claim::Holds { item, yes } => Some(board.has_item(seat, item) == yes),
        Claim::Infected { cards } => {
            let member = board.member(seat);
            let known: u8 = [&member.hand, &member.deck, &member.discard].iter().map(|zone| zone.counts[crate::cards::INFECTED]).sum();
            Some(known == cards)
        }
        Claim::Kept { group } => {
            let mut kept = board.member(seat).objectives.iter().flatten();
            kept.next().filter(|_| kept.next().is_none()).map(|objective| objective.truth(referee).facts().group == group)
        }
    }
}
