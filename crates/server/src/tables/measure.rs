//! What is counted and timed.

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use protocol::{GameName, RefusalCode};
use std::time::Duration;

/// Every reason to refuse.
const CODES: [RefusalCode; 22] = [
    RefusalCode::Malformed,
    RefusalCode::Protocol,
    RefusalCode::Unknown,
    RefusalCode::Forbidden,
    RefusalCode::NoSuchTable,
    RefusalCode::Missing,
    RefusalCode::Taken,
    RefusalCode::SeatTaken,
    RefusalCode::NotYourSeat,
    RefusalCode::HadPart,
    RefusalCode::WrongPhase,
    RefusalCode::NotReady,
    RefusalCode::NotAsked,
    RefusalCode::Stale,
    RefusalCode::Rule,
    RefusalCode::NoUndo,
    RefusalCode::TooMuch,
    RefusalCode::TooLarge,
    RefusalCode::Frozen,
    RefusalCode::Unavailable,
    RefusalCode::TooSlow,
    RefusalCode::ShuttingDown,
];
/// What can become of a call; `left_out` when too many wait.
const CALLS: [&str; 7] = ["push", "gone", "refused", "failed", "webhook", "webhook_failed", "left_out"];
/// What requests are refused with: the statuses of all codes, and those of HTTP itself.
const STATUSES: [&str; 11] = ["400", "401", "403", "404", "405", "409", "413", "422", "429", "500", "503"];

/// Names and explains every measure, at nothing: what appears only with the first failure shows no increase by it.
pub(crate) fn register() {
    describe_gauge!("hullbreach_tables", "Tables in memory");
    gauge!("hullbreach_tables").set(0.0);
    describe_gauge!("hullbreach_sockets", "Sockets open");
    gauge!("hullbreach_sockets").set(0.0);
    describe_counter!("hullbreach_actions_total", "Answers, by persons and by the table (bots, clocks, orders)");
    for game in GameName::ALL {
        for by in [Source::Person, Source::Table] {
            counter!("hullbreach_actions_total", "game" => game.id(), "by" => by.name()).absolute(0);
        }
    }
    describe_counter!("hullbreach_refusals_total", "Commands and sockets refused, by code");
    for code in CODES {
        counter!("hullbreach_refusals_total", "code" => name(code)).absolute(0);
    }
    describe_counter!("hullbreach_http_refusals_total", "Requests refused, by status");
    for status in STATUSES {
        counter!("hullbreach_http_refusals_total", "status" => status).absolute(0);
    }
    describe_counter!("hullbreach_panics_total", "Requests in which the program failed");
    counter!("hullbreach_panics_total", "where" => "http").absolute(0);
    describe_counter!("hullbreach_calls_total", "Web pushes and webhooks, by what became of them");
    for result in CALLS {
        counter!("hullbreach_calls_total", "result" => result).absolute(0);
    }
    for (name, what) in [
        ("hullbreach_table_failures_total", "Tables at which the program failed"),
        ("hullbreach_sent_bytes_total", "Bytes sent over sockets"),
        ("hullbreach_slow_sockets_total", "Sockets cut off because they took nothing or said nothing"),
        ("hullbreach_connections_refused_total", "Connections not let in"),
        ("hullbreach_connections_unread_total", "Connections ended because an answer was not read"),
        ("hullbreach_letters_lost_total", "Letters between nodes that were lost"),
    ] {
        describe_counter!(name, what);
        counter!(name).absolute(0);
    }
    for (name, what) in [
        ("hullbreach_action_seconds", "From a command to its last message"),
        ("hullbreach_append_seconds", "Until records are durable"),
        ("hullbreach_commit_seconds", "Until the disk or the database has taken what was written together"),
    ] {
        describe_histogram!(name, what);
        // Registered by being named.
        let _ = histogram!(name);
    }
    describe_histogram!("hullbreach_http_seconds", "Requests, by route");
    // Whoever reads this has asked for it; the other routes come with the first who does.
    let _ = histogram!("hullbreach_http_seconds", "route" => "/metrics");
}

/// As clients see it.
fn name(code: RefusalCode) -> String {
    serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Who has done something.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    Person,
    /// A bot, a clock, a standing order.
    Table,
}

impl Source {
    fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Table => "table",
        }
    }
}

pub(crate) fn action(game: GameName, source: Source) {
    counter!("hullbreach_actions_total", "game" => game.id(), "by" => source.name()).increment(1);
}

pub(crate) fn took(time: Duration) {
    histogram!("hullbreach_action_seconds").record(time);
}

pub(crate) fn stored(time: Duration) {
    histogram!("hullbreach_append_seconds").record(time);
}

pub(crate) fn refused(code: RefusalCode) {
    counter!("hullbreach_refusals_total", "code" => name(code)).increment(1);
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

#[cfg(test)]
mod tests {
    use super::{CODES, name};
    use protocol::RefusalCode;

    #[test]
    fn no_code_is_left_out() {
        let told = serde_json::from_str::<RefusalCode>("\"?\"").expect_err("no such code").to_string();
        // The text between quotes, without the one that is not known.
        let known: Vec<&str> = told.split('`').skip(1).step_by(2).filter(|word| *word != "?").collect();
        assert_eq!(known, CODES.map(name));
    }
}
