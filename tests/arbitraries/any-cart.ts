import fc from "fast-check";
import { anyProduct } from "./any-product.ts";
import { seldom } from "./seldom.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Product } from "#core/catalogue/product.ts";

/** How large a cart gets, and of what products. */
type Shape = { readonly minLength?: number; readonly maxLength?: number; readonly product?: fc.Arbitrary<Product> };

/** What is generated for a line; `again` makes it another line of an earlier line's product. */
type Draft = { readonly product: Product; readonly quantity: number; readonly again: number | null };

/** Mostly a few pieces, seldom more than anybody has in stock. */
export const anyQuantity = (): fc.Arbitrary<number> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom(6, 10, 11, 28, 31) },
  );

/** A line of its own: nothing else is known of the cart that it lies in. */
export const anyCartLine = (product: fc.Arbitrary<Product> = anyProduct()): fc.Arbitrary<CartLine> =>
  fc.record({ product, quantity: anyQuantity() });

/** The lines of a cart, `p1` to `p6` in order; two lines may hold the same product. Empty unless `minLength` says otherwise. */
export const anyCart = ({ minLength = 0, maxLength = 6, product = anyProduct() }: Shape = {}): fc.Arbitrary<readonly CartLine[]> =>
  fc
    .array(fc.record<Draft>({ product, quantity: anyQuantity(), again: seldom<number | null>(null, fc.nat({ max: 2 })) }), {
      minLength,
      maxLength,
    })
    .map((drafts) => drafts.map(({ quantity }, place) => ({ product: productAt(drafts, place), quantity })));

function productAt(drafts: readonly Draft[], place: number): Product {
  const [draft] = drafts.slice(place);
  if (draft === undefined) throw new RangeError(`no line at ${place}`);
  return draft.again !== null && draft.again < place ? productAt(drafts, draft.again) : { ...draft.product, id: `p${place + 1}` };
}
