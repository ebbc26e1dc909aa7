import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who was dismissed from the suggestions, and what finds those whom somebody followed last. */
export const fitbookSuggestions: Migration = {
  async up(db) {
    await sql`create table fitbook_dismissed (
      customer text not null references customer on delete cascade,
      dismissed text not null references customer on delete cascade,
      dismissed_at timestamptz not null,
      primary key (customer, dismissed),
      check (customer <> dismissed)
    )`.execute(db);
    await sql`create index fitbook_dismissed_dismissed on fitbook_dismissed (dismissed)`.execute(db);
    await sql`create index follow_last on follow (follower, changed_at desc, followed) where state = 'following'`.execute(db);
  },
};
