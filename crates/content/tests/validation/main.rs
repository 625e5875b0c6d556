//! The committed content is whole, and what is wrong with a broken copy of it is found and named.

mod committed;
mod copy;
mod nemesis_boxes;
mod theseus;
mod unreadable;
