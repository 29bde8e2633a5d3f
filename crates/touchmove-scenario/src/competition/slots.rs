//! What stands in the slots of an event's phrases: pairings, byes, sessions, results, people.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use touchmove_clock::{Millis, Sides};
use touchmove_competition::{
    BoardNumber, Bye, ByeKind, Category, GameReport, Length, Official, Outcome, Paired, Player, PlayerId,
    Post, Resumption, SectionId, Session, Sex, Stamp, System, Terms, Zone,
};
use touchmove_conduct::{Award, Ending, Score};
use touchmove_law::Regulations;

use crate::reader::Reader;
use crate::regulation;
use crate::say::{Say, Words};

/// `1-2 and 3-4`, or `nothing`; boards are counted as they stand.
pub(crate) struct Games;

impl Games {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Vec<Paired>> {
        if reader.skip("nothing") {
            return Some(Vec::new());
        }
        let mut games = Vec::new();
        loop {
            let (white, black) = reader.token_as("two players such as 1-2", |word| {
                let (white, black) = word.split_once('-')?;
                Some((PlayerId(white.parse().ok()?), PlayerId(black.parse().ok()?)))
            })?;
            let board = BoardNumber(u16::try_from(games.len()).ok()?.checked_add(1)?);
            games.push(Paired { board, white, black });
            if !reader.skip("and") {
                return Some(games);
            }
        }
    }

    pub(crate) fn say(games: &[Paired], words: &mut Words<'_>) -> fmt::Result {
        for (place, game) in games.iter().enumerate() {
            if place > 0 {
                words.put("and")?;
            }
            words.put(format_args!("{}-{}", game.white.0, game.black.0))?;
        }
        if games.is_empty() { words.put("nothing") } else { Ok(()) }
    }
}

/// `player 5 left over and player 6 half-point bye`, or `none`.
pub(crate) struct Byes;

impl Byes {
    const KINDS: [(&'static str, ByeKind); 4] = [
        ("left over", ByeKind::PairingAllocated),
        ("half-point bye", ByeKind::HalfPoint),
        ("zero-point bye", ByeKind::ZeroPoint),
        ("full-point bye", ByeKind::FullPoint),
    ];

    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Vec<Bye>> {
        let mut byes = Vec::new();
        if reader.skip("none") {
            return Some(byes);
        }
        loop {
            let player = PlayerId::read(reader)?;
            let Some((_, kind)) = Byes::KINDS.iter().find(|(words, _)| reader.skip(words)) else {
                return reader.miss("`left over`, `half-point bye`, `zero-point bye` or `full-point bye`");
            };
            byes.push(Bye { player, kind: *kind });
            if !reader.skip("and") {
                return Some(byes);
            }
        }
    }

    pub(crate) fn say(byes: &[Bye], words: &mut Words<'_>) -> fmt::Result {
        for (place, bye) in byes.iter().enumerate() {
            if place > 0 {
                words.put("and")?;
            }
            bye.player.say(words)?;
            let kind = Byes::KINDS.iter().find(|(_, kind)| *kind == bye.kind).map(|(words, _)| *words);
            words.put(kind.unwrap_or_default())?;
        }
        if byes.is_empty() { words.put("none") } else { Ok(()) }
    }
}

/// `"Juniors" born from 2008 and "Club" rated below 1800 of club "Caissa"`, or `none`.
pub(crate) struct Categories;

impl Categories {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Vec<Category>> {
        let mut categories = Vec::new();
        if reader.skip("none") {
            return Some(categories);
        }
        loop {
            let mut one = Category { name: String::read(reader)?, ..Category::default() };
            loop {
                if reader.skip("rated below") {
                    one.rated_below = Some(u16::read(reader)?);
                } else if reader.skip("rated from") {
                    one.rated_from = Some(u16::read(reader)?);
                } else if reader.skip("born from") {
                    one.born_from = Some(u16::read(reader)?);
                } else if reader.skip("born until") {
                    one.born_until = Some(u16::read(reader)?);
                } else if reader.skip("women") {
                    one.sex = Some(Sex::Female);
                } else if reader.skip("men") {
                    one.sex = Some(Sex::Male);
                } else if reader.skip("of federation") {
                    one.federation = Some(String::read(reader)?);
                } else if reader.skip("of club") {
                    one.club = Some(String::read(reader)?);
                } else if reader.skip("with") {
                    one.players.push(PlayerId::read(reader)?);
                } else {
                    break;
                }
            }
            categories.push(one);
            if !reader.skip("and") {
                return Some(categories);
            }
        }
    }

