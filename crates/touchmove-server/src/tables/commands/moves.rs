//! A move typed in the command box: by its squares, written in any language, or in the words of an announcement. The acts
//! are those of a hand; an illegal move is made anyway, and judged.

use touchmove_chess::{Attempt, File, Move, Piece, Position, Rank, Role, Square};
use touchmove_conduct::act::PlayerAct;
use touchmove_law::Language;
use touchmove_notation::algebraic::{self, Apparent, NoMove, Reading};
use touchmove_notation::fen::Fen;
use touchmove_notation::spoken::{self, Voice, Wording};
use touchmove_notation::{Language as Notation, braille};
use touchmove_scenario::{acts_of_attempt, acts_of_move, read_move};
use touchmove_wire::v1::say::Reply;

use super::Asking;
use crate::net::language;

/// Makes the move a text says.
pub(super) fn propose_move(asking: &Asking<'_>, text: &str) -> Reply {
    let position = asking.game.position();
    let unclear = |name: &str| asking.says(asking.text(name, &[("text", text.to_owned())]));
    if text.trim() == "castling" {
        // Taken for the side on which it is legal, the word would tell which that is (12.6).
        return unclear("say-several");
    }
    if asking.game.having_move() != asking.by {
        // What can be read as a move, but not as one of this player, is a move too early.
        let read = read(position, text, asking.language);
        let is_words = matches!(read, Reading::Unreadable { .. });
        return unclear(if is_words { "say-unclear" } else { "say-not-your-move" });
    }
    match read(position, text, asking.language) {
        Reading::One(mv) if fits_another(asking, text, mv.role(), [mv.from(), mv.to()]) => {
            unclear("say-several")
        }
        Reading::One(mv) => hand(asking, acts_of_move(position, mv), &Apparent::legal(position, mv)),
        Reading::Several(moves) if moves.iter().all(|mv| mv.promotion().is_some()) => {
            unclear("say-name-the-piece")
        }
        Reading::Several(_) => unclear("say-several"),
        Reading::None(NoMove::Illegal { attempt, .. }) => {
            let Some(role) = position.piece_at(attempt.from).map(|piece| piece.role) else {
                return unclear("say-no-such-piece");
            };
            if fits_another(asking, text, role, [attempt.from, attempt.to]) {
                return unclear("say-several");
            }
            if role == Role::Pawn
                && attempt.promotion.is_none()
                && attempt.to.rank() == Rank::Eighth.seen_by(asking.by)
            {
                return unclear("say-name-the-piece");
            }
            let shape = shape(position, role, attempt);
            let acts = match shape {
                // The hands do what they do for a legal one.
                Move::Castle { .. } | Move::EnPassant { .. } => acts_of_move(position, shape),
                Move::Ordinary { .. }
                | Move::DoubleStep { .. }
                | Move::Capture { .. }
                | Move::Promotion { .. } => acts_of_attempt(position, attempt),
            };
            hand(asking, acts, &Apparent { before: position, after: *position, shape })
        }
        Reading::None(NoMove::NoSuchPiece { .. }) => unclear("say-no-such-piece"),
        Reading::Unreadable { .. } => unclear("say-unclear"),
    }
}

/// By squares, in English, in the player's own letters, in Braille, in the words of an announcement; then in the letters of
/// any language, if one move alone can be meant.
pub(crate) fn read(position: &Position, text: &str, language: Language) -> Reading {
    let plain = text.split_whitespace().collect::<String>();
    let squares = plain.replace('-', "");
    if squares.len() == 4 && names_two_squares(&squares) {
        return read_move(position, &squares);
    }
    let first = read_move(position, &plain);
    let own = language::style(language).language;
    if first.one().is_some() {
        return first;
    }
    let others = [
        algebraic::read(position, &plain, own).reading,
        spoken::read(position, text, language::own_voice(language)).reading,
        spoken::read(position, text, Voice::DEFAULT).reading,
        braille::read(position, text.trim(), braille::Code::BRITISH).reading,
    ];
    for reading in others {
        if !matches!(reading, Reading::Unreadable { .. } | Reading::None(NoMove::NoSuchPiece { .. })) {
            return reading;
        }
    }
    let mut found =
        Notation::ALL.into_iter().filter_map(|one| algebraic::read(position, &plain, one).reading.one());
    match found.next() {
        Some(mv) if found.all(|other| other == mv) => Reading::One(mv),
        Some(_) | None => first,
    }
}

fn names_two_squares(text: &str) -> bool {
    let square = |part: Option<&str>| part.is_some_and(|name| Square::from_name(name.as_bytes()).is_some());
    square(text.get(..2)) && square(text.get(2..))
}

