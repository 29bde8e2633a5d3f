//! PGN as it is found in the world: what is tolerated, and what is said about it.

use touchmove_chess::{Move, Position};
use touchmove_notation::algebraic;
use touchmove_notation::pgn::{
    Element, FaultKind, Follows, Game, GameResult, IllegalMoves, Limits, Location, Options, Reader, Score,
    TagFault, Times, Visitor, Weight, games,
};

fn one(text: &[u8]) -> (Game, Vec<FaultKind>) {
    let (mut read, faults) = games(text, Options::OWN);
    assert_eq!(read.len(), 1, "{}", String::from_utf8_lossy(text));
    (read.remove(0), faults.into_iter().map(|fault| fault.kind).collect())
}

/// The moves of the main line in the export format, unread words in angle brackets.
fn moves(game: &Game) -> String {
    let mut position = game.start;
    let mut words = Vec::new();
    for element in game.main_line() {
        match (element, position) {
            (Element::Move(m), Some(before)) => {
                let mut word = String::new();
                algebraic::write_pgn(&before, *m, &mut word).unwrap();
                words.push(word);
                position = Some(before.play(*m));
            }
            (Element::Illegal { written, after }, _) => {
                words.push(format!("!{written}"));
                position = Some(*after);
            }
            (Element::Unread(word), _) => words.push(format!("<{word}>")),
            (Element::Comment(_) | Element::Nag(_) | Element::Open | Element::Close, _) => {}
            (Element::Move(m), None) => panic!("{m} without a position"),
        }
    }
    words.join(" ")
}

fn read_as(text: &str, expected: &str) {
    let (game, faults) = one(text.as_bytes());
    assert_eq!(moves(&game), expected, "{text}");
    let heavy: Vec<_> = faults.iter().filter(|fault| fault.weight() == Weight::Fault).collect();
    assert!(heavy.is_empty(), "{text}: {heavy:?}");
}

#[test]
fn moves_are_read_however_they_are_set() {
    read_as("1. e4 e5 2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6");
    read_as("1.e4 e5 2.Nf3 Nc6 *", "e4 e5 Nf3 Nc6");
    read_as("e4 e5 Nf3 *", "e4 e5 Nf3");
    read_as("1 e4 1... e5 2 . Nf3 *", "e4 e5 Nf3");
    read_as("\u{feff}1. e4 e5\r\n2. Nf3\r\n*\r\n", "e4 e5 Nf3");
    read_as("1. e4! e5?! 2. Nf3!! $14 Nc6$1 *", "e4 e5 Nf3 Nc6");
    read_as("1. e4{best}e5 ; by test\n2. Nf3 *", "e4 e5 Nf3");
    read_as("1. e4 (1. d4 (1. c4) 1... d5) e5 *", "e4 e5");
    read_as("1. e4\n% escaped ( { [\n e5 *", "e4 e5");
    read_as("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0 *", "e4 e5 Nf3 Nf6 Be2 Be7 O-O O-O");
    read_as("1. e2-e4 e7e5 2. Ng1-f3 Nb8c6 *", "e4 e5 Nf3 Nc6");
    read_as("1. e4 d5 2. ed5 Qd5: *", "e4 d5 exd5 Qxd5");
    read_as("1. e4 +- e5 = *", "e4 e5");
}

#[test]
fn promotions_and_en_passant_are_read_in_their_many_spellings() {
    let start = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n";
    for word in ["a8=Q+", "a8Q", "a8(Q)", "a8/Q", "a8=Q", "a8=Q++"] {
        read_as(&format!("{start}1. {word} Kg7 *"), "a8=Q+ Kg7");
    }
    for word in ["exd6", "exd6 e.p.", "exd6e.p.", "ed6", "e5xd6"] {
        read_as(&format!("1. e4 a6 2. e5 d5 3. {word} *"), "e4 a6 e5 d5 exd6");
    }
}

