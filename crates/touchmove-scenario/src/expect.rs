//! What is expected of the rulings and of the game, and whether it is so.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use touchmove_chess::{Color, Position};
use touchmove_clock::Moment;
use touchmove_conduct::{Award, Decision, Ending, Game, Question, Reason, Ruling, Score};
use touchmove_law::{Article, Edition, Laws};

use crate::about::About;
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
    /// Of a question to the arbiter: the answers it takes, as `arbiter decides 1: …` says them.
    pub answers: Vec<String>,
}

/// One thing expected, or one of several any of which will do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Expected {
    /// Where it is, in bytes.
    pub(crate) at: usize,
    first: Phrase,
    /// What follows `or`.
    others: Vec<Phrase>,
}

/// A phrase, the articles it must rest on, the readings it must carry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Phrase<S = Expectation> {
    text: String,
    said: S,
    articles: Numbers,
    readings: Vec<String>,
}

/// How many rulings one thing expected stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stands {
    /// None: it says that nothing was ruled, or is about the game.
    Nothing,
    /// One.
    One,
    /// One, or none.
    OneOrNone,
    /// As many as fit, but at least one.
    Several,
    /// As many as fit.
    Any,
}

/// What a phrase says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Expectation {
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
    Decision(Decision),
    /// Whatever is ruled about something.
    Anything(About),
    /// Whatever was done after the end of the game has no effect.
    VoidAfterTheEnd,
    /// About the game, not about a ruling.
    State(State),
}

impl Expected {
    /// Reads a phrase with its article and readings, and the phrases that would do as well.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Expected> {
        reader.blanks();
        let at = reader.at();
        let first = Phrase::read(reader, Expectation::read)?;
        let mut others = Vec::new();
        loop {
            reader.blanks();
            let place = reader.at();
            if !reader.skip("or") {
                return Some(Expected { at, first, others });
            }
            let other = Phrase::read(reader, Expectation::read)?;
            if other.is_about_the_game() != first.is_about_the_game() {
                let what = "on both sides of `or` something ruled, or on both the state of the game";
                return reader.refuse(place, what);
            }
            others.push(other);
        }
    }

    fn all(&self) -> impl Iterator<Item = &Phrase> {
        core::iter::once(&self.first).chain(&self.others)
    }

    /// How many rulings it stands for.
    pub(crate) fn stands(&self) -> Stands {
        let has = |wanted: fn(&Expectation) -> bool| self.all().any(|phrase| wanted(&phrase.said));
        if self.first.is_about_the_game()
            || (self.others.is_empty() && self.first.said == Expectation::Nothing)
        {
            Stands::Nothing
        } else if has(|said| matches!(said, Expectation::Anything(_))) {
            Stands::Any
        } else if has(|said| *said == Expectation::VoidAfterTheEnd) {
            Stands::Several
        } else if has(|said| *said == Expectation::Nothing) {
            Stands::OneOrNone
        } else {
            Stands::One
        }
    }

    /// Whether this ruling is one expected.
    pub(crate) fn fits(&self, edition: Edition, issued: &Issued) -> bool {
        self.all().any(|phrase| {
            phrase.said.fits(edition, issued) && phrase.lacks(edition, &issued.ruling).is_none()
        })
    }

    /// What a ruling that says the same lacks: an article or a reading.
    pub(crate) fn lacks(&self, edition: Edition, issued: &Issued) -> Option<String> {
        self.all().find_map(|phrase| {
            phrase.lacks(edition, &issued.ruling).filter(|_| phrase.said.fits(edition, issued))
        })
    }

    /// What the game has instead, if it is not as stated.
    pub(crate) fn contradicted(&self, laws: &Laws, game: &Game, at: Moment) -> Option<String> {
        let mut found = None;
        for phrase in self.all() {
            let Expectation::State(state) = &phrase.said else { return None };
            found = Some(state.contradicted(laws, game, at)?);
        }
        found
    }

    /// Whether it is about the state of the game.
    pub(crate) fn is_about_the_game(&self) -> bool {
        self.first.is_about_the_game()
    }
}

