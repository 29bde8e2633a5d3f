//! Parts of acts: results, penalties, pairings, appeals.

use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_competition::{
    Against, BoardNumber, By, Bye, ByeKind, GamePenalty, GameReport, Length, Outcome, Paired, Resumption,
    Session, Verdict, Who,
};
use touchmove_conduct::act::{Penalty, Refusing};
use touchmove_conduct::{Award, Ending, Score};

use super::form::{At, Form, GameName, OfficialNumber, PlayerNumber, records, variants, words};
use crate::v1::view::Both;

words! {
    /// How much was played.
    LengthWord of Length, "played, under-one-move or forfeited" {
        "played" = Length::Played,
        "under-one-move" = Length::UnderOneMove,
        "forfeited" = Length::Forfeited,
    }
    /// Why a player has no game.
    ByeWord of ByeKind, "pairing-allocated, half-point, zero-point or full-point" {
        "pairing-allocated" = ByeKind::PairingAllocated,
        "half-point" = ByeKind::HalfPoint,
        "zero-point" = ByeKind::ZeroPoint,
        "full-point" = ByeKind::FullPoint,
    }
}

/// A board.
#[derive(serde::Serialize, serde::Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct BoardForm(pub u16);

impl Form for BoardForm {
    type Of = BoardNumber;

    fn of(value: &BoardNumber) -> BoardForm {
        BoardForm(value.0)
    }

    fn back(self) -> Result<BoardNumber, String> {
        Ok(BoardNumber(self.0))
    }
}

/// A player and an entry appealed against, in a game.
#[derive(serde::Serialize, serde::Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GameAppeal(pub Color, pub u32);

impl Form for GameAppeal {
    type Of = (Color, u32);

    fn of(value: &(Color, u32)) -> GameAppeal {
        GameAppeal(value.0, value.1)
    }

    fn back(self) -> Result<(Color, u32), String> {
        Ok((self.0, self.1))
    }
}

records! {
    /// A session.
    PlaySession of Session {
        /// Its beginning.
        start: At,
        /// Its end.
        end: Option<At>,
    }
    /// A published game.
    PairedForm of Paired {
        /// The board.
        board: BoardForm,
        /// White.
        white: PlayerNumber,
        /// Black.
        black: PlayerNumber,
    }
    /// A player without a game.
    ByeForm of Bye {
        /// Who.
        player: PlayerNumber,
        /// Why.
        kind: ByeWord,
    }
    /// When and where an adjourned game is resumed.
    ResumptionForm of Resumption {
        /// When.
        at: At,
        /// Where.
        place: String,
    }
    /// What the journal of a game has come to.
    ReportForm of GameReport {
        /// Entries read.
        entries: u32,
        /// The result.
        outcome: OutcomeForm,
        /// The article it rests on.
        article: String,
        /// Why.
        reason: String,
        /// Illegal moves counted.
        illegal_moves: Both<u8>,
        /// Penalties in order.
        penalties: Vec<GamePenaltyForm>,
        /// Appeals in order.
        appeals: Vec<GameAppeal>,
    }
    /// A penalty imposed in a game.
    GamePenaltyForm of GamePenalty {
        /// On whom.
        player: Color,
        /// What.
        penalty: PenaltyForm,
        /// The article.
        article: String,
        /// Why.
        reason: String,
    }
}

variants! {
    /// Who did something.
    ByForm by "who" of By {
        /// An official.
        Official {
            /// Which.
            official: OfficialNumber,
        } = (By::Official(official));
        /// A player.
        Player {
            /// Which.
            player: PlayerNumber,
        } = (By::Player(player));
        /// The organiser.
        Organiser {} = (By::Organiser);
        /// The program.
        System {} = (By::System);
    }
    /// How a game stands.
    OutcomeForm by "is" of Outcome {
        /// No result yet.
        Open {} = (Outcome::Open);
        /// Adjourned.
        Adjourned {} = (Outcome::Adjourned);
        /// Not played.
        Unplayed {} = (Outcome::Unplayed);
        /// Over.
        Scored {
            /// The scores.
            score: Score,
            /// How it ended.
            ending: Option<Ending>,
            /// How much was played.
            length: LengthWord,
        } = (Outcome::Scored { score, ending, length });
    }
    /// A penalty.
    PenaltyForm by "penalty" of Penalty {
        /// A warning.
        Warning {} = (Penalty::Warning);
        /// More time for the opponent.
        OpponentTime {
            /// How much.
            time: Millis,
        } = (Penalty::OpponentTime { time });
        /// Less time for the offender.
        OwnTime {
            /// How much.
            time: Millis,
        } = (Penalty::OwnTime { time });
        /// The opponent's points.
        OpponentPoints {
            /// As for this.
            award: Award,
        } = (Penalty::OpponentPoints { award });
        /// The offender's points.
        OwnPoints {
            /// As for this.
            award: Award,
        } = (Penalty::OwnPoints { award });
        /// The game is lost.
        Loss {
            /// What the opponent scores.
            opponent: Award,
        } = (Penalty::Loss { opponent });
        /// A fine.
        Fine {
            /// As announced.
            fine: String,
        } = (Penalty::Fine { text: fine });
        /// Exclusion.
        Exclusion {
            /// From which rounds.
            rounds: Vec<u16>,
        } = (Penalty::Exclusion { rounds });
        /// Expulsion.
        Expulsion {} = (Penalty::Expulsion);
    }
    /// Who refuses to comply.
    RefusingForm by "who" of Refusing {
        /// One.
        One {
            /// Which.
            side: Color,
            /// What the opponent scores.
            opponent: Award,
        } = (Refusing::One { player: side, opponent });
        /// Both.
        Both {} = (Refusing::Both);
    }
    /// One or both.
    WhoForm by "who" of Who {
        /// One.
        One {
            /// Which.
            side: Color,
        } = (Who::One(side));
        /// Both.
        Both {} = (Who::Both);
    }
    /// What an appeal is against.
    AgainstForm by "in" of Against {
        /// An entry of a game.
        Game {
            /// Which game.
            game: GameName,
            /// Which entry.
            entry: u32,
        } = (Against::Game(game, entry));
        /// An entry of the event.
        Event {
            /// Which.
            entry: u32,
        } = (Against::Event(entry));
    }
    /// How an appeal is decided.
    VerdictForm by "is" of Verdict {
        /// The decision stands.
        Rejected {} = (Verdict::Rejected);
        /// It falls.
        Upheld {} = (Verdict::Upheld);
        /// It falls, and a game has another result.
        UpheldWith {
            /// Which game.
            game: GameName,
            /// Which result.
            outcome: OutcomeForm,
        } = (Verdict::UpheldWith(game, outcome));
        /// Taken back.
        Withdrawn {} = (Verdict::Withdrawn);
    }
}
