//! Seats given away while a game is played: to whom, and how the others learn of it.

use host::Table;
use protocol::message::Role;
use protocol::table::{GivenSeat, Settings, Sitter};
use protocol::{Command, RefusalCode};

use crate::party::{Party, crew, duel, of_type, person, seat, who};

impl Party {
    fn gives(&mut self, number: u8, to: u8) {
        let records = self.table.give_seat(seat(number), &who(to), self.now).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        self.records.extend(records);
    }

    fn keeps(&mut self, number: u8, from: u8) {
        let before = self.table.snapshot();
        let refusal = self.table.give_seat(seat(number), &who(from), self.now).expect_err("a second hand");
        assert_eq!(refusal.code, RefusalCode::HadPart, "{refusal:?}");
        assert_eq!(self.table.snapshot(), before, "a refusal changes nothing");
    }
}

#[test]
fn nobody_gets_a_second_hand() {
    let mut party = Party::playing(crew(3), Settings::default(), 3, 1);
    party.keeps(1, 0);
    party.keeps(1, 2);
    // Sending somebody away first makes no difference.
    party.does(0, Command::Kick { seat: seat(1) });
    party.keeps(1, 0);
    party.keeps(1, 2);
    // Nor does it to have given one's own seat away, or to have been sent away from it.
    party.gives(2, 5);
    party.keeps(1, 2);
    party.does(0, Command::Kick { seat: seat(2) });
    party.keeps(1, 5);
    // One's own seat one may have back, and whose it is already loses nothing.
    party.gives(1, 1);
    party.gives(1, 1);
    party.gives(0, 0);
    party.gives(2, 2);
    assert_eq!(party.table.members(), [(person(0), seat(0)), (person(1), seat(1)), (person(2), seat(2))]);
    // All of it is known after a restart too.
    let (mut loaded, _) = Table::load(&party.table.snapshot(), party.now).expect("a table");
    let (mut repeated, _) = Table::recover(&party.records, &|_| None, party.now).expect("a table");
    for table in [&mut loaded, &mut repeated] {
        assert_eq!(table.give_seat(seat(1), &who(5), party.now).expect_err("a second hand").code, RefusalCode::HadPart);
    }
}

#[test]
fn a_host_who_only_looks_on_gets_no_hand_even_later() {
    let mut party = Party::open(duel(), Settings::default());
    for number in [1, 2] {
        party.does(number, Command::Sit { seat: seat(number - 1), name: None });
    }
    party.does(0, Command::Start);
    party.keeps(1, 0);
    party.does(0, Command::HandOver { to: person(1) });
    party.keeps(1, 0);
    party.keeps(1, 1);
    party.gives(1, 7);
}

#[test]
fn before_the_game_seats_are_given_freely() {
    let mut party = Party::open(duel(), Settings::default());
    party.gives(0, 0);
    party.gives(1, 0);
    party.gives(1, 1);
    assert_eq!(party.table.members(), [(person(0), seat(0)), (person(1), seat(1))]);
    assert_eq!(party.table.info().given, []);
}

#[test]
fn everybody_is_told_whose_a_seat_is_now() {
    let mut party = Party::playing(crew(3), Settings::default(), 3, 1);
    party.arrives(9, 2, Role::Player);
    party.now += 1000;
    party.gives(1, 5);
    let given = [GivenSeat { seat: seat(1), to: person(5), at: party.now }];
    let told = party.sent(9);
    let table = of_type(&told, "table").last().map(|message| message["table"].clone()).expect("the table");
    assert_eq!(table["given"], serde_json::to_value(given).expect("JSON"));
    assert_eq!(table["seats"][1]["sitter"]["name"], "Person 5");
    // Who comes later is told too, also after a restart, and also when the seat has gone on to somebody else.
    let (mut loaded, _) = Table::load(&party.table.snapshot(), party.now).expect("a table");
    assert_eq!(loaded.info().given, given);
    loaded.give_seat(seat(1), &who(6), party.now + 5).expect("a seat");
    assert_eq!(loaded.info().given, [GivenSeat { seat: seat(1), to: person(6), at: party.now + 5 }]);
    assert!(matches!(&loaded.info().seats[1].sitter, Sitter::Person { name, .. } if name == "Person 6"));
}
