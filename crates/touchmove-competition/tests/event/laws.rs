//! What holds for every journal of an event.

use touchmove_competition::scoring;
use touchmove_competition::standings::{Explanation, Standings, TieBreak};
use touchmove_competition::{
    Event, EventDecision, EventEntry, EventJudgment, Outcome, Participation, SectionId, judge, replay,
};
use touchmove_law::Edition;

use crate::random::Random;
use crate::support::{Told, founding};

/// A section with players and two rounds, so that random acts meet something.
fn begun(edition: Edition) -> Vec<EventEntry> {
    let mut told = Told::with_players(edition, 5);
    told.round(1, "1-2 1-0, 3-4 *, 5 bye");
    told.round(2, "2-3 *, 4-5 *, 1 half");
    told.entries
}

fn journals(check: impl Fn(Edition, &[EventEntry])) {
    for edition in Edition::ALL {
        for seed in 0..150 {
            let mut entries = begun(edition);
            let first = u32::try_from(entries.len()).unwrap();
            for mut entry in Random::new(seed).journal(80) {
                entry.seq += first;
                entries.push(entry);
            }
            check(edition, &entries);
        }
    }
}

fn start(edition: Edition) -> Event {
    Event::new(founding(edition, touchmove_law::Regulations::where_nothing_is_said()))
}

#[test]
fn every_act_is_judged_and_what_is_not_admitted_changes_nothing() {
    journals(|edition, entries| {
        let mut event = start(edition);
        for entry in entries {
            let EventJudgment { event: after, rulings } = judge(event.clone(), entry);
            assert!(
                !rulings.is_empty() || matches!(entry.act, touchmove_competition::EventAct::Report { .. }),
                "{entry:?}"
            );
            for ruling in &rulings {
                assert!(ruling.article().number(edition).is_some(), "{ruling:?} on {entry:?}");
            }
            let refused = rulings.iter().any(|one| *one.decision() == EventDecision::NotAdmitted);
            if refused {
                // Everything but the length of the journal.
                let again = judge(after.clone(), entry);
                assert_eq!(again.rulings, rulings, "{entry:?}");
                assert_eq!(after.penalties(), event.penalties(), "{entry:?}");
                assert!(after.games().map(|(_, game)| game).eq(event.games().map(|(_, game)| game)));
                assert_eq!(after.entrants(), event.entrants());
                assert_eq!(after.appeals(), event.appeals());
            }
            event = after;
        }
        assert_eq!(replay(start(edition), entries).event, event);
    });
}

#[test]
fn each_act_is_answered_in_an_event_in_which_nothing_has_happened() {
    for edition in Edition::ALL {
        for entry in Random::new(1).each() {
            assert!(!judge(start(edition), &entry).rulings.is_empty(), "{entry:?}");
        }
    }
}

#[test]
fn results_are_lawful_and_none_is_ever_lost() {
    journals(|edition, entries| {
        let mut event = start(edition);
        for entry in entries {
            let before = event.clone();
            event = judge(event, entry).event;
            for (id, game) in event.games() {
                // Where the arbiter has paired others on a board, it is another game.
                let same = before.game(id).filter(|before| before.players == game.players);
                let had = same.map(|game| game.results.all()).unwrap_or_default();
                assert_eq!(game.results.all().get(..had.len()), Some(had), "{entry:?}");
                if let (Some(score), Some(Ok(laws))) = (game.outcome().score(), event.laws(id.section)) {
                    assert_eq!(scoring::lawful(&laws, score), Ok(()), "{entry:?}");
                }
            }
        }
    });
}

#[test]
fn who_is_out_of_the_event_has_no_open_game_left() {
    journals(|edition, entries| {
        let event = replay(start(edition), entries).event;
        for entrant in event.entrants().iter().filter(|one| one.standing == Participation::Expelled) {
            let open = event.games().any(|(_, game)| {
                game.color_of(entrant.id).is_some() && game.outcome() == Outcome::Open && !game.has_begun()
            });
            assert!(!open, "{:?}", entrant.id);
        }
    });
}

#[test]
fn standings_hold_every_player_once_and_their_figures_add_up() {
    journals(|edition, entries| {
        let event = replay(start(edition), entries).event;
        for id in [SectionId(1), SectionId(2)] {
            let Some(standings) = Standings::of(&event, id, None) else { continue };
            let mut players: Vec<u16> = standings.rows.iter().map(|row| row.player.0).collect();
            players.sort_unstable();
            players.dedup();
            assert_eq!(players.len(), event.entrants_of(id).len());
            assert!(standings.rows.is_sorted_by(|a, b| a.points >= b.points && a.rank <= b.rank));
            for row in &standings.rows {
                for (tie_break, figure) in standings.tie_breaks.iter().zip(&row.figures) {
                    let explained = Explanation::of(&event, id, None, row.player, *tie_break).unwrap();
                    assert_eq!(explained.figure, *figure, "{tie_break} of {:?}", row.player);
                }
                let points = Explanation::of(&event, id, None, row.player, TieBreak::Points).unwrap();
                assert_eq!(points.figure.to_string(), row.points.to_string());
            }
        }
    });
}
