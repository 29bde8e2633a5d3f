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
            (Misdirected, "this server goes by another name; ask the organiser for its address".into())
        }
        Code::AnotherSite => (Forbidden, "another site may not speak for this one".into()),
        Code::AnswerLost => (Unavailable, "the answer was lost".into()),
        Code::BodyTooLarge { why } => (TooLarge, why.into()),
        Code::Busy => (Unavailable, "there is too much to do; come again in a moment".into()),
        Code::BusyForFiles => (Unavailable, "there is too much to do; bring the file later".into()),
        Code::BusyForWatching => (Unavailable, "there is too much to do; watch again later".into()),
        Code::MediaTypeUnknown { why } => (MediaType, why.into()),
        Code::MethodNotAllowed { why } => (Method, why.into()),
        Code::NoRandomness => (Unavailable, "the system gives no random bytes".into()),
        Code::NotReadable { why } => (Bad, why.into()),
        Code::RequestUnfinished => (TooSlow, "the request did not come to its end".into()),
        Code::TextTooLong { field, most } => {
            (Bad, said(format!("{field} is too long: {most} letters are the most")))
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
        Code::NoSuchPart => (Missing, "there is no such part of the page; load it anew".into()),
        Code::NoSuchPath { why } => (Missing, why.into()),
        Code::NoVoice => (Bad, "there is no voice for this language".into()),
        Code::NoVoiceInstalled => (Missing, "no voice is installed on the server (espeak-ng)".into()),
        Code::QuestionsUnanswered { asked } => {
            (Bad, said(format!("{asked} questions were asked; answer them")))
        }
        Code::SpeechTooLong { most } => (Bad, said(format!("at most {most} letters are said at a time"))),
        Code::VoiceSilent => (TooOften, "the voice did not answer".into()),
        Code::VoicesBusy => (TooOften, "the voices are busy".into()),
        Code::ActForAnother => (Bad, "nobody may act for another".into()),
        Code::ArbiterOfTheGameOnly => (Forbidden, "this is for the arbiter of the game".into()),
        Code::ArbitersAsk => (Forbidden, "only the arbiter may ask this".into()),
        Code::ArbitersJournal => (Forbidden, "the journal is the arbiter's".into()),
        Code::ArbitersRule => (Forbidden, "only the arbiter may rule".into()),
        Code::ChiefAppointed => (Forbidden, "a chief arbiter has been appointed already".into()),
        Code::ChiefArbiterSigns => (Forbidden, "the chief arbiter signs this".into()),
        Code::CodeUsedUp => (Missing, "there is no such code; it may be used up or too old".into()),
        Code::NoSuchCode => (Missing, "there is no such code".into()),
        Code::NoSuchDevice => (Missing, "there is no such device".into()),
        Code::NotAllowed => (NotAllowed, "only an arbiter of this may do it; log in first".into()),
        Code::NotThisSection => (Forbidden, "this is no matter of this section".into()),
        Code::PasswordLength => (Bad, "a password has 12 to 128 letters".into()),
        Code::PlayersOnly => (Forbidden, "only the players may do this".into()),
        Code::SealedMoveInside => (
            Forbidden,
            "a sealed move lies in this file; until it is opened, the chief \
                arbiter alone takes it"
                .into(),
        ),
        Code::SessionEnded => (Forbidden, "this session has ended".into()),
        Code::WrongDevice => (Bad, "the devices at this table are not there for this".into()),
        Code::WrongPassword => (
            Forbidden,
            "this name and this password do not belong together, or this device is \
                not enrolled"
                .into(),
        ),
        Code::AddressUnknown => (Bad, "this is no address of a page".into()),
        Code::EventGamesAreArbiters => (Forbidden, "the games of an event are set up by its arbiter".into()),
        Code::EventSeatsAreArbiters => {
            (Forbidden, "codes for the seats of an event are its arbiter's to give out".into())
        }
        Code::GameNotOver => (Bad, "the game is not over".into()),
        Code::GameUnreadable { why } => {
            (Unavailable, said(format!("this game is held: {why}; the arbiter has it put back")))
        }
        Code::GamesUnreadable { games } => (
            Unavailable,
            said(format!("these games are held, because their journals cannot be read: {games}")),
        ),
        Code::LinkOpensNoSeat => (Forbidden, "this link opens no seat at this table".into()),
        Code::MoveNumberTooHigh => (Bad, "position: moves are counted up to 9,999".into()),
        Code::MovesStillHidden => (Forbidden, "the moves are shown when the game is over".into()),
        Code::NameTooLong { most } => (Bad, said(format!("a name has at most {most} letters"))),
        Code::NoSuchGame => (Missing, "there is no such game".into()),
        Code::NoSuchSeat => (Missing, "there is no such seat".into()),
        Code::NotForAPicture => (Bad, "this does not fit into a picture".into()),
        Code::NotYourSeat => (Forbidden, "only whoever has this seat may give it away".into()),
        Code::NotYourToken => {
            (Forbidden, "only whoever set the game up, or an arbiter, replaces a token".into())
        }
        Code::SeatUnknown => (Bad, "there is no such seat".into()),
        Code::TableClosed => (Unavailable, "the table is closed".into()),
        Code::TermsUnreadable { why } => (Bad, why.into()),
        Code::TooManyGames => (TooOften, "too many games have been set up; try again in a minute".into()),
        Code::TooManyWatching => (TooOften, "there are too many watching; try again later".into()),
        Code::TwoPlayers => (Bad, "there are two players".into()),
        Code::AnnouncementBox => {
            (Forbidden, "the announcement box is for players who do not see the board".into())
        }
        Code::ClocksRun => (Conflict, "the clocks do not stand".into()),
        Code::DoneBeforeTheGap => (Conflict, "this was done before the server was interrupted".into()),
        Code::GameHeld => (
            Conflict,
            "the game is held: the journal does not have what a device was shown; \
                the arbiter decides"
                .into(),
        ),
        Code::HeldNeedsReason => (Conflict, "a ruling on a game that is held needs a reason".into()),
        Code::JournalTakesNothing => (Unavailable, "the journal takes nothing now; the clocks stand".into()),
        Code::KeptElsewhere => (Unavailable, "another server keeps this table".into()),
        Code::KeyLength => (Bad, "a key has 1 to 64 letters".into()),
        Code::KeyUsed => (Conflict, "this key was used for something else; nothing was done".into()),
        Code::LinkUnknown => (Bad, "this is no message: there is no such link".into()),
        Code::MessageUnreadable { why } => (Bad, why.into()),
        Code::MoveAmbiguous => (Bad, "several legal moves fit; say which piece".into()),
        Code::MoveUnreadable => (Bad, "expected a move such as Nf3 or g1f3".into()),
        Code::NoSuchLateAct => (Conflict, "there is no such late act".into()),
        Code::NoSuchPiece => (Bad, "the player having the move has no such piece".into()),
        Code::OnlyTheJournalToRule => {
            (Conflict, "the clocks do not stand: there is nothing to rule but that the journal stands".into())
        }
        Code::OtherServerSilent => (Conflict, "the server that keeps this table does not answer".into()),
        Code::PlayersTextTooLong => (Bad, "this text is too long: 400 bytes are the most".into()),
        Code::ScoresheetFull => (Bad, "the scoresheet is full; call the arbiter".into()),
        Code::SomebodyWasFirst => (Conflict, "somebody was first; look again".into()),
        Code::SomethingElseFirst => {
            (Conflict, "something else has to be decided before the game goes on".into())
        }
        Code::TimesNeedReason => (Conflict, "a ruling about times needs a reason".into()),
        Code::TooManyAlike => (Bad, "too many questions of this kind wait for an answer already".into()),
        Code::TooManyMessages => (TooOften, "too many messages; wait a moment".into()),
        Code::TooManyPlies => {
            (Bad, "a game of more than 2,000 half-moves is not kept here; call the arbiter".into())
        }
        Code::TooMuchForTheArbiter => (TooOften, "too much lies with the arbiter already".into()),
        Code::DiskFull => {
            (Unavailable, "the disk is full: only rulings, results and agreements are taken".into())
        }
        Code::DiskScarce => {
            (Unavailable, "there is too little room on the disk: make room first, then bring the file".into())
        }
        Code::JournalSilent => {
            (Unavailable, "the journal does not answer: every clock stands until it does".into())
        }
        Code::NothingWritten => (Unavailable, "the disk is full; nothing was written".into()),
        Code::ArchiveGameUnreadable { game, why } => (Bad, said(format!("{game}: {why}"))),
        Code::BoardNumbersExpected => (Bad, "expected the numbers of at most 500 boards".into()),
        Code::BoardSerialExpected => (Bad, "expected the number on the board".into()),
        Code::ColumnOfNamesMissing => (Bad, "no column of this table has names".into()),
        Code::EventWentOn { entry } => {
            (Conflict, said(format!("the event has gone on to entry {entry}; look again")))
        }
        Code::FileUnreadable { why } => (Bad, why.into()),
        Code::FileUnwritable { why } => (Bad, why.into()),
        Code::FoundingTrfOrArchive => (Bad, "expected one of founding, trf and archive".into()),
        Code::GameNumberExpected => (Bad, "expected a game such as 1/3.7".into()),
        Code::LiveResults => (Bad, "results of live games come from the games themselves".into()),
        Code::NoPairingProgram => {
            (Missing, "no pairing program is set: start the server with --pairing-command".into())
        }
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
            (Missing, "a pairing program must pair this round: results have a say".into())
        }
        Code::RatedAndFriendly => (
            Bad,
            "rated games are played under the Laws: a friendly table, which warns \
                of illegal moves, is not for them"
                .into(),
        ),
        Code::RatingListTooLarge => (Bad, "a rating list has at most 512 MiB".into()),
        Code::ReportKindUnknown => (Bad, "expected as=html, as=json or as=text".into()),
        Code::ResultNotTaken => {
            (Conflict, "the game on this board does not take the result; open the board".into())
        }
        Code::RoundHasResults => (Bad, "this round has results: a program does not pair it again".into()),
        Code::RoundUnfinished { round } => {
            (Bad, said(format!("round {round} is not finished: the program needs every result")))
        }
        Code::SeatsExpected => (Bad, "expected the seats table, white or black".into()),
        Code::SecondsTooMany { most } => (Bad, said(format!("at most {most} seconds"))),
        Code::TrfOrTable => (Bad, "expected one of trf and table".into()),
    }
}
