-- Every answer changes the row of its table and the snapshot of it. Together they lie on one page: a row with a row number keeps up to
-- four thousand bytes beside each other, where a row without one keeps a thousand and puts the rest elsewhere. It is found by its id as
-- before.
create table whole (
    number integer primary key,
    id text not null unique,
    owner text,
    records integer not null,
    touched integer not null,
    wake integer,
    listed boolean not null,
    open boolean not null,
    host text not null,
    people text not null,
    summary text not null,
    -- The table after its last record.
    snapshot blob
);
insert into whole (id, owner, records, touched, wake, listed, open, host, people, summary, snapshot)
    select id, owner, tables.records, touched, wake, listed, open, host, people, summary, bytes
    from tables left join snapshots on snapshots.table_id = tables.id and snapshots.records = tables.records order by touched;
drop table snapshots;
drop table tables;
alter table whole rename to tables;
create index lobby on tables (touched desc, id desc) where listed and open;
create index due on tables (wake) where wake is not null;
