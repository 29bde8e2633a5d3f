//! A report in words, line by line.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write as _;

use touchmove_conduct::{Act, Ruling};
use touchmove_law::Article;

use super::{Clocks, Item, Matter};
use crate::act::EventAct;
use crate::event::Event;
use crate::ruling::EventRuling;

/// The words for facts and rulings.
pub struct Told<'a> {
    /// What somebody did in a game.
    pub act: &'a dyn Fn(&Act) -> String,
    /// What was ruled in a game.
    pub ruling: &'a dyn Fn(&Ruling) -> String,
    /// What happened in the event.
    pub event_act: &'a dyn Fn(&EventAct) -> String,
    /// What was ruled in the event.
    pub event_ruling: &'a dyn Fn(&EventRuling) -> String,
}

/// An item in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldItem {
    /// The day and the time by the clocks of the place.
    pub when: String,
    /// The game, such as `1/3.7`; empty where it is a matter of the event.
    pub game: String,
    /// Who plays it; empty where it is a matter of the event.
    pub players: String,
    /// Its place in the journal.
    pub entry: u32,
    /// Who did it.
    pub by: String,
    /// The fact.
    pub fact: String,
    /// The clocks, where there are any.
    pub clocks: Option<Clocks>,
    /// The rulings.
    pub rulings: Vec<ToldRuling>,
}

/// A ruling in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldRuling {
    /// Its articles by their numbers, the leading one first.
    pub articles: Vec<String>,
    /// The readings it rests on.
    pub readings: Vec<String>,
    /// What it says.
    pub text: String,
}

impl Told<'_> {
    /// Items in words.
    pub fn items(&self, event: &Event, items: &[Item]) -> Vec<ToldItem> {
        items.iter().map(|item| self.item(event, item)).collect()
    }

    fn item(&self, event: &Event, item: &Item) -> ToldItem {
        let edition = event.edition();
        let number = |article: &Article| article.number(edition).map(String::from);
        let ruled = |leading: Article, supporting: &[Article], readings: Vec<String>, text: String| {
            let articles = core::iter::once(&leading).chain(supporting).filter_map(number).collect();
            ToldRuling { articles, readings, text }
        };
        let (fact, clocks, rulings) = match &item.matter {
            Matter::Game { act, clocks, rulings } => {
                let told = rulings.iter().map(|ruling| {
                    let readings = ruling.readings().iter().map(ToString::to_string).collect();
                    ruled(ruling.article(), ruling.supporting(), readings, (self.ruling)(ruling))
                });
                ((self.act)(act), Some(*clocks), told.collect())
            }
            Matter::Event { act, rulings } => {
                let told = rulings.iter().map(|ruling| {
                    let readings = ruling.readings().iter().map(ToString::to_string).collect();
                    ruled(ruling.article(), ruling.supporting(), readings, (self.event_ruling)(ruling))
                });
                ((self.event_act)(act), None, told.collect())
            }
        };
        let players = item.game.and_then(|game| event.game(game)).map_or_else(String::new, |pairing| {
            format!("{} – {}", event.name(pairing.players.white), event.name(pairing.players.black))
        });
        ToldItem {
            when: item.at.local(event.founding().zone).to_string(),
            game: item.game.map_or_else(String::new, |game| game.to_string()),
            players,
            entry: item.entry,
            by: event.by(item.by),
            fact,
            clocks,
            rulings,
        }
    }
}

/// `White 1:29:30, Black 0:59:10`.
pub(super) fn shown(clocks: &touchmove_clock::Sides<touchmove_clock::Millis>) -> String {
    format!("White {}, Black {}", clocks.white, clocks.black)
}

/// A report as plain text, one paragraph an item.
pub fn text(title: &str, heading: &[(String, String)], items: &[ToldItem]) -> String {
    let mut out = format!("{title}\n");
    for (label, value) in heading {
        let _ = writeln!(out, "{label}: {value}");
    }
    for item in items {
        let place = match item.game.as_str() {
            "" => format!("event, entry {}", item.entry),
            game => format!("game {game}, entry {} ({})", item.entry, item.players),
        };
        let _ = write!(out, "\n{}  {place}, by {}\n  {}\n", item.when, item.by, item.fact);
        if let Some(clocks) = &item.clocks {
            if clocks.before == clocks.after {
                let _ = writeln!(out, "  clocks: {}", shown(&clocks.before));
            } else {
                let _ = writeln!(out, "  clocks before: {}", shown(&clocks.before));
                let _ = writeln!(out, "  clocks after:  {}", shown(&clocks.after));
            }
        }
        for ruling in &item.rulings {
            let readings: String = ruling.readings.iter().map(|reading| format!(" [{reading}]")).collect();
            let _ = writeln!(out, "  -> {} ({}){readings}", ruling.text, ruling.articles.join(", "));
        }
    }
    if items.is_empty() {
        out.push_str("\nnothing was ruled\n");
    }
    out
}
