//! From typed decisions and reasons to the names and arguments of messages.

use fluent_bundle::FluentArgs;
use touchmove_chess::Color;
use touchmove_conduct::{Award, Decision, Ending, Reason, Score};

/// `IllegalMove` → `illegal-move`.
pub(crate) fn name_of(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

/// The name of a variant, from how it prints for debugging.
fn variant(debug: &str) -> String {
    debug.chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// The message that says a decision; its arguments are put into `args`.
pub(crate) fn decision(decision: &Decision, args: &mut FluentArgs<'_>) -> String {
    match decision {
        Decision::Over(score, ending) => {
            args.set("score", score.to_string());
            args.set("winner", winner(*score));
            args.set("ending", name_of(&variant(&format!("{ending:?}"))));
            if *ending == Ending::Ruling {
                args.set("ending", "ruling");
            }
        }
        Decision::Rescored { from, to } => {
            args.set("from", from.to_string());
            args.set("to", to.to_string());
        }
        Decision::TimeAdded(who, time) | Decision::TimeTaken(who, time) => {
            args.set("player", player(*who));
            args.set("time", time.to_string());
        }
        Decision::HasMove(who)
        | Decision::Completed(who)
        | Decision::IllegalCompleted(who)
        | Decision::Bound(who)
        | Decision::ClockStarts(who)
        | Decision::NextPeriod(who)
        | Decision::FlagFallen(who)
        | Decision::OfferOpen(who)
        | Decision::OfferEnds(who)
        | Decision::Breach(who) => args.set("player", player(*who)),
        Decision::RightLost(who, right) => {
            args.set("player", player(*who));
            args.set("right", name_of(&variant(&format!("{right:?}"))));
        }
        Decision::Duty(who, duty) | Decision::Freed(who, duty) => {
            args.set("player", player(*who));
            args.set("duty", name_of(&variant(&format!("{duty:?}"))));
        }
        Decision::Counted(who, count) => {
            args.set("player", player(*who));
            args.set("count", *count);
        }
        Decision::Reinstated(ply) => args.set("move", numbered(*ply)),
        Decision::Placed(role, square) => {
            args.set("piece", format!("{role:?}").to_lowercase());
            args.set("square", square.to_string());
        }
        Decision::Fixed(square) => args.set("square", square.to_string()),
        Decision::IncrementSet(time) => args.set("time", time.to_string()),
        Decision::Incident(incident, _) => args.set("incident", incident.code().replace('-', " ")),
        Decision::SheetNote(who, text) => {
            args.set("player", player(*who));
            args.set("text", text.clone());
        }
        Decision::Penalised(who, penalty) => {
            args.set("player", player(*who));
            args.set("penalty", name_of(&variant(&format!("{penalty:?}"))));
        }
        Decision::Appealed(who, _) => args.set("player", player(*who)),
        Decision::NewGame
        | Decision::ResultPending
        | Decision::PlayGoesOn
        | Decision::Stands
        | Decision::ClocksStop
        | Decision::ClocksSet(_)
        | Decision::NotAdmitted
        | Decision::InOrder
        | Decision::Referred(_)
        | Decision::Adjourned
        | Decision::Annulled(_)
        | Decision::ControlSet(_)
        | Decision::MoveCount(_)
        | Decision::SentOut
        | Decision::PutToFide(_)
        | Decision::ClockReplaced { .. }
        | Decision::EnvelopeOpened(_) => {}
    }
    format!("decision-{}", name_of(&variant(&format!("{decision:?}"))))
}

/// The message that says a reason.
pub(crate) fn reason(reason: &Reason, args: &mut FluentArgs<'_>) -> String {
    let debug = format!("{reason:?}");
    let name = variant(&debug);
    // What a reason carries is said as it is written: a square, a time, a number, somebody's words.
    let carried = debug[name.len()..].trim_start_matches('(').trim_end_matches(')').trim_matches('"');
    args.set("what", carried.to_owned());
    format!("reason-{}", name_of(&name))
}

fn player(color: Color) -> &'static str {
    color.choose("white", "black")
}

fn winner(score: Score) -> &'static str {
    match (score.white, score.black) {
        (Award::Win | Award::ForfeitWin, _) => "white",
        (_, Award::Win | Award::ForfeitWin) => "black",
        (Award::Draw, Award::Draw) => "nobody",
        (Award::Loss | Award::Draw | Award::ForfeitLoss, _) => "uneven",
    }
}

/// `White's 2nd move` of a ply counted from 1.
fn numbered(ply: u32) -> String {
    let number = ply.div_ceil(2);
    format!("{number}{}", if ply % 2 == 1 { "." } else { "…" })
}
