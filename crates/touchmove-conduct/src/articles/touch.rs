//! Touching, adjusting, lifting, releasing (4.1-4.7; 2001 4.1-4.7).

use touchmove_chess::{Color, Piece, Position, Rank, Role, Square};
use touchmove_law::{
    Adjusting, Article, Breach, CastlingAttempt, DisputedTouch, Incident, Interpretation, Permission,
    PromotionFixedBy, cite,
};

use super::changed::{self, LetGo};
use super::{between_sessions, draw, incident, irregularity, recognition};
use crate::act::Contact;
use crate::board::BoardState;
use crate::case::Case;
use crate::game::Part;
use crate::obligation::{self, Obliged, Touched};
use crate::progress::Phase;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::ruling::{Decision, Ruling};
use crate::turn::{Announced, Counts, InHand, Turn};

/// "I adjust" (4.2.1).
pub(crate) fn say_adjust(case: &mut Case<'_>, by: Color) {
    if case.game.having_move() == by {
        Turn::change(case.game).announce_adjusting();
        case.rule(Ruling::under(cite!("4.2.1"), Decision::InOrder, Reason::Announced));
    } else {
        // Words alone adjust nothing; doing it would be the breach.
        case.rule(Ruling::under(cite!("4.2.1"), Decision::InOrder, Reason::NotHisMove));
    }
}

/// Straightens a piece: without the announcement it is a touch like any other (4.2.1, 6.2.5).
pub(crate) fn adjust(case: &mut Case<'_>, by: Color, square: Square) {
    let article = cite!("4.2.1");
    if case.game.having_move() != by {
        case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::NotHisMove));
        return;
    }
    match case.game.turn().adjusting() {
        Announced::No if case.game.phase() != Phase::Playing => {
            case.not_admitted(article, Reason::ClocksStand);
        }
        Announced::No => {
            if is_there(case, square) {
                touch_piece(case, by, Touched::One(square));
            }
        }
        // In the newer edition both must hold: the move, and the own clock running (I-071).
        Announced::Yes => match case.laws.adjusting() {
            Adjusting::HavingTheMoveClockRunning if case.game.clock().running(case.at) != Some(by) => {
                case.rule(Ruling::under(
                    cite!("6.2.5"),
                    Decision::Breach { player: by },
                    Reason::ClockNotRunning,
                ));
            }
            Adjusting::HavingTheMove | Adjusting::HavingTheMoveClockRunning => {
                case.rule(Ruling::under(article, Decision::InOrder, Reason::Announced));
            }
        },
    }
}

/// Touches a piece, meaning to or not (4.2.2, 4.3). Contact counts as meant unless it was clearly an accident, and only
/// contact with a piece counts (I-076).
pub(crate) fn touch(case: &mut Case<'_>, by: Color, square: Square, contact: Contact) {
    touchmove_law::decides!(2001 "4.3/0");
    if contact == Contact::Intent && changed::takes_hold_again(case, by, square) {
        return;
    }
    // First what everybody sees: that nothing stands there. Whose move it is depends on whether the last one was legal.
    if !is_there(case, square) || !has_the_move(case, by) {
        return;
    }
    let article = cite!("4.2.2");
    match contact {
        Contact::Accident => case.rule(Ruling::under(article, Decision::InOrder, Reason::Accidental)),
        Contact::Intent => {
            touch_piece(case, by, Touched::One(square));
        }
        // A player who shows the move that was sealed is bound by no touch, and there is nothing to dispute (I.12.1).
        Contact::Disputed if between_sessions::states_sealed_move(case, by) => {
            touch_piece(case, by, Touched::One(square));
        }
        Contact::Disputed => dispute(case, by, square, article),
    }
}

