//! What the reader of games reports, as findings.

use touchmove_law::cite;
use touchmove_notation::pgn::{Fault, FaultKind};

use super::draft::Draft;
use crate::kind::Kind;

/// The finding for a fault of the text.
pub(super) fn draft(fault: &Fault) -> Draft {
    let kind = kind(&fault.kind);
    let ply = match place(kind) {
        NumberMeaning::Tags => 0,
        NumberMeaning::Move => fault.ply.saturating_add(1),
        NumberMeaning::After => fault.ply,
    };
    // The notation tells apart pieces that can move to the same square.
    let ambiguous = (kind == Kind::AmbiguousMove).then(|| cite!("C.10"));
    let article = fault.kind.article().or(ambiguous);
    Draft {
        at: Some(fault.at),
        article,
        token: fault.token.clone(),
        ..Draft::at_ply(kind, ply, fault.kind.to_string())
    }
}

fn kind(fault: &FaultKind) -> Kind {
    match fault {
        FaultKind::Unreadable => Kind::UnreadableMove,
        FaultKind::Illegal(_) => Kind::IllegalMove,
        FaultKind::NoSuchMove => Kind::ImpossibleMove,
        FaultKind::Ambiguous { .. } => Kind::AmbiguousMove,
        FaultKind::NullMove => Kind::NullMove,
        FaultKind::Stands(_) => Kind::IllegalStands,
        FaultKind::Mark => Kind::MarkWrong,
        FaultKind::Tag(_) => Kind::TagBroken,
        FaultKind::Fen(_) => Kind::StartUnreadable,
        FaultKind::Start(_) => Kind::StartUnplayable,
        FaultKind::Variant => Kind::VariantUnknown,
        FaultKind::BareQuotes => Kind::BareQuotes,
        FaultKind::TooLong(_) => Kind::TooLong,
        FaultKind::TooDeep | FaultKind::VariationFirst => Kind::VariationWrong,
        FaultKind::VariationOpen => Kind::VariationOpen,
        FaultKind::CommentOpen => Kind::CommentOpen,
        FaultKind::Stray => Kind::StrayByte,
        FaultKind::Nul => Kind::NulByte,
        FaultKind::Nag => Kind::Glyph,
        FaultKind::NoResult => Kind::NoResult,
        FaultKind::ResultsDiffer { .. } => Kind::ResultsDiffer,
        FaultKind::ResultInside => Kind::ResultInside,
        FaultKind::ResultTag => Kind::ResultTag,
        FaultKind::Between => Kind::BetweenGames,
        FaultKind::Unusual => Kind::UnusualNotation,
        FaultKind::ClockTime => Kind::ClockUnreadable,
        FaultKind::TimeControl => Kind::TimeControlUnreadable,
    }
}

/// What the number of a move means with a finding.
enum NumberMeaning {
    /// It stands in the tags.
    Tags,
    /// It is about the move itself.
    Move,
    /// It stands after the move.
    After,
}

fn place(kind: Kind) -> NumberMeaning {
    if kind.is_about_a_move() {
        return NumberMeaning::Move;
    }
    let in_tags = [
        Kind::TagBroken,
        Kind::StartUnreadable,
        Kind::StartUnplayable,
        Kind::VariantUnknown,
        Kind::BareQuotes,
        Kind::ResultTag,
        Kind::TimeControlUnreadable,
        Kind::BetweenGames,
    ];
    if in_tags.contains(&kind) { NumberMeaning::Tags } else { NumberMeaning::After }
}

impl Kind {
    /// Whether it is about a word in the place of a move.
    pub(super) fn is_about_a_move(self) -> bool {
        let kinds = [
            Kind::IllegalMove,
            Kind::ImpossibleMove,
            Kind::AmbiguousMove,
            Kind::NullMove,
            Kind::UnreadableMove,
            Kind::IllegalStands,
            Kind::UnusualNotation,
        ];
        kinds.contains(&self)
    }
}
