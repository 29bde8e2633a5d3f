//! The board, the clocks and the moves, for the ear. A player is told what their view shows and no more (12.6).

use touchmove_chess::{Color, File, Rank, Role, Square};
use touchmove_clock::Moment;
use touchmove_conduct::View;
use touchmove_notation::algebraic::Apparent;
use touchmove_notation::braille::{self, Code};
use touchmove_notation::spoken;
use touchmove_wire::v1::say::Reply;
use touchmove_wire::v1::view::{as_seen, listed as how_many_shown};

use super::Asking;
use crate::net::language;

/// The order in which pieces are listed.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// How many moves are given at once.
const MOVES: usize = 10;

fn view(asking: &Asking<'_>) -> View {
    asking.game.view(asking.laws, asking.role, Moment::at(asking.now))
}

/// The last move, as it is announced.
pub(super) fn last(asking: &Asking<'_>) -> Reply {
    // A move that is not completed is not given: whether there is one already would reveal that it is legal.
    let plies = asking.game.plies();
    let Some((place, ply)) = plies.iter().enumerate().rfind(|(_, ply)| ply.completed().is_some()) else {
        return asking.says(asking.text("say-no-move", &[]));
    };
    let after = plies.get(place + 1).map_or(asking.game.position(), |next| next.before());
    let Some(seen) = as_seen(ply, after) else { return asking.says("?".to_owned()) };
    let voice = language::voice(asking.laws, asking.language, asking.announcing);
    let text = spoken::announce_apparent(&seen, voice, language::wording(asking.announcing));
    let braille = Some(braille::text_of_apparent(&seen, Code::BRITISH));
    Reply { language: voice.language.code.to_owned(), braille, ..asking.says(text) }
}

/// The pieces of one player or of both.
pub(super) fn pieces(asking: &Asking<'_>, only: Option<Color>) -> String {
    let board = view(asking).board;
    let letters = language::style(asking.language).language;
    let of = |color: Color| {
        let mut told = Vec::new();
        for role in ROLES {
            let squares: Vec<String> = board
                .iter()
                .filter(|(_, piece)| piece.color == color && piece.role == role)
                .map(|(square, _)| square.to_string())
                .collect();
            if !squares.is_empty() {
                told.push(format!("{} {}", letters.name(role), squares.join(" ")));
            }
        }
        let player = ("player", color.choose("white", "black").to_owned());
        asking.text("say-side", &[player, ("text", asking.words().list(told))])
    };
    Color::ALL
        .into_iter()
        .filter(|color| only.is_none_or(|one| one == *color))
        .map(of)
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn file(asking: &Asking<'_>, file: File) -> String {
    let squares = Rank::ALL.into_iter().map(|rank| Square::new(file, rank));
    line(asking, "say-file", file.letter().to_string(), squares)
}

pub(super) fn rank(asking: &Asking<'_>, rank: Rank) -> String {
    let squares = File::ALL.into_iter().map(|file| Square::new(file, rank));
    line(asking, "say-rank", rank.digit().to_string(), squares)
}

fn line(asking: &Asking<'_>, name: &str, called: String, squares: impl Iterator<Item = Square>) -> String {
    let board = view(asking).board;
    let told: Vec<String> =
        squares.filter(|square| board.piece_at(*square).is_some()).map(|one| square(asking, one)).collect();
    let text = if told.is_empty() { asking.text("say-empty", &[]) } else { asking.words().list(told) };
    asking.text(name, &[("name", called), ("text", text)])
}

/// What stands on a square.
pub(super) fn square(asking: &Asking<'_>, square: Square) -> String {
    match view(asking).board.piece_at(square) {
        Some(piece) => asking.text(
            "say-piece",
            &[
                ("player", piece.color.choose("white", "black").to_owned()),
                ("piece", language::style(asking.language).language.name(piece.role).to_owned()),
                ("square", square.to_string()),
            ],
        ),
        None => asking.text("say-square-empty", &[("square", square.to_string())]),
    }
}

/// Both clocks, which one is running, and the number of moves: what a speaking clock says (D.2.6.1).
pub(super) fn time(asking: &Asking<'_>) -> String {
    let view = view(asking);
    let own = duration(asking, view.clocks.of(asking.by).remaining);
    let other = duration(asking, view.clocks.of(!asking.by).remaining);
    let runs = match view.running {
        None => "nobody",
        Some(color) if color == asking.by => "own",
        Some(_) => "other",
    };
    let moves =
        asking.game.plies().iter().filter(|ply| ply.by() == asking.by && ply.completed().is_some()).count();
    let told = asking.text("say-time", &[("own", own), ("other", other), ("runs", runs.to_owned())]);
    format!("{told} {}", asking.text("say-completed", &[("count", moves.to_string())]))
}

fn duration(asking: &Asking<'_>, millis: u64) -> String {
    // Rounded up, as the clocks show it.
    let seconds = millis.div_ceil(1000);
    let parts =
        [("say-hours", seconds / 3600), ("say-minutes", seconds / 60 % 60), ("say-seconds", seconds % 60)];
    let told: Vec<String> = parts
        .into_iter()
        .filter(|(name, count)| *count > 0 || (*name == "say-seconds" && seconds == 0))
        .map(|(name, count)| asking.text(name, &[("count", count.to_string())]))
        .collect();
    told.join(" ")
}

/// The last moves as they are written, where the player may see them.
pub(super) fn moves(asking: &Asking<'_>) -> Reply {
    if view(asking).moves.is_none() {
        return asking.says(asking.text("say-moves-hidden", &[]));
    }
    let style = language::style(asking.language);
    let written = list_moves(asking, numbered, |seen| seen.text(&style));
    asking.says(if written.is_empty() { asking.text("say-no-move", &[]) } else { written })
}

/// A number as it stands before White's move, or before Black's where the list begins with it.
fn numbered(number: u32, white: bool) -> String {
    if white { format!("{number}.") } else { format!("{number}…") }
}

/// The same in Braille.
pub(super) fn braille(asking: &Asking<'_>) -> Reply {
    if view(asking).moves.is_none() {
        return asking.says(asking.text("say-moves-hidden", &[]));
    }
    let number = |number, _| braille::number(number, Code::BRITISH);
    let written = list_moves(asking, number, |seen| braille::text_of_apparent(seen, Code::BRITISH));
    if written.is_empty() {
        return asking.says(asking.text("say-no-move", &[]));
    }
    let reply = moves(asking);
    Reply { braille: Some(written), ..reply }
}

/// The last moves with their numbers, each in the requested form.
fn list_moves(
    asking: &Asking<'_>,
    number: impl Fn(u32, bool) -> String,
    write: impl Fn(&Apparent<'_>) -> String,
) -> String {
    let plies = asking.game.plies();
    let shown = how_many_shown(asking.laws, asking.game, asking.role);
    let from = shown.saturating_sub(2 * MOVES);
    let mut text = String::new();
    for (place, ply) in plies.iter().enumerate().take(shown).skip(from) {
        let white = ply.by() == Color::White;
        if white || place == from {
            text.push_str(&number(ply.before().fullmove(), white));
            text.push(' ');
        }
        let after = plies.get(place + 1).map_or(asking.game.position(), |next| next.before());
        match as_seen(ply, after) {
            Some(seen) => text.push_str(&write(&seen)),
            None => text.push('?'),
        }
        text.push(' ');
    }
    text.trim().to_owned()
}
