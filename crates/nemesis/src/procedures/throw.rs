//! N-RULING-223, N-RULING-224: Grenade and Molotov Cocktail.

use crate::action::{Action, Eggs};
use crate::board::Board;
use crate::draft::{Draft, Need, Target};
use crate::event::Event;
use crate::generated::items::Item;
use crate::generated::swarm::Weakness;
use crate::ids::{FigureId, FigureSet, SlotId, SlotSet};
use crate::procedures::injury::Injury;
use crate::procedures::shooting;
use crate::refusal::{Why, require};
use crate::verbs::{markers, swarm, wounds};
use crate::{Answers, Cx, Flow};
use kernel::{Seat, SeatSet, applies, rule};
use serde::{Deserialize, Serialize};

/// A thrown Item on its way through everybody it hurts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Throw {
    pub who: Seat,
    pub item: Item,
    pub slot: SlotId,
    pub target: Target,
    /// N-RULING-223: everybody hit is determined first; these are left.
    figures: FigureSet,
    characters: SeatSet,
    at: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThrowStage"))]
#[serde(rename_all = "snake_case")]
enum Stage {
    Land,
    Hit,
    Eggs,
    Intruders,
    Characters,
    Noise,
    End,
}

/// Whether an Item also sets the Room on fire.
fn burns(item: Item) -> bool {
    item == Item::MolotovCocktail
}

impl Throw {
    /// The Item is already used up; `target` is an Intruder in `slot` or the Eggs there.
    pub fn of(who: Seat, item: Item, slot: SlotId, target: Target) -> Self {
        Self { who, item, slot, target, figures: FigureSet::NONE, characters: SeatSet::NONE, at: Stage::Land }
    }

    fn to(&mut self, stage: Stage) -> Flow {
        self.at = stage;
        Flow::Again
    }

    /// Injuries to one Intruder: the target of a Grenade suffers 2, everybody else 1.
    fn injuries(&self, figure: FigureId, board: &Board) -> u8 {
        let aimed = !burns(self.item) && self.target == Target::Figure(figure);
        // Eggs are no Intruders, so the Weakness is asked for Intruders only (N-RULING-225).
        1 + u8::from(aimed) + u8::from(burns(self.item) && board.weakness(Weakness::VulnerabilityToFire))
    }

    /// N-RULING-223: the target of a Grenade first, the others the largest first.
    fn next_figure(&mut self, board: &Board) -> Option<FigureId> {
        let aimed = match self.target {
            Target::Figure(figure) if !burns(self.item) && self.figures.contains(figure) => Some(figure),
            Target::Figure(_) | Target::Eggs(_) => None,
        };
        let in_order = || board.swarm.order.iter().copied().filter(|&figure| self.figures.contains(figure));
        let largest = in_order().map(FigureId::kind).max();
        let next = aimed.filter(|_| applies!("N-RULING-223")).or_else(|| in_order().find(|figure| Some(figure.kind()) == largest))?;
        self.figures.remove(next);
        Some(next)
    }

    pub fn run(&mut self, cx: &mut Cx<'_>) -> Flow {
        let (who, slot) = (self.who, self.slot);
        match self.at {
            Stage::Land => {
                let item = self.item;
                cx.referee.log(rule!("N-RULING-224"), || Event::Thrown { seat: who, item, slot });
                if burns(self.item) {
                    markers::ignite(rule!("N-RULING-223"), slot, cx);
                }
                // A ninth Fire marker ends the game before anybody is hurt.
                self.to(Stage::Hit)
            }
            Stage::Hit => {
                self.figures = cx.board.figure_set(slot);
                self.characters = cx.board.characters_in(slot);
                self.to(Stage::Eggs)
            }
            Stage::Eggs => {
                if let Target::Eggs(eggs) = self.target {
                    if burns(self.item) {
                        swarm::destroy_egg(rule!("N-ROOM-NEST-13"), slot, eggs != Eggs::Loose, cx);
                    } else {
                        for _ in 0..2 {
                            swarm::destroy_egg(rule!("N-ROOM-NEST-12"), slot, eggs != Eggs::Loose, cx);
                        }
                    }
                }
                self.to(Stage::Intruders)
            }
            Stage::Intruders => match self.next_figure(cx.board) {
                Some(figure) => Flow::First(Injury::of(figure, self.injuries(figure, cx.board)).into()),
                None => self.to(Stage::Characters),
            },
            Stage::Characters => {
                let Some(seat) = cx.board.turn_order().find(|&seat| self.characters.contains(seat)) else {
                    return self.to(Stage::Noise);
                };
                self.characters = self.characters.without(seat);
                wounds::serious(rule!("N-PVP-02"), seat, cx);
                Flow::Again
            }
            Stage::Noise => {
                self.at = Stage::End;
                shooting::noise_after(self.target, who, cx)
            }
            Stage::End => Flow::Done,
        }
    }

