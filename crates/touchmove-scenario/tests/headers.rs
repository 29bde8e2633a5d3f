//! A header is a full description of how the game stands.

use touchmove_scenario::Scenario;

/// The scenario holds under both editions.
fn holds(text: &str) {
    let scenario = Scenario::read(text).unwrap_or_else(|fault| panic!("{fault} in\n{text}"));
    for edition in scenario.editions() {
        let faults: Vec<String> = scenario.run(edition).faults.iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{edition}: {faults:?} in\n{text}");
    }
}

#[test]
fn the_move_number_of_a_position_counts_as_moves_made_and_completed() {
    let white = "position 8/8/4k3/8/8/4K3/8/R7 w - - 0 40\nunderway\n0:05 nobody notices\n";
    holds(&format!(
        "{white}both White has completed 39 moves; Black has completed 39 moves; White has made 39 moves\n"
    ));
    let black = "position 8/8/4k3/8/8/4K3/8/R7 b - - 0 40\nunderway\n0:05 nobody notices\n";
    holds(&format!(
        "{black}both White has completed 40 moves; Black has completed 39 moves; White has made 40 moves\n"
    ));
}

/// 6.4 (2001 6.3): with the fortieth move completed the flag costs nothing; one move short, the game is lost (6.9;
/// 2001 6.10).
#[test]
fn the_moves_of_the_position_count_for_the_control() {
    let at = |number: u32| {
        format!(
            "time 40/120, 60\nregulations time is added at zero\nposition 4k3/7r/8/8/8/8/R7/4K3 w - - 0 {number}\nclocks White 0:10, Black 5:00\n\
             0:05 White plays Ra3\n0:06 Black plays Rh8\n0:30 arbiter sees White's flag\n"
        )
    };
    holds(&format!("{}both White is in the next period; the game goes on\n", at(40)));
    holds(&format!("{}both White loses by time (2023 6.9, 2001 6.10)\n", at(39)));
}

#[test]
fn an_illegal_move_taken_back_leaves_the_moves_of_the_position() {
    holds(
        "position 4k3/7r/8/8/8/8/R7/4K3 w - - 0 30\nunderway\n\
         0:05 White plays Ra2-b3\n0:09 Black claims an illegal move\n\
         both anything about the position; anything about penalties; anything about the clocks; White has completed 29 moves\n",
    );
}

/// 8.4: below five minutes a player need not record, unless thirty seconds or more are added for each move; the reading
/// of the header contains what was added for the move that is running.
#[test]
fn a_reading_of_the_header_keeps_the_increment_of_the_running_move() {
    let at = |time: &str, word: &str, shows: &str| {
        format!(
            "time {time}\nmoves 1.e4 e5\nclocks White 4:00, Black 10:00\n0:01 nobody notices\n\
             both White {word} record; White's clock {shows}; Black must record\n"
        )
    };
    holds(&at("90+30", "must", "3:59"));
    holds(&at("90+29", "need not", "3:59"));
    // The main time stands still for the first half minute of the move.
    holds(&at("90 d30", "must", "4:00"));
    holds(&at("90", "need not", "3:59"));
}

#[test]
fn the_increment_comes_with_the_next_move() {
    holds(
        "time 90+30\nmoves 1.e4 e5\nclocks White 4:00, Black 3:00\n0:10 White plays Nf3\nboth White's clock 4:20\n\
         0:20 Black plays Nc6\nboth Black's clock 3:20; White must record\n",
    );
}

/// A.2, B.3 (2001 B.3): in rapid and blitz play nobody has to record.
#[test]
fn fast_play_asks_nobody_to_record() {
    for time in ["15+10", "3+2"] {
        holds(&format!(
            "time {time}\nmoves 1.e4 e5\n0:01 nobody notices\nboth White need not record; Black need not record\n"
        ));
    }
    holds("time 90+30\nmoves 1.e4 e5\n0:01 nobody notices\nboth White must record; Black must record\n");
}

/// D.2.1 (2001 F.2.1): moves before the story were announced in the words of the event.
#[test]
fn moves_before_the_story_are_announced_in_the_language_of_the_event() {
    for language in ["German", "English", "Armenian", "Persian"] {
        holds(&format!(
            "regulations announcements in {language}\nplayers White visually disabled\n\
             moves 1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0 Nf6 5.d3 d6\n0:01 nobody notices\nboth nothing; White has made 5 moves\n"
        ));
    }
}

#[test]
fn a_move_is_announced_as_it_is_written() {
    for language in ["German", "English", "Armenian", "Persian"] {
        holds(&format!(
            "regulations announcements in {language}\nplayers White visually disabled\nmoves 1.e4 e5\n\
             0:05 White lifts f1, releases c4, announces \"Bc4\", presses\nboth nothing; White has completed 2 moves\n"
        ));
    }
}
