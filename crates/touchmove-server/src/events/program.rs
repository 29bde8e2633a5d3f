//! An external pairing program: it gets the tournament file, and its output is shown like any other list.
//!
//! `JaVaFo` and `bbpPairings` are called with the file, `-p` and the output file, which are appended to the command; a command that
//! names `{trf}` and `{out}` is called as given.

use std::fs;
use std::io::Read as _;
use std::path::{Path as FilePath, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State as Shared};
use tokio::sync::Mutex;
use touchmove_competition::trf::{self, Format};
use touchmove_competition::{Bye, Entrant, Event, PairingList, Participation, RoundNumber, SectionId};
use touchmove_store::private_folder;
use touchmove_wire::v1::event::pairing::PairingsRead;

use super::pairing::read_list;
use super::routes::find_event;
use crate::app::State;
use crate::net::problem::{Code, Problem};
use crate::tables::games::name;

/// Timeout after which the program is killed.
const LONGEST: Duration = Duration::from_secs(60);
/// How often its result is checked for.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);
/// How many bytes of output or of an error message are read.
const MOST: u64 = 256 * 1024;
/// Where the rounds begin in the line of a player, and how wide each is.
const ROUNDS_AT: usize = 89;
const ROUND: usize = 10;
/// A round in which a player was neither paired nor given anything.
const NOT_PAIRED: &str = "  0000 - Z";

/// The pairing program of this server.
pub(crate) struct Program {
    command: Option<String>,
    longest: Duration,
    /// One at a time: a large section takes a whole processor core.
    running: Mutex<()>,
}

impl Program {
    pub(crate) fn new(command: Option<String>) -> Program {
        Program { command, longest: LONGEST, running: Mutex::new(()) }
    }

    /// Whether there is one.
    pub(crate) fn is_there(&self) -> bool {
        self.command.is_some()
    }

    /// The program's output for a tournament file.
    async fn ask(&self, file: String, data: &FilePath) -> Result<String, Problem> {
        let Some(command) = self.command.clone() else {
            return Err(Code::NoPairingProgram.into());
        };
        let _alone = self.running.lock().await;
        let random = name().ok_or(Code::NoRandomness)?;
        let (folder, longest) = (data.join(format!("pairing-{random}")), self.longest);
        let asked = tokio::task::spawn_blocking(move || {
            let answer = run(&command, &file, &folder, longest);
            let _ = fs::remove_dir_all(&folder);
            answer
        });
        let answer = asked.await.map_err(Problem::unavailable)?;
        answer.map_err(|why| Code::PairingProgramFailed { why }.into())
    }
}

/// The pairings of a round as the program makes them; nothing is published.
pub(crate) async fn run_pairing_program(
    Shared(state): Shared<Arc<State>>,
    Path((id, section, round)): Path<(String, u16, u16)>,
) -> Result<Json<PairingsRead>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let (section, round) = (SectionId(section), RoundNumber(round));
    let file = file_before(&event, section, round)?;
    let answer = state.pairing.ask(file, &state.data).await?;
    let mut list = read_list(&answer, &event, (section, round))?;
    add_requests(&event, section, round, &mut list);
    Ok(Json(PairingsRead::new(&event, section, round, list)))
}

/// Whether somebody must not be paired in a round.
fn is_away(entrant: &Entrant, round: RoundNumber) -> bool {
    let is_gone = match entrant.standing {
        Participation::Playing => false,
        Participation::Withdrawn(from) => from.0 <= round.0,
        Participation::Expelled => true,
    };
    is_gone || entrant.requested.iter().any(|(asked, _)| *asked == round)
}

