//! Games judged act by act through the public API: properties, views and cases that no scenario tells.

mod adjourned;
mod adjourned_at_random;
mod any_act;
mod arbiter;
mod assistant;
mod behaviour;
mod blind;
mod both_flags;
mod displaced;
mod elsewhere;
mod game;
mod illegal_position;
mod late;
mod penalties;
mod quickplay;
mod recording;
mod resumed;
mod scoresheets;
mod sealed_move;
mod set_up;
mod simulated;
mod support;
mod views;
