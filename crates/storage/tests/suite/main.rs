//! Tests of storage: one list of cases, run on both databases, and crashes of all kinds.

mod archive;
mod crashes;
mod full;
mod made;
mod migrations;
mod nodes;
mod people;
mod place;
mod power;
mod restarts;
mod tables;
mod takeover;
mod upkeep;

use futures_util::future::join_all;
use place::{Kind, Place};
use std::future::Future;
use std::pin::Pin;

type Case = (&'static str, fn(Place) -> Pin<Box<dyn Future<Output = ()>>>);

/// Cases by name; each gets an empty database of its own.
macro_rules! cases {
    ($($file:ident: $($case:ident)+;)+) => {
        &[$($((concat!(stringify!($file), "::", stringify!($case)), |place| Box::pin($file::$case(place)))),+),+]
    };
}

const CASES: &[Case] = cases! {
    nodes: a_table_has_one_owner many_are_let_go_after_what_they_wrote a_lease_runs_out who_was_away_has_lost_everything who_retires_gives_up_at_once
        overdue_tables_are_found what_is_put_off_is_not_overdue many_claim_and_one_gets_it;
    tables: what_is_appended_is_there a_record_is_amended_by_its_owner what_does_not_follow_is_refused who_does_not_own_cannot_write many_tables_share_a_commit
        a_bad_append_spoils_no_other the_same_table_from_many_tasks the_lobby_in_pages tables_of_somebody
        what_was_said a_table_is_forgotten a_link_works_once a_seat_has_one_link;
    people: names_and_logins sessions_and_devices a_pairing_works_once blocks_pushes_and_webhooks reports
        everything_about_somebody somebody_is_forgotten;
    upkeep: a_secret_is_made_once old_things_are_swept damage_is_found a_closed_database_says_so;
    archive: a_backup_holds_everything a_backup_while_others_write broken_backups_leave_nothing a_backup_of_an_earlier_version;
    migrations: a_database_of_the_first_version a_database_of_the_last_version a_newer_database_is_left_alone opening_together;
};

/// Cases that run beside each other: most of the time they wait for the disk.
const AT_ONCE: usize = 4;

fn run_all(kind: &Kind) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let numbered: Vec<_> = CASES.iter().enumerate().collect();
    for cases in numbered.chunks(AT_ONCE) {
        let placed: Vec<_> = cases.iter().map(|(number, case)| (case, kind.place(&format!("case_{number}")))).collect();
        runtime.block_on(join_all(placed.into_iter().map(|((name, case), place)| async move {
            println!("{name} begins");
            case(place).await;
            println!("{name} ends");
        })));
    }
}

#[test]
fn all_cases_on_sqlite() {
    run_all(&Kind::sqlite());
}

#[test]
fn all_cases_on_postgres() {
    run_all(&Kind::postgres());
}

#[test]
fn a_folder_belongs_to_one_process() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(upkeep::a_folder_is_opened_once(Kind::sqlite().place("lock")));
}

#[test]
fn a_backup_moves_between_the_databases() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (sqlite, postgres) = (Kind::sqlite(), Kind::postgres());
    runtime.block_on(archive::from_one_to_another(sqlite.place("from"), postgres.place("moved"), sqlite.place("back")));
}
