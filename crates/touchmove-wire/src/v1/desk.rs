//! What only the arbiter is shown.

use serde::{Deserialize, Serialize};
use touchmove_chess::{Move, Square};
use touchmove_clock::Duty as Recording;
use touchmove_conduct::{Desk, Game, Irregular, Latent, Obliged, SheetReport, Touched};
use touchmove_law::{Edition, cite};

use super::act::player::EntryName;
use super::mirror::{Shows, shown, words};
use super::names::{RoleName, SideName, SquareName};
use super::view::Both;

/// The arbiter's desk.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeskShown {
    /// The player having the move.
    pub having_move: SideName,
    /// What binds him.
    pub obliged: ObligedName,
    /// The article that binds him, by its number in the edition of the game.
    pub obliged_by: String,
    /// How often the position has appeared.
    pub appearances: u8,
    /// Half-moves since the last pawn move or capture.
    pub without_progress: u32,
    /// Irregularities that nobody has raised.
    pub irregularities: Vec<LatentShown>,
    /// The moments at which flags fell, seen or not.
    pub flags: Both<Option<u64>>,
    /// Whether each player must record.
    pub recording: Both<RecordingName>,
    /// Moves completed by each.
    pub completed: Both<u32>,
    /// The article under which the arbiter sets clocks right, by its number in the edition of the game.
    pub clocks_by: String,
    /// Counted illegal moves of each.
    pub illegal_moves: Both<u8>,
    /// Both scoresheets against the moves made.
    pub sheets: Both<SheetShown>,
}

impl DeskShown {
    /// The desk as it is sent.
    pub fn new(desk: Desk, game: &Game, edition: Edition) -> DeskShown {
        DeskShown {
            having_move: Shows::ours(desk.having_move),
            obliged: Shows::ours(desk.obliged),
            obliged_by: desk.obliged.article().number(edition).unwrap_or_default().to_owned(),
            appearances: desk.appearances,
            without_progress: desk.without_progress,
            irregularities: {
                let older = desk.irregularities.len().saturating_sub(MOST_IRREGULARITIES);
                let newest = desk.irregularities.into_iter().skip(older);
                newest.map(|found| LatentShown::new(found, game)).collect()
            },
            flags: Shows::ours(desk.flags_down),
            recording: Shows::ours(desk.recording),
            completed: Shows::ours(desk.completed),
            clocks_by: cite!(2023 "6.10.2", 2001 "6.14").number(edition).unwrap_or_default().to_owned(),
            illegal_moves: Shows::ours(desk.illegal_moves),
            sheets: Shows::ours(desk.sheets),
        }
    }
}

/// So many irregularities are shown, the newest.
const MOST_IRREGULARITIES: usize = 200;
/// So many touches of one move are shown, the first: they are what binds.
const MOST_TOUCHES: usize = 64;

/// Something irregular that nobody has raised.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LatentShown {
    /// What it is.
    pub what: IrregularName,
    /// Who did it.
    pub by: SideName,
    /// The ply it belongs to, counted from 1.
    pub ply: u32,
    /// The square of the piece that bound the player, if one did.
    pub square: Option<SquareName>,
}

impl LatentShown {
    fn new(latent: Latent, game: &Game) -> LatentShown {
        let obliged = game.plies().get(latent.ply).map(|ply| ply.obliged);
        LatentShown {
            what: Shows::ours(latent.what),
            by: Shows::ours(latent.by),
            ply: count(latent.ply).saturating_add(1),
            square: Shows::ours(obliged.and_then(bound_on)),
        }
    }
}

/// The square of the piece that binds.
fn bound_on(obliged: Obliged) -> Option<Square> {
    match obliged {
        Obliged::Move(square)
        | Obliged::Capture(square)
        | Obliged::CaptureWith(square, _)
        | Obliged::Castle(square)
        | Obliged::CastlingBegun(square)
        | Obliged::RookFirst(square)
        | Obliged::Released(_, square)
        | Obliged::Promote(square, _) => Some(square),
        Obliged::Intended(mv) => Some(mv.from()),
        Obliged::Nothing
        | Obliged::NothingTouchedCanMove
        | Obliged::KingOtherwise
        | Obliged::AnythingAfterCastling
        | Obliged::KingReleased => None,
    }
}

