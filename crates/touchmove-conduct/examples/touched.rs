//! White touches a knight and moves the king's pawn: every act is judged, every ruling has its article.
//!
//! `cargo run -p touchmove-conduct --example touched`

use touchmove_chess::{Color, Position, Square};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Claim, Contact, PlayerAct};
use touchmove_conduct::{Act, Entry, Game, replay};
use touchmove_law::{Edition, Laws, Regulations};

fn main() {
    // The newest Laws are the last.
    let [.., edition] = Edition::ALL;
    let control: TimeControl = "90+30".parse().expect("minutes and seconds");
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let laws = Laws::new(edition, allowances, Regulations::where_nothing_is_said()).expect("these agree");
    let game = Game::new(&laws, Position::initial(), control, Moment::at(0));

    let white = |act| Act::Player(Color::White, act);
    let acts = [
        Act::Arbiter(ArbiterAct::Start),
        white(PlayerAct::Touch { square: Square::G1, contact: Contact::Intent }),
        white(PlayerAct::Touch { square: Square::E2, contact: Contact::Intent }),
        white(PlayerAct::Release { square: Square::E4 }),
        Act::Player(Color::Black, PlayerAct::Claim { claim: Claim::TouchedPiece }),
    ];
    let at = |seq: u32| Moment::at(1000 * u64::from(seq));
    let journal: Vec<Entry> = (1..).zip(acts).map(|(seq, act)| Entry { seq, at: at(seq), act }).collect();
    let judgment = replay(&laws, game, &journal);
    for ruling in &judgment.rulings {
        println!("{}: {:?}", ruling.article(), ruling.decision());
    }
    assert!(judgment.rulings.iter().any(|ruling| ruling.article().number(edition) == Some("4.3.1")));
}

#[test]
fn it_runs() {
    main();
}
