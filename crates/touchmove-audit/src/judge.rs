//! One game after the other, judged as it is read.

mod clocks;
mod control;
mod dates;
mod dead;
mod draft;
mod ending;
mod header;
mod march;
mod proof;
mod read_faults;
mod tags;
mod termination;
mod texts;
mod track;

use std::sync::Arc;

use touchmove_chess::{Move, Position};
use touchmove_law::cite;
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::{Fault, GameResult, Location, RawTag, UncorrectedMove, Visitor, Want};

use crate::audit::Terms;
use crate::basis::Basis;
use crate::finding::{Finding, Head};
use crate::kind::Kind;
use crate::summary::Summary;
use clocks::Clocks;
use draft::{Draft, Shows};
use ending::{End, Ended};
use header::Header;
use tags::{Known, Tags};
use track::Track;

/// Judges the games of a part of a file.
pub(crate) struct Judge<'a> {
    terms: &'a Terms,
    /// Findings so far; games are counted from the beginning of the part.
    pub(crate) findings: Vec<Finding>,
    pub(crate) summary: Summary,
    game: u64,
    at: Location,
    tags: Tags,
    header: Header,
    track: Track,
    clocks: Clocks,
    drafts: Vec<Draft>,
    /// From how many appearances and how many moves without progress on something may follow.
    limits: Limits,
    /// What ended the game on the board, and after which move.
    over: Option<(End, u32)>,
    /// When a claim was first possible.
    threefold: Option<u32>,
    fifty: Option<u32>,
    /// Whether every move so far could be read.
    known: bool,
    last: Option<Position>,
    /// Whether something is wrong with the encoding of a text, said once a game.
    encoding_said: bool,
}

/// The numbers of Article 9 in the Laws that the game is judged by.
#[derive(Clone, Copy)]
struct Limits {
    claimed_appearances: u8,
    claimed_moves: u32,
    automatic_appearances: Option<u8>,
    automatic_moves: Option<u32>,
}

impl Limits {
    fn of(basis: Basis) -> Limits {
        Limits {
            claimed_appearances: basis.claimed_repetition(),
            claimed_moves: basis.claimed_without_progress(),
            automatic_appearances: basis.automatic_repetition(),
            automatic_moves: basis.automatic_without_progress(),
        }
    }
}

impl<'a> Judge<'a> {
    pub(crate) fn new(terms: &'a Terms) -> Judge<'a> {
        Judge {
            terms,
            findings: Vec::new(),
            summary: Summary::default(),
            game: 0,
            at: Location::START,
            tags: Tags::new(),
            header: Header::new(),
            track: Track::new(),
            clocks: Clocks::new(),
            drafts: Vec::new(),
            limits: Limits::of(Basis::Common),
            over: None,
            threefold: None,
            fifty: None,
            known: false,
            last: None,
            encoding_said: false,
        }
    }

    /// A position that appeared before, or after many moves without progress.
    #[cold]
    fn look(&mut self, again: bool, after: &Position) {
        let ply = self.track.plies();
        let appearances = if again { self.track.appearances() } else { 1 };
        if appearances >= usize::from(self.limits.claimed_appearances) {
            self.threefold.get_or_insert(ply);
        }
        let reached = |limit: Option<u8>| limit.is_some_and(|limit| appearances >= usize::from(limit));
        if reached(self.limits.automatic_appearances) {
            self.over.get_or_insert((End::Fivefold, ply));
        }
        let quiet = after.halfmoves();
        if quiet < self.limits.claimed_moves || after.is_checkmate() {
            return;
        }
        self.fifty.get_or_insert(ply);
        // A mate with the last of the moves takes precedence (9.6.2).
        if self.limits.automatic_moves.is_some_and(|limit| quiet >= limit) {
            self.over.get_or_insert((End::SeventyFive, ply));
        }
    }

    /// A move was made although the game was over.
    #[cold]
    fn went_on(&mut self) {
        let ply = self.track.plies();
        if let Some((end, after)) = self.over
            && ply == after + 1
        {
            let kind = end.played_on();
            self.drafts.push(Draft::at_ply(kind, ply, kind.gist()).under(end.article()).showing(after));
        }
    }

    /// Claims that could have been made: somebody played on, or the game was not drawn.
    fn unclaimed(&mut self, result: Option<GameResult>) {
        let plies = self.track.plies();
        let decided = !matches!(result, None | Some(GameResult::Open | GameResult::DRAWN));
        let missed = |first: &u32| *first < plies || decided;
        if let Some(ply) = self.threefold.filter(missed) {
            let kind = Kind::ThreefoldUnclaimed;
            let article = cite!("9.2.2");
            self.drafts.push(Draft::at_ply(kind, ply, kind.gist()).under(article).showing(ply));
        }
        if let Some(ply) = self.fifty.filter(missed) {
            let kind = Kind::FiftyUnclaimed;
            let article = cite!("9.3.2");
            self.drafts.push(Draft::at_ply(kind, ply, kind.gist()).under(article).showing(ply));
        }
    }

    /// Everything that needs the whole game.
    fn finish(&mut self, result: Option<GameResult>) {
        let plies = self.track.plies();
        self.unclaimed(result);
        let Some(position) = self.last.take().filter(|_| self.known) else { return };
        self.clocks.finished(plies, &mut self.drafts);
        header::count(&self.tags, plies, &mut self.drafts);
        let tagged = || GameResult::read(self.tags.text(Known::Result).trim().as_bytes());
        let Some(result) = result.or_else(tagged) else { return };
        // Playing on after the end is reported already; the result then is not that of the last position.
        let end = match self.over {
            Some((_, after)) if after < plies => return,
            Some((end, _)) => Some(end),
            None => End::without_moves(&position),
        };
        let ended = Ended {
            basis: self.header.basis,
            termination: header::termination(&self.tags),
            result,
            plies,
            position: &position,
            end,
            budget: self.terms.budget,
        };
        ended.judge(&mut self.drafts);
    }

    /// Turns the drafts into findings about this game.
    #[cold]
    fn settle(&mut self, result: Option<GameResult>) {
        let head = Arc::new(self.header.head(&self.tags, result));
        let drafts = std::mem::take(&mut self.drafts);
        let before = self.findings.len();
        for draft in drafts {
            if self.terms.wants(draft.kind) {
                let finding = self.finding(draft, &head);
                self.findings.push(finding);
            }
        }
        let new = &mut self.findings[before..];
        new.sort_by_key(|finding| (finding.ply, finding.kind));
    }

    fn finding(&mut self, draft: Draft, head: &Arc<Head>) -> Finding {
        let shown = match draft.shows {
            Shows::Nothing => None,
            Shows::After(plies) => self.track.after(plies),
        };
        Finding {
            game: self.game,
            ply: draft.ply,
            at: draft.at.unwrap_or(self.at),
            kind: draft.kind,
            article: draft.article,
            token: draft.token,
            text: draft.text,
            proof: draft.proof,
            fen: shown.map(|position| Fen::from(&position).to_string()).unwrap_or_default(),
            head: Arc::clone(head),
        }
    }

    /// The encoding of a name or a comment.
    #[inline]
    fn look_at_text(&mut self, bytes: &[u8], ply: u32) {
        if let Some(kind) = texts::fault(bytes)
            && !self.encoding_said
        {
            self.encoding_said = true;
            self.drafts.push(Draft::at_ply(kind, ply, kind.gist()).about(texts::quote(bytes)));
        }
    }
}

impl Visitor for Judge<'_> {
    const WANTS_PLACES: bool = true;

