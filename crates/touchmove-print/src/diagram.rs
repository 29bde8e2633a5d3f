//! A position as a picture: squares, pieces and coordinates, drawn for this project.

use std::fmt::Write as _;

use touchmove_chess::{Color, File, Piece, Position, Rank, Role, Square};
use touchmove_notation::fen::Fen;

/// The outline of a piece; `LINE` stands for the colour of its inner lines.
const fn outline(role: Role) -> &'static str {
    match role {
        Role::Pawn => {
            "<path d=\"M50 21a13.5 13.5 0 0 1 8.6 23.9l5 .1a4 4 0 0 1 0 8h-4.4c.6 12 5.2 17 10.8 25H30c5.6-8 10.2-13 10.8-25h-4.4a4 4 0 0 1 0-8l5-.1A13.5 13.5 0 0 1 50 21z\"/>\
             <path d=\"M29 78h42a5 5 0 0 1 5 5v6H24v-6a5 5 0 0 1 5-5z\"/>"
        }
        Role::Rook => {
            "<path d=\"M26 17h11v8h7.5v-8h11v8H63v-8h11v19l-7.5 8H33.5L26 36z\"/><path d=\"M35.5 44h29l4.5 34H31z\"/>\
             <path fill=\"none\" stroke=\"LINE\" d=\"M33.5 44h33\"/><path d=\"M26 78h48a5 5 0 0 1 5 5v6H21v-6a5 5 0 0 1 5-5z\"/>"
        }
        Role::Knight => {
            "<path d=\"M33 78c-.5-13 5-19.5 11.5-25.5 2.2-2 3.3-4.3 3-6.5-4.2 3.6-8.6 4-12 4.6-2.6.5-3.7 3.4-5.7 5.3-2 1.9-4.6 1.7-6.6.2-2.4-1.8-4.6-4.7-4.7-7.6-.1-2.2 1.3-3.8 2.5-5.7 3.3-5.3 5-9.8 7.5-14.3 1.5-2.8 3.7-5 6.4-6.6l-.6-10.4 9.2 6.9C60.5 19.5 74 31 74.5 56c.2 8-.5 15-1.5 22z\"/>\
             <path fill=\"none\" stroke=\"LINE\" d=\"M52 25.5C62 30.5 66.5 42 66.5 58\"/>\
             <circle fill=\"LINE\" stroke=\"none\" cx=\"38.5\" cy=\"32.5\" r=\"2.6\"/>\
             <path d=\"M27 78h48a5 5 0 0 1 5 5v6H22v-6a5 5 0 0 1 5-5z\"/>"
        }
        Role::Bishop => {
            "<circle cx=\"50\" cy=\"15.5\" r=\"5\"/>\
             <path d=\"M50 20.5c8.5 5.5 16 14 16 24 0 5.6-2.6 9.8-6.5 12.5h-19C36.6 54.3 34 50.1 34 44.5c0-10 7.5-18.5 16-24z\"/>\
             <path fill=\"none\" stroke=\"LINE\" d=\"M57 29.5 48.5 43\"/>\
             <path d=\"M36.5 57h27a3.8 3.8 0 0 1 0 7.6h-27a3.8 3.8 0 0 1 0-7.6z\"/>\
             <path d=\"M43 64.6h14c.8 6 5.5 9.4 9.5 13.4h-33c4-4 8.7-7.4 9.5-13.4z\"/>\
             <path d=\"M27 78h46a5 5 0 0 1 5 5v6H22v-6a5 5 0 0 1 5-5z\"/>"
        }
        Role::Queen => {
            "<path d=\"M17 31l14 18 5.5-26L50 44.5 63.5 23 69 49l14-18-8 34H25z\"/>\
             <circle cx=\"16\" cy=\"28\" r=\"4.6\"/><circle cx=\"36\" cy=\"19.5\" r=\"4.6\"/>\
             <circle cx=\"64\" cy=\"19.5\" r=\"4.6\"/><circle cx=\"84\" cy=\"28\" r=\"4.6\"/><path d=\"M25 65h50l-3.5 13h-43z\"/>\
             <path fill=\"none\" stroke=\"LINE\" d=\"M28.5 71.5h43\"/><path d=\"M26 78h48a5 5 0 0 1 5 5v6H21v-6a5 5 0 0 1 5-5z\"/>"
        }
        Role::King => {
            "<path d=\"M46.5 8h7v6.5H60v7h-6.5V31h-7v-9.5H40v-7h6.5z\"/>\
             <path d=\"M50 30c5 0 8.5 4 8.5 9.5C64 33.5 72 32 78 35.5c8 4.7 8 14.5 2 21L72.5 65h-45L20 56.5c-6-6.5-6-16.3 2-21 6-3.5 14-2 19.5 4C41.5 34 45 30 50 30z\"/>\
             <path fill=\"none\" stroke=\"LINE\" d=\"M50 41v16.5M33 45.5c-4-1.5-7.5.5-7.5 4M67 45.5c4-1.5 7.5.5 7.5 4\"/>\
             <path d=\"M27.5 65h45L71 78H29z\"/><path fill=\"none\" stroke=\"LINE\" d=\"M29.5 71.5h41\"/>\
             <path d=\"M26 78h48a5 5 0 0 1 5 5v6H21v-6a5 5 0 0 1 5-5z\"/>"
        }
    }
}

