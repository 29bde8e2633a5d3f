//! Scenarios that prove an article, played line by line.

use axum::Json;
use axum::extract::{Path, Query};
use touchmove_clock::Millis;
use touchmove_conduct::{Game, Role};
use touchmove_drill::{Kept, shown};
use touchmove_law::{Edition, Language, Laws, Row};
use touchmove_scenario::{PlayedScenario, Scene};
use touchmove_wire::v1::ruling::RulingShown;
use touchmove_wire::v1::scenario::{ScenarioListed, ScenarioShown, SceneState, StepShown};

use crate::net::language::{self, LanguageQuery};
use crate::net::problem::{Code, Problem};
use crate::pages::stock::{proving, stock};

/// The scenarios that prove a number.
pub(crate) async fn of_article(
    Path((edition, number)): Path<(String, String)>,
    Query(wanted): Query<LanguageQuery>,
) -> Result<Json<Vec<ScenarioListed>>, Problem> {
    let edition: Edition = edition.parse()?;
    let language = wanted.language();
    at_length(move || {
        let stock = stock()?;
        let mut listed: Vec<ScenarioListed> = Vec::new();
        for row in Row::all(edition).iter().filter(|row| row.is_named_by(&number)) {
            for kept in proving(stock, edition, row) {
                if !listed.iter().any(|one| one.name == kept.name) {
                    listed.push(ScenarioListed { name: kept.name.clone(), why: kept.why(language) });
                }
            }
        }
        Ok(Json(listed))
    })
    .await
}

/// A scenario, played under an edition.
pub(crate) async fn play_scenario(
    Path((edition, name)): Path<(String, String)>,
    Query(wanted): Query<LanguageQuery>,
) -> Result<Json<ScenarioShown>, Problem> {
    let edition: Edition = edition.parse()?;
    let language = wanted.language();
    at_length(move || {
        let kept = stock()?.named(&name).ok_or(Code::NoSuchCase)?;
        if !kept.scenario.editions().contains(&edition) {
            return Err(Code::CaseOfAnotherEdition { edition: edition.to_string() }.into());
        }
        Ok(Json(scenario(kept, edition, language)))
    })
    .await
}

/// Judging a story may take a while: not on a thread that others wait for.
pub(crate) async fn at_length<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(Problem::unavailable)?
}

fn scenario(kept: &Kept, edition: Edition, language: Language) -> ScenarioShown {
    // A story about an event has no board; it is shown as it is written.
    let told = kept.scenario.play(edition).ok();
    ScenarioShown {
        name: kept.name.clone(),
        edition: edition.year(),
        editions: kept.scenario.editions().into_iter().map(Edition::year).collect(),
        why: kept.why(language),
        numbers: kept.scenario.numbers(edition).into_iter().map(str::to_owned).collect(),
        text: kept.text.clone(),
        start: told.as_ref().map(|told| standing(&told.laws, &told.start, told.begins.get())),
        steps: told.map(|told| steps(&told, edition, language)).unwrap_or_default(),
    }
}

fn steps(told: &PlayedScenario, edition: Edition, language: Language) -> Vec<StepShown> {
    told.scenes.iter().map(|scene| step(told, scene, edition, language)).collect()
}

fn step(told: &PlayedScenario, scene: &Scene, edition: Edition, language: Language) -> StepShown {
    let words = language::words(language);
    let board = scene.before.position().board();
    let rulings = scene
        .rulings
        .iter()
        .map(|issued| RulingShown::new(&issued.ruling, edition, words.sentence(&issued.ruling)));
    StepShown {
        at: scene.acts.first().map_or(Millis::ZERO, |(at, _)| *at).to_string(),
        told: scene.acts.iter().map(|(_, act)| shown::sentence(words.deed(act, board), words)).collect(),
        standing: standing(&told.laws, &scene.after, scene.at.get()),
        rulings: rulings.collect(),
    }
}

/// The state of a game at a moment, as its arbiter sees it.
pub(crate) fn standing(laws: &Laws, game: &Game, at: u64) -> SceneState {
    touchmove_wire::v1::view::GameView::new(laws, game, Role::Arbiter, at, |_| String::new()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn english(edition: &str, name: &str) -> ScenarioShown {
        let path = Path((edition.to_owned(), name.to_owned()));
        play_scenario(path, Query(LanguageQuery::default())).await.ok().unwrap().0
    }

    #[tokio::test]
    async fn a_scenario_is_played_line_by_line_with_its_rulings() {
        let path = Path(("2023".to_owned(), "4.3.1".to_owned()));
        let Json(listed) = of_article(path, Query(LanguageQuery::default())).await.ok().unwrap();
        assert!(!listed.is_empty());
        let shown = english("2023", &listed[0].name).await;
        assert_eq!(shown.edition, 2023);
        assert!(shown.numbers.iter().any(|number| number == "4.3.1"));
        assert!(shown.start.is_some());
        assert!(shown.steps.iter().all(|step| !step.told.is_empty()));
        assert!(shown.steps.iter().any(|step| step.rulings.iter().any(|ruling| ruling.article == "4.3.1")));
    }

    #[tokio::test]
    async fn every_scenario_of_the_stock_can_be_shown_under_its_editions() {
        for kept in stock().ok().unwrap().all() {
            for edition in kept.scenario.editions() {
                let shown = scenario(kept, edition, Language::Persian);
                assert_eq!(shown.name, kept.name);
                // An event has no board, and neither have regulations.
                let boardless =
                    kept.text.contains("event") || kept.text.contains("are the regulations lawful");
                assert!(shown.start.is_some() || boardless, "{}", kept.name);
            }
        }
    }

    #[tokio::test]
    async fn what_is_not_there_is_a_problem() {
        let path = |edition: &str, name: &str| Path((edition.to_owned(), name.to_owned()));
        assert!(play_scenario(path("2023", "touch/nothing"), Query(LanguageQuery::default())).await.is_err());
        assert!(play_scenario(path("1999", "touch/nothing"), Query(LanguageQuery::default())).await.is_err());
        assert_eq!(
            of_article(path("2023", "99.9"), Query(LanguageQuery::default())).await.ok().unwrap().0,
            []
        );
    }
}