/// A contact about which the players differ: until the arbiter has answered, the edition says whether it counts.
fn dispute(case: &mut Case<'_>, by: Color, square: Square, article: Article) {
    let place = case.game.turn().touches().len();
    let (counts, default) = match case.laws.disputed_touch() {
        DisputedTouch::Intentional => {
            touch_piece(case, by, Touched::One(square));
            (Counts::Yes, Some(Choice::Yes))
        }
        DisputedTouch::Referred => (Counts::NotYet, None),
    };
    let asked = case.refer(article, Question::TouchIntended { player: by, square }, default);
    if !feels_the_pieces(case, by) {
        Turn::change(case.game).dispute(asked, square, place, counts);
    }
}

/// Touches two pieces at once (4.3.3, 4.4.1).
pub(crate) fn touch_together(case: &mut Case<'_>, by: Color, a: Square, b: Square) {
    if has_the_move(case, by) && (case.game.turn().has_piece(a) || is_there(case, b)) {
        touch_piece(case, by, Touched::Together(a, b));
    }
}

/// Nobody has to announce check, and saying it changes nothing (3.9.1; 2001 3.8(b)/2).
pub(crate) fn say_check(case: &mut Case<'_>) {
    let ruling = Ruling::under(cite!("3.9.1"), Decision::InOrder, Reason::Plain);
    case.rule(ruling.with(cite!(2001 "3.8(b)/2")));
}

/// Announces castling (II.3.2.7(1)).
pub(crate) fn say_castle(case: &mut Case<'_>, by: Color) {
    let article = cite!("II.3.2.7(1)");
    if case.laws.castling_announcement() != Permission::Allowed {
        case.not_foreseen();
    } else if has_the_move(case, by) {
        Turn::change(case.game).announce_castling();
        case.rule(Ruling::under(article, Decision::InOrder, Reason::Announced));
    }
}

/// Two hands for one move (4.1): an illegal move once the clock is pressed (7.5.4), for the opponent or the arbiter to
/// find; in the older edition a matter of conduct.
pub(crate) fn both_hands(case: &mut Case<'_>, by: Color) {
    if !has_the_move(case, by) {
        return;
    }
    match case.laws.two_hands() {
        Breach::IllegalMove => Turn::change(case.game).use_both_hands(),
        Breach::Incident => incident::log_incident(case, Incident::TwoHands, Some(by), ""),
    }
}

/// Takes a piece into the hand.
pub(crate) fn lift(case: &mut Case<'_>, by: Color, square: Square) {
    if changed::takes_hold_again(case, by, square) {
        return;
    }
    if case.game.turn().has_new_piece_over(square) {
        lifted_again(case, square);
        return;
    }
    if in_reach(case, by, square).is_none() {
        return;
    }
    bind(case, by, Touched::One(square));
    Turn::change(case.game).take_up(square);
}

/// A new piece touched the promotion square and is taken away again, never let go: in 2023 the choice was final with the
/// contact, in 2001 nothing is (4.4.4; I-148).
fn lifted_again(case: &mut Case<'_>, square: Square) {
    let chosen = case.game.turn().promotion().is_some_and(|(fixed, _)| fixed == square);
    let ruling = match case.laws.promotion_fixed_by() {
        PromotionFixedBy::Contact if chosen => {
            Ruling::under(cite!(2023 "4.4.4"), Decision::Fixed { square }, Reason::Plain)
        }
        PromotionFixedBy::Contact | PromotionFixedBy::Release => {
            Ruling::under(cite!("4.7.3"), Decision::InOrder, Reason::Plain)
        }
    };
    case.rule(ruling.reading(Interpretation::I_148));
}

/// Takes a piece off the board: a captured one, or a pawn that is promoted (4.6, 4.7.1).
pub(crate) fn remove(case: &mut Case<'_>, by: Color, square: Square) {
    changed::takes_off(case, by, square);
    let Some(piece) = in_reach(case, by, square) else { return };
    bind(case, by, Touched::One(square));
    if piece == (Piece { color: by, role: Role::Pawn })
        && case.game.turn().promotion().is_some()
        && case.laws.new_piece_first() == Permission::Allowed
    {
        case.rule(Ruling::under(cite!("4.6.2"), Decision::InOrder, Reason::Plain));
    }
    let turn = Turn::change(case.game);
    turn.take_off(square);
    if piece.color != by {
        turn.note_removed(square, piece);
    }
    recognition::look(case, by);
}

