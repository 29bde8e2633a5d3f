//! What is the same for everybody: the web page, the Laws, the drill, a voice.

pub(crate) mod api_reference;
pub(crate) mod demo;
pub(crate) mod demonstration;
pub(crate) mod drill;
pub(crate) mod explain;
pub(crate) mod law;
pub(crate) mod scenarios;
pub(crate) mod speech;
pub(crate) mod stock;
pub(crate) mod web_page;
