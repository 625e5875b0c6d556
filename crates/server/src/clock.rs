//! What time it is. A test may say so itself.

use protocol::Millis;
use std::time::{SystemTime, UNIX_EPOCH};

/// Where the time comes from.
pub trait Clock: Send + Sync + 'static {
    fn now(&self) -> Millis;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        now()
    }
}

/// Milliseconds since 1970.
pub fn now() -> Millis {
    // A clock before 1970 is as good as 1970.
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
