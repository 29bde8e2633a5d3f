//! Long games written into a journal while no server has it open: a hall is full in seconds, on however busy a machine.

use std::path::Path;

use touchmove_chess::{Color, Position};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::{Entry, Game, judge};
use touchmove_law::{Edition, Laws, Regulations};
use touchmove_store::{Append, Head, Lease, Store};
use touchmove_wire::v1::act::{By, Deed};
use touchmove_wire::v1::ruling;

use super::hall::CONTROL;
use super::play::{Played, acts};

/// How many games differ; after them the same come again.
const DIFFERENT: usize = 32;
/// How many journals are written in one transaction.
const TOGETHER: usize = 8;

/// Whether the games go on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goes {
    On,
    /// White resigns at the end, and the journal is closed.
    Ended,
}

/// Writes a long game into each of these journals; how many entries they have together.
pub(crate) async fn fill(folder: &Path, games: &[(String, Goes)]) -> Result<u64, String> {
    let (journal, mirror) = (folder.join("journal.sqlite"), folder.join("mirror.jsonl"));
    let (store, _) = Store::open(&journal, Some(&mirror)).await.map_err(|error| error.to_string())?;
    let seeds = 0..DIFFERENT as u64;
    let written = |goes| seeds.clone().map(|seed| written(seed, goes)).collect::<Result<Vec<_>, String>>();
    let (live, ended) = (written(Goes::On)?, written(Goes::Ended)?);
    let mut entries = 0;
    for (place, together) in games.chunks(TOGETHER).enumerate() {
        let mut all = Vec::new();
        for (offset, (game, goes)) in together.iter().enumerate() {
            let of = if *goes == Goes::On { &live } else { &ended };
            let entries = &of[(place * TOGETHER + offset) % DIFFERENT];
            all.extend(entries.iter().map(|entry| Append { journal: game.clone(), ..entry.clone() }));
        }
        entries += all.len() as u64;
        store.append_together(all).await.map_err(|error| error.to_string())?;
        for (game, _) in together.iter().filter(|(_, goes)| *goes == Goes::Ended) {
            let head: Head = store.head(game).await.map_err(|error| error.to_string())?;
            store.close(game, head, "0-1").await.map_err(|error| error.to_string())?;
        }
    }
    Ok(entries)
}

/// The entries of one game, without the name of its journal.
fn written(seed: u64, goes: Goes) -> Result<Vec<Append>, String> {
    let control: TimeControl = CONTROL.parse().map_err(|error| format!("{error}"))?;
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let edition = Edition::NEWEST_FIRST[0];
    let laws = Laws::new(edition, allowances, Regulations::casual()).map_err(|why| why.to_string())?;
    let mut game = Game::new(&laws, Position::initial(), control, None);
    let mut played = acts(seed);
    if goes == Goes::Ended {
        played.push(Played { by: "white", deed: "{\"do\":\"resign\"}".to_owned() });
    }
    let mut entries = Vec::with_capacity(played.len());
    for (seq, act) in (1..).zip(played) {
        let by = if act.by == "white" { By::White } else { By::Black };
        let value = serde_json::from_str(&act.deed).map_err(|error| error.to_string())?;
        let deed = Deed::read(by, value).map_err(|error| error.to_string())?;
        let text = deed.journal_text().map_err(|error| error.to_string())?;
        let at = u64::from(seq) * 700;
        let judgment = judge(&laws, game, &Entry { seq, at: Moment::at(at), act: deed.0 });
        game = judgment.game;
        entries.push(Append {
            journal: String::new(),
            seq,
            at,
            actor: act.by.to_owned(),
            device: String::new(),
            act: text,
            rulings: ruling::journal_text(&judgment.rulings, edition).map_err(|error| error.to_string())?,
            key: format!("k{seq}"),
            lease: Lease::default(),
        });
    }
    Ok(entries)
}
