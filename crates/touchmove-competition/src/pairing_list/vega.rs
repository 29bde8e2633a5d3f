//! Vega's pairing list, `SortedPairs.txt`: a line for each player, sorted by name, so that every board stands there twice.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::{ListFault, ListWhy};
use crate::ids::RoundNumber;

const TITLE: &str = "Pairing of round";
const WHITE: &str = "plays with white VS";
const BLACK: &str = "plays with black VS";
const BOARD: &str = "in board";

/// One line of the list.
struct Seated<'a> {
    board: &'a str,
    white: &'a str,
    black: &'a str,
    /// Whether it is the line of the player with White.
    is_whites: bool,
}

/// The list with `board;white;black` in each line that has a board for the first time; none if it is not Vega's.
pub(super) fn as_plain_list(
    text: &str,
    wanted: Option<RoundNumber>,
) -> Option<Result<String, Vec<ListFault>>> {
    let (title, place) = text.split('\n').zip(1u32..).find(|(line, _)| line.contains(TITLE))?;
    let seats: Vec<Option<Seated<'_>>> = text.split('\n').map(seated).collect();
    seats.iter().flatten().next()?;
    if let (Some(said), Some(wanted)) = (round(title), wanted)
        && said != wanted.0
    {
        return Some(Err(vec![ListFault { line: place, value: 1, why: ListWhy::OtherRound(said) }]));
    }
    let with_white =
        |board: &str| seats.iter().flatten().any(|other| other.is_whites && other.board == board);
    let plain = seats.iter().map(|seat| match seat {
        Some(seat) if seat.is_whites || !with_white(seat.board) => {
            format!("{};{};{}", seat.board, quoted(seat.white), quoted(seat.black))
        }
        // The same board once more, or nothing about one.
        Some(_) | None => String::new(),
    });
    Some(Ok(plain.collect::<Vec<_>>().join("\n")))
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

fn seated(line: &str) -> Option<Seated<'_>> {
    let (players, board) = line.rsplit_once(BOARD)?;
    let (one, other, is_whites) = match (players.split_once(WHITE), players.split_once(BLACK)) {
        (Some((one, other)), _) => (one, other, true),
        (None, Some((one, other))) => (one, other, false),
        (None, None) => return None,
    };
    let (white, black) = if is_whites { (one, other) } else { (other, one) };
    Some(Seated { board: board.trim(), white: white.trim(), black: black.trim(), is_whites })
}

/// The round that the title names.
fn round(title: &str) -> Option<u16> {
    let (_, after) = title.split_once(TITLE)?;
    after.split_whitespace().next()?.parse().ok()
}
