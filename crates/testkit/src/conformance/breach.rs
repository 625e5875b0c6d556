//! What a game can do wrong, with all that is needed to see it again.

/// The promise that was broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// A setup that is offered can be played.
    Setup,
    /// A decision has at least one option, and each only once.
    HasOptions,
    /// Every option is accepted.
    OptionsAreAccepted,
    /// What is no option is refused, and nothing changes.
    OthersAreRefused,
    /// The same setup, answers and chance give the same states and log.
    Repeats,
    /// A state survives saving and loading; other bytes are refused or harmless.
    SavesAndLoads,
    /// A view does not depend on what the viewer has not seen.
    ViewsHide,
    /// A viewer's options and facts do not depend on what the viewer has not seen.
    FactsHide,
    /// What a viewer is told of a step makes the new view out of the one before.
    ChangesAreTold,
    /// What a view determines is a state with the same view.
    Determinizes,
    /// Every component of the box is in exactly one place.
    Census,
    /// No answer resolves for ever, and the game ends.
    Ends,
    /// The probabilities of what chance can do sum to one.
    Probabilities,
    /// The rules code does not panic.
    DoesNotPanic,
}

/// A promise broken in one random game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("seed {seed}, decision {decision}: {promise:?}: {detail}")]
pub struct Breach {
    pub seed: u64,
    /// How many answers had been given.
    pub decision: usize,
    pub promise: Promise,
    pub detail: String,
}

/// A breach before it is known where in the game it happened.
pub(super) struct Broken {
    pub promise: Promise,
    pub detail: String,
}

pub(super) fn broken<T>(promise: Promise, detail: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { promise, detail: detail.into() })
}

/// Enough of a long text to recognise it.
pub(super) fn excerpt(text: &str) -> String {
    const LONG: usize = 400;
    if text.chars().count() <= LONG { text.to_owned() } else { text.chars().take(LONG).chain("…".chars()).collect() }
}

/// Two texts from a little before the place where they part.
pub(super) fn difference(first: &str, second: &str) -> String {
    const BEFORE: usize = 60;
    const AFTER: usize = 120;
    let same = first.chars().zip(second.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(BEFORE)).take(BEFORE + AFTER).collect::<String>();
    format!("…{}… against …{}…", part(first), part(second))
}
