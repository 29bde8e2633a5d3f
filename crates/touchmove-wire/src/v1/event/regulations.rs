//! Regulations: only what differs from what holds where nothing is said.

use serde::{Deserialize, Serialize};
use touchmove_law::{
    AnnouncementLanguage, ArbiterPresence, BlitzPenalty, BothAbsent, BothLate, ClaimVerification,
    DelayMainTime, DevicePenalty, DrawAgreement, Duty, Fine, ForfeitScope, IncrementCounting, LocalRule,
    NotationAccepted, PenaltyKind, PeriodCredit, Points, Recorder, Regulations, RejectedClaim,
    ScoresheetKind, Session, Supervision, Switch, Tempo, Zones,
};

use super::form::{Form, records, variants, words};

words! {
    /// In force or not.
    SwitchWord of Switch, "on or off" { "off" = Switch::Off, "on" = Switch::On, }
    /// A tempo.
    TempoWord of Tempo, "standard, rapid or blitz" {
        "standard" = Tempo::Standard, "rapid" = Tempo::Rapid, "blitz" = Tempo::Blitz,
    }
    /// How the increment counts.
    CountingWord of IncrementCounting, "as-the-edition-says or sixty-moves" {
        "as-the-edition-says" = IncrementCounting::AsTheEditionSays,
        "sixty-moves" = IncrementCounting::AlwaysSixtyMoves,
    }
    /// How closely fast play is supervised.
    SupervisionWord of Supervision, "full or limited" {
        "full" = Supervision::Full, "limited" = Supervision::Limited,
    }
    /// Who records.
    RecorderWord of Recorder, "nobody or arbiter-or-assistant" {
        "nobody" = Recorder::Nobody, "arbiter-or-assistant" = Recorder::ArbiterOrAssistant,
    }
    /// The award in supervised blitz.
    BlitzWord of BlitzPenalty, "by-the-letter or one-minute" {
        "by-the-letter" = BlitzPenalty::ByTheLetter, "one-minute" = BlitzPenalty::OneMinute,
    }
    /// The time in which nobody is there.
    AbsenceWord of BothAbsent, "as-the-laws-say, divided or first-arrival-starts" {
        "as-the-laws-say" = BothAbsent::AsTheLawsSay,
        "divided" = BothAbsent::Divided,
        "first-arrival-starts" = BothAbsent::FirstArrivalStarts,
    }
    /// Both too late.
    LateWord of BothLate, "both-lose or arbiter-decides" {
        "both-lose" = BothLate::BothLose, "arbiter-decides" = BothLate::ArbiterDecides,
    }
    /// On what players record.
    SheetWord of ScoresheetKind, "paper or electronic" {
        "paper" = ScoresheetKind::Paper, "electronic" = ScoresheetKind::Electronic,
    }
    /// Who verifies claims.
    VerificationWord of ClaimVerification, "where-moves-are-known or arbiter-confirms" {
        "where-moves-are-known" = ClaimVerification::WhereMovesAreKnown,
        "arbiter-confirms" = ClaimVerification::ArbiterConfirms,
    }
    /// The words of announced moves.
    AnnouncementWord of AnnouncementLanguage, "german, english, armenian or persian" {
        "german" = AnnouncementLanguage::German,
        "english" = AnnouncementLanguage::English,
        "armenian" = AnnouncementLanguage::Armenian,
        "persian" = AnnouncementLanguage::Persian,
    }
    /// Whether an arbiter supervises.
    PresenceWord of ArbiterPresence, "present or absent" {
        "present" = ArbiterPresence::Present, "absent" = ArbiterPresence::Absent,
    }
    /// When time is added.
    CreditWord of PeriodCredit, "at-zero or with-last-move" {
        "at-zero" = PeriodCredit::AtZero, "with-last-move" = PeriodCredit::WithLastMove,
    }
    /// Unused main time.
    MainTimeWord of DelayMainTime, "carried or lapses" {
        "carried" = DelayMainTime::Carried, "lapses" = DelayMainTime::Lapses,
    }
    /// Notations that are evidence.
    NotationWord of NotationAccepted, "algebraic-only or others-too" {
        "algebraic-only" = NotationAccepted::AlgebraicOnly, "others-too" = NotationAccepted::OthersToo,
    }
    /// Which complaints a touch forfeits.
    ForfeitWord of ForfeitScope, "article-4 or all" {
        "article-4" = ForfeitScope::Article4, "all" = ForfeitScope::All,
    }
    /// A rejected claim without arbiter.
    RejectedWord of RejectedClaim, "claimant-loses or arbiter-decides" {
        "claimant-loses" = RejectedClaim::ClaimantLoses, "arbiter-decides" = RejectedClaim::ArbiterDecides,
    }
    /// A kind of penalty.
    PenaltyWord of PenaltyKind, "a penalty such as warning" {
        "warning" = PenaltyKind::Warning,
        "opponent-time" = PenaltyKind::OpponentTime,
        "own-time" = PenaltyKind::OwnTime,
        "opponent-points" = PenaltyKind::OpponentPoints,
        "own-points" = PenaltyKind::OwnPoints,
        "loss" = PenaltyKind::Loss,
        "fine" = PenaltyKind::Fine,
        "exclusion" = PenaltyKind::Exclusion,
        "expulsion" = PenaltyKind::Expulsion,
    }
}

