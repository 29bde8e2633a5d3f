//! The beginning and the end of games, and their tags.

use touchmove_chess::Position;

use super::{Game, Phase, Reader, Start, Times};
use crate::fen::Fen;
use crate::pgn::fault::{FaultKind, Long};
use crate::pgn::line::FollowedLine;
use crate::pgn::result::GameResult;
use crate::pgn::tags::RawTag;
use crate::pgn::time_control::TimeControl;
use crate::pgn::visitor::{Visitor, Want};

impl Reader {
    /// Ends the game being read, if any, and begins another with its tags.
    pub(super) fn open_tags<V: Visitor>(&mut self, text: &[u8], start: usize, visitor: &mut V) {
        match self.phase {
            Phase::Tags => return,
            Phase::Moves | Phase::Ended => self.finish_game(text, start, visitor),
            Phase::Between => {}
        }
        self.game = Game::new(self.game.number.saturating_add(1), &self.options.limits);
        self.phase = Phase::Tags;
        self.remarked = false;
        if V::WANTS_PLACES {
            visitor.opens(self.place.locate(text, start));
        }
    }

    pub(super) fn finish_game<V: Visitor>(&mut self, text: &[u8], at: usize, visitor: &mut V) {
        match self.phase {
            Phase::Between => return,
            Phase::Tags => self.begin_moves(visitor),
            Phase::Moves | Phase::Ended => {}
        }
        self.close_all(text, at, visitor);
        if self.game.result.is_none() {
            self.report(text, at, &[], FaultKind::NoResult, visitor);
        }
        if self.line.known && self.game.want != Want::Nothing {
            visitor.last(&self.line.now);
        }
        visitor.end(self.game.result);
    }

    pub(super) fn begin_moves<V: Visitor>(&mut self, visitor: &mut V) {
        let start = match self.game.start {
            Start::Initial => Some(self.initial),
            Start::At(position) => Some(position),
            Start::Unknown => None,
        };
        self.line = FollowedLine::new(start.unwrap_or(self.initial), start.is_some());
        self.outer.clear();
        self.passed_over = 0;
        self.phase = Phase::Moves;
        self.game.want = visitor.begin(start.as_ref());
    }

    pub(super) fn take_tag<V: Visitor>(
        &mut self,
        text: &[u8],
        start: usize,
        tag: RawTag<'_>,
        visitor: &mut V,
    ) {
        self.game.tags = self.game.tags.saturating_add(1);
        if self.game.tags > self.options.limits.tags {
            if self.game.tags == self.options.limits.tags.saturating_add(1) {
                self.report(text, start, tag.name, FaultKind::TooLong(Long::Tags), visitor);
            }
            return;
        }
        if tag.name.len() + tag.value.len() > self.options.limits.tag {
            return self.report(text, start, tag.name, FaultKind::TooLong(Long::Tag), visitor);
        }
        if self.has_nul && tag.value.contains(&0) {
            return self.report(text, start, tag.name, FaultKind::Nul, visitor);
        }
        match tag.name {
            b"Event" => self.game.has_event = true,
            b"FEN" if matches!(self.game.start, Start::Initial) => self.take_start(text, start, tag, visitor),
            b"Result" if self.game.tag_result.is_none() => {
                // As it stands, if it is a result; nothing has to be decoded then.
                self.game.tag_result =
                    GameResult::read(tag.value).or_else(|| GameResult::read(tag.text().trim().as_bytes()));
                if self.game.tag_result.is_none() {
                    self.report(text, start, tag.value, FaultKind::ResultTag, visitor);
                }
            }
            b"Variant" if !is_known_variant(tag.value) => {
                self.report(text, start, tag.value, FaultKind::Variant, visitor);
            }
            b"TimeControl"
                if self.options.times == Times::Tested && TimeControl::read(tag.value).is_none() =>
            {
                self.report(text, start, tag.value, FaultKind::TimeControl, visitor);
            }
            _ => {}
        }
        visitor.tag(tag);
    }

    fn take_start<V: Visitor>(&mut self, text: &[u8], start: usize, tag: RawTag<'_>, visitor: &mut V) {
        let setup = match Fen::read(tag.text().trim().as_bytes()) {
            Ok(fen) => fen.setup(),
            Err(error) => {
                self.game.start = Start::Unknown;
                return self.report(text, start, tag.value, FaultKind::Fen(error), visitor);
            }
        };
        self.game.start = match Position::admit(&setup) {
            Ok(position) => Start::At(position),
            Err(found) => {
                self.report(text, start, tag.value, FaultKind::Start(found), visitor);
                Start::Unknown
            }
        };
    }
}

fn is_known_variant(value: &[u8]) -> bool {
    const KNOWN: [&str; 9] = [
        "standard",
        "chess",
        "normal",
        "from position",
        "chess960",
        "chess 960",
        "fischerandom",
        "fischerrandom",
        "freestyle",
    ];
    KNOWN.iter().any(|known| value.trim_ascii().eq_ignore_ascii_case(known.as_bytes()))
}
