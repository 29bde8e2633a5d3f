//! Two boards, and what is done when they differ (D.1, D.2.9; 2001 F.1, F.2.7, F.2.8).

use alloc::vec::Vec;

use touchmove_chess::{Color, Move, Position};
use touchmove_law::cite;

use super::{displaced, recording};
use crate::act::SheetEntry;
use crate::board::BoardState;
use crate::case::Case;
use crate::game::{Game, Part};
use crate::ply::Made;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::referral::{Answer, Question};
use crate::ruling::{Decision, Ruling};
use crate::written;

/// How many boards the game is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Boards {
    /// One.
    #[default]
    One,
    /// An ordinary one, and a special one for the visually disabled player.
    Two,
}

/// Either player may demand two boards where just one of them is visually disabled (D.1; 2001 F.1/2).
pub(crate) fn demand_two_boards(case: &mut Case<'_>) {
    let article = cite!("D.1");
    if case.game.is_visually_disabled(Color::White) == case.game.is_visually_disabled(Color::Black) {
        case.not_admitted(article, Reason::NotBetweenSightedAndBlind);
        return;
    }
    *Boards::change(case.game) = Boards::Two;
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

impl Game {
    /// Whether the game is played on two boards, by demand or by the regulations.
    pub fn has_two_boards(&self, laws: &touchmove_law::Laws) -> bool {
        *Boards::read(self) == Boards::Two || laws.regulations().two_boards.is_on()
    }
}

/// What the two scoresheets say together.
enum Scores {
    /// They agree on these moves, which are all.
    Agree(Vec<Move>),
    /// They agree on these and no further.
    AgreeUpTo(Vec<Move>),
    /// They are out of sight.
    Unseen,
}

/// Somebody finds that the two boards differ: the scores decide (D.2.9; 2001 F.2.7, F.2.8).
pub(crate) fn differ(case: &mut Case<'_>) {
    let article = cite!(2023 "D.2.9", 2001 "F.2.7/1");
    match case.game.phase() {
        Phase::Playing | Phase::Stopped | Phase::Adjourned if case.game.has_two_boards(case.laws) => {}
        Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::NotStarted => {
            case.not_admitted(article, Reason::NothingFound);
            return;
        }
        Phase::Over | Phase::Cancelled | Phase::ResultPending => {
            case.not_admitted(article, Reason::GameOver);
            return;
        }
    }
    case.interrupt();
    case.rule(Ruling::under(article, Decision::ClocksStop, Reason::Plain));
    recording::settle(case);
    match scores(case) {
        Scores::Agree(moves) => {
            put_right(case, &moves);
            boards_adjusted(case);
        }
        Scores::AgreeUpTo(moves) => {
            put_right(case, &moves);
            go_back(case, moves.len());
        }
        Scores::Unseen => {
            case.refer(article, Question::BoardsDiffer, None);
        }
    }
}

/// The scores agree: the player who made another move than they wrote puts their own board right, and nothing else changes.
/// Play goes on when the arbiter resumes.
pub(crate) fn boards_adjusted(case: &mut Case<'_>) {
    let article = cite!(2023 "D.2.9", 2001 "F.2.7/2");
    case.rule(Ruling::under(article, Decision::PlayGoesOn, Reason::ScoresAgree));
}

/// The scores differ too: back to where they agree, and the clocks with it (7.1).
fn go_back(case: &mut Case<'_>, place: usize) {
    displaced::reinstate_for(case, cite!(2023 "D.2.9", 2001 "F.2.8"), place, Reason::ScoresDiffer);
}

/// The arbiter says before which move, counted from 1, the scores differ.
pub(crate) fn went_back(case: &mut Case<'_>, ply: u32) -> Answer {
    let place = usize::try_from(ply).ok().and_then(|ply| ply.checked_sub(1));
    match place.filter(|place| *place <= case.game.plies().len()) {
        Some(place) => {
            go_back(case, place);
            Answer::Taken
        }
        None => Answer::NoSuchOption,
    }
}

/// Reads both scores side by side.
fn scores(case: &Case<'_>) -> Scores {
    let game = &case.game;
    let unseen = |color: Color| game.sheet(color).entries().is_empty();
    if Color::ALL.into_iter().any(unseen) {
        return Scores::Unseen;
    }
    let mut position = *BoardState::read(game).initial();
    let mut moves = Vec::new();
    let last = game.plies().len().saturating_sub(1);
    for (ply, made) in game.plies().iter().enumerate() {
        let known = match made.what() {
            Made::Legal(mv) if *made.before() == position => Some(mv),
            Made::Legal(_) | Made::Illegal { .. } => None,
        };
        let line = |color: Color| line_of(case, &position, color, ply, known);
        let agreed = match (line(Color::White), line(Color::Black)) {
            (SheetLine::Says(white), SheetLine::Says(black)) => (white == black).then_some(white),
            // One of them has not recorded it yet: the other's word and the board must agree.
            (SheetLine::Says(mv), SheetLine::Empty) | (SheetLine::Empty, SheetLine::Says(mv)) => {
                (known == Some(mv)).then_some(mv)
            }
            (SheetLine::Empty, SheetLine::Empty) if ply == last => known,
            (SheetLine::Empty, SheetLine::Empty) | (SheetLine::NoMove, _) | (_, SheetLine::NoMove) => None,
        };
        match agreed {
            Some(mv) => {
                moves.push(mv);
                position = position.play(mv);
            }
            None => return Scores::AgreeUpTo(moves),
        }
    }
    Scores::Agree(moves)
}

/// What one line of a scoresheet says.
enum SheetLine {
    Says(Move),
    Empty,
    /// Something that is not a legal move here.
    NoMove,
}

fn line_of(case: &Case<'_>, position: &Position, color: Color, ply: usize, known: Option<Move>) -> SheetLine {
    let Some(entry) = case.game.sheet(color).entry_of(ply) else { return SheetLine::Empty };
    let says = match entry {
        SheetEntry::Dash => return SheetLine::Empty,
        SheetEntry::UpToDate => known,
        SheetEntry::Move { .. }
        | SheetEntry::Spoken { .. }
        | SheetEntry::DrawOffer
        | SheetEntry::Time { .. }
        | SheetEntry::ClaimMatter { .. }
        | SheetEntry::Note { .. } => {
            written::entry(case.laws, position, entry).and_then(|reading| reading.one())
        }
    };
    says.map_or(SheetLine::NoMove, SheetLine::Says)
}

/// The moves are those of the scores, whatever stood on the board.
fn put_right(case: &mut Case<'_>, moves: &[Move]) {
    // What follows is about to be discarded.
    BoardState::change(case.game).rewrite(moves);
}
