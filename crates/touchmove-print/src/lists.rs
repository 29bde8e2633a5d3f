//! Lists to be hung up: pairings by name, standings with the cross-table, players; and cards with the number of a board.

use std::iter;

use touchmove_chess::Color;
use touchmove_competition::standings::{CrossTable, Row, Standings, performance};
use touchmove_competition::{Born, Entrant, Event, PlayerId, RoundNumber, SectionId};

use crate::page::{Block, Column, Frame, Holds, Pages, Run, Table, TextLine};
use crate::printer::Printer;

/// How lists of results everywhere abbreviate the rating performance.
const PERFORMANCE: &str = "Rp";

impl Printer {
    /// Everybody of a round in the order of their names, with the board they sit at.
    pub fn pairings_by_name(&self, event: &Event, section: SectionId, round: RoundNumber) -> Pages {
        let title = self.filled("print-pairings", &[("round", self.digits(round.0))]);
        let mut rows: Vec<(String, Vec<TextLine>)> = Vec::new();
        for pairing in event.round(section, round).map(|found| found.pairings.as_slice()).unwrap_or_default()
        {
            for color in Color::ALL {
                let of = |color: Color| event.entrant(*pairing.players.of(color));
                let Some(entrant) = of(color) else { continue };
                let row = vec![
                    vec![self.player(Some(entrant))],
                    vec![Run::Words(self.digits(pairing.board.0))],
                    vec![Run::Words(self.text(crate::printer::side(color)))],
                    vec![self.player(of(!color))],
                ];
                rows.push((entrant.player.name.to_lowercase(), row));
            }
        }
        rows.sort_by(|one, other| one.0.cmp(&other.0));
        let columns = [
            ("print-name", Holds::Names),
            ("print-board", Holds::Boards),
            ("print-colour", Holds::Figures),
            ("print-opponent", Holds::Names),
        ];
        let rows = rows.into_iter().map(|(_, row)| row).collect();
        self.listed(event, (section, round), title, &columns, rows)
    }

    /// The standings of a section after a round, with everybody's opponents by their starting numbers; then those of every prize
    /// category on a page of its own.
    pub fn standings(&self, event: &Event, section: SectionId, round: RoundNumber) -> Pages {
        let count = event.section(section).map_or(0, |found| found.categories.len());
        self.ranked(event, (section, round), iter::once(None).chain((0..count).map(Some)))
    }

    /// The standings of one prize category, counted from 0.
    pub fn category(&self, event: &Event, section: SectionId, round: RoundNumber, place: usize) -> Pages {
        self.ranked(event, (section, round), iter::once(Some(place)))
    }

    fn ranked(
        &self,
        event: &Event,
        (section, round): (SectionId, RoundNumber),
        parts: impl Iterator<Item = Option<usize>>,
    ) -> Pages {
        let title = self.filled("print-standings", &[("round", self.digits(round.0))]);
        let (standings, cross) =
            (Standings::of(event, section, Some(round)), CrossTable::of(event, section, Some(round)));
        let (Some(standings), Some(cross)) = (standings, cross) else {
            return self.pages(title, vec![self.nothing("print-no-round")]);
        };
        let mut columns: Vec<Column> = vec![
            self.column("print-rank", Holds::Boards),
            self.column("print-number", Holds::Boards),
            self.column("print-name", Holds::Names),
            self.column("print-rating", Holds::Figures),
            self.column("print-federation", Holds::Figures),
        ];
        let rounds = cross.rows.first().map_or(0, |row| row.cells.len());
        columns.extend((1..=rounds).map(|one| Column { head: self.digits(one), holds: Holds::Figures }));
        columns.push(self.column("print-points", Holds::Figures));
        let codes = standings.tie_breaks.iter().map(|one| one.code().to_owned());
        columns.extend(codes.map(|head| Column { head, holds: Holds::Figures }));
        columns.push(Column { head: PERFORMANCE.to_owned(), holds: Holds::Figures });
        let line = |(place, row): (Option<usize>, &Row)| {
            let entrant = event.entrant(row.player);
            // In a category its own place comes first, the place among all in brackets.
            let rank = match place {
                None => self.digits(row.rank),
                Some(place) => format!("{} ({})", self.digits(place + 1), self.digits(row.rank)),
            };
            let mut line = vec![vec![Run::Words(rank)]];
            line.extend(self.who(entrant));
            let cells = cross.rows.iter().find(|one| one.player == row.player);
            let cells = cells.map(|found| found.cells.as_slice()).unwrap_or_default();
            line.extend(cells.iter().map(|cell| vec![Run::Figures(cell.by_number(event).to_string())]));
            line.push(vec![Run::Figures(self.digits(row.points))]);
            line.extend(row.figures.iter().map(|figure| vec![Run::Figures(self.digits(figure))]));
            let shown = performance(event, section, round, row.player).map(|rating| self.digits(rating));
            line.push(vec![Run::Words(shown.unwrap_or_default())]);
            line
        };
        let players: Vec<PlayerId> = standings.rows.iter().map(|row| row.player).collect();
        let categories = event.by_category(section, &players);
        let part = |place: Option<usize>| {
            let category = place.and_then(|place| categories.get(place));
            let rows = match category {
                None => standings.rows.iter().map(|row| line((None, row))).collect(),
                Some((_, players)) => {
                    let of = standings.rows.iter().filter(|row| players.contains(&row.player));
                    of.enumerate().map(|(place, row)| line((Some(place), row))).collect()
                }
            };
            let named = category.map(|(category, _)| format!("{title}: {}", category.name));
            let blocks = vec![
                Block::Title(vec![Run::Words(named.unwrap_or_else(|| title.clone()))]),
                self.event_facts(event, section, round),
                Block::Table(Table { columns: columns.clone(), rows }),
            ];
            Block::Part(Frame::Page, blocks)
        };
        let blocks = parts.map(part).collect();
        self.pages(title.clone(), blocks)
    }

