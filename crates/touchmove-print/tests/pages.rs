//! What stands on the pages, in every language.

mod event;

use touchmove_chess::Color;
use touchmove_competition::{
    By, Category, EventAct, EventEntry, GameId, Outcome, RecordedEntry, RoundNumber, Scope, Stamp, judge,
};
use touchmove_conduct::act::PlayerAct;
use touchmove_conduct::{Act, Award, Entry, Score};
use touchmove_law::Language;
use touchmove_notation::Language as Letters;
use touchmove_print::{Printer, Sheet};

use event::{GAME, ROUND, SECTION, adjourned, event, printer, sheet};

#[test]
fn a_page_in_persian_runs_from_right_to_left_and_its_moves_do_not() {
    let page =
        printer(Language::Persian).scoresheets(&[sheet("[Round \"3.7\"]\n\n1. Nf3 d5 2. Rg1 0-1")]).html();
    assert!(page.contains("<html lang=\"fa\" dir=\"rtl\">"));
    assert!(page.contains("<bdo dir=\"ltr\" class=\"move\"><bdi dir=\"rtl\">اس</bdi>f3</bdo>"), "{page}");
    assert!(page.contains("<bdo dir=\"ltr\" class=\"move\"><bdi dir=\"rtl\">ر</bdi>g1</bdo>"));
    assert!(page.contains("<td>۶۰</td>"), "lines are counted in Persian digits");
    assert!(page.contains("<dd><bdi>۳</bdi></dd>") && page.contains("<dd><bdi>۷</bdi></dd>"));
    assert!(page.contains("<bdi dir=\"ltr\">0-1</bdi>"), "results are not");
    assert!(page.contains("برگه ثبت"));
}

#[test]
fn a_rank_between_a_persian_letter_and_a_latin_one_keeps_its_place() {
    // Two rooks on one file: the rank of departure stands between the letter of the piece and the square.
    let pgn = "[SetUp \"1\"]\n[FEN \"4k3/8/8/R7/8/8/8/R3K3 w - - 0 1\"]\n\n1. R1a3 *";
    let page = printer(Language::Persian).scoresheets(&[sheet(pgn)]).html();
    // In the order of reading, and overridden: isolated alone it would be shown as 1 before the rook.
    assert!(page.contains("<bdo dir=\"ltr\" class=\"move\"><bdi dir=\"rtl\">ر</bdi>1a3</bdo>"), "{page}");
}

#[test]
fn moves_are_written_in_any_notation_whatever_the_language_of_the_page() {
    let sheet = sheet("1. Nf3 Nc6 2. e4 *");
    let page =
        Printer::new(Language::Armenian, Letters::ARMENIAN).scoresheets(std::slice::from_ref(&sheet)).html();
    assert!(
        page.contains("<html lang=\"hy\" dir=\"ltr\">")
            && page.contains(">Ձf3</bdo>")
            && page.contains("Խաղի բլանկ")
    );
    let page =
        Printer::new(Language::English, Letters::GERMAN).scoresheets(std::slice::from_ref(&sheet)).html();
    assert!(page.contains(">Sf3</bdo>"));
    let page = Printer::new(Language::Persian, Letters::FIGURINE).scoresheets(&[sheet]).html();
    assert!(page.contains(">♘f3</bdo>"));
}

#[test]
fn a_long_game_takes_several_pages() {
    let mut pgn = String::new();
    for number in 1..=61 {
        let (white, black) = if number % 2 == 1 { ("Nf3", "Nf6") } else { ("Ng1", "Ng8") };
        pgn.push_str(&format!("{number}. {white} {black} "));
    }
    let page = printer(Language::English).scoresheets(&[sheet(&(pgn + "*"))]).html();
    assert_eq!(page.matches("<section class=\"page sheet\">").count(), 2);
    assert!(page.contains("Sheet 2 of 2") && page.contains("<td>61</td>") && page.contains("<td>120</td>"));
    let blank = printer(Language::English).scoresheets(&[Sheet::blank()]).html();
    assert_eq!(blank.matches("<section class=\"page sheet\">").count(), 1);
    assert!(blank.contains("<td>60</td>") && !blank.contains("class=\"move\">"));
}

