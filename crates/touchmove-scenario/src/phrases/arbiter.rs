//! What arbiters do and see.

use alloc::string::String;
use core::fmt;

use touchmove_clock::TimeControl;
use touchmove_conduct::ReferralId;
use touchmove_conduct::act::{
    ArbiterAct, ClockReadings, Device, Disability, FreeOutcome, Inspected, Inspector, Observation, Penalty,
    Premises, Refusing, Side, Winning,
};
use touchmove_law::{AssistantDuty, Incident};

use crate::atoms;
use crate::reader::Reader;
use crate::say::{Say, Words, phrases};

phrases!(ArbiterAct, "what the arbiter does, such as `starts`, `sees White's flag` or `decides 1: yes`", {
    ("starts") => { ArbiterAct::Start }
    ("stops the clocks because" (reason: Free)) => { ArbiterAct::Pause { reason } }
    ("lets play go on") => { ArbiterAct::Resume }
    ("sees" seen) => { ArbiterAct::Observe { seen } }
    ("decides" id ":" choice) => { ArbiterAct::Decide { referral: id, choice } }
    ("sets the clocks under" article ":" readings "because" (reason: Free)) => {
        ArbiterAct::SetClocks { under: article, readings, reason }
    }
    ("gives" (times: Extra) "because" (reason: Free)) => { ArbiterAct::GiveTime { times, reason } }
    ("reinstates the position before ply" ply) => { ArbiterAct::Reinstate { ply } }
    ("penalises" player ":" penalties "because" (reason: Free)) => { ArbiterAct::Penalise { player, penalties, reason } }
    ("changes the result to" score "because" (reason: Free)) => { ArbiterAct::ChangeResult { score, reason } }
    ("enters the result" score) => { ArbiterAct::EnterResult { score } }
    ("logs" incident "by" player ":" (remark: Free)) => { ArbiterAct::Log { incident, player: Some(player), note: remark } }
    ("logs" incident ":" (remark: Free)) => { ArbiterAct::Log { incident, player: None, note: remark } }
    ("rules under" under ":" outcome "because" (reason: Free)) => { ArbiterAct::RuleFreely { under, outcome, reason } }
    ("declares the position dead because" (proof: Free)) => { ArbiterAct::DeclareDead { proof } }
    ("proves that" player winning) => { ArbiterAct::Proves { player, winning } }
    ("admits" player "late") => { ArbiterAct::AdmitLate { player } }
    ("consents to the draw") => { ArbiterAct::Consent }
    ("approves an assistant of" player "who may" duties "for" cost) => { ArbiterAct::Assistant { player, duties, cost } }
    ("refuses an assistant of" player) => { ArbiterAct::RefuseAssistant { player } }
    ("states that" player "is" disability) => { ArbiterAct::Disability { player, disability } }
    ("grants leave to" player) => { ArbiterAct::GrantLeave { player } }
    ("refuses leave to" player) => { ArbiterAct::RefuseLeave { player } }
    ("lets" player "use the bag") => { ArbiterAct::GrantBag { player } }
    ("authorises for" player "the device" (device: Free)) => { ArbiterAct::AuthoriseDevice { player: Some(player), name: device } }
    ("authorises the device" (device: Free)) => { ArbiterAct::AuthoriseDevice { player: None, name: device } }
    ("designates" place "as" use_for) => { ArbiterAct::Designate { place: use_for, name: place } }
    ("puts the clock on White's" side) => { ArbiterAct::ClockSide { side } }
    ("appoints to observe" (name: Free)) => { ArbiterAct::AppointAssistant { name } }
    ("replaces" device) => { ArbiterAct::Replace { device } }
    ("records position and times") => { ArbiterAct::TakeSnapshot }
    ("finds by reconstruction" (moves: Counts)) => { ArbiterAct::Reconstructed { moves } }
    ("orders to seal with the session ending at" moment) => { ArbiterAct::OrderSeal { session_end: moment } }
    ("confirms the envelope for" (resumption: Free)) => { ArbiterAct::ConfirmEnvelope { text: resumption } }
    ("resumes the adjourned game at" moment) => { ArbiterAct::ResumeAdjourned { moment } }
    ("opens the envelope") => { ArbiterAct::OpenEnvelope }
    ("finds the envelope missing") => { ArbiterAct::EnvelopeMissing }
    ("finds that the position is lost") => { ArbiterAct::PositionLost }
    ("tells how many moves have been made") => { ArbiterAct::TellMoveCount }
    ("refers to FIDE:" (question: Free)) => { ArbiterAct::ReferToFide { text: question } }
    ("installs under" article ":" control "because" (reason: Free)) => { ArbiterAct::SetControl { under: article, control, reason } }
    ("finds that" refusing "because" (reason: Free)) => { ArbiterAct::RefusesToComply { refusing, reason } }
    ("inspects" player "by" inspector ":" inspected) => { ArbiterAct::Inspect { player, inspector, outcome: inspected } }
    ("admits to the playing area" (name: Free)) => { ArbiterAct::AdmitPerson { name } }
} also {
    ("starts the game") => { ArbiterAct::Start }
    ("starts the clocks") => { ArbiterAct::Start }
    ("pauses because" (reason: Free)) => { ArbiterAct::Pause { reason } }
    ("resumes") => { ArbiterAct::Resume }
    ("observes" seen) => { ArbiterAct::Observe { seen } }
    ("sees a device of" player "on the person") => { ArbiterAct::Observe { seen: Observation::Device { of: player } } }
    ("sees a device of" player "in a bag") => {
        ArbiterAct::Log { incident: Incident::DeviceInVenue, player: Some(player), note: String::from("in a bag") }
    }
    ("finds that the position cannot be established") => { ArbiterAct::PositionLost }
    ("consents") => { ArbiterAct::Consent }
    ("excuses" player "from recording for" cost) => { ArbiterAct::Assistant { player, duties: alloc::vec::Vec::new(), cost } }
    ("approves an assistant of" player "who may" duties) => {
        ArbiterAct::Assistant { player, duties, cost: touchmove_clock::Millis::ZERO }
    }
});

