//! How much a reader takes before it says that it is too much.

/// The most a reader accepts of each thing. What goes beyond is a located fault, never more memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// Bytes of a comment.
    pub comment: usize,
    /// Bytes of a tag pair, brackets included.
    pub tag: usize,
    /// Tag pairs of a game.
    pub tags: u32,
    /// Bytes of a word of the movetext.
    pub word: usize,
    /// Variations within variations.
    pub depth: u32,
    /// Moves of the main line, each player's counted.
    pub plies: u32,
    /// Moves, comments and glyphs of a game with its variations.
    pub moves: u32,
    /// Bytes of all comments of a game together.
    pub comments: usize,
}

impl Limits {
    /// For trusted files: large enough for every genuine game.
    pub const OWN: Limits = Limits {
        comment: 1 << 18,
        tag: 1 << 16,
        tags: 1024,
        word: 256,
        depth: 256,
        plies: 20_000,
        moves: 1_000_000,
        comments: 32 << 20,
    };

    /// For untrusted files.
    pub const UPLOAD: Limits = Limits {
        comment: 16 << 10,
        tag: 1100,
        tags: 64,
        word: 64,
        depth: 64,
        plies: 2_000,
        moves: 50_000,
        comments: 1 << 20,
    };

    /// The longest text that has to be seen at once: a chunk of this size is always read further.
    pub fn longest(&self) -> usize {
        self.comment.max(self.tag).max(self.word).saturating_add(16)
    }
}
