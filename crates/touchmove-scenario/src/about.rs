//! What a ruling is about: what `anything about …` takes in.

use alloc::string::String;

use touchmove_conduct::{Decision, Ruling};
use touchmove_law::Edition;

use crate::expect::articles;
use crate::numbers::{Numbers, is_under};
use crate::reader::Reader;

/// What `anything about …` names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum About {
    Subject(Subject),
    /// Rulings based on an article or a part of it.
    Article(Numbers),
}

/// What rulings are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    Result,
    Position,
    Clocks,
    Penalties,
    Questions,
    Offers,
    TouchedPieces,
    Scoresheets,
    Admission,
}

impl Subject {
    const ALL: [(&'static str, Subject); 9] = [
        ("the result", Subject::Result),
        ("the position", Subject::Position),
        ("the clocks", Subject::Clocks),
        ("penalties", Subject::Penalties),
        ("questions", Subject::Questions),
        ("offers", Subject::Offers),
        ("touched pieces", Subject::TouchedPieces),
        ("scoresheets", Subject::Scoresheets),
        ("what is not admitted", Subject::Admission),
    ];

    fn of(decision: &Decision) -> Subject {
        match decision {
            Decision::Over { .. }
            | Decision::Rescored { .. }
            | Decision::NewGame
            | Decision::ResultPending
            | Decision::Annulled { .. }
            | Decision::Adjourned
            | Decision::Appealed { .. } => Subject::Result,
            Decision::Reinstated { .. }
            | Decision::Placed { .. }
            | Decision::Stands
            | Decision::HasMove { .. }
            | Decision::Completed { .. }
            | Decision::IllegalCompleted { .. }
            | Decision::MoveCount { .. }
            | Decision::EnvelopeOpened { .. } => Subject::Position,
            Decision::ClockStarts { .. }
            | Decision::ClocksStop
            | Decision::PlayGoesOn
            | Decision::TimeAdded { .. }
            | Decision::TimeTaken { .. }
            | Decision::ClocksSet { .. }
            | Decision::IncrementSet { .. }
            | Decision::NextPeriod { .. }
            | Decision::FlagFallen { .. }
            | Decision::ControlSet { .. }
            | Decision::ClockReplaced { .. } => Subject::Clocks,
            Decision::Counted { .. }
            | Decision::Incident { .. }
            | Decision::Breach { .. }
            | Decision::Penalised { .. }
            | Decision::SentOut => Subject::Penalties,
            Decision::Referred { .. } | Decision::PutToFide { .. } => Subject::Questions,
            Decision::OfferOpen { .. } | Decision::OfferEnds { .. } => Subject::Offers,
            Decision::Fixed { .. } | Decision::Bound { .. } | Decision::RightLost { .. } => {
                Subject::TouchedPieces
            }
            Decision::Duty { .. } | Decision::Freed { .. } | Decision::SheetNote { .. } => {
                Subject::Scoresheets
            }
            Decision::NotAdmitted | Decision::InOrder => Subject::Admission,
        }
    }
}

impl About {
    /// `the clocks`, `questions`, `7.5`.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<About> {
        reader.blanks();
        let start = reader.at();
        if let Some((_, subject)) = Subject::ALL.iter().find(|(words, _)| reader.skip(words)) {
            return Some(About::Subject(*subject));
        }
        if reader.rest().starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase()) {
            let word = reader.token();
            if let Some(numbers) = Numbers::read(&mut Reader::whole(word)) {
                return Some(About::Article(numbers));
            }
        }
        let known: String = Subject::ALL.map(|(words, _)| alloc::format!("`{words}`")).join(", ");
        reader.instead(
            start,
            &alloc::format!("a subject or the number of an article such as 7.5; subjects are {known}"),
        )
    }

    /// Whether a ruling is about it.
    pub(crate) fn is_of(&self, edition: Edition, ruling: &Ruling) -> bool {
        match self {
            About::Subject(subject) => Subject::of(ruling.decision()) == *subject,
            About::Article(numbers) => {
                numbers.of(edition).any(|number| articles(ruling).any(|one| is_under(one, edition, number)))
            }
        }
    }
}
