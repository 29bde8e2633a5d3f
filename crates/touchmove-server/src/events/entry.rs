//! A board of wood: the arbiter enters the moves, and the game is followed.

use std::borrow::Cow;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use tokio::sync::oneshot;
use touchmove_conduct::Act;
use touchmove_conduct::act::{Hand, PlayerAct};
use touchmove_notation::algebraic::{NoMove, Reading};
use touchmove_notation::fen::Fen;
use touchmove_scenario::{acts_of_attempt, acts_of_move};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::event::entry::{MoveEntered, MoveTaken};
use touchmove_wire::v1::mirror::Shows;

use crate::access::arbiter_named;
use crate::app::State;
use crate::commands::read_move;
use crate::policy;
use crate::problem::Problem;
use crate::routes::Asking;
use crate::seats::Seat;
use crate::shown::Committed;
use crate::table::{Request, Said};
use crate::tables::Seated;
use crate::tongue::Wanted;

/// The longest key, and the longest move somebody writes.
const LONGEST: usize = 64;

/// Enters one move: legal or not, it is done as a hand would do it.
pub(crate) async fn enter(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Json(entered): Json<MoveEntered>,
) -> Result<Json<MoveTaken>, Problem> {
    let table = state.tables.find(&id).await.ok_or_else(|| Problem::missing("there is no such game"))?;
    if entered.key.is_empty() || entered.key.len() > LONGEST || entered.text.len() > LONGEST {
        return Err(Problem::bad("expected a key and a move of at most 64 bytes"));
    }
    let standing = standing(&table).await?;
    let position = standing.game.position();
    let mut acts = match read_move(position, &entered.text, wanted.language()) {
        Reading::One(mv) => acts_of_move(position, mv),
        Reading::None(NoMove::Illegal { attempt, .. }) => acts_of_attempt(position, attempt),
        Reading::Several(_) => return Err(Problem::bad("several legal moves fit; say which piece")),
        Reading::None(NoMove::NoSuchPiece { .. }) => {
            return Err(Problem::bad("the player having the move has no such piece"));
        }
        Reading::Unreadable { .. } => return Err(Problem::bad("expected a move such as Nf3 or g1f3")),
    };
    if entered.pressed {
        acts.push(PlayerAct::Press(Hand::Same));
    }
    let by = standing.game.having_move();
    let mut seq = standing.head.seq;
    for (place, act) in acts.into_iter().enumerate() {
        let deed = Deed::ours(Act::Player(by, act));
        policy::may(Seat::Arbiter, table.terms.kind, &deed).map_err(|why| Problem::bad(why.words()))?;
        let key = format!("{}-{place}", entered.key);
        let actor = Cow::Owned(arbiter_named(&asking.0));
        let said = Said { key, actor, deed, at: (table.door.now)(), seen: u32::MAX };
        seq = done(&table, said).await?;
    }
    let board = standing_board(&*self::standing(&table).await?);
    Ok(Json(MoveTaken { seq, board }))
}

fn standing_board(standing: &Committed) -> String {
    let fen = Fen::from(standing.game.position()).to_string();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

pub(super) async fn standing(table: &Seated) -> Result<Arc<Committed>, Problem> {
    let (reply, answer) = oneshot::channel();
    table.door.requests.send(Request::Tell(reply)).await.map_err(|_| closed())?;
    answer.await.map_err(|_| closed())
}

pub(super) async fn done(table: &Seated, said: Said) -> Result<u32, Problem> {
    let (reply, answer) = oneshot::channel();
    table.door.requests.send(Request::Act(said, reply)).await.map_err(|_| closed())?;
    answer.await.map_err(|_| closed())?.map_err(Problem::unavailable)
}

fn closed() -> Problem {
    Problem::unavailable("the table is closed")
}
