//! The fast generator and the slow one written from the articles agree on 100,000 positions.

mod oracle;

use oracle::positions::{self, admitted};
use oracle::{Game, Step};
use touchmove_chess::{Move, Position, Random};

/// What was met on the way, so that a test can say it has seen what it is about.
#[derive(Default, Debug)]
struct Met {
    irregular: usize,
    castlings: usize,
    en_passant: usize,
    promotions: usize,
    mates: usize,
    stalemates: usize,
}

impl Met {
    fn count(&mut self, position: &Position) {
        for m in &position.legal_moves() {
            match m {
                Move::Castle { .. } => self.castlings += 1,
                Move::EnPassant { .. } => self.en_passant += 1,
                Move::Promotion { .. } => self.promotions += 1,
                Move::Ordinary { .. } | Move::Capture { .. } | Move::DoubleStep { .. } => {}
            }
        }
        self.irregular += usize::from(position.is_irregular());
        self.mates += usize::from(position.is_checkmate());
        self.stalemates += usize::from(position.is_stalemate());
    }
}

/// Same legal moves, check, mate and stalemate; and the same position after one of the moves.
fn agree(random: &mut Random, position: &Position) {
    let game = Game::of(position);
    let mut slow: Vec<(String, Step)> =
        game.legal_moves().into_iter().map(|step| (step.to_string(), step)).collect();
    let mut fast: Vec<(String, Move)> =
        position.legal_moves().into_iter().map(|m| (m.to_string(), m)).collect();
    slow.sort_by(|one, other| one.0.cmp(&other.0));
    fast.sort_by(|one, other| one.0.cmp(&other.0));
    let names = |moves: &mut dyn Iterator<Item = String>| moves.collect::<Vec<_>>().join(" ");
    assert_eq!(
        names(&mut fast.iter().map(|(name, _)| name.clone())),
        names(&mut slow.iter().map(|(name, _)| name.clone())),
        "{position:?}"
    );
    assert_eq!(position.count_legal_moves(), slow.len(), "{position:?}");
    assert_eq!(position.has_legal_move(), !slow.is_empty(), "{position:?}");
    assert_eq!(position.in_check(), game.in_check(), "{position:?}");
    assert_eq!(position.is_checkmate(), game.in_check() && slow.is_empty(), "{position:?}");
    assert_eq!(position.is_stalemate(), !game.in_check() && slow.is_empty(), "{position:?}");
    if !fast.is_empty() {
        let chosen = positions::below(random, fast.len());
        let next = position.play(fast[chosen].1);
        assert_eq!(Game::of(&next), game.after(slow[chosen].1), "{position:?} {}", fast[chosen].0);
    }
}

fn agree_on(seed: u64, count: usize, mut make: impl FnMut(&mut Random) -> Vec<Position>) -> Met {
    let mut random = Random::seeded(seed);
    let mut met = Met::default();
    let mut compared = 0;
    while compared < count {
        for position in make(&mut random).iter().take(count - compared) {
            agree(&mut random, position);
            met.count(position);
            compared += 1;
        }
    }
    println!("{met:?}");
    met
}

#[test]
fn on_30_000_positions_of_games_standard_and_chess960() {
    let met = agree_on(1, 30_000, |random| positions::game(random, 200));
    assert_eq!(met.irregular, 0, "play by the Laws leads to no illegal position");
    assert!(met.castlings > 100 && met.en_passant > 10 && met.promotions > 100, "{met:?}");
}

#[test]
fn on_20_000_scattered_positions_regular_or_not() {
    let met = agree_on(2, 20_000, |random| vec![admitted(&positions::scattered(random, 40))]);
    assert!(met.irregular > 10_000 && met.promotions > 1_000, "{met:?}");
    assert!(met.mates > 0 && met.stalemates > 0, "{met:?}");
}

#[test]
fn on_20_000_positions_about_castling() {
    let met = agree_on(3, 20_000, |random| {
        let start = admitted(&positions::castling(random));
        positions::played_on(random, start, 3)
    });
    assert!(met.castlings > 2_000, "{met:?}");
}

#[test]
fn on_15_000_positions_about_capturing_en_passant() {
    let met = agree_on(4, 15_000, |random| vec![admitted(&positions::en_passant(random))]);
    assert!(met.en_passant > 2_000, "{met:?}");
}

#[test]
fn on_10_000_games_gone_wrong_and_played_on() {
    let met = agree_on(5, 10_000, |random| {
        let start = admitted(&positions::scattered(random, 12));
        positions::played_on(random, start, 10)
    });
    assert!(met.irregular > 1_000, "{met:?}");
}

#[test]
fn on_5_000_crowded_boards() {
    let met = agree_on(6, 5_000, |random| vec![admitted(&positions::crowded(random))]);
    assert_eq!(met.irregular, 5_000, "no game has so many pieces");
}
