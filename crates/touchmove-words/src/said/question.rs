//! What the arbiter is asked.

use touchmove_clock::{Millis, Sides};
use touchmove_conduct::Question;
use touchmove_conduct::act::{Basis, DrawClaim};

use super::{Said, names};

/// The message that asks a question.
pub(crate) fn question(question: &Question) -> Said {
    match question {
        Question::TouchIntended(who, square) => {
            Said::new("question-touch-intended").player(*who).square(*square)
        }
        Question::TouchedPiece(who) => Said::new("question-touched-piece").player(*who),
        Question::CanCheckmate { who, then } => {
            Said::new("question-can-checkmate").player(*who).with("then", names::pending(*then))
        }
        Question::DrawClaim(who, claim) => draw_claim(Said::new("question-draw-claim").player(*who), claim),
        Question::StoppedWithReason(who) => Said::new("question-stopped-with-reason").player(*who),
        Question::Penalty(who) => Said::new("question-penalty").player(*who),
        Question::Late(who) => Said::new("question-late").player(*who),
        Question::Consent => Said::new("question-consent"),
        Question::Distraction(who) => Said::new("question-distraction").player(*who),
        Question::WhichFlagFirst => Said::new("question-which-flag-first"),
        Question::ReversedColours => Said::new("question-reversed-colours"),
        Question::WhichPosition => Said::new("question-which-position"),
        Question::ClockTimes(times) => clock_times(times),
        Question::Quickplay(who, ground) => {
            Said::new("question-quickplay").player(*who).with("ground", names::ground(*ground))
        }
        Question::QuickplayAfterFlag(who) => Said::new("question-quickplay-after-flag").player(*who),
        Question::QuickplayIncrement(who) => Said::new("question-quickplay-increment").player(*who),
        Question::QuickplayAlone(who) => Said::new("question-quickplay-alone").player(*who),
        Question::SignedResult => Said::new("question-signed-result"),
        Question::SheetEntry(who, text) => Said::new("question-sheet-entry").player(*who).text(text),
        Question::MovesMade => Said::new("question-moves-made"),
        Question::SealedMove(text) => Said::new("question-sealed-move").text(text),
        Question::LateClockComplaint(who) => Said::new("question-late-clock-complaint").player(*who),
        Question::Device(who) => Said::new("question-device").player(*who),
        Question::BoardsDiffer => Said::new("question-boards-differ"),
        Question::SetUp(fault) => Said::new("question-set-up").with("fault", names::fault(fault)),
        Question::ClockSetting => Said::new("question-clock-setting"),
        Question::BothLate => Said::new("question-both-late"),
        Question::BothAbsent => Said::new("question-both-absent"),
        Question::Leave(who, to) => Said::new("question-leave").player(*who).with("place", names::place(to)),
        Question::KingTaken(who) => Said::new("question-king-taken").player(*who),
        Question::Bag(who) => Said::new("question-bag").player(*who),
        Question::ClockDefect(who) => Said::new("question-clock-defect").player(*who),
        Question::ExtraTime => Said::new("question-extra-time"),
        Question::Onlooker => Said::new("question-onlooker"),
        Question::Announcement(who) => Said::new("question-announcement").player(*who),
        Question::PressedUnannounced(who) => Said::new("question-pressed-unannounced").player(*who),
        Question::Other(text) => Said::new("question-other").text(text),
        Question::AdmitQuickplay(who, ground) => {
            Said::new("question-admit-quickplay").player(*who).with("ground", names::ground(*ground))
        }
        Question::QuickplayLater(who) => Said::new("question-quickplay-later").player(*who),
        Question::ResumedClocks(who) => Said::new("question-resumed-clocks").player(*who),
        Question::OtherNotation(who) => Said::new("question-other-notation").player(*who),
    }
}

fn draw_claim(said: Said, claim: &DrawClaim) -> Said {
    let said = said.with("rule", names::rule(claim.rule));
    match &claim.basis {
        Basis::OnBoard => said.with("basis", "on-board"),
        Basis::Intended(text) => said.with("basis", "intended").text(text),
        Basis::Unwritten(text) => said.with("basis", "unwritten").text(text),
    }
}

fn clock_times(times: &Sides<Millis>) -> Said {
    let said = Said::new("question-clock-times").with("white", times.white.to_string());
    said.with("black", times.black.to_string())
}
