//! The socket of one device: it says who it is, sends commands, and is told what it may know.

mod conversation;
mod outbox;
mod pace;
mod sockets;

pub(crate) use conversation::Conversation;
pub(crate) use outbox::{Next, Outbox};
pub(crate) use sockets::{Heard, Sockets};

use axum::extract::ws::WebSocketUpgrade;

/// The longest message of a client, in bytes.
pub const LONGEST_MESSAGE: usize = 64 << 10;
/// Sockets are many and their messages small.
const BUFFER: usize = 4096;

/// Sets the limits every socket has.
pub fn upgrade(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER).max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE)
}