    pub(crate) fn say(categories: &[Category], words: &mut Words<'_>) -> fmt::Result {
        for (place, one) in categories.iter().enumerate() {
            if place > 0 {
                words.put("and")?;
            }
            one.name.say(words)?;
            let numbers = [
                ("rated below", one.rated_below),
                ("rated from", one.rated_from),
                ("born from", one.born_from),
                ("born until", one.born_until),
            ];
            for (said, number) in numbers {
                if let Some(number) = number {
                    words.put(format_args!("{said} {number}"))?;
                }
            }
            match one.sex {
                Some(Sex::Female) => words.put("women")?,
                Some(Sex::Male) => words.put("men")?,
                None => {}
            }
            for (said, text) in [("of federation", &one.federation), ("of club", &one.club)] {
                if let Some(text) = text {
                    words.put(said)?;
                    text.say(words)?;
                }
            }
            for player in &one.players {
                words.put("with")?;
                player.say(words)?;
            }
        }
        if categories.is_empty() { words.put("none") } else { Ok(()) }
    }
}

/// `0:00 to 4:00:00 and 20:00:00`.
pub(crate) struct Sessions;

impl Sessions {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Vec<Session>> {
        let mut sessions = Vec::new();
        if reader.skip("none") {
            return Some(sessions);
        }
        loop {
            let start = stamp(reader)?;
            let end = if reader.skip("to") { Some(stamp(reader)?) } else { None };
            sessions.push(Session { start, end });
            if !reader.skip("and") {
                return Some(sessions);
            }
        }
    }

