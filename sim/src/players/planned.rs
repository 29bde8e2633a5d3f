//! The turn of a player who has the move, and what others do meanwhile.

use touchmove_chess::{Color, Move, Piece, Role, Square};
use touchmove_clock::{Millis, Moment};
use touchmove_conduct::act::{
    ArbiterAct, AssistantAct, Claim, Contact, Hand, Observation, PlayerAct, SheetEntry,
};
use touchmove_conduct::{Act, Found, Game, Irregular, Latent};
use touchmove_notation::algebraic::{self, Style};

use super::{Players, changing, claims, garbage, moves, sealing};
use crate::table::Table;

/// Plans what comes next while a clock runs.
pub(super) fn plan(players: &mut Players, table: &Table) {
    if react(players, table) || sealing::begins(players, table) {
        return;
    }
    let by = table.game.having_move();
    match players.dice.below(1000) {
        0..800 => legal_move(players, table, by),
        800..836 => illegal_move(players, table, by),
        836..850 => players.player(by, PlayerAct::Press { hand: Hand::Same }),
        850..880 => touched_another(players, table, by),
        880..892 => unpromoted_pawn(players, table, by),
        892..896 => changing::made_and_changed(players, table, by),
        896..905 => {
            players.player(by, PlayerAct::UseBothHands);
            legal_move(players, table, by);
        }
        905..925 => claims::any(players, table),
        925..945 => claims::draw(players, table, by),
        945..960 => adjusting(players, table, by),
        960..963 => players.player(by, PlayerAct::Resign),
        963..973 => displacing(players, by),
        973..985 => offer(players, by),
        _ => {
            let act = garbage::any_act(players, table);
            players.planned.push_back(act);
        }
    }
}

/// What somebody does because of what has just happened; whether anybody did.
fn react(players: &mut Players, table: &Table) -> bool {
    let game = &table.game;
    let now = Moment::at(table.now);
    let planned = players.planned.len();
    for side in Color::ALL {
        if game.clock().flag(side, now).is_some_and(|fall| fall.seen.is_none()) && players.dice.per_mille(500)
        {
            claims::flag(players, table, side);
        }
    }
    let by = game.having_move();
    if game.offer(!by).is_some() {
        match players.dice.below(100) {
            0..8 => players.player(by, PlayerAct::Accept),
            8..14 => players.player(by, PlayerAct::Reject),
            _ => {}
        }
    }
    let open = game.latent().iter().find(|latent| latent.standing() == Found::Not);
    if let Some(latent) = open
        && players.dice.per_mille(250)
    {
        let touching = latent.what() == Irregular::TouchedPiece;
        if players.dice.per_mille(600) {
            let (claimant, claim) = if touching {
                (!latent.by(), Claim::TouchedPiece)
            } else {
                illegal_claim(players, game, latent)
            };
            players.player(claimant, PlayerAct::Claim { claim });
        } else {
            let seen = if touching {
                Observation::TouchedPiece { square: Square::A1 }
            } else {
                Observation::IllegalMove
            };
            if !touching && players.dice.per_mille(150) {
                // Nobody is sure of the position before it, and nothing is named.
                let before = u32::try_from(players.dice.index(latent.ply() + 1)).unwrap_or(0);
                players.arbiter(table, ArbiterAct::Reinstate { ply: before + 1 });
            }
            players.arbiter(table, ArbiterAct::Observe { seen });
        }
    }
    let stands = game.latent().iter().any(|latent| latent.standing() == Found::Lapsed);
    if stands && players.dice.per_mille(40) {
        match players.dice.below(3) {
            0 => players.arbiter(table, ArbiterAct::Observe { seen: Observation::IllegalPosition }),
            _ => {
                players.player(by, PlayerAct::AgreeToCorrect);
                players.player(!by, PlayerAct::AgreeToCorrect);
            }
        }
    }
    if players.dice.per_mille(250) && claims::is_worth_claiming(table) {
        claims::draw(players, table, by);
    }
    let short = game.clock().remaining(by, now) < Millis::minutes(2);
    if short && table.event.laws.quickplay_in_force().is_on() && players.dice.per_mille(80) {
        claims::quickplay(players, table, by);
    }
    if !game.referrals().is_empty() && players.dice.per_mille(150) {
        super::answers::answer(players, table);
    }
    players.planned.len() > planned
}

