import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Finds people by their names among all people and in each of 256 parts of them, by keys that only the people of that part have. Of a name that many have, most
 * of a search was passing all who have it elsewhere.
 *
 * Without figures of the keys the planner takes each to be rare, and uses the index: with them it adds up the shares of keys that the same people have, and would
 * read everybody. It may not part such a search among processes, which takes longer than the search.
 */
export const namesInParts: Migration = {
  async up(db) {
    await sql`create function keys_in_parts(customer text, keys text[]) returns text[] language sql immutable parallel unsafe
      return keys || (select array_agg(left(md5(customer), 2) || ' ' || key) from unnest(keys) as key)`.execute(db);
    // Whoever reads people goes on meanwhile, by the former index: a million take more than a minute.
    await sql`create index names_in_parts on fitbook_profile using gin (keys_in_parts(customer, name_keys)) where is_findable`.execute(db);
    await sql`drop index fitbook_profile_name`.execute(db);
    await sql`alter index names_in_parts rename to fitbook_profile_name`.execute(db);
    await sql`alter index fitbook_profile_name alter column 1 set statistics 0`.execute(db);
  },
};
