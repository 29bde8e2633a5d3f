//! The kinds of things an audit finds, each with a word that does not change.

use std::fmt;
use std::str::FromStr;

/// How much a finding matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Nothing is wrong; somebody may want to know.
    Note,
    /// The record contradicts itself or its format, and was understood anyway.
    Remark,
    /// Against the Laws, or not understandable.
    Fault,
}

impl Severity {
    /// All three, the least first.
    pub const ALL: [Severity; 3] = [Severity::Note, Severity::Remark, Severity::Fault];

    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Remark => "remark",
            Severity::Fault => "fault",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Severity {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Severity, UnknownWord> {
        Severity::ALL.into_iter().find(|severity| severity.word() == word).ok_or(UnknownWord)
    }
}

/// A word that names no kind or no severity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownWord;

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a word of the list in docs/audit.md")
    }
}

impl std::error::Error for UnknownWord {}

/// Writes the enum and what belongs to each of its values from one table.
macro_rules! kinds {
    ($($kind:ident $word:literal $severity:ident $gist:literal;)*) => {
        /// What an audit finds.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Kind {
            $(#[doc = $gist] $kind,)*
        }

        impl Kind {
            /// Every kind, in the order of the documentation.
            pub const ALL: &'static [Kind] = &[$(Kind::$kind,)*];

            /// The word for it that does not change.
            pub const fn word(self) -> &'static str {
                match self { $(Kind::$kind => $word,)* }
            }

            /// How much it matters.
            pub const fn severity(self) -> Severity {
                match self { $(Kind::$kind => Severity::$severity,)* }
            }

            /// What it is, in a few words of English.
            pub const fn gist(self) -> &'static str {
                match self { $(Kind::$kind => $gist,)* }
            }
        }
    };
}

kinds! {
    IllegalMove "illegal-move" Fault "a move that is not legal";
    ImpossibleMove "impossible-move" Fault "a move that no piece can make";
    AmbiguousMove "ambiguous-move" Fault "a move that fits several legal ones";
    NullMove "null-move" Fault "a move left out";
    UnreadableMove "unreadable-move" Fault "a word that is no move";
    IllegalStands "illegal-stands" Fault "an illegal move that was played on after";
    MoveAfterMate "move-after-mate" Fault "a move after checkmate";
    MoveAfterStalemate "move-after-stalemate" Fault "a move after stalemate";
    MoveAfterDead "move-after-dead" Fault "a move after a dead position";
    MoveAfterFivefold "move-after-fivefold" Fault "a move after the fifth occurrence of a position";
    MoveAfterSeventyFive "move-after-seventy-five" Fault "a move after seventy-five moves without progress";
    ThreefoldUnclaimed "threefold-unclaimed" Note "a third occurrence that nobody claimed";
    FiftyUnclaimed "fifty-unclaimed" Note "fifty moves without progress that nobody claimed";
    ResultAgainstMate "result-against-mate" Fault "checkmate, and another result";
    ResultAgainstStalemate "result-against-stalemate" Fault "stalemate, and no draw";
    ResultAgainstDead "result-against-dead" Fault "a dead position, and no draw";
    ResultAgainstFivefold "result-against-fivefold" Fault "a fifth occurrence, and no draw";
    ResultAgainstSeventyFive "result-against-seventy-five" Fault "seventy-five moves without progress, and no draw";
    ForfeitWithoutMeans "forfeit-without-means" Fault "won on time by a player who could not checkmate";
    WinWithoutMeans "win-without-means" Fault "won by a player who could not checkmate";
    DrawnForfeit "drawn-forfeit" Fault "drawn on time although either player could checkmate";
    DrawTooSoon "draw-too-soon" Fault "a draw before each player made a move";
    OverWithoutResult "over-without-result" Remark "the game is over on the board, and has no result";
    ResultAgainstTermination "result-against-termination" Remark "the result is not what the termination says";
    TerminationAgainstPosition "termination-against-position" Remark "the last position is not what the termination says";
    ResultsDiffer "results-differ" Fault "the tag and the end of the moves have different results";
    ResultTag "result-tag" Fault "a Result tag that is no result";
    NoResult "no-result" Remark "no result after the moves";
    ResultInside "result-inside" Remark "a result within the moves";
    NotProven "not-proven" Note "whether a player can still checkmate was not proven";
    ClockUnreadable "clock-unreadable" Fault "a clock time that is none";
    ClockNegative "clock-negative" Fault "a clock time below zero";
    ClockRising "clock-rising" Remark "a clock that gained more than the time control gives";
    ClockAboveStart "clock-above-start" Remark "a first clock time above what the time control gives";
    ClockMissing "clock-missing" Remark "moves without a clock time among others that have one";
    TimeControlUnreadable "time-control-unreadable" Remark "a TimeControl tag that cannot be made out";
    TempoDisagrees "tempo-disagrees" Remark "called another tempo than its time control has";
    TagBroken "tag-broken" Fault "a tag pair that is none";
    TagMissing "tag-missing" Remark "one of the seven tags is missing";
    TagTwice "tag-twice" Remark "a tag that stands twice";
    DateWrong "date-wrong" Remark "a date that is none";
    RatingWrong "rating-wrong" Remark "a rating that is none";
    PlyCountWrong "ply-count-wrong" Remark "a PlyCount that is not the number of the moves";
    SetUpMissing "setup-missing" Remark "a FEN tag without SetUp";
    BareQuotes "bare-quotes" Remark "quotes in a tag without their backslash";
    VariantUnknown "variant-unknown" Remark "a variant that is not known, judged by the Laws";
    StartUnreadable "start-unreadable" Fault "a start that cannot be read";
    StartUnplayable "start-unplayable" Fault "a start that cannot be played from";
    StartIrregular "start-irregular" Remark "a start that no legal moves lead to";
    NotUtf8 "not-utf8" Remark "text that is not UTF-8";
    LostCharacters "lost-characters" Remark "signs that an earlier conversion lost";
    TwiceEncoded "twice-encoded" Remark "text that was made UTF-8 twice";
    NulByte "nul-byte" Fault "a byte of value zero";
    StrayByte "stray-byte" Fault "a byte that has no place there";
    CommentOpen "comment-open" Fault "a comment that is not closed";
    VariationOpen "variation-open" Fault "a variation that is not closed";
    VariationWrong "variation-wrong" Fault "a variation that has no place there";
    Glyph "glyph" Fault "an annotation glyph that is none";
    MarkWrong "mark-wrong" Fault "a mark of an illegal move without its position";
    TooLong "too-long" Fault "longer than the limit";
    BetweenGames "between-games" Remark "text between the games";
    UnusualNotation "unusual-notation" Remark "a move not written as the export format has it";
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Kind {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Kind, UnknownWord> {
        Kind::ALL.iter().copied().find(|kind| kind.word() == word).ok_or(UnknownWord)
    }
}

impl Kind {
    /// Its place among all kinds.
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_word_of_its_own_that_is_read_back() {
        for (index, kind) in Kind::ALL.iter().enumerate() {
            assert_eq!(kind.word().parse(), Ok(*kind));
            assert_eq!(kind.index(), index);
        }
    }
}