#[test]
fn games_are_told_apart_without_blank_lines_and_amid_prose() {
    let text = b"Club evening\n1. the list of games\n\n[Event \"A\"]\n[Result \"1-0\"]\n1. e4 1-0\n[Event \"B\"]\n\
        1. d4 {end} 0-1 {resigns}\nand now a better one:\n[Event \"C\"]\n\n[Event \"D\"]\n*\n1. c4 e5 1/2-1/2 1. f4 *";
    let (read, faults) = games(text, Options::OWN);
    let events: Vec<_> = read.iter().map(|game| game.tag("Event").unwrap_or("-")).collect();
    assert_eq!(events, ["A", "B", "C", "D", "-", "-"]);
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["e4", "d4", "", "", "c4 e5", "f4"]);
    let prose: Vec<_> = faults.iter().filter(|fault| fault.kind == FaultKind::Between).collect();
    assert_eq!(prose.iter().map(|fault| fault.at.line).collect::<Vec<_>>(), [1, 9]);
    assert_eq!(read[1].elements.last(), Some(&Element::Comment("resigns".into())));
}

#[test]
fn every_result_is_read_and_compared_with_the_tag() {
    for (word, white, black) in [
        ("1-0", Score::One, Score::Zero),
        ("0-1", Score::Zero, Score::One),
        ("1/2-1/2", Score::Half, Score::Half),
        ("1/2-0", Score::Half, Score::Zero),
        ("0-1/2", Score::Zero, Score::Half),
        ("0-0", Score::Zero, Score::Zero),
        ("½-0", Score::Half, Score::Zero),
    ] {
        let (game, faults) = one(format!("[Result \"{word}\"]\n1. e4 e5 {word}\n").as_bytes());
        assert_eq!(game.result, Some(GameResult::Scores { white, black }), "{word}");
        assert_eq!((moves(&game).as_str(), faults), ("e4 e5", vec![]), "{word}");
    }
    let (_, faults) = one(b"[Result \"1-0\"]\n1. e4 0-1");
    assert!(matches!(faults.as_slice(), [FaultKind::ResultsDiffer { .. }]), "{faults:?}");
    let (game, faults) = one(b"1. e4");
    assert_eq!((game.result, faults), (None, vec![FaultKind::NoResult]));
}

#[test]
fn two_zeros_are_castling_unless_the_game_ends_with_them() {
    let opening = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4.";
    read_as(&format!("{opening} 0-0 *"), "e4 e5 Nf3 Nf6 Be2 Be7 O-O");
    let (game, _) = one(format!("[Result \"0-0\"]\n{opening} 0-0").as_bytes());
    assert_eq!((moves(&game).as_str(), game.result), ("e4 e5 Nf3 Nf6 Be2 Be7", Some(GameResult::BOTH_LOST)));
    let (game, _) = one(format!("[Result \"0-0\"]\n{opening} 0-0 d6 0-0").as_bytes());
    assert_eq!(moves(&game), "e4 e5 Nf3 Nf6 Be2 Be7 O-O d6");
}

#[test]
fn an_illegal_move_stops_the_board_and_nothing_is_invented() {
    let text =
        b"[Event \"A\"]\n\n1. e4 e5 2. Ke3 Nc6 (2... Nf6 3. Nf3) 3. Nf3 1-0\n\n[Event \"B\"]\n\n1. d4 *\n";
    let (read, faults) = games(text, Options::OWN);
    assert_eq!(moves(&read[0]), "e4 e5 <Ke3> <Nc6> <Nf3>");
    assert_eq!(read[0].result, Some(GameResult::WHITE_WON));
    assert_eq!(moves(&read[1]), "d4");
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    assert_eq!(fault.at, Location { byte: 25, line: 3, column: 13 });
    assert_eq!((fault.game, fault.ply, fault.token.as_str()), (1, 2, "Ke3"));
    assert_eq!(fault.kind.article().unwrap().to_string().split(' ').next(), Some("3.8.1"), "{fault}");
}

#[test]
fn a_variation_in_the_place_of_an_illegal_move_is_still_read() {
    let (game, _) = one(b"1. e4 e5 2. Ke3 (2. Nf3 Nc6) 2... Nc6 *");
    let played = game.elements.iter().filter(|element| matches!(element, Element::Move(_))).count();
    assert_eq!(played, 4);
}

