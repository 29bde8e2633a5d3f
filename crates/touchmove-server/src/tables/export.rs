//! Downloading a game: as PGN, and move by move.
//!
//! During a game, only those who may see its moves can have it, as they see them: nothing in it reveals that a
//! move was illegal (12.6). Once it is over there is nothing to claim.

use std::sync::Arc;

use axum::extract::{Path, Query, State as Shared};
use axum::http::HeaderMap;
use serde::Deserialize;
use touchmove_chess::Color;
use touchmove_clock::{Moment, TimeControl};
use touchmove_competition::pgn as written;
use touchmove_conduct::{Award, Entry, Game, Made, Phase, Ply, Role, judge};
use touchmove_law::{Language, Laws};
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::writer::{self, Export};
use touchmove_notation::pgn::{self, Element, GameResult, Score};
use touchmove_store::Stored;
use touchmove_wire::v1::casual::{Replay, ReplayEnd, ReplayMove};
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::view::{Both, GameView, MoveShown, ResultShown};
use touchmove_words::Words;

use crate::app::State;
use crate::auth::seats::Seat;
use crate::events::games_file;
use crate::net::answer::{File, JsonText, Pgn, WireJson};
use crate::net::language::{self, LanguageQuery};
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;
use crate::storage::copies;
use crate::tables::casual::find_seat;
use crate::tables::games::outline;
use crate::tables::live::Token;
use crate::tables::public::{self, PublicView};
use crate::tables::registry::Seated;
use crate::tables::setup;
use crate::tables::table::Outline;
use crate::tables::written::{Form, GameFile};

/// What is requested.
#[derive(Deserialize)]
pub(crate) struct Part {
    /// Whether it includes the rulings, as comments.
    #[serde(default)]
    rulings: bool,
}

/// The game as PGN, with what the clocks showed.
pub(crate) async fn pgn(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(token): Query<Token>,
    Query(part): Query<Part>,
    Query(wanted): Query<LanguageQuery>,
    headers: HeaderMap,
) -> Result<File<Pgn>, Problem> {
    let (table, seat) = find_seat(&state, &asking, &id, token.seat.as_deref()).await?;
    let (until, language) = (seen_until(&state, &table, seat).await?, wanted.language());
    let write = async {
        let played = Played::of(&state, &table, seat, until, language::words(language)).await?;
        let text =
            writer::text(played.pgn(&table, &Occasion::of(&state, &table).await, part.rulings), &Export::PGN);
        Ok::<_, Problem>(if played.is_over() { text } else { without_marks(&text) })
    };
    // Anybody may ask as often as they like.
    let outline = outline(&table.door).await.ok_or(Code::NoSuchGame)?;
    may_have_moves(&table, seat, &outline)?;
    let form = if part.rulings { Form::PgnWithRulings } else { Form::Pgn };
    let of = GameFile { game: id.clone(), form, seat, language };
    let text = state.written.text(of, until.min(outline.seq), write).await?.to_string();
    Ok(games_file(&headers, &format!("{id}.pgn"), text))
}

/// The game move by move, to step through.
pub(crate) async fn replay(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(token): Query<Token>,
    Query(wanted): Query<LanguageQuery>,
) -> Result<File<WireJson<Replay>>, Problem> {
    let (table, seat) = find_seat(&state, &asking, &id, token.seat.as_deref()).await?;
    let (until, language) = (seen_until(&state, &table, seat).await?, wanted.language());
    let outline = outline(&table.door).await.ok_or(Code::NoSuchGame)?;
    // A player has only the board in front of them.
    if seat.is_players() && !outline.is_over() {
        return Err(Code::MovesStillHidden.into());
    }
    let write = async {
        let played = Played::of(&state, &table, seat, until, language::words(language)).await?;
        serde_json::to_string(&played.replay(played.moves(language))).map_err(Problem::unavailable)
    };
    let of = GameFile { game: id.clone(), form: Form::Replay, seat, language };
    let text = state.written.text(of, until.min(outline.seq), write).await?;
    Ok(File::new(JsonText::from_text(&text)))
}

/// Whether the game would be written for this seat at all: who may not see its moves is told so before anything is judged again.
fn may_have_moves(table: &Seated, seat: Seat, outline: &Outline) -> Result<(), Problem> {
    let Ok((laws, game)) = setup::set_up(&public::shown_in_public(&table.terms)) else { return Ok(()) };
    let is_shown = game.view(&laws, seat.role(), Moment::at(0)).moves.is_some();
    if outline.is_over() || is_shown { Ok(()) } else { Err(Code::MovesStillHidden.into()) }
}

