//! Reads a game, says what is wrong in it, and writes its moves in Persian and its last position as FEN.
//!
//! `cargo run -p touchmove-notation --example pgn`

use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Style};
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::{Element, Options, games};

fn main() {
    let text = br#"[White "One"]
[Black "Another"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc7 *
"#;
    let (games, faults) = games(text, Options::OWN);
    let fault = faults.iter().find(|fault| fault.token == "Bxc7").expect("a bishop on b5 does not reach c7");
    println!("line {}: {} after {} moves: {:?}", fault.at.line, fault.token, fault.ply, fault.kind);

    let game = games.first().expect("there is one game");
    let mut position = game.start.expect("from the initial position");
    let persian = Style::of(Language::PERSIAN, Form::Short);
    for element in game.main_line() {
        let Element::Move(made) = element else { break };
        println!("{}", algebraic::text(&position, *made, &persian));
        position = position.play(*made);
    }
    let fen = Fen::from(&position).to_string();
    assert_eq!(fen, "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4");
    println!("{fen}");
}

#[test]
fn it_runs() {
    main();
}
