//! The table: the Laws, the game and the moment, set up as the header says.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Color, Move, Position};
use touchmove_clock::{Allotment, Millis, Mode, Moment, Period, Quota, Sides, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Disability, Hand, PlayerAct, SheetEntry};
use touchmove_conduct::{Act, Decision, Entry, Game, Knows, Made, Phase, Ruling, judge};
use touchmove_law::{AnnouncementLanguage, Edition, Laws, Regulations};
use touchmove_notation::algebraic::{self, Style};
use touchmove_notation::spoken::{self, Voice, Wording};

use crate::atoms::time_text;
use crate::by_hand;
use crate::expect::Issued;
use crate::header::{Before, Header, HeaderLine, Reading};
use crate::say::said;
use crate::story::When;
use crate::trouble::Trouble;

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
    ) -> Result<Table, Trouble> {
        let control = header.control.clone().ok_or("there is no time control")?;
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let laws = Laws::new(edition, allowances, regulations).map_err(|refusals| {
            header.trouble_in(&[HeaderLine::Regulations, HeaderLine::Time], contradiction(edition, &refusals))
        })?;
        let before = moves_before(header)?;
        let earlier = made_in(&header.initial);
        let clocks = Clocks { header, control: &control, before: &before, earlier: &earlier };
        let set = clocks.set(Extra::AfterTheStoryBegins)?;
        let knows = if header.sheets_only { Knows::NotTheMoves } else { Knows::EveryMove };
        let game =
            Game::new(&laws, header.initial, set, Moment::at(0)).knowing(knows).taken_up_after(earlier);
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
                let visual = ArbiterAct::Disability { player: by, disability: Disability::Visual };
                let unseeing = header
                    .players
                    .contains(&visual)
                    .then(|| announced(&table.laws, *table.game.position(), acts));
                for act in unseeing.as_ref().unwrap_or(acts) {
                    table.does(Act::Player(by, act.clone()));
                }
                table.does(Act::Player(by, PlayerAct::Press { hand: Hand::Same }));
                if header.sheets_kept {
                    table.record();
                }
                if table.game.plies().len() != made + 1 || table.game.phase() != Phase::Playing {
                    let complaint =
                        format!("move {} before the story ends the game or is not completed", made + 1);
                    return Err(header.trouble_in(&[HeaderLine::Moves], complaint));
                }
            }
            table.begins = table.at;
            table.shows(header)?;
            let control = clocks.set(Extra::FromTheFirstMove)?;
            if control != *table.game.clock().control() {
                table.game = table.game.timed_by(&control, table.at);
            }
        }
        Ok(table)
    }

    /// The clocks must show what the header says.
    fn shows(&self, header: &Header) -> Result<(), Trouble> {
        for side in Color::ALL {
            let found = self.game.clock().remaining(side, self.at);
            if header.clocks.of(side).is_some_and(|reading| reading.time != found) {
                let (whose, found) = (said(&side), time_text(found));
                return Err(header.trouble_in(
                    &[HeaderLine::Clocks],
                    format!(
                        "{whose}'s clock shows {found} after these moves: say `in period 2` or change the moves"
                    ),
                ));
            }
        }
        Ok(())
    }

    /// Both players write the last move.
    fn record(&mut self) {
        let Some(ply) = self.game.plies().last() else { return };
        let text = match ply.what() {
            Made::Legal(mv) => algebraic::text(ply.before(), mv, &Style::PGN),
            Made::Illegal { .. } => return,
        };
        for player in Color::ALL {
            self.does(Act::Player(
                player,
                PlayerAct::Write { entry: SheetEntry::Move { text: text.clone() } },
            ));
        }
    }

    /// Time passes.
    pub(crate) fn passes(&mut self, when: When) -> Result<(), Trouble> {
        let to = match when {
            When::Then => self.at,
            When::At(time) => self.begins.after(time),
            When::Later(time) => self.at.after(time),
        };
        if to < self.at {
            let (now, asked) = (time_text(self.at.since(self.begins)), time_text(to.since(self.begins)));
            return Err(format!("time goes back: it is already {now}, and this is at {asked}").into());
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
        let answers = |ruling: &Ruling| {
            let Decision::Referred { referral } = ruling.decision() else { return Vec::new() };
            crate::phrases::answers(&self.laws, referral)
        };
        let issue = |ruling: Ruling| Issued { at: self.at, position, answers: answers(&ruling), ruling };
        judgment.rulings.into_iter().map(issue).collect()
    }
}

/// A move as made by a player who does not see: pieces are lifted out of their holes, and the move is announced (D.2).
fn announced(laws: &Laws, position: Position, acts: &[PlayerAct]) -> Vec<PlayerAct> {
    let mut lifted: Vec<PlayerAct> = acts
        .iter()
        .map(|act| {
            if let PlayerAct::Touch { square, .. } = act {
                PlayerAct::Lift { square: *square }
            } else {
                act.clone()
            }
        })
        .collect();
    let move_of = |mv: &&Move| by_hand::legal(&position, **mv) == acts;
    if let Some(mv) = position.legal_moves().iter().find(move_of) {
        let said = spoken::announce(&position, *mv, voice(laws), Wording::Full);
        lifted.push(PlayerAct::Announce { text: said });
    }
    lifted
}

