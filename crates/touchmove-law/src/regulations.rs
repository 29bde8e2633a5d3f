//! Regulations: everything that the Laws leave to the event (6.7.1, 9.1.1, 10.1, A.6, B.4, the Guidelines and more).

use alloc::string::String;
use alloc::vec::Vec;

use crate::choices::{
    AnnouncementLanguage, ArbiterPresence, AssistantDuty, BlitzPenalty, BothAbsent, BothLate,
    ClaimVerification, DelayMainTime, DevicePenalty, DrawAgreement, Fine, ForfeitScope, LocalRule,
    NotationAccepted, PeriodCredit, Points, Recorder, RejectedClaim, ScoresheetKind, Session, Switch, Zones,
};
use crate::tempo::{IncrementCounting, Supervision, Tempo};

/// Each regulation with its type and what holds where the event says nothing; only what differs from that is written.
macro_rules! regulations {
    ($($(#[$doc:meta])* pub $field:ident: $type:ty = $usual:expr,)*) => {
        /// What an event has chosen where the Laws leave it the choice.
        ///
        /// Whether the choices are lawful is said by [`Laws::new`](crate::Laws::new), which refuses those that are not.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(
            feature = "wire",
            derive(serde::Deserialize),
            serde(default = "Regulations::where_nothing_is_said", deny_unknown_fields)
        )]
        #[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
        pub struct Regulations {
            $($(#[$doc])* pub $field: $type,)*
        }

        impl Regulations {
            /// The defaults where the event says nothing: each value is the one the Laws name, or the plainest.
            ///
            /// Supervision has no default in the Laws, so it is left unstated.
            pub fn where_nothing_is_said() -> Regulations {
                Regulations { $($field: $usual,)* }
            }
        }

        #[cfg(feature = "wire")]
        impl serde::Serialize for Regulations {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeStruct;
                let usual = Regulations::where_nothing_is_said();
                let differing = [$(self.$field != usual.$field),*].into_iter().filter(|differs| *differs);
                let mut written = serializer.serialize_struct("Regulations", differing.count())?;
                $(if self.$field != usual.$field {
                    written.serialize_field(stringify!($field), &self.$field)?;
                })*
                written.end()
            }
        }
    };
}

regulations! {
    /// The tempo, where the two players' times would make it two different ones (I-046).
    pub stated_tempo: Option<Tempo> = None,
    /// Whether the increment counts towards the tempo where the edition is silent (I-087).
    pub tempo_counts_increment: IncrementCounting = IncrementCounting::AsTheEditionSays,
    /// Which rules govern fast play (A.6, B.4); there is no default.
    pub supervision: Option<Supervision> = None,
    /// How many games one arbiter supervises (A.4.1, B.2.1).
    pub games_per_arbiter: Option<u8> = None,
    /// Who records in supervised fast play (A.4.2, B.2.2).
    pub recorder: Recorder = Recorder::Nobody,
    /// The time award in supervised blitz (I-044).
    pub blitz_penalty: BlitzPenalty = BlitzPenalty::ByTheLetter,
    /// How late a player may come, in milliseconds (6.7.1); unstated is what the edition says.
    pub default_time: Option<u64> = None,
    /// Who loses the time in which nobody is there (6.7.2).
    pub both_absent: BothAbsent = BothAbsent::AsTheLawsSay,
    /// The result when both come too late (I-016).
    pub both_late: BothLate = BothLate::BothLose,
    /// Whether the system is appointed to see flags fall (6.8, I-017).
    pub auto_flag: Switch = Switch::Off,
    /// Whether the press itself reveals an illegal move: casual play, electronic boards.
    pub machine_observes: Switch = Switch::Off,
    /// Whether releasing a move presses the clock, as on one's own device.
    pub automatic_press: Switch = Switch::Off,
    /// Whether the page warns before an illegal move: casual play only.
    pub friendly: Switch = Switch::Off,
    /// Whether the devices of the players may sound for a move, a press or little time (11.5).
    pub table_sounds: Switch = Switch::Off,
    /// Whether the boards of the players mark the last move.
    pub last_move_marked: Switch = Switch::Off,
    /// Screens and demonstration boards; by default, as the edition has it (6.12.1; 2001 6.15).
    pub public_display: Option<Switch> = None,
    /// On what players record (8.1.1).
    pub scoresheet: ScoresheetKind = ScoresheetKind::Paper,
    /// The language of the piece letters, as a language tag; unstated is the event's own (C.3).
    pub scoresheet_language: Option<String> = None,
    /// When a draw may be offered (9.1.1).
    pub draw_agreement: DrawAgreement = DrawAgreement::Allowed,
    /// Who verifies claims (11.12).
    pub claim_verification: ClaimVerification = ClaimVerification::WhereMovesAreKnown,
    /// What a result is worth (10.1).
    pub points: Points = Points::NORMAL,
    /// The places of the venue (11.2).
    pub zones: Zones = Zones { venue: Vec::new(), area: Vec::new(), smoking: Vec::new(), contiguous: Vec::new() },
    /// Whether a player not having the move reports when they leave the area (11.2.4).
    pub report_on_leave: Switch = Switch::Off,
    /// Whether devices may lie switched off in a bag (11.3.2.1).
    pub device_in_bag: Switch = Switch::Off,
    /// What a device on a player costs (11.3.2.2).
    pub device_penalty: DevicePenalty = DevicePenalty::Loss,
    /// Whether decisions may be appealed (11.10).
    pub appeals: Switch = Switch::On,
    /// Fines announced in advance (12.9.7).
    pub fines: Vec<Fine> = Vec::new(),
    /// The fair-play document the arbiters follow (12.2.7).
    pub fair_play_document: Option<String> = None,
    /// Whether two boards are in use (D.1).
    pub two_boards: Switch = Switch::Off,
    /// The words in which moves are announced (D.2.1).
    pub announcement_language: AnnouncementLanguage = AnnouncementLanguage::German,
    /// Adaptations for blind players to local circumstances (D.1).
    pub adaptations: Vec<String> = Vec::new(),
    /// Whether a special clock for blind players is in use (D.2.6).
    pub special_clock: Switch = Switch::Off,
    /// What assistants of visually disabled players may do (D.2.10).
    pub assistants: Vec<AssistantDuty> = Vec::new(),
    /// Whether games are adjourned (Guideline I); in 2001 always possible.
    pub adjournment: Switch = Switch::Off,
    /// Whether Chess960 is played (Guideline II).
    pub chess960: Switch = Switch::Off,
    /// Whether Guideline III was announced.
    pub guideline_iii: Switch = Switch::Off,
    /// Whether an arbiter supervises (III.6).
    pub arbiter: ArbiterPresence = ArbiterPresence::Present,
    /// Rules of a federation (2001 Preface).
    pub local_rules: Vec<LocalRule> = Vec::new(),
    /// The federation in whose territory the event takes place.
    pub federation: Option<String> = None,
    /// Whether the games are rated by FIDE, or count for a title or championship.
    pub rated: Switch = Switch::Off,
    /// When the next period's time is added (I-124); unstated is what the edition's clocks did.
    pub period_credit: Option<PeriodCredit> = None,
    /// What becomes of unused main time in delay mode (I-088).
    pub delay_main_time: DelayMainTime = DelayMainTime::Carried,
    /// The sessions of play (2001 A.13).
    pub sessions: Vec<Session> = Vec::new(),
    /// Which notations are evidence (Appendix C).
    pub notation: NotationAccepted = NotationAccepted::AlgebraicOnly,
    /// Whether an increment outside 2 to 60 seconds is worth a warning (I-070).
    pub increment_bounds: Switch = Switch::On,
    /// Which complaints a touch forfeits (I-080).
    pub claim_forfeit_scope: ForfeitScope = ForfeitScope::Article4,
    /// Whether the arbiter acts on an illegal move they see in rapid play of 2001 (I-083).
    pub rapid_arbiter_acts_on_illegal: Switch = Switch::On,
    /// Whether a quickplay claim is admitted although there is an increment (I-133).
    pub quickplay_with_increment: Switch = Switch::Off,
    /// Whether automatic draws limit the proof that somebody can checkmate (I-130).
    pub automatic_draws_in_proofs: Switch = Switch::Off,
    /// Whether a forgotten promotion piece may simply be placed when the opponent asks at once (I-100).
    pub unpromoted_pawn_placed_on_request: Switch = Switch::Off,
    /// What becomes of a rejected claim without arbiter (I-098).
    pub rejected_claim: RejectedClaim = RejectedClaim::ClaimantLoses,
}

impl Regulations {
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
