//! What binds a player.

use touchmove_conduct::Obliged;

use super::Said;

/// What binds a player: `$obliged` says how, the other arguments what.
pub(super) fn tied(said: Said, obliged: Obliged) -> Said {
    let said = |how: &'static str| said.with("obliged", how);
    match obliged {
        Obliged::Nothing => said("nothing"),
        Obliged::NothingTouchedCanMove => said("nothing-can-move"),
        Obliged::Move(square) => said("move").square(square),
        Obliged::Capture(square) => said("capture").square(square),
        Obliged::CaptureWith(own, enemy) => {
            said("capture-with").with("from", own.to_string()).with("to", enemy.to_string())
        }
        Obliged::Castle(rook) | Obliged::CastlingBegun(rook) => said("castle").square(rook),
        Obliged::KingOtherwise => said("king-otherwise"),
        Obliged::AnythingAfterCastling => said("anything-after-castling"),
        Obliged::KingReleased => said("king-released"),
        Obliged::RookFirst(rook) => said("rook-first").square(rook),
        Obliged::Released(from, to) => {
            said("released").with("from", from.to_string()).with("to", to.to_string())
        }
        Obliged::Promote(square, role) => said("promote").square(square).piece(role),
        Obliged::Intended(mv) => said("intended").mv(mv),
    }
}
