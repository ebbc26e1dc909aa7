import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Groups that customers of one aggregator alone find and join. None is open: then everybody would. */
export const companyGroups: Migration = {
  async up(db) {
    await sql`alter table fitbook_group add column company text references aggregator (name), add check (company is null or not is_open)`.execute(
      db,
    );
    await sql`create index fitbook_group_company on fitbook_group (company) where company is not null`.execute(db);
  },
};
