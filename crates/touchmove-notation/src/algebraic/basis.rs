//! What each part of a written move rests on: the article beside the answer to "how is this move written?".

use alloc::vec::Vec;

use touchmove_chess::{Bitboard, Move, Position, Role, Wing};
use touchmove_law::{Article, cite};

use super::departure::{Departure, departure, rivals};
use super::style::{Form, Style};
use crate::language::Language;

/// The articles that a legal move's text in a style rests on, in the order of the Laws.
pub fn rests_on(position: &Position, m: Move, style: &Style) -> Vec<Article> {
    let mut articles = Vec::new();
    match m.castles() {
        Some(Wing::G) => articles.push(cite!("C.13.1")),
        Some(Wing::C) => articles.push(cite!("C.13.2")),
        None => {
            piece(m.role(), style.language, &mut articles);
            squares(position, m, style.form, &mut articles);
            capture(position, m, &mut articles);
            match style.form {
                Form::Short | Form::Bare => distinction(position, m, &mut articles),
                Form::Long => {}
            }
        }
    }
    if m.promotion().is_some() {
        articles.push(cite!("C.11"));
    }
    signs(position, m, style.form, &mut articles);
    articles
}

/// What the sign of a draw offer rests on.
pub fn draw_offer_rests_on() -> Article {
    cite!("C.12")
}

impl Form {
    /// Where the Laws show a whole game in this form: the three samples.
    pub fn shown_in(self) -> Article {
        match self {
            Form::Short | Form::Bare | Form::Long => cite!("C samples"),
        }
    }
}

fn piece(role: Role, language: &Language, articles: &mut Vec<Article>) {
    if role == Role::Pawn {
        articles.push(cite!("C.4"));
    } else {
        articles.push(cite!("C.2"));
        if !language.is(Language::ENGLISH) {
            articles.push(cite!("C.3"));
        }
    }
}

/// The names of files, ranks and squares, and how they make a move.
fn squares(position: &Position, m: Move, form: Form, articles: &mut Vec<Article>) {
    match (form, departure(position, m)) {
        (Form::Short | Form::Bare, Departure::File(_)) => articles.push(cite!("C.5")),
        (Form::Short | Form::Bare, Departure::Rank(_)) => articles.push(cite!("C.6")),
        (Form::Short | Form::Bare, Departure::Nothing | Departure::Square(_))
        | (Form::Long, Departure::Nothing | Departure::File(_) | Departure::Rank(_) | Departure::Square(_)) =>
            {}
    }
    articles.push(cite!("C.7"));
    articles.push(cite!("C.8"));
}

fn capture(position: &Position, m: Move, articles: &mut Vec<Article>) {
    if !m.is_capture() {
        return;
    }
    if m.role() != Role::Pawn {
        articles.push(cite!("C.9"));
        articles.push(cite!(2023 "C.9.1"));
        articles.push(cite!(2023 "C.9.2"));
        return;
    }
    articles.push(cite!("C.9.3"));
    if matches!(m, Move::EnPassant { .. }) {
        articles.push(cite!(2001 "E.8/3"));
    }
    let takers = match m {
        Move::EnPassant { .. } => position.en_passant_capturers(),
        Move::Ordinary { .. }
        | Move::Capture { .. }
        | Move::DoubleStep { .. }
        | Move::Castle { .. }
        | Move::Promotion { .. } => position.candidates(Role::Pawn, m.to()),
    };
    if takers.has_several() {
        articles.push(cite!(2001 "E.10"));
    }
}

/// Which of two like pieces (C.10).
fn distinction(position: &Position, m: Move, articles: &mut Vec<Article>) {
    if m.role() == Role::Pawn || m.role() == Role::King {
        return;
    }
    let rivals = rivals(position, m);
    if rivals.is_empty() {
        return;
    }
    articles.push(cite!("C.10"));
    let on_rank = Bitboard::rank(m.from().rank());
    let on_file = Bitboard::file(m.from().file());
    if !(rivals & on_rank).is_empty() {
        articles.extend([
            cite!("C.10.1"),
            cite!(2023 "C.10.1.1"),
            cite!(2023 "C.10.1.2"),
            cite!(2023 "C.10.1.3"),
            cite!(2023 "C.10.3.1"),
        ]);
    }
    if !(rivals & on_file).is_empty() {
        articles.extend([
            cite!("C.10.2"),
            cite!(2023 "C.10.2.1"),
            cite!(2023 "C.10.2.2"),
            cite!(2023 "C.10.2.3"),
            cite!(2023 "C.10.3.2"),
        ]);
    }
    if !(rivals - on_rank - on_file).is_empty() {
        articles.extend([cite!("C.10.3"), cite!(2023 "C.10.3.3")]);
    }
    if m.is_capture() {
        articles.push(cite!("C.10.3.4"));
    }
}

/// The signs that one edition leaves to the player and the other demands.
fn signs(position: &Position, m: Move, form: Form, articles: &mut Vec<Article>) {
    match form {
        Form::Bare => return,
        Form::Short | Form::Long => {}
    }
    if m.is_capture() {
        articles.push(cite!("C.13.3"));
    }
    let after = position.play(m);
    if after.is_checkmate() {
        articles.push(cite!("C.13.5"));
    } else if after.in_check() {
        articles.push(cite!("C.13.4"));
    }
    if matches!(m, Move::EnPassant { .. }) {
        articles.push(cite!("C.13.6"));
    }
}
