//! One of everything that can be said, and more where what it carries is said in different ways.

use touchmove_chess::{Color, Move, Role, Square};
use touchmove_clock::{Millis, Sides, TimeControl};
use touchmove_conduct::act::{
    Basis, ClockReadings, DrawClaim, DrawRule, Evidence, Ground, LeaveTo, Penalty, SetUpFault, SystemStop,
};
use touchmove_conduct::{
    Award, Choice, Decision, Ending, FideReference, Obliged, Pending, PlayerDuty, Question, Reason, Referral,
    ReferralId, Right, Score,
};
use touchmove_law::{Incident, cite};

pub(crate) fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

fn moves() -> Vec<Move> {
    let (e2, e4, d5, a7, a8) = (square("e2"), square("e4"), square("d5"), square("a7"), square("a8"));
    let mut moves = vec![
        Move::DoubleStep { from: e2, to: e4 },
        Move::Capture { role: Role::Pawn, from: e4, to: d5 },
        Move::EnPassant { from: square("e5"), to: square("d6") },
        Move::Castle { king: square("e1"), rook: square("h1") },
        Move::Castle { king: square("e8"), rook: square("a8") },
    ];
    for into in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        moves.push(Move::Promotion { from: a7, to: a8, into });
    }
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
        moves.push(Move::Ordinary { role, from: e2, to: e4 });
    }
    moves
}

fn times() -> Vec<Millis> {
    [0, 1, 60, 61, 120, 3_600, 3_601, 3_660, 3_661, 7_323].map(|seconds| Millis::new(seconds * 1000)).to_vec()
}

fn scores() -> Vec<Score> {
    vec![
        Score::win(Color::White),
        Score::win(Color::Black),
        Score::forfeit_win(Color::White),
        Score::forfeit_win(Color::Black),
        Score::DRAW,
        Score::BOTH_LOSE,
        Score::BOTH_FORFEIT,
        Score::lost_by(Color::White, Award::Draw),
        Score { white: Award::Win, black: Award::Draw },
    ]
}

const FAULTS: [SetUpFault; 4] =
    [SetUpFault::Pieces, SetUpFault::Orientation, SetUpFault::Colours, SetUpFault::ClockSetting];

const ENDINGS: [Ending; 21] = [
    Ending::Checkmate,
    Ending::Stalemate,
    Ending::DeadPosition,
    Ending::Resignation,
    Ending::Agreement,
    Ending::Repetition,
    Ending::FiftyMoves,
    Ending::FivefoldRepetition,
    Ending::SeventyFiveMoves,
    Ending::Time,
    Ending::BothFlags,
    Ending::IllegalMoves,
    Ending::IllegalPosition,
    Ending::Default,
    Ending::SealedMove,
    Ending::Quickplay,
    Ending::Device,
    Ending::Penalty,
    Ending::Signed,
    Ending::Stated,
    Ending::Ruling,
];

const RIGHTS: [Right; 5] = [
    Right::TouchComplaint,
    Right::DrawClaim,
    Right::IllegalMoveComplaint,
    Right::Assistant,
    Right::CastlingInThisGame,
];

const DUTIES: [PlayerDuty; 9] = [
    PlayerDuty::Record,
    PlayerDuty::CompleteSheet,
    PlayerDuty::ReturnSheet,
    PlayerDuty::PutBack,
    PlayerDuty::MarkOffer,
    PlayerDuty::IntendedMove,
    PlayerDuty::Seal,
    PlayerDuty::Announce,
    PlayerDuty::StateSealed,
];

fn penalties() -> Vec<Penalty> {
    let mut all = vec![
        Penalty::Warning,
        Penalty::Fine { text: "50".into() },
        Penalty::Exclusion { rounds: vec![5] },
        Penalty::Exclusion { rounds: vec![5, 6] },
        Penalty::Expulsion,
    ];
    for time in times() {
        all.push(Penalty::OpponentTime { time });
        all.push(Penalty::OwnTime { time });
    }
    for award in [Award::Loss, Award::Draw, Award::Win] {
        all.push(Penalty::OpponentPoints { award });
        all.push(Penalty::OwnPoints { award });
        all.push(Penalty::Loss { opponent: award });
    }
    all
}

fn readings() -> Vec<ClockReadings> {
    let (time, moves) = ([None, Some(Millis::minutes(5))], [None, Some(40)]);
    let mut all = Vec::new();
    for white in time {
        for black in time {
            for white_moves in moves {
                for black_moves in moves {
                    all.push(ClockReadings { white, black, white_moves, black_moves });
                }
            }
        }
    }
    all
}

