//! The desk of a round: one tile per board, the calls that wait, and what spectators see of every board.

use serde::Serialize;
use touchmove_chess::Color;
use touchmove_clock::RecordingDuty;
use touchmove_competition::{Broadcast, Event, GameId, Pairing};
use touchmove_conduct::Phase;

use super::feed::FeedShown;
use crate::v1::desk::{DeskShown, LatentShown, ProgressWord, RepetitionWord};
use crate::v1::live::{TableKind, Terms};
use crate::v1::view::{Both, ClockShown, GameView, LastMove};

/// The desk of a round.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoundDesk {
    /// The section.
    pub section: u16,
    /// The round.
    pub round: u16,
    /// The last entry of the event's journal.
    pub seq: u32,
    /// Board by board.
    pub tiles: Vec<Tile>,
    /// Games without a result.
    pub undecided: u32,
    /// Appeals that wait for a decision.
    pub appeals: u32,
    /// Calls that wait, the oldest first.
    pub calls: Vec<Call>,
}

/// One board.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Tile {
    /// Section, round and board: `1/3.7`.
    pub game: String,
    /// The board.
    pub board: u16,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The result in force in the event.
    pub result: String,
    /// Its table, if one is set up.
    pub live: Option<TileLive>,
    /// What the arbiter should see at a glance.
    pub badges: Vec<Badge>,
    /// Questions that wait for the arbiter.
    pub calls: Vec<Call>,
    /// For how long something at the board has been waiting for the arbiter, in milliseconds.
    pub waiting: u64,
}

/// A board that is being played.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TileLive {
    /// The name of the game on this server.
    pub id: String,
    /// What its devices are there for.
    pub kind: TableKind,
    /// The last entry of its journal.
    pub seq: u32,
    /// How far it has got.
    pub phase: Phase,
    /// Both clocks at `now`.
    pub clocks: Both<ClockShown>,
    /// The moment of the clocks, in milliseconds of the server.
    pub now: u64,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// The number of the move that is being made.
    pub move_number: u32,
    /// The electronic board at the table, if one is assigned to it.
    pub feed: Option<FeedShown>,
    /// What the arbiter is shown of it without opening it.
    pub glance: Glance,
}

/// A board as an arbiter who passes by sees it.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Glance {
    /// The result.
    pub result: Option<String>,
    /// Moves completed by each.
    pub completed: Both<u32>,
    /// Open offers of a draw.
    pub offers: Both<bool>,
    /// Whether the game is held.
    pub held: bool,
    /// Whether a device that was there is gone.
    pub device_lost: bool,
    /// Irregularities that nobody has raised.
    pub irregularities: Vec<LatentShown>,
    /// The moments at which flags fell, seen or not.
    pub flags: Both<Option<u64>>,
    /// What the Laws of this game say when the position has appeared this many times.
    pub repetition: RepetitionWord,
    /// What they say after this many moves without a capture or a pawn move.
    pub progress: ProgressWord,
    /// Half-moves since the last pawn move or capture.
    pub without_progress: u32,
    /// Whether each player must record.
    pub recording: Both<RecordingDuty>,
    /// How many of the moves made a player who records has not recorded.
    pub unrecorded: Both<u32>,
}

/// Something the arbiter should see at a glance.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Badge {
    /// The position has appeared twice.
    Twice,
    /// The position has appeared as often as a claim needs (9.2).
    Claimable,
    /// The position has appeared as often as ends the game (9.6.1).
    Repeated,
    /// Ten moves or fewer are left until a claim without captures and pawn moves (9.3).
    CountIsHigh,
    /// The game is over by the number of moves without captures and pawn moves (9.6.2).
    CountIsOver,
    /// A player need not record (8.4).
    NotRecording,
    /// An offer of a draw is open.
    Offer,
    /// A claim waits for its decision.
    Claim,
    /// An irregularity that nobody has raised.
    Irregularity,
    /// A flag is down.
    Flag,
    /// A device that was there is gone.
    DeviceLost,
    /// A device was shown what the journal does not have: the game is held.
    Held,
    /// The electronic board does not answer.
    FeedLost,
    /// The electronic board shows what the arbiter has to judge.
    Feed,
}

