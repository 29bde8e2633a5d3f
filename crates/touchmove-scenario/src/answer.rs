//! Questions a scenario may ask, and their answers, each with its article.

mod board;
mod clock;
mod laws;
mod seen;
mod words;

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Color, Move, Position, Square};
use touchmove_conduct::Role;
use touchmove_law::Article;
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Style};

use crate::atoms::Whose;
use crate::by_hand;
use crate::header::remainder;
use crate::reader::Reader;
use crate::say::Say;
use crate::session::Session;
use crate::trouble::Trouble;

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// As it was asked.
    pub(crate) text: String,
    asks: Asks,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Asks {
    LegalMoves(Option<Square>),
    NumberOfLegalMoves,
    Permitted(Color),
    Why(String),
    SameAfter(String),
    Is(Whether),
    Attacked(Square, Color),
    CanCheckmate(Color),
    WhoHasTheMove,
    PieceOn(Square),
    ColourOf(Square),
    PiecesOf(Color),
    Line(Square, Square),
    Position,
    After { text: String, language: String },
    Start(u16),
    Account(Color),
    Written { text: String, form: Form, language: String },
    Means { text: String, language: String },
    Laws(laws::About, String),
    Lawful,
    View(Role),
    RulingsShownTo(Role),
}

/// Something that may be so or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whether {
    Check,
    Checkmate,
    Stalemate,
    Dead,
    LegalPosition,
}

/// An answer and what it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) text: String,
    pub(crate) articles: Vec<Article>,
    /// The moves of the answer and the position they are moves of, if it is about moves.
    moves: Option<(Position, Vec<Move>)>,
}

impl Answer {
    fn plain(text: impl Into<String>, articles: Vec<Article>) -> Answer {
        Answer { text: text.into(), articles, moves: None }
    }

    /// Moves, written shortly.
    fn moves(position: Position, moves: Vec<Move>, articles: Vec<Article>) -> Answer {
        let style = Style::of(Language::ENGLISH, Form::Short);
        let written: Vec<String> = moves.iter().map(|mv| algebraic::text(&position, *mv, &style)).collect();
        let text = if written.is_empty() { String::from("none") } else { written.join(", ") };
        Answer { text, articles, moves: Some((position, moves)) }
    }

    /// Whether the text says the same; moves may be written in any form and order.
    pub(crate) fn is(&self, text: &str) -> bool {
        let Some((position, moves)) = &self.moves else {
            // What follows a colon explains, and need not be repeated.
            let begins_alike = |said: &str| {
                let rest = |words: &str| words.chars().skip(1).collect::<String>();
                let first = |words: &str| words.chars().next().map(|letter| letter.to_ascii_lowercase());
                first(said) == first(text) && rest(said) == rest(text)
            };
            return begins_alike(&self.text) || self.text.split(':').next().is_some_and(begins_alike);
        };
        if text == "none" {
            return moves.is_empty();
        }
        let mut left: Vec<Move> = moves.clone();
        let between: fn(char) -> bool =
            if text.contains(',') { |sign| sign == ',' } else { char::is_whitespace };
        for word in text.split(between).filter(|word| !word.trim().is_empty()) {
            let said = by_hand::read(position, word.trim()).one();
            match left.iter().position(|mv| Some(*mv) == said) {
                Some(place) => {
                    left.swap_remove(place);
                }
                None => return false,
            }
        }
        left.is_empty()
    }
}

