//! Practice for trainee arbiters: incidents from the scenario stock. The key stays on the server until an answer has come.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Query;
use serde::Deserialize;
use touchmove_chess::Random;
use touchmove_drill::{Asked, Incident, Questions, shown, shuffle};
use touchmove_law::{Edition, Language};
use touchmove_wire::v1::drill::{
    DrillAsked, DrillChosen, DrillExercise, DrillGiven, DrillMarked, DrillTopic,
};
use touchmove_words::Words;

use crate::net::language;
use crate::net::problem::{Code, Problem};
use crate::pages::scenarios::{at_length, standing};
use crate::pages::stock::incidents;

/// Which incidents are requested.
#[derive(Deserialize)]
pub(crate) struct Choice {
    edition: String,
    /// A folder of the stock, or a number of the Laws and everything below it; everything if not given.
    topic: Option<String>,
    count: Option<usize>,
    seed: Option<u64>,
}

/// IncidentQuery incident.
#[derive(Deserialize)]
pub(crate) struct IncidentQuery {
    edition: String,
    id: String,
    seed: u64,
    language: Option<String>,
}

impl IncidentQuery {
    fn language(&self) -> Language {
        language::language_of_tag(self.language.as_deref())
    }
}

/// The most incidents at a time.
const MOST: usize = 100;
const USUAL: usize = 10;

/// Chooses incidents; each one is requested separately.
pub(crate) async fn choose(Query(choice): Query<Choice>) -> Result<Json<DrillChosen>, Problem> {
    let edition: Edition = choice.edition.parse()?;
    let seed = match choice.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    at_length(move || {
        let all = incidents(edition);
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        for one in all {
            *counts.entry(one.topic()).or_default() += 1;
        }
        let topics = counts
            .into_iter()
            .map(|(topic, incidents)| DrillTopic { topic: topic.to_owned(), incidents })
            .collect();
        let topic = choice.topic.as_deref().filter(|topic| !topic.is_empty());
        let mut chosen: Vec<&Incident> =
            all.iter().filter(|one| topic.is_none_or(|topic| one.is_about(topic))).collect();
        shuffle(&mut chosen, &mut Random::seeded(seed));
        let count = choice.count.unwrap_or(USUAL).min(MOST);
        let names = chosen.into_iter().take(count).map(|one| one.id.clone()).collect();
        Ok(Json(DrillChosen { edition: edition.year(), seed, topics, incidents: names }))
    })
    .await
}

/// An incident with its questions and without their key.
pub(crate) async fn ask(Query(one): Query<IncidentQuery>) -> Result<Json<DrillExercise>, Problem> {
    at_length(move || {
        let words = language::words(one.language());
        let (incident, asked) = find_incident(&one, words)?;
        Ok(Json(exercise(incident, &asked, words)))
    })
    .await
}

/// Marks the answers; the key is sent only now.
pub(crate) async fn mark(
    Query(one): Query<IncidentQuery>,
    Json(given): Json<DrillGiven>,
) -> Result<Json<DrillMarked>, Problem> {
    at_length(move || {
        let words = language::words(one.language());
        let (incident, asked) = find_incident(&one, words)?;
        if given.answers.len() != asked.len() || given.answers.iter().all(Option::is_none) {
            return Err(Code::QuestionsUnanswered { asked: asked.len() }.into());
        }
        let right: Vec<u32> =
            asked.iter().map(|question| u32::try_from(question.right).unwrap_or(u32::MAX)).collect();
        let is_right = |(given, right): &(&Option<u32>, &u32)| **given == Some(**right);
        let score = given.answers.iter().zip(&right).filter(is_right).count();
        Ok(Json(DrillMarked {
            score: u32::try_from(score).unwrap_or(u32::MAX),
            right,
            rulings: shown::rulings(incident, words),
            other_edition: others(shown::other_editions(incident, &asked, words)),
            why: incident.why(words.language()).to_owned(),
            standing: standing(&incident.laws, &incident.scene.after, incident.scene.at.get()),
        }))
    })
    .await
}

/// The answers of the other editions; where there are several, each after its name.
fn others(said: Vec<(Edition, String)>) -> String {
    match said.as_slice() {
        [(_, only)] => only.clone(),
        several => {
            several.iter().map(|(edition, said)| format!("{edition}: {said}")).collect::<Vec<_>>().join("\n")
        }
    }
}

