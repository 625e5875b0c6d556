//! Tests of a table: what people can do at it, and what must hold whatever they do.

mod party;
mod smoke;
