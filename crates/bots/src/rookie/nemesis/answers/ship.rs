//! Questions about the ship: noise, Doors, engines, Events, Pods.

use super::super::mind::Mind;
use kernel::Seat;
use nemesis::action::Action;
use nemesis::board::{Door, Whereabouts};
use nemesis::generated::events::EventCard;
use nemesis::generated::ship::Exit;
use nemesis::ids::{CorridorId, PodId, SlotId};

impl Mind<'_> {
    /// Careful Movement: the marker goes where we are least likely to come by, and where it fills only one number.
    pub fn marking(&self, slot: SlotId, action: Action) -> i32 {
        let exit = match action {
            Action::Corridor(corridor) => Exit::Corridor(corridor.0),
            Action::Technical(network) => Exit::Technical(network),
            _ => return 0,
        };
        let numbers = (1..=4).filter(|&number| self.board.exit(slot, number) == exit).count() as i32;
        let beyond = match exit {
            Exit::Corridor(corridor) => self.place(self.board.across(CorridorId(corridor), slot)),
            Exit::Technical(_) => 0,
        };
        -100 * numbers - beyond
    }

    /// A Door that breaks or is taken away: not one that keeps something from us.
    pub fn door_lost(&self, action: Action) -> i32 {
        let Action::Corridor(corridor) = action else { return 0 };
        let Some(facts) = self.board.map().corridors.get(usize::from(corridor.0)) else { return 0 };
        let prowling: i32 = facts.ends.iter().map(|&end| self.waiting_there(SlotId(end))).sum();
        let way: i32 = facts.ends.iter().map(|&end| self.place(SlotId(end))).sum();
        way - prowling
    }

    /// Noise in the Technical Corridors: in those we are not near.
    pub fn network(&self, action: Action) -> i32 {
        let Action::Technical(network) = action else { return 0 };
        let ours = self.here().and_then(|slot| self.board.network(slot)) == Some(network);
        -i32::from(ours)
    }

    /// Doors of a Room one by one: the way is opened, and what prowls next door is shut out.
    pub fn doors(&self, slot: SlotId, action: Action) -> i32 {
        match action {
            Action::Corridor(corridor) => match self.board.door(corridor) {
                Door::Closed if Some(slot) == self.here() => self.door(corridor, slot),
                Door::Closed => 1,
                Door::Open => self.waiting_there(self.board.across(corridor, slot)) - 1,
                Door::Destroyed => -1,
            },
            _ => 0,
        }
    }

    /// Repair or damage, now that both tokens are seen.
    pub fn engine_order(&self, engine: usize, action: Action) -> i32 {
        let broken = self.wants_wreck() || (self.plan.destroy && !self.counting_down());
        let right = self.view.engines[engine.min(2)] == Some(!broken);
        match action {
            Action::Swap => i32::from(!right),
            _ => i32::from(right),
        }
    }

    /// Risk Assessment: what harms us goes to the bottom.
    pub fn event_order(&self, action: Action) -> i32 {
        let harmless = matches!(
            self.view.events.top,
            Some(EventCard::Regeneration | EventCard::Lurking | EventCard::Nest | EventCard::BulkheadsOpen | EventCard::Hatching)
        );
        match action {
            Action::Top => i32::from(harmless),
            _ => i32::from(!harmless),
        }
    }

    pub fn scan(&self, action: Action) -> i32 {
        match action {
            Action::Yes => self.scanning(),
            _ => 0,
        }
    }

    /// Whose Pod: not that of somebody who must not survive; otherwise where nobody sits, so that seats are left everywhere.
    pub fn pod(&self, action: Action) -> i32 {
        let Action::Pod(pod) = action else { return 0 };
        let inside = |pod: PodId| self.others().filter(move |&seat| self.board.member(seat).place == Whereabouts::Pod(pod));
        let enemies = inside(pod).filter(|&seat: &Seat| self.plan.hostile_to(seat)).count() as i32;
        let friends = inside(pod).count() as i32;
        let company = if self.plan.friends || self.cooperative() { friends } else { -friends };
        company - 10 * enemies
    }

    /// Launching, waiting and stepping out.
    pub fn in_pod(&self, action: Action) -> i32 {
        let Whereabouts::Pod(pod) = self.board.member(self.me).place else { return 0 };
        let locked = self.view.pods[pod.index()].locked;
        // Whoever has come so far for good leaves; otherwise the ship still has to be seen to.
        let go = self.leaving(1000) > 0;
        match action {
            Action::Launch => {
                if go {
                    10
                } else {
                    -1
                }
            }
            Action::Wait | Action::Stay => i32::from(go),
            Action::StepOut => {
                if locked && self.deadline() > 2 {
                    5
                } else {
                    2 * i32::from(!go)
                }
            }
            _ => 0,
        }
    }
}
