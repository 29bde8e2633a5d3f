//! The journal of one game as the arbiter reads it: every act in words, the rulings on it, and the clock readings.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use touchmove_chess::Color;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, AssistantAct, PlayerAct};
use touchmove_conduct::{Act, Entry, judge};
use touchmove_store::Stored;
use touchmove_wire::v1::game::JournalLine;
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::ruling::RulingShown;
use touchmove_wire::v1::view::Both;
use touchmove_words::Words;

use crate::app::State;
use crate::auth::seats::{self, Seat};
use crate::net::language;
use crate::net::language::LanguageQuery;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::tables::live::Token;
use crate::tables::setup;

/// Every entry, the oldest first; for the arbiter of the game.
pub(crate) async fn read(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(token): Query<Token>,
    Query(wanted): Query<LanguageQuery>,
) -> Result<Json<Vec<JournalLine>>, Problem> {
    let table = state.tables.find_or_open(&id).await?;
    let seat = match token.seat {
        Some(token) => seats::of_token(&state, &id, &token).await,
        None => Some(Seat::of(&asking.0, &id, &table.terms)),
    };
    if seat != Some(Seat::Arbiter) {
        return Err(Code::ArbitersJournal.into());
    }
    let entries = state.store.entries(&id, 0).await.map_err(Problem::unavailable)?;
    // The game is judged again, and nobody's act waits for it.
    let write = move || lines(&table.terms, entries, language::words(wanted.language()));
    let lines = tokio::task::spawn_blocking(write).await.map_err(Problem::unavailable)?;
    Ok(Json(lines.map_err(Problem::unavailable)?))
}

fn lines(terms: &Terms, entries: Vec<Stored>, words: &Words) -> Result<Vec<JournalLine>, String> {
    let (laws, mut game) = setup::set_up(terms)?;
    let mut lines = Vec::with_capacity(entries.len());
    let kept = entries.iter().map(|stored| Kept::read(&stored.act));
    let kept = kept.collect::<Result<Vec<Kept>, _>>().map_err(|error| error.to_string())?;
    let acts: Vec<(bool, Act)> = kept.into_iter().map(done_or_late).collect();
    let opened = acts.iter().rposition(|(late, act)| !late && opens_envelope(act));
    for (place, (stored, (late, act))) in entries.into_iter().zip(acts).enumerate() {
        let at = Moment::at(stored.at);
        let is_open = opened.is_some_and(|opened| place < opened);
        let told = if is_open { act.clone() } else { hide_sealed_move(&act) };
        let text = words.deed(&told, game.position().board());
        let mut rulings = Vec::new();
        if !late {
            let judgment = judge(&laws, game, &Entry { seq: stored.seq, at, act });
            (game, rulings) = (judgment.game, judgment.rulings);
        }
        let rulings = rulings.iter();
        lines.push(JournalLine {
            seq: stored.seq,
            at: stored.at,
            actor: stored.actor,
            text,
            late,
            rulings: rulings
                .map(|ruling| RulingShown::new(ruling, laws.edition(), words.sentence(ruling)))
                .collect(),
            clocks: Both {
                white: game.clock().remaining(Color::White, at).get(),
                black: game.clock().remaining(Color::Black, at).get(),
            },
            running: game.clock().running(at),
        });
    }
    Ok(lines)
}

/// Whether an act arrived too late to be judged, and the act.
fn done_or_late(kept: Kept) -> (bool, Act) {
    match kept {
        Kept::Done(deed) => (false, deed.0),
        Kept::Late(deed) => (true, deed.0),
    }
}

/// Whether a move was sealed, and its envelope not opened since.
pub(crate) fn is_sealed<'a>(acts: impl Iterator<Item = &'a Act>) -> bool {
    acts.fold(false, |sealed, act| !opens_envelope(act) && (sealed || hide_sealed_move(act) != *act))
}

fn opens_envelope(act: &Act) -> bool {
    matches!(act, Act::Arbiter(ArbiterAct::OpenEnvelope))
}

/// Nobody, not even the arbiter, sees a sealed move before the envelope is opened (I.7; 2001 A.7).
pub(crate) fn hide_sealed_move(act: &Act) -> Act {
    let unseen = || "…".to_owned();
    match act {
        Act::Player(by, PlayerAct::WriteSealed { .. }) => {
            Act::Player(*by, PlayerAct::WriteSealed { text: unseen() })
        }
        Act::Assistant(by, AssistantAct::For { act: PlayerAct::WriteSealed { .. } }) => {
            Act::Assistant(*by, AssistantAct::For { act: PlayerAct::WriteSealed { text: unseen() } })
        }
        Act::Player(..) | Act::Assistant(..) | Act::Arbiter(_) | Act::Bystander(_) => act.clone(),
    }
}