/// A player's scoresheet against the moves made.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SheetShown {
    /// What he has written.
    pub entries: Vec<EntryName>,
    /// How many of the moves made are not recorded.
    pub missing: u32,
    /// The plies, counted from 1, whose entries are not the moves made.
    pub mismatched: Vec<u32>,
    /// How many offers of a draw are not marked.
    pub offers_unmarked: u32,
}

impl Shows<SheetReport> for SheetShown {
    fn ours(report: SheetReport) -> SheetShown {
        SheetShown {
            entries: report.sheet.entries().iter().map(|entry| Shows::ours(entry.clone())).collect(),
            missing: count(report.missing),
            mismatched: report.mismatched,
            offers_unmarked: count(report.offers_unmarked),
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The squares of touches, in order.
pub(crate) fn touched(touches: &[Touched]) -> Vec<SquareName> {
    let mut squares = Vec::new();
    for touch in touches.iter().take(MOST_TOUCHES) {
        match *touch {
            Touched::One(square) => squares.push(SquareName(square)),
            Touched::Together(first, second) => squares.extend([SquareName(first), SquareName(second)]),
        }
    }
    squares
}

/// A move by its squares.
impl Shows<Move> for String {
    fn ours(theirs: Move) -> String {
        theirs.to_string()
    }
}

words! {
    /// Kinds of irregularity.
    IrregularName of Irregular {
        /// An illegal move was completed.
        IllegalMove,
        /// A pawn was left on its last rank.
        UnpromotedPawn,
        /// The clock was pressed without a move.
        PressWithoutMove,
        /// Two hands were used.
        TwoHands,
        /// A touched piece was not moved or captured.
        TouchedPiece,
    }
}

words! {
    /// Whether a player must record.
    RecordingName of Recording {
        /// He must.
        Records,
        /// He need not for the rest of this period.
        Exempt,
    }
}

shown! {
    /// What binds the player having the move.
    ObligedName by "to" of Obliged {
        /// Nothing.
        Nothing {} = (Obliged::Nothing);
        /// Nothing he touched can be moved or captured.
        NothingTouchedCanMove {} = (Obliged::NothingTouchedCanMove);
        /// To move a piece.
        Move {
            /// Which.
            square: SquareName,
        } = (Obliged::Move(square));
        /// To capture a piece.
        Capture {
            /// Which.
            square: SquareName,
        } = (Obliged::Capture(square));
        /// To capture one with another.
        CaptureWith {
            /// With this.
            own: SquareName,
            /// This.
            enemy: SquareName,
        } = (Obliged::CaptureWith(own, enemy));
        /// To castle.
        Castle {
            /// With this rook.
            rook: SquareName,
        } = (Obliged::Castle(rook));
        /// To finish castling.
        CastlingBegun {
            /// With this rook.
            rook: SquareName,
        } = (Obliged::CastlingBegun(rook));
        /// To make another move of the king.
        KingOtherwise {} = (Obliged::KingOtherwise);
        /// To any legal move.
        AnythingAfterCastling {} = (Obliged::AnythingAfterCastling);
        /// To another move of the king released as for castling.
        KingReleased {} = (Obliged::KingReleased);
        /// To move the rook touched first.
        RookFirst {
            /// Which.
            rook: SquareName,
        } = (Obliged::RookFirst(rook));
        /// To leave the piece where it was released.
        Released {
            /// From.
            from: SquareName,
            /// Where.
            square: SquareName,
        } = (Obliged::Released(from, square));
        /// To promote.
        Promote {
            /// Where.
            square: SquareName,
            /// To which piece.
            role: RoleName,
        } = (Obliged::Promote(square, role));
        /// To make the move he wrote.
        Intended {
            /// By its squares.
            text: String,
        } = (Obliged::Intended(text));
    }
}
