//! Every mistake is told once, at its line, in words with an example.

use touchmove_law::Edition;
use touchmove_scenario::{Scenario, Telling};

/// Everything that is wrong with a scenario, whether it shows when it is read or when it is run.
fn mistakes(text: &str) -> Vec<String> {
    match Scenario::read(text) {
        Err(fault) => vec![fault.to_string()],
        Ok(scenario) => scenario.run(Edition::Fide2023).faults.iter().map(ToString::to_string).collect(),
    }
}

/// One complaint, which begins and goes on like this.
fn one(text: &str, begins: &str, has: &str) {
    let found = mistakes(text);
    assert_eq!(found.len(), 1, "{found:?} in\n{text}");
    assert!(found[0].starts_with(begins), "`{}` does not begin with `{begins}` in\n{text}", found[0]);
    assert!(found[0].contains(has), "`{}` has no `{has}` in\n{text}", found[0]);
}

#[test]
fn misspelt_headers_are_named_as_headers() {
    one(
        "regulatons no arbiter\n",
        "line 1, column 1: ",
        "`regulatons` is no line of the header; did you mean `regulations`?",
    );
    one("positon 8/8/8/8/8/8/8/8 w - - 0 1\n", "line 1, column 1: ", "did you mean `position`?");
    one("tme 90\n", "line 1, column 1: ", "did you mean `time`?");
    one("time 90\nmovs 1.e4\n", "line 2, column 1: ", "did you mean `moves`?");
    one(
        "moves none\n0:05 White plays e4\ntime 90\n",
        "line 3, column 1: ",
        "`time` is a line of the header, and the story has begun",
    );
    one("hello world\n", "line 1, column 1: ", "or a line of the header such as `time 90+30`");
}

#[test]
fn values_of_headers_are_located_and_come_with_an_example() {
    one("time soon\n", "line 1, column 6: ", "a time control such as `40/120, 60`");
    one(
        "position nowhere\n",
        "line 1, column 10: ",
        "a position as FEN, such as `8/8/4k3/8/8/4K3/8/R7 w - - 0 1`",
    );
    one("position 8/8/8/8/8/8/8/8 w - - 0 1\n", "line 1, column 10: ", "no game can have this position");
    one("chess960 960\n", "line 1, column 10: ", "0 to 959");
    one("clocks White soon\n", "line 1, column 14: ", "a time such as 2:00");
    one("clocks Wite 2:00\n", "line 1, column 8: ", "did you mean `White`?");
    one("law 2023 7.5.9\n", "line 1, column 10: ", "a number of the Laws of 2023 such as 7.4");
    one("editions 2023 only\n", "line 1, column 15: ", "`2023 only because the older one has no such rule`");
    one("scoresheets lost\n", "line 1, column 13: ", "`kept` or `only`");
    one(
        "players White is tired\n",
        "line 1, column 18: ",
        "`visually disabled`, `hard of hearing` or `disabled`",
    );
    one("regulations no arbitr\n", "line 1, column 13: ", "did you mean `no arbiter`?");
    one("system swiss\n", "line 1, column 8: ", "a line `event of 4 players` before this one");
}

#[test]
fn what_only_shows_at_the_board_is_told_at_its_line_in_the_header_and_once() {
    let story =
        "0:05 White plays d4\nboth nothing\n0:06 Black plays d5\nboth nothing\nask legal moves\nboth none\n";
    one(
        &format!("why x\nmoves 1.e4 e5 2.Ke3\n{story}"),
        "line 2, column 15: ",
        "Ke3 is not a legal move here",
    );
    one(&format!("why x\nmoves 1.e4 e5\n      2.hello\n{story}"), "line 3, column 7: ", "a move such as Nf3");
    one(
        &format!("moves 1.Nf3 d5 2.Nc3 d4 3.Nb5 a6 4.Nd4 e5\n{story}"),
        "line 1, column 34: ",
        "several moves here: say N",
    );
    one(
        &format!("time 90\nmoves none\nclocks White 5:00 in period 3\n{story}"),
        "line 3, column 1: ",
        "there is no period 3: the time control has 1",
    );
    one(
        &format!(
            "time 5\nregulations rated; draws after 30 moves; supervision unstated; guideline III\nmoves none\n{story}"
        ),
        "line 2, column 1: ",
        "contradict the Laws of 2023",
    );
}

