import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How people want to be seen in Fitbook, and whom they have muted. */
export const fitbookPeople: Migration = {
  async up(db) {
    await sql`create table fitbook_profile (
      customer text primary key references customer on delete cascade,
      name text not null,
      about text not null,
      about_audience text not null check (about_audience in ('everybody', 'followers', 'me')),
      lists_audience text not null check (lists_audience in ('everybody', 'followers', 'me')),
      badges_audience text not null check (badges_audience in ('everybody', 'followers', 'me')),
      is_findable boolean not null,
      name_keys text[] not null,
      entered_at timestamptz not null
    )`.execute(db);
    await sql`create index fitbook_profile_name on fitbook_profile using gin (name_keys) where is_findable`.execute(db);

    await sql`create table fitbook_mute (
      customer text not null references customer on delete cascade,
      muted text not null references customer on delete cascade,
      muted_at timestamptz not null,
      primary key (customer, muted),
      check (customer <> muted)
    )`.execute(db);
    await sql`create index fitbook_mute_muted on fitbook_mute (muted)`.execute(db);

    await sql`create index follow_list on follow (followed, state, follower)`.execute(db); // Lists of followers and requests, in their order.
    await sql`drop index follow_followed`.execute(db);
  },
};
