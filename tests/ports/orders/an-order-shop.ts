import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { putCoupons } from "#tests/builders/put-coupons.ts";
import { putPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { putShipping } from "#adapters/postgres/shipping/shipping.ts";
import { now } from "#tests/fixtures.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

import { inPune, withFlat, withStock } from "#tests/core/orders/a-stocked-shop.ts";
import type { OrderShop, ShopStock } from "#tests/core/orders/a-stocked-shop.ts";

export async function stock(db: Database, { products, coupons, shipping, uses }: ShopStock): Promise<void> {
  await db.transaction().execute((trx) => putProducts(trx, products));
  await putCoupons(db, coupons);
  await putShipping(db, shipping);
  await putPlaces(db, [inPune]);
  for (const [code, left] of Object.entries(uses))
    await db.updateTable("coupon").set({ uses_left: left }).where("key", "=", code).execute();
}

export function postgresShop(db: Database): OrderShop {
  const households = postgresHouseholds(db);
  return {
    orders: postgresOrders(db),
    carts: postgresCarts(db),
    households,
    async someone() {
      const id = customerId(randomUUID());
      await db
        .insertInto("customer")
        .values({ id, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
        .execute();
      return withFlat(households, id);
    },
    restock: (product, pieces) => db.transaction().execute((trx) => putProducts(trx, [withStock(product, pieces)])),
    async stockOf(product) {
      const row = await db.selectFrom("product").select("stock").where("id", "=", product).executeTakeFirstOrThrow();
      return row.stock ?? 0;
    },
    async usesLeft(coupon) {
      const row = await db.selectFrom("coupon").select("uses_left").where("key", "=", coupon).executeTakeFirstOrThrow();
      return row.uses_left;
    },
    async jobs() {
      const { rows } = await sql<{ name: string }>`select name from jobs.job`.execute(db);
      return rows.map(({ name }) => name);
    },
  };
}
