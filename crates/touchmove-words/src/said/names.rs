//! The names by which messages select: of players, pieces, awards, rights, duties, endings, penalties.

use touchmove_chess::{Color, Role};
use touchmove_conduct::act::{DrawRule, Ground, LeaveTo, SetUpFault};
use touchmove_conduct::{Award, Duty, Ending, Pending, Right, Score};

pub(crate) fn player(color: Color) -> &'static str {
    color.choose("white", "black")
}

pub(crate) fn piece(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Who has won: `nobody` in a draw, `neither` where both lose, `uneven` where one scores half and the other nothing.
pub(super) fn winner(score: Score) -> &'static str {
    match (score.white, score.black) {
        (Award::Win | Award::ForfeitWin, Award::Loss | Award::ForfeitLoss) => "white",
        (Award::Loss | Award::ForfeitLoss, Award::Win | Award::ForfeitWin) => "black",
        (Award::Draw, Award::Draw) => "nobody",
        (Award::Loss | Award::ForfeitLoss, Award::Loss | Award::ForfeitLoss) => "neither",
        (Award::Loss | Award::Draw | Award::Win | Award::ForfeitLoss | Award::ForfeitWin, _) => "uneven",
    }
}

pub(super) fn award(award: Award) -> &'static str {
    match award {
        Award::Loss | Award::ForfeitLoss => "loss",
        Award::Draw => "draw",
        Award::Win | Award::ForfeitWin => "win",
    }
}

pub(super) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead-position",
        Ending::Resignation => "resignation",
        Ending::Agreement => "agreement",
        Ending::Repetition => "repetition",
        Ending::FiftyMoves => "fifty-moves",
        Ending::FivefoldRepetition => "fivefold-repetition",
        Ending::SeventyFiveMoves => "seventy-five-moves",
        Ending::Time => "time",
        Ending::BothFlags => "both-flags",
        Ending::IllegalMoves => "illegal-moves",
        Ending::IllegalPosition => "illegal-position",
        Ending::Default => "default",
        Ending::SealedMove => "sealed-move",
        Ending::Quickplay => "quickplay",
        Ending::Device => "device",
        Ending::Penalty => "penalty",
        Ending::Signed => "signed",
        Ending::Ruling => "ruling",
    }
}

pub(super) fn right(right: Right) -> &'static str {
    match right {
        Right::TouchComplaint => "touch-complaint",
        Right::DrawClaim => "draw-claim",
        Right::IllegalMoveComplaint => "illegal-move-complaint",
        Right::Castling => "castling",
        Right::SetUpComplaint => "set-up-complaint",
        Right::Assistant => "assistant",
        Right::CastlingInThisGame => "castling-in-this-game",
    }
}

pub(super) fn duty(duty: Duty) -> &'static str {
    match duty {
        Duty::Record => "record",
        Duty::CompleteSheet => "complete-sheet",
        Duty::ReturnSheet => "return-sheet",
        Duty::PutBack => "put-back",
        Duty::MarkOffer => "mark-offer",
        Duty::IntendedMove => "intended-move",
        Duty::Seal => "seal",
        Duty::Announce => "announce",
        Duty::FinishMove => "finish-move",
        Duty::StateSealed => "state-sealed",
    }
}

pub(super) fn fault(fault: &SetUpFault) -> &'static str {
    match fault {
        SetUpFault::Pieces => "pieces",
        SetUpFault::Orientation => "orientation",
        SetUpFault::Colours => "colours",
        SetUpFault::ClockSetting => "clock-setting",
    }
}

pub(super) fn pending(pending: Pending) -> &'static str {
    match pending {
        Pending::Resignation => "resignation",
        Pending::Flag => "flag",
        Pending::IllegalMoves => "illegal-moves",
        Pending::SealedMove => "sealed-move",
    }
}

pub(super) fn rule(rule: DrawRule) -> &'static str {
    match rule {
        DrawRule::Repetition => "repetition",
        DrawRule::FiftyMoves => "fifty-moves",
    }
}

pub(super) fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::CannotWin => "cannot-win",
        Ground::NoEffort => "no-effort",
    }
}

pub(super) fn place(to: &LeaveTo) -> &'static str {
    match to {
        LeaveTo::Venue => "venue",
        LeaveTo::Outside => "outside",
    }
}
