//! What results are worth (162; `XXS` and `BBW` with its like in older files).

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_conduct::Award;
use touchmove_law::Points;

use super::fault::{Fault, Why};
use super::lines::{Field, TrfLine, read_points, written};
use crate::points::HalfPoints;

/// What results are worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scoring {
    /// A win, by play or by forfeit, or a full-point bye.
    pub win: HalfPoints,
    /// A draw, or a half-point bye.
    pub draw: HalfPoints,
    /// A loss over the board.
    pub loss: HalfPoints,
    /// Absence: a zero-point bye or a loss by forfeit.
    pub absent: HalfPoints,
    /// The bye of a player whom the pairing left over; nothing stands for as much as a win.
    pub allocated: Option<HalfPoints>,
}

impl Scoring {
    /// One, a half, nothing; a bye like a win.
    pub const NORMAL: Scoring = Scoring {
        win: HalfPoints(2),
        draw: HalfPoints(1),
        loss: HalfPoints(0),
        absent: HalfPoints(0),
        allocated: None,
    };

    /// What pairing programs begin with: for them the bye stays one point until it is given another value.
    pub(super) const BYE_OF_ONE: Scoring = Scoring { allocated: Some(HalfPoints(2)), ..Scoring::NORMAL };

    /// In the one canonical form: nothing for what goes without saying.
    pub(super) fn plain(self) -> Option<Scoring> {
        let allocated = self.allocated.filter(|points| *points != self.win);
        Some(Scoring { allocated, ..self }).filter(|scoring| *scoring != Scoring::NORMAL)
    }

    /// What the bye of the pairing gives.
    pub fn bye(self) -> HalfPoints {
        self.allocated.unwrap_or(self.win)
    }

    /// The result that is worth as much as the bye of the pairing.
    pub(super) fn bye_award(self) -> Option<Award> {
        let worth = [(self.win, Award::Win), (self.draw, Award::Draw), (self.loss, Award::Loss)];
        worth.into_iter().find(|(points, _)| *points == self.bye()).map(|(_, award)| award)
    }

    /// The same without what no event here counts, and the symbols that say it.
    pub(super) fn as_counted(self) -> (Scoring, Vec<&'static str>) {
        let (mut own, mut symbols) = (self, Vec::new());
        if own.points().is_none() {
            symbols.extend(["W", "WW", "BW", "BBW", "D", "WD", "BD", "BBD", "L", "WL", "BL", "BBL"]);
            own = Scoring { absent: own.absent, allocated: own.allocated, ..Scoring::NORMAL };
        }
        if own.absent != HalfPoints::ZERO {
            symbols.extend(["A", "ZPB", "FL", "BBZ", "BBF"]);
            own.absent = HalfPoints::ZERO;
        }
        if own.bye_award().is_none() {
            symbols.extend(["P", "PAB", "BBU"]);
            own.allocated = None;
        }
        (own, symbols)
    }

    /// As regulations have it.
    pub(super) fn points(self) -> Option<Points> {
        let small = |points: HalfPoints| u8::try_from(points.0).ok();
        Some(Points { win: small(self.win)?, draw: small(self.draw)?, loss: small(self.loss)? })
    }
}

/// Reads a `162` line into what is known so far.
pub(super) fn read(line: &TrfLine, scoring: &mut Scoring) -> Result<(), Fault> {
    line.blank(5)?;
    let mut at: usize = 6;
    while at <= line.width() {
        let field = line.field(at.saturating_add(1), at.saturating_add(4));
        let points = line.points(&field)?;
        let points = points.ok_or_else(|| line.fault(field.column, Why::Expected("points such as 4.5")))?;
        let symbol = line.field(at, at);
        match symbol.text.as_str() {
            "W" => scoring.win = points,
            "D" => scoring.draw = points,
            "L" => scoring.loss = points,
            "A" => scoring.absent = points,
            "P" => scoring.allocated = Some(points),
            // What a game without a result counts for a pairing program; here it counts nothing.
            "X" => {}
            _ => return Err(line.fault(symbol.column, Why::Expected("W, D, L, A, P or X"))),
        }
        for gap in 5..9 {
            line.blank(at.saturating_add(gap))?;
        }
        at = at.saturating_add(9);
    }
    Ok(())
}

