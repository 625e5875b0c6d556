//! What one viewer sees, built up piece by piece; and a whole state that fits it.

use crate::State;
use kernel::{Chance, Viewer};
use serde::{Deserialize, Serialize};

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
}

impl View {
    pub fn of(_state: &State, viewer: Viewer) -> Self {
        Self { viewer }
    }

    /// A state that could be the true one for all the viewer knows.
    pub fn determinize(&self, _chance: &mut Chance) -> Option<State> {
        None
    }
}
