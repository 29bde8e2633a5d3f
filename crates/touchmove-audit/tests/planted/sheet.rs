//! A game being written, so that a fault can be planted at a place that is known.

use std::fmt::Write;

use touchmove_chess::{Move, Position, Random};
use touchmove_notation::algebraic;
use touchmove_notation::fen::Fen;

/// A game with everything that stands in a file about it.
pub(crate) struct Sheet {
    pub(crate) tags: Vec<(String, Vec<u8>)>,
    pub(crate) words: Vec<Word>,
    /// The result at the end, if there is one.
    pub(crate) end: Option<String>,
    /// What stands between the tags and the moves, line by line.
    pub(crate) loose: Vec<u8>,
    /// What stands after the game.
    pub(crate) after: Vec<u8>,
}

/// A move and what follows it.
pub(crate) struct Word {
    pub(crate) san: String,
    pub(crate) behind: Vec<u8>,
}

/// Moves that are legal and repeat nothing.
pub(crate) struct Played {
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
    pub(crate) last: Position,
}

/// Random moves, this many if there are enough; no position appears three times.
pub(crate) fn play(
    start: &Position,
    length: u64,
    random: &mut Random,
    liked: impl Fn(Move) -> bool,
) -> Played {
    let mut seen = vec![*start];
    let mut played = Played { start: *start, moves: Vec::new(), last: *start };
    for _ in 0..length {
        let legal: Vec<Move> = played.last.legal_moves().iter().copied().filter(|m| liked(*m)).collect();
        let Some(m) = legal.get(random.below(legal.len() as u64) as usize) else { break };
        let next = played.last.play(*m);
        if seen.iter().filter(|earlier| earlier.is_same_as(&next)).count() > 1 {
            break;
        }
        seen.push(next);
        played.moves.push(*m);
        played.last = next;
    }
    played
}

pub(crate) fn position(fen: &str) -> Position {
    Position::admit(&Fen::read(fen.as_bytes()).unwrap().setup()).unwrap()
}

impl Sheet {
    /// A game of nobody, on a day of the year given.
    pub(crate) fn new(number: u64, year: u64) -> Sheet {
        let date = format!("{year}.{:02}.{:02}", number % 12 + 1, number % 28 + 1);
        let mut sheet =
            Sheet { tags: Vec::new(), words: Vec::new(), end: None, loose: Vec::new(), after: Vec::new() };
        for (name, value) in [
            ("Event", "Made for the purpose"),
            ("Site", "Nowhere"),
            ("Date", &date),
            ("Round", &(number % 9 + 1).to_string()),
            ("White", &format!("First, {number}")),
            ("Black", "Second, Ծառ"),
        ] {
            sheet.set(name, value);
        }
        sheet.result("1/2-1/2");
        sheet
    }

    /// A value in the place of what it was.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        let value = value.as_bytes().to_vec();
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    pub(crate) fn result(&mut self, result: &str) {
        self.set("Result", result);
        self.end = Some(result.to_owned());
    }

    pub(crate) fn starts(&mut self, fen: &str) {
        self.set("SetUp", "1");
        self.set("FEN", fen);
    }

    pub(crate) fn plies(&self) -> u32 {
        self.words.len() as u32
    }

    /// Words as they are.
    pub(crate) fn says(&mut self, words: &str) {
        for san in words.split_whitespace() {
            self.words.push(Word { san: san.to_owned(), behind: Vec::new() });
        }
    }

    pub(crate) fn plays(&mut self, played: &Played) {
        let mut position = played.start;
        for m in &played.moves {
            let mut san = String::new();
            algebraic::write_pgn(&position, *m, &mut san).unwrap();
            self.says(&san);
            position = position.play(*m);
        }
    }

    /// A result that the last position allows; by the turn of things if it allows several.
    pub(crate) fn ends(&mut self, last: &Position, random: &mut Random) {
        let result = if last.is_checkmate() {
            last.having_move().choose("0-1", "1-0")
        } else if last.is_stalemate() {
            "1/2-1/2"
        } else {
            ["1-0", "0-1", "1/2-1/2"][random.below(3) as usize]
        };
        self.result(result);
    }

    pub(crate) fn behind(&mut self, ply: u32, text: &[u8]) {
        let word = &mut self.words[ply as usize - 1];
        word.behind.push(b' ');
        word.behind.extend_from_slice(text);
    }

    /// Times that fall as they should.
    pub(crate) fn clocks(&mut self, random: &mut Random) {
        self.set("TimeControl", "40/5400+30:1800+30");
        let mut left = [5400u64; 2];
        for ply in 1..=self.plies() {
            let clock = &mut left[ply as usize % 2];
            *clock = (*clock + 30).saturating_sub(1 + random.below(100));
            if ply.div_ceil(2) == 40 {
                *clock += 1800;
            }
            let time = format!("{{[%clk {}:{:02}:{:02}]}}", *clock / 3600, *clock / 60 % 60, *clock % 60);
            self.behind(ply, time.as_bytes());
        }
    }

    /// Puts another time in the place of one.
    pub(crate) fn clock(&mut self, ply: u32, time: &str) {
        let word = &mut self.words[ply as usize - 1];
        word.behind = format!(" {{[%clk {time}]}}").into_bytes();
    }

    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        for (name, value) in &self.tags {
            out.extend_from_slice(format!("[{name} \"").as_bytes());
            out.extend_from_slice(value);
            out.extend_from_slice(b"\"]\n");
        }
        out.extend_from_slice(&self.loose);
        out.push(b'\n');
        let mut line = out.len();
        for (index, word) in self.words.iter().enumerate() {
            let mut text = String::new();
            if index % 2 == 0 {
                write!(text, "{}. ", index / 2 + 1).unwrap();
            }
            text += &word.san;
            out.extend_from_slice(text.as_bytes());
            out.extend_from_slice(&word.behind);
            let breaks = out.len() - line > 70;
            out.push(if breaks { b'\n' } else { b' ' });
            if breaks {
                line = out.len();
            }
        }
        if let Some(end) = &self.end {
            out.extend_from_slice(end.as_bytes());
        }
        out.extend_from_slice(b"\n\n");
        out.extend_from_slice(&self.after);
    }
}