/// Brings a new piece into contact with a square (4.4.4).
pub(crate) fn place(case: &mut Case<'_>, by: Color, role: Role, square: Square) {
    changed::brings_another(case, by);
    if !has_the_move(case, by) {
        return;
    }
    if let (true, PromotionFixedBy::Contact) = (promotes(case, square, role), case.laws.promotion_fixed_by())
    {
        match case.game.turn().promotion() {
            // The move was made, and the board follows what is done to it: the choice stands (4.4.4).
            Some((fixed, _)) if case.game.turn().changes().is_some() => {
                case.rule(Ruling::under(
                    cite!(2023 "4.4.4"),
                    Decision::Fixed { square: fixed },
                    Reason::ReleasedThere { square: fixed },
                ));
            }
            Some((fixed, chosen)) if fixed == square && chosen != role => {
                case.not_admitted(cite!(2023 "4.4.4"), Reason::ReleasedThere { square });
                return;
            }
            Some(_) | None => {
                Turn::change(case.game).choose(square, role);
                case.rule(Ruling::under(cite!(2023 "4.4.4"), Decision::Fixed { square }, Reason::Plain));
            }
        }
    }
    Turn::change(case.game).take_new(Piece { color: by, role }, square);
}

/// Takes a piece of the opponent's colour for a new one: no legal promotion, and found when the clock is pressed
/// (3.7.3.3, 7.5.1).
pub(crate) fn place_enemy(case: &mut Case<'_>, by: Color, role: Role, square: Square) {
    changed::brings_another(case, by);
    if has_the_move(case, by) {
        Turn::change(case.game).take_new(Piece { color: !by, role }, square);
    }
}

/// Lets go of the piece in the hand (4.7).
pub(crate) fn release(case: &mut Case<'_>, by: Color, square: Square) {
    match changed::let_go_again(case, by, square) {
        LetGo::AsBefore => return,
        LetGo::Elsewhere => {}
        LetGo::NoSuchPiece if !has_the_move(case, by) => return,
        LetGo::NoSuchPiece => {}
    }
    let Some(held) = case.game.turn().held(by) else {
        case.not_admitted(cite!("4.7"), Reason::NoPiece { square });
        return;
    };
    give_way(case, by, held, square);
    Turn::change(case.game).put_down(held, square);
    recognition::look(case, by);
    if case.game.having_move() != by || case.game.phase().is_over() {
        return;
    }
    if let Some(from) = held.from() {
        let_go(case, by, held.piece(), from, square);
    } else if held.piece().color == by && promotes(case, square, held.piece().role) {
        // A new piece let go on the promotion square: the choice is made in either edition, and once only (4.7).
        if case.game.turn().changes().is_none() || case.game.turn().promotion().is_none() {
            Turn::change(case.game).choose(square, held.piece().role);
        }
    }
}

/// What stands where a new piece of its colour is put down is taken away for it, and so it is touched (4.3).
fn give_way(case: &mut Case<'_>, by: Color, held: InHand, square: Square) {
    let stands = case.game.turn().board().piece_at(square);
    if held.from().is_none() && stands.is_some_and(|piece| piece.color == held.piece().color) {
        bind(case, by, Touched::One(square));
    }
}

/// A piece stands let go on a square, and no move is made by that: it may be part of a legal one, which binds them, also if
/// they move it on (4.7), unless what they touched before leaves no such move (4.3, 4.4); if not, only their touches do.
fn let_go(case: &mut Case<'_>, by: Color, piece: Piece, from: Square, square: Square) {
    if case.game.turn().has_position(case.game.position())
        && Turn::is_part_of_a_legal_move(case.game.position(), from, square)
    {
        let binds = case.game.turn().leaves_move(case.game.position(), from, square)
            && !completes_castling_in_vain(case, by, piece);
        if binds && case.game.turn().released().is_none() {
            Turn::change(case.game).fix(from, square);
            fix_piece(case, by, piece.role, square);
        }
        return;
    }
    // Whether taking the king is a reply or the claim itself, the arbiter says (I-109).
    if from != square && square != case.game.position().king(!by) {
        irregularity::lapsed_by_release(case, by);
    }
    let own_king = Piece { color: by, role: Role::King };
    let king_is_free =
        !is_bound_elsewhere(case.game.turn().obliged_before_release(case.game.position()), from);
    let first = case.game.turn().released().is_none();
    if piece == own_king && is_like_castling(from, square) && first && king_is_free {
        castling_failed(case, by);
    }
}

