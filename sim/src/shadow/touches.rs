//! What the player having the move has touched, and what they must then play (4.2-4.5, 9.5.3), written straight from the
//! articles.

use touchmove_chess::{Color, Move, Role, Square};
use touchmove_clock::Sides;
use touchmove_conduct::act::{ArbiterAct, Basis, Claim, Contact, PlayerAct};
use touchmove_conduct::{Decision, Made, Obliged, Phase, PlayerDuty, Question, Reason, ReferralId, Ruling};
use touchmove_law::{ClaimLostOn, DisputedTouch, Replacement};

use super::diagram::Diagram;
use crate::table::Step;

/// The touches of one turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    touches: Touches,
    announced: bool,
    /// Whether they have laid a hand on a piece again that they had let go on this turn or brought from beside the board, or have
    /// put such a piece in the place of another.
    again: bool,
    /// Where they have let pieces go.
    let_go: Vec<Square>,
    /// What the move to come stands in place of.
    replaces: Replaces,
    /// What binds them besides: not worked out here, or worked out from the move taken back.
    bound: Bound,
    /// Whether they have let a piece go that must stay there (4.7).
    fixed: bool,
    /// Which piece that was, by where it stood, and where they let it go, the first time; how much they had touched by then.
    stays: Option<(Square, Square, usize)>,
    /// Whether they have brought a new piece to the board already: with another one, the first may have been their choice (4.4.4).
    placed: bool,
    /// The moves that were left to them when they claimed with one of them; `None` where this page does not say (I-143).
    claimed_among: Option<Vec<Move>>,
}

/// What was touched with intent, and what nobody can say yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Touches {
    /// In order; two touched at once stand together.
    order: Vec<(Square, Option<Square>)>,
    /// Of which nobody can say yet whether they were meant.
    disputed: Vec<Dispute>,
}

/// A touch that may not have been meant.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Dispute {
    /// The question about it.
    asked: ReferralId,
    square: Square,
    /// Its place among the others.
    place: usize,
    /// Whether it counts until it is answered.
    counts: bool,
}

/// What binds a player besides what they touch on this turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Bound {
    /// Nothing.
    #[default]
    Nothing,
    /// As if they had touched these (7.5.1, 4.8).
    Touches(Touches),
    /// This move, which was made and is being changed before the press (4.7).
    Made(Move),
    /// These moves, none of which was made at the last.
    Only(Vec<Move>),
    /// Something that only the ruling says.
    Elsewhere,
}

/// What was taken back, so that this turn is the same move once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Replaces {
    /// Nothing.
    #[default]
    Nothing,
    /// An illegal move (7.5.1).
    Illegal,
    /// A legal move with a piece that was not the touched one (4.8).
    Made,
}

/// What tied a player when they made their move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// What they had touched.
    pub touches: Touches,
    /// The moves they might have made; all of them where nothing bound them. `None` where this page does not say.
    pub permitted: Option<Vec<Move>>,
}

impl Turn {
    /// Whether what ends the right to claim a draw has been done on this move, before it was taken back or since (9.4).
    pub fn is_too_late_to_claim(&self, lost_on: ClaimLostOn) -> bool {
        match lost_on {
            ClaimLostOn::Touched => {
                !self.touches.order.is_empty() || self.again || self.replaces != Replaces::Nothing
            }
            ClaimLostOn::Made => self.replaces == Replaces::Made,
        }
    }

    /// Whether they might have made the move they claimed with; `None` where this page does not say.
    pub fn could_claim_with(&self, mv: Move) -> Option<bool> {
        self.claimed_among.as_ref().map(|left| left.contains(&mv))
    }

    /// A move was taken back: the next one is the same move again, unless the players agreed or pieces had been displaced.
    pub(super) fn replace(&mut self, step: &Step<'_>) {
        for ruling in step.rulings {
            match (ruling.decision(), ruling.reason()) {
                (Decision::Reinstated { .. }, Reason::IllegalMove) => self.replaces = Replaces::Illegal,
                (Decision::Reinstated { .. }, Reason::Plain) => self.replaces = Replaces::Made,
                _ => {}
            }
        }
    }

