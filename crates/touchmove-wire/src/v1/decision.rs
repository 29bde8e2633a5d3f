//! What a ruling decides, on the wire: `{"kind":"time-added","player":"black","time":120000}`.

use touchmove_conduct::{Decision, Duty, Ending, FideReference, Referral, Right};

use super::act::seen::PenaltyName;
use super::mirror::{shown, words};
use super::names::{ControlText, IncidentCode, Readings, RoleName, ScoreName, SideName, SquareName};
use super::view::Both;

shown! {
    /// What is decided.
    DecisionName by "kind" of Decision {
        /// The game is over.
        Over {
            /// With this score.
            score: ScoreName,
            /// How it came about.
            ending: EndingName,
        } = (Decision::Over(score, ending));
        /// The result is changed.
        Rescored {
            /// Before.
            from: ScoreName,
            /// After.
            to: ScoreName,
        } = (Decision::Rescored { from, to });
        /// A new game is played.
        NewGame {} = (Decision::NewGame);
        /// The result waits for a decision.
        ResultPending {} = (Decision::ResultPending);
        /// Play goes on.
        PlayGoesOn {} = (Decision::PlayGoesOn);
        /// A player has the move.
        HasMove {
            /// Who.
            player: SideName,
        } = (Decision::HasMove(player));
        /// A piece must stay.
        Fixed {
            /// Where.
            square: SquareName,
        } = (Decision::Fixed(square));
        /// A move is completed.
        Completed {
            /// Whose.
            player: SideName,
        } = (Decision::Completed(player));
        /// An illegal move is completed.
        IllegalCompleted {
            /// Whose.
            player: SideName,
        } = (Decision::IllegalCompleted(player));
        /// A position is reinstated.
        Reinstated {
            /// The one before this ply, counted from 1.
            ply: u32,
        } = (Decision::Reinstated(ply));
        /// A piece is put on the board.
        Placed {
            /// Which.
            role: RoleName,
            /// Where.
            square: SquareName,
        } = (Decision::Placed(role, square));
        /// The illegal move stands.
        Stands {} = (Decision::Stands);
        /// Counted as an illegal move.
        Counted {
            /// Whose.
            player: SideName,
            /// The how-manieth.
            count: u8,
        } = (Decision::Counted(player, count));
        /// Touched pieces bind a player.
        Bound {
            /// Whom.
            player: SideName,
        } = (Decision::Bound(player));
        /// A right is lost.
        RightLost {
            /// Whose.
            player: SideName,
            /// Which.
            right: RightName,
        } = (Decision::RightLost(player, right));
        /// A duty arises.
        Duty {
            /// Whose.
            player: SideName,
            /// Which.
            duty: PlayerDuty,
        } = (Decision::Duty(player, duty));
        /// A duty is lifted.
        Freed {
            /// Whose.
            player: SideName,
            /// Which.
            duty: PlayerDuty,
        } = (Decision::Freed(player, duty));
        /// A clock starts.
        ClockStarts {
            /// Whose.
            player: SideName,
        } = (Decision::ClockStarts(player));
        /// Both clocks stand.
        ClocksStop {} = (Decision::ClocksStop);
        /// A player gets time.
        TimeAdded {
            /// Who.
            player: SideName,
            /// How much, in milliseconds.
            time: u64,
        } = (Decision::TimeAdded(player, time));
        /// A player loses time.
        TimeTaken {
            /// Who.
            player: SideName,
            /// How much, in milliseconds.
            time: u64,
        } = (Decision::TimeTaken(player, time));
        /// The clocks are set.
        ClocksSet {
            /// To what.
            readings: Readings,
        } = (Decision::ClocksSet(readings));
        /// Both clocks add time for each move.
        IncrementSet {
            /// How much, in milliseconds.
            time: u64,
        } = (Decision::IncrementSet(time));
        /// A player is in his next period.
        NextPeriod {
            /// Who.
            player: SideName,
        } = (Decision::NextPeriod(player));
        /// A flag has fallen.
        FlagFallen {
            /// Whose.
            player: SideName,
        } = (Decision::FlagFallen(player));
        /// An offer of a draw is open.
        OfferOpen {
            /// Whose.
            player: SideName,
        } = (Decision::OfferOpen(player));
        /// It ended.
        OfferEnds {
            /// Whose.
            player: SideName,
        } = (Decision::OfferEnds(player));
        /// The act has no effect.
        NotAdmitted {} = (Decision::NotAdmitted);
        /// The act is in order.
        InOrder {} = (Decision::InOrder);
        /// The arbiter is asked.
        Referred {
            /// The number of the question.
            referral: u32,
        } = (Decision::Referred(Referral { id: referral, .. }));
        /// Something for the log.
        Incident {
            /// What.
            incident: IncidentCode,
            /// Whose.
            player: Option<SideName>,
        } = (Decision::Incident(incident, player));
        /// The arbiter is told of a breach.
        Breach {
            /// Whose.
            player: SideName,
        } = (Decision::Breach(player));
        /// A penalty.
        Penalised {
            /// Whose.
            player: SideName,
            /// Which.
            penalty: PenaltyName,
        } = (Decision::Penalised(player, penalty));
        /// Something stands on the scoresheet or must.
        SheetNote {
            /// Whose.
            player: SideName,
            /// What.
            text: String,
        } = (Decision::SheetNote(player, text));
        /// The game is adjourned.
        Adjourned {} = (Decision::Adjourned);
        /// A result falls away.
        Annulled {
            /// Which.
            score: ScoreName,
        } = (Decision::Annulled(score));
        /// Another time control.
        ControlSet {
            /// Which.
            control: ControlText,
        } = (Decision::ControlSet(control));
        /// The chessclock is replaced.
        ClockReplaced {
            /// What the old one showed.
            old: Readings,
            /// What the new one is set to.
            new: Readings,
        } = (Decision::ClockReplaced { old, new });
        /// How many moves have been completed.
        MoveCount {
            /// By each.
            moves: Both<u32>,
        } = (Decision::MoveCount(moves));
        /// An appeal.
        Appealed {
            /// Whose.
            player: SideName,
            /// Against what followed this entry.
            entry: u32,
        } = (Decision::Appealed(player, entry));
        /// Somebody is sent out.
        SentOut {} = (Decision::SentOut);
        /// A question is put to FIDE.
        PutToFide {
            /// Which.
            text: String,
        } = (Decision::PutToFide(FideReference(text)));
        /// The envelope is opened.
        EnvelopeOpened {
            /// This was sealed.
            text: String,
        } = (Decision::EnvelopeOpened(text));
    }
}

