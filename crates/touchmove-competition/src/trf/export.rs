//! An event becomes a report, section by section; what the format has no sign for is told.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use touchmove_law::Points;

use super::cells::{Cell, Sign};
use super::heading::days;
use super::import::{code, kind, round_of};
use super::lines::TrfLine;
use super::players::PlayerLine;
use super::{Day, Report, Scoring, control};
use crate::event::Event;
use crate::ids::{GameId, RoundNumber, SectionId};
use crate::official::Post;
use crate::player::{Entrant, Player};
use crate::points::HalfPoints;
use crate::result::Outcome;
use crate::round::{ByeKind, Pairing, Round};
use crate::scoring::worth;
use crate::section::Section;
use crate::standings::{Standings, TieBreak};

/// A report, and what it does not say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reported {
    /// The report.
    pub report: Report,
    /// What is lost with it.
    pub lost: Vec<Lost>,
}

/// Something the format has no sign for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lost {
    /// The end of a name: this starting number.
    Name(u16),
    /// A federation that is not a code of three letters.
    Federation(u16),
    /// That a game is adjourned: it is written like one without a result.
    Adjourned(GameId),
    /// That a game is not going to be played: both are written as absent.
    Unplayed(GameId),
    /// That two players who score half a point without a game were paired: both are written with a half-point bye.
    HalfWithoutGame(GameId),
    /// The time control in code: it has delay, parts of seconds or extra time that begins late.
    Control,
    /// That a loss by forfeit brings points like another loss: absence is written as bringing none.
    ForfeitLoss,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lost::Name(number) => write!(f, "player {number}: the name is cut after 33 letters"),
            Lost::Federation(number) => {
                write!(f, "player {number}: the federation is no code of three letters")
            }
            Lost::Adjourned(game) => write!(f, "game {game}: adjourned, written as without a result"),
            Lost::Unplayed(game) => write!(f, "game {game}: not played, both written as absent"),
            Lost::HalfWithoutGame(game) => {
                write!(f, "game {game}: half a point without a game, both written with a bye")
            }
            Lost::Control => f.write_str("the time control has no code and stands in words only"),
            Lost::ForfeitLoss => f.write_str("a loss by forfeit is written as bringing no points"),
        }
    }
}

/// The report of a section; `None` if there is no such section.
pub fn report(event: &Event, id: SectionId) -> Option<Reported> {
    let section = event.section(id)?;
    let mut lost = Vec::new();
    let founding = event.founding();
    let name = if event.sections().len() > 1 {
        format!("{}, {}", founding.name, section.terms.name)
    } else {
        founding.name.clone()
    };
    let terms = &section.terms;
    let last = last_round(section);
    let mut report = Report {
        name: clean(&name),
        city: clean(&founding.place),
        federation: clean(founding.federation.as_deref().unwrap_or_default()),
        begins: founding.begins,
        ends: founding.ends,
        kind: kind(terms.system).into(),
        times: format!("{}", terms.control),
        rounds: Some(terms.rounds.max(last.0)).filter(|rounds| *rounds > 0),
        scoring: scoring(event, section, &mut lost),
        system: code(terms.system).into(),
        tie_breaks: terms
            .tie_breaks
            .iter()
            .filter(|one| **one != TieBreak::Points)
            .map(|one| one.code().into())
            .collect(),
        control: control::code(&terms.control).map(|_| terms.control.clone()),
        ..Report::default()
    };
    if report.control.is_none() {
        lost.push(Lost::Control);
    }
    officials(event, &mut report);
    carry(section, last, &mut report);
    own_days(event, section, &mut report.days);
    let standings = Standings::of(event, id, None)?;
    for entrant in event.entrants_of(id) {
        report.players.push(player(event, section, entrant, &standings, &mut lost));
    }
    lost.sort_by_key(|lost| match lost {
        Lost::Control | Lost::ForfeitLoss => (0, 0, 0),
        Lost::Name(number) | Lost::Federation(number) => (1, *number, 0),
        Lost::Adjourned(game) | Lost::Unplayed(game) | Lost::HalfWithoutGame(game) => {
            (2, game.round.0, game.board.0)
        }
    });
    lost.dedup();
    Some(Reported { report, lost })
}

