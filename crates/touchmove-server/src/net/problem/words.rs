//! Every problem in the server's own words, with the kind of answer it is.

use std::borrow::Cow;

use super::Kind::{
    Bad, Conflict, Forbidden, MediaType, Method, Misdirected, Missing, NotAllowed, TooLarge, TooOften,
    TooSlow, Unavailable,
};
use super::{Code, Kind};

/// What kind of answer a problem is, and what it says.
pub(super) fn of(code: &Code) -> (Kind, Cow<'_, str>) {
    let said = |words: String| Cow::Owned(words);
    match code {
        Code::AnotherHost => {
            (Misdirected, "this server has another name; ask the organiser for its address".into())
        }
        Code::AnotherSite => (Forbidden, "requests from other sites are not accepted".into()),
        Code::AnswerLost => (Unavailable, "the answer was lost".into()),
        Code::BodyTooLarge { why } => (TooLarge, why.into()),
        Code::Busy => (Unavailable, "the server is busy; try again in a moment".into()),
        Code::BusyForFiles => (Unavailable, "the server is busy; upload the file later".into()),
        Code::BusyForWatching => (Unavailable, "the server is busy; watch again later".into()),
        Code::MediaTypeUnknown { why } => (MediaType, why.into()),
        Code::MethodNotAllowed { why } => (Method, why.into()),
        Code::NoRandomness => (Unavailable, "the system gives no random bytes".into()),
        Code::NotReadable { why } => (Bad, why.into()),
        Code::RequestUnfinished => (TooSlow, "the request was not received completely".into()),
        Code::TextTooLong { field, most } => {
            (Bad, said(format!("{field} is too long: {most} characters at most")))
        }
        Code::TooManyTries { seconds } => {
            (TooOften, said(format!("too many tries; try again in {seconds} seconds")))
        }
        Code::Unavailable { why } => (Unavailable, why.into()),
        Code::CaseOfAnotherEdition { edition } => {
            (Missing, said(format!("the scenario is not about the Laws of {edition}")))
        }
        Code::EditionUnknown { why } => (Bad, why.into()),
        Code::LanguageUnknown => (Bad, "expected language=en, hy or fa".into()),
        Code::NoSuchArticle { edition, number } => {
            (Missing, said(format!("the Laws of {edition} have no number {number}")))
        }
        Code::NoSuchCase => (Missing, "there is no such scenario".into()),
        Code::NoSuchIncident => (Missing, "there is no such incident".into()),
        Code::NoSuchPage => (Missing, "there is no such thing".into()),
        Code::NoSuchPart => (Missing, "there is no such part of the page; reload it".into()),
        Code::NoSuchPath { why } => (Missing, why.into()),
        Code::NoVoice => (Bad, "there is no voice for this language".into()),
        Code::NoVoiceInstalled => (Missing, "no voice is installed on the server (espeak-ng)".into()),
        Code::NotExplained { why } => (Bad, why.into()),
        Code::QuestionsUnanswered { asked } => {
            (Bad, said(format!("{asked} questions were asked; answer them")))
        }
        Code::SpeechTooLong { most } => {
            (Bad, said(format!("at most {most} characters are spoken at a time")))
        }
        Code::NotDuringYourGame => (Forbidden, "you are playing: ask when your game is over (11.3.1)".into()),
        Code::TooManyQuestions => (TooOften, "too many questions; ask again in a minute".into()),
        Code::VoiceSilent => (TooOften, "the voice did not answer".into()),
        Code::VoicesBusy => (TooOften, "the voices are busy".into()),
        Code::ActForAnother => (Bad, "you cannot act for somebody else".into()),
        Code::ArbiterOfTheGameOnly => (Forbidden, "only the arbiter of the game may do this".into()),
        Code::ArbitersAsk => (Forbidden, "only the arbiter may ask this".into()),
        Code::ArbitersJournal => (Forbidden, "only the arbiter may read the journal".into()),
        Code::ArbitersRule => (Forbidden, "only the arbiter may rule".into()),
        Code::ChiefAppointed => (Forbidden, "a chief arbiter has been appointed already".into()),
        Code::ChiefArbiterSigns => (Forbidden, "only the chief arbiter may do this".into()),
        Code::CodeUsedUp => (Missing, "there is no such code; it may have been used or have expired".into()),
        Code::NoSuchCode => (Missing, "there is no such code".into()),
        Code::NoSuchDevice => (Missing, "there is no such device".into()),
        Code::NotAllowed => {
            (NotAllowed, "only an arbiter of this section or event may do this; log in first".into())
        }
        Code::NotThisSection => (Forbidden, "this does not concern this section".into()),
        Code::PasswordLength => (Bad, "a password has 12 to 128 characters".into()),
        Code::PlayersOnly => (Forbidden, "only the players may do this".into()),
        Code::SealedMoveInside => (
            Forbidden,
            "this file holds a sealed move; until it is opened, only the chief \
                arbiter may take it"
                .into(),
        ),
        Code::SessionEnded => (Forbidden, "this session has ended".into()),
        Code::WrongDevice => (Bad, "the devices at this table cannot be used for this".into()),
        Code::WrongPassword => (Forbidden, "wrong name or password, or this device is not enrolled".into()),
        Code::AddressUnknown => (Bad, "this is not the address of a page".into()),
        Code::EventGamesAreArbiters => (Forbidden, "the games of an event are set up by its arbiter".into()),
        Code::EventSeatsAreArbiters => {
            (Forbidden, "codes for the seats of an event are given out by its arbiter".into())
        }
        Code::GameNotOver => (Bad, "the game is not over".into()),
        Code::GameUnreadable { why } => {
            (Unavailable, said(format!("this game is suspended: {why}; the arbiter can have it restored")))
        }
        Code::GamesUnreadable { games } => (
            Unavailable,
            said(format!("these games are suspended, because their journals cannot be read: {games}")),
        ),
        Code::LinkOpensNoSeat => (Forbidden, "this link is not for a seat at this table".into()),
        Code::MoveNumberTooHigh => (Bad, "position: moves are counted up to 9,999".into()),
        Code::MovesStillHidden => (Forbidden, "the moves are shown when the game is over".into()),
        Code::NameTooLong { most } => (Bad, said(format!("a name has at most {most} characters"))),
        Code::NoSuchGame => (Missing, "there is no such game".into()),
        Code::NoSuchSeat => (Missing, "there is no such seat".into()),
        Code::NotForAPicture => (Bad, "this is too long for a QR code".into()),
        Code::NotYourSeat => (Forbidden, "only the person in this seat may give it away".into()),
        Code::NotYourToken => {
            (Forbidden, "only the person who set the game up, or an arbiter, may replace this link".into())
        }
        Code::SeatUnknown => (Bad, "there is no such seat".into()),
        Code::TableClosed => (Unavailable, "the table is closed".into()),
        Code::TermsUnreadable { why } => (Bad, why.into()),
        Code::TooManyArrangements => {
            (TooOften, "too many invitations, new links or rematches; try again in a minute".into())
        }
        Code::TooManyGames => (TooOften, "too many games have been set up; try again in a minute".into()),
        Code::TooManyWatching => (TooOften, "too many people are watching; try again later".into()),
        Code::TwoPlayers => (Bad, "there are only two players".into()),
        Code::AnnouncementBox => {
            (Forbidden, "the announcement box is for players who do not see the board".into())
        }
        Code::ClocksRun => (Conflict, "the clocks are not stopped".into()),
        Code::DoneBeforeTheGap => (Conflict, "this was done before the server was interrupted".into()),
        Code::GameHeld => (
            Conflict,
            "the game is suspended: the journal does not agree with what was shown or ruled \
                before; the arbiter decides"
                .into(),
        ),
        Code::HeldNeedsReason => (Conflict, "a ruling on a suspended game needs a reason".into()),
        Code::JournalTakesNothing => {
            (Unavailable, "the journal cannot be written right now; the clocks are stopped".into())
        }
        Code::KeptElsewhere => (Unavailable, "another server has this table".into()),
        Code::KeyLength => (Bad, "a key has 1 to 64 characters".into()),
        Code::KeyUsed => (Conflict, "this key was used for something else; nothing was done".into()),
        Code::LinkUnknown => (Bad, "this does not fit any entry of the journal".into()),
        Code::MessageUnreadable { why } => (Bad, why.into()),
        Code::MoveAmbiguous => (Bad, "several legal moves fit; say which piece".into()),
        Code::MoveUnreadable => (Bad, "expected a move such as Nf3 or g1f3".into()),
        Code::NoSuchLateAct => (Conflict, "there is no such late act".into()),
        Code::NoSuchPiece => (Bad, "the player having the move has no such piece".into()),
        Code::OnlyTheJournalToRule => {
            (Conflict, "the clocks are not stopped: you can only rule that the journal is right".into())
        }
        Code::OtherServerSilent => (Conflict, "the server that has this table does not answer".into()),
        Code::PlayersTextTooLong => (Bad, "this text is too long: at most 400 bytes".into()),
        Code::ScoresheetFull => (Bad, "the scoresheet is full; call the arbiter".into()),
        Code::SomebodyWasFirst => (Conflict, "somebody else was faster; look again".into()),
        Code::SomethingElseFirst => {
            (Conflict, "something else has to be decided before the game goes on".into())
        }
        Code::TimesNeedReason => (Conflict, "a ruling about times needs a reason".into()),
        Code::TooManyAlike => (Bad, "too many questions of this kind are already waiting".into()),
        Code::TooManyMessages => (TooOften, "too many messages; wait a moment".into()),
        Code::TooManyEntries => (
            Bad,
            "so much has been done in this game that nothing more is taken here; call the arbiter".into(),
        ),
        Code::TooManyPlies => (Bad, "a game has at most 2,000 half-moves here; call the arbiter".into()),
        Code::TooMuchForTheArbiter => (TooOften, "too much is waiting for the arbiter already".into()),
        Code::DiskFull => {
            (Unavailable, "the disk is full: only rulings, results and agreements are accepted".into())
        }
        Code::DiskScarce => {
            (Unavailable, "there is too little disk space: free some first, then upload the file".into())
        }
        Code::JournalSilent => {
            (Unavailable, "the journal does not answer: all clocks stay stopped until it does".into())
        }
        Code::NothingWritten => (Unavailable, "the disk is full; nothing was written".into()),
        Code::ArchiveGameUnreadable { game, why } => (Bad, said(format!("{game}: {why}"))),
        Code::BoardNumbersExpected => (Bad, "expected the numbers of at most 500 boards".into()),
        Code::BoardSerialExpected => (Bad, "expected the serial number of the board".into()),
        Code::ColumnOfNamesMissing => (Bad, "no column of this table has names".into()),
        Code::EventWentOn { entry } => {
            (Conflict, said(format!("the event has changed in the meantime (entry {entry}); look again")))
        }
        Code::FileUnreadable { why } => (Bad, why.into()),
        Code::FileUnwritable { why } => (Bad, why.into()),
        Code::FoundingTrfOrArchive => (Bad, "expected one of founding, trf and archive".into()),
        Code::GameNumberExpected => (Bad, "expected a game such as 1/3.7".into()),
        Code::LiveResults => (Bad, "results of live games come from the games themselves".into()),
        Code::NoPairingProgram => {
            (Missing, "no pairing program is set: start the server with --pairing-command".into())
        }
        Code::GamesGoOn => {
            (Conflict, "a game is being played; the event can be closed when it is over".into())
        }
        Code::EventClosed => (Conflict, "the event is closed; the chief arbiter can open it again".into()),
        Code::NoSuchEvent => (Missing, "there is no such event".into()),
        Code::NoSuchPlayer => (Missing, "there is no such player in this section".into()),
        Code::NoSuchPrint => (
            Missing,
            "expected pairings, pairings-by-name, standings, players, cards, \
                scoresheets, slips, envelopes or boards"
                .into(),
        ),
        Code::NoSuchRound => (Missing, "there is no such round".into()),
        Code::NoSuchSection => (Missing, "there is no such section".into()),
        Code::NoSuchTable => (Missing, "no table is set up for this board".into()),
        Code::NotAdmitted { why } => (Bad, why.into()),
        Code::NotForAnElectronicBoard => (Bad, "this table was not set up for an electronic board".into()),
        Code::PairingProgramFailed { why } => (Bad, why.into()),
        Code::PairingProgramNeeded => {
            (Missing, "a pairing program must pair this round: it depends on results".into())
        }
        Code::RatedAndFriendly => (
            Bad,
            "rated games are played under the Laws: a friendly table, which warns \
                of illegal moves, is not for them"
                .into(),
        ),
        Code::RatingListTooLarge => (Bad, "a rating list has at most 512 MiB".into()),
        Code::ReportKindUnknown => (Bad, "expected as=html, as=json or as=text".into()),
        Code::ControlUnreadable { text } => {
            let wanted = "write it as 90+30, 40/90+30, 30+30 or 90 min + 30 sec/move";
            (Bad, said(format!("the time control \u{201c}{text}\u{201d} cannot be read: {wanted}")))
        }
        Code::DrawBarred => (
            Conflict,
            "the regulations of the event bar this draw by agreement; give the reason if the game is drawn \
                nevertheless"
                .into(),
        ),
        Code::ResultNotTaken => {
            (Conflict, "the game on this board does not accept the result; open the board".into())
        }
        Code::RoundHasResults => (Bad, "this round has results: a program cannot pair it again".into()),
        Code::RoundUnfinished { round } => {
            (Bad, said(format!("round {round} is not finished: the program needs every result")))
        }
        Code::SeatsExpected => (Bad, "expected the seats table, white or black".into()),
        Code::SecondsTooMany { most } => (Bad, said(format!("at most {most} seconds"))),
        Code::TrfOrTable => (Bad, "expected one of trf and table".into()),
    }
}
