//! The rating performance: the rating a player has played like, as FIDE's rating regulations (Handbook B.02) calculate it.

use alloc::vec::Vec;

use touchmove_conduct::Award;

use crate::event::Event;
use crate::ids::{PlayerId, RoundNumber, SectionId};
use crate::result::{Length, Outcome};
use crate::round::Pairing;

/// What a score of 50, 51, … 100 per cent adds to the average rating of the opponents; below the half it is taken away.
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// The rating performance of a player up to a round: of the games over the board against rated opponents. None without any.
pub fn performance(event: &Event, section: SectionId, after: RoundNumber, player: PlayerId) -> Option<u16> {
    let rounds = event.section(section)?.rounds.iter().filter(|round| round.number <= after);
    let games = rounds.filter_map(|round| round.game_of(player));
    let rated: Vec<(u16, u32)> = games.filter_map(|game| against_rated(event, game, player)).collect();
    of_games(&rated)
}

/// The opponent's rating and the half-points scored against them.
fn against_rated(event: &Event, game: &Pairing, player: PlayerId) -> Option<(u16, u32)> {
    let Outcome::Scored { score, length: Length::Played, .. } = game.outcome() else { return None };
    let rating = event.entrant(game.opponent_of(player)?)?.player.rating?;
    let halves = match score.of(game.color_of(player)?) {
        Award::Win => 2,
        Award::Draw => 1,
        Award::Loss => 0,
        Award::ForfeitLoss | Award::ForfeitWin => return None,
    };
    Some((rating, halves))
}

fn of_games(games: &[(u16, u32)]) -> Option<u16> {
    let count = u32::try_from(games.len()).ok().filter(|count| *count > 0)?;
    let sum: u32 = games.iter().map(|(rating, _)| u32::from(*rating)).sum();
    let halves: u32 = games.iter().map(|(_, halves)| halves).sum();
    // Both rounded to whole numbers, halves upwards.
    let average = (sum + count / 2) / count;
    let per_cent = (halves * 100 + count) / (2 * count);
    let (above, below) = (per_cent.saturating_sub(50), 50_u32.saturating_sub(per_cent));
    let gained = *DIFFERENCES.get(usize::try_from(above.max(below)).ok()?)?;
    let shown = i64::from(average) + i64::from(if below > 0 { -gained } else { gained });
    u16::try_from(shown.max(0)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_added_to_the_average_of_the_opponents() {
        // Three of four against an average of 2400: 75 per cent are 193 more.
        assert_eq!(of_games(&[(2400, 2), (2300, 2), (2500, 1), (2400, 1)]), Some(2593));
        assert_eq!(of_games(&[(2000, 1), (2001, 1)]), Some(2001), "halves are rounded upwards");
        assert_eq!(of_games(&[(2000, 2)]), Some(2800));
        assert_eq!(of_games(&[(2000, 0), (2000, 0)]), Some(1200));
        // One of three: 33 per cent, as much below as 67 per cent is above.
        assert_eq!(of_games(&[(1900, 2), (1900, 0), (1900, 0)]), Some(1775));
        assert_eq!(of_games(&[]), None);
    }

    #[test]
    fn nobody_falls_below_nothing() {
        assert_eq!(of_games(&[(500, 0)]), Some(0));
    }
}
