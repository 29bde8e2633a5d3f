//! The game kept a second time, by other means: a diagram, a stopwatch, a list of positions, a few tallies. It knows
//! what people did and what was ruled, and works out for itself what the game must then look like.

pub(crate) mod clocks;
pub mod diagram;
pub mod hands;
mod touches;

use touchmove_chess::{Color, Piece, Position, Role, Square};
use touchmove_clock::{PeriodCredit, Sides};
use touchmove_conduct::act::{ArbiterAct, Claim, Disability, Observation, PlayerAct, SetUpFault};
use touchmove_conduct::{Completed, Decision, Ending, Game, Made, Phase, Ply, Reason, Ruling, Score};

use touchmove_law::cite;

use crate::event::Event;
use crate::players::SECRET;
use crate::table::Step;
use diagram::Diagram;
use hands::Hands;
pub use touches::Tie;
use touches::Turn;

/// What somebody beside the board has written down.
#[derive(Clone, Debug)]
pub struct Shadow {
    /// The position before each move, as worked out here.
    pub before: Vec<Diagram>,
    /// The same as the engine holds it, to notice when the record was changed.
    held: Vec<(Position, Made)>,
    /// What tied the player when they made each move.
    pub ties: Vec<Tie>,
    /// The position now.
    pub now: Diagram,
    /// The clocks.
    pub hands: Hands,
    /// The clocks are known only from the chessclock since the last act.
    pub hands_unknown: bool,
    /// What the player having the move has touched.
    pub turn: Turn,
    /// Who does not see the board.
    pub blind: Sides<bool>,
    /// Offers that are open.
    pub offers: Sides<bool>,
    /// Illegal moves counted.
    pub counted: Sides<u8>,
    /// Results declared, the one in force last.
    pub results: Vec<(Score, Ending)>,
    /// Questions asked so far.
    pub asked: u32,
    /// Whether the arbiter has ever consented to a draw.
    pub consented: bool,
    /// Whether an offer was accepted that needs the arbiter's consent, and nobody has made a move or said no since (9.1.1).
    pub awaits_consent: bool,
    /// Whether somebody has sealed the text that nobody must ever be shown.
    pub secret_written: bool,
    /// Where rulings have put a queen in the place of a pawn (7.5.2).
    queens: Vec<Square>,
    /// What is wrong with the record, if anything.
    pub fault: Option<String>,
    /// How many moves of the record the last act left as they were.
    pub kept: usize,
}

impl Shadow {
    /// Sits down beside the board.
    pub fn new(event: &Event) -> Shadow {
        let clock = event.start.clock();
        let setting = clock.setting();
        let at_zero = setting.period_credit == PeriodCredit::AtZero;
        let lapses = setting.delay_carry == touchmove_clock::DelayCarry::Lapses;
        Shadow {
            before: Vec::new(),
            held: Vec::new(),
            secret_written: false,
            queens: Vec::new(),
            ties: Vec::new(),
            now: Diagram::of(event.start.position()),
            hands: Hands::set(clock.control(), at_zero, lapses),
            hands_unknown: false,
            turn: Turn::default(),
            blind: Sides::each(|_| false),
            offers: Sides::each(|_| false),
            counted: Sides::each(|_| 0),
            results: Vec::new(),
            asked: 0,
            consented: false,
            awaits_consent: false,
            fault: None,
            kept: 0,
        }
    }

    /// Writes down what has just happened.
    pub fn follow(&mut self, step: &Step<'_>) {
        self.fault = None;
        if let Some(ArbiterAct::Disability { player: who, disability: Disability::Visual }) =
            step.arbitration()
            && step.rulings.iter().all(|ruling| *ruling.reason() == Reason::Plain)
        {
            *self.blind.of_mut(*who) = true;
        }
        self.secret_written |=
            matches!(step.deed(), Some((_, PlayerAct::WriteSealed { text })) if text.contains(SECRET));
        self.turn.touched(step, self.blind);
        for tie in &mut self.ties {
            tie.found_by_arbiter(step);
        }
        clocks::follow(&mut self.hands, &mut self.hands_unknown, step);
        self.follow_rulings(step);
        self.follow_moves(step);
    }

