//! From typed decisions, reasons, questions and choices to the names and arguments of messages.

pub(crate) mod walk;

use fluent_bundle::{FluentArgs, FluentValue};
use serde::Deserialize as _;
use serde_json::Value;
use touchmove_chess::{Move, Wing};
use touchmove_clock::Millis;
use touchmove_conduct::act::{ClockReadings, SystemStop};
use touchmove_conduct::{Award, Choice, Decision, Obliged, Reason, Score};

/// The message that says a decision.
pub(crate) fn decision(decision: &Decision) -> FilledMessage {
    let said = walk::message("decision", "kind", decision);
    if let Decision::Rescored { from, to } = decision {
        let said = said.with("from", from.to_string()).with("to", to.to_string());
        return said.with("winner", winner(*to));
    }
    if let Decision::ClocksSet { readings } | Decision::ClockReplaced { old: _, new: readings } = decision {
        return said.readings(*readings);
    }
    said
}

/// The message that says a reason.
pub(crate) fn reason(reason: &Reason) -> FilledMessage {
    let said = walk::message("reason", "because", reason);
    if let Reason::MoveMade { made: mv } | Reason::Touched { obliged: Obliged::Intended { mv } } = reason {
        return said.mv(*mv);
    }
    if let Reason::Arbiter { text } = reason {
        if let Some(stop) = SystemStop::of_reason(text) {
            return FilledMessage::new("stopped-by-system").with("stop", stop.word());
        }
        // It is put into a sentence that has its own full stop.
        return said.text(text.trim().trim_end_matches('.'));
    }
    said
}

/// The message that says a choice.
pub(crate) fn choice(choice: &Choice) -> FilledMessage {
    let said = walk::message("choice", "choose", choice);
    let Choice::Penalties { penalties } = choice else { return said };
    // Several penalties are several messages of the desk; the first names the choice.
    match penalties.as_slice() {
        [only] => walk::part(said.with("how-many", "one"), "penalty", only),
        [] => said.with("how-many", "none"),
        [_, _, ..] => said.with("how-many", "several").with("count", penalties.len()),
    }
}

/// Who has won: `nobody` in a draw, `neither` where both lose, `uneven` where one scores half and the other nothing.
fn winner(score: Score) -> &'static str {
    match (score.white, score.black) {
        (Award::Win | Award::ForfeitWin, Award::Loss | Award::ForfeitLoss) => "white",
        (Award::Loss | Award::ForfeitLoss, Award::Win | Award::ForfeitWin) => "black",
        (Award::Draw, Award::Draw) => "nobody",
        (Award::Loss | Award::ForfeitLoss, Award::Loss | Award::ForfeitLoss) => "neither",
        (Award::Loss | Award::Draw | Award::Win | Award::ForfeitLoss | Award::ForfeitWin, _) => "uneven",
    }
}

/// A message and its arguments.
pub(crate) struct FilledMessage {
    pub(crate) id: String,
    pub(crate) args: FluentArgs<'static>,
    /// Numbers of an event whose names are still to be looked up, with their kinds.
    pub(crate) met: Vec<(String, String)>,
}

impl FilledMessage {
    /// A message without arguments yet.
    pub(crate) fn new(id: impl Into<String>) -> FilledMessage {
        FilledMessage { id: id.into(), args: FluentArgs::new(), met: Vec::new() }
    }

    /// Adds an argument: a name to select by, a text, or a number.
    pub(crate) fn with(
        mut self,
        name: &'static str,
        value: impl Into<FluentValue<'static>>,
    ) -> FilledMessage {
        self.args.set(name, value);
        self
    }

    pub(crate) fn set(&mut self, name: &str, value: impl Into<FluentValue<'static>>) {
        self.args.set(name.to_owned(), value);
    }

    /// Adds it unless it is there already.
    pub(crate) fn or(self, name: &'static str, value: impl Into<FluentValue<'static>>) -> FilledMessage {
        if self.args.get(name).is_some() { self } else { self.with(name, value) }
    }

    /// `$text`: somebody's own words, or what somebody wrote.
    pub(crate) fn text(self, text: &str) -> FilledMessage {
        self.with("text", text.to_owned())
    }

    /// A length of time: `$hours`, `$minutes` and `$seconds`, and in `$parts` which of them there are; cut to full seconds,
    /// as half of somebody's time may end on a thousandth (I-112).
    pub(crate) fn set_time(&mut self, time: Millis) {
        let seconds = time.get() / 1000;
        let parts = [("hours", seconds / 3600), ("minutes", seconds / 60 % 60), ("seconds", seconds % 60)];
        let there: Vec<&str> = parts.iter().filter(|(_, count)| *count > 0).map(|(name, _)| *name).collect();
        self.set("parts", if there.is_empty() { "none".to_owned() } else { there.join("-") });
        parts.into_iter().for_each(|(name, count)| self.set(name, count));
    }

    /// A move: `$move` says of which kind, `$piece`, `$from`, `$to` and `$promotion` the rest.
    fn mv(self, mv: Move) -> FilledMessage {
        let kind = match (mv.castles(), mv.promotion(), mv.is_capture()) {
            (Some(Wing::G), _, _) => "short-castling",
            (Some(Wing::C), _, _) => "long-castling",
            (None, Some(_), _) => "promotion",
            (None, None, true) => "capture",
            (None, None, false) => "plain",
        };
        let said = walk::part(self.with("move", kind), "role", &mv.role());
        let said = said.with("from", mv.from().to_string()).with("to", mv.to().to_string());
        mv.promotion().into_iter().fold(said, |said, role| walk::part(said, "promotion", &role))
    }

    /// A result: `$score`, and in `$winner` who has won.
    fn score(&mut self, score: &Value) {
        if let Ok(score) = Score::deserialize(score) {
            self.set("score", score.to_string());
            self.set("winner", winner(score));
        }
    }

    /// New readings of the clocks: `$times` and `$counters` say whose are set, the others to what.
    fn readings(self, readings: ClockReadings) -> FilledMessage {
        let ClockReadings { white, black, white_moves, black_moves } = readings;
        let [white, black] = [white, black].map(|time| time.map(|time| time.to_string().into()));
        let [whites, blacks] = [white_moves, black_moves].map(|moves| moves.map(FluentValue::from));
        self.each("times", [("white", white), ("black", black)])
            .each("counters", [("white-moves", whites), ("black-moves", blacks)])
    }

    /// What is said of one side or both, and of whom.
    fn each(
        self,
        whose: &'static str,
        values: [(&'static str, Option<FluentValue<'static>>); 2],
    ) -> FilledMessage {
        let of = match values.each_ref().map(|(_, value)| value.is_some()) {
            [true, true] => "both",
            [true, false] => "white",
            [false, true] => "black",
            [false, false] => "neither",
        };
        let set = values.into_iter().filter_map(|(name, value)| Some((name, value?)));
        set.fold(self.with(whose, of), |said, (name, value)| said.with(name, value))
    }
}
