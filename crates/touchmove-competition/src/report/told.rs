//! A report in words, line by line.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write as _;

use touchmove_chess::Board;
use touchmove_clock::{Millis, Sides};
use touchmove_conduct::{Act, Ruling};
use touchmove_law::Article;

use super::{Clocks, Item, Matter};
use crate::act::EventAct;
use crate::event::Event;
use crate::official::By;
use crate::ruling::EventRuling;

/// The words for facts and rulings, and for what stands around them.
pub struct ReportWording<'a> {
    /// What somebody did in a game, on this board.
    pub act: &'a dyn Fn(&Act, &Board) -> String,
    /// What was ruled in a game.
    pub ruling: &'a dyn Fn(&Ruling) -> String,
    /// What happened in the event.
    pub event_act: &'a dyn Fn(&EventAct) -> String,
    /// What was ruled in the event.
    pub event_ruling: &'a dyn Fn(&EventRuling) -> String,
    /// Who did it.
    pub by: &'a dyn Fn(By) -> String,
    /// What stands around them.
    pub caption: &'a dyn Fn(&Caption<'_>) -> String,
}

/// What stands around facts and rulings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caption<'a> {
    /// An entry of the event's journal.
    EventEntry(u32),
    /// An entry of the journal of a game.
    GameEntry {
        /// The game, such as `1/3.7`.
        game: &'a str,
        /// Its place in the journal.
        entry: u32,
        /// Who plays it.
        players: &'a str,
    },
    /// By whom.
    By(&'a str),
    /// The articles of a ruling, as the language lists them.
    Articles(&'a [String]),
    /// What both clocks showed, before and after.
    Clocks(Sides<Millis>),
    /// What both clocks showed before.
    ClocksBefore(Sides<Millis>),
    /// What both clocks showed after.
    ClocksAfter(Sides<Millis>),
}

/// Something that happened, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "ItemAnswer"),
    ts(rename = "ItemAnswer")
)]
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
    /// Where it stands and who did it, in words.
    #[cfg_attr(feature = "wire", serde(skip))]
    pub place: String,
    /// The fact.
    pub fact: String,
    /// The clocks, where there are any.
    pub clocks: Option<Clocks>,
    /// The same in words.
    #[cfg_attr(feature = "wire", serde(skip))]
    pub shown: Vec<String>,
    /// The rulings.
    pub rulings: Vec<ToldRuling>,
}

/// A ruling in words.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "RuledAnswer"),
    ts(rename = "RuledAnswer")
)]
pub struct ToldRuling {
    /// Its articles by their numbers, the leading one first.
    pub articles: Vec<String>,
    /// The same as a list in the language of the report.
    #[cfg_attr(feature = "wire", serde(skip))]
    pub listed: String,
    /// The readings it rests on.
    pub readings: Vec<String>,
    /// What it says.
    pub text: String,
}

impl ReportWording<'_> {
    /// Items in words.
    pub fn items(&self, event: &Event, items: &[Item]) -> Vec<ToldItem> {
        items.iter().map(|item| self.item(event, item)).collect()
    }

    fn item(&self, event: &Event, item: &Item) -> ToldItem {
        let book = event.book();
        let number = |article: &Article| book.number(*article).map(String::from);
        let ruled = |leading: Article, supporting: &[Article], readings: Vec<String>, text: String| {
            let articles: Vec<String> =
                core::iter::once(&leading).chain(supporting).filter_map(number).collect();
            let listed = (self.caption)(&Caption::Articles(&articles));
            ToldRuling { articles, listed, readings, text }
        };
        let (fact, clocks, rulings) = match &item.matter {
            Matter::Game { act, board, clocks, rulings } => {
                let told = rulings.iter().map(|ruling| {
                    let readings = ruling.readings().iter().map(ToString::to_string).collect();
                    ruled(ruling.article(), ruling.supporting(), readings, (self.ruling)(ruling))
                });
                ((self.act)(act, board), Some(*clocks), told.collect())
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
        let game = item.game.map_or_else(String::new, |game| game.to_string());
        let by = item.person.clone().unwrap_or_else(|| (self.by)(item.by));
        ToldItem {
            when: item.at.local(event.founding().zone).to_string(),
            place: self.place(&game, item.entry, &players, &by),
            game,
            players,
            entry: item.entry,
            by,
            fact,
            shown: clocks.map(|clocks| self.shown(clocks)).unwrap_or_default(),
            clocks,
            rulings,
        }
    }

    fn place(&self, game: &str, entry: u32, players: &str, by: &str) -> String {
        let place = match game {
            "" => Caption::EventEntry(entry),
            game => Caption::GameEntry { game, entry, players },
        };
        format!("{} · {}", (self.caption)(&place), (self.caption)(&Caption::By(by)))
    }

    /// Before and after are said apart only where they differ.
    fn shown(&self, Clocks { before, after }: Clocks) -> Vec<String> {
        if before == after {
            return vec![(self.caption)(&Caption::Clocks(before))];
        }
        vec![(self.caption)(&Caption::ClocksBefore(before)), (self.caption)(&Caption::ClocksAfter(after))]
    }
}

/// A report in words, to be printed.
#[derive(Clone, Copy, Debug)]
pub struct ToldReport<'a> {
    /// What it is.
    pub title: &'a str,
    /// The tag of the language it is written in.
    pub language: &'a str,
    /// In which direction that is written: `ltr` or `rtl`.
    pub direction: &'a str,
    /// What it is about, as label and value.
    pub heading: &'a [(String, String)],
    /// What happened and was ruled.
    pub items: &'a [ToldItem],
    /// What is said where there is nothing.
    pub nothing: &'a str,
}

impl ToldReport<'_> {
    /// As plain text, one paragraph per item.
    pub fn text(&self) -> String {
        let mut out = format!("{}\n", self.title);
        for (label, value) in self.heading {
            let _ = writeln!(out, "{label}: {value}");
        }
        for item in self.items {
            let _ = write!(out, "\n{}  {}\n  {}\n", item.when, item.place, item.fact);
            for line in &item.shown {
                let _ = writeln!(out, "  {line}");
            }
            for ruling in &item.rulings {
                let readings: String =
                    ruling.readings.iter().map(|reading| format!(" [{reading}]")).collect();
                let _ = writeln!(out, "  -> {} ({}){readings}", ruling.text, ruling.listed);
            }
        }
        if self.items.is_empty() {
            let _ = writeln!(out, "\n{}", self.nothing);
        }
        out
    }
}
