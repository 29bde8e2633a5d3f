//! Which kinds of answers each question has.

use touchmove_law::{Laws, Permission, cite};

use crate::referral::{Choice, Question, Referral};

/// Kinds of choices, without what they carry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChoiceKind {
    /// Yes.
    Yes,
    /// No.
    No,
    /// White.
    White,
    /// Black.
    Black,
    /// Nobody can tell.
    Unknown,
    /// Postponed, with extra time for the opponent or without.
    Postponed,
    /// Drawn.
    Drawn,
    /// Lost.
    Loses,
    /// Started anew.
    Restart,
    /// Play goes on.
    Continue,
    /// Penalties.
    Penalties,
    /// No penalty, for a reason.
    NoPenalty,
    /// A number of moves.
    Moves,
    /// An earlier position.
    Ply,
    /// What a written move means.
    Means,
    /// Divided equally.
    Divided,
}

impl Choice {
    /// Its kind.
    pub fn kind(&self) -> ChoiceKind {
        match self {
            Choice::Yes => ChoiceKind::Yes,
            Choice::No => ChoiceKind::No,
            Choice::White => ChoiceKind::White,
            Choice::Black => ChoiceKind::Black,
            Choice::Unknown => ChoiceKind::Unknown,
            Choice::Postponed(_) => ChoiceKind::Postponed,
            Choice::Drawn => ChoiceKind::Drawn,
            Choice::Loses(_) => ChoiceKind::Loses,
            Choice::Restart => ChoiceKind::Restart,
            Choice::Continue => ChoiceKind::Continue,
            Choice::Penalties(_) => ChoiceKind::Penalties,
            Choice::NoPenalty(_) => ChoiceKind::NoPenalty,
            Choice::Moves(_) => ChoiceKind::Moves,
            Choice::Ply(_) => ChoiceKind::Ply,
            Choice::Means(_) => ChoiceKind::Means,
            Choice::Divided => ChoiceKind::Divided,
        }
    }
}

impl Referral {
    /// The kinds of answers the question has; none where it is answered by another act.
    pub fn options(&self, laws: &Laws) -> &'static [ChoiceKind] {
        match &self.question {
            Question::TouchIntended(..)
            | Question::CanCheckmate { .. }
            | Question::DrawClaim(..)
            | Question::Consent
            | Question::ClockTimes(_)
            | Question::QuickplayIncrement(_)
            | Question::LateClockComplaint(_)
            | Question::Device(_)
            | Question::SetUp(_)
            | Question::ClockSetting
            | Question::Leave(..)
            | Question::KingTaken(_)
            | Question::Bag(_)
            | Question::ClockDefect(_)
            | Question::Onlooker
            | Question::Announcement(_)
            | Question::PressedUnannounced(_)
            | Question::TouchedPiece(_)
            | Question::OtherNotation(_)
            | Question::AdmitQuickplay(..) => &[ChoiceKind::Yes, ChoiceKind::No],
            Question::StoppedWithReason(_) | Question::Distraction(_) | Question::SheetEntry(..) => {
                &[ChoiceKind::Yes, ChoiceKind::No, ChoiceKind::Penalties]
            }
            Question::Penalty(_) if self.default.is_some() => {
                &[ChoiceKind::Penalties, ChoiceKind::No, ChoiceKind::NoPenalty]
            }
            Question::Penalty(_) if self.may_be_waived(laws) => {
                &[ChoiceKind::Penalties, ChoiceKind::NoPenalty]
            }
            // A penalty that the Laws demand cannot be declined.
            Question::Penalty(_) => &[ChoiceKind::Penalties],
            Question::WhichFlagFirst => &[ChoiceKind::White, ChoiceKind::Black, ChoiceKind::Unknown],
            Question::ReversedColours => &[ChoiceKind::Continue, ChoiceKind::Restart],
            Question::WhichPosition => &[ChoiceKind::Ply],
            Question::Quickplay(..) => &[ChoiceKind::Drawn, ChoiceKind::Postponed, ChoiceKind::No],
            Question::QuickplayAfterFlag(_) => &[ChoiceKind::Drawn, ChoiceKind::Loses, ChoiceKind::No],
            Question::QuickplayLater(_) => &[ChoiceKind::Drawn],
            Question::QuickplayAlone(_) => &[ChoiceKind::Drawn, ChoiceKind::Loses, ChoiceKind::No],
            Question::SignedResult => {
                &[ChoiceKind::Yes, ChoiceKind::No, ChoiceKind::White, ChoiceKind::Black, ChoiceKind::Drawn]
            }
            Question::MovesMade => &[ChoiceKind::Moves, ChoiceKind::Unknown],
            Question::SealedMove(_) => &[ChoiceKind::Means, ChoiceKind::Loses, ChoiceKind::No],
            Question::BoardsDiffer => &[ChoiceKind::Yes, ChoiceKind::Ply],
            Question::BothLate => {
                &[ChoiceKind::Yes, ChoiceKind::White, ChoiceKind::Black, ChoiceKind::Continue]
            }
            Question::BothAbsent => &[ChoiceKind::Yes, ChoiceKind::Divided, ChoiceKind::No],
            // Extra time is given by an act of its own; not giving it is an answer.
            Question::ExtraTime => &[ChoiceKind::No],
            Question::Late(_) | Question::Other(_) | Question::ResumedClocks(_) => &[],
        }
    }

    /// Whether the matter may rest without a penalty that the Laws otherwise demand (2001 12.6).
    pub(crate) fn may_be_waived(&self, laws: &Laws) -> bool {
        match laws.misconduct_without_penalty() {
            Permission::Allowed => self.article.provision() == cite!(2023 "11.6", 2001 "12.6").provision(),
            Permission::Forbidden | Permission::NotForeseen => false,
        }
    }
}
