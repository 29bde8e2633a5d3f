//! An event from its first entry to its standings, reports and files.

mod categories;
mod closing;
mod files;
mod judging;
mod laws;
mod lists;
mod pairing;
mod programs;
mod random;
mod standings;
mod support;
mod trf;
mod wild;