    pub(crate) fn say(sessions: &[Session], words: &mut Words<'_>) -> fmt::Result {
        for (place, session) in sessions.iter().enumerate() {
            if place > 0 {
                words.put("and")?;
            }
            Millis::new(session.start.0).say(words)?;
            if let Some(end) = session.end {
                words.put("to")?;
                Millis::new(end.0).say(words)?;
            }
        }
        if sessions.is_empty() { words.put("none") } else { Ok(()) }
    }
}

/// A moment of the story, counted from its beginning.
fn stamp(reader: &mut Reader<'_>) -> Option<Stamp> {
    Millis::read(reader).map(|time| Stamp(time.get()))
}

/// `+240`: minutes ahead of universal time.
impl Say for Zone {
    fn read(reader: &mut Reader<'_>) -> Option<Zone> {
        reader.token_as("minutes ahead of universal time such as +240 or -210", |word| {
            word.parse().ok().map(Zone)
        })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put(format_args!("{:+}", self.0))
    }
}

/// `at 20:00:00 in "hall B"`.
impl Say for Resumption {
    fn read(reader: &mut Reader<'_>) -> Option<Resumption> {
        reader.words("at")?;
        let at = stamp(reader)?;
        reader.words("in")?;
        Some(Resumption { at, place: Say::read(reader)? })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put("at")?;
        Millis::new(self.at.0).say(words)?;
        words.put("in")?;
        self.place.say(words)
    }
}

/// `1-0`, `½-0`, `+/-`, `adjourned`, `unplayed`, `open`; how it ended may follow: `1-0 by checkmate`.
impl Say for Outcome {
    fn read(reader: &mut Reader<'_>) -> Option<Outcome> {
        let others =
            [("adjourned", Outcome::Adjourned), ("unplayed", Outcome::Unplayed), ("open", Outcome::Open)];
        if let Some((_, outcome)) = others.iter().find(|(words, _)| reader.skip(words)) {
            return Some(*outcome);
        }
        let score = Score::read(reader)?;
        let ending = if reader.skip("by") { Some(Ending::read(reader)?) } else { None };
        let forfeit = |award| matches!(award, Award::ForfeitLoss | Award::ForfeitWin);
        let forfeited = forfeit(score.white) && forfeit(score.black);
        let length = if forfeited { Length::Forfeited } else { Length::Played };
        Some(Outcome::Scored { score, ending, length })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        match self {
            Outcome::Adjourned => words.put("adjourned"),
            Outcome::Unplayed => words.put("unplayed"),
            Outcome::Open => words.put("open"),
            Outcome::Scored { score, ending, .. } => {
                words.put(score)?;
                match ending {
                    Some(ending) => {
                        words.put("by")?;
                        ending.say(words)
                    }
                    None => Ok(()),
                }
            }
        }
    }
}

/// `1-0 by checkmate under 5.1.1 with 0 and 1 illegal moves`.
impl Say for GameReport {
    fn read(reader: &mut Reader<'_>) -> Option<GameReport> {
        let outcome = Outcome::read(reader)?;
        reader.words("under")?;
        let article = String::read(reader)?;
        let illegal_moves = if reader.skip("with") {
            let white = u8::read(reader)?;
            reader.words("and")?;
            let black = u8::read(reader)?;
            reader.words("illegal moves")?;
            Sides::new(white, black)
        } else {
            Sides::new(0, 0)
        };
        Some(GameReport {
            entries: 1,
            outcome,
            article,
            reason: String::new(),
            illegal_moves,
            penalties: Vec::new(),
            appeals: Vec::new(),
        })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        self.outcome.say(words)?;
        words.put("under")?;
        self.article.say(words)?;
        words.put(format_args!(
            "with {} and {} illegal moves",
            self.illegal_moves.white, self.illegal_moves.black
        ))
    }
}

/// A player by name; what else is known of one is for the journal.
impl Say for Player {
    fn read(reader: &mut Reader<'_>) -> Option<Player> {
        String::read(reader).map(Player::named)
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        self.name.say(words)
    }
}

/// `"Ann" as arbiter of section 1`.
impl Say for Official {
    fn read(reader: &mut Reader<'_>) -> Option<Official> {
        let name = String::read(reader)?;
        reader.words("as")?;
        let post = if reader.skip("chief arbiter") {
            Post::ChiefArbiter
        } else if reader.skip("deputy chief arbiter") {
            Post::DeputyChiefArbiter
        } else if reader.skip("arbiter of") {
            Post::SectionArbiter { section: SectionId::read(reader)? }
        } else if reader.skip("arbiter") {
            Post::Arbiter
        } else if reader.skip("assistant in") {
            Post::Assistant { section: Some(SectionId::read(reader)?) }
        } else if reader.skip("assistant") {
            Post::Assistant { section: None }
        } else {
            reader.words("organiser")?;
            Post::Organiser
        };
        Some(Official { name, title: None, fide_id: None, federation: None, post })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        self.name.say(words)?;
        words.put("as")?;
        match self.post {
            Post::ChiefArbiter => words.put("chief arbiter"),
            Post::DeputyChiefArbiter => words.put("deputy chief arbiter"),
            Post::SectionArbiter { section } => {
                words.put("arbiter of")?;
                section.say(words)
            }
            Post::Arbiter => words.put("arbiter"),
            Post::Assistant { section: Some(section) } => {
                words.put("assistant in")?;
                section.say(words)
            }
            Post::Assistant { section: None } => words.put("assistant"),
            Post::Organiser => words.put("organiser"),
        }
    }
}

/// `"B" at 25+10 with supervision limited; default time 30:00`.
impl Say for Terms {
    fn read(reader: &mut Reader<'_>) -> Option<Terms> {
        let name = String::read(reader)?;
        reader.words("at")?;
        let control = Say::read(reader)?;
        let regulations = if reader.skip("with") { Some(Regulations::read(reader)?) } else { None };
        Some(Terms {
            name,
            system: System::Swiss,
            rounds: 9,
            control,
            regulations,
            tie_breaks: Vec::new(),
            bye: Award::Win,
            carried: Vec::new(),
        })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        self.name.say(words)?;
        words.put("at")?;
        self.control.say(words)
    }
}

/// Regulations separated by semicolons; the Laws' own value applies by default. They are read, and for
/// writing the journal has its own form.
impl Say for Regulations {
    fn read(reader: &mut Reader<'_>) -> Option<Regulations> {
        let mut regulations = Regulations::where_nothing_is_said();
        loop {
            regulation::read(reader, &mut regulations)?;
            if !reader.skip(";") {
                return Some(regulations);
            }
        }
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        words.put("as the journal has them")
    }
}
