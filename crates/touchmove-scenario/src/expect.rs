//! What is expected of the rulings and of the game, and whether it is so.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use touchmove_chess::{Color, Position};
use touchmove_clock::{Duty, Millis, Moment};
use touchmove_conduct::{Decision, Ending, Game, Phase, Question, Reason, Ruling, Score};
use touchmove_law::{Article, Edition};
use touchmove_notation::fen::Fen;

use crate::atoms::{Ordinal, Whose, ordinal, shown};
use crate::numbers::{Numbers, is_under};
use crate::reader::Reader;
use crate::say::{Say, said};
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
    /// Reinstated, perhaps before this move of this player.
    Reinstated(Option<(Color, u32)>),
    /// A player is bound so.
    Must(Color, Tie),
    /// The arbiter is asked, whatever it is.
    AnyReferral,
    /// A penalty of whatever kind.
    Decision(Decision),
    /// About the game, not about a ruling.
    State(State),
}

/// What the game is like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Clock(Color, Millis),
    Runs(Color),
    Stand,
    ToMove(Color),
    Position(String),
    IllegalMoves(Color, u8),
    GoesOn,
    IsOver,
    Offer(Color, bool),
    Completed(Color, u32),
    Made(Color, u16),
    Records(Color, bool),
    Questions(usize),
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
            Said::Over(..) | Said::Reinstated(_) | Said::Must(..) | Said::AnyReferral | Said::Decision(_) => true,
        }
    }

    /// Whether this ruling is the one expected.
    pub(crate) fn fits(&self, edition: Edition, issued: &Issued) -> bool {
        self.said.fits(issued)
            && self.articles.of(edition).all(|number| articles(&issued.ruling).any(|article| is_under(article, edition, number)))
            && self.readings.iter().all(|id| issued.ruling.readings().iter().any(|reading| reading.to_string() == *id))
    }
}

use alloc::string::ToString;

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
        let readers: [fn(&mut Reader<'_>) -> Option<Said>; 6] = [
            |reader| State::read(reader).map(Said::State),
            // `White loses the right to castle` before `White loses`.
            |reader| Decision::read(reader).map(Said::Decision),
            over,
            reinstated,
            |reader| Some(Said::Must(Say::read(reader)?, Say::read(reader)?)),
            |reader| reader.words("referred").map(|()| Said::AnyReferral),
        ];
        for read in readers {
            if let Some(said) = read(reader) {
                return Some(said);
            }
            reader.back(start);
        }
        reader.instead(start, "an expectation such as `White loses`, `Black +2:00`, `reinstated` or `nothing`")
    }

    fn fits(&self, issued: &Issued) -> bool {
        let decision = issued.ruling.decision();
        match self {
            Said::Nothing | Said::State(_) => false,
            Said::Over(score, ending) => match decision {
                Decision::Over(ruled, how) => ruled == score && ending.is_none_or(|ending| ending == *how),
                _ => false,
            },
            Said::Reinstated(before) => match decision {
                Decision::Reinstated(_) => before.is_none_or(|(player, number)| {
                    issued.position.having_move() == player && issued.position.fullmove() == number
                }),
                _ => false,
            },
            Said::Must(player, tie) => match (decision, issued.ruling.reason()) {
                (Decision::Bound(bound) | Decision::Duty(bound, _), Reason::Touched(obliged)) => {
                    bound == player && tie.is(obliged, &issued.position)
                }
                _ => false,
            },
            Said::AnyReferral => matches!(decision, Decision::Referred(_)),
            Said::Decision(Decision::Referred(asked)) => match decision {
                Decision::Referred(referral) => is_asked(&asked.question, &referral.question),
                _ => false,
            },
            Said::Decision(said) => said == decision,
        }
    }
}

/// Whether the question is the one expected; clock times that are left open fit any.
fn is_asked(expected: &Question, asked: &Question) -> bool {
    match (expected, asked) {
        (Question::ClockTimes(times), Question::ClockTimes(_)) if times.white.is_zero() && times.black.is_zero() => true,
        (expected, asked) => expected == asked,
    }
}

/// `White loses`, `White wins on time`, `drawn by agreement`, `0-½`.
fn over(reader: &mut Reader<'_>) -> Option<Said> {
    let start = reader.at();
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
        Score::read(reader)?
    };
    let ending = if reader.skip("by") || reader.skip("on") { Some(Ending::read(reader)?) } else { None };
    Some(Said::Over(score, ending))
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

