//! N-CRAFT: Craft Item.

use crate::action::Action;
use crate::board::{Board, Member};
use crate::deeds::{cost_of, is_busy, payable};
use crate::draft::{Draft, Need};
use crate::event::Event;
use crate::generated::crew::{Basic, When};
use crate::generated::items::{CRAFTED, Component, Item, ItemGroup};
use crate::refusal::{Why, require};
use crate::verbs::items;
use crate::{Cx, Flow};
use kernel::{List, Seat, Viewer, applies, rule};

// N-CRAFT-01: nothing else hands out Crafted Items. What there is to be crafted, of what, and how many of each (N-COMP-40,
// N-CRAFT-10) is in the generated components; the stock is public (N-CRAFT-05).

/// Kinds of Items that can be components: those with a symbol, and the other yellow ones.
const KINDS: usize = 16;

/// What can be given up for something crafted: how many of each Item a player has.
struct Materials<'a> {
    kinds: List<u8, KINDS>,
    counts: [u8; Item::COUNT],
    member: &'a Member,
    yellow_as_tool: bool,
}

impl<'a> Materials<'a> {
    fn of(who: Seat, board: &'a Board, yellow_as_tool: bool) -> Self {
        let member = board.member(who);
        let mut materials = Self { kinds: List::new(), counts: [0; Item::COUNT], member, yellow_as_tool };
        let own = board.inventory.of(who).filter_map(|held| held.seen_by(Viewer::Seat(who)));
        for item in own.chain(member.hands.iter().filter_map(|carried| carried.item())) {
            let count = &mut materials.counts[item.index()];
            *count += 1;
            let facts = item.facts();
            if *count == 1 && (facts.component.is_some() || facts.group == ItemGroup::Yellow) {
                // There are no more kinds of that sort.
                let _ = materials.kinds.push(item.index() as u8);
            }
        }
        materials
    }

    /// N-CRAFT-02, N-CRAFT-09: whether an Item supplies a symbol.
    fn supplies(&self, item: Item, component: Component) -> bool {
        let facts = item.facts();
        let as_tool = self.yellow_as_tool && component == Component::Tool && facts.group == ItemGroup::Yellow;
        let symbol = facts.component == Some(component) && applies!("N-CRAFT-09");
        symbol || as_tool || (facts.component.is_some() && !applies!("N-CRAFT-02"))
    }

    /// Items there are that supply a symbol.
    fn suppliers(&self, component: Component) -> impl Iterator<Item = Item> + '_ {
        self.kinds.iter().filter_map(|&kind| Item::from_index(kind)).filter(move |&item| self.supplies(item, component))
    }

    /// Whether two Items can be given up for a Crafted Item: they are two (N-CRAFT-03), and a heavy one has a hand slot once they
    /// are gone (N-ITEM-08).
    fn fit(&self, crafted: Item, first: Item, second: Item) -> bool {
        let two = first != second || self.counts[first.index()] > 1 || !applies!("N-CRAFT-03");
        let freed = u8::from(first.facts().heavy) + u8::from(second.facts().heavy);
        let room = !crafted.facts().heavy || self.member.slots_used() < self.member.slots() + freed;
        two && room
    }

    /// Pairs of Items that make up the recipe (N-CRAFT-08).
    fn pairs(&self, crafted: Item) -> impl Iterator<Item = (Item, Item)> + '_ {
        let recipe = crafted.facts().recipe.filter(|_| applies!("N-CRAFT-08"));
        let firsts = recipe.into_iter().flat_map(|[first, _]| self.suppliers(first));
        let pairs =
            firsts.flat_map(move |first| recipe.into_iter().flat_map(|[_, second]| self.suppliers(second)).map(move |it| (first, it)));
        pairs.filter(move |&(first, second)| self.fit(crafted, first, second))
    }

    /// The Crafted Items (N-CRAFT-06) that can be made.
    fn makes(&self, board: &Board) -> impl Iterator<Item = Item> {
        let makes = |item: &Item| in_stock(*item, board) && self.pairs(*item).next().is_some();
        CRAFTED.into_iter().filter(move |item| applies!("N-CRAFT-06") && makes(item))
    }
}

