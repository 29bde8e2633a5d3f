//! How Armenian and Persian are written: letters, digits, punctuation, and moves kept left to right.

/// What is wrong with how a translated gist is written.
pub(crate) fn complaints(tag: &str, english: &str, text: &str) -> Vec<String> {
    let mut complaints = letters(tag, text);
    let text = &if tag == "hy" { english_pieces(text) } else { text.to_owned() };
    if text.trim() != text || text.contains("  ") {
        complaints.push("has a space too many".to_owned());
    }
    let stop = if tag == "hy" { '։' } else { '.' };
    if english.ends_with('.') != text.ends_with(stop) {
        complaints.push(format!("ends unlike the English gist (a sentence ends with {stop})"));
    }
    if numbers(english) != numbers(text) {
        complaints.push(format!("has the numbers {:?}, not {:?}", numbers(text), numbers(english)));
    }
    for word in latin(text) {
        if !latin(english).contains(&word) {
            complaints.push(format!("the word {word} is not in the English gist"));
        }
    }
    for written in moves(english) {
        if !moves(text).contains(&written) {
            complaints.push(format!("{written} is missing"));
        }
    }
    if tag == "fa" {
        complaints.extend(persian_digits(text));
    }
    complaints
}

/// Letters and punctuation of another script.
pub(crate) fn letters(tag: &str, text: &str) -> Vec<String> {
    let (foreign, parted): (&[(&str, &str)], &[&str]) = match tag {
        "hy" => (&ARMENIAN, &[]),
        _ => (&PERSIAN, &["می", "نمی", "ها", "های", "هایی", "ترین"]),
    };
    let mut complaints: Vec<String> = foreign
        .iter()
        .filter(|(wrong, _)| text.match_indices(wrong).any(|(at, _)| !is_in_a_number(text, at)))
        .map(|(wrong, right)| format!("{wrong:?} is to be {right}"))
        .collect();
    if tag == "hy" && ends_by_a_plain_stop(text) {
        complaints.push("a sentence ends with ։, not with a full stop".to_owned());
    }
    for word in text.split(' ').filter(|word| parted.contains(word)) {
        complaints.push(format!("{word} is joined with a half-space (U+200C)"));
    }
    complaints
}

const ARMENIAN: [(&str, &str); 9] = [
    (":", "։ (U+0589) or ՝"),
    (";", "a comma, ՝ or a new sentence"),
    ("\u{2024}", "։ or a plain full stop in numbers"),
    ("\"", "« »"),
    ("'", "՚ or nothing"),
    ("?", "՞ on the word asked"),
    ("!", "՜ on the word called out"),
    ("եւ", "և"),
    ("`", "՝"),
];

const PERSIAN: [(&str, &str); 16] = [
    ("ك", "ک (U+06A9)"),
    ("ي", "ی (U+06CC)"),
    ("ى", "ی (U+06CC)"),
    ("ة", "ه"),
    ("ۀ", "ه: the ezafe after it is not written"),
    ("\u{654}", "nothing: the ezafe after ه is not written"),
    ("ه\u{200C}ی ", "ه: the ezafe after it is not written"),
    ("ـ", "nothing"),
    (",", "،"),
    (";", "؛"),
    ("?", "؟"),
    ("\"", "« »"),
    ("'", "nothing"),
    ("٫", "a plain full stop"),
    ("\u{2066}", "left out: marks are put in when the table is written"),
    ("\u{2069}", "left out: marks are put in when the table is written"),
];

/// A sign between two digits, as in 14:30.
fn is_in_a_number(text: &str, at: usize) -> bool {
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    is_digit(text[..at].chars().next_back()) && is_digit(text[at..].chars().nth(1))
}

/// Between clauses the dot is the միջակետ, and a small letter follows; at the end of a sentence it is wrong.
fn ends_by_a_plain_stop(text: &str) -> bool {
    let is_armenian = |c: char| ('\u{531}'..='\u{587}').contains(&c);
    text.match_indices('.').any(|(at, _)| {
        let after = text[at + 1..].trim_start().chars().next();
        text[..at].ends_with(is_armenian) && after.is_none_or(char::is_uppercase)
    })
}

