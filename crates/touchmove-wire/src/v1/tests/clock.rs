//! The journal of a chess clock.

use touchmove_chess::Color;

use crate::v1::clock::*;

/// What version 1 looks like; old journals must stay readable.
const GOLDEN: &str = r#"{"version":1,"control":"3+2","next_period":"at_zero","on_flag":"freeze","acts":[{"at":0,"deed":"start"},{"at":4000,"deed":{"press":{"side":"white"}}},{"at":5000,"deed":{"add":{"side":"black","time":60000}}},{"at":6000,"deed":"take_back"}],"mark":{"at":6500,"boot":99000,"boot_id":"b","wall":1700000000000}}"#;

#[test]
fn a_journal_is_written_in_declared_order_and_read_back() {
    let journal: ClockJournal = serde_json::from_str(GOLDEN).unwrap();
    assert_eq!(journal.acts[1].deed, Deed::Press { side: Color::White });
    assert_eq!(journal.acts[3].deed, Deed::TakeBack);
    assert_eq!(serde_json::to_string(&journal).unwrap(), GOLDEN);
}
