//! A list as FIDE publishes it: uploaded, shown, used and searched; what cannot be read is reported with its place.

use std::fmt::Write as _;
use std::io::Write as _;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request as HttpRequest;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::events::tests::House;

const HEAD: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n";

/// A line with values where the first line names their columns.
fn player(id: u32, name: &str, values: &[(&str, &str)]) -> String {
    let mut line = format!("{id:<15}{name}");
    for (column, value) in values {
        let at = HEAD.find(column).unwrap();
        while line.chars().count() < at {
            line.push(' ');
        }
        line.push_str(value);
    }
    line + "\n"
}

fn list() -> String {
    let mut text = HEAD.to_owned();
    let lilit = [("Fed", "ARM"), ("Sex", "F"), ("SRtng", "1800"), ("BRtng", "1750"), ("B-day", "2008")];
    text += &player(13_300_002, "Vanadzor, Lilit", &lilit);
    let anna = [
        ("Fed", "ARM"),
        ("Sex", "F"),
        ("Tit", "IM"),
        ("WTit", "WGM"),
        ("SRtng", "2401"),
        ("RRtng", "2350"),
        ("B-day", "1990"),
    ];
    text += &player(13_300_001, "Gyumri, Anna", &anna);
    text += "nonsense without a number\n";
    text += &player(12_500_007, "Gyulai, Réza", &[("Fed", "HUN"), ("SRtng", "2299"), ("B-day", "0000  i")]);
    text += &player(12_500_008, "Goris, Aram", &[("Fed", "ARM"), ("SRtng", "24O0")]);
    text
}

fn zip(name: &str, text: &str) -> Vec<u8> {
    let mut packing = DeflateEncoder::new(Vec::new(), Compression::default());
    packing.write_all(text.as_bytes()).unwrap();
    let mut out = b"PK\x03\x04\x14\0\x08\0\x08\0\0\0\0\0".to_vec();
    // Checksum and lengths come after the file, as written by packers that do not know them in advance.
    out.extend([0; 12]);
    out.extend(u16::try_from(name.len()).unwrap().to_le_bytes());
    out.extend([0, 0]);
    out.extend(name.as_bytes());
    out.extend(packing.finish().unwrap());
    out.extend(b"PK\x07\x08 what follows is not read");
    out
}

async fn brings(house: &House, file: Vec<u8>) -> (u16, Value) {
    let mut request = HttpRequest::post("/api/office/ratings")
        .header("content-type", "application/octet-stream")
        .header("cookie", format!("session={}", house.chief))
        .body(Body::from(file))
        .unwrap();
    request.extensions_mut().insert(ConnectInfo(std::net::SocketAddr::from(([127, 0, 0, 1], 9))));
    let answer = house.router.clone().oneshot(request).await.unwrap();
    let code = answer.status().as_u16();
    let bytes = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap();
    (code, serde_json::from_slice(&bytes).unwrap())
}

