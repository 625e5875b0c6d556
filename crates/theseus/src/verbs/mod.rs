//! The smallest rule-exact changes of the table. Verbs never ask and never call procedures.
//!
//! Every verb takes the rule that causes it. Verbs that change a track check at once whether that decides the game (T-TIMING-03).

mod cards;
mod tokens;
mod tracks;
mod units;

pub use cards::{discard_installed, discard_pending, give_back, install, put_pending, reveal_top, take_top};
pub use tokens::{gain_upgrade, lose_reserve, place_deactivation, return_upgrades, spend_upgrades};
pub use tracks::{finish, gain_data, gain_life, lose_life, move_end_token, wound, wounds};
pub use units::{free_held, infect, leave_room, push_to_space, stand, strip, turn};
