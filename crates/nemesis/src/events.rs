//! What the Event cards do.

use crate::{Cx, Flow};

/// Hunt: Adults not in Combat go for Characters next door (N-RULING-233).
pub fn hunt(_cx: &mut Cx<'_>) -> Flow {
    Flow::Done
}