variants! {
    /// When a draw may be agreed.
    DrawForm by "when" of DrawAgreement {
        /// As the Laws have it.
        Allowed {} = (DrawAgreement::Allowed);
        /// After so many moves by each.
        AfterMoves {
            /// How many.
            moves: u16,
        } = (DrawAgreement::AfterMoves(moves));
        /// With the arbiter's consent.
        WithConsent {} = (DrawAgreement::WithConsent);
    }
    /// What a device costs.
    DeviceForm by "costs" of DevicePenalty {
        /// The game.
        Loss {} = (DevicePenalty::Loss);
        /// Something milder.
        Milder {
            /// What.
            penalty: PenaltyWord,
        } = (DevicePenalty::Milder(penalty));
    }
}

records! {
    /// What a result is worth, in half-points.
    PointsForm of Points {
        /// A win.
        win: u8,
        /// A draw.
        draw: u8,
        /// A loss.
        loss: u8,
    }
    /// Places.
    ZonesForm of Zones {
        /// Parts of the venue.
        venue: Vec<String>,
        /// Where games are played.
        area: Vec<String>,
        /// Where smoking is allowed.
        smoking: Vec<String>,
        /// Adjoining places.
        contiguous: Vec<String>,
    }
    /// A fine announced in advance.
    FineForm of Fine {
        /// What for.
        offence: String,
        /// How much.
        amount: String,
    }
    /// A rule of a federation.
    LocalRuleForm of LocalRule {
        /// Whose.
        federation: String,
        /// What it says.
        text: String,
        /// The article it changes.
        changes: Option<String>,
    }
    /// A session of play, in milliseconds of the event's time.
    SessionForm of Session {
        /// Its beginning.
        start: u64,
        /// Its end.
        end: u64,
    }
}

/// Regulations, field by field under the same names; what is not written is as where nothing is said.
macro_rules! regulations {
    ($($field:ident: $as:ty,)*) => {
        /// What is regulated otherwise than where nothing is said.
        #[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        #[expect(missing_docs, reason = "the fields are those of the regulations, and documented there")]
        pub struct RegulationsForm {
            $(#[serde(default, skip_serializing_if = "Option::is_none")] pub $field: Option<$as>,)*
        }

        impl Form for RegulationsForm {
            type Of = Regulations;

            fn of(value: &Regulations) -> RegulationsForm {
                // Written without a rest: a regulation that is added does not compile until it is here.
                let Regulations { $($field,)* } = value;
                let usual = Regulations::where_nothing_is_said();
                RegulationsForm { $($field: (*$field != usual.$field).then(|| Form::of($field)),)* }
            }

            fn back(self) -> Result<Regulations, String> {
                let mut regulations = Regulations::where_nothing_is_said();
                $(if let Some(written) = self.$field {
                    regulations.$field = Form::back(written)?;
                })*
                Ok(regulations)
            }
        }
    };
}

regulations! {
    stated_tempo: Option<TempoWord>,
    tempo_counts_increment: CountingWord,
    supervision: Option<SupervisionWord>,
    games_per_arbiter: Option<u8>,
    recorder: RecorderWord,
    blitz_penalty: BlitzWord,
    default_time: Option<u64>,
    both_absent: AbsenceWord,
    both_late: LateWord,
    auto_flag: SwitchWord,
    machine_observes: SwitchWord,
    automatic_press: SwitchWord,
    friendly: SwitchWord,
    public_display: Option<SwitchWord>,
    scoresheet: SheetWord,
    scoresheet_language: Option<String>,
    draw_agreement: DrawForm,
    claim_verification: VerificationWord,
    points: PointsForm,
    zones: ZonesForm,
    report_on_leave: SwitchWord,
    device_in_bag: SwitchWord,
    device_penalty: DeviceForm,
    appeals: SwitchWord,
    fines: Vec<FineForm>,
    fair_play_document: Option<String>,
    two_boards: SwitchWord,
    announcement_language: AnnouncementWord,
    adaptations: Vec<String>,
    special_clock: SwitchWord,
    assistants: Vec<Duty>,
    adjournment: SwitchWord,
    chess960: SwitchWord,
    guideline_iii: SwitchWord,
    arbiter: PresenceWord,
    local_rules: Vec<LocalRuleForm>,
    federation: Option<String>,
    rated: SwitchWord,
    period_credit: Option<CreditWord>,
    delay_main_time: MainTimeWord,
    sessions: Vec<SessionForm>,
    notation: NotationWord,
    increment_bounds: SwitchWord,
    claim_forfeit_scope: ForfeitWord,
    rapid_arbiter_acts_on_illegal: SwitchWord,
    quickplay_with_increment: SwitchWord,
    automatic_draws_in_proofs: SwitchWord,
    unpromoted_pawn_placed_on_request: SwitchWord,
    rejected_claim: RejectedWord,
}