    pub fn answer(&mut self, _answers: &Answers<'_>, _cx: &mut Cx<'_>) -> Flow {
        Flow::Again
    }
}

/// Whether there is anything to throw at in a Room.
fn is_target(slot: SlotId, board: &Board) -> bool {
    board.has_intruder(slot) || (board.free_eggs(slot) > 0 && applies!("N-ROOM-NEST-12"))
}

/// N-RULING-224: the own Room and the neighbouring ones, not through a Closed Door (N-DOOR-06).
fn range(from: SlotId, board: &Board) -> impl Iterator<Item = SlotId> + '_ {
    let open = board.neighbours(from).filter(|&(corridor, _)| board.is_passable(corridor) || !applies!("N-DOOR-06"));
    let mut reached: SlotSet = open.filter(|_| applies!("N-RULING-224")).map(|(_, to)| to).collect();
    reached.insert(from);
    reached.iter().filter(|&slot| is_target(slot, board))
}

/// Whether `who` could throw something at anything.
pub fn check(who: Seat, board: &Board) -> Result<(), Why> {
    let target = board.room_of(who).is_some_and(|from| range(from, board).next().is_some());
    require(target, rule!("N-RULING-224"), "no Intruder and no Egg that nobody carries is in this Room or next to it")
}

/// The Room, then what is aimed at in it.
pub fn need(draft: &Draft, _: &Board) -> Option<Need> {
    if !draft.room.is_some() {
        return Some(Need::Room);
    }
    draft.target.is_none().then_some(Need::Target)
}

pub fn aims(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    let Some(from) = board.room_of(draft.who) else { return };
    if need == Need::Room {
        out.extend(range(from, board).map(Action::Room));
    } else {
        out.extend(board.figures_in(draft.room).iter().map(|&figure| Action::Figure(figure)));
        out.extend(shooting::egg_pools(draft.room, board).map(Action::Eggs));
    }
}

/// Why something cannot be thrown at.
pub fn why_not(draft: &Draft, need: Need, action: &Action, board: &Board) -> Option<Why> {
    let from = board.room_of(draft.who)?;
    match (need, *action) {
        (Need::Room, Action::Room(slot)) if slot != from => {
            let mut ways = board.neighbours(from).filter(|&(_, to)| to == slot).peekable();
            if ways.peek().is_none() {
                return Some(Why::new(rule!("N-RULING-224"), "this Room is not next to the own one"));
            }
            if !ways.any(|(corridor, _)| board.is_passable(corridor)) {
                return Some(Why::new(rule!("N-DOOR-06"), "a Closed Door is in the way"));
            }
            Some(Why::new(rule!("N-RULING-224"), "no Intruder and no Egg that nobody carries is there"))
        }
        (Need::Room, Action::Room(_)) => Some(Why::new(rule!("N-RULING-224"), "no Intruder and no Egg that nobody carries is here")),
        (Need::Target, Action::Figure(_)) => Some(Why::new(rule!("N-RULING-224"), "this Intruder is not in that Room")),
        (Need::Target, Action::Who(_)) => Some(Why::new(rule!("N-PVP-01"), "no attack may be aimed at a Character")),
        (Need::Target, Action::Eggs(_)) => Some(Why::new(rule!("N-ROOM-NEST-15"), "no such Eggs lie there, or somebody carries them")),
        _ => None,
    }
}
