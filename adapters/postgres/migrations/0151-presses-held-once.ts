import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Has a person be looked up and held once for all their presses that are taken together. Foreign keys did it again for each press and each entry,
 * a fifth of what putting an entry takes. Whoever takes presses holds the person's row (`changeNoted`), so that no account ends meanwhile,
 * and an account that ends takes its presses along by itself (`ERASED_COLUMNS`). Tables on many nodes have lost these keys before.
 */
export const pressesHeldOnce: Migration = {
  async up(db) {
    for (const table of ["tracker_op", "tracker_entry"])
      await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.id(`${table}_customer_fkey`)}`.execute(db);
  },
};
