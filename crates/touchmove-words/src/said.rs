//! From typed decisions, reasons, questions and choices to the names and arguments of messages.

pub(crate) mod names;
mod obliged;
pub(crate) mod walk;

use fluent_bundle::{FluentArgs, FluentValue};
use touchmove_chess::{Move, Role, Square, Wing};
use touchmove_clock::Millis;
use touchmove_conduct::act::{ClockReadings, Penalty};
use touchmove_conduct::{Choice, Decision, Question, Reason, Score};

/// The message that says a decision.
pub(crate) fn decision(decision: &Decision) -> Said {
    let said = walk::message("decision", decision);
    if let Decision::Over { score, .. } = decision {
        return said.score(*score);
    }
    if let Decision::Annulled { score } = decision {
        return said.with("score", score.to_string());
    }
    if let Decision::Rescored { from, to } = decision {
        let said = said.with("from", from.to_string()).with("to", to.to_string());
        return said.with("winner", names::winner(*to));
    }
    if let Decision::ClocksSet { readings } | Decision::ClockReplaced { old: _, new: readings } = decision {
        return said.readings(*readings);
    }
    said
}

/// The message that says a reason.
pub(crate) fn reason(reason: &Reason) -> Said {
    let said = walk::message("reason", reason);
    if let Reason::Touched { obliged } = reason {
        return obliged::tied(said, *obliged);
    }
    if let Reason::MoveMade { made } = reason {
        return said.mv(*made);
    }
    if let Reason::Arbiter { text } = reason {
        // It is put into a sentence that has its own full stop.
        return said.text(text.trim().trim_end_matches('.'));
    }
    said
}

/// The message that asks a question.
pub(crate) fn question(question: &Question) -> Said {
    walk::message("question", question)
}

/// The message that says a choice.
pub(crate) fn choice(choice: &Choice) -> Said {
    let said = walk::message("choice", choice);
    let Choice::Penalties { penalties } = choice else { return said };
    // Several penalties are several messages of the desk; the first names the choice.
    match penalties.as_slice() {
        [only] => penalty(said.with("how-many", "one"), only),
        [] => said.with("how-many", "none"),
        [_, _, ..] => said.with("how-many", "several").count(penalties.len()),
    }
}

/// A penalty: `$penalty` says which, the other arguments how much.
fn penalty(said: Said, penalty: &Penalty) -> Said {
    walk::part(said, "penalty", penalty)
}

/// A message and its arguments.
pub(crate) struct Said {
    pub(crate) id: String,
    pub(crate) args: FluentArgs<'static>,
    /// Numbers of an event whose names are still to be looked up, with their kinds.
    pub(crate) met: Vec<(&'static str, String)>,
}

impl Said {
    /// A message without arguments yet.
    pub(crate) fn new(id: impl Into<String>) -> Said {
        Said { id: id.into(), args: FluentArgs::new(), met: Vec::new() }
    }

    /// One argument more: a name to select by, a text, or a number.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Said {
        self.args.set(name, value);
        self
    }

    /// `$square`.
    fn square(self, square: Square) -> Said {
        self.with("square", square.to_string())
    }

    /// `$piece`.
    fn piece(self, role: Role) -> Said {
        self.with("piece", names::piece(role))
    }

    /// `$text`: somebody's own words, or what somebody wrote.
    pub(crate) fn text(self, text: &str) -> Said {
        self.with("text", text.to_owned())
    }

    /// `$count`.
    pub(crate) fn count(self, count: impl Into<FluentValue<'static>>) -> Said {
        self.with("count", count)
    }

    /// A length of time: `$hours`, `$minutes` and `$seconds`, and in `$parts` which of them there are; cut to full seconds,
    /// as half of somebody's time may end on a thousandth (I-112).
    pub(crate) fn time(self, time: Millis) -> Said {
        let seconds = time.get() / 1000;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let parts = match (hours > 0, minutes > 0, seconds > 0) {
            (true, true, true) => "hours-minutes-seconds",
            (true, true, false) => "hours-minutes",
            (true, false, true) => "hours-seconds",
            (true, false, false) => "hours",
            (false, true, true) => "minutes-seconds",
            (false, true, false) => "minutes",
            (false, false, true) => "seconds",
            (false, false, false) => "none",
        };
        self.with("parts", parts).with("hours", hours).with("minutes", minutes).with("seconds", seconds)
    }

    /// A move: `$move` says of which kind, `$piece`, `$from`, `$to` and `$promotion` the rest.
    fn mv(self, mv: Move) -> Said {
        let kind = match (mv.castles(), mv.promotion(), mv.is_capture()) {
            (Some(Wing::G), _, _) => "short-castling",
            (Some(Wing::C), _, _) => "long-castling",
            (None, Some(_), _) => "promotion",
            (None, None, true) => "capture",
            (None, None, false) => "plain",
        };
        let said = self.with("move", kind).piece(mv.role());
        let said = said.with("from", mv.from().to_string()).with("to", mv.to().to_string());
        match mv.promotion() {
            Some(role) => said.with("promotion", names::piece(role)),
            None => said,
        }
    }

    /// A result: `$score`, and in `$winner` who has won.
    fn score(self, score: Score) -> Said {
        self.with("score", score.to_string()).with("winner", names::winner(score))
    }

    /// New readings of the clocks: `$times` and `$counters` say whose are set, the others to what.
    fn readings(self, readings: ClockReadings) -> Said {
        let ClockReadings { white, black, white_moves, black_moves } = readings;
        let times = whose(white.is_some(), black.is_some());
        let counters = whose(white_moves.is_some(), black_moves.is_some());
        let mut said = self.with("times", times).with("counters", counters);
        for (name, time) in [("white", white), ("black", black)] {
            if let Some(time) = time {
                said = said.with(name, time.to_string());
            }
        }
        for (name, moves) in [("white-moves", white_moves), ("black-moves", black_moves)] {
            if let Some(moves) = moves {
                said = said.with(name, moves);
            }
        }
        said
    }
}

/// For which of the two something is said.
fn whose(white: bool, black: bool) -> &'static str {
    match (white, black) {
        (true, true) => "both",
        (true, false) => "white",
        (false, true) => "black",
        (false, false) => "neither",
    }
}
