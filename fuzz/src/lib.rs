//! What each fuzz target claims, as plain functions: they panic when the claim does not hold.
//!
//! The tests of touchmove-notation include this file and run the same functions on stable with random bytes.

use touchmove_chess::chess960::Start;
use touchmove_chess::{Attempt, Move, Position, Role, Square, why};
use touchmove_notation::algebraic::{Form, NoMove, Reading, Sheet, Style};
use touchmove_notation::braille::Code;
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::clock_times::{self, ClockTime};
use touchmove_notation::pgn::writer::{self, Export};
use touchmove_notation::pgn::{
    self, Fault, Follows, GameResult, IllegalMoves, Lexer, Limits, Next, Options, RawTag, Reader,
    TimeControl, Times, UncorrectedMove, Visitor, Want,
};
use touchmove_notation::spoken::Voice;
use touchmove_notation::{Language, algebraic, braille, spoken};

/// Any bytes are read or refused; what is read is written and read back the same, and what has one king of each
/// colour can be played.
pub fn fen(bytes: &[u8]) {
    let Ok(fen) = Fen::read(bytes) else { return };
    assert_eq!(fen.to_string().parse(), Ok(fen));
    assert_eq!(fen.shredder().to_string().parse(), Ok(fen));
    let legal = Position::legal(&fen.setup());
    let Ok(position) = Position::admit(&fen.setup()) else {
        assert!(legal.is_err(), "{fen} has not one king of each colour");
        return;
    };
    assert!(legal.is_err() || legal == Ok(position), "{fen} is legal and admitted as something else");
    holds_together(&position);
    for m in &position.legal_moves() {
        holds_together(&position.play(*m));
    }
}

/// A game from any of the 960 starts: two bytes choose the start, every further two an attempt, which is made if it
/// is legal and explained if not.
pub fn play(bytes: &[u8]) {
    let mut pairs = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    let start = pairs.next().and_then(|number| Start::new(number % Start::COUNT)).unwrap_or(Start::STANDARD);
    let mut position = start.position();
    for pair in pairs {
        let attempt = attempt(&position, pair);
        match position.attempted(attempt) {
            Ok(m) => {
                assert!(position.is_legal(m), "{} {m}", Fen::from(&position));
                position = position.play(m);
                assert!(!position.is_irregular(), "{} after {m}", Fen::from(&position));
                holds_together(&position);
            }
            Err(reason) => {
                let legal = position.legal_moves();
                assert!(legal.iter().all(|m| Attempt::from(*m) != attempt), "{attempt:?}: {reason}");
                assert_eq!(why(&position, attempt), Some(reason));
            }
        }
    }
}

/// Half the pairs choose among the legal moves, so that games get somewhere; the others are any two squares.
fn attempt(position: &Position, pair: u16) -> Attempt {
    let moves = position.legal_moves();
    let chosen = usize::from(pair >> 1);
    if pair & 1 == 0 && !moves.is_empty() {
        return Attempt::from(moves[chosen % moves.len()]);
    }
    let square = |bits: usize| Square::from_index(bits & 63).unwrap_or(Square::A1);
    let promotion = if chosen >> 12 == 0 { None } else { Role::ALL.get((chosen >> 12) - 1).copied() };
    Attempt { from: square(chosen), to: square(chosen >> 6), promotion }
}

/// The board is one board, the counts agree, and FEN carries the whole position.
fn holds_together(position: &Position) {
    let fen = Fen::from(position);
    let board = position.board();
    let by_square = Square::all().filter_map(|square| Some((square, position.piece_at(square)?))).collect();
    assert_eq!(*board, by_square, "{fen}");
    let moves = position.legal_moves();
    assert_eq!(moves.len(), position.count_legal_moves(), "{fen}");
    assert_eq!(moves.is_empty(), !position.has_legal_move(), "{fen}");
    assert_eq!(position.is_checkmate() || position.is_stalemate(), moves.is_empty(), "{fen}");
    let read = fen.to_string().parse::<Fen>().ok().and_then(|fen| Position::admit(&fen.setup()).ok());
    assert_eq!(read, Some(*position), "{fen}");
    assert_eq!(read.map(|read| read.sameness()), Some(position.sameness()), "{fen}");
}

/// A text as a written, a spoken and a Braille move: the first byte chooses the language, the second a number of
/// moves from the initial position. Whatever is read is legal, and written again it is read without remark.
pub fn san(bytes: &[u8]) {
    let [language, plies, rest @ ..] = bytes else { return };
    let language = Language::ALL[usize::from(*language) % Language::ALL.len()];
    let mut position = Position::initial();
    for ply in 0..usize::from(*plies) {
        let moves = position.legal_moves();
        let Some(m) = moves.get((ply * 7 + usize::from(*plies)) % moves.len().max(1)) else { break };
        position = position.play(*m);
    }
    let text = String::from_utf8_lossy(rest);
    let written = algebraic::read(&position, &text, language).reading;
    makes_sense(&position, &text, &written);
    if let Reading::One(m) = &written {
        for form in Form::ALL {
            let again = algebraic::text(&position, *m, &Style::of(language, form));
            let read = algebraic::read(&position, &again, language);
            assert_eq!(read.reading, written, "{text:?} as {again:?}");
            assert!(form != Form::Short || read.oddities.is_empty(), "{again:?} {:?}", read.oddities);
        }
    }
    let voice = Voice::of_code(language.code).unwrap_or(Voice::DEFAULT);
    makes_sense(&position, &text, &spoken::read(&position, &text, voice).reading);
    makes_sense(&position, &text, &braille::read(&position, &text, Code::BRITISH).reading);
    let mut end = 0;
    for entry in Sheet::new(position, &text, language) {
        assert!(
            end <= entry.at && entry.at <= entry.end && text.get(entry.at..entry.end).is_some(),
            "{text:?}"
        );
        end = entry.end;
    }
    braille::Sheet::new(position, &text, Code::BRITISH).for_each(drop);
}

