//! One recipe for each kind of fault: how it is planted, and what an audit has to say and where.

use touchmove_audit::Kind;
use touchmove_chess::{Color, Position, Random, Role, Square};

use super::sheet::{Played, Sheet, play, position};

/// What has to be found: the move, and the kind.
pub(crate) type Expected = Vec<(u32, Kind)>;

/// A recipe: plants into a game dated in the year given.
pub(crate) struct Recipe {
    pub(crate) name: &'static str,
    pub(crate) year: u64,
    pub(crate) plant: fn(&mut Sheet, &mut Random) -> Expected,
}

const fn recipe(name: &'static str, plant: fn(&mut Sheet, &mut Random) -> Expected) -> Recipe {
    Recipe { name, year: 2024, plant }
}

/// The same planting judged by other Laws.
const fn dated(name: &'static str, year: u64, plant: fn(&mut Sheet, &mut Random) -> Expected) -> Recipe {
    Recipe { name, year, plant }
}

/// A game of some twenty moves that nothing is wrong with, and its moves.
pub(crate) fn clean(sheet: &mut Sheet, random: &mut Random) -> Played {
    loop {
        let length = 16 + random.below(36);
        let played = play(&Position::initial(), length, random, |_| true);
        if played.moves.len() < 12 {
            continue;
        }
        sheet.plays(&played);
        sheet.ends(&played.last, random);
        return played;
    }
}

/// The same, and it does not end on the board.
fn undecided(sheet: &mut Sheet, random: &mut Random) -> Played {
    loop {
        let played = play(&Position::initial(), 14 + random.below(20), random, |_| true);
        if played.moves.len() >= 12 && played.last.has_legal_move() {
            sheet.plays(&played);
            sheet.result("1-0");
            return played;
        }
    }
}

/// The moves up to a ply that is not the first, and that ply.
fn before(sheet: &mut Sheet, random: &mut Random) -> (Position, u32) {
    let played = undecided(sheet, random);
    let kept = 2 + random.below(played.moves.len() as u64 - 4) as usize;
    let mut position = played.start;
    for m in &played.moves[..kept] {
        position = position.play(*m);
    }
    (position, kept as u32 + 1)
}

fn replace(sheet: &mut Sheet, ply: u32, san: &str) {
    sheet.words[ply as usize - 1].san = san.to_owned();
}

fn word_instead(sheet: &mut Sheet, random: &mut Random, word: &str, kind: Kind) -> Expected {
    let (_, ply) = before(sheet, random);
    replace(sheet, ply, word);
    vec![(ply, kind)]
}

fn illegal(sheet: &mut Sheet, random: &mut Random) -> Expected {
    let (position, ply) = before(sheet, random);
    let king = position.king(position.having_move());
    loop {
        let to = Square::from_index(random.below(64) as usize).unwrap();
        let far = to.file().index().abs_diff(king.file().index()) > 1;
        if far {
            replace(sheet, ply, &format!("K{to}"));
            return vec![(ply, Kind::IllegalMove)];
        }
    }
}

fn impossible(sheet: &mut Sheet, random: &mut Random) -> Expected {
    let fen = "4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1";
    sheet.starts(fen);
    let played = play(&position(fen), 6, random, |m| m.role() == Role::Pawn && !m.is_capture());
    sheet.plays(&played);
    let ply = sheet.plies() + 1;
    sheet.says("Qd5 a6");
    sheet.result("1-0");
    vec![(ply, Kind::ImpossibleMove)]
}

fn ambiguous(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says("d4 d5 Nf3 Nf6 Nd2 e6");
    vec![(5, Kind::AmbiguousMove)]
}

const FOOLS_MATE: &str = "f3 e5 g4 Qh4#";

fn after_mate(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says(FOOLS_MATE);
    sheet.says("a3 a6");
    sheet.result("0-1");
    vec![(5, Kind::MoveAfterMate)]
}

const STALEMATE_NEXT: &str = "7k/8/8/5Q2/8/8/8/K7 w - - 0 1";

fn after_stalemate(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.starts(STALEMATE_NEXT);
    sheet.says("Qf7 Kg8");
    vec![(2, Kind::MoveAfterStalemate)]
}

