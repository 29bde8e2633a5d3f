//! Whether regulations are lawful under an edition (Preface, 6.3.1, 9.1.1, 10.1, A.4-A.6, B.2-B.4, III.2).

use alloc::vec::Vec;

use crate::alternatives::{LegalForce, Permission};
use crate::article::Article;
use crate::choices::{DrawAgreement, Recorder, ScoresheetKind, Switch};
use crate::cite;
use crate::edition::Edition;
use crate::parameters::Parameters;
use crate::refusal::{Notice, Refusal, RefusalReason};
use crate::regulations::Regulations;
use crate::tempo::{Allowance, CountsIncrement, IncrementCounting, Play, Supervision, Tempo};

/// What the regulations are compared with.
pub(crate) struct Case<'a> {
    pub(crate) edition: Edition,
    pub(crate) allowances: [Allowance; 2],
    pub(crate) regulations: &'a Regulations,
    refusals: Vec<Refusal>,
}

/// The way of playing, or every reason why it cannot be.
pub(crate) fn play(
    edition: Edition,
    allowances: [Allowance; 2],
    regulations: &Regulations,
) -> Result<Play, Vec<Refusal>> {
    let mut case = Case { edition, allowances, regulations, refusals: Vec::new() };
    let tempo = case.tempo();
    let supervision = case.supervision(tempo);
    case.guideline_iii(tempo);
    case.what_the_edition_lacks();
    case.points();
    case.local_rules();
    case.sessions();
    if case.refusals.is_empty() { Ok(Play::new(tempo, supervision)) } else { Err(case.refusals) }
}

