//! An incident in words: circumstances, story, questions.

use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_conduct::{Decision, Made, Ply, Reason};
use touchmove_law::{Edition, Tempo};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Style};
use touchmove_notation::fen::Fen;
use touchmove_scenario::Scene;
use touchmove_wire::v1::drill::{DrillIncident, DrillQuestion};
use touchmove_words::Words;

use crate::incident::Incident;
use crate::parts::{Asked, Part, answer};

/// The text with the full stop of its language.
pub fn sentence(text: String, words: &Words) -> String {
    words.text("drill-sentence", &[("text", text)])
}

/// A text and what it is called.
pub fn label(label: String, text: String, words: &Words) -> String {
    words.text("drill-label", &[("label", label), ("text", text)])
}

/// Sentences about how the game is played and how it stands.
pub fn circumstances(incident: &Incident, words: &Words) -> Vec<String> {
    let game = &incident.scene.before;
    let tempo = match incident.laws.tempo() {
        Tempo::Standard => "standard",
        Tempo::Rapid => "rapid",
        Tempo::Blitz => "blitz",
    };
    let control = game.clock().control().to_string();
    let mut lines = vec![words.text("drill-time", &[("control", control), ("tempo", tempo.to_owned())])];
    for said in &incident.circumstances {
        if let Some((keyword, text)) = said.split_once(' ')
            && matches!(keyword, "regulations" | "players" | "scoresheets")
        {
            lines.push(words.text("drill-event", &[("text", announced(keyword, text, words))]));
        }
    }
    let moves = moves(game.plies());
    if !moves.is_empty() {
        lines.push(words.text("drill-moves", &[("text", moves)]));
    }
    let [white, black] = clocks(incident);
    lines.push(words.text("drill-clocks", &[("white", white.to_string()), ("black", black.to_string())]));
    lines.push(
        words.text("drill-to-move", &[("player", game.having_move().choose("white", "black").to_owned())]),
    );
    lines
}

/// What the event has announced, in words; a rule of somebody's own stays as they wrote it.
fn announced(keyword: &str, text: &str, words: &Words) -> String {
    let said = phrases(text).map(|phrase| said(keyword, phrase, words).unwrap_or_else(|| phrase.to_owned()));
    words.joined("drill-clauses", said)
}

/// The phrases of an announcement, without the year of the edition for which alone it was made.
fn phrases(text: &str) -> impl Iterator<Item = &str> {
    let is_year = |word: &str| word.len() == 4 && word.bytes().all(|digit| digit.is_ascii_digit());
    let (_, text) = text.split_once(' ').filter(|(first, _)| is_year(first)).unwrap_or(("", text));
    text.split(';').map(str::trim)
}

/// A phrase of a scenario in words, where there are any for it.
fn said(keyword: &str, phrase: &str, words: &Words) -> Option<String> {
    let (name, numbers) = message_of_phrase(keyword, phrase);
    let args: Vec<(&'static str, String)> = ["first", "second"].into_iter().zip(numbers).collect();
    let text = words.text(&name, &args);
    (text != name).then_some(text)
}

/// The message of a phrase, each number of which is `n` in its name, and those numbers.
fn message_of_phrase(keyword: &str, phrase: &str) -> (String, Vec<String>) {
    let mut name = String::from("drill-said");
    if keyword == "scoresheets" {
        name.push_str("-scoresheets");
    }
    let mut numbers = Vec::new();
    for word in phrase.split([' ', ',']).filter(|word| !word.is_empty()) {
        if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            numbers.push(word.to_owned());
            name.push_str("-n");
        } else if word != "is" || !phrase.ends_with("disabled") {
            name.push('-');
            // “1 game per arbiter” is the same phrase as “3 games per arbiter”.
            name.push_str(&if word == "game" { "games".to_owned() } else { word.to_lowercase() });
        }
    }
    (name, numbers)
}

/// What both clocks show when the incident begins.
pub fn clocks(incident: &Incident) -> [Millis; 2] {
    let first = incident.scene.acts.first().map_or(Millis::ZERO, |(at, _)| *at);
    let last = incident.scene.acts.last().map_or(Millis::ZERO, |(at, _)| *at);
    let begins = touchmove_clock::Moment::at(incident.scene.at.get().saturating_sub(last.minus(first).get()));
    [Color::White, Color::Black].map(|side| incident.scene.before.clock().remaining(side, begins))
}

/// The last moves, numbered; a long game is cut.
fn moves(plies: &[Ply]) -> String {
    const MOST: usize = 24;
    let style = Style::of(Language::ENGLISH, Form::Short);
    let from = plies.len().saturating_sub(MOST);
    let mut text = if from > 0 { "…".to_owned() } else { String::new() };
    for (place, ply) in plies.iter().enumerate().skip(from) {
        let written = match ply.what() {
            Made::Legal(mv) => algebraic::text(ply.before(), mv, &style),
            Made::Illegal { from, to, .. } => {
                let name =
                    |square: Option<touchmove_chess::Square>| square.map_or(String::new(), |s| s.to_string());
                format!("{}–{}", name(from), name(to))
            }
        };
        let number = match (ply.by(), place == from) {
            (Color::White, _) => format!(" {}.", ply.before().fullmove()),
            (Color::Black, true) => format!(" {}...", ply.before().fullmove()),
            (Color::Black, false) => " ".to_owned(),
        };
        text = format!("{text}{number}{written}");
    }
    text.trim().to_owned()
}

