import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { putCoupons } from "#tests/builders/put-coupons.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { cartsSuite, coupons, goods } from "#tests/core/customer-cart/carts-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
  await db.transaction().execute((trx) => putProducts(trx, goods));
  await putCoupons(db, coupons);
  await db.updateTable("coupon").set({ uses_left: 0 }).where("code", "=", "GONE").execute();
});

afterAll(() => db.destroy());

cartsSuite("PostgreSQL", () => ({
  carts: postgresCarts(db),
  async someone() {
    const id = randomUUID();
    await db
      .insertInto("customer")
      .values({ id, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
      .execute();
    return customerId(id);
  },
}));
