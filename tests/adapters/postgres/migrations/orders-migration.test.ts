import { sql } from "kysely";
import { expect, it } from "vitest";
import { shop } from "#adapters/postgres/migrations/0001-shop.ts";
import { customers } from "#adapters/postgres/migrations/0002-customers.ts";
import { carts } from "#adapters/postgres/migrations/0006-carts.ts";
import { orders } from "#adapters/postgres/migrations/0013-orders.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("the tables of orders come to a shop that has products: each seller once, in the order of what sells best", async () => {
  const db = await anEmptyDatabase();
  await shop.up(db);
  await customers.up(db);
  await carts.up(db);
  for (const [rank, gstin] of [["29K"], ["27A"], ["29K"], [null]].map(([gstin], place) => [place + 1, gstin] as const))
    await sql`insert into product (id, rank, slug, title, searched, categories, gst, is_active, minimum_quantity, weight, price, stock, cash_on_delivery,
      form, size, sub_category, tags, concerns, hsn, seller_name, seller_state, seller_gstin, is_consumable)
      values (${`p${rank}`}, ${rank}, ${`p${rank}`}, 'P', 'p', '{}', 0, true, 1, 1, 100, 5, true, 'tin', '1 g', '', '{}', '{}', '3004', 'S', 'Goa', ${gstin}, false)`.execute(
      db,
    );

  await orders.up(db);
  expect((await sql`select gstin, series from seller order by place`.execute(db)).rows).toEqual([
    { gstin: "29K", series: "AAA" },
    { gstin: "27A", series: "AAB" },
  ]);
  expect((await sql`select distinct seller_address from product`.execute(db)).rows).toEqual([{ seller_address: null }]);
});