/// A game with its rulings.
struct Played {
    laws: Laws,
    game: Game,
    /// The rulings after this many moves, in words.
    rulings: Vec<(usize, String)>,
    /// The language in which its moves are written.
    role: Role,
    /// The moment at which it is shown.
    now: u64,
}

impl Played {
    /// As far as it may be seen.
    async fn of(
        state: &State,
        table: &Seated,
        seat: Seat,
        until: u32,
        words: &'static Words,
    ) -> Result<Played, Problem> {
        let mut entries = state.store.entries(&table.id, 0).await.map_err(Problem::unavailable)?;
        entries.retain(|stored| stored.seq <= until);
        let (terms, now) = (public::shown_in_public(&table.terms), (table.door.now)());
        // The game is judged again, and nobody's act waits for it.
        let judge = move || Played::play_through(&terms, entries, seat, now, words);
        let judged = tokio::task::spawn_blocking(judge).await.map_err(Problem::unavailable)?;
        judged.map_err(Problem::unavailable)?.ok_or(Code::MovesStillHidden.into())
    }

    /// After every one of these entries; nothing where the moves may not be seen.
    fn play_through(
        terms: &Terms,
        entries: Vec<Stored>,
        seat: Seat,
        now: u64,
        words: &Words,
    ) -> Result<Option<Played>, String> {
        let (laws, mut game) = setup::set_up(terms)?;
        let mut rulings = Vec::new();
        for stored in entries {
            let deed = match Kept::read(&stored.act).map_err(|error| error.to_string())? {
                Kept::Done(deed) => deed,
                Kept::Late(_) => continue,
            };
            let entry = Entry { seq: stored.seq, at: Moment::at(stored.at), act: deed.0 };
            let judgment = judge(&laws, game, &entry);
            game = judgment.game;
            let told = judgment.rulings.iter().filter(|ruling| ruling.is_shown_to(Role::Spectator));
            let told = told.map(|ruling| (game.plies().len(), words.sentence(ruling)));
            rulings.extend(told.filter(|(_, text)| !text.is_empty()));
        }
        let is_shown = game.view(&laws, seat.role(), Moment::at(now)).moves.is_some();
        // A finished game is public; there, nobody else is shown more than the arbiter.
        let role = if is_shown { seat.role() } else { Role::Arbiter };
        let played = Played { laws, game, rulings, role, now };
        Ok((played.is_over() || is_shown).then_some(played))
    }

    /// The moves as they are written.
    fn moves(&self, language: Language) -> Vec<MoveShown> {
        let view = GameView::new(&self.laws, &self.game, self.role, 0, |_| String::new());
        view.written_in(&self.game, &language::style(language)).moves.unwrap_or_default()
    }

    fn is_over(&self) -> bool {
        match self.game.phase() {
            Phase::Over | Phase::Cancelled => true,
            Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {
                false
            }
        }
    }

    /// The position after the move at this place.
    fn after(&self, place: usize) -> touchmove_chess::Position {
        let next = self.game.plies().get(place + 1);
        next.map_or(*self.game.position(), |next| *next.before())
    }

    fn first(&self) -> touchmove_chess::Position {
        self.game.plies().first().map_or(*self.game.position(), |ply| *ply.before())
    }

    fn replay(&self, moves: Vec<MoveShown>) -> Replay {
        let plies = self.game.plies().iter().zip(moves).enumerate();
        Replay {
            board: placement(&self.first()),
            moves: plies
                .map(|(place, (ply, shown))| ReplayMove {
                    by: ply.by(),
                    text: shown.text,
                    board: placement(&self.after(place)),
                    clock: ply.times().as_ref().map(|times| times.of(ply.by()).get()),
                })
                .collect(),
            end: self.is_over().then(|| ReplayEnd {
                result: self.game.result().map(ResultShown::from),
                clocks: self.clocks(),
            }),
        }
    }

    /// What the clocks show, in milliseconds.
    fn clocks(&self) -> Both<u64> {
        self.game.view(&self.laws, self.role, Moment::at(self.now)).clocks.map(|face| face.remaining)
    }

