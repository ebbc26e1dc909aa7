import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a challenge counts, who plays, what they enter, and results. */
export const challenges: Migration = {
  async up(db) {
    await sql`alter table challenge
      add column maker text references customer on delete set null,
      add column about text not null default '',
      add column measure text not null default 'steps',
      add column scoring text not null default 'total' check (scoring in ('total', 'goal_days', 'streak')),
      add column day_goal int4 check (day_goal > 0),
      add column cap int4 not null default 30000 check (cap > 0),
      add column goal int4 check (goal > 0),
      add column cancelled_at timestamptz,
      add column result_version int4 not null default 0,
      add check ((day_goal is null) = (scoring = 'total'))`.execute(db);
    await sql`create index challenge_maker on challenge (maker)`.execute(db);
    await sql`create index challenge_end on challenge (end_day, id)`.execute(db);
    await sql`create index challenge_start on challenge (start_day, id)`.execute(db);

    await sql`create table challenge_player (
      challenge text not null references challenge on delete cascade,
      customer text collate "C" not null references customer on delete cascade,
      joined_at timestamptz not null,
      left_at timestamptz,
      is_anonymous boolean not null default false,
      score int4 not null default 0,
      days int4 not null default 0,
      primary key (challenge, customer)
    )`.execute(db);
    await sql`create index challenge_player_board on challenge_player (challenge, score desc, customer) where left_at is null`.execute(db);
    await sql`create index challenge_player_customer on challenge_player (customer)`.execute(db);
    await sql`insert into challenge_player (challenge, customer, joined_at)
      select place, customer, least(changed_at, (start_day::timestamp at time zone 'Asia/Kolkata'))
      from challenge_member join challenge on id = place where state = 'member'`.execute(db);

    await sql`create table challenge_entry (
      customer text not null references customer on delete cascade,
      challenge text not null references challenge on delete cascade,
      day date not null,
      amount int4 not null check (amount between 1 and 1000000),
      logged_at timestamptz not null,
      changes jsonb not null,
      primary key (customer, challenge, day)
    )`.execute(db);
    await sql`create index challenge_entry_challenge on challenge_entry (challenge)`.execute(db);

    await sql`create table challenge_result (
      challenge text not null references challenge on delete cascade,
      version int4 not null,
      place int4 not null,
      customer text references customer on delete set null,
      rank int4,
      score int4 not null,
      days int4 not null,
      badges text[] not null,
      primary key (challenge, version, place)
    )`.execute(db);
    await sql`create index challenge_result_customer on challenge_result (customer, challenge)`.execute(db);
  },
};