const DEAD_NEXT: &str = "8/8/4k3/8/3p4/4B3/8/4K3 w - - 0 1";

fn after_dead(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.starts(DEAD_NEXT);
    sheet.says("Bxd4 Kd5 Be3 Ke4");
    vec![(2, Kind::MoveAfterDead)]
}

const ROUND: &str = "Nf3 Nf6 Ng1 Ng8 ";

fn after_fivefold(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says(&ROUND.repeat(4));
    sheet.says("e4 e5");
    vec![(8, Kind::ThreefoldUnclaimed), (17, Kind::MoveAfterFivefold)]
}

/// In 2001 nothing but a claim ends it.
fn fivefold_of_old(sheet: &mut Sheet, random: &mut Random) -> Expected {
    after_fivefold(sheet, random);
    vec![(8, Kind::ThreefoldUnclaimed)]
}

/// Quiet moves of two rooks, begun this many plies after the last progress.
fn quiet(sheet: &mut Sheet, random: &mut Random, counter: u32, plies: u64) {
    let fen = format!("4k3/8/8/8/8/8/8/R3K2R w - - {counter} 150");
    sheet.starts(&fen);
    loop {
        let played = play(&position(&fen), plies, random, |m| !m.is_capture());
        if played.moves.len() as u64 == plies && played.last.has_legal_move() {
            sheet.plays(&played);
            sheet.result("1-0");
            return;
        }
    }
}

fn after_seventy_five(sheet: &mut Sheet, random: &mut Random) -> Expected {
    quiet(sheet, random, 140, 12);
    vec![(1, Kind::FiftyUnclaimed), (11, Kind::MoveAfterSeventyFive)]
}

fn threefold(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says(&ROUND.repeat(2));
    sheet.says("e4 e5 Nc3");
    vec![(8, Kind::ThreefoldUnclaimed)]
}

/// Claimed, or agreed: nobody played on.
fn threefold_drawn(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says(&ROUND.repeat(2));
    Vec::new()
}

fn fifty(sheet: &mut Sheet, random: &mut Random) -> Expected {
    quiet(sheet, random, 96, 8);
    vec![(4, Kind::FiftyUnclaimed)]
}

fn ninety_nine(sheet: &mut Sheet, random: &mut Random) -> Expected {
    quiet(sheet, random, 96, 3);
    Vec::new()
}

fn against_mate(sheet: &mut Sheet, random: &mut Random) -> Expected {
    sheet.says(FOOLS_MATE);
    sheet.result(["1-0", "1/2-1/2"][random.below(2) as usize]);
    vec![(4, Kind::ResultAgainstMate)]
}

fn against_stalemate(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.starts(STALEMATE_NEXT);
    sheet.says("Qf7");
    sheet.result("1-0");
    vec![(1, Kind::ResultAgainstStalemate)]
}

fn against_dead(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.starts(DEAD_NEXT);
    sheet.says("Bxd4");
    sheet.result("1-0");
    vec![(1, Kind::ResultAgainstDead)]
}

/// Dead by a quiet move, which only the proof at the end sees.
fn against_wall(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.starts("8/8/4k3/1p1p1p1p/1P1P1P1P/8/4K3/8 w - - 0 1");
    sheet.says("Kd2 Kd6");
    sheet.result("0-1");
    vec![(2, Kind::ResultAgainstDead)]
}

fn against_fivefold(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says(&ROUND.repeat(4));
    sheet.result("1-0");
    vec![(8, Kind::ThreefoldUnclaimed), (16, Kind::ResultAgainstFivefold)]
}

fn against_seventy_five(sheet: &mut Sheet, random: &mut Random) -> Expected {
    quiet(sheet, random, 140, 10);
    vec![(1, Kind::FiftyUnclaimed), (10, Kind::ResultAgainstSeventyFive)]
}

/// White has a bare king and wins.
fn bare_king_wins(sheet: &mut Sheet) {
    sheet.starts("4k3/8/8/8/8/8/r7/6K1 w - - 0 1");
    sheet.says("Kf1 Rb2");
    sheet.result("1-0");
}

fn forfeit(sheet: &mut Sheet, _: &mut Random) -> Expected {
    bare_king_wins(sheet);
    sheet.set("Termination", "Time forfeit");
    vec![(2, Kind::ForfeitWithoutMeans)]
}

