import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import type { Result } from "../shared/result.ts";
import type { ShownProduct } from "./sold-sizes.ts";

/** The product with that slug, even an inactive one, and the other sizes in which it is sold. */
export type ShowProduct = (slug: string) => Promise<Result<ShownProduct, { readonly kind: "unknown-product" }>>;
export const ShowProduct = useCase<ShowProduct>("catalogue", "ShowProduct");

export const makeShowProduct = maker(ShowProduct, { catalogue: Catalogue }, ({ catalogue }) => async (slug) => {
  const product = await catalogue.productWithSlug(slug);
  return product === null ? refused({ kind: "unknown-product" }) : ok(product);
});
