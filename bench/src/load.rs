//! A hall full of boards on one server: how long an act takes to be acknowledged and shown, and where it breaks.
//!
//! The generator plays real games by touch, release and press over WebSockets, on the same machine as the server. With
//! `--boards N` one run; without, first the goal (200 boards, 1,000 sockets), then more and more boards.

mod flood;
mod hall;
mod play;
mod restart;

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};

pub(crate) use flood::{flooding, run as flood};
use hall::{Hall, Pace};
pub(crate) use restart::run as restart;

/// What is measured when nothing is said.
const SECONDS: u64 = 20;
const GOAL: usize = 200;
/// The curve goes on until the slowest hundredth of the acknowledgements takes longer than this, in microseconds: then a
/// player's next act waits for the answer to the one before.
const BROKEN: u64 = 200_000;
/// Boards of the curve, in this order.
const CURVE: [usize; 10] = [50, 100, 200, 400, 600, 800, 1200, 1600, 2000, 2400];

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
        let beside = std::env::current_exe().map_err(|error| error.to_string())?.with_file_name("touchmove");
        let program = std::env::var_os("TOUCHMOVE").map_or(beside, PathBuf::from);
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

    /// Seconds of processor time that it has taken, by all its threads.
    fn worked(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields = stat.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ');
        // The system counts hundredths.
        fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
    }

    /// The largest memory it has had, in KiB.
    fn memory(&self) -> u64 {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = text.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
    }
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
    acks: Vec<u64>,
    shown: Vec<u64>,
    lost: usize,
    late: usize,
    memory: u64,
}

impl Measured {
    fn print(&self, seconds: u64) {
        let at = |sorted: &[u64], part: usize| sorted.get(sorted.len() * part / 1000).copied().unwrap_or(0);
        let millis = |micros: u64| micros as f64 / 1000.0;
        println!(
            "boards={} sockets={} acts_per_second={} ack_p50_ms={:.1} ack_p99_ms={:.1} ack_p999_ms={:.1} \
             broadcast_p99_ms={:.1} views={} late={} lost={} rss_mib={:.0}",
            self.boards,
            self.sockets,
            self.acks.len() as u64 / seconds.max(1),
            millis(at(&self.acks, 500)),
            millis(at(&self.acks, 990)),
            millis(at(&self.acks, 999)),
            millis(at(&self.shown, 990)),
            self.shown.len(),
            self.late,
            self.lost,
            self.memory as f64 / 1024.0,
        );
    }

    fn p99(&self) -> u64 {
        self.acks.get(self.acks.len() * 99 / 100).copied().unwrap_or(u64::MAX)
    }
}

/// One run on a server of its own.
fn measure(boards: usize, seconds: u64) -> Result<Measured, String> {
    let server = Server::start()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let hall = runtime.block_on(Hall::filled(&server.address, boards, hall::sockets(boards)))?;
    let mut outcome = runtime.block_on(hall.play(Pace::OfHands { seconds }));
    outcome.acks.sort_unstable();
    outcome.shown.sort_unstable();
    let sockets = boards * hall::sockets(boards);
    let measured = Measured {
        boards,
        sockets,
        acks: outcome.acks,
        shown: outcome.shown,
        lost: outcome.lost,
        late: outcome.late,
        memory: server.memory(),
    };
    measured.print(seconds);
    Ok(measured)
}

/// `load [--boards N] [--seconds N]`.
pub(crate) fn run(options: &[&str]) -> ExitCode {
    let number = |name: &str| {
        let place = options.iter().position(|word| *word == name)?;
        options.get(place + 1)?.parse::<u64>().ok()
    };
    let seconds = number("--seconds").unwrap_or(SECONDS);
    let one = number("--boards").map(|boards| boards as usize);
    let mut lost = 0;
    let mut run = |boards: usize| -> Result<u64, String> {
        let measured = measure(boards, seconds)?;
        lost += measured.lost;
        Ok(measured.p99())
    };
    let outcome = match one {
        Some(boards) => run(boards).map(drop),
        None => run(GOAL).and_then(|_| {
            for boards in CURVE {
                if run(boards)? > BROKEN {
                    println!("breaking_point={boards}");
                    break;
                }
            }
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
