-- What all areas stand on.

-- Finds texts by any three letters that follow one another.
create extension if not exists pg_trgm;
-- Compares texts and spans of time in one index, so that no two appointments overlap.
create extension if not exists btree_gist;

-- Whole paise.
create domain amount as int8 check (value between 0 and 999999999999);

-- For tables whose rows are only added.
create function keep_as_written() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end
$$;

-- Names what the tables have gone through. Restoring a backup gives it another id, by which devices see that what they know may be gone.
create table store_history (
  only_row boolean default true primary key check (only_row),
  id text not null default gen_random_uuid()
);

insert into store_history default values;
