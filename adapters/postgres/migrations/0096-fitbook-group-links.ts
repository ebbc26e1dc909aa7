import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Links into groups. Of a token only its hash is kept, and of a link not who made it. */
export const fitbookGroupLinks: Migration = {
  async up(db) {
    await sql`create table fitbook_group_link (
      id text primary key,
      hash text not null unique,
      fitbook_group text not null references fitbook_group on delete cascade,
      kind text not null check (kind in ('join', 'ask')),
      uses integer not null default 0 check (uses between 0 and most_uses),
      most_uses integer not null check (most_uses > 0),
      ends_at timestamptz not null,
      is_revoked boolean not null default false
    )`.execute(db);
    await sql`create index fitbook_group_link_group on fitbook_group_link (fitbook_group, ends_at)`.execute(db);
    await sql`create index fitbook_group_link_end on fitbook_group_link (ends_at)`.execute(db);
  },
};
