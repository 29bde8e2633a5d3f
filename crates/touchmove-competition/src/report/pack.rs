//! The appeal pack: what an appeals committee needs to know, in one place (11.10).

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_conduct::judge;
use touchmove_notation::fen::Fen;

use super::{Item, Report, Weighty, of_game};
use crate::appeal::{Against, Appeal, Verdict};
use crate::event::{Archive, Event};
use crate::ids::{AppealId, GameId};
use crate::pgn::Scope;

/// An appeal with everything that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AppealPack {
    /// The appeal.
    pub appeal: Appeal,
    /// The event, the players, the position and so on, as label and value.
    pub heading: Vec<(String, String)>,
    /// Everything ruled in the game, or in the event, in order; the entry appealed against is among them.
    pub items: Vec<Item>,
}

impl AppealPack {
    /// The pack of an appeal; `None` if there is no such appeal.
    pub fn of(archive: &Archive, id: AppealId, weighty: Weighty<'_>) -> Option<AppealPack> {
        let event = archive.event();
        let appeal = event.appeals().iter().find(|appeal| appeal.id == id)?.clone();
        let mut heading = heading(&event, &appeal);
        let items = match appeal.against {
            Against::Event(entry) => {
                heading.push((String::from("Against"), format!("entry {entry} of the event")));
                Report::of(archive, Scope::Event, weighty).items
            }
            Against::Game(game, entry) => {
                heading.extend(of_the_game(archive, &event, game, entry));
                let mut items = Report::of(archive, Scope::Game(game), weighty).items;
                let listed = |item: &Item| item.game == Some(game) && item.entry == entry;
                if !items.iter().any(listed) {
                    items.extend(every_entry(archive, &event, game).into_iter().filter(listed));
                    items.sort_by_key(|item| item.at);
                }
                items
            }
        };
        Some(AppealPack { appeal, heading, items })
    }
}

fn every_entry(archive: &Archive, event: &Event, game: GameId) -> Vec<Item> {
    let record = archive.games.iter().find(|record| record.game == game);
    match (record, event.laws(game.section)) {
        (Some(record), Some(Ok(laws))) => of_game(&laws, record),
        (_, _) => Vec::new(),
    }
}

fn heading(event: &Event, appeal: &Appeal) -> Vec<(String, String)> {
    let zone = event.founding().zone;
    let mut heading = Vec::new();
    let mut say = |label: &str, value: String| heading.push((String::from(label), value));
    say("Event", event.founding().name.clone());
    say("Laws", format!("FIDE Laws of Chess {}", event.edition()));
    say("Appeal", format!("no. {}, lodged {}", appeal.id.0, appeal.at.local(zone)));
    say("By", event.name(appeal.player));
    if !appeal.grounds.is_empty() {
        say("Grounds", appeal.grounds.clone());
    }
    let decided = match &appeal.decided {
        None => String::from("not yet"),
        Some(decided) => {
            let how = match decided.verdict {
                Verdict::Rejected => String::from("rejected"),
                Verdict::Upheld => String::from("upheld"),
                Verdict::UpheldWith(game, outcome) => format!("upheld: game {game} is {outcome}"),
                Verdict::Withdrawn => String::from("withdrawn"),
            };
            let by = event.by(decided.by);
            format!("{how}, {}, by {by}: {}", decided.at.local(zone), decided.reason)
        }
    };
    say("Decided", decided);
    heading
}

fn of_the_game(archive: &Archive, event: &Event, game: GameId, entry: u32) -> Vec<(String, String)> {
    let mut heading = Vec::new();
    let mut say = |label: &str, value: String| heading.push((String::from(label), value));
    say("Against", format!("what was ruled on entry {entry} of game {game}"));
    let Some(pairing) = event.game(game) else { return heading };
    for color in Color::ALL {
        let player = event.entrant(*pairing.players.of(color));
        let rating = player.and_then(|entrant| entrant.player.rating);
        let name = event.name(*pairing.players.of(color));
        let name = rating.map_or(name.clone(), |rating| format!("{name} ({rating})"));
        say(color.choose("White", "Black"), name);
    }
    say("Result", pairing.outcome().to_string());
    if let Some(section) = event.section(game.section) {
        say("Section", section.terms.name.clone());
        say("Time control", section.terms.control.to_string());
    }
    let record = archive.games.iter().find(|record| record.game == game);
    if let (Some(record), Some(Ok(laws))) = (record, event.laws(game.section)) {
        say("Tempo", laws.tempo().to_string());
        let before = record.entries.iter().filter(|recorded| recorded.entry.seq < entry);
        let then =
            before.fold(record.start(&laws), |game, recorded| judge(&laws, game, &recorded.entry).game);
        say("Position before the entry", Fen::from(then.position()).to_string());
        let of = |color| format!("{} moves, {} illegal", then.moves_made(color), then.illegal_moves(color));
        say("Until then", format!("White {}; Black {}", of(Color::White), of(Color::Black)));
    }
    heading
}
