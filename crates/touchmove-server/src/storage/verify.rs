//! Every journal of a copy judged again by this program: which rulings would differ from those that stand there, by article.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;
use touchmove_clock::Moment;
use touchmove_competition::Event;
use touchmove_conduct::{Entry, judge};
use touchmove_store::{Kind, StoreError, read_copy};
use touchmove_wire::v1::event::journal::{entry_from_text, founding_from_text};
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::judged::{Differing, articles, version_of};
use touchmove_wire::v1::record::Record;
use touchmove_wire::v1::ruling;

pub use crate::outage::upgrade::VERSION;
use crate::tables::setup;

/// An entry on which this program rules otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// `game` or `event`.
    pub kind: &'static str,
    /// The journal.
    pub journal: String,
    /// The place of the entry.
    pub seq: u32,
    /// The version that judged it, as far as the journal says.
    pub judged_by: Option<String>,
    /// The rulings that stand in the journal and are not made any more.
    pub before: Vec<Value>,
    /// The rulings that are made now and do not stand there.
    pub now: Vec<Value>,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// How many journals were judged again.
    pub journals: usize,
    /// How many entries they have.
    pub entries: usize,
    /// Where this program rules otherwise.
    pub differences: Vec<Difference>,
    /// Journals that cannot be judged, each with why.
    pub unreadable: Vec<(String, String)>,
}

impl Verified {
    /// The differences by article: one that concerns several stands under each.
    pub fn by_article(&self) -> BTreeMap<String, Vec<&Difference>> {
        let mut all: BTreeMap<String, Vec<&Difference>> = BTreeMap::new();
        for one in &self.differences {
            let mut own = [articles(&one.before), articles(&one.now)].concat();
            own.sort_unstable();
            own.dedup();
            for article in own {
                all.entry(article).or_default().push(one);
            }
        }
        all
    }
}

/// What an entry has to do with being judged.
struct JudgedEntry {
    seq: u32,
    at: u64,
    device: String,
    act: String,
    rulings: String,
}

/// Judges every journal again: of a folder's journal, a backup or a second path.
pub async fn examine(path: &Path) -> Result<Verified, StoreError> {
    let mut found = Verified::default();
    let mut journals: Vec<(String, Kind, String, Vec<JudgedEntry>)> = Vec::new();
    let mut places = BTreeMap::new();
    for record in read_copy(path).await? {
        match record {
            Record::Journal { journal, kind, terms, .. } => {
                // Who may do what is not judged.
                if let Some(kind) = Kind::of(&kind).filter(|kind| *kind != Kind::Office) {
                    places.insert(journal.clone(), journals.len());
                    journals.push((journal, kind, terms, Vec::new()));
                }
            }
            Record::Entry { journal, seq, at, device, act, rulings, .. } => {
                if let Some((.., lines)) = places.get(&journal).and_then(|place| journals.get_mut(*place)) {
                    lines.push(JudgedEntry { seq, at, device, act, rulings });
                }
            }
        }
    }
    for (journal, kind, terms, lines) in journals {
        found.journals += 1;
        found.entries += lines.len();
        let judged = match kind {
            Kind::Game => game(&terms, &lines),
            Kind::Event => event(&terms, &lines),
            Kind::Office => continue,
        };
        match judged {
            Ok(differing) => {
                found.differences.extend(differing.into_iter().map(|(seq, judged_by, differing)| {
                    let Differing { before, now } = differing;
                    Difference { kind: kind.word(), journal: journal.clone(), seq, judged_by, before, now }
                }));
            }
            Err(why) => found.unreadable.push((journal, why)),
        }
    }
    Ok(found)
}

type Differences = Vec<(u32, Option<String>, Differing)>;

/// What differs in a game.
fn game(terms: &str, lines: &[JudgedEntry]) -> Result<Differences, String> {
    let terms = serde_json::from_str(terms).map_err(|error| error.to_string())?;
    let (laws, mut game) = setup::set_up(&terms)?;
    let (mut found, mut version) = (Vec::new(), None);
    for line in lines {
        let wrong = |why: &dyn std::fmt::Display| format!("entry {}: {why}", line.seq);
        let Kept::Done(deed) = Kept::read(&line.act).map_err(|error| wrong(&error))? else { continue };
        let entry = Entry { seq: line.seq, at: Moment::at(line.at), act: deed.0 };
        let judgment = judge(&laws, game, &entry);
        game = judgment.game;
        let now = ruling::journal_text(&judgment.rulings, laws.edition()).map_err(|error| wrong(&error))?;
        version = version_of(&line.device).or(version);
        let differing = Differing::between(&line.rulings, &now);
        found.extend(differing.map(|differing| (line.seq, version.clone(), differing)));
    }
    Ok(found)
}

/// What differs in an event.
fn event(terms: &str, lines: &[JudgedEntry]) -> Result<Differences, String> {
    let mut event = Event::new(founding_from_text(terms)?);
    let (mut found, mut version) = (Vec::new(), None);
    for line in lines {
        let entry = entry_from_text(&line.act).map_err(|why| format!("entry {}: {why}", line.seq))?;
        let judgment = touchmove_competition::judge(event, &entry);
        event = judgment.event;
        version = version_of(&line.device).or(version);
        let now = ruling::journal_text(&judgment.rulings, event.edition());
        let now = now.map_err(|error| format!("entry {}: {error}", line.seq))?;
        let differing = Differing::between(&line.rulings, &now);
        found.extend(differing.map(|differing| (line.seq, version.clone(), differing)));
    }
    Ok(found)
}