/// Whether the text fits another piece of the kind as well, by how the pieces move: that one of them is pinned
/// must not be revealed by taking the other (12.6).
fn fits_another(asking: &Asking<'_>, text: &str, role: Role, [from, to]: [Square; 2]) -> bool {
    match role {
        Role::King | Role::Pawn => return false,
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {}
    }
    let mut setup = Fen::from(asking.game.position()).setup();
    setup.board.remove(from);
    let Ok(without) = Position::admit(&setup) else { return false };
    let other = match read(&without, text, asking.language) {
        Reading::One(mv) => mv.from(),
        Reading::Several(_) => return true,
        Reading::None(NoMove::Illegal { attempt, .. }) => attempt.from,
        Reading::None(NoMove::NoSuchPiece { .. }) | Reading::Unreadable { .. } => return false,
    };
    without.candidates(role, to).contains(other)
}

/// What an illegal move looks like.
fn shape(position: &Position, role: Role, attempt: Attempt) -> Move {
    let Attempt { from, to, promotion } = attempt;
    let castles = castling_rook(position, role, attempt);
    match (castles, promotion) {
        (Some(rook), _) => Move::Castle { king: from, rook },
        (None, Some(into)) => Move::Promotion { from, to, into },
        (None, None) if takes_in_passing(position, role, [from, to]) => Move::EnPassant { from, to },
        (None, None) if position.piece_at(to).is_some() => Move::Capture { role, from, to },
        (None, None) => Move::Ordinary { role, from, to },
    }
}

/// Whether a pawn goes as if it took another one that had just passed it.
fn takes_in_passing(position: &Position, role: Role, [from, to]: [Square; 2]) -> bool {
    let player = position.having_move();
    let beside = Square::new(to.file(), from.rank());
    role == Role::Pawn
        && from.rank() == Rank::Fifth.seen_by(player)
        && to.rank() == Rank::Sixth.seen_by(player)
        && from.file().index().abs_diff(to.file().index()) == 1
        && position.piece_at(to).is_none()
        && position.piece_at(beside) == Some(Piece { color: !player, role: Role::Pawn })
}

/// The rook towards which a king goes two squares or more, or onto which it goes.
fn castling_rook(position: &Position, role: Role, attempt: Attempt) -> Option<Square> {
    let Attempt { from, to, .. } = attempt;
    let is_rook = |square: Square| {
        let king = position.piece_at(from).map(|piece| piece.color);
        position.piece_at(square).is_some_and(|one| one.role == Role::Rook && Some(one.color) == king)
    };
    let file = |square: Square| u32::from(square.file().letter());
    let far = file(from).abs_diff(file(to)) > 1;
    if role != Role::King || from.rank() != to.rank() || !(far || is_rook(to)) {
        return None;
    }
    let beyond = |square: &Square| {
        (square.file() > from.file()) == (to.file() > from.file()) && *square != from && is_rook(*square)
    };
    File::ALL.into_iter().map(|file| Square::new(file, from.rank())).find(beyond)
}

/// Where another piece of the kind could go there too by how it moves, both squares are said: the short form would tell
/// whether that one is pinned (12.6).
fn wording(seen: &Apparent<'_>) -> Wording {
    let Apparent { before, shape, .. } = *seen;
    match shape.role() {
        Role::King | Role::Pawn => Wording::Short,
        role @ (Role::Knight | Role::Bishop | Role::Rook | Role::Queen) => {
            let others = before.candidates(role, shape.to()).iter().any(|from| from != shape.from());
            if others { Wording::Full } else { Wording::Short }
        }
    }
}

/// The acts of a hand. A player who cannot see lifts the pieces out of their holes and announces (D.2.2, D.2.3); the
/// announcement is repeated in the words of the event, so that they hear what was understood: a legal move and an illegal one alike.
fn hand(asking: &Asking<'_>, acts: Vec<PlayerAct>, seen: &Apparent<'_>) -> Reply {
    let voice = language::event_voice(asking.laws);
    let said = spoken::announce_apparent(seen, voice, wording(seen));
    let lifted = |act: PlayerAct| {
        if let PlayerAct::Touch { square, .. } = act
            && asking.is_blind()
        {
            return PlayerAct::Lift { square };
        }
        act
    };
    let mut acts: Vec<PlayerAct> = acts.into_iter().map(lifted).collect();
    if asking.is_blind() {
        acts.push(PlayerAct::Announce { text: said.clone() });
    }
    Reply { language: voice.language.code.to_owned(), ..asking.does(said, acts) }
}