/// Every number in the text, whichever digits it is written with, sorted.
fn numbers(text: &str) -> Vec<String> {
    let digits: String = text
        .chars()
        .map(|c| match c {
            '۰'..='۹' => char::from_digit(u32::from(c) - u32::from('۰'), 10).unwrap_or(c),
            c => c,
        })
        .collect();
    let mut numbers: Vec<String> = digits
        .split(|c: char| !c.is_ascii_digit())
        .filter(|run| !run.is_empty())
        .map(str::to_owned)
        .collect();
    numbers.sort();
    numbers
}

/// Moves with the English letters of the pieces, so that Ձgf3 and Ngf3 are the same: Armenian gists have the Armenian ones.
fn english_pieces(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let is_sign = |at: Option<usize>| {
        at.and_then(|at| chars.get(at)).is_some_and(|c| matches!(c, 'a'..='h' | '1'..='8' | 'x'))
    };
    let letter = |at: usize, c: char| match c {
        _ if !is_sign(at.checked_sub(1)) && !is_sign(Some(at + 1)) => c,
        'Ա' => 'K',
        'Թ' => 'Q',
        'Ն' => 'R',
        'Փ' => 'B',
        'Ձ' => 'N',
        c => c,
    };
    chars.iter().enumerate().map(|(at, c)| letter(at, *c)).collect()
}

/// The words in Latin letters.
fn latin(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| word.bytes().any(|b| b.is_ascii_alphabetic()))
        .map(str::to_owned)
        .collect()
}

/// What is written in signs of notation: moves, castling, results.
fn moves(text: &str) -> Vec<String> {
    let is_move = |word: &&str| {
        let letter = word.bytes().any(|b| b.is_ascii_lowercase());
        let digit = word.bytes().any(|b| b.is_ascii_digit());
        (letter && digit && word.len() <= 6 && word.is_ascii())
            || (digit && word.contains('-'))
            || *word == "="
    };
    // An Armenian ending is joined to a square with a hyphen, as in e4-ում.
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '='))
        .map(|word| word.trim_matches('-'))
        .filter(is_move)
        .map(str::to_owned)
        .collect()
}

/// Counts have Persian digits; articles, squares, ranks, moves and results have Latin ones.
fn persian_digits(text: &str) -> Vec<String> {
    let named = ["ماده", "مواد", "عرض", "عدد"];
    let joins = ["تا", "و", "یا", "،"];
    let mut complaints = Vec::new();
    let mut follows_a_name = false;
    let mut next_to_a_name = false;
    for word in text.split([' ', '\u{200C}', '،', '(', ')', '«', '»']).filter(|word| !word.is_empty()) {
        let word = word.trim_end_matches(['.', ':', '؛']);
        let latin = word.bytes().any(|b| b.is_ascii_digit());
        let persian = word.chars().any(|c| ('۰'..='۹').contains(&c));
        let written =
            word.contains('.') || word.contains('-') || word.bytes().any(|b| b.is_ascii_alphabetic());
        if latin && !written && !follows_a_name {
            complaints.push(format!("{word} is a count and has Persian digits"));
        }
        if persian && next_to_a_name {
            complaints.push(format!("{word} names a place and has Latin digits"));
        }
        next_to_a_name = named.iter().any(|name| word.starts_with(name)) || next_to_a_name && word == "های";
        follows_a_name = next_to_a_name || follows_a_name && (latin || joins.contains(&word));
    }
    complaints
}

/// The text with marks around what is read from left to right, so that neighbours do not change its order.
pub(crate) fn isolated(text: &str) -> String {
    let mut out = String::new();
    let mut run = String::new();
    for c in text.chars() {
        if c.is_ascii_graphic() || matches!(c, '½' | '×') {
            run.push(c);
        } else {
            push_isolated(&mut out, &run);
            run.clear();
            out.push(c);
        }
    }
    push_isolated(&mut out, &run);
    out
}

