//! Who can still checkmate: positions with known answers, lines replayed, small proofs confirmed.

mod support;

use std::cell::RefCell;
use std::collections::HashSet;
use std::ops::ControlFlow;

use support::{admitted, position};
use touchmove_chess::winnability::{
    AutomaticDraws, Budget, Deadness, Material, Progress, Reason, Stage, Winnability, deadness, investigate,
    is_dead, unwinnable_at_sight, winnability, winnability_under,
};
use touchmove_chess::{Color, Position, Random, Role, Setup, Square};

/// Whether the player can mate; a line is replayed and must end in mate by that player.
fn can_mate(position: &Position, color: Color, budget: Budget) -> Option<bool> {
    match winnability(position, color, budget) {
        Winnability::Winnable { line } => {
            let last = line.iter().try_fold(*position, |here, m| here.try_play(*m));
            let last = last.unwrap_or_else(|| panic!("an illegal line: {position:?} {line:?}"));
            assert!(last.is_checkmate() && last.having_move() != color, "{position:?} {line:?}");
            Some(true)
        }
        Winnability::Unwinnable { .. } => Some(false),
        Winnability::Undetermined { .. } => None,
    }
}

fn case(fen: &str, white: bool, black: bool) {
    let position = admitted(fen);
    let found = Color::ALL.map(|color| can_mate(&position, color, Budget::DEFAULT));
    assert_eq!(found, [Some(white), Some(black)], "{fen}");
    for (color, can) in [(Color::White, white), (Color::Black, black)] {
        let seen = unwinnable_at_sight(&position, color);
        assert!(!(can && seen.is_some()), "{fen} {color:?} {seen:?}");
    }
    let dead = !white && !black;
    assert_eq!(
        deadness(&position, Budget::DEFAULT),
        if dead { Deadness::Dead } else { Deadness::Alive },
        "{fen}"
    );
    assert!(dead || !is_dead(&position), "{fen}");
}

#[test]
fn walls_of_pawns_are_seen_through() {
    case("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", true, false);
    case("8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1", false, false);
    case("7b/1k5B/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N7 b - - 0 1", true, false);
    case("Bb2kb2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 b - - 0 1", true, false);
    case("3k4/4b3/8/p1pBp1p1/P1PbP1P1/8/8/1B1K4 b - - 0 1", false, false);
}

#[test]
fn a_quiet_pawn_move_may_mate_behind_a_wall() {
    for (fen, color) in [
        ("8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1", Color::White),
        ("k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1", Color::White),
        ("k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1", Color::Black),
        ("3b4/4p1p1/1p1pP1P1/1P1PpBp1/1pBpP1P1/1P1P4/4K1P1/2k5 w - - 0 1", Color::White),
        ("1b2kb2/8/3pp3/3p2p1/1p1K1pP1/1P1P1P2/8/1B1B1B2 b - - 0 1", Color::White),
        ("1b2kb2/8/3pp3/3p2p1/1p1K1pP1/1P1P1P2/8/1B3B2 w - - 0 1", Color::White),
    ] {
        assert_eq!(can_mate(&admitted(fen), color, Budget::DEFAULT), Some(true), "{fen} {color:?}");
    }
}

#[test]
fn positions_that_were_open_for_long_are_decided() {
    case("3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57", false, false);
    let alive = position("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1");
    for color in Color::ALL {
        assert_eq!(can_mate(&alive, color, Budget::nodes(10_000_000)), Some(true), "{color:?}");
    }
}

#[test]
fn below_the_budget_the_answer_is_open_and_not_wrong() {
    let position = position("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1");
    for nodes in [0, 1, 1_000, 20_000] {
        let found = investigate(&position, Color::White, Budget::nodes(nodes), None);
        assert_ne!(can_mate(&position, Color::White, Budget::nodes(nodes)), Some(false));
        assert!(found.nodes <= nodes + 5_000, "{} of {nodes}", found.nodes);
    }
}

#[test]
fn a_forced_capture_ends_the_hope_of_a_mate() {
    // The only move takes the knight (6.9).
    case("8/8/8/8/8/1n6/P7/K1k5 w - - 0 1", true, false);
    case("K1k5/8/P7/3n4/8/8/8/8 w - - 0 1", true, true);
    let position = position("8/8/8/8/8/1n6/P7/K1k5 w - - 0 1");
    assert!(matches!(unwinnable_at_sight(&position, Color::Black), Some(Reason::Exhausted { .. })));
}

