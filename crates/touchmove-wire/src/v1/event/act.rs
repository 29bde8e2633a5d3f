//! Acts of an event as they stand in its journal: `{"do":"hand-in","game":"1/1.1","outcome":{…}}`.

use touchmove_chess::Color;
use touchmove_competition::EventAct;
use touchmove_law::Incident;

use super::form::{
    AppealNumber, GameName, OfficialNumber, PenaltyNumber, PlayerNumber, Round, SectionNumber, variants,
};
pub use super::parts::*;
use super::people::{OfficialForm, PlayerForm, TermsForm};
use super::regulations::RegulationsForm;

variants! {
    /// What happened in an event.
    ActForm by "do" of EventAct {
        /// A section is opened.
        OpenSection {
            /// The section.
            section: SectionNumber,
            /// Its terms.
            terms: TermsForm,
        } = (EventAct::OpenSection { section, terms });
        /// A player is registered.
        Register {
            /// Who.
            player: PlayerNumber,
            /// The section.
            section: SectionNumber,
            /// The starting number.
            number: u16,
            /// Who it is.
            details: PlayerForm,
        } = (EventAct::Register { player, section, number, details });
        /// A player is corrected.
        Amend {
            /// Who.
            player: PlayerNumber,
            /// Who it is.
            details: PlayerForm,
        } = (EventAct::Amend { player, details });
        /// A player withdraws.
        Withdraw {
            /// Who.
            player: PlayerNumber,
            /// From which round on.
            from: Round,
            /// Why.
            reason: String,
        } = (EventAct::Withdraw { player, from, reason });
        /// A player who has withdrawn comes back.
        Return {
            /// Who.
            player: PlayerNumber,
        } = (EventAct::Return { player });
        /// A player asks not to be paired in a round, or takes that back.
        RequestBye {
            /// Who.
            player: PlayerNumber,
            /// In which round.
            round: Round,
            /// What for; nothing takes the request back.
            kind: Option<ByeWord>,
        } = (EventAct::RequestBye { player, round, kind });
        /// The terms of a section are corrected.
        AmendSection {
            /// The section.
            section: SectionNumber,
            /// Its terms.
            terms: TermsForm,
        } = (EventAct::AmendSection { section, terms });
        /// The event gets another name.
        Rename {
            /// The name.
            name: String,
        } = (EventAct::Rename { name });
        /// An official is appointed.
        Appoint {
            /// Who.
            official: OfficialNumber,
            /// Who it is.
            details: OfficialForm,
        } = (EventAct::Appoint { official, details });
        /// An official leaves.
        Dismiss {
            /// Who.
            official: OfficialNumber,
        } = (EventAct::Dismiss { official });
        /// The regulations are set.
        Regulate {
            /// The section.
            section: Option<SectionNumber>,
            /// What is regulated.
            regulations: RegulationsForm,
        } = (EventAct::Regulate { section, regulations });
        /// Sessions are announced.
        Schedule {
            /// The section.
            section: SectionNumber,
            /// The round.
            round: Round,
            /// Its sessions.
            sessions: Vec<PlaySession>,
        } = (EventAct::Schedule { section, round, sessions });
        /// Pairings are published.
        Pair {
            /// The section.
            section: SectionNumber,
            /// The round.
            round: Round,
            /// Its games.
            games: Vec<PairedForm>,
            /// Who has none.
            byes: Vec<ByeForm>,
        } = (EventAct::Pair { section, round, games, byes });
        /// Pairings are set for a reason, whatever has begun.
        CorrectPairings {
            /// The section.
            section: SectionNumber,
            /// The round.
            round: Round,
            /// Its games.
            games: Vec<PairedForm>,
            /// Who has none.
            byes: Vec<ByeForm>,
            /// Why.
            reason: String,
        } = (EventAct::CorrectPairings { section, round, games, byes, reason });
        /// The journal of a game has come to something.
        Report {
            /// The game.
            game: GameName,
            /// What.
            report: ReportForm,
        } = (EventAct::Report { game, report });
        /// A signed result is handed in.
        HandIn {
            /// The game.
            game: GameName,
            /// The result.
            outcome: OutcomeForm,
        } = (EventAct::HandIn { game, outcome });
        /// Players did not come.
        Absent {
            /// The game.
            game: GameName,
            /// Who.
            who: WhoForm,
        } = (EventAct::Absent { game, who });
        /// The arbiter changes a result.
        ChangeResult {
            /// The game.
            game: GameName,
            /// To what.
            to: OutcomeForm,
            /// Why.
            reason: String,
        } = (EventAct::ChangeResult { game, to, reason });
        /// A game is adjourned.
        Adjourn {
            /// The game.
            game: GameName,
        } = (EventAct::Adjourn { game });
        /// A resumption is fixed.
        FixResumption {
            /// The game.
            game: GameName,
            /// When and where.
            resumption: ResumptionForm,
        } = (EventAct::FixResumption { game, resumption });
        /// A player is penalised.
        Penalise {
            /// Who.
            player: PlayerNumber,
            /// The game.
            game: Option<GameName>,
            /// With what.
            penalties: Vec<PenaltyForm>,
            /// Why.
            reason: String,
        } = (EventAct::Penalise { player, game, penalties, reason });
        /// A penalty is lifted.
        Lift {
            /// Which.
            penalty: PenaltyNumber,
            /// Why.
            reason: String,
        } = (EventAct::Lift { penalty, reason });
        /// Players refuse to comply.
        RefusesToComply {
            /// The game.
            game: GameName,
            /// Who.
            who: RefusingForm,
            /// Why.
            reason: String,
        } = (EventAct::RefusesToComply { game, who, reason });
        /// A player appeals.
        Appeal {
            /// Who.
            player: PlayerNumber,
            /// Against what.
            against: AgainstForm,
            /// On which grounds.
            grounds: String,
        } = (EventAct::Appeal { player, against, grounds });
        /// An appeal is decided.
        DecideAppeal {
            /// Which.
            appeal: AppealNumber,
            /// How.
            verdict: VerdictForm,
            /// Why.
            reason: String,
        } = (EventAct::DecideAppeal { appeal, verdict, reason });
        /// A special measure is granted.
        Accommodate {
            /// Who.
            player: PlayerNumber,
            /// What.
            measure: String,
        } = (EventAct::Accommodate { player, measure });
        /// A player meddles in a game.
        Meddle {
            /// Who.
            player: PlayerNumber,
            /// The game.
            game: GameName,
            /// How.
            how: String,
        } = (EventAct::Meddle { player, game, how });
        /// A scoresheet is kept.
        KeepSheet {
            /// The game.
            game: GameName,
            /// Whose.
            of: Color,
        } = (EventAct::KeepSheet { game, of });
        /// Something is logged.
        Log {
            /// What.
            #[cfg_attr(test, schemars(with = "String"))]
            incident: Incident,
            /// Who.
            player: Option<PlayerNumber>,
            /// The game.
            game: Option<GameName>,
            /// In words.
            remark: String,
        } = (EventAct::Log { incident, player, game, remark });
    }
}
