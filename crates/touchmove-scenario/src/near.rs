//! Words near a mistyped one.

use alloc::vec::Vec;

/// How many letters must be put in, taken out or exchanged to get from one word to the other.
pub fn letters_apart(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (place, from) in a.chars().enumerate() {
        let mut next = alloc::vec![place + 1];
        for ((to, diagonal), above) in b.iter().zip(&row).zip(row.iter().skip(1)) {
            let left = next.last().copied().unwrap_or(0);
            next.push((diagonal + usize::from(from != *to)).min(left + 1).min(above + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

/// The known word that a word is a slip of, if it is near enough: one letter of a short word, two of a longer one.
pub(crate) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let letters = word.chars().count();
    let near = match letters {
        0..=2 => return None,
        3..=4 => 1,
        _ => 2,
    };
    let apart = known
        .filter(|one| one.chars().count() > 2)
        .map(|one| (letters_apart(&word, &one.to_lowercase()), one));
    apart.filter(|(apart, _)| (1..=near).contains(apart)).min_by_key(|(apart, _)| *apart).map(|(_, one)| one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_counted_both_ways() {
        assert_eq!(letters_apart("", "abc"), 3);
        assert_eq!(letters_apart("abc", ""), 3);
        assert_eq!(letters_apart("flaw", "lawn"), 2);
    }

    #[test]
    fn a_slip_is_near_and_another_word_is_not() {
        let known = ["touches", "plays", "presses"];
        assert_eq!(nearest("toches", known.into_iter()), Some("touches"));
        assert_eq!(nearest("plais", known.into_iter()), Some("plays"));
        assert_eq!(nearest("jumps", known.into_iter()), None);
        assert_eq!(nearest("presses", known.into_iter()), None, "it is no slip");
    }
}
