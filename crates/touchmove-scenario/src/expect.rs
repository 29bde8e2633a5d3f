//! What is expected of the rulings and of the game, and whether it is so.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use touchmove_chess::{Color, Position};
use touchmove_clock::Moment;
use touchmove_conduct::{Award, Decision, Ending, Question, Reason, Ruling, Score};
use touchmove_law::{Article, Edition};

use crate::atoms::{Ordinal, Whose, ordinal};
use crate::numbers::{Numbers, is_under};
use crate::reader::Reader;
use crate::say::{Say, said};
use crate::state::State;
use crate::tie::Tie;

/// A ruling as it was issued, with the position then on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Issued {
    /// When.
    pub at: Moment,
    /// The ruling.
    pub ruling: Ruling,
    /// The position after the act it was issued on.
    pub position: Position,
}

/// One thing expected: a phrase, the articles it must rest on, the readings it must carry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Expected {
    pub(crate) text: String,
    pub(crate) said: Said,
    pub(crate) articles: Numbers,
    pub(crate) readings: Vec<String>,
}

/// What a phrase says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// Nothing weighty was ruled.
    Nothing,
    /// The game is over with this score, perhaps in this way.
    Over(Score, Option<Ending>),
    /// The same in words, which do not tell a game that was not played from one that was.
    OverInWords(Score, Option<Ending>),
    /// Reinstated, perhaps before this move of this player.
    Reinstated(Option<(Color, u32)>),
    /// A player is bound so.
    Must(Color, Tie),
    /// The arbiter is asked, whatever it is.
    AnyReferral,
    /// A player is penalised, whatever the penalty.
    AnyPenalty(Color),
    /// The clocks are set, to whatever.
    ClocksSet,
    /// The chessclock is replaced by one that shows whatever.
    ClockReplaced,
    /// A penalty of whatever kind.
    Decision(Decision),
    /// About the game, not about a ruling.
    State(State),
}

impl Expected {
    /// Reads one phrase with its article and readings.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Expected> {
        reader.blanks();
        let start = reader.at();
        let said = Said::read(reader)?;
        let text = String::from(reader.since(start).trim());
        let articles = Numbers::read_bracketed(reader)?;
        let mut readings = Vec::new();
        while reader.skip("[") {
            readings.push(String::from(reader.rest().split(']').next().unwrap_or_default().trim()));
            reader.advance(reader.rest().find(']').unwrap_or(0));
            reader.words("]")?;
        }
        Some(Expected { text, said, articles, readings })
    }

    /// Whether it is about a ruling.
    pub(crate) fn is_about_a_ruling(&self) -> bool {
        match self.said {
            Said::Nothing | Said::State(_) => false,
            Said::Over(..)
            | Said::OverInWords(..)
            | Said::Reinstated(_)
            | Said::Must(..)
            | Said::AnyReferral
            | Said::AnyPenalty(_)
            | Said::ClocksSet
            | Said::ClockReplaced
            | Said::Decision(_) => true,
        }
    }

    /// Whether this ruling is the one expected.
    pub(crate) fn fits(&self, edition: Edition, issued: &Issued) -> bool {
        self.said.fits(issued)
            && self
                .articles
                .of(edition)
                .all(|number| articles(&issued.ruling).any(|article| is_under(article, edition, number)))
            && self
                .readings
                .iter()
                .all(|id| issued.ruling.readings().iter().any(|reading| reading.to_string() == *id))
    }
}

/// The leading article and the supporting ones.
pub(crate) fn articles(ruling: &Ruling) -> impl Iterator<Item = Article> {
    core::iter::once(ruling.article()).chain(ruling.supporting().iter().copied())
}

