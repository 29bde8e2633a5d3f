//! A report for printing: one page of HTML with its own plain style and nothing from elsewhere.

use alloc::format;
use alloc::string::String;
use core::fmt::Write as _;

use touchmove_notation::html::escaped;

use super::told::{ToldItem, ToldReport};

/// What keeps the page readable on paper.
const STYLE: &str = "\
body{font:11pt/1.4 serif;color:#000;background:#fff;max-width:46em;margin:2em auto;padding:0 1em}\
h1{font-size:16pt;margin:0 0 .5em}dl{display:grid;grid-template-columns:max-content 1fr;gap:.1em 1em;margin:0 0 1.5em}\
dt{font-weight:bold}dd{margin:0}article{border-top:1px solid #000;padding:.6em 0;break-inside:avoid}\
header{font-size:9.5pt}p{margin:.3em 0}ul{margin:.3em 0;padding-inline-start:1.4em}.clocks{font-variant-numeric:tabular-nums}\
.articles{font-weight:bold;white-space:nowrap}@page{margin:18mm}@media print{body{margin:0;padding:0;max-width:none}}";

impl ToldReport<'_> {
    /// As a page of its own.
    pub fn html(&self) -> String {
        let mut out = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
            escaped(self.language),
            escaped(self.direction),
            escaped(self.title),
            escaped(self.title)
        );
        if !self.heading.is_empty() {
            out.push_str("<dl>\n");
            for (label, value) in self.heading {
                let _ = writeln!(out, "<dt>{}</dt><dd dir=\"auto\">{}</dd>", escaped(label), escaped(value));
            }
            out.push_str("</dl>\n");
        }
        for item in self.items {
            article(&mut out, item);
        }
        if self.items.is_empty() {
            let _ = writeln!(out, "<p>{}</p>", escaped(self.nothing));
        }
        out.push_str("</body>\n</html>\n");
        out
    }
}

fn article(out: &mut String, item: &ToldItem) {
    let _ = writeln!(
        out,
        "<article>\n<header><bdi dir=\"ltr\">{}</bdi> · {}</header>\n<p dir=\"auto\">{}</p>",
        escaped(&item.when),
        escaped(&item.place),
        escaped(&item.fact)
    );
    for line in &item.shown {
        let _ = writeln!(out, "<p class=\"clocks\">{}</p>", escaped(line));
    }
    out.push_str("<ul>\n");
    for ruling in &item.rulings {
        let _ = write!(
            out,
            "<li><span dir=\"auto\">{}</span> <bdi class=\"articles\" dir=\"ltr\">({})</bdi>",
            escaped(&ruling.text),
            escaped(&ruling.listed)
        );
        for reading in &ruling.readings {
            let _ = write!(out, " [{}]", escaped(reading));
        }
        out.push_str("</li>\n");
    }
    out.push_str("</ul>\n</article>\n");
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec;

    use super::*;

    #[test]
    fn a_name_cannot_become_markup() {
        let heading = vec![("Player".to_string(), "<script>\"'&\u{7}".to_string())];
        let report = ToldReport {
            title: "A <b> title",
            language: "en\"",
            direction: "ltr",
            heading: &heading,
            items: &[],
            nothing: "Nothing & nobody.",
        };
        let page = report.html();
        assert!(!page.contains("<script>") && !page.contains("<b>") && !page.contains('\u{7}'));
        assert!(page.contains("&lt;script&gt;&quot;&#39;&amp;"));
        assert!(page.contains("lang=\"en&quot;\""));
        assert!(page.contains("<p>Nothing &amp; nobody.</p>"));
    }
}