/// The opponent claims the latest, or either of them names the move, or the player reports it.
fn illegal_claim(players: &mut Players, game: &Game, latent: &Latent) -> (Color, Claim) {
    let before = game.plies().get(latent.ply()).map_or(game.position(), |ply| ply.before());
    let named = Claim::MoveWasIllegal { of: latent.by(), number: before.fullmove() };
    match players.dice.below(10) {
        0..2 => (!latent.by(), named),
        2 => (latent.by(), named),
        3 => (latent.by(), Claim::OwnIllegalMove),
        _ => (!latent.by(), Claim::IllegalMove),
    }
}

fn legal_move(players: &mut Players, table: &Table, by: Color) {
    let position = *table.game.position();
    let Some(mv) = moves::choose(players, &position, table.event.temper) else {
        players.player(by, PlayerAct::Press { hand: Hand::Same });
        return;
    };
    make(players, table, by, mv);
}

/// Makes a move and completes it, mostly.
pub(super) fn make(players: &mut Players, table: &Table, by: Color, mv: Move) {
    let position = *table.game.position();
    let sees = table.event.blind != Some(by);
    players.last[by.index()] = Some(mv);
    let text = algebraic::text(&position, mv, &Style::PGN);
    if table.event.blind.is_some() && (!sees || players.dice.per_mille(300)) && players.dice.per_mille(930) {
        let said = if players.dice.per_mille(40) { "Ke2".to_owned() } else { text.clone() };
        players.player(by, PlayerAct::Announce { text: said });
    }
    for act in moves::carried_out(&mut players.dice, &position, mv, sees) {
        players.player(by, act);
    }
    if table.event.blind.is_some() && players.dice.per_mille(300) {
        players.player(!by, PlayerAct::Repeat { text: text.clone() });
    }
    if players.dice.per_mille(30) {
        offer(players, by);
    }
    match players.dice.below(1000) {
        0..930 => players.player(by, PlayerAct::Press { hand: Hand::Same }),
        930..940 => players.player(by, PlayerAct::Press { hand: Hand::Other }),
        940..950 => {
            let assisted = AssistantAct::For { act: PlayerAct::Press { hand: Hand::Same } };
            players.planned.push_back(Act::Assistant(by, assisted));
        }
        // They forget, and the opponent replies or waits.
        _ => {}
    }
    if players.dice.per_mille(250) {
        players.player(by, PlayerAct::Write { entry: SheetEntry::Move { text } });
    }
}

fn offer(players: &mut Players, by: Color) {
    let condition = players.dice.per_mille(100).then(|| "you lend me your pen".to_owned());
    players.player(by, PlayerAct::Offer { condition });
}

/// A piece goes where it cannot, and the clock is pressed.
fn illegal_move(players: &mut Players, table: &Table, by: Color) {
    let position = table.game.position();
    // Now and then it is the opponent's piece, or the opponent's king that is taken.
    let whose = if players.dice.per_mille(80) { !by } else { by };
    let pieces: Vec<Square> = position.by_color(whose).iter().collect();
    let from = players.dice.pick(&pieces);
    let to = if players.dice.per_mille(40) { position.king(!by) } else { players.dice.square() };
    let taken = position.piece_at(to).is_some_and(|piece| piece.color != by);
    players.player(by, PlayerAct::Touch { square: from, contact: Contact::Intent });
    if taken || players.dice.per_mille(60) {
        players.player(by, PlayerAct::Remove { square: to });
    }
    players.player(by, PlayerAct::Release { square: to });
    players.player(by, PlayerAct::Press { hand: Hand::Same });
}

