//! What the Laws say about acts of an event, by subject.

pub(crate) mod appealing; // 11.10
pub(crate) mod closing; // 12.2.5 | 2001 13.2
pub(crate) mod pairing; // A.4.1, B.2.1, 12.9.8, 12.9.9
pub(crate) mod penalising; // 11.7, 11.8, 12.9 | 2001 12.7, 12.8, 13.4
pub(crate) mod people; // 8.3, 11.4, 12.2.6, 12.7 | 2001 8.3, 12.3, 13.7
pub(crate) mod registration; // 12.2.5, 12.4 | 2001 13.2
pub(crate) mod results; // 6.7.1, 8.7, 10, I | 2001 6.7, 8.7, 11, A
pub(crate) mod terms; // 6.3.1, A.6, B.4, I.14 | 2001 6.2, A.13
