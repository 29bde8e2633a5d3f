//! Acts as they come over the wire and stand in the journal: `{"do":"touch","square":"e2"}`.
//!
//! The journal keeps this form, so a name here is never given another meaning; new names may be added.

use serde::{Deserialize, Serialize};
use touchmove_chess::{Color, Role, Square};
use touchmove_clock::{Millis, Sides};
use touchmove_conduct::act::{
    ArbiterAct, Basis, Claim, Contact, DrawClaim, DrawRule, Evidence, Hand, Observation, PlayerAct,
    StopReason,
};
use touchmove_conduct::{Act, Choice, ReferralId};

/// Who acts.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// White.
    White,
    /// Black.
    Black,
    /// The arbiter, or the server in his place where the Laws let it.
    Arbiter,
}

/// What is done, by a player or by the arbiter.
///
/// Deeds without details are written as empty structs, because a field that nobody knows is then refused.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Announces adjusting.
    SayAdjust {},
    /// Adjusts a piece.
    Adjust {
        /// Where.
        square: SquareName,
    },
    /// Touches a piece.
    Touch {
        /// Where.
        square: SquareName,
        /// How; with intent unless said otherwise.
        #[serde(default)]
        contact: ContactName,
    },
    /// Touches two pieces at once.
    TouchTogether {
        /// One.
        first: SquareName,
        /// The other.
        second: SquareName,
    },
    /// Announces castling.
    SayCastle {},
    /// Takes a piece into the hand.
    Lift {
        /// Where.
        square: SquareName,
    },
    /// Takes a piece off.
    Remove {
        /// Where.
        square: SquareName,
    },
    /// Brings a new piece to a square.
    Place {
        /// Which.
        role: RoleName,
        /// Where.
        square: SquareName,
    },
    /// Lets go.
    Release {
        /// Where.
        square: SquareName,
    },
    /// Uses both hands.
    UseBothHands {},
    /// Presses the clock.
    Press {},
    /// Stops the clocks.
    Stop {
        /// What for; nothing if no reason was given.
        #[serde(default)]
        reason: Option<String>,
    },
    /// Offers a draw.
    Offer {},
    /// Accepts it.
    Accept {},
    /// Rejects it.
    Reject {},
    /// Claims something.
    Claim {
        /// What.
        claim: ClaimName,
    },
    /// Resigns.
    Resign {},
    /// Agrees to what an arbiter would do.
    Confirm {
        /// What.
        act: Box<Deed>,
    },
    /// The arbiter starts the game.
    Start {},
    /// He stops the clocks.
    Pause {
        /// Why.
        reason: String,
    },
    /// He lets play go on.
    Resume {},
    /// He sees something.
    Observe {
        /// What.
        seen: Seen,
    },
    /// He answers a question.
    Decide {
        /// Which.
        referral: u32,
        /// How.
        choice: ChoiceName,
    },
    /// He gives extra time after a disturbance, in milliseconds.
    GiveTime {
        /// To White.
        white: u64,
        /// To Black.
        black: u64,
        /// Why.
        reason: String,
    },
}

/// How a piece was touched.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum ContactName {
    /// With intent.
    #[default]
    Intent,
    /// By accident.
    Accident,
    /// Nobody can say.
    Disputed,
}

/// What is claimed.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClaimName {
    /// Repetition, on the board or with a written move.
    Repetition {
        /// The written move.
        #[serde(default)]
        intended: Option<String>,
    },
    /// Fifty moves, on the board or with a written move.
    FiftyMoves {
        /// The written move.
        #[serde(default)]
        intended: Option<String>,
    },
    /// An illegal move.
    IllegalMove {},
    /// A touched piece.
    TouchedPiece {},
    /// A flag.
    Flag {},
}

/// What an arbiter sees.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Seen {
    /// A flag.
    Flag {
        /// Whose.
        of: By,
    },
    /// An illegal move.
    IllegalMove {},
    /// A touched piece.
    TouchedPiece {
        /// Where.
        square: SquareName,
    },
}

/// How a question is answered.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum ChoiceName {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Play goes on.
    Continue,
}

/// A square by its name.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String", into = "String")]
pub struct SquareName(pub Square);

impl TryFrom<String> for SquareName {
    type Error = &'static str;

    fn try_from(name: String) -> Result<SquareName, &'static str> {
        Square::from_name(name.as_bytes()).map(SquareName).ok_or("expected a square such as e4")
    }
}

impl From<SquareName> for String {
    fn from(square: SquareName) -> String {
        square.0.to_string()
    }
}

/// A kind of piece.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum RoleName {
    /// King.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
}

/// Why a deed is not an act of this person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotTheirs;

/// The act that `by` does.
pub fn act(by: By, deed: &Deed) -> Result<Act, NotTheirs> {
    match by {
        By::White => player(deed).map(|act| Act::Player(Color::White, act)),
        By::Black => player(deed).map(|act| Act::Player(Color::Black, act)),
        By::Arbiter => arbiter(deed).map(Act::Arbiter),
    }
}

