//! One address floods the server while a hall plays: how much longer everybody else waits. Calm and flooded times take turns in one
//! run, so that whatever else the machine does falls on both; while it is calm a process that only counts takes the place of the one that
//! floods, so that what differs is what the server does.

use std::net::SocketAddr;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use super::Server;
use super::hall::{Ends, Hall, Outcome};

/// What comes in floods.
const KINDS: [&str; 5] = ["messages", "pings", "connections", "log-ins", "codes"];
const BOARDS: usize = 60;
/// Turns of calm and flood.
const TURNS: u64 = 8;
/// How long each lasts, and what lies between them, in microseconds.
const TURN: u64 = 1_500_000;
const BETWEEN: u64 = 300_000;
/// Sockets of those who flood.
const SOCKETS: usize = 8;

fn now() -> u64 {
    touchmove_moment::read().boot.as_micros() as u64
}

/// What the gate lets come: what costs a server most that does not count it.
const GATE_KINDS: [&str; 2] = ["messages", "pings"];
/// The slowest hundredth of everybody else's acknowledgements may take this much longer, by the median of the turns.
const MOST_LONGER: f64 = 1.10;
/// In some run of this many: on a machine that others use, the slowest hundredth of a turn moves by a third either way by itself. What makes
/// others wait half as long again is found; a tenth more is found where the machine is quiet.
const RUNS: u32 = 5;

