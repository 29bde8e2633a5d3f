//! What a person is shown of a game.

use core::ops::Range;

use serde::{Deserialize, Serialize};
use touchmove_chess::{Color, Position, Square};
pub use touchmove_clock::Sides as Both;
use touchmove_clock::{Moment, Sides};
use touchmove_conduct::act::{ArbiterAct, DrawClaim, SheetEntry};
use touchmove_conduct::{
    Completed, Ending, Game, Made, OpenClaim, Phase, Ply, Referral, Role, Score, View, Warning,
};
use touchmove_law::{AnnouncementLanguage, ArbiterPresence, Laws};
use touchmove_notation::algebraic::{Apparent, Style};
use touchmove_notation::fen::Fen;
use touchmove_notation::spoken::{self, Voice, Wording};

use super::act::By;
use super::desk::{DeskShown, touched};
use super::referral::ReferralShown;
use super::say::SpokenShown;

/// A game as it is shown.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameView {
    /// How far it has got.
    pub phase: Phase,
    /// The pieces as they stand, as the first field of a FEN.
    pub board: String,
    /// The square from which a piece was lifted.
    pub lifted: Option<Square>,
    /// What the player having the move has touched, in order; not for spectators.
    pub touched: Vec<Square>,
    /// Both clocks at `now`.
    pub clocks: Both<ClockShown>,
    /// The moment of the view, in milliseconds of the server.
    pub now: u64,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// Open offers of a draw.
    pub offers: Both<bool>,
    /// A claim that waits for its decision.
    pub claim: Option<ClaimShown>,
    /// Questions for this person to answer.
    pub referrals: Vec<ReferralShown>,
    /// What each player has confirmed and the other has not yet.
    pub confirmed: Both<Option<ArbiterAct>>,
    /// Who has yet to act before a game that stands starts or goes on.
    pub may_resume: Vec<By>,
    /// What a friendly table points out.
    pub warning: Option<Warning>,
    /// The result in force.
    pub result: Option<ResultShown>,
    /// The moves, where this person may see them.
    pub moves: Option<Vec<MoveShown>>,
    /// The squares that the last move changed, where they are marked for this person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Square>>"))]
    pub last: Vec<Square>,
    /// Moves completed by each, as clocks show them.
    pub completed: Both<u32>,
    /// Whose flag fell first of those that are down.
    pub first_flag: Option<Color>,
    /// What this player has written.
    pub sheet: Option<Vec<SheetEntry>>,
    /// What each player has stated as the result.
    pub signed: Both<Option<Score>>,
    /// Who does not see the board, so that moves are announced (D.2).
    pub visually_disabled: Both<bool>,
    /// What a player has announced, for the opponent to repeat.
    pub announced: Option<SpokenShown>,
    /// The last move in the words of an announcement, for anyone who wants to hear it.
    pub spoken: Option<SpokenShown>,
    /// Who is to seal a move, because the session ends (I.1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub sealing: Option<Color>,
    /// What only the arbiter sees.
    pub desk: Option<DeskShown>,
}

/// What has changed of a game since it was last sent on the same stream.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameChanged {
    /// `[path, value]` or `[path]`, in order.
    #[cfg_attr(test, ts(type = "([string, unknown] | [string])[]"))]
    pub changes: Vec<serde_json::Value>,
}

/// One clock.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ClockShown {
    /// Milliseconds left.
    pub remaining: u64,
    /// For how many more milliseconds the main time does not run.
    pub free: u64,
}

/// A claim that waits for its decision.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ClaimShown {
    /// Who claims.
    pub by: Color,
    /// What.
    pub claim: DrawClaim,
}

impl From<OpenClaim> for ClaimShown {
    fn from(OpenClaim { by, claim, .. }: OpenClaim) -> ClaimShown {
        ClaimShown { by, claim }
    }
}

/// A result.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ResultShown {
    /// `1-0` and its like.
    pub score: String,
    /// How it came about.
    pub ending: Ending,
}

impl From<(Score, Ending)> for ResultShown {
    fn from((score, ending): (Score, Ending)) -> ResultShown {
        ResultShown { score: score.to_string(), ending }
    }
}

/// A move made.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveShown {
    /// Who made it.
    pub by: Color,
    /// As it is written.
    pub text: String,
    /// Whether the clock was pressed, or the move completed otherwise.
    pub completed: bool,
}

/// The last move of a game, alone.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LastMove {
    /// The number of the move.
    pub number: u32,
    /// Who made it.
    pub by: Color,
    /// As it is written.
    pub text: String,
    /// The squares on which something else stands since.
    pub squares: Vec<Square>,
}

