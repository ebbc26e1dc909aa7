import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A notice of a cart names its product in the language of the page. */
export const cartNoticesInHindi: Migration = {
  async up(db) {
    await sql`alter table cart_notice add column hindi text`.execute(db);
  },
};
