import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What people of Fitbook write, with what others write and like below it. */
export const fitbookPosts: Migration = {
  async up(db) {
    await sql`create table fitbook_post (
      id text collate "C" primary key,
      author text not null references customer on delete cascade,
      key text not null,
      audience text not null check (audience in ('everybody', 'followers', 'me')),
      text text not null,
      standing text not null check (standing in ('published', 'hidden', 'deleted')),
      created_at timestamptz not null,
      edited_at timestamptz,
      deleted_at timestamptz,
      unique (author, key),
      check ((standing = 'deleted') = (deleted_at is not null))
    )`.execute(db);
    await sql`create index fitbook_post_of on fitbook_post (author, created_at desc, id desc) where standing = 'published'`.execute(db);
    await sql`create index fitbook_post_discover on fitbook_post (created_at desc, id desc) where standing = 'published' and audience = 'everybody'`.execute(
      db,
    );
    await sql`create index fitbook_post_deleted on fitbook_post (deleted_at) where deleted_at is not null`.execute(db);

    await sql`create table fitbook_former_text (
      post text collate "C" not null references fitbook_post on delete cascade,
      replaced_at timestamptz not null,
      text text not null,
      primary key (post, replaced_at)
    )`.execute(db);
    await sql`create index fitbook_former_text_old on fitbook_former_text (replaced_at)`.execute(db);

    await sql`create table fitbook_comment (
      id text collate "C" primary key,
      post text collate "C" not null references fitbook_post on delete cascade,
      parent text collate "C" references fitbook_comment on delete cascade,
      author text not null references customer on delete cascade,
      key text not null,
      text text not null,
      standing text not null check (standing in ('published', 'hidden', 'deleted')),
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (author, post, key),
      check ((standing = 'deleted') = (deleted_at is not null))
    )`.execute(db);
    await sql`create index fitbook_comment_under on fitbook_comment (post)`.execute(db);
    await sql`create index fitbook_comment_parent on fitbook_comment (parent) where parent is not null`.execute(db);

    await sql`create table fitbook_like (
      customer text not null references customer on delete cascade,
      post text collate "C" not null references fitbook_post on delete cascade,
      liked_at timestamptz not null,
      primary key (customer, post)
    )`.execute(db);
    await sql`create index fitbook_like_of on fitbook_like (post)`.execute(db);
  },
};
