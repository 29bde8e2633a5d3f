//! Every phrase is read, and written as it was read.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use touchmove_conduct::act::{
    ArbiterAct, AssistantAct, Claim, Device, Disability, FreeOutcome, Ground, Inspected, Inspector, LeaveTo,
    Observation, Papers, Penalty, PlayerAct, Premises, Refusing, SetUpFault, SheetEntry, Side, StopReason,
    Winning,
};
use touchmove_conduct::{Choice, Decision, Ending, Pending, PlayerDuty, Question, Right};

use crate::reader::Reader;
use crate::say::{Lexicon, Say, said};
use crate::tie::Tie;

/// What may stand in a slot, by its name; those that do not fit a phrase are passed over.
fn samples(slot: &str) -> &'static [&'static str] {
    match slot {
        "square" | "one" | "own" | "rook" => &["g1", "h8"],
        "other" | "enemy" => &["e5"],
        "from" => &["g1", "1-0"],
        "to" => &["f3", "½-½", "-/-", "out of the playing area", "out of the venue"],
        "squares" => &["e4", "e4 and d5"],
        "role" => &["queen", "knight"],
        "player" | "who" => &["White", "Black", "White's", "Black's"],
        "reason" => &["", "to claim", "to seek help: the clock is dark", "a loud noise", "\"first, second\""],
        "matter" | "remark" | "condition" | "proof" | "question" | "resumption" | "name" => {
            &["a loud noise", "\"first, second\"", "\"he said \\\"draw\\\"\""]
        }
        "device" => {
            &["a phone", "the chessclock: White 1:00:00 and Black 30 moves", "the scoresheet of Black"]
        }
        "text" | "article" | "under" | "place" | "amount" => &["Nf3", "\"Nf3, !\"", "a loud noise"],
        "time" | "more" | "less" => &["+2:00", "-3:00", "1:20"],
        "cost" => &["0:30"],
        "times" => &[
            "White 1:00:00 and Black 0:30",
            "White +1:00",
            "White +1:00 and Black +0:30",
            "Black +1:00:00.500",
        ],
        "moment" => &["4:00:00", "0:05.250"],
        "entry" => &["the move Nf3", "a dash", "(=)"],
        "claim" | "draw" | "fault" => {
            &["an illegal move", "repetition", "fifty moves with Ke2 by the display", "reversed colours"]
        }
        "ground" => &["the opponent cannot win", "the opponent makes no effort"],
        "papers" => &["with the position", "unconfirmed"],
        "score" => &["1-0", "0-½", "+/-"],
        "act" => &["presses", "lets play go on", "sees both flags"],
        "number" | "id" | "ply" => &["3", "12"],
        "count" => &["1st", "12th", "3rd"],
        "seen" => &["White's flag", "an illegal move"],
        "choice" => &["yes", "penalties a warning and opponent +2:00"],
        "readings" => &["White 1:00:00 and Black 0:30 and White 40 moves", "as they are"],
        "penalties" => &["a warning", "exclusion from rounds 3 and 4 and expulsion"],
        "penalty" => &["a warning", "own -1:00"],
        "incident" => &["two-hands"],
        "outcome" => &["a note", "result 0-0"],
        "winning" => &["can checkmate"],
        "duties" => &["announce", "make moves and claim"],
        "disability" => &["visually disabled"],
        "use_for" => &["smoking area"],
        "side" => &["left"],
        "moves" => &["White 34 and Black none", "White 34 and Black 33"],
        "award" => &["½", "1"],
        "rounds" => &["3", "3 and 4"],
        "ending" => &["checkmate"],
        "right" => &["complain of the touch"],
        "duty" => &["record"],
        "referral" => &["which flag fell first?"],
        "control" => &["25+10", "\"40/120, 60\""],
        "new" | "old" => &["White 1:00:00 and Black 0:30"],
        "reference" => &["a question of 2001"],
        "refusing" => &["both players refuse to comply", "White refuses to comply with ½ for the opponent"],
        "inspector" => &["somebody of the same sex"],
        "inspected" => &["he refuses", "nothing is found"],
        "then" => &["after the resignation"],
        other => panic!("no sample for the slot <{other}>"),
    }
}

/// Every way to fill the slots of a phrase.
fn filled(phrase: &str) -> Vec<String> {
    let Some((before, rest)) = phrase.split_once('<') else { return alloc::vec![phrase.into()] };
    let (slot, after) = rest.split_once('>').expect("a closing bracket");
    let tails = filled(after);
    let fill = |sample: &&str| {
        tails.iter().map(move |tail| alloc::format!("{before}{sample}{tail}")).collect::<Vec<_>>()
    };
    samples(slot).iter().flat_map(fill).collect()
}

fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" :", ":").replace(" ?", "?")
}

fn round_trips<T: Say + Lexicon + PartialEq + Debug>() {
    for phrase in T::PHRASES {
        let mut read = 0;
        for text in filled(phrase) {
            let mut reader = Reader::whole(&text);
            let Some(value) = T::read(&mut reader) else { continue };
            if !reader.is_at_end() {
                continue;
            }
            read += 1;
            let again = said(&value);
            assert_eq!(T::read(&mut Reader::whole(&again)).as_ref(), Some(&value), "{text} became {again}");
            assert_eq!(normal(&text), again, "{value:?}");
        }
        assert!(read > 0, "nothing fits `{phrase}`: {}", filled(phrase).join(" | "));
    }
}

#[test]
fn every_act_is_written_as_it_is_read() {
    round_trips::<PlayerAct>();
    round_trips::<AssistantAct>();
    round_trips::<ArbiterAct>();
    round_trips::<Observation>();
    round_trips::<Claim>();
    round_trips::<StopReason>();
    round_trips::<SheetEntry>();
    round_trips::<LeaveTo>();
    round_trips::<Ground>();
    round_trips::<Papers>();
    round_trips::<SetUpFault>();
    round_trips::<Penalty>();
    round_trips::<FreeOutcome>();
    round_trips::<Winning>();
    round_trips::<Disability>();
    round_trips::<Premises>();
    round_trips::<Side>();
    round_trips::<Device>();
    round_trips::<Refusing>();
    round_trips::<Inspector>();
    round_trips::<Inspected>();
    round_trips::<touchmove_law::AssistantDuty>();
}

#[test]
fn every_decision_is_written_as_it_is_read() {
    round_trips::<Decision>();
    round_trips::<Ending>();
    round_trips::<Right>();
    round_trips::<PlayerDuty>();
    round_trips::<Tie>();
    round_trips::<Question>();
    round_trips::<Pending>();
    round_trips::<Choice>();
}

#[test]
fn no_two_phrases_of_an_act_say_the_same() {
    for (subject, phrases) in super::lexicon() {
        for (place, phrase) in phrases.iter().enumerate() {
            assert!(!phrases[..place].contains(phrase), "{subject}: {phrase}");
        }
    }
}