pub(crate) fn decisions() -> Vec<Decision> {
    let white = Color::White;
    let control: TimeControl = "40/120, 60".parse().unwrap();
    let mut all = vec![
        Decision::NewGame,
        Decision::ResultPending,
        Decision::PlayGoesOn,
        Decision::Fixed { square: square("e4") },
        Decision::Reinstated { ply: 3 },
        Decision::Stands,
        Decision::ClocksStop,
        Decision::NotAdmitted,
        Decision::InOrder,
        Decision::SheetNote { player: white, text: "2".into() },
        Decision::Adjourned,
        Decision::ControlSet { control },
        Decision::MoveCount { moves: Sides { white: 40, black: 39 } },
        Decision::Appealed { player: white, entry: 7 },
        Decision::SentOut,
        Decision::PutToFide { text: FideReference("a question".into()) },
        Decision::EnvelopeOpened { text: "Nf3".into() },
    ];
    for score in scores() {
        all.extend(ENDINGS.map(|ending| Decision::Over { score, ending }));
        all.push(Decision::Rescored { from: Score::DRAW, to: score });
        all.push(Decision::Annulled { score });
    }
    for player in Color::ALL {
        all.extend([
            Decision::HasMove { player },
            Decision::Completed { player },
            Decision::IllegalCompleted { player },
            Decision::Bound { player },
            Decision::ClockStarts { player },
            Decision::NextPeriod { player },
            Decision::FlagFallen { player },
            Decision::OfferOpen { player },
            Decision::OfferEnds { player },
            Decision::Breach { player },
        ]);
        all.extend((1..=9).map(|count| Decision::Counted { player, count }));
        all.extend(RIGHTS.map(|right| Decision::RightLost { player, right }));
        all.extend(DUTIES.map(|duty| Decision::Duty { player, duty }));
        all.extend(DUTIES.map(|duty| Decision::Freed { player, duty }));
        all.extend(times().into_iter().map(|time| Decision::TimeAdded { player, time }));
        all.extend(times().into_iter().map(|time| Decision::TimeTaken { player, time }));
        all.extend(penalties().into_iter().map(|penalty| Decision::Penalised { player, penalty }));
    }
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        all.push(Decision::Placed { role, square: square("a8") });
    }
    for readings in readings() {
        all.push(Decision::ClocksSet { readings });
        all.push(Decision::ClockReplaced { old: ClockReadings::default(), new: readings });
    }
    all.extend(times().into_iter().map(|time| Decision::IncrementSet { time }));
    for incident in Incident::ALL {
        all.extend(
            [None, Some(Color::White), Some(Color::Black)]
                .map(|who| Decision::Incident { incident, player: who }),
        );
    }
    for question in questions() {
        let (id, article) = (ReferralId(1), cite!(2023 "12.9"));
        let referral = Box::new(Referral { id, article, question, default: None });
        all.push(Decision::Referred { referral });
    }
    all
}

