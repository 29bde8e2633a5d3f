//! Incidents: a line of a story whose ruling is asked for, with everything that was known before it.

use touchmove_conduct::Act;
use touchmove_conduct::act::ArbiterAct;
use touchmove_law::{Edition, Laws};
use touchmove_scenario::{Issued, Scenario, Scene, Told};

use super::key::{Key, matters};
use super::stock::Kept;

/// An incident under one edition.
pub(super) struct Incident {
    /// The scenario and its line.
    pub(super) id: String,
    pub(super) edition: Edition,
    pub(super) laws: Laws,
    /// What the event has announced, in the words of the scenario.
    pub(super) circumstances: Vec<String>,
    pub(super) why: String,
    /// The lines before it.
    pub(super) before: Vec<Scene>,
    pub(super) scene: Scene,
    pub(super) key: Key,
    /// What the other edition says, where it can be compared.
    pub(super) other: Option<Key>,
    /// The numbers by which it is found.
    pub(super) numbers: Vec<String>,
}

impl Incident {
    /// What was ruled that matters.
    pub(super) fn rulings(&self) -> impl Iterator<Item = &Issued> {
        self.scene.rulings.iter().filter(|issued| matters(&self.scene, issued))
    }

    /// Whether it is about a topic: a folder of the stock, or a number of the Laws and all below it.
    pub(super) fn is_about(&self, topic: &str) -> bool {
        let folder = self.id.split('/').next().unwrap_or_default();
        let under = |number: &String| {
            number.strip_prefix(topic).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        folder.eq_ignore_ascii_case(topic) || self.numbers.iter().any(under)
    }
}

/// The incidents of the stock under an edition, in its order.
pub(super) fn incidents(stock: &[Kept], edition: Edition) -> Vec<Incident> {
    stock.iter().flat_map(|kept| of_scenario(kept, edition)).collect()
}

fn of_scenario(kept: &Kept, edition: Edition) -> Vec<Incident> {
    let scenario = &kept.scenario;
    let editions = scenario.editions();
    if !editions.contains(&edition) {
        return Vec::new();
    }
    let Ok(told) = scenario.told(edition) else { return Vec::new() };
    let other = editions.contains(&edition.other()).then(|| scenario.told(edition.other()).ok()).flatten();
    (0..told.scenes.len())
        .filter_map(|place| incident(kept, scenario, edition, &told, other.as_ref(), place))
        .collect()
}

fn incident(
    kept: &Kept,
    scenario: &Scenario,
    edition: Edition,
    told: &Told,
    other: Option<&Told>,
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
    let twin = other.and_then(|other| other.scenes.get(place)).filter(comparable);
    Some(Incident {
        id: format!("{}:{}", kept.name, scene.line),
        edition,
        laws: told.laws.clone(),
        circumstances: scenario.circumstances(edition),
        why: scenario.why(),
        before: told.scenes.iter().take(place).cloned().collect(),
        scene: scene.clone(),
        key,
        other: twin.map(Key::of),
        numbers,
    })
}

/// Not what the arbiter decides himself: that would tell the answer.
fn is_an_incident(act: &Act) -> bool {
    match act {
        Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => true,
        Act::Arbiter(ArbiterAct::Observe(_) | ArbiterAct::Start) => true,
        Act::Arbiter(_) => false,
    }
}
