//! A clock with its journal, on a scale of time that survives the program.

use touchmove_chess::Color;
use touchmove_clock::{
    Change, Chessclock, Completes, Millis, Moment, Motion, OnFlag, PeriodCredit, Setting, TimeControl,
};
use touchmove_law::cite;
use touchmove_moment::BootId;
use touchmove_wire::v1::clock::{ClockAct, ClockJournal, ClockMark, Deed, NextPeriod};

use super::state_file::StateFile;
use crate::outcome::BadUse;

/// The longest time between two marks while a clock is running, in milliseconds.
const MARK_EVERY: u64 = 1000;

/// The clock in use.
pub(super) struct Session {
    journal: ClockJournal,
    clock: Chessclock,
    file: StateFile,
    /// Converts boot time to the journal's time: `base` is added, and `boot` is subtracted first.
    base: u64,
    boot: u64,
    /// How a clock was interrupted.
    cut_off: Option<CutOff>,
}

/// A clock that was running when its program ended.
#[derive(Clone, Copy)]
pub(super) struct CutOff {
    /// How long ago it was last running; `None` if the machine was rebooted and this is unknown.
    pub(super) gap: Option<Millis>,
}

impl Session {
    /// A new clock, waiting.
    pub(super) fn fresh(
        control: TimeControl,
        next_period: NextPeriod,
        on_flag: OnFlag,
        file: StateFile,
    ) -> Result<Session, BadUse> {
        file.put_aside()?;
        let mark = ClockMark { at: 0, boot: 0, boot_id: None, wall: 0 };
        let control = control.to_string();
        let journal = ClockJournal { version: 1, control, next_period, on_flag, acts: Vec::new(), mark };
        let mut session = Session::on(journal, file, 0)?;
        session.save()?;
        Ok(session)
    }

    /// The clock of the file. If it was running it is stopped at its last mark: time after that is charged to nobody.
    pub(super) fn resumed(file: StateFile) -> Result<Session, BadUse> {
        let journal = file.read()?;
        let mark = journal.mark.clone();
        let latest = journal.acts.iter().map(|act| act.at).max().unwrap_or_default().max(mark.at);
        let mut session = Session::on(journal, file, latest)?;
        if session.clock.motion(Moment::at(mark.at)) == Motion::Running {
            let same_boot = mark.boot_id.is_some() && mark.boot_id == boot_id();
            let gap = same_boot.then(|| Millis::new(session.boot.saturating_sub(mark.boot)));
            session.cut_off = Some(CutOff { gap });
            session.record(Deed::Stop, latest)?;
        }
        session.save()?;
        Ok(session)
    }

    fn on(journal: ClockJournal, file: StateFile, base: u64) -> Result<Session, BadUse> {
        let clock = replay(&journal)?;
        let boot = touchmove_moment::read().boot_millis();
        Ok(Session { journal, clock, file, base, boot, cut_off: None })
    }

    /// The present moment on the scale of the journal.
    pub(super) fn now(&self) -> Moment {
        let passed = touchmove_moment::read().boot_millis().saturating_sub(self.boot);
        Moment::at(self.base.saturating_add(passed))
    }

    /// The clock, a value that can be asked about a moment.
    pub(super) fn clock(&self) -> &Chessclock {
        &self.clock
    }

    /// How it was interrupted, if it was.
    pub(super) fn cut_off(&self) -> Option<CutOff> {
        self.cut_off
    }

    /// Where it is kept.
    pub(super) fn file(&self) -> &StateFile {
        &self.file
    }

    /// Performs an act now, written to the journal before it is shown.
    pub(super) fn act(&mut self, deed: Deed) -> Result<(), BadUse> {
        self.record(deed, self.now().get())?;
        Ok(self.save()?)
    }

    /// Writes a mark if the last one is old and a clock runs.
    pub(super) fn keep_alive(&mut self) -> Result<(), BadUse> {
        let now = self.now();
        let due = now.get().saturating_sub(self.journal.mark.at) >= MARK_EVERY;
        if due && self.clock.motion(now) == Motion::Running {
            self.save()?;
        }
        Ok(())
    }

    fn record(&mut self, deed: Deed, at: u64) -> Result<(), BadUse> {
        self.journal.acts.push(ClockAct { at, deed });
        self.clock = replay(&self.journal)?;
        Ok(())
    }

    fn save(&mut self) -> std::io::Result<()> {
        let reading = touchmove_moment::read();
        self.journal.mark = ClockMark {
            at: self.now().get(),
            boot: reading.boot_millis(),
            boot_id: boot_id(),
            wall: reading.wall_millis(),
        };
        self.file.write(&self.journal)
    }
}

