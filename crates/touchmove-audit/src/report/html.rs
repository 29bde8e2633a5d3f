//! A page for people: what was found, by kind, by month and by tempo, and the first findings one by one.

use std::fmt::Write as _;
use std::io::{self, Write};

use touchmove_law::Edition;

use super::Sink;
use super::plot::{self, Bar, Series, grouped};
use super::row::Row;
use crate::basis::Basis;
use crate::kind::{Kind, Severity};
use crate::summary::{Summary, Tally};
use touchmove_notation::html::escaped;

/// How many findings are listed; the table of another format has all.
const LISTED: usize = 500;

/// Writes a page when everything is found.
pub struct Html<W> {
    out: W,
    listed: Vec<Row>,
}

impl<W: Write> Html<W> {
    /// A page that is written at the end.
    pub fn new(out: W) -> Html<W> {
        Html { out, listed: Vec::new() }
    }
}

impl<W: Write> Sink for Html<W> {
    fn row(&mut self, row: &Row) -> io::Result<()> {
        if self.listed.len() < LISTED {
            self.listed.push(row.clone());
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>, summary: &Summary) -> io::Result<()> {
        self.out.write_all(page(summary, &self.listed).as_bytes())?;
        self.out.flush()
    }
}

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1c1c1a;--paper:#fbfaf7;--line:#8a8578;--fault:#a3341f;--remark:#c08a1e;--note:#4c7a96}
@media(prefers-color-scheme:dark){:root{--ink:#eceae4;--paper:#1b1b19;--line:#8a8578;--fault:#e0745c;--remark:#d9ab4a;--note:#7fb0cd}}
body{font:16px/1.45 Georgia,serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-weight:600;line-height:1.2}svg{width:100%;height:auto;font:13px sans-serif}svg text{fill:var(--ink)}svg line{stroke:var(--line)}
.fault{fill:var(--fault)}.remark{fill:var(--remark)}.note{fill:var(--note)}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.25rem .6rem .25rem 0;border-bottom:1px solid var(--line)}
td.number{text-align:right;font-variant-numeric:tabular-nums}code{font-size:.85em;overflow-wrap:anywhere}.wide{overflow-x:auto}";

fn page(summary: &Summary, listed: &[Row]) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>Audit by the Laws of Chess</title>\n<style>\n{STYLE}\n</style>\n<main>\n\
         <h1>Audit by the Laws of Chess</h1>\n"
    );
    page += &totals(summary);
    if summary.findings() > 0 {
        page += &by_kind(summary);
    }
    page += &by_month(summary);
    page += &by_tempo(summary);
    page += &list(summary, listed);
    page + "</main>\n</html>\n"
}

/// `1 game`, `2 games`.
fn counted(number: u64, what: &str) -> String {
    format!("{} {what}{}", grouped(number), if number == 1 { "" } else { "s" })
}

fn totals(summary: &Summary) -> String {
    let mut text = format!(
        "<p>{}, {} of either player: {}, {}, {}.</p>\n<p>",
        counted(summary.games, "game"),
        counted(summary.plies, "move"),
        counted(summary.of_severity(Severity::Fault), "fault"),
        counted(summary.of_severity(Severity::Remark), "remark"),
        counted(summary.of_severity(Severity::Note), "note")
    );
    for (basis, games) in Basis::ALL.iter().zip(summary.by_basis).filter(|(_, games)| *games > 0) {
        let _ = match basis {
            Basis::Edition(edition) => {
                write!(text, "{} judged by the Laws of {edition}. ", counted(games, "game"))
            }
            Basis::Common => write!(
                text,
                "{} dated when neither edition was in force, or not dated, judged by the rules both have. ",
                counted(games, "game")
            ),
        };
    }
    text + "</p>\n"
}

const SEVERITIES: [Severity; 3] = [Severity::Fault, Severity::Remark, Severity::Note];