/// The voice in which the event has moves announced (D.2.1; 2001 F.2.1).
fn voice(laws: &Laws) -> &'static Voice {
    let code = match laws.regulations().announcement_language {
        AnnouncementLanguage::German => "de",
        AnnouncementLanguage::English => "en",
        AnnouncementLanguage::Armenian => "hy",
        AnnouncementLanguage::Persian => "fa",
    };
    Voice::of_code(code).unwrap_or(Voice::DEFAULT)
}

/// How many moves each player has made before a position, by its own number of moves.
fn made_in(position: &Position) -> Sides<u32> {
    let whole = position.fullmove().saturating_sub(1);
    let white = whole.saturating_add(position.having_move().choose(0, 1));
    Sides { white, black: whole }
}

/// The moves made before the story, by hand, each with the time it took.
fn moves_before(header: &Header) -> Result<Vec<(Vec<PlayerAct>, Millis)>, Trouble> {
    let mut seen = alloc::vec![header.initial];
    let mut made = Vec::new();
    for before in &header.moves {
        let (plies, time) = match before {
            Before::Move { time, .. } => (1, *time),
            Before::Quiet { each, time, .. } => (each.saturating_mul(2), *time),
        };
        for _ in 0..plies {
            let position = seen.last().copied().unwrap_or(header.initial);
            let mv = match before {
                Before::Move { text, at, .. } => by_hand::read(&position, text)
                    .one()
                    .ok_or_else(|| Trouble::at(*at, by_hand::not_one(&position, text)))?,
                Before::Quiet { at, .. } => by_hand::quiet(&position, &seen)
                    .ok_or_else(|| Trouble::at(*at, String::from("there are not so many quiet moves")))?,
            };
            made.push((by_hand::legal(&position, mv), time));
            seen.push(position.play(mv));
        }
    }
    Ok(made)
}

/// What the header says about the clocks, and what was used of their time before the story.
struct Clocks<'a> {
    header: &'a Header,
    control: &'a TimeControl,
    before: &'a [(Vec<PlayerAct>, Millis)],
    /// Moves that the position's own number counts.
    earlier: &'a Sides<u32>,
}

/// From when on extra time is given.
#[derive(Clone, Copy)]
enum Extra {
    /// The readings of the header hold after the moves before the story, so no time is given for those.
    AfterTheStoryBegins,
    /// As the control says: what the clock shows contains the time for the move that is running (8.4 asks for it).
    FromTheFirstMove,
}

impl Clocks<'_> {
    /// A control that shows the readings of the header after the moves before the story: the first period is given the
    /// time that is left and was used.
    fn set(&self, extra: Extra) -> Result<TimeControl, Trouble> {
        let first = self.header.initial.having_move();
        let mut used = Sides::each(|_| Millis::ZERO);
        let mut moves = *self.earlier;
        for (place, (_, time)) in self.before.iter().enumerate() {
            let side = if place % 2 == 0 { first } else { !first };
            *used.of_mut(side) = used.of(side).plus(*time);
            *moves.of_mut(side) = moves.of(side).saturating_add(1);
        }
        let of = |side: Color| match self.header.clocks.of(side) {
            None => Ok(self.control.of(side).clone()),
            Some(reading) => {
                let allotment = self.control.of(side);
                let from = match extra {
                    Extra::AfterTheStoryBegins => moves.of(side).saturating_add(2),
                    Extra::FromTheFirstMove => allotment.bonus_from(),
                };
                set_back(allotment, *reading, *used.of(side), from)
                    .map_err(|complaint| self.header.trouble_in(&[HeaderLine::Clocks], complaint))
            }
        };
        Ok(TimeControl::unequal(of(Color::White)?, of(Color::Black)?))
    }
}

fn set_back(allotment: &Allotment, reading: Reading, used: Millis, from: u32) -> Result<Allotment, String> {
    let period = reading.period.unwrap_or(0);
    let mut periods: Vec<Period> = allotment.periods().iter().skip(period).copied().collect();
    let required = allotment.required(period);
    let Some(current) = periods.first_mut() else {
        let all = allotment.periods().len();
        return Err(format!("there is no period {}: the time control has {all}", period + 1));
    };
    current.base = reading.time.plus(used);
    if let Some(required) = required {
        let required = u16::try_from(required).ok().and_then(core::num::NonZeroU16::new);
        current.quota = required.map_or(Quota::Rest, Quota::Moves);
    }
    // A delay never adds up, so it may be there from the first move on and the clock shows the same.
    let adds_up = periods.iter().any(|period| matches!(period.mode, Mode::Cumulative(_)));
    let from = if adds_up { from } else { allotment.bonus_from() };
    Allotment::with_bonus_from(periods, from).map_err(|error| format!("{error}"))
}

/// What the Laws refuse in the regulations, in words.
fn contradiction(edition: Edition, refusals: &dyn core::fmt::Display) -> String {
    format!("the regulations contradict the Laws of {edition}: {refusals}")
}
