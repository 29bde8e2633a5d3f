//! `touchmove law`: looks up a provision, in one edition or both.

use clap::Args as ClapArgs;
use touchmove_law::{Edition, Kind, Language, Row, Term};
use touchmove_wire::v1::law::{LawAnswer, LawRow, LawTerm};

use crate::nearest;
use crate::outcome::{Answer, BadUse, Outcome};

/// Look up a provision of the Laws by its number, or search them.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove law 7.5.5                   what the Laws in force say
  touchmove law 7.4(b) --edition 2001   the edition of 2001
  touchmove law 7.5.5 --diff            both editions side by side
  touchmove law --search flag           every provision and term about flags
  touchmove law --kind ruling           what the Laws leave to the arbiter
  touchmove law G18 --json              a term of the glossary, as JSON
  touchmove law 4.3 --language hy       in Armenian; fa is Persian
  touchmove law --glossary --language fa
                                        the 80 terms of the glossary, in Persian
  touchmove law --coverage              how much of each edition is implemented

A number of 2001 without /n stands for all its parts; 7.5 lists what is under 7.5.")]
pub(crate) struct Args {
    /// Numbers such as 7.5.5, 7.4(b), A.5.2, G18
    numbers: Vec<String>,
    /// 2001 or 2023; the newest edition that has the number if not given
    #[arg(long, value_name = "YEAR")]
    edition: Option<String>,
    /// Show both editions side by side
    #[arg(long)]
    diff: bool,
    /// Search gists, names and the glossary for these words
    #[arg(long, value_name = "WORDS")]
    search: Option<String>,
    /// Only provisions of this kind: decide, ruling, record, configure, physical, heading
    #[arg(long)]
    kind: Option<String>,
    /// The terms of the glossary
    #[arg(long)]
    glossary: bool,
    /// The language of gists and meanings: en, hy (Armenian) or fa (Persian)
    #[arg(long, value_name = "TAG", default_value = "en")]
    language: String,
    /// Print how much of each edition is implemented, by kind
    #[arg(long)]
    coverage: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A row and the edition it stands in.
type Found = (Edition, &'static Row);

/// The snapshot that the project's own checks keep true.
const COVERAGE: &str = include_str!("../../coverage.txt");

pub(crate) fn run(args: &Args) -> Answer {
    if args.coverage {
        print!("{}", coverage());
        return Ok(Outcome::Fine);
    }
    let edition = args.edition.as_deref().map(str::parse::<Edition>).transpose()?;
    let kind = args.kind.as_deref().map(str::parse::<Kind>).transpose()?;
    let language: Language = args.language.parse()?;
    if args.numbers.is_empty() && args.search.is_none() && kind.is_none() && !args.glossary {
        return Err(BadUse::new(
            "expected a number such as 7.5.5, or --search, --kind or --glossary; see --help",
        ));
    }
    let mut terms: Vec<&'static Term> = Vec::new();
    let mut rows: Vec<Found> = Vec::new();
    for number in &args.numbers {
        match Term::all().iter().find(|term| term.id == number) {
            Some(term) => terms.push(term),
            None => rows.extend(find_rows(number, edition)?),
        }
    }
    if args.glossary {
        terms.extend(Term::all());
    } else if args.numbers.is_empty() {
        let editions = edition.map_or(Edition::NEWEST_FIRST.to_vec(), |edition| vec![edition]);
        for edition in editions {
            rows.extend(Row::all(edition).iter().map(|row| (edition, row)));
        }
        if kind.is_none() {
            terms.extend(Term::all());
        }
    }
    if let Some(kind) = kind {
        rows.retain(|(_, row)| row.kinds.contains(&kind));
    }
    if let Some(words) = &args.search {
        let words = fold(words);
        rows.retain(|(_, row)| speaks_of(row, &words, language));
        terms.retain(|term| explains(term, &words, language));
        if rows.is_empty() && terms.is_empty() {
            return Err(BadUse::new(format!("nothing in the Laws speaks of {words:?}")));
        }
    }
    if args.diff {
        rows = side_by_side(&rows);
    }
    if args.json {
        let answer = LawAnswer {
            provisions: rows.iter().map(|(edition, row)| LawRow::new(*edition, row, language)).collect(),
            terms: terms.into_iter().map(|term| LawTerm::new(term, language)).collect(),
        };
        println!("{}", serde_json::to_string_pretty(&answer)?);
    } else {
        print(&rows, &terms, args.diff, language);
    }
    Ok(Outcome::Fine)
}

/// The totals, then a line per kind and edition.
fn coverage() -> String {
    let mut out = String::new();
    for edition in Edition::NEWEST_FIRST {
        for kind in Kind::ALL {
            let start = format!("{edition} ");
            let rows: Vec<&str> = COVERAGE
                .lines()
                .filter(|line| line.starts_with(&start))
                .filter(|line| {
                    line.split(" | ").next().is_some_and(|row| row.split(' ').any(|word| word == kind.word()))
                })
                .collect();
            if rows.is_empty() {
                continue;
            }
            let whole =
                rows.iter().filter(|row| !row.split(" | ").any(|part| part.starts_with("missing"))).count();
            out += &format!("{kind} {edition}: {whole} of {}, {} %\n", rows.len(), whole * 100 / rows.len());
        }
    }
    let totals: Vec<&str> = COVERAGE.lines().take(2).collect();
    out + &totals.join("\n") + "\n"
}

/// Whether a provision speaks of it, in English or in the language asked for.
fn speaks_of(row: &Row, words: &str, language: Language) -> bool {
    [row.gist, row.gist_in(language)].iter().any(|gist| fold(gist).contains(words))
        || row.provision().id().replace('-', " ").contains(words)
        || row.options.iter().any(|option| fold(option).contains(words))
}

/// Whether a term or its meaning has the words.
fn explains(term: &Term, words: &str, language: Language) -> bool {
    let known = Language::ALL.into_iter().map(|language| term.word_in(language));
    known.chain([term.meaning, term.meaning_in(language)]).any(|text| fold(text).contains(words))
}

/// A text as it is compared: small letters, without marks in words, one form of letters and digits that are typed in several.
fn fold(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            // Armenian marks on a sound, Arabic marks and the lone hamza, joiners, marks of direction, hyphens.
            '՛'..='՟'
            | '\u{64b}'..='\u{65f}'
            | '\u{670}'
            | 'ـ'
            | 'ء'
            | '\u{200c}'..='\u{200f}'
            | '\u{2066}'..='\u{2069}' => {}
            '-' | '\u{2010}' | '\u{2011}' => {}
            'և' => out.push_str("եւ"),
            'ي' | 'ى' | 'ئ' => out.push('ی'),
            'ك' => out.push('ک'),
            'أ' | 'إ' | 'آ' => out.push('ا'),
            'ؤ' => out.push('و'),
            'ة' | 'ۀ' => out.push('ه'),
            '۰'..='۹' | '٠'..='٩' => out.extend(char::from_digit(u32::from(c) & 0xf, 10)),
            c => out.push(c),
        }
    }
    out
}

