//! Who a player is to a game: a player in it until it is over, then a spectator like others (11.4; 2001 12.3).

use touchmove_conduct::Role;
use touchmove_law::{Article, cite};

use crate::event::Event;
use crate::ids::{GameId, PlayerId};

/// What a player is to a game, and the article that says so.
pub fn role_in(event: &Event, player: PlayerId, game: GameId) -> (Role, Article) {
    let finished = cite!("11.4");
    let own = event.game(game).and_then(|pairing| Some((pairing, pairing.color_of(player)?)));
    match own {
        Some((pairing, color)) if pairing.outcome().is_undecided() => (Role::Player(color), finished),
        Some(_) => (Role::Spectator, finished),
        None if is_playing(event, player) => (Role::Spectator, cite!(2023 "12.7", 2001 "13.7/1")),
        None => (Role::Spectator, finished),
    }
}

/// Whether a player has a game that is not over.
pub(crate) fn is_playing(event: &Event, player: PlayerId) -> bool {
    event.games().any(|(_, pairing)| pairing.color_of(player).is_some() && pairing.outcome().is_undecided())
}