    fn follow_rulings(&mut self, step: &Step<'_>) {
        if matches!(step.arbitration(), Some(ArbiterAct::Consent | ArbiterAct::Decide { .. })) {
            self.consented = true;
        }
        match step.deed() {
            Some((_, PlayerAct::Accept)) => {
                let barred = |ruling: &Ruling| ruling.article() == cite!("9.1.1");
                self.awaits_consent |= step.rulings.iter().any(barred);
            }
            Some((_, PlayerAct::Reject)) => self.awaits_consent = false,
            // What an arbiter puts on the board, or both players in their place, is nobody's choice of a move.
            Some((_, PlayerAct::Confirm { .. })) | None => {}
            // A sealed move was chosen before: putting it on the board leaves nothing that was agreed since.
            Some(_) if step.before.adjournment().is_some_and(|open| open.is_closed()) => {}
            Some(_) => self.awaits_consent &= step.after.plies().len() <= step.before.plies().len(),
        }
        for ruling in step.rulings {
            match ruling.decision() {
                Decision::OfferOpen { player: by } => *self.offers.of_mut(*by) = true,
                Decision::OfferEnds { player: by } => *self.offers.of_mut(*by) = false,
                // What has been read out is no secret any more.
                Decision::EnvelopeOpened { .. } => self.secret_written = false,
                Decision::Counted { player: by, .. } => *self.counted.of_mut(*by) += 1,
                Decision::Referred { .. } => self.asked += 1,
                Decision::Over { score, ending } => {
                    self.numbered_without_asking(step, ruling);
                    self.results.push((*score, *ending));
                    self.offers = Sides::each(|_| false);
                }
                Decision::Rescored { to, .. } => {
                    self.numbered_without_asking(step, ruling);
                    let ending = step.after.result().map_or(Ending::Ruling, |(_, ending)| ending);
                    self.results.push((*to, ending));
                }
                Decision::Annulled { .. } => self.results.clear(),
                Decision::NewGame => {
                    self.results.clear();
                    self.offers = Sides::each(|_| false);
                }
                _ => {}
            }
        }
    }

    /// Whether the signed result stands is asked where the board said otherwise; where it did not, the question has a number
    /// all the same.
    fn numbered_without_asking(&mut self, step: &Step<'_>, ruling: &Ruling) {
        let asked = |each: &Ruling| matches!(each.decision(), Decision::Referred { .. });
        if *ruling.reason() == Reason::BothSigned && !step.rulings.iter().any(asked) {
            self.asked += 1;
        }
    }

