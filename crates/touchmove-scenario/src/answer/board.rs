//! Questions about the board: moves, checks, ends, sameness (Articles 1 to 3, 5, 9.2.3, Guideline II).

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_chess::chess960::{CastlingLine, Method, Start};
use touchmove_chess::winnability::{Budget, Winnability, winnability};
use touchmove_chess::{
    Bitboard, Color, File, Illegal, Irregularities, Move, Position, Role, Setup, Square, Wing,
};
use touchmove_conduct::Game;
use touchmove_law::{Article, cite};
use touchmove_notation::algebraic::{NoMove, Reading};
use touchmove_notation::fen::Fen;

use super::{Answer, Whether};
use crate::by_hand;
use crate::say::said;

fn add(articles: &mut Vec<Article>, more: impl IntoIterator<Item = Article>) {
    for article in more {
        if !articles.contains(&article) {
            articles.push(article);
        }
    }
}

/// All legal moves, or those of one piece.
pub(super) fn legal_moves(position: &Position, of: Option<Square>) -> Answer {
    let legal = position.legal_moves();
    let moves: Vec<Move> =
        legal.iter().copied().filter(|mv| of.is_none_or(|square| mv.from() == square)).collect();
    let mut articles = alloc::vec![cite!("3.10.1")];
    if let Some(piece) = of.and_then(|square| position.piece_at(square)) {
        add(&mut articles, by_kind(piece.role));
        // Without a move it is something in the way that is asked about.
        add(&mut articles, [cite!("3.1")]);
    }
    for mv in &moves {
        add(&mut articles, rules_of(position, *mv));
    }
    Answer::moves(*position, moves, articles)
}

pub(super) fn number_of_legal_moves(position: &Position) -> Answer {
    Answer::plain(position.legal_moves().len().to_string(), alloc::vec![cite!("3.10.1")])
}

fn by_kind(role: Role) -> Vec<Article> {
    match role {
        Role::Bishop => alloc::vec![cite!("3.2"), cite!("3.5"), cite!("2.4")],
        Role::Rook => alloc::vec![cite!("3.3"), cite!("3.5")],
        Role::Queen => alloc::vec![cite!("3.4"), cite!("3.5")],
        Role::Knight => alloc::vec![cite!("3.6")],
        Role::Pawn => alloc::vec![cite!("3.7.1")],
        Role::King => alloc::vec![cite!("3.8.1")],
    }
}

/// The rules a legal move is made by.
fn rules_of(position: &Position, mv: Move) -> Vec<Article> {
    let mut articles = match mv {
        Move::Ordinary { role, .. } => by_kind(role),
        Move::Capture { role: Role::Pawn, .. } => alloc::vec![cite!("3.7.3")],
        Move::Capture { role, .. } => by_kind(role),
        Move::DoubleStep { .. } => alloc::vec![cite!("3.7.2")],
        Move::EnPassant { .. } => {
            alloc::vec![cite!("3.7.3.1"), cite!("3.7.3.2")]
        }
        Move::Promotion { .. } => alloc::vec![cite!("3.7.3.3"), cite!("3.7.3.4"), cite!("3.7.3.5"),],
        Move::Castle { king, rook } => castling(position, king, rook),
    };
    if mv.is_capture() {
        articles.push(cite!("3.1.1"));
    }
    articles
}

fn castling(position: &Position, king: Square, rook: Square) -> Vec<Article> {
    if king.file() == File::E && matches!(rook.file(), File::A | File::H) {
        return alloc::vec![cite!("3.8.2"), cite!("3.8.2.2")];
    }
    let color = position.having_move();
    let line = CastlingLine { color, wing: Wing::towards(king, rook), king, rook };
    let way = match line.method() {
        Method::Both => cite!("II.3.2.1"),
        Method::Exchange => cite!("II.3.2.2"),
        Method::KingOnly => cite!("II.3.2.3"),
        Method::RookOnly => cite!("II.3.2.4"),
    };
    alloc::vec![
        way,
        cite!("II.3.1"),
        cite!("II.3.2"),
        cite!("II.3.2.6"),
        cite!("II.3.2.7(2)"),
        cite!("II.3.2.7(3)"),
        cite!("II.3.2.7(5)"),
    ]
}

/// What a player may play after what they have touched.
pub(super) fn permitted(game: &Game, player: Color) -> Result<Answer, String> {
    if game.having_move() != player {
        return Err(format!("{} does not have the move", said(&player)));
    }
    let obliged = game.turn().obliged(game.position());
    let moves = obliged.permitted(game.position());
    Ok(Answer::moves(*game.position(), moves, alloc::vec![game.turn().article(game.position())]))
}

