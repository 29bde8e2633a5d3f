//! Acts told in words: who did what, for stories and logs.
//!
//! A message is named after the variant it tells: `PlayerAct::SayAdjust` is `act-say-adjust`, `ArbiterAct::Start` is
//! `arbiter-start`, `Claim::Flag` is `claim-flag`, `Observation::Flag` is `seen-flag`.

use touchmove_chess::{Board, Color, Role, Square};
use touchmove_conduct::Act;
use touchmove_conduct::act::{
    ArbiterAct, Asked, AssistantAct, Basis, Claim, Contact, DrawRule, Ground, Hand, LeaveTo, Observation,
    PlayerAct, SheetEntry, StopReason,
};

use crate::said::names;
use crate::words::Words;

/// The arguments of a message.
type Args = Vec<(&'static str, String)>;

impl Words {
    /// The act in a sentence without full stop; `board` shows which pieces stood where.
    pub fn deed(&self, act: &Act, board: &Board) -> String {
        match act {
            Act::Player(by, act) => self.player_act(*by, act, board),
            Act::Assistant(of, act) => self.assistant_act(*of, act, board),
            Act::Arbiter(act) => self.arbiter_act(act),
            Act::Bystander(seen) => self.text("bystander", &[("text", self.seen(seen))]),
        }
    }

    /// A player as the language calls him where nothing else is said of him.
    pub fn player(&self, color: Color) -> String {
        self.text("player", &[player(color)])
    }

    fn player_act(&self, by: Color, act: &PlayerAct, board: &Board) -> String {
        let mut name = format!("act-{}", name_of(&variant(&format!("{act:?}"))));
        let mut args: Args = vec![player(by)];
        let text = |text: &str| ("text", text.to_owned());
        match act {
            PlayerAct::Touch(square, contact) => {
                args.extend(on(board, *square));
                match contact {
                    Contact::Intent => {}
                    Contact::Accident => name.push_str("-accident"),
                    Contact::Disputed => name.push_str("-disputed"),
                }
            }
            PlayerAct::Adjust(square)
            | PlayerAct::Lift(square)
            | PlayerAct::Remove(square)
            | PlayerAct::Release(square) => args.extend(on(board, *square)),
            PlayerAct::TouchTogether(one, other) => {
                args.extend([("square", one.to_string()), ("other", other.to_string())]);
            }
            PlayerAct::Place(role, square) | PlayerAct::PlaceEnemy(role, square) => {
                args.extend([piece(*role), ("square", square.to_string())]);
            }
            PlayerAct::Press(Hand::Other) => name.push_str("-other"),
            PlayerAct::Stop(reason) => {
                args.push(("why", name_of(&variant(&format!("{reason:?}")))));
                if let StopReason::Help(matter) = reason {
                    args.push(text(matter));
                }
            }
            PlayerAct::Displace(squares) => {
                let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
                args.push(("text", squares.join(", ")));
            }
            PlayerAct::Write(entry) => args.push(("text", self.sheet_entry(entry))),
            PlayerAct::Offer { condition: Some(condition) } => {
                name.push_str("-condition");
                args.push(text(condition));
            }
            PlayerAct::Claim(claim) => args.push(("text", self.claim(claim))),
            PlayerAct::Sign(score) => args.push(("text", score.to_string())),
            PlayerAct::AskLeave(to) | PlayerAct::Leave(to) => {
                let place = match to {
                    LeaveTo::Venue => "venue",
                    LeaveTo::Outside => "outside",
                };
                args.push(("where", place.to_owned()));
            }
            PlayerAct::WriteSealed(said)
            | PlayerAct::StateSealed(said)
            | PlayerAct::Announce(said)
            | PlayerAct::Repeat(said) => args.push(text(said)),
            PlayerAct::Confirm(act) => args.push(("text", self.arbiter_act(act))),
            PlayerAct::SayAdjust
            | PlayerAct::SayCastle
            | PlayerAct::UseBothHands
            | PlayerAct::Press(Hand::Same)
            | PlayerAct::PutBack
            | PlayerAct::BorrowSheet
            | PlayerAct::ReturnSheet
            | PlayerAct::Offer { condition: None }
            | PlayerAct::Accept
            | PlayerAct::Reject
            | PlayerAct::Withdraw
            | PlayerAct::Resign
            | PlayerAct::Arrive
            | PlayerAct::Return
            | PlayerAct::AskToSeeSheet
            | PlayerAct::AskForSheet
            | PlayerAct::AskExplanation
            | PlayerAct::AskMoveCount
            | PlayerAct::Appeal(_)
            | PlayerAct::CloseEnvelope
            | PlayerAct::ContestClock
            | PlayerAct::DemandTwoBoards
            | PlayerAct::ReportBoardsDiffer
            | PlayerAct::AgreeToCorrect
            | PlayerAct::Restart
            | PlayerAct::SayCheck
            | PlayerAct::RefuseToSign
            | PlayerAct::AskBag
            | PlayerAct::UseBag => {}
        }
        self.text(&name, &args)
    }

    fn sheet_entry(&self, entry: &SheetEntry) -> String {
        let name = format!("sheet-{}", name_of(&variant(&format!("{entry:?}"))));
        match entry {
            SheetEntry::Move(text)
            | SheetEntry::Spoken(text)
            | SheetEntry::Time(text)
            | SheetEntry::ClaimMatter(text)
            | SheetEntry::Note(text) => self.text(&name, &[("text", text.clone())]),
            SheetEntry::Dash | SheetEntry::UpToDate | SheetEntry::DrawOffer => self.text(&name, &[]),
        }
    }

    fn claim(&self, claim: &Claim) -> String {
        let mut name = format!("claim-{}", name_of(&variant(&format!("{claim:?}"))));
        let mut args: Args = Vec::new();
        match claim {
            Claim::Draw(claim) => {
                let rule = match claim.rule {
                    DrawRule::Repetition => "repetition",
                    DrawRule::FiftyMoves => "fifty-moves",
                };
                args.push(("rule", rule.to_owned()));
                match &claim.basis {
                    Basis::OnBoard => {}
                    Basis::Intended(text) => {
                        name.push_str("-intended");
                        args.push(("text", text.clone()));
                    }
                    Basis::Unwritten(text) => {
                        name.push_str("-unwritten");
                        args.push(("text", text.clone()));
                    }
                }
            }
            Claim::Quickplay(ground) | Claim::QuickplayAlone(ground, _) => {
                let ground = match ground {
                    Ground::CannotWin => "cannot-win",
                    Ground::NoEffort => "no-effort",
                };
                args.push(("ground", ground.to_owned()));
            }
            Claim::Disturbance(text) => args.push(("text", text.clone())),
            Claim::MoveWasIllegal(of, number) => {
                args.extend([player(*of), ("number", number.to_string())]);
            }
            Claim::IllegalMove
            | Claim::OwnIllegalMove
            | Claim::TouchedPiece
            | Claim::Flag
            | Claim::OwnFlag
            | Claim::SetUp(_)
            | Claim::Displaced
            | Claim::QuickplayIncrement
            | Claim::ClockDefect => {}
        }
        self.text(&name, &args)
    }

    fn assistant_act(&self, of: Color, act: &AssistantAct, board: &Board) -> String {
        let name = format!("assistant-{}", name_of(&variant(&format!("{act:?}"))));
        let mut args: Args = vec![player(of)];
        args.push(match act {
            AssistantAct::For(act) => ("text", self.player_act(of, act, board)),
            AssistantAct::Execute(text) => ("text", text.clone()),
            AssistantAct::Tell { asked: Asked::Yes } => ("asked", "yes".to_owned()),
            AssistantAct::Tell { asked: Asked::No } => ("asked", "no".to_owned()),
            AssistantAct::ReportTouch(square) => ("square", square.to_string()),
        });
        self.text(&name, &args)
    }

    fn seen(&self, seen: &Observation) -> String {
        let name = format!("seen-{}", name_of(&variant(&format!("{seen:?}"))));
        let args: Args = match seen {
            Observation::Flag(color)
            | Observation::NotRecorded(color)
            | Observation::Device(color)
            | Observation::Absent(color) => vec![player(*color)],
            Observation::TouchedPiece(square) => vec![("square", square.to_string())],
            Observation::Outsider(text) => vec![("text", text.clone())],
            Observation::BothAbsent
            | Observation::BothFlags
            | Observation::IllegalMove
            | Observation::IllegalPosition
            | Observation::SetUp(_)
            | Observation::Displaced
            | Observation::BoardsDiffer => Vec::new(),
        };
        self.text(&name, &args)
    }

    fn arbiter_act(&self, act: &ArbiterAct) -> String {
        let name = format!("arbiter-{}", name_of(&variant(&format!("{act:?}"))));
        let text = |text: &str| vec![("text", text.to_owned())];
        let args: Args = match act {
            ArbiterAct::Pause(reason) => text(reason),
            ArbiterAct::Observe(seen) => text(&self.seen(seen)),
            ArbiterAct::Decide(_, choice) => vec![("choice", name_of(&variant(&format!("{choice:?}"))))],
            ArbiterAct::SetClocks(_, readings, _) => {
                let shown = |color, time: Option<touchmove_clock::Millis>| {
                    time.map(|time| format!("{} {time}", self.player(color)))
                };
                let both = [shown(Color::White, readings.white), shown(Color::Black, readings.black)];
                text(&self.joined("list-two", both.into_iter().flatten()))
            }
            ArbiterAct::GiveTime(times, _) => {
                let given = Color::ALL.map(|side| (side, *times.of(side)));
                let given = given.into_iter().filter(|(_, time)| !time.is_zero());
                let given = given.map(|(side, time)| format!("{} {time}", self.player(side)));
                text(&self.joined("list-two", given))
            }
            ArbiterAct::Penalise(color, _, reason) => {
                vec![player(*color), ("text", reason.clone())]
            }
            ArbiterAct::ChangeResult(score, _) => text(&score.to_string()),
            ArbiterAct::Log(incident, _, remark) => {
                let code = incident.code().replace('-', " ");
                text(&if remark.is_empty() { code } else { format!("{code}, {remark}") })
            }
            ArbiterAct::RuleFreely { reason, .. }
            | ArbiterAct::RefusesToComply(_, reason)
            | ArbiterAct::AuthoriseDevice(_, reason)
            | ArbiterAct::Designate(_, reason)
            | ArbiterAct::AppointAssistant(reason)
            | ArbiterAct::ReferToFide(reason)
            | ArbiterAct::AdmitPerson(reason) => text(reason),
            ArbiterAct::Reconstructed(moves) => {
                let found = Color::ALL.map(|side| {
                    let number = moves.of(side).map_or("?".to_owned(), |number| number.to_string());
                    format!("{} {number}", self.player(side))
                });
                text(&self.joined("list-two", found))
            }
            ArbiterAct::Proves(color, _)
            | ArbiterAct::AdmitLate(color)
            | ArbiterAct::Assistant(color, _, _)
            | ArbiterAct::RefuseAssistant(color)
            | ArbiterAct::Disability(color, _)
            | ArbiterAct::GrantLeave(color)
            | ArbiterAct::RefuseLeave(color)
            | ArbiterAct::GrantBag(color)
            | ArbiterAct::Inspect(color, _, _) => vec![player(*color)],
            ArbiterAct::Start
            | ArbiterAct::Resume
            | ArbiterAct::Reinstate(_)
            | ArbiterAct::DeclareDead(_)
            | ArbiterAct::Consent
            | ArbiterAct::ClockSide(_)
            | ArbiterAct::Replace(_)
            | ArbiterAct::TakeSnapshot
            | ArbiterAct::OrderSeal(_)
            | ArbiterAct::ConfirmEnvelope(_)
            | ArbiterAct::ResumeAdjourned(_)
            | ArbiterAct::OpenEnvelope
            | ArbiterAct::EnvelopeMissing
            | ArbiterAct::PositionLost
            | ArbiterAct::TellMoveCount
            | ArbiterAct::SetControl(..) => Vec::new(),
        };
        self.text(&name, &args)
    }
}

/// `$player`.
fn player(color: Color) -> (&'static str, String) {
    ("player", names::player(color).to_owned())
}

/// `$piece`.
fn piece(role: Role) -> (&'static str, String) {
    ("piece", names::piece(role).to_owned())
}

/// `$piece` and `$square`: what stands there.
fn on(board: &Board, square: Square) -> Args {
    let role = board.piece_at(square).map_or(Role::Pawn, |piece| piece.role);
    vec![("square", square.to_string()), piece(role)]
}

/// `SayAdjust` → `say-adjust`.
fn name_of(variant: &str) -> String {
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

#[cfg(test)]
mod tests {
    use touchmove_chess::Position;

    use super::*;

    /// The variants of an enum, as its source has them.
    fn variants(source: &str, name: &str) -> Vec<String> {
        let body = source.split(&format!("pub enum {name} {{")).nth(1).unwrap();
        let body = body.split("\n}").next().unwrap();
        body.lines()
            .filter(|line| line.starts_with("    ") && line.as_bytes()[4].is_ascii_uppercase())
            .map(|line| variant(line.trim()))
            .collect()
    }

    #[test]
    fn every_act_can_be_told() {
        let english = Words::english();
        let player = include_str!("../../touchmove-conduct/src/act/player.rs");
        let claim = include_str!("../../touchmove-conduct/src/act/claim.rs");
        let arbiter = include_str!("../../touchmove-conduct/src/act/arbiter.rs");
        let kinds = [
            ("act", player, "PlayerAct"),
            ("sheet", player, "SheetEntry"),
            ("assistant", player, "AssistantAct"),
            ("claim", claim, "Claim"),
            ("arbiter", arbiter, "ArbiterAct"),
            ("seen", arbiter, "Observation"),
        ];
        let mut missing = Vec::new();
        for (kind, source, name) in kinds {
            let all = variants(source, name);
            assert!(all.len() > 3, "{name}: only {}", all.len());
            let ids = all.iter().map(|variant| format!("{kind}-{}", name_of(variant)));
            missing.extend(ids.filter(|id| english.text(id, &[]) == *id));
        }
        assert!(missing.is_empty(), "en.drill.ftl lacks {missing:?}");
    }

    #[test]
    fn an_act_is_told_with_the_piece_that_stands_there() {
        let act = Act::Player(Color::White, PlayerAct::Touch(Square::G1, Contact::Intent));
        let told = Words::english().deed(&act, Position::initial().board());
        assert_eq!(told, "White touches the knight on g1");
    }
}
