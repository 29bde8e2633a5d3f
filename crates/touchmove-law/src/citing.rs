//! The macros that cite: a number that does not exist fails the build.

/// Cites a provision by its number.
///
/// A number without a year is one of [`Edition::CITED`](crate::Edition::CITED); the numbers of the other editions follow from
/// `law/provisions.toml`, and docs/editions.md lists them:
///
/// ```
/// use touchmove_law::{Edition, cite};
///
/// let price = cite!("7.5.5");
/// assert_eq!(price.number(Edition::Fide2023), Some("7.5.5"));
/// assert_eq!(price.number(Edition::Fide2001), Some("7.4(b)"));
/// assert_eq!(price.to_string(), "7.5.5 (2001: 7.4(b))");
///
/// let forced_queen = cite!("7.5.2");
/// assert_eq!(forced_queen.number(Edition::Fide2001), None);
/// ```
///
/// Years are named where only another edition has the provision, where another row than the usual one is meant, and where
/// the citation is not for every edition that has the provision:
///
/// ```
/// use touchmove_law::{Edition, cite};
///
/// assert_eq!(cite!(2001 "B.5(b)").number(Edition::Fide2023), None);
/// assert_eq!(cite!(2023 "9.2", 2001 "5.2(d)").number(Edition::Fide2001), Some("5.2(d)"));
/// assert_eq!(cite!(2023 "A.4").number(Edition::Fide2001), None);
/// ```
///
/// The numbers are looked up when the program is compiled, even in functions that are never called.
/// A number that does not exist:
///
/// ```compile_fail,E0080
/// let article = touchmove_law::cite!("7.5.9");
/// ```
///
/// ```compile_fail,E0080
/// let article = touchmove_law::cite!(2001 "7.5.5");
/// ```
///
/// A number with several partners, none of them the usual one:
///
/// ```compile_fail,E0080
/// let article = touchmove_law::cite!("1.5");
/// ```
///
/// Two numbers that are not one provision, in a generic function nobody calls:
///
/// ```compile_fail,E0080
/// fn unused<T>() -> touchmove_law::Article {
///     touchmove_law::cite!(2023 "7.5.5", 2001 "6.10")
/// }
/// ```
///
/// The same function with the right pair:
///
/// ```
/// fn unused<T>() -> touchmove_law::Article {
///     touchmove_law::cite!(2023 "7.5.5", 2001 "7.4(b)")
/// }
/// ```
#[macro_export]
macro_rules! cite {
    ($number:literal) => {{
        const ARTICLE: $crate::Article = $crate::Article::cited($number);
        ARTICLE
    }};
    ($($year:literal $number:literal),+ $(,)?) => {{
        const ARTICLE: $crate::Article = $crate::Article::cited_in(&[$(($year, $number)),+]);
        ARTICLE
    }};
}

/// Says which numbers the code below it decides, where no ruling carries them: an item that costs nothing.
///
/// Coverage counts it as it counts [`cite!`]. A number without a year counts with its partners.
///
/// ```
/// touchmove_law::decides!("9.2.3.1", 2001 "9.2/2");
/// ```
///
/// ```compile_fail,E0080
/// touchmove_law::decides!("9.2.3.9");
/// ```
#[macro_export]
macro_rules! decides {
    ($number:literal $(, $($rest:tt)*)?) => {
        const _: $crate::Article = $crate::cite!($number);
        $($crate::decides! { $($rest)* })?
    };
    ($year:literal $number:literal $(, $($rest:tt)*)?) => {
        const _: $crate::Article = $crate::cite!($year $number);
        $($crate::decides! { $($rest)* })?
    };
    () => {};
}
