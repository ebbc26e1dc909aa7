import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Of which kinds of Fitbook somebody wants letters, and how far the last one told. `since`: the version of their notifications after which letters tell of
 * that kind.
 */
export const fitbookLetters: Migration = {
  async up(db) {
    await sql`create table notification_letter (
      customer text not null references customer on delete cascade,
      kind text not null check (kind in
        ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request', 'post-liked', 'post-commented',
          'comment-replied', 'group-joined', 'challenge-ended', 'badge-won', 'challenge-changed', 'event', 'moderation')),
      language text not null check (language in ('en', 'hi')),
      since int8 not null,
      chosen_at timestamptz not null,
      primary key (customer, kind)
    )`.execute(db);
    await sql`alter table notified add column lettered int8 not null default 0`.execute(db);
  },
};
