//! Incidents: a line of a story whose ruling is asked for, with everything that was known before it.

use touchmove_conduct::Act;
use touchmove_conduct::act::ArbiterAct;
use touchmove_law::{Edition, Language, Laws};
use touchmove_scenario::{Issued, PlayedScenario, Scenario, Scene};

use crate::key::{Key, matters};
use crate::stock::Kept;

/// An incident under one edition.
#[derive(Clone, Debug)]
pub struct Incident {
    /// The scenario and its line.
    pub id: String,
    /// The edition to apply.
    pub edition: Edition,
    /// The Laws it was played under.
    pub laws: Laws,
    /// What the event has announced, in the words of the scenario.
    pub circumstances: Vec<String>,
    /// The lines before it.
    pub before: Vec<Scene>,
    /// What is to be ruled on.
    pub scene: Scene,
    /// What the case shows, in each language.
    why: [String; 3],
    pub(crate) key: Key,
    /// What other editions say, newest first, where they can be compared.
    pub(crate) others: Vec<(Edition, Key)>,
    /// The numbers by which it is found.
    pub(crate) numbers: Vec<String>,
}

impl Incident {
    /// What was ruled that matters.
    pub fn rulings(&self) -> impl Iterator<Item = &Issued> {
        self.scene.rulings.iter().filter(|issued| matters(&self.scene, issued))
    }

    /// What the case shows.
    pub fn why(&self, language: Language) -> &str {
        let place = Language::ALL.iter().position(|one| *one == language);
        place.and_then(|place| self.why.get(place)).map_or("", String::as_str)
    }

    /// The folder of the stock it comes from, which is a topic.
    pub fn topic(&self) -> &str {
        self.id.split('/').next().unwrap_or_default()
    }

    /// Whether it is about a topic: a folder of the stock, or a number of the Laws and all below it.
    pub fn is_about(&self, topic: &str) -> bool {
        let under = |number: &String| {
            number.strip_prefix(topic).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        self.topic().eq_ignore_ascii_case(topic) || self.numbers.iter().any(under)
    }
}

/// The incidents of one scenario under an edition.
pub(crate) fn of_scenario(kept: &Kept, edition: Edition) -> Vec<Incident> {
    let scenario = &kept.scenario;
    let editions = scenario.editions();
    if !editions.contains(&edition) {
        return Vec::new();
    }
    let Ok(told) = scenario.play(edition) else { return Vec::new() };
    let others: Vec<(Edition, PlayedScenario)> = edition
        .others()
        .filter(|other| editions.contains(other))
        .filter_map(|other| Some((other, scenario.play(other).ok()?)))
        .collect();
    (0..told.scenes.len())
        .filter_map(|place| incident(kept, scenario, edition, &told, &others, place))
        .collect()
}

fn incident(
    kept: &Kept,
    scenario: &Scenario,
    edition: Edition,
    told: &PlayedScenario,
    others: &[(Edition, PlayedScenario)],
    place: usize,
) -> Option<Incident> {
    let scene = told.scenes.get(place)?;
    if !scene.rulings.iter().any(|issued| matters(scene, issued))
        || !scene.acts.iter().any(|(_, act)| is_an_incident(act))
    {
        return None;
    }
    let key = Key::of(scene);
    key.article.and_then(|article| article.number(edition))?;
    let mut numbers: Vec<String> = scenario.numbers(edition).into_iter().map(str::to_owned).collect();
    numbers.extend(key.articles.iter().filter_map(|article| article.number(edition)).map(str::to_owned));
    let comparable = |twin: &&Scene| {
        twin.before.position() == scene.before.position() && twin.before.phase() == scene.before.phase()
    };
    let twin = |(other, told): &(Edition, PlayedScenario)| {
        told.scenes.get(place).filter(comparable).map(|twin| (*other, Key::of(twin)))
    };
    Some(Incident {
        id: format!("{}:{}", kept.name, scene.line),
        edition,
        laws: told.laws.clone(),
        circumstances: scenario.circumstances(edition),
        why: Language::ALL.map(|language| kept.why(language)),
        before: told.scenes.iter().take(place).cloned().collect(),
        scene: scene.clone(),
        key,
        others: others.iter().filter_map(twin).collect(),
        numbers,
    })
}

/// Not what the arbiter decides: that would tell the answer.
fn is_an_incident(act: &Act) -> bool {
    match act {
        Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => true,
        Act::Arbiter(ArbiterAct::Observe { .. } | ArbiterAct::Start) => true,
        Act::Arbiter(_) => false,
    }
}
