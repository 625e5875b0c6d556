//! What is counted and timed.

use metrics::{counter, gauge, histogram};
use protocol::{GameName, RefusalCode};
use std::time::Duration;

/// Who has done something.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    Person,
    /// A bot, a clock, a standing order.
    Table,
}

pub(crate) fn action(game: GameName, source: Source) {
    let by = match source {
        Source::Person => "person",
        Source::Table => "table",
    };
    counter!("hullbreach_actions_total", "game" => game.id(), "by" => by).increment(1);
}

pub(crate) fn took(time: Duration) {
    histogram!("hullbreach_action_seconds").record(time);
}

pub(crate) fn stored(time: Duration) {
    histogram!("hullbreach_append_seconds").record(time);
}

pub(crate) fn refused(code: RefusalCode) {
    // As clients see it.
    let code = serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default();
    counter!("hullbreach_refusals_total", "code" => code).increment(1);
}

pub(crate) fn failed() {
    counter!("hullbreach_table_failures_total").increment(1);
}

pub(crate) fn tables(more: f64) {
    gauge!("hullbreach_tables").increment(more);
}

pub(crate) fn sockets(more: f64) {
    gauge!("hullbreach_sockets").increment(more);
}

pub(crate) fn sent(bytes: usize) {
    counter!("hullbreach_sent_bytes_total").increment(bytes as u64);
}

pub(crate) fn cut_off() {
    counter!("hullbreach_slow_sockets_total").increment(1);
}
