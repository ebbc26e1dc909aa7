import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { makeApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { postgresCoupons } from "#adapters/postgres/coupons/coupons.ts";
import { putCoupons } from "#tests/builders/put-coupons.ts";
import { postgresLimits } from "#adapters/postgres/engine/limits.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { serverRace } from "./server-cpu.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Figure } from "./figure.ts";

const CUSTOMERS = 40;
const LINES = 5;

/** A change of quantity in a cart of five lines with a coupon on it, against bare Fastify and pg with the same statements. */
export async function bench(): Promise<readonly Figure[]> {
  const bearers: string[] = [];
  const race = await serverRace({
    prepare: async (db) => {
      bearers.push(...(await filled(db)));
    },
    bare: new URL("./bare/bare-cart.ts", import.meta.url),
    besides: ["discount"],
  });
  try {
    const ratio = await race.ratio((nth) => ({
      method: "PUT",
      path: `/api/shop/product/updateUserCartProductQuantity?product_id=id-product-${nth % LINES}&quantity=${1 + (Math.floor(nth / CUSTOMERS) % 9)}`,
      headers: { authorization: `Bearer ${bearers[nth % CUSTOMERS] ?? ""}` },
    }));
    return [
      {
        name: "a change of quantity with a coupon, against a bare server with the same statements",
        figure: Number(ratio.toFixed(3)),
        unit: "of the requests a second",
        target: "at least 0.45",
        met: ratio >= 0.45,
      },
    ];
  } finally {
    await race.close();
  }
}

/** Products, coupons and carts; answers the customers' bearer tokens. */
async function filled(db: Database): Promise<readonly string[]> {
  const products = Array.from({ length: 50 }, (_, n) =>
    aProduct(`Product ${n}`, { gst: [5, 12, 18][n % 3] ?? 0, offer: { price: paise(9_900 + n * 1_000), stock: 50 } }),
  );
  await db.transaction().execute((trx) => putProducts(trx, products));
  await putCoupons(
    db,
    Array.from({ length: 10 }, (_, n) => aCoupon({ code: `SAVE${n}` })),
  );
  const now = Date.now();
  const [carts, clock] = [postgresCarts(db), () => now];
  const [add, apply] = [
    makeAddToCart({ carts, now: clock }),
    makeApplyCoupon({ coupons: postgresCoupons(db), carts, limits: postgresLimits(db), now: clock }),
  ];
  const bearers: string[] = [];
  for (let n = 0; n < CUSTOMERS; n++) {
    const customer = customerId(`customer-${n}`);
    await db
      .insertInto("customer")
      .values({ id: customer, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
      .execute();
    for (let line = 0; line < LINES; line++) await add(customer, { kind: "product", productId: `id-product-${line}`, quantity: 2 });
    const applied = await apply(customer, "SAVE3");
    if (applied.kind === "refused") throw new Error(`the coupon is refused: ${applied.refusal.kind}`);
    bearers.push((await postgresSessions(db).open(customer, now)).bearer);
  }
  return bearers;
}