/// They touch one piece and move another.
fn touched_another(players: &mut Players, table: &Table, by: Color) {
    if players.dice.per_mille(250) {
        wandering(players, table, by);
        return;
    }
    let position = *table.game.position();
    let occupied: Vec<Square> = position.occupied().iter().collect();
    let (first, second) = (players.dice.pick(&occupied), players.dice.pick(&occupied));
    let act = match players.dice.below(6) {
        0 => PlayerAct::TouchTogether { first, second },
        1 => PlayerAct::Touch { square: first, contact: Contact::Disputed },
        2 => PlayerAct::Touch { square: first, contact: Contact::Accident },
        3 => PlayerAct::Adjust { square: first },
        _ => PlayerAct::Touch { square: first, contact: Contact::Intent },
    };
    players.player(by, act);
    if players.dice.per_mille(300) {
        players.player(by, PlayerAct::Touch { square: second, contact: Contact::Intent });
    }
    legal_move(players, table, by);
}

/// A piece is let go somewhere, and taken further from there.
fn wandering(players: &mut Players, table: &Table, by: Color) {
    let legal = table.game.position().legal_moves();
    if legal.is_empty() {
        return;
    }
    let (first, then) = (players.dice.pick(&legal), players.dice.pick(&legal));
    let stop = if players.dice.per_mille(500) { first.to() } else { players.dice.square() };
    players.player(by, PlayerAct::Touch { square: first.from(), contact: Contact::Intent });
    players.player(by, PlayerAct::Release { square: stop });
    let again = if players.dice.per_mille(500) {
        PlayerAct::Lift { square: stop }
    } else {
        PlayerAct::Touch { square: stop, contact: Contact::Intent }
    };
    players.player(by, again);
    if players.dice.per_mille(500) {
        players.player(by, PlayerAct::Release { square: first.from() });
        make(players, table, by, then);
    } else {
        players.player(by, PlayerAct::Release { square: then.to() });
        players.player(by, PlayerAct::Press { hand: Hand::Same });
    }
}

/// A pawn is pushed to its last rank, left there, and the clock is pressed.
fn unpromoted_pawn(players: &mut Players, table: &Table, by: Color) {
    let position = *table.game.position();
    let legal = position.legal_moves();
    match legal.iter().find(|mv| mv.promotion().is_some()) {
        Some(mv) => {
            players.player(by, PlayerAct::Touch { square: mv.from(), contact: Contact::Intent });
            if mv.is_capture() {
                players.player(by, PlayerAct::Remove { square: mv.to() });
            }
            players.player(by, PlayerAct::Release { square: mv.to() });
            players.player(by, PlayerAct::Press { hand: Hand::Same });
        }
        None => legal_move(players, table, by),
    }
}

fn adjusting(players: &mut Players, table: &Table, by: Color) {
    let who = if players.dice.per_mille(300) { !by } else { by };
    let square = players.dice.square();
    if players.dice.per_mille(600) {
        players.player(who, PlayerAct::SayAdjust);
    }
    players.player(who, PlayerAct::Adjust { square });
    // Somebody releases a piece and then wants to put it elsewhere.
    let own = Piece { color: by, role: Role::King };
    let king = table.game.position().king(by);
    if table.game.position().piece_at(king) == Some(own) && players.dice.per_mille(300) {
        players.player(by, PlayerAct::Touch { square: king, contact: Contact::Intent });
        players.player(by, PlayerAct::Release { square });
    }
}

fn displacing(players: &mut Players, by: Color) {
    let who = if players.dice.per_mille(500) { by } else { !by };
    let square = players.dice.square();
    players.player(who, PlayerAct::Displace { squares: vec![square] });
    match players.dice.below(4) {
        0 => players.player(who, PlayerAct::PutBack),
        1 => players.player(!who, PlayerAct::Press { hand: Hand::Same }),
        2 => players.player(!who, PlayerAct::Claim { claim: Claim::Displaced }),
        _ => {}
    }
}