/// The rows a number names: itself, the parts of a whole provision, or what stands under it.
fn find_rows(number: &str, edition: Option<Edition>) -> Result<Vec<Found>, BadUse> {
    let editions = edition.map_or(Edition::NEWEST_FIRST.to_vec(), |edition| vec![edition]);
    for edition in &editions {
        let found: Vec<Found> = Row::all(*edition)
            .iter()
            .filter(|row| row.is_named_by(number))
            .map(|row| (*edition, row))
            .collect();
        if !found.is_empty() {
            return Ok(if found.iter().all(|(_, row)| row.kinds == [Kind::Heading]) {
                found.iter().copied().chain(under(number, *edition)).collect()
            } else {
                found
            });
        }
    }
    for edition in &editions {
        let found = under(number, *edition);
        if !found.is_empty() {
            return Ok(found);
        }
    }
    let known =
        editions.iter().flat_map(|edition| Row::all(*edition)).flat_map(|row| [row.number, row.head()]);
    let nearest = nearest::to(number, known, 6);
    let place = match edition {
        Some(edition) => format!("the Laws of {edition} have"),
        None => "neither edition has".to_owned(),
    };
    let no = if edition.is_some() { "no number" } else { "a number" };
    let has = |other: &Edition| Row::all(*other).iter().any(|row| row.is_named_by(number));
    let elsewhere = match edition.and_then(|edition| edition.others().find(has)) {
        Some(other) => format!(" (the Laws of {other} have it)"),
        None => String::new(),
    };
    Err(BadUse::new(format!("{place} {no} {number}{elsewhere}; nearest: {}", nearest.join(", "))))
}

/// What stands under a number: 7.5 has 7.5.1 and 7.5.2, A.5 of 2001 has A.5 and its letters.
fn under(number: &str, edition: Edition) -> Vec<Found> {
    Row::all(edition)
        .iter()
        .filter(|row| row.number.strip_prefix(number).is_some_and(|rest| rest.starts_with(['.', '('])))
        .map(|row| (edition, row))
        .collect()
}

/// Each provision once, with its rows in both editions, newest first.
fn side_by_side(rows: &[Found]) -> Vec<Found> {
    let mut seen = Vec::new();
    let mut both = Vec::new();
    for (_, row) in rows {
        let provision = row.provision();
        if !seen.contains(&provision) {
            seen.push(provision);
            for edition in Edition::NEWEST_FIRST {
                both.extend(provision.rows(edition).map(|row| (edition, row)));
            }
        }
    }
    both
}

fn print(rows: &[Found], terms: &[&'static Term], diff: bool, language: Language) {
    let mut last = None;
    for (edition, row) in rows {
        let provision = row.provision();
        if diff && last != Some(provision) {
            if last.is_some() {
                println!();
            }
            println!("{}", provision.id());
            for missing in
                Edition::ALL.into_iter().filter(|edition| provision.rows(*edition).next().is_none())
            {
                println!("  {missing}  has no such provision");
            }
        }
        let kinds: Vec<&str> = row.kinds.iter().map(|kind| kind.word()).collect();
        let margin = if diff { "  " } else { "" };
        println!("{margin}{edition}  {}  [{}]", row.number, kinds.join(", "));
        println!("{margin}      {}", row.gist_in(language));
        if !row.options.is_empty() {
            println!("{margin}      the arbiter chooses: {}", row.options.join(" / "));
        }
        if let Some(setting) = row.setting {
            println!("{margin}      the event chooses: {setting}");
        }
        if let Some(incident) = row.incident {
            println!("{margin}      logged as: {incident}");
        }
        if !diff {
            for other in edition.others() {
                let twins: Vec<&str> = provision.rows(other).map(|row| row.number).collect();
                if !twins.is_empty() {
                    println!("      in {other}: {}", twins.join(", "));
                }
            }
        }
        last = Some(provision);
    }
    for term in terms {
        let words: Vec<&str> = Language::ALL
            .into_iter()
            .filter(|other| *other != language)
            .map(|other| term.word_in(other))
            .collect();
        let (word, articles) = (term.word_in(language), term.articles.join(", "));
        println!("{}  {word} ({})  {articles}", term.id, words.join("; "));
        println!("      {}", term.meaning_in(language));
    }
}
