//! The questions about an incident: options, of which one is right.

use touchmove_chess::{Color, Random, Role, Square};
use touchmove_clock::Millis;
use touchmove_conduct::act::PlayerAct;
use touchmove_conduct::{Act, Obliged, Score};
use touchmove_law::{Edition, Kind, Row};
use touchmove_words::Words;

use crate::incident::Incident;
use crate::key::{Admission, Board, Game, Key, Time};

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// How the game ends, if it ends.
    Result,
    /// What stands on the board afterwards.
    Position,
    /// Who gets or loses time.
    Time,
    /// Which illegal move of the player it is.
    Count,
    /// What the touched piece obliges to.
    Touch,
    /// Whose clock runs afterwards.
    Clocks,
    /// Whether the act has any effect.
    Admission,
    /// The article it rests on.
    Article,
}

impl Part {
    /// In the order in which they are asked.
    pub const ALL: [Part; 8] = [
        Part::Admission,
        Part::Clocks,
        Part::Position,
        Part::Touch,
        Part::Time,
        Part::Count,
        Part::Result,
        Part::Article,
    ];

    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Part::Result => "result",
            Part::Position => "position",
            Part::Time => "time",
            Part::Count => "count",
            Part::Touch => "touch",
            Part::Clocks => "clocks",
            Part::Admission => "admission",
            Part::Article => "article",
        }
    }
}

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What it is about.
    pub part: Part,
    /// The options.
    pub options: Vec<String>,
    /// The place of the right one, from 0.
    pub right: usize,
    /// The answers of other editions, newest first, where they can be compared.
    pub others: Vec<(Edition, String)>,
}

/// The largest number of options in a question.
const MOST: usize = 4;

/// Asks about incidents under an edition.
#[derive(Clone, Debug)]
pub struct Questions {
    /// The numbers that wrong articles are drawn from: all that decide something.
    pool: Vec<String>,
}

impl Questions {
    /// Under an edition.
    pub fn of(edition: Edition) -> Questions {
        let decides = |row: &&Row| matches!(row.kinds.first(), Some(Kind::Decide | Kind::Ruling));
        let rows = Row::all(edition).iter().filter(decides);
        Questions { pool: rows.map(|row| row.number.to_owned()).collect() }
    }

    /// The questions about an incident; the same seed gives the same.
    pub fn about(&self, incident: &Incident, words: &Words, seed: u64) -> Vec<Asked> {
        self.drawn(incident, words, &mut Random::seeded(seed))
    }

    /// The same, with a random source shared by several.
    pub fn drawn(&self, incident: &Incident, words: &Words, random: &mut Random) -> Vec<Asked> {
        questions_about(incident, words, &self.pool, random)
    }
}

/// The questions about an incident; `pool` has the numbers that wrong articles are drawn from.
fn questions_about(incident: &Incident, words: &Words, pool: &[String], random: &mut Random) -> Vec<Asked> {
    let mut all = Vec::new();
    for part in Part::ALL {
        if !is_worth_asking(part, incident) {
            continue;
        }
        let right = answer(part, incident, incident.edition, &incident.key, words);
        let answered =
            |(edition, key): &(Edition, Key)| (*edition, answer(part, incident, *edition, key, words));
        let others: Vec<(Edition, String)> = incident.others.iter().map(answered).collect();
        let mut wrong: Vec<String> = Vec::new();
        let mut add = |text: String| {
            if text != right && !wrong.contains(&text) {
                wrong.push(text);
            }
        };
        if part != Part::Article {
            others.iter().map(|(_, answer)| answer.clone()).for_each(&mut add);
        }
        distractors(part, incident, words, pool, random).into_iter().for_each(&mut add);
        wrong.truncate(MOST - 1);
        if wrong.is_empty() {
            continue;
        }
        let place = usize::try_from(random.below(wrong.len() as u64 + 1)).unwrap_or(0);
        let mut options = wrong;
        shuffle(&mut options, random);
        options.insert(place, right);
        all.push(Asked { part, options, right: place, others });
    }
    all
}

/// Puts things in an order that follows from the seed.
pub fn shuffle<T>(all: &mut [T], random: &mut Random) {
    for place in (1..all.len()).rev() {
        let with = usize::try_from(random.below(place as u64 + 1)).unwrap_or(0);
        all.swap(place, with);
    }
}

fn is_worth_asking(part: Part, incident: &Incident) -> bool {
    let keys = || core::iter::once(&incident.key).chain(incident.others.iter().map(|(_, key)| key));
    // What the arbiter has still to decide has no consequence yet: nothing else may be right beside it.
    let is_open = incident.key.admission == Admission::Referred;
    match part {
        Part::Position | Part::Time | Part::Count | Part::Touch if is_open => false,
        Part::Result if is_open && matches!(incident.key.game, Game::Over(_)) => false,
        Part::Result | Part::Article => true,
        Part::Position => keys().any(|key| key.board != Board::Stays || key.counted.is_some()),
        Part::Time => keys().any(|key| !key.times.is_empty() || key.counted.is_some()),
        Part::Count => keys().any(|key| key.counted.is_some()),
        Part::Touch => incident.key.tie.is_some(),
        Part::Clocks => incident.key.runs.is_some(),
        Part::Admission => keys().any(|key| key.admission != Admission::Admitted),
    }
}

