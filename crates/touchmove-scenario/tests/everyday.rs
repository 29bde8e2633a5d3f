//! Every incident can be told, in the words people use.

use touchmove_law::Edition;
use touchmove_scenario::Scenario;

fn holds(text: &str) {
    let scenario = Scenario::read(text).unwrap_or_else(|fault| panic!("{fault} in\n{text}"));
    for edition in scenario.editions() {
        let faults: Vec<String> = scenario.run(edition).faults.iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{edition}: {faults:?} in\n{text}");
    }
}

/// Both stories come to the same rulings.
fn same(head: &str, one: &str, other: &str) {
    for edition in Edition::ALL {
        same_in(edition, head, one, other);
    }
}

fn same_in(edition: Edition, head: &str, one: &str, other: &str) {
    let rulings = |line: &str| {
        let scenario =
            Scenario::read(&format!("{head}{line}\n")).unwrap_or_else(|fault| panic!("{fault} in {line}"));
        let told = scenario.play(edition).unwrap();
        let last = told.scenes.last().unwrap();
        (last.rulings.clone(), last.acts.clone())
    };
    assert_eq!(rulings(one), rulings(other), "{one} | {other}");
}

#[test]
fn castles_plays_moves_and_picks_up() {
    let castling = "position r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\nunderway\n";
    same(castling, "0:05 White castles kingside", "0:05 White plays 0-0");
    same(castling, "0:05 White castles long", "0:05 White plays 0-0-0");
    let one_side = "position 4k3/8/8/8/8/8/8/4K2R w K - 0 1\nunderway\n";
    same(one_side, "0:05 White castles", "0:05 White plays 0-0");
    same("moves none\n", "0:05 White moves Nf3", "0:05 White plays Nf3");
    same("moves none\n", "0:05 White moves g1 to f3", "0:05 White plays Ng1-f3");
    same("moves none\n", "0:05 White moves the knight from g1 to f3", "0:05 White plays Nf3");
    same("moves none\n", "0:05 White picks up g1", "0:05 White lifts g1");
}

#[test]
fn castles_on_either_side_has_to_be_said() {
    let text = "position r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\nunderway\n0:05 White castles\n";
    let faults = Scenario::read(text).unwrap().run(Edition::Fide2023).faults;
    assert_eq!(faults.len(), 1);
    assert!(
        faults[0].complaint.contains("castling may be several moves here: say 0-0-0 or 0-0"),
        "{}",
        faults[0]
    );
}

#[test]
fn declines_agrees_straightens() {
    let offered = "moves 1.e4 e5\n0:05 White makes Nf3, offers a draw, presses\n";
    same(offered, "0:06 Black declines", "0:06 Black rejects the offer");
    same(offered, "0:06 Black declines the draw", "0:06 Black rejects the offer");
    same(offered, "0:06 Black agrees", "0:06 Black accepts");
    same(offered, "0:06 Black agrees to the draw", "0:06 Black accepts");
    same("moves none\n", "0:05 White says I adjust, straightens g1", "0:05 White says I adjust, adjusts g1");
}

#[test]
fn seconds_and_minutes() {
    same("moves none\n", "700 s White plays e4", "11:40 White plays e4");
    same("moves none\n", "700s White plays e4", "11:40 White plays e4");
    same("moves none\n", "+90 seconds White plays e4", "+1:30 White plays e4");
    same("moves none\n", "2 min White plays e4", "2:00 White plays e4");
    holds(
        "moves none\nclocks White 300 s, Black 5 min\n10 s White plays e4\nboth White's clock 290 s; Black's clock 300 s\n",
    );
}

/// 4.4.4 (2001 4.4(d)): the choice is final when the new piece has touched the square, in the hand or not.
#[test]
fn a_new_piece_still_in_the_hand_is_lifted() {
    holds(
        "editions 2023 only because the moment is another in the older edition\n\
         position 7k/P7/8/8/8/8/8/K7 w - - 0 1\nunderway\n\
         0:05 White removes a7, places a knight on a8, lifts the new piece from a8\n\
         both anything about touched pieces; anything about what is not admitted; White must promote on a8 to a knight or nothing\n",
    );
}

