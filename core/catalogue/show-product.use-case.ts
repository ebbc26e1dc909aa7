import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Result } from "../shared/result.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { ShownProduct } from "./sold-sizes.ts";

/** The product with that slug, even an inactive one, and the other sizes in which it is sold. */
export type ShowProduct = (slug: string) => Promise<Result<ShownProduct, { readonly kind: "unknown-product" }>>;
export const ShowProduct = token<ShowProduct>("ShowProduct");

export function makeShowProduct({ catalogue }: { readonly catalogue: Catalogue }): ShowProduct {
  return async (slug) => {
    const product = await catalogue.productWithSlug(slug);
    return product === null ? refused({ kind: "unknown-product" }) : ok(product);
  };
}