#[test]
fn a_game_that_is_over_has_one_winner_or_none() {
    case("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", false, true);
    case("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false, false);
    let mate = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    let answer = winnability(&mate, Color::Black, Budget::DEFAULT);
    assert_eq!(answer, Winnability::Winnable { line: vec![] });
    let reason = |color| match winnability(&mate, color, Budget::DEFAULT) {
        Winnability::Unwinnable { reason } => Some(reason),
        Winnability::Winnable { .. } | Winnability::Undetermined { .. } => None,
    };
    assert_eq!(reason(Color::White), Some(Reason::Checkmated));
}

#[test]
fn castling_en_passant_and_promotion_belong_to_the_series() {
    case("4k3/8/8/8/8/8/8/4K2R w K - 0 1", true, false);
    case("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", true, true);
    case("8/8/8/8/4k3/8/p7/7K b - - 0 1", false, true);
    // Chess960: the king castles from b1 with the rook on a1.
    case("bk6/8/8/8/8/8/8/RK6 w A - 0 1", true, false);
    case("8/8/8/8/8/8/2k5/KR5r w - - 0 1", true, true);
}

#[test]
fn material_that_never_mates_is_known() {
    case("8/8/8/4k3/8/8/3QK3/8 w - - 0 1", true, false);
    case("8/8/4k3/5b2/8/3BK3/8/8 w - - 0 1", false, false);
    case("8/8/4kb2/8/8/3BK3/8/8 w - - 0 1", true, true);
    case("8/8/4kq2/8/8/3NK3/8/8 w - - 0 1", false, true);
    case("8/8/4kr2/8/8/3NK3/8/8 w - - 0 1", true, true);
    case("8/8/4k3/8/8/2NNK3/8/8 w - - 0 1", true, false);
    case("8/4p3/4k3/8/8/3NK3/8/8 w - - 0 1", true, true);
}

#[test]
fn an_irregular_position_is_answered_as_it_would_be_played() {
    // Two bishops of one colour attack the king already, and White has the move: a mate that the lemma about
    // bishops of one colour does not see.
    let double = "2rkr3/8/8/B3K3/7B/8/8/8 w - - 0 1";
    case(double, true, true);
    // A pawn on its last rank stays there and attacks nothing.
    case("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false);
}

#[test]
fn the_answer_depends_on_nodes_alone() {
    let position = position("8/2b5/8/4k2B/1p1p4/1P1Pp1p1/4P1P1/2b2BRK b - - 0 1");
    let once = investigate(&position, Color::Black, Budget::nodes(50_000), None);
    let again = investigate(&position, Color::Black, Budget::nodes(50_000), None);
    assert_eq!(once, again);
}

#[test]
fn a_search_tells_its_progress_and_can_be_stopped() {
    // Needs millions of nodes.
    let position = admitted("1b1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1");
    let told = RefCell::new(Vec::new());
    let watch = |progress: Progress| {
        told.borrow_mut().push(progress);
        if progress.nodes > 300_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let found = investigate(&position, Color::White, Budget::nodes(50_000_000), Some(&watch));
    assert!(matches!(found.winnability, Winnability::Undetermined { .. }));
    let told = told.into_inner();
    assert!(told.len() > 10 && told.is_sorted_by(|one, next| one.nodes < next.nodes), "{told:?}");
    assert!(told.iter().all(|progress| progress.budget == 50_000_000));
    for stage in [Stage::Positions, Stage::Sets] {
        assert!(told.iter().any(|progress| progress.stage == stage), "{stage:?} of {told:?}");
    }
    // Nothing goes on for long after the wish to stop.
    let last = told.last().map_or(0, |progress| progress.nodes);
    assert!(last > 300_000 && found.nodes < last + 10_000, "{last} {}", found.nodes);
}

#[test]
fn automatic_draws_count_only_when_they_are_asked_for() {
    // The mate needs more than the one move that is left before the 75 moves are over (9.6.2).
    let late = position("8/8/8/8/8/2k5/7R/K7 w - - 149 120");
    let early = position("8/8/8/8/8/2k5/7R/K7 w - - 0 1");
    let answer = |position, draws| winnability_under(draws, position, Color::White, Budget::DEFAULT);
    assert!(matches!(answer(&late, AutomaticDraws::LeftOut), Winnability::Winnable { .. }));
    assert!(matches!(answer(&late, AutomaticDraws::Counted), Winnability::Undetermined { .. }));
    assert!(matches!(answer(&early, AutomaticDraws::Counted), Winnability::Winnable { .. }));
    // Mate with the very move that reaches the limit prevails.
    let last = position("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    assert!(matches!(answer(&last, AutomaticDraws::Counted), Winnability::Winnable { .. }));
}

#[test]
fn the_initial_position_is_alive_at_once() {
    let found = investigate(&Position::initial(), Color::White, Budget::nodes(5_000), None);
    assert!(matches!(found.winnability, Winnability::Winnable { .. }));
    assert!(!is_dead(&Position::initial()));
}

/// Every position that can arise, or none if there are too many.
fn all_positions(root: &Position, most: usize) -> Option<Vec<Position>> {
    let key = |position: &Position| {
        let setup = position.to_setup();
        (setup.board, setup.having_move, setup.castling, setup.en_passant)
    };
    let mut seen = HashSet::from([key(root)]);
    let mut found = vec![*root];
    let mut next = 0;
    while let Some(position) = found.get(next).copied() {
        next += 1;
        position.each_next(|after| {
            if seen.insert(key(after)) {
                found.push(*after);
            }
        });
        if found.len() > most {
            return None;
        }
    }
    Some(found)
}

/// Pawns head to head, kings, and bishops or a knight about them.
fn wall(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    let mut level = 2 + random.below(3);
    for file in (random.below(2)..8).step_by(1 + usize::try_from(random.below(2)).ok()?) {
        level = (level + random.below(3)).clamp(2, 6) - 1;
        let square = |rank: u64| Square::from_index(usize::try_from(rank * 8 + file).ok()?);
        setup.board.put(square(level)?, Role::Pawn.of(Color::White));
        setup.board.put(square(level + 1)?, Role::Pawn.of(Color::Black));
    }
    let men = [Role::King, Role::Bishop, if random.below(4) == 0 { Role::Knight } else { Role::Bishop }];
    for color in Color::ALL {
        for role in &men[..=usize::try_from(random.below(3)).ok()?] {
            let free = !setup.board.occupied();
            let square = free.iter().nth(usize::try_from(random.below(free.len() as u64)).ok()?)?;
            setup.board.put(square, role.of(color));
        }
    }
    setup.having_move = if random.below(2) == 0 { Color::White } else { Color::Black };
    Position::legal(&setup).ok()
}

#[test]
fn proofs_about_small_walls_are_confirmed_by_looking_at_every_position() {
    let mut random = Random::seeded(2023);
    let (mut confirmed, mut by_clouds) = (0, 0);
    while confirmed < 60 {
        let Some(position) = wall(&mut random) else { continue };
        let Some(all) = all_positions(&position, 12_000) else { continue };
        confirmed += 1;
        for color in Color::ALL {
            let mates = all.iter().any(|here| here.having_move() != color && here.is_checkmate());
            let answer = winnability(&position, color, Budget::DEFAULT);
            by_clouds +=
                usize::from(matches!(answer, Winnability::Unwinnable { reason: Reason::Clouds { .. } }));
            assert_eq!(can_mate(&position, color, Budget::DEFAULT), Some(mates), "{position:?} {color:?}");
            assert!(!(mates && unwinnable_at_sight(&position, color).is_some()), "{position:?} {color:?}");
        }
    }
    assert!(by_clouds > 20, "{by_clouds}");
}

#[test]
fn reasons_name_the_lemma() {
    let reason = |fen, color| unwinnable_at_sight(&position(fen), color);
    let lone = Some(Reason::Material(Material::LoneKing));
    assert_eq!(reason("8/8/8/4k3/8/8/3QK3/8 w - - 0 1", Color::Black), lone);
    let knight = Some(Reason::Material(Material::KnightAgainstQueens));
    assert_eq!(reason("8/8/4kq2/8/8/3NK3/8/8 w - - 0 1", Color::White), knight);
    let bishops = Some(Reason::Material(Material::BishopsOfOneColor));
    assert_eq!(reason("8/8/4k3/5b2/8/3BK3/8/8 w - - 0 1", Color::White), bishops);
}
