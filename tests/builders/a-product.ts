import { paise } from "#core/shared/money.ts";
import type { Product } from "#core/catalogue/product.ts";

/** One that can be bought: ₹100 without tax, ten in stock, 100 grams. */
export const aProduct = (given: Partial<Product> = {}): Product => ({
  id: "p1",
  title: "Triphala",
  hindi: null,
  slug: "triphala",
  brand: null,
  categories: [],
  gst: 0,
  status: "active",
  minimumQuantity: 1,
  weight: 100,
  offer: { price: paise(10_000), stock: 10 },
  ...given,
});
