#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| touchmove_fuzz::pgn_file(bytes));