#[test]
fn the_sheet_of_a_game_has_the_names_of_the_event_and_what_the_clocks_showed() {
    let (archive, event) = event();
    let laws = event.laws(SECTION).unwrap().unwrap();
    let empty = printer(Language::English).scoresheets(&[Sheet::empty(&event, GAME).unwrap()]).html();
    for part in [
        "Open &lt;of&gt; Yerevan",
        "<bdi>Երևան</bdi>",
        "GM Player 1",
        "<bdi dir=\"ltr\">90+30</bdi>",
        "2025-11-15 15:30",
    ] {
        assert!(empty.contains(part), "{part}: {empty}");
    }
    assert!(!empty.contains("Nf3"));
    let filled = Sheet::filled(&event, &laws, &archive.games[0]).unwrap();
    let page = printer(Language::English).scoresheets(&[filled]).html();
    // 90 minutes and 30 seconds, of which White used 30 seconds on the first move.
    assert!(
        page.contains(
            "<bdo dir=\"ltr\" class=\"move\">Nf3</bdo> <bdi dir=\"ltr\" class=\"clock\">1:30:30</bdi>"
        ),
        "{page}"
    );
    assert_eq!(Sheet::empty(&event, GameId::new(1, 1, 9)), None);
}

#[test]
fn a_draw_offer_stands_beside_the_move_it_was_made_with() {
    let (mut archive, event) = event();
    let laws = event.laws(SECTION).unwrap().unwrap();
    // White offers after releasing the pawn on e4 and before pressing (9.1.2.1, C.12).
    let entries = &mut archive.games[0].entries;
    let press = entries.pop().unwrap();
    let (seq, at) = (press.entry.seq, press.entry.at);
    let offer = Act::Player(Color::White, PlayerAct::Offer { condition: None });
    entries.push(RecordedEntry { entry: Entry { seq, at, act: offer }, by: By::System, person: None });
    entries.push(RecordedEntry {
        entry: Entry { seq: seq + 1, ..press.entry },
        by: By::System,
        person: None,
    });
    let page = printer(Language::Armenian)
        .scoresheets(&[Sheet::filled(&event, &laws, &archive.games[0]).unwrap()])
        .html();
    assert!(page.contains(">e4 (=)</bdo>") && page.contains(">Ձf3</bdo>"), "{page}");
    assert_eq!(page.matches("(=)").count(), 1);
}

#[test]
fn pairings_and_slips_name_everybody_of_the_round() {
    let (_, event) = event();
    for language in Language::ALL {
        let pairings = printer(language).pairings(&event, SECTION, ROUND).html();
        let slips = printer(language).slips(&event, SECTION, ROUND).html();
        for name in ["GM Player 1", "GM Player 2"] {
            assert!(pairings.contains(name) && slips.contains(name), "{language} {name}");
        }
        assert!(pairings.contains("GM Player 3"), "who has no game");
        assert!(slips.contains("<span>½-½</span>"));
        assert!(!pairings.contains(">print-") && !slips.contains(">print-"), "every text is there");
    }
    assert!(
        printer(Language::English)
            .pairings(&event, SECTION, RoundNumber(2))
            .html()
            .contains("This round has no pairings.")
    );
}

#[test]
fn a_result_between_two_names_runs_as_the_page_does_and_stays_left_to_right_elsewhere() {
    let (archive, before) = event();
    let entry = EventEntry {
        seq: u32::try_from(archive.entries.len()).unwrap() + 1,
        at: Stamp(1_763_210_000_000),
        by: By::Organiser,
        act: EventAct::HandIn {
            game: GAME,
            outcome: Outcome::played(Score { white: Award::Loss, black: Award::Win }, None),
        },
    };
    let event = judge(before, &entry).event;
    for (language, direction) in
        [(Language::English, "ltr"), (Language::Armenian, "ltr"), (Language::Persian, "rtl")]
    {
        let page = printer(language).pairings(&event, SECTION, ROUND).html();
        assert!(page.contains(&format!("<bdo dir=\"{direction}\">0-1</bdo>")), "{language}: {page}");
        let files = touchmove_print::site(&event);
        let round =
            files.iter().find(|one| one.path == format!("{}/1-round-1.html", language.tag())).unwrap();
        assert!(round.text.contains(&format!("<bdo dir=\"{direction}\">0-1</bdo>")), "{language}");
        // The cross-table has the number beside it, not a name.
        let standings = printer(language).standings(&event, SECTION, ROUND).html();
        assert!(!standings.contains("<bdo dir=\"rtl\">"), "{language}");
    }
}

