import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Reports are of posts, comments, people and groups. Those of people that were there are kept: what staff acted on reads as a warning. What is
 * deleted knows whether it was hidden, so that it does not come back seen.
 */
export const fitbookReports: Migration = {
  async up(db) {
    await sql`create table fitbook_report (
      id text primary key,
      reporter text not null references customer on delete cascade,
      kind text not null check (kind in ('post', 'comment', 'person', 'group')),
      thing text not null,
      post text check ((post is not null) = (kind = 'comment')),
      author text references customer on delete cascade,
      reason text not null check (reason in ('spam', 'harassment', 'hate', 'nudity', 'violence', 'self_harm', 'health_claim', 'impersonation', 'other')),
      words text not null,
      snapshot text not null,
      reported_at timestamptz not null,
      state text not null check (state in ('open', 'in_review', 'upheld', 'dismissed', 'appealed', 'reversed')),
      sanction text check (sanction in ('hide', 'warn', 'suspend')),
      decided_at timestamptz check ((decided_at is null) = (state in ('open', 'in_review'))),
      appealed_at timestamptz,
      appeal text check ((appeal is null) = (appealed_at is null)),
      due_at timestamptz check ((due_at is null) = (state in ('upheld', 'dismissed', 'reversed'))),
      check ((sanction is null) = (state in ('open', 'in_review', 'dismissed'))),
      check (state <> 'appealed' or appealed_at is not null),
      check (reporter <> author)
    )`.execute(db);
    await sql`create unique index fitbook_report_waiting on fitbook_report (reporter, kind, thing) where state in ('open', 'in_review')`.execute(
      db,
    );
    await sql`create index fitbook_report_due on fitbook_report (due_at, id) where due_at is not null`.execute(db);
    await sql`create index fitbook_report_decided on fitbook_report (decided_at desc, id) where due_at is null`.execute(db);
    await sql`create index fitbook_report_thing on fitbook_report (kind, thing)`.execute(db);
    await sql`create index fitbook_report_author on fitbook_report (author)`.execute(db);
    await sql`insert into fitbook_report (id, reporter, kind, thing, author, reason, words, snapshot, reported_at, state, sanction, decided_at, due_at)
      select id, reporter, 'person', reported, reported, 'other', reason, '', reported_at,
        case outcome when 'acted' then 'upheld' when 'dismissed' then 'dismissed' else 'open' end,
        case outcome when 'acted' then 'warn' end, settled_at,
        case when outcome is null then reported_at + interval '15 days' end
      from customer_report`.execute(db);
    await sql`drop table customer_report`.execute(db);
    await sql`alter table fitbook_post add was_hidden boolean not null default false`.execute(db);
    await sql`alter table fitbook_comment add was_hidden boolean not null default false`.execute(db);
  },
};
