//! Touchmove and its peers side by side.
//!
//! `perft [--full] [--rounds N]` compares speed, `perft touchmove POSITION DEPTH [all]` runs ours alone for a
//! profiler, `differ [POSITIONS]` compares legal moves on random positions, `magics` searches for the factors in
//! touchmove-chess, `winnability [--budgets] [FILE]` compares proofs of who can still checkmate, `four-men [CLASS...]` those with a
//! backward search, `pgn [FILE]` reading games, `audit [FILE]` a whole audit, `conduct` counts the acts judged a second,
//! `load [--boards N] [--pages N] [--seconds N]` fills a hall with boards on one server; `restart [--boards N] [--finished N]` pulls the
//! plug in it; `soak --hours N` keeps one full and says whether memory, disk or waiting grow; `flood [KIND...]`
//! lets one address flood it with messages, pings, connections, log-ins or codes, in turns with calm; with `--gate` it fails if others wait
//! longer by that.
//! `adapter NAME` answers the conformance suite for a library. Every command that measures ends with a line of name=value pairs.

mod adapter;
mod audit;
mod conduct;
mod differ;
mod endings;
mod load;
mod magics;
mod peers;
mod perft;
mod pgn;
mod winnability;

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["perft", "touchmove", position, depth] => perft::alone(position, depth, perft::Leaves::Counted),
        ["perft", "touchmove", position, depth, "all"] => perft::alone(position, depth, perft::Leaves::Made),
        ["perft", "touchmove"] => perft::ours(),
        ["perft", options @ ..] => perft::run(options),
        ["differ", options @ ..] => differ::run(options),
        ["magics"] => magics::run(),
        ["adapter", name] => adapter::run(name),
        ["conduct"] => conduct::run(),
        ["load", options @ ..] => load::run(options),
        ["restart", options @ ..] => load::restart(options),
        ["soak", options @ ..] => load::soak(options),
        ["flood", options @ ..] => load::flood(options),
        ["flooding", options @ ..] => load::flooding(options),
        ["audit", options @ ..] => audit::run(options),
        ["pgn", options @ ..] => pgn::run(options),
        ["winnability", options @ ..] => winnability::run(options),
        ["four-men", options @ ..] => endings::run(options),
        _ => {
            eprintln!(
                "use: touchmove-bench perft [--full] [--rounds N] | differ [POSITIONS] | magics | conduct | \
                 load [--boards N] [--pages N] [--seconds N] | restart [--boards N] [--finished N] | soak --hours N | flood [--gate] [KIND...] | pgn [FILE] | audit [FILE] | winnability [--budgets] [FILE] | four-men [CLASS...] | adapter NAME"
            );
            ExitCode::from(2)
        }
    }
}
