//! A file or a table as it was understood; nothing is imported.

use axum::Json;
use touchmove_clock::{TimeControl, read_control};
use touchmove_competition::player_table;
use touchmove_competition::trf::{self, Fault, Import, Why};
use touchmove_competition::{Stamp, Zone};
use touchmove_law::{Edition, Regulations};
use touchmove_wire::v1::event::preview::{PreviewWanted, Previewed};

use crate::net::answer::WithFiles;
use crate::net::problem::{Code, Problem};

/// Looks at a file or a table.
pub(crate) async fn preview(WithFiles(wanted): WithFiles<PreviewWanted>) -> Result<Json<Previewed>, Problem> {
    match (&wanted.trf, &wanted.table, &wanted.control) {
        (Some(text), None, None) => Ok(Json(of_file(text))),
        (None, None, Some(text)) => {
            let control =
                read_control(text).ok_or_else(|| Code::ControlUnreadable { text: text.to_string() })?;
            Ok(Json(Previewed { control: Some(control), ..Previewed::default() }))
        }
        (None, Some(text), None) => {
            let table = player_table::read(text, wanted.columns().as_deref());
            let table = table.ok_or(Code::ColumnOfNamesMissing)?;
            Ok(Json(Previewed::of_table(&table)))
        }
        (_, _, _) => Err(Code::TrfOrTable.into()),
    }
}

fn of_file(text: &str) -> Previewed {
    match trf::import_liberal(text, &how(None)) {
        Ok(brought) => Previewed::of_file(&brought),
        Err(faults) if faults.iter().all(is_about_time) => {
            // The person states the time; everything else is shown.
            match trf::import_liberal(text, &how("90+30".parse().ok())) {
                Ok(brought) => Previewed { control: None, ..Previewed::of_file(&brought) },
                Err(faults) => preview_of_faults(&faults),
            }
        }
        Err(faults) => preview_of_faults(&faults),
    }
}

fn is_about_time(fault: &Fault) -> bool {
    matches!(fault.why, Why::Missing(what) if what.starts_with("the time control"))
}

fn preview_of_faults(faults: &[Fault]) -> Previewed {
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

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use serde_json::json;

    use crate::events::tests::House;

    #[tokio::test]
    async fn a_time_control_is_read_as_people_type_it_and_another_one_is_told_with_an_example() {
        let house = House::open().await;
        for (typed, meant) in [
            ("90 min + 30 sec/move", "90+30"),
            ("90'+30''", "90+30"),
            ("90/40+30/end+30s", "40/90+30, 30+30"),
            ("90+30", "90+30"),
        ] {
            let read = house.done("POST", "/api/events/preview", json!({"control": typed})).await;
            assert_eq!(read["control"], meant, "{typed}");
            // The same where terms are sent at once.
            let event = house.event().await;
            let terms = json!({"name": "A", "system": "swiss", "rounds": 5, "control": typed, "regulations": null,
                "tie_breaks": [], "bye": "win"});
            let act = json!({"do": "amend-section", "section": 1, "terms": terms});
            house.done("POST", &format!("/api/events/{event}/acts"), json!({"key": "a", "act": act})).await;
            let shown = house.done("GET", &format!("/api/events/{event}"), json!({})).await;
            assert_eq!(shown["sections"][0]["terms"]["control"], meant, "{typed}");
        }
        let (code, problem) =
            house.asks("POST", "/api/events/preview", json!({"control": "90 + 30 + 15"})).await;
        assert_eq!((code, &problem["code"]), (StatusCode::BAD_REQUEST, &json!("control-unreadable")));
        assert_eq!(problem["facts"]["text"], "90 + 30 + 15", "{problem}");
    }
}