fn find_incident(one: &IncidentQuery, words: &Words) -> Result<(&'static Incident, Vec<Asked>), Problem> {
    let edition: Edition = one.edition.parse()?;
    let incident = incidents(edition).iter().find(|incident| incident.id == one.id);
    let incident = incident.ok_or(Code::NoSuchIncident)?;
    Ok((incident, Questions::of(edition).about(incident, words, seed_of(one))))
}

/// Every incident has its own order of options, which follows from its name too.
fn seed_of(one: &IncidentQuery) -> u64 {
    let fold = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    one.id.bytes().fold(one.seed ^ 0xcbf2_9ce4_8422_2325, fold)
}

fn exercise(incident: &Incident, asked: &[Asked], words: &Words) -> DrillExercise {
    let [white, black] = shown::clocks(incident);
    let mut before = standing(&incident.laws, &incident.scene.before, incident.scene.at.get());
    before.clocks.white.remaining = white.get();
    before.clocks.black.remaining = black.get();
    DrillExercise {
        id: incident.id.clone(),
        circumstances: shown::circumstances(incident, words)
            .into_iter()
            .map(|line| shown::sentence(line, words))
            .collect(),
        standing: before,
        before: incident.before.iter().map(|scene| shown::story(scene, words)).collect(),
        now: shown::story(&incident.scene, words),
        questions: asked
            .iter()
            .map(|question| DrillAsked {
                about: question.part.word(),
                text: words.text(&format!("drill-part-{}", question.part.word()), &[]),
                options: question.options.clone(),
            })
            .collect(),
    }
}

/// A random seed, short enough to be read out.
fn fresh_seed() -> Result<u64, Problem> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|_| Code::NoRandomness)?;
    Ok(u64::from(u32::from_le_bytes(bytes)) % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(id: &str, language: &str) -> Query<IncidentQuery> {
        let language = Some(language.to_owned());
        Query(IncidentQuery { edition: "2023".to_owned(), id: id.to_owned(), seed: 7, language })
    }

    async fn chosen(topic: &str) -> DrillChosen {
        let topic = Some(topic.to_owned());
        let choice = Choice { edition: "2023".to_owned(), topic, count: Some(3), seed: Some(7) };
        choose(Query(choice)).await.ok().unwrap().0
    }

    #[tokio::test]
    async fn the_key_is_told_only_after_an_answer_and_is_the_same_in_every_language() {
        let chosen = chosen("touch").await;
        assert_eq!(chosen.incidents.len(), 3);
        for id in &chosen.incidents {
            let mut keys = Vec::new();
            for language in ["en", "hy", "fa"] {
                let Json(exercise) = ask(one(id, language)).await.ok().unwrap();
                let text = serde_json::to_string(&exercise).unwrap();
                assert!(!text.contains("right") || language == "en", "{text}");
                let answers = exercise.questions.iter().map(|_| Some(0)).collect();
                let given = Json(DrillGiven { answers });
                let Json(marked) = mark(one(id, language), given).await.ok().unwrap();
                assert_eq!(marked.right.len(), exercise.questions.len());
                for (right, question) in marked.right.iter().zip(&exercise.questions) {
                    assert!((*right as usize) < question.options.len());
                }
                let about: Vec<&str> = exercise.questions.iter().map(|question| question.about).collect();
                keys.push((about, marked.right));
            }
            assert_eq!(keys[0], keys[1]);
            assert_eq!(keys[0], keys[2]);
        }
    }

    #[tokio::test]
    async fn no_answer_gets_no_key() {
        let chosen = chosen("7.5").await;
        let id = &chosen.incidents[0];
        let Json(exercise) = ask(one(id, "en")).await.ok().unwrap();
        let nothing = exercise.questions.iter().map(|_| None).collect();
        assert!(mark(one(id, "en"), Json(DrillGiven { answers: nothing })).await.is_err());
        assert!(mark(one(id, "en"), Json(DrillGiven { answers: vec![] })).await.is_err());
    }

    #[tokio::test]
    async fn a_topic_is_a_folder_or_a_number() {
        assert!(chosen("touch").await.incidents.iter().all(|id| id.starts_with("touch/")));
        assert!(!chosen("7.5").await.incidents.is_empty());
        assert!(chosen("nothing-of-the-sort").await.incidents.is_empty());
        assert!(chosen("touch").await.topics.len() > 10);
    }
}
