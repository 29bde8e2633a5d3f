//! No arbiter at the table: both players together confirm what an arbiter would do (Preface, III.6; 2001 Preface, D).

use alloc::boxed::Box;

use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_law::cite;

use super::start;
use crate::act::ArbiterAct;
use crate::case::Case;
use crate::game::Part;
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};

/// What each player has confirmed and the other has not yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Confirming {
    by: Sides<Option<Box<ArbiterAct>>>,
}

impl Confirming {
    /// What `color` has confirmed and waits for.
    pub(crate) fn of(&self, color: Color) -> Option<&ArbiterAct> {
        self.by.of(color).as_deref()
    }
}

impl Default for Confirming {
    fn default() -> Confirming {
        Confirming { by: Sides::each(|_| None) }
    }
}

/// How far an act of the absent arbiter has been confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Confirmed {
    ByBoth,
    NotYet,
}

/// A player confirms an act of the absent arbiter: it takes effect when the opponent confirms the same. Until then,
/// and where they disagree, it stays open.
pub(crate) fn confirm(case: &mut Case<'_>, by: Color, act: &ArbiterAct) -> Confirmed {
    let article = cite!("Preface");
    if start::has_arbiter(case) {
        case.not_admitted(cite!("12.1"), Reason::NotForeseen);
        return Confirmed::NotYet;
    }
    match Confirming::read(case.game).by.of(!by) {
        Some(other) if **other == *act => {
            *Confirming::change(case.game) = Confirming::default();
            return Confirmed::ByBoth;
        }
        Some(_) => open(case, by, act, Reason::PlayersDisagree, article),
        None => open(case, by, act, Reason::BothMustConfirm, article),
    }
    Confirmed::NotYet
}

fn open(case: &mut Case<'_>, by: Color, act: &ArbiterAct, reason: Reason, article: touchmove_law::Article) {
    *Confirming::change(case.game).by.of_mut(by) = Some(Box::new(act.clone()));
    case.rule(Ruling::under(article, Decision::InOrder, reason));
}
