//! Switching single rules off, to see whether the tests that name them notice.
//!
//! One rule at a time, per thread. While a rule is muted, `applies!` is false for it and verbs called with it do nothing.

use std::cell::RefCell;
use std::collections::BTreeSet;

#[derive(Default)]
struct Watch {
    muted: Option<String>,
    reached: BTreeSet<&'static str>,
}

thread_local! {
    static WATCH: RefCell<Watch> = RefCell::default();
}

/// Whether the rule is in force on this thread; remembers that somebody asked.
pub fn applies(id: &'static str) -> bool {
    WATCH.with_borrow_mut(|watch| {
        watch.reached.insert(id);
        watch.muted.as_deref() != Some(id)
    })
}

/// Runs `body` with one rule switched off (or none) and tells which rules were asked for.
pub fn with_muted<T>(rule: Option<&str>, body: impl FnOnce() -> T) -> (T, BTreeSet<&'static str>) {
    WATCH.with_borrow_mut(|watch| *watch = Watch { muted: rule.map(str::to_owned), reached: BTreeSet::new() });
    let result = body();
    let watch = WATCH.take();
    (result, watch.reached)
}
