import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { checkoutFactsIn, currentGoods } from "./checkout-facts.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";
import type { OrderedLine } from "#core/orders/order/ordered-product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { CheckoutFactsRow } from "./checkout-facts.ts";

/**
 * The facts of the same order as they are `at`, in milliseconds since 1970: the same lines, choice and address. A product that no longer
 * exists counts as sold by nobody.
 */
export async function todaysFacts(db: Database, { cart, address }: CheckoutFacts, at: number): Promise<CheckoutFacts> {
  const { choice } = cart;
  const ids = cart.lines.map(({ product }) => product.id);
  const values = [ids, choice.kind, choice.kind === "typed" ? choice.code.toUpperCase() : null, address.pincode];
  const [row] = await rowsOf<CheckoutFactsRow>(db, currentGoods, values);
  if (row === undefined) throw new TypeError("a statement without an answer");
  const today = checkoutFactsIn(row, { address, at, shown: ownPictures });
  const products = new Map(today.cart.lines.map(({ product }) => [product.id, product]));
  const lines = cart.lines.map(
    ({ product, quantity }): OrderedLine => ({ product: products.get(product.id) ?? { ...product, offer: null }, quantity }),
  );
  return { ...today, cart: { ...today.cart, choice, lines } };
}
