//! `touchmove verify`: judges every journal of a folder again.

use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use serde_json::{Value, json};
use touchmove_server::verify::{self, Difference, Verified};

use crate::cmd::backup::named;
use crate::outcome::{Answer, Outcome};

/// Judge every journal again with this program and list, by article, every ruling that would differ.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove verify data                        the journal of a server, before it is started with this version
  touchmove verify stick/club.sqlite           a backup
  touchmove verify stick/mirror.jsonl --json   a second path; for other programs

Nothing is changed, and the server may be running. The exit code is 0 if this version makes every ruling that stands in the journals,
1 if some would differ.")]
pub(crate) struct Args {
    /// The folder of the journal, or a copy of the journal
    data: PathBuf,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    let file = if args.data.is_dir() { args.data.join("journal.sqlite") } else { args.data.clone() };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let found = runtime.block_on(verify::examine(&file)).map_err(|error| named(&file, error))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&form(&found))?);
    } else {
        say(&found, &file);
    }
    let is_fine = found.differences.is_empty() && found.unreadable.is_empty();
    Ok(if is_fine { Outcome::Fine } else { Outcome::Findings })
}

fn say(found: &Verified, file: &Path) {
    for (journal, why) in &found.unreadable {
        println!("the journal {journal} cannot be judged: {why}");
    }
    for (article, differences) in found.by_article() {
        println!("{article}: {} would differ", counted(differences.len(), "entry", "entries"));
        for one in differences {
            let by = one.judged_by.as_ref().map(|version| format!(", judged by {version}"));
            println!("  {} {}, entry {}{}", one.kind, one.journal, one.seq, by.unwrap_or_default());
            for (word, rulings) in [("was", &one.before), ("now", &one.now)] {
                for ruling in rulings {
                    println!("    {word} {}", decision_in(ruling));
                }
            }
        }
    }
    println!(
        "{}: {} with {} judged again by {}; {} would differ",
        file.display(),
        counted(found.journals, "journal", "journals"),
        counted(found.entries, "entry", "entries"),
        verify::VERSION,
        counted(found.differences.len(), "entry", "entries"),
    );
}

fn counted(many: usize, one: &str, more: &str) -> String {
    format!("{many} {}", if many == 1 { one } else { more })
}

/// What a ruling as it stands in a journal decides, under its article.
fn decision_in(ruling: &Value) -> String {
    format!("{} {}", ruling["article"].as_str().unwrap_or("?"), ruling["decision"])
}

fn form(found: &Verified) -> Value {
    let entry = |one: &Difference| {
        json!({"kind": one.kind, "journal": one.journal, "entry": one.seq, "judged_by": one.judged_by,
            "before": one.before, "now": one.now})
    };
    let articles: serde_json::Map<String, Value> = found
        .by_article()
        .into_iter()
        .map(|(article, all)| (article, all.into_iter().map(entry).collect()))
        .collect();
    let unreadable: Vec<Value> =
        found.unreadable.iter().map(|(journal, why)| json!({"journal": journal, "why": why})).collect();
    json!({"version": verify::VERSION, "journals": found.journals, "entries": found.entries,
        "differences": found.differences.len(), "articles": articles, "unreadable": unreadable})
}
