//! Positions: FEN, legal moves, moves made, why a move is illegal.

use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::prelude::*;
use serde_json::json;
use touchmove_chess::winnability::{Budget, Deadness, deadness};
use touchmove_chess::{Move, Position as Board};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, NoMove, Reading, Style};
use touchmove_notation::fen::Fen;
use touchmove_notation::spoken::{self, Voice, Wording};
use touchmove_scenario::read_move;
use touchmove_wire::v1::citation::cited;
use touchmove_wire::v1::position::PositionAnswer;

use crate::convert::{complaint, name, to_python};

/// A position. It never changes; `play` gives another.
#[pyclass(frozen, module = "touchmove")]
pub(crate) struct Position(pub(crate) Board);

/// Reads a FEN, regular or not; only kings missing or to spare are refused.
pub(crate) fn of_fen(fen: &str) -> PyResult<Board> {
    let fen: Fen = fen.parse().map_err(complaint)?;
    Board::admit(&fen.setup()).map_err(complaint)
}

/// A position, or the FEN of one.
pub(crate) fn given(given: &Bound<'_, PyAny>) -> PyResult<Board> {
    match given.cast::<Position>() {
        Ok(position) => Ok(position.get().0),
        Err(_) => of_fen(&given.extract::<String>()?),
    }
}

#[pymethods]
impl Position {
    /// The position of a FEN, X-FEN or Shredder-FEN; the initial one without.
    #[new]
    #[pyo3(signature = (fen=None))]
    fn new(fen: Option<&str>) -> PyResult<Position> {
        fen.map_or(Ok(Board::initial()), of_fen).map(Position)
    }

    /// The position as X-FEN.
    #[getter]
    fn fen(&self) -> String {
        Fen::from(&self.0).to_string()
    }

    /// The player having the move: `white` or `black`.
    #[getter]
    fn turn(&self) -> &'static str {
        name(self.0.having_move())
    }

    /// The legal moves as PGN writes them.
    fn legal_moves(&self) -> Vec<String> {
        self.0.legal_moves().iter().map(|mv| algebraic::text(&self.0, *mv, &Style::PGN)).collect()
    }

    /// The legal moves by their squares, such as `e2e4` and `a7a8q`; castling as the king onto its rook.
    fn legal_squares(&self) -> Vec<String> {
        self.0.legal_moves().iter().map(ToString::to_string).collect()
    }

    /// The position after a move, in algebraic notation or by its squares.
    #[pyo3(signature = (text, language="en"))]
    fn play(&self, text: &str, language: &str) -> PyResult<Position> {
        self.read(text, language).map(|mv| Position(self.0.play(mv)))
    }

    /// Why a move is not legal: a dictionary with `reason` and `articles`, or None if it is legal.
    #[pyo3(signature = (text, language="en"))]
    fn why_not(&self, py: Python<'_>, text: &str, language: &str) -> PyResult<Option<Py<PyAny>>> {
        let none = match self.reading(text, language)? {
            Reading::One(_) => return Ok(None),
            Reading::None(none) => none,
            reading @ (Reading::Several(_) | Reading::Unreadable { .. }) => {
                return Err(refused(text, &reading));
            }
        };
        let told = json!({ "reason": none.to_string(), "articles": cited(none.article()) });
        to_python(py, &told).map(Some)
    }

    /// A move written in a language: `en`, `hy`, `fa`, `de`, ...; `form` is `short`, `bare` or `long`.
    #[pyo3(signature = (text, language="en", form="short"))]
    fn written(&self, text: &str, language: &str, form: &str) -> PyResult<String> {
        let mv = self.read(text, "en")?;
        let form = Form::of_word(form).ok_or_else(|| complaint("expected a form: short, bare or long"))?;
        Ok(algebraic::text(&self.0, mv, &Style::of(language_of(language)?, form)))
    }

    /// A move as it is announced to a player who does not see; `wording` is `full`, `short` or `literate`.
    #[pyo3(signature = (text, voice="de", wording="short"))]
    fn spoken(&self, text: &str, voice: &str, wording: &str) -> PyResult<String> {
        let mv = self.read(text, "en")?;
        let voice = Voice::of_code(voice).ok_or_else(|| complaint("expected a voice: de, en, hy or fa"))?;
        let wording = Wording::of_word(wording)
            .ok_or_else(|| complaint("expected a wording: full, short or literate"))?;
        Ok(spoken::announce(&self.0, mv, voice, wording))
    }

    /// Whether the player having the move is in check.
    fn is_check(&self) -> bool {
        self.0.in_check()
    }

    /// Whether the player having the move is checkmated.
    fn is_checkmate(&self) -> bool {
        self.0.is_checkmate()
    }

    /// Whether the player having the move has no legal move and is not in check.
    fn is_stalemate(&self) -> bool {
        self.0.is_stalemate()
    }

    /// Whether neither player can checkmate any more; None if the budget ran out.
    #[pyo3(signature = (budget=None))]
    fn is_dead(&self, py: Python<'_>, budget: Option<u64>) -> Option<bool> {
        let budget = budget.map_or(Budget::DEFAULT, Budget::nodes);
        match py.detach(|| deadness(&self.0, budget)) {
            Deadness::Dead => Some(true),
            Deadness::Alive => Some(false),
            Deadness::Undetermined => None,
        }
    }

    /// Whether two positions are the same in the sense of Article 9.2.3.
    fn is_same_as(&self, other: &Position) -> bool {
        self.0.is_same_as(&other.0)
    }

    /// Everything that is known of it, as `touchmove position --json` has it.
    fn facts(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let facts = serde_json::to_value(PositionAnswer::new(&self.0.to_setup())).map_err(complaint)?;
        to_python(py, &facts)
    }

    fn __repr__(&self) -> String {
        format!("touchmove.Position('{}')", self.fen())
    }

    fn __eq__(&self, other: &Position) -> bool {
        self.0 == other.0
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }
}

impl Position {
    fn reading(&self, text: &str, language: &str) -> PyResult<Reading> {
        if language == "en" {
            return Ok(read_move(&self.0, text));
        }
        Ok(algebraic::read(&self.0, text, language_of(language)?).reading)
    }

    fn read(&self, text: &str, language: &str) -> PyResult<Move> {
        match self.reading(text, language)? {
            Reading::One(mv) => Ok(mv),
            reading @ (Reading::Several(_) | Reading::None(_) | Reading::Unreadable { .. }) => {
                Err(refused(text, &reading))
            }
        }
    }
}

fn language_of(code: &str) -> PyResult<&'static Language> {
    Language::of_code(code)
        .ok_or_else(|| complaint(format!("{code} is no language; see touchmove.languages()")))
}

fn refused(text: &str, reading: &Reading) -> PyErr {
    match reading {
        Reading::One(_) => complaint(format!("{text} is legal")),
        Reading::Several(moves) => complaint(format!("{text} may be {} moves", moves.len())),
        Reading::None(none @ (NoMove::Illegal { .. } | NoMove::NoSuchPiece { .. })) => {
            complaint(format!("{text} is illegal: {none} ({})", none.article()))
        }
        Reading::Unreadable { trouble, .. } => {
            complaint(format!("{text} cannot be read as a move: {trouble}"))
        }
    }
}
