//! Tests of a table: what people can do at it, and what must hold whatever they do.

mod absence;
mod answering;
mod bounds;
mod client;
mod combinations;
mod corpus;
mod cut;
mod farewell;
mod faults;
mod gathering;
mod history;
mod leaving;
mod parts;
mod party;
mod preview;
mod setups;
mod smoke;
mod spectators;
mod surgery;
mod talk;
mod undo;
mod windows;
mod wire;