impl Question {
    /// Reads what follows `ask`.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Question> {
        reader.blanks();
        let start = reader.at();
        let asks = asks(reader);
        let Some(asks) = asks else {
            return reader.instead(
                start,
                "a question such as `legal moves`, `why not e2e5`, `tempo of 12+0`, `how Nf3 is written`",
            );
        };
        let text = String::from(reader.since(start).trim());
        Some(Question { text, asks })
    }

    /// Answers it.
    pub(crate) fn answer(&self, session: &mut Session) -> Result<Answer, Trouble> {
        match &self.asks {
            Asks::Laws(about, control) => return Ok(laws::about(session, *about, control)?),
            Asks::Lawful => return Ok(laws::lawful(session)?),
            Asks::View(role) => return seen::view(session, *role),
            Asks::RulingsShownTo(role) => return Ok(seen::rulings(session, *role)),
            Asks::LegalMoves(_)
            | Asks::NumberOfLegalMoves
            | Asks::Permitted(_)
            | Asks::Why(_)
            | Asks::SameAfter(_)
            | Asks::Is(_)
            | Asks::Attacked(..)
            | Asks::CanCheckmate(_)
            | Asks::WhoHasTheMove
            | Asks::PieceOn(_)
            | Asks::ColourOf(_)
            | Asks::PiecesOf(_)
            | Asks::Line(..)
            | Asks::Position
            | Asks::After { .. }
            | Asks::Start(_)
            | Asks::Account(_)
            | Asks::Written { .. }
            | Asks::Means { .. } => {}
        }
        let table = session.table()?;
        let position = *table.game.position();
        Ok(match &self.asks {
            Asks::LegalMoves(square) => board::legal_moves(&position, *square),
            Asks::NumberOfLegalMoves => board::number_of_legal_moves(&position),
            Asks::Permitted(player) => board::permitted(&table.game, *player)?,
            Asks::Why(text) => board::why(&position, text)?,
            Asks::SameAfter(moves) => board::same_after(&position, moves)?,
            Asks::Is(whether) => board::is(&position, *whether),
            Asks::Attacked(square, by) => board::attacked(&position, *square, *by),
            Asks::CanCheckmate(player) => board::can_checkmate(&position, *player),
            Asks::WhoHasTheMove => board::who_has_the_move(&position),
            Asks::PieceOn(square) => board::piece_on(&position, *square),
            Asks::ColourOf(square) => board::colour_of(*square),
            Asks::PiecesOf(player) => board::pieces_of(&position, *player),
            Asks::Line(from, to) => board::line(*from, *to),
            Asks::Position => board::position(&position),
            Asks::After { text, language } => words::after(&position, text, language)?,
            Asks::Start(number) => board::start(*number)?,
            Asks::Account(player) => clock::account(table, *player),
            Asks::Written { text, form, language } => words::written(&position, text, *form, language)?,
            Asks::Means { text, language } => words::means(&position, text, language)?,
            Asks::Laws(..) | Asks::Lawful | Asks::View(_) | Asks::RulingsShownTo(_) => {
                return Err(Trouble::from("already answered"));
            }
        })
    }
}

fn asks(reader: &mut Reader<'_>) -> Option<Asks> {
    let start = reader.at();
    let readers = [about_moves, about_the_board, about_writing, about_the_laws, about_what_is_seen];
    for read in readers {
        if let Some(asks) = read(reader) {
            return Some(asks);
        }
        reader.back(start);
    }
    None
}

fn about_moves(reader: &mut Reader<'_>) -> Option<Asks> {
    if reader.skip("number of legal moves") {
        return Some(Asks::NumberOfLegalMoves);
    }
    if reader.skip("legal moves of") {
        return Say::read(reader).map(|square| Asks::LegalMoves(Some(square)));
    }
    if reader.skip("legal moves") {
        return Some(Asks::LegalMoves(None));
    }
    if reader.skip("permitted moves of") {
        return Say::read(reader).map(Asks::Permitted);
    }
    if reader.skip("why not") || reader.skip("why") {
        return Say::read(reader).map(Asks::Why);
    }
    if reader.skip("same position after") {
        return remainder(reader).map(Asks::SameAfter);
    }
    if reader.skip("can") {
        let player = Say::read(reader)?;
        return reader.words("checkmate").map(|()| Asks::CanCheckmate(player));
    }
    reader.words("winnable")?;
    Say::read(reader).map(Asks::CanCheckmate)
}

