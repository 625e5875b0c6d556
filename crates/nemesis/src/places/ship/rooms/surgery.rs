//! N-ROOM-SURGERY: everything INFECTED is cut out.

use super::RoomAction;
use crate::board::Board;
use crate::draft::Draft;
use crate::ids::SlotId;
use crate::procedures::passing::Passing;
use crate::refusal::Why;
use crate::verbs::contamination::{self, Zone};
use crate::verbs::{cards, wounds};
use crate::{Cx, Flow};
use kernel::{Seat, applies, rule};

pub(super) struct Surgery;

const EVERYWHERE: [Zone; 3] = [Zone::Hand, Zone::Deck, Zone::Discard];

impl RoomAction for Surgery {
    fn check(&self, _: Seat, _: SlotId, _: &Board) -> Result<(), Why> {
        // The Wound alone is a change.
        Ok(())
    }

    /// N-ROOM-SURGERY-05: the player passes.
    fn is_final(&self) -> bool {
        true
    }

    fn resolve(&self, _: SlotId, draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
        let who = draft.who;
        match phase {
            0 => {
                let (infected, _) = contamination::scan(rule!("N-ROOM-SURGERY-01"), who, &EVERYWHERE, cx);
                contamination::remove(rule!("N-ROOM-SURGERY-02"), who, &EVERYWHERE, true, cx);
                contamination::remove_larva(rule!("N-ROOM-SURGERY-03"), who, cx);
                // N-RULING-147: what is found here never infects.
                if infected > 0 && !applies!("N-RULING-147") {
                    contamination::infect(who, cx);
                }
                wounds::light(rule!("N-ROOM-SURGERY-04"), who, cx);
                Flow::Again
            }
            1 if cx.board.is_active(who) => {
                // With all cards shuffled together no pass discard is offered (N-RULING-147).
                cards::shuffle_together(rule!("N-ROOM-SURGERY-06"), who, true, cx);
                if applies!("N-ROOM-SURGERY-05") { Flow::First(Passing::of(who).into()) } else { Flow::Done }
            }
            // The Wound has killed, or all is done.
            _ => Flow::Done,
        }
    }
}
