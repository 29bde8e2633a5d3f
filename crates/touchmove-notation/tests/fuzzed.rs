//! The bodies of the fuzz targets, driven on stable: random bytes, and FENs with bytes changed.

#[expect(
    unreachable_pub,
    dead_code,
    reason = "the file is the library of the fuzz targets, and a module only here"
)]
#[path = "../../../fuzz/src/lib.rs"]
mod targets;

use touchmove_chess::Random;
use touchmove_chess::chess960::Start;
use touchmove_notation::fen::Fen;

fn byte(random: &mut Random) -> u8 {
    random.next().to_le_bytes()[0]
}

fn below(random: &mut Random, limit: usize) -> usize {
    usize::try_from(random.below(limit as u64)).unwrap()
}

const SEEDS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "QQQQQQBk/Q6B/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
    "kkk5/8/8/8/8/8/8/KKK5 w KQkq e4 0 0",
    "knNnNnNn/nNnNnNnN/NnNnNnNn/nNnNnNnN/NnNnNnNn/nNnNnNnN/NnNnNnNn/nNnNnNnK b - - 0 1",
    "4k3/8/8/8/3Pp2R/8/8/4K3 b - d3 0 1",
    "P3k2R/8/8/8/8/8/8/r3K2p w - - 0 1",
    "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1",
];

#[test]
fn fen_holds_on_its_seeds_on_noise_and_on_changed_seeds() {
    let mut random = Random::seeded(11);
    for seed in SEEDS {
        assert!(Fen::read(seed.as_bytes()).is_ok(), "{seed}");
        targets::fen(seed.as_bytes());
    }
    for _ in 0..2_000 {
        let length = below(&mut random, 200);
        targets::fen(&(0..length).map(|_| byte(&mut random)).collect::<Vec<_>>());
    }
    let letters = b"pnbrqkPNBRQK12345678/ -wbKQkqABCDEFGHabcdefgh0369\xff";
    let mut read = 0;
    for _ in 0..20_000 {
        let mut bytes = SEEDS[below(&mut random, SEEDS.len())].as_bytes().to_vec();
        for _ in 0..=below(&mut random, 3) {
            let at = below(&mut random, bytes.len());
            bytes[at] = letters[below(&mut random, letters.len())];
        }
        read += usize::from(Fen::read(&bytes).is_ok());
        targets::fen(&bytes);
    }
    assert!(read > 1_000, "too few of the changed ones were positions: {read}");
}

#[test]
fn play_holds_in_random_games_from_every_start() {
    let mut random = Random::seeded(12);
    targets::play(&[]);
    targets::play(&[1]);
    for number in 0..Start::COUNT {
        let mut bytes = number.to_le_bytes().to_vec();
        bytes.extend((0..200).map(|_| byte(&mut random)));
        targets::play(&bytes);
    }
}

#[test]
fn san_holds_on_noise_and_on_changed_moves() {
    let mut random = Random::seeded(13);
    let seeds = [
        "Nf3",
        "exd6 e.p.",
        "0-0-0",
        "e8=Q+",
        "Ձ5xf3 (=)",
        "Крf1",
        "♘bd2!?",
        "Qh4e1#",
        "1. e4 e5 2. اf3",
        "e2-e4",
        "Springer Gustav eins Felix drei",
        "kurze Rochade",
        "⠎⠋⠒",
        "⠕⠤⠕",
        "მფe2",
        "O-O",
        "bxc1(N)",
        "½-½",
    ];
    let letters: Vec<char> =
        "abcdefgh12345678KQRBNxX:×+-#=()/.0Oо ՁԹՆՓԱթ♘КрФЛСأشورفا\u{200e}\u{2066}۳ე⠑⠲!?½\u{2024}"
            .chars()
            .collect();
    for _ in 0..20_000 {
        let mut text: Vec<char> = seeds[below(&mut random, seeds.len())].chars().collect();
        for _ in 0..below(&mut random, 4) {
            let at = below(&mut random, text.len() + 1);
            text.insert(at, letters[below(&mut random, letters.len())]);
        }
        let mut bytes = vec![byte(&mut random), byte(&mut random) % 80];
        bytes.extend(text.into_iter().collect::<String>().bytes());
        if byte(&mut random) == 0 {
            let at = below(&mut random, bytes.len());
            bytes[at] = byte(&mut random);
        }
        targets::san(&bytes);
    }
    for _ in 0..2_000 {
        let length = below(&mut random, 64);
        targets::san(&(0..length).map(|_| byte(&mut random)).collect::<Vec<_>>());
    }
}

#[test]
fn san_reads_a_mebibyte_on_a_small_stack() {
    let texts = ["1 ", "e4 ", "(", "0-", "\u{200b}", "und ", "⠂ ", "N ", "e.", "=", "+"];
    let reader = std::thread::Builder::new().stack_size(256 << 10).spawn(move || {
        for text in texts {
            let mut bytes = vec![0, 0];
            bytes.extend(text.repeat((1 << 20) / text.len()).bytes());
            targets::san(&bytes);
        }
    });
    reader.unwrap().join().unwrap();
}
