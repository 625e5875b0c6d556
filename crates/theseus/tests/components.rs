//! What is in the box, held to the rulebook's list of components.

use kernel::{Chance, Referee, Seat};
use theseus::generated::cards::{Bonus, Card, CardType, Faction, INSTANT_OF};
use theseus::generated::sectors::{PENDING_SECTOR, SLOT_SECTOR, Sector, SectorAction};
use theseus::generated::tokens as counts;
use theseus::generated::units::UnitKind;
use theseus::{Action, Setup, State, Theseus};

fn started(setup: &Setup) -> State {
    let mut referee = Referee::silent(Chance::rollout(1));
    let mut state = <Theseus as kernel::Game>::start(setup, &mut referee).expect("the setup is sound");
    state.run(&mut referee).expect("setup comes to its first question");
    state
}

// rules: T-COMP-01, T-COMP-07, T-COMP-18, T-BEGINNER-01, T-CARDTYPE-21
#[test]
fn four_factions_of_twenty_five_cards_and_one_without() {
    assert_eq!(Faction::ALL.into_iter().filter(|faction| faction.has_cards()).count(), 4);
    assert!(!Faction::Pandora.has_cards() && Faction::Pandora.home().is_none());
    assert_eq!(Card::ALL.iter().map(|card| u32::from(card.facts().copies)).sum::<u32>(), 100);
    for faction in Faction::ALL.into_iter().filter(|faction| faction.has_cards()) {
        let cards = || Card::ALL.iter().map(|card| card.facts()).filter(move |facts| facts.faction == faction);
        assert_eq!(cards().map(|facts| u32::from(facts.copies)).sum::<u32>(), 25, "{faction:?}");
        assert!(cards().all(|facts| facts.level <= 3), "levels 0 to 3");
        let of = |kinds: &[CardType]| cards().filter(|facts| kinds.contains(&facts.kind)).map(|facts| u32::from(facts.copies)).sum::<u32>();
        assert!(of(&[CardType::Action, CardType::Trap, CardType::Module]) * 2 > 25, "mostly Action, Trap and Module cards");
        assert!((1..=4).contains(&of(&[CardType::Instant])), "a few Instants");
        assert_eq!(INSTANT_OF[faction.index()].facts().faction, faction);
        assert!(faction.home().is_some(), "a sector board of its own");
    }
}

// rules: T-COMP-02, T-COMP-03, T-COMP-04, T-SECTOR-01, T-SECTOR-02, T-SECTOR-14, T-RULING-04
#[test]
fn seven_sectors() {
    let homes = Sector::ALL.into_iter().filter_map(|sector| sector.facts().home_of.map(|faction| (faction, sector)));
    assert_eq!(
        homes.collect::<Vec<_>>(),
        [
            (Faction::Marines, Sector::LoadingDock),
            (Faction::Aliens, Sector::AlienNest),
            (Faction::Scientists, Sector::Laboratory),
            (Faction::Greys, Sector::Wreck)
        ]
    );
    let action = |sector: Sector| sector.facts().action;
    assert_eq!(action(Sector::Corridors), SectorAction::Assault);
    assert_eq!(action(Sector::ControlCentre), SectorAction::PlaceMalfunction);
    assert_eq!(action(Sector::TechnicalHall), SectorAction::ExtraTurn);
    for sector in Sector::ALL {
        let facts = sector.facts();
        assert!(facts.pending <= 2);
        assert_eq!(usize::from(facts.slots), SLOT_SECTOR.iter().filter(|&&other| other == sector).count());
        assert_eq!(usize::from(facts.pending), PENDING_SECTOR.iter().filter(|&&other| other == sector).count());
        for room in 0..4u8 {
            for other in 0..4u8 {
                let joined = |from: u8, to: u8| facts.passages[usize::from(from)] & (1 << to) != 0;
                assert_eq!(joined(room, other), joined(other, room), "{sector:?}: a passage has two ends");
            }
        }
    }
    // A pending slot is one place for one card: it is an `Option`, and slots of the Wreck are as in the content.
    assert_eq!(Sector::Wreck.facts().passages, [0b0010, 0b0001, 0b1000, 0b0100], "two closed pairs");
}