impl GameView {
    /// The view of `role` at the moment `now`; `say` puts questions into words.
    pub fn new(
        laws: &Laws,
        game: &Game,
        role: Role,
        now: u64,
        say: impl Fn(&Referral) -> String,
    ) -> GameView {
        let brief = GameView::brief(laws, game, role, now, say);
        let shown = game.shows_moves(laws, role);
        GameView {
            moves: shown.then(|| moves(game, role, &Style::PGN, 0..listed(laws, game, role))),
            sheet: game.sheet_shown(role).map(|sheet| sheet.entries().to_vec()),
            ..brief
        }
    }

    /// The same without its moves and the player's own scoresheet, which grow with the game (`lists` adds to them).
    pub fn brief(
        laws: &Laws,
        game: &Game,
        role: Role,
        now: u64,
        say: impl Fn(&Referral) -> String,
    ) -> GameView {
        let view = game.glance(laws, role, Moment::at(now));
        GameView {
            phase: view.phase,
            board: placement(&view),
            lifted: view.lifted,
            touched: touched(&view.touched),
            may_resume: may_resume(laws, &view),
            clocks: view.clocks.map(|face| ClockShown { remaining: face.remaining, free: face.free }),
            now,
            running: view.running,
            offers: view.offers.map(|offer| offer.is_some()),
            claim: view.claim.map(ClaimShown::from),
            referrals: view
                .referrals
                .iter()
                .map(|referral| ReferralShown::new(referral, laws, say(referral)))
                .collect(),
            confirmed: view.confirmed,
            warning: view.warning,
            result: view.result.map(ResultShown::from),
            moves: None,
            last: marked(laws, game, role),
            completed: view.completed,
            first_flag: view.first_flag,
            sheet: None,
            signed: view.signed,
            visually_disabled: Sides::each(|side| game.is_visually_disabled(side)),
            announced: announced(laws, game),
            spoken: None,
            sealing: game.adjournment().filter(|open| open.is_sealing()).map(|open| open.sealer()),
            desk: view.desk.map(|desk| DeskShown::new(desk, game, laws)),
        }
    }

    /// The same view with its moves written in another way.
    pub fn written_in(self, game: &Game, style: &Style) -> GameView {
        let role = if self.desk.is_some() { Role::Arbiter } else { Role::Spectator };
        GameView { moves: self.moves.map(|shown| moves(game, role, style, 0..shown.len())), ..self }
    }

    /// The same view with its last move in the words of an announcement. Anyone who is shown no moves hears the last one all
    /// the same: it was made before them.
    pub fn spoken_in(self, game: &Game, voice: &Voice, wording: Wording) -> GameView {
        let plies = game.plies();
        let last = completed(game).checked_sub(1).and_then(|place| {
            let ply = plies.get(place)?;
            Some((place, ply, as_seen(ply, after(game, place))?))
        });
        let spoken = last.map(|(place, ply, seen)| SpokenShown {
            ply: counted(place + 1),
            by: ply.by(),
            text: spoken::announce_apparent(&seen, voice, wording),
            language: voice.language.code.to_owned(),
        });
        GameView { spoken, ..self }
    }
}

fn counted(plies: usize) -> u32 {
    u32::try_from(plies).unwrap_or(u32::MAX)
}

/// The latest announcement, until another move is made.
fn announced(laws: &Laws, game: &Game) -> Option<SpokenShown> {
    let (by, ply, text) = game.announced()?;
    let language = match laws.regulations().announcement_language {
        AnnouncementLanguage::German => "de",
        AnnouncementLanguage::English => "en",
        AnnouncementLanguage::Armenian => "hy",
        AnnouncementLanguage::Persian => "fa",
    };
    (ply + 1 >= game.plies().len()).then(|| SpokenShown {
        ply: counted(ply + 1),
        by,
        text: text.to_owned(),
        language: language.to_owned(),
    })
}

/// The arbiter, or the players who have not yet confirmed it; nobody while play goes on or is over.
fn may_resume(laws: &Laws, view: &View) -> Vec<By> {
    let agrees = |act: &Option<ArbiterAct>| matches!(act, Some(ArbiterAct::Start | ArbiterAct::Resume));
    match (view.phase, laws.regulations().arbiter) {
        (Phase::NotStarted | Phase::Stopped, ArbiterPresence::Present) => vec![By::Arbiter],
        (Phase::NotStarted | Phase::Stopped, ArbiterPresence::Absent) => {
            let waits = |side: &Color| !agrees(view.confirmed.of(*side));
            Color::ALL.into_iter().filter(waits).map(|side| side.choose(By::White, By::Black)).collect()
        }
        (Phase::Playing | Phase::Adjourned | Phase::ResultPending | Phase::Over | Phase::Cancelled, _) => {
            Vec::new()
        }
    }
}

