//! Tests of the server.

mod again;
mod covering;
mod cutting;
mod device;
mod draining;
mod failing;
mod house;
mod limits;
mod looking;
mod nodes;
mod owning;
mod paging;
mod party;
mod playing;
mod slow;
mod talking;
mod undoing;
mod wire;
