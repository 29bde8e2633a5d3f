//! What a board reports, and the acts that are read in it.

mod cases;
mod chess960;
mod games;
mod room;
