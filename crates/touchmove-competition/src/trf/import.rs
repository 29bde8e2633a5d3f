//! A file becomes the journal of an event: sections, officials, players, rounds and results as acts that are judged.
//!
//! The format has no boards. Games of a round are numbered by the lower starting number of their two players.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{TimeControl, read_control};
use touchmove_conduct::{Award, Score};
use touchmove_law::{Edition, Points, Regulations};

use super::cells::{self, Cell, Sign, bye_letter};
use super::fault::{Fault, Why};
use super::liberal::{LeftOut, Liberal, liberal};
use super::lines::narrow;
use super::reading::{Places, placed};
use super::{Report, Scoring};
use crate::act::{EventAct, EventEntry, Paired, Who};
use crate::event::{Archive, Event, Founding};
use crate::ids::{BoardNumber, GameId, OfficialId, PlayerId, RoundNumber, SectionId};
use crate::judge::judge;
use crate::official::{By, Official, Post};
use crate::points::HalfPoints;
use crate::result::{Length, Outcome};
use crate::round::Bye;
use crate::ruling::EventDecision;
use crate::scoring::worth;
use crate::section::{System, Terms};
use crate::stamp::{Stamp, Zone};
use crate::standings::{Standings, TieBreak};

/// What a file cannot say, and what is to hold whatever it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The edition the event is played under.
    pub edition: Edition,
    /// Its regulations; what results are worth is taken from the file.
    pub regulations: Regulations,
    /// What the clocks of the place show.
    pub zone: Zone,
    /// The time control, instead of what the file says.
    pub control: Option<TimeControl>,
    /// The tie-breaks, instead of what the file says.
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// How many rounds are planned, instead of what the file says.
    pub rounds: Option<u16>,
    /// When it is imported.
    pub at: Stamp,
}

/// The section a file becomes.
const SECTION: SectionId = SectionId(1);

/// What a file of any program brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// The journal of the event.
    pub archive: Archive,
    /// What was not understood, and is not needed.
    pub left_out: Vec<LeftOut>,
    /// Where the file's points are not what its results come to.
    pub points: Vec<Fault>,
}

/// The same of a file that some program wrote as it does: liberal in everything the event does not need. Where the file does not
/// say how many rounds are planned, its days of rounds do.
pub fn import_liberal(text: &str, how: &Import) -> Result<Brought, Vec<Fault>> {
    let Liberal { text, days, mut left_out } = liberal(text);
    let (mut report, places) = placed(&text)?;
    left_out.extend(super::liberal::scoring(&mut report, &text));
    left_out.sort_by_key(|one| one.line);
    let published = u16::try_from(published(&report)).unwrap_or(u16::MAX);
    report.rounds = report.rounds.or((days > published).then_some(days));
    let journal = journal(&report, &places, how)?;
    let (points, faults): (Vec<Fault>, Vec<Fault>) =
        journal.faults.into_iter().partition(|fault| matches!(fault.why, Why::Points { .. }));
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(Brought {
        archive: Archive { founding: journal.founding, entries: journal.entries, games: Vec::new() },
        left_out,
        points,
    })
}

/// The journal of the event a file tells of, or everything that is wrong with the file.
pub fn import(text: &str, how: &Import) -> Result<Archive, Vec<Fault>> {
    let (report, places) = placed(text)?;
    let mut journal = journal(&report, &places, how)?;
    if journal.faults.is_empty() {
        Ok(Archive { founding: journal.founding, entries: journal.entries, games: Vec::new() })
    } else {
        journal.faults.sort_by_key(|fault| (fault.line, fault.column));
        Err(journal.faults)
    }
}

fn journal(report: &Report, places: &Places, how: &Import) -> Result<Journal, Vec<Fault>> {
    let terms = terms(report, places, how)?;
    let regulations = Regulations {
        points: report.scoring.unwrap_or(Scoring::NORMAL).points().unwrap_or(Points::NORMAL),
        ..how.regulations.clone()
    };
    let founding = Founding {
        name: report.name.clone(),
        place: report.city.clone(),
        federation: Some(report.federation.clone()).filter(|federation| !federation.is_empty()),
        begins: report.begins,
        ends: report.ends,
        zone: how.zone,
        edition: how.edition,
        regulations,
    };
    let event = Event::new(founding.clone());
    let mut journal = Journal { founding, event, entries: Vec::new(), faults: Vec::new(), at: how.at };
    journal.does(EventAct::OpenSection { section: SECTION, terms }, (1, 1));
    journal.people(report, places);
    for round in 1..=published(report) {
        journal.round(report, places, round);
    }
    journal.points(report, places);
    Ok(journal)
}

