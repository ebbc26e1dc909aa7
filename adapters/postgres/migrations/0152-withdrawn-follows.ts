import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Requests to follow that were taken back, apart from `follow`, so that nothing that is told of follows finds them. */
export const withdrawnFollows: Migration = {
  async up(db) {
    await sql`create table follow_withdrawn (
      follower text not null references customer on delete cascade,
      followed text not null references customer on delete cascade,
      was_declined boolean not null,
      withdrawn_at timestamptz not null,
      primary key (follower, followed),
      check (follower <> followed)
    )`.execute(db);
    await sql`create index follow_withdrawn_followed on follow_withdrawn (followed)`.execute(db);
  },
};
