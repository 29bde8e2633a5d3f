//! What a board reports, and the acts that are read in it.

mod cases;
mod games;
mod room;