impl<S> Phrase<S> {
    /// Reads what is said, with its articles and readings.
    pub(crate) fn read(
        reader: &mut Reader<'_>,
        said: impl Fn(&mut Reader<'_>) -> Option<S>,
    ) -> Option<Phrase<S>> {
        reader.blanks();
        let start = reader.at();
        let said = said(reader)?;
        let text = String::from(reader.since(start).trim());
        let articles = Numbers::read_bracketed(reader)?;
        let mut readings = Vec::new();
        while reader.skip("[") {
            readings.push(String::from(reader.rest().split(']').next().unwrap_or_default().trim()));
            reader.advance(reader.rest().find(']').unwrap_or(0));
            reader.words("]")?;
        }
        Some(Phrase { text, said, articles, readings })
    }

    /// What it says.
    pub(crate) fn said(&self) -> &S {
        &self.said
    }

    /// The article or the reading that a ruling does not rest on.
    pub(crate) fn lacks<D, R>(&self, edition: Edition, ruling: &Ruling<D, R>) -> Option<String> {
        let rests_on = |number: &&str| articles(ruling).any(|article| is_under(article, edition, number));
        let carries = |id: &&String| ruling.readings().iter().any(|reading| reading.to_string() == **id);
        let number = self.articles.of(edition).find(|number| !rests_on(number)).map(String::from);
        number.or_else(|| self.readings.iter().find(|id| !carries(id)).cloned())
    }
}

/// As it stands in the story, with its articles.
impl<S> fmt::Display for Phrase<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.text, self.articles)
    }
}

impl Phrase {
    fn is_about_the_game(&self) -> bool {
        matches!(self.said, Expectation::State(_))
    }
}

/// The leading article and the supporting ones.
pub(crate) fn articles<D, R>(ruling: &Ruling<D, R>) -> impl Iterator<Item = Article> {
    core::iter::once(ruling.article()).chain(ruling.supporting().iter().copied())
}