fn last_round(section: &Section) -> RoundNumber {
    let published = section.rounds.iter().filter(|round| !round.pairings.is_empty());
    published.map(|round| round.number).max().unwrap_or(RoundNumber(0))
}

/// Text that stays on its line.
fn clean(text: &str) -> String {
    let plain: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    String::from(plain.trim())
}

fn officials(event: &Event, report: &mut Report) {
    for appointed in event.officials() {
        let official = &appointed.official;
        let name = match &official.title {
            Some(title) => clean(&format!("{title} {}", official.name)),
            None => clean(&official.name),
        };
        match official.post {
            Post::ChiefArbiter if report.chief.is_empty() => report.chief = name,
            Post::ChiefArbiter | Post::DeputyChiefArbiter => report.deputies.push(name),
            Post::SectionArbiter { .. } | Post::Arbiter | Post::Assistant { .. } | Post::Organiser => {}
        }
    }
}

fn scoring(event: &Event, section: &Section, lost: &mut Vec<Lost>) -> Option<Scoring> {
    let regulations = section.terms.regulations.as_ref().unwrap_or(&event.founding().regulations);
    let points: Points = regulations.points;
    let half = |number: u8| HalfPoints(u32::from(number));
    let bye = worth(points, section.terms.bye);
    if points.loss > 0 {
        lost.push(Lost::ForfeitLoss);
    }
    let scoring = Scoring {
        win: half(points.win),
        draw: half(points.draw),
        loss: half(points.loss),
        absent: HalfPoints::ZERO,
        allocated: (bye != half(points.win)).then_some(bye),
    };
    (scoring != Scoring::NORMAL).then_some(scoring)
}

/// What a file brought and the event does not know stands where it stood.
fn carry(section: &Section, last: RoundNumber, report: &mut Report) {
    for line in &section.terms.carried {
        let line: String =
            line.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let text = String::from(line.get(4..).unwrap_or_default());
        match line.get(..3) {
            Some("092") => report.kind = text,
            Some("122") => report.times = text,
            Some("192") => report.system = text,
            Some("132") => report.days = days(&TrfLine::new(1, &line)).unwrap_or_default(),
            Some("240") if round_of(&line).is_some_and(|round| round <= usize::from(last.0)) => {}
            Some(_) | None => report.carried.push(line),
        }
    }
}

/// The days of rounds that have a schedule; they go before what a file said.
fn own_days(event: &Event, section: &Section, days: &mut Vec<Option<Day>>) {
    for round in &section.rounds {
        let Some(session) = round.sessions.first() else { continue };
        let local = session.start.local(event.founding().zone);
        let own =
            Day { year: u8::try_from(local.year % 100).unwrap_or(0), month: local.month, day: local.day };
        let at = usize::from(round.number.0).saturating_sub(1);
        if days.len() <= at {
            days.resize(at.saturating_add(1), None);
        }
        if let Some(place) = days.get_mut(at) {
            *place = Some(own);
        }
    }
}

/// The `132` line of days, if there are any.
pub(super) fn days_line(days: &[Option<Day>]) -> Option<String> {
    let any = days.iter().any(Option::is_some);
    any.then(|| {
        let mut line = format!("132{}", " ".repeat(88));
        for day in days {
            line.push_str(&match day {
                Some(Day { year, month, day }) => format!("{year:02}/{month:02}/{day:02}  "),
                None => " ".repeat(10),
            });
        }
        String::from(line.trim_end())
    })
}