fn player(deed: &Deed) -> Result<PlayerAct, NotTheirs> {
    Ok(match deed {
        Deed::SayAdjust {} => PlayerAct::SayAdjust,
        Deed::Adjust { square } => PlayerAct::Adjust(square.0),
        Deed::Touch { square, contact } => PlayerAct::Touch(
            square.0,
            match contact {
                ContactName::Intent => Contact::Intent,
                ContactName::Accident => Contact::Accident,
                ContactName::Disputed => Contact::Disputed,
            },
        ),
        Deed::TouchTogether { first, second } => PlayerAct::TouchTogether(first.0, second.0),
        Deed::SayCastle {} => PlayerAct::SayCastle,
        Deed::Lift { square } => PlayerAct::Lift(square.0),
        Deed::Remove { square } => PlayerAct::Remove(square.0),
        Deed::Place { role, square } => PlayerAct::Place(role_of(*role), square.0),
        Deed::Release { square } => PlayerAct::Release(square.0),
        Deed::UseBothHands {} => PlayerAct::UseBothHands,
        Deed::Press {} => PlayerAct::Press(Hand::Same),
        Deed::Stop { reason } => PlayerAct::Stop(match reason {
            Some(reason) => StopReason::Help(reason.clone()),
            None => StopReason::None,
        }),
        Deed::Offer {} => PlayerAct::Offer { condition: None },
        Deed::Accept {} => PlayerAct::Accept,
        Deed::Reject {} => PlayerAct::Reject,
        Deed::Claim { claim } => PlayerAct::Claim(claimed(claim)),
        Deed::Resign {} => PlayerAct::Resign,
        Deed::Confirm { act } => PlayerAct::Confirm(Box::new(arbiter(act)?)),
        Deed::Start {}
        | Deed::Pause { .. }
        | Deed::Resume {}
        | Deed::Observe { .. }
        | Deed::Decide { .. }
        | Deed::GiveTime { .. } => return Err(NotTheirs),
    })
}

fn claimed(claim: &ClaimName) -> Claim {
    let draw = |rule, intended: &Option<String>| {
        let basis = intended.clone().map_or(Basis::OnBoard, Basis::Intended);
        Claim::Draw(DrawClaim { rule, basis, evidence: Evidence::Record })
    };
    match claim {
        ClaimName::Repetition { intended } => draw(DrawRule::Repetition, intended),
        ClaimName::FiftyMoves { intended } => draw(DrawRule::FiftyMoves, intended),
        ClaimName::IllegalMove {} => Claim::IllegalMove,
        ClaimName::TouchedPiece {} => Claim::TouchedPiece,
        ClaimName::Flag {} => Claim::Flag,
    }
}

fn arbiter(deed: &Deed) -> Result<ArbiterAct, NotTheirs> {
    Ok(match deed {
        Deed::Start {} => ArbiterAct::Start,
        Deed::Pause { reason } => ArbiterAct::Pause(reason.clone()),
        Deed::Resume {} => ArbiterAct::Resume,
        Deed::Observe { seen } => ArbiterAct::Observe(match seen {
            Seen::Flag { of: By::White } => Observation::Flag(Color::White),
            Seen::Flag { of: By::Black } => Observation::Flag(Color::Black),
            Seen::Flag { of: By::Arbiter } => return Err(NotTheirs),
            Seen::IllegalMove {} => Observation::IllegalMove,
            Seen::TouchedPiece { square } => Observation::TouchedPiece(square.0),
        }),
        Deed::Decide { referral, choice } => ArbiterAct::Decide(
            ReferralId(*referral),
            match choice {
                ChoiceName::Yes => Choice::Yes,
                ChoiceName::No => Choice::No,
                ChoiceName::Continue => Choice::Continue,
            },
        ),
        Deed::GiveTime { white, black, reason } => ArbiterAct::GiveTime(
            Sides { white: Millis::new(*white), black: Millis::new(*black) },
            reason.clone(),
        ),
        Deed::SayAdjust {}
        | Deed::Adjust { .. }
        | Deed::Touch { .. }
        | Deed::TouchTogether { .. }
        | Deed::SayCastle {}
        | Deed::Lift { .. }
        | Deed::Remove { .. }
        | Deed::Place { .. }
        | Deed::Release { .. }
        | Deed::UseBothHands {}
        | Deed::Press {}
        | Deed::Stop { .. }
        | Deed::Offer {}
        | Deed::Accept {}
        | Deed::Reject {}
        | Deed::Claim { .. }
        | Deed::Resign {}
        | Deed::Confirm { .. } => return Err(NotTheirs),
    })
}

fn role_of(name: RoleName) -> Role {
    match name {
        RoleName::King => Role::King,
        RoleName::Queen => Role::Queen,
        RoleName::Rook => Role::Rook,
        RoleName::Bishop => Role::Bishop,
        RoleName::Knight => Role::Knight,
        RoleName::Pawn => Role::Pawn,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_act_reads_as_the_page_sends_it() {
        let deed: Deed = serde_json::from_str(r#"{"do":"touch","square":"e2"}"#).unwrap();
        let e2 = Square::from_name(b"e2").unwrap();
        assert_eq!(
            act(By::White, &deed),
            Ok(Act::Player(Color::White, PlayerAct::Touch(e2, Contact::Intent)))
        );
        assert_eq!(act(By::Arbiter, &deed), Err(NotTheirs));
    }

    #[test]
    fn a_player_confirms_what_an_arbiter_would_do() {
        let deed: Deed = serde_json::from_str(r#"{"do":"confirm","act":{"do":"resume"}}"#).unwrap();
        assert_eq!(
            act(By::Black, &deed),
            Ok(Act::Player(Color::Black, PlayerAct::Confirm(Box::new(ArbiterAct::Resume))))
        );
    }

    #[test]
    fn nonsense_is_refused_with_what_was_expected() {
        for bad in
            [r#"{"do":"touch","square":"i9"}"#, r#"{"do":"fly"}"#, r#"{"do":"press","hard":true}"#, "{}"]
        {
            assert!(serde_json::from_str::<Deed>(bad).is_err(), "{bad}");
        }
        let error = serde_json::from_str::<Deed>(r#"{"do":"touch","square":"i9"}"#).unwrap_err().to_string();
        assert!(error.contains("expected a square such as e4"), "{error}");
    }
}
