//! A client that keeps account of what it was told, and what must hold of the disk by that account.

use std::collections::{BTreeMap, BTreeSet};

use touchmove_chess::{Color, Random, Square};
use touchmove_conduct::Phase;
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct, SheetEntry};
use touchmove_conduct::{Act, Role};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::Kept as Late;
use touchmove_wire::v1::live::{FromClient, FromServer};
use touchmove_wire::v1::view::GameView;

use crate::kept::Kept;
use crate::server::{Line, Server};

/// Acts sent before the answers to earlier ones have come.
const AHEAD: usize = 6;

/// One game as its client knows it.
pub(crate) struct Client {
    pub(crate) game: String,
    pub(crate) token: String,
    /// Every act ever sent, by its key.
    pub(crate) sent: BTreeMap<String, Deed>,
    pub(crate) unanswered: BTreeSet<String>,
    /// What had been shown when each act was done.
    seen: BTreeMap<String, u32>,
    /// The last entry that was shown.
    last: u32,
    /// The place of every act that came too late after a gap.
    pub(crate) late: BTreeMap<String, u32>,
    /// The place of every act that was acknowledged.
    pub(crate) acknowledged: BTreeMap<String, u32>,
    /// Every view that was shown.
    pub(crate) shown: Vec<(u32, GameView)>,
    /// Every view that a spectator was shown.
    pub(crate) watched: Vec<(u32, GameView)>,
    /// What was refused because the journal took nothing.
    pub(crate) refused: Vec<String>,
    quiet: Vec<Move>,
    step: usize,
}

type Move = (Square, Square, Color);

/// Knights go out and home twice, then a pawn of either side takes a step, so that no position comes back a fifth time.
fn quiet_game() -> Vec<Move> {
    let knights = [
        ("g1", "f3", Color::White),
        ("g8", "f6", Color::Black),
        ("f3", "g1", Color::White),
        ("f6", "g8", Color::Black),
    ];
    let mut game = Vec::new();
    for ranks in [["2", "3", "7", "6"], ["3", "4", "6", "5"]] {
        // The knights need the squares of the f-file.
        for file in ["a", "b", "c", "d", "e", "g", "h"] {
            let [white, to_white, black, to_black] = ranks.map(|rank| named(&format!("{file}{rank}")));
            let out_and_home = knights.map(|(from, to, by)| (named(from), named(to), by));
            game.extend(out_and_home);
            game.extend(out_and_home);
            game.push((white, to_white, Color::White));
            game.push((black, to_black, Color::Black));
        }
    }
    game
}

impl Client {
    pub(crate) fn new(server: &Server) -> Client {
        Client::with(server, "90+30")
    }

    pub(crate) fn with(server: &Server, control: &str) -> Client {
        Client::at(server.new_game(control))
    }

    /// Where the journal may fail.
    pub(crate) fn try_new(server: &Server) -> Option<Client> {
        server.try_new_game("90+30").map(Client::at)
    }

    fn at((game, token): (String, String)) -> Client {
        Client {
            game,
            token,
            sent: BTreeMap::new(),
            unanswered: BTreeSet::new(),
            seen: BTreeMap::new(),
            last: 0,
            late: BTreeMap::new(),
            acknowledged: BTreeMap::new(),
            shown: Vec::new(),
            watched: Vec::new(),
            refused: Vec::new(),
            quiet: quiet_game(),
            step: 0,
        }
    }

    pub(crate) fn send(&mut self, line: &mut Line, deed: Deed) {
        let key = format!("key-{:05}", self.sent.len());
        self.sent.insert(key.clone(), deed);
        self.unanswered.insert(key.clone());
        self.seen.insert(key.clone(), self.last);
        self.send_again(line, &key);
    }

    fn send_again(&self, line: &mut Line, key: &str) {
        // A server that has just died does not hear it; the answer never comes, and it is sent again.
        let (deed, seen) = (self.sent[key].clone(), Some(self.seen[key]));
        let _ = line.send(&FromClient::Act { key: key.to_owned(), deed, seen });
    }

    /// Takes in one message.
    pub(crate) fn heard(&mut self, message: FromServer) {
        match message {
            FromServer::View { seq, view, .. } => {
                self.last = self.last.max(seq);
                self.shown.push((seq, *view));
            }
            FromServer::Late { key, seq, .. } => {
                self.unanswered.remove(&key);
                let before = self.late.insert(key.clone(), seq);
                assert!(before.is_none_or(|before| before == seq), "{key} is kept twice");
            }
            FromServer::Ack { key, seq } => {
                self.unanswered.remove(&key);
                let before = self.acknowledged.insert(key.clone(), seq);
                assert!(before.is_none_or(|before| before == seq), "{key} stands twice");
            }
            FromServer::Record { .. }
            | FromServer::Devices { .. }
            | FromServer::Preview { .. }
            | FromServer::Said { .. }
            | FromServer::Changed { .. } => {}
            FromServer::Refused { key, problem, .. } => {
                self.unanswered.remove(&key);
                // Hands that do anything ask more than is taken while nobody answers.
                if !problem.starts_with("too many questions") {
                    self.refused.push(problem);
                }
            }
            FromServer::Broadcast { .. } => {}
            FromServer::Closed { problem, .. } => panic!("{problem}"),
        }
    }