/// The last round that has a game; byes after it are for rounds to come.
fn published(report: &Report) -> usize {
    let last = |cells: &[Cell]| {
        cells.iter().rposition(|cell| matches!(cell, Cell::Game { .. })).map_or(0, |at| at.saturating_add(1))
    };
    report.players.iter().map(|player| last(&player.cells)).max().unwrap_or(0)
}

fn terms(report: &Report, places: &Places, how: &Import) -> Result<Terms, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut fault = |tag: &str, why: Why| faults.push(Fault { line: places.of(tag), column: 5, why });
    let scoring = report.scoring.unwrap_or(Scoring::NORMAL);
    let scoring_tag =
        ["162", "XXS", "BBU", "BBZ", "BBF", "BBW"].into_iter().find(|tag| places.found(tag).is_some());
    let scoring_tag = scoring_tag.unwrap_or("162");
    if scoring.points().is_none() {
        fault(scoring_tag, Why::NotHere("results worth so much"));
    }
    if scoring.absent != HalfPoints::ZERO {
        fault(scoring_tag, Why::NotHere("points for absence"));
    }
    let bye = scoring.bye_award();
    if bye.is_none() {
        fault(scoring_tag, Why::NotHere("bye that is worth neither a win nor a draw nor a loss"));
    }
    if places.found("299").is_some() {
        fault("299", Why::NotHere("points that no result gives"));
    }
    let control =
        how.control.clone().or_else(|| report.control.clone()).or_else(|| read_control(&report.times));
    if control.is_none() {
        fault("122", Why::Missing("the time control in a way that can be read"));
    }
    let mut tie_breaks = how.tie_breaks.clone().unwrap_or_default();
    if how.tie_breaks.is_none() {
        for code in &report.tie_breaks {
            match TieBreak::read(code) {
                Some(tie_break) => tie_breaks.push(tie_break),
                None => {
                    let tag = if places.found("202").is_some() { "202" } else { "212" };
                    fault(tag, Why::TieBreak(code.clone()));
                }
            }
        }
    }
    let rounds = published(report);
    let counted = u16::try_from(rounds).unwrap_or(u16::MAX);
    if let (None, Some(stated)) = (how.rounds, report.rounds)
        && stated < counted
    {
        let tag = if places.found("142").is_some() { "142" } else { "XXR" };
        fault(tag, Why::RoundCount { stated, counted });
    }
    let (Some(control), Some(bye), true) = (control, bye, faults.is_empty()) else { return Err(faults) };
    let system = system(report);
    Ok(Terms {
        name: report.name.clone(),
        system,
        rounds: how.rounds.or(report.rounds).unwrap_or(counted),
        carried: carried(report, rounds, &control, system),
        control,
        regulations: None,
        tie_breaks,
        bye,
    })
}

/// How opponents are found, by FIDE's code if there is one, else by the words.
fn system(report: &Report) -> System {
    let text = if report.system.is_empty() { &report.kind } else { &report.system };
    let letters = |letter: &char| letter.is_ascii_alphabetic();
    let plain: String = text.chars().filter(letters).map(|letter| letter.to_ascii_lowercase()).collect();
    let says = |words: &[&str]| words.iter().any(|word| plain.contains(word));
    if says(&["doubleroundrobin"]) {
        System::DoubleRoundRobin
    } else if says(&["roundrobin", "allplayall"]) {
        System::RoundRobin
    } else if says(&["swiss", "dutch", "dubov", "burstein"]) {
        System::Swiss
    } else {
        System::Other
    }
}

/// What a system is called in the heading of a file.
pub(super) const fn kind(system: System) -> &'static str {
    match system {
        System::Swiss => "Individual: Swiss-System",
        System::RoundRobin => "Individual: Round-Robin",
        System::DoubleRoundRobin => "Individual: Double-Round-Robin",
        System::Other => "",
    }
}

