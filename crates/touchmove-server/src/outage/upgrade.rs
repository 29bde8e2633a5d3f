//! A game that another version of the program has judged. A start judges every game again; where this version rules otherwise, a game that
//! people are playing is not changed silently: it is held, and the arbiter accepts what follows now, with a reason, or leaves it held.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};
use touchmove_conduct::{Phase, Ruling};
use touchmove_law::Edition;
use touchmove_store::Stored;
use touchmove_wire::v1::judged::{ChangedRuling, Differing, articles, judged_by, version_of};
use touchmove_wire::v1::ruling;

use crate::outage::late_acts::NotTaken;
use crate::outage::timeline::Cause;
use crate::tables::act_key;
use crate::tables::table::Table;

/// The version of this program, as journals name it.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// How many articles a sentence names.
const MOST_NAMED: usize = 8;

/// What a game judged again has shown.
#[derive(Default)]
pub(crate) struct JudgedAgain {
    changed: Vec<ChangedRuling>,
    /// Whether a result is among what differs.
    end: End,
    /// The version that judged the last entry, as far as the journal names it.
    version: Option<String>,
    /// The version that judged the first entry on which this one rules otherwise.
    judged_by: Option<String>,
}

/// What the arbiter must be asked about.
pub(crate) struct ToAsk {
    changed: Vec<ChangedRuling>,
    judged_by: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum End {
    #[default]
    Same,
    Other,
}

impl JudgedAgain {
    /// Compares what stands in the journal with what is ruled now.
    pub(crate) fn compare(&mut self, stored: &Stored, rulings: &[Ruling], edition: Edition) {
        if let Some(version) = version_of(&stored.device) {
            self.version = Some(version);
        }
        let Ok(now) = ruling::journal_text(rulings, edition) else { return };
        let Some(differing) = Differing::between(&stored.rulings, &now) else { return };
        if differing.is_about_the_end() {
            self.end = End::Other;
        }
        let hash = Sha256::digest(now.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        let (before, now) = (articles(&differing.before), articles(&differing.now));
        if self.changed.is_empty() {
            self.judged_by.clone_from(&self.version);
        }
        self.changed.push(ChangedRuling { seq: stored.seq, before, now, hash });
    }

    /// What the arbiter must be asked about; nothing of a game that was over and still is.
    pub(crate) fn asked_in(self, phase: Phase) -> Option<ToAsk> {
        let is_to_ask = match phase {
            Phase::Over | Phase::Cancelled => self.end == End::Other,
            Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {
                true
            }
        };
        let JudgedAgain { changed, judged_by, .. } = self;
        (is_to_ask && !changed.is_empty()).then_some(ToAsk { changed, judged_by })
    }
}

impl Table {
    /// What an entry says of its device: the first that this version judges in a journal names the version instead.
    pub(crate) fn device_text(&self, device: String) -> String {
        let is_named = self.missed.version.as_deref() == Some(VERSION);
        if device.is_empty() && !is_named { judged_by(VERSION) } else { device }
    }

    /// Holds the game until the arbiter has ruled, unless they were asked about the same before.
    pub(crate) async fn ask_about(&mut self, to_ask: ToAsk) -> Result<(), NotTaken> {
        let ToAsk { mut changed, judged_by } = to_ask;
        changed.retain(|one| !self.missed.asked.contains(&(one.seq, one.hash.clone())));
        let Some(last) = changed.last().cloned() else { return Ok(()) };
        let at = (self.now)().max(self.latest);
        let key = act_key::system(format_args!("judged-{VERSION}-{}-{}", last.seq, last.hash));
        let reason = describe_changes(&changed, judged_by.as_deref());
        let mut gap = self.gap_to_rule_on(at, Cause::Judged);
        gap.changed.extend(changed);
        VERSION.clone_into(&mut gap.program);
        self.hold_for(gap, key, reason, at).await
    }
}

/// Which rulings have changed, in a sentence.
fn describe_changes(changed: &[ChangedRuling], version: Option<&str>) -> String {
    let mut text = match version {
        Some(version) if version != VERSION => {
            format!("judged by version {version}, and version {VERSION} rules otherwise on ")
        }
        Some(_) | None => format!("version {VERSION} rules otherwise than the journal on "),
    };
    for (place, one) in changed.iter().enumerate().take(MOST_NAMED) {
        let listed = |articles: &[String]| {
            if articles.is_empty() { "nothing".to_owned() } else { articles.join(", ") }
        };
        let between = if place == 0 { "" } else { "; " };
        // Writing to a text does not fail.
        let _ = write!(
            text,
            "{between}entry {} (under {}, now under {})",
            one.seq,
            listed(&one.before),
            listed(&one.now)
        );
    }
    if changed.len() > MOST_NAMED {
        let _ = write!(text, "; and {} entries more", changed.len() - MOST_NAMED);
    }
    text
}
