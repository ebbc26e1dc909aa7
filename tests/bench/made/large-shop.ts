import { paise } from "#core/shared/money.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { stock } from "#tests/ports/orders/an-order-shop.ts";
import { manyProducts } from "./many-products.ts";
import { putMany } from "./put-many.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How many products are looked at; `id-product-0` and the next are ordered and don't run out. */
export const PRODUCTS = 5_000;
export const LINES = 10;

/** Puts what is sold into an empty shop. */
export async function stockLargeShop(shop: Database): Promise<void> {
  await putMany(shop, manyProducts(PRODUCTS));
  await stock(shop, {
    products: Array.from({ length: LINES }, (_, n) =>
      aProduct(`Product ${n}`, { gst: [5, 12, 18][n % 3] ?? 0, offer: { price: paise(9_900 + n * 1_000), stock: 9_000_000 } }),
    ),
    coupons: [aCoupon({ code: "SAVE" })],
    shipping: { basic: { minimumOrder: paise(49_900), charge: paise(4_900) }, weightExceed: null },
    uses: {},
  });
}
