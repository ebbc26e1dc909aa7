import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whose uploaded files there are and who may see them; the files themselves are kept elsewhere. */
export const uploads: Migration = {
  async up(db) {
    await sql`create table upload (
      id text primary key,
      owner text not null references customer on delete cascade,
      kind text not null,
      audience text not null check (audience in ('anyone', 'owner')),
      media_type text not null,
      bytes int8 not null check (bytes > 0),
      uploaded_at timestamptz not null
    )`.execute(db);
    await sql`create index upload_owner on upload (owner, kind, uploaded_at)`.execute(db);
    await sql`create table profile_picture (
      customer text primary key references customer on delete cascade,
      upload text not null references upload on delete cascade
    )`.execute(db);
    await sql`create index profile_picture_upload on profile_picture (upload)`.execute(db);
  },
};
