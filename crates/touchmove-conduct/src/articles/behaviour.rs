//! How players behave: leaving, distracting, refusing, asking, appealing (11.2-11.10, 12.6; 2001 12.4-12.8, 13.6).

use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_law::{Incident, Permission, cite};

use super::{incident, penalty};
use crate::act::{LeaveTo, Refusing};
use crate::case::{Case, ClaimOutcome};
use crate::game::Part;
use crate::people::People;
use crate::questions::Questions;
use crate::quickplay::Quickplay;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Question, Verdict};
use crate::result::{Award, Score};
use crate::ruling::{Decision, Ruling};

/// What is remembered of the players' behaviour in this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Behaviour {
    /// How often each asked the arbiter to explain a point of the Laws (11.9).
    explanations: Sides<u16>,
    /// Entries whose rulings were appealed against (11.10).
    appeals: Vec<u32>,
    /// Whether each has told the arbiter that they leave (11.2.4).
    reported: Sides<bool>,
    /// The player who has offered draws without the opponent offering one in between, and how many.
    offers_in_a_row: Option<(Color, u16)>,
    /// How many claims of each were rejected or not admitted.
    rejected_claims: Sides<u16>,
}

impl Default for Behaviour {
    fn default() -> Behaviour {
        Behaviour {
            explanations: Sides::each(|_| 0),
            appeals: Vec::new(),
            reported: Sides::each(|_| false),
            offers_in_a_row: None,
            rejected_claims: Sides::each(|_| 0),
        }
    }
}

impl Behaviour {
    /// How often a player has asked for an explanation.
    pub(crate) fn explanations(&self, of: Color) -> u16 {
        *self.explanations.of(of)
    }

    /// Entries whose rulings were appealed against.
    pub(crate) fn appeals(&self) -> &[u32] {
        &self.appeals
    }
}

/// The offer in a row, or the rejected claim, from which on the arbiter is asked whether it distracts (11.5; I-136).
const REPEATED: u16 = 3;

/// A player tells the arbiter that they want to leave (11.2.3, 11.2.4; 2001 12.4).
pub(crate) fn ask_leave(case: &mut Case<'_>, by: Color, to: &LeaveTo) {
    *Behaviour::change(case.game).reported.of_mut(by) = true;
    let article = match to {
        LeaveTo::Venue => cite!("11.2.3.2"),
        LeaveTo::Outside => cite!("11.2.3.1"),
    };
    case.refer(article, Question::Leave { player: by, to: to.clone() }, Some(Choice::No));
}

/// The arbiter lets them go.
pub(crate) fn leave_granted(case: &mut Case<'_>, player: Color) {
    answer_leave(case, player);
    People::change(case.game).of_mut(player).grant_leave();
    case.rule(Ruling::under(cite!("11.2.3.1"), Decision::InOrder, Reason::Plain));
}

/// The arbiter does not let them go.
pub(crate) fn leave_refused(case: &mut Case<'_>, player: Color) {
    answer_leave(case, player);
    People::change(case.game).of_mut(player).end_leave();
    case.not_admitted(cite!("11.2.3.1"), Reason::NoPermission);
}

fn answer_leave(case: &mut Case<'_>, player: Color) {
    Questions::change(case.game)
        .drop_all(|question| matches!(question, Question::Leave { player: who, .. } if *who == player));
}

/// A player leaves: the venue only with permission, the playing area with the move only with permission (11.2.3;
/// 2001 12.4; I-034).
pub(crate) fn leave(case: &mut Case<'_>, by: Color, to: &LeaveTo) {
    let outside = cite!("11.2.3.1");
    let area = cite!("11.2.3.2");
    let (article, breach) = match to {
        LeaveTo::Outside => (outside, Some(Incident::LeftVenue)),
        LeaveTo::Venue if case.game.having_move() == by => (area, Some(Incident::LeftAreaWithTheMove)),
        LeaveTo::Venue => (area, None),
    };
    let allowed = People::read(case.game).of(by).may_leave() || !case.game.phase().is_in_play();
    match breach {
        Some(incident) if !allowed => {
            case.rule(Ruling::under(
                article,
                Decision::Incident { incident, player: Some(by) },
                Reason::NoPermission,
            ));
            incident::must_penalise(case, cite!("11.6"), by);
        }
        None if must_report(case, by) => {
            case.rule(Ruling::under(cite!("11.2.4"), Decision::Breach { player: by }, Reason::NotReported));
        }
        Some(_) | None => case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain)),
    }
}

/// Whether the regulations ask the player not having the move to report, and they have not (11.2.4).
fn must_report(case: &Case<'_>, by: Color) -> bool {
    case.laws.report_on_leave().is_on()
        && case.game.phase().is_in_play()
        && !Behaviour::read(case.game).reported.of(by)
}

/// A player comes back: what they were allowed is used up.
pub(crate) fn come_back(case: &mut Case<'_>, by: Color) {
    People::change(case.game).of_mut(by).end_leave();
    *Behaviour::change(case.game).reported.of_mut(by) = false;
    case.rule(Ruling::under(cite!("11.2.3.1"), Decision::InOrder, Reason::Plain));
}

/// A draw was offered: offers one after another may distract (11.5; 2001 12.5).
pub(crate) fn note_offer(case: &mut Case<'_>, by: Color) {
    let row = match Behaviour::read(case.game).offers_in_a_row {
        Some((who, row)) if who == by => row.saturating_add(1),
        Some(_) | None => 1,
    };
    Behaviour::change(case.game).offers_in_a_row = Some((by, row));
    if row >= REPEATED {
        distraction(case, by, Reason::Repeated { count: row });
    }
}

