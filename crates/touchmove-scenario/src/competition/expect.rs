//! What is expected of the rulings of an event, and whether it is so.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_competition::{EventDecision, EventRuling, Outcome, Verdict};
use touchmove_law::Edition;

use crate::expect::{Phrase, articles};
use crate::reader::Reader;
use crate::say::{Say, said};
use crate::story::Part;

/// A ruling of an event as it was issued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventIssued {
    /// The ruling.
    pub ruling: EventRuling,
}

impl EventIssued {
    /// What was decided, in the words of an expectation.
    pub fn phrase(&self) -> String {
        said(self.ruling.decision())
    }

    /// Why, where there is more to say than the decision says.
    pub fn why(&self) -> String {
        self.ruling.reason().to_string()
    }

    /// The same with the articles as `edition` numbers them, and the readings.
    pub fn with_articles(&self, edition: Edition) -> String {
        let numbers: Vec<&str> =
            articles(&self.ruling).filter_map(|article| article.number(edition)).collect();
        let mut text = self.phrase();
        if !numbers.is_empty() {
            text.push_str(&alloc::format!(" ({})", numbers.join(", ")));
        }
        for reading in self.ruling.readings() {
            text.push_str(&alloc::format!(" [{reading}]"));
        }
        text
    }

    /// Whether a scenario must list it: everything but that an act is in order.
    pub fn is_weighty(&self) -> bool {
        *self.ruling.decision() != EventDecision::InOrder
    }
}

/// One thing expected; nothing where nothing is to be ruled.
pub(crate) type EventExpected = Phrase<Option<EventDecision>>;

impl Part for EventExpected {
    fn read_part(reader: &mut Reader<'_>) -> Option<EventExpected> {
        Phrase::read(reader, |reader| {
            if reader.skip("nothing") { Some(None) } else { EventDecision::read(reader).map(Some) }
        })
    }
}

impl EventExpected {
    /// Whether it is about a ruling.
    pub(super) fn is_about_a_ruling(&self) -> bool {
        self.said().is_some()
    }

    /// Whether this ruling is the one expected.
    pub(super) fn fits(&self, edition: Edition, issued: &EventIssued) -> bool {
        self.said().as_ref().is_some_and(|said| is_same(said, issued.ruling.decision()))
            && self.lacks(edition, &issued.ruling).is_none()
    }
}

/// Whether a decision is the one expected; how a game ended need not be said.
fn is_same(expected: &EventDecision, found: &EventDecision) -> bool {
    match (expected, found) {
        (EventDecision::Result { game, outcome }, EventDecision::Result { game: other, outcome: ruled }) => {
            game == other && is_same_result(*outcome, *ruled)
        }
        (
            EventDecision::Rescored { game, from, to },
            EventDecision::Rescored { game: other, from: before, to: after },
        ) => game == other && is_same_result(*from, *before) && is_same_result(*to, *after),
        (
            EventDecision::AppealDecided { number: appeal, verdict: Verdict::UpheldWith { game, outcome } },
            EventDecision::AppealDecided {
                number: other,
                verdict: Verdict::UpheldWith { game: of, outcome: ruled },
            },
        ) => appeal == other && game == of && is_same_result(*outcome, *ruled),
        (expected, found) => expected == found,
    }
}

fn is_same_result(expected: Outcome, found: Outcome) -> bool {
    let ending = |outcome: Outcome| match outcome {
        Outcome::Scored { ending, .. } => ending,
        Outcome::Open | Outcome::Adjourned | Outcome::Unplayed => None,
    };
    let same_ending = ending(expected).is_none() || ending(expected) == ending(found);
    expected.to_string() == found.to_string() && same_ending
}
