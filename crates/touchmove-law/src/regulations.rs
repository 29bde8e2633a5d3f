//! Regulations: everything the Laws leave to the event (6.7.1, 9.1.1, 10.1, A.6, B.4, the Guidelines and more).

use alloc::string::String;
use alloc::vec::Vec;

use crate::choices::{
    AnnouncementLanguage, ArbiterPresence, BlitzPenalty, BothAbsent, BothLate, ClaimVerification,
    DelayMainTime, DevicePenalty, DrawAgreement, Duty, Fine, ForfeitScope, LocalRule, NotationAccepted,
    PeriodCredit, Points, Recorder, RejectedClaim, ScoresheetKind, Session, Switch, Zones,
};
use crate::tempo::{IncrementCounting, Supervision, Tempo};

/// What an event has chosen where the Laws leave it the choice.
///
/// Whether the choices are lawful is said by [`Laws::new`](crate::Laws::new), which refuses those that are not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regulations {
    /// The tempo, where the two players' times would make it two different ones (I-046).
    pub stated_tempo: Option<Tempo>,
    /// Whether the increment counts towards the tempo where the edition is silent (I-087).
    pub tempo_counts_increment: IncrementCounting,
    /// Which rules govern fast play (A.6, B.4); there is no default.
    pub supervision: Option<Supervision>,
    /// How many games one arbiter supervises (A.4.1, B.2.1).
    pub games_per_arbiter: Option<u8>,
    /// Who records in supervised fast play (A.4.2, B.2.2).
    pub recorder: Recorder,
    /// The time award in supervised blitz (I-044).
    pub blitz_penalty: BlitzPenalty,
    /// How late a player may come, in milliseconds (6.7.1); unstated is what the edition says.
    pub default_time: Option<u64>,
    /// Who loses the time in which nobody is there (6.7.2).
    pub both_absent: BothAbsent,
    /// The result when both come too late (I-016).
    pub both_late: BothLate,
    /// Whether the system is appointed to see flags fall (6.8, I-017).
    pub auto_flag: Switch,
    /// Whether the press itself reveals an illegal move: casual play, electronic boards.
    pub machine_observes: Switch,
    /// Whether releasing a move presses the clock, as on one's own device.
    pub automatic_press: Switch,
    /// Whether the page warns before an illegal move: casual play only.
    pub friendly: Switch,
    /// Screens and demonstration boards; where nothing is said, as the edition has it (6.12.1; 2001 6.15).
    pub public_display: Option<Switch>,
    /// On what players record (8.1.1).
    pub scoresheet: ScoresheetKind,
    /// The language of the piece letters, as a language tag; unstated is the event's own (C.3).
    pub scoresheet_language: Option<String>,
    /// When a draw may be offered (9.1.1).
    pub draw_agreement: DrawAgreement,
    /// Who verifies claims (11.12).
    pub claim_verification: ClaimVerification,
    /// What a result is worth (10.1).
    pub points: Points,
    /// The places of the venue (11.2).
    pub zones: Zones,
    /// Whether a player not having the move reports when he leaves the area (11.2.4).
    pub report_on_leave: Switch,
    /// Whether devices may lie switched off in a bag (11.3.2.1).
    pub device_in_bag: Switch,
    /// What a device on a player costs (11.3.2.2).
    pub device_penalty: DevicePenalty,
    /// Whether decisions may be appealed (11.10).
    pub appeals: Switch,
    /// Fines announced in advance (12.9.7).
    pub fines: Vec<Fine>,
    /// The fair-play document the arbiters follow (12.2.7).
    pub fair_play_document: Option<String>,
    /// Whether two boards are in use (D.1).
    pub two_boards: Switch,
    /// The words in which moves are announced (D.2.1).
    pub announcement_language: AnnouncementLanguage,
    /// Adaptations for blind players to local circumstances (D.1).
    pub adaptations: Vec<String>,
    /// Whether a special clock for blind players is in use (D.2.6).
    pub special_clock: Switch,
    /// What assistants of visually disabled players may do (D.2.10).
    pub assistants: Vec<Duty>,
    /// Whether games are adjourned (Guideline I); in 2001 always possible.
    pub adjournment: Switch,
    /// Whether Chess960 is played (Guideline II).
    pub chess960: Switch,
    /// Whether Guideline III was announced.
    pub guideline_iii: Switch,
    /// Whether an arbiter supervises (III.6).
    pub arbiter: ArbiterPresence,
    /// Rules of a federation (2001 Preface).
    pub local_rules: Vec<LocalRule>,
    /// The federation in whose territory the event takes place.
    pub federation: Option<String>,
    /// Whether the games are rated by FIDE, or count for a title or championship.
    pub rated: Switch,
    /// When the next period's time is added (I-124); unstated is what the edition's clocks did.
    pub period_credit: Option<PeriodCredit>,
    /// What becomes of unused main time in delay mode (I-088).
    pub delay_main_time: DelayMainTime,
    /// The sessions of play (2001 A.13).
    pub sessions: Vec<Session>,
    /// Which notations are evidence (Appendix C).
    pub notation: NotationAccepted,
    /// Whether an increment outside 2 to 60 seconds is worth a warning (I-070).
    pub increment_bounds: Switch,
    /// Which complaints a touch forfeits (I-080).
    pub claim_forfeit_scope: ForfeitScope,
    /// Whether the arbiter acts on an illegal move he sees in rapid play of 2001 (I-083).
    pub rapid_arbiter_acts_on_illegal: Switch,
    /// Whether a quickplay claim is admitted although there is an increment (I-133).
    pub quickplay_with_increment: Switch,
    /// Whether automatic draws limit the proof that somebody can checkmate (I-130).
    pub automatic_draws_in_proofs: Switch,
    /// Whether a forgotten promotion piece may simply be placed when the opponent asks at once (I-100).
    pub unpromoted_pawn_placed_on_request: Switch,
    /// What becomes of a rejected claim without arbiter (I-098).
    pub rejected_claim: RejectedClaim,
}

