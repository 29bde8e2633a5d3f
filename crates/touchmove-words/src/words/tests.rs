//! Every language says every decision, reason, question and choice, and says it completely.

mod acts;
mod events;
mod file;
mod samples;

use std::collections::BTreeSet;

use schemars::JsonSchema;
use touchmove_chess::{Color, Position};
use touchmove_clock::Millis;
use touchmove_conduct::act::{ArbiterAct, Penalty};
use touchmove_conduct::{Act, Award, Decision, Ending, Obliged, Reason, Ruling, Score};
use touchmove_law::cite;

use self::file::File;
use super::*;

/// The tags that an enum can have on the wire.
pub(crate) fn tags<T: JsonSchema>() -> BTreeSet<String> {
    let schema = schemars::schema_for!(T).to_value();
    let variants = schema["oneOf"].as_array().or(schema["anyOf"].as_array()).unwrap();
    let words = variants.iter().flat_map(|variant| variant["properties"].as_object().into_iter().flatten());
    words.filter_map(|(_, field)| field["const"].as_str().map(str::to_owned)).collect()
}

/// The files of a language, in their order.
macro_rules! files {
    ($($name:ident $place:literal),*) => {
        $(fn $name(language: Language) -> &'static str { language::files(language)[$place] })*
    };
}

files!(text 0, drill 1, event 2, say 3, print 4, explain 5);

/// Everything that can be said, with every payload, in the order of the samples.
fn everything() -> Vec<FilledMessage> {
    let words = Words::english();
    let decisions = samples::decisions();
    let mut all: Vec<FilledMessage> = decisions.iter().map(|decision| words.decided(decision)).collect();
    all.extend(samples::reasons().iter().map(said::reason));
    all.extend(samples::questions().iter().map(|question| walk::message("question", "ask", question)));
    all.extend(samples::choices().iter().map(said::choice));
    all
}

fn names(args: &FluentArgs<'_>) -> BTreeSet<String> {
    args.iter().map(|(name, _)| name.to_owned()).collect()
}

/// Says a message of the language's own file; fails on anything that is missing.
fn say_strictly(words: &Words, id: &str, args: &FluentArgs<'_>) -> String {
    let bundle = words.bundles.first().unwrap();
    let message = bundle.get_message(id).unwrap_or_else(|| panic!("no message {id}"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(message.value().unwrap(), Some(args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{id} with {args:?}: {errors:?}");
    text
}

/// Whether each name in the arguments is one that the message's selections list.
fn selects_every_name(file: &File, id: &str, args: &FluentArgs<'_>) {
    for (variable, keys) in file.selections(id) {
        let Some(FluentValue::String(name)) = args.get(&variable) else { continue };
        assert!(
            keys.contains(name.as_ref()) || keys.contains("other"),
            "{id} has nothing for ${variable} being {name}: {keys:?}"
        );
    }
}

#[test]
fn the_samples_hold_every_variant() {
    let of_kind = [
        ("decision", tags::<Decision>()),
        ("reason", tags::<Reason>()),
        ("question", tags::<Question>()),
        ("choice", tags::<Choice>()),
    ];
    let said: BTreeSet<String> = everything().into_iter().map(|said| said.id).collect();
    for (kind, tags) in of_kind {
        let expected: BTreeSet<String> = tags.iter().map(|tag| format!("{kind}-{tag}")).collect();
        assert!(expected.len() > 10, "{kind}: only {}", expected.len());
        let sampled: BTreeSet<String> = said.iter().filter(|id| id.starts_with(kind)).cloned().collect();
        assert_eq!(sampled, expected);
    }
}

#[test]
fn every_language_is_well_formed() {
    for language in Language::ALL {
        assert_eq!(File::read(text(language)).junk(), Vec::<String>::new(), "{language:?}");
    }
}

#[test]
fn every_language_says_everything_without_a_gap() {
    for language in Language::ALL {
        let (words, file) = (Words::of(language), File::read(text(language)));
        for said in everything() {
            let text = say_strictly(&words, &said.id, &said.args);
            assert_eq!(text.trim().is_empty(), said.id == "reason-plain", "{language:?}: {}", said.id);
            selects_every_name(&file, &said.id, &said.args);
        }
    }
}

#[test]
fn every_decision_with_its_reason_is_said_without_a_gap() {
    let reasons: Vec<FilledMessage> = samples::reasons().iter().map(said::reason).collect();
    for language in Language::ALL {
        let (words, file) = (Words::of(language), File::read(text(language)));
        let decisions = samples::decisions();
        let decisions: Vec<FilledMessage> =
            decisions.iter().map(|decision| words.decided(decision)).collect();
        let mut together = file.ids();
        together.retain(|id| id.contains("-because-"));
        for id in together {
            let (decision, reason) = id.split_once("-because-").unwrap();
            let mut pairs = 0;
            let reason = format!("reason-{reason}");
            for decided in decisions.iter().filter(|decided| decided.id == decision) {
                for why in reasons.iter().filter(|why| why.id == reason) {
                    let args = both(decided, why);
                    assert!(!say_strictly(&words, &id, &args).trim().is_empty());
                    selects_every_name(&file, &id, &args);
                    pairs += 1;
                }
            }
            assert!(pairs > 0, "{language:?}: {id} names no decision with a reason");
        }
    }
}

/// What a decision tells only to programs.
const UNSAID: [(&str, &str); 3] =
    [("decision-reinstated", "ply"), ("decision-appealed", "entry"), ("decision-annulled", "winner")];

#[test]
fn no_language_leaves_an_argument_unsaid() {
    let mut silent = BTreeSet::new();
    for language in Language::ALL {
        let file = File::read(text(language));
        for said in everything() {
            let mut unsaid = names(&said.args);
            let (said_here, id) = (file.variables(&said.id), said.id.as_str());
            unsaid.retain(|name| !said_here.contains(name) && !UNSAID.contains(&(id, name)));
            silent.extend(
                unsaid.into_iter().map(|name| format!("{language}: {} does not use {name}", said.id)),
            );
        }
    }
    assert_eq!(silent, BTreeSet::new());
}

#[test]
fn no_language_has_a_message_that_nobody_says() {
    let mut known: BTreeSet<String> = everything().iter().map(|said| said.id.to_owned()).collect();
    known.insert("ruling".to_owned());
    for language in Language::ALL {
        let file = File::read(text(language));
        let parts = file.mentioned();
        for id in file.ids() {
            assert!(
                known.contains(&id) || id.contains("-because-") || parts.contains(&id),
                "{language:?}: {id} is never said"
            );
        }
    }
}

#[test]
fn every_language_has_every_act_and_every_text_of_the_drill() {
    // The acts share the parts of the rulings.
    let whole = |language| format!("{}\n{}", text(language), drill(language));
    let english = File::read(&whole(Language::English));
    for language in Language::ALL {
        let (file, drill) = (File::read(&whole(language)), File::read(drill(language)));
        assert_eq!(file.junk(), Vec::<String>::new(), "{language}");
        for id in File::read(self::drill(Language::English)).ids() {
            assert!(drill.ids().contains(&id), "{language} lacks {id}");
            assert_eq!(file.variables(&id), english.variables(&id), "{language}: {id}");
            let by_name = |file: &File| {
                let mut selections = file.selections(&id);
                selections.retain(|(_, keys)| !keys.iter().any(|key| key.parse::<u32>().is_ok()));
                selections.into_iter().collect::<BTreeSet<_>>()
            };
            assert_eq!(by_name(&file), by_name(&english), "{language}: {id}");
        }
        let strange: Vec<String> = drill.ids().difference(&english.ids()).cloned().collect();
        assert!(strange.iter().all(|id| drill.mentioned().contains(id)), "{language}: {strange:?}");
    }
}

#[test]
fn counts_of_the_drill_are_said_as_each_language_counts() {
    let count = |number: &str| [("player", "white".to_owned()), ("count", number.to_owned())];
    let armenian = Words::of(Language::Armenian);
    assert_eq!(armenian.text("drill-count", &count("1")), "Սա սպիտակների առաջին անհնարին քայլն է");
    let persian = Words::of(Language::Persian);
    assert_eq!(bare(&persian.text("drill-count", &count("7"))), "این ۷‌مین حرکت غیرقانونی سفید است");
    let seed = persian.text("drill-seed", &[("seed", "7".to_owned())]);
    assert!(seed.contains("\u{2066}--seed \u{2068}7\u{2069}\u{2069}"), "{seed}");
}

fn heard(decision: Decision, reason: Reason) -> String {
    Words::english().sentence(&Ruling::under(cite!(2023 "7.5.5"), decision, reason))
}

#[test]
fn a_ruling_reads_like_something_an_arbiter_says() {
    let award = |count| Reason::IllegalMoves { count };
    let added = Decision::TimeAdded { player: Color::Black, time: Millis::minutes(2) };
    assert_eq!(heard(added, award(1)), "White's first completed illegal move: Black gets 2 minutes more.");
    let added = Decision::TimeAdded { player: Color::White, time: Millis::minutes(1) };
    assert_eq!(heard(added, award(2)), "Black's second completed illegal move: White gets 1 minute more.");
    let mate = Decision::Over { score: Score::win(Color::White), ending: Ending::Checkmate };
    assert_eq!(heard(mate, Reason::Checkmate), "White wins, 1-0, by checkmate.");
    let drawn = Decision::Over { score: Score::DRAW, ending: Ending::Agreement };
    assert_eq!(heard(drawn, Reason::Accepted), "The game is drawn by agreement.");
    let g1 = samples::square("g1");
    let must = heard(
        Decision::Bound { player: Color::White },
        Reason::Touched { obliged: Obliged::Move { square: g1 } },
    );
    assert_eq!(must, "White must move the piece on g1.");
    let back = heard(Decision::Reinstated { ply: 3 }, Reason::IllegalMove);
    assert_eq!(back, "The move was illegal: the position before it is on the board again.");
    assert_eq!(
        heard(Decision::NotAdmitted, Reason::NotHisMove),
        "This has no effect. It is the opponent's move."
    );
}

#[test]
fn the_program_is_not_taken_for_the_arbiter_when_it_stops_the_clocks() {
    let reason = Reason::Arbiter { text: "the server was interrupted".to_owned() };
    let act = Act::Arbiter(ArbiterAct::Pause { reason: "the server was interrupted".to_owned() });
    let expected = [
        (Language::English, "The clocks are stopped. The reason: the server was interrupted."),
        (Language::Armenian, "Ժամացույցները կանգնեցված են։ Պատճառը՝ սերվերի աշխատանքն ընդհատվել էր։"),
        (Language::Persian, "ساعت‌ها متوقف است. دلیل: کار سرور قطع شده بود."),
    ];
    for (language, sentence) in expected {
        let words = Words::of(language);
        let ruling = Ruling::under(cite!("6.11.1"), Decision::ClocksStop, reason.clone());
        assert_eq!(bare(&words.sentence(&ruling)), sentence, "{language}");
        let told = words.deed(&act, Position::initial().board());
        let arbiter = ["arbiter", "Մրցավար", "داور"];
        assert!(!arbiter.iter().any(|word| told.contains(word)), "{told}");
        assert!(language == Language::English || !told.contains("server"), "{told}");
    }
}

#[test]
fn lengths_of_time_are_said_as_people_say_them() {
    let lost = |seconds: u64| {
        heard(
            Decision::TimeTaken { player: Color::White, time: Millis::new(seconds * 1000 + 500) },
            Reason::Plain,
        )
    };
    assert_eq!(lost(0), "White loses less than a second.");
    assert_eq!(lost(1), "White loses 1 second.");
    assert_eq!(lost(60), "White loses 1 minute.");
    assert_eq!(lost(150), "White loses 2 minutes 30 seconds.");
    assert_eq!(lost(3_600), "White loses 1 hour.");
    assert_eq!(lost(3_605), "White loses 1 hour 5 seconds.");
    assert_eq!(lost(7_320), "White loses 2 hours 2 minutes.");
    assert_eq!(lost(3_661), "White loses 1 hour 1 minute 1 second.");
}

#[test]
fn penalties_name_who_pays_and_who_gains() {
    let penalty = |penalty| heard(Decision::Penalised { player: Color::White, penalty }, Reason::Answered);
    assert_eq!(penalty(Penalty::Warning), "Penalty for White: a warning.");
    assert_eq!(
        penalty(Penalty::OpponentTime { time: Millis::minutes(2) }),
        "Penalty for White: Black gets 2 minutes more."
    );
    assert_eq!(
        penalty(Penalty::Loss { opponent: Award::Draw }),
        "Penalty for White: the game is lost, and Black scores as for a draw."
    );
    let reason = Reason::Arbiter { text: "he talks.".into() };
    assert_eq!(
        heard(Decision::Penalised { player: Color::Black, penalty: Penalty::Warning }, reason),
        "Penalty for Black: a warning. The arbiter's reason: he talks."
    );
}

/// Without the marks that keep a part of a sentence in its direction.
fn bare(sentence: &str) -> String {
    sentence.chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect()
}

#[test]
fn every_language_has_the_messages_of_english() {
    let messages = |language| {
        let file = File::read(text(language));
        let kinds = ["decision-", "reason-", "question-", "choice-"];
        let mut ids: BTreeSet<String> = file.ids().into_iter().collect();
        ids.retain(|id| id == "ruling" || kinds.iter().any(|kind| id.starts_with(kind)));
        ids
    };
    for language in Language::ALL {
        let (here, english) = (messages(language), messages(Language::English));
        let missing: Vec<&String> = english.difference(&here).collect();
        let strange: Vec<&String> = here.difference(&english).collect();
        assert!(missing.is_empty() && strange.is_empty(), "{language}: lacks {missing:?}, has {strange:?}");
    }
}

#[test]
fn every_command_and_every_answer_is_there_in_every_language() {
    let english = File::read(say(Language::English));
    assert!(!english.ids().is_empty());
    for language in Language::ALL {
        let file = File::read(say(language));
        assert_eq!(file.junk(), Vec::<String>::new(), "{language:?}");
        assert_eq!(file.ids(), english.ids(), "{language:?}");
        for id in file.ids() {
            assert_eq!(file.variables(&id), english.variables(&id), "{language:?} {id}");
            assert!(id.starts_with("say-") || id.starts_with("command-"), "{id}");
        }
    }
}

#[test]
fn printed_pages_have_every_text_in_every_language() {
    let english = File::read(print(Language::English));
    assert!(!english.ids().is_empty());
    for language in Language::ALL {
        let file = File::read(print(language));
        assert_eq!(file.junk(), Vec::<String>::new(), "{language:?}");
        assert_eq!(file.ids(), english.ids(), "{language:?}");
        for id in file.ids() {
            assert_eq!(file.variables(&id), english.variables(&id), "{language:?} {id}");
            assert!(id.starts_with("print-"), "{id}");
        }
    }
}

#[test]
fn explanations_have_every_text_in_every_language() {
    let english = File::read(explain(Language::English));
    assert!(!english.ids().is_empty());
    // They mention players and lengths of time as rulings do.
    let whole = |language| File::read(&format!("{}\n{}", text(language), explain(language)));
    let english_whole = whole(Language::English);
    for language in Language::ALL {
        let (file, joined) = (File::read(explain(language)), whole(language));
        assert_eq!(file.junk(), Vec::<String>::new(), "{language:?}");
        assert_eq!(file.ids(), english.ids(), "{language:?}");
        for id in file.ids() {
            assert_eq!(joined.variables(&id), english_whole.variables(&id), "{language:?} {id}");
            assert!(id.starts_with("explain-"), "{id}");
        }
    }
}

#[test]
fn armenian_says_who_in_the_case_that_the_sentence_needs() {
    let said = |decision, reason| {
        Words::of(Language::Armenian).sentence(&Ruling::under(cite!(2023 "7.5.5"), decision, reason))
    };
    let added = Decision::TimeAdded { player: Color::Black, time: Millis::minutes(2) };
    assert_eq!(
        said(added, Reason::IllegalMoves { count: 1 }),
        "Սպիտակների առաջին ավարտված անհնարին քայլը. սևերին ավելացվում է 2 րոպե։"
    );
    let mate = Decision::Over { score: Score::win(Color::White), ending: Ending::Checkmate };
    assert_eq!(said(mate, Reason::Checkmate), "Սպիտակները հաղթեցին, 1-0՝ մատ։");
    assert_eq!(said(Decision::HasMove { player: Color::White }, Reason::Plain), "Քայլը սպիտակներինն է։");
}

#[test]
fn persian_has_its_digits_and_keeps_squares_and_scores_in_their_direction() {
    let said = |decision, reason| {
        Words::of(Language::Persian).sentence(&Ruling::under(cite!(2023 "7.5.5"), decision, reason))
    };
    let added = said(
        Decision::TimeAdded { player: Color::Black, time: Millis::minutes(2) },
        Reason::IllegalMoves { count: 1 },
    );
    assert_eq!(bare(&added), "اولین حرکت غیرقانونی کامل سفید: سیاه ۲ دقیقه بیشتر می‌گیرد.");
    let mate = said(
        Decision::Over { score: Score::win(Color::White), ending: Ending::Checkmate },
        Reason::Checkmate,
    );
    assert!(mate.contains("\u{2068}1-0\u{2069}"), "{mate}");
    assert_eq!(bare(&mate), "سفید برد، 1-0: کیش و مات.");
    let must = said(
        Decision::Bound { player: Color::White },
        Reason::Touched { obliged: Obliged::Move { square: samples::square("g1") } },
    );
    assert!(must.contains("\u{2068}g1\u{2069}"), "{must}");
}

#[test]
fn nothing_is_counted_as_one_that_is_none() {
    // Armenian and Persian count zero with one; a message that says "one" must not be said of zero.
    for language in [Language::Armenian, Language::Persian] {
        let words = Words::of(language);
        let proven = |count| {
            words.sentence(&Ruling::under(
                cite!(2023 "8.6"),
                Decision::InOrder,
                Reason::MovesProven { count },
            ))
        };
        assert_ne!(proven(0), proven(1), "{language}");
    }
}

#[test]
fn a_language_is_found_by_its_tag() {
    assert_eq!(Language::tagged("en-GB"), Some(Language::English));
    assert_eq!(Language::tagged("EN"), Some(Language::English));
    assert_eq!(Language::tagged("xx"), None);
}
