import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** With each consent to the use of health data, the version of the text that was agreed to. What was given before was given under the first. */
export const healthConsentTexts: Migration = {
  async up(db) {
    for (const table of ["health_consent", "member_health_consent"])
      await sql`alter table ${sql.table(table)} add text_version int2 not null default 1 check (text_version > 0)`.execute(db);
  },
};
