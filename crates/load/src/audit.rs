//! Compares what players were acknowledged with what is stored: nothing lost, nothing doubled, nobody else's answers, and the same
//! game whether it is loaded or repeated from its beginning.

use host::{By, Record, Table, What};
use kernel::Seat;
use protocol::TableId;
use serde_json::Value;
use std::collections::BTreeSet;
use storage::Storage;

use crate::Result;
use crate::ledger::Ledger;

/// What was found at one table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    pub answers: u64,
    pub problems: Vec<String>,
}

pub async fn audit(storage: &dyn Storage, table: TableId, ledgers: &[Ledger]) -> Result<Found> {
    let mut found = Found::default();
    let stored = storage.stored(table).await?;
    let bytes = storage.records(table, 0).await?;
    if stored.records != bytes.len() as u64 {
        found.problems.push(format!("{table}: {} records are counted and {} are there", stored.records, bytes.len()));
    }
    let mut records = Vec::with_capacity(bytes.len());
    for bytes in &bytes {
        match Record::read(bytes) {
            Ok(record) => records.push(record),
            Err(error) => found.problems.push(format!("{table}: {error}")),
        }
    }
    for (index, ledger) in ledgers.iter().enumerate() {
        let seat = Seat::new(index as u8);
        found.answers += ledger.acknowledged.len() as u64;
        if let Err(problem) = agree(&given(&records, seat), ledger) {
            found.problems.push(format!("{table}, seat {index}: {problem}"));
        }
    }
    let now = records.last().map_or(0, |record| record.at);
    let loaded = Table::load(&stored.snapshot, now).map_err(|error| error.to_string());
    let repeated = Table::recover(&records, &|_| None, now).map_err(|error| error.to_string());
    match (loaded, repeated) {
        (Ok((loaded, _)), Ok((repeated, _))) if loaded.hash() == repeated.hash() && loaded.records() == repeated.records() => {}
        (Ok(_), Ok(_)) => found.problems.push(format!("{table}: loaded and repeated differ")),
        (loaded, repeated) => {
            let said = [loaded.err(), repeated.err()];
            found.problems.push(format!("{table}: {}", said.into_iter().flatten().collect::<Vec<_>>().join("; ")));
        }
    }
    Ok(found)
}

/// What a seat has answered by itself, in order. Passing in a window is noted at once and answered when the window closes; it has
/// no text until then.
fn given(records: &[Record], seat: Seat) -> Vec<Option<Value>> {
    let mut answers: Vec<Option<Value>> = Vec::new();
    let mut passed = false;
    for record in records {
        match &record.what {
            What::Declined { seat: by } if *by == seat => {
                answers.push(None);
                passed = true;
            }
            What::Answered { seat: by, action, by: By::Person, .. } if *by == seat => {
                let action = serde_json::from_str(action.get()).ok();
                if std::mem::take(&mut passed) {
                    if let Some(last) = answers.last_mut() {
                        *last = action;
                    }
                } else {
                    answers.push(action);
                }
            }
            _ => {}
        }
    }
    answers
}

fn agree(given: &[Option<Value>], ledger: &Ledger) -> std::result::Result<(), String> {
    // How many of the stored answers may be accounted for so far: what was only presumed may be there or not.
    let mut accounted = BTreeSet::from([0]);
    for (place, entry) in ledger.acknowledged.iter().enumerate() {
        let stored = |&count: &usize| given.get(count).filter(|given| given.as_ref().is_none_or(|given| *given == entry.action));
        let mut next: BTreeSet<usize> = accounted.iter().filter(|count| stored(count).is_some()).map(|count| count + 1).collect();
        if !entry.told {
            next.extend(&accounted);
        }
        if next.is_empty() {
            return Err(format!(
                "answer {place} of {} that were acknowledged is not among {} stored",
                ledger.acknowledged.len(),
                given.len()
            ));
        }
        accounted = next;
    }
    if accounted.contains(&given.len()) {
        return Ok(());
    }
    Err(format!("{} answers are stored and {} were acknowledged", given.len(), ledger.acknowledged.len()))
}

#[cfg(test)]
mod tests {
    use super::{agree, given};
    use crate::ledger::Ledger;
    use host::Record;
    use kernel::Seat;
    use serde_json::json;

    fn records(texts: &[&str]) -> Vec<Record> {
        let read = |what: &&str| Record::read(format!("{{\"v\":1,\"at\":0,\"what\":{what}}}").as_bytes());
        texts.iter().map(read).collect::<Result<_, _>>().expect("records")
    }

    fn answered(seat: u8, action: &str, by: &str) -> String {
        format!("{{\"answered\":{{\"seat\":{seat},\"action\":\"{action}\",\"hash\":\"\",\"position\":0,\"by\":\"{by}\"}}}}")
    }

    #[test]
    fn what_is_lost_doubled_or_exchanged_is_found() {
        let [a, b, c] = [answered(0, "a", "person"), answered(0, "b", "person"), answered(1, "c", "person")];
        let forced = answered(0, "x", "forced");
        let mut ledger = Ledger::default();
        for action in ["a", "b"] {
            ledger.sent(0, json!(action));
            ledger.acknowledged();
        }
        let checked = |texts: &[&str]| agree(&given(&records(texts), Seat::new(0)), &ledger);
        assert_eq!(checked(&[&a, &c, &forced, &b]), Ok(()));
        for wrong in [&[a.as_str()][..], &[&a, &b, &b], &[&b, &a], &[&a, &c]] {
            assert!(checked(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn what_was_only_presumed_may_be_missing() {
        let [a, b] = [answered(0, "a", "person"), answered(0, "b", "person")];
        let mut ledger = Ledger::default();
        ledger.sent(0, json!("a"));
        ledger.settle(None);
        ledger.sent(1, json!("b"));
        ledger.acknowledged();
        let checked = |texts: &[&str]| agree(&given(&records(texts), Seat::new(0)), &ledger);
        for right in [&[a.as_str(), &b][..], &[&b]] {
            assert_eq!(checked(right), Ok(()), "{right:?}");
        }
        for wrong in [&[a.as_str()][..], &[&a, &a, &b], &[&a, &b, &b]] {
            assert!(checked(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_pass_in_a_window_counts_once() {
        let passed = "{\"declined\":{\"seat\":0}}";
        let closed = answered(0, "pass", "person");
        let mut ledger = Ledger::default();
        ledger.sent(0, json!("pass"));
        ledger.acknowledged();
        for texts in [&[passed][..], &[passed, &closed]] {
            assert_eq!(agree(&given(&records(texts), Seat::new(0)), &ledger), Ok(()), "{texts:?}");
        }
    }
}
