//! The bodies of the PGN fuzz targets, driven on stable: noise, and a corpus with bytes changed; on a small stack.

#[expect(
    unreachable_pub,
    dead_code,
    reason = "the file is the library of the fuzz targets, and a module only here"
)]
#[path = "../../../fuzz/src/lib.rs"]
mod targets;

use std::thread;

use touchmove_chess::Random;

/// Texts from the troubles of other readers, and some of our own.
const CORPUS: [&str; 16] = [
    "[Event \"A\"]\n[Site \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {[%clk 0:05:00]} Nc6 $1 3. Bb5 a6 1-0\n\n",
    "\u{feff}[White \"Ren\u{e9}\"]\r\n\r\n1.e4! (1.d4 d5 (1...Nf6 2.c4) 2.c4) 1...e5?! 2.Nf3 *\r\n",
    "[!]\n[Event \"x]\n[White \"O\"Neil\"]\n1. e4 *",
    "% escape\n; comment } with brace\n1. e4 e5 {a { b } c } 2. Nf3 *",
    "1. e4 {no end\n[Event \"B\"]\n1. d4 *",
    "((((((((1. e4))))))))",
    "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n1. O-O 0-0-0 2. Kg2 Kb8 1/2-1/2",
    "[Variant \"Chess960\"]\n[FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1\"]\n1. O-O O-O *",
    "1. e4 {[%illegal rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2]} 1... e7e4 2. Nf3 0-0",
    "1. e4 e5 2. Ke3 Nc6 {[%unread a b c]} (2... d6) 3. Nf3 ½-½",
    "1. e4 d5 2. exd5 c5 3. dxc6 e.p. Nf6 4. cxb7 Nd7 5. bxa8(Q) 0-1/2",
    "[TimeControl \"40/5400+30:1800+30\"]\n1. e4 {[%clk -1:00:00] [%emt 0:00:01.5] [%eval #-3,20] [%csl Ga1]} *",
    "1. a4 Z0 2. -- b5 @@@@ *",
    "text\n\n1. the list\n\n1. d4\u{0}d5 2. c4 $999 !!!! 3. Nc3 > * 1. e4 1-0 1. c4",
    "[Event \"A\"][Site \"B\"] [Event \"C\"]\n[Result \"0-0\"]\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0 0-0",
    "[Result \"*\"]\n[Result \"1-0\"]\n[FEN \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n1. Kd2 +- Kd7 = *",
];

fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    thread::Builder::new().stack_size(256 << 10).spawn(work).unwrap().join().unwrap();
}

fn below(random: &mut Random, limit: usize) -> usize {
    usize::try_from(random.below(limit as u64)).unwrap()
}

/// Noise, the corpus, the corpus with bytes changed, cut and doubled.
fn drive(seed: u64, rounds: usize, target: fn(&[u8])) {
    let mut random = Random::seeded(seed);
    for text in CORPUS {
        for choice in 0..=255 {
            target(&[&[choice], text.as_bytes()].concat());
        }
    }
    let letters = b"[]{}()\"\\%;$!?*.-/+#=xO0123456789abcdefghKQRBNP \n\r\t\0\xbd\xe9\xc2\xa0\xff";
    for _ in 0..rounds {
        let mut bytes: Vec<u8> = match below(&mut random, 8) {
            0 => (0..below(&mut random, 300)).map(|_| random.next().to_le_bytes()[0]).collect(),
            1 => (0..below(&mut random, 300)).map(|_| letters[below(&mut random, letters.len())]).collect(),
            2 => [CORPUS[below(&mut random, CORPUS.len())], CORPUS[below(&mut random, CORPUS.len())]]
                .concat()
                .into(),
            _ => CORPUS[below(&mut random, CORPUS.len())].into(),
        };
        bytes.insert(0, random.next().to_le_bytes()[0]);
        for _ in 0..below(&mut random, 6) {
            let at = below(&mut random, bytes.len());
            match below(&mut random, 4) {
                0 => bytes[at] = letters[below(&mut random, letters.len())],
                1 => bytes.insert(at, letters[below(&mut random, letters.len())]),
                2 => drop(bytes.remove(at)),
                _ => bytes.truncate(at.max(1)),
            }
            if bytes.is_empty() {
                break;
            }
        }
        target(&bytes);
    }
}

#[test]
fn tokens_hold_on_noise_and_on_changed_games() {
    on_a_small_stack(|| drive(61, 20_000, targets::pgn_tokens));
}

#[test]
fn files_hold_on_noise_and_on_changed_games() {
    on_a_small_stack(|| drive(62, 20_000, targets::pgn_file));
}
