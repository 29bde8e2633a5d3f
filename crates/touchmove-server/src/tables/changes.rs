//! Changes of a game since it was last sent on a connection: moves and rulings are sent once, however long the game is.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use touchmove_conduct::Role;
use touchmove_law::Language;
use touchmove_wire::v1::changes;
use touchmove_wire::v1::live::FromServer;

use crate::net::language::Viewer;
use crate::tables::view::{Committed, text};

/// What is sent to those in a role who know the same: written once for all of them.
struct Update {
    role: Role,
    language: Language,
    known: Arc<Value>,
    text: Utf8Bytes,
    after: Arc<Value>,
}

/// The changes of a commit, by recipient.
#[derive(Default)]
pub(crate) struct Since(Mutex<Vec<Update>>);

/// The same message as changes to what is known, and what is known afterwards. Only a view has any.
pub(crate) fn changed(message: FromServer, known: &Value) -> (FromServer, Option<Value>) {
    match message {
        FromServer::View { seq, view, rulings, hash, held } => {
            let after = serde_json::to_value(view).unwrap_or_default();
            let changes = changes::between(known, &after);
            (FromServer::Changed { seq, changes, rulings, hash, held }, Some(after))
        }
        told @ (FromServer::Changed { .. }
        | FromServer::Record { .. }
        | FromServer::Ack { .. }
        | FromServer::Late { .. }
        | FromServer::Preview { .. }
        | FromServer::Said { .. }
        | FromServer::Refused { .. }
        | FromServer::Devices { .. }
        | FromServer::Broadcast { .. }
        | FromServer::Closed { .. }) => (told, None),
    }
}

impl Committed {
    /// What is sent to somebody in this role who knows this, and what they know afterwards.
    pub(crate) fn since(
        &self,
        role: Role,
        language: Language,
        known: &Arc<Value>,
    ) -> (Utf8Bytes, Arc<Value>) {
        let mut all = self.since.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |told: &&Update| (told.role, told.language) == (role, language);
        if let Some(told) = all.iter().filter(same).find(|told| Arc::ptr_eq(&told.known, known)) {
            return (told.text.clone(), Arc::clone(&told.after));
        }
        let (message, after) = changed(self.message(role, Viewer::of(language)), known);
        // Clients that came at different moments know the same from now on.
        let met = all.iter().find(same).map(|told| Arc::clone(&told.after));
        let after = met.unwrap_or_else(|| Arc::new(after.unwrap_or_default()));
        let text = text(&message);
        let known = Arc::clone(known);
        all.push(Update { role, language, known, text: text.clone(), after: Arc::clone(&after) });
        (text, after)
    }
}

#[cfg(test)]
mod tests {
    use touchmove_chess::{Color, Move, Random};
    use touchmove_clock::Moment;
    use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
    use touchmove_conduct::{Act, Entry, Game, Phase, judge};
    use touchmove_law::{Edition, Laws};
    use touchmove_store::Head;
    use touchmove_wire::v1::live::{Manner, Presence, TableKind, Terms};

    use super::*;
    use crate::tables::view::Texts;

    fn terms() -> Terms {
        Terms {
            version: 1,
            edition: Edition::NEWEST_FIRST[0].year(),
            control: "90+30".to_owned(),
            white: "White".to_owned(),
            black: "Black".to_owned(),
            manner: Manner::Strict,
            arbiter: Presence::Absent,
            position: None,
            kind: TableKind::Board,
            chess960: None,
            scheduled: None,
            event: None,
        }
    }

    fn committed(laws: &Arc<Laws>, game: &Game, seq: u32) -> Committed {
        Committed {
            head: Head { seq, hash: [7; 32] },
            held: false,
            now: u64::from(seq) * 1000,
            laws: Arc::clone(laws),
            game: Arc::new(game.clone()),
            rulings: Arc::default(),
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
                Move::Capture { .. }
                | Move::EnPassant { .. }
                | Move::Castle { .. }
                | Move::Promotion { .. } => None,
            })
            .collect();
        let chosen = usize::try_from(random.next()).unwrap_or(0) % quiet.len().max(1);
        quiet.get(chosen).copied()
    }

    /// Plays quiet moves at random; every commit is passed to `seen`.
    fn played(seed: u64, mut seen: impl FnMut(&Committed)) -> usize {
        let (laws, mut game) = crate::tables::setup::begun(&terms()).unwrap();
        let laws = Arc::new(laws);
        let mut random = Random::seeded(seed);
        let mut seq = 0;
        let mut act = |game: &mut Game, act: Act| {
            seq += 1;
            *game =
                judge(&laws, game.clone(), &Entry { seq, at: Moment::at(u64::from(seq) * 1000), act }).game;
            seen(&committed(&laws, game, seq));
        };
        for side in Color::ALL {
            let start = Box::new(ArbiterAct::Start);
            act(&mut game, Act::Player(side, PlayerAct::Confirm { act: start }));
        }
        while game.plies().len() < 200 && game.phase() == Phase::Playing {
            let Some([from, to]) = quiet(&game, &mut random) else { break };
            let by = game.position().having_move();
            act(&mut game, Act::Player(by, PlayerAct::Touch { square: from, contact: Contact::Intent }));
            act(&mut game, Act::Player(by, PlayerAct::Release { square: to }));
            act(&mut game, Act::Player(by, PlayerAct::Press { hand: Hand::Same }));
        }
        game.plies().len()
    }

    #[test]
    fn an_act_costs_a_spectator_no_more_after_a_hundred_moves() {
        let mut longest = 0;
        for seed in 1..40 {
            let (mut known, mut sizes) = (Arc::new(Value::Null), Vec::new());
            let mut shown = Value::Null;
            let plies = played(seed, |committed| {
                let (text, after) = committed.since(Role::Spectator, Language::English, &known);
                let told: Value = serde_json::from_str(text.as_str()).unwrap();
                changes::made(&mut shown, told["changes"].as_array().unwrap());
                let whole = committed.view(Role::Spectator, Viewer::of(Language::English));
                assert_eq!(shown, serde_json::to_value(whole).unwrap());
                sizes.push(text.as_str().len());
                known = after;
            });
            longest = longest.max(plies);
            if plies < 200 {
                continue;
            }
            let late = &sizes[sizes.len() - 60..];
            let (most, mean) = (late.iter().max().unwrap(), late.iter().sum::<usize>() / late.len());
            println!("an act after a hundred moves: {mean} bytes on average, {most} at most");
            assert!(*most < 600, "{most}");
            return;
        }
        panic!("no game was long enough: {longest}");
    }

    #[test]
    fn whoever_knows_the_same_is_told_it_in_one_text() {
        let known = Arc::new(Value::Null);
        played(1, |committed| {
            let tell = || committed.since(Role::Spectator, Language::English, &known);
            let ((one, knows), (other, also)) = (tell(), tell());
            assert_eq!(one.as_str().as_ptr(), other.as_str().as_ptr());
            assert!(Arc::ptr_eq(&knows, &also));
            // A client that came at another moment gets its own changes, and knows the same afterwards.
            let (_, later) = committed.since(Role::Spectator, Language::English, &Arc::new(Value::Null));
            assert!(Arc::ptr_eq(&knows, &later));
        });
    }
}
