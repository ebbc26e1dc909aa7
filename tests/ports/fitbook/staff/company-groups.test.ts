import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { companyGroupsSuite } from "#tests/core/fitbook/staff/company-groups-suite.ts";

const { db, beats } = await aHeardDatabase();

companyGroupsSuite("PostgreSQL", () => ({
  ties: relationsInPostgres(db, beats),
  async hire(person, company) {
    await db
      .insertInto("aggregator")
      .values({ name: company, api_key_hash: Buffer.from(company) })
      .onConflict((stored) => stored.column("name").doNothing())
      .execute();
    await db.updateTable("customer").set({ aggregator: company }).where("id", "=", person).execute();
  },
}));
