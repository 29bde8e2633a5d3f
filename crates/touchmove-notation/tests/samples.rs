//! The three sample notations that end Appendix C, in both Armenian versions, and the same game in Persian letters.

mod board;

use board::position;
use touchmove_chess::Position;
use touchmove_notation::Language;
use touchmove_notation::algebraic::{Entry, Form, Oddity, Sheet, Style, text};
use touchmove_notation::fen::Fen;

/// Where samples 1 and 2 end, and where sample 3 with its 8.Qd4d3 does (I-051).
const QUEEN_E3: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
const QUEEN_D3: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R b - - 9 11";

const SAMPLES: [(&str, &str, &str, &str); 11] = [
    ("hy-laws-1", include_str!("samples/hy-laws-1.txt"), "hy", QUEEN_E3),
    ("hy-laws-2", include_str!("samples/hy-laws-2.txt"), "hy", QUEEN_E3),
    ("hy-laws-3", include_str!("samples/hy-laws-3.txt"), "hy", QUEEN_D3),
    ("hy-appendix-c-1", include_str!("samples/hy-appendix-c-1.txt"), "hy", QUEEN_E3),
    ("hy-appendix-c-2", include_str!("samples/hy-appendix-c-2.txt"), "hy", QUEEN_E3),
    ("hy-appendix-c-3", include_str!("samples/hy-appendix-c-3.txt"), "hy", QUEEN_D3),
    ("fa-1", include_str!("samples/fa-1.txt"), "fa", QUEEN_E3),
    ("fa-2", include_str!("samples/fa-2.txt"), "fa", QUEEN_E3),
    ("fa-3", include_str!("samples/fa-3.txt"), "fa", QUEEN_D3),
    ("fa-latin", include_str!("samples/fa-latin.txt"), "fa", QUEEN_E3),
    ("fa-names", include_str!("samples/fa-names.txt"), "fa", QUEEN_D3),
];

fn read(name: &str, sample: &str, language: &'static Language) -> (Vec<Entry>, Position) {
    let mut sheet = Sheet::new(Position::initial(), sample, language);
    let entries: Vec<Entry> = sheet.by_ref().collect();
    for entry in &entries {
        let written = &sample[entry.at..entry.end];
        assert!(entry.read.reading.one().is_some(), "{name} {written}: {:?}", entry.read.reading);
    }
    (entries, *sheet.position())
}

#[test]
fn every_sample_reads_to_its_position_and_ends_with_whites_draw_offer() {
    for (name, sample, code, expected) in SAMPLES {
        let (entries, end) = read(name, sample, Language::of_code(code).unwrap());
        assert_eq!(entries.len(), 21, "{name}");
        assert_eq!(Fen::from(&end).to_string(), expected, "{name}");
        assert_eq!(end, position(expected), "{name}");
        let offers: Vec<usize> = (0..21).filter(|ply| entries[*ply].read.offers_draw).collect();
        assert_eq!(offers, [20], "{name}");
    }
}

#[test]
fn the_known_slips_are_noticed() {
    let oddity = |name: &str, ply: usize, oddity: Oddity| {
        let (_, sample, code, _) = SAMPLES.into_iter().find(|(other, ..)| *other == name).unwrap();
        let (entries, _) = read(name, sample, Language::of_code(code).unwrap());
        entries[ply].read.oddities.has(oddity)
    };
    assert!(oddity("hy-appendix-c-1", 8, Oddity::SmallLetter), "5.թxd4");
    assert!(oddity("hy-laws-1", 13, Oddity::InnerSpace), "7…Ձ c6 is broken over two lines");
    assert!(oddity("hy-laws-2", 10, Oddity::MissingEnPassant), "6.ed6");
    assert!(oddity("hy-laws-3", 1, Oddity::LongForm), "1…e7e5");
    assert!(oddity("fa-2", 0, Oddity::OtherDigits), "1.e۴");
    assert!(!oddity("hy-laws-1", 10, Oddity::MissingEnPassant), "6.exd6 e.p. with the next move glued to it");
}

#[test]
fn the_first_two_samples_are_written_again_as_they_stand() {
    let again = |form: Form| {
        let (_, sample, ..) = SAMPLES[3];
        let mut sheet = Sheet::new(Position::initial(), sample, Language::ARMENIAN);
        let mut words = Vec::new();
        while let Some((before, entry)) = sheet.next_from() {
            let m = entry.read.reading.one().unwrap();
            if words.len() % 3 == 0 {
                words.push(format!("{}.", before.fullmove()));
            }
            words.push(text(&before, m, &Style::of(Language::ARMENIAN, form)));
        }
        words.join(" ")
    };
    let short = "1. e4 e5 2. Ձf3 Ձf6 3. d4 exd4 4. e5 Ձe4 5. Թxd4 d5 6. exd6 e.p. Ձxd6 7. Փg5 Ձc6 \
                 8. Թe3+ Փe7 9. Ձbd2 0-0 10. 0-0-0 Նe8 11. Աb1";
    let bare = "1. e4 e5 2. Ձf3 Ձf6 3. d4 ed4 4. e5 Ձe4 5. Թd4 d5 6. ed6 Ձd6 7. Փg5 Ձc6 \
                8. Թe3 Փe7 9. Ձbd2 0-0 10. 0-0-0 Նe8 11. Աb1";
    assert_eq!(again(Form::Short), short);
    assert_eq!(again(Form::Bare), bare);
}