/// FIDE's code of a system, where there is only one.
pub(super) const fn code(system: System) -> &'static str {
    match system {
        System::RoundRobin => "FIDE_ROUNDROBIN",
        System::DoubleRoundRobin => "FIDE_DOUBLEROUNDROBIN",
        // Who computed the pairings is not known here.
        System::Swiss | System::Other => "",
    }
}

/// Lines that an event has no other place for.
fn carried(report: &Report, published: usize, control: &TimeControl, system: System) -> Vec<String> {
    let mut lines = Vec::new();
    let mut put = |tag: &str, text: &str, own: &str| {
        if !text.is_empty() && text != own {
            lines.push(format!("{tag} {text}"));
        }
    };
    put("092", &report.kind, kind(system));
    put("122", &report.times, &format!("{control}"));
    put("192", &report.system, code(system));
    lines.extend(super::export::days_line(&report.days));
    let next = published.saturating_add(1);
    for line in &report.carried {
        match line.get(..3) {
            Some("240") if round_of(line).is_some_and(|round| round <= published) => {}
            Some("XXZ") => {
                let mut byes = format!("240 Z {next:>3}");
                for number in line.get(4..).unwrap_or_default().split_whitespace() {
                    byes.push_str(&format!(" {number:>4}"));
                }
                lines.push(byes);
            }
            Some(_) | None => lines.push(line.clone()),
        }
    }
    for (round, number, kind) in to_come(report, published) {
        lines.push(format!("240 {} {round:>3} {number:>4}", bye_letter(kind)));
    }
    lines
}

/// The round of a `240` line.
pub(super) fn round_of(line: &str) -> Option<usize> {
    line.get(6..9)?.trim().parse().ok()
}

/// Byes in rounds that are not paired yet: the round, who, which.
fn to_come(report: &Report, published: usize) -> Vec<(usize, u16, crate::round::ByeKind)> {
    let mut all = Vec::new();
    for player in &report.players {
        for (at, cell) in player.cells.iter().enumerate().skip(published) {
            if let Cell::Bye(kind) = cell {
                all.push((at.saturating_add(1), player.number, *kind));
            }
        }
    }
    all
}

/// The journal as it grows.
struct Journal {
    founding: Founding,
    event: Event,
    entries: Vec<EventEntry>,
    faults: Vec<Fault>,
    at: Stamp,
}

impl Journal {
    /// Takes an act; what the Laws do not admit is a fault of the file at this place.
    fn does(&mut self, act: EventAct, (line, column): (u32, u32)) {
        let seq = u32::try_from(self.entries.len()).unwrap_or(u32::MAX).saturating_add(1);
        let entry = EventEntry { seq, at: self.at, by: By::Organiser, act };
        let event = core::mem::replace(&mut self.event, Event::new(nothing()));
        let judgment = judge(event, &entry);
        self.event = judgment.event;
        self.entries.push(entry);
        for ruling in judgment.rulings {
            if *ruling.decision() == EventDecision::NotAdmitted {
                let article = self.event.book().number(ruling.article()).unwrap_or_default();
                let why = Why::NotAdmitted(format!("{} ({article})", ruling.reason()));
                self.faults.push(Fault { line, column, why });
            }
        }
    }

    fn people(&mut self, report: &Report, places: &Places) {
        let chief = Some((report.chief.clone(), Post::ChiefArbiter, "102"));
        let deputies = report.deputies.iter().map(|name| (name.clone(), Post::DeputyChiefArbiter, "112"));
        let named = chief.into_iter().chain(deputies).filter(|(name, ..)| !name.is_empty());
        for ((name, post, tag), official) in named.zip(1u16..) {
            let details = Official { name, title: None, fide_id: None, federation: None, post };
            let act = EventAct::Appoint { official: OfficialId(official), details };
            self.does(act, (places.of(tag), 5));
        }
        for (line, place) in report.players.iter().zip(&places.players) {
            let (player, number) = (PlayerId(line.number), line.number);
            let details = line.player.clone();
            self.does(EventAct::Register { player, section: SECTION, number, details }, (*place, 5));
        }
    }

