//! What is seen, and penalties, on the wire.

use touchmove_conduct::act::{Observation, Penalty};

use super::claim::FaultName;
use crate::v1::mirror::mirror;
use crate::v1::names::{AwardName, SideName, SquareName};

mirror! {
    /// What an arbiter, or somebody reporting to him, sees.
    Seen by "what" of Observation {
        /// A flag.
        Flag {
            /// Whose.
            of: SideName,
        } = (Observation::Flag(of));
        /// Both flags down.
        BothFlags {} = (Observation::BothFlags);
        /// An illegal move.
        IllegalMove {} = (Observation::IllegalMove);
        /// A touched piece.
        TouchedPiece {
            /// Where.
            square: SquareName,
        } = (Observation::TouchedPiece(square));
        /// A position that cannot be.
        IllegalPosition {} = (Observation::IllegalPosition);
        /// A wrong beginning.
        SetUp {
            /// What was wrong.
            fault: FaultName,
        } = (Observation::SetUp(fault));
        /// Pieces on wrong squares.
        Displaced {} = (Observation::Displaced);
        /// Two boards that differ.
        BoardsDiffer {} = (Observation::BoardsDiffer);
        /// A player who has not recorded.
        NotRecorded {
            /// Who.
            of: SideName,
        } = (Observation::NotRecorded(of));
        /// A device.
        Device {
            /// Whose.
            of: SideName,
        } = (Observation::Device(of));
        /// A player who is not there.
        Absent {
            /// Who.
            of: SideName,
        } = (Observation::Absent(of));
        /// Neither player is there.
        BothAbsent {} = (Observation::BothAbsent);
        /// Somebody in the playing area who should not be.
        Outsider {
            /// Who.
            text: String,
        } = (Observation::Outsider(text));
    }
}

mirror! {
    /// One penalty with its amount.
    PenaltyName by "penalty" of Penalty {
        /// A warning.
        Warning {} = (Penalty::Warning);
        /// More time for the opponent.
        OpponentTime {
            /// In milliseconds.
            time: u64,
        } = (Penalty::OpponentTime(time));
        /// Less time for the offender.
        OwnTime {
            /// In milliseconds.
            time: u64,
        } = (Penalty::OwnTime(time));
        /// The opponent's points.
        OpponentPoints {
            /// Become those of.
            award: AwardName,
        } = (Penalty::OpponentPoints(award));
        /// The offender's points.
        OwnPoints {
            /// Become those of.
            award: AwardName,
        } = (Penalty::OwnPoints(award));
        /// The game is lost.
        Loss {
            /// What the opponent scores.
            opponent: AwardName,
        } = (Penalty::Loss(opponent));
        /// A fine announced in advance.
        Fine {
            /// How much.
            text: String,
        } = (Penalty::Fine(text));
        /// Exclusion.
        Exclusion {
            /// From these rounds.
            rounds: Vec<u16>,
        } = (Penalty::Exclusion(rounds));
        /// Expulsion.
        Expulsion {} = (Penalty::Expulsion);
    }
}
