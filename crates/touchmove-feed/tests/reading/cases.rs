//! What a board shows, case by case (4.2-4.7, 6.2.1, 7.5).

use crate::room::{Room, square};
use touchmove_chess::{Color, Piece, Position, Role, Setup, Square};
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::act::{ArbiterAct, Contact, PlayerAct};
use touchmove_conduct::{Act, Decision, Irregular, Phase};
use touchmove_feed::{Remark, Shown, Signal};

fn white(act: PlayerAct) -> Act {
    Act::Player(Color::White, act)
}

const PAWN: Piece = Piece { color: Color::White, role: Role::Pawn };
const QUEEN: Piece = Piece { color: Color::White, role: Role::Queen };

/// A game from this arrangement, White to move and their clock running.
fn from(pieces: &[(&str, Color, Role)]) -> Room {
    let mut setup = Setup { castling: touchmove_chess::Castling::NONE, ..Position::initial().to_setup() };
    setup.board = touchmove_chess::Board::EMPTY;
    for (name, color, role) in pieces {
        setup.board.put(square(name), Piece { color: *color, role: *role });
    }
    Room::begun(Position::legal(&setup).unwrap())
}

#[test]
fn a_move_and_the_press_are_read() {
    let mut room = Room::new();
    room.step("e2", "e4");
    assert!(room.moves().is_empty(), "a piece that has just been put down may still be in the hand");
    room.press();
    assert_eq!(room.moves(), ["e2e4"]);
    assert_eq!(room.game.clock().lever(), Color::Black);
    room.step("c7", "c5");
    room.press();
    assert_eq!(room.moves(), ["e2e4", "c7c5"]);
}

#[test]
fn a_move_without_a_press_is_made_when_it_rests() {
    let mut room = Room::new();
    room.step("e2", "e4");
    room.wait(2100);
    assert!(room.moves().is_empty());
    room.wait(200);
    assert_eq!(room.moves(), ["e2e4"]);
    assert_eq!(room.game.clock().lever(), Color::White);
}

#[test]
fn a_piece_missing_for_an_instant_was_not_touched() {
    let mut room = Room::new();
    let knight = room.lift(Square::B1);
    room.wait(400);
    room.put(Square::B1, knight);
    room.wait(6000);
    assert_eq!(room.acts.len(), 1, "{:?}", room.acts);
}

#[test]
fn a_piece_lifted_and_put_back_was_touched() {
    let mut room = Room::new();
    let knight = room.lift(Square::B1);
    room.wait(600);
    room.put(Square::B1, knight);
    room.wait(1000);
    assert_eq!(
        room.acts.last(),
        Some(&white(PlayerAct::Touch { square: Square::B1, contact: Contact::Intent }))
    );
    // Another piece is moved: the breach is there to be found.
    room.step("e2", "e4");
    room.press();
    assert_eq!(room.moves(), ["e2e4"]);
    assert!(room.game.latent().iter().any(|latent| latent.what() == Irregular::TouchedPiece));
}

#[test]
fn squares_a_piece_slides_over_are_no_moves() {
    let mut room = Room::new();
    room.step("e2", "e4");
    room.press();
    room.step("e7", "e5");
    room.press();
    let bishop = room.lift(Square::F1);
    for passed in ["e2", "d3", "c4"] {
        room.put(square(passed), bishop);
        room.wait(300);
        if passed != "c4" {
            room.lift(square(passed));
        }
    }
    room.press();
    assert_eq!(room.moves(), ["e2e4", "e7e5", "f1c4"]);
}

#[test]
fn a_piece_sensed_twice_is_one_piece() {
    let mut room = Room::new();
    let mut board = room.board;
    board.put(Square::E4, PAWN);
    room.show(&board);
    room.wait(300);
    board.remove(Square::E2);
    room.show(&board);
    room.board = board;
    room.press();
    assert_eq!(room.moves(), ["e2e4"]);
}

#[test]
fn a_capture_is_read_in_either_order() {
    for own_first in [true, false] {
        let mut room = Room::new();
        room.step("e2", "e4");
        room.press();
        room.step("d7", "d5");
        room.press();
        let (first, second) = if own_first { (Square::E4, Square::D5) } else { (Square::D5, Square::E4) };
        room.lift(first);
        room.wait(200);
        room.lift(second);
        room.wait(200);
        room.put(Square::D5, PAWN);
        room.press();
        assert_eq!(room.moves(), ["e2e4", "d7d5", "e4d5"]);
        let (lift, remove) =
            (white(PlayerAct::Lift { square: Square::E4 }), white(PlayerAct::Remove { square: Square::D5 }));
        let place = |act: &Act| room.acts.iter().position(|done| done == act).unwrap();
        assert_eq!(place(&lift) < place(&remove), own_first);
    }
}