/// Whether a move is legal, and why not.
pub(super) fn why(position: &Position, text: &str) -> Result<Answer, String> {
    match by_hand::read(position, text) {
        Reading::One(mv) => {
            let mut articles = alloc::vec![cite!("3.10.1")];
            add(&mut articles, rules_of(position, mv));
            Ok(Answer::plain("legal", articles))
        }
        Reading::None(NoMove::Illegal { illegal, .. }) => {
            let mut articles = alloc::vec![illegal.article(), cite!("3.10.2")];
            add(&mut articles, wider(illegal));
            Ok(Answer::plain(format!("illegal: {illegal}"), articles))
        }
        Reading::None(none @ NoMove::NoSuchPiece { .. }) => {
            Ok(Answer::plain(format!("illegal: {none}"), alloc::vec![none.article(), cite!("3.10.2")]))
        }
        Reading::Several(_) => Err(format!("{text} may be several moves")),
        Reading::Unreadable { .. } => Err(format!("{text} cannot be read as a move")),
    }
}

/// The wider rules an illegal move breaks besides the one it fails first.
fn wider(illegal: Illegal) -> Vec<Article> {
    match illegal {
        Illegal::LeavesInCheck { .. } | Illegal::PutsInCheck { .. } => {
            alloc::vec![cite!("1.4.1")]
        }
        Illegal::CastlingRightLost { .. } => alloc::vec![cite!("3.8.2.1")],
        Illegal::CastlingBlocked { .. } | Illegal::CastlingAttacked { .. } => {
            alloc::vec![cite!("3.8.2.2")]
        }
        Illegal::NoPiece { .. }
        | Illegal::OpponentsPiece { .. }
        | Illegal::CapturesKing { .. }
        | Illegal::OwnPiece { .. }
        | Illegal::NotHowItMoves { .. }
        | Illegal::LeapsOver { .. }
        | Illegal::StepBlocked { .. }
        | Illegal::NotFirstMove
        | Illegal::DoubleStepBlocked { .. }
        | Illegal::NothingToCapture { .. }
        | Illegal::NotAfterDoubleStep { .. }
        | Illegal::EnPassantTooLate { .. }
        | Illegal::PromotionMissing
        | Illegal::PromotionImpossible { .. }
        | Illegal::PromotionNotDue { .. }
        | Illegal::NoRookToCastle
        | Illegal::CastlingWayOccupied { .. } => Vec::new(),
    }
}

/// Whether the position after some moves is the same as the one on the board.
pub(super) fn same_after(position: &Position, moves: &str) -> Result<Answer, String> {
    let mut after = *position;
    for word in moves.split_whitespace() {
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.');
        let word = word.trim_end_matches(',');
        if word.is_empty() {
            continue;
        }
        let mv = by_hand::read(&after, word).one();
        after = after.play(mv.ok_or_else(|| format!("{word} is not one legal move"))?);
    }
    let mut articles = alloc::vec![cite!("9.2.3"), cite!("9.2")];
    let same = position.is_same_as(&after);
    if !same && position.board() == after.board() && position.having_move() == after.having_move() {
        // The pieces stand alike: it is what they may do that differs.
        if position.castling() == after.castling() {
            articles.push(cite!("9.2.3.1"));
        } else {
            articles.push(cite!("9.2.3.2"));
        }
    }
    Ok(Answer::plain(if same { "same" } else { "different" }, articles))
}

fn yes(so: bool) -> String {
    String::from(if so { "yes" } else { "no" })
}

pub(super) fn is(position: &Position, whether: Whether) -> Answer {
    match whether {
        Whether::Check => {
            // Nobody has to say it.
            let articles = alloc::vec![cite!("3.9.1"), cite!(2001 "3.8(b)/2")];
            Answer::plain(yes(position.in_check()), articles)
        }
        Whether::Checkmate => Answer::plain(
            yes(position.is_checkmate()),
            alloc::vec![cite!("1.4"), cite!("1.4.1"), cite!("1.4.2"), cite!("5.1.1"),],
        ),
        Whether::Stalemate => Answer::plain(yes(position.is_stalemate()), alloc::vec![cite!("5.2.1")]),
        Whether::Dead => {
            let proofs = Color::ALL.map(|side| winnability(position, side, Budget::nodes(BUDGET)));
            let text = if proofs.iter().all(|proof| matches!(proof, Winnability::Unwinnable { .. })) {
                "yes"
            } else if proofs.iter().any(|proof| matches!(proof, Winnability::Winnable { .. })) {
                "no"
            } else {
                "not proven"
            };
            Answer::plain(text, alloc::vec![cite!("5.2.2"), cite!(2023 "1.5", 2001 "1.3")])
        }
        Whether::LegalPosition => {
            let found = Irregularities::of(&position.to_setup());
            let text = if found.is_empty() { String::from("yes") } else { format!("no: {found}") };
            Answer::plain(text, alloc::vec![cite!("3.10.3")])
        }
    }
}

