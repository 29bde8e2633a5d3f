//! The appeal pack: what an appeals committee needs to know, in one place (11.10).

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_conduct::judge;
use touchmove_law::{Edition, Tempo};
use touchmove_notation::fen::Fen;

use super::{Item, Report, of_game};
use crate::appeal::{Against, Appeal, Decided};
use crate::event::{Archive, Event};
use crate::ids::{AppealId, GameId};
use crate::pgn::Scope;
use crate::result::Outcome;
use crate::stamp::Local;

/// An appeal with everything that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AppealPack {
    /// The appeal.
    pub appeal: Appeal,
    /// The event, the players, the position and so on; the caller has the words.
    pub heading: Vec<Note>,
    /// Everything ruled in the game, or in the event, in order; the entry appealed against is among them.
    pub items: Vec<Item>,
}

/// Something that a committee needs to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The event by its name.
    Event(String),
    /// The edition in force.
    Laws(Edition),
    /// The appeal, and when it was lodged.
    Lodged(AppealId, Local),
    /// Who appeals.
    Appellant(String),
    /// On which grounds, in the player's words.
    Grounds(String),
    /// It is not decided.
    Undecided,
    /// It is decided, and when.
    Decided(Box<Decided>, Local),
    /// It is against an entry of the event's journal.
    AgainstEvent(u32),
    /// It is against an entry of the journal of a game.
    AgainstGame(GameId, u32),
    /// A player of the game, and the rating.
    Player(Color, String, Option<u16>),
    /// The result of the game.
    Result(Outcome),
    /// The section.
    Section(String),
    /// The time control.
    Control(String),
    /// The tempo.
    Tempo(Tempo),
    /// The position before the entry, in letters.
    Position(String),
    /// How many moves were made until then, and how many of them were illegal.
    MovesUntilThen(Sides<(u16, u8)>),
}

impl AppealPack {
    /// The pack of an appeal; `None` if there is no such appeal.
    pub fn of(archive: &Archive, id: AppealId) -> Option<AppealPack> {
        let event = archive.event();
        let appeal = event.appeals().iter().find(|appeal| appeal.id == id)?.clone();
        let mut heading = heading(&event, &appeal);
        let items = match appeal.against {
            Against::Event { entry } => {
                heading.push(Note::AgainstEvent(entry));
                Report::of(archive, Scope::Event).items
            }
            Against::Game { game, entry } => {
                heading.extend(of_the_game(archive, &event, game, entry));
                let mut items = Report::of(archive, Scope::Game(game)).items;
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

fn heading(event: &Event, appeal: &Appeal) -> Vec<Note> {
    let zone = event.founding().zone;
    let mut heading = vec![
        Note::Event(event.founding().name.clone()),
        Note::Laws(event.founding().edition),
        Note::Lodged(appeal.id, appeal.at.local(zone)),
        Note::Appellant(event.name(appeal.player)),
    ];
    if !appeal.grounds.is_empty() {
        heading.push(Note::Grounds(appeal.grounds.clone()));
    }
    heading.push(match &appeal.decided {
        None => Note::Undecided,
        Some(decided) => Note::Decided(Box::new(decided.clone()), decided.at.local(zone)),
    });
    heading
}

fn of_the_game(archive: &Archive, event: &Event, game: GameId, entry: u32) -> Vec<Note> {
    let mut heading = vec![Note::AgainstGame(game, entry)];
    let Some(pairing) = event.game(game) else { return heading };
    for color in Color::ALL {
        let id = *pairing.players.of(color);
        let rating = event.entrant(id).and_then(|entrant| entrant.player.rating);
        heading.push(Note::Player(color, event.name(id), rating));
    }
    heading.push(Note::Result(pairing.outcome()));
    if let Some(section) = event.section(game.section) {
        heading.push(Note::Section(section.terms.name.clone()));
        heading.push(Note::Control(section.terms.control.to_string()));
    }
    let record = archive.games.iter().find(|record| record.game == game);
    if let (Some(record), Some(Ok(laws))) = (record, event.laws(game.section)) {
        heading.push(Note::Tempo(laws.tempo()));
        let before = record.entries.iter().filter(|recorded| recorded.entry.seq < entry);
        let then =
            before.fold(record.start(&laws), |game, recorded| judge(&laws, game, &recorded.entry).game);
        heading.push(Note::Position(Fen::from(then.position()).to_string()));
        heading.push(Note::MovesUntilThen(Sides::each(|color| {
            (then.moves_made(color), then.illegal_moves(color))
        })));
    }
    heading
}