impl Regulations {
    /// What holds where the event says nothing: each value is the one the Laws name, or the plainest.
    ///
    /// Supervision has no default in the Laws, so it is left unstated.
    pub fn where_nothing_is_said() -> Regulations {
        Regulations {
            stated_tempo: None,
            tempo_counts_increment: IncrementCounting::AsTheEditionSays,
            supervision: None,
            games_per_arbiter: None,
            recorder: Recorder::Nobody,
            blitz_penalty: BlitzPenalty::ByTheLetter,
            default_time: None,
            both_absent: BothAbsent::AsTheLawsSay,
            both_late: BothLate::BothLose,
            auto_flag: Switch::Off,
            machine_observes: Switch::Off,
            automatic_press: Switch::Off,
            friendly: Switch::Off,
            public_display: None,
            scoresheet: ScoresheetKind::Paper,
            scoresheet_language: None,
            draw_agreement: DrawAgreement::Allowed,
            claim_verification: ClaimVerification::WhereMovesAreKnown,
            points: Points::NORMAL,
            zones: Zones { venue: Vec::new(), area: Vec::new(), smoking: Vec::new(), contiguous: Vec::new() },
            report_on_leave: Switch::Off,
            device_in_bag: Switch::Off,
            device_penalty: DevicePenalty::Loss,
            appeals: Switch::On,
            fines: Vec::new(),
            fair_play_document: None,
            two_boards: Switch::Off,
            announcement_language: AnnouncementLanguage::German,
            adaptations: Vec::new(),
            special_clock: Switch::Off,
            assistants: Vec::new(),
            adjournment: Switch::Off,
            chess960: Switch::Off,
            guideline_iii: Switch::Off,
            arbiter: ArbiterPresence::Present,
            local_rules: Vec::new(),
            federation: None,
            rated: Switch::Off,
            period_credit: None,
            delay_main_time: DelayMainTime::Carried,
            sessions: Vec::new(),
            notation: NotationAccepted::AlgebraicOnly,
            increment_bounds: Switch::On,
            claim_forfeit_scope: ForfeitScope::Article4,
            rapid_arbiter_acts_on_illegal: Switch::On,
            quickplay_with_increment: Switch::Off,
            automatic_draws_in_proofs: Switch::Off,
            unpromoted_pawn_placed_on_request: Switch::Off,
            rejected_claim: RejectedClaim::ClaimantLoses,
        }
    }

    /// Two people, one board, no arbiter: the machine sees flags and illegal moves (6.8, III.6).
    pub fn casual() -> Regulations {
        Regulations {
            supervision: Some(Supervision::Limited),
            auto_flag: Switch::On,
            machine_observes: Switch::On,
            arbiter: ArbiterPresence::Absent,
            ..Regulations::where_nothing_is_said()
        }
    }
}
