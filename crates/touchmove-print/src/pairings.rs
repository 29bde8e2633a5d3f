//! The pairings of a round, to be hung up.

use touchmove_chess::Color;
use touchmove_competition::standings::Standings;
use touchmove_competition::{Bye, ByeKind, Entrant, Event, Pairing, Post, RoundNumber, SectionId};

use crate::page::{Block, Column, Fact, Frame, Holds, Pages, Room, Run, Table, TextLine};
use crate::printer::Printer;
use crate::sheet::result;

/// What stands of each player; the points are those before the round, and before the first nobody has any.
const PLAYER: [(&str, Holds); 3] =
    [("print-number", Holds::Figures), ("print-rating", Holds::Figures), ("print-points", Holds::Figures)];

impl Printer {
    /// The pairings of a round, with results where there are any.
    pub fn pairings(&self, event: &Event, section: SectionId, round: RoundNumber) -> Pages {
        let title = self.filled("print-pairings", &[("round", self.digits(round.0))]);
        let mut blocks =
            vec![Block::Title(vec![Run::Words(title.clone())]), self.event_facts(event, section, round)];
        match event.round(section, round) {
            Some(found) if !found.pairings.is_empty() => {
                let before = RoundNumber(round.0.saturating_sub(1));
                let points = (before.0 > 0).then(|| Standings::of(event, section, Some(before))).flatten();
                let row = |pairing: &Pairing| self.pairing(event, pairing, points.as_ref());
                let rows = found.pairings.iter().map(row).collect();
                blocks.push(Block::Table(Table { columns: self.columns(points.as_ref()), rows }));
                blocks.extend(self.byes(event, &found.byes));
            }
            Some(_) | None => blocks.push(self.nothing("print-no-round")),
        }
        self.pages(title, vec![Block::Part(Frame::Page, blocks)])
    }

    fn columns(&self, points: Option<&Standings>) -> Vec<Column> {
        let column = |(head, holds): (&str, Holds)| Column { head: self.text(head), holds };
        let [number, rating, before] = PLAYER;
        let of = |name: &'static str| {
            let all = [number, (name, Holds::Names), rating];
            all.into_iter().chain(points.map(|_| before)).map(column)
        };
        let mut columns = vec![column(("print-board", Holds::Boards))];
        columns.extend(of("print-white"));
        columns.push(column(("print-result", Holds::Figures)));
        columns.extend(of("print-black"));
        columns
    }

    fn pairing(&self, event: &Event, pairing: &Pairing, points: Option<&Standings>) -> Vec<TextLine> {
        let of = |color: Color| {
            let player = *pairing.players.of(color);
            let entrant = event.entrant(player);
            let number = entrant.map(|entrant| self.digits(entrant.number)).unwrap_or_default();
            let mut cells =
                vec![vec![Run::Words(number)], vec![self.player(entrant)], vec![self.rating(entrant)]];
            cells.extend(points.map(|standings| {
                let row = standings.rows.iter().find(|row| row.player == player);
                vec![Run::Figures(row.map(|row| self.digits(row.points)).unwrap_or_default())]
            }));
            cells
        };
        let mut row = vec![vec![Run::Words(self.digits(pairing.board.0))]];
        row.extend(of(Color::White));
        row.push(vec![self.score(result(pairing.outcome()))]);
        row.extend(of(Color::Black));
        row
    }

    fn byes(&self, event: &Event, byes: &[Bye]) -> Option<Block> {
        let one = |Bye { player, kind }: &Bye| {
            let why = self.text(match kind {
                ByeKind::PairingAllocated => "print-bye-allocated",
                ByeKind::HalfPoint => "print-bye-half",
                ByeKind::FullPoint => "print-bye-full",
                ByeKind::ZeroPoint => "print-bye-zero",
            });
            let player = self.player(event.entrant(*player));
            Fact { label: vec![player], value: vec![Run::Words(why)], room: Room::Line }
        };
        (!byes.is_empty()).then(|| Block::Facts(byes.iter().map(one).collect()))
    }

    /// Event, place, section, arbiter and start of a round.
    pub(crate) fn event_facts(&self, event: &Event, section: SectionId, round: RoundNumber) -> Block {
        let founding = event.founding();
        let fact = |label: &str, value: Run, room: Room| Fact::new(self.text(label), value, room);
        let session = event.round(section, round).and_then(|round| round.sessions.first());
        let start = session.map(|session| self.time(session.start.local(founding.zone)));
        let mut facts = vec![
            fact("print-event", Run::Name(founding.name.clone()), Room::Line),
            fact("print-place", Run::Name(founding.place.clone()), Room::Half),
        ];
        facts.extend(start.map(|start| fact("print-start", start, Room::Half)));
        if let Some(found) = event.section(section) {
            facts.push(fact("print-control", Run::Figures(found.terms.control.to_string()), Room::Line));
            if found.terms.name != founding.name {
                facts.push(fact("print-section", Run::Name(found.terms.name.clone()), Room::Line));
            }
        }
        let chief = event.officials().iter().find(|one| one.official.post == Post::ChiefArbiter);
        if let Some(chief) = chief {
            facts.push(fact("print-arbiter", Run::Name(chief.official.name.clone()), Room::Line));
        }
        Block::Facts(facts)
    }

    fn rating(&self, entrant: Option<&Entrant>) -> Run {
        let rating = entrant.and_then(|entrant| entrant.player.rating);
        Run::Words(rating.map(|rating| self.digits(rating)).unwrap_or_default())
    }
}