    /// Notes a touch, if the act was one by the player having the move while their clock runs.
    pub(super) fn touched(&mut self, step: &Step<'_>, blind: Sides<bool>) {
        let Some((by, act)) = step.deed() else {
            self.reported(step, blind);
            return;
        };
        // Words need no clock: what is announced before the start holds on the first move.
        self.announced |=
            *act == PlayerAct::SayAdjust && step.before.having_move() == by && !is_refused(step);
        if let (PlayerAct::Place { .. }, true) = (act, step.before.having_move() == by) {
            if self.placed {
                self.bound = Bound::Elsewhere;
            }
            self.placed = true;
        }
        if step.before.having_move() == by && !is_refused(step) {
            self.lets_go(step, by, act);
        }
        if !counts(step, by, *blind.of(by)) {
            return;
        }
        // A piece that was let go there on this very turn has been touched before.
        let let_go = core::mem::take(&mut self.let_go);
        // After an illegal move the pieces may stand as in no position.
        let there = |square: &Square| {
            let stands = step.before.turn().board().piece_at(*square).is_some() && !let_go.contains(square);
            stands || step.before.position().piece_at(*square).is_some()
        };
        let arrived = |square: &Square| {
            let seen = step.before.turn().board().piece_at(*square);
            seen.is_some() && seen != step.before.position().piece_at(*square) && let_go.contains(square)
        };
        match act {
            PlayerAct::Adjust { square } | PlayerAct::Touch { square, contact: Contact::Intent }
                if arrived(square) =>
            {
                self.again = true;
            }
            PlayerAct::Lift { square } | PlayerAct::Remove { square } if arrived(square) => self.again = true,
            PlayerAct::Adjust { square } if !self.announced => self.add(*square, None),
            PlayerAct::Touch { square, contact: Contact::Intent } => self.add(*square, None),
            PlayerAct::Touch { contact: Contact::Disputed, .. } => self.reported(step, blind),
            PlayerAct::TouchTogether { first: a, second: b } => self.add(*a, Some(*b)),
            PlayerAct::Lift { square } | PlayerAct::Remove { square } if there(square) => {
                self.add(*square, None)
            }
            _ => {}
        }
        self.let_go = let_go;
    }

    /// The assistant of a player who does not see the board reports a touch by the opponent, which may have been none.
    fn reported(&mut self, step: &Step<'_>, blind: Sides<bool>) {
        for ruling in step.rulings {
            let Decision::Referred { referral } = ruling.decision() else { continue };
            let Question::TouchIntended { player, square } = referral.question else { continue };
            if step.before.having_move() == player && !blind.of(player) {
                self.touches.dispute(step, referral.id, square);
            }
        }
    }

    /// Notes where a piece is let go.
    fn lets_go(&mut self, step: &Step<'_>, by: Color, act: &PlayerAct) {
        if let PlayerAct::Release { square } | PlayerAct::Place { square, .. } = act {
            let own = step.before.turn().board().piece_at(*square).filter(|piece| piece.color == by);
            // Of two pieces on one square nobody here says which is touched next.
            let another = self.touches.order.last().map_or(self.placed, |(last, _)| last != square);
            if own.is_some() && another {
                self.bound = Bound::Elsewhere;
            }
            // What gives way to a new piece is touched (4.3).
            self.again |=
                own.is_some() && matches!(act, PlayerAct::Release { .. }) && !shows_sealed_move(step);
            self.let_go.push(*square);
        }
    }

    fn add(&mut self, square: Square, other: Option<Square>) {
        self.touches.order.push((square, other));
    }

