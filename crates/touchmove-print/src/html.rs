//! Pages as HTML: one text with its style in it and nothing from elsewhere.

use std::fmt::Write as _;

use touchmove_law::Language;
use touchmove_notation::html::escaped;

use crate::diagram;
use crate::page::{Block, Direction, Fact, Frame, Holds, Pages, Room, Run, Table, TextLine, Tone};

const STYLE: &str = include_str!("style.css");

impl Pages {
    /// The pages as a text of HTML.
    pub fn html(&self) -> String {
        document(self.language, &self.title, "", &self.body())
    }

    /// The same on a site: with more style, and with links above the pages.
    pub(crate) fn html_on_site(&self, style: &str, navigation: &str) -> String {
        // What is too wide for a screen scrolls by itself, also by the keyboard.
        let body = format!("{navigation}<main tabindex=\"0\">\n{}</main>\n", self.body());
        document(self.language, &self.title, style, &body)
    }

    fn body(&self) -> String {
        let mut body = String::new();
        blocks(&self.blocks, &mut body);
        let shapes = if body.contains("<use ") { diagram::shapes() } else { String::new() };
        shapes + &body
    }
}

/// A whole text of HTML.
pub(crate) fn document(language: Language, title: &str, style: &str, body: &str) -> String {
    let direction = Direction::of(language).html();
    let mut out = String::with_capacity(body.len() + STYLE.len() + style.len() + 400);
    let _ = write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{STYLE}{style}</style>\n\
         </head>\n<body>\n{body}</body>\n</html>\n",
        language.tag(),
        escaped(title)
    );
    out
}

fn blocks(blocks: &[Block], out: &mut String) {
    for one in blocks {
        block(one, out);
    }
}

fn block(block: &Block, out: &mut String) {
    match block {
        Block::Title(line) => push_line(out, format_args!("<h1>{}</h1>", runs(line))),
        Block::Subtitle(line) => push_line(out, format_args!("<h2>{}</h2>", runs(line))),
        Block::Paragraph(tone, line) => {
            push_line(out, format_args!("<p{}>{}</p>", class(tone_class(*tone)), runs(line)));
        }
        Block::Facts(facts) => fact_list(facts, out),
        Block::Entries(entries) => {
            out.push_str("<dl>\n");
            for (label, value) in entries {
                push_line(out, format_args!("<dt>{}</dt><dd>{}</dd>", escaped(label), runs(value)));
            }
            out.push_str("</dl>\n");
        }
        Block::Table(one) => table(one, out),
        Block::Halves(one, other) => {
            out.push_str("<div class=\"halves\">\n");
            table(one, out);
            table(other, out);
            out.push_str("</div>\n");
        }
        Block::Beside(position, inner) => {
            out.push_str("<div class=\"beside\">\n");
            out.push_str(&position.as_ref().map(diagram::svg).unwrap_or_default());
            out.push_str("<div>\n");
            blocks(inner, out);
            out.push_str("</div>\n</div>\n");
        }
        Block::Played(line) => {
            push_line(out, format_args!("<p class=\"played\" dir=\"ltr\">{}</p>", runs(line)))
        }
        Block::Scores(scores) => {
            let boxes: String =
                scores.iter().map(|score| format!("<span>{}</span>", score_text(score))).collect();
            push_line(out, format_args!("<div class=\"scores\">{boxes}</div>"));
        }
        Block::Signatures(labels) => {
            let lines: String = labels.iter().map(|label| format!("<div>{}</div>", escaped(label))).collect();
            push_line(out, format_args!("<div class=\"signatures\">{lines}</div>"));
        }
        Block::Slips(slips) => {
            out.push_str("<div class=\"slips\">\n");
            for slip in slips {
                section("slip", slip, out);
            }
            out.push_str("</div>\n");
        }
        Block::Part(frame, inner) => section(frame_class(*frame), inner, out),
    }
}

/// A line of its own.
fn push_line(out: &mut String, line: std::fmt::Arguments<'_>) {
    let _ = writeln!(out, "{line}");
}

fn section(class: &str, inner: &[Block], out: &mut String) {
    let _ = writeln!(out, "<section class=\"{class}\">");
    blocks(inner, out);
    out.push_str("</section>\n");
}

const fn frame_class(frame: Frame) -> &'static str {
    match frame {
        Frame::Page => "page",
        Frame::Sheet => "page sheet",
        Frame::Label => "label",
        Frame::Board => "board",
    }
}

const fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "",
        Tone::Clocks => "clocks",
        Tone::Fen => "fen",
        Tone::Small => "small",
        Tone::Nothing => "none",
    }
}

