//! Assistants of players (4.9, 6.2.6, 8.1.6, D.2.10; 2001 6.8(d), 8.1, F.2.9).

use touchmove_chess::Color;
use touchmove_law::cite;

use crate::act::AssistantAct;
use crate::case::Case;
use crate::dispatch;
use crate::reason::Reason;

/// An assistant acts for his player, if the arbiter has approved him.
pub(crate) fn act(case: &mut Case<'_>, of: Color, act: &AssistantAct) {
    if case.game.people.of(of).assistant.is_none() {
        case.not_admitted(cite!(2023 "4.9"), Reason::NotForeseen);
        return;
    }
    match act {
        AssistantAct::For(act) => dispatch::player(case, of, act),
        AssistantAct::Execute(_) | AssistantAct::Tell { .. } | AssistantAct::ReportTouch(_) => {
            case.not_admitted(cite!(2023 "D.2.10", 2001 "F.2.9"), Reason::NotForeseen);
        }
    }
}
