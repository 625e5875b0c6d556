create table nodes (
    name text primary key,
    until integer not null
) without rowid;

create table tables (
    id text primary key,
    owner text,
    records integer not null,
    touched integer not null,
    wake integer,
    listed boolean not null,
    open boolean not null,
    host text not null,
    -- Host and members, in order: tells at a glance whether `seats` has to change.
    people text not null,
    summary text not null
) without rowid;
create index lobby on tables (touched desc, id desc) where listed and open;

create table records (
    table_id text not null,
    number integer not null,
    bytes blob not null,
    primary key (table_id, number)
) without rowid;

create table snapshots (
    table_id text primary key,
    -- After how many records.
    records integer not null,
    bytes blob not null
) without rowid;

-- Who finds a table among their own.
create table seats (
    person text not null,
    table_id text not null,
    primary key (person, table_id)
) without rowid;
create index seats_of_table on seats (table_id);

create table said (
    table_id text not null,
    number integer not null,
    person text not null,
    body text not null,
    primary key (table_id, number)
) without rowid;
create index said_by on said (person);

create table seat_links (
    hash blob primary key,
    table_id text not null,
    seat integer not null,
    until integer not null
) without rowid;
create index seat_links_of_table on seat_links (table_id);

create table people (
    id text primary key,
    name text not null,
    login text unique,
    password text,
    created integer not null
) without rowid;

create table sessions (
    hash blob primary key,
    person text not null,
    created integer not null,
    used integer not null
) without rowid;
create index sessions_of on sessions (person);

create table pairings (
    hash blob primary key,
    person text not null,
    until integer not null
) without rowid;

create table blocks (
    person text not null,
    of_person text not null,
    kind text not null,
    primary key (person, of_person)
) without rowid;

create table pushes (
    endpoint text primary key,
    person text not null,
    p256dh text not null,
    auth text not null
) without rowid;
create index pushes_of on pushes (person);

create table webhooks (
    person text primary key,
    url text not null,
    secret text not null
) without rowid;

create table reports (
    id integer primary key,
    person text not null,
    table_id text,
    text text not null,
    at integer not null,
    journal text
);

create table secrets (
    name text primary key,
    bytes blob not null
) without rowid;
