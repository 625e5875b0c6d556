//! N-GOAL: what Objectives ask for.