    /// Compares the record with what was written down, and works every new move out.
    fn follow_moves(&mut self, step: &Step<'_>) {
        let plies = step.after.plies();
        if is_set_right(step) {
            self.now = Diagram::of(step.after.position());
        }
        let is_held = |(ply, (before, what)): &(&Ply, &(Position, Made))| {
            *ply.before() == *before && ply.what() == *what
        };
        let same = plies.iter().zip(&self.held).take_while(is_held).count();
        self.kept = same;
        let stands_still = same == self.held.len()
            && same == plies.len()
            && step.before.position() == step.after.position()
            && !step.rulings.iter().any(|ruling| matches!(ruling.decision(), Decision::Placed { .. }));
        let announced = step.rulings.iter().any(|ruling| {
            ruling.article() == cite!("D.2.8") && matches!(ruling.decision(), Decision::HasMove { .. })
        });
        if announced {
            self.turn.start_anew();
        }
        let undone =
            step.rulings.iter().find(|ruling| matches!(ruling.decision(), Decision::Reinstated { .. }));
        if let Some(undone) = undone.filter(|_| same == self.held.len()) {
            match undone.reason() {
                // Nothing more was discarded: the move to come still stands in place of the one taken back.
                Reason::LastIdentifiable | Reason::Displaced => self.turn.put_back(),
                _ => self.turn.start_anew(),
            }
        }
        if same < self.held.len() {
            self.now = self.before[same].clone();
            self.queens_stay(step);
            self.before.truncate(same);
            self.held.truncate(same);
            self.turn.go_back(step, &self.ties, same);
            self.ties.truncate(same);
        }
        self.turn.replace(step);
        for (index, ply) in plies.iter().enumerate().skip(same) {
            if Diagram::of(ply.before()) != self.now {
                self.complain(format!("move {} was not made in the position before it", index + 1));
            }
            let after = match ply.what() {
                Made::Legal(mv) => {
                    if ply.by() != self.now.turn || !self.now.is_legal(mv) {
                        self.complain(format!("move {} ({mv}) is recorded as legal and is not", index + 1));
                    }
                    self.now.after(mv)
                }
                Made::Illegal { .. } => {
                    let next = plies.get(index + 1).map_or(step.after.position(), |next| next.before());
                    Diagram::of(next)
                }
            };
            self.ties.push(core::mem::take(&mut self.turn).tie(&self.now));
            self.before.push(core::mem::replace(&mut self.now, after));
            self.held.push((*ply.before(), ply.what()));
        }
        self.queen_placed(step);
        // Where nothing was moved, what stands on the board was compared after an earlier act.
        if !stands_still && Diagram::of(step.after.position()) != self.now {
            self.complain("the position is not the one the moves give".into());
        }
        self.turn.bound_by(step, &self.now);
    }

    /// A pawn left on the last rank becomes a queen, and nothing else changes (7.5.2).
    fn queen_placed(&mut self, step: &Step<'_>) {
        for ruling in step.rulings {
            if let Decision::Placed { role, square } = ruling.decision()
                && let Some(man) = &mut self.now.men[square.index()]
            {
                man.role = *role;
                self.queens.push(*square);
                // What the new piece does to rights that the arrangement had is the position's to say.
                self.now.rooks = Diagram::of(step.after.position()).rooks;
            }
        }
    }

    /// Going back does not turn such a queen into a pawn again, unless a king would stand in check that cannot be.
    fn queens_stay(&mut self, step: &Step<'_>) {
        for square in &self.queens {
            let stands = step.after.position().piece_at(*square);
            if let (Some(man), Some(queen)) = (&mut self.now.men[square.index()], stands)
                && man.role == Role::Pawn
                && queen == (Piece { role: Role::Queen, ..*man })
            {
                man.role = Role::Queen;
            }
        }
    }

    /// Whether a ruling has put a queen in the place of a pawn (7.5.2).
    pub fn has_placed_queens(&self) -> bool {
        !self.queens.is_empty()
    }

    fn complain(&mut self, what: String) {
        self.fault.get_or_insert(what);
    }

    /// How often the position on the board has appeared, by going through the list (9.2).
    pub fn appearances(&self) -> usize {
        1 + self.before.iter().filter(|earlier| earlier.is_same_as(&self.now)).count()
    }

    /// The moves each player has completed, by the record.
    pub fn completed(game: &Game, side: Color) -> usize {
        game.plies().iter().filter(|ply| ply.by() == side && ply.completed().is_some()).count()
    }

    /// Whether the last move was one that had been sealed.
    pub fn was_sealed(game: &Game) -> bool {
        game.plies().last().is_some_and(|ply| ply.completed() == Some(Completed::Sealed))
    }
}

/// Whether a wrong set-up was put right before the game began (7.2.1).
fn is_set_right(step: &Step<'_>) -> bool {
    let claimed = matches!(
        step.deed(),
        Some((_, PlayerAct::Claim { claim: Claim::SetUp { fault: SetUpFault::Pieces } }))
    );
    let seen = matches!(
        step.arbitration(),
        Some(ArbiterAct::Observe { seen: Observation::SetUp { fault: SetUpFault::Pieces } })
    );
    step.before.phase() == Phase::NotStarted && (claimed || seen)
}
