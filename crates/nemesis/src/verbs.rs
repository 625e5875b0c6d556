//! The smallest rule-exact changes of the table. Verbs never ask and never call procedures; what they set off is left in `Board::due`.
//! A verb whose rule is switched off does nothing.

pub mod cards;
pub mod contamination;
pub mod corridors;
pub mod items;
pub mod knowledge;
pub mod markers;
pub mod pods;
pub mod swarm;
pub mod walking;
pub mod wounds;
