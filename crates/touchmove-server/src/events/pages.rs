//! Pages to print.

use std::sync::Arc;

use axum::extract::{Path, Query, State as Shared};
use axum::http::header;
use serde::Deserialize;
use touchmove_clock::Moment;
use touchmove_competition::{Event, RoundNumber, Scope, SectionId};
use touchmove_law::Language;
use touchmove_notation::Language as Letters;
use touchmove_print::{Filling, Printer, Sheet};

use super::keeping::archive_of;
use super::routes::find_event;
use super::tables::tables_by_game;
use crate::app::State;
use crate::net::answer::{File, Page};
use crate::net::headers::PRINTED;
use crate::net::problem::{Code, Problem};

/// Which round, and in which language.
#[derive(Deserialize)]
pub(crate) struct PageQuery {
    section: Option<u16>,
    round: Option<u16>,
    language: Option<String>,
    /// The prize category whose standings are requested, counted from 0.
    category: Option<usize>,
    /// Whether scoresheets have the moves.
    #[serde(default)]
    filled: bool,
}

impl PageQuery {
    fn printer(&self) -> Result<Printer, Problem> {
        let tag = self.language.as_deref().unwrap_or("en");
        let language = Language::tagged(tag).ok_or(Code::LanguageUnknown)?;
        let letters = Letters::of_code(tag).ok_or(Code::LanguageUnknown)?;
        Ok(Printer::new(language, letters))
    }

    /// The requested round; the last paired one if none is given.
    fn round(&self, event: &Event) -> Result<(SectionId, RoundNumber), Problem> {
        let section = SectionId(self.section.unwrap_or(1));
        let found = event.section(section).ok_or(Code::NoSuchSection)?;
        let last = found.rounds.iter().rev().find(|round| !round.pairings.is_empty());
        match self.round.map(RoundNumber).or(last.map(|round| round.number)) {
            Some(round) if event.round(section, round).is_some() => Ok((section, round)),
            Some(_) | None => Err(Code::NoSuchRound.into()),
        }
    }
}

pub(crate) async fn print(
    Shared(state): Shared<Arc<State>>,
    Path((id, page)): Path<(String, String)>,
    Query(wanted): Query<PageQuery>,
) -> Result<File<Page>, Problem> {
    let printer = wanted.printer()?;
    let running = find_event(&state, &id).await?;
    let event = running.event().await;
    let (section, round) = wanted.round(&event)?;
    let written = match page.as_str() {
        "pairings" => printer.pairings(&event, section, round),
        "pairings-by-name" => printer.pairings_by_name(&event, section, round),
        "standings" => match wanted.category {
            None => printer.standings(&event, section, round),
            Some(place) => printer.category(&event, section, round, place),
        },
        "players" => printer.players(&event, section, round),
        "cards" => printer.cards(&event, section, round),
        "slips" => printer.slips(&event, section, round),
        "scoresheets" | "envelopes" | "boards" => {
            let round_only = Scope::Round(section, round);
            let archive = archive_of(&state, &running, round_only).await.map_err(Problem::unavailable)?;
            match page.as_str() {
                "scoresheets" => {
                    let filling = if wanted.filled { Filling::Played } else { Filling::ByHand };
                    let scope = Scope::Round(section, round);
                    printer.scoresheets(&Sheet::of_games(&archive, &event, scope, filling))
                }
                "envelopes" => printer.envelopes(&archive, &event, Scope::Round(section, round)),
                _ => {
                    let live = tables_by_game(&state, &id, &event).await;
                    let now = Moment::at(state.timeline.now());
                    printer.boards(&archive, &event, (section, round), |game| {
                        live.contains_key(&game).then_some(now)
                    })
                }
            }
        }
        _ => return Err(Code::NoSuchPrint.into()),
    };
    Ok(File::new(written.html()).with(header::CONTENT_SECURITY_POLICY, PRINTED))
}
