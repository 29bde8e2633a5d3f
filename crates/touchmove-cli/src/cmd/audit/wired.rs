//! Findings and counts between the audit and their JSON.

use touchmove_audit::report::Row;
use touchmove_audit::{Basis, Kind, Month, Summary, Tally};
use touchmove_law::{Edition, Tempo};
use touchmove_wire::v1::audit::{Articles, AuditCount, AuditCounts, AuditFinding, AuditTally, GameTags};

pub(super) fn finding(row: &Row) -> AuditFinding {
    let numbers = Edition::NEWEST_FIRST.iter().zip(&row.articles).filter(|(_, number)| !number.is_empty());
    AuditFinding {
        file: row.file.clone(),
        game: row.game,
        ply: row.ply,
        byte: row.byte,
        line: row.line,
        column: row.column,
        kind: row.kind.word().to_owned(),
        severity: row.kind.severity().word().to_owned(),
        laws: row.laws.clone(),
        articles: numbers.map(|(edition, number)| (column(*edition), number.clone())).collect(),
        token: row.token.clone(),
        text: row.text.clone(),
        proof: row.proof.clone(),
        fen: row.fen.clone(),
        game_tags: GameTags {
            event: row.event.clone(),
            site: row.site.clone(),
            date: row.date.clone(),
            month: row.month.clone(),
            round: row.round.clone(),
            white: row.white.clone(),
            black: row.black.clone(),
            result: row.result.clone(),
            termination: row.termination.clone(),
            time_control: row.time_control.clone(),
            tempo: row.tempo.clone(),
        },
    }
}

/// The column of an edition's number.
fn column(edition: Edition) -> String {
    format!("article_{edition}")
}

/// The finding that was written so; none if its kind is not known.
pub(super) fn row(finding: AuditFinding) -> Option<Row> {
    let number = |articles: &Articles, edition| articles.get(&column(edition)).cloned().unwrap_or_default();
    let tags = finding.game_tags;
    Some(Row {
        kind: finding.kind.parse().ok()?,
        articles: Edition::NEWEST_FIRST.map(|edition| number(&finding.articles, edition)),
        file: finding.file,
        game: finding.game,
        ply: finding.ply,
        byte: finding.byte,
        line: finding.line,
        column: finding.column,
        laws: finding.laws,
        token: finding.token,
        text: finding.text,
        proof: finding.proof,
        fen: finding.fen,
        event: tags.event,
        site: tags.site,
        date: tags.date,
        month: tags.month,
        round: tags.round,
        white: tags.white,
        black: tags.black,
        result: tags.result,
        termination: tags.termination,
        time_control: tags.time_control,
        tempo: tags.tempo,
    })
}

pub(super) fn counts(summary: &Summary) -> AuditCounts {
    let tally = |name: Option<String>, tally: &Tally| AuditTally {
        name,
        games: tally.games,
        faulty: tally.faulty,
        remarked: tally.remarked,
        noted: tally.noted,
    };
    let laws = Basis::ALL.iter().zip(summary.by_basis);
    let kinds = Kind::ALL.iter().map(|kind| (kind.word(), summary.by_kind[kind.index()]));
    AuditCounts {
        games: summary.games,
        plies: summary.plies,
        by_laws: laws.map(|(basis, count)| AuditCount { name: basis.to_string(), count }).collect(),
        by_kind: kinds
            .filter(|(_, count)| *count > 0)
            .map(|(name, count)| AuditCount { name: name.to_owned(), count })
            .collect(),
        by_month: summary
            .by_month
            .iter()
            .map(|(month, of)| tally(month.map(|m| m.to_string()), of))
            .collect(),
        by_tempo: summary
            .by_tempo
            .iter()
            .map(|(tempo, of)| tally(tempo.map(|t| t.to_string()), of))
            .collect(),
    }
}

/// The counts that were written so; none if something in them is not known.
pub(super) fn summary(counts: &AuditCounts) -> Option<Summary> {
    let mut summary = Summary { games: counts.games, plies: counts.plies, ..Summary::default() };
    for AuditCount { name, count } in &counts.by_laws {
        let place = Basis::ALL.iter().position(|basis| basis.to_string() == *name)?;
        summary.by_basis[place] = *count;
    }
    for AuditCount { name, count } in &counts.by_kind {
        summary.by_kind[name.parse::<Kind>().ok()?.index()] = *count;
    }
    for of in &counts.by_month {
        let month = of.name.as_deref().map(month);
        summary.by_month.insert(transposed(month)?, tally(of));
    }
    for of in &counts.by_tempo {
        let tempo = of.name.as_deref().map(|name| name.parse::<Tempo>().ok());
        summary.by_tempo.insert(transposed(tempo)?, tally(of));
    }
    Some(summary)
}

/// No name is nothing; a name that cannot be read is an error.
fn transposed<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    match read {
        None => Some(None),
        Some(None) => None,
        Some(known) => Some(known),
    }
}

fn tally(of: &AuditTally) -> Tally {
    Tally { games: of.games, faulty: of.faulty, remarked: of.remarked, noted: of.noted }
}

/// `2024-03`.
fn month(name: &str) -> Option<Month> {
    let (year, month) = name.split_once('-')?;
    Some(Month { year: year.parse().ok()?, month: month.parse().ok()? })
}