    fn pgn(&self, table: &Seated, occasion: &Occasion, with_rulings: bool) -> pgn::Game {
        let mut game = pgn::Game::new();
        tag(&mut game, table, occasion);
        // Where no move is known, the clocks tell how the game went.
        if self.is_over() && self.game.plies().is_empty() {
            let clocks = self.clocks();
            for (name, side) in [("WhiteClock", Color::White), ("BlackClock", Color::Black)] {
                if let Some(time) = clock_time(*clocks.of(side)) {
                    game.set_tag(name, &time);
                }
            }
        }
        game.start = Some(self.first());
        let result = self.result();
        game.set_tag("Result", &result.to_string());
        let texts = self.moves(Language::English);
        let comments = |place: usize| {
            let all = self.rulings.iter().filter(move |(after, _)| with_rulings && *after == place);
            all.map(|(_, text)| Element::Comment(text.clone()))
        };
        game.elements.extend(comments(0));
        for (place, (ply, shown)) in self.game.plies().iter().zip(texts).enumerate() {
            game.elements.push(match ply.what() {
                Made::Legal(mv) => Element::Move(mv),
                Made::Illegal { .. } => Element::Illegal { written: shown.text, after: self.after(place) },
            });
            game.elements.extend(clock(ply));
            game.elements.extend(comments(place + 1));
        }
        game.result = Some(result);
        game
    }

    fn result(&self) -> GameResult {
        let points = |award| match award {
            Award::Win | Award::ForfeitWin => Score::One,
            Award::Draw => Score::Half,
            Award::Loss | Award::ForfeitLoss => Score::Zero,
        };
        self.game.result().map_or(GameResult::Open, |(score, _)| GameResult::Scores {
            white: points(score.white),
            black: points(score.black),
        })
    }
}

/// Up to which entry the requester may have the game.
async fn seen_until(state: &State, table: &Seated, seat: Seat) -> Result<u32, Problem> {
    if seat != Seat::Spectator {
        return Ok(u32::MAX);
    }
    match state.public.sight(state, table, (table.door.now)()).await? {
        PublicView::Now => Ok(u32::MAX),
        PublicView::Nothing => Err(Code::MovesStillHidden.into()),
        PublicView::Past(then) => Ok(then.seq()),
    }
}

/// Where and when a game is played, as the tags of its PGN say it.
struct Occasion {
    event: String,
    site: String,
    round: String,
}

impl Occasion {
    async fn of(state: &State, table: &Seated) -> Occasion {
        let unknown = || "?".to_owned();
        let Some(of) = table.terms.event.as_ref() else {
            return Occasion { event: "Casual game".to_owned(), site: unknown(), round: "-".to_owned() };
        };
        let round = format!("{}.{}", of.game.round.0, of.game.board.0);
        let Some(running) = state.events.find_loaded(&of.event).await else {
            return Occasion { event: unknown(), site: unknown(), round };
        };
        let event = running.event().await;
        let place = event.founding().place.to_string();
        let site = if place.is_empty() { unknown() } else { place };
        Occasion { event: event.founding().name.to_string(), site, round }
    }
}

fn tag(game: &mut pgn::Game, Seated { terms, created, .. }: &Seated, occasion: &Occasion) {
    let Terms { white, black, control, chess960, .. } = &**terms;
    let named = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    // The day by the calendar, in coordinated time.
    let day = copies::calendar(*created);
    let date = day.get(..10).unwrap_or("????.??.??").replace('-', ".");
    let Occasion { event, site, round } = occasion;
    for (name, value) in [("Event", event), ("Site", site), ("Date", &date), ("Round", round)] {
        game.set_tag(name, value);
    }
    game.set_tag("White", &named(white));
    game.set_tag("Black", &named(black));
    if let Ok(control) = control.parse::<TimeControl>() {
        game.set_tag("TimeControl", &written::time_control(control.of(Color::White)));
    }
    if chess960.is_some() {
        game.set_tag("Variant", "Chess960");
    }
}

/// What the mover's clock showed, in whole seconds, rounded up as the table shows them.
fn clock(ply: &Ply) -> Option<Element> {
    let time = clock_time(ply.times().as_ref()?.of(ply.by()).get())?;
    Some(Element::Comment(format!("[%clk {time}]")))
}

fn clock_time(milliseconds: u64) -> Option<String> {
    let seconds = milliseconds.div_ceil(1000);
    pgn::clock_times::ClockTime::new(seconds.checked_mul(1000)?).map(|time| time.to_string())
}

/// The first field of a FEN.
fn placement(position: &touchmove_chess::Position) -> String {
    Fen::from(position).to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// The text without the marks that help a reader after an illegal move.
fn without_marks(text: &str) -> String {
    let mut parts = text.split("{[%illegal ");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once('}').map_or("", |(_, rest)| rest.trim_start()));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_running_game_marks_an_illegal_move() {
        assert_eq!(without_marks("1. e4 {[%illegal 8/8 w - - 0 1]} Nf5 *"), "1. e4 Nf5 *");
        assert_eq!(without_marks("1. e4 *"), "1. e4 *");
    }
}
