import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Result } from "../shared/result.ts";
import type { Catalogue, Wanted } from "./catalogue.port.ts";
import type { FoundProducts, ShelfKind, ShelfOrder } from "./shelf.ts";

/** One page of a shelf or of the whole shop, narrowed and sorted. Source: platform section 7, Products and filters. */
export type FindProducts = (asked: ProductsAsked) => Promise<Result<FoundProducts, UnknownShelf>>;
export const FindProducts = token<FindProducts>("FindProducts");

export type ProductsAsked = Wanted & { readonly order: ShelfOrder; readonly after: string | null };

/** Nothing is of that kind and name. */
export type UnknownShelf = { readonly kind: "unknown-shelf"; readonly sought: ShelfKind };

/** A multiple of two, three, four and five columns would be 60; this fills most rows and loads fast on a slow line. */
const PAGE = 24;

export function makeFindProducts(catalogue: Catalogue): FindProducts {
  return async ({ on, narrowing, order, after }) => {
    const found = await catalogue.find({ on, narrowing }, { order, after, limit: PAGE });
    return found === null ? unknownShelf(on) : ok(found);
  };
}

/** The whole shop is always there. */
export function unknownShelf(on: Wanted["on"]) {
  if (on === null) throw new TypeError("there is no shop");
  return refused<UnknownShelf>({ kind: "unknown-shelf", sought: on.kind });
}