async fn finds(house: &House, event: &str, words: &str) -> Vec<String> {
    let path = format!("/api/events/{event}/ratings?search={words}");
    let found = house.done("GET", &path, json!({})).await;
    found.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_list_is_shown_before_it_is_taken_in_and_found_by_name_and_number() {
    let house = House::open().await;
    let event = house.event().await;
    let (code, read) = brings(&house, list().into_bytes()).await;
    assert_eq!((code, &read["players"], &read["refused"]), (200, &json!(3), &json!(2)), "{read}");
    assert_eq!(
        read["problems"],
        json!([
            "line 4: expected FIDE's number of a player, found `nonsense withou`",
            "line 6: expected a rating, found `24O0`"
        ])
    );
    assert_eq!(read["examples"][1]["title"], "IM");
    assert_eq!(finds(&house, &event, "gy").await, Vec::<String>::new(), "nothing is taken in");
    let taken = house.done("POST", "/api/office/ratings/take", json!({})).await;
    assert_eq!(taken["players"], 3);
    assert_eq!(finds(&house, &event, "gy").await, ["Gyulai, Réza", "Gyumri, Anna"]);
    assert_eq!(finds(&house, &event, "GYUMRI,%20a").await, ["Gyumri, Anna"]);
    assert_eq!(finds(&house, &event, "13300002").await, ["Vanadzor, Lilit"]);
    assert_eq!(finds(&house, &event, "zz").await, Vec::<String>::new());
    let path = format!("/api/events/{event}/ratings?search=gyumri");
    let found = house.done("GET", &path, json!({})).await;
    assert_eq!(
        found[0],
        json!({"fide_id": 13_300_001, "name": "Gyumri, Anna", "federation": "ARM", "sex": "w", "title": "IM",
            "rating": 2401, "standard": 2401, "rapid": 2350, "blitz": null, "born": "1990"})
    );
}

#[tokio::test]
async fn a_packed_list_and_its_xml_are_understood_and_what_is_neither_is_refused() {
    let house = House::open().await;
    let event = house.event().await;
    let xml = "<?xml version=\"1.0\"?>\n<playerslist>\n<player>\n<fideid>7</fideid>\n<name>Sevan, Ani</name>\n<country>ARM</country>\n\
        <rating>2000</rating>\n</player>\n<player><fideid>8</fideid><name></name></player><player><fideid>9</fideid>\
        <name>Sisian, Ara</name></player>\n</playerslist>\n";
    let (code, read) = brings(&house, zip("players_list_xml_foa.xml", xml)).await;
    assert_eq!((code, &read["players"], &read["refused"]), (200, &json!(2), &json!(1)), "{read}");
    assert!(read["problems"][0].as_str().unwrap().starts_with("line 9: expected a name"), "{read}");
    house.done("POST", "/api/office/ratings/take", json!({})).await;
    assert_eq!(finds(&house, &event, "s").await, ["Sevan, Ani", "Sisian, Ara"]);
    let (code, read) = brings(&house, zip("list.txt", &list())).await;
    assert_eq!((code, &read["players"]), (200, &json!(3)));
    // The list in use stays until another is put into use.
    assert_eq!(finds(&house, &event, "sev").await, ["Sevan, Ani"]);
    for bad in ["Nothing like it\n", "", HEAD, "PK\x03\x04"] {
        let (code, answer) = brings(&house, bad.as_bytes().to_vec()).await;
        assert_eq!(code, 400, "{bad}: {answer}");
    }
}

#[tokio::test]
async fn a_long_list_is_searched_from_the_disk_and_is_there_after_a_restart() {
    const PLAYERS: u32 = 20_000;
    let house = House::open().await;
    let event = house.event().await;
    let mut text = HEAD.to_owned();
    for number in (1..=PLAYERS).rev() {
        let name = format!("Player{:05}, Forename", number * 7919 % 100_003);
        let _ = write!(text, "{}", player(number, &name, &[("Fed", "ARM"), ("SRtng", "1500")]));
    }
    let (code, read) = brings(&house, text.into_bytes()).await;
    assert_eq!((code, &read["players"]), (200, &json!(PLAYERS)));
    house.done("POST", "/api/office/ratings/take", json!({})).await;
    for number in [1, 64, 65, 9_999, PLAYERS] {
        let name = format!("Player{:05}, Forename", number * 7919 % 100_003);
        assert_eq!(finds(&house, &event, &number.to_string()).await, std::slice::from_ref(&name));
        assert_eq!(finds(&house, &event, &name.replace(", ", "%20")).await, [name]);
    }
    assert_eq!(finds(&house, &event, "player").await.len(), 12);
    *house.state.ratings.list.write().unwrap() = None;
    assert!(finds(&house, &event, "player").await.is_empty());
    super::keep(std::sync::Arc::clone(&house.state), None).await;
    assert_eq!(finds(&house, &event, "player").await.len(), 12);
}
