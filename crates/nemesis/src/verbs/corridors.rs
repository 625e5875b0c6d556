//! Noise markers and Doors.

use crate::Cx;
use crate::board::Door;
use crate::event::Event;
use crate::generated::ship::Exit;
use crate::generated::tokens::NOISE_MARKERS;
use crate::ids::{CorridorId, SlotId};
use kernel::{RuleId, applies, rule};

/// Puts a Noise marker into a connected Corridor, unless there is one (N-NOISE-04, N-TECH-07).
pub fn place_noise(rule: RuleId, exit: Exit, cx: &mut Cx<'_>) {
    // N-RULING-63: markers never run out.
    let spare = applies!("N-RULING-63") || cx.board.noise.len() < u32::from(NOISE_MARKERS);
    if rule.is_muted() || cx.board.is_noisy(exit) || !spare {
        return;
    }
    match exit {
        Exit::Corridor(corridor) => {
            let corridor = CorridorId(corridor);
            // N-DOOR-12: a Door does not matter.
            if cx.board.door(corridor) == Door::Closed && !applies!("N-DOOR-12") {
                return;
            }
            cx.board.noise.insert(corridor);
            cx.referee.log(rule, || Event::NoisePlaced { corridor });
        }
        Exit::Technical(network) => {
            // N-TECH-01, N-TECH-05: one space for all entrances.
            if let Some(noisy) = cx.board.technical_noise.get_mut(usize::from(network))
                && applies!("N-TECH-01")
                && applies!("N-TECH-05")
            {
                *noisy = true;
                cx.referee.log(rule, || Event::TechnicalNoisePlaced { network });
            }
        }
    }
}

/// A Noise marker into every connected Corridor that has none.
pub fn place_noise_everywhere(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    for exit in cx.board.exits(slot) {
        place_noise(rule, exit, cx);
    }
}

/// N-ENC-06: all Noise markers around a Room are discarded, the Technical one only if it has an entrance (N-RULING-189).
pub fn clear_noise(rule: RuleId, slot: SlotId, cx: &mut Cx<'_>) {
    if rule.is_muted() {
        return;
    }
    let mut found = false;
    for exit in cx.board.exits(slot) {
        found |= cx.board.is_noisy(exit);
        match exit {
            Exit::Corridor(corridor) => cx.board.noise.remove(CorridorId(corridor)),
            Exit::Technical(network) => {
                if let Some(noisy) = cx.board.technical_noise.get_mut(usize::from(network)) {
                    *noisy &= !applies!("N-RULING-189");
                }
            }
        }
    }
    if found {
        cx.referee.log(rule, || Event::NoiseCleared { slot });
    }
}

/// Sets a Door and cancels an Airlock Procedure whose Room it belongs to when it is no longer Closed (N-RULING-133).
fn set(corridor: CorridorId, door: Door, cx: &mut Cx<'_>) {
    // N-DOOR-02.
    if applies!("N-DOOR-02") {
        *cx.board.doors.at_mut(corridor.index()) = door;
    }
    if door == Door::Closed || !applies!("N-ROOM-AIRLOCK-04") || !applies!("N-RULING-133") {
        return;
    }
    if let Some(slot) = cx.board.ship.airlock
        && cx.board.corridors(slot).any(|other| other == corridor)
    {
        cx.board.ship.airlock = None;
        cx.referee.log(rule!("N-ROOM-AIRLOCK-04"), || Event::AirlockOff { slot });
    }
}

/// A token from the supply closes an Open Door; see `procedures::doors` for an empty supply (N-DOOR-14).
pub fn close(rule: RuleId, corridor: CorridorId, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.door(corridor) == Door::Closed {
        return;
    }
    set(corridor, Door::Closed, cx);
    cx.referee.log(rule, || Event::DoorClosed { corridor });
}

pub fn open(rule: RuleId, corridor: CorridorId, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.door(corridor) != Door::Closed {
        return;
    }
    set(corridor, Door::Open, cx);
    cx.referee.log(rule, || Event::DoorOpened { corridor });
}

pub fn destroy(rule: RuleId, corridor: CorridorId, cx: &mut Cx<'_>) {
    if rule.is_muted() || cx.board.door(corridor) != Door::Closed {
        return;
    }
    set(corridor, Door::Destroyed, cx);
    cx.referee.log(rule, || Event::DoorDestroyed { corridor });
}
