//! What a teacher may expect: several answers, anything about a subject, void acts as one.

use touchmove_law::Edition;
use touchmove_scenario::{Event, Scenario, Telling};

fn faults(text: &str) -> Vec<String> {
    let scenario = Scenario::read(text).unwrap_or_else(|fault| panic!("{fault} in\n{text}"));
    scenario.run(Edition::Fide2023).faults.iter().map(ToString::to_string).collect()
}

const NONE: [&str; 0] = [];
const MATE: &str = "moves 1.f3 e5 2.g4\n0:10 Black makes Qh4\n";

#[test]
fn either_of_two_answers_will_do() {
    assert_eq!(faults(&format!("{MATE}both drawn or Black wins\n")), NONE);
    assert_eq!(faults(&format!("{MATE}both Black wins (5.1.1) or drawn\n")), NONE);
    assert_eq!(faults(&format!("{MATE}both White wins or drawn\n")).len(), 1);
    assert_eq!(
        faults("moves none\n0:10 White plays e4\nboth White's clock 0:10 or White's clock 1:59:50\n"),
        NONE
    );
    assert_eq!(faults("moves none\n0:10 White plays e4\nboth nothing or White loses\n"), NONE);
}

#[test]
fn a_ruling_and_a_state_are_not_two_answers_to_one_question() {
    let fault = Scenario::read(&format!("{MATE}both Black wins or White to move\n")).unwrap_err();
    assert!(fault.to_string().contains("on both sides of `or`"), "{fault}");
}

#[test]
fn anything_about_a_subject_lists_what_is_ruled_about_it() {
    let illegal = "moves 1.e4 e5\n0:20 White plays Ng1-g3\n0:25 Black claims an illegal move\n";
    let subjects = "both anything about the position; anything about penalties; anything about the clocks; anything about touched pieces\n";
    assert_eq!(faults(&format!("{illegal}{subjects}")), NONE);
    assert_eq!(faults(&format!("{illegal}both anything about 7.5\n")), NONE, "everything rests on 7.5");
    let only_clocks = faults(&format!("{illegal}both anything about the clocks\n"));
    assert_eq!(only_clocks.len(), 1);
    assert!(only_clocks[0].contains("ruled, but not listed"), "{only_clocks:?}");
    let fault = Scenario::read(&format!("{illegal}both anything about the weather\n")).unwrap_err();
    assert!(fault.complaint.contains("`the clocks`"), "{fault}");
}

/// 9.1.2.1 and the rest: once the game is over nothing that is done at the board has an effect.
#[test]
fn void_moves_after_the_end_may_be_listed_as_one() {
    let after = "moves 1.f3 e5 2.g4\n0:10 Black makes Qh4\nboth Black wins\n0:15 White plays a3\n0:20 White plays b3\n";
    assert_eq!(faults(&format!("{after}both everything after the end is void\n")), NONE);
    let unlisted = faults(&format!("{after}both nothing\n"));
    assert_eq!(unlisted.len(), 1);
    let early = faults("moves none\n0:15 White plays a3\nboth everything after the end is void\n");
    assert_eq!(early.len(), 1, "{early:?}");
}

#[test]
fn an_open_question_tells_its_number_and_the_answers_it_takes() {
    let mut telling = Telling::new(Edition::Fide2023);
    telling.say("moves 1.e4 e5").unwrap();
    telling.say("0:10 White touches g1 in dispute").unwrap();
    let questions = telling.questions();
    assert_eq!(questions, ["question 1: was White's touch of g1 intended? Answers: `yes`, `no`"]);
    let events = telling.say("0:20 arbiter decides 1: yes").unwrap();
    assert!(events.iter().any(|event| matches!(event, Event::Ruled(_))));
    assert_eq!(telling.questions(), Vec::<String>::new());
}
