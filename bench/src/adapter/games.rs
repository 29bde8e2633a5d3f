//! Questions about a game put to our engine of conduct: the moves are made by hand and clock, and judged.

use serde_json::{Value, json};
use touchmove_chess::winnability::{Budget, Deadness, Winnability, deadness, winnability};
use touchmove_chess::{Color, Position};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Basis, Claim, DrawClaim, DrawRule, Evidence, Hand, PlayerAct};
use touchmove_conduct::{Act, Award, Entry, Game, Phase, Score, judge};
use touchmove_law::{Laws, Regulations};

use crate::conduct::handled;

use super::ours::{edition, found, position};
use super::{Answered, Question, player, won_by};

/// A game under way.
struct Table {
    laws: Laws,
    game: Game,
    seq: u32,
}

impl Table {
    /// The game begun from the position of the question, with its moves made and completed.
    fn after_moves(question: &Question) -> Result<Table, String> {
        let control: TimeControl = "90+30".parse().map_err(|_| "no such time control")?;
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let laws = Laws::new(edition(question)?, allowances, Regulations::where_nothing_is_said())
            .map_err(|error| error.to_string())?;
        let game = Game::new(&laws, position(question)?, control, None);
        let mut table = Table { laws, game, seq: 0 };
        table.does(0, Act::Arbiter(ArbiterAct::Start));
        for text in question.moves() {
            let by = table.game.having_move();
            let mv = found(table.game.position(), text).ok_or_else(|| format!("refuses {text}"))?;
            for act in handled(table.game.position(), mv) {
                table.does(1, Act::Player(by, act));
            }
            if table.game.phase() == Phase::Playing {
                table.does(1, Act::Player(by, PlayerAct::Press { hand: Hand::Same }));
            }
        }
        Ok(table)
    }

    /// Judges an act, this many seconds after the last.
    fn does(&mut self, seconds: u64, act: Act) {
        self.seq += 1;
        let at = self.game.clock().latest().after(touchmove_clock::Millis::seconds(seconds));
        let entry = Entry { seq: self.seq, at: at.max(Moment::at(0)), act };
        self.game = judge(&self.laws, self.game.clone(), &entry).game;
    }

    fn result(&self) -> Value {
        self.game.result().map_or(json!("*"), |(score, _)| written(score))
    }
}

fn written(score: Score) -> Value {
    match (score.white, score.black) {
        (Award::Draw, Award::Draw) => json!("1/2-1/2"),
        (Award::Win, Award::Loss) => won_by(Color::White),
        (Award::Loss, Award::Win) => won_by(Color::Black),
        _ => json!(score.to_string()),
    }
}

pub(super) fn ended(question: &Question) -> Answered {
    let table = Table::after_moves(question)?;
    if question.moves().next().is_some() {
        return Ok(table.result());
    }
    ended_at(&table.laws, table.game.position())
}

/// The engine judges moves; of a position without any the Laws and the board are asked.
fn ended_at(laws: &Laws, here: &Position) -> Answered {
    if here.is_checkmate() {
        return Ok(won_by(!here.having_move()));
    }
    let limit = laws.automatic_without_progress();
    if here.is_stalemate() || limit.is_some_and(|limit| here.halfmoves() >= u32::from(limit) * 2) {
        return Ok(json!("1/2-1/2"));
    }
    match deadness(here, Budget::DEFAULT) {
        Deadness::Dead => Ok(json!("1/2-1/2")),
        Deadness::Alive => Ok(json!("*")),
        Deadness::Undetermined => Err("undecided".to_owned()),
    }
}

/// The player having the move claims a draw on the position before them.
pub(super) fn may_claim(question: &Question) -> Answered {
    let mut table = Table::after_moves(question)?;
    let rule = if question.kind == "fifty" { DrawRule::FiftyMoves } else { DrawRule::Repetition };
    let claim = DrawClaim { rule, basis: Basis::OnBoard, evidence: Evidence::Record };
    let by = table.game.having_move();
    table.does(1, Act::Player(by, PlayerAct::Claim { claim: Claim::Draw(claim) }));
    Ok(json!(table.result() == "1/2-1/2"))
}

/// The opponent claims the flag of the player having the move; of the other player's flag the board is asked.
pub(super) fn flag_fall(question: &Question) -> Answered {
    let mut table = Table::after_moves(question)?;
    let fallen = player(question, "flag")?;
    let here = *table.game.position();
    match ended_at(&table.laws, &here) {
        Ok(over) if over != "*" => return Ok(over),
        Ok(_) | Err(_) => {}
    }
    if here.having_move() == fallen {
        table.does(6 * 3600, Act::Player(!fallen, PlayerAct::Claim { claim: Claim::Flag }));
        return Ok(table.result());
    }
    match winnability(&here, !fallen, Budget::DEFAULT) {
        Winnability::Winnable { .. } => Ok(won_by(!fallen)),
        Winnability::Unwinnable { .. } => Ok(json!("1/2-1/2")),
        Winnability::Undetermined { .. } => Err("undecided".to_owned()),
    }
}

pub(super) fn resigned(question: &Question) -> Answered {
    let mut table = Table::after_moves(question)?;
    table.does(1, Act::Player(player(question, "by")?, PlayerAct::Resign));
    Ok(table.result())
}

/// A player who has made the last move offers a draw, and the opponent accepts.
pub(super) fn agreed(question: &Question) -> Answered {
    let mut table = Table::after_moves(question)?;
    let accepts = table.game.having_move();
    table.does(1, Act::Player(!accepts, PlayerAct::Offer { condition: None }));
    table.does(1, Act::Player(accepts, PlayerAct::Accept));
    Ok(table.result())
}
