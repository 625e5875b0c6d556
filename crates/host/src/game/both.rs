//! What one viewer saw before and sees now.

use kernel::Game;
use protocol::changes::{Changes, replacing};
use protocol::{Document, Known};

/// Two views of one viewer, and those fields of either in which they may differ as they are written.
pub(super) struct Both<G: Game> {
    before: G::View,
    pub now: G::View,
    was: Document,
    is: Document,
}

impl<G: Game> Both<G> {
    /// What is the same for another viewer, who was shown just before, is not written again.
    pub fn of(before: G::View, now: G::View, beside: Option<&Self>) -> Self {
        let unchanged = |part| G::same_part(&before, &now, part);
        let same_before = |part| beside.is_some_and(|other| G::same_part(&before, &other.before, part));
        let same_now = |part| beside.is_some_and(|other| G::same_part(&now, &other.now, part));
        let was = write(&before, &unchanged, beside.map(|other| &other.was), &same_before);
        let is = write(&now, &|part| !was.has_field(part), beside.map(|other| &other.is), &same_now);
        Self { before, now, was, is }
    }

    pub fn patch(&self, changes: &mut Changes) -> String {
        let patch = changes.patch_fields(&self.was, &self.is).unwrap_or_else(|| replacing(&whole(&self.now)));
        debug_assert_eq!(patch, protocol::changes::patch(&whole(&self.before), &whole(&self.now)), "what is left out has not changed");
        patch
    }
}

type Which<'a> = &'a dyn Fn(&'static str) -> bool;

fn write(view: &impl serde::Serialize, omitted: Which<'_>, beside: Option<&Document>, same: Which<'_>) -> Document {
    let known = Known { omitted: Some(omitted), before: None, beside: beside.map(|there| (there, same)) };
    // Plain data with text keys: it can always be written.
    Document::with(view, known).unwrap_or_default()
}

fn whole(view: &impl serde::Serialize) -> Document {
    Document::of(view).unwrap_or_default()
}
