//! Every planted bug is caught by the simulator, by an invariant that speaks of it; and none is where none is planted.
//!
//! Needs the feature `planted`: `cargo test -p touchmove-sim --features planted --test planted`.

use touchmove_chess::planted::{self, Bug};
use touchmove_sim::run;

/// How many games it may take at most.
const MOST_GAMES: u64 = 6_000;

/// The invariants that may catch a bug: those that speak of what it spoils.
fn watched_by(bug: Bug) -> &'static [u8] {
    match bug {
        Bug::SamenessIgnoresCastling | Bug::SamenessIgnoresEnPassant => &[16, 18],
        Bug::RightOutlivesRook | Bug::PawnMoveIsNoProgress | Bug::DoubleStepUnseen => &[13, 14],
        Bug::CastlingThroughAttack => &[13],
        Bug::IncrementTwice => &[1, 7],
        Bug::IncrementAfterFlag => &[1, 5, 7],
        Bug::EmptyPressCounts => &[1, 7, 12],
        Bug::FlagFallsLate | Bug::FlagFallsWhenSeen => &[1, 5, 6],
        Bug::PeriodOneMoveLate | Bug::DelayOnlyOnce => &[1],
        Bug::StoppedClockRuns => &[1, 4, 8],
        Bug::NoCeiling => &[1, 10],
        Bug::DateMatters => &[9],
        Bug::OneIllegalMoveMore | Bug::AwardToOffender => &[20],
        Bug::AwardTwice => &[1],
        Bug::PositionNotReinstated | Bug::IllegalMoveUnnoted | Bug::QueenNotPlaced => &[13],
        Bug::CountersNotRewound => &[12],
        Bug::CountForgotten => &[20, 21],
        Bug::WrongClockStarted => &[3],
        Bug::BreachUnnoted | Bug::ReplacementFree | Bug::RookThenKingCastles => &[15],
        Bug::ClaimAfterTouch
        | Bug::TwofoldIsEnough
        | Bug::ClaimIsNoOffer
        | Bug::WrongClaimIsFree
        | Bug::ClaimantKeepsTime => &[16, 18],
        Bug::FivefoldGoesOn | Bug::SeventyFiveBeatsMate => &[16],
        Bug::OfferOutlivesTouch | Bug::OfferOutlivesGame => &[17],
        Bug::AgreementTooEarly | Bug::AgreementWithoutConsent => &[19],
        Bug::FlagLosesToBareKing | Bug::FlagAlwaysDraws => &[24],
        Bug::QuotaMetAndLost | Bug::ResignerWins | Bug::TooManyPoints => &[23],
        Bug::ClockOutlivesGame => &[2],
        Bug::PlayAfterTheEnd => &[17, 22],
        Bug::NumberUsedTwice => &[11],
        Bug::EnvelopeOpenedEarly
        | Bug::SealedMoveTold
        | Bug::DeskForAssistant
        | Bug::MovesForPlayers
        | Bug::IllegalMoveTold => &[36],
        Bug::ResultHidden => &[25],
        Bug::ForeignArticle => &[35],
        Bug::JudgeWavers => &[26],
    }
}

/// The first breach, and after how many games.
fn caught() -> Option<(u64, run::Breach)> {
    (1..=MOST_GAMES).find_map(|seed| run::play(seed, None, |_| {}).breach.map(|breach| (seed, breach)))
}

#[test]
fn every_planted_bug_is_caught_by_an_invariant_that_speaks_of_it() {
    let mut missed = Vec::new();
    for bug in Bug::ALL {
        planted::plant(Some(*bug));
        let found = caught();
        planted::plant(None);
        match found {
            Some((games, breach)) => {
                println!("{bug:?}: invariant {} after {games} games, {}", breach.invariant, breach.why);
                if !watched_by(*bug).contains(&breach.invariant) {
                    missed.push(format!("{bug:?} was caught by the wrong invariant: {breach}"));
                }
            }
            None => missed.push(format!("{bug:?} was not caught in {MOST_GAMES} games")),
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    let found = (1..=500).find_map(|seed| run::play(seed, None, |_| {}).breach);
    assert_eq!(found, None, "nothing is planted");
}
