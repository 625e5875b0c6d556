//! The scenario runner: what passes, what fails and on which line, what cannot be read.

use testkit::scenario::{ScenarioReport, Verdict, game_of, run_file};

use crate::pebbles::*;

#[test]
fn nothing() {}