words! {
    /// How a game came to its end.
    EndingName of Ending {
        /// Checkmate.
        Checkmate,
        /// Stalemate.
        Stalemate,
        /// A dead position.
        DeadPosition,
        /// Resignation.
        Resignation,
        /// Agreement.
        Agreement,
        /// A claim of repetition.
        Repetition,
        /// A claim of fifty moves.
        FiftyMoves,
        /// The same position five times.
        FivefoldRepetition,
        /// Seventy-five moves.
        SeventyFiveMoves,
        /// Time.
        Time,
        /// Both flags down.
        BothFlags,
        /// Illegal moves.
        IllegalMoves,
        /// A position that cannot be.
        IllegalPosition,
        /// Too late.
        Default,
        /// A bad sealed move.
        SealedMove,
        /// A claim in a quickplay finish.
        Quickplay,
        /// A device.
        Device,
        /// A penalty.
        Penalty,
        /// As signed.
        Signed,
        /// The arbiter's ruling.
        Ruling,
    }
}

words! {
    /// Rights a player can lose.
    RightName of Right {
        /// To complain of a breach of the rules of touching.
        TouchComplaint,
        /// To claim a draw on this move.
        DrawClaim,
        /// To complain of an illegal move.
        IllegalMoveComplaint,
        /// To castle on one side on this move.
        Castling,
        /// To complain of the set-up.
        SetUpComplaint,
        /// To have an assistant.
        Assistant,
        /// To castle in this game.
        CastlingInThisGame,
    }
}

words! {
    /// Duties a player can have.
    PlayerDuty of Duty {
        /// To record the moves.
        Record,
        /// To bring the scoresheet up to date.
        CompleteSheet,
        /// To return the opponent's scoresheet.
        ReturnSheet,
        /// To put displaced pieces back.
        PutBack,
        /// To mark the offer.
        MarkOffer,
        /// To make the move he wrote.
        IntendedMove,
        /// To seal.
        Seal,
        /// To announce the move.
        Announce,
        /// To finish what the move needs.
        FinishMove,
        /// To state the move he sealed.
        StateSealed,
    }
}
