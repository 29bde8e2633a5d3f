//! Games of an event as PGN: with times, how they ended, and the ruling that ended them.

use alloc::format;
use alloc::string::{String, ToString};

use touchmove_chess::{Color, Position};
use touchmove_clock::{Allotment, Mode, Quota};
use touchmove_conduct::{Award, Ending, Game as Played, Made, Ply};
use touchmove_law::Laws;
use touchmove_notation::algebraic::{Apparent, Style};
use touchmove_notation::pgn::writer::{self, Export};
use touchmove_notation::pgn::{self, Element, Extra, GameResult, Score as Written};

use crate::event::{Archive, Event};
use crate::ids::GameId;
use crate::player::Player;
use crate::record::GameRecord;
use crate::result::{Kept, Length, Outcome};
use crate::round::Pairing;
use crate::trf::{Day, day_of};

/// Which games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// One.
    Game(GameId),
    /// Those of a round.
    Round(crate::ids::SectionId, crate::ids::RoundNumber),
    /// All of a section.
    Section(crate::ids::SectionId),
    /// All.
    Event,
}

impl Scope {
    /// Whether a game is among them.
    pub fn holds(self, game: GameId) -> bool {
        match self {
            Scope::Game(one) => one == game,
            Scope::Round(section, round) => game.section == section && game.round == round,
            Scope::Section(section) => game.section == section,
            Scope::Event => true,
        }
    }
}

/// The games as one file, in the order of sections, rounds and boards; games without moves are there with their result.
pub fn text(archive: &Archive, event: &Event, scope: Scope, export: &Export) -> String {
    let mut out = String::new();
    for (id, pairing) in event.games().filter(|(id, _)| scope.holds(*id)) {
        let record = archive.games.iter().find(|record| record.game == id);
        if let Some(Ok(laws)) = event.laws(id.section) {
            out.push_str(&writer::text(game(event, &laws, id, pairing, record), export));
        }
    }
    out
}

/// One game.
pub fn game(
    event: &Event,
    laws: &Laws,
    id: GameId,
    pairing: &Pairing,
    record: Option<&GameRecord>,
) -> pgn::Game {
    let mut written = pgn::Game::new();
    let founding = event.founding();
    let section = event.section(id.section);
    let name = match section {
        Some(section) if event.sections().len() > 1 => format!("{}, {}", founding.name, section.terms.name),
        Some(_) | None => founding.name.clone(),
    };
    written.set_tag("Event", &name);
    written.set_tag("Site", &site(&founding.place, founding.federation.as_deref()));
    let session = event.round(id.section, id.round).and_then(|round| round.sessions.first());
    if let Some(session) = session {
        let local = session.start.local(founding.zone);
        written.set_tag("Date", &format!("{:04}.{:02}.{:02}", local.year, local.month, local.day));
        written.set_tag("Time", &format!("{:02}:{:02}:{:02}", local.hour, local.minute, local.second));
    } else if let Some(Day { year, month, day }) =
        section.and_then(|one| day_of(&one.terms.carried, id.round))
    {
        // No start was announced, but the file that the event came from names the day of the round.
        let century = founding.begins.map_or(2000, |begins| begins.year() / 100 * 100);
        let year = century.saturating_add(u16::from(year));
        written.set_tag("Date", &format!("{year:04}.{month:02}.{day:02}"));
    }
    written.set_tag("Round", &format!("{}.{}", id.round.0, id.board.0));
    written.set_tag("Board", &id.board.0.to_string());
    for (color, side) in [(Color::White, "White"), (Color::Black, "Black")] {
        if let Some(entrant) = event.entrant(*pairing.players.of(color)) {
            tag_player(&mut written, side, &entrant.player);
        }
    }
    if let Some(section) = section {
        written.set_tag("TimeControl", &time_control(section.terms.control.of(Color::White)));
    }
    if laws.regulations().chess960.is_on() {
        written.set_tag("Variant", "Chess960");
    }
    let played = record.map(|record| record.played(laws));
    if let Some((played, record)) = played.as_ref().zip(record) {
        written.start = Some(record.initial);
        moves(&mut written, played);
    }
    let outcome = pairing.outcome();
    written.result = Some(result(outcome));
    written.set_tag("Result", &result(outcome).to_string());
    written.set_tag("Termination", termination(outcome));
    if let Some(kept) = pairing.results.last() {
        tag_ruling(&mut written, laws, kept);
    }
    written
}

fn site(place: &str, federation: Option<&str>) -> String {
    match federation {
        Some(federation) if !place.is_empty() => format!("{place} {federation}"),
        Some(federation) => federation.into(),
        None if place.is_empty() => String::from("?"),
        None => place.into(),
    }
}

fn tag_player(written: &mut pgn::Game, side: &str, player: &Player) {
    written.set_tag(side, &player.name);
    let mut tag = |what: &str, value: Option<String>| {
        if let Some(value) = value {
            written.set_tag(&format!("{side}{what}"), &value);
        }
    };
    tag("Elo", player.rating.map(|rating| rating.to_string()));
    tag("Title", player.title.map(|title| title.to_string()));
    tag("FideId", player.fide_id.map(|id| id.to_string()));
    tag("Team", player.club.clone());
}

