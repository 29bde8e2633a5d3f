//! Whether a player may castle (3.8.2), and everything that prevents it, not only the first obstacle.

use touchmove_chess::{
    Bitboard, Castling, Color, File, Illegal, Moved, Position, Rank, Role, Square, Wing, attacks,
};
use touchmove_law::{Article, cite};

use crate::grounds::{Explanation, Verdict, name, numbered, pieces, plain};
use crate::subject::Subject;

/// What prevents castling on one wing, each obstacle with its article.
struct OnWing {
    wing: Wing,
    hindrances: Vec<(String, Article)>,
}

pub(crate) fn may_castle(subject: &Subject, color: Color, wing: Option<Wing>) -> Explanation {
    let position = subject.with_move(color);
    let wings: Vec<OnWing> = Wing::ALL
        .into_iter()
        .filter(|one| wing.is_none_or(|wing| wing == *one))
        .map(|wing| OnWing { wing, hindrances: hindrances(subject, &position, color, wing) })
        .collect();
    let has_move = subject.position.having_move() == color;
    let free: Vec<&OnWing> = wings.iter().filter(|one| one.hindrances.is_empty()).collect();
    let answer = match (has_move, free.as_slice()) {
        (true, []) => plain("castle", "no", color),
        (true, [one]) => format!("Yes, {} may castle {}.", name(color), side(one.wing)),
        (true, [..]) => format!("Yes, {} may castle on either side.", name(color)),
        (false, []) => format!("No, {} may not castle, and does not have the move.", name(color)),
        (false, [..]) => format!("Not now: {} does not have the move.", name(color)),
    };
    let verdict = if has_move && !free.is_empty() { Verdict::Yes } else { Verdict::No };
    let mut told = Explanation::new(verdict, answer);
    if !has_move {
        told = told
            .because(format!("{} has the move", name(!color)), cite!("1.3"))
            .fact(format!("what follows is so if {} had it", name(color)));
    }
    for one in &wings {
        if one.hindrances.is_empty() {
            told = told.because(
                format!(
                    "{}: neither piece has moved, nothing stands between, no square of the king's way is attacked",
                    side(one.wing)
                ),
                cite!("3.8.2"),
            );
        }
        for (hindrance, article) in &one.hindrances {
            told = told.because(format!("{}: {hindrance}", side(one.wing)), *article);
        }
    }
    let told = bound(subject, color, &free, told);
    if subject.history.is_none() && !position.castling().of(color).is_empty() {
        return told.missing(
            "the moves of the game: that king and rook have not moved is taken from the FEN",
            cite!("3.8.2.1(1)"),
        );
    }
    told
}

/// Whether a player who touched the rook first may castle: not with that rook on this move (4.4.2).
pub(crate) fn rook_first(subject: &Subject, color: Color) -> Explanation {
    let told = Explanation::new(Verdict::No, plain("castle-rook-first", "no", color))
        .because("who touches a rook and then the king does not castle there on that move", cite!("4.4.2"))
        .because("the touched rook is moved, if it can be", cite!("4.3.1"));
    if subject.position.having_move() == color {
        return told;
    }
    told.because(format!("{} has the move", name(!color)), cite!("1.3"))
}

fn side(wing: Wing) -> &'static str {
    match wing {
        Wing::G => "kingside",
        Wing::C => "queenside",
    }
}

/// What the player has touched may rule out castling (4.4).
fn bound(subject: &Subject, color: Color, free: &[&OnWing], mut told: Explanation) -> Explanation {
    let Some(table) = subject.table.as_ref().filter(|_| subject.position.having_move() == color) else {
        return told;
    };
    let obliged = table.game.turn().obliged(&subject.position);
    let permitted = obliged.permitted(&subject.position);
    for one in free {
        if !permitted.iter().any(|mv| mv.castles() == Some(one.wing)) {
            told.verdict = Verdict::No;
            told.answer = format!("No: what {} has touched does not permit it.", name(color));
            told = told.because(
                format!("{}: castling is legal, but another duty binds the player", side(one.wing)),
                table.game.turn().article(&subject.position),
            );
        }
    }
    told
}