fn boot_id() -> Option<String> {
    BootId::current().map(|id| id.to_string())
}

/// The clock after everything in the journal.
fn replay(journal: &ClockJournal) -> Result<Chessclock, BadUse> {
    let control: TimeControl = journal.control.parse()?;
    let setting = Setting {
        period_credit: match journal.next_period {
            NextPeriod::AtZero => PeriodCredit::AtZero,
            NextPeriod::AfterMoves => PeriodCredit::AfterQuota,
        },
        on_flag: journal.on_flag,
        ..Setting::usual()
    };
    let mut clock = Chessclock::new(control, setting);
    for act in standing(&journal.acts) {
        apply(&mut clock, act);
    }
    Ok(clock)
}

/// The acts that stand: a take-back strikes out the last press or correction before it.
fn standing(acts: &[ClockAct]) -> Vec<ClockAct> {
    let mut standing: Vec<ClockAct> = Vec::new();
    for act in acts {
        if act.deed == Deed::TakeBack {
            if let Some(last) = standing.iter().rposition(|act| can_be_taken_back(act.deed)) {
                standing.remove(last);
            }
        } else {
            standing.push(*act);
        }
    }
    standing
}

fn can_be_taken_back(deed: Deed) -> bool {
    match deed {
        Deed::Press { .. }
        | Deed::Add { .. }
        | Deed::Subtract { .. }
        | Deed::Set { .. }
        | Deed::Moves { .. }
        | Deed::Period { .. }
        | Deed::FlagUp { .. } => true,
        Deed::Start | Deed::Stop | Deed::Resume | Deed::TakeBack => false,
    }
}

fn apply(clock: &mut Chessclock, act: ClockAct) {
    let at = Moment::at(act.at);
    let change = match act.deed {
        Deed::Start => return clock.start(Color::White, at),
        Deed::Stop => return clock.stop(at),
        Deed::Resume => return clock.start(clock.lever(), at),
        Deed::Press { side } => {
            clock.press(side, Completes::Move, at);
            return;
        }
        Deed::TakeBack => return,
        Deed::Add { side, time } => Change::Add { to: side, time: Millis::new(time) },
        Deed::Subtract { side, time } => Change::Subtract { from: side, time: Millis::new(time) },
        Deed::Set { side, time } => Change::Set { of: side, to: Millis::new(time) },
        Deed::Moves { side, moves } => Change::Completed { of: side, moves },
        Deed::Period { side, period } => Change::Period { of: side, period },
        Deed::FlagUp { side } => Change::FlagUp { of: side, fall: None },
    };
    // Nobody but the players is there: they agree on what an arbiter would set by best judgement.
    clock.adjust(cite!("7.1"), change, at);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(acts: &[(u64, Deed)]) -> ClockJournal {
        ClockJournal {
            version: 1,
            control: "3+2".to_owned(),
            next_period: NextPeriod::AtZero,
            on_flag: OnFlag::Freeze,
            acts: acts.iter().map(|&(at, deed)| ClockAct { at, deed }).collect(),
            mark: ClockMark { at: 0, boot: 0, boot_id: None, wall: 0 },
        }
    }

    #[test]
    fn a_press_taken_back_never_was_and_its_time_goes_to_the_presser() {
        let press = Deed::Press { side: Color::White };
        let clock = replay(&journal(&[(0, Deed::Start), (10_000, press), (15_000, Deed::TakeBack)])).unwrap();
        let readings = clock.readings(Moment::at(15_000));
        assert_eq!((readings.white.get(), readings.black.get()), (167_000, 182_000));
        assert_eq!(clock.running(Moment::at(15_000)), Some(Color::White));
    }

    #[test]
    fn a_take_back_strikes_out_one_thing_and_no_stop() {
        let add = |time| Deed::Add { side: Color::Black, time };
        let acts = [(0, Deed::Start), (1, add(1)), (2, add(20)), (3, Deed::Stop), (4, Deed::TakeBack)];
        let clock = replay(&journal(&acts)).unwrap();
        assert_eq!(clock.remaining(Color::Black, Moment::at(9)).get(), 182_001);
        assert_eq!(clock.running(Moment::at(9)), None);
    }

    #[test]
    fn resuming_after_a_take_back_lets_the_right_clock_run() {
        let press = Deed::Press { side: Color::White };
        let acts = [(0, Deed::Start), (5, press), (7, Deed::Stop), (8, Deed::Resume), (9, Deed::TakeBack)];
        assert_eq!(replay(&journal(&acts)).unwrap().running(Moment::at(9)), Some(Color::White));
    }
}