/// What is read is legal, or several legal moves, or not legal for the reason given, or unreadable at a place.
fn makes_sense(position: &Position, text: &str, reading: &Reading) {
    match reading {
        Reading::One(m) => assert!(position.is_legal(*m), "{text:?} {m}"),
        Reading::Several(moves) => {
            assert!(moves.len() > 1 && moves.iter().all(|m| position.is_legal(*m)), "{text:?} {moves:?}");
        }
        Reading::None(NoMove::Illegal { attempt, illegal }) => {
            let reason = why(position, *attempt);
            assert!(reason.is_none_or(|reason| reason == *illegal), "{text:?} {attempt:?}");
        }
        Reading::None(NoMove::NoSuchPiece { .. }) => {}
        Reading::Unreadable { at, .. } => assert!(text.is_char_boundary(*at), "{text:?} {at}"),
    }
}

/// Any bytes are cut into tokens that stand in their order, and the lexer always comes to the end.
pub fn pgn_tokens(bytes: &[u8]) {
    let mut lexer = Lexer::new(bytes);
    let mut last = 0;
    loop {
        match lexer.next() {
            Next::Token { start, token } => {
                assert!(last <= start && start < lexer.at() && lexer.at() <= bytes.len(), "{token:?}");
                last = lexer.at();
            }
            Next::Partial => panic!("nothing follows a whole text"),
            Next::End => break,
        }
    }
    assert_eq!(lexer.at(), bytes.len());
    let _ = (ClockTime::read(bytes), TimeControl::read(bytes), GameResult::read(bytes));
    for command in clock_times::commands(bytes) {
        assert!(command.name.len() + command.argument.len() < bytes.len());
    }
}

/// Any bytes are read as games: in pieces as in one, with every fault in its place, every move legal, and what was
/// read is written and read back the same. The first byte chooses the pieces and what becomes of illegal moves.
pub fn pgn_file(bytes: &[u8]) {
    let [choice, text @ ..] = bytes else { return };
    let illegal = if choice & 1 == 0 { IllegalMoves::Stop } else { IllegalMoves::Stand };
    let options = Options { limits: Limits::UPLOAD, illegal, times: Times::Tested };
    let mut whole = Visited { end: text.len(), ..Visited::default() };
    Reader::new(options).read(text, &mut whole);
    let mut pieces = Visited { end: text.len(), ..Visited::default() };
    let mut reader = Reader::new(options);
    let (mut start, mut end) = (0, 0);
    while end < text.len() {
        end = text.len().min(end + 1 + usize::from(choice >> 1));
        let follows = if end == text.len() { Follows::Nothing } else { Follows::More };
        start += reader.feed(&text[start..end], follows, &mut pieces);
    }
    assert_eq!(pieces.events, whole.events);
    let (games, _) = pgn::games(text, options);
    for game in games {
        let game = game.canonical();
        let written = writer::text(game.clone(), &Export::PGN);
        let (again, _) = pgn::games(written.as_bytes(), Options { times: Times::Passed, ..Options::OWN });
        assert_eq!(again, [game], "{written}");
    }
}

/// All that a reader told, for comparison.
#[derive(Default)]
struct Visited {
    events: Vec<String>,
    end: usize,
}

impl Visitor for Visited {
    fn tag(&mut self, tag: RawTag<'_>) {
        self.events.push(format!("{:?} {}", tag.name, tag.text()));
    }
    fn begin(&mut self, start: Option<&Position>) -> Want {
        self.events.push(format!("{start:?}"));
        Want::Everything
    }
    fn played(&mut self, m: Move, before: &Position, after: &Position) {
        assert!(before.is_legal(m) && before.play(m) == *after, "{m}");
        self.events.push(m.to_string());
    }
    fn stands(&mut self, standing: UncorrectedMove<'_>) {
        self.events.push(format!("{standing:?}"));
    }
    fn unread(&mut self, word: &[u8]) {
        self.events.push(format!("unread {word:?}"));
    }
    fn comment(&mut self, text: &[u8]) {
        self.events.push(format!("comment {text:?}"));
    }
    fn nag(&mut self, nag: u8) {
        self.events.push(format!("${nag}"));
    }
    fn open(&mut self) {
        self.events.push("(".to_owned());
    }
    fn close(&mut self) {
        self.events.push(")".to_owned());
    }
    fn end(&mut self, result: Option<GameResult>) {
        self.events.push(format!("{result:?}"));
    }
    fn fault(&mut self, fault: &Fault) {
        assert!(fault.at.byte <= self.end as u64, "{fault}");
        self.events.push(fault.to_string());
    }
}
