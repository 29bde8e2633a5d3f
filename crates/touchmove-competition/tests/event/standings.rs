//! Standings with figures worked out by hand from the definitions in docs/competition.md.

use crate::support::{SECTION, Told, terms};
use touchmove_competition::standings::{
    Counts, CrossTable, Explanation, Figure, Opponent, Standings, TieBreak,
};
use touchmove_competition::{PlayerId, RoundNumber, System};
use touchmove_law::{Edition, Points, Regulations};

use TieBreak::{
    BlackGames, BlackWins, Buchholz, BuchholzCut1, DirectEncounter, GamesWon, Progressive, SonnebornBerger,
    Wins,
};

const ALL: [TieBreak; 9] = [
    DirectEncounter,
    Buchholz,
    BuchholzCut1,
    SonnebornBerger,
    Progressive,
    Wins,
    GamesWon,
    BlackGames,
    BlackWins,
];

/// One forfeit, one bye of each kind, one player who leaves after the first round.
fn with_unplayed_rounds() -> Told {
    let mut told = Told::swiss(Edition::Fide2023, Regulations::where_nothing_is_said(), 4, &ALL);
    told.round(1, "1-3 1-0, 2-4 +/-");
    told.round(2, "1-2 ½-½, 3 half, 4 zero");
    told.round(3, "3-2 0-1, 1 bye, 4 zero");
    told
}

fn figures(told: &Told, player: u16) -> Vec<String> {
    let standings = Standings::of(&told.event, SECTION, None).unwrap();
    let row = standings.rows.iter().find(|row| row.player == PlayerId(player)).unwrap();
    row.figures.iter().map(Figure::to_string).collect()
}

fn order(told: &Told) -> Vec<(u32, u16, String)> {
    let standings = Standings::of(&told.event, SECTION, None).unwrap();
    standings.rows.iter().map(|row| (row.rank, row.player.0, row.points.to_string())).collect()
}

#[test]
fn unplayed_rounds_count_as_the_definitions_say() {
    let told = with_unplayed_rounds();
    //                                  DE   BH    C1   SB    PS   WIN  WON  BPG  BWG
    assert_eq!(figures(&told, 1), ["½", "5½", "5", "4¼", "5", "2", "1", "0", "0"]);
    assert_eq!(figures(&told, 2), ["½", "5½", "5", "4¼", "5", "2", "1", "2", "1"]);
    assert_eq!(figures(&told, 3), ["-", "5½", "5", "¼", "1", "0", "0", "1", "0"]);
    assert_eq!(figures(&told, 4), ["-", "0", "0", "0", "0", "0", "0", "0", "0"]);
}

#[test]
fn the_first_tie_break_that_differs_decides() {
    let expected = [(1, 2, "2½".to_string()), (2, 1, "2½".into()), (3, 3, "½".into()), (4, 4, "0".into())];
    assert_eq!(order(&with_unplayed_rounds()), expected);
}

#[test]
fn players_whom_nothing_decides_between_share_a_place() {
    let mut told = Told::swiss(Edition::Fide2023, Regulations::where_nothing_is_said(), 4, &[]);
    told.round(1, "1-2 ½-½, 3-4 1-0");
    let ranks: Vec<u32> = order(&told).iter().map(|(rank, ..)| *rank).collect();
    assert_eq!(ranks, [1, 2, 2, 4]);
}

#[test]
fn the_cut_takes_first_what_a_player_chose_not_to_play() {
    let mut told = Told::swiss(Edition::Fide2023, Regulations::where_nothing_is_said(), 4, &ALL);
    told.round(1, "1-2 1-0, 3-4 1-0");
    told.round(2, "2-3 0-1, 1 half, 4 bye");
    told.round(3, "1-3 1-0, 2-4 0-1");
    // 0 of player 2, 2½ of the dummy, 2 of player 3; the dummy is cut although it is the largest.
    let explained = Explanation::of(&told.event, SECTION, None, PlayerId(1), BuchholzCut1).unwrap();
    let amounts: Vec<(String, Counts)> =
        explained.addends.iter().map(|addend| (addend.amount.to_string(), addend.counts)).collect();
    assert_eq!(
        amounts,
        [("0".into(), Counts::Yes), ("2½".into(), Counts::CutUnplayed), ("2".into(), Counts::Yes)]
    );
    assert_eq!(explained.figure.to_string(), "2");
    assert_eq!(explained.addends[1].against, Opponent::Dummy);
}

#[test]
fn where_everybody_meets_everybody_a_forfeit_counts_like_a_game() {
    let robin = terms("90+30", System::RoundRobin, &[DirectEncounter, SonnebornBerger, Buchholz]);
    let mut told = Told::section(Edition::Fide2023, Regulations::where_nothing_is_said(), 4, robin);
    told.round(1, "1-4 +/-, 2-3 1-0");
    told.round(2, "4-3 0-1, 1-2 0-1");
    told.round(3, "2-4 ½-½, 3-1 0-1");
    assert_eq!(figures(&told, 1), ["-", "1½", "4"]);
    assert_eq!(figures(&told, 2), ["-", "3¼", "3½"]);
    let robin = terms("90+30", System::RoundRobin, &[DirectEncounter]);
    let mut told = Told::section(Edition::Fide2023, Regulations::where_nothing_is_said(), 2, robin);
    told.round(1, "1-2 +/-");
    told.round(2, "2-1 1-0");
    assert_eq!(figures(&told, 1), ["1"]);
    assert_eq!(figures(&told, 2), ["1"]);
}

