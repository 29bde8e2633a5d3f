//! Letters that look like Latin ones and are typed for them (I-052).

/// The Latin letter or digit that a character is taken for by its looks, or else itself.
///
/// Only what cannot be told apart by eye is here: Cyrillic, Greek and full-width forms, and the Armenian round O.
/// The Armenian Ն is a rook and is never taken for a Latin N (I-052).
pub(crate) fn latin(c: char) -> char {
    if c.is_ascii() {
        return c;
    }
    match c {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' | 'Ϲ' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'Ј' => 'J',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' | 'Օ' => 'O',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'а' | 'α' => 'a',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' => 'h',
        'о' | 'ο' | 'օ' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'х' | 'χ' => 'x',
        '\u{ff01}'..='\u{ff5e}' => full_width(c),
        _ => c,
    }
}

/// The ASCII character of a full-width form, which stands 0xfee0 further on.
fn full_width(c: char) -> char {
    u32::from(c).checked_sub(0xfee0).and_then(char::from_u32).unwrap_or(c)
}

/// The character as it is compared in words: small, and Arabic letters as Persian writes them.
pub(crate) fn in_words(c: char) -> char {
    match c {
        'ي' | 'ى' => 'ی',
        'ك' => 'ک',
        'ة' => 'ه',
        _ => c.to_lowercase().next().unwrap_or(c),
    }
}

/// Characters that show nothing: direction marks and isolates, joiners, variation selectors (section 3 of the
/// Persian vocabulary isolates moves so).
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'
            | '\u{2066}'..='\u{2069}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}'
    )
}

/// The value of a digit: Latin, Persian, Arabic, Devanagari or full-width.
pub(crate) fn digit(c: char) -> Option<u8> {
    let zero = match c {
        '0'..='9' => '0',
        '\u{6f0}'..='\u{6f9}' => '\u{6f0}',
        '\u{660}'..='\u{669}' => '\u{660}',
        '\u{966}'..='\u{96f}' => '\u{966}',
        '\u{ff10}'..='\u{ff19}' => '\u{ff10}',
        _ => return None,
    };
    u32::from(c).checked_sub(u32::from(zero)).and_then(|value| u8::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_armenian_rook_is_never_a_latin_knight() {
        assert_eq!(latin('Ն'), 'Ն');
        assert_eq!(latin('ն'), 'ն');
        assert_eq!(latin('Ձ'), 'Ձ');
    }

    #[test]
    fn cyrillic_letters_in_the_second_armenian_text_are_read_as_the_latin_ones_they_look_like() {
        let written: [(char, char); 6] =
            [('х', 'x'), ('е', 'e'), ('р', 'p'), ('а', 'a'), ('С', 'C'), ('О', 'O')];
        for (typed, meant) in written {
            assert!(!typed.is_ascii());
            assert_eq!(latin(typed), meant);
        }
        assert_eq!(latin('\u{ff4e}'), 'n');
    }

    #[test]
    fn digits_of_four_scripts_have_their_values() {
        assert_eq!(['8', '۸', '٨', '८', '\u{ff18}'].map(digit), [Some(8); 5]);
        assert_eq!(digit('x'), None);
    }
}