/// What the key of an edition says about a part.
pub(crate) fn answer(part: Part, incident: &Incident, edition: Edition, key: &Key, words: &Words) -> String {
    match part {
        Part::Result => game(key.game, words),
        Part::Position => board(key.board, words),
        Part::Time => times(&key.times, words),
        Part::Count => count(key.counted, words),
        Part::Touch => tie(key.tie, incident, words),
        Part::Clocks => runs(key.runs.flatten(), words),
        Part::Admission => words.text(
            match key.admission {
                Admission::Admitted => "drill-admitted",
                Admission::NotAdmitted => "drill-not-admitted",
                Admission::Referred => "drill-referred",
            },
            &[],
        ),
        Part::Article => key.article.and_then(|article| article.number(edition)).unwrap_or("–").to_owned(),
    }
}

fn game(game: Game, words: &Words) -> String {
    match game {
        Game::GoesOn => words.text("drill-result-goes-on", &[]),
        Game::Over(Score::DRAW) => words.text("drill-result-drawn", &[]),
        Game::Over(score) => {
            let winner = Color::ALL
                .into_iter()
                .find(|color| score == Score::win(*color) || score == Score::forfeit_win(*color));
            let score = ("score", score.to_string());
            match winner {
                Some(color) => words.text("drill-result-wins", &[player(color), score]),
                None => words.text("drill-result-score", &[score]),
            }
        }
        Game::Restarted => words.text("drill-result-new-game", &[]),
        Game::Pending => words.text("drill-result-pending", &[]),
        Game::Adjourned => words.text("drill-result-adjourned", &[]),
    }
}

fn board(board: Board, words: &Words) -> String {
    match board {
        Board::Stays => words.text("drill-position-stays", &[]),
        Board::Back(color, number) => {
            words.text("drill-position-back", &[player(color), ("move", number.to_string())])
        }
        Board::Placed(role, square) => {
            words.text("drill-position-placed", &[piece(role), ("square", square.to_string())])
        }
    }
}

fn times(times: &[Time], words: &Words) -> String {
    let one = |time: &Time| {
        let (name, color, time) = match time {
            Time::More(color, time) => ("drill-time-added", color, time),
            Time::Less(color, time) => ("drill-time-taken", color, time),
        };
        words.text(name, &[player(*color), ("time", time.to_string())])
    };
    if times.is_empty() {
        return words.text("drill-time-none", &[]);
    }
    words.joined("drill-clauses", times.iter().map(one))
}

fn count(counted: Option<(Color, u8)>, words: &Words) -> String {
    match counted {
        None => words.text("drill-count-none", &[]),
        Some((color, number)) => words.text("drill-count", &[player(color), ("count", number.to_string())]),
    }
}

fn runs(color: Option<Color>, words: &Words) -> String {
    match color {
        Some(color) => words.text("drill-clock-runs", &[player(color)]),
        None => words.text("drill-clocks-stand", &[]),
    }
}

fn tie(tie: Option<(Color, Obliged)>, incident: &Incident, words: &Words) -> String {
    let by = player(tie.map_or(incident.scene.before.having_move(), |(color, _)| color));
    let position = incident.scene.after.position();
    let standing = |square: Square| {
        let standing = position.piece_at(square).or(incident.scene.before.position().piece_at(square));
        piece(standing.map_or(Role::Pawn, |piece| piece.role))
    };
    let on = |name: &str, square: Square| {
        words.text(name, &[by.clone(), standing(square), ("square", square.to_string())])
    };
    let plain = |name: &str| words.text(name, std::slice::from_ref(&by));
    match tie.map_or(Obliged::Nothing, |(_, obliged)| obliged) {
        Obliged::Nothing | Obliged::NothingTouchedCanMove | Obliged::AnythingAfterCastling => {
            plain("drill-tie-free")
        }
        Obliged::Move { square } => on("drill-tie-move", square),
        Obliged::Capture { square } => on("drill-tie-capture", square),
        Obliged::CaptureWith { own, enemy } => words.text(
            "drill-tie-capture-with",
            &[by, standing(enemy), ("square", enemy.to_string()), ("other", own.to_string())],
        ),
        Obliged::Castle { rook } | Obliged::CastlingBegun { rook } => on("drill-tie-castle", rook),
        Obliged::KingOtherwise | Obliged::KingReleased => plain("drill-tie-king"),
        Obliged::RookFirst { rook } => on("drill-tie-rook", rook),
        Obliged::Released { square: to, .. } => on("drill-tie-released", to),
        Obliged::Promote { square, role } => {
            words.text("drill-tie-promote", &[by, piece(role), ("square", square.to_string())])
        }
        Obliged::Intended { .. } => plain("drill-tie-intended"),
    }
}

