//! Text that cannot become markup, and words that keep their own direction.

/// Text that cannot become markup.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// A move: every letter after the other from left to right, whatever its script. Isolation would not do: between a
/// Persian letter and a Latin one a digit would go over to the Persian side, and Rook 1 d5 be read 1 Rook d5.
pub(crate) fn moved(text: &str) -> String {
    format!("<bdo dir=\"ltr\" class=\"move\">{}</bdo>", escaped(text))
}

/// A clock, a result, a position, a control: from left to right.
pub(crate) fn ltr(text: &str) -> String {
    format!("<bdi dir=\"ltr\">{}</bdi>", escaped(text))
}

/// A name: in its own direction, without touching what stands beside it.
pub(crate) fn name(text: &str) -> String {
    format!("<bdi>{}</bdi>", escaped(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_become_markup() {
        assert_eq!(name("<script>\"'&\u{7}"), "<bdi>&lt;script&gt;&quot;&#39;&amp; </bdi>");
    }
}
