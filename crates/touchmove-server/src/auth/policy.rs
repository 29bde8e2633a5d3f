//! Who may do what at a table. The seat comes from the session or the token, never from the message; whether the Laws
//! admit the act is for the judge to decide, in every phase of the game.

use touchmove_chess::Color;
use touchmove_conduct::Act;
use touchmove_conduct::act::{PlayerAct, Topic};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::live::TableKind;

use crate::auth::seats::Seat;
use crate::net::problem::Code;

/// Why something is not allowed here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotHere {
    /// Somebody else may do it.
    Another,
    /// The devices of this table cannot be used for it.
    Device,
}

impl NotHere {
    /// The problem that is answered.
    pub(crate) fn code(self) -> Code {
        match self {
            NotHere::Another => Code::ActForAnother,
            NotHere::Device => Code::WrongDevice,
        }
    }
}

/// Whether the holder of this seat may do this at a table of this kind.
pub(crate) fn may(seat: Seat, kind: TableKind, deed: &Deed) -> Result<(), NotHere> {
    let own = match &deed.0 {
        Act::Player(side, act) => {
            // What happens on a wooden board is entered by the arbiter.
            if seat == Seat::Arbiter && matches!(kind, TableKind::Wooden | TableKind::Feed) {
                return Ok(());
            }
            if matches!(seat, Seat::Table | Seat::Player(_)) && !suits(kind, act) {
                return Err(NotHere::Device);
            }
            seat == Seat::Table || seat == Seat::Player(*side)
        }
        // An assistant can do exactly what D.2.10 lists: the message allows nothing else.
        Act::Assistant(side, _) => seat == Seat::Assistant(*side),
        Act::Arbiter(_) => seat == Seat::Arbiter,
        // Nobody has a seat for them; the arbiter reports what they have seen.
        Act::Bystander(_) => false,
    };
    if own { Ok(()) } else { Err(NotHere::Another) }
}

/// Whether the holder of this seat may ask the table in this player's words; a clock and a scoresheet have nothing to tell.
pub(crate) fn may_ask(seat: Seat, kind: TableKind, side: Color) -> Result<(), NotHere> {
    match kind {
        TableKind::Clock | TableKind::Sheet => Err(NotHere::Device),
        TableKind::Board | TableKind::Mixed | TableKind::Feed | TableKind::Wooden => {
            if seat == Seat::Table || seat == Seat::Player(side) { Ok(()) } else { Err(NotHere::Another) }
        }
    }
}

/// Whether what this seat's device was shown is compared with the journal: after a mismatch the game is held,
/// so only those count who could stop the clocks and call the arbiter anyway (6.11.2). An assistant could not (D.2.10).
pub(crate) fn may_tell(seat: Seat) -> Result<(), NotHere> {
    match seat {
        Seat::Table | Seat::Player(_) | Seat::Arbiter => Ok(()),
        Seat::Assistant(_) | Seat::Spectator => Err(NotHere::Another),
    }
}

fn suits(kind: TableKind, act: &PlayerAct) -> bool {
    match (kind, act.topic()) {
        (TableKind::Board | TableKind::Mixed | TableKind::Wooden, _) => true,
        // The pieces of an electronic board are moved on it; next to it are the clock and the scoresheets.
        (TableKind::Feed | TableKind::Clock | TableKind::Sheet, Topic::Moving | Topic::Pieces)
        | (TableKind::Clock, Topic::Sheet)
        | (TableKind::Sheet, Topic::Lever) => false,
        (TableKind::Feed | TableKind::Clock, Topic::Lever)
        | (TableKind::Feed | TableKind::Sheet, Topic::Sheet)
        | (
            TableKind::Feed | TableKind::Clock | TableKind::Sheet,
            Topic::Offer | Topic::DrawClaim | Topic::QuickplayClaim | Topic::Course | Topic::Other,
        ) => true,
    }
}

#[cfg(test)]
mod tests {
    use touchmove_wire::v1::act::By;

    use super::*;

    fn deed(by: By, act: &str) -> Deed {
        Deed::read(by, serde_json::from_str(act).unwrap()).unwrap()
    }

    const TOUCH: &str = r#"{"do":"touch","square":"e2"}"#;
    const PRESS: &str = r#"{"do":"press"}"#;
    const OFFER: &str = r#"{"do":"offer"}"#;

    #[test]
    fn a_clock_is_no_board_and_a_sheet_is_neither() {
        let white = |kind, act| may(Seat::Player(Color::White), kind, &deed(By::White, act));
        assert_eq!(white(TableKind::Clock, TOUCH), Err(NotHere::Device));
        assert_eq!(white(TableKind::Clock, PRESS), Ok(()));
        assert_eq!(white(TableKind::Sheet, PRESS), Err(NotHere::Device));
        assert_eq!(white(TableKind::Sheet, OFFER), Ok(()));
        assert_eq!(white(TableKind::Board, TOUCH), Ok(()));
        assert_eq!(white(TableKind::Feed, TOUCH), Err(NotHere::Device));
        assert_eq!(white(TableKind::Feed, PRESS), Ok(()));
    }

    #[test]
    fn the_arbiter_enters_what_happens_on_a_wooden_board_only() {
        let entered = |kind| may(Seat::Arbiter, kind, &deed(By::White, TOUCH));
        assert_eq!(entered(TableKind::Wooden), Ok(()));
        assert_eq!(entered(TableKind::Feed), Ok(()));
        assert_eq!(entered(TableKind::Board), Err(NotHere::Another));
    }

    #[test]
    fn only_devices_that_could_stop_the_clocks_tell_what_they_were_shown() {
        let white = Color::White;
        let told = [Seat::Table, Seat::Player(white), Seat::Arbiter].map(may_tell);
        assert_eq!(told, [Ok(()); 3]);
        let not = [Seat::Assistant(white), Seat::Spectator].map(may_tell);
        assert_eq!(not, [Err(NotHere::Another); 2]);
    }

    #[test]
    fn an_assistant_acts_for_the_own_player_only() {
        let touched = |by| deed(by, r#"{"do":"report-touch","square":"e2"}"#);
        let seat = Seat::Assistant(Color::White);
        assert_eq!(may(seat, TableKind::Board, &touched(By::WhiteAssistant)), Ok(()));
        assert_eq!(may(seat, TableKind::Board, &touched(By::BlackAssistant)), Err(NotHere::Another));
        assert_eq!(may(seat, TableKind::Board, &deed(By::White, TOUCH)), Err(NotHere::Another));
        assert_eq!(
            may(Seat::Player(Color::White), TableKind::Board, &touched(By::WhiteAssistant)),
            Err(NotHere::Another)
        );
    }
}
