//! `touchmove event` as a user meets it.

use std::path::Path;
use std::process::{Command, Output};

use touchmove_chess::Color;
use touchmove_competition::standings::TieBreak;
use touchmove_competition::{
    Against, Archive, BoardNumber, By, EventAct, EventEntry, Founding, GameId, Official, OfficialId, Outcome,
    Paired, Player, PlayerId, Post, RoundNumber, SectionId, Stamp, System, Terms, Who, Zone,
};
use touchmove_conduct::act::Penalty;
use touchmove_conduct::{Award, Score};
use touchmove_law::{Edition, Regulations};
use touchmove_wire::v1::event::to_text;

fn touchmove(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_touchmove")).arg("event").args(arguments).output().expect("it runs")
}

fn shown(arguments: &[&str]) -> String {
    let output = touchmove(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A small event: one game won, one forfeited, one penalty, one appeal.
fn acts() -> Vec<EventAct> {
    let section = SectionId(1);
    let mut acts = vec![
        EventAct::OpenSection {
            section,
            terms: Terms {
                name: "Masters".into(),
                system: System::Swiss,
                rounds: 9,
                control: "90+30".parse().unwrap(),
                regulations: None,
                tie_breaks: vec![TieBreak::BuchholzCut1, TieBreak::SonnebornBerger],
                bye: Award::Win,
                carried: Vec::new(),
            },
        },
        EventAct::Appoint {
            official: OfficialId(1),
            details: Official {
                name: "The chief".into(),
                title: Some("IA".into()),
                fide_id: None,
                federation: None,
                post: Post::ChiefArbiter,
            },
        },
    ];
    for number in 1..=4 {
        let details = Player::named(format!("<Player> {number}"));
        acts.push(EventAct::Register { player: PlayerId(number), section, number, details });
    }
    let paired = |board: u16, white: u16, black: u16| Paired {
        board: BoardNumber(board),
        white: PlayerId(white),
        black: PlayerId(black),
    };
    acts.extend([
        EventAct::Pair {
            section,
            round: RoundNumber(1),
            games: vec![paired(1, 1, 2), paired(2, 3, 4)],
            byes: Vec::new(),
        },
        EventAct::HandIn {
            game: GameId::new(1, 1, 1),
            outcome: Outcome::played(Score::win(Color::White), None),
        },
        EventAct::Absent { game: GameId::new(1, 1, 2), who: Who::One { side: Color::White } },
        EventAct::Penalise {
            player: PlayerId(3),
            game: None,
            penalties: vec![Penalty::Warning],
            reason: "he came without a word".into(),
        },
        EventAct::Appeal {
            player: PlayerId(2),
            against: Against::Event { entry: 8 },
            grounds: "the slip was wrong".into(),
        },
    ]);
    acts
}

fn archive(name: &str, acts: Vec<EventAct>) -> String {
    let entries = acts.into_iter().zip(1u32..).map(|(act, seq)| EventEntry {
        seq,
        at: Stamp(1_700_000_000_000 + u64::from(seq) * 60_000),
        by: By::Official { official: OfficialId(1) },
        act,
    });
    let archive = Archive {
        founding: Founding {
            name: "Spring Open".into(),
            place: "Yerevan".into(),
            federation: Some("ARM".into()),
            begins: None,
            ends: None,
            zone: Zone(240),
            edition: Edition::Fide2023,
            regulations: Regulations::where_nothing_is_said(),
        },
        entries: entries.collect(),
        games: Vec::new(),
    };
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, to_text(&archive)).expect("a file");
    path.display().to_string()
}

#[test]
fn standings_are_printed_and_explained() {
    let file = archive("standings.json", acts());
    let plain = shown(&["standings", &file, "--cross"]);
    assert!(plain.starts_with("Spring Open, Masters, after round 1\n"), "{plain}");
    assert!(plain.contains("BH/C1  SB"), "{plain}");
    assert!(plain.lines().any(|line| line.trim_start().starts_with("1  <Player> ")), "{plain}");
    let explained = shown(&["standings", &file, "--explain", "4"]);
    // One round, not played through no fault of theirs: a dummy with their own point, which the cut takes.
    assert!(explained.contains("Buchholz cut 1 (BH/C1): 0"), "{explained}");
    assert!(explained.contains("dummy: has 1; cut, the least"), "{explained}");
    let json: serde_json::Value =
        serde_json::from_str(&shown(&["standings", &file, "--json"])).expect("JSON");
    assert_eq!(json["rows"][0]["half_points"], 2);
    assert_eq!(json["rows"][0]["rounds"][0].as_str().map(|cell| cell.ends_with(['1', '+'])), Some(true));
}

#[test]
fn a_report_names_articles_and_escapes_what_people_wrote() {
    let file = archive("report.json", acts());
    let plain = shown(&["report", &file]);
    assert!(
        plain.contains("Round 1, board 2 (<Player> 3 – <Player> 4): -/+.") && plain.contains("(6.7.1)"),
        "{plain}"
    );
    assert!(
        plain.contains("Penalty 1, for <Player> 3: a warning. Reason given: he came without a word."),
        "{plain}"
    );
    assert!(plain.contains("event, entry 10 · by The chief"), "{plain}");
    let one = shown(&["report", &file, "--game", "1/1.1"]);
    // A result that nobody disputes is no incident.
    assert!(one.contains("Nothing was ruled.") && !one.contains("6.7.1"), "{one}");
    let page = shown(&["report", &file, "--html"]);
    assert!(page.contains("&lt;Player&gt; 3") && !page.contains("<Player>"), "{page}");
    let json: serde_json::Value = serde_json::from_str(&shown(&["report", &file, "--json"])).expect("JSON");
    assert_eq!(json["items"][0]["rulings"][0]["articles"][0], "6.7.1");
}

#[test]
fn a_report_is_written_in_the_language_of_its_reader() {
    let file = archive("languages.json", acts());
    let armenian = shown(&["report", &file, "--language", "hy"]);
    for part in [
        "Դեպքերի մասին զեկույց\nՄրցաշար: Spring Open\n",
        "Խաղափուլ 1, տախտակ 2 (<Player> 3 – <Player> 4)՝ -/+։ Ուշացման թույլատրելի ժամանակում ոչ բոլորն են եկել։ (6.7.1)",
        "Պատժամիջոց 1՝ <Player> 3. զգուշացում։ Նշված պատճառը՝ he came without a word։",
        "մրցաշար, գրառում 10 · կայացրել է՝ The chief",
    ] {
        assert!(armenian.contains(part), "{part} in {armenian}");
    }
    let persian = shown(&["report", &file, "--language", "fa", "--html"]);
    assert!(
        persian.contains("<html lang=\"fa\" dir=\"rtl\">") && persian.contains("<h1>گزارش رویدادها</h1>")
    );
    assert!(persian.contains("اخطار"), "the penalty: {persian}");
    for (language, page) in [("hy", &armenian), ("fa", &persian)] {
        assert!(!page.contains("report-") && !page.contains("event-"), "{language}: every text is there");
    }
    let pack = shown(&["appeal", &file, "1", "--language", "fa"]);
    assert!(pack.starts_with("تجدیدنظر ") && pack.contains("دلایل: the slip was wrong"), "{pack}");
    assert!(!pack.contains("report-"), "{pack}");
    assert_eq!(touchmove(&["report", &file, "--language", "xx"]).status.code(), Some(2));
}

#[test]
fn an_appeal_pack_is_printed() {
    let file = archive("appeal.json", acts());
    let pack = shown(&["appeal", &file, "1"]);
    assert!(pack.contains("Grounds: the slip was wrong") && pack.contains("Decided: not yet"), "{pack}");
    assert_eq!(touchmove(&["appeal", &file, "2"]).status.code(), Some(2));
}

#[test]
fn games_go_to_a_file_that_is_replaced_at_once() {
    let file = archive("games.json", acts());
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("live.pgn");
    std::fs::write(&target, "old").expect("a file");
    shown(&["pgn", &file, "--round", "1", "--to", &target.display().to_string()]);
    let written = std::fs::read_to_string(&target).expect("the file");
    assert_eq!(written.matches("[Event \"Spring Open\"]").count(), 2, "{written}");
    assert!(written.contains("[Ruling \"2023 6.7.1 default\"]"), "{written}");
    assert!(!target.with_file_name(".live.pgn.new").exists());
}

#[test]
fn an_archive_is_verified() {
    let fine = archive("fine.json", acts());
    assert!(shown(&["verify", &fine]).contains("4 players, 2 games, 0 with journals, 0 undecided"));
    let mut wrong = acts();
    wrong.push(EventAct::HandIn { game: GameId::new(1, 1, 1), outcome: Outcome::played(Score::DRAW, None) });
    let wrong = archive("wrong.json", wrong);
    let output = touchmove(&["verify", &wrong]);
    assert_eq!(output.status.code(), Some(1));
    let found = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(found.contains("entry 12: not admitted (8.7): The game has a result."), "{found}");
    let broken = Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken.json");
    std::fs::write(&broken, "{}").expect("a file");
    let output = touchmove(&["verify", &broken.display().to_string()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("missing field"));
}