#[test]
fn told_that_illegal_moves_stand_the_reader_goes_on() {
    let options = Options { illegal: IllegalMoves::Stand, ..Options::OWN };
    let read = |text: &str| {
        let (read, faults) = games(text.as_bytes(), options);
        (moves(&read[0]), faults.into_iter().map(|fault| fault.kind).collect::<Vec<_>>())
    };
    // The king goes two squares, a pinned knight moves, castling is made through check.
    let (line, faults) = read("1. e4 e5 2. Ke3 Nc6 3. Nf3 *");
    assert_eq!(line, "e4 e5 !Ke3 Nc6 Nf3");
    assert!(matches!(faults.as_slice(), [FaultKind::Stands(Some(_))]), "{faults:?}");
    let (line, _) = read("[FEN \"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1\"]\n1. Nd4 Kf7 2. Kd2 *");
    assert_eq!(line, "!Nd4 Kf7+ Kd2");
    let (line, _) = read("[FEN \"5rk1/8/8/8/8/8/8/4K2R w K - 0 1\"]\n1. O-O Rxf1+ 2. Kxf1 *");
    assert_eq!(line, "!O-O Rxf1+ Kxf1");
    // Two knights and neither can go there: which was moved is not known.
    let (line, faults) = read("1. Nd5 e5 *");
    assert_eq!(line, "<Nd5> <e5>");
    assert!(matches!(faults.as_slice(), [FaultKind::Illegal(_)]), "{faults:?}");
}

#[test]
fn faults_name_what_is_wrong() {
    let kinds = |text: &str| {
        games(text.as_bytes(), Options::OWN).1.into_iter().map(|fault| fault.kind).collect::<Vec<_>>()
    };
    assert!(matches!(kinds("1. Nf6 *").as_slice(), [FaultKind::Illegal(_)]));
    assert!(matches!(kinds("1. hello *").as_slice(), [FaultKind::Between]));
    assert!(matches!(kinds("1. e4 hello *").as_slice(), [FaultKind::Unreadable]));
    assert!(matches!(kinds("1. e4 -- *").as_slice(), [FaultKind::NullMove]));
    assert_eq!(
        kinds("[FEN \"k7/8/8/8/8/8/8/K1N3N1 w - - 0 1\"]\n1. Ne2 *"),
        [FaultKind::Ambiguous { candidates: 2 }]
    );
    assert_eq!(kinds("( 1. e4 *"), [FaultKind::Between]);
    assert_eq!(kinds("[A \"b\"]\n(1. e4) *"), [FaultKind::VariationFirst]);
    assert_eq!(kinds("1. e4 ) *"), [FaultKind::Stray]);
    assert_eq!(kinds("1. e4 (1. d4 *"), [FaultKind::VariationOpen]);
    assert_eq!(kinds("1. e4 $999 *"), [FaultKind::Nag]);
    assert_eq!(kinds("1. e4 !!!! *"), [FaultKind::Nag]);
    assert_eq!(kinds("1. e4 } *"), [FaultKind::Stray]);
    assert_eq!(kinds("1. e4 {no end"), [FaultKind::CommentOpen, FaultKind::NoResult]);
    assert_eq!(kinds("[Variant \"Atomic\"]\n1. e4 *"), [FaultKind::Variant]);
    assert_eq!(kinds("[Variant \"From Position\"]\n1. e4 *"), []);
    assert_eq!(kinds("[Result \"won\"]\n1. e4 *"), [FaultKind::ResultTag]);
    assert!(matches!(kinds("[FEN \"x\"]\n1. e4 *").as_slice(), [FaultKind::Fen(_)]));
    assert!(matches!(
        kinds("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 *").as_slice(),
        [FaultKind::Start(_)]
    ));
    assert_eq!(kinds("[!]\n1. e4 *"), [FaultKind::Tag(TagFault::Name)]);
    assert_eq!(kinds("1. e4 \u{0} e5 *"), [FaultKind::Nul]);
    assert_eq!(kinds("1. e4 {a\u{0}b} e5 *"), [FaultKind::Nul]);
}

#[test]
fn a_forgotten_brace_does_not_swallow_the_next_game() {
    let text = b"[Event \"A\"]\n\n1. e4 {oh\n\n1-0\n\n[Event \"B\"]\n\n1. d4 {fine} *\n";
    let (read, faults) = games(text, Options::OWN);
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["e4", "d4"]);
    assert_eq!(faults[0].kind, FaultKind::CommentOpen);
    assert_eq!(faults[0].at, Location { byte: 19, line: 3, column: 7 });
}

#[test]
fn clock_times_are_tested_where_asked() {
    let options = Options { times: Times::Tested, ..Options::OWN };
    let text = b"[TimeControl \"soon\"]\n1. e4 {[%clk -0:00:05]} e5 {[%clk 0:01:00] [%eval -0.3]} *";
    let (read, faults) = games(text, options);
    let faults: Vec<_> =
        faults.iter().map(|fault| (fault.kind.clone(), fault.token.as_str(), fault.at.line)).collect();
    assert_eq!(faults, [(FaultKind::TimeControl, "soon", 1), (FaultKind::ClockTime, "-0:00:05", 2)]);
    assert_eq!(read[0].elements[1], Element::Comment("[%clk -0:00:05]".into()));
}