    /// The players of a section by their starting numbers.
    pub fn players(&self, event: &Event, section: SectionId, round: RoundNumber) -> Pages {
        let columns = [
            ("print-number", Holds::Boards),
            ("print-name", Holds::Names),
            ("print-rating", Holds::Figures),
            ("print-federation", Holds::Figures),
            ("print-fide-id", Holds::Figures),
            ("print-born", Holds::Figures),
        ];
        let row = |entrant: &Entrant| {
            let mut line = self.who(Some(entrant));
            let id = entrant.player.fide_id.map(|id| id.to_string());
            line.push(vec![Run::Figures(id.unwrap_or_default())]);
            // Lists that are hung up have the year alone.
            let year = entrant.player.born.map(|born| match born {
                Born::On(date) => self.digits(date.year()),
                Born::In(year) => self.digits(year),
            });
            line.push(vec![Run::Words(year.unwrap_or_default())]);
            line
        };
        let rows = event.entrants_of(section).into_iter().map(row).collect();
        self.listed(event, (section, round), self.text("print-players"), &columns, rows)
    }

    /// A card for every board of a round, with its number large.
    pub fn cards(&self, event: &Event, section: SectionId, round: RoundNumber) -> Pages {
        let games = event.round(section, round).map(|found| found.pairings.as_slice()).unwrap_or_default();
        let card = |board: u16| vec![Block::Title(vec![Run::Strong(self.digits(board))])];
        let mut blocks = vec![Block::Slips(games.iter().map(|pairing| card(pairing.board.0)).collect())];
        if games.is_empty() {
            blocks.push(self.nothing("print-no-round"));
        }
        self.pages(self.text("print-board"), blocks)
    }

    fn column(&self, head: &str, holds: Holds) -> Column {
        Column { head: self.text(head), holds }
    }

    /// Starting number, name, rating and federation.
    fn who(&self, entrant: Option<&Entrant>) -> Vec<TextLine> {
        let words = |text: Option<String>| vec![Run::Words(text.unwrap_or_default())];
        vec![
            words(entrant.map(|one| self.digits(one.number))),
            vec![self.player(entrant)],
            words(entrant.and_then(|one| one.player.rating).map(|rating| self.digits(rating))),
            vec![Run::Figures(entrant.and_then(|one| one.player.federation.clone()).unwrap_or_default())],
        ]
    }

    fn listed(
        &self,
        event: &Event,
        (section, round): (SectionId, RoundNumber),
        title: String,
        columns: &[(&str, Holds)],
        rows: Vec<Vec<TextLine>>,
    ) -> Pages {
        let mut blocks =
            vec![Block::Title(vec![Run::Words(title.clone())]), self.event_facts(event, section, round)];
        if rows.is_empty() {
            blocks.push(self.nothing("print-no-round"));
        } else {
            let columns = columns.iter().map(|(head, holds)| self.column(head, *holds)).collect();
            blocks.push(Block::Table(Table { columns, rows }));
        }
        self.pages(title, vec![Block::Part(Frame::Page, blocks)])
    }
}
