import fc from "fast-check";
import { anyProduct } from "./any-product.ts";
import type { Product } from "#core/catalogue/product.ts";

/** Products that might come into a cart: `c1`, `c2` …, now and then `p1` or `p2`, which a cart may hold already. */
export const anyCandidates = ({ maxLength = 4 }: { readonly maxLength?: number } = {}): fc.Arbitrary<readonly Product[]> =>
  fc
    .array(fc.tuple(anyProduct(), fc.integer({ min: 0, max: 9 })), { maxLength })
    .map((drafts) => drafts.map(([product, known], place) => ({ ...product, id: known > 7 ? `p${known - 7}` : `c${place + 1}` })));
