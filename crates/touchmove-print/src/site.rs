//! The whole event as pages that link to each other and to nothing else: put on any web server, or opened from a folder.

use std::fmt::Write as _;

use touchmove_competition::{Event, RoundNumber, Section};
use touchmove_law::Language;
use touchmove_notation::Language as Letters;
use touchmove_notation::html::escaped;

use crate::html::document;
use crate::page::Pages;
use crate::printer::Printer;

/// What pages of a site look like on screens, beside what they look like on paper.
const STYLE: &str = include_str!("site.css");
/// The page with everything, in each folder.
const INDEX: &str = "index.html";

/// One file of a site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteFile {
    /// Where it belongs, with slashes.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

/// A page before it knows its neighbours.
struct Leaf {
    name: String,
    pages: Pages,
}

/// Players, pairings with results and standings with the cross-table after every round, in every language.
pub fn site(event: &Event) -> Vec<SiteFile> {
    let mut files = vec![SiteFile { path: INDEX.to_owned(), text: choice(event) }];
    for language in Language::ALL {
        let letters = Letters::of_code(language.tag()).unwrap_or(Letters::ENGLISH);
        let printer = Printer::new(language, letters);
        let mut index = format!("<h1><bdi>{}</bdi></h1>\n", escaped(&event.founding().name));
        for section in event.sections() {
            let leaves = leaves(&printer, event, section);
            if section.terms.name != event.founding().name {
                let _ = writeln!(index, "<h2><bdi>{}</bdi></h2>", escaped(&section.terms.name));
            }
            index.push_str("<ul class=\"site\">\n");
            for leaf in &leaves {
                let title = escaped(&leaf.pages.title);
                let _ = writeln!(index, "<li><a href=\"{}\">{title}</a></li>", leaf.name);
                let navigation = navigation(event, language, &leaves, &leaf.name);
                files.push(file(language, &leaf.name, leaf.pages.html_on_site(STYLE, &navigation)));
            }
            index.push_str("</ul>\n");
        }
        let title = &event.founding().name;
        let body = format!("{}<main>\n{index}</main>\n", navigation(event, language, &[], INDEX));
        files.push(file(language, INDEX, document(language, title, STYLE, &body)));
    }
    files
}

fn file(language: Language, name: &str, text: String) -> SiteFile {
    SiteFile { path: format!("{}/{name}", language.tag()), text }
}

/// The pages of a section, the newest first as far as they go by rounds.
fn leaves(printer: &Printer, event: &Event, section: &Section) -> Vec<Leaf> {
    let id = section.id;
    let last = section.rounds.last().map_or(RoundNumber(1), |round| round.number);
    let leaf = |name: String, pages: Pages| Leaf { name: format!("{}-{name}.html", id.0), pages };
    let mut leaves = Vec::new();
    for round in section.rounds.iter().rev().filter(|round| !round.pairings.is_empty()) {
        let number = round.number;
        if round.pairings.iter().any(|pairing| pairing.outcome().score().is_some()) {
            leaves.push(leaf(format!("standings-{}", number.0), printer.standings(event, id, number)));
        }
        leaves.push(leaf(format!("round-{}", number.0), printer.pairings(event, id, number)));
    }
    leaves.push(leaf("players".to_owned(), printer.players(event, id, last)));
    leaves
}

/// To the newest pages of the section and to the same page in other languages.
fn navigation(event: &Event, language: Language, leaves: &[Leaf], here: &str) -> String {
    let mut out = String::from("<nav class=\"site\">\n");
    let newest = |kind: &str| leaves.iter().find(|leaf| leaf.name.contains(kind));
    link(&mut out, INDEX, &event.founding().name, here == INDEX, "");
    for leaf in ["-standings-", "-round-", "-players"].into_iter().filter_map(newest) {
        link(&mut out, &leaf.name, &leaf.pages.title, here == leaf.name, "");
    }
    for other in Language::ALL.into_iter().filter(|other| *other != language) {
        let tag = other.tag();
        link(&mut out, &format!("../{tag}/{here}"), own_name(other), false, tag);
    }
    out.push_str("</nav>\n");
    out
}

fn link(out: &mut String, to: &str, words: &str, is_here: bool, language: &str) {
    let here = if is_here { " aria-current=\"page\"" } else { "" };
    let language = if language.is_empty() {
        String::new()
    } else {
        format!(" lang=\"{language}\" hreflang=\"{language}\"")
    };
    let _ = writeln!(out, "<a href=\"{to}\"{here}{language}><bdi>{}</bdi></a>", escaped(words));
}

/// The first page: which language?
fn choice(event: &Event) -> String {
    let name = &event.founding().name;
    let mut body = format!("<main>\n<h1><bdi>{}</bdi></h1>\n<nav class=\"site\">\n", escaped(name));
    for language in Language::ALL {
        let tag = language.tag();
        link(&mut body, &format!("{tag}/{INDEX}"), own_name(language), false, tag);
    }
    body.push_str("</nav>\n</main>\n");
    document(Language::English, name, STYLE, &body)
}

const fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::Armenian => "Հայերեն",
        Language::Persian => "فارسی",
    }
}
