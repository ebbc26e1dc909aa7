-- What staff did.

-- What staff did, by whom and when. Rows are only added.
create table audit_entry (
  number int8 generated always as identity primary key,
  at timestamptz not null,
  who text not null check (who <> ''),
  action text not null check (action <> ''),
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null
);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, number);

create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  raise exception 'what staff did stays in the log';
end
$$;
create trigger keep_audit_entry before update or delete on audit_entry for each row execute function keep_audit_entry();