/// The parts of a line that say what one result is worth: its symbol, and the part as it stands there.
pub(super) fn parts(line: &TrfLine) -> Vec<(String, String)> {
    let rest = line.rest(5).text;
    match line.tag().as_str() {
        "162" => (6..=line.width())
            .step_by(9)
            .map(|at| {
                let (symbol, points) =
                    (line.field(at, at).text, line.field(at.saturating_add(1), at.saturating_add(4)));
                (symbol.clone(), alloc::format!("{symbol} {}", points.text))
            })
            .collect(),
        "XXS" => rest
            .split_whitespace()
            .filter_map(|word| word.split_once('=').map(|(code, _)| (String::from(code), String::from(word))))
            .collect(),
        tag if tag.starts_with("BB") => alloc::vec![(String::from(tag), alloc::format!("{tag} {rest}"))],
        _ => Vec::new(),
    }
}

/// Reads an `XXS` line: `W=3 D=1 PAB=3`.
pub(super) fn read_codes(line: &TrfLine, scoring: &mut Scoring) -> Result<(), Fault> {
    let mut column: usize = 5;
    for word in line.rest(5).text.split(' ') {
        if !word.is_empty() {
            let place = super::lines::narrow(column);
            code(scoring, word).map_err(|why| line.fault(place, why))?;
        }
        column = column.saturating_add(word.chars().count()).saturating_add(1);
    }
    Ok(())
}

fn code(scoring: &mut Scoring, word: &str) -> Result<(), Why> {
    let (code, value) = word.split_once('=').ok_or(Why::Expected("a code and its points: W=3.0"))?;
    let points = read_points(value).ok_or(Why::Expected("points such as 4.5"))?;
    match code {
        "W" | "WW" | "BW" => scoring.win = points,
        "D" | "WD" | "BD" => scoring.draw = points,
        "L" | "WL" | "BL" => scoring.loss = points,
        "ZPB" | "FL" => scoring.absent = points,
        "PAB" => scoring.allocated = Some(points),
        // They go with a win and a draw here; anything else is noticed when the points are counted.
        "FW" | "FPB" | "HPB" => {}
        _ => return Err(Why::Expected("WW, BW, WD, BD, WL, BL, ZPB, HPB, FPB, PAB, FW, FL, W or D")),
    }
    Ok(())
}

/// Reads a `BBW`, `BBD`, `BBL`, `BBZ`, `BBF` or `BBU` line.
pub(super) fn read_bb(line: &TrfLine, scoring: &mut Scoring) -> Result<(), Fault> {
    let Field { text, column } = line.rest(5);
    let points = read_points(&text).ok_or_else(|| line.fault(column, Why::Expected("points such as 4.5")))?;
    match line.letter(3) {
        'W' => scoring.win = points,
        'D' => scoring.draw = points,
        'L' => scoring.loss = points,
        'Z' | 'F' => scoring.absent = points,
        'U' => scoring.allocated = Some(points),
        _ => return Err(line.fault(3, Why::NoSuchRecord)),
    }
    Ok(())
}

/// The `162` line, if anything differs from the normal.
pub(super) fn line(scoring: Scoring) -> Option<String> {
    if scoring == Scoring::NORMAL {
        return None;
    }
    let mut all: Vec<(char, HalfPoints)> =
        alloc::vec![('W', scoring.win), ('D', scoring.draw), ('L', scoring.loss), ('A', scoring.absent),];
    all.extend(scoring.allocated.map(|points| ('P', points)));
    let mut out = String::from("162  ");
    for (symbol, points) in all {
        out.push_str(&alloc::format!("{symbol}{:>4}    ", written(points)));
    }
    Some(String::from(out.trim_end()))
}

/// The `XXS` line, if anything differs from the normal.
pub(super) fn codes(scoring: Scoring) -> Option<String> {
    if scoring == Scoring::NORMAL {
        return None;
    }
    let normal = Scoring::NORMAL;
    let mut out = String::from("XXS");
    let mut put = |code: &str, points: HalfPoints, usual: HalfPoints| {
        if points != usual {
            out.push_str(&alloc::format!(" {code}={}", written(points)));
        }
    };
    put("W", scoring.win, normal.win);
    put("D", scoring.draw, normal.draw);
    put("WL", scoring.loss, normal.loss);
    put("BL", scoring.loss, normal.loss);
    put("ZPB", scoring.absent, normal.absent);
    put("FL", scoring.absent, normal.absent);
    put("PAB", scoring.bye(), normal.win);
    Some(out)
}
