//! The behaviour of the engine is what it was, or the change is said.

#[test]
fn the_signature_is_the_one_on_record() {
    let found = format!("{:016x}", touchmove_sim::signature::signature());
    let known = include_str!("../signature.txt").trim();
    assert_eq!(
        found, known,
        "a ruling has changed. Say which in CHANGELOG.md and in the commit, then \
         `cargo run --profile ci -p touchmove-sim -- --signature > sim/signature.txt`"
    );
}
