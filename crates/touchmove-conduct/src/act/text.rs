//! What the texts in acts are: how much room there is for one follows from that. A text that no act names here is a remark.

use super::{Act, ArbiterAct, AssistantAct, Basis, Claim, DrawClaim, Observation, PlayerAct, SheetEntry};

/// A text that is more than a remark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextKind {
    /// Somebody or something by name, or an article by its number.
    Name,
    /// A move as people write it.
    Move,
}

/// A text with the field it stands in and what it is.
pub type ActText<'a> = (&'static str, TextKind, &'a str);

impl Act {
    /// The text it has that is more than a remark; no act has two.
    pub fn text(&self) -> Option<ActText<'_>> {
        match self {
            Act::Player(_, act) => act.text(),
            Act::Assistant(_, act) => act.text(),
            Act::Arbiter(act) => act.text(),
            Act::Bystander(seen) => seen.text(),
        }
    }
}

impl PlayerAct {
    fn text(&self) -> Option<ActText<'_>> {
        if let PlayerAct::Confirm { act } = self {
            return act.text();
        }
        let written = if let PlayerAct::WriteSealed { text } | PlayerAct::StateSealed { text } = self {
            text
        } else if let PlayerAct::Write { entry: SheetEntry::Move { text } } = self {
            text
        } else if let PlayerAct::Claim { claim: Claim::Draw(DrawClaim { basis, .. }) } = self
            && let Basis::Intended { text } | Basis::Unwritten { text } = basis
        {
            text
        } else {
            return None;
        };
        Some(("text", TextKind::Move, written))
    }
}

impl AssistantAct {
    fn text(&self) -> Option<ActText<'_>> {
        if let AssistantAct::For { act } = self {
            act.text()
        } else if let AssistantAct::Execute { text } = self {
            Some(("text", TextKind::Move, text))
        } else {
            None
        }
    }
}

impl ArbiterAct {
    /// The text it has that is more than a remark.
    pub fn text(&self) -> Option<ActText<'_>> {
        if let ArbiterAct::Observe { seen } = self {
            seen.text()
        } else if let ArbiterAct::AuthoriseDevice { name, .. }
        | ArbiterAct::Designate { name, .. }
        | ArbiterAct::AppointAssistant { name }
        | ArbiterAct::AdmitPerson { name } = self
        {
            Some(("name", TextKind::Name, name))
        } else if let ArbiterAct::SetClocks { under, .. }
        | ArbiterAct::RuleFreely { under, .. }
        | ArbiterAct::SetControl { under, .. } = self
        {
            Some(("under", TextKind::Name, under))
        } else {
            None
        }
    }
}

impl Observation {
    fn text(&self) -> Option<ActText<'_>> {
        if let Observation::Outsider { text } = self { Some(("text", TextKind::Name, text)) } else { None }
    }
}
