//! Questions in plain words about a position that somebody types, answered with the articles.
//!
//! No game of this server can be named here: what a player may not be told (12.6) is not known here.

use std::net::SocketAddr;
use std::sync::{Arc, PoisonError};

use crate::auth::security_line::SecurityWord;
use axum::Json;
use axum::extract::{ConnectInfo, Query, State as Shared};
use touchmove_conduct::Phase;
use touchmove_explain::{Question, Source, Unanswered, answered, examples};
use touchmove_wire::v1::explain::{ExplainAnswer, ExplainExamples, ExplainWanted};
use touchmove_wire::v1::office::Place;

use crate::app::State;
use crate::auth::access::Actor;
use crate::net::address;
use crate::net::language::LanguageQuery;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::pages::scenarios::at_length;
use crate::tables::games::outline;

/// Questions that are understood.
pub(crate) async fn questions(Query(wanted): Query<LanguageQuery>) -> Json<ExplainExamples> {
    Json(ExplainExamples { questions: examples(wanted.language()) })
}

/// The answer, in the language of the question.
pub(crate) async fn ask(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Json(wanted): Json<ExplainWanted>,
) -> Result<Json<ExplainAnswer>, Problem> {
    if is_playing(&state, &asking.0).await {
        return Err(Code::NotDuringYourGame.into());
    }
    if !may_ask(&state, &asking.0, from) {
        state.security.note(SecurityWord::Limited, asking.0.name(), Some(from.ip()), "questions");
        return Err(Problem::from(Code::TooManyQuestions).mark_as_logged());
    }
    at_length(move || answer_question(&wanted).map_err(|Unanswered(why)| Code::NotExplained { why }.into()))
        .await
}

fn answer_question(wanted: &ExplainWanted) -> Result<Json<ExplainAnswer>, Unanswered> {
    let question = Question::read(&wanted.question)?;
    let source = source(&wanted.game)?;
    Ok(Json(answered(&source, &question, &source.editions())?))
}

/// A position as FEN writes it, or moves as PGN writes them; the initial position where nothing is given.
fn source(game: &str) -> Result<Source, Unanswered> {
    let game = game.trim();
    if game.is_empty() {
        return Ok(Source::start());
    }
    if game.split_whitespace().next().is_some_and(|first| first.matches('/').count() == 7) {
        return Source::fen(game);
    }
    Source::pgn("PGN", game, None)
}

/// A proof may take a while, so people who are not arbiters may ask only this often.
fn may_ask(state: &State, actor: &Actor, from: SocketAddr) -> bool {
    match actor {
        Actor::Arbiter { .. } => true,
        Actor::Anonymous | Actor::Holder(_) => {
            let mut asked = state.questions.lock().unwrap_or_else(PoisonError::into_inner);
            let from = address::canonical(from).ip();
            state.people.holds(from)
                || asked.allows(&address::limit_key(from).to_string(), state.timeline.now())
        }
    }
}

/// Whether somebody holds a seat of a game of an event that is being played: during play nobody makes use of advice (11.3.1; 2001 12.2(a)).
async fn is_playing(state: &State, actor: &Actor) -> bool {
    let game = match actor {
        Actor::Holder(Place::Seat { game, .. } | Place::Assistant { game, .. }) => game,
        Actor::Holder(Place::Board { .. } | Place::Display { .. } | Place::Device { .. })
        | Actor::Anonymous
        | Actor::Arbiter { .. } => return false,
    };
    let Some(table) = state.tables.find(game).await.filter(|table| table.terms.event.is_some()) else {
        return false;
    };
    outline(&table.door).await.is_some_and(|outline| match outline.phase {
        Phase::Playing | Phase::Stopped | Phase::ResultPending | Phase::Adjourned => true,
        Phase::NotStarted | Phase::Over | Phase::Cancelled => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_wire::v1::text::Text;

    fn asked(game: &str, question: &str) -> Result<ExplainAnswer, Unanswered> {
        let wanted = ExplainWanted { game: Text::new(game).unwrap(), question: Text::new(question).unwrap() };
        answer_question(&wanted).map(|Json(answer)| answer)
    }

    #[test]
    fn a_position_or_moves_are_asked_about_in_three_languages_under_both_editions() {
        let fen = "r3k2r/8/8/8/1b6/8/8/R3K2R w KQkq - 0 1";
        // The king is attacked (3.8.2.2; 2001 3.8(b)).
        for question in ["may White castle?", examples(touchmove_law::Language::Armenian)[0]] {
            assert_eq!(asked(fen, question).unwrap().answers.len(), 2, "{question}");
        }
        let told = asked(fen, "may White castle?").unwrap();
        assert!(told.answers.iter().all(|one| one.verdict == "no" && !one.because.is_empty()));
        // After 8 moves of the knights the position has appeared three times (9.2.2).
        let knights = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
        let told = asked(knights, "can White claim?").unwrap();
        assert_eq!(told.known, "moves");
        assert!(told.answers.iter().all(|one| one.verdict == "yes"), "{told:?}");
        assert_eq!(asked("", "whose move is it?").unwrap().known, "position");
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let Unanswered(why) = asked("", "is the arbiter hungry?").unwrap_err();
        assert!(why.contains("`arbiter`"), "{why}");
        assert!(asked("8/8/8/8/8/8/8/8 w - - 0 1", "may White castle?").is_err());
        assert!(asked("1. e4 e4", "may White castle?").is_err());
    }
}
