//! An event in a hall: its chief arbiter, its players, a tablet for each of them that was enrolled by a code, and those who look.

use std::path::Path;
use std::process::{Child, Command};

use serde_json::{Value, json};

use super::Server;
use super::hall::{Access, CONTROL, Hall, Place};
use super::http::{Client, VENUE};
use super::pages::Looking;

/// An arbiter's desk for so many boards; each of them is live on all boards.
const BOARDS_OF_A_DESK: usize = 50;
/// Screens in the hall.
const WALLS: usize = 4;
/// So many boards are given codes at once.
const CODES_AT_ONCE: usize = 500;

/// The event.
pub(crate) struct Venue {
    event: String,
    chief: String,
    games: Vec<String>,
}

impl Venue {
    /// An event with so many boards in its first round, all playing; and everybody at the boards.
    pub(crate) async fn opened(server: &Server, boards: usize) -> Result<(Venue, Hall), String> {
        let mut chief = Client::new(VENUE, &server.address).await?;
        appointed(&mut chief, server).await?;
        let event = founded(&mut chief, boards).await?;
        let section = format!("/api/events/{event}/sections/1");
        let pairs: Vec<String> = (1..=boards)
            .map(|board| format!("{board},Player {},Player {}", board * 2 - 1, board * 2))
            .collect();
        let round = format!("{section}/rounds/1");
        chief.post(&format!("{round}/pairings"), &Value::String(pairs.join("\n"))).await?;
        let tables = chief.post(&format!("{round}/tables"), &json!({"kind": "mixed"})).await?.body;
        let mut games = vec![String::new(); boards];
        for table in tables["boards"].as_array().into_iter().flatten() {
            let board = table["board"].as_u64().and_then(|board| usize::try_from(board).ok()).unwrap_or(0);
            if let (Some(place), Some(game)) = (games.get_mut(board.wrapping_sub(1)), table["game"].as_str())
            {
                game.clone_into(place);
            }
        }
        let seats = seated(&mut chief, server, &section, boards).await?;
        chief.post(&format!("{round}/start"), &json!({})).await?;
        let places = games.iter().zip(seats).map(|(game, seats)| Place::at(game.clone(), seats)).collect();
        let hall = Hall::seated(&server.address, VENUE, places).await?;
        Ok((Venue { event, chief: chief.cookies, games }, hall))
    }

    /// Starts a script that looks with a real browser for so many seconds.
    pub(crate) fn browser(&self, server: &Server, script: &str, seconds: u64) -> Result<Child, String> {
        let mut node = Command::new("node");
        node.args([script, &server.address, &self.event, &self.chief, &seconds.to_string()]);
        node.spawn().map_err(|error| format!("{script}: {error}"))
    }

    /// Who looks: desks, walls, and so many spectators, half of them on the page of the event, a quarter each on a wall of their own and on
    /// one game.
    pub(crate) fn looking(&self, spectators: usize) -> Vec<Looking> {
        let event = format!("/api/events/{}", self.event);
        let desk = Looking::at(format!("{event}/sections/1/desk/stream?language=en")).known_by(&self.chief);
        let wall = Looking::at(format!("{event}/stream?show=wall&language=en"));
        let mut looking = vec![desk; self.games.len().div_ceil(BOARDS_OF_A_DESK).max(2)];
        looking.extend(vec![wall.clone(); WALLS]);
        for number in 0..spectators {
            looking.push(match (number % 4, self.games.get(number % self.games.len().max(1))) {
                (3, Some(game)) => Looking::at(format!("/api/games/{game}/watch?language=en")),
                (2, _) => wall.clone(),
                _ => Looking::at(format!("{event}/stream?language=en")),
            });
        }
        looking
    }
}

/// The chief arbiter registers with a code that is made in the folder of the server.
async fn appointed(chief: &mut Client, server: &Server) -> Result<(), String> {
    let code = recovery_code(&server.folder)?;
    let wanted = json!({"code": code, "name": "Chief", "password": "long enough to keep"});
    chief.cookies = chief.post("/api/office/recover", &wanted).await?.cookies();
    Ok(())
}

fn recovery_code(folder: &Path) -> Result<String, String> {
    let mut program = Command::new(Server::program()?);
    let told = program.args(["office", "recover", "--data"]).arg(folder).output();
    let told = String::from_utf8_lossy(&told.map_err(|error| error.to_string())?.stdout).into_owned();
    told.trim().rsplit(' ').next().map(str::to_owned).ok_or_else(|| "no code".to_owned())
}

/// An event with a section and two players for each board.
async fn founded(chief: &mut Client, boards: usize) -> Result<String, String> {
    let founding = json!({"name": "Open", "place": "Yerevan", "zone": 240, "edition": 2023,
        "regulations": {"public_display": "on"}});
    let event = chief.post("/api/events", &json!({"founding": founding})).await?.text("/event");
    let terms = json!({"name": "A", "system": "swiss", "rounds": 9, "control": CONTROL, "regulations": null,
        "tie_breaks": ["BH"], "bye": "win"});
    let mut acts = vec![json!({"do": "open-section", "section": 1, "terms": terms})];
    acts.extend((1..=boards * 2).map(|number| {
        let details = json!({"name": format!("Player {number}"), "sex": null, "title": null,
            "rating": null, "federation": null, "fide_id": null, "born": null, "club": null,
            "needs": {"disabilities": [], "assistant": null, "measures": []}});
        json!({"do": "register", "player": number, "section": 1, "number": number, "details": details})
    }));
    for (number, act) in acts.into_iter().enumerate() {
        let body = json!({"key": format!("a{number}"), "act": act});
        chief.post(&format!("/api/events/{event}/acts"), &body).await?;
    }
    Ok(event)
}

/// Two tablets at each board, each let in by its code.
async fn seated(
    chief: &mut Client,
    server: &Server,
    section: &str,
    boards: usize,
) -> Result<Vec<[Access; 2]>, String> {
    let mut seats = Vec::with_capacity(boards);
    let numbers: Vec<usize> = (1..=boards).collect();
    for some in numbers.chunks(CODES_AT_ONCE) {
        let wanted = json!({"boards": some, "seats": ["white", "black"]});
        let given = chief.post(&format!("{section}/devices"), &wanted).await?.body;
        let code = |board: usize, seat: &str| {
            let of = |one: &&Value| one["board"] == board && one["seat"] == seat;
            given.as_array().and_then(|codes| codes.iter().find(of)).map(|one| one["code"].clone())
        };
        for board in some {
            let mut sessions = [Access::Nobodys, Access::Nobodys];
            for (session, seat) in sessions.iter_mut().zip(["white", "black"]) {
                let code = code(*board, seat).ok_or_else(|| format!("board {board} has no code"))?;
                let mut tablet = Client::new(VENUE, &server.address).await?;
                let joined = tablet.post("/api/office/join", &json!({"code": code})).await?;
                *session = Access::Session(joined.cookies());
            }
            seats.push(sessions);
        }
    }
    Ok(seats)
}
