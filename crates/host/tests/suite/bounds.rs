//! Nothing that can be repeated grows a table without an end.

use protocol::table::{Settings, StandingOrders, WindowOrder};
use protocol::{Command, RefusalCode};

use crate::party::{Party, duel, seat};

/// More than anybody would ever change.
const MANY: usize = 12_000;

/// Does two things in turn until that is refused; how often it was not.
fn alternate(party: &mut Party, two: impl Fn(bool) -> Command) -> usize {
    for times in 0..MANY {
        if let Err(refusal) = party.tries(0, &two(times % 2 == 0)) {
            assert_eq!(refusal.code, RefusalCode::TooMuch, "{refusal:?}");
            return times;
        }
    }
    panic!("it never ends");
}

fn orders(ask: bool) -> Command {
    Command::Order { seat: seat(0), orders: StandingOrders { windows: if ask { WindowOrder::Ask } else { WindowOrder::Pass } } }
}

fn names(one: bool) -> Command {
    Command::Rename { name: if one { "Saturday" } else { "Sunday" }.to_owned() }
}

#[test]
fn what_can_be_changed_for_ever_is_refused_at_last_and_the_game_goes_on() {
    for two in [orders, names] {
        let mut party = Party::playing(duel(), Settings { pace: 0, ..Settings::default() }, 1, 1);
        let before = party.records.len();
        let times = alternate(&mut party, two);
        assert!(times > 5_000, "nobody meets this by playing: {times}");
        assert_eq!(party.records.len(), before + times);
        assert_eq!(party.cannot(0, names(true)), RefusalCode::TooMuch);
        let answers = party.records.len();
        party.does(0, Command::Answer { seat: seat(0), turn: 0, option: 0 });
        assert!(party.records.len() > answers);
        let (table, _) = host::Table::load(&party.table.snapshot(), party.now).expect("a table");
        party.table = table;
        assert_eq!(party.cannot(0, orders(true)), RefusalCode::TooMuch, "also after a restart");
        party.does(0, Command::Abandon);
    }
}
