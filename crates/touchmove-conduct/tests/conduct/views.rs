//! What each role is shown, and what nobody tells a player (12.6; 2001 13.6).

use touchmove_chess::Position;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Contact, PlayerAct, StopReason};
use touchmove_conduct::{Choice, Obliged, Question, Role, Touched, View, Warning};
use touchmove_law::{ArbiterPresence, Edition, Regulations, Switch};

use crate::support::{BLACK, STANDARD, Table, WHITE, laws, position, square};

fn table(change: impl FnOnce(&mut Regulations)) -> Table {
    Table::started(laws(Edition::NEWEST_FIRST[0], STANDARD, change), Position::initial(), STANDARD)
}

fn shown(table: &Table, role: Role) -> View {
    table.game.view(&table.laws, role, Moment::at(table.now))
}

#[test]
fn a_question_is_shown_to_whoever_answers_it() {
    let asked = |arbiter| {
        let mut table = table(|regulations| regulations.arbiter = arbiter);
        table.player(WHITE, PlayerAct::Stop { reason: StopReason::None });
        [Role::Player(WHITE), Role::Player(BLACK), Role::Arbiter, Role::Assistant(WHITE), Role::Spectator]
            .map(|role| shown(&table, role).referrals.len())
    };
    assert_eq!(asked(ArbiterPresence::Present), [0, 0, 1, 0, 0]);
    assert_eq!(asked(ArbiterPresence::Absent), [1, 1, 1, 0, 0]);
}

#[test]
fn what_one_player_confirms_is_shown_until_the_other_confirms_it_too() {
    let mut table = table(|regulations| regulations.arbiter = ArbiterPresence::Absent);
    table.player(WHITE, PlayerAct::Stop { reason: StopReason::None });
    let id = table.game.referrals()[0].id;
    let question = shown(&table, Role::Player(BLACK)).referrals[0].question.clone();
    assert_eq!(question, Question::StoppedWithReason { player: WHITE });
    let answer = ArbiterAct::Decide { referral: id, choice: Choice::Yes };
    table.player(WHITE, PlayerAct::Confirm { act: Box::new(answer.clone()) });
    let confirmed = shown(&table, Role::Player(BLACK)).confirmed;
    assert_eq!((confirmed.white, confirmed.black), (Some(answer.clone()), None));
    table.player(BLACK, PlayerAct::Confirm { act: Box::new(answer) });
    let view = shown(&table, Role::Player(BLACK));
    assert_eq!((view.confirmed.white, view.confirmed.black), (None, None));
    assert!(view.referrals.is_empty());
}

#[test]
fn a_touch_is_seen_by_the_players_but_only_the_arbiter_is_told_what_it_obliges_to() {
    let mut table = table(|_| {});
    table.player(WHITE, PlayerAct::Touch { square: square("g1"), contact: Contact::Intent });
    for role in [Role::Player(WHITE), Role::Player(BLACK)] {
        let view = shown(&table, role);
        assert_eq!(view.touched, [Touched::One(square("g1"))]);
        assert!(view.desk.is_none());
    }
    assert!(shown(&table, Role::Spectator).touched.is_empty());
    let desk = shown(&table, Role::Arbiter).desk.unwrap();
    assert_eq!(desk.obliged, Obliged::Move { square: square("g1") });
}

#[test]
fn only_a_friendly_table_warns_before_the_press_and_not_of_half_a_move() {
    let warned = |friendly, fen: &str, from: &str, to: &str| {
        let laws = laws(Edition::NEWEST_FIRST[0], STANDARD, |regulations| regulations.friendly = friendly);
        let mut table = Table::started(laws, position(fen), STANDARD);
        table.makes(WHITE, from, to);
        shown(&table, Role::Player(WHITE)).warning
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(warned(Switch::On, start, "e1", "e5"), Some(Warning::NotAMove));
    assert_eq!(warned(Switch::Off, start, "e1", "e5"), None);
    assert_eq!(warned(Switch::On, start, "g1", "g1"), None);
    assert_eq!(warned(Switch::On, start, "e2", "e4"), None);
    // The king has gone two squares, and the rook has yet to follow; a pawn has arrived, and waits to be exchanged.
    assert_eq!(warned(Switch::On, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "g1"), None);
    assert_eq!(warned(Switch::On, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7", "a8"), None);
}
