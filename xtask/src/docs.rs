//! The documentation as web pages, which the server serves under `/docs`, and the check that every link in it leads somewhere.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a parser of Markdown has many events, few of which concern us"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::{complain, scan};

/// What is built from these pages is told at the end of the list of contents.
const BESIDE: [(&str, &str); 3] = [
    ("ARCHITECTURE.md", "architecture"),
    ("CONTRIBUTING.md", "contributing"),
    ("python/README.md", "python"),
];

/// The page that leads to all others.
const INDEX: &str = "docs/README.md";

/// A document: where it is in the repository, and its name under `/docs`.
struct Document {
    file: String,
    name: String,
    text: String,
}

/// The pages and the files they need, as the server has them below `/docs`.
pub(crate) fn write(root: &Path, folder: &Path) -> Result<()> {
    let documents = documents(root)?;
    complain(&broken(root, &documents))?;
    let template = fs::read_to_string(root.join("docs/theme/page.html")).context("docs/theme/page.html")?;
    fs::create_dir_all(folder)?;
    let names = names(&documents);
    let mut files = BTreeSet::from(["docs/theme/style.css".to_owned()]);
    for document in &documents {
        let page = Page::of(document, &names);
        files.extend(page.files);
        let written = template
            .replace("{title}", &page.title)
            .replace("{contents}", &contents(&documents, &names, &document.name))
            .replace("{body}", &page.body);
        fs::write(folder.join(format!("{}.html", document.name)), written)?;
    }
    for file in &files {
        let to = folder.join(below_docs(file));
        fs::create_dir_all(to.parent().unwrap_or(folder))?;
        fs::copy(root.join(file), &to).with_context(|| file.clone())?;
    }
    println!("docs: {} pages, {} files", documents.len(), files.len());
    Ok(())
}

/// Links that lead nowhere, and pages that the index does not name.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut documents = documents(root)?;
    let readme = fs::read_to_string(root.join("README.md"))?;
    documents.push(Document { file: "README.md".to_owned(), name: String::new(), text: readme });
    let mut found = broken(root, &documents);
    let named = links(&documents[0]).into_iter().map(|link| link.file).collect::<BTreeSet<_>>();
    for document in documents.iter().skip(1).filter(|document| !document.name.is_empty()) {
        if !named.contains(&document.file) {
            found.push(format!("{INDEX} does not lead to {}", document.file));
        }
    }
    Ok(found)
}

/// The index first.
fn documents(root: &Path) -> Result<Vec<Document>> {
    let read = |file: String, name: String| -> Result<Document> {
        let text = fs::read_to_string(root.join(&file)).with_context(|| file.clone())?;
        Ok(Document { file, name, text })
    };
    let mut documents = vec![read(INDEX.to_owned(), "index".to_owned())?];
    for path in scan::files(root, "docs", ".md")? {
        let file = scan::below(root, &path);
        if file != INDEX {
            let name = file.trim_start_matches("docs/").trim_end_matches(".md").to_owned();
            documents.push(read(file, name)?);
        }
    }
    for (file, name) in BESIDE {
        documents.push(read(file.to_owned(), name.to_owned())?);
    }
    Ok(documents)
}

/// The name of every file that is a page.
fn names(documents: &[Document]) -> BTreeMap<String, String> {
    documents.iter().map(|document| (document.file.clone(), document.name.clone())).collect()
}

/// A link within the repository: a file, and a heading of it.
#[derive(Debug, PartialEq, Eq)]
struct Link {
    file: String,
    heading: Option<String>,
}

impl Link {
    /// Where a link of a file leads; `None` if to elsewhere.
    fn of(from: &str, target: &str) -> Option<Link> {
        if target.contains("://") || target.starts_with("mailto:") || target.starts_with('/') {
            return None;
        }
        let (path, heading) = match target.split_once('#') {
            Some((path, heading)) => (path, Some(heading.to_owned())),
            None => (target, None),
        };
        if path.is_empty() {
            return Some(Link { file: from.to_owned(), heading });
        }
        let mut parts: Vec<&str> = from.split('/').collect();
        parts.pop();
        for part in path.split('/') {
            match part {
                "." | "" => {}
                ".." => {
                    parts.pop();
                }
                part => parts.push(part),
            }
        }
        Some(Link { file: parts.join("/"), heading })
    }
}

fn parser(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH)
}

fn links(document: &Document) -> Vec<Link> {
    let target = |event| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => Some(dest_url),
        _ => None,
    };
    parser(&document.text).filter_map(target).filter_map(|target| Link::of(&document.file, &target)).collect()
}

fn broken(root: &Path, documents: &[Document]) -> Vec<String> {
    let headings: BTreeMap<&str, BTreeSet<String>> =
        documents.iter().map(|document| (document.file.as_str(), headings(&document.text))).collect();
    let mut found = Vec::new();
    for document in documents {
        for link in links(document) {
            if !root.join(&link.file).exists() {
                found.push(format!("{}: a link leads to {}, which does not exist", document.file, link.file));
            } else if let Some(heading) = &link.heading
                && !headings.get(link.file.as_str()).is_some_and(|known| known.contains(heading))
            {
                found.push(format!("{}: {} has no heading #{heading}", document.file, link.file));
            }
        }
    }
    found
}

/// The words of a heading as a link has them.
fn anchor(heading: &str) -> String {
    let mut anchor = String::new();
    for letter in heading.trim().chars() {
        match letter {
            ' ' => anchor.push('-'),
            '-' | '_' => anchor.push(letter),
            letter if letter.is_alphanumeric() => anchor.extend(letter.to_lowercase()),
            _ => {}
        }
    }
    anchor
}

