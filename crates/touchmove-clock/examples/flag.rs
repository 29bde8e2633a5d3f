//! Three minutes and two seconds per move: presses, times, and a flag.
//!
//! `cargo run -p touchmove-clock --example flag`

use touchmove_chess::Color;
use touchmove_clock::{Chessclock, Completes, FirstFlag, Moment, Setting, TimeControl};

fn main() {
    let control: TimeControl = "3+2".parse().expect("minutes and seconds");
    let mut clock = Chessclock::new(control, Setting::usual());

    // The program says what time it is; the clock never asks.
    clock.start(Color::White, Moment::at(0));
    clock.press(Color::White, Completes::Move, Moment::at(5_000));
    clock.press(Color::Black, Completes::Move, Moment::at(9_000));
    let now = Moment::at(9_000);
    for side in Color::ALL {
        println!("{side:?} has {}", clock.remaining(side, now));
    }
    // 3:02 at the start, five and four seconds used, two given for the next move.
    assert_eq!(clock.remaining(Color::White, now).to_string(), "2:59");
    assert_eq!(clock.remaining(Color::Black, now).to_string(), "3:00");

    // White thinks, and nobody looks for four minutes: the flag fell when the time was over, not when somebody saw it (6.8).
    let later = Moment::at(9_000 + 240_000);
    assert_eq!(clock.first_flag(later), FirstFlag::Of(Color::White));
    let fell = clock.flag(Color::White, later).expect("it has fallen");
    println!("White's flag fell under {}", fell.article());
}

#[test]
fn it_runs() {
    main();
}
