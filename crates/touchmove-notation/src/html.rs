//! Words of people inside HTML, XML and SVG.

use alloc::string::String;

/// The text as it can stand in an element or an attribute: none of it is markup. Lines and tabs stay; other control characters, which do
/// not belong in a document, become blanks.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' | '\t' => safe.push(letter),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sign_of_a_text_is_markup() {
        assert_eq!(
            escaped(r#"<a href="x">'&'</a>"#),
            "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"
        );
        assert_eq!(escaped("one\ntwo\tthree\u{0}\u{1b}\u{85}four"), "one\ntwo\tthree   four");
        assert_eq!(escaped("Ձf3 اس"), "Ձf3 اس");
    }
}