/// The piece has to stay where it is.
fn fix_piece(case: &mut Case<'_>, by: Color, role: Role, square: Square) {
    touchmove_law::decides!(2001 "4.7/1");
    let article = match role {
        Role::King => cite!("4.7.2"),
        Role::Pawn if square.rank() == Rank::Eighth.seen_by(by) => cite!("4.7.3"),
        Role::Queen | Role::Rook | Role::Bishop | Role::Knight | Role::Pawn if is_capture(case, square) => {
            cite!("4.7.1")
        }
        Role::Queen | Role::Rook | Role::Bishop | Role::Knight | Role::Pawn => cite!("4.7"),
    };
    case.rule(Ruling::under(article, Decision::Fixed { square }, Reason::ReleasedThere { square }));
}

/// Whether the piece let go on the square as in a legal move captures by it.
fn is_capture(case: &Case<'_>, square: Square) -> bool {
    let from = case.game.turn().released().map(|(from, _)| from);
    case.game
        .position()
        .legal_moves()
        .iter()
        .any(|mv| Some(mv.from()) == from && mv.to() == square && mv.is_capture())
}

/// Whether a rook is let go to finish a castling that was illegal: by that no move of the rook is begun (4.4.3, 4.7.2).
fn completes_castling_in_vain(case: &Case<'_>, by: Color, piece: Piece) -> bool {
    let king = case.game.position().king(by);
    let in_vain = matches!(
        case.game.turn().bound(),
        Some(Obliged::KingOtherwise | Obliged::KingReleased | Obliged::AnythingAfterCastling)
    );
    let stands = |to: Square| case.game.turn().origin(to) == king && is_like_castling(king, to);
    piece == (Piece { color: by, role: Role::Rook }) && in_vain && Square::all().any(stands)
}

/// Whether a pawn of the player having the move can be promoted on the square to a piece of this kind.
fn promotes(case: &Case<'_>, square: Square, role: Role) -> bool {
    case.game.position().legal_moves().iter().any(|mv| mv.to() == square && mv.promotion() == Some(role))
}

/// A king let go two squares or more from where it stood, along its rank.
fn is_like_castling(from: Square, to: Square) -> bool {
    from.rank() == to.rank() && from.file().index().abs_diff(to.file().index()) >= 2
}

/// Whether a piece touched before the king binds the player (4.3.1; 2001 4.3(a)): then an illegal castling does not (I-171).
fn is_bound_elsewhere(obliged: Obliged, king: Square) -> bool {
    match obliged {
        Obliged::Move { square } | Obliged::CaptureWith { own: square, .. } => square != king,
        Obliged::Capture { .. }
        | Obliged::RookFirst { .. }
        | Obliged::Released { .. }
        | Obliged::Promote { .. }
        | Obliged::Intended { .. } => true,
        Obliged::Nothing
        | Obliged::NothingTouchedCanMove
        | Obliged::Castle { .. }
        | Obliged::CastlingBegun { .. }
        | Obliged::KingOtherwise
        | Obliged::AnythingAfterCastling
        | Obliged::KingReleased => false,
    }
}