/// The day of a round in such a line among those that an event carries.
pub(crate) fn day_of(carried: &[String], round: RoundNumber) -> Option<Day> {
    let line = carried.iter().find(|line| line.starts_with("132"))?;
    let at = usize::from(round.0.checked_sub(1)?).checked_mul(10)?.checked_add(91)?;
    let mut parts = line.get(at..at.checked_add(8)?)?.split('/').map(|part| part.parse::<u8>().ok());
    match [parts.next(), parts.next(), parts.next()] {
        [Some(Some(year)), Some(Some(month)), Some(Some(day))] => Some(Day { year, month, day }),
        _ => None,
    }
}

fn player(
    event: &Event,
    section: &Section,
    entrant: &Entrant,
    standings: &Standings,
    lost: &mut Vec<Lost>,
) -> PlayerLine {
    let row = standings.rows.iter().find(|row| row.player == entrant.id);
    let mut cells: Vec<Cell> = (1..=standings.after.0)
        .map(|number| section.round(RoundNumber(number)))
        .map(|round| round.map_or(Cell::Nothing, |round| cell(event, section.id, round, entrant, lost)))
        .collect();
    while cells.last() == Some(&Cell::Nothing) {
        cells.pop();
    }
    PlayerLine {
        number: entrant.number,
        player: known(entrant, lost),
        points: row.map(|row| row.points),
        rank: row.and_then(|row| u16::try_from(row.rank).ok()),
        cells,
    }
}

/// What the format can say about a player.
fn known(entrant: &Entrant, lost: &mut Vec<Lost>) -> Player {
    let player = &entrant.player;
    let whole = clean(&player.name);
    let name: String = whole.chars().take(33).collect();
    let name = String::from(name.trim());
    if name != whole {
        lost.push(Lost::Name(entrant.number));
    }
    let federation = player.federation.as_deref().map(clean).filter(|code| !code.is_empty());
    let is_code = |code: &String| code.len() <= 3 && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if federation.as_ref().is_some_and(|code| !is_code(code)) {
        lost.push(Lost::Federation(entrant.number));
    }
    Player {
        sex: player.sex,
        title: player.title,
        rating: player.rating,
        federation: federation.filter(is_code),
        fide_id: player.fide_id,
        born: player.born,
        ..Player::named(name)
    }
}

fn cell(event: &Event, section: SectionId, round: &Round, entrant: &Entrant, lost: &mut Vec<Lost>) -> Cell {
    let Some(pairing) = round.game_of(entrant.id) else {
        return round.bye_of(entrant.id).map_or(Cell::Nothing, Cell::Bye);
    };
    let id = GameId { section, round: round.number, board: pairing.board };
    game(event, id, pairing, entrant, lost)
}

fn game(event: &Event, id: GameId, pairing: &Pairing, entrant: &Entrant, lost: &mut Vec<Lost>) -> Cell {
    let opponent = pairing.opponent_of(entrant.id).and_then(|id| event.entrant(id));
    let (Some(opponent), Some(color)) = (opponent, pairing.color_of(entrant.id)) else {
        return Cell::Nothing;
    };
    let opponent = opponent.number;
    match pairing.outcome() {
        Outcome::Open => Cell::Game { opponent, color, sign: None },
        Outcome::Adjourned => {
            lost.push(Lost::Adjourned(id));
            Cell::Game { opponent, color, sign: None }
        }
        Outcome::Unplayed => {
            lost.push(Lost::Unplayed(id));
            Cell::Bye(ByeKind::ZeroPoint)
        }
        Outcome::Scored { score, length, .. } => {
            let both = [score.of(color), score.of(!color)].map(|award| Sign::of(award, length));
            match both {
                [Some(own), Some(_)] => Cell::Game { opponent, color, sign: Some(own) },
                // Half a point without a game: a bye says it for each of the two.
                [own, _] => {
                    lost.push(Lost::HalfWithoutGame(id));
                    Cell::Bye(match own {
                        None => ByeKind::HalfPoint,
                        Some(Sign::ForfeitWin) => ByeKind::FullPoint,
                        Some(_) => ByeKind::ZeroPoint,
                    })
                }
            }
        }
    }
}
