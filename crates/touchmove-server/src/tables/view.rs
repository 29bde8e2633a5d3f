//! What is shown to everybody at or watching a table: each role its own view, and the rulings it may see.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use touchmove_chess::Color;
use touchmove_conduct::{Game, Role, Ruling};
use touchmove_law::{Edition, Language, Laws};
use touchmove_store::Head;
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::ruling::{Ruled, RulingShown};
use touchmove_wire::v1::view::{Both, GameView};
use touchmove_words::Words;

use crate::auth::seats::Seat;
use crate::net::language::{self, Viewer};
use crate::tables::changes::Since;

/// What has just been committed: everybody gets the view of their role, written once for all of them.
pub(crate) struct Committed {
    /// The end of the journal.
    pub(crate) head: Head,
    /// Whether the game is held.
    pub(crate) held: bool,
    /// Whether the clock of the game runs here.
    pub(crate) has_clock: bool,
    /// The moment at which it is shown.
    pub(crate) now: u64,
    pub(crate) laws: Arc<Laws>,
    pub(crate) game: Arc<Game>,
    pub(crate) rulings: Arc<Vec<Ruling>>,
    /// Whether it is unknown how long the player having the move has been thinking.
    pub(crate) frozen: bool,
    pub(crate) texts: Texts,
    pub(crate) since: Since,
}

/// Who is sent the same: everybody at such a seat who reads the same language and hears moves announced in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Audience {
    pub(crate) seat: Seat,
    pub(crate) viewer: Viewer,
}

impl Audience {
    /// Everybody who watches, in a language.
    #[cfg(test)]
    pub(crate) fn watching(language: Language) -> Audience {
        Audience { seat: Seat::Spectator, viewer: Viewer::of(language) }
    }
}

/// The message as text, for each audience here; what the hall sees is among them (6.12.1).
#[derive(Default)]
pub(crate) struct Texts(Mutex<Vec<(Audience, Utf8Bytes)>>);

impl Committed {
    /// The message for somebody in this role, in their language.
    pub(crate) fn message(&self, role: Role, viewer: Viewer) -> FromServer {
        let words = language::words(viewer.language);
        let rulings = rulings_for(&self.rulings, role, self.laws.edition(), words);
        let view = Box::new(self.view(role, viewer));
        FromServer::View { seq: self.head.seq, view, rulings, hash: self.hash_for(role), held: self.held }
    }

    /// The end of the journal, for those who are asked what they were shown.
    pub(crate) fn hash_for(&self, role: Role) -> Option<String> {
        match role {
            Role::Player(_) | Role::Assistant(_) | Role::Arbiter => Some(self.head.hex()),
            Role::Spectator => None,
        }
    }

    /// What somebody in this role sees, in their language.
    pub(crate) fn view(&self, role: Role, viewer: Viewer) -> GameView {
        let words = language::words(viewer.language);
        let ask = |referral: &touchmove_conduct::Referral| words.question(&referral.question);
        let view = GameView::new(&self.laws, &self.game, role, self.now, ask);
        let view = match viewer.language {
            // That is how a view is written.
            Language::English => view,
            Language::Armenian | Language::Persian => {
                view.written_in(&self.game, &language::style(viewer.language))
            }
        };
        self.spoken(view, viewer)
    }

    /// The same without the moves and a player's scoresheet: however long the game is, this costs no more.
    pub(crate) fn brief(&self, role: Role, viewer: Viewer) -> GameView {
        let words = language::words(viewer.language);
        let ask = |referral: &touchmove_conduct::Referral| words.question(&referral.question);
        self.spoken(GameView::brief(&self.laws, &self.game, role, self.now, ask), viewer)
    }

    fn spoken(&self, mut view: GameView, viewer: Viewer) -> GameView {
        if self.frozen {
            view.running = None;
        }
        if !self.has_clock {
            match &mut view.desk {
                // What a ruling gives or takes is measured against it; no flag is seen on it.
                Some(desk) => desk.flags = Both { white: None, black: None },
                None => view.running = None,
            }
        }
        match viewer.announcing {
            Some(announcing) => {
                let voice = language::voice(&self.laws, viewer.language, announcing);
                view.spoken_in(&self.game, voice, language::wording(announcing))
            }
            None => view,
        }
    }