    /// An earlier position is on the board again: what was touched in the move taken back binds where the Laws say so.
    pub(super) fn go_back(&mut self, step: &Step<'_>, ties: &[Tie], to: usize) {
        *self = Turn::default();
        let undone = step.before.plies().get(to);
        let reinstated =
            step.rulings.iter().find(|ruling| matches!(ruling.decision(), Decision::Reinstated { .. }));
        self.bound = match (reinstated.map(|ruling| ruling.reason()), undone.map(|ply| ply.what())) {
            // What he had let go of as part of a legal move binds, too (4.7).
            (Some(Reason::IllegalMove), Some(_)) if is_bound_by_release(step) => Bound::Elsewhere,
            // After another illegal move other pieces stood on the squares they touched than in the position before.
            (Some(Reason::IllegalMove), Some(Made::Illegal { .. })) if follows_illegal(step, to) => {
                Bound::Elsewhere
            }
            (Some(Reason::IllegalMove), Some(Made::Illegal { from, taken, .. })) => match ties.get(to) {
                // What they touched, or, where nobody saw them touch anything, what they moved and took.
                Some(Tie { permitted: None, .. }) => Bound::Elsewhere,
                Some(tie) if !tie.touches.order.is_empty() => Bound::Touches(tie.touches.clone()),
                Some(_) | None => Bound::Touches(Touches::of(from.into_iter().chain(taken))),
            },
            (Some(Reason::IllegalMove), Some(Made::Legal(mv))) => Bound::Touches(Touches::of([mv.from()])),
            // The arbiter has found that a touch was meant, after the move: what it ties to is their ruling's to say.
            (Some(Reason::Plain), Some(_))
                if matches!(step.arbitration(), Some(ArbiterAct::Decide { .. })) =>
            {
                Bound::Elsewhere
            }
            // A piece let go as part of a legal move had been moved on.
            (Some(Reason::Plain), Some(_)) if names_release(step) => Bound::Elsewhere,
            (Some(Reason::Plain), Some(_)) => match ties.get(to) {
                Some(tie) if tie.permitted.is_some() => Bound::Touches(tie.touches.clone()),
                Some(_) | None => Bound::Elsewhere,
            },
            (Some(_), _) => Bound::Nothing,
            (None, _) => Bound::Elsewhere,
        };
        // A move that was made is changed: what was let go by it has to stay, unless it went against the touches (4.7).
        let changing = |act: &PlayerAct| {
            matches!(
                act,
                PlayerAct::Release { .. }
                    | PlayerAct::Remove { .. }
                    | PlayerAct::Place { .. }
                    | PlayerAct::PlaceEnemy { .. }
            )
        };
        if let (None, Some(Made::Legal(mv))) = (reinstated, undone.map(|ply| ply.what()))
            && step.deed().is_some_and(|(_, act)| changing(act))
        {
            self.replaces = Replaces::Made;
            self.placed = mv.promotion().is_some();
            match ties.get(to) {
                Some(tie) if !tie.touches.order.is_empty() => self.touches = tie.touches.clone(),
                Some(_) | None => self.add(mv.from(), None),
            }
            // An enemy piece that is taken off for another move is touched (4.3.2).
            if let Some((by, PlayerAct::Remove { square })) = step.deed()
                && step.before.turn().board().piece_at(*square).is_some_and(|piece| piece.color != by)
            {
                self.add(*square, None);
            }
            self.bound = match ties.get(to) {
                Some(Tie { permitted: Some(permitted), .. }) if permitted.contains(&mv) => Bound::Made(mv),
                // What had been let go first binds however often it is changed.
                Some(Tie { permitted: Some(permitted), .. }) => Bound::Only(permitted.clone()),
                Some(Tie { permitted: None, .. }) | None => Bound::Elsewhere,
            };
        }
    }

    /// A move was made and taken back by one act: what binds its replacement is the ruling's to say.
    pub(super) fn start_anew(&mut self) {
        *self = Turn { bound: Bound::Elsewhere, ..Turn::default() };
    }

    /// The same position was put on the board once more: the move to come is still the one it was.
    pub(super) fn put_back(&mut self) {
        let replaces = self.replaces;
        self.start_anew();
        self.replaces = replaces;
    }