/// As the standard has it, in seconds; extra time that begins late is written as if it began at once.
pub fn time_control(allotment: &Allotment) -> String {
    let seconds = |time: touchmove_clock::Millis| u32::try_from(time.get() / 1000).unwrap_or(u32::MAX);
    let periods = allotment.periods().iter().map(|period| pgn::Period {
        moves: match period.quota {
            Quota::Moves(moves) => Some(u32::from(moves.get())),
            Quota::Rest => None,
        },
        seconds: seconds(period.base),
        extra: match period.mode {
            Mode::None => Extra::None,
            Mode::Cumulative(time) => Extra::Added(seconds(time)),
            Mode::Delay(time) | Mode::Bronstein(time) => Extra::Delay(seconds(time)),
        },
    });
    pgn::TimeControl::Periods { periods: periods.collect(), unit: pgn::Unit::Seconds }.to_string()
}

/// The moves with what the mover's clock showed after each, where it was completed.
fn moves(written: &mut pgn::Game, played: &Played) {
    let plies = played.plies();
    for (place, ply) in plies.iter().enumerate() {
        let after = plies.get(place.saturating_add(1)).map_or(*played.position(), |next| *next.before());
        written.elements.push(match ply.what() {
            Made::Legal(mv) => Element::Move(mv),
            Made::Illegal { .. } => Element::Illegal { written: as_seen(ply, &after), after },
        });
        if let Some(time) = ply.times().as_ref().and_then(|times| pgn_time(times.of(ply.by()).get())) {
            written.elements.push(Element::Comment(format!("[%clk {time}]")));
        }
    }
}

fn pgn_time(milliseconds: u64) -> Option<String> {
    // Whole seconds, rounded up, as the clock on the table shows them.
    let seconds = milliseconds.div_ceil(1000);
    pgn::clock_times::ClockTime::new(seconds.checked_mul(1000)?).map(|time| time.to_string())
}

/// As the players write it down, who do not judge it.
fn as_seen(ply: &Ply, after: &Position) -> String {
    let seen = match ply.what() {
        Made::Illegal { from: Some(from), to: Some(to), taken } => {
            Apparent::of_squares(ply.before(), after, [from, to], taken)
        }
        Made::Illegal { .. } | Made::Legal(_) => None,
    };
    seen.map_or_else(|| squares(ply), |seen| seen.text(&Style::PGN))
}

fn squares(ply: &Ply) -> String {
    let square = |square: Option<touchmove_chess::Square>| {
        square.map_or_else(|| String::from("?"), |square| square.to_string())
    };
    match ply.what() {
        Made::Illegal { from, to, taken } => {
            let between = if taken.is_some() { "x" } else { "-" };
            format!("{}{between}{}", square(from), square(to))
        }
        Made::Legal(mv) => mv.to_string(),
    }
}

/// The result as PGN has it: forfeits are points like others.
pub fn result(outcome: Outcome) -> GameResult {
    let one = |award: Award| match award {
        Award::Win | Award::ForfeitWin => Written::One,
        Award::Draw => Written::Half,
        Award::Loss | Award::ForfeitLoss => Written::Zero,
    };
    outcome.score().map_or(GameResult::Open, |score| GameResult::Scores {
        white: one(score.white),
        black: one(score.black),
    })
}

/// One of the words of the standard.
pub fn termination(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Open | Outcome::Adjourned => "unterminated",
        Outcome::Unplayed => "abandoned",
        Outcome::Scored { length: Length::Forfeited, .. } => "rules infraction",
        Outcome::Scored { ending: None, .. } => "normal",
        Outcome::Scored { ending: Some(ending), .. } => match ending {
            Ending::Checkmate
            | Ending::Stalemate
            | Ending::DeadPosition
            | Ending::Resignation
            | Ending::Agreement
            | Ending::Repetition
            | Ending::FiftyMoves
            | Ending::FivefoldRepetition
            | Ending::SeventyFiveMoves
            | Ending::Signed
            | Ending::Stated => "normal",
            Ending::Time | Ending::BothFlags => "time forfeit",
            Ending::IllegalMoves
            | Ending::IllegalPosition
            | Ending::Default
            | Ending::SealedMove
            | Ending::Device
            | Ending::Penalty => "rules infraction",
            Ending::Quickplay | Ending::Ruling => "adjudication",
        },
    }
}

/// `[Ruling "2023 7.5.5 illegal moves"]`, and why where the arbiter said it.
fn tag_ruling(written: &mut pgn::Game, laws: &Laws, kept: &Kept) {
    let Some(number) = laws.book().number(kept.article) else { return };
    let mut ruling = format!("{} {number}", laws.book());
    if let Outcome::Scored { ending: Some(ending), .. } = kept.outcome {
        ruling.push(' ');
        ruling.push_str(how(ending));
    }
    if !kept.reason.is_empty() {
        ruling.push_str(": ");
        ruling.push_str(&kept.reason);
    }
    written.set_tag("Ruling", &ruling);
}

/// How a game ended, in a few words.
pub fn how(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead position",
        Ending::Resignation => "resignation",
        Ending::Agreement => "agreement",
        Ending::Repetition => "repetition",
        Ending::FiftyMoves => "fifty moves",
        Ending::FivefoldRepetition => "fivefold repetition",
        Ending::SeventyFiveMoves => "seventy-five moves",
        Ending::Time => "time",
        Ending::BothFlags => "both flags",
        Ending::IllegalMoves => "illegal moves",
        Ending::IllegalPosition => "illegal position",
        Ending::Default => "default",
        Ending::SealedMove => "sealed move",
        Ending::Quickplay => "quickplay finish",
        Ending::Device => "device",
        Ending::Penalty => "penalty",
        Ending::Signed => "signature",
        Ending::Stated => "statement",
        Ending::Ruling => "ruling",
    }
}