phrases!(Observation, "what is seen, such as `White's flag`, `both flags` or `an illegal move`", {
    ((player: Whose) "flag") => { Observation::Flag { of: player } }
    ("both flags") => { Observation::BothFlags }
    ("an illegal move") => { Observation::IllegalMove }
    ("a touched piece on" square) => { Observation::TouchedPiece { square } }
    ("an illegal position") => { Observation::IllegalPosition }
    ("displaced pieces") => { Observation::Displaced }
    ("that the boards differ") => { Observation::BoardsDiffer }
    ("a device of" player) => { Observation::Device { of: player } }
    ("a switched-off device in the bag of" player) => { Observation::DeviceInBag { of: player } }
    ("a device that sounds in the bag of" player) => { Observation::DeviceSounds { of: player } }
    ("that" player "has not recorded") => { Observation::NotRecorded { of: player } }
    ("that both players are absent") => { Observation::BothAbsent }
    ("that" player "is absent") => { Observation::Absent { of: player } }
    ("an outsider:" (name: Free)) => { Observation::Outsider { text: name } }
    (fault) => { Observation::SetUp { fault } }
} also {
    ("that the boards differ:" (_positions: TwoBoards)) => { Observation::BoardsDiffer }
});

impl Say for ReferralId {
    fn read(reader: &mut Reader<'_>) -> Option<ReferralId> {
        reader.skip("question");
        Say::read(reader).map(ReferralId)
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(self.0)
    }
}

impl Say for Incident {
    fn read(reader: &mut Reader<'_>) -> Option<Incident> {
        reader.token_as("the code of an incident such as two-hands", |word| word.parse().ok())
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(self.code())
    }
}

phrases!(Penalty, "a penalty such as `a warning`, `opponent +2:00` or `expulsion`", {
    ("a warning") => { Penalty::Warning }
    ("opponent" (time: Plus)) => { Penalty::OpponentTime { time } }
    ("own" (time: Minus)) => { Penalty::OwnTime { time } }
    ("the opponent scores" award) => { Penalty::OpponentPoints { award } }
    ("he scores" award) => { Penalty::OwnPoints { award } }
    ("loss with" award "for the opponent") => { Penalty::Loss { opponent: award } }
    ("a fine of" amount) => { Penalty::Fine { text: amount } }
    ("exclusion from rounds" rounds) => { Penalty::Exclusion { rounds } }
    ("expulsion") => { Penalty::Expulsion }
} also {
    ("warning") => { Penalty::Warning }
    ("loss") => { Penalty::Loss { opponent: touchmove_conduct::Award::Win } }
});

phrases!(FreeOutcome, "what follows: `a note`, `play goes on`, `a new game` or a result", {
    ("a note") => { FreeOutcome::Note }
    ("play goes on") => { FreeOutcome::PlayOn }
    ("a new game") => { FreeOutcome::NewGame }
    ("result" score) => { FreeOutcome::Result { score } }
});

