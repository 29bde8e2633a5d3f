use std::net::Ipv4Addr;

use super::*;

const PASSWORD: &str = "a long enough password";
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::new(198, 51, 100, 1));
const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 1));

/// An office in which a chief arbiter is appointed and one device enrolled.
async fn office(folder: &tempfile::TempDir) -> (Arc<Accounts>, String) {
    let store = Store::open(&folder.path().join("journal.sqlite"), None).await.unwrap().0;
    let timeline = Arc::new(Timeline::open(&store).await.unwrap());
    let desk = Accounts::open(store, timeline, Keeper::Alone("one"), Uncounted::default()).await.unwrap();
    assert!(desk.is_new());
    desk.appoint("Chief", Rank::Chief {}, PASSWORD.into(), "setup").await.unwrap();
    let code = desk.issue(Place::Device { name: "desk".into() }, "setup").await.unwrap();
    let device = desk.join(&code, "", HERE).await.unwrap().token;
    (desk, device)
}

#[tokio::test]
async fn an_arbiter_needs_the_password_and_the_device() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    let opened = desk.log_in("Chief", PASSWORD.into(), &device, "here").await.unwrap();
    assert!(desk.session(&opened.token).is_some());
    for (name, password, device) in [
        ("Chief", "another long password", &*device),
        ("Other", PASSWORD, &device),
        ("Chief", PASSWORD, "tablet"),
    ] {
        assert!(matches!(
            desk.log_in(name, password.into(), device, "there").await,
            Err(OfficeRefusal::Wrong)
        ));
    }
    desk.log_out(&opened.token).await.unwrap();
    assert!(desk.session(&opened.token).is_none());
}

#[tokio::test]
async fn nobody_waits_to_be_identified_while_a_decision_is_being_written() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    let opened = desk.log_in("Chief", PASSWORD.into(), &device, "here").await.unwrap();
    // Anyone who decides has this until the journal has it.
    let deciding = desk.inner.lock().await;
    let before = desk.session(&opened.token).unwrap();
    assert_eq!(desk.sessions().len(), 1);
    assert!(desk.arbiter("Chief").is_some() && !desk.is_new());
    // Use counts at once, also for anyone who looks for idle sessions.
    assert_eq!(desk.office().sessions().next().unwrap().1.used, before.used);
    drop(deciding);
    desk.dismiss("Chief", "setup").await.unwrap();
    assert!(desk.session(&opened.token).is_none() && desk.sessions().is_empty());
}

#[tokio::test]
async fn guessing_elsewhere_does_not_lock_the_desk_out() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    for _ in 0..5 {
        assert!(matches!(desk.log_in("Chief", "guess".into(), "", "there").await, Err(OfficeRefusal::Wrong)));
    }
    assert!(matches!(desk.log_in("Chief", PASSWORD.into(), "", "there").await, Err(OfficeRefusal::Wait(_))));
    // Not even where the guesses came from: behind one address there may be a whole hall.
    assert!(desk.log_in("Chief", PASSWORD.into(), &device, "there").await.is_ok());
}

#[tokio::test]
async fn guessing_on_an_enrolled_device_is_slowed_down_too() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    for _ in 0..5 {
        assert!(matches!(
            desk.log_in("Chief", "guess".into(), &device, "here").await,
            Err(OfficeRefusal::Wrong)
        ));
    }
    assert!(matches!(
        desk.log_in("Chief", PASSWORD.into(), &device, "there").await,
        Err(OfficeRefusal::Wait(_))
    ));
}

#[tokio::test]
async fn codes_cannot_be_guessed_quickly() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, _) = office(&folder).await;
    let mut refused = 0;
    for _ in 0..10 {
        match desk.join("AAAAA-AAAAA", "", THERE).await {
            Err(OfficeRefusal::Code) => {}
            Err(OfficeRefusal::Wait(_)) => refused += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(refused >= 4, "{refused}");
}

#[tokio::test]
async fn a_hall_may_sit_down_within_a_minute() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, _) = office(&folder).await;
    // As many as there may be guesses in all, and as many again, behind one address.
    for board in 0..40 {
        let place = Place::Seat { game: format!("game {board}"), seat: "white".into() };
        let code = desk.issue(place, "Chief").await.unwrap();
        assert!(desk.join(&code, "", THERE).await.is_ok(), "{board}");
        // The same code once more is a wrong one, which four times is not too often.
        if board < 4 {
            assert!(matches!(desk.join(&code, "", THERE).await, Err(OfficeRefusal::Code)));
        }
    }
}

#[tokio::test]
async fn sessions_outlive_a_restart() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    let opened = desk.log_in("Chief", PASSWORD.into(), &device, "here").await.unwrap();
    let store = desk.store.clone();
    let timeline = Arc::new(Timeline::open(&store).await.unwrap());
    let again = Accounts::open(store, timeline, Keeper::Alone("two"), Uncounted::default()).await.unwrap();
    assert!(again.session(&opened.token).is_some());
    // What the second node ends, the first hears of.
    again.log_out(&opened.token).await.unwrap();
    for _ in 0..200 {
        if desk.session(&opened.token).is_none() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the session lives on");
}

/// The same office after a restart.
async fn again(desk: &Accounts) -> Arc<Accounts> {
    let timeline = Arc::new(Timeline::open(&desk.store).await.unwrap());
    Accounts::open(desk.store.clone(), timeline, Keeper::Alone("two"), Uncounted::default()).await.unwrap()
}