fn headings(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut heading: Option<String> = None;
    for event in parser(text) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => found.extend(heading.take().map(|words| anchor(&words))),
            Event::Text(words) | Event::Code(words) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&words);
                }
            }
            _ => {}
        }
    }
    found
}

/// The first heading of a document.
fn title(text: &str) -> &str {
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("Touchmove").trim()
}

/// A document as HTML.
struct Page {
    title: String,
    body: String,
    /// What it shows or hands out beside pages.
    files: Vec<String>,
}

impl Page {
    fn of(document: &Document, names: &BTreeMap<String, String>) -> Page {
        let mut files = Vec::new();
        let mut events: Vec<Event> = parser(&document.text).collect();
        for event in &mut events {
            if let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event
                && let Some(link) = Link::of(&document.file, dest_url)
            {
                let heading = link.heading.map(|heading| format!("#{heading}")).unwrap_or_default();
                let to = match names.get(&link.file) {
                    Some(name) if name == "index" => format!("/docs{heading}"),
                    Some(name) => format!("/docs/{name}{heading}"),
                    None => {
                        files.push(link.file.clone());
                        format!("/docs/{}", below_docs(&link.file))
                    }
                };
                *dest_url = CowStr::from(to);
            }
        }
        name_headings(&mut events);
        let mut body = String::new();
        html::push_html(&mut body, events.into_iter());
        // The server's policy lets no style stand in a page.
        for side in ["left", "right", "center"] {
            body = body.replace(&format!(" style=\"text-align: {side}\""), &format!(" class=\"{side}\""));
        }
        // What is wide can be scrolled, by the keyboard too.
        let body = body
            .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
            .replace("</table>", "</table></div>")
            .replace("<pre>", "<pre tabindex=\"0\">");
        Page { title: title(&document.text).to_owned(), body, files }
    }
}

/// Every heading has the name by which links find it.
fn name_headings(events: &mut [Event]) {
    let mut words = String::new();
    for at in (0..events.len()).rev() {
        match &mut events[at] {
            Event::End(TagEnd::Heading(_)) => words.clear(),
            Event::Text(text) | Event::Code(text) => words.insert_str(0, text),
            Event::Start(Tag::Heading { level, id, .. }) if *level != HeadingLevel::H1 => {
                *id = Some(CowStr::from(anchor(&words)));
            }
            _ => {}
        }
    }
}

/// A file of the repository below `/docs`.
fn below_docs(file: &str) -> &str {
    file.strip_prefix("docs/theme/").or_else(|| file.strip_prefix("docs/")).unwrap_or(file)
}

/// The list of contents: the index, where the page that is open is marked.
fn contents(documents: &[Document], names: &BTreeMap<String, String>, open: &str) -> String {
    let mut listed = String::new();
    for link in links(&documents[0]) {
        let Some(document) = documents.iter().find(|document| document.file == link.file) else { continue };
        let Some(name) = names.get(&link.file) else { continue };
        let here = if name == open { " aria-current=\"page\"" } else { "" };
        listed.push_str(&format!("<li><a href=\"/docs/{name}\"{here}>{}</a></li>\n", title(&document.text)));
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_found_from_where_it_stands() {
        let link = |from, target| Link::of(from, target).map(|link| (link.file, link.heading));
        assert_eq!(link("docs/live.md", "../examples/play.ts"), Some(("examples/play.ts".to_owned(), None)));
        assert_eq!(
            link("README.md", "docs/live.md#a"),
            Some(("docs/live.md".to_owned(), Some("a".to_owned())))
        );
        assert_eq!(link("docs/a.md", "#b"), Some(("docs/a.md".to_owned(), Some("b".to_owned()))));
        assert_eq!(link("docs/a.md", "https://handbook.fide.com"), None);
    }

    #[test]
    fn headings_have_the_names_that_links_use() {
        let found = headings("# Title\n\n## Limits and logging\n\n## The `second` path: why?\n");
        assert!(found.contains("limits-and-logging") && found.contains("the-second-path-why"), "{found:?}");
    }

    #[test]
    fn a_link_that_leads_nowhere_is_told() {
        let folder = std::env::temp_dir().join(format!("touchmove-docs-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("a.md"), "").unwrap();
        let text = "# A\n[b](b.md) [c](#none) [d](#a) [a](a.md)\n".to_owned();
        let document = Document { file: "a.md".to_owned(), name: "a".to_owned(), text };
        let told = broken(&folder, &[document]);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            told,
            ["a.md: a link leads to b.md, which does not exist", "a.md: a.md has no heading #none"]
        );
    }

    #[test]
    fn a_page_has_links_of_the_server_and_no_style_of_its_own() {
        let text = "# A\n\n## Two words\n\n[b](b.md#x) [p](p.json)\n\n|a|\n|-:|\n|1|\n".to_owned();
        let document = Document { file: "docs/a.md".to_owned(), name: "a".to_owned(), text };
        let names = BTreeMap::from([("docs/b.md".to_owned(), "b".to_owned())]);
        let page = Page::of(&document, &names);
        assert!(page.body.contains("<a href=\"/docs/b#x\">b</a>"), "{}", page.body);
        assert!(page.body.contains("<h2 id=\"two-words\">") && page.body.contains("<td class=\"right\">"));
        assert!(!page.body.contains("style="));
        assert_eq!((page.files, page.title.as_str()), (vec!["docs/p.json".to_owned()], "A"));
    }
}
