import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who follows, blocks and reports whom, groups and challenges with their members, and what customers are told. */
export const notifications: Migration = {
  async up(db) {
    await sql`create table follow (
      follower text not null references customer on delete cascade,
      followed text not null references customer on delete cascade,
      state text not null check (state in ('requested', 'following', 'declined')),
      changed_at timestamptz not null,
      primary key (follower, followed),
      check (follower <> followed)
    )`.execute(db);
    await sql`create index follow_followed on follow (followed)`.execute(db);

    await sql`create table customer_block (
      blocker text not null references customer on delete cascade,
      blocked text not null references customer on delete cascade,
      blocked_at timestamptz not null,
      primary key (blocker, blocked),
      check (blocker <> blocked)
    )`.execute(db);
    await sql`create index customer_block_blocked on customer_block (blocked)`.execute(db);

    await sql`create table customer_report (
      reporter text not null references customer on delete cascade,
      reported text not null references customer on delete cascade,
      reason text not null,
      reported_at timestamptz not null,
      primary key (reporter, reported),
      check (reporter <> reported)
    )`.execute(db);
    await sql`create index customer_report_reported on customer_report (reported)`.execute(db);

    await sql`create table fitbook_group (
      id text primary key,
      name text not null,
      is_open boolean not null,
      created_at timestamptz not null
    )`.execute(db);
    await sql`create table challenge (
      id text primary key,
      activity text not null,
      start_day date not null,
      end_day date not null,
      is_open boolean not null,
      created_at timestamptz not null,
      check (end_day >= start_day)
    )`.execute(db);
    for (const place of ["fitbook_group", "challenge"]) {
      const member = sql.table(`${place}_member`);
      await sql`create table ${member} (
        place text not null references ${sql.table(place)} on delete cascade,
        customer text not null references customer on delete cascade,
        state text not null check (state in ('invited', 'member', 'declined', 'banned')),
        changed_at timestamptz not null,
        primary key (place, customer)
      )`.execute(db);
      await sql`create index on ${member} (customer)`.execute(db);
    }

    await sql`create table notification (
      id text primary key,
      customer text not null references customer on delete cascade,
      kind text not null check (kind in ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request')),
      from_customer text references customer on delete cascade,
      fitbook_group text references fitbook_group on delete cascade,
      challenge text references challenge on delete cascade,
      state text check (state in ('pending', 'accepted', 'declined')),
      created_at timestamptz not null,
      read_at timestamptz,
      version int8 not null,
      check ((state is not null) = (kind in ('follow-request', 'group-request', 'challenge-request'))),
      check (from_customer is not null or kind in ('group-request', 'challenge-request')),
      check ((fitbook_group is not null) = (kind = 'group-request')),
      check ((challenge is not null) = (kind = 'challenge-request'))
    )`.execute(db);
    await sql`create index notification_listed on notification (customer, id desc) where state is null or state = 'pending'`.execute(db);
    await sql`create index notification_unread on notification (customer) where read_at is null`.execute(db);
    await sql`create index notification_version on notification (customer, version)`.execute(db);
    await sql`create index notification_from on notification (from_customer)`.execute(db);
    await sql`create index notification_group on notification (fitbook_group)`.execute(db);
    await sql`create index notification_challenge on notification (challenge)`.execute(db);

    await sql`create table notified (
      customer text primary key references customer on delete cascade,
      version int8 not null
    )`.execute(db);
  },
};