/// N-CRAFT-04.
fn in_stock(crafted: Item, board: &Board) -> bool {
    CRAFTED.iter().position(|&it| it == crafted).is_some_and(|kind| board.decks.stock[kind] > 0 || !applies!("N-CRAFT-04"))
}

pub fn check(who: Seat, board: &Board) -> Result<(), Why> {
    payable(who, cost_of(Basic::Craft), None, board)?;
    check_with(who, board, false)
}

/// As [`check`] without its cost; with `yellow_as_tool` any yellow Item may serve as a tool (Ingenuity).
pub fn check_with(who: Seat, board: &Board, yellow_as_tool: bool) -> Result<(), Why> {
    let combat = Basic::Craft.facts().when == When::OutOfCombat && is_busy(who, board) && applies!("N-CRAFT-07");
    require(!combat, rule!("N-CRAFT-07"), "not in Combat")?;
    let materials = Materials::of(who, board, yellow_as_tool);
    require(materials.makes(board).next().is_some(), rule!("N-CRAFT-02"), "no Crafted Item can be made of what is carried")
}

/// The Crafted Item, then its components in the order of the recipe.
pub fn need(draft: &Draft) -> Option<Need> {
    match (draft.item, draft.component, draft.second_item) {
        (None, _, _) => Some(Need::Item),
        (Some(_), None, _) => Some(Need::Component),
        (Some(_), Some(_), None) => Some(Need::SecondComponent),
        (Some(_), Some(_), Some(_)) => None,
    }
}

/// Whether it is settled which Items are given up.
pub fn gives_up(draft: &Draft) -> bool {
    draft.component.is_some() && draft.second_item.is_some()
}

pub fn aims(draft: &Draft, need: Need, board: &Board, out: &mut Vec<Action>) {
    aims_with(draft, need, board, false, out);
}

/// As [`aims`]; with `yellow_as_tool` any yellow Item may serve as a tool (Ingenuity).
pub fn aims_with(draft: &Draft, need: Need, board: &Board, yellow_as_tool: bool, out: &mut Vec<Action>) {
    let materials = Materials::of(draft.who, board, yellow_as_tool);
    let mut offer = |item: Item| {
        if !out.contains(&Action::Item(item)) {
            out.push(Action::Item(item));
        }
    };
    match (need, draft.item) {
        (Need::Component, Some(crafted)) => materials.pairs(crafted).for_each(|(first, _)| offer(first)),
        (Need::SecondComponent, Some(crafted)) => {
            materials.pairs(crafted).filter(|&(first, _)| Some(first) == draft.component).for_each(|(_, second)| offer(second));
        }
        (_, _) => materials.makes(board).for_each(offer),
    }
}

pub fn resolve(draft: &Draft, phase: u8, cx: &mut Cx<'_>) -> Flow {
    let (0, Some(item), Some(first), Some(second)) = (phase, draft.item, draft.component, draft.second_item) else { return Flow::Done };
    let seat = draft.who;
    let Some(kind) = CRAFTED.iter().position(|&crafted| crafted == item) else { return Flow::Done };
    // N-RULING-114: components count as used.
    items::use_up(rule!("N-RULING-114"), seat, first, cx);
    items::use_up(rule!("N-RULING-114"), seat, second, cx);
    let stock = &mut cx.board.decks.stock[kind];
    *stock = stock.saturating_sub(1);
    cx.referee.log(rule!("N-CRAFT-02"), || Event::Crafted { seat, item });
    // N-RULING-117: loaded as printed. The stock is open, so everybody sees what was taken (N-INFO-19).
    let printed = item.facts().weapon.map_or(0, |weapon| weapon.ammo_start.unwrap_or(weapon.capacity));
    let ammo = if applies!("N-RULING-117") { printed } else { 0 };
    items::gain(rule!("N-CRAFT-02"), seat, item, ammo, items::everybody(), cx);
    Flow::Done
}
