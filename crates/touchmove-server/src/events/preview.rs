//! A file or a table as it was understood; nothing is imported.

use axum::Json;
use touchmove_clock::TimeControl;
use touchmove_competition::player_table;
use touchmove_competition::trf::{self, Fault, Import, Why};
use touchmove_competition::{Stamp, Zone};
use touchmove_law::{Edition, Regulations};
use touchmove_wire::v1::event::preview::{PreviewWanted, Previewed};

use crate::net::answer::WithFiles;
use crate::net::problem::{Code, Problem};

/// Looks at a file or a table.
pub(crate) async fn preview(WithFiles(wanted): WithFiles<PreviewWanted>) -> Result<Json<Previewed>, Problem> {
    match (&wanted.trf, &wanted.table) {
        (Some(text), None) => Ok(Json(of_file(text))),
        (None, Some(text)) => {
            let table = player_table::read(text, wanted.columns().as_deref());
            let table = table.ok_or(Code::ColumnOfNamesMissing)?;
            Ok(Json(Previewed::of_table(&table)))
        }
        (_, _) => Err(Code::TrfOrTable.into()),
    }
}

fn of_file(text: &str) -> Previewed {
    match trf::import_liberal(text, &how(None)) {
        Ok(brought) => Previewed::of_file(&brought),
        Err(faults) if faults.iter().all(is_about_time) => {
            // The person states the time; everything else is shown.
            match trf::import_liberal(text, &how("90+30".parse().ok())) {
                Ok(brought) => Previewed { control: None, ..Previewed::of_file(&brought) },
                Err(faults) => refused(&faults),
            }
        }
        Err(faults) => refused(&faults),
    }
}

fn is_about_time(fault: &Fault) -> bool {
    matches!(fault.why, Why::Missing(what) if what.starts_with("the time control"))
}

fn refused(faults: &[Fault]) -> Previewed {
    let problems = faults.iter().take(50).map(ToString::to_string).collect();
    Previewed { problems, ..Previewed::default() }
}

fn how(control: Option<TimeControl>) -> Import {
    Import {
        edition: Edition::NEWEST_FIRST[0],
        regulations: Regulations {
            // Which rules of rapid and blitz apply is asked when the event is set up.
            supervision: Some(touchmove_law::Supervision::Limited),
            ..Regulations::where_nothing_is_said()
        },
        zone: Zone::UNIVERSAL,
        control,
        tie_breaks: None,
        rounds: None,
        at: Stamp(0),
    }
}