fn hindrances(subject: &Subject, position: &Position, color: Color, wing: Wing) -> Vec<(String, Article)> {
    let king = position.king(color);
    let mut found = Vec::new();
    let rook = match position.castling().rook(color, king, wing) {
        Some(rook) => rook,
        None => match without_right(subject, position, color, wing) {
            (Some(rook), why, article) => {
                found.push((why, article));
                rook
            }
            (None, why, article) => return vec![(why, article)],
        },
    };
    let (king_to, rook_to) = (wing.king_goes_to(color), wing.rook_goes_to(color));
    let way = line(king, king_to) | line(rook, rook_to);
    let between = (way - Bitboard::of(king) - Bitboard::of(rook)) & position.occupied();
    if !between.is_empty() {
        let standard = king.file() == File::E && matches!(rook.file(), File::A | File::H);
        let illegal = if standard {
            Illegal::CastlingBlocked { occupied: between }
        } else {
            Illegal::CastlingWayOccupied { occupied: between }
        };
        let stand = if between.has_several() { "stand" } else { "stands" };
        found.push((format!("{} {stand} in the way", pieces(position, between)), illegal.article()));
    }
    for square in line(king, king_to).iter() {
        let attackers = position.attackers_of(square, !color);
        if attackers.is_empty() {
            continue;
        }
        let by = pieces(position, attackers);
        let article = Illegal::CastlingAttacked { attacked: Bitboard::of(square) }.article();
        found.push(if square == king {
            (format!("the king on {king} is in check from {by}"), article)
        } else if square == king_to {
            (format!("the king would arrive on {square}, which {by} attacks"), article)
        } else {
            (format!("the king would cross {square}, which {by} attacks"), article)
        });
    }
    found
}

fn line(one: Square, other: Square) -> Bitboard {
    Bitboard::of(one) | attacks::between(one, other) | Bitboard::of(other)
}

/// Why there is no right on this wing, and the rook that is there anyway.
fn without_right(
    subject: &Subject,
    position: &Position,
    color: Color,
    wing: Wing,
) -> (Option<Square>, String, Article) {
    let king = position.king(color);
    let home = Rank::First.seen_by(color);
    let corner = Square::new(
        match wing {
            Wing::C => File::A,
            Wing::G => File::H,
        },
        home,
    );
    let lost = |moved: Moved| Illegal::CastlingRightLost { rook: corner, moved }.article();
    if king != Square::new(File::E, home) {
        let when = moved_with(subject, color, None).map_or(String::new(), |mv| format!(" with {mv}"));
        return (None, format!("the king has moved{when}"), lost(Moved::KingOrRook));
    }
    let rooks = Castling::with_rooks(position.pieces(color, Role::Rook));
    if !rooks.has(corner) {
        return (None, format!("there is no rook on {corner}"), Illegal::NoRookToCastle.article());
    }
    if let Some(mv) = moved_with(subject, color, None) {
        return (Some(corner), format!("the king moved with {mv}"), lost(Moved::KingOrRook));
    }
    if let Some(mv) = moved_with(subject, color, Some(corner)) {
        return (
            Some(corner),
            format!("the rook that began there is gone since {mv}"),
            lost(Moved::ThatRook),
        );
    }
    let moved = if position.castling().of(color).is_empty() { Moved::KingOrRook } else { Moved::ThatRook };
    let said = match moved {
        Moved::KingOrRook => "the right is lost: the king or the rook has moved, as the FEN has it",
        Moved::ThatRook => "the right is lost: that rook has moved, as the FEN has it",
    };
    (Some(corner), said.to_owned(), lost(moved))
}

/// The first move of the king, or of what stood on the rook's square, that the game shows.
fn moved_with(subject: &Subject, color: Color, corner: Option<Square>) -> Option<String> {
    subject.history.as_ref()?.iter().find_map(|past| {
        let mv = past.mv?;
        let his = past.before.having_move() == color;
        let touches = match corner {
            None => his && mv.role() == Role::King,
            Some(corner) => (his && mv.from() == corner) || (!his && mv.to() == corner),
        };
        touches.then(|| numbered(&past.before, mv))
    })
}
