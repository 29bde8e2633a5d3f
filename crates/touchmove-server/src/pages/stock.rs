//! The scenario stock of this program and its index; read once, on the first request.

use std::sync::LazyLock;

use touchmove_drill::{Incident, Kept, Stock, StockError};
use touchmove_law::{Edition, Row};
use touchmove_wire::v1::law::Proved;

use crate::net::problem::Problem;

static STOCK: LazyLock<Result<Stock, StockError>> = LazyLock::new(Stock::carried);

/// The stock. Its files are tested when the program is built, so that it can be read; if not, this says why.
pub(crate) fn stock() -> Result<&'static Stock, Problem> {
    STOCK.as_ref().map_err(|error| Problem::unavailable(error.to_string()))
}

/// The scenarios that prove a row of an edition.
pub(crate) fn proving<'a>(stock: &'a Stock, edition: Edition, row: &Row) -> Vec<&'a Kept> {
    let proves = |kept: &&Kept| {
        kept.scenario.editions().contains(&edition)
            && kept.scenario.numbers(edition).into_iter().any(|number| row.is_named_by(number))
    };
    stock.all().iter().filter(proves).collect()
}

static PROVED: LazyLock<Vec<Proved>> = LazyLock::new(|| {
    let Ok(stock) = STOCK.as_ref() else { return Vec::new() };
    let mut all = Vec::new();
    for edition in Edition::NEWEST_FIRST {
        for row in Row::all(edition) {
            let scenarios = u32::try_from(proving(stock, edition, row).len()).unwrap_or(u32::MAX);
            if scenarios > 0 {
                all.push(Proved { edition: edition.year(), number: row.number, scenarios });
            }
        }
    }
    all
});

/// How many scenarios prove each number that any proves.
pub(crate) fn scenario_counts() -> Vec<Proved> {
    PROVED.clone()
}

static INCIDENTS: LazyLock<[Vec<Incident>; 2]> = LazyLock::new(|| {
    let Ok(stock) = STOCK.as_ref() else { return [Vec::new(), Vec::new()] };
    Edition::NEWEST_FIRST.map(|edition| stock.incidents(edition))
});

/// The incidents under an edition. The whole stock is played once for it, which takes a second: not on an async task.
pub(crate) fn incidents(edition: Edition) -> &'static [Incident] {
    let place = Edition::NEWEST_FIRST.iter().position(|one| *one == edition);
    place.and_then(|place| INCIDENTS.get(place)).map_or(&[], Vec::as_slice)
}
