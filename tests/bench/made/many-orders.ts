import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { placed } from "#tests/core/orders/order-steps.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Buyer } from "#tests/core/orders/a-stocked-shop.ts";

/** Two products of two sellers that don't run out, and a coupon on everything. */
export const stockShop = (db: Database): Promise<void> =>
  stock(db, {
    products: [
      aProduct("Ajwain", { offer: { price: paise(19_900), stock: 9_000_000 }, isConsumable: false }),
      aProduct("Brahmi", {
        offer: { price: paise(9_900), stock: 9_000_000 },
        gst: 18,
        seller: { name: "Kaveri Naturals", address: "Mysuru", state: "Karnataka", gstin: "29AAACK2222B1Z6" },
      }),
    ],
    coupons: [aCoupon()],
    shipping: { basic: { minimumOrder: paise(49_900), charge: paise(4_900) }, weightExceed: null },
    uses: {},
  });

export const CART = { "id-ajwain": 2, "id-brahmi": 1 };

/** Somebody with an address, an e-mail and a bearer token. */
export async function aBuyer(db: Database, nth: number): Promise<Buyer & { readonly bearer: string }> {
  const buyer = await postgresShop(db).someone();
  await db
    .updateTable("customer")
    .set({ email: `buyer-${nth}@example.in`, mobile: String(9_000_000_000 + nth) })
    .where("id", "=", buyer.id)
    .execute();
  return { ...buyer, bearer: (await postgresSessions(db).open(customerId(buyer.id), Date.now())).bearer };
}

/** An order that was placed in cash. */
export async function anOrderOf(db: Database, buyer: Buyer): Promise<PayableId> {
  const desk = postgresShop(db);
  await fill(desk, buyer, CART);
  return placed(desk, buyer, "cash", { at: Date.now() });
}

/** So many more orders that are like one, each a second older, with steps and entries of their own. */
export async function copied(db: Database, order: PayableId, times: number): Promise<void> {
  await sql`insert into shop_order (id, customer, stage, standing, total, coupon, products, pieces, sellers, titles, snapshot, state, made_at, listed_at)
    select id || '-' || n, customer, stage, standing, total, coupon, products, pieces, sellers, titles, snapshot, state, made_at - n * interval '1 s', listed_at - n * interval '1 s'
    from shop_order, generate_series(1, ${times}::int) n where id = ${order}`.execute(db);
  await sql`insert into order_step (order_id, number, at, by, deed) select order_id || '-' || n, number, at, by, deed
    from order_step, generate_series(1, ${times}::int) n where order_id = ${order}`.execute(db);
  await sql`insert into ledger_entry (customer, key, payable, kind, at, postings) select customer, key || '-' || n, payable || '-' || n, kind, at, postings
    from ledger_entry, generate_series(1, ${times}::int) n where payable = ${order}`.execute(db);
  await sql`analyze shop_order, order_step, ledger_entry`.execute(db);
}