fn push_isolated(out: &mut String, run: &str) {
    let mut inner = run;
    while let Some(less) = without_the_sentences_mark(inner) {
        inner = less;
    }
    let is_sign = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '#' | '=' | '½');
    if !inner.contains(is_sign) {
        out.push_str(run);
        return;
    }
    let before = run.find(inner).unwrap_or_default();
    out.push_str(&run[..before]);
    out.push('\u{2066}');
    out.push_str(inner);
    out.push('\u{2069}');
    out.push_str(&run[before + inner.len()..]);
}

/// A bracket or a full stop that belongs to the sentence stays outside.
fn without_the_sentences_mark(run: &str) -> Option<&str> {
    let open = run.matches('(').count();
    let close = run.matches(')').count();
    if open > close {
        return run.strip_prefix('(');
    }
    if close > open && run.ends_with(')') {
        return run.strip_suffix(')');
    }
    if run.ends_with("e.p.") { None } else { run.strip_suffix(['.', ':']) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armenian_sentences_end_with_their_own_stop() {
        assert!(complaints("hy", "One.", "Մեկ։").is_empty());
        assert_eq!(complaints("hy", "One.", "Մեկ:").len(), 2);
        assert_eq!(complaints("hy", "One.", "Մեկ.").len(), 2);
        assert_eq!(complaints("hy", "Heading", "Վերնագիր։").len(), 1);
        assert_eq!(letters("hy", "նա եւ ես").len(), 1);
    }

    #[test]
    fn persian_has_its_own_letters_and_half_spaces() {
        assert!(letters("fa", "مهره‌ها حرکت می‌کنند، یکی‌یکی").is_empty());
        assert_eq!(letters("fa", "كيش").len(), 2);
        assert_eq!(letters("fa", "مهره ها حرکت می کنند").len(), 2);
        assert_eq!(letters("fa", "شاه, وزیر").len(), 1);
        assert!(letters("fa", "برگه ثبت").is_empty());
        for ezafe in ["برگه\u{654} ثبت", "برگه\u{200C}ی ثبت", "برگ\u{6C0} ثبت"] {
            assert_eq!(letters("fa", ezafe).len(), 1, "{ezafe}");
        }
    }

    #[test]
    fn counts_have_persian_digits_and_places_latin_ones() {
        assert!(persian_digits("ماده‌های 3.1 تا 3.9 و ۵۰ حرکت").is_empty());
        assert!(persian_digits("مواد 1 تا 5 مقررات است؛ ۲ دقیقه، e4 و 0-0").is_empty());
        assert_eq!(persian_digits("50 حرکت").len(), 1);
        assert_eq!(persian_digits("ماده ۳").len(), 1);
    }

    #[test]
    fn numbers_and_moves_are_not_lost_in_translation() {
        assert!(complaints("fa", "After 10 minutes, Ngf3.", "پس از ۱۰ دقیقه، Ngf3.").is_empty());
        assert_eq!(complaints("fa", "After 10 minutes, Ngf3.", "پس از ۱۵ دقیقه، Ngf3.").len(), 1);
        assert_eq!(complaints("hy", "Then 0-0.", "Ապա՝ 0-0-0։").len(), 2);
        assert!(complaints("hy", "After Ngf3, d8Q.", "Ձgf3-ից հետո՝ d8Թ։").is_empty());
        assert_eq!(complaints("hy", "After Ngf3.", "Ձgf4-ից հետո։").len(), 3);
        assert_eq!(complaints("hy", "The king moves.", "King քայլում է։").len(), 1);
    }

    #[test]
    fn what_reads_from_left_to_right_is_kept_together() {
        assert_eq!(isolated("به e4 رفت."), "به \u{2066}e4\u{2069} رفت.");
        assert_eq!(isolated("(ماده 4.1)."), "(ماده \u{2066}4.1\u{2069}).");
        assert_eq!(isolated("نشان (=) است"), "نشان \u{2066}(=)\u{2069} است");
        assert_eq!(isolated("با 0-0."), "با \u{2066}0-0\u{2069}.");
        assert_eq!(isolated("شاه (و رخ)."), "شاه (و رخ).");
    }
}
