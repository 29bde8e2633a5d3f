//! The lines of the story: acts, expectations, questions.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::Millis;
use touchmove_conduct::Act;
use touchmove_conduct::act::{ArbiterAct, AssistantAct, Observation, PlayerAct};
use touchmove_law::Edition;

use crate::answer::Question;
use crate::atoms;
use crate::by_hand;
use crate::expect::Expected;
use crate::header::remainder;
use crate::numbers::Numbers;
use crate::reader::{Fault, Reader};
use crate::say::Say;

/// One line of the story of a game; that of an event has acts, expectations and questions of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Statement<D = Deed, E = Expected, Q = Question> {
    /// Where it begins, in bytes.
    pub(crate) at: usize,
    /// Where it ends.
    pub(crate) end: usize,
    pub(crate) what: What<D, E, Q>,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What<D = Deed, E = Expected, Q = Question> {
    Acts(Vec<D>),
    Expect {
        only: Option<Edition>,
        all: Vec<E>,
    },
    /// A question; asked in one edition only, where it is answered for no other.
    Ask {
        question: Q,
        only: Option<Edition>,
    },
    Answer {
        only: Option<Edition>,
        text: String,
        articles: Numbers,
    },
}

/// Something somebody does, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deed {
    /// Where it is, in bytes.
    pub(crate) at: usize,
    pub(crate) when: When,
    pub(crate) act: Doing,
}

/// When something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// At the moment of what was done before.
    Then,
    /// This long after the story began.
    At(Millis),
    /// This long after what was done before.
    Later(Millis),
}

/// An act, or a short way to say several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Doing {
    Act(Act),
    /// A whole move by hand.
    Move {
        by: Mover,
        text: String,
        press: Press,
    },
    /// One player offers a draw and the other accepts.
    Agree,
    /// Time passes.
    Nothing,
}

/// Whether a move is followed by a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Press {
    Yes,
    No,
}

/// Whose hand moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mover {
    Player(Color),
    Assistant(Color),
}

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Actor {
    Player(Color),
    BothPlayers,
    Nobody,
    Assistant(Color),
    Arbiter,
    Bystander,
}

/// What lines are read from: the acts of one line, a thing expected, a question.
pub(crate) trait Part: Sized {
    /// Reads it; a miss is noted in the reader.
    fn read_part(reader: &mut Reader<'_>) -> Option<Self>;
}

impl Part for Vec<Deed> {
    fn read_part(reader: &mut Reader<'_>) -> Option<Vec<Deed>> {
        deeds(reader)
    }
}

impl Part for Expected {
    fn read_part(reader: &mut Reader<'_>) -> Option<Expected> {
        Expected::read(reader)
    }
}

impl Part for Question {
    fn read_part(reader: &mut Reader<'_>) -> Option<Question> {
        Question::read(reader)
    }
}

impl<D, E, Q> Statement<D, E, Q> {
    /// Whether the line is meant for an edition.
    pub(crate) fn is_for(&self, edition: Edition) -> bool {
        self.only().is_none_or(|only| only == edition)
    }

    /// The edition that the line is for alone.
    pub(crate) fn only(&self) -> Option<Edition> {
        match self.what {
            What::Acts(_) => None,
            What::Expect { only, .. } | What::Ask { only, .. } | What::Answer { only, .. } => only,
        }
    }

