//! The road to a database: it can be closed, and it can go silent without anybody being told.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How the road is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Is {
    Open,
    /// Every line has ended, and none is taken: the database was stopped.
    Closed,
    /// Lines are taken, and nothing goes over them: a cable was pulled, or a machine stands still.
    Silent,
}

/// A road to the database.
pub(crate) struct Road {
    /// The address of the database by this road.
    pub(crate) url: String,
    traffic: Arc<Mutex<Traffic>>,
}

struct Traffic {
    is: Is,
    lines: Vec<TcpStream>,
}

impl Road {
    /// To the database at this address.
    pub(crate) fn to(url: &str) -> Road {
        let (before, rest) = url.rsplit_once('@').unwrap();
        let (address, name) = rest.split_once('/').unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("{before}@{}/{name}", listener.local_addr().unwrap());
        let traffic = Arc::new(Mutex::new(Traffic { is: Is::Open, lines: Vec::new() }));
        let (address, shared) = (address.to_owned(), Arc::clone(&traffic));
        thread::spawn(move || {
            for line in listener.incoming() {
                take(line.unwrap(), &address, &shared);
            }
        });
        Road { url, traffic }
    }

    pub(crate) fn make(&self, is: Is) {
        let mut traffic = self.traffic.lock().unwrap();
        traffic.is = is;
        if is == Is::Closed {
            for line in traffic.lines.drain(..) {
                // One that has ended already is no fault.
                let _ = line.shutdown(Shutdown::Both);
            }
        }
    }
}

/// Takes a line, unless the road is closed.
fn take(here: TcpStream, address: &str, traffic: &Arc<Mutex<Traffic>>) {
    let mut now = traffic.lock().unwrap();
    if now.is == Is::Closed {
        return;
    }
    let there = TcpStream::connect(address).unwrap();
    for (from, to) in [(&here, &there), (&there, &here)] {
        now.lines.push(from.try_clone().unwrap());
        let (from, to, traffic) = (from.try_clone().unwrap(), to.try_clone().unwrap(), Arc::clone(traffic));
        thread::spawn(move || carry(from, to, &traffic));
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, traffic: &Mutex<Traffic>) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(many @ 1..) = from.read(&mut bytes) {
        while traffic.lock().unwrap().is == Is::Silent {
            thread::sleep(Duration::from_millis(10));
        }
        if to.write_all(&bytes[..many]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}
