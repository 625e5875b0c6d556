//! What the Event cards do.