    /// Rulings that bind without a touch: a claim's written move, a castling begun that is illegal.
    pub(super) fn bound_by(&mut self, step: &Step<'_>, now: &Diagram) {
        let intended = matches!(
            step.deed(),
            Some((_, PlayerAct::Claim { claim: Claim::Draw(claim) })) if matches!(claim.basis, Basis::Intended { .. })
        );
        let released = matches!(step.deed(), Some((_, PlayerAct::Release { .. })))
            && step.rulings.iter().any(|ruling| matches!(ruling.decision(), Decision::Bound { .. }));
        // An assistant reports a touch that nobody here has seen.
        let reported = step.deed().is_none()
            && step.arbitration().is_none()
            && step.rulings.iter().any(|ruling| matches!(ruling.decision(), Decision::Bound { .. }));
        let same_turn = now.turn == step.before.having_move();
        self.fixed |= step.rulings.iter().any(|ruling| matches!(ruling.decision(), Decision::Fixed { .. }));
        // The pieces are set up again as they stood, and what was let go is let go no more.
        let set_up =
            |ruling: &Ruling| matches!(ruling.decision(), Decision::Adjourned | Decision::Placed { .. });
        if step.rulings.iter().any(set_up) {
            self.stays = None;
            if matches!(self.bound, Bound::Made(_) | Bound::Only(_)) {
                self.bound = Bound::Elsewhere;
            }
        }
        if let Some((_, PlayerAct::Release { square })) = step.deed()
            && same_turn
            && !shows_sealed_move(step)
            && step.rulings.iter().any(|ruling| *ruling.decision() == Decision::Fixed { square: *square })
        {
            let mut touched =
                self.touches.order.iter().rev().flat_map(|(one, other)| [Some(*one), *other]).flatten();
            let piece = touched.find(|square| own(now, *square));
            let by_then = self.touches.order.len();
            self.stays = self.stays.or(piece.map(|piece| (piece, *square, by_then)));
        }
        let weighed = intended && same_turn && !self.fixed;
        self.claimed_among = if weighed { self.tie(now).permitted } else { None };
        if (intended || released || reported) && same_turn {
            self.bound = Bound::Elsewhere;
        }
        self.found_by_arbiter(step);
        // What was sealed and is lost is for the players to say (I.11; 2001 A.11(a)).
        let decided = step.rulings.iter().any(|ruling| {
            matches!(
                ruling.decision(),
                Decision::Duty { duty: PlayerDuty::IntendedMove | PlayerDuty::StateSealed, .. }
            )
        });
        if decided {
            self.bound = Bound::Elsewhere;
        }
    }

    /// The arbiter says whether a contact was meant (4.2.2).
    fn found_by_arbiter(&mut self, step: &Step<'_>) {
        // Whether a touch in dispute came before a release is not written down here.
        if self.stays.is_some() && !self.touches.disputed.is_empty() {
            self.bound = Bound::Elsewhere;
        }
        self.touches.found_by_arbiter(step);
        if let Bound::Touches(before) = &mut self.bound {
            before.found_by_arbiter(step);
            // Without that touch, what was let go before the move was taken back binds.
            if names_release(step) {
                self.bound = Bound::Elsewhere;
            }
        }
    }

    /// What tied the player who is about to complete this turn with a move.
    pub(super) fn tie(&self, position: &Diagram) -> Tie {
        let touches = match &self.bound {
            Bound::Nothing => &self.touches,
            // What cannot be moved or captured does not bind, and what they touch now does (4.5).
            Bound::Touches(before) if !binds(position, &before.order) => &self.touches,
            Bound::Touches(before) => before,
            Bound::Made(made) => {
                let same = |mv: &Move| match made.promotion() {
                    Some(role) => mv.to() == made.to() && mv.promotion() == Some(role),
                    None => mv == made,
                };
                let only = position.legal_moves().into_iter().filter(same).collect();
                return Tie { touches: self.touches.clone(), permitted: Some(only) };
            }
            Bound::Only(moves) => {
                return Tie { touches: self.touches.clone(), permitted: Some(moves.clone()) };
            }
            Bound::Elsewhere => return Tie { touches: self.touches.clone(), permitted: None },
        };
        let mut permitted = permitted(position, &touches.order);
        // What was let go as part of a legal move binds as well, unless it went against what had been touched by then (4.7).
        if let Some((from, to, count)) = self.stays {
            let by_then = if core::ptr::eq(touches, &self.touches) { count } else { touches.order.len() };
            let first = touches.order.get(..by_then).unwrap_or(&touches.order);
            let mut left = self::permitted(position, first);
            left.retain(|mv| (mv.from(), mv.to()) == (from, to));
            if !left.is_empty() {
                permitted = left;
            }
        }
        Tie { touches: touches.clone(), permitted: Some(permitted) }
    }
}

impl Tie {
    /// The arbiter says after the move whether a contact was meant: it changes what binds if the move is taken back.
    pub(super) fn found_by_arbiter(&mut self, step: &Step<'_>) {
        self.touches.found_by_arbiter(step);
    }
}

impl Touches {
    fn of(squares: impl IntoIterator<Item = Square>) -> Touches {
        let order = squares.into_iter().map(|square| (square, None)).collect();
        Touches { order, disputed: Vec::new() }
    }