fn resigned(sheet: &mut Sheet, _: &mut Random) -> Expected {
    bare_king_wins(sheet);
    vec![(2, Kind::WinWithoutMeans)]
}

/// In 2001 resigning loses always, and between the editions nobody knows.
fn resigned_of_old(sheet: &mut Sheet, _: &mut Random) -> Expected {
    bare_king_wins(sheet);
    Vec::new()
}

fn drawn_forfeit(sheet: &mut Sheet, random: &mut Random) -> Expected {
    undecided(sheet, random);
    sheet.result("1/2-1/2");
    sheet.set("Termination", "time forfeit");
    vec![(sheet.plies(), Kind::DrawnForfeit)]
}

/// The player whose opponent has a bare king runs out of time: a draw, as it should be.
fn drawn_forfeit_in_order(sheet: &mut Sheet, _: &mut Random) -> Expected {
    bare_king_wins(sheet);
    sheet.result("1/2-1/2");
    sheet.set("Termination", "time forfeit");
    Vec::new()
}

fn too_soon(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says("e4");
    vec![(1, Kind::DrawTooSoon)]
}

fn too_soon_of_old(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says("e4");
    Vec::new()
}

fn over(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says(FOOLS_MATE);
    sheet.result("*");
    vec![(4, Kind::OverWithoutResult)]
}

fn unterminated(sheet: &mut Sheet, random: &mut Random) -> Expected {
    undecided(sheet, random);
    sheet.set("Termination", "unterminated");
    vec![(sheet.plies(), Kind::ResultAgainstTermination)]
}

fn no_mate(sheet: &mut Sheet, random: &mut Random) -> Expected {
    undecided(sheet, random);
    sheet.set("Termination", "First won by checkmate");
    vec![(sheet.plies(), Kind::TerminationAgainstPosition)]
}

fn differing(sheet: &mut Sheet, random: &mut Random) -> Expected {
    undecided(sheet, random);
    sheet.end = Some("0-1".to_owned());
    vec![(sheet.plies(), Kind::ResultsDiffer)]
}

fn no_result_tag(sheet: &mut Sheet, random: &mut Random) -> Expected {
    undecided(sheet, random);
    sheet.set("Result", "white");
    vec![(0, Kind::ResultTag)]
}

fn no_result(sheet: &mut Sheet, random: &mut Random) -> Expected {
    undecided(sheet, random);
    sheet.end = None;
    vec![(sheet.plies(), Kind::NoResult)]
}

fn timed(sheet: &mut Sheet, random: &mut Random) -> u32 {
    undecided(sheet, random);
    sheet.clocks(random);
    3 + random.below(u64::from(sheet.plies()) - 3) as u32
}

fn clock_unreadable(sheet: &mut Sheet, random: &mut Random) -> Expected {
    let ply = timed(sheet, random);
    sheet.clock(ply, "0:99:00");
    vec![(ply, Kind::ClockUnreadable)]
}

fn clock_negative(sheet: &mut Sheet, random: &mut Random) -> Expected {
    let ply = timed(sheet, random);
    sheet.clock(ply, "-0:00:03");
    vec![(ply, Kind::ClockNegative)]
}

fn clock_rising(sheet: &mut Sheet, random: &mut Random) -> Expected {
    let ply = timed(sheet, random);
    sheet.clock(ply, "2:05:00");
    vec![(ply, Kind::ClockRising)]
}

fn clock_above(sheet: &mut Sheet, random: &mut Random) -> Expected {
    timed(sheet, random);
    sheet.clock(2, "1:45:00");
    vec![(2, Kind::ClockAboveStart)]
}

fn clock_missing(sheet: &mut Sheet, random: &mut Random) -> Expected {
    let ply = timed(sheet, random);
    sheet.words[ply as usize - 1].behind.clear();
    vec![(ply, Kind::ClockMissing)]
}

fn control_unreadable(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.set("TimeControl", "as agreed");
    vec![(0, Kind::TimeControlUnreadable)]
}

fn tempo(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.set("Event", "City blitz");
    sheet.set("TimeControl", "5400+30");
    vec![(0, Kind::TempoDisagrees)]
}

fn tag_broken(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.loose = b"[Annotator \"somebody]\n".to_vec();
    vec![(0, Kind::TagBroken)]
}