/// The tournament file as it was before a round, with those who must not be paired in it.
fn file_before(event: &Event, section: SectionId, round: RoundNumber) -> Result<String, Problem> {
    let decided = event
        .round(section, round)
        .is_some_and(|found| found.pairings.iter().any(|pairing| !pairing.outcome().is_undecided()));
    if decided {
        return Err(Code::RoundHasResults.into());
    }
    let found = event.section(section).ok_or(Code::NoSuchSection)?;
    let unfinished = found.rounds.iter().find(|before| {
        before.number.0 < round.0 && before.pairings.iter().any(|pairing| pairing.outcome().is_undecided())
    });
    if let Some(before) = unfinished {
        return Err(Code::RoundUnfinished { round: before.number.0 }.into());
    }
    let reported = trf::report(event, section).ok_or(Code::NoSuchSection)?;
    let written = trf::write(&reported.report, Format::Trf16)
        .map_err(|error| Code::FileUnwritable { why: error.to_string() })?;
    let mut lines: Vec<String> = Vec::new();
    for line in written.lines() {
        match line.get(..3) {
            // Programs read the dates of rounds in different ways, and none needs them.
            Some("132") => {}
            Some("001") => lines.push(before_round(line, round)),
            _ => lines.push(line.to_owned()),
        }
    }
    let away: Vec<String> = event
        .entrants_of(section)
        .into_iter()
        .filter(|entrant| is_away(entrant, round))
        .map(|entrant| entrant.number.to_string())
        .collect();
    if !away.is_empty() {
        lines.push(format!("XXZ {}", away.join(" ")));
    }
    if round.0 == 1 && !lines.iter().any(|line| line.starts_with("XXC")) {
        lines.push("XXC white1".to_owned());
    }
    Ok(lines.join("\n") + "\n")
}

/// The line of a player as it was before a round: every round is filled in, because a program pairs the first that is not.
fn before_round(line: &str, round: RoundNumber) -> String {
    let letters: Vec<char> = line.chars().collect();
    let mut written: String = letters.iter().take(ROUNDS_AT).collect();
    for place in 0..usize::from(round.0.saturating_sub(1)) {
        let cell: String = letters.iter().skip(ROUNDS_AT + ROUND * place).take(ROUND).collect();
        let known = written.chars().count();
        written.push_str(&" ".repeat((ROUNDS_AT + ROUND * place).saturating_sub(known)));
        written.push_str(if cell.trim().is_empty() { NOT_PAIRED } else { &cell });
    }
    written.trim_end().to_owned()
}

/// A requested bye is entered.
fn add_requests(event: &Event, section: SectionId, round: RoundNumber, list: &mut PairingList) {
    for entrant in event.entrants_of(section) {
        let kind = entrant.requested.iter().find(|(asked, _)| *asked == round).map(|(_, kind)| *kind);
        let is_listed = list.byes.iter().any(|bye| bye.player == entrant.id);
        if let Some(kind) = kind.filter(|_| !is_listed && entrant.standing == Participation::Playing) {
            list.byes.push(Bye { player: entrant.id, kind });
        }
    }
}

fn run(command: &str, file: &str, folder: &FilePath, longest: Duration) -> Result<String, String> {
    private_folder(folder).map_err(|error| error.to_string())?;
    let (input, output, said) = (folder.join("in.trf"), folder.join("out.txt"), folder.join("said.txt"));
    fs::write(&input, file).map_err(|error| error.to_string())?;
    let complaints = fs::File::create(&said).map_err(|error| error.to_string())?;
    let spoken = complaints.try_clone().map_err(|error| error.to_string())?;
    let (program, arguments) = words(command, &input, &output)?;
    let mut child = Command::new(&program)
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(spoken)
        .stderr(complaints)
        .spawn()
        .map_err(|error| format!("the pairing program {program} does not start: {error}"))?;
    let mut waited = Duration::ZERO;
    let ended = loop {
        if let Some(ended) = child.try_wait().map_err(|error| error.to_string())? {
            break ended;
        }
        if waited > longest {
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("the pairing program did not answer within {} seconds", longest.as_secs()));
        }
        std::thread::sleep(BETWEEN_LOOKS);
        waited += BETWEEN_LOOKS;
    };
    if !ended.success() || !output.exists() {
        let words = read(&said).unwrap_or_default();
        let last: Vec<&str> = words.lines().rev().take(3).collect();
        let last: Vec<&str> = last.into_iter().rev().collect();
        return Err(format!("the pairing program gave no pairings: {}", last.join(" ")));
    }
    read(&output).map_err(|error| format!("the answer of the pairing program cannot be read: {error}"))
}

