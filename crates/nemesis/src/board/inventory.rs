//! Items in Inventories: secret from the others, who see only their number and their backs (N-ITEM-03).

use crate::generated::items::{Item, ItemGroup};
use kernel::{List, SEATS, Seat, SeatSet, Viewer, applies};
use serde::{Deserialize, Serialize};

/// All Items that can lie in Inventories at once: three decks, the crafted stock, the personal Items.
pub const MOST: usize = 116;

/// An Item in somebody's Inventory, and which others know that it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    item: Item,
    pub owner: Seat,
    seen_by: SeatSet,
}

impl Default for Held {
    fn default() -> Self {
        Self { item: Item::ALL[0], owner: Seat::new(0), seen_by: SeatSet::NONE }
    }
}

impl Held {
    /// The back is public.
    pub fn back(&self) -> ItemGroup {
        self.item.facts().group
    }

    /// What it is, for somebody who knows.
    pub fn seen_by(&self, viewer: Viewer) -> Option<Item> {
        match viewer {
            // N-RULING-182: an activated personal Item is one like any other.
            _ if !applies!("N-RULING-182") && self.back() == ItemGroup::Personal => Some(self.item),
            Viewer::Seat(seat) if seat == self.owner || self.seen_by.contains(seat) || !applies!("N-ITEM-03") => Some(self.item),
            // Whoever only looks on knows what everybody knows.
            Viewer::Spectator if self.seen_by.with(self.owner) == SeatSet::first(SEATS as u8) => Some(self.item),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }
}

/// The Inventories of all players in one list, because none of them has a limit (N-ITEM-02). It is ordered by player and Item, so
/// that nothing depends on the order in which Items were found.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Inventory {
    held: List<Held, MOST>,
}

impl Inventory {
    /// Puts an Item away. `seen_by` are the others who know which one it is.
    pub fn add(&mut self, owner: Seat, item: Item, seen_by: SeatSet) {
        let before = self.held.iter().take_while(|held| (held.owner, held.item) <= (owner, item)).count();
        // The list is as long as there are Items in the box.
        let _ = self.held.push(Held { item, owner, seen_by: seen_by.without(owner) });
        if let Some(later) = self.held.as_mut_slice().get_mut(before..) {
            later.rotate_right(1);
        }
    }

    /// Takes one Item of a kind. Whoever knew of one knows of one less: which of two equal cards it was, nobody can tell.
    pub fn take(&mut self, owner: Seat, item: Item) -> bool {
        let Some(index) = self.held.iter().position(|held| held.owner == owner && held.item == item) else { return false };
        let Some(taken) = self.held.remove(index) else { return false };
        for viewer in (0..SEATS as u8).map(Seat::new).filter(|&viewer| !taken.seen_by.contains(viewer)) {
            let known = |held: &&mut Held| held.owner == owner && held.item == item && held.seen_by.contains(viewer);
            if let Some(other) = self.held.as_mut_slice().iter_mut().find(known) {
                other.seen_by = other.seen_by.without(viewer);
            }
        }
        true
    }

    /// Shows one Item of a kind to others.
    pub fn show(&mut self, owner: Seat, item: Item, to: SeatSet) {
        if let Some(held) = self.held.as_mut_slice().iter_mut().find(|held| held.owner == owner && held.item == item) {
            held.seen_by = held.seen_by.union(to).without(owner);
        }
    }

    /// Makes sure that somebody knows of at least so many Items of a kind: which of two equal cards is shown, nobody can tell.
    pub fn show_copies(&mut self, owner: Seat, item: Item, to: Seat, copies: usize) {
        let mine = |held: &&mut Held| held.owner == owner && held.item == item;
        let known = self.held.iter().filter(|held| held.owner == owner && held.item == item && held.seen_by.contains(to)).count();
        let unknown = self.held.as_mut_slice().iter_mut().filter(mine).filter(|held| !held.seen_by.contains(to));
        for held in unknown.take(copies.saturating_sub(known)) {
            held.seen_by = held.seen_by.with(to).without(owner);
        }
    }

    /// How many Items of a kind a player has put away.
    pub fn copies(&self, owner: Seat, item: Item) -> usize {
        self.held.iter().filter(|held| held.owner == owner && held.item == item).count()
    }

    pub fn of(&self, owner: Seat) -> impl Iterator<Item = &Held> + '_ {
        self.held.iter().filter(move |held| held.owner == owner)
    }

    /// Whether a player has such an Item put away. Rules and options of that player may ask; a view of others must not.
    #[inline]
    pub fn has(&self, owner: Seat, item: Item) -> bool {
        self.held.iter().any(|held| held.owner == owner && held.item == item)
    }

    /// Different Items of a player, each once.
    pub fn kinds(&self, owner: Seat) -> impl Iterator<Item = Item> + '_ {
        let mut last = None;
        self.of(owner).map(|held| held.item).filter(move |&item| last.replace(item) != Some(item))
    }

    pub fn count(&self, owner: Seat) -> usize {
        self.of(owner).count()
    }

    /// Removes everything of a player and hands it to `gone`.
    pub fn clear(&mut self, owner: Seat, mut gone: impl FnMut(Item)) {
        let mut index = 0;
        while let Some(&held) = self.held.as_slice().get(index) {
            if held.owner == owner {
                gone(held.item);
                self.held.remove(index);
            } else {
                index += 1;
            }
        }
    }

    pub fn all(&self) -> &[Held] {
        self.held.as_slice()
    }
}