/// A question that waits for the arbiter.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Call {
    /// Section, round and board.
    pub game: String,
    /// The name of the game on this server.
    pub id: String,
    /// The question's number within the game.
    pub referral: u32,
    /// The article that leaves it to them.
    pub article: String,
    /// What is asked.
    pub text: String,
    /// For how long the board has been waiting, in milliseconds.
    pub age: u64,
}

/// What is known of a table when its tile is drawn.
pub struct Drawn<'a> {
    /// The name of the game on this server.
    pub id: &'a str,
    /// What its devices are there for.
    pub kind: TableKind,
    /// The last entry of its journal.
    pub seq: u32,
    /// The arbiter's view.
    pub view: GameView,
    /// Whether a device that was there is gone.
    pub device_lost: bool,
    /// Whether the game is held.
    pub held: bool,
    /// For how long the board has been waiting for the arbiter.
    pub waiting: u64,
    /// The electronic board at the table.
    pub feed: Option<FeedShown>,
}

impl Tile {
    /// The tile of a board.
    pub fn new(event: &Event, game: GameId, pairing: &Pairing, seen: Option<Drawn<'_>>) -> Tile {
        let mut tile = Tile {
            game: game.to_string(),
            board: game.board.0,
            white: event.name(pairing.players.white),
            black: event.name(pairing.players.black),
            result: pairing.outcome().to_string(),
            live: None,
            badges: Vec::new(),
            calls: Vec::new(),
            waiting: 0,
        };
        let Some(seen) = seen else { return tile };
        tile.badges = badges(&seen);
        tile.waiting = seen.waiting;
        let calls = seen.view.referrals.iter().map(|referral| Call {
            game: tile.game.clone(),
            id: seen.id.to_owned(),
            referral: referral.id,
            article: referral.article.clone(),
            text: referral.text.clone(),
            age: seen.waiting,
        });
        tile.calls = calls.collect();
        let completed = seen.view.desk.as_ref().map(|desk| desk.completed.black).unwrap_or_default();
        let glance = Glance::new(&seen);
        tile.live = Some(TileLive {
            id: seen.id.to_owned(),
            kind: seen.kind,
            seq: seen.seq,
            phase: seen.view.phase,
            clocks: seen.view.clocks,
            now: seen.view.now,
            running: seen.view.running,
            move_number: completed + 1,
            feed: seen.feed,
            glance,
        });
        tile
    }
}

impl Glance {
    fn new(seen: &Drawn<'_>) -> Glance {
        let view = &seen.view;
        let desk = view.desk.as_ref();
        let none = Both { white: 0, black: 0 };
        let unrecorded = |desk: &DeskShown| {
            Both::each(|side| {
                let sheet = desk.sheets.of(side);
                // A player who writes on paper has no scoresheet here.
                if sheet.entries.is_empty() { 0 } else { sheet.missing }
            })
        };
        Glance {
            result: view.result.as_ref().map(|result| result.score.clone()),
            completed: view.completed,
            offers: view.offers,
            held: seen.held,
            device_lost: seen.device_lost,
            irregularities: desk.map(|desk| desk.irregularities.clone()).unwrap_or_default(),
            flags: desk.map_or(Both { white: None, black: None }, |desk| desk.flags),
            repetition: desk.and_then(|desk| desk.repetition).unwrap_or(RepetitionWord::None),
            progress: desk.and_then(|desk| desk.progress).unwrap_or(ProgressWord::None),
            without_progress: desk.map_or(0, |desk| desk.without_progress),
            recording: desk
                .map_or(Both { white: RecordingDuty::Records, black: RecordingDuty::Records }, |desk| {
                    desk.recording
                }),
            unrecorded: desk.map_or(none, unrecorded),
        }
    }
}

