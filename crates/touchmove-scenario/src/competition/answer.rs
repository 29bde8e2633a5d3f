//! Questions about an event, each answered with its article.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_competition::desk::Desk;
use touchmove_competition::standings::{Explanation, Standings, TieBreak};
use touchmove_competition::{
    Event, GameId, PlayerId, QuarterPoints, RoundNumber, SectionId, SheetKept, role_in, scoring,
};
use touchmove_conduct::Role;
use touchmove_law::{Article, cite};

use crate::reader::Reader;
use crate::say::{Say, said};

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EventQuestion {
    /// As it was asked.
    pub(crate) text: String,
    asks: Asks,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Asks {
    Standings,
    Figure(TieBreak, PlayerId),
    Role(PlayerId, GameId),
    Scored(String),
    Results(GameId),
    Desk(RoundNumber),
    Measures(PlayerId),
    Penalties(PlayerId),
    Sheets(GameId),
}

/// An answer and what it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EventAnswer {
    pub(crate) text: String,
    pub(crate) articles: Vec<Article>,
}

impl EventQuestion {
    /// Reads what follows `ask`.
    pub(super) fn read(reader: &mut Reader<'_>) -> Option<EventQuestion> {
        reader.blanks();
        let start = reader.at();
        let Some(asks) = asks(reader) else {
            return reader.instead(
                start,
                "a question such as `standings`, `points of player 1` or `role of player 1 in game 1.2`",
            );
        };
        Some(EventQuestion { text: String::from(reader.since(start).trim()), asks })
    }

    /// Answers it.
    pub(super) fn answer(&self, event: &Event) -> Result<EventAnswer, String> {
        let section = SectionId(1);
        let points = || alloc::vec![cite!("10.1")];
        Ok(match &self.asks {
            Asks::Standings => {
                let standings = Standings::of(event, section, None).ok_or("there is no section 1")?;
                let rows = standings.rows.iter().map(|row| format!("{} ({})", row.player.0, row.points));
                plain(rows.collect::<Vec<_>>().join(", "), points())
            }
            Asks::Figure(tie_break, player) => {
                let explained = Explanation::of(event, section, None, *player, *tie_break);
                plain(explained.ok_or("there is no such player")?.figure.to_string(), points())
            }
            Asks::Role(player, game) => {
                let (role, article) = role_in(event, *player, *game);
                let text = match role {
                    Role::Player(Color::White) => "White",
                    Role::Player(Color::Black) => "Black",
                    Role::Spectator => "spectator",
                    Role::Assistant(_) => "assistant",
                    Role::Arbiter => "arbiter",
                };
                plain(text.into(), alloc::vec![article])
            }
            Asks::Scored(text) => scored(event, section, text)?,
            Asks::Results(game) => {
                let pairing = event.game(*game).ok_or("there is no such game")?;
                let kept: Vec<String> =
                    pairing.results.all().iter().map(|one| one.outcome.to_string()).collect();
                let text = if kept.is_empty() { String::from("none") } else { kept.join(", then ") };
                plain(text, alloc::vec![cite!("8.7")])
            }
            Asks::Desk(round) => {
                let desk = Desk::of(event, section, *round, |_| None).ok_or("there is no such round")?;
                let text = format!(
                    "{} boards, {} undecided, {} appeals",
                    desk.boards.len(),
                    desk.undecided,
                    desk.appeals
                );
                plain(text, alloc::vec![cite!("12.2.5")])
            }
            Asks::Measures(player) => {
                let entrant = event.entrant(*player).ok_or("there is no such player")?;
                let article = cite!("12.2.6");
                let article = match article.number(event.edition()) {
                    Some(_) => article,
                    None => cite!("12.2.5"),
                };
                plain(listed(&entrant.player.needs.measures), alloc::vec![article])
            }
            Asks::Penalties(player) => {
                let all: Vec<String> =
                    event.penalties_of(*player).map(|imposed| said(&imposed.penalty)).collect();
                plain(listed(&all), alloc::vec![cite!("12.9")])
            }
            Asks::Sheets(game) => {
                let pairing = event.game(*game).ok_or("there is no such game")?;
                let kept: Vec<String> = Color::ALL
                    .into_iter()
                    .filter(|color| *pairing.sheets.of(*color) == SheetKept::Yes)
                    .map(|color| said(&color))
                    .collect();
                plain(listed(&kept), alloc::vec![cite!("8.3")])
            }
        })
    }
}

fn plain(text: String, articles: Vec<Article>) -> EventAnswer {
    EventAnswer { text, articles }
}

fn listed(all: &[String]) -> String {
    if all.is_empty() { String::from("none") } else { all.join(", ") }
}

/// Whether a game may be scored so, and if not, under which article.
fn scored(event: &Event, section: SectionId, text: &str) -> Result<EventAnswer, String> {
    let laws = event.laws(section).ok_or("there is no section 1")?;
    let laws = laws.map_err(|refusals| refusals.to_string())?;
    let (white, black) = text.split_once('-').ok_or("expected two numbers such as ¾-¼")?;
    let read = |text: &str| QuarterPoints::read(text).ok_or("expected numbers such as ¾-¼");
    let guard = cite!("10.2");
    let article = match guard.number(event.edition()) {
        Some(_) => guard,
        None => cite!("10.1"),
    };
    Ok(match scoring::of_points(&laws, read(white)?, read(black)?) {
        Ok(_) => plain(String::from("yes"), alloc::vec![article]),
        Err(refused) => plain(format!("no: {}", refused.why), alloc::vec![refused.article]),
    })
}

fn asks(reader: &mut Reader<'_>) -> Option<Asks> {
    if reader.skip("standings") {
        return Some(Asks::Standings);
    }
    if reader.skip("role of") {
        let player = Say::read(reader)?;
        reader.words("in")?;
        return Some(Asks::Role(player, Say::read(reader)?));
    }
    if reader.skip("may a game be scored") {
        return String::read(reader).map(Asks::Scored);
    }
    if reader.skip("results of") {
        return Say::read(reader).map(Asks::Results);
    }
    if reader.skip("desk of") {
        return Say::read(reader).map(Asks::Desk);
    }
    if reader.skip("measures of") {
        return Say::read(reader).map(Asks::Measures);
    }
    if reader.skip("penalties of") {
        return Say::read(reader).map(Asks::Penalties);
    }
    if reader.skip("scoresheets of") {
        return Say::read(reader).map(Asks::Sheets);
    }
    // `Buchholz cut 1` before `Buchholz`.
    let mut known: Vec<TieBreak> = TieBreak::ALL.to_vec();
    known.sort_by_key(|tie_break| core::cmp::Reverse(tie_break.name().len()));
    let tie_break = known.into_iter().find(|tie_break| reader.skip(tie_break.name()))?;
    reader.words("of")?;
    Say::read(reader).map(|player| Asks::Figure(tie_break, player))
}
