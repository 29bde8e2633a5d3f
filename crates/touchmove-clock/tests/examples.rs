//! Runs the worked examples of `examples.txt`.

use std::fmt::Write as _;

use touchmove_chess::Color;
use touchmove_clock::{
    Change, Chessclock, Completes, DelayCarry, FirstFlag, Millis, Moment, OnFlag, PeriodCredit, Pressed,
    RecordingDuty, Setting, Sides, Unpressed, claimant_loses,
};
use touchmove_law::{Exemption, WrongClaimCost, cite};

const EXAMPLES: &str = include_str!("examples.txt");

/// The chessclock of one example, and what its last correction would need to be undone.
struct Table {
    clock: Chessclock,
    setting: Setting,
    undo: Vec<Change>,
}

#[test]
fn every_worked_example_holds_to_the_millisecond() {
    let mut name = "";
    let mut table: Option<Table> = None;
    let mut setting = Setting::usual();
    let (mut lines, mut failures) = (0, String::new());
    for (number, line) in EXAMPLES.lines().enumerate().map(|(index, line)| (index + 1, line.trim())) {
        if line.is_empty() || line.starts_with('#') {
        } else if let Some(rest) = line.strip_prefix("example ") {
            name = rest;
            table = None;
            setting = Setting::usual();
        } else if let Some(rest) = line.strip_prefix("control ") {
            table = Some(Table {
                clock: Chessclock::new(rest.parse().unwrap(), setting),
                setting,
                undo: Vec::new(),
            });
        } else if let Some(rest) = line.strip_prefix("setting ") {
            let table = table.as_mut().unwrap();
            table.setting = rest.split_whitespace().fold(setting, with_word);
            table.clock = Chessclock::new(table.clock.control().clone(), table.setting);
        } else {
            lines += 1;
            if let Err(error) = run(table.as_mut().expect("a control first"), line) {
                writeln!(failures, "line {number}, {name}: {error}").unwrap();
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
    assert!(lines >= 40, "only {lines} worked lines");
}

fn with_word(setting: Setting, word: &str) -> Setting {
    match word {
        "at-zero" => Setting { period_credit: PeriodCredit::AtZero, ..setting },
        "after-quota" => Setting { period_credit: PeriodCredit::AfterQuota, ..setting },
        "freeze" => Setting { on_flag: OnFlag::Freeze, ..setting },
        "run-on" => Setting { on_flag: OnFlag::RunOn, ..setting },
        "lapses" => Setting { delay_carry: DelayCarry::Lapses, ..setting },
        "until-flag-fall" => Setting { exemption: Exemption::UntilFlagFall, ..setting },
        other => panic!("no setting {other}"),
    }
}

fn run(table: &mut Table, line: &str) -> Result<(), String> {
    let (moment, rest) = line.split_once(' ').ok_or("no operation")?;
    let (operation, expected) = rest.split_once("->").ok_or("no readings")?;
    let at = Moment::at(time(moment).get());
    operate(table, operation.trim(), at)?;
    let mut parts = expected.split(';').map(str::trim);
    let readings: Vec<_> = parts.next().unwrap_or_default().split_whitespace().map(time).collect();
    let got = table.clock.readings(at);
    if readings != [got.white, got.black] {
        return Err(format!("{line}: got {} and {} ms", got.white.get(), got.black.get()));
    }
    assert!(table.clock.as_of(at).is_balanced(), "{line}");
    parts.try_for_each(|fact| agrees(&table.clock, fact, at))
}

fn operate(table: &mut Table, operation: &str, at: Moment) -> Result<(), String> {
    let words: Vec<_> = operation.split_whitespace().collect();
    let clock = &mut table.clock;
    match words.as_slice() {
        ["look"] => {}
        ["start", side] => clock.start(color(side), at),
        ["stop"] => clock.stop(at),
        ["press", side] => {
            clock.press(color(side), Completes::Move, at);
        }
        ["press", side, "nothing"] => {
            clock.press(color(side), Completes::Nothing, at);
        }
        ["next-move", side] => clock.complete(color(side), Unpressed::NextMove, at),
        ["ends-game", side] => clock.complete(color(side), Unpressed::EndsGame, at),
        ["see", side] => {
            let seen = clock.see_flag(color(side), at).ok_or("the flag is up")?;
            assert_eq!(seen.seen, Some(at));
        }
        ["play", moves, white, black] => {
            return play(clock, moves.parse().unwrap(), Sides::new(time(white), time(black)), at);
        }
        ["undo"] => {
            for change in std::mem::take(&mut table.undo) {
                clock.adjust(cite!("6.10.1"), change, at);
            }
        }
        words => table.undo = clock.adjust(cite!("6.10.1"), change(words, clock, at), at).undo,
    }
    Ok(())
}

fn change(words: &[&str], clock: &Chessclock, at: Moment) -> Change {
    match words {
        ["add", side, span] => Change::Add { to: color(side), time: time(span) },
        ["subtract", side, span] => Change::Subtract { from: color(side), time: time(span) },
        ["set", side, reading] => Change::Set { of: color(side), to: time(reading) },
        ["completed", side, moves] => Change::Completed { of: color(side), moves: moves.parse().unwrap() },
        ["period", side, ordinal] => {
            Change::Period { of: color(side), period: ordinal.parse::<usize>().unwrap() - 1 }
        }
        ["flag-up", side] => Change::FlagUp { of: color(side), fall: None },
        ["control", rest @ ..] => Change::Control(rest.join(" ").parse().unwrap()),
        ["wrong-claim", side] => {
            let cost = WrongClaimCost::HalfOrFloor { half_above: 120_000, cap: 180_000, floor: 60_000 };
            let time = claimant_loses(cost, clock.remaining(color(side), at));
            Change::Subtract { from: color(side), time }
        }
        other => panic!("no operation {other:?}"),
    }
}

/// `moves` completed moves by each player, each of the length given for them.
fn play(clock: &mut Chessclock, moves: u64, length: Sides<Millis>, end: Moment) -> Result<(), String> {
    for _ in 0..moves {
        for side in Color::ALL {
            let at = clock.latest().after(*length.of(side));
            if clock.press(side, Completes::Move, at) != Pressed::Switched {
                return Err(format!("{side} could not press"));
            }
        }
    }
    if clock.latest() == end { Ok(()) } else { Err(format!("ends at {} ms", clock.latest().get())) }
}

fn agrees(clock: &Chessclock, fact: &str, at: Moment) -> Result<(), String> {
    let words: Vec<_> = fact.split_whitespace().collect();
    let got = match words.first().copied().unwrap_or_default() {
        "flag" => {
            let down = Sides::each(|side| clock.flag(side, at).is_some());
            match (down.white, down.black) {
                (false, false) => "none",
                (true, false) => "white",
                (false, true) => "black",
                (true, true) => "both",
            }
            .to_owned()
        }
        "first" => match clock.first_flag(at) {
            FirstFlag::Neither => "none".to_owned(),
            FirstFlag::Together => "together".to_owned(),
            FirstFlag::Of(side) => side.to_string().to_lowercase(),
        },
        "runs" => clock.running(at).map_or("none".to_owned(), |side| side.to_string().to_lowercase()),
        "moves" => each(|side| clock.clock(side, at).completed().to_string()),
        "presses" => each(|side| clock.clock(side, at).presses().to_string()),
        "duty" => each(|side| match clock.duty(side, at) {
            RecordingDuty::Records => "records".to_owned(),
            RecordingDuty::Exempt => "exempt".to_owned(),
        }),
        "free" => {
            let expected: Vec<_> = words[1..].iter().map(|word| time(word)).collect();
            let got = [clock.free(Color::White, at), clock.free(Color::Black, at)];
            return if expected == got { Ok(()) } else { Err(format!("{fact}: got {got:?}")) };
        }
        other => panic!("no fact {other}"),
    };
    if got == words[1..].join(" ") { Ok(()) } else { Err(format!("{fact}: got {got}")) }
}

fn each(show: impl Fn(Color) -> String) -> String {
    format!("{} {}", show(Color::White), show(Color::Black))
}

fn color(word: &str) -> Color {
    match word {
        "white" => Color::White,
        "black" => Color::Black,
        other => panic!("no colour {other}"),
    }
}

/// `1:30:30`, `0:09.999`.
fn time(word: &str) -> Millis {
    let (whole, fraction) = word.split_once('.').unwrap_or((word, "0"));
    let seconds = whole.split(':').fold(0, |sum, part| sum * 60 + part.parse::<u64>().unwrap());
    Millis::new(seconds * 1000 + format!("{fraction:0<3}").parse::<u64>().unwrap())
}
