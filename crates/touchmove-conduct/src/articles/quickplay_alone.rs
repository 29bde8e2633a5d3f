//! The quickplay finish where no arbiter supervises (III.6; 2001 Appendix D): the claim ends the game.

use touchmove_chess::Color;
use touchmove_law::{ArbiterPresence, RejectedClaim, cite};

use super::quickplay::{self, Claimant};
use crate::act::{Ground, Papers};
use crate::case::{Case, ClaimOutcome, End, Refusal};
use crate::game::Part;
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::quickplay::{AloneClaim, FinalPosition, Quickplay, SubmittedScore};
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Question};
use crate::result::{Award, Ending, Score};
use crate::ruling::{Decision, Ruling};

/// Claims a draw where no arbiter supervises: the game ends, and its result waits (III.6.1; 2001 D.1).
pub(crate) fn claim(case: &mut Case<'_>, by: Color, ground: Ground, papers: Papers) -> ClaimOutcome {
    let article = cite!("III.6.1");
    if case.laws.regulations().arbiter == ArbiterPresence::Present {
        return case.refuse(cite!("III.6"), Reason::ArbiterPresent);
    }
    let is_open = quickplay::is_open(case, by, Claimant::Either, article);
    if let Err(refusal) = is_open.and_then(|()| are_complete(ground, papers)) {
        return case.turn_away(refusal);
    }
    case.stop_clocks();
    Progress::change(case.game).wait();
    Outcome::change(case.game).wait(article);
    let score = match papers {
        Papers::PositionAndScore => Some(SubmittedScore { halfmoves: case.game.plies().len() }),
        Papers::Position | Papers::Unconfirmed => None,
    };
    let position = FinalPosition(*case.game.position());
    Quickplay::change(case.game).submit(AloneClaim { by, ground, position, score });
    case.rule(Ruling::under(article, Decision::ResultPending, Reason::ClaimPending));
    case.refer(cite!("III.6.2"), Question::QuickplayAlone { player: by }, None);
    ClaimOutcome::Yes
}

/// The opponent confirms the final position, and for the second ground a completed score (III.6.1.1, III.6.1.2).
fn are_complete(ground: Ground, papers: Papers) -> Result<(), Refusal> {
    let needed = match ground {
        Ground::CannotWin => cite!(2023 "III.6.1.1", 2001 "D.1/1"),
        Ground::NoEffort => cite!(2023 "III.6.1.2", 2001 "D.1/2"),
    };
    match (ground, papers) {
        (Ground::CannotWin, Papers::Position | Papers::PositionAndScore)
        | (Ground::NoEffort, Papers::PositionAndScore) => Ok(()),
        (Ground::CannotWin | Ground::NoEffort, Papers::Unconfirmed)
        | (Ground::NoEffort, Papers::Position) => Err(Refusal::under(needed, Reason::PapersIncomplete)),
    }
}

/// The person who takes the arbiter's part says what the claim was worth (III.6.2; 2001 D.1/3).
pub(crate) fn answer_claim(case: &mut Case<'_>, by: Color, choice: &Choice) -> Answer {
    let article = cite!("III.6.2");
    let by_setting = case.laws.regulations().rejected_claim == RejectedClaim::ClaimantLoses;
    let (score, reason) =
        if let Choice::Loses { opponent: award @ (Award::Win | Award::Draw | Award::Loss) } = choice {
            (Score::lost_by(by, *award), Reason::ClaimWrong)
        } else if *choice == Choice::Drawn {
            (Score::DRAW, Reason::ClaimRight)
        } else if by_setting && *choice == Choice::No {
            (Score::win(!by), Reason::ClaimWrong)
        } else {
            return Answer::NoSuchOption;
        };
    Quickplay::change(case.game).note_decision(case.seq);
    let end = End::under(article, score, Ending::Quickplay, reason);
    let end = match Quickplay::read(case.game).alone().map(|claim| claim.ground) {
        Some(Ground::CannotWin) => end.with(cite!(2023 "III.6.1.1", 2001 "D.1(a)")),
        Some(Ground::NoEffort) => end.with(cite!(2023 "III.6.1.2", 2001 "D.1(b)")),
        None => end,
    };
    case.end(end);
    Answer::Taken
}