fn by_kind(summary: &Summary) -> String {
    let series = SEVERITIES.map(|severity| Series { name: severity.word(), class: severity.word() });
    let mut found: Vec<(Kind, u64)> = Kind::ALL
        .iter()
        .map(|kind| (*kind, summary.by_kind[kind.index()]))
        .filter(|(_, count)| *count > 0)
        .collect();
    found.sort_by_key(|(kind, count)| (std::cmp::Reverse(*count), *kind));
    let bar = |(kind, count): &(Kind, u64)| Bar {
        name: kind.to_string(),
        parts: SEVERITIES.map(|severity| if severity == kind.severity() { *count } else { 0 }).to_vec(),
    };
    let bars: Vec<Bar> = found.iter().map(bar).collect();
    let mut text = format!("<h2>By kind</h2>\n{}", plot::lying("kinds", "Findings by kind", &series, &bars));
    text += "<table><thead><tr><th>Kind<th>Severity<th>What it is<th>Findings</thead><tbody>\n";
    for (kind, count) in found {
        let _ = writeln!(
            text,
            "<tr><td>{kind}<td>{}<td>{}<td class=\"number\">{}",
            kind.severity(),
            escaped(kind.gist()),
            grouped(count)
        );
    }
    text + "</tbody></table>\n"
}

/// The series of plots that count games.
const GAMES: [Series; 3] = [
    Series { name: "with faults", class: "fault" },
    Series { name: "with remarks", class: "remark" },
    Series { name: "with notes", class: "note" },
];

fn parts(tally: &Tally) -> Vec<u64> {
    vec![tally.faulty, tally.remarked, tally.noted]
}

fn by_month(summary: &Summary) -> String {
    let dated = summary.by_month.iter().filter_map(|(month, tally)| Some(((*month)?, tally)));
    let bars: Vec<Bar> =
        dated.map(|(month, tally)| Bar { name: month.to_string(), parts: parts(tally) }).collect();
    let undated = summary.by_month.get(&None).copied().unwrap_or_default();
    let mut text = String::from("<h2>By month</h2>\n");
    if !bars.is_empty() {
        text += &plot::standing("months", "Games with findings by month", &GAMES, &bars);
    }
    if undated.games > 0 {
        let _ = writeln!(
            text,
            "<p>Without a month: {}, {} of them with faults.</p>",
            counted(undated.games, "game"),
            grouped(undated.faulty)
        );
    }
    text
}

fn by_tempo(summary: &Summary) -> String {
    let bar = |tempo: &Option<touchmove_law::Tempo>, tally: &Tally| {
        let name = tempo.map_or_else(|| "tempo not known".to_owned(), |tempo| tempo.to_string());
        Bar { name: format!("{name}, {}", counted(tally.games, "game")), parts: parts(tally) }
    };
    let bars: Vec<Bar> = summary.by_tempo.iter().map(|(tempo, tally)| bar(tempo, tally)).collect();
    format!("<h2>By tempo</h2>\n{}", plot::lying("tempos", "Games with findings by tempo", &GAMES, &bars))
}

fn list(summary: &Summary, listed: &[Row]) -> String {
    if listed.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "<h2>Findings</h2>\n<p>The first {} of {}.</p>\n<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Findings\">\
         <table><thead><tr><th>Where<th>Move<th>Kind<th>What<th>Article</thead><tbody>\n",
        grouped(listed.len() as u64),
        grouped(summary.findings())
    );
    for row in listed {
        let numbers =
            Edition::NEWEST_FIRST.iter().zip(&row.articles).filter(|(_, number)| !number.is_empty());
        let cited: Vec<String> = numbers.map(|(edition, number)| format!("{edition} {number}")).collect();
        let _ = writeln!(
            text,
            "<tr><td>{}:{}, game {}<br>{} – {}<td>{}<td>{}<td>{}{}<td>{}",
            escaped(&row.file),
            row.line,
            row.game,
            escaped(&row.white),
            escaped(&row.black),
            if row.ply > 0 { row.ply.to_string() } else { String::new() },
            row.kind,
            what(row),
            if row.fen.is_empty() {
                String::new()
            } else {
                format!("<br><code>{}</code>", escaped(&row.fen))
            },
            escaped(&cited.join("; "))
        );
    }
    text + "</tbody></table></div>\n"
}

fn what(row: &Row) -> String {
    let token = if row.token.is_empty() { String::new() } else { format!("<b>{}</b> ", escaped(&row.token)) };
    let proof = if row.proof.is_empty() { String::new() } else { format!(" ({})", escaped(&row.proof)) };
    format!("{token}{}{proof}", escaped(&row.text))
}
