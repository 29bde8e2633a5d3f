//! What a text says, before it is compared with the position.

use touchmove_chess::{File, Rank, Role, Square, Wing};

use super::oddity::Oddities;

/// Kinds of piece that a letter may mean: mostly one, two where scripts clash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Roles(u8);

impl Roles {
    pub(crate) const NONE: Roles = Roles(0);
    pub(crate) const PAWN: Roles = Roles::of(Role::Pawn);

    pub(crate) const fn of(role: Role) -> Roles {
        Roles(match role {
            Role::Pawn => 1,
            Role::Knight => 2,
            Role::Bishop => 4,
            Role::Rook => 8,
            Role::Queen => 16,
            Role::King => 32,
        })
    }

    pub(crate) const fn with(self, role: Role) -> Roles {
        Roles(self.0 | Roles::of(role).0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn has(self, role: Role) -> bool {
        self.0 & Roles::of(role).0 != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |role| self.has(*role))
    }
}

/// The move a text names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    /// 0-0 or 0-0-0.
    Castle(Wing),
    /// A piece goes somewhere.
    Step {
        /// What goes.
        roles: Roles,
        /// From which file, if that is said.
        file: Option<File>,
        /// From which rank, if that is said.
        rank: Option<Rank>,
        /// Where to.
        to: Square,
        /// What a pawn becomes, if that is said.
        promotion: Option<Roles>,
    },
}

/// The optional signs that were written (C.13.3–C.13.6).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Signs {
    pub(crate) capture: bool,
    pub(crate) check: bool,
    pub(crate) mate: bool,
    pub(crate) en_passant: bool,
}

/// What a text says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written {
    pub(crate) named: Named,
    pub(crate) signs: Signs,
    /// `(=)` stands after it (C.12).
    pub(crate) offers_draw: bool,
    pub(crate) oddities: Oddities,
}