#[test]
fn a_round_without_a_time_has_no_empty_line_for_it() {
    let (_, event) = event();
    let printed = |round| printer(Language::English).pairings(&event, SECTION, round).html();
    assert!(printed(ROUND).contains(">Start<"));
    assert!(!printed(RoundNumber(2)).contains(">Start<"));
}

#[test]
fn lists_to_hang_up_name_everybody_with_number_and_board() {
    let (_, event) = event();
    for language in Language::ALL {
        let printer = printer(language);
        let by_name = printer.pairings_by_name(&event, SECTION, ROUND).html();
        let standings = printer.standings(&event, SECTION, ROUND).html();
        let category = Category { name: "Under 2650".into(), rated_below: Some(2650), ..Category::default() };
        let club = Category { name: "Club <A>".into(), club: Some("A".into()), ..Category::default() };
        let act = EventAct::SetCategories { section: SECTION, categories: vec![category, club] };
        let (seq, at) = (event.entries() + 1, Stamp(0));
        let with = judge(event.clone(), &EventEntry { seq, at, by: By::Organiser, act }).event;
        let all = printer.standings(&with, SECTION, ROUND).html();
        assert!(all.contains("Under 2650") && all.contains("Club &lt;A&gt;"), "{language}");
        // Everybody twice: among all, and in the one category that they are in.
        assert_eq!(all.matches("GM Player 3").count(), 2 * standings.matches("GM Player 3").count());
        let one = printer.category(&with, SECTION, ROUND, 0).html();
        assert!(one.contains("Under 2650") && !one.contains("Club") && one.contains("GM Player 3"));
        let nobody = printer.category(&with, SECTION, ROUND, 1).html();
        assert!(nobody.contains("Club") && !nobody.contains("GM Player 3"));
        let players = printer.players(&event, SECTION, ROUND).html();
        for name in ["GM Player 1", "GM Player 2"] {
            for page in [&by_name, &standings, &players] {
                assert!(page.contains(name) && !page.contains(">print-"), "{language} {name}: {page}");
            }
        }
        assert!(standings.contains("GM Player 3"), "who has no game");
    }
    let english = printer(Language::English);
    let by_name = english.pairings_by_name(&event, SECTION, ROUND).html();
    assert_eq!(by_name.matches("GM Player 1").count(), 2, "a line of one's own, and one of the opponent's");
    assert!(english.cards(&event, SECTION, ROUND).html().contains("<h1>"), "the number is large");
    assert!(english.slips(&event, SECTION, ROUND).html().contains("<h1>"), "on slips too");
}

#[test]
fn a_running_clock_shows_the_moment_the_page_was_asked_for() {
    let (archive, event) = event();
    let at = |now| printer(Language::English).boards(&archive, &event, (SECTION, ROUND), |_| now).html();
    let left = archive.games.iter().find_map(|record| record.entries.last()).unwrap().entry.at;
    let later = touchmove_clock::Moment::at(left.get() + 600_000);
    assert_ne!(at(None), at(Some(later)));
    assert_eq!(at(None), at(Some(touchmove_clock::Moment::at(0))), "never before the last entry");
}

