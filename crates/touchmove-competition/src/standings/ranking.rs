//! The order of the players: points first, then each tie-break among those who are still tied.

use alloc::vec::Vec;

use super::history::Field;
use super::{Explanation, Figure, Row, Standings, TieBreak, direct, figures};
use crate::event::Event;
use crate::ids::{PlayerId, RoundNumber, SectionId};

/// A group of players whom nothing has decided between so far, with their figures.
struct Group {
    players: Vec<PlayerId>,
}

/// The order, and who was tied when each tie-break came to them.
struct Ranked {
    groups: Vec<Group>,
    figures: Vec<(PlayerId, Vec<Figure>)>,
    tied_at: Vec<(TieBreak, Vec<Vec<PlayerId>>)>,
}

impl Standings {
    /// The standings of a section after a round, or after the last one published; `None` if there is no such section.
    pub fn of(event: &Event, section: SectionId, after: Option<RoundNumber>) -> Option<Standings> {
        let field = Field::of(event, section, after)?;
        let tie_breaks = tie_breaks(event, section);
        let ranked = rank(&field, &tie_breaks);
        let mut rows = Vec::new();
        let mut rank = 1u32;
        for group in &ranked.groups {
            for player in &group.players {
                let points = field.of_player(*player).map(|history| history.points()).unwrap_or_default();
                let figures = ranked.figures.iter().find(|(one, _)| one == player);
                let figures = figures.map(|(_, figures)| figures.clone()).unwrap_or_default();
                rows.push(Row { rank, player: *player, points, figures });
            }
            rank = rank.saturating_add(u32::try_from(group.players.len()).unwrap_or(0));
        }
        Some(Standings { after: field.after, tie_breaks, rows })
    }

    /// The place of a player.
    pub fn rank_of(&self, player: PlayerId) -> Option<u32> {
        self.rows.iter().find(|row| row.player == player).map(|row| row.rank)
    }
}

impl Explanation {
    /// Why a player's figure is what it is; `None` if there is no such section or player.
    pub fn of(
        event: &Event,
        section: SectionId,
        after: Option<RoundNumber>,
        player: PlayerId,
        tie_break: TieBreak,
    ) -> Option<Explanation> {
        let field = Field::of(event, section, after)?;
        let history = field.of_player(player)?;
        let addends = match tie_break {
            TieBreak::DirectEncounter => {
                let mut order = tie_breaks(event, section);
                if !order.contains(&tie_break) {
                    order.push(tie_break);
                }
                let ranked = rank(&field, &order);
                let at = ranked.tied_at.iter().find(|(one, _)| *one == tie_break);
                let tied = at.and_then(|(_, groups)| groups.iter().find(|group| group.contains(&player)));
                let tied = tied.cloned().unwrap_or_default();
                let figures = direct::decide(&field, &tied).figures;
                let found = figures.into_iter().find(|(one, _)| *one == player);
                let figure = found.map_or(Figure::None, |(_, figure)| figure);
                let addends = direct::addends(&field, player, &tied);
                return Some(Explanation { player, tie_break, figure, addends });
            }
            TieBreak::Points
            | TieBreak::Buchholz
            | TieBreak::BuchholzCut1
            | TieBreak::SonnebornBerger
            | TieBreak::Progressive
            | TieBreak::Wins
            | TieBreak::GamesWon
            | TieBreak::BlackGames
            | TieBreak::BlackWins => figures::addends(&field, history, tie_break),
        };
        let figure = figures::total(tie_break, &addends);
        Some(Explanation { player, tie_break, figure, addends })
    }
}

/// The tie-breaks of a section; points come first anyway.
fn tie_breaks(event: &Event, section: SectionId) -> Vec<TieBreak> {
    let chosen = event.section(section).map(|section| section.terms.tie_breaks.clone()).unwrap_or_default();
    let mut order: Vec<TieBreak> = Vec::new();
    for tie_break in chosen {
        if tie_break != TieBreak::Points && !order.contains(&tie_break) {
            order.push(tie_break);
        }
    }
    order
}

fn rank(field: &Field, order: &[TieBreak]) -> Ranked {
    let everybody: Vec<PlayerId> = field.all.iter().map(|history| history.player).collect();
    let mut ranked = Ranked {
        groups: Vec::new(),
        figures: everybody.iter().map(|player| (*player, Vec::new())).collect(),
        tied_at: Vec::new(),
    };
    ranked.groups = split(field, Group { players: everybody }, TieBreak::Points);
    for tie_break in order {
        let before: Vec<Vec<PlayerId>> = ranked.groups.iter().map(|group| group.players.clone()).collect();
        let groups = core::mem::take(&mut ranked.groups);
        for group in groups {
            let found = group_figures(field, &group, *tie_break);
            for (player, figures) in &mut ranked.figures {
                let own = found.iter().find(|(one, _)| one == player);
                figures.extend(own.map(|(_, figure)| *figure));
            }
            ranked.groups.extend(split(field, group, *tie_break));
        }
        ranked.tied_at.push((*tie_break, before));
    }
    ranked
}

/// The figure of each player of a group.
fn group_figures(field: &Field, group: &Group, tie_break: TieBreak) -> Vec<(PlayerId, Figure)> {
    if tie_break == TieBreak::DirectEncounter {
        return direct::decide(field, &group.players).figures;
    }
    group.players.iter().map(|player| (*player, figure(field, *player, tie_break))).collect()
}

fn figure(field: &Field, player: PlayerId, tie_break: TieBreak) -> Figure {
    field.of_player(player).map_or(Figure::None, |history| {
        figures::total(tie_break, &figures::addends(field, history, tie_break))
    })
}

/// The group in smaller ones, best first; players keep the order of their starting numbers within one.
fn split(field: &Field, group: Group, tie_break: TieBreak) -> Vec<Group> {
    if tie_break == TieBreak::DirectEncounter {
        let groups = direct::decide(field, &group.players).groups;
        return groups.into_iter().map(|players| Group { players }).collect();
    }
    let found: Vec<(PlayerId, Figure)> =
        group.players.iter().map(|player| (*player, figure(field, *player, tie_break))).collect();
    let mut levels: Vec<Figure> = found.iter().map(|(_, figure)| *figure).collect();
    levels.sort_unstable_by(|a, b| b.cmp(a));
    levels.dedup();
    let of = |level: Figure| Group {
        players: found.iter().filter(|(_, figure)| *figure == level).map(|(player, _)| *player).collect(),
    };
    levels.into_iter().map(of).collect()
}