/// A line of the story: when, and what was done.
pub fn story(scene: &Scene, words: &Words) -> String {
    let mut told = Vec::new();
    // What a player has touched may since have been moved: each act sees the board before the line.
    let board = scene.before.position().board();
    for (_, act) in &scene.acts {
        told.push(sentence(words.deed(act, board), words));
    }
    let at = scene.acts.first().map_or(Millis::ZERO, |(at, _)| *at);
    format!("{at}  {}", told.join(" "))
}

/// The rulings that matter, each with its articles; what binds a player is said in full.
pub fn rulings(incident: &Incident, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for issued in incident.rulings() {
        let said = match (issued.ruling.decision(), issued.ruling.reason()) {
            (Decision::Bound { .. }, Reason::Touched { .. }) => {
                sentence(answer(Part::Touch, incident, incident.edition, &incident.key, words), words)
            }
            (_, _) => words.sentence(&issued.ruling),
        };
        let articles =
            std::iter::once(issued.ruling.article()).chain(issued.ruling.supporting().iter().copied());
        let numbers = articles.filter_map(|article| article.number(incident.edition)).map(str::to_owned);
        let line = format!("{said} ({})", words.list(numbers));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// What each other edition says, newest first, as far as it says something else.
pub fn other_editions(incident: &Incident, questions: &[Asked], words: &Words) -> Vec<(Edition, String)> {
    incident.edition.others().map(|other| (other, in_edition(other, incident, questions, words))).collect()
}

fn in_edition(edition: Edition, incident: &Incident, questions: &[Asked], words: &Words) -> String {
    let is_this = |other: &&(Edition, String)| other.0 == edition;
    if !incident.others.iter().any(|(other, _)| *other == edition) {
        return words.text("drill-other-not-comparable", &[]);
    }
    let mut lines = Vec::new();
    let mut differs = false;
    for question in questions {
        let other = question.others.iter().find(is_this).map(|(_, answer)| answer);
        match (other, question.options.get(question.right)) {
            // The number is always shown; a different number alone is not a difference.
            (Some(other), Some(_)) if question.part == Part::Article => {
                lines.push(label(words.text("drill-part-article", &[]), other.clone(), words));
            }
            (Some(other), Some(right)) if other != right => {
                differs = true;
                lines.push(other.clone());
            }
            (_, _) => {}
        }
    }
    if !differs {
        lines.insert(0, words.text("drill-other-same", &[]));
    }
    words.joined("drill-clauses", lines)
}

/// The incident for programs.
pub fn incident_message(incident: &Incident, questions: &[Asked], words: &Words) -> DrillIncident {
    let [white, black] = clocks(incident);
    DrillIncident {
        id: incident.id.clone(),
        circumstances: circumstances(incident, words),
        fen: Fen::from(incident.scene.before.position()).to_string(),
        white_time: white.get(),
        black_time: black.get(),
        before: incident.before.iter().map(|scene| story(scene, words)).collect(),
        now: vec![story(&incident.scene, words)],
        questions: questions
            .iter()
            .map(|question| DrillQuestion {
                about: question.part.word(),
                options: question.options.clone(),
                right: question.right,
                other_edition: question.others.first().map(|(_, answer)| answer.clone()),
            })
            .collect(),
        rulings: rulings(incident, words),
        why: incident.why(words.language()).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use touchmove_law::{Edition, Language};

    use super::*;
    use crate::stock::Stock;

    #[test]
    fn what_an_event_has_announced_is_said_in_every_language() {
        let stock = Stock::carried().unwrap();
        let all = Edition::ALL.into_iter().flat_map(|edition| stock.incidents(edition));
        let mut told: Vec<(String, String)> = Vec::new();
        for line in all.flat_map(|incident| incident.circumstances) {
            if let Some((keyword @ ("regulations" | "players" | "scoresheets"), text)) = line.split_once(' ')
            {
                told.extend(phrases(text).map(|phrase| (keyword.to_owned(), phrase.to_owned())));
            }
        }
        told.sort();
        told.dedup();
        assert!(told.len() > 30, "{told:?}");
        // Federations and the rules they make themselves are theirs.
        let own = |phrase: &str| phrase.starts_with("federation ") || phrase.starts_with("rule of ");
        for language in Language::ALL {
            let words = Words::of(language);
            let unsaid: Vec<_> = told
                .iter()
                .filter(|(_, phrase)| !own(phrase))
                .filter(|(keyword, phrase)| said(keyword, phrase, &words).is_none())
                .collect();
            assert!(unsaid.is_empty(), "{language}: {unsaid:?}");
        }
        let persian =
            announced("regulations", "adjournment; default time 1:00:00", &Words::of(Language::Persian));
        assert!(persian.contains("1:00:00") && !persian.contains("adjournment"), "{persian}");
    }
}