phrases!(Refusing, "who refuses to comply: a player or `both players`", {
    ("both players refuse to comply") => { Refusing::Both }
    (player "refuses to comply with" award "for the opponent") => { Refusing::One { player, opponent: award } }
} also {
    (player "refuses to comply") => { Refusing::One { player, opponent: touchmove_conduct::Award::Win } }
});

phrases!(Inspector, "`somebody of the same sex` or `somebody of the other sex`", {
    ("somebody of the same sex") => { Inspector::SameSex }
    ("somebody of the other sex") => { Inspector::OtherSex }
});

phrases!(Inspected, "`nothing is found`, `a device is found` or `he refuses`", {
    ("nothing is found") => { Inspected::Clean }
    ("a device is found") => { Inspected::DeviceFound }
    ("he refuses") => { Inspected::Refused }
});

/// A time control, in quotation marks where it has more than one word.
impl Say for TimeControl {
    fn read(reader: &mut Reader<'_>) -> Option<TimeControl> {
        let start = reader.at();
        let text: String = Say::read(reader)?;
        match text.parse() {
            Ok(control) => Some(control),
            Err(_) => {
                reader.back(start);
                reader.miss("a time control such as 25+10 or \"40/120, 60\"")
            }
        }
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        alloc::format!("{self}").say(words)
    }
}

phrases!(Winning, "`can checkmate` or `cannot checkmate`", {
    ("can checkmate") => { Winning::Possible }
    ("cannot checkmate") => { Winning::Impossible }
});

phrases!(Disability, "`visually disabled`, `hard of hearing` or `disabled`", {
    ("visually disabled") => { Disability::Visual }
    ("hard of hearing") => { Disability::Hearing }
    ("disabled") => { Disability::Other }
});

phrases!(Premises, "`venue`, `playing area`, `smoking area` or `contiguous area`", {
    ("venue") => { Premises::Venue }
    ("playing area") => { Premises::Area }
    ("smoking area") => { Premises::Smoking }
    ("contiguous area") => { Premises::Contiguous }
});

phrases!(Side, "`left` or `right`", {
    ("left") => { Side::Left }
    ("right") => { Side::Right }
});

phrases!(Device, "`the chessclock` or `the scoresheet of` a player", {
    ("the chessclock:" readings) => { Device::Chessclock { readings } }
    ("the scoresheet of" player) => { Device::Scoresheet { player } }
});

phrases!(AssistantDuty, "what an assistant may do, such as `make moves` or `press and record`", {
    ("make moves") => { AssistantDuty::MakeMoves }
    ("announce") => { AssistantDuty::Announce }
    ("record and press") => { AssistantDuty::RecordAndPress }
    ("inform") => { AssistantDuty::Inform }
    ("claim") => { AssistantDuty::Claim }
    ("adjourn") => { AssistantDuty::Adjourn }
});

/// `White 1:00:00 and Black 0:30:00 and White 40 moves`; or `as they are`.
impl Say for ClockReadings {
    fn read(reader: &mut Reader<'_>) -> Option<ClockReadings> {
        let mut readings = ClockReadings::default();
        if reader.skip("as they are") {
            return Some(readings);
        }
        loop {
            let player: touchmove_chess::Color = Say::read(reader)?;
            let (time, moves) = match player {
                touchmove_chess::Color::White => (&mut readings.white, &mut readings.white_moves),
                touchmove_chess::Color::Black => (&mut readings.black, &mut readings.black_moves),
            };
            let start = reader.at();
            match atoms::time(reader.token()) {
                Some(shown) => *time = Some(shown),
                None => {
                    reader.back(start);
                    *moves = Some(Say::read(reader)?);
                    reader.words("moves")?;
                }
            }
            if !reader.skip("and") {
                return Some(readings);
            }
        }
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        let times = [("White", self.white), ("Black", self.black)]
            .map(|(who, time)| (who, time.map(atoms::time_text)));
        let moves = [("White", self.white_moves), ("Black", self.black_moves)]
            .map(|(who, moves)| (who, moves.map(|moves| alloc::format!("{moves} moves"))));
        let mut first = true;
        for (who, reading) in times.into_iter().chain(moves) {
            if let Some(reading) = reading {
                if !first {
                    words.put("and")?;
                }
                first = false;
                words.put(who)?;
                words.put(reading)?;
            }
        }
        if first { words.put("as they are") } else { Ok(()) }
    }
}
