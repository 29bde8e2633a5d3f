//! The `Termination` tag: the words of the standard, and those that servers write.

/// How a game ended, by its tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Termination {
    /// Not said, or said in words that are not known.
    Unsaid,
    /// `normal`: mate, resignation, agreement, a claim; whatever the players did.
    Normal,
    /// A flag fell.
    Time,
    /// An arbiter's ruling, a default, an accident: the result need not follow from the board.
    Ruling,
    /// Still going on.
    Unterminated,
    /// By checkmate, says the tag.
    Checkmate,
    /// By stalemate.
    Stalemate,
    /// By resignation.
    Resignation,
    /// By agreement, repetition or another claim: a draw.
    Drawn,
}

impl Termination {
    /// Reads the tag.
    pub(super) fn read(value: &str) -> Termination {
        let value = value.trim();
        if value.eq_ignore_ascii_case("normal") {
            return Termination::Normal;
        }
        let value = value.to_ascii_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| value.contains(word));
        if value.is_empty() || value == "?" {
            Termination::Unsaid
        } else if says(&["unterminated", "in progress"]) {
            Termination::Unterminated
        } else if says(&["infraction", "abandon", "adjudicat", "death", "emergency", "unplayed", "default"]) {
            Termination::Ruling
        } else if says(&["time forfeit", "on time", "timeout", "flag"]) {
            Termination::Time
        } else if says(&["checkmate"]) {
            Termination::Checkmate
        } else if says(&["stalemate"]) {
            Termination::Stalemate
        } else if says(&["resign"]) {
            Termination::Resignation
        } else if says(&["agreement", "repetition", "insufficient"]) {
            Termination::Drawn
        } else {
            Termination::Unsaid
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_standard_and_of_servers_are_read() {
        for (value, expected) in [
            ("normal", Termination::Normal),
            ("Normal", Termination::Normal),
            ("time forfeit", Termination::Time),
            ("Time forfeit", Termination::Time),
            ("Ann won on time", Termination::Time),
            ("Game drawn by timeout vs insufficient material", Termination::Time),
            ("rules infraction", Termination::Ruling),
            ("Abandoned", Termination::Ruling),
            ("unterminated", Termination::Unterminated),
            ("Ann won by checkmate", Termination::Checkmate),
            ("Game drawn by stalemate", Termination::Stalemate),
            ("Ann won by resignation", Termination::Resignation),
            ("Game drawn by repetition", Termination::Drawn),
            ("", Termination::Unsaid),
            ("?", Termination::Unsaid),
            ("rain", Termination::Unsaid),
        ] {
            assert_eq!(Termination::read(value), expected, "{value}");
        }
    }
}