fn tag_missing(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.tags.retain(|(name, _)| name != "Round");
    vec![(0, Kind::TagMissing)]
}

fn tag_twice(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.tags.push(("White".to_owned(), b"Third".to_vec()));
    vec![(0, Kind::TagTwice)]
}

fn date_wrong(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.set("Date", "2024.02.30");
    vec![(0, Kind::DateWrong)]
}

fn rating(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.set("WhiteElo", "2O10");
    vec![(0, Kind::RatingWrong)]
}

fn ply_count(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.set("PlyCount", &(sheet.plies() + 1).to_string());
    vec![(0, Kind::PlyCountWrong)]
}

fn no_set_up(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.set("FEN", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    sheet.says("e4 e5");
    vec![(0, Kind::SetUpMissing)]
}

fn bare_quotes(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.set("Annotator", "the \"good\" one");
    vec![(0, Kind::BareQuotes)]
}

fn variant(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.set("Variant", "Atomic");
    vec![(0, Kind::VariantUnknown)]
}

fn start_unreadable(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.starts("somewhere in the middle");
    sheet.says("e4 e5");
    vec![(0, Kind::StartUnreadable)]
}

fn start_unplayable(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.starts("8/8/8/8/8/8/8/K7 w - - 0 1");
    sheet.says("Kb1 Kb8");
    vec![(0, Kind::StartUnplayable)]
}

fn start_irregular(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.starts("4k3/pppppppp/p7/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    sheet.says("e4 e5");
    vec![(0, Kind::StartIrregular)]
}

fn set_bytes(sheet: &mut Sheet, random: &mut Random, value: &[u8], kind: Kind) -> Expected {
    clean(sheet, random);
    sheet.tags.push(("Annotator".to_owned(), value.to_vec()));
    vec![(0, kind)]
}

fn behind(sheet: &mut Sheet, random: &mut Random, text: &[u8], kind: Kind) -> Expected {
    undecided(sheet, random);
    let ply = 1 + random.below(u64::from(sheet.plies()) - 1) as u32;
    sheet.behind(ply, text);
    vec![(ply, kind)]
}

fn comment_open(sheet: &mut Sheet, random: &mut Random) -> Expected {
    undecided(sheet, random);
    let last = sheet.plies();
    sheet.behind(last, b"{not closed");
    vec![(last, Kind::CommentOpen), (last, Kind::NoResult)]
}

fn variation_open(sheet: &mut Sheet, random: &mut Random) -> Expected {
    undecided(sheet, random);
    let last = sheet.plies();
    sheet.behind(last, b"(1. d4 d5");
    vec![(last, Kind::VariationOpen)]
}

fn between(sheet: &mut Sheet, random: &mut Random) -> Expected {
    clean(sheet, random);
    sheet.after = b"Here the file was cut by hand.\n\n".to_vec();
    vec![(0, Kind::BetweenGames)]
}

fn unusual(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says("e2-e4 e5 Nf3 Nc6");
    vec![(1, Kind::UnusualNotation)]
}

fn stands(sheet: &mut Sheet, _: &mut Random) -> Expected {
    sheet.says("e4 e5 Ke3 Nc6 d4");
    sheet.behind(2, b"{[%illegal rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2]}");
    sheet.result("0-1");
    vec![(3, Kind::IllegalStands)]
}

/// Variations, glyphs, comments and lines to pass over, with nothing wrong about them.
fn decorated(sheet: &mut Sheet, random: &mut Random) -> Expected {
    let played = clean(sheet, random);
    sheet.behind(1, "$1 {a comment, René} (1. d4 d5 (1... Nf6)) ; to the end of the line\n".as_bytes());
    sheet.behind(2, b"$14");
    sheet.set("PlyCount", &played.moves.len().to_string());
    sheet.set("WhiteElo", "2010");
    sheet.set("BlackElo", "?");
    assert_eq!(played.start.having_move(), Color::White);
    Vec::new()
}

/// A time control of two periods, kept.
fn timed_well(sheet: &mut Sheet, random: &mut Random) -> Expected {
    loop {
        let played = play(&Position::initial(), 96, random, |_| true);
        if played.moves.len() == 96 && played.last.has_legal_move() {
            sheet.plays(&played);
            sheet.clocks(random);
            return Vec::new();
        }
    }
}

/// Every recipe.
pub(crate) const RECIPES: &[Recipe] = &[
    recipe("illegal", illegal),
    dated("illegal", 2003, illegal),
    dated("illegal", 2012, illegal),
    recipe("impossible", impossible),
    recipe("ambiguous", ambiguous),
    recipe("null", |sheet, random| word_instead(sheet, random, "--", Kind::NullMove)),
    recipe("unreadable", |sheet, random| word_instead(sheet, random, "xyzzy", Kind::UnreadableMove)),
    recipe("after mate", after_mate),
    dated("after mate", 2003, after_mate),
    recipe("after stalemate", after_stalemate),
    recipe("after dead", after_dead),
    dated("after dead", 2012, after_dead),
    recipe("after fivefold", after_fivefold),
    dated("fivefold of old", 2003, fivefold_of_old),
    dated("fivefold between", 2012, fivefold_of_old),
    recipe("after seventy-five", after_seventy_five),
    recipe("threefold", threefold),
    recipe("threefold, drawn", threefold_drawn),
    recipe("fifty", fifty),
    dated("fifty", 2003, fifty),
    recipe("ninety-nine", ninety_nine),
    recipe("against mate", against_mate),
    recipe("against stalemate", against_stalemate),
    recipe("against dead", against_dead),
    recipe("against a wall", against_wall),
    dated("against a wall", 2003, against_wall),
    recipe("against fivefold", against_fivefold),
    recipe("against seventy-five", against_seventy_five),
    recipe("forfeit", forfeit),
    dated("forfeit", 2003, forfeit),
    dated("forfeit", 2012, forfeit),
    recipe("resigned", resigned),
    dated("resigned of old", 2003, resigned_of_old),
    dated("resigned between", 2012, resigned_of_old),
    recipe("drawn forfeit", drawn_forfeit),
    recipe("drawn forfeit in order", drawn_forfeit_in_order),
    recipe("too soon", too_soon),
    dated("too soon of old", 2003, too_soon_of_old),
    recipe("over", over),
    recipe("unterminated", unterminated),
    recipe("no mate", no_mate),
    recipe("differing", differing),
    recipe("no result tag", no_result_tag),
    recipe("no result", no_result),
    recipe("clock unreadable", clock_unreadable),
    recipe("clock negative", clock_negative),
    recipe("clock rising", clock_rising),
    recipe("clock above", clock_above),
    recipe("clock missing", clock_missing),
    recipe("control unreadable", control_unreadable),
    recipe("tempo", tempo),
    recipe("tag broken", tag_broken),
    recipe("tag missing", tag_missing),
    recipe("tag twice", tag_twice),
    recipe("date wrong", date_wrong),
    recipe("rating", rating),
    recipe("ply count", ply_count),
    recipe("no SetUp", no_set_up),
    recipe("bare quotes", bare_quotes),
    recipe("variant", variant),
    recipe("start unreadable", start_unreadable),
    recipe("start unplayable", start_unplayable),
    recipe("start irregular", start_irregular),
    recipe("not UTF-8", |sheet, random| set_bytes(sheet, random, b"Ren\xe9", Kind::NotUtf8)),
    recipe("lost", |sheet, random| set_bytes(sheet, random, "Ren\u{fffd}".as_bytes(), Kind::LostCharacters)),
    recipe("twice", |sheet, random| set_bytes(sheet, random, "RenÃ©".as_bytes(), Kind::TwiceEncoded)),
    recipe("nul", |sheet, random| behind(sheet, random, b"{a\0b}", Kind::NulByte)),
    recipe("stray", |sheet, random| behind(sheet, random, b")", Kind::StrayByte)),
    recipe("glyph", |sheet, random| behind(sheet, random, b"$999", Kind::Glyph)),
    recipe("mark", |sheet, random| behind(sheet, random, b"{[%illegal nowhere]}", Kind::MarkWrong)),
    recipe("comment open", comment_open),
    recipe("variation open", variation_open),
    recipe("between", between),
    recipe("unusual", unusual),
    recipe("stands", stands),
    recipe("decorated", decorated),
    recipe("timed well", timed_well),
];
