use touchmove_chess::{Color, Move, Random};
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
use touchmove_conduct::{Act, Entry, Game, Phase, judge};
use touchmove_law::{ArbiterPresence, Edition, Language, Laws};
use touchmove_store::Head;
use touchmove_wire::v1::live::{Manner, TableKind, Terms};

use super::*;
use crate::net::language::{Announcing, Viewer};
use crate::tables::view::Texts;

const HALL: Audience =
    Audience { seat: Seat::Spectator, viewer: Viewer { language: Language::English, announcing: None } };

fn terms() -> Terms {
    Terms {
        version: 1,
        edition: Edition::NEWEST_FIRST[0].year(),
        control: "90+30".to_owned(),
        white: "White".to_owned(),
        black: "Black".to_owned(),
        manner: Manner::Strict,
        arbiter: ArbiterPresence::Absent,
        position: None,
        kind: TableKind::Board,
        chess960: None,
        scheduled: None,
        announcements: None,
        event: None,
    }
}

fn committed(laws: &Arc<Laws>, game: &Game, seq: u32) -> Committed {
    Committed {
        head: Head { seq, hash: [7; 32] },
        held: false,
        has_clock: true,
        now: u64::from(seq) * 1000,
        laws: Arc::clone(laws),
        game: Arc::new(game.clone()),
        rulings: Arc::default(),
        frozen: false,
        texts: Texts::default(),
        since: Since::default(),
    }
}

/// A quiet move, so that two hands are enough.
fn quiet(game: &Game, random: &mut Random) -> Option<[touchmove_chess::Square; 2]> {
    let moves = game.position().legal_moves();
    let quiet: Vec<[touchmove_chess::Square; 2]> = moves
        .as_slice()
        .iter()
        .filter_map(|mv| match mv {
            Move::Ordinary { from, to, .. } | Move::DoubleStep { from, to } => Some([*from, *to]),
            Move::Capture { .. } | Move::EnPassant { .. } | Move::Castle { .. } | Move::Promotion { .. } => {
                None
            }
        })
        .collect();
    let chosen = usize::try_from(random.next()).unwrap_or(0) % quiet.len().max(1);
    quiet.get(chosen).copied()
}

/// A hundred moves of each player; `TOUCHMOVE_PLIES` says another number, for anyone who counts instructions.
fn enough() -> usize {
    std::env::var("TOUCHMOVE_PLIES").map_or(200, |plies| plies.parse().unwrap())
}

/// Plays quiet moves at random; every commit is passed to `seen`.
fn played(seed: u64, mut seen: impl FnMut(&Committed)) -> usize {
    let (laws, mut game) = crate::tables::setup::set_up(&terms()).unwrap();
    let laws = Arc::new(laws);
    let mut random = Random::seeded(seed);
    let mut seq = 0;
    let mut act = |game: &mut Game, act: Act| {
        seq += 1;
        *game = judge(&laws, game.clone(), &Entry { seq, at: Moment::at(u64::from(seq) * 1000), act }).game;
        seen(&committed(&laws, game, seq));
    };
    for side in Color::ALL {
        let start = Box::new(ArbiterAct::Start);
        act(&mut game, Act::Player(side, PlayerAct::Confirm { act: start }));
    }
    while game.plies().len() < enough() && game.phase() == Phase::Playing {
        let Some([from, to]) = quiet(&game, &mut random) else { break };
        let by = game.position().having_move();
        act(&mut game, Act::Player(by, PlayerAct::Touch { square: from, contact: Contact::Intent }));
        act(&mut game, Act::Player(by, PlayerAct::Release { square: to }));
        act(&mut game, Act::Player(by, PlayerAct::Press { hand: Hand::Same }));
    }
    game.plies().len()
}

/// What a page makes of what it is sent on a socket, and how long that is.
#[derive(Default)]
struct Page {
    sends: Option<Sends>,
    shown: Value,
    sizes: Vec<usize>,
}

