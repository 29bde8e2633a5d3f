//! Export then import is the identity, illegal moves that stand included.

use touchmove_chess::chess960::Start;
use touchmove_chess::{Position, Random, Role, Square};
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::writer::{self, Export, Illegals};
use touchmove_notation::pgn::{Element, FaultKind, Game, GameResult, Options, Score, Weight, games};

/// A random game with comments, clock times, glyphs, variations, and now and then an illegal move that stands.
struct Maker {
    random: Random,
    illegals: bool,
}

impl Maker {
    fn below(&mut self, limit: u64) -> usize {
        usize::try_from(self.random.below(limit)).unwrap()
    }

    fn game(&mut self) -> Game {
        let mut game = Game::new();
        if self.below(4) == 0 {
            let number = u16::try_from(self.below(960)).unwrap();
            game.start = Start::new(number).map(|start| start.position());
            game.set_tag("Variant", "Chess960");
        }
        game.set_tag("White", ["Petrosian, T", "Ներսես \"N\" \\ Սահակ", "René", ""][self.below(4)]);
        game.set_tag("WhiteElo", "2400");
        game.set_tag("Annotator", "?");
        let mut left = 10 + self.below(120);
        self.line(game.start.unwrap(), &mut left, 0, &mut game.elements);
        let scores = Score::ALL;
        game.result = Some(match self.below(4) {
            0 => GameResult::Open,
            _ => GameResult::Scores { white: scores[self.below(3)], black: scores[self.below(3)] },
        });
        game.canonical()
    }

    fn line(&mut self, start: Position, left: &mut usize, depth: u32, out: &mut Vec<Element>) {
        let mut now = start;
        while *left > 0 {
            *left -= 1;
            let before = now;
            let moves = now.legal_moves();
            if self.illegals && self.below(40) == 0 {
                let Some(after) = self.illegal(&now) else { return };
                out.push(Element::Illegal { written: format!("Qa1h8{}", self.below(9)), after });
                now = after;
            } else if moves.is_empty() {
                return;
            } else {
                let m = moves[self.below(moves.len() as u64)];
                out.push(Element::Move(m));
                now = now.play(m);
            }
            self.annotate(out);
            if depth < 5 && self.below(12) == 0 {
                out.push(Element::Open);
                let before_first = out.len();
                self.line(before, &mut (*left).min(6), depth + 1, out);
                if out.len() == before_first {
                    out.pop();
                } else {
                    out.push(Element::Close);
                    self.annotate(out);
                }
            }
        }
    }

    fn annotate(&mut self, out: &mut Vec<Element>) {
        match self.below(8) {
            0 => out.push(Element::Nag(u8::try_from(self.below(256)).unwrap())),
            1 => out.push(Element::Comment(format!("[%clk 0:{:02}:{:02}]", self.below(60), self.below(60)))),
            2 => {
                let comment = [
                    "",
                    "short",
                    "a longer remark that has to be broken over several lines of the file [%eval 0.17,23] [%csl Ga1,Rh8] \
                     [%cal Ge2e4] and goes on; with 100 % certainty",
                    "smile :} here",
                    "ձիու քայլը [Event \"no\"] %x",
                ][self.below(5)];
                out.push(Element::Comment(comment.to_owned()));
            }
            _ => {}
        }
    }

    /// Any piece but a king put on any square that holds no king.
    fn illegal(&mut self, position: &Position) -> Option<Position> {
        let mut setup = position.to_setup();
        let kings = position.by_role(Role::King);
        let own: Vec<_> = (position.by_color(position.having_move()) - kings).iter().collect();
        let from = *own.get(self.below(own.len().max(1) as u64))?;
        let to = Square::from_index(self.below(64)).filter(|to| !kings.contains(*to) && *to != from)?;
        let piece = setup.board.remove(from)?;
        setup.board.put(to, piece);
        setup.having_move = !setup.having_move;
        setup.en_passant = None;
        Position::admit(&setup).ok()
    }
}