impl Case<'_> {
    fn refuse(&mut self, article: Article, reason: RefusalReason) {
        self.refusals.push(Refusal { article, reason });
    }

    fn parameters(&self) -> &'static Parameters {
        Parameters::of(self.edition)
    }

    /// One tempo for both players; where their times differ in it, the organiser says which (I-046).
    fn tempo(&mut self) -> Tempo {
        if self.allowances.iter().any(|allowance| allowance.base == 0 && allowance.per_move == 0) {
            self.refuse(cite!("6.3.1"), RefusalReason::NoTime);
        }
        let [white, black] = self
            .allowances
            .map(|allowance| Tempo::of(self.edition, allowance, self.regulations.tempo_counts_increment));
        match self.regulations.stated_tempo {
            Some(stated) if white == black && stated != white => {
                self.refuse(cite!("A.1"), RefusalReason::TempoContradicted);
                white
            }
            Some(stated) => stated,
            None if white != black => {
                self.refuse(cite!("A.1"), RefusalReason::TempoUnstated);
                white
            }
            None => white,
        }
    }

    fn supervision(&mut self, tempo: Tempo) -> Supervision {
        let (limit, games, recorded, stated) = match tempo {
            Tempo::Standard => return Supervision::Limited,
            Tempo::Rapid => {
                (self.parameters().supervised_rapid_games, cite!("A.4.1"), cite!("A.4.2"), cite!("A.6"))
            }
            Tempo::Blitz => {
                (self.parameters().supervised_blitz_games, cite!("B.2.1"), cite!("B.2.2"), cite!("B.4"))
            }
        };
        match (limit, self.regulations.supervision) {
            (None, None | Some(Supervision::Limited)) => Supervision::Limited,
            (None, Some(Supervision::Full)) => {
                let article = match tempo {
                    Tempo::Blitz => cite!(2001 "C.2"),
                    Tempo::Rapid | Tempo::Standard => cite!(2001 "B.2"),
                };
                self.refuse(article, RefusalReason::SupervisionUnknown);
                Supervision::Limited
            }
            (Some(_), None) => {
                self.refuse(stated, RefusalReason::SupervisionUnstated);
                Supervision::Limited
            }
            (Some(_), Some(Supervision::Limited)) => Supervision::Limited,
            // Both conditions are required; seeing the arbiter's scoresheet is a right that follows, not a third condition (I-039).
            (Some(limit), Some(Supervision::Full)) => {
                if self.regulations.games_per_arbiter.is_none_or(|number| number > limit) {
                    self.refuse(games, RefusalReason::TooManyGames);
                }
                if self.regulations.recorder == Recorder::Nobody {
                    self.refuse(recorded, RefusalReason::NobodyRecords);
                }
                Supervision::Full
            }
        }
    }

    /// Guideline III is for standard and rapid games without increment (III.2.2).
    fn guideline_iii(&mut self, tempo: Tempo) {
        if !self.regulations.guideline_iii.is_on() {
            return;
        }
        let play = Play::new(tempo, Supervision::Limited);
        match self.parameters().quickplay.get(play) {
            LegalForce::Law => self.refuse(cite!(2001 "10.1"), RefusalReason::GuidelineUnknown),
            LegalForce::Absent => self.refuse(cite!("III.2.2"), RefusalReason::GuidelineOutOfPlace),
            LegalForce::Guideline => {
                if self.allowances.iter().any(|allowance| allowance.per_move > 0) {
                    self.refuse(cite!(2023 "III.2.2"), RefusalReason::GuidelineOutOfPlace);
                }
            }
        }
    }

    fn what_the_edition_lacks(&mut self) {
        let parameters = self.parameters();
        if self.regulations.draw_agreement != DrawAgreement::Allowed
            && parameters.draw_restrictions != Permission::Allowed
        {
            self.refuse(cite!(2001 "9.1(a)"), RefusalReason::DrawsRestricted);
        }
        if self.regulations.scoresheet == ScoresheetKind::Electronic
            && parameters.electronic_scoresheet != Permission::Allowed
        {
            self.refuse(cite!(2001 "8.1"), RefusalReason::ElectronicScoresheetUnknown);
        }
        if !self.regulations.fines.is_empty()
            && !parameters.penalties.contains(&crate::alternatives::PenaltyKind::Fine)
        {
            self.refuse(cite!(2001 "13.4"), RefusalReason::FinesUnknown);
        }
        if self.regulations.chess960 == Switch::On && parameters.chess960 == LegalForce::Absent {
            self.refuse(cite!(2001 "2.3"), RefusalReason::Chess960Unknown);
        }
    }

    fn points(&mut self) {
        let points = self.regulations.points;
        if points.win <= points.draw || points.draw <= points.loss {
            self.refuse(cite!("10.1"), RefusalReason::PointsOutOfOrder);
        }
    }

    /// A federation may add detail, at home, outside FIDE's own events (2001 Preface).
    fn local_rules(&mut self) {
        if self.regulations.local_rules.is_empty() {
            return;
        }
        if self.parameters().local_rules != Permission::Allowed {
            self.refuse(cite!(2023 "Preface"), RefusalReason::LocalRules);
            return;
        }
        let home = self.regulations.federation.as_deref();
        for rule in &self.regulations.local_rules {
            if rule.changes.is_some() {
                self.refusals.push(Refusal {
                    article: cite!(2001 "Pref(a)"),
                    reason: RefusalReason::LocalRuleContradicts,
                });
            }
            if home != Some(rule.federation.as_str()) {
                self.refusals
                    .push(Refusal { article: cite!(2001 "Pref(b)"), reason: RefusalReason::LocalRuleAbroad });
            }
        }
    }

    fn sessions(&mut self) {
        if self.regulations.sessions.iter().any(|session| session.end <= session.start) {
            self.refuse(cite!("I.14"), RefusalReason::SessionBackwards);
        }
    }
}

/// What an organiser will want to know of lawful regulations.
pub(crate) fn notices(
    edition: Edition,
    allowances: [Allowance; 2],
    regulations: &Regulations,
    play: Play,
) -> Vec<Notice> {
    let parameters = Parameters::of(edition);
    let mut notices = Vec::new();
    let extra = |allowance: &Allowance| allowance.per_move > 0;
    let unusual = |allowance: &Allowance| extra(allowance) && !(2_000..=60_000).contains(&allowance.per_move);
    if regulations.increment_bounds.is_on() && allowances.iter().any(unusual) {
        notices.push(Notice::UnusualIncrement);
    }
    if !regulations.local_rules.is_empty() && regulations.rated.is_on() {
        notices.push(Notice::LocalRulesIgnored);
    }
    if parameters.tempo_bounds.counts_increment == CountsIncrement::No
        && regulations.tempo_counts_increment == IncrementCounting::AsTheEditionSays
        && allowances.iter().any(extra)
    {
        notices.push(Notice::IncrementNotCounted);
    }
    if play == Play::BlitzSupervised && regulations.blitz_penalty == crate::choices::BlitzPenalty::ByTheLetter
    {
        notices.push(Notice::BlitzAwardByTheLetter);
    }
    notices
}