impl State {
    fn read(reader: &mut Reader<'_>) -> Option<State> {
        let start = reader.at();
        let readers: [fn(&mut Reader<'_>) -> Option<State>; 6] = [clock, to_move, position, counted, whole, offer];
        for read in readers {
            if let Some(state) = read(reader) {
                return Some(state);
            }
            reader.back(start);
        }
        None
    }

    /// What the game has instead, if it is not so.
    pub(crate) fn contradicted(&self, game: &Game, at: Moment) -> Option<String> {
        let clock = game.clock();
        let differs = |same: bool, found: String| (!same).then_some(found);
        match self {
            State::Clock(side, time) => {
                let reading = clock.remaining(*side, at);
                differs(reading == *time, shown(reading))
            }
            State::Runs(side) => {
                let runs = clock.running(at);
                differs(runs == Some(*side), alloc::format!("{runs:?}"))
            }
            State::Stand => differs(clock.running(at).is_none(), String::from("a clock runs")),
            State::ToMove(side) => {
                differs(game.having_move() == *side, alloc::format!("{} has the move", said(&game.having_move())))
            }
            State::Position(fen) => {
                let found = Fen::from(game.position()).to_string();
                let fields = fen.split_whitespace().count().max(1);
                let shortened: Vec<&str> = found.split_whitespace().take(fields).collect();
                let wanted: Vec<&str> = fen.split_whitespace().collect();
                differs(shortened == wanted, found)
            }
            State::IllegalMoves(side, count) => {
                let found = game.illegal_moves(*side);
                differs(found == *count, found.to_string())
            }
            State::GoesOn => differs(
                matches!(game.phase(), Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned),
                alloc::format!("{:?}", game.phase()),
            ),
            State::IsOver => differs(game.phase() == Phase::Over, alloc::format!("{:?}", game.phase())),
            State::Offer(side, open) => {
                let found = game.offer(*side).is_some();
                differs(found == *open, String::from(if found { "an offer is open" } else { "no offer is open" }))
            }
            State::Completed(side, moves) => {
                let found = clock.clock(*side, at).completed();
                differs(found == *moves, found.to_string())
            }
            State::Made(side, moves) => {
                let found = game.moves_made(*side);
                differs(found == *moves, found.to_string())
            }
            State::Records(side, must) => {
                let found = clock.duty(*side, at) == Duty::Records;
                differs(found == *must, String::from(if found { "he records" } else { "he need not record" }))
            }
            State::Questions(number) => {
                let found = game.referrals().len();
                differs(found == *number, found.to_string())
            }
        }
    }
}

fn clock(reader: &mut Reader<'_>) -> Option<State> {
    if reader.skip("the clocks stand") {
        return Some(State::Stand);
    }
    let side = Whose::read(reader)?;
    reader.words("clock")?;
    if reader.skip("runs") {
        return Some(State::Runs(side));
    }
    reader.skip("shows");
    Some(State::Clock(side, Say::read(reader)?))
}

fn to_move(reader: &mut Reader<'_>) -> Option<State> {
    let side: Color = Say::read(reader)?;
    if reader.skip("to move") {
        return Some(State::ToMove(side));
    }
    if reader.skip("must record") {
        return Some(State::Records(side, true));
    }
    if reader.skip("need not record") {
        return Some(State::Records(side, false));
    }
    if reader.skip("has completed") {
        let moves = Say::read(reader)?;
        reader.words("moves")?;
        return Some(State::Completed(side, moves));
    }
    reader.words("has")?;
    reader.words("made")?;
    let moves = Say::read(reader)?;
    reader.words("moves")?;
    Some(State::Made(side, moves))
}

fn position(reader: &mut Reader<'_>) -> Option<State> {
    reader.words("position")?;
    let mut fen = String::new();
    loop {
        let word = reader.token();
        if word.is_empty() {
            break;
        }
        if !fen.is_empty() {
            fen.push(' ');
        }
        fen.push_str(word);
    }
    if Fen::read(fen.as_bytes()).is_err() { reader.miss("a position as FEN") } else { Some(State::Position(fen)) }
}

fn counted(reader: &mut Reader<'_>) -> Option<State> {
    if reader.skip("open questions") {
        let number: u16 = Say::read(reader)?;
        return Some(State::Questions(usize::from(number)));
    }
    reader.words("illegal moves of")?;
    Some(State::IllegalMoves(Say::read(reader)?, Say::read(reader)?))
}

fn whole(reader: &mut Reader<'_>) -> Option<State> {
    if reader.skip("the game is over") {
        return Some(State::IsOver);
    }
    reader.words("the game goes on").map(|()| State::GoesOn)
}

fn offer(reader: &mut Reader<'_>) -> Option<State> {
    if reader.skip("no open offer of") {
        return Some(State::Offer(Say::read(reader)?, false));
    }
    reader.words("open offer of")?;
    Some(State::Offer(Say::read(reader)?, true))
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
            (Decision::Bound(player) | Decision::Duty(player, touchmove_conduct::Duty::IntendedMove), Reason::Touched(obliged)) => {
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
        let numbers: Vec<&str> = articles(&self.ruling).filter_map(|article| article.number(edition)).collect();
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
