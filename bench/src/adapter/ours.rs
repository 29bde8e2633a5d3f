//! Touchmove itself, through the public interface of its crates.

use std::num::{NonZeroU16, NonZeroUsize};

use serde_json::{Value, json};
use touchmove_audit::{Kind, Start, Terms};
use touchmove_chess::{Color, Move, Position, Role, Wing, chess960, perft};
use touchmove_clock::{Allotment, Chessclock, Completes, Millis, Mode, Moment, Period, Quota, TimeControl};
use touchmove_competition::{QuarterPoints, read_score, scoring};
use touchmove_law::{Allowance, Edition, IncrementCounting, Laws, Points, Regulations, Tempo};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Style};
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::{self, Element, Options, Weight};
use touchmove_scenario::Scenario;

use super::{Answered, Question, games, listed, no_interface};

/// Whether everything is ruled as the scenario expects; if not, the first difference.
fn scenario(question: &Question) -> Answered {
    let edition = edition(question)?;
    let scenario = Scenario::read(question.text("text")?).map_err(|fault| fault.to_string())?;
    let report = scenario.run(edition);
    Ok(report.faults.first().map_or(json!(true), |fault| json!(fault.to_string())))
}

pub(super) fn answer(question: &Question) -> Answered {
    match question.kind.as_str() {
        "scenario" => scenario(question),
        "position-legal" => {
            let fen = Fen::read(question.text("fen")?.as_bytes());
            Ok(json!(fen.is_ok_and(|fen| Position::legal(&fen.setup()).is_ok())))
        }
        "count" => {
            let depth = question.part("depth").as_u64().unwrap_or_default();
            Ok(json!(perft(&position(question)?, depth as u32)))
        }
        "legal-moves" => {
            let here = reached(question)?;
            let named =
                here.legal_moves().iter().map(|m| (name(*m), m.from().to_string())).collect::<Vec<_>>();
            Ok(listed(question, named.into_iter()))
        }
        "is-legal" => Ok(json!(found(&reached(question)?, question.text("move")?).is_some())),
        "after" => {
            let here = reached(question)?;
            let m = found(&here, question.text("move")?).ok_or("not a legal move here")?;
            let fen = Fen::from(&here.play(m)).to_string();
            Ok(json!(fen.split(' ').next()))
        }
        "in-check" => Ok(json!(reached(question)?.in_check())),
        "ended" | "ended-by-75" | "ended-by-repetition" => games::ended(question),
        "threefold" | "fifty" => games::may_claim(question),
        "flag-fall" => games::flag_fall(question),
        "resign" => games::resigned(question),
        "agree" => games::agreed(question),
        "chess960-start" => start(question),
        "san-read" => {
            let here = reached(question)?;
            let read = algebraic::read(&here, question.text("text")?, Language::ENGLISH);
            Ok(json!(read.reading.one().map(name)))
        }
        "san-write" => {
            let here = reached(question)?;
            let m = found(&here, question.text("move")?).ok_or("not a legal move here")?;
            Ok(json!(algebraic::text(&here, m, &Style::of(Language::ENGLISH, Form::Short))))
        }
        "pgn" => Ok(read_pgn(question.text("text")?)),
        "pgn-result" => result_fits(question),
        "clock" => clock(question),
        "tempo" => {
            let millis = |part| question.part(part).as_u64().unwrap_or_default() * 1000;
            let allowance = Allowance { base: millis("seconds"), per_move: millis("increment") };
            let counting = IncrementCounting::AsTheEditionSays;
            Ok(json!(Tempo::of(edition(question)?, allowance, counting).word()))
        }
        "points" => points(question),
        "score-allowed" => score_allowed(question),
        _ => no_interface(),
    }
}

pub(super) fn edition(question: &Question) -> Result<Edition, String> {
    let found = Edition::ALL.into_iter().find(|edition| u64::from(edition.year()) == question.edition);
    found.ok_or_else(|| "no such edition".to_owned())
}

pub(super) fn position(question: &Question) -> Result<Position, String> {
    let fen = Fen::read(question.text("fen")?.as_bytes()).map_err(|error| error.to_string())?;
    Position::admit(&fen.setup()).map_err(|error| error.to_string())
}

fn reached(question: &Question) -> Result<Position, String> {
    question.moves().try_fold(position(question)?, |here, text| {
        found(&here, text).map(|m| here.play(m)).ok_or_else(|| format!("refuses {text}"))
    })
}

fn name(m: Move) -> String {
    match m {
        Move::Castle { king, rook } => match Wing::towards(king, rook) {
            Wing::G => "O-O".to_owned(),
            Wing::C => "O-O-O".to_owned(),
        },
        Move::Ordinary { .. }
        | Move::Capture { .. }
        | Move::DoubleStep { .. }
        | Move::EnPassant { .. }
        | Move::Promotion { .. } => m.to_string(),
    }
}

