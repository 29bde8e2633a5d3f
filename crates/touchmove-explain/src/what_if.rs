//! What would follow if somebody did something: the act is told after the game, and judged.

use touchmove_law::Edition;
use touchmove_scenario::Scenario;

use crate::Unanswered;
use crate::grounds::{Explanation, Verdict, english};
use crate::subject::Source;

/// Judges the act in these words, which begin at that column of the question.
pub(crate) fn follows(
    source: &Source,
    words: &str,
    at: usize,
    edition: Edition,
) -> Result<Explanation, Unanswered> {
    const NOW: &str = "+0:00 ";
    let text = format!("{}{NOW}{words}\n", source.as_scenario());
    let scenario = Scenario::read(&text).map_err(|fault| {
        let column = (fault.column + at).saturating_sub(NOW.len() + 1);
        Unanswered::new(format!("question, column {column}: {}", fault.complaint))
    })?;
    let told = scenario.play(edition).map_err(|fault| Unanswered::new(fault.complaint))?;
    let Some(scene) = told.scenes.last() else {
        return Err(Unanswered::new("expected an act after `what if`"));
    };
    let weighty = scene.rulings.iter().any(|issued| issued.ruling.decision().is_weighty());
    let mut said = Explanation::new(Verdict::Told, english().text("explain-what-if", &[]));
    let mut sentences = Vec::new();
    for issued in &scene.rulings {
        if weighty && !issued.ruling.decision().is_weighty() {
            continue;
        }
        sentences.push(english().sentence(&issued.ruling));
        said = said.because(issued.phrase(), issued.ruling.article()).ruled(issued.ruling.clone());
    }
    if !sentences.is_empty() {
        said.answer = sentences.join(" ");
    }
    Ok(said)
}
