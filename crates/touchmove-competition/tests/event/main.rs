//! An event from its first entry to its standings, reports and files.

mod judging;
mod standings;
mod support;