#[test]
fn castling_is_read_in_either_order_and_the_rook_first_is_a_breach() {
    for rook_first in [false, true] {
        let mut room = Room::new();
        for (mover, to) in
            [("g1", "f3"), ("g8", "f6"), ("g2", "g3"), ("g7", "g6"), ("f1", "g2"), ("f8", "g7")]
        {
            room.step(mover, to);
            room.press();
        }
        let hands = [("e1", "g1"), ("h1", "f1")];
        let order = if rook_first { [hands[1], hands[0]] } else { hands };
        for (mover, to) in order {
            room.step(mover, to);
            room.wait(400);
        }
        room.press();
        assert_eq!(room.moves().last().map(String::as_str), Some("e1g1"), "{:?}", room.acts);
        let breach = room.game.latent().iter().any(|latent| latent.what() == Irregular::TouchedPiece);
        assert_eq!(breach, rook_first, "4.4.2");
    }
}

#[test]
fn en_passant_is_read_whenever_the_pawn_goes() {
    for pawn_first in [true, false] {
        let mut room = Room::new();
        for (mover, to) in [("e2", "e4"), ("a7", "a6"), ("e4", "e5"), ("d7", "d5")] {
            room.step(mover, to);
            room.press();
        }
        if pawn_first {
            room.lift(Square::D5);
            room.wait(300);
        }
        room.step("e5", "d6");
        if !pawn_first {
            room.lift(Square::D5);
            room.wait(300);
        }
        room.press();
        assert_eq!(room.moves().last().map(String::as_str), Some("e5d6"), "{:?}", room.acts);
    }
}

#[test]
fn a_pawn_is_exchanged_whether_it_stood_on_the_last_rank_or_not() {
    for stands in [true, false] {
        let mut room = from(&[
            ("g7", Color::White, Role::Pawn),
            ("a1", Color::White, Role::King),
            ("a8", Color::Black, Role::King),
        ]);
        room.lift(Square::G7);
        room.wait(300);
        if stands {
            room.put(Square::G8, PAWN);
            room.wait(1500);
            room.lift(Square::G8);
            room.wait(300);
        }
        room.put(Square::G8, QUEEN);
        room.press();
        assert_eq!(room.moves(), ["g7g8q"]);
        let released = white(PlayerAct::Release { square: Square::G8 });
        let times = room.acts.iter().filter(|act| **act == released).count();
        assert_eq!(times, if stands { 2 } else { 1 });
    }
}

#[test]
fn a_press_over_an_illegal_move_completes_it() {
    let mut room = Room::new();
    room.step("g1", "g3");
    room.press();
    assert!(room.moves().is_empty(), "the pieces may be reported later than the lever");
    room.wait(1000);
    assert_eq!(room.moves(), ["g1g3?"]);
    assert!(
        room.rulings.iter().any(|one| *one.decision() == Decision::IllegalCompleted { player: Color::White })
    );
    assert_eq!(room.game.clock().lever(), Color::Black);
}

#[test]
fn an_unpromoted_pawn_under_a_press_is_told_as_it_stands() {
    let mut room = from(&[
        ("g7", Color::White, Role::Pawn),
        ("a1", Color::White, Role::King),
        ("a8", Color::Black, Role::King),
    ]);
    room.step("g7", "g8");
    room.press();
    room.wait(1000);
    assert!(room.game.latent().iter().any(|latent| latent.what() == Irregular::UnpromotedPawn));
}

#[test]
fn a_press_without_a_move_is_one() {
    let mut room = Room::new();
    room.press();
    room.wait(1000);
    assert!(room.game.latent().iter().any(|latent| latent.what() == Irregular::PressWithoutMove));
}

#[test]
fn pieces_may_be_reported_after_the_press() {
    let mut room = Room::new();
    let mut board = room.board;
    let pawn = board.remove(Square::E2).unwrap();
    room.runs(Some(Color::Black));
    room.wait(300);
    board.put(Square::E4, pawn);
    room.board = board;
    room.report();
    room.wait(300);
    assert_eq!(room.moves(), ["e2e4"]);
    assert_eq!(room.game.latent().len(), 0);
}

#[test]
fn a_reply_before_the_press_tells_that_the_move_was_made() {
    let mut room = Room::new();
    room.step("e2", "e4");
    room.step("e7", "e5");
    room.wait(600);
    assert_eq!(room.moves().first().map(String::as_str), Some("e2e4"));
    room.press();
    assert_eq!(room.game.clock().lever(), Color::Black);
    room.press();
    assert_eq!(room.moves(), ["e2e4", "e7e5"]);
    assert_eq!(room.game.clock().lever(), Color::White);
}