    /// Nobody can say yet whether a touch was meant.
    fn dispute(&mut self, step: &Step<'_>, asked: ReferralId, square: Square) {
        let counts = step.laws.disputed_touch() == DisputedTouch::Intentional;
        self.disputed.push(Dispute { asked, square, place: self.order.len(), counts });
        if counts {
            self.order.push((square, None));
        }
    }

    /// The arbiter says whether a contact was meant (4.2.2): if not, it is as if nothing had been touched.
    fn found_by_arbiter(&mut self, step: &Step<'_>) {
        let Some(ArbiterAct::Decide { referral, .. }) = step.arbitration() else { return };
        let Some(found) = self.disputed.iter().position(|dispute| dispute.asked == *referral) else { return };
        let reason = |reason: Reason| step.rulings.iter().any(|ruling| *ruling.reason() == reason);
        let Dispute { square, place, counts, .. } = self.disputed[found];
        // Of two touches one may come to count, or not to count any more, that was earlier than the other.
        let shift: isize = match (reason(Reason::Answered), reason(Reason::Accidental), counts) {
            (true, _, false) => {
                self.order.insert(place, (square, None));
                1
            }
            (_, true, true) => {
                self.order.remove(place);
                -1
            }
            (true, _, true) | (false, true, false) => 0,
            (false, false, _) => return,
        };
        self.disputed.remove(found);
        for later in self.disputed.iter_mut().skip(found) {
            later.place = later.place.saturating_add_signed(shift);
        }
    }
}

/// Whether the replacement of an illegal move is bound by a piece that was let go of, where the edition has that.
fn is_bound_by_release(step: &Step<'_>) -> bool {
    match step.laws.replacement() {
        Replacement::Touched => false,
        Replacement::TouchedAndReleased => names_release(step),
    }
}

/// Whether a ruling binds the player to a piece that was let go of (4.7).
fn names_release(step: &Step<'_>) -> bool {
    let released = |obliged: &Obliged| {
        matches!(obliged, Obliged::Released { .. } | Obliged::Promote { .. } | Obliged::CastlingBegun { .. })
    };
    let bound = |ruling: &Ruling| matches!(ruling.reason(), Reason::Touched { obliged } if released(obliged));
    step.rulings.iter().any(bound)
}

/// Whether touches of this player count: it is their move, the clocks run, and they see the board or lift the piece.
fn counts(step: &Step<'_>, by: Color, blind: bool) -> bool {
    let lifted = matches!(step.deed(), Some((_, PlayerAct::Lift { .. } | PlayerAct::Remove { .. })));
    let his = step.before.phase() == Phase::Playing && step.before.having_move() == by;
    his && !shows_sealed_move(step) && (!blind || lifted) && !is_refused(step)
}

fn is_refused(step: &Step<'_>) -> bool {
    step.rulings.iter().any(|ruling| *ruling.decision() == Decision::NotAdmitted)
}

/// Whether the move taken back was made on a board that an illegal move had left.
fn follows_illegal(step: &Step<'_>, to: usize) -> bool {
    let before = to.checked_sub(1).and_then(|index| step.before.plies().get(index));
    before.is_some_and(|ply| matches!(ply.what(), Made::Illegal { .. }))
}

/// Whether a sealed move is not on the board yet: the player who shows it chooses no other, and nothing they do binds them.
fn shows_sealed_move(step: &Step<'_>) -> bool {
    step.before.adjournment().is_some_and(|open| open.is_closed())
}

/// The square of the man a move captures.
fn taken(mv: Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::new(to.file(), from.rank())),
        _ => mv.is_capture().then(|| mv.to()),
    }
}

/// Whether one of the men can be moved or captured.
fn binds(position: &Diagram, touched: &[(Square, Option<Square>)]) -> bool {
    let order = in_order(position, touched);
    let acts = |mv: &Move| order.iter().any(|square| mv.from() == *square || taken(*mv) == Some(*square));
    position.legal_moves().iter().any(acts)
}

/// The moves that the touches leave (4.3-4.5).
fn permitted(position: &Diagram, touched: &[(Square, Option<Square>)]) -> Vec<Move> {
    let legal = position.legal_moves();
    let order = in_order(position, touched);
    let narrowed = castling_touch(position, &legal, &order).or_else(|| plain_touch(position, &legal, &order));
    narrowed.unwrap_or(legal)
}

