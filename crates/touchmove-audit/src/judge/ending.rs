//! The result against the last position, the `Termination` tag and the means to checkmate (5.1.2, 5.2.2, 6.9).

use touchmove_chess::winnability::{Budget, Winnability, winnability};
use touchmove_chess::{Color, Position};
use touchmove_law::{Article, cite};
use touchmove_notation::pgn::{GameResult, Score};

use super::draft::Draft;
use super::termination::Termination;
use super::{march, proof};
use crate::basis::Basis;
use crate::kind::Kind;

/// What ended a game on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Checkmate by this player (5.1.1).
    Mate(Color),
    /// Stalemate (5.2.1).
    Stalemate,
    /// A dead position (5.2.2).
    Dead,
    /// The fifth occurrence of a position (9.6.1).
    Fivefold,
    /// Seventy-five moves without progress (9.6.2).
    SeventyFive,
}

impl End {
    /// Mate or stalemate, if the player having the move has no legal move.
    pub(super) fn without_moves(position: &Position) -> Option<End> {
        if position.has_legal_move() {
            return None;
        }
        let end = if position.in_check() { End::Mate(!position.having_move()) } else { End::Stalemate };
        Some(end)
    }

    /// The article that ends the game.
    pub(super) fn article(self) -> Article {
        match self {
            End::Mate(_) => cite!("5.1.1"),
            End::Stalemate => cite!("5.2.1"),
            End::Dead => cite!("5.2.2"),
            End::Fivefold => cite!("9.6.1"),
            End::SeventyFive => cite!("9.6.2"),
        }
    }

    /// A move after it.
    pub(super) fn played_on(self) -> Kind {
        match self {
            End::Mate(_) => Kind::MoveAfterMate,
            End::Stalemate => Kind::MoveAfterStalemate,
            End::Dead => Kind::MoveAfterDead,
            End::Fivefold => Kind::MoveAfterFivefold,
            End::SeventyFive => Kind::MoveAfterSeventyFive,
        }
    }

    /// A result that it does not have.
    fn contradicted(self) -> Kind {
        match self {
            End::Mate(_) => Kind::ResultAgainstMate,
            End::Stalemate => Kind::ResultAgainstStalemate,
            End::Dead => Kind::ResultAgainstDead,
            End::Fivefold => Kind::ResultAgainstFivefold,
            End::SeventyFive => Kind::ResultAgainstSeventyFive,
        }
    }

    /// The result it has.
    fn result(self) -> GameResult {
        match self {
            End::Mate(Color::White) => GameResult::WHITE_WON,
            End::Mate(Color::Black) => GameResult::BLACK_WON,
            End::Stalemate | End::Dead | End::Fivefold | End::SeventyFive => GameResult::DRAWN,
        }
    }
}

/// A game that has been read to its end.
pub(super) struct Ended<'a> {
    pub(super) basis: Basis,
    pub(super) termination: Termination,
    pub(super) result: GameResult,
    pub(super) plies: u32,
    pub(super) position: &'a Position,
    /// What ended it with the last move, if something did.
    pub(super) end: Option<End>,
    pub(super) budget: Budget,
}

/// What a result means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Won(Color),
    Drawn,
    Open,
    /// Scores that only an arbiter gives.
    Ruled,
}

impl Outcome {
    fn of(result: GameResult) -> Outcome {
        match result {
            GameResult::Open => Outcome::Open,
            GameResult::Scores { white: Score::One, black: Score::Zero } => Outcome::Won(Color::White),
            GameResult::Scores { white: Score::Zero, black: Score::One } => Outcome::Won(Color::Black),
            GameResult::Scores { white: Score::Half, black: Score::Half } => Outcome::Drawn,
            GameResult::Scores { .. } => Outcome::Ruled,
        }
    }
}

