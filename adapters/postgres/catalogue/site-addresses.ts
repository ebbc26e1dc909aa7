import { sql } from "kysely";
import { COLLECTION_KINDS } from "#core/catalogue/collection.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { SiteAddresses } from "#core/catalogue/site-map/site-addresses.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Slugs are compared byte by byte, whatever order the database has for people. */
export const postgresSiteAddresses = (db: Database): SiteAddresses =>
  namingOutages("addresses", {
    async collections() {
      const rows = await db
        .selectFrom("shelf")
        .select(["kind", "slug", "title"])
        .where("kind", "in", COLLECTION_KINDS)
        .where("products", ">", 0)
        .orderBy(sql`slug collate "C"`)
        .execute();
      return COLLECTION_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind).map(({ slug, title }) => ({ kind, slug, title })));
    },

    async beginnings(size) {
      const { rows } = await sql<{ slug: string }>`
        select slug
        from (select slug, row_number() over (order by slug collate "C") as place from product where is_active) as sold
        where (place - 1) % ${size} = 0
        order by slug collate "C"`.execute(db);
      return rows.map(({ slug }) => slug);
    },

    async from(first, size) {
      const { rows } = await sql<{ slug: string }>`
        select slug from product where is_active and slug collate "C" >= ${first} order by slug collate "C" limit ${size}`.execute(db);
      return rows.map(({ slug }) => slug);
    },
  });