/// `$player`, to select by.
fn player(color: Color) -> (&'static str, String) {
    ("player", color.choose("white", "black").to_owned())
}

/// `$piece`, to select by.
fn piece(role: Role) -> (&'static str, String) {
    ("piece", role.to_string())
}

/// Answers that are wrong and look as if they could be right.
fn distractors(
    part: Part,
    incident: &Incident,
    words: &Words,
    pool: &[String],
    random: &mut Random,
) -> Vec<String> {
    let key = &incident.key;
    match part {
        Part::Result => {
            let all = [
                Game::GoesOn,
                Game::Over(Score::win(Color::White)),
                Game::Over(Score::win(Color::Black)),
                Game::Over(Score::DRAW),
            ];
            all.into_iter().map(|one| game(one, words)).collect()
        }
        Part::Position => {
            let before = incident.scene.before.position();
            let (color, number) = (before.having_move(), before.fullmove());
            let earlier = Board::Back(color, number.saturating_sub(1).max(1));
            let last = Board::Back(
                !color,
                if color == Color::White { number.saturating_sub(1).max(1) } else { number },
            );
            [Board::Stays, last, Board::Back(color, number), earlier]
                .into_iter()
                .map(|one| board(one, words))
                .collect()
        }
        Part::Time => {
            let (color, time) = match key.times.first() {
                Some(Time::More(color, time) | Time::Less(color, time)) => (*color, *time),
                None => (key.counted.map_or(Color::Black, |(color, _)| !color), Millis::minutes(2)),
            };
            let other = if time == Millis::minutes(1) { Millis::minutes(2) } else { Millis::minutes(1) };
            let all = [
                Vec::new(),
                vec![Time::More(color, other)],
                vec![Time::More(!color, time)],
                vec![Time::More(color, time)],
                vec![Time::Less(!color, time)],
            ];
            all.iter().map(|one| times(one, words)).collect()
        }
        Part::Count => {
            let (color, number) = key.counted.unwrap_or((incident.scene.before.having_move(), 1));
            let all = [None, Some((color, number + 1)), Some((color, 1)), Some((!color, 1))];
            all.into_iter().map(|one| count(one, words)).collect()
        }
        Part::Touch => ties(incident).into_iter().map(|one| tie(Some(one), incident, words)).collect(),
        Part::Clocks => {
            [None, Some(Color::White), Some(Color::Black)].into_iter().map(|one| runs(one, words)).collect()
        }
        Part::Admission => ["drill-admitted", "drill-not-admitted", "drill-referred"]
            .into_iter()
            .map(|name| words.text(name, &[]))
            .collect(),
        Part::Article => articles(incident, pool, random),
    }
}

/// What else the pieces on the board might oblige a player to.
fn ties(incident: &Incident) -> Vec<(Color, Obliged)> {
    let position = incident.scene.after.position();
    let Some((player, _)) = incident.key.tie else { return Vec::new() };
    let mut found = vec![(player, Obliged::Nothing)];
    for (_, act) in &incident.scene.acts {
        let touched: Vec<Square> = match act {
            Act::Player(
                _,
                PlayerAct::Touch { square, .. } | PlayerAct::Lift { square } | PlayerAct::Release { square },
            ) => {
                vec![*square]
            }
            Act::Player(_, PlayerAct::TouchTogether { first: one, second: other }) => vec![*one, *other],
            Act::Player(..) | Act::Assistant(..) | Act::Arbiter(_) | Act::Bystander(_) => Vec::new(),
        };
        for square in touched {
            match position.piece_at(square) {
                Some(piece) if piece.color == player => found.push((player, Obliged::Move { square })),
                Some(_) => found.push((player, Obliged::Capture { square })),
                None => {}
            }
        }
    }
    found.push((player, Obliged::KingOtherwise));
    found.extend(
        position.pieces(player, Role::Queen).first().map(|square| (player, Obliged::Move { square })),
    );
    found
}

/// Numbers from the same part of the Laws first, none that was cited here.
fn articles(incident: &Incident, pool: &[String], random: &mut Random) -> Vec<String> {
    let edition = incident.edition;
    let cited: Vec<&str> =
        incident.key.articles.iter().filter_map(|article| article.number(edition)).collect();
    let own = incident.key.article.and_then(|article| article.number(edition)).unwrap_or_default();
    let chapter = |number: &str| number.split(['.', '(', '/']).next().unwrap_or_default().to_owned();
    let is_near = |number: &String| chapter(number) == chapter(own);
    let is_free = |number: &&String| {
        !cited.iter().any(|cited| cited.starts_with(number.as_str()) || number.starts_with(cited))
    };
    let (mut near, mut far): (Vec<String>, Vec<String>) =
        pool.iter().filter(is_free).cloned().partition(is_near);
    shuffle(&mut near, random);
    shuffle(&mut far, random);
    near.truncate(2);
    near.extend(far);
    near.truncate(MOST - 1);
    near
}