#[test]
fn one_is_first_whatever_the_missing_games_would_bring() {
    let mut told =
        Told::swiss(Edition::Fide2023, Regulations::where_nothing_is_said(), 6, &[DirectEncounter]);
    told.round(1, "1-2 1-0, 3-4 1-0, 6-5 0-1");
    told.round(2, "3-1 0-1, 2-5 1-0, 4-6 ½-½");
    told.round(3, "1-6 0-1, 2-4 1-0, 3-5 1-0");
    let ranks: Vec<(u32, u16)> = order(&told).iter().map(|(rank, player, _)| (*rank, *player)).collect();
    assert_eq!(ranks, [(1, 1), (2, 2), (2, 3), (4, 6), (5, 5), (6, 4)]);
    assert_eq!(figures(&told, 1), ["2"]);
    assert_eq!(figures(&told, 2), ["-"]);
    let explained = Explanation::of(&told.event, SECTION, None, PlayerId(1), DirectEncounter).unwrap();
    assert_eq!(explained.addends.len(), 2);
}

#[test]
fn a_tie_that_is_partly_broken_is_looked_at_again() {
    // Three have one point each from their own games but one of them beat nobody of the other two twice over.
    let robin = terms("90+30", System::DoubleRoundRobin, &[DirectEncounter]);
    let mut told = Told::section(Edition::Fide2023, Regulations::where_nothing_is_said(), 3, robin);
    told.round(1, "1-2 1-0, 3 zero");
    told.round(2, "2-1 ½-½, 3 zero");
    told.round(3, "1-3 0-1, 2 zero");
    told.round(4, "3-1 ½-½, 2 zero");
    told.round(5, "2-3 1-0, 1 zero");
    told.round(6, "3-2 ½-½, 1 zero");
    // Each has 2: all equal, and the direct encounter changes nothing.
    let ranks: Vec<u32> = order(&told).iter().map(|(rank, ..)| *rank).collect();
    assert_eq!(ranks, [1, 1, 1]);
}

#[test]
fn other_points_give_other_sums() {
    let regulations = Regulations { points: Points::THREE_ONE_NONE, ..Regulations::where_nothing_is_said() };
    let mut told = Told::swiss(Edition::Fide2023, regulations, 4, &[SonnebornBerger, Buchholz]);
    told.round(1, "1-2 1-0, 3-4 ½-½");
    told.round(2, "1-3 ½-½, 2-4 1-0");
    let points: Vec<(u16, String)> =
        order(&told).into_iter().map(|(_, player, points)| (player, points)).collect();
    assert_eq!(points, [(1, "4".into()), (2, "3".into()), (3, "2".into()), (4, "1".into())]);
    // 3 × 3 of player 2, 1 × 2 of player 3.
    assert_eq!(figures(&told, 1), ["11", "5"]);
}

#[test]
fn every_figure_is_the_sum_of_what_explains_it() {
    let told = with_unplayed_rounds();
    for player in 1..=4 {
        for tie_break in TieBreak::ALL {
            let explained = Explanation::of(&told.event, SECTION, None, PlayerId(player), tie_break).unwrap();
            let counted: u32 = explained
                .addends
                .iter()
                .filter(|addend| addend.counts == Counts::Yes)
                .map(|addend| match addend.amount {
                    Figure::Sum(amount) => amount.0,
                    Figure::Count(count) => count,
                    Figure::None => 0,
                })
                .sum();
            let figure = match explained.figure {
                Figure::Sum(sum) => sum.0,
                Figure::Count(count) => count,
                Figure::None => 0,
            };
            assert_eq!(counted, figure, "player {player}, {tie_break}");
        }
    }
}

#[test]
fn earlier_rounds_have_their_own_standings() {
    let told = with_unplayed_rounds();
    let standings = Standings::of(&told.event, SECTION, Some(RoundNumber(1))).unwrap();
    assert_eq!(standings.after, RoundNumber(1));
    let points: Vec<String> = standings.rows.iter().map(|row| row.points.to_string()).collect();
    assert_eq!(points, ["1", "1", "0", "0"]);
}

#[test]
fn the_cross_table_shows_every_round() {
    let table = CrossTable::of(&with_unplayed_rounds().event, SECTION, None).unwrap();
    let lines: Vec<Vec<String>> =
        table.rows.iter().map(|row| row.cells.iter().map(ToString::to_string).collect()).collect();
    assert_eq!(lines[0], ["4w+", "2b½", "3b1"]);
    assert_eq!(lines[1], ["3w1", "1w½", "bye"]);
    assert_eq!(lines[2], ["2b0", "bye ½", "1w0"]);
    assert_eq!(lines[3], ["1b-", "bye 0", "bye 0"]);
}