    /// The whole game as it is sent.
    pub(crate) fn text(&self, audience: Audience) -> Utf8Bytes {
        // A panic while one was written leaves those before it intact.
        let mut texts = self.texts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, text)) = texts.iter().find(|(of, _)| *of == audience) {
            return text.clone();
        }
        let message = self.message(audience.seat.role(), audience.viewer);
        let text = text(&audience.seat.sees(message));
        texts.push((audience, text.clone()));
        text
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The rulings of a game, act by act: those that a newcomer is shown, and no others.
#[derive(Clone, Default)]
pub(crate) struct Record {
    ruled: VecDeque<(u32, Arc<Vec<Ruling>>)>,
    /// At this number some are discarded again.
    crowded: usize,
}

/// Shrinks a list of rulings for storage: most acts have one, and lists grow by four.
pub(crate) fn shrink_to_fit(mut rulings: Vec<Ruling>) -> Arc<Vec<Ruling>> {
    rulings.shrink_to_fit();
    Arc::new(rulings)
}

/// Who may see them; what a player sees does not depend on the colour.
const ROLES: [Role; 4] =
    [Role::Arbiter, Role::Player(Color::White), Role::Assistant(Color::White), Role::Spectator];
/// How many acts with rulings a newcomer is shown.
const TOLD: usize = 40;
/// And at most this many bytes: arbiters give reasons at length.
const LARGEST_RECORD: usize = 256 * 1024;

impl Record {
    /// The rulings on an entry.
    pub(crate) fn add(&mut self, seq: u32, rulings: Arc<Vec<Ruling>>) {
        if !rulings.is_empty() {
            self.ruled.push_back((seq, rulings));
            // Only now and then, because it goes through all of them.
            if self.ruled.len() > self.crowded {
                self.forget();
                self.crowded = self.ruled.len() + TOLD / 2;
            }
        }
    }

    /// Discards what nobody is shown any more: every role has enough newer ones.
    fn forget(&mut self) {
        let mut newer = [0; ROLES.len()];
        let mut kept = VecDeque::with_capacity(self.ruled.len());
        for (seq, rulings) in self.ruled.drain(..).rev() {
            let mut needed = false;
            for (role, newer) in ROLES.iter().zip(&mut newer) {
                if rulings.iter().any(|ruling| ruling.is_shown_to(*role)) {
                    needed |= *newer < TOLD;
                    *newer += 1;
                }
            }
            if needed {
                kept.push_front((seq, rulings));
            }
        }
        self.ruled = kept;
    }

    /// Whether somebody in this role is shown anything that was ruled after an entry.
    pub(crate) fn has_since(&self, seq: u32, role: Role) -> bool {
        let newer = self.ruled.iter().rev().take_while(|(of, _)| *of > seq);
        newer.flat_map(|(_, rulings)| rulings.iter()).any(|ruling| ruling.is_shown_to(role))
    }

    /// What a newcomer in this role is shown, the newest first.
    pub(crate) fn shown_to(&self, role: Role, edition: Edition, language: Language) -> FromServer {
        let words = language::words(language);
        let acts = self.ruled.iter().rev();
        let ruled = acts
            .map(|(seq, rulings)| Ruled { seq: *seq, rulings: rulings_for(rulings, role, edition, words) });
        let mut room = LARGEST_RECORD;
        let fits = |ruled: &Ruled| {
            let long = serde_json::to_string(ruled).map_or(usize::MAX, |text| text.len());
            room.checked_sub(long).map(|rest| room = rest).is_some()
        };
        let ruled = ruled.filter(|ruled| !ruled.rulings.is_empty()).take(TOLD).take_while(fits);
        FromServer::Record { ruled: ruled.collect() }
    }
}

pub(crate) fn rulings_for(
    rulings: &[Ruling],
    role: Role,
    edition: Edition,
    words: &Words,
) -> Vec<RulingShown> {
    rulings
        .iter()
        .filter(|ruling| ruling.is_shown_to(role))
        .map(|ruling| RulingShown::new(ruling, edition, words.sentence(ruling)))
        .collect()
}

#[cfg(test)]
mod tests {
    use touchmove_chess::Square;
    use touchmove_clock::Moment;
    use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
    use touchmove_conduct::{Act, Decision, Entry, Reason, judge};
    use touchmove_law::{ArbiterPresence, cite};
    use touchmove_wire::v1::live::{Manner, Terms};

    use super::*;
    use crate::net::language::Announcing;