fn class(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!(" class=\"{name}\"") }
}

fn fact_list(facts: &[Fact], out: &mut String) {
    out.push_str("<dl class=\"facts\">\n");
    for Fact { label, value, room } in facts {
        let class = match room {
            Room::Half => "",
            Room::Line => " class=\"wide\"",
        };
        push_line(out, format_args!("<dt{class}>{}</dt><dd>{}</dd>", runs(label), runs(value)));
    }
    out.push_str("</dl>\n");
}

/// More columns than this do not fit on a page that is upright.
const UPRIGHT: usize = 11;

fn table(table: &Table, out: &mut String) {
    let width = if table.columns.len() > UPRIGHT { "broad" } else { "" };
    let _ = write!(out, "<table{}><thead><tr>", class(width));
    for column in &table.columns {
        let class = match column.holds {
            Holds::LineNumbers => " class=\"number\"",
            Holds::Names => " class=\"name\"",
            Holds::Moves | Holds::Boards | Holds::Figures => "",
        };
        let _ = write!(out, "<th{class}>{}</th>", escaped(&column.head));
    }
    out.push_str("</tr></thead><tbody>\n");
    for row in &table.rows {
        out.push_str("<tr>");
        for (cell, column) in row.iter().zip(&table.columns) {
            let class = match column.holds {
                Holds::Boards => " class=\"number\"",
                Holds::Names => " class=\"name\"",
                Holds::LineNumbers | Holds::Moves | Holds::Figures => "",
            };
            let _ = write!(out, "<td{class}>{}</td>", in_cell(cell));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table>\n");
}

/// A move stands at one end of its cell and the clock at the other.
fn in_cell(line: &TextLine) -> String {
    match line.as_slice() {
        [made, clock @ Run::Clock(_)] => format!("<div class=\"made\">{} {}</div>", run(made), run(clock)),
        _ => runs(line),
    }
}

/// A result, or room to write one.
fn score_text(score: &str) -> String {
    if score.is_empty() { "&nbsp;".to_owned() } else { escaped(score) }
}

fn runs(line: &TextLine) -> String {
    line.iter().map(run).collect()
}

fn run(run: &Run) -> String {
    let text = escaped(run.text());
    match run {
        Run::Words(_) => text,
        Run::Strong(_) => format!("<strong>{text}</strong>"),
        Run::Name(_) => format!("<bdi>{text}</bdi>"),
        Run::Figures(_) => format!("<bdi dir=\"ltr\">{text}</bdi>"),
        Run::Score(_, direction) => format!("<bdo dir=\"{}\">{text}</bdo>", direction.html()),
        Run::Clock(_) => format!("<bdi dir=\"ltr\" class=\"clock\">{text}</bdi>"),
        Run::Fen(_) => format!("<span class=\"fen\"><bdi dir=\"ltr\">{text}</bdi></span>"),
        Run::Number(_) => format!("<span class=\"number\">{text}</span>"),
        Run::Move(_) => {
            let read = own_direction(&text, "<bdi dir=\"rtl\">", "</bdi>");
            format!("<bdo dir=\"ltr\" class=\"move\">{read}</bdo>")
        }
    }
}

/// A move runs from left to right, the Persian letters of a piece within it from right to left: they are put between two marks.
fn own_direction(text: &str, begin: &str, end: &str) -> String {
    let mut read = String::with_capacity(text.len());
    let mut before = false;
    for letter in text.chars() {
        let turned = ('\u{600}'..='\u{6ff}').contains(&letter);
        if turned != before {
            read.push_str(if turned { begin } else { end });
        }
        read.push(letter);
        before = turned;
    }
    if before {
        read.push_str(end);
    }
    read
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_a_persian_piece_keep_their_own_direction_within_a_move() {
        let rtl = |letters: &str| format!("<bdi dir=\"rtl\">{letters}</bdi>");
        let shown = |text: &str| run(&Run::Move(text.into()));
        let knight = rtl("اس");
        assert_eq!(shown("اسf3"), format!("<bdo dir=\"ltr\" class=\"move\">{knight}f3</bdo>"));
        assert_eq!(shown("e8=اس"), format!("<bdo dir=\"ltr\" class=\"move\">e8={knight}</bdo>"));
        assert_eq!(shown("Nf3"), "<bdo dir=\"ltr\" class=\"move\">Nf3</bdo>");
    }

    #[test]
    fn a_name_cannot_become_markup() {
        let name = Run::Name("<script>\"'&\u{7}".into());
        assert_eq!(run(&name), "<bdi>&lt;script&gt;&quot;&#39;&amp; </bdi>");
    }
}