    /// Whether an expectation that follows would be an answer.
    pub(crate) fn is_answered(&self) -> bool {
        matches!(self.what, What::Ask { .. } | What::Answer { .. })
    }
}

impl<D, E: Part, Q: Part> Statement<D, E, Q>
where
    Vec<D>: Part,
{
    /// Reads a line; `answers` says that the line before was a question or an answer.
    pub(crate) fn read(reader: &mut Reader<'_>, answers: bool) -> Result<Statement<D, E, Q>, Fault> {
        reader.blanks();
        let at = reader.at();
        let what = if reader.skip("ask") {
            Q::read_part(reader).map(|question| What::Ask { question, only: None })
        } else if let Some(only) = edition(reader) {
            if answers { answer(reader, only) } else { expectations(reader, only) }
        } else {
            reader.back(at);
            Vec::read_part(reader).map(What::Acts)
        };
        match what {
            Some(what) if reader.is_at_end() || reader.miss::<()>("the end of the line").is_some() => {
                Ok(Statement { at, end: reader.at(), what })
            }
            Some(_) | None => Err(reader.fault()),
        }
    }
}

/// How an expectation can begin, for anyone who wrote something else.
pub(crate) fn expectation_begins() -> String {
    let names: Vec<String> = Edition::ALL.iter().map(|edition| alloc::format!("`{edition}`")).collect();
    alloc::format!("an expectation that begins with `both`, {}", names.join(" or "))
}

/// `both`, which stands for every edition, or the year of one, at the beginning of an expectation.
#[expect(clippy::option_option, reason = "a line for both editions is not the same as no such line")]
fn edition(reader: &mut Reader<'_>) -> Option<Option<Edition>> {
    let start = reader.at();
    if reader.skip("both players") {
        reader.back(start);
        return None;
    }
    match reader.token() {
        "both" => Some(None),
        word => word.parse().ok().map(Some),
    }
}

fn expectations<D, E: Part, Q>(reader: &mut Reader<'_>, only: Option<Edition>) -> Option<What<D, E, Q>> {
    let mut all = Vec::new();
    loop {
        all.push(E::read_part(reader)?);
        if !reader.skip(";") {
            if !reader.is_at_end() {
                return reader.miss("`;` or the end of the line");
            }
            return Some(What::Expect { only, all });
        }
        if reader.is_at_end() {
            return Some(What::Expect { only, all });
        }
    }
}

fn answer<D, E, Q>(reader: &mut Reader<'_>, only: Option<Edition>) -> Option<What<D, E, Q>> {
    let (text, articles) = answer_text(reader)?;
    Some(What::Answer { only, text, articles })
}

/// The answer as text, and its article in brackets at the end.
fn answer_text(reader: &mut Reader<'_>) -> Option<(String, Numbers)> {
    reader.blanks();
    let start = reader.at();
    let whole = remainder(reader)?;
    // The last bracket with a blank before it, if it holds numbers, is the article.
    let cut = whole.rfind(" (").filter(|_| whole.ends_with(')'));
    let Some(cut) = cut else { return Some((whole, Numbers::default())) };
    let (text, bracket) = whole.split_at(cut);
    let mut inner = Reader::whole(bracket);
    match Numbers::read_bracketed(&mut inner) {
        Some(articles) => Some((text.into(), articles)),
        None => {
            reader.back(start);
            reader.miss("an answer, and in brackets at its end the number of its article")
        }
    }
}

fn deeds(reader: &mut Reader<'_>) -> Option<Vec<Deed>> {
    let mut all = Vec::new();
    let mut actor = None;
    let mut when = when(reader);
    loop {
        reader.blanks();
        let at = reader.at();
        match who(reader) {
            Some(new) => actor = Some(new),
            None => reader.back(at),
        }
        let Some(actor) = actor else {
            reader.miss::<()>(if reader.rest().starts_with(|c: char| c.is_ascii_digit() || c == '+') {
                alloc::format!("an edition such as {}", Edition::NEWEST)
            } else {
                alloc::format!("somebody who acts, such as `White` or `arbiter`, or {}", expectation_begins())
            });
            reader.knows(&["White", "Black", "arbiter", "bystander", "both", "nobody"]);
            return None;
        };
        for act in doings(reader, actor)? {
            all.push(Deed { at, when: core::mem::replace(&mut when, When::Then), act });
        }
        if !reader.skip(",") {
            if !reader.is_at_end() {
                return reader.miss("`,` or the end of the line");
            }
            return Some(all);
        }
        when = self::when(reader);
    }
}

/// One act with its actor, and nothing else.
pub(crate) fn one_act(reader: &mut Reader<'_>) -> Result<Act, Fault> {
    reader.blanks();
    let read = who(reader).and_then(|actor| doings(reader, actor));
    let ended = read.is_some() && (reader.is_at_end() || reader.miss::<()>("the end of the line").is_some());
    match read.as_deref() {
        Some([Doing::Act(act)]) if ended => Ok(act.clone()),
        Some(_) | None => Err(reader.fault()),
    }
}

const MOMENT: &str = "a moment such as 0:20, +0:05 or 700 s";

/// `0:20`, `at 0:20`, `+0:05`, `700 s`, or nothing.
pub(crate) fn when(reader: &mut Reader<'_>) -> When {
    let start = reader.at();
    reader.skip("at");
    let digits = reader.at();
    if let Some(time) = atoms::read_time(reader, MOMENT, |word| word.strip_prefix('+')) {
        return When::Later(time);
    }
    reader.back(digits);
    match atoms::read_time(reader, MOMENT, atoms::without_sign) {
        Some(time) => When::At(time),
        None => {
            reader.back(start);
            When::Then
        }
    }
}

fn who(reader: &mut Reader<'_>) -> Option<Actor> {
    let start = reader.at();
    if reader.skip("both players") {
        return Some(Actor::BothPlayers);
    }
    if reader.skip("nobody") {
        return Some(Actor::Nobody);
    }
    if reader.skip("the arbiter") || reader.skip("arbiter") {
        return Some(Actor::Arbiter);
    }
    if reader.skip("a bystander") || reader.skip("bystander") {
        return Some(Actor::Bystander);
    }
    for side in Color::ALL {
        if reader.skip(side.choose("White's assistant", "Black's assistant")) {
            return Some(Actor::Assistant(side));
        }
        if reader.skip(side.choose("White", "Black")) && !reader.rest().starts_with(['\'', '’']) {
            return Some(Actor::Player(side));
        }
        reader.back(start);
    }
    None
}

fn doings(reader: &mut Reader<'_>, actor: Actor) -> Option<Vec<Doing>> {
    let one = |act: Act| alloc::vec![Doing::Act(act)];
    match actor {
        Actor::Player(by) => match whole_move(reader, Mover::Player(by)) {
            Some(doing) => Some(alloc::vec![doing]),
            None => PlayerAct::read(reader).map(|act| one(Act::Player(by, act))),
        },
        Actor::Nobody => {
            // What nobody sees has no consequence: it only has to be said.
            if !reader.skip("notices anything") && !reader.skip("notices it") {
                reader.words("notices")?;
            }
            Some(alloc::vec![Doing::Nothing])
        }
        Actor::BothPlayers if reader.skip("agree to a draw") => Some(alloc::vec![Doing::Agree]),
        Actor::BothPlayers => {
            let act = plural(reader)?;
            Some(Color::ALL.into_iter().map(|by| Doing::Act(Act::Player(by, act.clone()))).collect())
        }
        Actor::Assistant(of) => match whole_move(reader, Mover::Assistant(of)) {
            Some(doing) => Some(alloc::vec![doing]),
            None => AssistantAct::read(reader).map(|act| one(Act::Assistant(of, act))),
        },
        Actor::Arbiter => ArbiterAct::read(reader).map(|act| one(Act::Arbiter(act))),
        Actor::Bystander => {
            reader.words("reports")?;
            Observation::read(reader).map(|seen| one(Act::Bystander(seen)))
        }
    }
}

/// What both players do together, in the plural.
fn plural(reader: &mut Reader<'_>) -> Option<PlayerAct> {
    if reader.skip("arrive") {
        Some(PlayerAct::Arrive)
    } else if reader.skip("sign") {
        Say::read(reader).map(|score| PlayerAct::Sign { score })
    } else if reader.skip("confirm that the arbiter") {
        Say::read(reader).map(|act| PlayerAct::Confirm { act })
    } else if reader.skip("agree to correct the illegal move") {
        Some(PlayerAct::AgreeToCorrect)
    } else {
        reader.miss("what both players do: `arrive`, `sign ½-½`, `agree to a draw`, `confirm that the arbiter lets play go on` or `agree to correct the illegal move`")
    }
}

/// `plays Nf3`, `moves g1 to f3`, `castles kingside`, `makes Nf3`.
fn whole_move(reader: &mut Reader<'_>, by: Mover) -> Option<Doing> {
    let start = reader.at();
    reader.knows(&["plays", "moves", "makes", "castles"]);
    if reader.skip("castles") {
        return Some(Doing::Move { by, text: castling(reader).into(), press: Press::Yes });
    }
    let press = if reader.skip("plays") || reader.skip("moves") {
        Press::Yes
    } else if reader.skip("makes the move") {
        // The other board of a blind player has its own phrase.
        reader.back(start);
        return None;
    } else if reader.skip("makes") {
        Press::No
    } else {
        return None;
    };
    match move_text(reader) {
        Some(text) => Some(Doing::Move { by, text, press }),
        None => {
            reader.back(start);
            None
        }
    }
}

/// `Nf3`, `g1 to f3`, `the knight from g1 to f3`.
fn move_text(reader: &mut Reader<'_>) -> Option<String> {
    let start = reader.at();
    if reader.skip("the") {
        Role::read(reader)?;
    }
    reader.skip("from");
    let squares = Square::read(reader)
        .filter(|_| reader.skip("to"))
        .and_then(|from| Some((from, Square::read(reader)?)));
    if let Some((from, to)) = squares {
        return Some(alloc::format!("{from}{to}"));
    }
    reader.back(start);
    reader.blanks();
    if reader.rest().is_empty() {
        return reader.miss("a move such as Nf3");
    }
    String::read(reader)
}

/// The side after `castles`; where none is said, whichever is legal.
fn castling(reader: &mut Reader<'_>) -> &'static str {
    if reader.skip("kingside") || reader.skip("short") {
        "0-0"
    } else if reader.skip("queenside") || reader.skip("long") {
        "0-0-0"
    } else {
        by_hand::CASTLING
    }
}