/// 4.3.3 (2001 4.3(c)): where nobody can tell the order, the own piece counts as touched before the opponent's.
#[test]
fn the_order_of_touches_is_unknown() {
    let head = "moves 1.e4 d5\n";
    same(
        head,
        "0:05 White touches e4 and d5 in an order nobody can tell",
        "0:05 White touches e4 and d5 together",
    );
    same(head, "0:05 White touches e4 and d5", "0:05 White touches e4 and d5 together");
    holds(
        "moves 1.e4 d5\n0:05 White touches e4 and d5 in an order nobody can tell\nboth White must capture d5 with e4 (2023 4.3.3, 2001 4.3(c))\n",
    );
}

/// 5.2.3 (2001 5.2(c)).
#[test]
fn both_players_agree() {
    holds(
        "moves 1.e4 e5 2.Nf3 Nc6\n0:05 White makes Bb5\n0:06 both players agree to a draw\nboth drawn by agreement (2023 5.2.3, 2001 5.2(c))\n",
    );
}

/// 2001 B.7: in rapid play the claimant must stop the clocks; 2023 A.5.3 lets them.
#[test]
fn a_claim_without_stopping_the_clocks() {
    let head = "time 15\nmoves 1.e4 e5\nclocks White 0:01, Black 5:00\n";
    same(head, "0:05 Black claims the flag without stopping the clocks", "0:05 Black claims the flag");
    holds(&format!(
        "{head}0:05 Black claims the flag without stopping the clocks\n2001 not admitted (B.7)\n2023 White loses by time\n"
    ));
}

/// D.2.9 (2001 F.2.7): the scores decide, whatever stands on the boards.
#[test]
fn two_boards_that_differ_are_told_with_their_positions() {
    let head = "regulations two boards\nplayers White visually disabled\nmoves 1.e4 e5\n";
    let boards = "White's board rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR and Black's board rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR";
    same(
        head,
        &format!("0:05 Black reports that the boards differ: {boards}"),
        "0:05 Black reports that the boards differ",
    );
    same(
        head,
        &format!("0:05 arbiter sees that the boards differ: {boards}"),
        "0:05 arbiter sees that the boards differ",
    );
    let alike = "White's board 8/8/4k3/8/8/4K3/8/R7 and Black's board 8/8/4k3/8/8/4K3/8/R7";
    let fault =
        Scenario::read(&format!("{head}0:05 Black reports that the boards differ: {alike}\n")).unwrap_err();
    assert!(fault.complaint.contains("another placement"), "{fault}");
}

#[test]
fn what_cannot_be_established_is_an_answer() {
    let head = "regulations guideline III\ntime 20/60, 30\nmoves 1.e4 e5\nclocks White 0:01, Black 0:01\n0:01 White plays Nf3\n0:05 arbiter sees both flags\n";
    same(head, "0:09 arbiter decides 1: cannot be established", "0:09 arbiter decides 1: nobody can tell");
}

/// 11.3.2, 11.3.2.2 (I-035): carried on the person it loses the game; elsewhere the arbiter chooses a penalty.
#[test]
fn a_device_on_the_person_or_in_a_bag() {
    let head = "editions 2023 only because the older edition does not speak of devices\nmoves 1.e4 e5\n";
    same_in(
        Edition::Fide2023,
        head,
        "0:05 arbiter sees a device of White on the person",
        "0:05 arbiter sees a device of White",
    );
    holds(&format!(
        "{head}0:05 arbiter sees a device of White on the person\nboth White loses by device (11.3.2.2) [I-035]\n"
    ));
    holds(&format!(
        "{head}0:05 arbiter sees a device of White in a bag\n\
         both incident device-in-venue by White (11.3.2); referred: which penalty for White? or nothing; the game goes on\n"
    ));
}

#[test]
fn nobody_notices() {
    holds("moves none\n0:05 White plays Ng1-g3\n0:20 nobody notices\nboth nothing; Black's clock 1:59:45\n");
}

/// 12.9.5, 10.2 (2001 13.4(e)): points are those of a win, a draw or a loss, in either edition.
#[test]
fn a_penalty_of_half_a_point_is_told_and_a_quarter_is_not_a_score() {
    let head = "moves 1.f3 e5 2.g4\n0:10 Black makes Qh4\nboth Black wins\n";
    holds(&format!(
        "{head}0:20 arbiter penalises Black: he scores ½ because of notes\nboth Black is penalised; the result 0-1 becomes 0-½\n"
    ));
    let fault =
        Scenario::read(&format!("{head}0:20 arbiter penalises Black: he scores ¼ because of notes\n"))
            .unwrap_err();
    assert!(fault.complaint.contains("1, ½ or 0"), "{fault}");
}
