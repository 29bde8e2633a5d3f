//! Claims on the wire: `{"what":"repetition","intended":"Ng8"}`.

use touchmove_conduct::act::{Basis, Claim, DrawClaim, DrawRule, Evidence, Ground, Papers, SetUpFault};

use crate::v1::mirror::{mirror, words};
use crate::v1::names::SideName;

mirror! {
    /// What is claimed.
    ClaimName by "what" of Claim {
        /// Repetition, on the board or with a written move.
        Repetition {
            /// The position it is about; the one on the board unless said otherwise.
            #[serde(default)]
            #[cfg_attr(test, ts(as = "Option<BasisName>", optional))]
            basis: BasisName,
            /// What it rests on; a record unless said otherwise.
            #[serde(default)]
            #[cfg_attr(test, ts(as = "Option<EvidenceName>", optional))]
            evidence: EvidenceName,
        } = (Claim::Draw(DrawClaim { rule: DrawRule::Repetition, basis, evidence }));
        /// Fifty moves, on the board or with a written move.
        FiftyMoves {
            /// The position it is about; the one on the board unless said otherwise.
            #[serde(default)]
            #[cfg_attr(test, ts(as = "Option<BasisName>", optional))]
            basis: BasisName,
            /// What it rests on; a record unless said otherwise.
            #[serde(default)]
            #[cfg_attr(test, ts(as = "Option<EvidenceName>", optional))]
            evidence: EvidenceName,
        } = (Claim::Draw(DrawClaim { rule: DrawRule::FiftyMoves, basis, evidence }));
        /// An illegal move of the opponent: the latest that nobody has found.
        IllegalMove {} = (Claim::IllegalMove);
        /// An illegal move of the claimant, who reports it.
        OwnIllegalMove {} = (Claim::OwnIllegalMove);
        /// The move that is named was illegal.
        MoveWasIllegal {
            /// Whose move.
            of: SideName,
            /// Its number on the scoresheet.
            number: u32,
        } = (Claim::MoveWasIllegal(of, number));
        /// A touched piece.
        TouchedPiece {} = (Claim::TouchedPiece);
        /// A flag.
        Flag {} = (Claim::Flag);
        /// The claimant's own flag.
        OwnFlag {} = (Claim::OwnFlag);
        /// A wrong beginning.
        SetUp {
            /// What was wrong.
            fault: FaultName,
        } = (Claim::SetUp(fault));
        /// Pieces on wrong squares.
        Displaced {} = (Claim::Displaced);
        /// A draw in a quickplay finish.
        Quickplay {
            /// Why.
            ground: GroundName,
        } = (Claim::Quickplay(ground));
        /// An increment in a quickplay finish.
        QuickplayIncrement {} = (Claim::QuickplayIncrement);
        /// A draw in a quickplay finish without an arbiter.
        QuickplayAlone {
            /// Why.
            ground: GroundName,
            /// What is submitted.
            papers: PapersName,
        } = (Claim::QuickplayAlone(ground, papers));
        /// A defective chessclock.
        ClockDefect {} = (Claim::ClockDefect);
        /// A disturbance by the opponent.
        Disturbance {
            /// How.
            text: String,
        } = (Claim::Disturbance(text));
    }
}

mirror! {
    /// The position that a claim is about.
    BasisName by "on" of Basis {
        /// The one on the board.
        Board {} = (Basis::OnBoard);
        /// The one after the move that is written down.
        Written {
            /// The move.
            text: String,
        } = (Basis::Intended(text));
        /// The one after a move that is only named.
        Named {
            /// The move.
            text: String,
        } = (Basis::Unwritten(text));
    }
}

impl Default for BasisName {
    fn default() -> BasisName {
        BasisName::Board {}
    }
}

words! {
    /// What a claim rests on.
    #[derive(Default)]
    EvidenceName of Evidence {
        /// A scoresheet, the arbiter's record or a reconstruction.
        #[default]
        Record,
        /// Nothing but a public display.
        DisplayOnly,
    }
}

words! {
    /// Why the opponent should not win.
    GroundName of Ground {
        /// He cannot win by normal means.
        CannotWin,
        /// He makes no effort to.
        NoEffort,
    }
}

words! {
    /// What a claimant submits where no arbiter supervises.
    PapersName of Papers {
        /// The final position, confirmed.
        Position,
        /// The final position and a complete score, both confirmed.
        PositionAndScore,
        /// Nothing confirmed.
        Unconfirmed,
    }
}

words! {
    /// How a game began wrongly.
    FaultName of SetUpFault {
        /// Pieces stood on wrong squares.
        Pieces,
        /// The board lay the wrong way.
        Orientation,
        /// The colours were reversed.
        Colours,
        /// The clock was set wrongly.
        ClockSetting,
    }
}
