use super::*;

const PASSWORD: &str = "a long enough password";

/// An office in which a chief arbiter is appointed and one device enrolled.
async fn office(folder: &tempfile::TempDir) -> (Arc<Desk>, String) {
    let store = Store::open(&folder.path().join("journal.sqlite"), None).await.unwrap().0;
    let timeline = Arc::new(Timeline::open(&store).await.unwrap());
    let desk = Desk::open(store, timeline, "one").await.unwrap();
    assert!(desk.is_new().await);
    desk.appoint("Chief", Rank::Chief {}, PASSWORD.into(), "setup").await.unwrap();
    let code = desk.issue(Place::Device { name: "desk".into() }, "setup").await.unwrap();
    let device = desk.join(&code, "", "here").await.unwrap().token;
    (desk, device)
}

#[tokio::test]
async fn an_arbiter_needs_the_password_and_the_device() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    let opened = desk.log_in("Chief", PASSWORD.into(), &device, "here").await.unwrap();
    assert!(desk.session(&opened.token).await.is_some());
    for (name, password, device) in [
        ("Chief", "another long password", &*device),
        ("Other", PASSWORD, &device),
        ("Chief", PASSWORD, "tablet"),
    ] {
        assert!(matches!(desk.log_in(name, password.into(), device, "there").await, Err(No::Wrong)));
    }
    desk.log_out(&opened.token).await.unwrap();
    assert!(desk.session(&opened.token).await.is_none());
}

#[tokio::test]
async fn guessing_elsewhere_does_not_lock_the_desk_out() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    for _ in 0..5 {
        assert!(matches!(desk.log_in("Chief", "guess".into(), "", "there").await, Err(No::Wrong)));
    }
    assert!(matches!(desk.log_in("Chief", PASSWORD.into(), "", "there").await, Err(No::Wait(_))));
    // Not even where the guesses came from: behind one address there may be a whole hall.
    assert!(desk.log_in("Chief", PASSWORD.into(), &device, "there").await.is_ok());
}

#[tokio::test]
async fn guessing_on_an_enrolled_device_is_slowed_down_too() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, device) = office(&folder).await;
    for _ in 0..5 {
        assert!(matches!(desk.log_in("Chief", "guess".into(), &device, "here").await, Err(No::Wrong)));
    }
    assert!(matches!(desk.log_in("Chief", PASSWORD.into(), &device, "there").await, Err(No::Wait(_))));
}

#[tokio::test]
async fn codes_cannot_be_guessed_quickly() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, _) = office(&folder).await;
    let mut refused = 0;
    for _ in 0..10 {
        match desk.join("AAAAA-AAAAA", "", "there").await {
            Err(No::Code) => {}
            Err(No::Wait(_)) => refused += 1,
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
        assert!(desk.join(&code, "", "there").await.is_ok(), "{board}");
        // The same code once more is a wrong one, which four times is not too often.
        if board < 4 {
            assert!(matches!(desk.join(&code, "", "there").await, Err(No::Code)));
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
    let again = Desk::open(store, timeline, "two").await.unwrap();
    assert!(again.session(&opened.token).await.is_some());
    // What the second node ends, the first hears of.
    again.log_out(&opened.token).await.unwrap();
    for _ in 0..200 {
        if desk.session(&opened.token).await.is_none() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the session lives on");
}
