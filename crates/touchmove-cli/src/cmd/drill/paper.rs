//! A printed paper, and its key: two pages of HTML that need nothing else.

use touchmove_chess::{Board, File, Rank, Square};
use touchmove_drill::shown;
use touchmove_notation::Language;
use touchmove_notation::fen::Fen;
use touchmove_notation::html::escaped;
use touchmove_words::Words;

use super::Question;

/// What stands at the head of both.
pub(super) struct Heading {
    pub(super) edition: String,
    pub(super) seed: u64,
    pub(super) language: String,
}

/// Whether the answers are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    Paper,
    Key,
}

const STYLE: &str = "body{font:11pt/1.4 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#000;\
background:#fff}h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem;border-top:1px solid #999;padding-top:.6rem}\
h3{font-size:1rem;margin:.8rem 0 .2rem}section{break-inside:avoid}table.board{border-collapse:collapse;\
border:1px solid #000;font-size:1.5rem;line-height:1;margin:.5rem 0}table.board td{width:1.9rem;height:1.9rem;\
text-align:center;padding:0}td.dark{background:#ccc}ol{list-style:lower-alpha;margin:.2rem 0}li{margin:.1rem 0}\
li.right{font-weight:bold}li.right::after{content:' \\2713'}.small{font-size:.85rem;color:#333}.line{display:flex;\
gap:2rem}@media print{body{margin:0;max-width:none}}";

/// The page.
pub(super) fn page(questions: &[Question], words: &Words, heading: &Heading, sheet: Sheet) -> String {
    let kind = match sheet {
        Sheet::Paper => words.text("drill-paper", &[]),
        Sheet::Key => words.text("drill-key", &[]),
    };
    let title = escaped(&shown::label(words.text("drill-title", &[]), kind, words));
    let direction = if heading.language == "fa" { " dir=\"rtl\"" } else { "" };
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\"{direction}>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n",
        heading.language
    );
    let edition = words.text("drill-edition", &[("edition", heading.edition.clone())]);
    let seed = words.text("drill-seed", &[("seed", heading.seed.to_string())]);
    html.push_str(&format!(
        "<p>{}<br><span class=\"small\">{}</span></p>\n",
        escaped(&edition),
        escaped(&seed)
    ));
    let points: usize = questions.iter().map(|question| question.asked.len()).sum();
    if sheet == Sheet::Paper {
        let of = words.text("drill-of-points", &[("points", points.to_string())]);
        html.push_str(&format!(
            "<p class=\"line\"><span>{}</span><span>{}</span></p>\n",
            escaped(&shown::label(words.text("drill-name", &[]), "_".repeat(30), words)),
            escaped(&shown::label(words.text("drill-points", &[]), format!("_____ {of}"), words))
        ));
    }
    for (number, question) in questions.iter().enumerate() {
        html.push_str(&section(question, number + 1, questions.len(), words, sheet));
    }
    html.push_str("</html>\n");
    html
}

fn section(question: &Question, number: usize, of: usize, words: &Words, sheet: Sheet) -> String {
    let incident = &question.incident;
    let heading = words.text("drill-incident", &[("number", number.to_string()), ("of", of.to_string())]);
    let mut html = format!("<section>\n<h2>{}</h2>\n", escaped(&heading));
    if sheet == Sheet::Paper {
        let lines = shown::circumstances(incident, words);
        html.push_str(&format!(
            "<p>{}</p>\n",
            lines
                .into_iter()
                .map(|line| escaped(&shown::sentence(line, words)))
                .collect::<Vec<_>>()
                .join("<br>")
        ));
        let position = incident.scene.before.position();
        html.push_str(&diagram(position.board(), &Fen::from(position).to_string()));
        if !incident.before.is_empty() {
            html.push_str(&format!("<h3>{}</h3>\n", escaped(&words.text("drill-before", &[]))));
            for scene in &incident.before {
                html.push_str(&format!("<p>{}</p>\n", escaped(&shown::story(scene, words))));
            }
        }
        html.push_str(&format!("<h3>{}</h3>\n", escaped(&words.text("drill-now", &[]))));
        html.push_str(&format!("<p><b>{}</b></p>\n", escaped(&shown::story(&incident.scene, words))));
        html.push_str(&format!("<h3>{}</h3>\n", escaped(&words.text("drill-ask", &[]))));
    }
    for asked in &question.asked {
        let part = words.text(&format!("drill-part-{}", asked.part.word()), &[]);
        html.push_str(&format!("<p>{}</p>\n<ol>\n", escaped(&part)));
        for (place, option) in asked.options.iter().enumerate() {
            let class = if sheet == Sheet::Key && place == asked.right { " class=\"right\"" } else { "" };
            html.push_str(&format!("<li{class}>{}</li>\n", escaped(option)));
        }
        html.push_str("</ol>\n");
    }
    if sheet == Sheet::Key {
        html.push_str(&key(question, words));
    }
    html.push_str("</section>\n");
    html
}

fn key(question: &Question, words: &Words) -> String {
    let incident = &question.incident;
    let mut html = format!("<h3>{}</h3>\n", escaped(&words.text("drill-ruling", &[])));
    for line in shown::rulings(incident, words) {
        html.push_str(&format!("<p>{}</p>\n", escaped(&line)));
    }
    let labelled = |name: &str, text: &str| {
        format!("<p>{}</p>\n", shown::label(format!("<b>{}</b>", escaped(name)), escaped(text), words))
    };
    html.push_str(&labelled(&words.text("drill-why", &[]), incident.why(words.language())));
    for (edition, said) in shown::other_editions(incident, &question.asked, words) {
        let other = words.text("drill-other", &[("edition", edition.to_string())]);
        html.push_str(&labelled(&other, &said));
    }
    html + &format!("<p class=\"small\">{}</p>\n", escaped(&incident.id))
}

/// A board with figurines, read out as its FEN.
fn diagram(board: &Board, fen: &str) -> String {
    let mut html =
        format!("<table class=\"board\" dir=\"ltr\" role=\"img\" aria-label=\"{}\">\n", escaped(fen));
    for rank in Rank::ALL.into_iter().rev() {
        html.push_str("<tr>");
        for file in File::ALL {
            let square = Square::new(file, rank);
            let class = if square.is_light() { "" } else { " class=\"dark\"" };
            let figurine = board.piece_at(square).map_or(String::new(), |piece| {
                let letter = Language::FIGURINE.letter(piece.role);
                // The pawn has no letter in notation.
                let white = if letter.is_empty() { "♙" } else { letter };
                let shift = piece.color.choose(0, 6);
                white.chars().filter_map(|c| char::from_u32(c as u32 + shift)).collect()
            });
            html.push_str(&format!("<td{class}>{figurine}</td>"));
        }
        html.push_str("</tr>\n");
    }
    html + &format!("</table>\n<p class=\"small\">{}</p>\n", escaped(fen))
}
