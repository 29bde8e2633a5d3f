//! What the Laws ask for where two scoresheets do not agree (8.1.1, 8.5, 8.6, D.2.9).

use touchmove_law::{Article, cite};

use super::align::Path;
use super::rows::{Fault, Matter, Row};

/// What has to be done, each with its article.
pub(super) fn asked(rows: &[Row], path: &Path) -> Vec<(String, Article)> {
    let mut asked = Vec::new();
    let has = |matters: &[Matter]| rows.iter().any(|row| matters.contains(&row.matter));
    if rows.iter().all(|row| row.matter == Matter::Agree) && path.reconciled {
        return asked;
    }
    if has(&[Matter::Differ, Matter::Unreadable, Matter::Ambiguous, Matter::Illegal, Matter::Extra]) {
        asked.push((
            "each player records the moves as they were made, clearly and legibly".to_owned(),
            cite!("8.1.1"),
        ));
    }
    gaps(rows, &mut asked);
    if has(&[Matter::Unknown, Matter::Undecided]) || !path.reconciled {
        asked.push((
            "no sheet is complete: the players reconstruct the game on a second board under the arbiter, who first \
             writes down the position, the times, whose clock ran and the number of moves, as far as they are known"
                .to_owned(),
            cite!(2023 "8.5.3", 2001 "8.5(c)/1"),
        ));
        asked.push((
            "if it cannot be shown that a player has overstepped the time, the next move is the first of the next \
             period, unless there is evidence that more moves were made"
                .to_owned(),
            cite!("8.6"),
        ));
    }
    if rows.iter().any(|row| row.matter == Matter::Illegal && row.at_fault == Some(Fault::Both)) {
        asked.push((
            "both have an illegal move: if it was played, the position before it is reinstated".to_owned(),
            cite!("7.5.1"),
        ));
    }
    two_boards(rows, &mut asked);
    asked
}

/// Moves that one sheet has and the other has not.
fn gaps(rows: &[Row], asked: &mut Vec<(String, Article)>) {
    let missing = |fault: Fault| {
        rows.iter().filter(|row| row.matter == Matter::Missing && row.at_fault == Some(fault)).count()
    };
    let counts = [missing(Fault::First), missing(Fault::Second)];
    for (count, mine, other) in [(counts[0], "first", "second"), (counts[1], "second", "first")] {
        if count > 0 {
            asked.push((
                format!(
                    "the {mine} sheet lacks {count} moves that the {other} has: a player who was exempt from recording \
                     completes their sheet once a flag has fallen, before they move a piece, and may use the opponent's"
                ),
                cite!("8.5.2"),
            ));
        }
    }
    if counts.iter().all(|count| *count > 0) {
        asked.push((
            "if neither had to record, the arbiter stops the clocks when a flag falls, and both complete their sheets"
                .to_owned(),
            cite!("8.5.1"),
        ));
    }
}

/// What it means when a visually disabled player has their own board.
fn two_boards(rows: &[Row], asked: &mut Vec<(String, Article)>) {
    let parts = rows.iter().find(|row| match row.matter {
        Matter::Differ | Matter::Undecided | Matter::Illegal | Matter::Extra | Matter::Unknown => true,
        Matter::Agree | Matter::Missing | Matter::Unreadable | Matter::Ambiguous => false,
    });
    match parts {
        Some(row) => asked.push((
            format!(
                "with two boards that differ: the scores differ, so the game goes back to where they agree, before {}'s \
                 move {}, and the arbiter sets the clocks",
                row.having_move.choose("White", "Black"),
                row.fullmove
            ),
            cite!(2023 "D.2.9", 2001 "F.2.8"),
        )),
        None => asked.push((
            "with two boards that differ: the scores agree, so the player whose board shows another move than the \
             one written corrects it"
                .to_owned(),
            cite!(2023 "D.2.9", 2001 "F.2.7/2"),
        )),
    }
}

/// The last move on which both sheets agree before they part first.
pub(super) fn last_agreed(rows: &[Row]) -> Option<String> {
    let last = rows.iter().take_while(|row| row.matter == Matter::Agree).last()?;
    Some(format!("{}{}", last.number, last.played.as_deref().unwrap_or_default()))
}
