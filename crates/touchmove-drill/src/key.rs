//! What a line of a story came to under an edition, part by part: the key to the questions.

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::Millis;
use touchmove_conduct::{Decision, Obliged, Phase, Reason, Score};
use touchmove_law::Article;
use touchmove_scenario::{Issued, Scene, is_weighty};

/// What became of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    GoesOn,
    Over(Score),
    Restarted,
    Pending,
    Adjourned,
}

/// What became of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Board {
    Stays,
    /// Back to before this player's move of this number.
    Back(Color, u32),
    Placed(Role, Square),
}

/// A change of somebody's time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Time {
    More(Color, Millis),
    Less(Color, Millis),
}

/// What became of the act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Admission {
    Admitted,
    NotAdmitted,
    Referred,
}

/// Everything that is asked about a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    pub(crate) game: Game,
    pub(crate) board: Board,
    pub(crate) times: Vec<Time>,
    pub(crate) counted: Option<(Color, u8)>,
    pub(crate) tie: Option<(Color, Obliged)>,
    /// Whose clock runs afterwards; nothing is asked once the game is over.
    pub(crate) runs: Option<Option<Color>>,
    pub(crate) admission: Admission,
    /// The article the heaviest ruling rests on.
    pub(crate) article: Option<Article>,
    /// Every article that was cited.
    pub(crate) articles: Vec<Article>,
}

impl Key {
    /// What a line came to.
    pub(crate) fn of(scene: &Scene) -> Key {
        let mut key = Key {
            game: Game::GoesOn,
            board: Board::Stays,
            times: Vec::new(),
            counted: None,
            tie: None,
            runs: None,
            admission: Admission::Admitted,
            article: None,
            articles: Vec::new(),
        };
        for issued in &scene.rulings {
            key.take(issued);
            key.articles.push(issued.ruling.article());
            key.articles.extend(issued.ruling.supporting());
        }
        key.tie = key.tie.filter(|(color, obliged)| still_binds(scene, *color, *obliged));
        let heaviest =
            scene.rulings.iter().filter(|issued| matters(scene, issued)).max_by_key(|issued| weight(issued));
        key.article = heaviest.map(|issued| issued.ruling.article());
        key.runs = match scene.after.phase() {
            Phase::Playing | Phase::Stopped => Some(scene.after.clock().running(scene.at)),
            Phase::NotStarted | Phase::Adjourned | Phase::ResultPending | Phase::Over | Phase::Cancelled => {
                None
            }
        };
        key
    }

    fn take(&mut self, issued: &Issued) {
        match issued.ruling.decision() {
            Decision::Over(score, _) => self.game = Game::Over(*score),
            Decision::Rescored { to, .. } => self.game = Game::Over(*to),
            Decision::NewGame => self.game = Game::Restarted,
            Decision::ResultPending => self.game = Game::Pending,
            Decision::Adjourned => self.game = Game::Adjourned,
            Decision::Annulled(_) => self.game = Game::GoesOn,
            Decision::Reinstated(_) => {
                self.board = Board::Back(issued.position.having_move(), issued.position.fullmove());
            }
            Decision::Placed(role, square) => self.board = Board::Placed(*role, *square),
            Decision::TimeAdded(color, time) => self.times.push(Time::More(*color, *time)),
            Decision::TimeTaken(color, time) => self.times.push(Time::Less(*color, *time)),
            Decision::Counted(color, count) => self.counted = Some((*color, *count)),
            Decision::Bound(color) | Decision::Duty(color, _) => {
                if let Reason::Touched(obliged) = issued.ruling.reason() {
                    self.tie = Some((*color, *obliged));
                }
            }
            Decision::NotAdmitted => self.admission = Admission::NotAdmitted,
            Decision::Referred(_) => self.admission = Admission::Referred,
            Decision::PlayGoesOn
            | Decision::HasMove(_)
            | Decision::Fixed(_)
            | Decision::Completed(_)
            | Decision::IllegalCompleted(_)
            | Decision::Stands
            | Decision::RightLost(..)
            | Decision::Freed(..)
            | Decision::ClockStarts(_)
            | Decision::ClocksStop
            | Decision::ClocksSet(_)
            | Decision::IncrementSet(_)
            | Decision::NextPeriod(_)
            | Decision::FlagFallen(_)
            | Decision::OfferOpen(_)
            | Decision::OfferEnds(_)
            | Decision::InOrder
            | Decision::Incident(..)
            | Decision::Breach(_)
            | Decision::Penalised(..)
            | Decision::SheetNote(..)
            | Decision::ControlSet(_)
            | Decision::ClockReplaced { .. }
            | Decision::MoveCount(_)
            | Decision::Appealed(..)
            | Decision::SentOut
            | Decision::PutToFide(_)
            | Decision::EnvelopeOpened(_) => {}
        }
    }
}

/// Whether a ruling is worth a question: it is weighty, or binds a player who has not moved yet.
pub(crate) fn matters(scene: &Scene, issued: &Issued) -> bool {
    let tied = match (issued.ruling.decision(), issued.ruling.reason()) {
        (Decision::Bound(color), Reason::Touched(obliged)) => still_binds(scene, *color, *obliged),
        (_, _) => false,
    };
    tied || is_weighty(issued.ruling.decision())
}

/// Whether what a touch obliged to is still to be done after the line.
fn still_binds(scene: &Scene, color: Color, obliged: Obliged) -> bool {
    let game = &scene.after;
    let on = match game.phase() {
        Phase::Playing | Phase::Stopped => true,
        Phase::NotStarted | Phase::Adjourned | Phase::ResultPending | Phase::Over | Phase::Cancelled => false,
    };
    on && obliged != Obliged::Nothing
        && game.having_move() == color
        && game.turn().obliged(game.position()) == obliged
}

/// Which of several rulings the question about the article is about.
fn weight(issued: &Issued) -> u8 {
    match issued.ruling.decision() {
        Decision::Over(..) | Decision::Rescored { .. } | Decision::NewGame | Decision::ResultPending => 9,
        Decision::Reinstated(_) | Decision::Placed(..) => 8,
        Decision::NotAdmitted => 7,
        Decision::TimeAdded(..) | Decision::TimeTaken(..) => 6,
        Decision::Referred(_) | Decision::Penalised(..) => 5,
        Decision::Bound(_) => 4,
        Decision::Counted(..) => 3,
        Decision::Incident(..) | Decision::Breach(_) => 2,
        Decision::PlayGoesOn
        | Decision::HasMove(_)
        | Decision::Fixed(_)
        | Decision::Completed(_)
        | Decision::IllegalCompleted(_)
        | Decision::Stands
        | Decision::RightLost(..)
        | Decision::Duty(..)
        | Decision::Freed(..)
        | Decision::ClockStarts(_)
        | Decision::ClocksStop
        | Decision::ClocksSet(_)
        | Decision::IncrementSet(_)
        | Decision::NextPeriod(_)
        | Decision::FlagFallen(_)
        | Decision::OfferOpen(_)
        | Decision::OfferEnds(_)
        | Decision::InOrder
        | Decision::SheetNote(..)
        | Decision::Adjourned
        | Decision::Annulled(_)
        | Decision::ControlSet(_)
        | Decision::ClockReplaced { .. }
        | Decision::MoveCount(_)
        | Decision::Appealed(..)
        | Decision::SentOut
        | Decision::PutToFide(_)
        | Decision::EnvelopeOpened(_) => 1,
    }
}
