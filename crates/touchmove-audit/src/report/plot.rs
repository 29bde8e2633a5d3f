//! Plots as SVG, drawn by hand: bars, with their numbers in words for those who do not see them.

use std::fmt::Write;

use touchmove_notation::html::escaped;

/// A bar: its name, and a number for each of the series.
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) parts: Vec<u64>,
}

/// A series of a plot: its name, and the class that colours it.
pub(super) struct Series {
    pub(super) name: &'static str,
    pub(super) class: &'static str,
}

const WIDTH: u64 = 860;
const ROW: u64 = 22;
const LABEL: u64 = 240;

/// Bars that lie one below the other, their parts one after the other.
pub(super) fn lying(id: &str, title: &str, series: &[Series], bars: &[Bar]) -> String {
    let most = bars.iter().map(sum).max().unwrap_or_default().max(1);
    let height = ROW * bars.len() as u64 + 34;
    let mut svg = open(id, title, height, &describe(series, bars));
    svg += &legend(series);
    for (index, bar) in bars.iter().enumerate() {
        let y = 30 + ROW * index as u64;
        let _ = write!(
            svg,
            "<text class=\"name\" x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            LABEL - 8,
            y + 14,
            escaped(&bar.name)
        );
        let mut x = LABEL;
        for (part, one) in bar.parts.iter().zip(series) {
            let length = part * (WIDTH - LABEL - 90) / most;
            // What is there is seen, however little it is.
            let length = if *part > 0 { length.max(2) } else { 0 };
            let _ = write!(
                svg,
                "<rect class=\"{}\" x=\"{x}\" y=\"{y}\" width=\"{length}\" height=\"{}\"/>",
                one.class,
                ROW - 6
            );
            x += length;
        }
        let _ = write!(svg, "<text x=\"{}\" y=\"{}\">{}</text>", x + 6, y + 14, grouped(sum(bar)));
    }
    svg + "</svg>\n"
}

/// Bars that stand side by side, for things in the order of time.
pub(super) fn standing(id: &str, title: &str, series: &[Series], bars: &[Bar]) -> String {
    const TALL: u64 = 200;
    let most = bars.iter().map(sum).max().unwrap_or_default().max(1);
    let mut svg = open(id, title, TALL + 70, &describe(series, bars));
    svg += &legend(series);
    let count = bars.len().max(1) as u64;
    let _ = write!(svg, "<text x=\"0\" y=\"44\">{}</text>", grouped(most));
    for (index, bar) in bars.iter().enumerate() {
        let left = 60 + (WIDTH - 60) * index as u64 / count;
        let right = 60 + (WIDTH - 60) * (index as u64 + 1) / count;
        let wide = (right - left).saturating_sub(u64::from(right - left > 3)).max(1);
        let mut y = 34 + TALL;
        for (part, one) in bar.parts.iter().zip(series) {
            let tall = part * TALL / most;
            let tall = if *part > 0 { tall.max(1) } else { 0 };
            y = y.saturating_sub(tall);
            let _ = write!(
                svg,
                "<rect class=\"{}\" x=\"{left}\" y=\"{y}\" width=\"{wide}\" height=\"{tall}\"><title>{} {}: {part}</title></rect>",
                one.class,
                escaped(&bar.name),
                one.name
            );
        }
        // About ten names fit below.
        if (index as u64).is_multiple_of(count.div_ceil(10)) {
            let _ = write!(svg, "<text x=\"{left}\" y=\"{}\">{}</text>", TALL + 52, escaped(&bar.name));
        }
    }
    let _ = write!(svg, "<line x1=\"60\" x2=\"{WIDTH}\" y1=\"{0}\" y2=\"{0}\"/>", 34 + TALL);
    svg + "</svg>\n"
}

fn open(id: &str, title: &str, height: u64, description: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-labelledby=\"{id}-title {id}-text\">\
         <title id=\"{id}-title\">{}</title><desc id=\"{id}-text\">{}</desc>",
        escaped(title),
        escaped(description)
    )
}

fn legend(series: &[Series]) -> String {
    let mut svg = String::new();
    if series.len() < 2 {
        return svg;
    }
    for (index, one) in series.iter().enumerate() {
        let x = LABEL + 130 * index as u64;
        let _ = write!(
            svg,
            "<rect class=\"{}\" x=\"{x}\" y=\"4\" width=\"12\" height=\"12\"/><text x=\"{}\" y=\"15\">{}</text>",
            one.class,
            x + 18,
            one.name
        );
    }
    svg
}

/// The plot in words.
fn describe(series: &[Series], bars: &[Bar]) -> String {
    let told = |bar: &Bar| {
        let parts = bar.parts.iter().zip(series).map(|(part, one)| format!("{part} {}", one.name));
        format!("{}: {}", bar.name, parts.collect::<Vec<_>>().join(", "))
    };
    bars.iter().map(told).collect::<Vec<_>>().join("; ")
}

fn sum(bar: &Bar) -> u64 {
    bar.parts.iter().sum()
}

/// `1 234 567`, with thin spaces.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_signs_escaped() {
        assert_eq!(grouped(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(999), "999");
        assert_eq!(escaped("<b a='\"&'>"), "&lt;b a=&#39;&quot;&amp;&#39;&gt;");
    }

    #[test]
    fn a_plot_says_its_numbers_in_words_and_closes_what_it_opens() {
        let series = [Series { name: "faults", class: "fault" }, Series { name: "remarks", class: "remark" }];
        let bars = [
            Bar { name: "2024-01".into(), parts: vec![3, 1] },
            Bar { name: "<x>".into(), parts: vec![0, 0] },
        ];
        for svg in [lying("a", "Title", &series, &bars), standing("b", "Title", &series, &bars)] {
            assert!(svg.contains("2024-01: 3 faults, 1 remarks; &lt;x&gt;: 0 faults, 0 remarks"), "{svg}");
            assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        }
    }
}