pub(crate) fn reasons() -> Vec<Reason> {
    let text = || String::from("Nf3");
    let e4 = square("e4");
    let mut all = vec![
        Reason::Plain,
        Reason::NotHisMove,
        Reason::GameOver,
        Reason::NotBegun,
        Reason::ClocksStand,
        Reason::Announced,
        Reason::ClockNotRunning,
        Reason::NothingToStop,
        Reason::Accidental,
        Reason::BothFlags,
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::NeitherCanCheckmate,
        Reason::OpponentCanCheckmate,
        Reason::OpponentCannotCheckmate,
        Reason::Accepted,
        Reason::NotBothHaveMoved,
        Reason::BarredByRegulations,
        Reason::NoOffer,
        Reason::CannotBeWithdrawn,
        Reason::UntimelyOffer,
        Reason::EndedByTouch,
        Reason::EndedByWords,
        Reason::ClaimRight,
        Reason::ClaimWrong,
        Reason::ClaimTooLate,
        Reason::DisplayOnly,
        Reason::WrittenMoveIllegal,
        Reason::FlagFell,
        Reason::MovesCompleted,
        Reason::FlagUp,
        Reason::FlagNotForArbiter,
        Reason::ClocksNotStopped,
        Reason::Pressed,
        Reason::NextMoveMade,
        Reason::MoveEndedGame,
        Reason::PressedWithoutMove,
        Reason::TwoHands,
        Reason::PawnNotExchanged,
        Reason::IllegalMove,
        Reason::NothingFound,
        Reason::Lapsed,
        Reason::LastIdentifiable,
        Reason::Displaced,
        Reason::Answered,
        Reason::NoSuchOption,
        Reason::ReasonMissing,
        Reason::NotForeseen,
        Reason::NotAnnouncedByEvent,
        Reason::BothMustConfirm,
        Reason::PlayersDisagree,
        Reason::Begun,
        Reason::NoResult,
        Reason::AmountOutOfRange,
        Reason::TooManyPoints,
        Reason::PenaltyOwed,
        Reason::MayStillCome,
        Reason::InTime,
        Reason::NobodyThere,
        Reason::BothTooLate,
        Reason::LetIn,
        Reason::IllegalPosition,
        Reason::BothAgreed,
        Reason::NoPermission,
        Reason::NotReported,
        Reason::RefusesToComply,
        Reason::OtherSex,
        Reason::RefusedInspection,
        Reason::CarriesDevice,
        Reason::DeviceOn,
        Reason::PreviousMoveUnrecorded,
        Reason::OfferNotMarked,
        Reason::NeedNotRecord,
        Reason::ScoresheetIncomplete,
        Reason::ScoresheetComplete,
        Reason::SheetNotReturned,
        Reason::NoSnapshot,
        Reason::MovesNotProven,
        Reason::RefusesToSign,
        Reason::BothSigned,
        Reason::SignaturesDiffer,
        Reason::MoveNotAnnounced,
        Reason::MoveNotOnBoard,
        Reason::PromotionNotNamed,
        Reason::SlipCorrected,
        Reason::SlipTooLate,
        Reason::NothingAnnounced,
        Reason::NotBetweenSightedAndBlind,
        Reason::ScoresAgree,
        Reason::ScoresDiffer,
        Reason::AssistantNotApproved,
        Reason::NotHisDuty,
        Reason::AssistantNeeded,
        Reason::Unasked,
        Reason::Disability,
        Reason::OnlyOnce,
        Reason::SealOrdered,
        Reason::AlreadySealed,
        Reason::NothingSealed,
        Reason::EnvelopeIncomplete,
        Reason::EnvelopeClosed,
        Reason::EnvelopeMissing,
        Reason::PositionLost,
        Reason::ExtraTimeGiven,
        Reason::NotLastPeriod,
        Reason::ClaimPending,
        Reason::PapersIncomplete,
        Reason::NoArbiter,
        Reason::ArbiterPresent,
        Reason::NoPiece { square: e4 },
        Reason::ReleasedThere { square: e4 },
        Reason::CapturedPieceStands { square: e4 },
        Reason::Conditional { text: text() },
        Reason::WrittenMoveUnreadable { text: text() },
        Reason::Arbiter { text: text() },
        Reason::Arbiter { text: SystemStop::ServerInterrupted.kept().to_owned() },
        Reason::Arbiter { text: SystemStop::BoardClockStopped.kept().to_owned() },
        Reason::Arbiter { text: format!("the second path has entry 3{}", SystemStop::EntryMissing.kept()) },
        Reason::Arbiter { text: format!("version 1{}on entry 3", SystemStop::RuledOtherwise.kept()) },
        Reason::NoSuchArticle { text: text() },
        Reason::WrittenInAdvance { text: text() },
        Reason::EntryDiffers { text: text() },
        Reason::MoveNotWritten { text: text() },
        Reason::OtherNotation { text: text() },
        Reason::AnnouncementUnclear { text: text() },
        Reason::RepeatDiffers { text: text() },
        Reason::NotThere { player: Color::White },
        Reason::NotThere { player: Color::Black },
    ];
    for count in 0..=9 {
        all.extend([
            Reason::Appeared { count },
            Reason::AskedSoOften { count },
            Reason::IllegalMoves { count },
        ]);
        let count = u16::from(count);
        all.extend([
            Reason::WithoutProgress { count },
            Reason::MovesMadeByBoth { count },
            Reason::Repeated { count },
            Reason::MoveUnrecorded { count: count.into() },
            Reason::MovesProven { count: count.into() },
        ]);
    }
    for time in times() {
        all.extend([Reason::Award { time }, Reason::TooMuchTime { time }]);
        all.extend([Reason::Late { time }, Reason::TooLittleTime { time }]);
    }
    all.extend(moves().into_iter().map(|made| Reason::MoveMade { made }));
    all.extend(obligations().into_iter().map(|obliged| Reason::Touched { obliged }));
    all.extend(FAULTS.map(|fault| Reason::WrongSetUp { fault }));
    all
}

