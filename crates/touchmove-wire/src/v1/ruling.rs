//! Rulings as they stand in the journal and as they are shown.

use serde::Serialize;
use touchmove_conduct::Ruling;
use touchmove_law::Edition;

use super::live::RulingShown;

/// A ruling in the journal: enough to see later whether another version would rule otherwise.
#[derive(Serialize)]
struct Kept {
    article: Option<&'static str>,
    supporting: Vec<&'static str>,
    readings: Vec<String>,
    decision: String,
}

/// The canonical text of the rulings on one entry.
pub fn journal_text(rulings: &[Ruling], edition: Edition) -> String {
    let kept: Vec<Kept> = rulings
        .iter()
        .map(|ruling| Kept {
            article: ruling.article().number(edition),
            supporting: supporting(ruling, edition),
            readings: readings(ruling),
            decision: format!("{:?}", ruling.decision()),
        })
        .collect();
    serde_json::to_string(&kept).unwrap_or_default()
}

/// A ruling for somebody who may see it; `text` says it in his language.
pub fn shown(ruling: &Ruling, edition: Edition, text: String) -> RulingShown {
    RulingShown {
        article: ruling.article().number(edition).unwrap_or_default().to_owned(),
        supporting: supporting(ruling, edition).into_iter().map(str::to_owned).collect(),
        readings: readings(ruling),
        text,
    }
}

fn supporting(ruling: &Ruling, edition: Edition) -> Vec<&'static str> {
    ruling.supporting().iter().filter_map(|article| article.number(edition)).collect()
}

fn readings(ruling: &Ruling) -> Vec<String> {
    ruling.readings().iter().map(|reading| reading.to_string()).collect()
}