fn badges(seen: &Drawn<'_>) -> Vec<Badge> {
    let view = &seen.view;
    let mut badges = Vec::new();
    if let Some(desk) = &view.desk {
        badges.extend(repetition_badge(desk));
        badges.extend(counting_badge(desk));
        let recording = [&desk.recording.white, &desk.recording.black];
        if recording.contains(&&RecordingDuty::Exempt) {
            badges.push(Badge::NotRecording);
        }
        if !desk.irregularities.is_empty() {
            badges.push(Badge::Irregularity);
        }
        if desk.flags.white.is_some() || desk.flags.black.is_some() {
            badges.push(Badge::Flag);
        }
    }
    if view.offers.white || view.offers.black {
        badges.push(Badge::Offer);
    }
    if view.claim.is_some() {
        badges.push(Badge::Claim);
    }
    if seen.device_lost {
        badges.push(Badge::DeviceLost);
    }
    if seen.held {
        badges.push(Badge::Held);
    }
    if let Some(feed) = &seen.feed {
        if !feed.reached {
            badges.push(Badge::FeedLost);
        }
        if feed.kings.is_some() || !feed.disorder.is_empty() || feed.clock_runs {
            badges.push(Badge::Feed);
        }
    }
    badges
}

fn repetition_badge(desk: &DeskShown) -> Option<Badge> {
    match desk.repetition? {
        RepetitionWord::None => None,
        RepetitionWord::Again => Some(Badge::Twice),
        RepetitionWord::Claimable => Some(Badge::Claimable),
        RepetitionWord::Ends => Some(Badge::Repeated),
    }
}

fn counting_badge(desk: &DeskShown) -> Option<Badge> {
    match desk.progress? {
        ProgressWord::None => None,
        ProgressWord::Near | ProgressWord::Claimable => Some(Badge::CountIsHigh),
        ProgressWord::Ends => Some(Badge::CountIsOver),
    }
}

/// A board as spectators see it.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardShown {
    /// The name of the game on this server.
    pub id: String,
    /// Section, round and board; nothing where it is played in no event.
    pub game: String,
    /// When its table was set up, in milliseconds since the beginning of 1970.
    pub created: u64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The last entry of its journal.
    pub seq: u32,
    /// The pieces, as the first field of a FEN.
    pub board: String,
    /// How far it has got.
    pub phase: Phase,
    /// Both clocks at `now`.
    pub clocks: Both<ClockShown>,
    /// The moment of the clocks, in milliseconds of the server.
    pub now: u64,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// The last move, where spectators may see the moves.
    pub last_move: Option<String>,
    /// The same with its number, its player and its squares.
    pub last: Option<LastMove>,
    /// The result.
    pub result: Option<String>,
    /// What the devices at the table are there for: some do not show where the pieces stand.
    pub kind: TableKind,
    /// The starting position that was drawn, where Chess960 is played.
    pub chess960: Option<u16>,
    /// What the event says of its running games, where this one is not shown as it stands.
    pub broadcast: Option<Broadcast>,
}

impl BoardShown {
    /// A board from the spectators' view of it, which needs no list of moves.
    pub fn new(
        (id, game, created): (&str, Option<GameId>, u64),
        terms: &Terms,
        seq: u32,
        view: GameView,
        last: Option<LastMove>,
    ) -> BoardShown {
        BoardShown {
            id: id.to_owned(),
            game: game.map(|game| game.to_string()).unwrap_or_default(),
            created,
            white: terms.white.clone(),
            black: terms.black.clone(),
            seq,
            board: view.board,
            phase: view.phase,
            clocks: view.clocks,
            now: view.now,
            running: view.running,
            last_move: last.as_ref().map(|last| last.text.clone()),
            last,
            result: view.result.map(|result| result.score),
            kind: terms.kind,
            chess960: terms.chess960,
            broadcast: None,
        }
    }
}

/// What became of a bulk resumption.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Resumed {
    /// The games that go on.
    pub resumed: Vec<String>,
    /// The games that stand for another reason, and stay so.
    pub left: Vec<String>,
}
