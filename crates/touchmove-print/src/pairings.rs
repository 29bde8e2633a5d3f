//! The pairings of a round, to be hung up.

use touchmove_chess::Color;
use touchmove_competition::{Bye, ByeKind, Entrant, Event, Pairing, Post, RoundNumber, SectionId};

use crate::page::{Block, Column, Fact, Frame, Holds, Line, Pages, Room, Run, Table};
use crate::printer::Printer;
use crate::sheet::result;

/// The columns of the list.
const COLUMNS: [(&str, Holds); 6] = [
    ("print-board", Holds::Boards),
    ("print-white", Holds::Names),
    ("print-rating", Holds::Figures),
    ("print-result", Holds::Figures),
    ("print-black", Holds::Names),
    ("print-rating", Holds::Figures),
];

impl Printer {
    /// The pairings of a round, with results where there are any.
    pub fn pairings(&self, event: &Event, section: SectionId, round: RoundNumber) -> Pages {
        let title = self.filled("print-pairings", &[("round", self.digits(round.0))]);
        let mut blocks =
            vec![Block::Title(vec![Run::Words(title.clone())]), self.event_facts(event, section, round)];
        match event.round(section, round) {
            Some(found) if !found.pairings.is_empty() => {
                let columns = COLUMNS.map(|(head, holds)| Column { head: self.text(head), holds }).to_vec();
                let rows = found.pairings.iter().map(|pairing| self.pairing(event, pairing)).collect();
                blocks.push(Block::Table(Table { columns, rows }));
                blocks.extend(self.byes(event, &found.byes));
            }
            Some(_) | None => blocks.push(self.nothing("print-no-round")),
        }
        self.pages(title, vec![Block::Part(Frame::Page, blocks)])
    }

    fn pairing(&self, event: &Event, pairing: &Pairing) -> Vec<Line> {
        let entrant = |color: Color| event.entrant(*pairing.players.of(color));
        let (white, black) = (entrant(Color::White), entrant(Color::Black));
        vec![
            vec![Run::Words(self.digits(pairing.board.0))],
            vec![self.player(white)],
            vec![self.rating(white)],
            vec![self.score(result(pairing.outcome()))],
            vec![self.player(black)],
            vec![self.rating(black)],
        ]
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
