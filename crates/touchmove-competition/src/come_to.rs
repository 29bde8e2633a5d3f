//! The outcome of the journal of a game so far, as the event needs it: result, illegal moves, penalties, appeals.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_clock::Sides;
use touchmove_conduct::{Award, Decision, Ending, Game, Knows, Phase, Reason, Ruling, Score};
use touchmove_law::{Book, Laws};

use crate::act::{GamePenalty, GameReport};
use crate::record::GameRecord;
use crate::result::{Length, Outcome};

impl GameReport {
    /// Reads the whole journal of a game.
    pub fn of(laws: &Laws, record: &GameRecord) -> GameReport {
        let book = laws.book();
        let mut report = GameReport {
            entries: 0,
            outcome: Outcome::Open,
            article: String::new(),
            reason: String::new(),
            illegal_moves: Sides::new(0, 0),
            penalties: Vec::new(),
            appeals: Vec::new(),
        };
        let mut last = None;
        for (recorded, judgment) in record.judged(laws) {
            report.entries = recorded.entry.seq;
            for ruling in &judgment.rulings {
                report.hears(book, ruling);
            }
            last = Some(judgment.game);
        }
        let Some(game) = last else { return report };
        report.illegal_moves = Sides::each(|color| game.illegal_moves(color));
        report.outcome = outcome(&game, record.knows);
        if report.outcome == Outcome::Open {
            report.article.clear();
            report.reason.clear();
        }
        report
    }

    fn hears(&mut self, book: Book, ruling: &Ruling) {
        let article = book.number(ruling.article()).unwrap_or_default();
        let decision = ruling.decision();
        if matches!(decision, Decision::Over { .. } | Decision::Rescored { .. } | Decision::Adjourned) {
            self.article = article.into();
            self.reason = words(ruling.reason());
        }
        if let Decision::Penalised { player, penalty } = decision {
            self.penalties.push(GamePenalty {
                player: *player,
                penalty: penalty.clone(),
                article: article.into(),
                reason: words(ruling.reason()),
            });
        }
        if let Decision::Appealed { player, entry } = decision {
            self.appeals.push((*player, *entry));
        }
    }
}

/// The arbiter's own words, where there are any.
fn words(reason: &Reason) -> String {
    if let Reason::Arbiter { text: words } = reason { words.clone() } else { String::new() }
}

fn outcome(game: &Game, knows: Knows) -> Outcome {
    match game.phase() {
        Phase::Over => match game.result() {
            Some((score, ending)) => {
                Outcome::Scored { score, ending: Some(ending), length: length(game, knows, score, ending) }
            }
            None => Outcome::Open,
        },
        Phase::Adjourned => Outcome::Adjourned,
        Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::ResultPending | Phase::Cancelled => {
            Outcome::Open
        }
    }
}

/// Whether a game was played: a game lost by default was not, and one in which a player has not moved is not rated. The arbiter who
/// enters the result knows whether moves were made that the program was not told of.
fn length(game: &Game, knows: Knows, score: Score, ending: Ending) -> Length {
    let forfeit = |award| matches!(award, Award::ForfeitLoss | Award::ForfeitWin);
    let unmoved = touchmove_chess::Color::ALL.into_iter().any(|color| game.moves_made(color) == 0);
    if forfeit(score.white) || forfeit(score.black) || (ending == Ending::Default && unmoved) {
        Length::Forfeited
    } else if unmoved && knows == Knows::EveryMove && !matches!(ending, Ending::Stated | Ending::Ruling) {
        Length::UnderOneMove
    } else {
        Length::Played
    }
}
