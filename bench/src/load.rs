//! A hall full of boards on one server: how long an act takes to be acknowledged and shown, and where it breaks.
//!
//! The generator is an event in a hall, on the same machine as the server and behind one public address: two tablets at each board, enrolled
//! by codes, play real games by touch, release and press over WebSockets, as the page does; desks, hall screens and phones look, each on one
//! packed stream; pages are reloaded, and tablets fall asleep. With `--boards N` one run; without, first the goal (400 boards), then more
//! and more boards until the acknowledgements take too long.

mod devices;
mod flood;
mod hall;
mod http;
mod pages;
mod play;
mod restart;
mod soak;
mod venue;
mod written;

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};

pub(crate) use flood::{flooding, run as flood};
use hall::Ends;
use http::VENUE;
use pages::Pages;
pub(crate) use restart::run as restart;
pub(crate) use soak::run as soak;
use venue::Venue;

/// What is measured when nothing is said.
const SECONDS: u64 = 20;
const GOAL: usize = 400;
/// The curve goes on until the slowest hundredth of the acknowledgements takes longer than this, in microseconds: then a
/// hand is noticed to be slower than a clock of its own.
const BROKEN: u64 = 50_000;
/// Rounds of the event.
const ROUNDS: usize = 9;
/// Spectators, each on one stream.
const PAGES: usize = 1000;
/// Boards of the curve, in this order. A server has 4,096 seats in games of events: a few are left for tablets that load the page
/// again before their old socket is closed.
const CURVE: [usize; 9] = [50, 100, 200, 400, 600, 800, 1200, 1600, 2000];

/// A server of its own, in a folder of its own.
pub(crate) struct Server {
    child: Child,
    folder: PathBuf,
    pub(crate) address: String,
}

impl Server {
    /// In a new folder.
    fn start() -> Result<Server, String> {
        Server::start_in(std::env::temp_dir().join(format!("touchmove-load-{}", std::process::id())), &[])
    }

    /// The program beside this one, built with the same profile, or the one that `TOUCHMOVE` names.
    fn start_in(folder: PathBuf, settings: &[&str]) -> Result<Server, String> {
        let program = Server::program()?;
        let mut child = Command::new(&program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .args(settings)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}; build touchmove-cli first", program.display()))?;
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().ok_or("no output")?);
        while !line.contains("http://") {
            line.clear();
            if said.read_line(&mut line).map_err(|error| error.to_string())? == 0 {
                return Err("the server ended".to_owned());
            }
        }
        let address = line.trim().rsplit("http://").next().unwrap_or_default().to_owned();
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Ok(Server { child, folder, address })
    }

    fn program() -> Result<PathBuf, String> {
        let beside = std::env::current_exe().map_err(|error| error.to_string())?.with_file_name("touchmove");
        Ok(std::env::var_os("TOUCHMOVE").map_or(beside, PathBuf::from))
    }

    /// Seconds of processor time that it has taken, by all its threads.
    fn worked(&self) -> f64 {
        worked(self.child.id())
    }

    /// The largest memory it has had, in KiB.
    fn memory(&self) -> u64 {
        self.status("VmHWM:")
    }

    /// The memory it has, in KiB.
    fn resident(&self) -> u64 {
        self.status("VmRSS:")
    }

    fn status(&self, name: &str) -> u64 {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = text.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
    }
}

