//! Which positions the search of all positions expands first.

use alloc::vec::Vec;

use super::closure::Guide;
use super::picture::{Men, Picture};
use super::plan::steps;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::position::Position;

/// Kings near each other and the loser's near a corner, pawns far advanced, few flights.
pub(super) struct Near;

impl Guide for Near {
    fn promise(&self, position: &Position) -> usize {
        let white = position.king(Color::White).index();
        let black = position.king(Color::Black).index();
        let [pawns, knights, bishops, rooks, queens, _] =
            position.board.roles.map(|role| role & position.board.colors[0]);
        let corner = [0usize, 7, 56, 63].into_iter().map(|corner| steps(black, corner)).min().unwrap_or(0);
        let mut score = 2 * corner + 2 * (steps(white, black) - 2).max(0);
        if rooks | queens == 0 {
            score += 6;
            let mut ranks = 7;
            for square in Bitboard(pawns) {
                ranks = ranks.min(7 - (square.index() >> 3) as i32);
            }
            score += if pawns == 0 && (knights | bishops).count_ones() < 2 { 4 } else { 2 * ranks };
        }
        score += 3 * (16 - position.board.colors[0].count_ones() as i32).max(0);
        score.clamp(0, 255) as usize
    }
}

/// The nearest of several pictures.
pub(super) struct Pictures(pub(super) Vec<Picture>);

impl Guide for Pictures {
    fn promise(&self, position: &Position) -> usize {
        let men = Men::of(position);
        let nearest = self.0.iter().map(|picture| picture.distance(&men)).min().unwrap_or(0);
        2 * nearest.clamp(0, 120) as usize
    }
}
