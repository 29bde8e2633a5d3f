//! What the public may see of a game that is being played. Walls and the streams of an event ask here and nowhere else, so that a
//! regulation about it has one place.

use touchmove_competition::GameId;
use touchmove_conduct::Role;
use touchmove_law::Language;
use touchmove_wire::v1::event::desk::BoardShown;
use touchmove_wire::v1::view::last_move;

use crate::shown::Committed;
use crate::tables::Seated;
use crate::tongue;

/// A board as everybody in the hall may see it now: what a spectator is shown, and of its moves the last (6.12.1, 12.6).
pub(crate) fn board(
    table: &Seated,
    game: Option<GameId>,
    committed: &Committed,
    language: Language,
) -> BoardShown {
    let view = committed.brief(Role::Spectator, language);
    let last = last_move(&committed.laws, &committed.game, Role::Spectator, &tongue::style(language));
    BoardShown::new((&table.id, game, table.created), &table.terms, committed.head.seq, view, last)
}