pub(super) fn found(here: &Position, text: &str) -> Option<Move> {
    here.legal_moves().iter().copied().find(|m| name(*m) == text)
}

fn start(question: &Question) -> Answered {
    let number = question.part("number").as_u64().unwrap_or_default() as usize;
    let start = chess960::Start::all().nth(number).ok_or("no such start")?;
    Ok(json!(start.pieces().map(Role::letter).iter().collect::<String>()))
}

fn read_pgn(text: &str) -> Value {
    let (games, faults) = pgn::games(text.as_bytes(), Options::OWN);
    let legal = |element: &&Element| matches!(element, Element::Move(_));
    let unread = |element: &&Element| matches!(element, Element::Unread(_) | Element::Illegal { .. });
    let Some(game) = games.first() else { return json!({ "plies": 0, "fault": true }) };
    let plies = game.main_line().take_while(|element| !unread(element)).filter(legal).count();
    // Asked is the main line; what is wrong in a variation does not count.
    let fault = game.main_line().any(|element| unread(&element)) || game.start.is_none();
    let told = faults.iter().any(|fault| fault.kind.weight() == Weight::Fault);
    json!({ "plies": plies, "fault": fault && told })
}

/// Whether an audit finds the result against the end of the game on the board.
fn result_fits(question: &Question) -> Answered {
    let mut terms = Terms::new();
    terms.edition = Some(edition(question)?);
    let mut found = Vec::new();
    let text = question.text("text")?.as_bytes();
    touchmove_audit::audit(text, &terms, NonZeroUsize::MIN, Start::BEGINNING, |part| {
        found.extend(part.findings.iter().map(|finding| finding.kind));
    })
    .map_err(|error| error.to_string())?;
    let against = [Kind::ResultAgainstMate, Kind::ResultAgainstStalemate, Kind::ResultAgainstDead];
    Ok(json!(!found.iter().any(|kind| against.contains(kind))))
}

fn clock(question: &Question) -> Answered {
    let control = control(question.part("control"))?;
    let mut clock = Chessclock::new(control, touchmove_clock::Setting::usual());
    let mut now = Moment::at(0);
    let mut side = Color::White;
    clock.start(side, now);
    for used in question.part("used").as_array().into_iter().flatten() {
        now = now.after(Millis::seconds(used.as_u64().unwrap_or_default()));
        if clock.flag(side, now).is_some_and(|fall| !fall.moves_completed()) {
            return Ok(json!({ "flag": side.choose("white", "black") }));
        }
        clock.press(side, Completes::Move, now);
        side = !side;
    }
    let shown = |side| clock.remaining(side, now).get() / 1000;
    Ok(json!({ "white": shown(Color::White), "black": shown(Color::Black) }))
}

fn control(written: &Value) -> Result<TimeControl, String> {
    let seconds = |value: &Value| Millis::seconds(value.as_u64().unwrap_or_default());
    let mode = match (&written["increment"], &written["delay"]) {
        (Value::Null, Value::Null) => Mode::None,
        (Value::Null, delay) => Mode::Delay(seconds(delay)),
        (increment, _) => Mode::Cumulative(seconds(increment)),
    };
    let period = |value: &Value| Period {
        quota: value["moves"]
            .as_u64()
            .and_then(|moves| NonZeroU16::new(moves as u16))
            .map_or(Quota::Rest, Quota::Moves),
        base: seconds(&value["seconds"]),
        mode,
    };
    let periods = written["periods"].as_array().into_iter().flatten().map(period).collect();
    Allotment::new(periods).map(TimeControl::same).map_err(|error| error.to_string())
}

fn scheme(question: &Question) -> Points {
    let half =
        |index: usize| question.part("scheme")[index].as_f64().map_or(0, |points| (points * 2.0) as u8);
    Points { win: half(0), draw: half(1), loss: half(2) }
}

fn points(question: &Question) -> Answered {
    let score = read_score(question.text("result")?).ok_or("no such result")?;
    let worth = |award| f64::from(scoring::worth(scheme(question), award).0) / 2.0;
    Ok(json!([worth(score.white), worth(score.black)]))
}

fn score_allowed(question: &Question) -> Answered {
    let regulations = Regulations { points: scheme(question), ..Regulations::where_nothing_is_said() };
    let laws = Laws::new(edition(question)?, [Allowance::minutes(90, 30); 2], regulations)
        .map_err(|error| error.to_string())?;
    let quarters =
        |part| QuarterPoints(question.part(part).as_f64().map_or(0, |points| (points * 4.0) as u32));
    Ok(json!(scoring::of_points(&laws, quarters("white"), quarters("black")).is_ok()))
}
