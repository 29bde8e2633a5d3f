//! Names near a mistyped one.

/// The `most` known names with the fewest changes, nearest first; equals in their given order, each once.
pub(crate) fn to<'a>(word: &str, known: impl Iterator<Item = &'a str>, most: usize) -> Vec<&'a str> {
    let mut near: Vec<(usize, &str)> = Vec::new();
    for name in known {
        if !near.iter().any(|(_, other)| *other == name) {
            near.push((changes(word, name), name));
        }
    }
    near.sort_by_key(|(changes, _)| *changes);
    near.into_iter().take(most).map(|(_, name)| name).collect()
}

/// How many letters must be put in, taken out or exchanged to get from one word to the other.
fn changes(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let exchanged = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = exchanged.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_number_comes_first() {
        let known = ["6.9", "7.5.5", "7.5.1", "9.5.3"];
        assert_eq!(to("7.5.9", known.into_iter(), 2), ["7.5.5", "7.5.1"]);
    }

    #[test]
    fn changes_are_counted_both_ways() {
        assert_eq!(changes("", "abc"), 3);
        assert_eq!(changes("abc", ""), 3);
        assert_eq!(changes("flaw", "lawn"), 2);
    }
}
