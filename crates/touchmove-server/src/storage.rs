//! The data folder: free space, damage, copies.

pub(crate) mod backup;
pub(crate) mod ballast;
pub(crate) mod copies;
pub(crate) mod disk_space;
pub mod doctor;
pub(crate) mod files;
pub(crate) mod journal_damage;
pub(crate) mod machine_files;
pub mod verify;
