//! What a table has acknowledged to its players, kept by the players: the other half of the account.

use serde_json::Value;

#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The question that was answered.
    pub turn: u32,
    pub action: Value,
    /// Whether the table has said so itself. What is only seen to have been answered may have been answered by the table, for
    /// somebody who had no choice.
    pub told: bool,
}

/// The answers of one seat.
#[derive(Clone, Default, Debug)]
pub struct Ledger {
    pub acknowledged: Vec<Entry>,
    /// Sent, and not heard of again: it may have counted or not.
    doubt: Option<Entry>,
    /// How many answers were in doubt when a connection was lost, and counted or did not.
    pub counted: u64,
    pub lost: u64,
}

impl Ledger {
    pub fn sent(&mut self, turn: u32, action: Value) {
        self.doubt = Some(Entry { turn, action, told: false });
    }

    pub fn acknowledged(&mut self) {
        self.acknowledged.extend(self.doubt.take().map(|entry| Entry { told: true, ..entry }));
    }

    pub fn refused(&mut self) {
        self.doubt = None;
    }

    /// After a connection was lost: what the seat is asked now tells whether the answer in doubt has counted.
    pub fn settle(&mut self, asked: Option<u32>) {
        let Some(entry) = self.doubt.take() else { return };
        if asked == Some(entry.turn) {
            self.lost += 1;
        } else {
            self.counted += 1;
            self.acknowledged.push(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Ledger;
    use serde_json::json;

    #[test]
    fn doubt_is_settled_by_what_is_asked() {
        let mut ledger = Ledger::default();
        ledger.sent(3, json!("a"));
        ledger.settle(Some(3));
        assert!(ledger.acknowledged.is_empty());
        ledger.sent(3, json!("a"));
        ledger.settle(Some(5));
        ledger.sent(5, json!("b"));
        ledger.acknowledged();
        ledger.sent(6, json!("c"));
        ledger.refused();
        ledger.settle(None);
        let turns: Vec<u32> = ledger.acknowledged.iter().map(|entry| entry.turn).collect();
        assert_eq!(turns, [3, 5]);
        assert_eq!((ledger.counted, ledger.lost), (1, 1));
    }
}
