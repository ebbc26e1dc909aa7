import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How large a company is that asks. */
export const companyEnquiries: Migration = {
  async up(db) {
    await sql`alter table enquiry
      add column employees integer check (employees > 0),
      add column sites integer check (sites > 0),
      add constraint enquiry_company check ((employees is null) = (sites is null))`.execute(db);
  },
};