#[test]
fn the_state_of_a_board_has_clock_position_and_moves() {
    let (archive, event) = event();
    let page = printer(Language::Persian).boards(&archive, &event, (SECTION, ROUND), |_| None).html();
    assert!(page.contains("r1bqkbnr/pppppppp/2n5/8/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 2"), "{page}");
    assert_eq!(page.matches("<use ").count(), 32);
    assert!(page.contains("نوبت حرکت سیاه است") && page.contains(">اس</bdi>f3</bdo>"));
    let english = printer(Language::English).boards(&archive, &event, (SECTION, ROUND), |_| None).html();
    assert!(english.contains("Black <bdi dir=\"ltr\">1:30:") && english.contains("(running)"), "{english}");
    assert!(english.contains("<span class=\"number\">2.</span> <bdo dir=\"ltr\" class=\"move\">e4</bdo>"));
}

#[test]
fn the_label_of_an_envelope_states_what_the_guideline_asks_for() {
    let (archive, event) = adjourned();
    for language in Language::ALL {
        let page = printer(language).envelopes(&archive, &event, Scope::Event).html();
        // I.2.1 to I.2.5: both names, the position, the time used, who sealed, the number of the move. White used twice
        // thirty seconds, Black once.
        assert_eq!(page.matches("<section class=\"label\">").count(), 1, "{language}");
        assert!(page.contains("r1bqkbnr/pppppppp/2n5/8/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 2"));
        assert!(
            page.contains("<bdi dir=\"ltr\">1:00</bdi>") && page.contains("<bdi dir=\"ltr\">0:30</bdi>"),
            "{page}"
        );
        assert_eq!(page.matches("<bdi>Player 2</bdi>").count(), 2, "as Black and as the one who sealed");
        assert!(page.contains("<bdo dir=\"ltr\" class=\"move\">2...</bdo>"), "{page}");
        assert_eq!(page.matches("<use ").count(), 32);
        assert!(!page.contains(">e5<") && !page.contains(">print-"), "the move is secret");
    }
    let english = printer(Language::English).envelopes(&archive, &event, Scope::Event).html();
    assert!(english.contains("<dd>Not fixed yet</dd>") && english.contains("<dd>None</dd>"));
}

#[test]
fn without_an_envelope_there_is_no_label() {
    let (archive, event) = event();
    let page = printer(Language::English).envelopes(&archive, &event, Scope::Event).html();
    assert!(page.contains("No envelope has been closed."));
}

#[test]
fn no_name_becomes_markup_on_any_page() {
    let (archive, event) = event();
    let printer = printer(Language::English);
    let pages = [
        printer.scoresheets(&[Sheet::empty(&event, GAME).unwrap()]).html(),
        printer.pairings(&event, SECTION, ROUND).html(),
        printer.slips(&event, SECTION, ROUND).html(),
        printer.pairings_by_name(&event, SECTION, ROUND).html(),
        printer.standings(&event, SECTION, ROUND).html(),
        printer.players(&event, SECTION, ROUND).html(),
        printer.boards(&archive, &event, (SECTION, ROUND), |_| None).html(),
    ];
    for page in pages {
        assert!(!page.contains("<of>") && page.contains("&lt;of&gt;"));
    }
}

#[test]
fn no_text_is_translated_in_vain() {
    let sources = [
        include_str!("../src/boards.rs"),
        include_str!("../src/envelopes.rs"),
        include_str!("../src/lists.rs"),
        include_str!("../src/pairings.rs"),
        include_str!("../src/printer.rs"),
        include_str!("../src/scoresheets.rs"),
        include_str!("../src/slips.rs"),
    ];
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../touchmove-words/locales/en.print.ftl");
    let texts = std::fs::read_to_string(path).unwrap();
    for (name, _) in texts.lines().filter_map(|line| line.split_once(" =")) {
        let quoted = format!("\"{name}\"");
        assert!(sources.iter().any(|source| source.contains(&quoted)), "{name}");
    }
}

#[test]
fn pairings_have_starting_numbers_and_players_their_id_and_year_of_birth() {
    let (_, event) = event();
    let pairings = printer(Language::English).pairings(&event, SECTION, ROUND).html();
    assert_eq!(pairings.matches(">No.</th>").count(), 2, "{pairings}");
    assert!(!pairings.contains("Points"), "before the first round nobody has any");
    let players = printer(Language::English).players(&event, SECTION, ROUND).html();
    assert!(players.contains("FIDE ID") && players.contains("Born"), "{players}");
}