/// What a scenario may spend on a proof, in nodes.
const BUDGET: u64 = 200_000;

pub(super) fn can_checkmate(position: &Position, player: Color) -> Answer {
    let text = match winnability(position, player, Budget::nodes(BUDGET)) {
        Winnability::Winnable { .. } => "yes",
        Winnability::Unwinnable { .. } => "no",
        Winnability::Undetermined { .. } => "not proven",
    };
    Answer::plain(text, alloc::vec![cite!("5.2.2"), cite!("6.9")])
}

/// Whether a player attacks a square, perhaps with a piece that may not go there (3.1.2, 3.1.3).
pub(super) fn attacked(position: &Position, square: Square, by: Color) -> Answer {
    let attackers: Bitboard = position.attackers_of(square, by);
    let turned = Setup { having_move: by, en_passant: None, ..position.to_setup() };
    let pinned =
        |from: Square| Position::admit(&turned).is_ok_and(|turned| !turned.keeps_king_safe(from, square));
    let mut articles = alloc::vec![cite!("3.1.2")];
    if attackers.iter().any(pinned) {
        articles.extend([cite!("3.1.3"), cite!(2001 "3.8(a)(I)")]);
    }
    Answer::plain(yes(!attackers.is_empty()), articles)
}

pub(super) fn who_has_the_move(position: &Position) -> Answer {
    let text = said(&position.having_move());
    Answer::plain(text, alloc::vec![cite!("1.1"), cite!("1.2"), cite!("1.3"),])
}

pub(super) fn piece_on(position: &Position, square: Square) -> Answer {
    let text = match position.piece_at(square) {
        Some(piece) => format!("{} {}", said(&piece.color), said(&piece.role)),
        None => String::from("none"),
    };
    Answer::plain(text, alloc::vec![cite!("2.3")])
}

pub(super) fn colour_of(square: Square) -> Answer {
    let text = if square.is_light() { "light" } else { "dark" };
    Answer::plain(text, alloc::vec![cite!("2.1")])
}

/// `1 king, 1 queen, 2 rooks, 2 bishops, 2 knights, 8 pawns`.
pub(super) fn pieces_of(position: &Position, player: Color) -> Answer {
    let kinds = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let counted: Vec<String> = kinds
        .into_iter()
        .map(|role| (role, position.pieces(player, role).len()))
        .filter(|(_, count)| *count > 0)
        .map(|(role, count)| format!("{count} {}{}", said(&role), if count > 1 { "s" } else { "" }))
        .collect();
    Answer::plain(counted.join(", "), alloc::vec![cite!("2.2"), cite!("3.1.1")])
}

/// What straight line two squares lie on.
pub(super) fn line(from: Square, to: Square) -> Answer {
    let files = from.file().index().abs_diff(to.file().index());
    let ranks = from.rank().index().abs_diff(to.rank().index());
    let text = match (files, ranks) {
        (0, 0) => "none",
        (0, _) => "file",
        (_, 0) => "rank",
        (files, ranks) if files == ranks => "diagonal",
        (_, _) => "none",
    };
    Answer::plain(text, alloc::vec![cite!("2.4")])
}

pub(super) fn position(position: &Position) -> Answer {
    Answer::plain(Fen::from(position).to_string(), alloc::vec![cite!("2.3")])
}

/// The first rank of a starting position of Chess960.
pub(super) fn start(number: u16) -> Result<Answer, String> {
    let start = Start::new(number).ok_or("there are 960 starting positions, 0 to 959")?;
    let pieces: String = start.pieces().iter().map(|role| role.letter().to_ascii_uppercase()).collect();
    Ok(Answer::plain(
        pieces,
        alloc::vec![cite!("II.1"), cite!("II.2"), cite!("II.2.1"), cite!("II.2.2"), cite!("II.2.3"),],
    ))
}
