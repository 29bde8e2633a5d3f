//! The table: the Laws, the game and the moment, set up as the header says.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Color, Move, Position};
use touchmove_clock::{Allotment, Millis, Mode, Moment, Period, Quota, Sides, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Disability, Hand, PlayerAct, SheetEntry};
use touchmove_conduct::{Act, Entry, Game, Knows, Made, Phase, judge};
use touchmove_law::{Edition, Laws, Regulations};
use touchmove_notation::algebraic::{self, Style};

use crate::atoms::shown;
use crate::by_hand;
use crate::expect::Issued;
use crate::header::{Before, Header, Reading};
use crate::say::said;
use crate::story::When;

/// The Laws and the game, once there is one.
pub(crate) struct Table {
    pub(crate) laws: Laws,
    pub(crate) game: Game,
    seq: u32,
    /// The moment the story begins at.
    pub(crate) begins: Moment,
    pub(crate) at: Moment,
}

impl Table {
    /// Sets the game up as the header says, with everything that happened before the story.
    pub(crate) fn set_up(
        header: &Header,
        edition: Edition,
        regulations: Regulations,
    ) -> Result<Table, String> {
        let control = header.control.clone().ok_or("there is no time control")?;
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let laws = Laws::new(edition, allowances, regulations)
            .map_err(|refusals| format!("the regulations contradict the Laws: {refusals}"))?;
        let before = moves_before(header)?;
        let control = opening(header, &control, &before)?;
        let knows = if header.sheets_only { Knows::NotTheMoves } else { Knows::EveryMove };
        let game = Game::new(&laws, header.initial, control, Moment::at(0)).knowing(knows);
        let mut table = Table { laws, game, seq: 0, begins: Moment::at(0), at: Moment::at(0) };
        for act in &header.players {
            table.does(Act::Arbiter(act.clone()));
        }
        if header.underway {
            for player in Color::ALL {
                table.does(Act::Player(player, PlayerAct::Arrive));
            }
            table.does(Act::Arbiter(ArbiterAct::Start));
            for (made, (acts, time)) in before.iter().enumerate() {
                table.at = table.at.after(*time);
                let by = table.game.having_move();
                let visual = ArbiterAct::Disability(by, Disability::Visual);
                let unseeing =
                    header.players.contains(&visual).then(|| announced(*table.game.position(), acts));
                for act in unseeing.as_ref().unwrap_or(acts) {
                    table.does(Act::Player(by, act.clone()));
                }
                table.does(Act::Player(by, PlayerAct::Press(Hand::Same)));
                if header.sheets_kept {
                    table.record();
                }
                if table.game.plies().len() != made + 1 || table.game.phase() != Phase::Playing {
                    return Err(format!("move {} before the story could not be completed", made + 1));
                }
            }
            table.begins = table.at;
            table.shows(&header.clocks)?;
        }
        Ok(table)
    }

    /// The clocks must show what the header says.
    fn shows(&self, clocks: &Sides<Option<Reading>>) -> Result<(), String> {
        for side in Color::ALL {
            let found = self.game.clock().remaining(side, self.at);
            if clocks.of(side).is_some_and(|reading| reading.time != found) {
                let (whose, found) = (said(&side), shown(found));
                return Err(format!(
                    "{whose}'s clock shows {found} after these moves: say `in period 2` or change the moves"
                ));
            }
        }
        Ok(())
    }

    /// Both players write the last move.
    fn record(&mut self) {
        let Some(ply) = self.game.plies().last() else { return };
        let text = match ply.what {
            Made::Legal(mv) => algebraic::text(&ply.before, mv, &Style::PGN),
            Made::Illegal { .. } => return,
        };
        for player in Color::ALL {
            self.does(Act::Player(player, PlayerAct::Write(SheetEntry::Move(text.clone()))));
        }
    }

    /// Time passes.
    pub(crate) fn passes(&mut self, when: When) -> Result<(), String> {
        let to = match when {
            When::Then => self.at,
            When::At(time) => self.begins.after(time),
            When::Later(time) => self.at.after(time),
        };
        if to < self.at {
            return Err(String::from("time goes back: an act before this one is later"));
        }
        self.at = to;
        Ok(())
    }

