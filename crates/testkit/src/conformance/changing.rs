//! What a viewer is told of a step makes the new view out of the one before.

use kernel::{Between, Changed, Game, State};
use serde_json::Value;

use super::breach::{Broken, Promise, broken, difference};
use super::viewers;
use crate::patch;

pub(super) fn check<G: Game>(before: &State<G>, now: &State<G>) -> Result<(), Broken> {
    viewers::<G>(&now.board).try_for_each(|viewer| told(&G::view(before, viewer), &G::view(now, viewer)))
}

fn told<V: Changed>(before: &V, now: &V) -> Result<(), Broken> {
    let change = serde_json::to_value(Between { before, now });
    let [Ok(mut view), Ok(now), Ok(Value::Array(change))] = [serde_json::to_value(before), serde_json::to_value(now), change] else {
        return broken(Promise::ChangesAreTold, "a view or its change is no JSON");
    };
    patch::apply(&mut view, &change).or_else(|problem| broken(Promise::ChangesAreTold, problem))?;
    if view == now { Ok(()) } else { broken(Promise::ChangesAreTold, difference(&view.to_string(), &now.to_string())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, serde::Serialize)]
    struct Silent {
        round: u8,
    }

    impl Changed for Silent {
        fn changes<S: serde::ser::SerializeSeq>(&self, _: &Self, _: &mut kernel::Patch<'_, S>) -> Result<(), S::Error> {
            Ok(())
        }
    }

    #[derive(PartialEq, serde::Serialize)]
    struct Renamed {
        #[serde(rename = "turn")]
        round: u8,
    }
    kernel::changed! { Renamed { round } }

    #[test]
    fn what_is_told_wrongly_is_found() {
        let detail = |told: Result<(), Broken>| told.err().map(|broken| broken.detail);
        assert_eq!(detail(told(&Silent { round: 1 }, &Silent { round: 1 })), None);
        assert!(detail(told(&Silent { round: 1 }, &Silent { round: 2 })).is_some_and(|it| it.contains("against")));
        let path = detail(told(&Renamed { round: 1 }, &Renamed { round: 2 })).expect("no such field");
        assert!(path.contains("/round") && path.ends_with("does not fit"), "{path}");
    }
}