fn about_the_board(reader: &mut Reader<'_>) -> Option<Asks> {
    let whether = [
        ("is it checkmate", Whether::Checkmate),
        ("is it check", Whether::Check),
        ("is it stalemate", Whether::Stalemate),
        ("is it dead", Whether::Dead),
        ("is it a legal position", Whether::LegalPosition),
        ("is it legal position", Whether::LegalPosition),
    ];
    if let Some((_, whether)) = whether.iter().find(|(words, _)| reader.skip(words)) {
        return Some(Asks::Is(*whether));
    }
    if reader.skip("attacked") {
        let square = Say::read(reader)?;
        reader.words("by")?;
        return Some(Asks::Attacked(square, Say::read(reader)?));
    }
    if reader.skip("who has the move") {
        return Some(Asks::WhoHasTheMove);
    }
    if reader.skip("piece on") {
        return Say::read(reader).map(Asks::PieceOn);
    }
    if reader.skip("colour of") {
        return Say::read(reader).map(Asks::ColourOf);
    }
    if reader.skip("pieces of") {
        return Say::read(reader).map(Asks::PiecesOf);
    }
    if reader.skip("line from") {
        let from = Say::read(reader)?;
        reader.words("to")?;
        return Some(Asks::Line(from, Say::read(reader)?));
    }
    if reader.skip("starting position") {
        return Say::read(reader).map(Asks::Start);
    }
    if reader.skip("account of") {
        let player = Whose::read(reader)?;
        return reader.words("clock").map(|()| Asks::Account(player));
    }
    if reader.skip("position after") {
        let text = Say::read(reader)?;
        let language = if reader.skip("in") { Say::read(reader)? } else { String::from("en") };
        return Some(Asks::After { text, language });
    }
    reader.words("position").map(|()| Asks::Position)
}

/// `how Nf3 is written in long form in hy`, `what "Sf3" means in de`.
fn about_writing(reader: &mut Reader<'_>) -> Option<Asks> {
    if reader.skip("what") {
        let text = Say::read(reader)?;
        reader.words("means")?;
        let language = if reader.skip("in") { Say::read(reader)? } else { String::from("en") };
        return Some(Asks::Means { text, language });
    }
    reader.words("how")?;
    let text = Say::read(reader)?;
    reader.words("is")?;
    reader.words("written")?;
    let (mut form, mut language) = (Form::Short, String::from("en"));
    while reader.skip("in") {
        let named = Form::ALL.into_iter().find(|form| reader.skip(form.word()));
        match named {
            Some(named) => {
                form = named;
                reader.words("form")?;
            }
            None => language = Say::read(reader)?,
        }
    }
    Some(Asks::Written { text, form, language })
}

fn about_what_is_seen(reader: &mut Reader<'_>) -> Option<Asks> {
    if reader.skip("view of") {
        return role(reader).map(Asks::View);
    }
    reader.words("rulings shown to")?;
    role(reader).map(Asks::RulingsShownTo)
}

fn role(reader: &mut Reader<'_>) -> Option<Role> {
    if reader.skip("the arbiter") || reader.skip("arbiter") {
        return Some(Role::Arbiter);
    }
    if reader.skip("a spectator") || reader.skip("spectator") {
        return Some(Role::Spectator);
    }
    for side in Color::ALL {
        if reader.skip(side.choose("White's assistant", "Black's assistant")) {
            return Some(Role::Assistant(side));
        }
    }
    Say::read(reader).map(Role::Player)
}

fn about_the_laws(reader: &mut Reader<'_>) -> Option<Asks> {
    if reader.skip("are the regulations lawful") {
        return Some(Asks::Lawful);
    }
    let about = laws::About::ALL.into_iter().find(|about| reader.skip(about.words()))?;
    remainder(reader).map(|control| Asks::Laws(about, control))
}
