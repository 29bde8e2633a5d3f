//! The command box: what a player says in their own language or in English, to inspect the board by ear and to
//! act without seeing it (D.2; 2001 F.2). Nothing is done here: an answer has words to be spoken and acts to be sent.

mod describe;
mod moves;
mod parse;

pub(crate) use moves::read as read_move;

use touchmove_chess::{Color, Square};
use touchmove_conduct::act::{
    ArbiterAct, Basis, Claim, Contact, DrawClaim, DrawRule, Evidence, Hand, PlayerAct,
};
use touchmove_conduct::{Game, Phase, Role};
use touchmove_law::{Language, Laws};
use touchmove_wire::v1::say::Reply;
use touchmove_words::Words;

use crate::net::language::{self, Announcing};
use parse::{Command, Looked, read_command};

/// Who asks, at which table.
pub(crate) struct Asking<'a> {
    pub(crate) laws: &'a Laws,
    pub(crate) game: &'a Game,
    pub(crate) role: Role,
    pub(crate) by: Color,
    pub(crate) language: Language,
    pub(crate) announcing: Announcing,
    pub(crate) now: u64,
}

impl Asking<'_> {
    fn words(&self) -> &'static Words {
        language::words(self.language)
    }

    fn text(&self, name: &str, args: &[(&'static str, String)]) -> String {
        self.words().text(name, args)
    }

    /// Words in the viewer's language, and nothing done.
    fn says(&self, text: String) -> Reply {
        Reply {
            text,
            language: self.language.tag().to_owned(),
            braille: None,
            deeds: Vec::new(),
            confirm: false,
        }
    }

    fn does(&self, text: String, acts: impl IntoIterator<Item = PlayerAct>) -> Reply {
        Reply { deeds: acts.into_iter().collect(), ..self.says(text) }
    }

    fn is_blind(&self) -> bool {
        self.game.is_visually_disabled(self.by)
    }
}

/// The answer to a text.
pub(crate) fn answer(asking: &Asking<'_>, text: &str) -> Reply {
    match read_command(asking.words(), text) {
        Some(command) => obey(asking, &command, text),
        None => moves::propose_move(asking, text),
    }
}

fn obey(asking: &Asking<'_>, command: &Command, text: &str) -> Reply {
    let plain = |name: &str, act: PlayerAct| asking.does(asking.text(name, &[]), [act]);
    match command {
        Command::Help => asking.says(asking.text("say-help", &[])),
        Command::Look(looked) => look(asking, looked),
        Command::Repeat => repeat(asking),
        Command::Offer => plain("say-offered", PlayerAct::Offer { condition: None }),
        Command::Accept => plain("say-accepted", PlayerAct::Accept),
        Command::Reject => plain("say-rejected", PlayerAct::Reject),
        Command::Press => plain("say-pressed", PlayerAct::Press { hand: Hand::Same }),
        Command::Ready => ready(asking),
        Command::Resign => {
            Reply { confirm: true, ..asking.does(asking.text("say-resign", &[]), [PlayerAct::Resign]) }
        }
        Command::Touch(square) => touch(asking, *square),
        Command::Adjust(square) => asking.does(
            asking.text("say-adjusted", &[("square", square.to_string())]),
            [PlayerAct::SayAdjust, PlayerAct::Adjust { square: *square }],
        ),
        Command::Claim(claim) => answer_claim(asking, claim),
        Command::Unclear => asking.says(asking.text("say-unclear", &[("text", text.to_owned())])),
    }
}

fn look(asking: &Asking<'_>, looked: &Looked) -> Reply {
    match looked {
        Looked::Last => describe::last(asking),
        Looked::Pieces(color) => asking.says(describe::pieces(asking, *color)),
        Looked::File(file) => asking.says(describe::file(asking, *file)),
        Looked::Rank(rank) => asking.says(describe::rank(asking, *rank)),
        Looked::Square(square) => asking.says(describe::square(asking, *square)),
        Looked::Time => asking.says(describe::time(asking)),
        Looked::Moves => describe::moves(asking),
        Looked::Braille => describe::braille(asking),
    }
}

/// What the opponent has announced is repeated; without an announcement the last move is said again.
fn repeat(asking: &Asking<'_>) -> Reply {
    match asking.game.announced() {
        Some((by, _, text)) if by != asking.by => {
            let voice = language::event_voice(asking.laws);
            Reply {
                language: voice.language.code.to_owned(),
                ..asking.does(text.to_owned(), [PlayerAct::Repeat { text: text.to_owned() }])
            }
        }
        Some(_) | None => describe::last(asking),
    }
}

/// To start or to resume, where there is no arbiter.
fn ready(asking: &Asking<'_>) -> Reply {
    let act = match asking.game.phase() {
        Phase::NotStarted => ArbiterAct::Start,
        Phase::Stopped => ArbiterAct::Resume,
        Phase::Playing | Phase::Adjourned | Phase::ResultPending | Phase::Over | Phase::Cancelled => {
            return asking.says(asking.text("say-nothing-to-start", &[]));
        }
    };
    asking.does(asking.text("say-ready", &[]), [PlayerAct::Confirm { act: Box::new(act) }])
}

/// On the board of a player who cannot see, a piece is touched when it is taken out of its hole (D.2.2).
fn touch(asking: &Asking<'_>, square: Square) -> Reply {
    let act = if asking.is_blind() {
        PlayerAct::Lift { square }
    } else {
        PlayerAct::Touch { square, contact: Contact::Intent }
    };
    asking.does(asking.text("say-touched", &[("piece", describe::square(asking, square))]), [act])
}

/// A claim, perhaps with the move that brings it about; a claim cannot be taken back, so it is confirmed first.
fn answer_claim(asking: &Asking<'_>, claim: &parse::Claimed) -> Reply {
    let draw = |rule: DrawRule, written: &Option<String>| {
        let basis = match written {
            Some(text) => Basis::Intended { text: text.clone() },
            None => Basis::OnBoard,
        };
        Claim::Draw(DrawClaim { rule, basis, evidence: Evidence::Record })
    };
    let (name, claim) = match claim {
        parse::Claimed::Repetition(written) => ("say-claim-repetition", draw(DrawRule::Repetition, written)),
        parse::Claimed::FiftyMoves(written) => ("say-claim-fifty", draw(DrawRule::FiftyMoves, written)),
        parse::Claimed::IllegalMove => ("say-claim-illegal", Claim::IllegalMove),
        parse::Claimed::Touched => ("say-claim-touched", Claim::TouchedPiece),
        parse::Claimed::Flag => ("say-claim-flag", Claim::Flag),
    };
    Reply { confirm: true, ..asking.does(asking.text(name, &[]), [PlayerAct::Claim { claim }]) }
}

#[cfg(test)]
mod tests;
