//! The articles, one module per subject, grouped in the order of the 2023 Laws; both numbers in each module's first line. No
//! module depends on itself through others: what several need stands below them.

// The act of moving the pieces (Article 4).
pub(crate) mod changed;
pub(crate) mod dispute;
pub(crate) mod making;
pub(crate) mod recognition;
pub(crate) mod touch;

// The end of the game (Article 5).
pub(crate) mod end;
pub(crate) mod winning;

// The chessclock (Article 6).
pub(crate) mod automatic;
pub(crate) mod clock_corrections;
pub(crate) mod flag;
pub(crate) mod late;
pub(crate) mod press;
pub(crate) mod start;

// Irregularities (Article 7).
pub(crate) mod displaced;
pub(crate) mod earlier_position;
pub(crate) mod found;
pub(crate) mod illegal_position;
pub(crate) mod irregularity;
pub(crate) mod set_up;

// Recording the moves (Article 8).
pub(crate) mod completing;
pub(crate) mod other_notation;
pub(crate) mod recording;
pub(crate) mod sheet_requests;
pub(crate) mod signing;

// The drawn game (Article 9).
pub(crate) mod draw;
pub(crate) mod draw_claim;

// The conduct of the players (Article 11).
pub(crate) mod behaviour;
pub(crate) mod device;
pub(crate) mod venue;

// The role of the arbiter (Article 12, Preface).
pub(crate) mod arbiter;
pub(crate) mod free_ruling;
pub(crate) mod incident;
pub(crate) mod no_arbiter;
pub(crate) mod penalty;

// Players with disabilities (Appendix D).
pub(crate) mod announcing;
pub(crate) mod assistant;
pub(crate) mod blind;
pub(crate) mod boards;

// Adjourned games (Guideline I).
pub(crate) mod absence;
pub(crate) mod adjourned;
pub(crate) mod between_sessions;
pub(crate) mod resumption;
pub(crate) mod sealed_move;

// The quickplay finish (Guideline III).
pub(crate) mod quickplay;
pub(crate) mod quickplay_alone;
