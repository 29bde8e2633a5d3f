//! What is wrong with a scenario is told with its line, its column and what was expected.

use touchmove_law::Edition;
use touchmove_scenario::{Event, Scenario, Telling};

fn fault(text: &str) -> String {
    Scenario::read(text).expect_err("a fault").to_string()
}

/// The complaints of a scenario that is read but does not hold.
fn failures(text: &str) -> Vec<String> {
    let scenario = Scenario::read(text).unwrap();
    scenario.run(Edition::Fide2023).faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_fault_names_line_column_and_what_was_expected() {
    assert_eq!(
        fault("moves none\n0:10 White touches g9\n"),
        "line 2, column 20: expected a square such as e4"
    );
    assert_eq!(
        fault("0:10 White claims illegal mve\n"),
        "line 1, column 27: expected `illegal move`; did you mean `move`?"
    );
    assert_eq!(
        fault("law 2023 7.5.9\n"),
        "line 1, column 10: expected a number of the Laws of 2023 such as 7.4"
    );
    assert_eq!(
        fault("0:10 White jumps\n"),
        "line 1, column 12: expected what a player does, such as `touches e2`, `plays Nf3` or `presses`"
    );
    assert!(
        fault("moves none\n0:10 White presses\nboth Wite loses\n")
            .starts_with("line 3, column 6: expected an expectation")
    );
    assert!(fault("regulations no arbitr\n").starts_with("line 1, column 13: expected a regulation"));
    assert!(fault("ask whether it rains\n").starts_with("line 1, column 5: expected a question"));
    assert!(fault("time soon\n").starts_with("line 1, column 6: "));
    assert!(fault("position nowhere\n").starts_with("line 1, column 10: "));
}

#[test]
fn words_that_are_left_over_are_told() {
    assert!(fault("0:10 White presses quickly\n").contains("line 1, column 20: expected"));
    assert!(
        fault("moves none\n0:10 White presses\nboth nothing at all\n")
            .contains("line 3, column 14: expected")
    );
}

#[test]
fn a_line_may_go_on_and_carry_comments() {
    let text = "moves 1.f3 e5   # a weak move\n      2.g4          # and another\n0:10 Black makes Qh4\nboth Black wins\n     by checkmate\n";
    assert_eq!(failures(text), Vec::<String>::new());
}

#[test]
fn a_weighty_ruling_that_is_not_listed_fails() {
    let failed = failures("moves 1.f3 e5 2.g4\n0:10 Black makes Qh4\nboth nothing\n");
    assert_eq!(failed, ["line 3, column 1: ruled, but not listed: Black wins by checkmate (5.1.1)"]);
    let at_the_end = "moves 1.f3 e5 2.g4\n0:05 Black touches d8\nboth nothing\n0:10 Black releases h4\n";
    assert_eq!(failures(at_the_end).len(), 1);
}

#[test]
fn a_story_that_expects_nothing_is_only_told() {
    assert_eq!(failures("moves 1.f3 e5 2.g4\n0:10 Black makes Qh4\n"), [""; 0]);
}

#[test]
fn a_ruling_that_was_not_issued_fails() {
    let failed = failures("moves none\n0:10 White plays e4\nboth White loses\n");
    assert_eq!(failed.len(), 1);
    assert!(failed[0].starts_with("line 3, column 6: `White loses` was not ruled"), "{failed:?}");
}

#[test]
fn the_wrong_article_fails() {
    let text =
        |article: &str| format!("moves 1.f3 e5 2.g4\n0:10 Black makes Qh4\nboth Black wins ({article})\n");
    assert_eq!(failures(&text("5.1.1")), Vec::<String>::new());
    assert_eq!(failures(&text("5.1")), Vec::<String>::new(), "a part of 5.1");
    let failed = failures(&text("5.2.1"));
    assert_eq!(
        failed,
        [
            "line 3, column 6: `Black wins (5.2.1)` was ruled otherwise; it lacks 5.2.1: Black wins by checkmate (5.1.1)"
        ]
    );
}

#[test]
fn a_number_that_nothing_was_ruled_under_fails() {
    let failed = failures("law 2023 7.5.5\nmoves none\n0:10 White plays e4\nboth nothing\n");
    assert_eq!(failed, ["line 1, column 1: nothing was ruled or answered under 7.5.5 of 2023"]);
}

#[test]
fn a_state_that_is_not_so_fails() {
    let text = "moves none\nclocks White 1:00:00, Black 1:00:00\n0:10 White plays e4\nboth White's clock 59:50; Black to move\n";
    assert_eq!(failures(text), Vec::<String>::new());
    let failed = failures(&text.replace("59:50", "59:51"));
    assert_eq!(failed, ["line 4, column 6: `White's clock 59:51` is not so: 59:50"]);
}

#[test]
fn time_does_not_go_back() {
    let failed = failures("moves none\n0:10 White makes e4\n0:09 White presses\n");
    assert!(failed[0].contains("time goes back"), "{failed:?}");
}

#[test]
fn readings_of_the_header_hold_with_increment_and_periods() {
    let text = "time 25+10\nmoves 1.e4 e5\nclocks White 0:05, Black 0:03\n0:02 White plays Nf3\nboth White's clock 0:13\n0:04 Black plays Nc6\nboth Black's clock 0:11\n";
    assert_eq!(failures(text), Vec::<String>::new());
    let text = "time 1/5, 60\nmoves 1.e4 e5\nclocks White 0:05 in period 2\n0:06 arbiter sees White's flag\nboth White loses by time\n";
    assert_eq!(failures(text), Vec::<String>::new());
}

#[test]
fn quiet_moves_change_nothing_and_repeat_nothing() {
    let text = "position 8/8/4k3/8/8/4K3/8/R7 w - - 0 1\nmoves 49 quiet moves each\n0:10 White claims fifty moves with Ra1\n";
    let failed = failures(text);
    // Whatever the claim comes to, the ninety-eight moves were made.
    assert!(failed.iter().all(|complaint| !complaint.contains("quiet")), "{failed:?}");
    let text =
        "moves 74 quiet moves each\n0:10 White offers a draw\nboth White has made 74 moves; referred\n";
    assert_eq!(failures(text), Vec::<String>::new());
}

#[test]
fn a_game_is_told_line_by_line() {
    let mut telling = Telling::new(Edition::Fide2023);
    assert_eq!(telling.say("moves 1.f3 e5 2.g4").unwrap(), []);
    assert!(telling.say("0:10 Black plais Qh4").is_err());
    let events = telling.say("0:10 Black plays Qh4").unwrap();
    assert!(
        events.iter().any(
            |event| matches!(event, Event::Ruled(issued) if issued.phrase() == "Black wins by checkmate")
        )
    );
    let events = telling.say("both White wins").unwrap();
    assert!(events.iter().any(|event| matches!(event, Event::Failed { .. })));
}

#[test]
fn no_text_makes_the_reader_panic() {
    let words = [
        "law",
        "2023",
        "both",
        "0:10",
        "White",
        "White's",
        "touches",
        "e4",
        "claims",
        "(",
        ")",
        "\"",
        ";",
        ",",
        "[I-014]",
        "moves",
        "1.e4",
        "{0:10}",
        "clocks",
        "ask",
        "é",
        "½-½",
        ":",
        "+2:00",
        "-",
        "\n",
        "\n ",
        "#",
        "because",
        "and",
        "position",
        "8/8",
        "decides",
        "1:",
        "regulations",
        "no",
        "quiet",
        "18446744073709551615:59",
    ];
    let mut random = touchmove_chess::Random::seeded(2023);
    for _ in 0..20_000 {
        let mut text = String::new();
        for _ in 0..12 {
            text.push_str(words[usize::try_from(random.below(words.len() as u64)).unwrap()]);
            if random.below(2) == 0 {
                text.push(' ');
            }
        }
        if let Ok(scenario) = Scenario::read(&text) {
            for edition in Edition::ALL {
                let _ = scenario.run(edition);
            }
        }
    }
}

#[test]
fn regulations_may_hold_for_one_edition_only() {
    let text = "time 90\nregulations 2023 draws after 30 moves; rated\nunderway\n0:10 White plays e4\nboth nothing\n";
    let scenario = Scenario::read(text).unwrap();
    for edition in Edition::ALL {
        assert_eq!(scenario.run(edition).faults, [], "{edition}");
    }
    let everywhere = Scenario::read(&text.replace("2023 ", "")).unwrap();
    assert!(everywhere.run(Edition::Fide2001).faults[0].to_string().contains("contradict the Laws"));
    assert_eq!(everywhere.run(Edition::Fide2023).faults, []);
}
