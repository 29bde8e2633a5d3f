//! Figures large enough to be read from the chair.

/// The height of a figure.
pub(super) const HEIGHT: usize = 5;

/// The five lines of `text`, which holds figures, colons and points; each cell is `scale` wide and high.
pub(super) fn large(text: &str, scale: usize) -> Vec<String> {
    (0..HEIGHT)
        .flat_map(|row| {
            let line: Vec<String> = text.chars().map(|c| stretch(figure(c)[row], scale)).collect();
            std::iter::repeat_n(line.join(&" ".repeat(scale)), scale)
        })
        .collect()
}

/// How wide `text` will be.
pub(super) fn width(text: &str, scale: usize) -> usize {
    text.chars().map(|c| (figure(c)[0].len() + 1) * scale).sum::<usize>().saturating_sub(scale)
}

fn stretch(cells: &str, scale: usize) -> String {
    cells.chars().flat_map(|cell| std::iter::repeat_n(if cell == '#' { '█' } else { ' ' }, scale)).collect()
}

fn figure(character: char) -> [&'static str; HEIGHT] {
    match character {
        '0' => ["####", "#  #", "#  #", "#  #", "####"],
        '1' => ["  # ", " ## ", "  # ", "  # ", " ###"],
        '2' => ["####", "   #", "####", "#   ", "####"],
        '3' => ["####", "   #", " ###", "   #", "####"],
        '4' => ["#  #", "#  #", "####", "   #", "   #"],
        '5' => ["####", "#   ", "####", "   #", "####"],
        '6' => ["####", "#   ", "####", "#  #", "####"],
        '7' => ["####", "   #", "  # ", " #  ", " #  "],
        '8' => ["####", "#  #", "####", "#  #", "####"],
        '9' => ["####", "#  #", "####", "   #", "####"],
        ':' => [" ", "#", " ", "#", " "],
        '.' => [" ", " ", " ", " ", "#"],
        _ => ["    "; HEIGHT],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_the_width_it_is_said_to_have() {
        for scale in 1..4 {
            let lines = large("1:23:45.6", scale);
            assert_eq!(lines.len(), HEIGHT * scale);
            assert!(lines.iter().all(|line| line.chars().count() == width("1:23:45.6", scale)), "{lines:?}");
        }
    }

    #[test]
    fn no_two_figures_look_alike() {
        let shapes: std::collections::BTreeSet<_> = "0123456789:.".chars().map(figure).collect();
        assert_eq!(shapes.len(), 12);
    }
}
