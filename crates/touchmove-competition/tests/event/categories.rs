//! Prize categories, and what anybody may see of running games: set by acts of the event, in order under their articles.

use crate::support::{SECTION, Told};
use touchmove_competition::{
    Born, Broadcast, Category, EventAct, EventDecision, EventReason, Player, PlayerId, SectionId, Sex,
};
use touchmove_law::{Edition, Regulations, Switch};

fn event() -> Told {
    let mut told = Told::with_players(Edition::Fide2023, 5);
    let born = |text: &str| Born::read(text);
    let known = [
        (1, Player { rating: Some(2100), sex: Some(Sex::Male), born: born("1990"), ..Player::named("One") }),
        (
            2,
            Player {
                rating: Some(1800),
                sex: Some(Sex::Female),
                born: born("2008-03-02"),
                ..Player::named("Two")
            },
        ),
        (3, Player { rating: Some(1799), club: Some("Caissa".into()), ..Player::named("Three") }),
        (4, Player { federation: Some("ARM".into()), born: born("2009"), ..Player::named("Four") }),
        (
            5,
            Player {
                rating: Some(1500),
                sex: Some(Sex::Female),
                born: born("1950"),
                ..Player::named("Five")
            },
        ),
    ];
    for (number, details) in known {
        told.does(EventAct::Amend { player: PlayerId(number), details });
    }
    told
}

fn of(category: Category) -> Vec<u16> {
    let mut told = event();
    told.does(EventAct::SetCategories { section: SECTION, categories: vec![category] });
    let players = [5, 4, 3, 2, 1].map(PlayerId);
    let found = told.event.by_category(SECTION, &players);
    found[0].1.iter().map(|player| player.0).collect()
}

#[test]
fn everything_that_a_category_asks_for_must_hold() {
    let named = || Category { name: "Prize".into(), ..Category::default() };
    // Just below and exactly at the number; anyone who has no rating is below every one.
    assert_eq!(of(Category { rated_below: Some(1800), ..named() }), [5, 4, 3]);
    assert_eq!(of(Category { rated_from: Some(1800), ..named() }), [2, 1]);
    // Of whom the year is not known is neither young nor old.
    assert_eq!(of(Category { born_from: Some(2008), ..named() }), [4, 2]);
    assert_eq!(of(Category { born_until: Some(1990), ..named() }), [5, 1]);
    assert_eq!(of(Category { sex: Some(Sex::Female), ..named() }), [5, 2]);
    assert_eq!(of(Category { sex: Some(Sex::Female), born_from: Some(2008), ..named() }), [2]);
    assert_eq!(of(Category { federation: Some("arm".into()), ..named() }), [4]);
    assert_eq!(of(Category { club: Some(" caissa ".into()), ..named() }), [3]);
    assert_eq!(of(Category { players: vec![PlayerId(1), PlayerId(3)], ..named() }), [3, 1]);
    assert_eq!(of(named()), [5, 4, 3, 2, 1]);
}

#[test]
fn a_category_has_a_name_and_a_section() {
    let mut told = event();
    let nameless = EventAct::SetCategories { section: SECTION, categories: vec![Category::default()] };
    let ruled = told.does(nameless);
    assert_eq!(*ruled.rulings[0].decision(), EventDecision::NotAdmitted);
    assert_eq!(*ruled.rulings[0].reason(), EventReason::NameMissing);
    let ruled = told.does(EventAct::SetCategories { section: SectionId(9), categories: Vec::new() });
    assert_eq!(*ruled.rulings[0].reason(), EventReason::NoSection { number: SectionId(9) });
}

#[test]
fn running_games_are_hidden_until_the_event_says_otherwise_and_no_delay_is_nothing_or_endless() {
    let mut told = event();
    assert_eq!(told.event.broadcast(SECTION), Broadcast::Hidden);
    for running in [
        Broadcast::AfterMoves { moves: 0 },
        Broadcast::AfterMoves { moves: 101 },
        Broadcast::AfterMinutes { minutes: 0 },
        Broadcast::AfterMinutes { minutes: 24 * 60 + 1 },
    ] {
        let ruled = told.does(EventAct::Broadcast { running });
        assert_eq!(*ruled.rulings[0].reason(), EventReason::AmountOutOfRange, "{running:?}");
        assert_eq!(told.event.broadcast(SECTION), Broadcast::Hidden);
    }
    for running in [
        Broadcast::AfterMoves { moves: 1 },
        Broadcast::AfterMoves { moves: 100 },
        Broadcast::AfterMinutes { minutes: 1 },
        Broadcast::AfterMinutes { minutes: 24 * 60 },
        Broadcast::Live,
        Broadcast::Hidden,
    ] {
        let ruled = told.does(EventAct::Broadcast { running });
        assert_eq!(ruled.rulings[0].article().number(Edition::Fide2023), Some("6.12.1"));
        assert_eq!(told.event.broadcast(SECTION), running);
    }
}

#[test]
fn an_event_from_before_there_was_a_delay_shows_what_its_regulations_said() {
    let regulations = |public_display| Regulations { public_display, ..Regulations::where_nothing_is_said() };
    for edition in Edition::NEWEST_FIRST {
        let shown = |display| Told::swiss(edition, regulations(display), 2, &[]).event.broadcast(SECTION);
        assert_eq!(shown(Some(Switch::On)), Broadcast::Live);
        assert_eq!(shown(Some(Switch::Off)), Broadcast::Hidden);
        assert_eq!(shown(None), Broadcast::Hidden);
    }
}