#[test]
fn acts_are_located_and_come_with_an_example() {
    let told = |line: &str| format!("moves none\n{line}\n");
    one(&told("0:1O White plays e4"), "line 2, column 1: ", "a moment such as 0:20, +0:05 or 700 s");
    one(&told("0:10 Wite plays e4"), "line 2, column 6: ", "did you mean `White`?");
    one(&told("0:10 White toches e2"), "line 2, column 12: ", "did you mean `touches`?");
    one(&told("0:10 White plais e4"), "line 2, column 12: ", "did you mean `plays`?");
    one(&told("0:10 White plays"), "line 2, column 17: ", "a move such as Nf3");
    one(&told("0:10 White plays hello"), "line 2, column 6: ", "expected a move such as Nf3");
    let no_queen = "position 4k3/8/8/8/8/8/8/4K2R w K - 0 1\nunderway\n0:10 White plays Qd4\n";
    one(no_queen, "line 3, column 6: ", "told with both squares, such as Ng1-g3");
    let no_knight = "moves 1.Nf3 d5\n0:10 White plays Ng1-g3\n";
    one(no_knight, "line 2, column 6: ", "Ng1-g3: no such piece of the player stands on g1");
    one(&told("0:10 White touches g9"), "line 2, column 20: ", "a square such as e4");
    one(&told("0:10 White touches e2 and g1 togeter"), "line 2, column 30: ", "`touches e2 and d5 together`");
    one(&told("0:10 White claims an illegal mve"), "line 2, column 30: ", "did you mean `move`?");
    one(
        &told("0:10 arbiter gives White 2:00 because of noise"),
        "line 2, column 26: ",
        "extra time such as +2:00",
    );
    one(&told("0:10 arbiter decides yes"), "line 2, column 22: ", "a number such as 3");
    one(
        &told("0:10 arbiter penalises White: a fright because of noise"),
        "line 2, column 33: ",
        "expected `a warning` or `a fine of …`",
    );
    one(&told("0:10 both players dance"), "line 2, column 19: ", "what both players do: `arrive`");
    one(
        &told("0:10 White plays e4\n0:05 Black plays e5"),
        "line 3, column 6: ",
        "time goes back: it is already 0:10, and this is at 0:05",
    );
    one(&told("0:10 White writes \"Nf3"), "line 2, column ", "a closing quotation mark");
}

#[test]
fn expectations_are_located_and_speak_no_code() {
    let told = |line: &str| format!("moves none\n0:10 White plays e4\n{line}\n");
    one(&told("both Wite loses"), "line 3, column 6: ", "did you mean `White`?");
    one(
        &told("both nothing;\n     White's clock runs"),
        "line 4, column 6: ",
        "is not so: Black's clock runs",
    );
    one(&told("both nothing; the game is over"), "line 3, column 15: ", "is not so: the game goes on");
    one(
        &told("both nothing; White must record; Black need not record"),
        "line 3, column 34: ",
        "Black must record",
    );
    one(&told("both White loses (7.5.9)"), "line 3, column 19: ", "a number of the Laws such as 7.5.5");
    one(&told("both nothing at all"), "line 3, column 14: ", "the end of the line");
    one(&told("ask whether it rains"), "line 3, column 5: ", "a question such as `legal moves`");
}

#[test]
fn no_complaint_shows_a_fragment_or_a_value_of_the_program() {
    let lines = [
        "0:05 White claims a",
        "0:05 White says",
        "0:05 White asks",
        "0:05 White asks for",
        "0:05 arbiter finds",
        "0:05 arbiter finds that",
        "0:05 arbiter sets the clocks",
        "0:05 arbiter rules",
        "0:05 White stops",
        "0:05 White offers",
        "0:05 arbiter decides 1",
        "both White",
        "both White is",
        "both referred: is",
        "both the",
        "0:05 bystander",
        "0:05 arbiter puts the clock",
        "ask",
        "ask is it",
        "ask view",
    ];
    for line in lines {
        for complaint in mistakes(&format!("moves none\n{line}\n")) {
            let is_fragment = ["`a`", "`of`", "`the`", "`to`", "`:`", "`?`", "`is`", "`that`", "`because`"];
            assert!(!is_fragment.iter().any(|fragment| complaint.contains(fragment)), "{line}: {complaint}");
            assert!(!complaint.contains("Some(") && !complaint.contains("::"), "{line}: {complaint}");
        }
    }
}

#[test]
fn an_expectation_for_an_edition_that_is_not_run_is_an_error() {
    one(
        "law 2023 5.1.1\nmoves 1.f3 e5 2.g4\n0:10 Black makes Qh4\n2023 Black wins\n2001 Black wins\n",
        "line 5, column 1: ",
        "the scenario is not run under 2001",
    );
    one(
        "editions 2001 only because it is old\nmoves none\n0:05 White plays e4\n2023 nothing\n",
        "line 4, column 1: ",
        "not run under 2023",
    );
}

#[test]
fn a_question_answered_for_one_edition_is_asked_in_that_one() {
    let text = "time 90\nask guideline III for 90+0\n2023 allowed\n";
    let scenario = Scenario::read(text).unwrap();
    for edition in Edition::ALL {
        let report = scenario.run(edition);
        assert_eq!(report.faults, []);
        assert_eq!(report.events.is_empty(), edition == Edition::Fide2001, "{edition}");
    }
}

#[test]
fn at_the_terminal_a_mistake_is_told_and_the_game_goes_on() {
    let mut telling = Telling::new(Edition::Fide2023);
    assert!(telling.say("0:05 White toches e2").unwrap_err().complaint.contains("did you mean `touches`?"));
    assert!(telling.say("moves none").is_ok());
    let events = telling.say("0:05 White plays hello").unwrap();
    assert_eq!(events.len(), 2, "the line, and what is wrong with it: {events:?}");
    assert!(telling.say("0:06 White plays e4").unwrap().len() > 2, "the next line is taken");
    let unheard = telling.say("2001 nothing").unwrap_err();
    assert!(unheard.complaint.contains("not told under 2001"), "{unheard}");
}