impl Ended<'_> {
    /// Everything the result contradicts.
    pub(super) fn judge(&self, drafts: &mut Vec<Draft>) {
        let outcome = Outcome::of(self.result);
        if outcome == Outcome::Ruled || self.termination == Termination::Ruling {
            return;
        }
        match self.end {
            Some(end) => self.against_end(end, outcome, drafts),
            None => self.against_means(outcome, drafts),
        }
        self.against_termination(outcome, drafts);
    }

    fn against_end(&self, end: End, outcome: Outcome, drafts: &mut Vec<Draft>) {
        if outcome == Outcome::Open {
            drafts.push(self.over(end));
        } else if self.result != end.result() {
            let text = format!("{}; the result is {}", end.contradicted().gist(), self.result);
            drafts.push(self.last(end.contradicted(), text, end.article()));
        }
    }

    fn over(&self, end: End) -> Draft {
        let text = format!("the result follows from the board: {}", end.result());
        self.last(Kind::OverWithoutResult, text, end.article())
    }

    /// A finding about the last position.
    fn last(&self, kind: Kind, text: impl Into<String>, article: Article) -> Draft {
        Draft::at_ply(kind, self.plies, text)
            .under(article)
            .about(self.result.to_string())
            .showing(self.plies)
    }

    fn can(&self, color: Color) -> Winnability {
        winnability(self.position, color, self.budget)
    }

    fn against_means(&self, outcome: Outcome, drafts: &mut Vec<Draft>) {
        match outcome {
            Outcome::Won(winner) => self.won(winner, drafts),
            Outcome::Open => self.open(drafts),
            Outcome::Drawn if self.termination == Termination::Time => self.drawn_on_time(drafts),
            Outcome::Drawn => self.drawn(drafts),
            Outcome::Ruled => {}
        }
    }

    /// A player who wins without checkmate could have done it by some series of legal moves.
    fn won(&self, winner: Color, drafts: &mut Vec<Draft>) {
        if march::reaches_mate(self.position, winner) {
            return;
        }
        let reason = match self.can(winner) {
            Winnability::Winnable { .. } => return,
            Winnability::Undetermined { nodes } => return drafts.push(self.not_proven(winner, nodes)),
            Winnability::Unwinnable { reason } => reason,
        };
        let proven = proof::reason(winner, reason);
        if let Winnability::Unwinnable { reason: other } = self.can(!winner) {
            let text = format!("{}; the result is {}", Kind::ResultAgainstDead.gist(), self.result);
            let both = format!("{proven}; {}", proof::reason(!winner, other));
            return drafts.push(self.last(Kind::ResultAgainstDead, text, End::Dead.article()).proven(both));
        }
        let (kind, article) = match self.termination {
            Termination::Time => (Kind::ForfeitWithoutMeans, cite!("6.9")),
            Termination::Unsaid | Termination::Normal | Termination::Resignation
                if self.basis.hopeless_resignation_draws() =>
            {
                (Kind::WinWithoutMeans, cite!("5.1.2"))
            }
            Termination::Unsaid
            | Termination::Normal
            | Termination::Resignation
            | Termination::Ruling
            | Termination::Unterminated
            | Termination::Checkmate
            | Termination::Stalemate
            | Termination::Drawn => return,
        };
        drafts.push(self.last(kind, kind.gist(), article).proven(proven));
    }

    fn open(&self, drafts: &mut Vec<Draft>) {
        if march::reaches_mate(self.position, Color::White) {
            return;
        }
        let Winnability::Unwinnable { reason: white } = self.can(Color::White) else { return };
        let Winnability::Unwinnable { reason: black } = self.can(Color::Black) else { return };
        let both = format!("{}; {}", proof::reason(Color::White, white), proof::reason(Color::Black, black));
        drafts.push(self.over(End::Dead).proven(both));
    }

    /// Whichever flag fell, the other player could checkmate.
    fn drawn_on_time(&self, drafts: &mut Vec<Draft>) {
        let mut lines = Vec::new();
        for color in Color::ALL {
            match self.can(color) {
                Winnability::Winnable { line } => lines.push(proof::line(self.position, color, &line)),
                Winnability::Unwinnable { .. } => return,
                Winnability::Undetermined { nodes } => return drafts.push(self.not_proven(color, nodes)),
            }
        }
        let kind = Kind::DrawnForfeit;
        let article = cite!("6.9");
        drafts.push(self.last(kind, kind.gist(), article).proven(lines.join("; ")));
    }

    fn drawn(&self, drafts: &mut Vec<Draft>) {
        let needed = 2 * self.basis.agreement_after();
        // A draw without any move is a game whose moves nobody wrote down.
        if (1..needed).contains(&self.plies) {
            let kind = Kind::DrawTooSoon;
            drafts.push(self.last(kind, kind.gist(), cite!("5.2.3")));
        }
    }

    fn not_proven(&self, color: Color, nodes: u64) -> Draft {
        let text = format!("whether {color} can still checkmate was not proven within {nodes} nodes");
        Draft::at_ply(Kind::NotProven, self.plies, text).showing(self.plies)
    }

    fn against_termination(&self, outcome: Outcome, drafts: &mut Vec<Draft>) {
        let is_over = |color: Option<Color>| match (self.end, color) {
            (Some(End::Mate(_)), Some(_)) | (Some(End::Stalemate), None) => true,
            (Some(_) | None, Some(_) | None) => false,
        };
        let wrong_result = match self.termination {
            Termination::Normal | Termination::Time => outcome == Outcome::Open && self.end.is_none(),
            Termination::Unterminated => outcome != Outcome::Open,
            Termination::Resignation | Termination::Checkmate => {
                outcome == Outcome::Open || outcome == Outcome::Drawn && self.end.is_none()
            }
            Termination::Drawn | Termination::Stalemate => outcome != Outcome::Drawn,
            Termination::Unsaid | Termination::Ruling => false,
        };
        let wrong_position = match self.termination {
            Termination::Checkmate => !is_over(Some(Color::White)),
            Termination::Stalemate => !is_over(None),
            // On the board the game was over before a flag could fall.
            Termination::Time | Termination::Resignation => {
                matches!(self.end, Some(End::Mate(_) | End::Stalemate))
            }
            Termination::Unsaid
            | Termination::Normal
            | Termination::Ruling
            | Termination::Unterminated
            | Termination::Drawn => false,
        };
        if wrong_result {
            let kind = Kind::ResultAgainstTermination;
            drafts.push(Draft::at_ply(kind, self.plies, kind.gist()).about(self.result.to_string()));
        } else if wrong_position {
            let kind = Kind::TerminationAgainstPosition;
            let draft = Draft::at_ply(kind, self.plies, kind.gist()).showing(self.plies);
            drafts.push(match self.end {
                Some(end) => draft.under(end.article()),
                None => draft,
            });
        }
    }
}