    /// Somebody does something now.
    pub(crate) fn does(&mut self, act: Act) -> Vec<Issued> {
        self.seq = self.seq.saturating_add(1);
        let entry = Entry { seq: self.seq, at: self.at, act };
        let judgment = judge(&self.laws, self.game.clone(), &entry);
        self.game = judgment.game;
        let position: Position = *self.game.position();
        judgment.rulings.into_iter().map(|ruling| Issued { at: self.at, ruling, position }).collect()
    }
}

/// A move as a player makes it who does not see: pieces are lifted out of their holes, and the move is announced (D.2).
fn announced(position: Position, acts: &[PlayerAct]) -> Vec<PlayerAct> {
    let mut lifted: Vec<PlayerAct> = acts
        .iter()
        .map(|act| if let PlayerAct::Touch(square, _) = act { PlayerAct::Lift(*square) } else { act.clone() })
        .collect();
    let move_of = |mv: &&Move| by_hand::legal(&position, **mv) == acts;
    if let Some(mv) = position.legal_moves().iter().find(move_of) {
        lifted.push(PlayerAct::Announce(algebraic::text(&position, *mv, &Style::PGN)));
    }
    lifted
}

/// The moves made before the story, by hand, each with the time it took.
fn moves_before(header: &Header) -> Result<Vec<(Vec<PlayerAct>, Millis)>, String> {
    let mut seen = alloc::vec![header.initial];
    let mut made = Vec::new();
    for before in &header.moves {
        let (plies, time) = match before {
            Before::Move { time, .. } => (1, *time),
            Before::Quiet { each, time } => (each.saturating_mul(2), *time),
        };
        for _ in 0..plies {
            let position = seen.last().copied().unwrap_or(header.initial);
            let mv = match before {
                Before::Move { text, .. } => by_hand::read(&position, text)
                    .one()
                    .ok_or_else(|| format!("{text} is not one legal move before the story"))?,
                Before::Quiet { .. } => {
                    by_hand::quiet(&position, &seen).ok_or("there are not so many quiet moves")?
                }
            };
            made.push((by_hand::legal(&position, mv), time));
            seen.push(position.play(mv));
        }
    }
    Ok(made)
}

/// A control that shows the readings of the header after the moves before the story.
///
/// The first period is given the time that is left and was used; extra time begins with the move after the next one,
/// as it does when the clock is set by hand in the middle of a game.
fn opening(
    header: &Header,
    control: &TimeControl,
    before: &[(Vec<PlayerAct>, Millis)],
) -> Result<TimeControl, String> {
    let first = header.initial.having_move();
    let mut used = Sides::each(|_| Millis::ZERO);
    let mut moves = Sides::each(|_| 0u32);
    for (place, (_, time)) in before.iter().enumerate() {
        let side = if place % 2 == 0 { first } else { !first };
        *used.of_mut(side) = used.of(side).plus(*time);
        *moves.of_mut(side) += 1;
    }
    let of = |side: Color| match header.clocks.of(side) {
        None => Ok(control.of(side).clone()),
        Some(reading) => set_back(control.of(side), *reading, *used.of(side), *moves.of(side)),
    };
    Ok(TimeControl::unequal(of(Color::White)?, of(Color::Black)?))
}

fn set_back(allotment: &Allotment, reading: Reading, used: Millis, moves: u32) -> Result<Allotment, String> {
    let period = reading.period.unwrap_or(0);
    let mut periods: Vec<Period> = allotment.periods().iter().skip(period).copied().collect();
    let required = allotment.required(period);
    let Some(current) = periods.first_mut() else { return Err(String::from("there is no such period")) };
    current.base = reading.time.plus(used);
    if let Some(required) = required {
        let required = u16::try_from(required).ok().and_then(core::num::NonZeroU16::new);
        current.quota = required.map_or(Quota::Rest, Quota::Moves);
    }
    // Only time that adds up would show on the clock; a delay is there from the first move on.
    let adds_up = periods.iter().any(|period| matches!(period.mode, Mode::Cumulative(_)));
    let from = if adds_up { moves.saturating_add(2) } else { 1 };
    Allotment::with_bonus_from(periods, from).map_err(|error| format!("{error}"))
}
