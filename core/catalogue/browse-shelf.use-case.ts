import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Result } from "../shared/result.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { Shelf, ShelfOrder } from "./shelf.ts";

/** One page of a category's products, or of all products (`category` null). */
export type BrowseShelf = (asked: ShelfAsked) => Promise<Result<Shelf, { readonly kind: "unknown-category" }>>;
export const BrowseShelf = token<BrowseShelf>("BrowseShelf");

export type ShelfAsked = { readonly category: string | null; readonly order: ShelfOrder; readonly after: string | null };

/** A multiple of two, three, four and five columns would be 60; this fills most rows and loads fast on a slow line. */
const PAGE = 24;

export function makeBrowseShelf(catalogue: Catalogue): BrowseShelf {
  return async ({ category, order, after }) => {
    const shelf = await catalogue.shelf(category, { order, after, limit: PAGE });
    return shelf === null ? refused({ kind: "unknown-category" }) : ok(shelf);
  };
}