// rules: T-COMP-05, T-COMP-06, T-COMP-17
#[test]
fn units() {
    let count = |kind: UnitKind| kind.facts().count;
    for kind in [UnitKind::Marine, UnitKind::Alien, UnitKind::Scientist, UnitKind::Grey, UnitKind::Being] {
        assert_eq!(count(kind), 3);
        assert!(kind.facts().two_sided);
    }
    assert_eq!((count(UnitKind::Grasper), count(UnitKind::Runner), count(UnitKind::Warrior)), (2, 4, 4));
    assert!([UnitKind::Grasper, UnitKind::Runner, UnitKind::Warrior].iter().all(|kind| kind.facts().two_sided));
    assert_eq!(counts::PANDORA_SECTOR_TOKENS, 1);
}

// rules: T-COMP-09, T-COMP-10, T-COMP-11, T-COMP-12, T-COMP-13, T-COMP-14, T-COMP-15, T-COMP-16, T-RULING-01
#[test]
fn tracks_tokens_and_bonus_cards() {
    assert_eq!((counts::LIFE_MAX, counts::DATA_MAX, counts::END_STEPS, counts::SPACE_FIELDS), (20, 20, 4, 3));
    assert_eq!((counts::END_TOKENS, counts::MALFUNCTION_TOKENS, counts::UPGRADE_TOKENS, counts::ALLIANCE_TOKENS), (1, 1, 20, 4));
    assert_eq!((counts::FIRE_TOKENS, counts::DEACTIVATION_TOKENS), (2, 3));
    assert_eq!((counts::TENTACLES_TOKENS, counts::PARASITE_TOKENS, counts::MINOR_ALIEN_TOKENS, counts::VINES_TOKENS), (2, 2, 3, 4));
    assert_eq!((counts::HIDDEN_TOKENS, counts::GRABBER_TOKENS), (2, 2));
    assert_eq!((counts::DEFENCE_SYSTEM_TOKENS, counts::CAMERA_TOKENS, counts::INVISIBILITY_TOKENS), (2, 5, 2));
    let two_markers = Faction::ALL.into_iter().filter(|faction| faction.collects_data());
    assert_eq!(two_markers.collect::<Vec<_>>(), [Faction::Scientists, Faction::Greys]);
    assert_eq!(Bonus::ALL.map(Bonus::copies), [3, 3, 3]);
}

// rules: T-SETUP-01
#[test]
fn no_faction_is_used_by_two_players() {
    let twice = Setup::new(&[Faction::Marines, Faction::Marines]).check().expect_err("two players with one faction");
    assert_eq!(twice.rule.as_str(), "T-SETUP-01");
    assert!(Setup::new(&[Faction::Marines, Faction::Greys]).check().is_ok());
    assert!(Setup::new(&[Faction::Marines]).check().is_err(), "one player is too few");
    assert!(Setup::new(&[]).check().is_err());
}

// rules: T-SETUP-11
#[test]
fn leftover_bonus_cards_never_come_back() {
    // A duel has seven marked slots, so two of the nine Bonus cards are left over.
    let mut state = started(&Setup::new(&[Faction::Marines, Faction::Aliens]));
    assert_eq!(state.board.bonus.len(), 2);
    let left = state.board.bonus;
    let mut referee = Referee::silent(Chance::rollout(2));
    let mut options: Vec<Action> = Vec::new();
    while let Some(seat) = state.settle(&mut referee, &mut options).expect("the rules come to an end") {
        let last = options[options.len() - 1];
        let chosen = if state.board.clock.is_multiple_of(2) { options[0] } else { last };
        state.take(seat, chosen, &mut referee).expect("the rules come to an end");
        assert_eq!(state.board.bonus, left);
    }
    assert!(state.outcome().is_some_and(|outcome| outcome.winners.contains(Seat::new(0)) || outcome.winners.contains(Seat::new(1))));
}
