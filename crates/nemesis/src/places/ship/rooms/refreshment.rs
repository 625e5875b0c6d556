//! N-ROOM-CANTEEN, N-ROOM-SHOWER: something that does good, and an optional scan of the hand.

use super::RoomAction;
use crate::action::Action;
use crate::board::Board;
use crate::choice::Choice;
use crate::draft::Draft;
use crate::ids::SlotId;
use crate::refusal::{Why, require};
use crate::verbs::contamination::{self, Zone};
use crate::verbs::{markers, wounds};
use crate::{Cx, Flow};
use kernel::{RuleId, Seat, applies, rule};

pub(super) struct Canteen;
pub(super) struct ShowerRoom;

/// Whether the player could scan something: it does not make the action legal with nothing to scan (N-RULING-101).
fn has_contamination(who: Seat, board: &Board) -> bool {
    board.member(who).hand.contamination() > 0 || !applies!("N-RULING-101")
}

/// Scans the hand: clean cards leave the game, INFECTED ones are kept (N-CONT-10) and infect once (N-RULING-99).
fn scan_hand(scan: RuleId, infection: RuleId, who: Seat, cx: &mut Cx<'_>) {
    let (infected, _) = contamination::scan(scan, who, &[Zone::Hand], cx);
    contamination::remove(scan, who, &[Zone::Hand], false, cx);
    if infected > 0 && !infection.is_muted() {
        contamination::infect(who, cx);
    }
}

impl RoomAction for Canteen {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        let useful = !self.only_scans(who, board) || has_contamination(who, board);
        require(useful, rule!("N-RULING-101"), "there is neither a Light Wound to heal nor a Contamination card to scan")
    }

    fn only_scans(&self, who: Seat, board: &Board) -> bool {
        board.member(who).light == 0
    }

    fn resolve(&self, _: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        match phase {
            0 => {
                wounds::heal_light(rule!("N-ROOM-CANTEEN-01"), draft.who, 1, cx);
                Flow::Again
            }
            1 if applies!("N-ROOM-CANTEEN-02") => Flow::Ask(Choice::Scan { seat: draft.who }),
            _ => Flow::Done,
        }
    }

    fn answer(&self, draft: &Draft, action: Action, cx: &mut Cx<'_>) -> Flow {
        if action == Action::Yes {
            scan_hand(rule!("N-ROOM-CANTEEN-02"), rule!("N-ROOM-CANTEEN-03"), draft.who, cx);
        }
        Flow::Done
    }
}

impl RoomAction for ShowerRoom {
    fn check(&self, who: Seat, _: SlotId, board: &Board) -> Result<(), Why> {
        let useful = !self.only_scans(who, board) || (has_contamination(who, board) && applies!("N-ROOM-SHOWER-03"));
        require(useful, rule!("N-RULING-101"), "there is neither Slime to wash off nor a Contamination card to scan")
    }

    fn only_scans(&self, who: Seat, board: &Board) -> bool {
        !board.member(who).slimed
    }

    fn resolve(&self, slot: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        match phase {
            0 => {
                markers::wash(rule!("N-ROOM-SHOWER-01"), draft.who, cx);
                if !applies!("N-ROOM-SHOWER-05") {
                    markers::extinguish(rule!("N-ROOM-SHOWER-01"), slot, cx);
                }
                Flow::Again
            }
            1 if applies!("N-ROOM-SHOWER-02") => Flow::Ask(Choice::Scan { seat: draft.who }),
            _ => Flow::Done,
        }
    }

    fn answer(&self, draft: &Draft, action: Action, cx: &mut Cx<'_>) -> Flow {
        if action == Action::Yes {
            scan_hand(rule!("N-ROOM-SHOWER-02"), rule!("N-ROOM-SHOWER-04"), draft.who, cx);
        }
        Flow::Done
    }
}
