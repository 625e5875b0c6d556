//! What a viewer is told does not depend on what the viewer has not seen.

use kernel::{Chance, Game, Referee, Seat, SeatSet, Stakes, State, Viewer};
use serde::Serialize;
use std::mem;

use super::breach::{Broken, Promise, broken, difference, excerpt};
use super::{Walk, check_board, viewers};

/// An answer given, and everything that came of it.
struct Step<G: Game> {
    state: State<G>,
    events: Vec<G::Event>,
    chance: Vec<u16>,
    /// Nothing but this was shown: something that chance did not decide just now.
    revealed: bool,
    /// Something like that was shown, besides what chance decided.
    shown: bool,
}

impl<G: Game> Step<G> {
    /// Gives an answer; `None` if it is refused or chance does not fit.
    fn take(state: &State<G>, seat: Seat, action: G::Action, chance: Chance) -> Option<Self> {
        let mut referee = Referee::new(chance).recording();
        let mut state = *state;
        state.apply(seat, &action, &mut referee).ok()?;
        if referee.chance().complaint().is_some() {
            return None;
        }
        let chance = referee.take_record();
        let revealed = referee.take_barrier() && chance.is_empty();
        let shown = referee.take_shown();
        let events = referee.take_log().into_iter().map(|entry| entry.event).collect();
        Some(Self { state, events, chance, revealed, shown })
    }

    /// The facts a viewer learns of this step, as sent.
    fn facts(&self, viewer: Viewer) -> String {
        self.facts_but(viewer, |_| false)
    }

    /// The same without some.
    fn facts_but(&self, viewer: Viewer, left_out: fn(&G::SeenEvent) -> bool) -> String {
        sent(&self.events.iter().filter_map(|event| G::seen(event, viewer)).filter(|fact| !left_out(fact)).collect::<Vec<_>>())
    }

    fn asked_next(&self) -> SeatSet {
        self.state.decision().map_or(SeatSet::NONE, |(waiting, _)| waiting)
    }
}

fn sent(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).unwrap_or_else(|error| format!("cannot be sent: {error}"))
}

fn view<G: Game>(state: &State<G>, viewer: Viewer) -> String {
    sent(&G::view(state, viewer))
}

impl<G: Game> Walk<G> {
    pub(super) fn check_hiding(
        &mut self,
        state: &State<G>,
        seat: Seat,
        action: G::Action,
        is_open: fn(&G::SeenEvent) -> bool,
    ) -> Result<(), Broken> {
        let real = Step::take(state, seat, action, Chance::rollout(self.dice.seed()));
        for viewer in viewers::<G>(&state.board) {
            let redealt = self.redeal(state, viewer)?;
            if let Some(real) = &real {
                self.compare_steps(&redealt, (seat, action), real, viewer, is_open)?;
            }
        }
        if let Some(real) = &real {
            self.vary_chance(state, seat, action, real, is_open)?;
            self.vary_answer(state, seat, action, real, is_open)?;
        }
        Ok(())
    }

    /// Deals everything anew that the viewer has not seen: the view and the options stay the same.
    fn redeal(&mut self, state: &State<G>, viewer: Viewer) -> Result<State<G>, Broken> {
        let seen = G::view(state, viewer);
        let text = sent(&seen);
        match serde_json::from_str::<G::View>(&text) {
            Ok(read) if read == seen => {}
            Ok(_) => {
                return broken(Promise::ViewsHide, format!("the view of {viewer:?} is not read back as it was sent: {}", excerpt(&text)));
            }
            Err(error) => {
                return broken(Promise::ViewsHide, format!("the view of {viewer:?} cannot be read back: {error}: {}", excerpt(&text)));
            }
        }
        let Some(redealt) = G::determinize(&seen, &mut Chance::rollout(self.dice.seed())) else {
            return broken(Promise::Determinizes, format!("the view of {viewer:?} determines no state: {}", excerpt(&text)));
        };
        check_board(&redealt).map_err(|it| Broken { detail: format!("redealt for {viewer:?}: {}", it.detail), ..it })?;
        let again = view(&redealt, viewer);
        if again != text {
            return broken(Promise::ViewsHide, format!("the view of {viewer:?} shows something hidden: {}", difference(&text, &again)));
        }
        let waiting = |state: &State<G>| state.decision().map(|(waiting, _)| waiting);
        if waiting(state) != waiting(&redealt) {
            return broken(Promise::Determinizes, format!("redealt for {viewer:?}, other seats are asked: {:?}", redealt.decision()));
        }
        if let Viewer::Seat(seat) = viewer {
            let (mut real, mut dealt) = (Vec::new(), Vec::new());
            state.options(seat, &mut real);
            redealt.options(seat, &mut dealt);
            if real != dealt {
                return broken(Promise::FactsHide, format!("the options of {viewer:?} show something hidden: {real:?} against {dealt:?}"));
            }
            let (real, dealt) = (stakes(state, seat, &real), stakes(&redealt, seat, &dealt));
            if real != dealt {
                return broken(
                    Promise::FactsHide,
                    format!("what is told of options shows {viewer:?} something hidden: {real:?} against {dealt:?}"),
                );
            }
        }
        Ok(redealt)
    }

