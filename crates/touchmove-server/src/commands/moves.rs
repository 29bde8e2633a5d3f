//! A move said in the command box: by its squares, written in any language, or in the words of an announcement. The acts
//! are those of a hand; what is illegal is done all the same, and judged.

use touchmove_chess::{Move, Position, Square};
use touchmove_conduct::act::PlayerAct;
use touchmove_law::Language;
use touchmove_notation::algebraic::{self, NoMove, Reading};
use touchmove_notation::spoken::{self, Voice, Wording};
use touchmove_notation::{Language as Notation, braille};
use touchmove_scenario::{acts_of_attempt, acts_of_move, read_move};
use touchmove_wire::v1::say::Reply;

use super::Asking;
use crate::tongue;

/// Makes the move a text says.
pub(super) fn made(asking: &Asking<'_>, text: &str) -> Reply {
    let position = asking.game.position();
    let unclear = |name: &str| asking.says(asking.text(name, &[("text", text.to_owned())]));
    if asking.game.having_move() != asking.by {
        // What can be read as a move, if not as one of his, is a move too early.
        let read = read(position, text, asking.language);
        let is_words = matches!(read, Reading::Unreadable { .. });
        return unclear(if is_words { "say-unclear" } else { "say-not-your-move" });
    }
    match read(position, text, asking.language) {
        Reading::One(mv) => legal(asking, mv),
        Reading::Several(moves) if moves.iter().all(|mv| mv.promotion().is_some()) => {
            unclear("say-name-the-piece")
        }
        Reading::Several(_) => unclear("say-several"),
        Reading::None(NoMove::Illegal { attempt, .. }) => {
            hand(asking, acts_of_attempt(position, attempt), text.to_owned(), None)
        }
        Reading::None(NoMove::NoSuchPiece { .. }) => unclear("say-no-such-piece"),
        Reading::Unreadable { .. } => unclear("say-unclear"),
    }
}

/// By squares, in English, in the player's own letters, in Braille, in the words of an announcement; then in the letters of
/// any language, if one move alone can be meant.
pub(crate) fn read(position: &Position, text: &str, language: Language) -> Reading {
    let plain = text.split_whitespace().collect::<String>();
    let squares = plain.replace('-', "");
    if squares.len() == 4 && names_two_squares(&squares) {
        return read_move(position, &squares);
    }
    let first = read_move(position, &plain);
    let own = tongue::style(language).language;
    if first.one().is_some() {
        return first;
    }
    let others = [
        algebraic::read(position, &plain, own).reading,
        spoken::read(position, text, tongue::own_voice(language)).reading,
        spoken::read(position, text, Voice::DEFAULT).reading,
        braille::read(position, text.trim(), braille::Code::BRITISH).reading,
    ];
    for reading in others {
        if !matches!(reading, Reading::Unreadable { .. } | Reading::None(NoMove::NoSuchPiece { .. })) {
            return reading;
        }
    }
    let mut found =
        Notation::ALL.into_iter().filter_map(|one| algebraic::read(position, &plain, one).reading.one());
    match found.next() {
        Some(mv) if found.all(|other| other == mv) => Reading::One(mv),
        Some(_) | None => first,
    }
}

fn names_two_squares(text: &str) -> bool {
    let square = |part: Option<&str>| part.is_some_and(|name| Square::from_name(name.as_bytes()).is_some());
    square(text.get(..2)) && square(text.get(2..))
}

/// A legal move: done, and announced in the words of the event by a player who does not see.
fn legal(asking: &Asking<'_>, mv: Move) -> Reply {
    let position = asking.game.position();
    let voice = tongue::event_voice(asking.laws);
    let announced = spoken::announce(position, mv, voice, Wording::Short);
    hand(asking, acts_of_move(position, mv), announced, Some(voice))
}

/// The acts of a hand. A player who does not see lifts the pieces out of their holes and announces (D.2.2, D.2.3); what he
/// says is said again, so that he hears what was understood.
fn hand(asking: &Asking<'_>, acts: Vec<PlayerAct>, said: String, voice: Option<&'static Voice>) -> Reply {
    let lifted = |act: PlayerAct| {
        if let PlayerAct::Touch(square, _) = act
            && asking.is_blind()
        {
            return PlayerAct::Lift(square);
        }
        act
    };
    let mut acts: Vec<PlayerAct> = acts.into_iter().map(lifted).collect();
    if asking.is_blind() {
        acts.push(PlayerAct::Announce(said.clone()));
    }
    let reply = asking.does(said, acts);
    match voice {
        Some(voice) => Reply { language: voice.language.code.to_owned(), ..reply },
        None => reply,
    }
}
