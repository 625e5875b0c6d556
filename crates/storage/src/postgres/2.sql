-- Whom a report is about.
alter table reports add column about text collate "C";

-- Tables are woken by whoever looks first, and looking must not read them all.
create index due on tables (wake) where wake is not null;