/// The first field of a FEN.
fn placement(view: &View) -> String {
    let setup = touchmove_chess::Setup { board: view.board, ..touchmove_chess::Setup::EMPTY };
    Fen::from(setup).to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// How many moves there are up to the last that was completed. Only a legal move is known before that: nobody is told by it which
/// ones are (12.6).
fn completed(game: &Game) -> usize {
    game.plies().iter().rposition(|ply| ply.completed().is_some()).map_or(0, |place| place + 1)
}

/// How many moves somebody in this role is shown. Nobody who may not be helped learns at the release, by a list, that the move was
/// legal: an illegal one is known only when the clock is pressed (7.5.1; 2001 7.4(a)).
pub fn listed(laws: &Laws, game: &Game, role: Role) -> usize {
    let helped = laws.regulations().friendly.is_on() || game.phase() == Phase::Over;
    match role {
        Role::Arbiter => game.plies().len(),
        Role::Player(_) | Role::Assistant(_) if helped => game.plies().len(),
        Role::Player(_) | Role::Assistant(_) | Role::Spectator => completed(game),
    }
}

/// The last move that somebody in this role is shown, with the squares that it changed.
pub fn last_move(laws: &Laws, game: &Game, role: Role, style: &Style) -> Option<LastMove> {
    if !game.shows_moves(laws, role) {
        return None;
    }
    let place = listed(laws, game, role).checked_sub(1)?;
    let ply = game.plies().get(place)?;
    let after = after(game, place);
    // Black begins where White's first move is missing.
    let ahead = usize::from(game.plies().first().is_some_and(|first| first.by() == Color::Black));
    Some(LastMove {
        number: counted((place + ahead) / 2 + 1),
        by: ply.by(),
        text: written(ply, after, role, style),
        squares: changed(ply, after),
    })
}

/// The squares on which something else stands after a move.
fn changed(ply: &Ply, after: &Position) -> Vec<Square> {
    let (was, is) = (ply.before().board(), after.board());
    Square::all().filter(|square| was.piece_at(*square) != is.piece_at(*square)).collect()
}

/// The squares of the last move, as far as somebody in this role is shown moves; for players only where the regulations allow it.
/// A move is marked once it is completed, legal or not (12.6).
fn marked(laws: &Laws, game: &Game, role: Role) -> Vec<Square> {
    let allowed = match role {
        Role::Player(_) | Role::Assistant(_) => laws.regulations().last_move_marked.is_on(),
        Role::Arbiter | Role::Spectator => game.shows_moves(laws, role),
    };
    let place = listed(laws, game, role).checked_sub(1).filter(|_| allowed);
    let ply = place.and_then(|place| Some((place, game.plies().get(place)?)));
    ply.map_or_else(Vec::new, |(place, ply)| changed(ply, after(game, place)))
}

/// The moves at these places of the list, as they are written.
pub(super) fn moves(game: &Game, role: Role, style: &Style, places: Range<usize>) -> Vec<MoveShown> {
    let plies = game.plies().get(places.clone()).unwrap_or_default();
    let shown = |(place, ply): (usize, &Ply)| MoveShown {
        by: ply.by(),
        text: written(ply, after(game, place), role, style),
        completed: ply.completed().is_some_and(is_completed),
    };
    places.zip(plies).map(shown).collect()
}

/// The position after the move at this place.
pub(super) fn after(game: &Game, place: usize) -> &Position {
    game.plies().get(place + 1).map_or(game.position(), |next| next.before())
}

/// A sealed move is completed for the clock, and nobody is told more of it.
fn is_completed(completed: Completed) -> bool {
    match completed {
        Completed::Pressed | Completed::EndedGame | Completed::NextMove => true,
        Completed::Sealed => false,
    }
}

/// A move as everybody sees it, legal or not (12.6).
pub fn as_seen<'a>(ply: &'a Ply, after: &Position) -> Option<Apparent<'a>> {
    match ply.what() {
        Made::Legal(mv) => Some(Apparent::legal(ply.before(), mv)),
        Made::Illegal { from, to, taken } => Apparent::of_squares(ply.before(), after, [from?, to?], taken),
    }
}

/// What was done instead of a legal move by its squares for the arbiter; for everybody else as somebody who sees the board writes
/// it, for nobody has found it yet (12.6; 2001 13.6).
fn written(ply: &Ply, after: &Position, role: Role, style: &Style) -> String {
    if let (Role::Arbiter, Made::Illegal { from, to, .. }) = (role, ply.what()) {
        let square = |square: Option<Square>| square.map_or("?".to_owned(), |s| s.to_string());
        return format!("{}-{}", square(from), square(to));
    }
    match (as_seen(ply, after), ply.what()) {
        (Some(seen), _) => seen.text(style),
        (None, Made::Illegal { to: Some(to), .. }) => to.to_string(),
        (None, Made::Illegal { to: None, .. } | Made::Legal(_)) => "?".to_owned(),
    }
}