/// The castling begun with the king is illegal: another move of the king, or any if it has none (4.7.2; 2001 4.4(c)).
fn castling_failed(case: &mut Case<'_>, by: Color) {
    let obliged = match case.laws.castling_attempt() {
        CastlingAttempt::KingOrTogether => obligation::king_otherwise(case.game.position()),
        CastlingAttempt::KingThenRook => Obliged::KingReleased,
    };
    Turn::change(case.game).bind(obliged);
    case.rule(Ruling::under(obliged.article(), Decision::Bound { player: by }, Reason::Touched { obliged }));
}

/// The piece on the square, if the player may handle pieces now.
fn in_reach(case: &mut Case<'_>, by: Color, square: Square) -> Option<Piece> {
    let piece = case.game.turn().board().piece_at(square);
    if piece.is_none() {
        case.not_admitted(cite!("4.3"), Reason::NoPiece { square });
        return None;
    }
    piece.filter(|_| has_the_move(case, by))
}

/// Whether a piece is there to be touched; says so if there is none, for an empty square is not touched (4.3).
fn is_there(case: &mut Case<'_>, square: Square) -> bool {
    let there = case.game.turn().has_piece(square);
    if !there {
        case.not_admitted(cite!("4.3"), Reason::NoPiece { square });
    }
    there
}

/// Touches by the player not having the move do not bind (4.3).
fn has_the_move(case: &mut Case<'_>, by: Color) -> bool {
    let his = case.game.having_move() == by;
    if !his {
        case.not_admitted(cite!("4.3"), Reason::NotHisMove);
    }
    his
}

/// A contact with intent; on a special board only a piece taken out of its hole is touched (D.2.2).
fn touch_piece(case: &mut Case<'_>, by: Color, touch: Touched) {
    if feels_the_pieces(case, by) {
        case.rule(Ruling::under(cite!("D.2.2"), Decision::InOrder, Reason::Plain));
        return;
    }
    bind(case, by, touch);
    if case.game.is_visually_disabled(!by) {
        // For the sighted player the ordinary rules hold.
        case.rule(Ruling::under(cite!("D.2.5"), Decision::InOrder, Reason::Plain));
    }
}

/// Whether contact alone is not a touch for this player.
fn feels_the_pieces(case: &Case<'_>, by: Color) -> bool {
    case.game.is_visually_disabled(by)
}

/// A touch that binds: it ends the opponent's offer and rights to complain, and says what must be played (4.3-4.5).
fn bind(case: &mut Case<'_>, by: Color, touch: Touched) {
    if let Touched::One(square) = touch
        && case.game.turn().has_new_piece(square)
    {
        // A piece from beside the board is not the one that stood there.
        return;
    }
    let before = tie(case.game.turn(), case.game.position());
    // A piece let go elsewhere on this turn is the one that stood where it came from.
    let origin = |square: Square| case.game.turn().origin(square);
    let touch = match touch {
        Touched::One(square) => Touched::One(origin(square)),
        Touched::Together(a, b) => Touched::Together(origin(a), origin(b)),
    };
    BoardState::change(case.game).touch(touch);
    bound(case, by, before);
}

/// What binds a player, and under which article.
pub(crate) fn tie(turn: &Turn, position: &Position) -> (Obliged, Article) {
    let obliged = turn.obliged(position);
    (obliged, turn.article_of(obliged, position))
}

/// Another touch counts: what follows from it, compared with what bound them before.
pub(crate) fn bound(case: &mut Case<'_>, by: Color, before: (Obliged, Article)) {
    // A player who shows the move that was sealed chooses no other: it answers nothing that was offered since (I.12.1, I.4).
    let shows = between_sessions::states_sealed_move(case, by);
    if !shows {
        // Each touch answers what has been offered by then, also after an earlier one.
        draw::ended_by_touch(case, by);
    }
    if case.game.turn().touches().len() == 1 {
        irregularity::lapsed_by_touch(case, by);
        if case.game.phase() == Phase::Over {
            return;
        }
    }
    let (now, article) = tie(case.game.turn(), case.game.position());
    if (now, article) != before && now != Obliged::Nothing && !shows {
        case.rule(Ruling::under(article, Decision::Bound { player: by }, Reason::Touched { obliged: now }));
    }
}
