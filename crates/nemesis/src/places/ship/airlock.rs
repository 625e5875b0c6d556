//! N-ROOM-AIRLOCK: the Airlock Procedure.

use crate::Cx;

/// N-ROOM-AIRLOCK-05, N-RULING-134: after the last pass.
pub fn all_passed(_cx: &mut Cx<'_>) {}
