import { sql } from "kysely";
import { expect, it } from "vitest";
import { shop } from "#adapters/postgres/migrations/0001-shop.ts";
import { customers } from "#adapters/postgres/migrations/0002-customers.ts";
import { carts } from "#adapters/postgres/migrations/0006-carts.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("the tables of carts come to a shop that has coupons, products and customers", async () => {
  const db = await anEmptyDatabase();
  await shop.up(db);
  await customers.up(db);
  await sql`insert into coupon (code, audience, is_for_web, products, brands, categories, promise, amount, minimum, priority_shipping)
    values ('Leaf10', 'public', true, '{}', '{}', '{}', 'rupee', 100, 0, 0), ('LEAF', 'private', true, '{}', '{}', '{}', 'rupee', 100, 0, 0)`.execute(
    db,
  );
  await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now())`.execute(db);

  await carts.up(db);
  const { rows } = await sql`select code, key, uses_left, added_at <= now() as added from coupon order by position`.execute(db);
  expect(rows).toEqual([
    { code: "Leaf10", key: "LEAF10", uses_left: null, added: true },
    { code: "LEAF", key: "LEAF", uses_left: null, added: true },
  ]);
  await sql`insert into cart (customer, changed_at) values ('asha', now())`.execute(db);
  await sql`delete from customer`.execute(db);
  expect((await sql`select 1 from cart`.execute(db)).rows).toEqual([]);
});