const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// The pieces by name, once on a page that has diagrams.
pub fn shapes() -> String {
    format!(
        "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{}</svg>\n",
        symbols()
    )
}

fn symbols() -> String {
    let mut out = String::from("<defs>");
    for color in Color::ALL {
        let (fill, line) = match color {
            Color::White => ("#fff", "#000"),
            Color::Black => ("#000", "#fff"),
        };
        for role in ROLES {
            let _ = write!(
                out,
                "<symbol id=\"{}\" viewBox=\"0 0 100 100\"><g fill=\"{fill}\" stroke=\"#000\" stroke-width=\"3\" stroke-linejoin=\"round\">{}</g></symbol>",
                id(role.of(color)),
                outline(role).replace("LINE", line)
            );
        }
    }
    out.push_str("</defs>");
    out
}

fn id(piece: Piece) -> String {
    format!("piece-{}", piece.letter())
        + if piece.letter().is_ascii_uppercase() { "-white" } else { "-black" }
}

/// A position, seen from White, with the names of files and ranks. The page has to have [`shapes`].
pub fn svg(position: &Position) -> String {
    let fen = Fen::from(position).to_string();
    let mut out =
        format!("<svg class=\"diagram\" viewBox=\"0 0 850 850\" role=\"img\" aria-label=\"{fen}\">");
    inner(position, &mut out);
    out.push_str("</svg>\n");
    out
}

/// A position as a picture of its own.
pub fn standalone(position: &Position) -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 850 850\" width=\"850\" height=\"850\">{}",
        symbols()
    );
    inner(position, &mut out);
    out.push_str("</svg>\n");
    out
}

/// Dark squares are grey enough for a copier; lines hold the board together where it is not printed.
fn inner(position: &Position, out: &mut String) {
    out.push_str("<rect x=\"48\" y=\"0\" width=\"802\" height=\"802\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\"/>");
    for square in Square::all() {
        let (x, y) = place(square);
        if !square.is_light() {
            let _ = write!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\" fill=\"#c8c8c8\"/>");
        }
        if let Some(piece) = position.piece_at(square) {
            let _ = write!(
                out,
                "<use href=\"#{}\" x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"/>",
                id(piece)
            );
        }
    }
    for index in 0..8 {
        let at = 100 * index;
        if let Some(file) = File::new(index) {
            let x = at + 100;
            let _ = write!(
                out,
                "<text x=\"{x}\" y=\"840\" font-size=\"36\" text-anchor=\"middle\" font-family=\"sans-serif\">{}</text>",
                file.letter()
            );
        }
        if let Some(rank) = Rank::new(7 - index) {
            let y = at + 65;
            let _ = write!(
                out,
                "<text x=\"22\" y=\"{y}\" font-size=\"36\" text-anchor=\"middle\" font-family=\"sans-serif\">{}</text>",
                rank.digit()
            );
        }
    }
}

/// The upper left corner of a square.
fn place(square: Square) -> (usize, usize) {
    (50 + 100 * square.file().index(), 1 + 100 * (7 - square.rank().index()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_stands_on_its_square() {
        let picture = svg(&Position::initial());
        assert_eq!(picture.matches("<use ").count(), 32);
        assert_eq!(picture.matches("fill=\"#c8c8c8\"").count(), 32);
        // The white king on e1: fifth file, lowest rank.
        assert!(picture.contains("<use href=\"#piece-K-white\" x=\"450\" y=\"701\""), "{picture}");
        assert!(picture.contains("<use href=\"#piece-q-black\" x=\"350\" y=\"1\""), "{picture}");
        for name in ["piece-K-white", "piece-p-black"] {
            assert!(shapes().contains(&format!("id=\"{name}\"")), "{name}");
        }
        assert!(standalone(&Position::initial()).starts_with("<svg xmlns="));
    }
}
