//! An explanation in the language of the question: the answer as a sentence, its grounds as the articles say them.

use touchmove_law::{Article, Edition, Language, Row};
use touchmove_words::Words;

use crate::grounds::{Explanation, Ground, Verdict};
use crate::question::{Asks, Question};
use crate::subject::Subject;

/// Says it in the language of the question; English stays as it is.
pub(crate) fn translate_answer(
    question: &Question,
    subject: &Subject,
    edition: Edition,
    told: Explanation,
) -> Explanation {
    if question.language == Language::English {
        return told;
    }
    let language = question.language;
    let words = Words::of(language);
    let grounds = |all: &[Ground]| {
        let mut articles: Vec<Article> = Vec::new();
        for article in all.iter().filter_map(|ground| ground.article) {
            if !articles.contains(&article) && gist(article, edition, language).is_some() {
                articles.push(article);
            }
        }
        let said = |article: Article| Ground {
            text: gist(article, edition, language)
                .unwrap_or_default()
                .trim_end_matches(['.', '։'])
                .to_owned(),
            article: Some(article),
        };
        articles.into_iter().map(said).collect::<Vec<Ground>>()
    };
    Explanation {
        answer: answer(&words, question, subject, &told),
        because: grounds(&told.because),
        missing: grounds(&told.missing),
        verdict: told.verdict,
        line: told.line,
        ruled: told.ruled,
    }
}

/// What an article says, in our words.
fn gist(article: Article, edition: Edition, language: Language) -> Option<&'static str> {
    let number = article.number(edition)?;
    Row::all(edition).iter().find(|row| row.number == number).map(|row| row.gist_in(language))
}

fn answer(words: &Words, question: &Question, subject: &Subject, told: &Explanation) -> String {
    if !told.ruled.is_empty() {
        return told.ruled.iter().map(|ruling| words.sentence(ruling)).collect::<Vec<_>>().join(" ");
    }
    let having_move = subject.position.having_move();
    let side = if let Asks::WhoseMove = question.asks {
        having_move
    } else {
        question.asks.side().unwrap_or(having_move)
    };
    let verdict = match (&question.asks, told.verdict) {
        (Asks::FlagFalls(_), Verdict::Told) => flag_falls(told),
        (_, verdict) => verdict.word(),
    };
    let player = side.choose("white", "black").to_owned();
    let name = format!("explain-{}", question.asks.name());
    words.text(
        &name,
        &[("verdict", verdict.to_owned()), ("player", player), ("moves", words.list(moves(told)))],
    )
}

/// What a flag-fall leads to, as the English answer has it.
fn flag_falls(told: &Explanation) -> &'static str {
    if told.answer.contains("loses") {
        "lost"
    } else if told.answer.contains("drawn") {
        "drawn"
    } else {
        "goes-on"
    }
}

/// The moves that an English answer lists after a colon.
fn moves(told: &Explanation) -> impl Iterator<Item = String> {
    let listed = told.answer.split_once(": ").map_or("", |(_, moves)| moves.trim_end_matches('.'));
    listed.split(", ").map(str::to_owned)
}