fn own(position: &Diagram, square: Square) -> bool {
    position.men[square.index()].is_some_and(|man| man.color == position.turn)
}

fn has(position: &Diagram, square: Square, role: Role) -> bool {
    own(position, square) && position.men[square.index()].is_some_and(|man| man.role == role)
}

/// Each man once; of two at the same time the own one first, and the king before another (4.3.3, 4.4.1).
fn in_order(position: &Diagram, touched: &[(Square, Option<Square>)]) -> Vec<Square> {
    let mut order = Vec::new();
    for (one, other) in touched {
        let mut pair: Vec<Square> = [Some(*one), *other].into_iter().flatten().collect();
        pair.sort_by_key(|square| (!has(position, *square, Role::King), !own(position, *square)));
        for square in pair {
            if position.men[square.index()].is_some() && !order.contains(&square) {
                order.push(square);
            }
        }
    }
    order
}

/// Own and enemy men touched (4.3.1-4.3.3, 4.5).
fn plain_touch(position: &Diagram, legal: &[Move], order: &[Square]) -> Option<Vec<Move>> {
    let only = |keep: &dyn Fn(&Move) -> bool| {
        let kept: Vec<Move> = legal.iter().copied().filter(|mv| keep(mv)).collect();
        (!kept.is_empty()).then_some(kept)
    };
    let first_own = order.iter().copied().find(|square| own(position, *square));
    let first_enemy = order.iter().copied().find(|square| !own(position, *square));
    let both = first_own
        .zip(first_enemy)
        .and_then(|(with, enemy)| only(&|mv| mv.from() == with && taken(*mv) == Some(enemy)));
    both.or_else(|| {
        order.iter().find_map(|square| {
            if own(position, *square) {
                let alone = |mv: &Move| moves_rook_alone(*mv, *square);
                let moved = only(&|mv| mv.from() == *square);
                moved.map(|kept| kept.into_iter().chain(legal.iter().copied().filter(alone)).collect())
            } else {
                only(&|mv| taken(*mv) == Some(*square))
            }
        })
    })
}

/// Whether castling moves this rook only, because the king stands where it would go (II.3.2.4).
fn moves_rook_alone(mv: Move, square: Square) -> bool {
    matches!(mv, Move::Castle { king, rook } if rook == square && mv.to() == king)
}

/// King and rook touched one after the other (4.4.1-4.4.3); none where it was something else.
fn castling_touch(position: &Diagram, legal: &[Move], order: &[Square]) -> Option<Vec<Move>> {
    let home = |square: Square| square.index() / 8 == position.turn.choose(0, 7);
    let matters = |square: &&Square| {
        legal.iter().any(|mv| mv.from() == **square || taken(*mv) == Some(**square))
            || has(position, **square, Role::King)
            || (has(position, **square, Role::Rook) && home(**square))
    };
    let start = order.iter().position(|square| matters(&square))?;
    let (first, second) = (*order.get(start)?, *order.get(start + 1)?);
    let of_king: Vec<Move> = legal.iter().copied().filter(|mv| mv.role() == Role::King).collect();
    let castles = |mv: &Move, rook: Square| matches!(mv, Move::Castle { rook: with, .. } if *with == rook);
    let king_then_rook = has(position, first, Role::King) && has(position, second, Role::Rook);
    let rook_then_king = has(position, first, Role::Rook) && has(position, second, Role::King);
    if !(home(first) && home(second) && (king_then_rook || rook_then_king)) {
        return None;
    }
    if king_then_rook {
        let castling: Vec<Move> = legal.iter().copied().filter(|mv| castles(mv, second)).collect();
        let otherwise = if of_king.is_empty() { legal.to_vec() } else { of_king };
        return Some(if castling.is_empty() { otherwise } else { castling });
    }
    // The rook first: no castling with it on this move.
    let of_rook: Vec<Move> = legal.iter().copied().filter(|mv| mv.from() == first).collect();
    let without: Vec<Move> = of_king.into_iter().filter(|mv| !castles(mv, first)).collect();
    Some(match (of_rook.is_empty(), without.is_empty()) {
        (false, _) => of_rook,
        (true, false) => without,
        (true, true) => legal.iter().copied().filter(|mv| !castles(mv, first)).collect(),
    })
}
