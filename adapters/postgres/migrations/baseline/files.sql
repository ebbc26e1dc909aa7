-- Whose uploaded files there are and who may see them. The files themselves lie elsewhere.

-- A file that somebody sent.
create table upload (
  id text primary key,
  owner text not null references customer on delete cascade,
  kind text not null,
  audience text not null check (audience in ('anyone', 'owner')),
  media_type text not null,
  bytes int8 not null check (bytes > 0),
  -- Of a picture that others are shown, with what keeps its place; else all three are null.
  width int check (width > 0),
  height int check (height > 0),
  colours text,
  uploaded_at timestamptz not null,
  check (num_nulls(width, height, colours) in (0, 3))
);
create index upload_owner on upload (owner, kind, uploaded_at);
