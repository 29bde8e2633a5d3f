//! What live games have come to flows into the journal of their event by itself.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::sync::broadcast;
use touchmove_competition::{By, EventAct, GameReport, Outcome, Pairing};
use touchmove_conduct::Phase;

use super::keeping::record;
use super::{Running, Wanted};
use crate::app::State;
use crate::games::outline;
use crate::keys;
use crate::tables::Seated;

/// Reports games to their events, now and whenever one has gone on.
pub(crate) async fn follow(state: Arc<State>) {
    let mut changes = state.store.changes();
    sweep(&state).await;
    loop {
        match changes.recv().await {
            Ok(changed) => {
                if let Some(table) = state.tables.find(&changed.journal).await {
                    report(&state, &table).await;
                }
            }
            // Some hints were missed: look at all.
            Err(broadcast::error::RecvError::Lagged(_)) => sweep(&state).await,
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

async fn sweep(state: &State) {
    for table in state.tables.all().await {
        report(state, &table).await;
    }
}

/// Reports one game, if its event does not know yet what it has come to.
pub(crate) async fn report(state: &State, table: &Seated) {
    let Some(of) = &table.terms.event else { return };
    let Some(outline) = outline(&table.door).await else { return };
    state.waiting.heard(&table.id, outline.calls, (table.door.now)());
    if !table.door.ours.load(Ordering::SeqCst) {
        // The node that keeps the table reports it.
        return;
    }
    let (Some(game), Some(running)) = (of.game(), state.events.kept(&of.event).await) else { return };
    let event = running.event().await;
    let Some(pairing) = event.game(game).filter(|pairing| pairing.players.white.0 == of.white) else {
        return;
    };
    if !is_news(pairing, outline.phase) {
        return;
    }
    let (Ok(Some(record)), Some(Ok(laws))) = (record(state, table, &event).await, event.laws(game.section))
    else {
        return;
    };
    let report = GameReport::of(&laws, &record);
    if pairing.reported.as_ref().is_some_and(|known| known.entries >= report.entries) {
        return;
    }
    tell(state, &running, table, EventAct::Report { game, report: report.clone() }, report.entries).await;
}

async fn tell(state: &State, running: &Running, table: &Seated, act: EventAct, entries: u32) {
    let key = keys::system(format_args!("report-{}-{entries}", table.id));
    let wanted = Wanted { key, expect: None, by: By::System, actor: "system".to_owned(), act };
    // A journal that takes nothing now is looked at again with the next act of the game.
    drop(state.events.act(running, wanted).await);
}

/// Whether the event should hear of a game in this phase: that it has begun, and whatever follows its end.
fn is_news(pairing: &Pairing, phase: Phase) -> bool {
    match (&pairing.reported, phase) {
        (_, Phase::NotStarted | Phase::Cancelled) => false,
        (None, _) | (Some(_), Phase::Over | Phase::Adjourned) => true,
        (Some(known), Phase::Playing | Phase::Stopped | Phase::ResultPending) => {
            known.outcome != Outcome::Open
        }
    }
}
