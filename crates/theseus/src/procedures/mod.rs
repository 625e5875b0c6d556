//! One file a procedure of the rulebook.

pub mod arrival;
pub mod assault;
pub mod attack;
pub mod card_action;
pub mod card_actions;
pub mod final_turns;
pub mod install;
pub mod lose_upgrades;
pub mod malfunction;
pub mod movement;
pub mod opening;
pub mod pandora;
pub mod pending;
pub mod rounds;
pub mod sector_action;
pub mod traps;
pub mod turn;
pub mod uses;
pub mod window;
