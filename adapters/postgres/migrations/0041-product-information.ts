import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What is told of a product: what it is, how it is used, who answers for it. Of what was there before nothing is known. */
export const productInformation: Migration = {
  async up(db) {
    const nothing = {
      genericName: null,
      botanicalName: null,
      summary: null,
      traditionalUses: [],
      ingredients: [],
      directions: [],
      cautions: [],
      storage: null,
      shelfLifeMonths: null,
      bestBefore: null,
      netQuantity: null,
      maker: null,
      countryOfOrigin: null,
      licence: null,
      vegetarianMark: null,
      allergens: null,
      consumerCare: null,
    };
    await sql`alter table product add information jsonb not null default ${sql.lit(JSON.stringify(nothing))}`.execute(db);
    await sql`alter table product add lacks text[] not null default '{}'`.execute(db); // Filled in by reindex.ts.
    await sql`alter table product alter information drop default`.execute(db);
  },
};
