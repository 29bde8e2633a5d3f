//! The outcome of a line of a story under an edition, part by part: the key to the questions.

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::Millis;
use touchmove_conduct::{Decision, Obliged, Phase, Reason, Score};
use touchmove_law::Article;
use touchmove_scenario::{Issued, Scene};

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
    /// The outcome of a line.
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
        let decision = issued.ruling.decision();
        if let Some(game) = Game::after(decision) {
            self.game = game;
        }
        if let Decision::Reinstated { .. } = decision {
            self.board = Board::Back(issued.position.having_move(), issued.position.fullmove());
        }
        if let Decision::Placed { role, square } = decision {
            self.board = Board::Placed(*role, *square);
        }
        if let Decision::TimeAdded { player, time } = decision {
            self.times.push(Time::More(*player, *time));
        }
        if let Decision::TimeTaken { player, time } = decision {
            self.times.push(Time::Less(*player, *time));
        }
        if let Decision::Counted { player, count } = decision {
            self.counted = Some((*player, *count));
        }
        if let (Decision::Bound { player } | Decision::Duty { player, .. }, Reason::Touched { obliged }) =
            (decision, issued.ruling.reason())
        {
            self.tie = Some((*player, *obliged));
        }
        if let Decision::NotAdmitted = decision {
            self.admission = Admission::NotAdmitted;
        }
        if let Decision::Referred { .. } = decision {
            self.admission = Admission::Referred;
        }
    }
}

impl Game {
    /// What a decision makes of the game, if anything.
    fn after(decision: &Decision) -> Option<Game> {
        if let Decision::Over { score, .. } | Decision::Rescored { to: score, .. } = decision {
            return Some(Game::Over(*score));
        }
        let made = [
            (Decision::NewGame, Game::Restarted),
            (Decision::ResultPending, Game::Pending),
            (Decision::Adjourned, Game::Adjourned),
        ];
        let made = made.into_iter().find(|(one, _)| one == decision).map(|(_, game)| game);
        made.or_else(|| matches!(decision, Decision::Annulled { .. }).then_some(Game::GoesOn))
    }
}

/// Whether a ruling is worth a question: it is weighty, or binds a player who has not moved yet.
pub(crate) fn matters(scene: &Scene, issued: &Issued) -> bool {
    let tied = match (issued.ruling.decision(), issued.ruling.reason()) {
        (Decision::Bound { player: color }, Reason::Touched { obliged }) => {
            still_binds(scene, *color, *obliged)
        }
        (_, _) => false,
    };
    tied || issued.ruling.decision().is_weighty()
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
    let decision = issued.ruling.decision();
    if let Some(Game::Over(_) | Game::Restarted | Game::Pending) = Game::after(decision) {
        return 9;
    }
    if let Decision::Reinstated { .. } | Decision::Placed { .. } = decision {
        return 8;
    }
    if let Decision::NotAdmitted = decision {
        return 7;
    }
    if let Decision::TimeAdded { .. } | Decision::TimeTaken { .. } = decision {
        return 6;
    }
    if let Decision::Referred { .. } | Decision::Penalised { .. } = decision {
        return 5;
    }
    if let Decision::Bound { .. } = decision {
        return 4;
    }
    if let Decision::Counted { .. } = decision {
        return 3;
    }
    if let Decision::Incident { .. } | Decision::Breach { .. } = decision {
        return 2;
    }
    1
}
