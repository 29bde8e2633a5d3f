//! Twenty thousand games with faults planted at known places: all of them are found, and nothing else is.

#[path = "planted/faults.rs"]
mod faults;
#[path = "planted/sheet.rs"]
mod sheet;

use std::collections::BTreeMap;
use std::io::Cursor;
use std::num::NonZeroUsize;

use faults::{RECIPES, clean};
use sheet::Sheet;
use touchmove_audit::{Finding, Kind, Start, Summary, Terms, audit};
use touchmove_chess::Random;

const GAMES: u64 = 20_000;

/// A file, and for each game what was planted into it.
struct Planted {
    text: Vec<u8>,
    games: Vec<(&'static str, Vec<(u32, Kind)>)>,
}

/// One game in three has a fault, each kind in its turn.
fn planted() -> Planted {
    let mut random = Random::seeded(20);
    let mut planted = Planted { text: Vec::new(), games: Vec::new() };
    for number in 1..=GAMES {
        let recipe = number.is_multiple_of(3).then(|| &RECIPES[(number / 3) as usize % RECIPES.len()]);
        let year = recipe.map_or(2001 + number % 25, |recipe| recipe.year);
        let mut sheet = Sheet::new(number, year);
        let mut expected = match recipe {
            Some(recipe) => (recipe.name, (recipe.plant)(&mut sheet, &mut random)),
            None => {
                clean(&mut sheet, &mut random);
                ("clean", Vec::new())
            }
        };
        expected.1.sort();
        sheet.write(&mut planted.text);
        planted.games.push(expected);
    }
    planted
}

fn audited(text: &[u8], threads: usize) -> (Vec<Finding>, Summary) {
    let mut findings = Vec::new();
    let mut summary = Summary::default();
    let stream = Cursor::new(text.to_vec());
    audit(stream, &Terms::new(), NonZeroUsize::new(threads).unwrap(), Start::BEGINNING, |part| {
        findings.extend(part.findings);
        summary.add(&part.summary);
        assert_eq!(part.games, summary.games);
    })
    .unwrap();
    (findings, summary)
}

#[test]
fn every_planted_fault_is_found_at_its_place_and_nothing_else() {
    let planted = planted();
    let (findings, summary) = audited(&planted.text, 2);
    let mut by_game: BTreeMap<u64, Vec<(u32, Kind)>> = BTreeMap::new();
    for finding in &findings {
        by_game.entry(finding.game).or_default().push((finding.ply, finding.kind));
    }
    let mut wrong = Vec::new();
    let mut kinds = vec![0u64; Kind::ALL.len()];
    for (index, (name, expected)) in planted.games.iter().enumerate() {
        let found = by_game.remove(&(index as u64 + 1)).unwrap_or_default();
        if found != *expected {
            wrong.push(format!("game {} ({name}): planted {expected:?}, found {found:?}", index + 1));
        }
        for (_, kind) in expected {
            kinds[kind.index()] += 1;
        }
    }
    assert!(wrong.is_empty(), "{} of {GAMES}:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
    assert!(by_game.is_empty(), "{by_game:?}");
    assert_eq!(summary.games, GAMES);
    assert_eq!(summary.by_kind, kinds);
    let planted_kinds = kinds.iter().filter(|count| **count > 0).count();
    assert!(planted_kinds >= 50, "{planted_kinds} kinds");
}

#[test]
fn the_findings_are_the_same_on_any_number_of_threads_and_from_any_part_on() {
    let planted = planted();
    let (alone, summary) = audited(&planted.text, 1);
    for threads in [2, 5] {
        assert_eq!(audited(&planted.text, threads), (alone.clone(), summary.clone()), "{threads} threads");
    }
    // Stopped after each part in turn, and taken up again there.
    let mut places = Vec::new();
    let whole = Cursor::new(planted.text.clone());
    audit(whole, &Terms::new(), NonZeroUsize::MIN, Start::BEGINNING, |part| {
        places.push((Start { at: part.end, games: part.games }, part.findings.len()));
    })
    .unwrap();
    assert!(places.len() > 5, "{}", places.len());
    let mut before = 0;
    for (start, count) in &places {
        before += count;
        let rest = Cursor::new(planted.text[start.at.byte as usize..].to_vec());
        let mut findings = alone[..before].to_vec();
        audit(rest, &Terms::new(), NonZeroUsize::MIN, *start, |part| findings.extend(part.findings)).unwrap();
        assert_eq!(findings, alone, "{start:?}");
    }
}