/// Writes down everything it is told.
#[derive(Default)]
struct Log(Vec<String>);

impl Visitor for Log {
    const WANTS_PLACES: bool = true;

    fn opens(&mut self, at: Location) {
        self.0.push(format!("opens {at}"));
    }
    fn last(&mut self, position: &Position) {
        self.0.push(format!("last {position:?}"));
    }
    fn tag(&mut self, tag: touchmove_notation::pgn::RawTag<'_>) {
        self.0.push(format!("{tag:?}"));
    }
    fn played(&mut self, m: Move, before: &Position, after: &Position) {
        assert_eq!(before.play(m), *after);
        self.0.push(m.to_string());
    }
    fn unread(&mut self, word: &[u8]) {
        self.0.push(format!("unread {word:?}"));
    }
    fn comment(&mut self, text: &[u8]) {
        self.0.push(format!("comment {text:?}"));
    }
    fn nag(&mut self, nag: u8) {
        self.0.push(format!("${nag}"));
    }
    fn open(&mut self) {
        self.0.push("(".into());
    }
    fn close(&mut self) {
        self.0.push(")".into());
    }
    fn end(&mut self, result: Option<GameResult>) {
        self.0.push(format!("{result:?}"));
    }
    fn fault(&mut self, fault: &touchmove_notation::pgn::Fault) {
        self.0.push(fault.to_string());
    }
}

#[test]
fn a_text_read_in_pieces_is_read_the_same() {
    let text = "\u{feff}prose\n[Event \"Ա \\\"x\\\"\"]\r\n[FEN \"bad\"]\n[!]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. e4 {a [%clk 0:01:00]\n\
        b} e5! $10 2. Nf3 (2. d4 (2. c4 ; deep\n) 2... d5) 2... Nc6 3. Bb5\n% escape\na6 4. O-O 0-0 5. Ke9 O-O 0-0\n\
        [Event \"C\"]\n1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 Nc6 5. bxa8(Q) 1/2-1/2 {after}\n1. d4 hello\u{0} 1-0\n"
        .as_bytes();
    let mut whole = Log::default();
    Reader::new(Options::OWN).read(text, &mut whole);
    assert!(whole.0.len() > 40, "{:#?}", whole.0);
    for size in 1..200 {
        let mut pieces = Log::default();
        let mut reader = Reader::new(Options::OWN);
        let (mut start, mut end) = (0, size.min(text.len()));
        loop {
            let follows = if end == text.len() { Follows::Nothing } else { Follows::More };
            start += reader.feed(&text[start..end], follows, &mut pieces);
            if follows == Follows::Nothing {
                break;
            }
            end = (end + size).min(text.len());
        }
        assert_eq!(start, text.len());
        assert_eq!(pieces.0, whole.0, "pieces of {size}");
    }
}

#[test]
fn the_limits_are_kept_and_said_once() {
    let limits = Limits { plies: 4, moves: 8, depth: 1, tags: 2, comment: 8, ..Limits::OWN };
    let read = |text: &str| {
        let (read, faults) = games(text.as_bytes(), Options { limits, ..Options::OWN });
        (moves(&read[0]), faults.iter().map(|fault| fault.kind.to_string()).collect::<Vec<_>>().join(", "))
    };
    assert_eq!(read("1. e4 e5 2. Nf3 Nc6 *"), ("e4 e5 Nf3 Nc6".into(), String::new()));
    assert_eq!(
        read("1. e4 e5 2. Nf3 Nc6 3. d4 d5 *"),
        ("e4 e5 Nf3 Nc6".into(), "a game longer than the limit".into())
    );
    assert_eq!(read("1. e4 (1. d4 (1. c4 (1. b4)) d5) e5 *").1, "variations nested deeper than the limit");
    assert_eq!(
        read("[A \"\"]\n[B \"\"]\n[C \"\"]\n[D \"\"]\n1. e4 *").1,
        "a tag section longer than the limit"
    );
    assert_eq!(read("1. e4 {123456789} e5 *"), ("e4 e5".into(), "a comment longer than the limit".into()));
}
