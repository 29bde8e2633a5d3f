//! The two sheets move by move, and what is wrong with each.

use touchmove_chess::{Color, Move, Position};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Reading, Style};

use super::align::{self, Path, Played, Step};
use super::sheet::{Meaning, Sheet};

/// One half-move.
#[derive(Debug)]
pub(super) struct Row {
    /// `12.` or `12...`.
    pub(super) number: String,
    pub(super) having_move: Color,
    pub(super) fullmove: u32,
    pub(super) written: [Option<String>; 2],
    /// The move that replays.
    pub(super) played: Option<String>,
    pub(super) matter: Matter,
    pub(super) at_fault: Option<Fault>,
    pub(super) why: String,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Matter {
    Agree,
    /// They have different moves, and one of them replays.
    Differ,
    /// They have different moves, and both replay as well.
    Undecided,
    Missing,
    Unreadable,
    Ambiguous,
    Illegal,
    Extra,
    /// Neither sheet has the move.
    Unknown,
}

/// Whose sheet is at fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    First,
    Second,
    Both,
}

impl Matter {
    pub(super) fn word(self) -> &'static str {
        match self {
            Matter::Agree => "agree",
            Matter::Differ => "differ",
            Matter::Undecided => "undecided",
            Matter::Missing => "missing",
            Matter::Unreadable => "unreadable",
            Matter::Ambiguous => "ambiguous",
            Matter::Illegal => "illegal",
            Matter::Extra => "extra",
            Matter::Unknown => "unknown",
        }
    }
}

impl Fault {
    pub(super) fn word(self) -> &'static str {
        match self {
            Fault::First => "first",
            Fault::Second => "second",
            Fault::Both => "both",
        }
    }

    fn of(side: usize) -> Fault {
        if side == 0 { Fault::First } else { Fault::Second }
    }
}

fn sheet(side: usize) -> &'static str {
    if side == 0 { "the first sheet" } else { "the second sheet" }
}

/// All half-moves of a path.
pub(super) fn rows(path: &Path, sheets: &[Sheet; 2]) -> Vec<Row> {
    path.steps.iter().enumerate().map(|(place, step)| row(path, place, step, sheets)).collect()
}

fn row(path: &Path, place: usize, step: &Step, sheets: &[Sheet; 2]) -> Row {
    let written =
        [0, 1].map(|side: usize| step.read[side].then(|| sheets[side].text(step.at[side])).flatten());
    let position = &step.before;
    let (played, matter, at_fault, why) = match step.played {
        Played::Move(mv) => {
            let (matter, at_fault, why) = judged(path, place, step, mv, sheets);
            (Some(short(position, mv)), matter, at_fault, why)
        }
        Played::Unknown(mv) => {
            let why = "neither sheet has a move here that can be played; this one lets the rest be played"
                .to_owned();
            (Some(short(position, mv)), Matter::Unknown, Some(Fault::Both), why)
        }
        Played::Illegal(_) => {
            let why = meaning_no(position, sheets, 0, step.at[0]);
            (
                written[0].clone(),
                Matter::Illegal,
                Some(Fault::Both),
                format!("both have an illegal move: {why}"),
            )
        }
        Played::Extra => {
            let side = usize::from(!step.read[0]);
            let why = format!("{} has an entry that is not a move of the game", sheet(side));
            (None, Matter::Extra, Some(Fault::of(side)), why)
        }
    };
    Row {
        number: format!("{}{}", position.fullmove(), position.having_move().choose(".", "...")),
        having_move: position.having_move(),
        fullmove: position.fullmove(),
        written,
        played,
        matter,
        at_fault,
        why,
    }
}

