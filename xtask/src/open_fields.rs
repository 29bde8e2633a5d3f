//! A game is a few values with private fields: nobody reaches into them past their verbs.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::scan;

const FOLDER: &str = "crates/touchmove-conduct/src";

/// What every article works on; it is made for one act and kept nowhere.
const CASE: &str = "crates/touchmove-conduct/src/case.rs";

/// The values of a game that `parts!` does not list.
const BESIDES: [&str; 7] = ["Game", "Turn", "Ply", "Latent", "Person", "Scoresheet", "Adjournment"];

/// The rule of `cargo xtask tidy`.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let home = format!("{FOLDER}/game.rs");
    let game = fs::read_to_string(root.join(&home)).context(home)?;
    let parts = parts(&game);
    ensure!(parts.len() > BESIDES.len(), "the parts of a game were not found");
    let mut complaints = Vec::new();
    for path in scan::files(root, FOLDER, ".rs")? {
        let name = scan::below(root, &path);
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        complaints.extend(open_fields(&name, &text, &parts));
    }
    Ok(complaints)
}

/// The names of the values that make up a game.
fn parts(game: &str) -> BTreeSet<String> {
    let list = game.split("\nparts! {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap_or_default();
    let listed = list.lines().filter_map(|line| line.split(" = ").next()).map(str::trim);
    listed.chain(BESIDES).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Fields that others than their own module can write: any in a part of a game, those open to the crate in whatever is kept.
fn open_fields(name: &str, text: &str, parts: &BTreeSet<String>) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut of = None;
    for line in text.lines() {
        let named = line.split_once("struct ").filter(|_| !line.starts_with([' ', '/']));
        if let Some((_, named)) = named {
            let name_of = named.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next();
            let struct_name = name_of.unwrap_or_default();
            // The fields of a tuple stand in the same line, and no more follow.
            let tuple = named.split_once('(').map_or("", |(_, fields)| fields);
            if tuple.contains("pub(") || (parts.contains(struct_name) && tuple.contains("pub ")) {
                complaints.push(format!("{name}: {named} has an open field"));
            }
            of = Some(struct_name).filter(|_| !line.ends_with(';'));
        } else if line.starts_with('}') {
            of = None;
        } else if let Some(part) = of {
            let field = line.trim_start();
            let in_crate = field.starts_with("pub(") && name != CASE;
            if in_crate || (field.starts_with("pub ") && parts.contains(part)) {
                complaints.push(format!("{name}: {part} has an open field: {field}"));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(name: &str, text: &str) -> Vec<String> {
        let game = "\nparts! {\n    Offers = offers,\n    BoardState = board,\n}\n";
        open_fields(name, text, &parts(game))
    }

    #[test]
    fn a_planted_open_field_is_told() {
        let case = |text: &str, expected: &[&str]| assert_eq!(told("offers.rs", text), expected, "{text}");
        case("pub struct Game {\n    board: BoardState,\n}\n", &[]);
        case(
            "pub struct Game {\n    pub(crate) board: BoardState,\n}\n",
            &["offers.rs: Game has an open field: pub(crate) board: BoardState,"],
        );
        case(
            "pub(crate) struct Offers {\n    pub(super) open: bool,\n}\n",
            &["offers.rs: Offers has an open field: pub(super) open: bool,"],
        );
        case(
            "pub struct Ply {\n    pub by: Color,\n}\n",
            &["offers.rs: Ply has an open field: pub by: Color,"],
        );
        case(
            "struct Said {\n    pub(super) by: Color,\n}\n",
            &["offers.rs: Said has an open field: pub(super) by: Color,"],
        );
        case(
            "pub(crate) struct Displaced(pub(crate) bool);\n",
            &["offers.rs: Displaced(pub(crate) bool); has an open field"],
        );
        case("pub(crate) struct Offers(pub bool);\n", &["offers.rs: Offers(pub bool); has an open field"]);
    }

    #[test]
    fn what_is_handed_out_and_the_verbs_are_open() {
        let plain = "pub struct Offer {\n    pub after: usize,\n}\n\nimpl Offers {\n    pub(crate) fn open(&self) {}\n}\n";
        assert_eq!(told("offers.rs", plain), Vec::<String>::new());
        let verbs = "pub(crate) struct Offers(bool);\n\nimpl Offers {\n    pub(crate) fn open(&self) {}\n}\n";
        assert_eq!(told("offers.rs", verbs), Vec::<String>::new());
        // What an article works on is not part of the game.
        assert_eq!(
            told(CASE, "pub(crate) struct Case {\n    pub(crate) at: Moment,\n}\n"),
            Vec::<String>::new()
        );
    }
}
