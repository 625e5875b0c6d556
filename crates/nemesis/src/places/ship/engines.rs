//! N-ENG: engines.
