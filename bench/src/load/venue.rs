//! An event in a hall: its chief arbiter, its players, a tablet for each of them that was enrolled by a code, and those who look.

use std::path::Path;
use std::process::{Child, Command};

use serde_json::{Value, json};

use super::Server;
use super::hall::{Access, BoardSeats, CONTROL, Hall};
use super::http::{Client, VENUE};
use super::pages::Looking;

/// An arbiter's desk for this many boards; each of them is live on all boards.
const BOARDS_OF_A_DESK: usize = 50;
/// Screens in the hall.
const WALLS: usize = 4;
/// How many boards are given codes at once.
const CODES_AT_ONCE: usize = 500;

/// The event.
pub(crate) struct Venue {
    event: String,
    chief: Client,
    /// The games of the round that is played.
    games: Vec<String>,
    /// The tablets, which belong to the boards and follow them through the rounds.
    seats: Vec<[Access; 2]>,
}

impl Venue {
    /// An event with two players and two tablets for each board.
    pub(crate) async fn opened(server: &Server, boards: usize, rounds: usize) -> Result<Venue, String> {
        let mut chief = Client::new(VENUE, &server.address).await?;
        appointed(&mut chief, server).await?;
        let event = founded(&mut chief, boards, rounds).await?;
        let section = format!("/api/events/{event}/sections/1");
        let seats = seated(&mut chief, server, &section, boards).await?;
        Ok(Venue { event, chief, games: Vec::new(), seats })
    }

    /// The next round, with everybody at the boards and all clocks running.
    pub(crate) async fn round(&mut self, server: &Server, number: usize) -> Result<Hall, String> {
        // The connection of the round before may have rested too long.
        let mut chief = Client::new(VENUE, &server.address).await?;
        chief.cookies.clone_from(&self.chief.cookies);
        self.chief = chief;
        let boards = self.seats.len();
        let round = format!("/api/events/{}/sections/1/rounds/{number}", self.event);
        // Nobody has the same opponent twice, as long as there are boards enough.
        let black = |board: usize| 2 * ((board + number - 2) % boards) + 2;
        let pairs: Vec<String> = (1..=boards)
            .map(|board| format!("{board},Player {},Player {}", board * 2 - 1, black(board)))
            .collect();
        self.chief.post(&format!("{round}/pairings"), &Value::String(pairs.join("\n"))).await?;
        let tables = self.chief.post(&format!("{round}/tables"), &json!({"kind": "mixed"})).await?.body;
        self.games = vec![String::new(); boards];
        for table in tables["boards"].as_array().into_iter().flatten() {
            let board = table["board"].as_u64().and_then(|board| usize::try_from(board).ok()).unwrap_or(0);
            if let (Some(place), Some(game)) =
                (self.games.get_mut(board.wrapping_sub(1)), table["game"].as_str())
            {
                game.clone_into(place);
            }
        }
        self.chief.post(&format!("{round}/start"), &json!({})).await?;
        let seats = self.seats.iter().cloned();
        let places = self.games.iter().zip(seats).map(|(game, seats)| BoardSeats::at(game.clone(), seats));
        Hall::seated(&server.address, VENUE, places.collect()).await
    }

    /// Starts a script that looks with a real browser for this many seconds.
    pub(crate) fn browser(&self, server: &Server, script: &str, seconds: u64) -> Result<Child, String> {
        let mut node = Command::new("node");
        node.args([script, &server.address, &self.event, &self.chief.cookies, &seconds.to_string()]);
        node.spawn().map_err(|error| format!("{script}: {error}"))
    }

    /// Who looks: desks, walls, and this many spectators, half of them on the page of the event, a quarter each on a wall of their own and on
    /// one game.
    pub(crate) fn looking(&self, spectators: usize) -> Vec<Looking> {
        let event = format!("/api/events/{}", self.event);
        let desk =
            Looking::at(format!("{event}/sections/1/desk/stream?language=en")).known_by(&self.chief.cookies);
        let wall = Looking::at(format!("{event}/stream?show=wall&language=en"));
        let mut looking = vec![desk; self.games.len().div_ceil(BOARDS_OF_A_DESK).max(2)];
        looking.extend(vec![wall.clone(); WALLS]);
        for number in 0..spectators {
            looking.push(match (number % 4, self.games.get(number % self.games.len().max(1))) {
                (3, Some(game)) => Looking::at(format!("/api/games/{game}/watch?language=en&changes=1")),
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
async fn founded(chief: &mut Client, boards: usize, rounds: usize) -> Result<String, String> {
    let founding = json!({"name": "Open", "place": "Yerevan", "zone": 240, "edition": 2023,
        "regulations": {"public_display": "on"}});
    let event = chief.post("/api/events", &json!({"founding": founding})).await?.text("/event");
    let terms = json!({"name": "A", "system": "swiss", "rounds": rounds, "control": CONTROL, "regulations": null,
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