impl Page {
    fn is_told(&mut self, committed: &Committed, audience: Audience) {
        let sends = self.sends.get_or_insert(Sends::Changes(None));
        let text = committed.message_for(audience, sends);
        let told: Value = serde_json::from_str(text.as_str()).unwrap();
        match told["changes"].as_array() {
            Some(changes) => changes::apply_changes(&mut self.shown, changes),
            None => self.shown = told["view"].clone(),
        }
        self.check(committed, audience, text.as_str().len());
    }

    fn is_streamed(&mut self, committed: &Committed, audience: Audience) {
        let sends = self.sends.get_or_insert(Sends::Changes(None));
        let event = committed.stream_event_for(audience, sends).bytes();
        let event = std::str::from_utf8(&event).unwrap();
        let data = event.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
        let told: Value = serde_json::from_str(data).unwrap();
        match told["changes"].as_array() {
            Some(changes) => changes::apply_changes(&mut self.shown, changes),
            None => self.shown = told,
        }
        self.check(committed, audience, event.len());
    }

    fn check(&mut self, committed: &Committed, audience: Audience, size: usize) {
        let message = committed.message(audience.seat.role(), audience.viewer);
        let FromServer::View { view, .. } = audience.seat.sees(message) else { panic!("no view") };
        assert_eq!(self.shown, serde_json::to_value(view).unwrap());
        self.sizes.push(size);
    }

    /// The largest of the last sixty.
    fn most(&self) -> usize {
        self.sizes.iter().rev().take(60).copied().max().unwrap()
    }
}

#[test]
fn an_act_costs_a_spectator_no_more_after_a_hundred_moves() {
    let mut longest = 0;
    for seed in 1..40 {
        let (mut socket, mut stream) = (Page::default(), Page::default());
        let plies = played(seed, |committed| {
            socket.is_told(committed, HALL);
            stream.is_streamed(committed, HALL);
        });
        longest = longest.max(plies);
        if plies < enough() {
            continue;
        }
        for page in [socket, stream] {
            let mean = page.sizes.iter().rev().take(60).sum::<usize>() / 60;
            println!("an act after a hundred moves: {mean} bytes on average, {} at most", page.most());
            assert!(page.most() < 600, "{}", page.most());
        }
        return;
    }
    panic!("no game was long enough: {longest}");
}

#[test]
fn every_seat_has_its_game_by_changes_in_every_language() {
    let seats = [
        Seat::Table,
        Seat::Player(Color::White),
        Seat::Assistant(Color::Black),
        Seat::Arbiter,
        Seat::Spectator,
    ];
    for (seat, announcing) in seats.into_iter().zip([Some(Announcing::Law), None].into_iter().cycle()) {
        for language in Language::ALL {
            let audience = Audience { seat, viewer: Viewer { language, announcing } };
            let mut page = Page::default();
            played(3, |committed| page.is_told(committed, audience));
            assert!(page.sizes.len() > 100, "{seat:?}");
        }
    }
}

#[test]
fn whoever_knows_the_same_is_told_it_in_one_text() {
    let viewer = Viewer { language: Language::English, announcing: Some(Announcing::Own) };
    for audience in [HALL, Audience { seat: Seat::Player(Color::White), viewer }] {
        let mut group = Sends::Changes(None);
        let mut rest = Sends::Changes(None);
        played(1, |committed| {
            let mut newcomer = Sends::Changes(None);
            let tell = |sends: &mut Sends| committed.message_for(audience, sends);
            let (one, other) = (tell(&mut group), tell(&mut rest));
            assert_eq!(one.as_str().as_ptr(), other.as_str().as_ptr());
            tell(&mut newcomer);
            let known = [&group, &rest, &newcomer].map(|sends| match sends {
                Sends::Changes(Some(known)) => Arc::as_ptr(known),
                Sends::Changes(None) | Sends::Whole => panic!("nothing is known"),
            });
            // A client that came at another moment knows the same afterwards.
            assert_eq!(known, [known[0]; 3]);
            let event = |sends: &mut Sends| committed.stream_event_for(audience, sends).bytes().as_ptr();
            assert_eq!(event(&mut group.clone()), event(&mut rest.clone()));
        });
    }
}
