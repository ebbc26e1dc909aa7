import { paise } from "#core/shared/money.ts";
import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { stock } from "#tests/ports/orders/an-order-shop.ts";
import { manyProducts } from "./many-products.ts";
import type { Intake } from "#core/catalogue/catalogue-intake.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How many products are looked at; `id-product-0` and the next are ordered and don't run out. */
export const PRODUCTS = 5_000;
export const LINES = 10;

/** Puts what is sold into an empty shop. */
export async function stockLargeShop(shop: Database): Promise<void> {
  const clashed = () => {
    throw new TypeError("the goods clash");
  };
  const entryOf = (taken: Intake) =>
    ({ at: Date.now(), who: "bench", action: "catalogue import", subject: { kind: "catalogue", id: "all" }, details: taken }) as const;
  await postgresCatalogueIntake(shop).put(manyProducts(PRODUCTS), clashed, () => ({ kind: "keep", entryOf }));
  await stock(shop, {
    products: Array.from({ length: LINES }, (_, n) =>
      aProduct(`Product ${n}`, { gst: [5, 12, 18][n % 3] ?? 0, offer: { price: paise(9_900 + n * 1_000), stock: 9_000_000 } }),
    ),
    coupons: [aCoupon({ code: "SAVE" })],
    shipping: { basic: { minimumOrder: paise(49_900), charge: paise(4_900) }, weightExceed: null },
    uses: {},
  });
}
