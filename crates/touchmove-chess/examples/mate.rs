//! The shortest game: moves are made, an illegal one is explained, checkmate is seen.
//!
//! `cargo run -p touchmove-chess --example mate`

use touchmove_chess::{Attempt, Position, Square};

fn main() {
    let game = [
        (Square::F2, Square::F3),
        (Square::E7, Square::E5),
        (Square::G2, Square::G4),
        (Square::D8, Square::H4),
    ];
    let mut position = Position::initial();
    for (from, to) in game {
        match position.attempted(Attempt::new(from, to)) {
            Ok(made) => position = position.play(made),
            Err(illegal) => panic!("{from}-{to} is illegal by {}", illegal.article()),
        }
    }
    assert!(position.is_checkmate(), "there is nothing against the queen on h4");
    println!("checkmate: {} legal moves are left", position.legal_moves().len());

    // White's king is in check, so no other move is legal.
    let illegal =
        position.attempted(Attempt::new(Square::A2, Square::A3)).expect_err("a check is not left alone");
    println!("a2-a3 is illegal by {}", illegal.article());
}

#[test]
fn it_runs() {
    main();
}
