import { sql } from "kysely";
import { expect, it } from "vitest";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { letterLanguages } from "#adapters/postgres/migrations/0038-letter-languages.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("orders and tickets of before have no language of their letters, and take none but the shop's", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0038");
  await db.transaction().execute((trx) => madeBy(trx, before));
  await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now())`.execute(db);
  await sql`insert into shop_order (id, customer, stage, standing, total, products, pieces, sellers, titles, snapshot, state, made_at, listed_at)
    values ('order-1', 'asha', 'placed', 'placed', 100, '{}', '{}', '{}', '', '{}', '{}', now(), now())`.execute(db);
  await sql`insert into ticket (number, customer, payable, topic, state, opened_by, opened_at) values (7, 'asha', 'order-1', 'delivery', 'open', 'm', now())`.execute(
    db,
  );

  await letterLanguages.up(db);
  expect(await db.selectFrom("shop_order").select(["customer", "language"]).execute()).toEqual([{ customer: "asha", language: null }]);
  expect(await db.selectFrom("ticket").select(["customer", "language"]).execute()).toEqual([{ customer: "asha", language: null }]);
  for (const table of ["shop_order", "ticket"]) {
    await sql`update ${sql.table(table)} set language = 'hi'`.execute(db);
    await expect(sql`update ${sql.table(table)} set language = 'fr'`.execute(db)).rejects.toThrow("language_check");
  }
});
