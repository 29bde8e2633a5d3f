//! Names near a mistyped one.

use touchmove_scenario::letters_apart;

/// The `most` known names with the fewest changes, nearest first; equals in their given order, each once.
pub(crate) fn to<'a>(word: &str, known: impl Iterator<Item = &'a str>, most: usize) -> Vec<&'a str> {
    let mut near: Vec<(usize, &str)> = Vec::new();
    for name in known {
        if !near.iter().any(|(_, other)| *other == name) {
            near.push((letters_apart(word, name), name));
        }
    }
    near.sort_by_key(|(apart, _)| *apart);
    near.into_iter().take(most).map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_number_comes_first() {
        let known = ["6.9", "7.5.5", "7.5.1", "9.5.3"];
        assert_eq!(to("7.5.9", known.into_iter(), 2), ["7.5.5", "7.5.1"]);
    }
}
