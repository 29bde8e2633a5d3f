//! A wooden board: the arbiter enters the moves, and the game is followed.

use std::borrow::Cow;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use tokio::sync::oneshot;
use touchmove_chess::Position;
use touchmove_conduct::act::{Hand, PlayerAct};
use touchmove_conduct::{Act, Game};
use touchmove_law::Language;
use touchmove_notation::algebraic::{NoMove, Reading};
use touchmove_notation::fen::Fen;
use touchmove_scenario::{acts_of_attempt, acts_of_move};
use touchmove_store::Stored;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::event::entry::{MoveEntered, MoveTaken};

use crate::app::State;
use crate::auth::access::arbiter_named;
use crate::auth::policy::{self, NotHere};
use crate::auth::seats::Seat;
use crate::net::language::LanguageQuery;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::tables::act_key;
use crate::tables::commands::read_move;
use crate::tables::registry::Seated;
use crate::tables::replay::ReplayedGame;
use crate::tables::table::{IncomingAct, Request};
use crate::tables::view::Committed;
use tracing::Span;

/// Enters one move: legal or not, it is made as by hand.
pub(crate) async fn enter(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(wanted): Query<LanguageQuery>,
    Json(entered): Json<MoveEntered>,
) -> Result<Json<MoveTaken>, Problem> {
    let table = state.tables.find(&id).await.ok_or(Code::NoSuchGame)?;
    act_key::check(&entered.key)?;
    let standing = standing(&table).await?;
    let actor = arbiter_named(&asking.0);
    let key = act_key::of(&actor, &entered.key);
    let deeds = match entered_before(&state, &table, &key).await? {
        None => deeds(&standing.game, &entered, wanted.language())?,
        // A repeated request gets its old answer, and any missing part is done: the move is read in the position as it was then.
        Some(before) => {
            let deeds = deeds(&before.game, &entered, wanted.language())?;
            if !deeds.starts_with(&before.deeds) {
                return Err(Code::KeyUsed.into());
            }
            deeds
        }
    };
    let mut seq = standing.head.seq;
    for (place, deed) in deeds.into_iter().enumerate() {
        policy::may(Seat::Arbiter, table.terms.kind, &deed).map_err(NotHere::code)?;
        let key = format!("{key}/{place}");
        let actor = Cow::Owned(actor.clone());
        let said =
            IncomingAct { key, actor, deed, at: (table.door.now)(), seen: u32::MAX, span: Span::current() };
        seq = perform_act(&table, said).await?;
    }
    let board = standing_board(self::standing(&table).await?.game.position());
    Ok(Json(MoveTaken { seq, board }))
}

/// A move that was entered under a key, and the game before it.
struct EnteredBefore {
    game: Game,
    deeds: Vec<Deed>,
}

/// What was entered before under this key, if anything.
async fn entered_before(state: &State, table: &Seated, key: &str) -> Result<Option<EnteredBefore>, Problem> {
    let mut entries = state.store.entries(&table.id, 0).await.map_err(Problem::unavailable)?;
    let is_of = |stored: &Stored| stored.key.strip_prefix(key).is_some_and(|rest| rest.starts_with('/'));
    let Some(first) = entries.iter().position(is_of) else { return Ok(None) };
    let of_it: Vec<Stored> = entries.split_off(first).into_iter().filter(is_of).collect();
    let deeds: Result<Vec<Deed>, _> = of_it.iter().map(|stored| Deed::from_journal(&stored.act)).collect();
    let game = ReplayedGame::replay(&table.terms, entries).map_err(Problem::unavailable)?.game;
    Ok(Some(EnteredBefore { game, deeds: deeds.map_err(Problem::unavailable)? }))
}

/// What a hand does to make the move, legal or not.
fn deeds(game: &Game, entered: &MoveEntered, language: Language) -> Result<Vec<Deed>, Problem> {
    let position = game.position();
    let mut acts = match read_move(position, &entered.text, language) {
        Reading::One(mv) => acts_of_move(position, mv),
        Reading::None(NoMove::Illegal { attempt, .. }) => acts_of_attempt(position, attempt),
        Reading::Several(_) => return Err(Code::MoveAmbiguous.into()),
        Reading::None(NoMove::NoSuchPiece { .. }) => {
            return Err(Code::NoSuchPiece.into());
        }
        Reading::Unreadable { .. } => return Err(Code::MoveUnreadable.into()),
    };
    if entered.pressed {
        acts.push(PlayerAct::Press { hand: Hand::Same });
    }
    let by = game.having_move();
    Ok(acts.into_iter().map(|act| Deed(Act::Player(by, act))).collect())
}

fn standing_board(position: &Position) -> String {
    let fen = Fen::from(position).to_string();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

pub(super) async fn standing(table: &Seated) -> Result<Arc<Committed>, Problem> {
    let (reply, answer) = oneshot::channel();
    table.door.requests.send(Request::Tell(reply)).await.map_err(|_| table_closed())?;
    answer.await.map_err(|_| table_closed())
}

pub(super) async fn perform_act(table: &Seated, said: IncomingAct) -> Result<u32, Problem> {
    let (reply, answer) = oneshot::channel();
    table.door.requests.send(Request::Act(said, reply)).await.map_err(|_| table_closed())?;
    Ok(answer.await.map_err(|_| table_closed())??)
}

fn table_closed() -> Problem {
    Problem::from(Code::TableClosed)
}
