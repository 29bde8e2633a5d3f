//! Questions in arbiters' words, asked of `touchmove explain` in three languages.
//!
//! What is expected stands in questions.tsv, written by hand from the Laws of 2023.

use std::path::Path;
use std::process::Command;

/// The games that the questions are about: a FEN, or a file with this ending and text.
const GAMES: [(&str, Game); 31] = [
    ("start", Game::Fen("start")),
    ("start-black", Game::Fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")),
    ("castle-free", Game::Fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")),
    ("castle-hindered", Game::Fen("r3k2r/8/8/8/8/b7/8/R3K1NR w KQkq - 0 1")),
    ("castle-in-check", Game::Fen("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1")),
    ("castle-through", Game::Fen("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1")),
    ("castle-lost", Game::Fen("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1")),
    ("pinned", Game::Fen("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1")),
    ("checked", Game::Fen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")),
    ("both-checked", Game::Fen("4k2R/8/8/8/8/8/8/r3K3 w - - 0 1")),
    ("fifty-full", Game::Fen("7k/8/8/8/8/8/8/KR6 w - - 100 90")),
    ("fifty-far", Game::Fen("7k/8/8/8/8/8/8/KR6 w - - 12 40")),
    ("fifty-edge", Game::Fen("8/8/8/2Kp4/8/8/k7/7R w - - 99 80")),
    ("knight-left", Game::Fen("7k/7r/8/8/8/8/8/KN6 b - - 0 1")),
    ("king-left", Game::Fen("7k/7r/8/8/8/8/8/K7 b - - 0 1")),
    ("dead", Game::Fen("k7/8/8/8/8/8/8/KB6 w - - 0 1")),
    ("mate", Game::Fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")),
    ("stale", Game::Fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")),
    ("twice", Game::File("pgn", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *\n")),
    ("one-move", Game::File("pgn", "1. e4 *\n")),
    (
        "bound",
        Game::File(
            "scn",
            "position 4k3/4r3/8/8/8/8/4N3/4K2R w - - 0 1\nunderway\n\n0:10 White touches e2, touches h1\n",
        ),
    ),
    (
        "touched",
        Game::File("scn", "moves 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8\n\n0:10 White touches e2\n"),
    ),
    ("refused", Game::File("scn", "moves 1.e4 e5\n\n0:10 Black claims repetition\n")),
    (
        "quota-done",
        Game::File(
            "scn",
            "time 2/60, 60\nregulations time is added at zero\nmoves 1.e4 e5 2.Nf3 Nc6\n\n0:10 White plays Bb5\n",
        ),
    ),
    (
        "short-of-time",
        Game::File("scn", "time 90\nmoves 1.e4 e5\nclocks White 4:00, Black 10:00\n\n0:01 nobody notices\n"),
    ),
    ("rapid", Game::File("scn", "time 15+10\nmoves 1.e4 e5\n\n0:01 nobody notices\n")),
    (
        "wrong-claim",
        Game::File("scn", "moves 1.Nf3 Nf6 2.Ng1 Ng8\n\n0:10 White claims repetition\n0:20 White plays e4\n"),
    ),
    ("out-of-turn", Game::File("scn", "moves 1.e4 e5\n\n0:10 Black touches d7\n")),
    (
        "another-piece",
        Game::File("scn", "moves 1.e4 e5\n\n0:10 White touches b1, touches g1, releases f3, presses\n"),
    ),
    (
        "flag-down",
        Game::File("scn", "time 90\nmoves 1.e4 e5\nclocks White 0:10, Black 9:00\n\n0:20 nobody notices\n"),
    ),
    ("illegal-made", Game::File("scn", "moves 1.e4 e5\n\n0:20 White touches g1, releases g3, presses\n")),
];

enum Game {
    Fen(&'static str),
    File(&'static str, &'static str),
}

struct Row<'a> {
    game: &'a str,
    verdict: &'a str,
    articles: Vec<&'a str>,
    names: &'a str,
    /// English, Armenian, Persian.
    questions: [&'a str; 3],
}

fn rows() -> Vec<Row<'static>> {
    let text = include_str!("questions.tsv");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &'static str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, verdict, articles, names, en, hy, fa] = fields[..] else { panic!("seven fields: {line}") };
        let articles = articles.split(',').filter(|number| !number.is_empty()).collect();
        Row { game, verdict, articles, names, questions: [en, hy, fa] }
    };
    lines.map(row).collect()
}

/// What is given to the program as the game.
fn game(name: &str) -> String {
    let (_, game) =
        GAMES.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no game {name}"));
    match game {
        Game::Fen(fen) => (*fen).to_owned(),
        Game::File(ending, text) => {
            let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("asked-{name}.{ending}"));
            // Several languages are asked at once: nobody finds the file half written.
            let own = path.with_extension(format!("{:?}", std::thread::current().id()));
            std::fs::write(&own, text).expect("a file");
            std::fs::rename(own, &path).expect("a file");
            path.display().to_string()
        }
    }
}

/// What is wrong with the answer to a question, if anything.
fn asked(row: &Row<'_>, language: usize) -> Option<String> {
    let question = row.questions[language];
    let output = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(["explain", &game(row.game), question, "--edition", "2023", "--json"])
        .output()
        .expect("it starts");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    if row.verdict == "-" {
        let refused = output.status.code() == Some(2) && complaint.contains(['`', '«']);
        return (!refused)
            .then(|| format!("`{question}` was answered: {}", String::from_utf8_lossy(&output.stdout)));
    }
    let Ok(answer) = serde_json::from_slice::<serde_json::Value>(&output.stdout) else {
        return Some(format!("`{question}`: {}", complaint.lines().next().unwrap_or_default()));
    };
    let answer = &answer["answers"][0];
    let cited: Vec<String> = ["because", "missing"]
        .iter()
        .flat_map(|part| answer[part].as_array().cloned().unwrap_or_default())
        .flat_map(|ground| ground["articles"].as_array().cloned().unwrap_or_default())
        .filter(|article| article["edition"] == 2023)
        .map(|article| article["number"].as_str().unwrap_or_default().to_owned())
        .collect();
    let told = answer["answer"].as_str().unwrap_or_default();
    let lacks = row.articles.iter().find(|number| !cited.iter().any(|cited| cited == *number));
    if answer["verdict"] != row.verdict {
        return Some(format!(
            "`{question}` about {}: {} instead of {}: {told}",
            row.game, answer["verdict"], row.verdict
        ));
    }
    if let Some(number) = lacks {
        return Some(format!("`{question}` about {}: not under {number}, but {cited:?}", row.game));
    }
    if told.is_empty() || told.starts_with("explain-") {
        return Some(format!("`{question}`: no answer, {told}"));
    }
    let named = language > 0 || told.contains(row.names);
    (!named).then(|| format!("`{question}` about {}: no {} in {told}", row.game, row.names))
}

fn all_in(language: usize) {
    let wrong: Vec<String> = rows().iter().filter_map(|row| asked(row, language)).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), rows().len(), wrong.join("\n"));
}

#[test]
fn there_are_at_least_150_questions_a_third_of_them_out_of_reach() {
    let out_of_reach = rows().iter().filter(|row| row.verdict == "-").count();
    assert!(rows().len() >= 150 && out_of_reach * 3 >= rows().len(), "{} and {out_of_reach}", rows().len());
}

#[test]
fn questions_in_english() {
    all_in(0);
}

#[test]
fn questions_in_armenian() {
    all_in(1);
}

#[test]
fn questions_in_persian() {
    all_in(2);
}