    /// Hears until at most `most` acts wait for their answers; false once the server is gone.
    pub(crate) fn wait(&mut self, line: &mut Line, most: usize) -> bool {
        while self.unanswered.len() > most || self.shown.is_empty() {
            match line.hear() {
                Some(message) => self.heard(message),
                None => return false,
            }
        }
        true
    }

    pub(crate) fn phase(&self) -> Phase {
        self.shown.last().map_or(Phase::NotStarted, |(_, view)| view.phase)
    }

    /// The next thing somebody does: a long quiet game, and in between anything may happen.
    fn next(&mut self, random: &mut Random) -> Deed {
        let side = if random.below(2) == 0 { Color::White } else { Color::Black };
        match random.below(12) {
            0 => {
                let note = SheetEntry::Note { text: format!("note {}", self.sent.len()) };
                return player(side, PlayerAct::Write { entry: note });
            }
            1 => return player(side, PlayerAct::SayAdjust),
            2 => return player(side, PlayerAct::Offer { condition: None }),
            // Not while a piece is in the hand: another would be put down in its place, and the game were no longer quiet.
            3 if self.step.is_multiple_of(3) => {
                let all: Vec<Square> = Square::all().collect();
                let square = all[usize::try_from(random.below(64)).unwrap()];
                return player(side, PlayerAct::Touch { square, contact: Contact::Intent });
            }
            _ => {}
        }
        // Once the quiet game is played out, hands only write: the same positions again would end it.
        let Some(&(from, to, by)) = self.quiet.get(self.step / 3) else {
            let note = SheetEntry::Note { text: format!("note {}", self.sent.len()) };
            return player(side, PlayerAct::Write { entry: note });
        };
        let act = match self.step % 3 {
            0 => PlayerAct::Touch { square: from, contact: Contact::Intent },
            1 => PlayerAct::Release { square: to },
            _ => PlayerAct::Press { hand: Hand::Same },
        };
        self.step += 1;
        player(by, act)
    }

    /// Plays until the server is gone.
    pub(crate) fn play(&mut self, line: &mut Line, random: &mut Random) {
        while self.wait(line, AHEAD) {
            let deed = self.next(random);
            self.send(line, deed);
        }
    }

    /// One act more, and the answer to it; false once the server is gone.
    pub(crate) fn one_more(&mut self, line: &mut Line, random: &mut Random) -> bool {
        let deed = self.next(random);
        self.send(line, deed);
        self.wait(line, 0)
    }

    /// Both players let the game start or go on.
    pub(crate) fn begin(&mut self, line: &mut Line) -> bool {
        let act = match self.phase() {
            Phase::NotStarted => ArbiterAct::Start,
            Phase::Stopped => ArbiterAct::Resume,
            Phase::Playing | Phase::Adjourned | Phase::ResultPending | Phase::Over | Phase::Cancelled => {
                return true;
            }
        };
        for side in Color::ALL {
            self.send(line, player(side, PlayerAct::Confirm { act: Box::new(act.clone()) }));
        }
        self.wait(line, 0)
    }

    /// Sends once more what was not answered, and something that was.
    pub(crate) fn send_the_rest_again(&mut self, line: &mut Line, random: &mut Random) {
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

pub(crate) fn player(side: Color, act: PlayerAct) -> Deed {
    Deed(Act::Player(side, act))
}

fn named(square: &str) -> Square {
    Square::from_name(square.as_bytes()).unwrap()
}

/// Everything that must hold of what the disk has after a cut.
pub(crate) fn nothing_is_lost(client: &Client, kept: &Kept) {
    for (key, seq) in &client.acknowledged {
        let entry = &kept.entries[usize::try_from(*seq).unwrap() - 1];
        assert_eq!(entry.act, client.sent[key].journal_text().unwrap(), "{key} was acknowledged at {seq}");
    }
    let places: BTreeSet<u32> = client.acknowledged.values().copied().collect();
    assert_eq!(places.len(), client.acknowledged.len(), "two acts were acknowledged at one place");
    for (key, seq) in &client.late {
        let entry = &kept.entries[usize::try_from(*seq).unwrap() - 1];
        assert_eq!(entry.key, format!("table:{key}"), "the late act at {seq}");
        assert_eq!(
            Late::read(&entry.act).unwrap(),
            Late::Late(client.sent[key].clone()),
            "{key} came too late"
        );
        assert!(!client.acknowledged.contains_key(key), "{key} was done and came too late");
    }
    let theirs = kept.entries.iter().filter(|entry| entry.actor != "system").count();
    assert!(theirs <= client.sent.len(), "{theirs} acts stand, {} were sent", client.sent.len());
    for (seq, view) in &client.shown {
        assert!(usize::try_from(*seq).unwrap() <= kept.entries.len(), "{seq} was shown and is not kept");
        assert_eq!(kept.view(*seq, view.now), *view, "what was shown after entry {seq} is not what is kept");
    }
    for (seq, view) in &client.watched {
        assert!(usize::try_from(*seq).unwrap() <= kept.entries.len(), "{seq} was watched and is not kept");
        assert_eq!(kept.view_of(Role::Spectator, *seq, view.now), *view, "entry {seq} as it was watched");
    }
    assert!(kept.entries.iter().all(|entry| entry.at <= kept.mark), "an entry is later than the last mark");
    assert!(kept.entries.is_sorted_by_key(|entry| entry.at), "moments go back");
}

/// Nothing is lost, and after a restart both clocks stand at the last durable mark.
pub(crate) fn stands_at_the_mark(client: &mut Client, line: &mut Line, kept: &Kept) {
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
