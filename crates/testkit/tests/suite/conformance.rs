//! An honest game passes, and every kind of flaw is found.

use testkit::conformance::{Breach, Promise, Sight, Tally, full, quick};

use crate::pebbles::*;

const SETUP: Setup = Setup { pebbles: [2, 2, 3] };

fn search<const FLAW: u8>() -> Result<(), Breach> {
    (0..40).try_for_each(|seed| full::<Pebbles<FLAW>>(&SETUP, seed, &mut Tally::none()).map(|_| ()))
}

fn first_breach<const FLAW: u8>() -> Option<Promise> {
    let breach = search::<FLAW>().err();
    // Shown when an assertion about it fails.
    println!("{breach:?}");
    breach.map(|breach| breach.promise)
}

fn keys(sight: &Sight<'_, Pebbles<HONEST>>) -> Vec<String> {
    match sight {
        Sight::Answer { action, .. } => vec![format!("{action:?}")],
        Sight::Entry(entry) => vec![entry.rule.to_string()],
        Sight::End { outcome, .. } => vec![format!("{:?}", outcome.ending)],
    }
}

#[test]
fn an_honest_game_keeps_all_promises() {
    let expected = ["Pass", "Draw", "Stop", "Peek", "Colour(0)", "Colour(2)", "P-PEEK-01", "P-SHOW-03", "BagEmpty", "Stopped"];
    let mut tally = Tally::new(keys).expecting(expected).expecting(["P-NEVER-01"]);
    let (mut compared, mut decisions) = (0, 0);
    for seed in 0..100 {
        let survey = full(&SETUP, seed, &mut tally).unwrap_or_else(|breach| panic!("{breach}"));
        compared += survey.compared;
        decisions += survey.decisions;
    }
    assert!(compared > decisions, "{compared} comparisons in {decisions} decisions");
    assert_eq!(tally.unmet(), ["P-NEVER-01"]);
    assert!(tally.count("Draw") > tally.count("Stop"));
    assert!(tally.counts().any(|(key, count)| key == "P-SHOW-01" && count > 100));
}

#[test]
fn leaks_are_found() {
    assert_eq!(first_breach::<VIEW_LEAK>(), Some(Promise::ViewsHide));
    assert_eq!(first_breach::<DRAW_LEAK>(), Some(Promise::FactsHide));
    assert_eq!(first_breach::<BET_LEAK>(), Some(Promise::FactsHide));
    assert_eq!(first_breach::<OPTION_LEAK>(), Some(Promise::FactsHide));
    assert_eq!(first_breach::<STAKES_LEAK>(), Some(Promise::FactsHide));
    assert_eq!(first_breach::<TELLING>(), Some(Promise::FactsHide));
    assert_eq!(first_breach::<SKIPPING>(), Some(Promise::FactsHide));
}

#[test]
fn other_flaws_are_found() {
    assert_eq!(first_breach::<LOSES_A_PEBBLE>(), Some(Promise::Census));
    assert_eq!(first_breach::<FORGETFUL>(), Some(Promise::Repeats));
}

#[test]
fn the_quick_suite_finds_what_it_is_for() {
    let quickly = |seed| quick::<Pebbles<LOSES_A_PEBBLE>>(&SETUP, seed, &mut Tally::none());
    assert_eq!((0..20).find_map(|seed| quickly(seed).err()).map(|breach| breach.promise), Some(Promise::Census));
    let endless = quick::<Pebbles<ENDLESS>>(&SETUP, 1, &mut Tally::none());
    assert_eq!(endless.err().map(|breach| breach.promise), Some(Promise::Ends));
    let panics = (0..200).find_map(|seed| quick::<Pebbles<PANICS>>(&SETUP, seed, &mut Tally::none()).err());
    assert!(panics.is_some_and(|breach| breach.promise == Promise::DoesNotPanic && breach.detail.contains("the bag is empty")));
    let broken_setup = quick::<Pebbles<HONEST>>(&Setup { pebbles: [1, 0, 0] }, 1, &mut Tally::none());
    assert_eq!(broken_setup.err().map(|breach| breach.promise), Some(Promise::Setup));
    assert!(quick::<Pebbles<HONEST>>(&SETUP, 1, &mut Tally::none()).is_ok_and(|survey| survey.decisions > 3));
}

#[test]
fn a_breach_says_where_it_can_be_seen_again() {
    let Err(breach) = search::<VIEW_LEAK>() else { unreachable!("the suite does not see the leak") };
    let again = full::<Pebbles<VIEW_LEAK>>(&SETUP, breach.seed, &mut Tally::none());
    assert_eq!(again.err(), Some(breach.clone()));
    assert!(breach.to_string().starts_with(&format!("seed {}, decision {}: ViewsHide: ", breach.seed, breach.decision)), "{breach}");
}
