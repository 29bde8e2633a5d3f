//! What an event has chosen, in words: `default time 30:00; draws after 30 moves; no arbiter`.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_clock::Millis;
use touchmove_law::{
    AnnouncementLanguage, ArbiterPresence, BlitzPenalty, BothAbsent, BothLate, ClaimVerification,
    DelayMainTime, DevicePenalty, DrawAgreement, Fine, ForfeitScope, IncrementCounting, LocalRule,
    NotationAccepted, PenaltyKind, PeriodCredit, Points, Recorder, Regulations, RejectedClaim,
    ScoresheetKind, Session, Supervision, Switch, Tempo,
};

use crate::atoms::Free;
use crate::near::nearest;
use crate::reader::Reader;
use crate::say::Say;

/// Reads one regulation into the rest.
pub(crate) fn read(reader: &mut Reader<'_>, regulations: &mut Regulations) -> Option<()> {
    let start = reader.at();
    let readers = [read_fixed, switch, read_timed, texts];
    for read in readers {
        if read(reader, regulations).is_some() {
            return Some(());
        }
        reader.back(start);
    }
    let said = reader.rest().split([';', '\n']).next().unwrap_or_default().trim();
    let known = CHOICES.iter().map(|(words, _)| *words).chain(SWITCHES.iter().map(|(words, _)| *words));
    let meant =
        nearest(said, known).map_or_else(String::new, |meant| alloc::format!("; did you mean `{meant}`?"));
    let such = "a regulation such as `default time 30:00`, `no arbiter` or `guideline III`";
    reader.instead(start, &alloc::format!("{such}{meant}"))
}

type Set = fn(&mut Regulations);
type Field<T> = fn(&mut Regulations) -> &mut T;

const CHOICES: &[(&str, Set)] = &[
    ("tempo standard", |r| r.stated_tempo = Some(Tempo::Standard)),
    ("tempo rapid", |r| r.stated_tempo = Some(Tempo::Rapid)),
    ("tempo blitz", |r| r.stated_tempo = Some(Tempo::Blitz)),
    ("tempo counts the increment", |r| r.tempo_counts_increment = IncrementCounting::AlwaysSixtyMoves),
    ("supervision limited", |r| r.supervision = Some(Supervision::Limited)),
    ("supervision unstated", |r| r.supervision = None),
    ("recorded", |r| r.recorder = Recorder::ArbiterOrAssistant),
    ("blitz awards of one minute", |r| r.blitz_penalty = BlitzPenalty::OneMinute),
    ("absence is divided", |r| r.both_absent = BothAbsent::Divided),
    ("the first arrival starts the clock", |r| r.both_absent = BothAbsent::FirstArrivalStarts),
    ("both late is for the arbiter", |r| r.both_late = BothLate::ArbiterDecides),
    ("electronic scoresheets", |r| r.scoresheet = ScoresheetKind::Electronic),
    ("draws with consent", |r| r.draw_agreement = DrawAgreement::WithConsent),
    ("the arbiter verifies claims", |r| r.claim_verification = ClaimVerification::ArbiterConfirms),
    ("three points for a win", |r| r.points = Points::THREE_ONE_NONE),
    ("no appeals", |r| r.appeals = Switch::Off),
    ("announcements in German", |r| r.announcement_language = AnnouncementLanguage::German),
    ("announcements in English", |r| r.announcement_language = AnnouncementLanguage::English),
    ("announcements in Armenian", |r| r.announcement_language = AnnouncementLanguage::Armenian),
    ("announcements in Persian", |r| r.announcement_language = AnnouncementLanguage::Persian),
    ("no arbiter", |r| r.arbiter = ArbiterPresence::Absent),
    ("time is added at zero", |r| r.period_credit = Some(PeriodCredit::AtZero)),
    ("time is added with the last move", |r| r.period_credit = Some(PeriodCredit::WithLastMove)),
    ("unused time lapses", |r| r.delay_main_time = DelayMainTime::Lapses),
    ("other notations are accepted", |r| r.notation = NotationAccepted::OthersToo),
    ("any increment", |r| r.increment_bounds = Switch::Off),
    ("a touch forfeits all complaints", |r| r.claim_forfeit_scope = ForfeitScope::All),
    ("the arbiter leaves illegal moves of rapid play alone", |r| {
        r.rapid_arbiter_acts_on_illegal = Switch::Off
    }),
    ("rejected claims are for the arbiter", |r| r.rejected_claim = RejectedClaim::ArbiterDecides),
    ("casual", |r| *r = Regulations::casual()),
];

const SWITCHES: &[(&str, Field<Switch>)] = &[
    ("auto flag", |r| &mut r.auto_flag),
    ("machine observes", |r| &mut r.machine_observes),
    ("automatic press", |r| &mut r.automatic_press),
    ("friendly", |r| &mut r.friendly),
    ("sounds at the table", |r| &mut r.table_sounds),
    ("the last move is marked", |r| &mut r.last_move_marked),
    ("report on leaving", |r| &mut r.report_on_leave),
    ("devices in bags", |r| &mut r.device_in_bag),
    ("appeals", |r| &mut r.appeals),
    ("two boards", |r| &mut r.two_boards),
    ("special clock", |r| &mut r.special_clock),
    ("adjournment", |r| &mut r.adjournment),
    ("chess960", |r| &mut r.chess960),
    ("guideline III", |r| &mut r.guideline_iii),
    ("rated", |r| &mut r.rated),
    ("quickplay claims with increment", |r| &mut r.quickplay_with_increment),
    ("automatic draws limit proofs", |r| &mut r.automatic_draws_in_proofs),
    ("a forgotten promotion may be completed", |r| &mut r.unpromoted_pawn_placed_on_request),
];