/// A claim was judged: one unfounded claim after another may distract (11.5; 2001 12.5).
pub(crate) fn note_claim(case: &mut Case<'_>, by: Color, heard: ClaimOutcome) {
    match heard {
        ClaimOutcome::Yes => return,
        ClaimOutcome::Wrong | ClaimOutcome::No => {}
    }
    let count = Behaviour::read(case.game).rejected_claims.of(by).saturating_add(1);
    *Behaviour::change(case.game).rejected_claims.of_mut(by) = count;
    if count >= REPEATED && case.game.phase().is_in_play() {
        distraction(case, by, Reason::Repeated { count });
    }
}

/// A player complains that the opponent disturbs them; whether that is so, the arbiter says (11.5; 2001 12.5).
pub(crate) fn complain_of_distraction(case: &mut Case<'_>, by: Color, how: &str) -> ClaimOutcome {
    distraction(case, !by, Reason::Arbiter { text: how.into() });
    ClaimOutcome::Yes
}

/// The arbiter is asked whether it was a distraction, unless they already are.
pub(crate) fn distraction(case: &mut Case<'_>, by: Color, reason: Reason) {
    let article = cite!("11.5");
    if !Questions::read(case.game).has(&Question::Distraction { player: by }) {
        case.refer_because(article, Question::Distraction { player: by }, Some(Choice::No), reason);
    }
}

/// The arbiter answers whether a player distracted the opponent; if so, a penalty is due (11.6; 2001 12.6).
pub(crate) fn distraction_answered(case: &mut Case<'_>, by: Color, choice: &Choice) -> Answer {
    if let Choice::Penalties { penalties } = choice {
        let answer = penalty::impose_chosen(case, by, penalties);
        if answer == Answer::Taken {
            let breach = Decision::Breach { player: by };
            case.rule(Ruling::under(cite!("11.5"), breach, Reason::Answered));
        }
        return answer;
    }
    match choice.verdict() {
        Some(Verdict::Yes) => {
            case.rule(Ruling::under(cite!("11.5"), Decision::Breach { player: by }, Reason::Answered));
            incident::must_penalise(case, cite!("11.6"), by);
        }
        Some(Verdict::No) => {
            case.rule(Ruling::under(cite!("11.5"), Decision::InOrder, Reason::Answered));
        }
        None => return Answer::NoSuchOption,
    }
    Answer::Taken
}

/// Persistent refusal to comply with the Laws loses; both refusing, both lose (11.7, 11.8; 2001 12.7, 12.8).
pub(crate) fn refuses(case: &mut Case<'_>, who: Refusing, reason: &str) {
    let both = cite!("11.8");
    let article = cite!("11.7");
    if reason.trim().is_empty() {
        case.not_admitted(article, Reason::ReasonMissing);
        return;
    }
    match who {
        Refusing::Both => penalty::lost(case, both, Score::BOTH_LOSE, &Reason::RefusesToComply),
        Refusing::One { opponent: Award::ForfeitLoss | Award::ForfeitWin, .. } => {
            case.not_admitted(article, Reason::AmountOutOfRange);
        }
        Refusing::One { player, opponent: award @ (Award::Loss | Award::Draw | Award::Win) } => {
            penalty::lost(case, article, Score::lost_by(player, award), &Reason::RefusesToComply);
        }
    }
}

/// A player asks the arbiter to explain a point of the Laws (11.9).
pub(crate) fn asks_explanation(case: &mut Case<'_>, by: Color) {
    let article = cite!("11.9");
    if case.laws.explanations() != Permission::Allowed {
        case.not_foreseen();
        return;
    }
    let asked = Behaviour::change(case.game).explanations.of_mut(by);
    *asked = asked.saturating_add(1);
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

/// A player appeals against what followed an entry, even after signing (11.10; 2001 10.2(d)).
pub(crate) fn appeals(case: &mut Case<'_>, by: Color, entry: u32) {
    let article = cite!("11.10");
    match case.laws.appeal() {
        Permission::Allowed if entry == 0 || entry >= case.seq => {
            case.not_admitted(article, Reason::NoSuchOption)
        }
        Permission::Allowed => {
            Behaviour::change(case.game).appeals.push(entry);
            case.rule(Ruling::under(article, Decision::Appealed { player: by, entry }, Reason::Plain));
        }
        Permission::Forbidden => case.not_admitted(article, Reason::BarredByRegulations),
        // Only for the quickplay finish does the older edition say that the decision is final.
        Permission::NotForeseen if Quickplay::read(case.game).is_final(case.laws, entry) => {
            case.not_admitted(Quickplay::read(case.game).final_under(), Reason::NotForeseen);
        }
        Permission::NotForeseen => case.not_admitted(cite!("Preface"), Reason::NotForeseen),
    }
}

/// A player asks how many moves have been made: nobody may tell them (12.6; 2001 13.6).
pub(crate) fn asks_move_count(case: &mut Case<'_>) {
    case.not_admitted(cite!("12.6"), Reason::NotForeseen);
}

/// The arbiter tells it: only in applying 8.5, when a flag has fallen (12.6; 2001 13.6).
pub(crate) fn tells_move_count(case: &mut Case<'_>) {
    let article = cite!("12.6");
    let clock = |side| case.game.clock().clock(side, case.at);
    let fallen =
        Color::ALL.into_iter().any(|side| clock(side).falls().iter().any(|fall| fall.seen.is_some()));
    if !fallen {
        case.not_admitted(article, Reason::FlagUp);
        return;
    }
    let count = Sides::each(|side| clock(side).completed());
    case.rule(
        Ruling::under(article, Decision::MoveCount { moves: count }, Reason::FlagFell)
            .with(cite!(2023 "8.5.1", 2001 "8.5(a)")),
    );
}
