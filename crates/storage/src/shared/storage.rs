//! The trait, method by method.

use super::{Database, archive, farewell, links, manners, nodes, people, tables, upkeep};
use crate::{
    Append, Block, Cursor, Held, Login, NewTable, Page, Person, PersonExport, PushSubscription, Report, Result, SeatLink, Storage,
    StorageError, Stored, Webhook,
};
use async_trait::async_trait;
use kernel::Seat;
use protocol::message::Said;
use protocol::{Millis, PersonId, TableId, TokenHash};
use std::path::Path;
use std::time::Duration;

#[async_trait]
impl Storage for Database {
    async fn join(&self, node: &str, ttl: Duration) -> Result<()> {
        nodes::join(self, node, ttl).await
    }

    async fn renew(&self, node: &str, ttl: Duration) -> Result<bool> {
        nodes::renew(self, node, ttl).await
    }

    async fn retire(&self, node: &str) -> Result<()> {
        nodes::retire(self, node).await
    }

    async fn claim(&self, table: TableId, node: &str) -> Result<Held> {
        nodes::claim(self, table, node).await
    }

    async fn release(&self, table: TableId, node: &str) -> Result<()> {
        self.queue.release(table, node).await
    }

    async fn owner(&self, table: TableId) -> Result<Option<String>> {
        nodes::owner(self, table).await
    }

    async fn overdue(&self, now: Millis, most: u32) -> Result<Vec<TableId>> {
        nodes::overdue(self, now, most).await
    }

    async fn put_off(&self, table: TableId, node: &str, until: Millis) -> Result<()> {
        nodes::put_off(self, table, node, until).await
    }

    async fn create(&self, table: NewTable) -> Result<()> {
        self.queue.create(table).await
    }

    async fn append(&self, append: Append) -> Result<()> {
        self.queue.append(append).await
    }

    async fn amend(&self, table: TableId, node: &str, records: Vec<(u64, Vec<u8>)>) -> Result<()> {
        farewell::amend(self, table, node, records).await
    }

    async fn stored(&self, table: TableId) -> Result<Stored> {
        tables::stored(self, table).await
    }

    async fn records(&self, table: TableId, from: u64) -> Result<Vec<Vec<u8>>> {
        tables::records(self, table, from).await
    }

    async fn lobby(&self, after: Option<Cursor>, most: u32) -> Result<Page> {
        tables::lobby(self, after, most).await
    }

    async fn tables_of(&self, person: PersonId, after: Option<Cursor>, most: u32) -> Result<Page> {
        tables::tables_of(self, person, after, most).await
    }

    async fn table_ids(&self, person: PersonId) -> Result<Vec<TableId>> {
        tables::ids_of(self, person).await
    }

    async fn forget_table(&self, table: TableId) -> Result<()> {
        tables::forget(self, table).await
    }

    async fn say(&self, table: TableId, said: Said) -> Result<()> {
        self.queue.say(table, said).await
    }

    async fn said(&self, table: TableId, most: u32) -> Result<Vec<Said>> {
        tables::said(self, table, most).await
    }

    async fn add_seat_link(&self, hash: TokenHash, link: SeatLink) -> Result<()> {
        links::add(self, hash, link).await
    }

    async fn take_seat_link(&self, hash: TokenHash, now: Millis) -> Result<Option<SeatLink>> {
        links::take(self, hash, now).await
    }

    async fn return_seat_link(&self, hash: TokenHash, link: SeatLink) -> Result<()> {
        links::put_back(self, hash, link).await
    }

    async fn end_seat_links(&self, table: TableId, seat: Option<Seat>) -> Result<()> {
        links::end(self, table, seat).await
    }

    async fn add_person(&self, person: Person) -> Result<()> {
        people::add(self, person).await
    }

    async fn person(&self, person: PersonId) -> Result<Option<Person>> {
        people::find(self, person).await
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<()> {
        people::rename(self, person, name).await
    }

    async fn add_session(&self, hash: TokenHash, person: PersonId, now: Millis) -> Result<()> {
        people::add_session(self, hash, person, now).await
    }

    async fn session(&self, hash: TokenHash) -> Result<Option<Person>> {
        people::session(self, hash).await
    }

    async fn touch_session(&self, hash: TokenHash, now: Millis) -> Result<()> {
        people::touch_session(self, hash, now).await
    }

    async fn end_session(&self, hash: TokenHash) -> Result<()> {
        people::end_session(self, hash).await
    }

    async fn end_other_sessions(&self, person: PersonId, but: TokenHash) -> Result<u64> {
        people::end_other_sessions(self, person, but).await
    }

    async fn set_login(&self, person: PersonId, login: &str, password: &str) -> Result<()> {
        people::set_login(self, person, login, password).await
    }

    async fn login(&self, login: &str) -> Result<Option<Login>> {
        people::login(self, login).await
    }

    async fn add_pairing(&self, hash: TokenHash, person: PersonId, until: Millis) -> Result<()> {
        people::add_pairing(self, hash, person, until).await
    }

    async fn take_pairing(&self, hash: TokenHash, now: Millis) -> Result<Option<PersonId>> {
        people::take_pairing(self, hash, now).await
    }

    async fn set_block(&self, by: PersonId, of: PersonId, block: Option<Block>) -> Result<()> {
        manners::set_block(self, by, of, block).await
    }

    async fn blocks(&self, by: PersonId) -> Result<Vec<(PersonId, Block)>> {
        manners::blocks(self, by).await
    }

    async fn add_push(&self, person: PersonId, push: PushSubscription) -> Result<()> {
        manners::add_push(self, person, push).await
    }

    async fn pushes(&self, person: PersonId) -> Result<Vec<PushSubscription>> {
        manners::pushes(self, person).await
    }

    async fn remove_push(&self, endpoint: &str) -> Result<()> {
        manners::remove_push(self, endpoint).await
    }

    async fn set_webhook(&self, person: PersonId, webhook: Option<Webhook>) -> Result<()> {
        manners::set_webhook(self, person, webhook).await
    }

    async fn webhook(&self, person: PersonId) -> Result<Option<Webhook>> {
        manners::webhook(self, person).await
    }

    async fn add_report(&self, report: Report) -> Result<()> {
        manners::add_report(self, report).await
    }

    async fn reports(&self, most: u32) -> Result<Vec<Report>> {
        manners::reports(&self.reads, most).await
    }

    async fn reported(&self, by: PersonId, since: Millis) -> Result<u64> {
        manners::reported(self, by, since).await
    }

    async fn export_person(&self, person: PersonId) -> Result<PersonExport> {
        farewell::export(self, person).await
    }

    async fn forget_person(&self, person: PersonId) -> Result<()> {
        farewell::forget(self, person).await
    }

    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>> {
        upkeep::secret(self, name, fresh).await
    }

    async fn sweep(&self, tables_before: Millis, sessions_before: Millis, now: Millis) -> Result<u64> {
        upkeep::sweep(self, tables_before, sessions_before, now).await
    }

    async fn ping(&self) -> Result<()> {
        sqlx::query("select 1").execute(&self.reads).await?;
        if self.queue.is_failing() {
            return Err(StorageError::Unavailable("what was to be written last could not be".to_owned()));
        }
        Ok(())
    }

    async fn check(&self) -> Result<Vec<String>> {
        upkeep::check(self).await
    }

    async fn backup(&self, file: &Path) -> Result<()> {
        archive::backup(&self.reads, file).await
    }

    async fn restore(&self, file: &Path) -> Result<()> {
        archive::restore(self, file).await
    }

    async fn close(&self) {
        self.shut().await;
    }
}