fn obligations() -> Vec<Obliged> {
    let (e1, h1) = (square("e1"), square("h1"));
    let mut all = vec![
        Obliged::Nothing,
        Obliged::NothingTouchedCanMove,
        Obliged::Move { square: e1 },
        Obliged::Capture { square: e1 },
        Obliged::CaptureWith { own: e1, enemy: h1 },
        Obliged::Castle { rook: h1 },
        Obliged::CastlingBegun { rook: h1 },
        Obliged::KingOtherwise,
        Obliged::AnythingAfterCastling,
        Obliged::KingReleased,
        Obliged::RookFirst { rook: h1 },
        Obliged::Released { from: e1, square: h1 },
        Obliged::Promote { square: h1, role: Role::Knight },
    ];
    all.extend(moves().into_iter().map(|mv| Obliged::Intended { mv }));
    all
}

pub(crate) fn questions() -> Vec<Question> {
    let mut all = vec![
        Question::Consent,
        Question::WhichFlagFirst,
        Question::ReversedColours,
        Question::WhichPosition,
        Question::ClockTimes { times: Sides { white: Millis::minutes(5), black: Millis::minutes(4) } },
        Question::SignedResult,
        Question::MovesMade,
        Question::SealedMove { text: "Nf3".into() },
        Question::BoardsDiffer,
        Question::ClockSetting,
        Question::BothLate,
        Question::BothAbsent,
        Question::ExtraTime,
        Question::Onlooker,
        Question::Other { text: "What now?".into() },
    ];
    for who in Color::ALL {
        all.extend([
            Question::TouchIntended { player: who, square: square("e4") },
            Question::TouchedPiece { player: who },
            Question::StoppedWithReason { player: who },
            Question::Penalty { player: who },
            Question::Distraction { player: who },
            Question::QuickplayAfterFlag { player: who },
            Question::QuickplayIncrement { player: who },
            Question::QuickplayAlone { player: who },
            Question::SheetEntry { player: who, text: "a note".into() },
            Question::LateClockComplaint { player: who },
            Question::Device { player: who },
            Question::Leave { player: who, to: LeaveTo::Venue },
            Question::Leave { player: who, to: LeaveTo::Outside },
            Question::KingTaken { player: who },
            Question::Bag { player: who },
            Question::ClockDefect { player: who },
            Question::Announcement { player: who },
            Question::PressedUnannounced { player: who },
            Question::QuickplayLater { player: who },
            Question::ResumedClocks { player: who },
            Question::OtherNotation { player: who },
        ]);
        for ground in [Ground::CannotWin, Ground::NoEffort] {
            all.extend([
                Question::Quickplay { player: who, ground },
                Question::AdmitQuickplay { player: who, ground },
            ]);
        }
        for then in [Pending::Resignation, Pending::Flag, Pending::IllegalMoves, Pending::SealedMove] {
            all.push(Question::CanCheckmate { who, then });
        }
        for rule in [DrawRule::Repetition, DrawRule::FiftyMoves] {
            for basis in [
                Basis::OnBoard,
                Basis::Intended { text: "Nf3".into() },
                Basis::Unwritten { text: "Nf3".into() },
            ] {
                all.push(Question::DrawClaim {
                    player: who,
                    claim: DrawClaim { rule, basis, evidence: Evidence::Record },
                });
            }
        }
    }
    all.extend(FAULTS.map(|fault| Question::SetUp { fault }));
    all
}

pub(crate) fn choices() -> Vec<Choice> {
    let mut all = vec![
        Choice::Yes,
        Choice::No,
        Choice::White,
        Choice::Black,
        Choice::Unknown,
        Choice::Drawn,
        Choice::Restart,
        Choice::Continue,
        Choice::Moves { moves: 1 },
        Choice::Moves { moves: 43 },
        Choice::Ply { ply: 31 },
        Choice::Means { text: "Nf3".into() },
        Choice::Divided,
        Choice::NoPenalty { reason: "he has apologised".into() },
        Choice::Penalties { penalties: Vec::new() },
        Choice::Penalties { penalties: penalties() },
    ];
    all.extend(times().into_iter().map(|extra| Choice::Postponed { extra }));
    all.extend([Award::Loss, Award::Draw, Award::Win].map(|opponent| Choice::Loses { opponent }));
    all.extend(penalties().into_iter().map(|penalty| Choice::Penalties { penalties: vec![penalty] }));
    all
}
