//! Words that are understood beside the ones that are said: other spellings, everyday names, small words.

use touchmove_chess::{File, Rank, Role};

/// What a word of an announcement means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Piece(Role),
    File(File),
    Rank(Rank),
    /// Castling, either way.
    Castling,
    /// On the king's side.
    Short,
    /// On the queen's side.
    Long,
    Takes,
    Check,
    Mate,
    EnPassant,
    /// Says nothing by itself: to, from, side.
    Small,
}

/// German words (D.2.1; 2001 F.2.1), understood by every voice.
pub(crate) const GERMAN: &[(&str, Word)] = &[
    ("zwo", Word::Rank(Rank::Second)),
    ("Cäsar", Word::File(File::C)),
    ("Rochade", Word::Castling),
    ("rochiert", Word::Castling),
    ("kurz", Word::Short),
    ("kurze", Word::Short),
    ("kleine", Word::Short),
    ("lang", Word::Long),
    ("lange", Word::Long),
    ("große", Word::Long),
    ("schlägt", Word::Takes),
    ("nimmt", Word::Takes),
    ("Schach", Word::Check),
    ("matt", Word::Mate),
    ("schachmatt", Word::Mate),
    ("en", Word::EnPassant),
    ("passant", Word::EnPassant),
    ("von", Word::Small),
    ("nach", Word::Small),
    ("auf", Word::Small),
    ("und", Word::Small),
    ("wird", Word::Small),
    ("zur", Word::Small),
    ("zum", Word::Small),
    ("umwandlung", Word::Small),
    ("in", Word::Small),
];

/// English words.
pub(crate) const ENGLISH: &[(&str, Word)] = &[
    ("castling", Word::Castling),
    ("castles", Word::Castling),
    ("castle", Word::Castling),
    ("short", Word::Short),
    ("kingside", Word::Short),
    ("long", Word::Long),
    ("queenside", Word::Long),
    ("takes", Word::Takes),
    ("captures", Word::Takes),
    ("check", Word::Check),
    ("checkmate", Word::Mate),
    ("mate", Word::Mate),
    ("and", Word::Small),
    ("from", Word::Small),
    ("to", Word::Small),
    ("on", Word::Small),
    ("side", Word::Small),
    ("promotes", Word::Small),
    ("becomes", Word::Small),
    ("equals", Word::Small),
];

/// Armenian words: the other spelling of the announcement words (I-056) and everyday ones.
pub(crate) const ARMENIAN: &[(&str, Word)] = &[
    ("քյոնեյ", Word::Piece(Role::King)),
    ("դամ", Word::Piece(Role::Queen)),
    ("թում", Word::Piece(Role::Rook)),
    ("լոյֆը", Word::Piece(Role::Bishop)),
    ("շպղինգը", Word::Piece(Role::Knight)),
    ("բաուը", Word::Piece(Role::Pawn)),
    ("զիբն", Word::Rank(Rank::Seventh)),
    ("մեկ", Word::Rank(Rank::First)),
    ("երկու", Word::Rank(Rank::Second)),
    ("երեք", Word::Rank(Rank::Third)),
    ("չորս", Word::Rank(Rank::Fourth)),
    ("հինգ", Word::Rank(Rank::Fifth)),
    ("վեց", Word::Rank(Rank::Sixth)),
    ("յոթ", Word::Rank(Rank::Seventh)),
    ("ութ", Word::Rank(Rank::Eighth)),
    ("փոխատեղում", Word::Castling),
    ("կարճ", Word::Short),
    ("երկար", Word::Long),
    ("վերցնում", Word::Takes),
    ("է", Word::Small),
    ("շախ", Word::Check),
    ("մատ", Word::Mate),
    ("կողանցիկ", Word::EnPassant),
    ("ան", Word::EnPassant),
    ("պասան", Word::EnPassant),
];

/// Persian words: the spellings of the text of the Laws and everyday ones.
pub(crate) const PERSIAN: &[(&str, Word)] = &[
    ("فنف", Word::Rank(Rank::Fifth)),
    ("یک", Word::Rank(Rank::First)),
    ("دو", Word::Rank(Rank::Second)),
    ("سه", Word::Rank(Rank::Third)),
    ("چهار", Word::Rank(Rank::Fourth)),
    ("پنج", Word::Rank(Rank::Fifth)),
    ("شش", Word::Rank(Rank::Sixth)),
    ("هفت", Word::Rank(Rank::Seventh)),
    ("هشت", Word::Rank(Rank::Eighth)),
    ("روشاده", Word::Castling),
    ("رودشاده", Word::Castling),
    ("قلعه", Word::Castling),
    ("رفتن", Word::Small),
    ("جناح", Word::Small),
    ("کورتسه", Word::Short),
    ("کوچک", Word::Short),
    ("لانگه", Word::Long),
    ("بزرگ", Word::Long),
    ("می‌زند", Word::Takes),
    ("می‌گیرد", Word::Takes),
    ("کیش", Word::Check),
    ("و", Word::Small),
    ("مات", Word::Mate),
    ("آن", Word::EnPassant),
    ("پاسان", Word::EnPassant),
];