    /// The same answer and the same chance on the redealt table tell the viewer the same.
    ///
    /// Chance is repeated by index: an index is a kind, so it has the same name on both tables.
    fn compare_steps(
        &mut self,
        redealt: &State<G>,
        (seat, action): (Seat, G::Action),
        real: &Step<G>,
        viewer: Viewer,
        is_open: fn(&G::SeenEvent) -> bool,
    ) -> Result<(), Broken> {
        let other = Step::take(redealt, seat, action, Chance::recorded(real.chance.iter().copied()));
        // A step that shows what was hidden tells different things on different tables, and should.
        let Some(other) = other.filter(|other| !real.revealed && !other.revealed) else {
            self.survey.incomparable += 1;
            return Ok(());
        };
        let (facts, other_facts) = (real.facts(viewer), other.facts(viewer));
        if facts != other_facts {
            // A draw that can come out only one way shows what is drawn all the same, and so does a face-down card that is turned.
            // Then the views have come to differ too, unless what was shown is shuffled away at once.
            let shown = real.shown || other.shown || real.facts_but(viewer, is_open) == other.facts_but(viewer, is_open);
            if shown || view(&real.state, viewer) != view(&other.state, viewer) {
                self.survey.incomparable += 1;
                return Ok(());
            }
            let detail = format!("{action:?} tells {viewer:?} something hidden: {}", difference(&facts, &other_facts));
            return broken(Promise::FactsHide, detail);
        }
        self.survey.compared += 1;
        if real.asked_next() != other.asked_next() {
            let detail = format!(
                "after {action:?} the question shows {viewer:?} something hidden: {:?} or {:?}",
                real.asked_next(),
                other.asked_next()
            );
            return broken(Promise::FactsHide, detail);
        }
        Ok(())
    }

    /// Lets one draw come out differently. Whoever cannot see that afterwards must not have been told.
    fn vary_chance(
        &mut self,
        state: &State<G>,
        seat: Seat,
        action: G::Action,
        real: &Step<G>,
        is_open: fn(&G::SeenEvent) -> bool,
    ) -> Result<(), Broken> {
        if real.chance.is_empty() {
            return Ok(());
        }
        let at = self.dice.below(real.chance.len());
        let weights = weights(state, seat, action, &real.chance, at);
        let others: Vec<u16> =
            (0..weights.len() as u16).filter(|&index| index != real.chance[at] && weights[usize::from(index)] > 0).collect();
        let Some(other) = self.dice.some(&others, 1).pop() else { return Ok(()) };
        let mut chance = real.chance.clone();
        chance[at] = other;
        match Step::take(state, seat, action, Chance::recorded(chance)) {
            Some(other) => check_told(real, &other, &format!("a draw during {action:?}"), None, &state.board, is_open),
            None => Ok(()),
        }
    }

    /// Lets the seat answer differently. Whoever cannot see that afterwards must not have been told.
    fn vary_answer(
        &mut self,
        state: &State<G>,
        seat: Seat,
        action: G::Action,
        real: &Step<G>,
        is_open: fn(&G::SeenEvent) -> bool,
    ) -> Result<(), Broken> {
        let mut options = Vec::new();
        state.options(seat, &mut options);
        options.retain(|option| *option != action);
        let Some(other) = self.dice.some(&options, 1).pop() else { return Ok(()) };
        match Step::take(state, seat, other, Chance::recorded(real.chance.iter().copied())) {
            Some(step) => check_told(real, &step, &format!("{action:?} or {other:?}"), Some(seat), &state.board, is_open),
            None => Ok(()),
        }
    }
}

/// What is told of each option.
fn stakes<G: Game>(state: &State<G>, seat: Seat, options: &[G::Action]) -> Vec<Stakes> {
    let choice = state.decision().map(|(_, choice)| choice);
    choice.map_or_else(Vec::new, |choice| options.iter().map(|action| G::stakes(choice, seat, action, &state.board)).collect())
}

/// The weights of the draw number `at` when an answer is resolved with this chance.
fn weights<G: Game>(state: &State<G>, seat: Seat, action: G::Action, chance: &[u16], at: usize) -> Vec<u8> {
    let mut next = *state;
    let mut referee = Referee::silent(Chance::Path { path: chance.to_vec(), at: 0, met: Vec::new() });
    // Resolved with this very chance once already, so it is not refused.
    let _ = next.apply(seat, &action, &mut referee);
    match referee.chance_mut() {
        Chance::Path { met, .. } => met.get_mut(at).map(mem::take).unwrap_or_default(),
        Chance::Seeded(_) | Chance::Rollout(_) | Chance::Dictated { .. } | Chance::Recorded { .. } => Vec::new(),
    }
}

/// Two ways a step can come out, different in one thing. If the states differ and the views do not, the difference is hidden
/// from the viewer, and then the facts must not tell it either. (If the states are equal, as after a roll without
/// consequences, nothing is hidden and the facts may differ. What a rule makes public may be told in any case.)
fn check_told<G: Game>(
    one: &Step<G>,
    other: &Step<G>,
    what: &str,
    decided_by: Option<Seat>,
    board: &G::Board,
    is_open: fn(&G::SeenEvent) -> bool,
) -> Result<(), Broken> {
    if one.state == other.state {
        return Ok(());
    }
    // Whoever decided it knows it, whatever the view says.
    for viewer in viewers::<G>(board).filter(|viewer| !decided_by.is_some_and(|seat| viewer.is(seat))) {
        let (facts, other_facts) = (one.facts_but(viewer, is_open), other.facts_but(viewer, is_open));
        if facts != other_facts && view(&one.state, viewer) == view(&other.state, viewer) {
            let detail = format!("{what}: the view hides it from {viewer:?}, the facts do not: {}", difference(&facts, &other_facts));
            return broken(Promise::FactsHide, detail);
        }
    }
    Ok(())
}