/// `flood [--gate] [KIND...]`.
pub(crate) fn run(options: &[&str]) -> ExitCode {
    let outcome = match options {
        ["--gate", kinds @ ..] => chosen(kinds, &GATE_KINDS).iter().try_for_each(|kind| gate(kind)),
        kinds => chosen(kinds, &KINDS).iter().try_for_each(|kind| measured(kind).map(drop)),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn chosen<'a>(kinds: &'a [&'a str], otherwise: &'a [&'a str]) -> &'a [&'a str] {
    if kinds.is_empty() { otherwise } else { kinds }
}

/// Fails if a flood keeps everybody else waiting in every run.
fn gate(kind: &str) -> Result<(), String> {
    let mut least = f64::MAX;
    for _ in 0..RUNS {
        least = least.min(measured(kind)?);
        if least <= MOST_LONGER {
            return Ok(());
        }
    }
    Err(format!(
        "a flood of {kind} makes everybody else wait {least:.2} times as long in the best of {RUNS} runs"
    ))
}

/// How many times as long the slowest hundredth waits while the flood comes.
fn measured(kind: &str) -> Result<f64, String> {
    let server = Server::start()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let hall = runtime.block_on(Hall::filled(&server.address, BOARDS, 3))?;
    let game = hall.a_game();
    let turns = TURNS * 2 * (TURN + BETWEEN);
    let playing = runtime.spawn(hall.play(turns / 1_000_000 + 3, Ends::Not));
    // The games have begun.
    std::thread::sleep(Duration::from_secs(1));
    let (mut times, mut sent, mut worked) = (Vec::new(), 0, [0.0, 0.0]);
    for turn in 0..TURNS {
        let (from, before) = (now(), server.worked());
        flooded("nothing", &server.address, &game, "127.0.0.1")?;
        let calm = (from, now());
        worked[0] += server.worked() - before;
        std::thread::sleep(Duration::from_micros(BETWEEN));
        let (from, before) = (now(), server.worked());
        // Another address each time: one that has flooded is not let in again at once.
        sent += flooded(kind, &server.address, &game, &format!("127.0.0.{}", 2 + turn))?;
        times.push((calm, (from, now())));
        worked[1] += server.worked() - before;
        std::thread::sleep(Duration::from_micros(BETWEEN));
    }
    let outcome = runtime.block_on(playing).map_err(|error| error.to_string())?;
    Ok(print(kind, &outcome, &times, sent, worked))
}

/// Lets a process of its own flood the server for a turn, behind everybody else on the machine; what it has got rid of.
fn flooded(kind: &str, address: &str, game: &str, from: &str) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut child = Command::new("nice");
    child
        .args(["-n", "19"])
        .arg(program)
        .args(["flooding", kind, address, game, from])
        .stderr(Stdio::inherit());
    let told = child.output().map_err(|error| error.to_string())?.stdout;
    String::from_utf8_lossy(&told).trim().parse().map_err(|_| "the flood did not come".to_owned())
}

type Time = (u64, u64);

/// Prints what was measured; how many times as long the slowest hundredth waits, by the median of the turns.
fn print(kind: &str, outcome: &Outcome, times: &[(Time, Time)], sent: u64, worked: [f64; 2]) -> f64 {
    let within = |(from, to): Time| {
        let acks = outcome.sent.iter().zip(&outcome.acks);
        let mut took: Vec<u64> =
            acks.filter(|(at, _)| (from..to).contains(*at)).map(|(_, took)| *took).collect();
        took.sort_unstable();
        took
    };
    let at = |sorted: &[u64], part: usize| sorted.get(sorted.len() * part / 100).copied().unwrap_or(0) as f64;
    let turns: Vec<_> = times.iter().map(|(calm, flood)| (within(*calm), within(*flood))).collect();
    let ratio = |part: usize| median(turns.iter().map(|(calm, flood)| at(flood, part) / at(calm, part)));
    let (mut calm, mut flood) = (Vec::new(), Vec::new());
    for (calm_turn, flood_turn) in &turns {
        calm.extend_from_slice(calm_turn);
        flood.extend_from_slice(flood_turn);
    }
    calm.sort_unstable();
    flood.sort_unstable();
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let millis = |micros: f64| micros / 1000.0;
    let cores = worked.map(|seconds| seconds * 1_000_000.0 / (TURNS * TURN) as f64);
    println!(
        "flood={kind} boards={BOARDS} acks={}+{} tried_per_second={} calm_p50_ms={:.1} flood_p50_ms={:.1} calm_p99_ms={:.1} \
         flood_p99_ms={:.1} p50_ratio={:.2} p90_ratio={:.2} p99_ratio={:.2} all_p99_ratio={:.2} calm_cores={:.2} flood_cores={:.2} late={} lost={} load={}",
        calm.len(),
        flood.len(),
        sent * 1_000_000 / (TURNS * TURN),
        millis(at(&calm, 50)),
        millis(at(&flood, 50)),
        millis(at(&calm, 99)),
        millis(at(&flood, 99)),
        ratio(50),
        ratio(90),
        ratio(99),
        at(&flood, 99) / at(&calm, 99),
        cores[0],
        cores[1],
        outcome.late,
        outcome.lost,
        load.split(' ').next().unwrap_or_default(),
    );
    ratio(99)
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
}

/// `flooding KIND ADDRESS GAME FROM`: floods for a turn, and says how much it has got rid of.
pub(crate) fn flooding(options: &[&str]) -> ExitCode {
    let [kind, address, game, from] = *options else { return ExitCode::from(2) };
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
        return ExitCode::FAILURE;
    };
    let sent = Arc::new(AtomicU64::new(0));
    runtime.block_on(async {
        for _ in 0..SOCKETS {
            let flood = Flood {
                kind: kind.to_owned(),
                address: address.to_owned(),
                game: game.to_owned(),
                from: from.to_owned(),
                sent: Arc::clone(&sent),
            };
            tokio::spawn(async move {
                loop {
                    // Turned away, it comes again at once.
                    let _ = flood.once().await;
                    tokio::task::yield_now().await;
                }
            });
        }
        tokio::time::sleep(Duration::from_micros(TURN)).await;
    });
    println!("{}", sent.load(Ordering::Relaxed));
    ExitCode::SUCCESS
}

struct Flood {
    kind: String,
    address: String,
    game: String,
    from: String,
    sent: Arc<AtomicU64>,
}

/// Frames that a client sends, empty and masked with nothing: a text of one letter, a ping.
const TEXT: [u8; 7] = [0x81, 0x81, 0, 0, 0, 0, b'x'];
const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];

impl Flood {
    /// One connection, until it is closed.
    async fn once(&self) -> std::io::Result<()> {
        if self.kind == "nothing" {
            // As busy as a process that floods, and nobody hears of it.
            for number in 0..100_000_u64 {
                std::hint::black_box(number);
            }
            return Ok(());
        }
        let socket = TcpSocket::new_v4()?;
        let other = |error: std::net::AddrParseError| std::io::Error::other(error);
        socket.bind(SocketAddr::new(self.from.parse().map_err(other)?, 0))?;
        let mut stream = socket.connect(self.address.parse().map_err(other)?).await?;
        match self.kind.as_str() {
            "messages" => self.frames(stream, &TEXT).await,
            "pings" => self.frames(stream, &PING).await,
            "log-ins" => {
                let number = self.sent.load(Ordering::Relaxed);
                let body = format!("{{\"name\":\"Arbiter {number}\",\"password\":\"long enough to guess\"}}");
                self.asks(stream, "/api/office/login", &body).await
            }
            "codes" => self.asks(stream, "/api/office/join", "{\"code\":\"AAAAA-AAAAA\"}").await,
            _ => {
                self.sent.fetch_add(1, Ordering::Relaxed);
                stream.write_all(b"GET / HTTP/1.1\r\n").await
            }
        }
    }

    /// Watches a game and says as much as the line takes.
    async fn frames(&self, mut stream: TcpStream, frame: &[u8]) -> std::io::Result<()> {
        let asked = format!(
            "GET /api/games/{}/live HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            self.game, self.address
        );
        stream.write_all(asked.as_bytes()).await?;
        let mut answer = [0; 4096];
        let length = stream.read(&mut answer).await?;
        self.sent.fetch_add(1, Ordering::Relaxed);
        if !answer[..length].starts_with(b"HTTP/1.1 101") {
            return Ok(());
        }
        let many = frame.repeat(100);
        loop {
            stream.write_all(&many).await?;
            self.sent.fetch_add(100, Ordering::Relaxed);
            // What is shown is not looked at.
            while stream.try_read(&mut answer).is_ok_and(|length| length > 0) {}
            tokio::task::yield_now().await;
        }
    }

    /// Asks the same again and again over one connection.
    async fn asks(&self, mut stream: TcpStream, path: &str, body: &str) -> std::io::Result<()> {
        let asked = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let mut answer = [0; 4096];
        loop {
            stream.write_all(asked.as_bytes()).await?;
            self.sent.fetch_add(1, Ordering::Relaxed);
            if stream.read(&mut answer).await? == 0 {
                return Ok(());
            }
        }
    }
}
