//! Results of live games are entered in the journal of their event automatically.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::sync::broadcast;
use touchmove_clock::Moment;
use touchmove_competition::{By, Event, EventAct, GameReport, Outcome, Pairing, Who};
use touchmove_conduct::act::{ArbiterAct, FreeOutcome, Observation};
use touchmove_conduct::{Act, Entry, Game, Phase, Reason, judge};
use touchmove_law::{Edition, cite};
use touchmove_wire::v1::act::Deed;

use super::keeping::record;
use super::tables::tables_by_game;
use super::{ActRequest, Running, entry};
use crate::app::State;
use crate::auth::access::{Actor, arbiter_named};
use crate::net::problem::{Code, Problem};
use crate::tables::act_key;
use crate::tables::games::{name, outline};
use crate::tables::registry::Seated;
use crate::tables::table::IncomingAct;
use crate::tables::view::Committed;
use tracing::Span;

/// Reports games to their events, now and whenever one has progressed.
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

/// Reports one game, if its event does not know its state yet.
pub(crate) async fn report(state: &State, table: &Seated) {
    let Some(of) = &table.terms.event else { return };
    let Some(outline) = outline(&table.door).await else { return };
    // Flags and irregularities count too, which only the arbiter's view has: it shows that nothing is waiting.
    if outline.calls > 0 {
        state.waiting.note(&table.id, true, (table.door.now)());
    }
    if !table.door.ours.load(Ordering::SeqCst) {
        // The node that keeps the table reports it.
        return;
    }
    let (game, Some(running)) = (of.game, state.events.find_loaded(&of.event).await) else { return };
    let event = running.event().await;
    let Some(pairing) = event.game(game).filter(|pairing| pairing.players.white.0 == of.white) else {
        return;
    };
    let is_known = pairing.reported.as_ref().is_some_and(|known| known.entries >= outline.seq);
    if is_known || !is_news(pairing, outline.phase) {
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
    let key = act_key::system(format_args!("report-{}-{entries}", table.id));
    let wanted = ActRequest { key, expect: None, by: By::System, actor: "system".to_owned(), act };
    // If the journal cannot be written now, this is tried again with the next act of the game.
    drop(state.events.act(running, wanted).await);
}

/// Whether the event should be told of a game in this phase: that it has begun, and whatever follows its end.
fn is_news(pairing: &Pairing, phase: Phase) -> bool {
    match (&pairing.reported, phase) {
        (_, Phase::NotStarted | Phase::Cancelled) => false,
        (None, _) | (Some(_), Phase::Over | Phase::Adjourned) => true,
        (Some(known), Phase::Playing | Phase::Stopped | Phase::ResultPending) => {
            known.outcome != Outcome::Open
        }
    }
}

/// A result entered for a game on a live table ends it there, and comes back as the state of the game: the entry of the
/// event that records it. None where no table plays the game, or it has not begun.
pub(crate) async fn at_table(
    state: &State,
    running: &Running,
    event: &Event,
    actor: &Actor,
    act: &EventAct,
) -> Result<Option<u32>, Problem> {
    let (game, score) =
        if let EventAct::HandIn { game, outcome } | EventAct::ChangeResult { game, to: outcome, .. } = act {
            (*game, outcome.score())
        } else if let EventAct::Absent { game, .. } = act {
            (*game, None)
        } else {
            return Ok(None);
        };
    let Some(table) = tables_by_game(state, &running.id, event).await.remove(&game) else { return Ok(None) };
    let standing = entry::standing(&table).await?;
    let deeds = deeds(act, standing.game.phase(), event.edition());
    if deeds.is_empty() {
        return Ok(None);
    }
    is_barred(&standing, &deeds)?;
    let key = name().ok_or(Code::NoRandomness)?;
    for (place, act) in deeds.into_iter().enumerate() {
        let said = IncomingAct {
            key: act_key::system(format_args!("result-{key}-{place}")),
            actor: Cow::Owned(arbiter_named(actor)),
            deed: Deed(act),
            at: (table.door.now)(),
            seen: u32::MAX,
            span: Span::current(),
        };
        entry::perform_act(&table, said).await?;
    }
    report(state, &table).await;
    let after = running.event().await;
    let outcome = after.game(game).map_or(Outcome::Open, Pairing::outcome);
    if outcome.is_undecided() || score.is_some_and(|score| outcome.score() != Some(score)) {
        return Err(Code::ResultNotTaken.into());
    }
    Ok(Some(after.entries()))
}

/// What the regulations bar is not tried at the table, where it would leave a trace of nothing: the arbiter gives a reason.
fn is_barred(standing: &Committed, deeds: &[Act]) -> Result<(), Problem> {
    let [act @ Act::Arbiter(ArbiterAct::EnterResult { .. })] = deeds else { return Ok(()) };
    let at = Moment::at(standing.now.max(standing.game.clock().latest().get()));
    let entry = Entry { seq: u32::MAX, at, act: act.clone() };
    let judged = judge(&standing.laws, Game::clone(&standing.game), &entry);
    if judged.rulings.iter().any(|ruling| *ruling.reason() == Reason::BarredByRegulations) {
        return Err(Code::DrawBarred.into());
    }
    Ok(())
}

/// What happens at the table of a game when its result is entered.
fn deeds(act: &EventAct, phase: Phase, edition: Edition) -> Vec<Act> {
    let begun = match phase {
        Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending | Phase::Over => true,
        Phase::NotStarted | Phase::Cancelled => false,
    };
    let goes_on = begun && phase != Phase::Over;
    if let (EventAct::HandIn { outcome: Outcome::Scored { score, .. }, .. }, true) = (act, goes_on) {
        // Who has stated it, and how, is not seen here: nobody signs for the players.
        return vec![Act::Arbiter(ArbiterAct::EnterResult { score: *score })];
    }
    if let (EventAct::ChangeResult { to: Outcome::Scored { score, .. }, reason, .. }, true) = (act, begun) {
        let act = if phase == Phase::Over {
            ArbiterAct::ChangeResult { score: *score, reason: reason.clone() }
        } else {
            let under = cite!(2023 "Preface", 2001 "Pref/2").number(edition).unwrap_or_default();
            let outcome = FreeOutcome::Result { score: *score };
            ArbiterAct::RuleFreely { under: under.to_owned(), outcome, reason: reason.clone() }
        };
        return vec![Act::Arbiter(act)];
    }
    if let (EventAct::Absent { who, .. }, true) = (act, goes_on) {
        let seen = match who {
            Who::One { side: color } => Observation::Absent { of: *color },
            Who::Both => Observation::BothAbsent,
        };
        return vec![Act::Arbiter(ArbiterAct::Observe { seen })];
    }
    Vec::new()
}