/// Choices that are said in a few fixed words.
fn read_fixed(reader: &mut Reader<'_>, regulations: &mut Regulations) -> Option<()> {
    let (_, set) = CHOICES.iter().find(|(words, _)| reader.skip(words))?;
    set(regulations);
    Some(())
}

/// Things that are in force or not; said, they are, and with `no` before them they are not.
fn switch(reader: &mut Reader<'_>, regulations: &mut Regulations) -> Option<()> {
    let set = if reader.skip("no") { Switch::Off } else { Switch::On };
    if reader.skip("public display") {
        regulations.public_display = Some(set);
        return Some(());
    }
    let (_, field) = SWITCHES.iter().find(|(words, _)| reader.skip(words))?;
    *field(regulations) = set;
    Some(())
}

/// Choices with a time or a number.
fn read_timed(reader: &mut Reader<'_>, regulations: &mut Regulations) -> Option<()> {
    if reader.skip("default time") {
        regulations.default_time = Some(Millis::read(reader)?.get());
    } else if reader.skip("draws after") {
        regulations.draw_agreement = DrawAgreement::AfterMoves { moves: u16::read(reader)? };
        reader.words("moves")?;
    } else if reader.skip("supervision full") {
        regulations.supervision = Some(Supervision::Full);
        while reader.skip(",") {
            if reader.skip("recorded") {
                regulations.recorder = Recorder::ArbiterOrAssistant;
            } else {
                games_per_arbiter(reader, regulations)?;
            }
        }
    } else if reader.skip("session") {
        let start = Millis::read(reader)?.get();
        reader.words("to")?;
        regulations.sessions.push(Session { start, end: Millis::read(reader)?.get() });
    } else if reader.skip("points") {
        let mut half_points = || -> Option<u8> { u8::read(reader) };
        regulations.points = Points { win: half_points()?, draw: half_points()?, loss: half_points()? };
        reader.words("half-points")?;
    } else {
        games_per_arbiter(reader, regulations)?;
    }
    Some(())
}

fn games_per_arbiter(reader: &mut Reader<'_>, regulations: &mut Regulations) -> Option<()> {
    let games = u8::read(reader)?;
    if !reader.skip("games per arbiter") {
        reader.words("game per arbiter")?;
    }
    regulations.games_per_arbiter = Some(games);
    Some(())
}

/// Choices with words of their own.
fn texts(reader: &mut Reader<'_>, regulations: &mut Regulations) -> Option<()> {
    let zones: [(&str, Field<Vec<String>>); 4] = [
        ("venue", |r| &mut r.zones.venue),
        ("playing area", |r| &mut r.zones.area),
        ("smoking area", |r| &mut r.zones.smoking),
        ("contiguous area", |r| &mut r.zones.contiguous),
    ];
    if let Some((_, zone)) = zones.iter().find(|(words, _)| reader.skip(words)) {
        let named = Free::read(reader)?;
        zone(regulations).push(named);
    } else if reader.skip("scoresheets in") {
        regulations.scoresheet_language = Some(Say::read(reader)?);
    } else if reader.skip("a device costs") {
        regulations.device_penalty = DevicePenalty::Milder { penalty: penalty_kind(reader)? };
    } else if reader.skip("fine of") {
        let amount = Say::read(reader)?;
        reader.words("for")?;
        regulations.fines.push(Fine { offence: Free::read(reader)?, amount });
    } else if reader.skip("fair play document") {
        regulations.fair_play_document = Some(Free::read(reader)?);
    } else if reader.skip("adaptation") {
        regulations.adaptations.push(Free::read(reader)?);
    } else if reader.skip("assistants may") {
        regulations.assistants = Say::read(reader)?;
    } else if reader.skip("federation") {
        regulations.federation = Some(Say::read(reader)?);
    } else {
        reader.words("rule of")?;
        let federation = Say::read(reader)?;
        let changes = if reader.skip("changing") { Some(Say::read(reader)?) } else { None };
        reader.words(":")?;
        regulations.local_rules.push(LocalRule { federation, text: Free::read(reader)?, changes });
    }
    Some(())
}

fn penalty_kind(reader: &mut Reader<'_>) -> Option<PenaltyKind> {
    let kinds = [
        ("a warning", PenaltyKind::Warning),
        ("time for the opponent", PenaltyKind::OpponentTime),
        ("own time", PenaltyKind::OwnTime),
        ("points for the opponent", PenaltyKind::OpponentPoints),
        ("own points", PenaltyKind::OwnPoints),
        ("the game", PenaltyKind::Loss),
        ("a fine", PenaltyKind::Fine),
        ("exclusion", PenaltyKind::Exclusion),
        ("expulsion", PenaltyKind::Expulsion),
    ];
    match kinds.iter().find(|(words, _)| reader.skip(words)) {
        Some((_, kind)) => Some(*kind),
        None => reader.miss("a penalty such as `a warning`"),
    }
}
