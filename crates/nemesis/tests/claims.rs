//! What players say about things they alone have seen stands in the log and in the journal, and its truth stays hidden.

use kernel::{Game, Journal, Seat, Seed, Viewer};
use nemesis::generated::objectives::ObjectiveGroup;
use nemesis::generated::ship::Destination;
use nemesis::ids::SlotId;
use nemesis::{Claim, Event, Nemesis, Setup};

fn claimed(event: &Event) -> Option<Option<bool>> {
    match event {
        Event::Claimed { truth, .. } => Some(*truth),
        _ => None,
    }
}

// rules: N-INFO-22, N-ROOM-ENGINECONTROL-04, N-ROOM-MONITORING-02
#[test]
fn a_claim_may_be_false_and_nobody_is_told() {
    let seed = Seed::from_number(3);
    let (mut journal, mut table) = Journal::<Nemesis>::begin(&Setup::new(3), &seed).expect("the setup is sound");
    let (speaker, listener) = (Seat::new(1), Seat::new(2));
    let before = table.state.hash();
    // Nobody has looked at engine 1 yet, so nothing says whether this is true; two Objectives are in hand, so none is kept.
    for claim in [
        Claim::Engine { engine: 0, working: true },
        Claim::Infected { cards: 0 },
        Claim::Infected { cards: 2 },
        Claim::Kept { group: ObjectiveGroup::Corporate },
    ] {
        journal.say(&mut table, speaker, &claim).expect("a player may say so");
    }
    assert_eq!(table.state.hash(), before, "talk changes nothing");
    let log = table.referee.take_log();
    let truths: Vec<_> = log.iter().filter_map(|entry| claimed(&entry.event)).collect();
    assert_eq!(truths, [None, Some(true), Some(false), None]);
    assert!(log.iter().filter(|entry| claimed(&entry.event).is_some()).all(|entry| entry.rule.to_string() == "N-INFO-22"));
    for viewer in [Viewer::Seat(speaker), Viewer::Seat(listener), Viewer::Spectator] {
        let seen = log.iter().filter_map(|entry| Nemesis::seen(&entry.event, viewer));
        assert_eq!(seen.filter_map(|event| claimed(&event)).collect::<Vec<_>>(), [None; 4], "claim and truth are kept apart");
    }
    let text = journal.to_json();
    let again = Journal::<Nemesis>::from_json(&text).expect("the journal is read back");
    assert_eq!(again.claims.len(), 4);
    again.verify().expect("the claims are repeated in their place");
}

// rules: N-RULING-180
#[test]
fn nonsense_is_refused() {
    let (mut journal, mut table) = Journal::<Nemesis>::begin(&Setup::new(2), &Seed::from_number(4)).expect("the setup is sound");
    for (seat, claim) in [
        (0, Claim::Engine { engine: 3, working: true }),
        (0, Claim::Coordinates { space: 4, destination: Destination::Mars }),
        (0, Claim::Tile { slot: SlotId(99), room: nemesis::generated::rooms::Room::Nest }),
        // The Cockpit is printed on the board.
        (0, Claim::Tile { slot: SlotId(0), room: nemesis::generated::rooms::Room::Nest }),
        (4, Claim::Infected { cards: 0 }),
    ] {
        assert!(journal.say(&mut table, Seat::new(seat), &claim).is_err(), "{claim:?}");
    }
    assert!(journal.claims.is_empty());
}