#[tokio::test]
async fn a_restart_revives_no_session_that_had_ended_or_that_nobody_used_meanwhile() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    let idle = desk.log_in("Chief", PASSWORD.into(), &device, "here").await.unwrap().token;
    // A day of play: a phone in a pocket for an hour, or for a whole round, is still an arbiter's.
    let day = 12 * 60 * 60 * 1000;
    desk.idle_for(&idle, day - 60 * 1000).await;
    assert!(again(&desk).await.session(&idle).is_some(), "just before the end of the day");
    desk.idle_for(&idle, day + 1).await;
    assert!(again(&desk).await.session(&idle).is_none());
    let left = desk.log_in("Chief", PASSWORD.into(), &device, "here").await.unwrap().token;
    let held = Place::Board { event: "e".into(), section: 1, board: 1, seat: "table".into() };
    let board = desk.open_session(held).await;
    // The server is stopped for a night.
    let wall = touchmove_moment::read().wall_millis() - day - 60 * 1000;
    let alive = touchmove_store::Alive { moment: desk.timeline.now(), boot_id: "before".into(), wall };
    desk.store.mark(alive).await.unwrap();
    let again = again(&desk).await;
    assert!(again.session(&left).is_none(), "an arbiter logs in again");
    assert!(again.session(&board).is_some(), "a device stays at its board from day to day");
}

#[tokio::test]
async fn a_changed_password_and_a_lost_device_end_sessions() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    let first = desk.log_in("Chief", PASSWORD.into(), &device, "here").await.unwrap().token;
    let password = "another long password";
    desk.appoint("Chief", Rank::Chief {}, password.into(), "Chief").await.unwrap();
    assert!(desk.session(&first).is_none());
    let second = desk.log_in("Chief", password.into(), &device, "here").await.unwrap().token;
    let devices = desk.devices();
    assert_eq!(devices.len(), 1);
    assert_eq!(desk.unenrol(&devices[0].0, "Chief").await.unwrap().as_deref(), Some("desk"));
    assert!(desk.session(&second).is_none());
    assert!(matches!(
        desk.log_in("Chief", password.into(), &device, "here").await,
        Err(OfficeRefusal::Wrong)
    ));
    assert_eq!(desk.unenrol(&devices[0].0, "Chief").await.unwrap(), None);
}

#[tokio::test]
async fn right_codes_are_admitted_while_wrong_ones_come_from_everywhere() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, _) = office(&folder).await;
    for address in 0..20 {
        for _ in 0..3 {
            assert!(desk.join("AAAAA-AAAAA", "", IpAddr::from([192, 0, 2, address])).await.is_err());
        }
    }
    assert!(matches!(desk.join("AAAAA-AAAAA", "", THERE).await, Err(OfficeRefusal::Wait(_))));
    let place = Place::Seat { game: "g".into(), seat: "white".into() };
    let code = desk.issue(place, "Chief").await.unwrap();
    assert!(desk.join(&code, "", THERE).await.is_ok());
}

#[tokio::test]
async fn a_code_for_a_seat_appoints_nobody_and_is_not_used_up_by_asking() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, _) = office(&folder).await;
    let seat = desk.issue(Place::Seat { game: "g".into(), seat: "white".into() }, "Chief").await.unwrap();
    assert!(matches!(desk.is_for_a_device(&seat, HERE).await, Err(OfficeRefusal::Code)));
    assert!(desk.join(&seat, "", HERE).await.is_ok());
    let device = desk.issue(Place::Device { name: "second".into() }, "Chief").await.unwrap();
    assert!(desk.is_for_a_device(&device, HERE).await.is_ok());
    assert!(desk.join(&device, "", HERE).await.is_ok());
}

#[tokio::test]
async fn a_first_code_that_has_expired_is_renewed_until_somebody_is_appointed() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("journal.sqlite"), None).await.unwrap().0;
    let timeline = Arc::new(Timeline::open(&store).await.unwrap());
    let desk = Accounts::open(store, timeline, Keeper::Alone("one"), Uncounted::default()).await.unwrap();
    let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
    let keeping = keep_first_code(Arc::clone(&desk), Duration::from_millis(5), move |code| {
        drop(tell.send(code));
    });
    let keeping = tokio::spawn(keeping);
    let first = told.recv().await.unwrap();
    let second = told.recv().await.unwrap();
    assert_ne!(first, second);
    assert!(desk.is_for_a_device(&second, HERE).await.is_ok());
    desk.appoint("Chief", Rank::Chief {}, PASSWORD.into(), "setup").await.unwrap();
    // No more are made, and anyone who kept making them ends.
    keeping.await.unwrap();
}

#[tokio::test]
async fn whoever_joins_a_seat_ends_the_session_before_and_none_is_kept_of_it() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, _) = office(&folder).await;
    let seat = Place::Seat { game: "g".into(), seat: "white".into() };
    let mut before = None;
    for _ in 0..5 {
        let code = desk.issue(seat.clone(), "table").await.unwrap();
        let token = desk.join(&code, "", THERE).await.unwrap().token;
        assert!(desk.session(&token).is_some());
        assert_eq!(desk.sessions().len(), 1);
        if let Some(before) = before.replace(token) {
            assert!(desk.session(&before).is_none());
        }
    }
    // Screens may be many.
    for _ in 0..2 {
        let code = desk.issue(Place::Display { event: "e".into() }, "desk").await.unwrap();
        desk.join(&code, "", THERE).await.unwrap();
    }
    assert_eq!(desk.sessions().len(), 3);
}
