//! How moves are written and what a text means (Appendix C; 2001 Appendix E).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Move, Position, Role, Wing};
use touchmove_law::{Article, cite};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Reading, Sheet, Style};

use super::Answer;
use crate::by_hand;

fn language(code: &str) -> Result<&'static Language, String> {
    Language::of_code(code).ok_or_else(|| format!("{code} is the code of no language"))
}

/// How a legal move is written.
pub(super) fn written(position: &Position, text: &str, form: Form, code: &str) -> Result<Answer, String> {
    let language = language(code)?;
    let mv = by_hand::read(position, text).one().ok_or_else(|| format!("{text} is not one legal move"))?;
    let written = algebraic::text(position, mv, &Style::of(language, form));
    let mut articles = features(position, mv);
    if form == Form::Long {
        articles.push(cite!(2023 "C.8"));
    }
    if !language.is(Language::ENGLISH) {
        articles.push(cite!("C.3"));
    }
    Ok(Answer::plain(written, articles))
}

/// What a text means.
pub(super) fn means(position: &Position, text: &str, code: &str) -> Result<Answer, String> {
    let read = algebraic::read(position, text, language(code)?);
    let style = Style::of(Language::ENGLISH, Form::Short);
    let show = |mv: &Move| algebraic::text(position, *mv, &style);
    let mut articles = Vec::new();
    let answer = match &read.reading {
        Reading::One(mv) => {
            articles.extend(features(position, *mv));
            show(mv)
        }
        Reading::Several(moves) => {
            articles.extend(left_open(position, moves));
            format!("several: {}", moves.iter().map(show).collect::<Vec<_>>().join(", "))
        }
        Reading::None(none) => {
            articles.push(none.article());
            format!("illegal: {none}")
        }
        Reading::Unreadable { trouble, .. } => {
            articles.push(cite!("C.8"));
            format!("unreadable: {trouble}")
        }
    };
    if read.offers_draw {
        articles.push(cite!("C.12"));
        return Ok(Answer::plain(format!("{answer} with a draw offer"), articles));
    }
    Ok(Answer::plain(answer, articles))
}

/// What a text lacks that fits several moves: the new piece of a promotion, or where the piece came from.
fn left_open(position: &Position, moves: &[Move]) -> Vec<Article> {
    let mut articles = Vec::new();
    let Some(first) = moves.first().copied() else { return articles };
    if moves.iter().any(|mv| mv.promotion() != first.promotion()) {
        articles.push(cite!("C.11"));
    }
    if moves.iter().any(|mv| mv.from() != first.from()) {
        match first.role() {
            Role::Pawn => articles.extend([cite!("C.9.3"), cite!(2001 "E.10")]),
            Role::King | Role::Queen | Role::Rook | Role::Bishop | Role::Knight => {
                rivals(position, first, &mut articles);
            }
        }
    }
    articles
}

/// The position after the moves of a scoresheet, which the Laws show in three forms.
pub(super) fn after(position: &Position, text: &str, code: &str) -> Result<Answer, String> {
    let mut sheet = Sheet::new(*position, text, language(code)?);
    for entry in sheet.by_ref() {
        if entry.read.reading.one().is_none() {
            let written = text.get(entry.at..entry.end).unwrap_or_default();
            return Err(format!("{written} is not one legal move"));
        }
    }
    let reached = super::board::position(sheet.position()).text;
    Ok(Answer::plain(reached, alloc::vec![Form::Short.shown_in()]))
}

/// The rules of notation that a move calls for.
fn features(position: &Position, mv: Move) -> Vec<Article> {
    let mut articles = alloc::vec![cite!("C.5"), cite!("C.6"), cite!("C.7"), cite!("C.8"),];
    match mv {
        Move::Castle { king, rook } => articles.push(match Wing::towards(king, rook) {
            Wing::G => cite!("C.13.1"),
            Wing::C => cite!("C.13.2"),
        }),
        Move::Ordinary { .. }
        | Move::Capture { .. }
        | Move::DoubleStep { .. }
        | Move::EnPassant { .. }
        | Move::Promotion { .. } => piece(position, mv, &mut articles),
    }
    let after = position.play(mv);
    if after.is_checkmate() {
        articles.push(cite!("C.13.5"));
    } else if after.in_check() {
        articles.push(cite!("C.13.4"));
    }
    articles
}

fn piece(position: &Position, mv: Move, articles: &mut Vec<Article>) {
    if mv.is_capture() {
        articles.push(cite!("C.13.3"));
    }
    if mv.role() == Role::Pawn {
        articles.push(cite!("C.4"));
        if mv.is_capture() {
            articles.extend([cite!("C.9.3"), cite!(2001 "E.10")]);
        }
        if matches!(mv, Move::EnPassant { .. }) {
            articles.extend([cite!("C.13.6"), cite!(2023 "C.9.3", 2001 "E.8/3")]);
        }
        if mv.promotion().is_some() {
            articles.push(cite!("C.11"));
        }
        return;
    }
    articles.push(cite!("C.2"));
    if mv.is_capture() {
        articles.extend([cite!("C.9"), cite!("C.9.1"), cite!("C.9.2")]);
    }
    rivals(position, mv, articles);
}

/// Where another piece of the kind could go there too.
fn rivals(position: &Position, mv: Move, articles: &mut Vec<Article>) {
    let legal = position.legal_moves();
    let others: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|other| other.role() == mv.role() && other.to() == mv.to() && other.from() != mv.from())
        .collect();
    if others.is_empty() {
        return;
    }
    articles.push(cite!("C.10"));
    let same_rank = others.iter().any(|other| other.from().rank() == mv.from().rank());
    let same_file = others.iter().any(|other| other.from().file() == mv.from().file());
    if same_rank {
        articles.extend([
            cite!("C.10.1"),
            cite!("C.10.1.1"),
            cite!("C.10.1.2"),
            cite!("C.10.1.3"),
            cite!("C.10.3.1"),
        ]);
    }
    if same_file {
        articles.extend([
            cite!("C.10.2"),
            cite!("C.10.2.1"),
            cite!("C.10.2.2"),
            cite!("C.10.2.3"),
            cite!("C.10.3.2"),
        ]);
    }
    if !same_rank && !same_file {
        articles.extend([cite!("C.10.3"), cite!("C.10.3.3")]);
    }
    if mv.is_capture() {
        articles.push(cite!("C.10.3.4"));
    }
}
