//! Answers to a player who cannot see the board, or prefers not to look.

use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Disability};
use touchmove_conduct::{Act, Entry, judge};
use touchmove_law::ArbiterPresence;
use touchmove_wire::v1::live::{Manner, TableKind, Terms};

use super::*;
use crate::tables::setup;

/// A game that has begun, with White not seeing the board.
struct Table {
    laws: Laws,
    game: Game,
    seq: u32,
}

impl Table {
    fn begun(arbiter: ArbiterPresence) -> Table {
        let terms = Terms {
            version: 1,
            edition: 2023,
            control: "90+30".to_owned(),
            white: String::new(),
            black: String::new(),
            manner: Manner::Strict,
            arbiter,
            position: None,
            kind: TableKind::Board,
            chess960: None,
            event: None,
            scheduled: None,
            announcements: None,
        };
        let (laws, game) = setup::set_up(&terms).unwrap();
        let mut table = Table { laws, game, seq: 0 };
        table.acts(Act::Arbiter(ArbiterAct::Disability {
            player: Color::White,
            disability: Disability::Visual,
        }));
        table.acts(Act::Arbiter(ArbiterAct::Start));
        table
    }

    fn acts(&mut self, act: Act) {
        self.seq += 1;
        let entry = Entry { seq: self.seq, at: Moment::at(1000), act };
        self.game = judge(&self.laws, self.game.clone(), &entry).game;
    }

    fn asked(&self, by: Color, language: Language, text: &str) -> Reply {
        let asking = Asking {
            laws: &self.laws,
            game: &self.game,
            role: Role::Player(by),
            by,
            language,
            announcing: Announcing::Law,
            now: 1000,
        };
        answer(&asking, text)
    }

    /// Says it and does it.
    fn says(&mut self, by: Color, text: &str) -> Reply {
        let reply = self.asked(by, Language::English, text);
        for deed in reply.deeds.clone() {
            self.acts(Act::Player(by, deed));
        }
        reply
    }
}

#[test]
fn a_move_said_is_made_by_hand_and_announced_in_the_words_of_the_event() {
    for text in ["e4", "e2e4", "e2 e4", "Eva vier", "pawn e4"] {
        let mut table = Table::begun(ArbiterPresence::Absent);
        let reply = table.says(Color::White, text);
        assert_eq!((reply.text.as_str(), reply.language.as_str()), ("Eva vier", "de"), "{text}");
        assert_eq!(table.game.plies().len(), 1, "{text}");
        // The clock is not pressed for the player.
        assert_eq!(table.game.having_move(), Color::Black);
        assert_eq!(table.game.plies()[0].completed(), None);
    }
}

#[test]
fn moves_are_understood_in_the_letters_of_a_language() {
    let table = Table::begun(ArbiterPresence::Absent);
    for (language, text) in
        [(Language::Armenian, "Ձf3"), (Language::Persian, "اf3"), (Language::English, "Nf3")]
    {
        assert_eq!(table.asked(Color::White, language, text).text, "Springer Felix drei", "{text}");
    }
}

#[test]
fn an_illegal_move_is_done_and_nobody_says_that_it_is_illegal() {
    let mut table = Table::begun(ArbiterPresence::Absent);
    let reply = table.says(Color::White, "e2 e5");
    assert_eq!((reply.text.as_str(), reply.language.as_str()), ("Eva fünf", "de"));
    assert_eq!(table.game.plies().len(), 0);
    let board = table.game.view(&table.laws, Role::Player(Color::White), Moment::at(1000)).board;
    assert!(board.piece_at(Square::from_name(b"e5").unwrap()).is_some());
}

#[test]
fn the_board_is_told_by_file_by_rank_by_square_and_by_piece() {
    let table = Table::begun(ArbiterPresence::Absent);
    let said = |text: &str| table.asked(Color::White, Language::English, text).text;
    assert_eq!(said("file e"), "File e: white king e1, white pawn e2, black pawn e7, black king e8.");
    assert_eq!(said("rank 4"), "Rank 4: empty.");
    assert_eq!(said("square g1"), "white knight g1");
    assert_eq!(
        said("pieces black"),
        "Black: king e8, queen d8, rook a8 h8, bishop c8 f8, knight b8 g8, pawn a7 b7 c7 d7 e7 f7 g7 h7."
    );
}

#[test]
fn the_time_is_told_with_the_number_of_moves() {
    let table = Table::begun(ArbiterPresence::Absent);
    let said = table.asked(Color::White, Language::English, "time").text;
    // The increment of the first move is on the clock.
    assert!(said.ends_with("Your clock runs. You have completed 0 moves."), "{said}");
}

#[test]
fn what_cannot_be_taken_back_waits_for_a_yes() {
    let table = Table::begun(ArbiterPresence::Absent);
    for text in ["resign", "claim repetition", "claim flag", "claim e4"] {
        let reply = table.asked(Color::White, Language::English, text);
        assert!(reply.confirm, "{text}");
        assert_eq!(reply.deeds.len(), 1, "{text}");
    }
    for text in ["offer", "press", "touch e2", "time"] {
        assert!(!table.asked(Color::White, Language::English, text).confirm, "{text}");
    }
}

#[test]
fn players_under_an_arbiter_are_not_told_the_moves() {
    let table = Table::begun(ArbiterPresence::Present);
    for text in ["moves", "braille"] {
        let reply = table.asked(Color::White, Language::English, text);
        assert!(reply.text.contains("keep their own score"), "{text}: {}", reply.text);
        assert_eq!(reply.braille, None);
    }
}

#[test]
fn the_score_is_told_in_letters_and_in_braille() {
    let mut table = Table::begun(ArbiterPresence::Absent);
    table.says(Color::White, "e4");
    // No list reveals that a move was legal before it is completed.
    assert_eq!(table.asked(Color::White, Language::English, "moves").text, "No move has been made yet.");
    table.says(Color::White, "press");
    let reply = table.asked(Color::White, Language::English, "braille");
    assert_eq!(reply.text, "1. e4");
    // A lowered one without a number sign, then e and a lowered four.
    assert_eq!(reply.braille.as_deref(), Some("\u{2802} \u{2811}\u{2832}"));
}

#[test]
fn the_opponent_repeats_what_was_announced() {
    let mut table = Table::begun(ArbiterPresence::Absent);
    table.says(Color::White, "Nf3");
    let reply = table.asked(Color::Black, Language::English, "repeat");
    assert_eq!((reply.text.as_str(), reply.language.as_str()), ("Springer Felix drei", "de"));
    assert_eq!(reply.deeds.len(), 1);
    // A player who made the announcement hears the last move again.
    assert!(table.asked(Color::White, Language::English, "repeat").deeds.is_empty());
}

#[test]
fn nonsense_and_moves_out_of_turn_do_nothing() {
    let table = Table::begun(ArbiterPresence::Absent);
    assert!(table.asked(Color::White, Language::English, "how do you do").text.contains("do not understand"));
    let early = table.asked(Color::Black, Language::English, "e5");
    assert!(early.deeds.is_empty() && early.text.contains("not your move"), "{}", early.text);
}
