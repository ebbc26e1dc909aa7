import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const couponTermsInHindi: Migration = {
  async up(db) {
    await sql`alter table coupon add column terms_hindi text`.execute(db);
  },
};