impl Expectation {
    fn read(reader: &mut Reader<'_>) -> Option<Expectation> {
        let start = reader.at();
        if reader.skip("nothing") {
            return Some(Expectation::Nothing);
        }
        if reader.skip("everything after the end is void") {
            return Some(Expectation::VoidAfterTheEnd);
        }
        if reader.skip("anything about") {
            return About::read(reader).map(Expectation::Anything);
        }
        let readers: [fn(&mut Reader<'_>) -> Option<Expectation>; 7] = [
            |reader| State::read(reader).map(Expectation::State),
            // `White loses the right to castle` before `White loses`.
            |reader| Decision::read(reader).map(Expectation::Decision),
            over,
            reinstated,
            |reader| Some(Expectation::Must(Say::read(reader)?, Say::read(reader)?)),
            |reader| reader.words("referred").map(|()| Expectation::AnyReferral),
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

    fn fits(&self, edition: Edition, issued: &Issued) -> bool {
        let decision = issued.ruling.decision();
        match self {
            Expectation::Nothing | Expectation::State(_) => false,
            Expectation::Anything(about) => about.is_of(edition, &issued.ruling),
            Expectation::VoidAfterTheEnd => {
                matches!(decision, Decision::NotAdmitted) && *issued.ruling.reason() == Reason::GameOver
            }
            Expectation::Over(score, ending) => {
                matches!(decision, Decision::Over { score: ruled, ending: how }
                    if ruled == score && ending.is_none_or(|ending| ending == *how))
            }
            Expectation::OverInWords(score, ending) => {
                matches!(decision, Decision::Over { score: ruled, ending: how }
                    if played(*ruled) == *score && ending.is_none_or(|ending| ending == *how))
            }
            Expectation::Reinstated(before) => {
                let position = &issued.position;
                matches!(decision, Decision::Reinstated { .. })
                    && before.is_none_or(|at| at == (position.having_move(), position.fullmove()))
            }
            Expectation::Must(player, tie) => {
                matches!(
                    (decision, issued.ruling.reason()),
                    (Decision::Bound { player: bound } | Decision::Duty { player: bound, .. }, Reason::Touched { obliged })
                        if bound == player && tie.is(obliged, &issued.position)
                )
            }
            Expectation::AnyReferral => matches!(decision, Decision::Referred { .. }),
            Expectation::AnyPenalty(player) => {
                matches!(decision, Decision::Penalised { player: who, .. } if who == player)
            }
            Expectation::ClocksSet => matches!(decision, Decision::ClocksSet { .. }),
            Expectation::ClockReplaced => matches!(decision, Decision::ClockReplaced { .. }),
            Expectation::Decision(Decision::Referred { referral: asked }) => {
                matches!(decision, Decision::Referred { referral } if is_asked(&asked.question, &referral.question))
            }
            Expectation::Decision(said) => said == decision,
        }
    }
}

/// Whether the question is the one expected; clock times that are left open fit any.
fn is_asked(expected: &Question, asked: &Question) -> bool {
    match (expected, asked) {
        (Question::ClockTimes { times }, Question::ClockTimes { .. })
            if times.white.is_zero() && times.black.is_zero() =>
        {
            true
        }
        (expected, asked) => expected == asked,
    }
}

/// `White is penalised`, `the clocks are set`, `the clock is replaced`, without saying how.
fn whatever(reader: &mut Reader<'_>) -> Option<Expectation> {
    if reader.skip("the clocks are set") {
        return Some(Expectation::ClocksSet);
    }
    if reader.skip("the clock is replaced") {
        return Some(Expectation::ClockReplaced);
    }
    let player = Color::read(reader)?;
    reader.words("is penalised")?;
    Some(Expectation::AnyPenalty(player))
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
fn over(reader: &mut Reader<'_>) -> Option<Expectation> {
    let start = reader.at();
    let mut said: fn(Score, Option<Ending>) -> Expectation = Expectation::OverInWords;
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
        said = Expectation::Over;
        Score::read(reader)?
    };
    let ending = if reader.skip("by") || reader.skip("on") { Some(Ending::read(reader)?) } else { None };
    Some(said(score, ending))
}

/// `reinstated`, `reinstated before White's 2nd move`.
fn reinstated(reader: &mut Reader<'_>) -> Option<Expectation> {
    reader.words("reinstated")?;
    if !reader.skip("before") {
        return Some(Expectation::Reinstated(None));
    }
    let player = Whose::read(reader)?;
    let number = Ordinal::read(reader)?;
    reader.words("move")?;
    Some(Expectation::Reinstated(Some((player, number))))
}

impl Issued {
    /// What was decided, in the words of an expectation.
    pub fn phrase(&self) -> String {
        match (self.ruling.decision(), self.ruling.reason()) {
            (
                Decision::Bound { player }
                | Decision::Duty { player, duty: touchmove_conduct::PlayerDuty::IntendedMove },
                Reason::Touched { obliged },
            ) => {
                alloc::format!("{} {}", said(player), said(&Tie::of(obliged)))
            }
            (Decision::Reinstated { .. }, _) => {
                let (player, number) = (self.position.having_move(), self.position.fullmove());
                alloc::format!("reinstated before {}'s {} move", said(&player), ordinal(number))
            }
            (Decision::Over { score, ending }, _) => over_phrase(*score, *ending),
            (decision, _) => said(decision),
        }
    }

    /// Of a question to the arbiter: its number, and the answers it takes.
    pub fn asked(&self) -> Option<String> {
        let Decision::Referred { referral } = self.ruling.decision() else { return None };
        Some(alloc::format!("question {}; answers: {}", referral.id.0, self.answers.join(", ")))
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
        for (place, phrase) in self.all().enumerate() {
            if place > 0 {
                f.write_str(" or ")?;
            }
            write!(f, "{phrase}")?;
        }
        Ok(())
    }
}
