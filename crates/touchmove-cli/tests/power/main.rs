//! The power fails, fifty times, at any moment: nothing that was acknowledged is lost, nothing happens twice, nothing
//! was shown that is not on disk, and nobody is charged for the time without a server.
#![cfg(feature = "serve")]

mod kept;
mod server;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use kept::Kept;
use server::{Line, Server, spawn};
use touchmove_chess::{Color, Random, Square};
use touchmove_conduct::Act;
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct, SheetEntry};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::live::{FromClient, FromServer};
use touchmove_wire::v1::mirror::Shows;
use touchmove_wire::v1::view::{GameView, PhaseName};

const KILLS: u32 = 50;
const SEED: u64 = 0x746f_7563_686d_6f76;
/// Acts sent before the answers to earlier ones have come.
const AHEAD: usize = 6;

/// One game as its client knows it.
struct Client {
    game: String,
    token: String,
    /// Every act ever sent, by its key.
    sent: BTreeMap<String, Deed>,
    unanswered: BTreeSet<String>,
    /// The place of every act that was acknowledged.
    acknowledged: BTreeMap<String, u32>,
    /// Every view that was shown.
    shown: Vec<(u32, GameView)>,
    step: usize,
}

impl Client {
    fn new(server: &Server) -> Client {
        let (game, token) = server.new_game();
        Client {
            game,
            token,
            sent: BTreeMap::new(),
            unanswered: BTreeSet::new(),
            acknowledged: BTreeMap::new(),
            shown: Vec::new(),
            step: 0,
        }
    }

    fn send(&mut self, line: &mut Line, deed: Deed) {
        let key = format!("key-{:05}", self.sent.len());
        self.sent.insert(key.clone(), deed);
        self.unanswered.insert(key.clone());
        self.send_again(line, &key);
    }

    fn send_again(&self, line: &mut Line, key: &str) {
        // A server that has just died does not hear it; the answer never comes, and it is sent again.
        let _ = line.send(&FromClient::Act { key: key.to_owned(), deed: self.sent[key].clone() });
    }

    /// Takes in one message.
    fn heard(&mut self, message: FromServer) {
        match message {
            FromServer::View { seq, view, .. } => self.shown.push((seq, *view)),
            FromServer::Ack { key, seq } => {
                self.unanswered.remove(&key);
                let before = self.acknowledged.insert(key.clone(), seq);
                assert!(before.is_none_or(|before| before == seq), "{key} stands twice");
            }
            FromServer::Record { .. } => {}
            FromServer::Refused { key, problem } => panic!("{key} was refused: {problem}"),
            FromServer::Closed { problem } => panic!("{problem}"),
        }
    }

    /// Hears until at most `most` acts wait for their answers; false once the server is gone.
    fn wait(&mut self, line: &mut Line, most: usize) -> bool {
        while self.unanswered.len() > most || self.shown.is_empty() {
            match line.hear() {
                Some(message) => self.heard(message),
                None => return false,
            }
        }
        true
    }

    fn phase(&self) -> PhaseName {
        self.shown.last().map_or(PhaseName::NotStarted, |(_, view)| view.phase)
    }

    /// The next thing somebody does: knights go out and home, and in between anything may happen.
    fn next(&mut self, random: &mut Random) -> Deed {
        const ROUND: [(&str, &str, Color); 4] = [
            ("g1", "f3", Color::White),
            ("g8", "f6", Color::Black),
            ("f3", "g1", Color::White),
            ("f6", "g8", Color::Black),
        ];
        let side = if random.below(2) == 0 { Color::White } else { Color::Black };
        match random.below(12) {
            0 => {
                let note = SheetEntry::Note(format!("note {}", self.sent.len()));
                return player(side, PlayerAct::Write(note));
            }
            1 => return player(side, PlayerAct::SayAdjust),
            2 => return player(side, PlayerAct::Offer { condition: None }),
            3 => {
                let all: Vec<Square> = Square::all().collect();
                let square = all[usize::try_from(random.below(64)).unwrap()];
                return player(side, PlayerAct::Touch(square, Contact::Intent));
            }
            _ => {}
        }
        let (from, to, by) = ROUND[self.step / 3 % ROUND.len()];
        let act = match self.step % 3 {
            0 => PlayerAct::Touch(named(from), Contact::Intent),
            1 => PlayerAct::Release(named(to)),
            _ => PlayerAct::Press(Hand::Same),
        };
        self.step += 1;
        player(by, act)
    }

    /// Plays until the server is gone.
    fn play(&mut self, line: &mut Line, random: &mut Random) {
        while self.wait(line, AHEAD) {
            let deed = self.next(random);
            self.send(line, deed);
        }
    }

    /// Both players let the game start or go on.
    fn begin(&mut self, line: &mut Line) -> bool {
        let act = match self.phase() {
            PhaseName::NotStarted => ArbiterAct::Start,
            PhaseName::Stopped => ArbiterAct::Resume,
            PhaseName::Playing
            | PhaseName::Adjourned
            | PhaseName::ResultPending
            | PhaseName::Over
            | PhaseName::Cancelled => return true,
        };
        for side in Color::ALL {
            self.send(line, player(side, PlayerAct::Confirm(Box::new(act.clone()))));
        }
        self.wait(line, 0)
    }

