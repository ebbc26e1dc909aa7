import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Finds people by their names in one part of all people after the other: a sixteenth of all, or a sixteenth of that. Of a name that
 * many have, a page needs a few hundred of them, and not all.
 */
export const peopleInParts: Migration = {
  async up(db) {
    await sql`drop index fitbook_profile_name`.execute(db);
    await sql`create index fitbook_profile_name on fitbook_profile using gin (
      name_keys, (array[left(md5(customer), 1), left(md5(customer), 2)])) where is_findable`.execute(db);
  },
};
