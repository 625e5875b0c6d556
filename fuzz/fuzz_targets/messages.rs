//! See `soak::fuzz::messages`.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| soak::fuzz::messages(bytes));
