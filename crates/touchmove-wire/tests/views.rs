//! Views as they are sent.

use touchmove_chess::{Color, Position, Square};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
use touchmove_conduct::{Act, Entry, Game, Role, judge};
use touchmove_law::{ArbiterPresence, Edition, Laws, Regulations};
use touchmove_wire::v1::act::By;
use touchmove_wire::v1::view::GameView;

/// A game with or without an arbiter, after these acts.
fn view(arbiter: ArbiterPresence, acts: &[Act], role: Role) -> GameView {
    let control: TimeControl = "90+30".parse().unwrap();
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let regulations = Regulations { arbiter, ..Regulations::where_nothing_is_said() };
    let laws = Laws::new(Edition::NEWEST_FIRST[0], allowances, regulations).unwrap();
    let mut game = Game::new(&laws, Position::initial(), control, Moment::at(0));
    for (seq, act) in (1..).zip(acts) {
        game = judge(&laws, game, &Entry { seq, at: Moment::at(0), act: act.clone() }).game;
    }
    GameView::new(&laws, &game, role, 1500, |_| "a question".to_owned())
}

fn confirms(by: Color, act: ArbiterAct) -> Act {
    Act::Player(by, PlayerAct::Confirm { act: Box::new(act) })
}

#[test]
fn who_has_yet_to_act_before_play_goes_on_is_named() {
    let start = |by| confirms(by, ArbiterAct::Start);
    let waiting = |arbiter, acts: &[Act]| view(arbiter, acts, Role::Player(Color::White)).may_resume;
    assert_eq!(waiting(ArbiterPresence::Present, &[]), [By::Arbiter]);
    assert_eq!(waiting(ArbiterPresence::Absent, &[]), [By::White, By::Black]);
    assert_eq!(waiting(ArbiterPresence::Absent, &[start(Color::Black)]), [By::White]);
    assert_eq!(waiting(ArbiterPresence::Absent, &[start(Color::Black), start(Color::White)]), []);
    let other = confirms(Color::White, ArbiterAct::TakeSnapshot);
    assert_eq!(waiting(ArbiterPresence::Absent, &[other]), [By::White, By::Black]);
}

#[test]
fn the_clocks_are_those_of_the_moment_and_only_the_arbiter_has_a_desk() {
    let acts = [Act::Arbiter(ArbiterAct::Start)];
    let player = view(ArbiterPresence::Present, &acts, Role::Player(Color::Black));
    assert_eq!(player.now, 1500);
    // Ninety minutes and thirty seconds, less one and a half.
    assert_eq!(player.clocks.white.remaining, 5_430_000 - 1500);
    assert_eq!(player.clocks.black.remaining, 5_430_000);
    assert_eq!(player.board, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert!(player.desk.is_none() && player.moves.is_none());
    let arbiter = view(ArbiterPresence::Present, &acts, Role::Arbiter);
    assert_eq!(arbiter.desk.unwrap().appearances, 1);
    assert_eq!(arbiter.moves.unwrap(), []);
}

#[test]
fn a_view_comes_back_as_it_was_sent() {
    let offer = Act::Player(Color::Black, PlayerAct::Offer { condition: None });
    let acts = [Act::Arbiter(ArbiterAct::Start), offer];
    for role in [Role::Player(Color::White), Role::Arbiter, Role::Spectator] {
        let sent = view(ArbiterPresence::Present, &acts, role);
        let text = serde_json::to_string(&sent).unwrap();
        assert_eq!(serde_json::from_str::<GameView>(&text).unwrap(), sent);
    }
}

/// White's first move from one square to another, whatever stands there, and the press; the captured piece is taken off.
fn first_move(from: &str, to: &str) -> Vec<Act> {
    let square = |name: &str| Square::from_name(name.as_bytes()).unwrap();
    let white = |act| Act::Player(Color::White, act);
    let mut acts = vec![
        Act::Arbiter(ArbiterAct::Start),
        white(PlayerAct::Touch { square: square(from), contact: Contact::Intent }),
    ];
    if to.ends_with('8') {
        acts.push(white(PlayerAct::Remove { square: square(to) }));
    }
    acts.extend([
        white(PlayerAct::Release { square: square(to) }),
        white(PlayerAct::Press { hand: Hand::Same }),
    ]);
    acts
}

#[test]
fn an_illegal_move_is_written_for_everybody_but_the_arbiter_as_a_legal_one_is() {
    let written = |to: &str, role| {
        let view = view(ArbiterPresence::Absent, &first_move("g1", to), role);
        view.moves.unwrap().into_iter().map(|shown| shown.text).collect::<Vec<_>>()
    };
    for role in [Role::Spectator, Role::Player(Color::White), Role::Player(Color::Black)] {
        assert_eq!(written("f3", role), ["Nf3"]);
        assert_eq!(written("g3", role), ["Ng3"]);
        // Even a king that is taken is a matter for anyone who finds it.
        assert_eq!(written("e8", role).len(), 1);
        assert!(written("e8", role)[0].starts_with("Nxe8"), "{:?}", written("e8", role));
    }
    assert_eq!(written("g3", Role::Arbiter), ["g1-g3"]);
}

#[test]
fn the_squares_of_the_last_move_are_the_same_kind_of_answer_for_a_legal_and_an_illegal_one() {
    let names = |to: &str, role| {
        let view = view(ArbiterPresence::Absent, &first_move("g1", to), role);
        view.last.into_iter().map(|square| square.to_string()).collect::<Vec<_>>()
    };
    for role in [Role::Spectator, Role::Arbiter] {
        assert_eq!(names("f3", role), ["g1", "f3"]);
        assert_eq!(names("g3", role), ["g1", "g3"]);
    }
    // Players see it marked only where the regulations allow it, and nobody before the press.
    for color in Color::ALL {
        assert!(names("f3", Role::Player(color)).is_empty());
    }
    let mut released = first_move("g1", "f3");
    released.pop();
    assert!(view(ArbiterPresence::Absent, &released, Role::Spectator).last.is_empty());
}