/// What is wrong with a move that at least one sheet has.
fn judged(
    path: &Path,
    place: usize,
    step: &Step,
    mv: Move,
    sheets: &[Sheet; 2],
) -> (Matter, Option<Fault>, String) {
    let position = &step.before;
    for side in [0, 1] {
        if !step.read[side] {
            let ended = step.at[side] >= sheets[side].entries.len();
            let how = if ended { "has ended" } else { "leaves the move out" };
            return (Matter::Missing, Some(Fault::of(side)), format!("{} {how}", sheet(side)));
        }
        match sheets[side].meaning(step.at[side], position) {
            Some(Meaning::One(other)) if other != mv => {
                return differs(path, place, step, other, side, sheets);
            }
            Some(Meaning::Nothing) => {
                let why = format!("{} has no move here", sheet(side));
                return (Matter::Missing, Some(Fault::of(side)), why);
            }
            Some(Meaning::No(reading)) => {
                let illegal = matches!(reading, Reading::None(_));
                let matter = if illegal { Matter::Illegal } else { Matter::Unreadable };
                let why = format!("{}: {}", sheet(side), meaning_no(position, sheets, side, step.at[side]));
                return (matter, Some(Fault::of(side)), why);
            }
            Some(Meaning::Several(moves)) if !moves.contains(&mv) => {
                let why = format!("{} means another move", sheet(side));
                return (Matter::Differ, Some(Fault::of(side)), why);
            }
            Some(Meaning::Several(_)) if sheets[1 - side].meaning(step.at[1 - side], position).is_none() => {}
            Some(Meaning::Several(moves)) => {
                let all: Vec<String> = moves.iter().map(|mv| short(position, *mv)).collect();
                let why = format!("{} may mean {}", sheet(side), all.join(" or "));
                return (Matter::Ambiguous, Some(Fault::of(side)), why);
            }
            Some(Meaning::One(_)) | None => {}
        }
    }
    (Matter::Agree, None, String::new())
}

/// The sheets have two legal moves: does the other reading replay as well?
fn differs(
    path: &Path,
    place: usize,
    step: &Step,
    other: Move,
    side: usize,
    sheets: &[Sheet; 2],
) -> (Matter, Option<Fault>, String) {
    let after = step.before.play(other);
    let at = step.at.map(|at| at + 1);
    let rest = path.steps.get(place + 1).map_or(path.end, |next| next.before);
    let (chosen, rejected) = (align::from(rest, at, sheets), align::from(after, at, sheets));
    let text = short(&step.before, other);
    if rejected.reconciled == chosen.reconciled && rejected.cost <= chosen.cost {
        let why = format!(
            "both moves replay as well to the end: the sheets alone do not tell, {text} may be right"
        );
        return (Matter::Undecided, Some(Fault::Both), why);
    }
    let stop = first_stop(&after, at, sheets);
    let why = stop.map_or_else(
        || format!("{}: after {text} the sheets do not fit together", sheet(side)),
        |stop| format!("{}: after {text}, {stop}", sheet(side)),
    );
    (Matter::Differ, Some(Fault::of(side)), why)
}

/// The first entry that cannot be played when both sheets are followed from here.
fn first_stop(position: &Position, at: [usize; 2], sheets: &[Sheet; 2]) -> Option<String> {
    let mut here = *position;
    let mut at = at;
    loop {
        let meanings = [0, 1].map(|side: usize| sheets[side].meaning(at[side], &here));
        for (side, meaning) in meanings.iter().enumerate() {
            if let Some(Meaning::No(_)) = meaning {
                let number = format!("{}{}", here.fullmove(), here.having_move().choose(".", "..."));
                let text = sheets[side].text(at[side]).unwrap_or_default();
                let why = meaning_no(&here, sheets, side, at[side]);
                return Some(format!("{number}{text} cannot be played: {why}"));
            }
        }
        let played = meanings.iter().find_map(|meaning| match meaning {
            Some(Meaning::One(mv)) => Some(*mv),
            Some(Meaning::Several(_) | Meaning::Nothing | Meaning::No(_)) | None => None,
        })?;
        here = here.play(played);
        at = at.map(|at| at + 1);
    }
}

fn meaning_no(position: &Position, sheets: &[Sheet; 2], side: usize, at: usize) -> String {
    match sheets[side].meaning(at, position) {
        Some(Meaning::No(Reading::None(none))) => format!("{none} ({})", none.article()),
        Some(Meaning::No(Reading::Unreadable { trouble, .. })) => trouble.to_string(),
        Some(
            Meaning::No(Reading::One(_) | Reading::Several(_))
            | Meaning::One(_)
            | Meaning::Several(_)
            | Meaning::Nothing,
        )
        | None => "it is not a move".to_owned(),
    }
}

fn short(position: &Position, mv: Move) -> String {
    algebraic::text(position, mv, &Style::of(Language::ENGLISH, Form::Short))
}