/// Seconds of processor time that a process has taken.
fn worked(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ');
    // The system counts hundredths.
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What one run has shown, in microseconds and KiB.
struct Measured {
    boards: usize,
    sockets: usize,
    /// Streams that were looked at, the bytes that came over them, and how many ended too early.
    pages: usize,
    bytes: u64,
    ended: usize,
    acks: Vec<u64>,
    shown: Vec<u64>,
    lost: usize,
    late: usize,
    reopened: usize,
    memory: u64,
    /// Processor time of the server and of the generator while it was played, in seconds.
    worked: [f64; 2],
}

impl Measured {
    fn print(&self, seconds: u64) {
        let at = |sorted: &[u64], part: usize| sorted.get(sorted.len() * part / 1000).copied().unwrap_or(0);
        let millis = |micros: u64| micros as f64 / 1000.0;
        println!(
            "sockets={} pages={} page_bytes_per_second={} pages_ended={} acts_per_second={} ack_p50_ms={:.1} ack_p999_ms={:.1} \
             broadcast_p99_ms={:.1} views={} late={} reopened={} rss_mib={:.0} \
             server_cores={:.2} generator_cores={:.2}",
            self.sockets,
            self.pages,
            self.bytes / (self.pages.max(1) as u64 * seconds.max(1)),
            self.ended,
            self.acks.len() as u64 / seconds.max(1),
            millis(at(&self.acks, 500)),
            millis(at(&self.acks, 999)),
            millis(at(&self.shown, 990)),
            self.shown.len(),
            self.late,
            self.reopened,
            self.memory as f64 / 1024.0,
            self.worked[0] / seconds.max(1) as f64,
            self.worked[1] / seconds.max(1) as f64,
        );
        println!(
            "boards={} ack_p99_ms={:.1} lost={}",
            self.boards,
            millis(at(&self.acks, 990)),
            self.lost + self.ended
        );
    }

    fn p99(&self) -> u64 {
        self.acks.get(self.acks.len() * 99 / 100).copied().unwrap_or(u64::MAX)
    }
}

/// One run on a server of its own.
fn measure(boards: usize, pages: usize, seconds: u64, browser: Option<&str>) -> Result<Measured, String> {
    let folder = std::env::temp_dir().join(format!("touchmove-load-{}", std::process::id()));
    let server = Server::start_in(folder, &["--venue", &VENUE.to_string()])?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let mut venue = runtime.block_on(Venue::opened(&server, boards, ROUNDS))?;
    let hall = runtime.block_on(venue.round(&server, 1))?;
    let looking = runtime.block_on(Pages::open(&server.address, VENUE, venue.looking(pages)))?;
    let (pages, sockets) = (looking.count(), hall.sockets());
    let browser = browser.map(|script| venue.browser(&server, script, seconds)).transpose()?;
    let before = [server.worked(), worked(std::process::id())];
    let mut outcome = runtime.block_on(hall.play(seconds, Ends::Not));
    let worked = [server.worked() - before[0], worked(std::process::id()) - before[1]];
    let (bytes, ended) = looking.close();
    let is_busy = match browser {
        Some(mut script) => !script.wait().is_ok_and(|ended| ended.success()),
        None => false,
    };
    if is_busy {
        return Err("the browser is too busy, or has failed".to_owned());
    }
    outcome.acks.sort_unstable();
    outcome.shown.sort_unstable();
    let measured = Measured {
        boards,
        sockets,
        pages,
        bytes,
        ended,
        acks: outcome.acks,
        shown: outcome.shown,
        lost: outcome.lost,
        late: outcome.late,
        reopened: outcome.reopened,
        memory: server.memory(),
        worked,
    };
    measured.print(seconds);
    Ok(measured)
}

/// `load [--boards N] [--pages N] [--seconds N] [--browser SCRIPT]`.
pub(crate) fn run(options: &[&str]) -> ExitCode {
    let number = |name: &str| {
        let place = options.iter().position(|word| *word == name)?;
        options.get(place + 1)?.parse::<u64>().ok()
    };
    let place = options.iter().position(|word| *word == "--browser");
    let browser = place.and_then(|place| options.get(place + 1)).copied();
    let seconds = number("--seconds").unwrap_or(SECONDS);
    let pages = number("--pages").map_or(PAGES, |pages| pages as usize);
    let one = number("--boards").map(|boards| boards as usize);
    let mut lost = 0;
    let mut run = |boards: usize| -> Result<u64, String> {
        let measured = measure(boards, pages, seconds, browser)?;
        lost += measured.lost + measured.ended;
        Ok(measured.p99())
    };
    let outcome = match one {
        Some(boards) => run(boards).map(drop),
        None => run(GOAL).and_then(|_| {
            for boards in CURVE {
                if run(boards)? > BROKEN {
                    println!("breaking_point={boards}");
                    return Ok(());
                }
            }
            println!("breaking_point=none seats_end_at={}", CURVE[CURVE.len() - 1]);
            Ok(())
        }),
    };
    if let Err(error) = outcome {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    println!("lost={lost}");
    if lost == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