    fn opens(&mut self, at: Location) {
        if !self.drafts.is_empty() {
            // What stood before the first game.
            self.settle(None);
        }
        self.game += 1;
        self.at = at;
        self.tags.clear();
        self.clocks = Clocks::new();
        self.over = None;
        self.threefold = None;
        self.fifty = None;
        self.known = false;
        self.last = None;
        self.encoding_said = false;
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        self.look_at_text(tag.value, 0);
        self.tags.keep(tag);
    }

    fn begin(&mut self, start: Option<&Position>) -> Want {
        self.header.read(&self.tags, self.terms.edition, &mut self.drafts);
        self.limits = Limits::of(self.header.basis);
        self.known = start.is_some();
        let start = start.copied().unwrap_or_else(Position::initial);
        self.track.begin(&start, 0);
        if self.known && self.tags.has(Known::Fen) {
            let found = start.irregularities();
            if let Some(first) = found.as_slice().first() {
                let draft = Draft::new(Kind::StartIrregular, found.to_string()).under(first.article());
                self.drafts.push(draft.showing(0));
            }
        }
        Want::MainLine
    }

    #[inline(always)]
    fn played(&mut self, m: Move, _: &Position, after: &Position) {
        let again = self.track.push(m, after);
        if self.over.is_some() {
            self.went_on();
        }
        let quiet = after.halfmoves();
        if (quiet == 0) & dead::is_thin(after) && dead::seen_dead(after) {
            self.over.get_or_insert((End::Dead, self.track.plies()));
        }
        if again | (quiet >= self.limits.claimed_moves) {
            self.look(again, after);
        }
    }

    fn stands(&mut self, standing: UncorrectedMove<'_>) {
        // Positions before the illegal move are not compared with those after it.
        let plies = self.track.plies().saturating_add(1);
        self.track.begin(standing.after, plies);
    }

    fn unread(&mut self, _: &[u8]) {
        self.known = false;
    }

    #[inline]
    fn comment(&mut self, text: &[u8]) {
        let ply = self.track.plies();
        if let Some(time) = clocks::read_time(text) {
            if self.known {
                let mover = self.track.mover(ply);
                let draft = self.clocks.compare_shown(Some(time), text, ply, mover, &mut self.header.control);
                self.drafts.extend(draft);
            }
            return;
        }
        self.look_at_text(text, ply);
        if self.known {
            let mover = self.track.mover(ply);
            let draft = self.clocks.comment(text, ply, mover, &mut self.header.control);
            self.drafts.extend(draft);
        }
    }

    fn last(&mut self, position: &Position) {
        self.last = Some(*position);
    }

    fn end(&mut self, result: Option<GameResult>) {
        self.finish(result);
        let before = self.findings.len();
        let plies = self.track.plies();
        if !self.drafts.is_empty() {
            self.settle(result);
        }
        let found = &self.findings[before..];
        self.summary.count(&self.header.basis, self.header.month, self.header.tempo, plies, found);
    }

    #[cold]
    fn fault(&mut self, fault: &Fault) {
        let mut draft = read_faults::draft(fault);
        if draft.kind.is_about_a_move()
            && self.known
            && let Some(position) = self.track.after(fault.ply)
        {
            draft = draft.showing(fault.ply);
            if let Some(end) = End::without_moves(&position) {
                let kind = end.played_on();
                draft = Draft { kind, text: kind.gist().to_owned(), ..draft }.under(end.article());
            }
        }
        self.drafts.push(draft);
    }
}