    /// Publishes a round and hands in its results.
    fn round(&mut self, report: &Report, places: &Places, round: usize) {
        let number = RoundNumber(u16::try_from(round).unwrap_or(u16::MAX));
        let (mut games, mut byes) = (Vec::new(), Vec::new());
        for (player, line) in report.players.iter().zip(&places.players) {
            match cell(&player.cells, round) {
                Cell::Nothing => {}
                Cell::Bye(kind) => byes.push(Bye { player: PlayerId(player.number), kind }),
                Cell::Game { opponent, color: Color::White, sign } => {
                    games.push((player.number, opponent, sign, *line));
                }
                Cell::Game { color: Color::Black, .. } => {}
            }
        }
        games.sort_by_key(|(white, black, ..)| *white.min(black));
        byes.sort_by_key(|bye| bye.player);
        let paired = games.iter().zip(1u16..).map(|((white, black, ..), board)| Paired {
            board: BoardNumber(board),
            white: PlayerId(*white),
            black: PlayerId(*black),
        });
        let pair = EventAct::Pair { section: SECTION, round: number, games: paired.collect(), byes };
        self.does(pair, (places.of("001"), narrow(cells::column(round))));
        for ((_, black, sign, line), board) in games.iter().zip(1u16..) {
            let game = GameId { section: SECTION, round: number, board: BoardNumber(board) };
            let other = report.players.iter().find(|player| player.number == *black);
            let other = other.map_or(Cell::Nothing, |player| cell(&player.cells, round));
            if let (Some(white), Cell::Game { sign: Some(black), .. }) = (*sign, other) {
                let column = narrow(cells::column(round).saturating_add(7));
                self.does(result(game, white, black), (*line, column));
            }
        }
    }

    /// Whether the points of the file are what the event comes to.
    fn points(&mut self, report: &Report, places: &Places) {
        let Some(standings) = Standings::of(&self.event, SECTION, None) else { return };
        let to_come = to_come(report, published(report));
        let normal = self.event.founding().regulations.points;
        let bye = self.event.section(SECTION).map_or(Award::Win, |section| section.terms.bye);
        for (player, line) in report.players.iter().zip(&places.players) {
            let row = standings.rows.iter().find(|row| row.player == PlayerId(player.number));
            let counted = row.map_or(HalfPoints::ZERO, |row| row.points);
            // Programs that pair the next round have counted the byes of it already.
            let own = to_come.iter().filter(|(_, number, _)| *number == player.number);
            let ahead = HalfPoints::sum(own.map(|(_, _, kind)| worth_of(normal, bye, *kind)));
            if let Some(stated) = player.points
                && stated != counted
                && stated != counted.plus(ahead)
            {
                self.faults.push(Fault { line: *line, column: 81, why: Why::Points { stated, counted } });
            }
        }
    }
}

fn cell(cells: &[Cell], round: usize) -> Cell {
    round.checked_sub(1).and_then(|at| cells.get(at)).copied().unwrap_or(Cell::Nothing)
}

fn worth_of(points: Points, bye: Award, kind: crate::round::ByeKind) -> HalfPoints {
    use crate::round::ByeKind;
    match kind {
        ByeKind::PairingAllocated => worth(points, bye),
        ByeKind::HalfPoint => worth(points, Award::Draw),
        ByeKind::FullPoint => worth(points, Award::Win),
        ByeKind::ZeroPoint => HalfPoints::ZERO,
    }
}

/// Results come as they would have come in the event: absence found by the arbiter, everything else signed.
fn result(game: GameId, white: Sign, black: Sign) -> EventAct {
    match (white, black) {
        (Sign::ForfeitLoss, Sign::ForfeitLoss) => EventAct::Absent { game, who: Who::Both },
        (Sign::ForfeitWin, Sign::ForfeitLoss) => {
            EventAct::Absent { game, who: Who::One { side: Color::Black } }
        }
        (Sign::ForfeitLoss, Sign::ForfeitWin) => {
            EventAct::Absent { game, who: Who::One { side: Color::White } }
        }
        (white, black) => {
            let score = Score { white: white.award(), black: black.award() };
            let length: Length = white.length();
            EventAct::HandIn { game, outcome: Outcome::Scored { score, ending: None, length } }
        }
    }
}

/// An event that is never seen: it stands in the place of the one being judged.
fn nothing() -> Founding {
    Founding {
        name: String::new(),
        place: String::new(),
        federation: None,
        begins: None,
        ends: None,
        zone: Zone::UNIVERSAL,
        edition: Edition::NEWEST_FIRST[0],
        regulations: Regulations::where_nothing_is_said(),
    }
}