fn read(path: &PathBuf) -> std::io::Result<String> {
    let mut text = String::new();
    fs::File::open(path)?.take(MOST).read_to_string(&mut text)?;
    Ok(text)
}

/// The program and its arguments: separated by blanks, or between double quotes.
fn words(command: &str, input: &FilePath, output: &FilePath) -> Result<(String, Vec<String>), String> {
    let mut parts: Vec<String> = Vec::new();
    for (place, quoted) in command.split('"').enumerate() {
        if place % 2 == 1 {
            parts.push(quoted.to_owned());
        } else {
            parts.extend(quoted.split_whitespace().map(str::to_owned));
        }
    }
    let (trf, out) = (input.to_string_lossy(), output.to_string_lossy());
    if command.contains("{trf}") {
        for part in &mut parts {
            *part = part.replace("{trf}", &trf).replace("{out}", &out);
        }
    } else {
        parts.extend([trf.into_owned(), "-p".to_owned(), out.into_owned()]);
    }
    let mut parts = parts.into_iter();
    let program = parts.next().ok_or("the pairing command is empty")?;
    Ok((program, parts.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(command: &str) -> Vec<String> {
        let (program, rest) = words(command, FilePath::new("/a b/in"), FilePath::new("/o")).unwrap();
        std::iter::once(program).chain(rest).collect()
    }

    #[test]
    fn commands_are_called_as_their_programs_expect() {
        assert_eq!(split("java -jar javafo.jar"), ["java", "-jar", "javafo.jar", "/a b/in", "-p", "/o"]);
        assert_eq!(
            split("\"/my programs/bbp\" --dutch"),
            ["/my programs/bbp", "--dutch", "/a b/in", "-p", "/o"]
        );
        assert_eq!(split("py4swiss -t {trf} -p {out}"), ["py4swiss", "-t", "/a b/in", "-p", "/o"]);
        assert!(words(" ", FilePath::new("i"), FilePath::new("o")).is_ok_and(|(program, _)| program == "i"));
    }

    #[test]
    fn a_player_who_was_away_has_something_in_every_round_before() {
        let head = format!("{:<89}", "001   60      Núñez");
        let line = format!("{head}    30 b 1    24 w 1");
        assert_eq!(before_round(&line, RoundNumber(4)), format!("{line}{NOT_PAIRED}"));
        assert_eq!(before_round(&line, RoundNumber(2)), format!("{head}    30 b 1"));
        assert_eq!(before_round(head.trim_end(), RoundNumber(2)), format!("{head}{NOT_PAIRED}"));
        assert_eq!(before_round(&line, RoundNumber(1)), head.trim_end());
    }

    #[test]
    fn a_program_that_does_not_answer_is_ended_and_one_that_complains_is_quoted() {
        let folder = tempfile::tempdir().unwrap();
        let asked = |command: &str, longest| run(command, "012 X\n", &folder.path().join("run"), longest);
        let late = asked("sh -c \"sleep 30\" {trf}", Duration::from_millis(200)).unwrap_err();
        assert!(late.contains("did not answer"), "{late}");
        let wrong = asked("sh -c \"echo no such round; exit 3\" {trf}", LONGEST).unwrap_err();
        assert!(wrong.contains("no such round"), "{wrong}");
        assert!(asked("no-such-program-here", LONGEST).unwrap_err().contains("does not start"));
        let answer = asked("sh -c \"cat {trf} > {out}\"", LONGEST).unwrap();
        assert_eq!(answer, "012 X\n");
    }
}