    /// After 1. e4, with an arbiter, and a black piece touched.
    fn committed() -> Committed {
        let terms = Terms {
            version: 1,
            edition: Edition::NEWEST_FIRST[0].year(),
            control: "90+30".to_owned(),
            white: "White".to_owned(),
            black: "Black".to_owned(),
            manner: Manner::Strict,
            arbiter: ArbiterPresence::Present,
            position: None,
            kind: touchmove_wire::v1::live::TableKind::Board,
            chess960: None,
            scheduled: None,
            announcements: None,
            event: None,
        };
        let (laws, mut game) = crate::tables::setup::set_up(&terms).unwrap();
        let square = |name: &str| Square::from_name(name.as_bytes()).unwrap();
        let acts = [
            Act::Arbiter(ArbiterAct::Start),
            Act::Player(Color::White, PlayerAct::Touch { square: square("e2"), contact: Contact::Intent }),
            Act::Player(Color::White, PlayerAct::Release { square: square("e4") }),
            Act::Player(Color::White, PlayerAct::Press { hand: Hand::Same }),
            Act::Player(Color::Black, PlayerAct::Touch { square: square("e7"), contact: Contact::Intent }),
        ];
        for (seq, act) in (1..).zip(acts) {
            game = judge(&laws, game, &Entry { seq, at: Moment::at(1000), act }).game;
        }
        Committed {
            head: Head { seq: 5, hash: [7; 32] },
            held: false,
            has_clock: true,
            now: 1000,
            laws: Arc::new(laws),
            game: Arc::new(game),
            rulings: Arc::default(),
            frozen: false,
            texts: Texts::default(),
            since: Since::default(),
        }
    }

    #[test]
    fn the_hall_is_shown_the_position_and_the_moves_and_no_help() {
        let FromServer::View { view, .. } =
            committed().message(Role::Spectator, Viewer::of(Language::English))
        else {
            panic!()
        };
        assert_eq!(view.board, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(view.moves.map(|moves| moves.len()), Some(1));
        assert_eq!((view.touched.len(), view.referrals.len()), (0, 0));
        assert!(view.desk.is_none() && view.warning.is_none());
    }

    #[test]
    fn devices_of_players_and_arbiters_are_told_the_end_of_the_journal() {
        let told = |role| {
            let message = committed().message(role, Viewer::of(Language::English));
            let FromServer::View { hash, .. } = message else { panic!("no view") };
            hash
        };
        let hash = "07".repeat(32);
        assert_eq!(told(Role::Player(Color::White)), Some(hash.clone()));
        assert_eq!(told(Role::Arbiter), Some(hash));
        assert_eq!(told(Role::Spectator), None);
    }

    #[test]
    fn a_view_is_written_once_for_everybody_in_a_role() {
        let committed = committed();
        let viewer = Viewer { language: Language::English, announcing: Some(Announcing::Law) };
        let text = |seat| committed.text(Audience { seat, viewer });
        for seat in [Seat::Spectator, Seat::Table, Seat::Player(Color::White)] {
            let (one, other) = (text(seat), text(seat));
            assert_eq!(one.as_str().as_ptr(), other.as_str().as_ptr());
            assert_ne!(text(Seat::Arbiter), one);
        }
        assert_ne!(text(Seat::Spectator), committed.text(Audience::watching(Language::English)));
    }

    #[test]
    fn a_record_keeps_what_somebody_is_told_and_nothing_else() {
        let ruled = |decision| Arc::new(vec![Ruling::under(cite!("7.5.1"), decision, Reason::IllegalMove)]);
        let mut record = Record::default();
        for seq in 1..=400 {
            // One act in five concerns everybody, one the players, the others the arbiter alone.
            record.add(
                seq,
                ruled(match seq % 5 {
                    0 => Decision::ClocksStop,
                    1 => Decision::NotAdmitted,
                    _ => Decision::IllegalCompleted { player: Color::White },
                }),
            );
        }
        let told = |role| {
            let told = record.shown_to(role, Edition::NEWEST_FIRST[0], Language::English);
            let FromServer::Record { ruled } = told else { panic!("{told:?}") };
            ruled.iter().map(|ruled| ruled.seq).collect::<Vec<u32>>()
        };
        let newest = |is: fn(&u32) -> bool| (1..=400).rev().filter(is).take(TOLD).collect::<Vec<u32>>();
        assert_eq!(told(Role::Arbiter), newest(|_| true));
        assert_eq!(told(Role::Player(Color::Black)), newest(|seq| seq % 5 < 2));
        assert_eq!(told(Role::Spectator), newest(|seq| seq % 5 == 0));
        assert!(record.ruled.len() < 3 * TOLD, "{}", record.ruled.len());
    }
}