    /// Sends once more what was not answered, and something that was.
    fn send_the_rest_again(&mut self, line: &mut Line, random: &mut Random) {
        let answered: Vec<String> = self.acknowledged.keys().cloned().collect();
        if !answered.is_empty() {
            let any = usize::try_from(random.next()).unwrap_or(0) % answered.len();
            self.unanswered.insert(answered[any].clone());
        }
        for key in self.unanswered.clone() {
            self.send_again(line, &key);
        }
    }
}

fn player(side: Color, act: PlayerAct) -> Deed {
    Deed::ours(Act::Player(side, act))
}

fn named(square: &str) -> Square {
    Square::from_name(square.as_bytes()).unwrap()
}

/// Everything that must hold of what the disk has after a cut.
fn nothing_is_lost(client: &Client, kept: &Kept) {
    for (key, seq) in &client.acknowledged {
        let entry = &kept.entries[usize::try_from(*seq).unwrap() - 1];
        assert_eq!(entry.act, client.sent[key].journal_text().unwrap(), "{key} was acknowledged at {seq}");
    }
    let places: BTreeSet<u32> = client.acknowledged.values().copied().collect();
    assert_eq!(places.len(), client.acknowledged.len(), "two acts were acknowledged at one place");
    let theirs = kept.entries.iter().filter(|entry| entry.actor != "system").count();
    assert!(theirs <= client.sent.len(), "{theirs} acts stand, {} were sent", client.sent.len());
    for (seq, view) in &client.shown {
        assert!(usize::try_from(*seq).unwrap() <= kept.entries.len(), "{seq} was shown and is not kept");
        assert_eq!(kept.view(*seq, view.now), *view, "what was shown after entry {seq} is not what is kept");
    }
    assert!(kept.entries.iter().all(|entry| entry.at <= kept.mark), "an entry is later than the last mark");
    assert!(kept.entries.is_sorted_by_key(|entry| entry.at), "moments go back");
}

/// Nothing is lost, and after a restart both clocks stand at the last durable mark.
fn stands_at_the_mark(client: &mut Client, line: &mut Line, kept: &Kept) {
    client.shown.clear();
    assert!(client.wait(line, usize::MAX));
    let (_, view) = client.shown.last().unwrap();
    let at = touchmove_clock::Moment::at(kept.mark);
    let due = kept.last().clock().readings(at);
    assert_eq!(view.running, None);
    assert_eq!(view.clocks.white.remaining, due.white.get(), "White's clock");
    assert_eq!(view.clocks.black.remaining, due.black.get(), "Black's clock");
    assert!(view.now >= kept.mark, "time goes back");
    assert_eq!(view.board, kept.view(u32::try_from(kept.entries.len()).unwrap(), view.now).board);
}

/// Kills the server after a while; it may be in the middle of anything.
fn kill_after(mut server: Server, millis: u64) -> mpsc::Receiver<()> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        thread::sleep(Duration::from_millis(millis));
        server.child.kill().unwrap();
        server.child.wait().unwrap();
        let _ = tell.send(());
    });
    told
}

/// A start that does not live long, perhaps not even until it listens.
fn short_life(folder: &Path, millis: u64) {
    let mut child = spawn(folder);
    thread::sleep(Duration::from_millis(millis));
    child.kill().unwrap();
    child.wait().unwrap();
}

/// A game gets no longer than this; then another begins beside it.
const LONGEST: usize = 400;

#[test]
fn fifty_power_cuts_lose_nothing_and_double_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Random::seeded(SEED);
    let mut client: Option<Client> = None;
    let (mut kills, mut acknowledged, mut in_flight) = (0, 0, 0);
    while kills < KILLS {
        if random.below(4) == 0 {
            short_life(folder.path(), random.below(40));
            kills += 1;
        }
        let cut = client.as_ref().map(|client| Kept::read(folder.path(), &client.game));
        let server = Server::start(folder.path());
        let mut playing = client.take().unwrap_or_else(|| Client::new(&server));
        let mut line = server.join(&playing.game, &playing.token);
        if let Some(cut) = cut {
            stands_at_the_mark(&mut playing, &mut line, &cut);
            playing.send_the_rest_again(&mut line, &mut random);
        }
        assert!(playing.wait(&mut line, 0), "the server did not go on");
        let before = playing.acknowledged.len();
        let gone = kill_after(server, random.below(300));
        if playing.begin(&mut line) {
            playing.play(&mut line, &mut random);
        }
        gone.recv().unwrap();
        kills += 1;
        acknowledged += playing.acknowledged.len() - before;
        in_flight += playing.unanswered.len();
        nothing_is_lost(&playing, &Kept::read(folder.path(), &playing.game));
        let goes_on = playing.phase() != PhaseName::Over && playing.sent.len() < LONGEST;
        client = goes_on.then_some(playing);
    }
    println!("{kills} power cuts, {acknowledged} acts acknowledged, {in_flight} cut off before their answer");
    assert!(acknowledged > 100, "hardly anything was played: {acknowledged}");
    assert!(in_flight > 0, "no act was cut off");
}