fn comes_back(game: &Game, export: &Export) -> String {
    let text = writer::text(game.clone(), export);
    let (read, faults) = games(text.as_bytes(), Options::OWN);
    let heavy = |kind: &FaultKind| kind.weight() == Weight::Fault && !matches!(kind, FaultKind::Stands(_));
    assert!(!faults.iter().any(|fault| heavy(&fault.kind)), "{text}\n{faults:?}");
    assert_eq!(read, std::slice::from_ref(game), "{text}");
    assert_eq!(writer::text(read[0].clone(), export), text);
    text
}

#[test]
fn export_then_import_is_the_identity() {
    let mut maker = Maker { random: Random::seeded(51), illegals: false };
    for _ in 0..3_000 {
        let text = comes_back(&maker.game(), &Export::PGN);
        let long = text
            .lines()
            .filter(|line| !line.starts_with('[') && !line.contains("; "))
            .any(|line| line.chars().count() > 80);
        assert!(!long, "{text}");
    }
}

#[test]
fn illegal_moves_that_stand_survive_writing_and_reading() {
    let mut maker = Maker { random: Random::seeded(52), illegals: true };
    let mut standing = 0;
    for _ in 0..1_500 {
        let game = maker.game();
        standing += game.elements.iter().filter(|element| matches!(element, Element::Illegal { .. })).count();
        comes_back(&game, &Export::PGN);
    }
    assert!(standing > 1_000, "{standing}");
}

#[test]
fn the_legal_prefix_has_no_fault_for_anybody() {
    let export = Export { illegals: Illegals::LegalPrefix, ..Export::PGN };
    let mut maker = Maker { random: Random::seeded(53), illegals: true };
    for _ in 0..500 {
        let game = maker.game();
        let text = writer::text(game.clone(), &export);
        let (read, faults) = games(text.as_bytes(), Options::OWN);
        assert!(faults.is_empty(), "{text}\n{faults:?}");
        let legal = game.main_line().take_while(|element| !matches!(element, Element::Illegal { .. }));
        let legal: Vec<_> = legal.filter(|element| matches!(element, Element::Move(_))).collect();
        let written: Vec<_> =
            read[0].main_line().filter(|element| matches!(element, Element::Move(_))).collect();
        assert_eq!(written, legal, "{text}");
        assert_eq!(read[0].result, game.result);
    }
}

#[test]
fn the_convention_for_an_illegal_move_looks_so() {
    let mut game = Game::new();
    let mut setup = Position::initial().to_setup();
    let king = setup.board.remove(Square::E1).unwrap();
    setup.board.put(Square::E3, king);
    setup.having_move = !setup.having_move;
    setup.castling = setup.castling.without_side(king.color);
    let after = Position::admit(&setup).unwrap();
    game.elements.push(Element::Illegal { written: "Ke1e3".into(), after });
    game.elements.push(Element::Move(after.legal_moves()[0]));
    game.result = Some(GameResult::DRAWN);
    let text = comes_back(&game.clone().canonical(), &Export::PGN);
    let mark = format!("{{[%illegal {}]}} 1. Ke1e3", Fen::from(&after));
    assert!(text.replace('\n', " ").contains(&mark), "{text}");
    let prefix = writer::text(game, &Export { illegals: Illegals::LegalPrefix, ..Export::PGN });
    assert!(prefix.ends_with("\n{1. Ke1e3 is illegal; moves after it: 1} 1/2-1/2\n\n"), "{prefix}");
}

#[test]
fn words_that_could_not_be_read_are_kept_too() {
    let text = b"1. e4 e5 2. Ke3 {why} Nc6 (2... d6) 3. Nf3 1-0";
    let (read, _) = games(text, Options::OWN);
    let game = read[0].clone().canonical();
    let written = comes_back(&game, &Export::PGN);
    assert!(written.contains("1. e4 e5 {[%unread Ke3]} {why} {[%unread Nc6]}"), "{written}");
}

#[test]
fn the_seven_tags_come_first_and_quotes_are_protected() {
    let mut game = Game::new();
    game.set_tag("Zeta", "a \"b\" \\");
    game.set_tag("Annotator", "x\ny");
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n\
        [Result \"*\"]\n[Annotator \"x y\"]\n[Zeta \"a \\\"b\\\" \\\\\"]\n\n*\n\n";
    assert_eq!(writer::text(game, &Export::PGN), expected);
}
