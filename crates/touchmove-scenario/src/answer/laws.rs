//! Questions about the Laws themselves: tempo, awards, limits, whether regulations are lawful.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{Millis, TimeControl};
use touchmove_law::{Article, IncrementCounting, Lapse, Laws, Play, Supervision, Switch, Tempo, cite};

use super::Answer;
use crate::atoms::time_text;
use crate::session::Session;

/// What is asked for a time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    Tempo,
    IllegalMoveAward,
    WrongClaimAward,
    IllegalMoveLimit,
    SetUpComplaint,
    GuidelineIii,
    DefaultTime,
}

impl About {
    pub(super) const ALL: [About; 7] = [
        About::Tempo,
        About::IllegalMoveAward,
        About::WrongClaimAward,
        About::IllegalMoveLimit,
        About::SetUpComplaint,
        About::GuidelineIii,
        About::DefaultTime,
    ];

    pub(super) fn words(self) -> &'static str {
        match self {
            About::Tempo => "tempo of",
            About::IllegalMoveAward => "illegal move award at",
            About::WrongClaimAward => "wrong claim award at",
            About::IllegalMoveLimit => "illegal move limit at",
            About::SetUpComplaint => "set-up complaint at",
            About::GuidelineIii => "guideline III for",
            About::DefaultTime => "default time at",
        }
    }
}

/// Answers for a time control under the regulations of the header.
pub(super) fn about(session: &Session, about: About, control: &str) -> Result<Answer, String> {
    let control: TimeControl = control.parse().map_err(|error| format!("{error} of the time control"))?;
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let edition = session.edition;
    let mut regulations = session.header().regulations_of(edition);
    if about == About::GuidelineIii {
        regulations.guideline_iii = Switch::On;
    }
    let unstated = regulations.supervision.is_none();
    let new = |regulations| Laws::new(edition, allowances, regulations);
    let mut laws = new(regulations.clone());
    if laws.is_err() && unstated {
        regulations.supervision = Some(Supervision::Limited);
        let limited = new(regulations.clone());
        if limited.is_ok() || about == About::GuidelineIii {
            laws = limited;
        }
    }
    if about == About::GuidelineIii {
        return Ok(guideline(edition, laws));
    }
    let laws = laws.map_err(|refusals| format!("{refusals}"))?;
    Ok(match about {
        About::Tempo => {
            let [white, _] = allowances;
            let tempo = Tempo::of(edition, white, IncrementCounting::AsTheEditionSays);
            Answer::plain(tempo.to_string(), Tempo::ALL.map(Tempo::article).to_vec())
        }
        About::IllegalMoveAward => {
            let mut articles = fast_play(&laws);
            articles.push(cite!("7.5.5"));
            Answer::plain(time_text(Millis::new(laws.illegal_move_award())), articles)
        }
        About::WrongClaimAward => {
            let mut articles = fast_play(&laws);
            articles.push(cite!("9.5.3"));
            Answer::plain(time_text(Millis::new(laws.wrong_claim_award())), articles)
        }
        About::IllegalMoveLimit => {
            let mut articles = fast_play(&laws);
            articles.push(cite!("7.5.5"));
            Answer::plain(laws.illegal_move_limit().to_string(), articles)
        }
        About::SetUpComplaint => {
            let text = match laws.set_up_complaint() {
                Lapse::Never => String::from("as long as the game lasts"),
                Lapse::AfterMoves(moves) => format!("until each has completed {moves} moves"),
                Lapse::OpponentTouches => String::from("until he touches a piece"),
                Lapse::OpponentMakesMove => String::from("until he makes a move"),
                Lapse::OpponentReleases => String::from("until he lets go of a piece"),
            };
            let mut articles = fast_play(&laws);
            articles.extend([cite!("A.5.1"), cite!(2001 "B.4")]);
            Answer::plain(text, articles)
        }
        About::DefaultTime => {
            Answer::plain(time_text(Millis::new(laws.default_time())), alloc::vec![cite!("6.7.1")])
        }
        About::GuidelineIii => return Err(String::from("already answered")),
    })
}

fn guideline(edition: touchmove_law::Edition, laws: Result<Laws, touchmove_law::Refusals>) -> Answer {
    match laws {
        Ok(_) => Answer::plain("allowed", alloc::vec![cite!(2023 "III.2.2")]),
        Err(refusals) => refused(edition, &refusals),
    }
}

/// What makes fast play other than the Laws at large: the appendix and its precedence.
fn fast_play(laws: &Laws) -> Vec<Article> {
    match laws.play() {
        Play::Standard => Vec::new(),
        Play::RapidSupervised => alloc::vec![cite!(2023 "A.4"), cite!("A.3")],
        Play::Rapid => alloc::vec![cite!("A.3"), cite!(2001 "B.2")],
        Play::BlitzSupervised => alloc::vec![cite!(2023 "B.2")],
        Play::Blitz => alloc::vec![cite!(2023 "B.3"), cite!("A.3"), cite!(2001 "C.2")],
    }
}

/// Whether the regulations of the header are lawful at its time control.
pub(super) fn lawful(session: &Session) -> Result<Answer, String> {
    let header = session.header();
    let control = header.control.as_ref().ok_or("there is no time control")?;
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    Ok(match Laws::new(session.edition, allowances, header.regulations_of(session.edition)) {
        Ok(laws) => Answer::plain("lawful", validated(&laws)),
        Err(refusals) => refused(session.edition, &refusals),
    })
}

/// What lawful regulations have been compared with.
fn validated(laws: &Laws) -> Vec<Article> {
    let mut articles = alloc::vec![cite!("6.3.1")];
    articles.extend(match laws.play() {
        Play::Standard => Vec::new(),
        Play::RapidSupervised => {
            alloc::vec![cite!(2023 "A.4"), cite!("A.4.1"), cite!("A.4.2"), cite!("A.6")]
        }
        Play::Rapid => alloc::vec![cite!("A.6")],
        Play::BlitzSupervised => {
            alloc::vec![cite!(2023 "B.2"), cite!("B.2.1"), cite!("B.2.2"), cite!("B.4")]
        }
        Play::Blitz => alloc::vec![cite!("B.4")],
    });
    articles
}

fn refused(edition: touchmove_law::Edition, refusals: &touchmove_law::Refusals) -> Answer {
    let articles: Vec<Article> = refusals.0.iter().map(|refusal| refusal.article).collect();
    let numbers: Vec<&str> = articles.iter().filter_map(|article| article.number(edition)).collect();
    Answer::plain(format!("refused under {}", numbers.join(", ")), articles)
}