impl Said {
    fn read(reader: &mut Reader<'_>) -> Option<Said> {
        let start = reader.at();
        if reader.skip("nothing") {
            return Some(Said::Nothing);
        }
        let readers: [fn(&mut Reader<'_>) -> Option<Said>; 7] = [
            |reader| State::read(reader).map(Said::State),
            // `White loses the right to castle` before `White loses`.
            |reader| Decision::read(reader).map(Said::Decision),
            over,
            reinstated,
            |reader| Some(Said::Must(Say::read(reader)?, Say::read(reader)?)),
            |reader| reader.words("referred").map(|()| Said::AnyReferral),
            whatever,
        ];
        for read in readers {
            if let Some(said) = read(reader) {
                return Some(said);
            }
            reader.back(start);
        }
        reader
            .instead(start, "an expectation such as `White loses`, `Black +2:00`, `reinstated` or `nothing`")
    }

    fn fits(&self, issued: &Issued) -> bool {
        let decision = issued.ruling.decision();
        match self {
            Said::Nothing | Said::State(_) => false,
            Said::Over(score, ending) => {
                matches!(decision, Decision::Over(ruled, how)
                    if ruled == score && ending.is_none_or(|ending| ending == *how))
            }
            Said::OverInWords(score, ending) => {
                matches!(decision, Decision::Over(ruled, how)
                    if played(*ruled) == *score && ending.is_none_or(|ending| ending == *how))
            }
            Said::Reinstated(before) => {
                let position = &issued.position;
                matches!(decision, Decision::Reinstated(_))
                    && before.is_none_or(|at| at == (position.having_move(), position.fullmove()))
            }
            Said::Must(player, tie) => {
                matches!(
                    (decision, issued.ruling.reason()),
                    (Decision::Bound(bound) | Decision::Duty(bound, _), Reason::Touched(obliged))
                        if bound == player && tie.is(obliged, &issued.position)
                )
            }
            Said::AnyReferral => matches!(decision, Decision::Referred(_)),
            Said::AnyPenalty(player) => matches!(decision, Decision::Penalised(who, _) if who == player),
            Said::ClocksSet => matches!(decision, Decision::ClocksSet(_)),
            Said::ClockReplaced => matches!(decision, Decision::ClockReplaced { .. }),
            Said::Decision(Decision::Referred(asked)) => {
                matches!(decision, Decision::Referred(referral) if is_asked(&asked.question, &referral.question))
            }
            Said::Decision(said) => said == decision,
        }
    }
}

/// Whether the question is the one expected; clock times that are left open fit any.
fn is_asked(expected: &Question, asked: &Question) -> bool {
    match (expected, asked) {
        (Question::ClockTimes(times), Question::ClockTimes(_))
            if times.white.is_zero() && times.black.is_zero() =>
        {
            true
        }
        (expected, asked) => expected == asked,
    }
}

/// `White is penalised`, `the clocks are set`, `the clock is replaced`, without saying how.
fn whatever(reader: &mut Reader<'_>) -> Option<Said> {
    if reader.skip("the clocks are set") {
        return Some(Said::ClocksSet);
    }
    if reader.skip("the clock is replaced") {
        return Some(Said::ClockReplaced);
    }
    let player = Color::read(reader)?;
    reader.words("is penalised")?;
    Some(Said::AnyPenalty(player))
}

/// What the score would be had the game been played.
fn played(score: Score) -> Score {
    let plain = |award| match award {
        Award::ForfeitLoss => Award::Loss,
        Award::ForfeitWin => Award::Win,
        Award::Loss | Award::Draw | Award::Win => award,
    };
    Score { white: plain(score.white), black: plain(score.black) }
}

/// `White loses`, `White wins on time`, `drawn by agreement`, `0-½`.
fn over(reader: &mut Reader<'_>) -> Option<Said> {
    let start = reader.at();
    let mut said: fn(Score, Option<Ending>) -> Said = Said::OverInWords;
    let score = if reader.skip("drawn") {
        Score::DRAW
    } else if reader.skip("both lose") {
        Score::BOTH_LOSE
    } else if let Some(player) = Color::read(reader) {
        if reader.skip("loses") {
            Score::win(!player)
        } else {
            reader.words("wins")?;
            Score::win(player)
        }
    } else {
        reader.back(start);
        said = Said::Over;
        Score::read(reader)?
    };
    let ending = if reader.skip("by") || reader.skip("on") { Some(Ending::read(reader)?) } else { None };
    Some(said(score, ending))
}

/// `reinstated`, `reinstated before White's 2nd move`.
fn reinstated(reader: &mut Reader<'_>) -> Option<Said> {
    reader.words("reinstated")?;
    if !reader.skip("before") {
        return Some(Said::Reinstated(None));
    }
    let player = Whose::read(reader)?;
    let number = Ordinal::read(reader)?;
    reader.words("move")?;
    Some(Said::Reinstated(Some((player, number))))
}

/// Whether a scenario must list the ruling.
pub fn is_weighty(decision: &Decision) -> bool {
    match decision {
        Decision::Over(..)
        | Decision::Rescored { .. }
        | Decision::NewGame
        | Decision::ResultPending
        | Decision::Reinstated(_)
        | Decision::Placed(..)
        | Decision::Counted(..)
        | Decision::TimeAdded(..)
        | Decision::TimeTaken(..)
        | Decision::ClocksSet(_)
        | Decision::IncrementSet(_)
        | Decision::NotAdmitted
        | Decision::Referred(_)
        | Decision::Incident(..)
        | Decision::Breach(_)
        | Decision::Penalised(..)
        | Decision::Annulled(_)
        | Decision::ControlSet(_)
        | Decision::ClockReplaced { .. }
        | Decision::Appealed(..)
        | Decision::SentOut
        | Decision::PutToFide(_)
        | Decision::Adjourned => true,
        Decision::PlayGoesOn
        | Decision::HasMove(_)
        | Decision::Fixed(_)
        | Decision::Completed(_)
        | Decision::IllegalCompleted(_)
        | Decision::Stands
        | Decision::Bound(_)
        | Decision::RightLost(..)
        | Decision::Duty(..)
        | Decision::Freed(..)
        | Decision::ClockStarts(_)
        | Decision::ClocksStop
        | Decision::NextPeriod(_)
        | Decision::FlagFallen(_)
        | Decision::OfferOpen(_)
        | Decision::OfferEnds(_)
        | Decision::InOrder
        | Decision::MoveCount(_)
        | Decision::EnvelopeOpened(_)
        | Decision::SheetNote(..) => false,
    }
}

impl Issued {
    /// What was decided, in the words of an expectation.
    pub fn phrase(&self) -> String {
        match (self.ruling.decision(), self.ruling.reason()) {
            (
                Decision::Bound(player) | Decision::Duty(player, touchmove_conduct::Duty::IntendedMove),
                Reason::Touched(obliged),
            ) => {
                alloc::format!("{} {}", said(player), said(&Tie::of(obliged)))
            }
            (Decision::Reinstated(_), _) => {
                let (player, number) = (self.position.having_move(), self.position.fullmove());
                alloc::format!("reinstated before {}'s {} move", said(&player), ordinal(number))
            }
            (Decision::Over(score, ending), _) => over_phrase(*score, *ending),
            (decision, _) => said(decision),
        }
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
}

fn over_phrase(score: Score, ending: Ending) -> String {
    let who = if score == Score::DRAW {
        String::from("drawn")
    } else if score == Score::win(Color::White) {
        String::from("White wins")
    } else if score == Score::win(Color::Black) {
        String::from("Black wins")
    } else {
        score.to_string()
    };
    alloc::format!("{who} by {}", said(&ending))
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.text, self.articles)
    }
}