#[test]
fn kings_in_the_centre_tell_the_result_and_are_no_moves() {
    let centre =
        [("e4", "d5", Signal::WhiteWins), ("d4", "e5", Signal::BlackWins), ("e4", "e5", Signal::Draw)];
    for (white, black, signal) in centre {
        // The white king could move to e4 or d4.
        let mut room = from(&[
            ("e3", Color::White, Role::King),
            ("a2", Color::White, Role::Rook),
            ("h8", Color::Black, Role::King),
        ]);
        room.step("e3", white);
        room.wait(3000);
        room.step("h8", black);
        room.wait(3000);
        assert!(room.moves().is_empty(), "{:?}", room.moves());
        assert_eq!(room.game.result(), None);
        assert_eq!(room.reader.remarks(), [Remark::Kings(signal)]);
    }
}

#[test]
fn a_king_that_moves_to_the_centre_has_moved_once_the_clock_is_pressed() {
    let mut room = from(&[
        ("e3", Color::White, Role::King),
        ("a2", Color::White, Role::Rook),
        ("h8", Color::Black, Role::King),
    ]);
    room.step("e3", "e4");
    room.press();
    assert_eq!(room.moves(), ["e3e4"]);
}

#[test]
fn pieces_knocked_over_are_nobodys_move_and_a_question_when_they_stay() {
    let mut room = Room::new();
    let whole = room.board;
    for name in ["d1", "e1", "f1", "d2"] {
        room.board.remove(square(name));
    }
    room.board.put(Square::D3, QUEEN);
    room.report();
    room.wait(3000);
    room.press();
    assert!(room.reader.remarks().is_empty());
    room.wait(6000);
    assert_eq!(room.acts.len(), 1, "{:?}", room.acts);
    assert!(matches!(room.reader.remarks(), [Remark::Disorder(squares)] if squares.len() == 5));
    // Put back, the press is told as what it then is.
    room.board = whole;
    room.report();
    room.wait(2000);
    assert!(room.reader.remarks().is_empty());
}

#[test]
fn a_board_the_other_way_round_is_read_so() {
    let mut room = Room::new();
    let mut round = touchmove_chess::Board::EMPTY;
    for (square, piece) in room.board.iter() {
        round.put(Square::from_index(63 - square.index()).unwrap(), piece);
    }
    room.board = round;
    room.report();
    assert_eq!(room.reader.remarks(), [Remark::Round]);
    // e2-e4 and c7-c5, as the board counts its squares.
    room.step("d7", "d5");
    room.press();
    room.step("f2", "f4");
    room.press();
    assert_eq!(room.moves(), ["e2e4", "c7c5"]);
}

#[test]
fn a_reader_that_starts_in_the_middle_finds_the_move_made_meanwhile() {
    let mut room = Room::new();
    room.step("e2", "e4");
    room.press();
    room.reader.lose();
    let pawn = room.board.remove(Square::C7).unwrap();
    room.board.put(Square::C5, pawn);
    room.report();
    room.runs(Some(Color::White));
    room.wait(3000);
    assert_eq!(room.moves(), ["e2e4", "c7c5"]);
}

#[test]
fn the_arbiters_correction_is_followed() {
    let mut room = Room::new();
    room.step("e2", "e4");
    room.press();
    // The arbiter puts the position before the first move back; the players do so on the board.
    let now = room.now;
    room.judge(Act::Arbiter(ArbiterAct::Reinstate { ply: 1 }), now);
    room.step("e4", "e2");
    room.runs(Some(Color::White));
    assert_eq!(room.game.phase(), Phase::Stopped);
    for referral in room.game.referrals().to_vec() {
        let now = room.now;
        room.judge(
            Act::Arbiter(ArbiterAct::Decide { referral: referral.id, choice: touchmove_conduct::Choice::No }),
            now,
        );
    }
    let now = room.now;
    room.judge(Act::Arbiter(ArbiterAct::Resume), now);
    room.step("d2", "d4");
    room.press();
    assert_eq!(room.moves(), ["d2d4"]);
}

#[test]
fn a_clock_stopped_at_the_board_stops_ours_and_starts_it_again() {
    let mut room = Room::new();
    room.wait(5000);
    room.runs(None);
    room.wait(2000);
    assert_eq!(room.game.phase(), Phase::Stopped);
    room.runs(Some(Color::White));
    room.wait(200);
    assert_eq!(room.game.phase(), Phase::Playing);
}

#[test]
fn a_clock_that_runs_before_the_start_is_shown_to_the_arbiter() {
    let mut room = Room::before_the_start(Position::initial());
    room.runs(Some(Color::White));
    assert_eq!(room.reader.remarks(), [Remark::ClockRuns]);
    assert_eq!(room.game.phase(), Phase::NotStarted);
}

#[test]
fn the_difference_of_the_clocks_is_told() {
    let mut room = Room::new();
    // Ours has run for ten seconds of 90 minutes and the 30 seconds of the first move; the one beside the board has not.
    let left = Sides::each(|_| Millis::minutes(90).plus(Millis::seconds(30)));
    room.reader.clock(Some(Shown { left, running: Some(Color::White) }), Moment::at(10_000));
    let difference = room.reader.difference(&room.game, Moment::at(12_000));
    assert_eq!(difference, Some(Sides::new(10_000, 0)));
}
