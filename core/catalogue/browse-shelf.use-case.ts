import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { UNNARROWED } from "./shelf.ts";
import type { Result } from "../shared/result.ts";
import type { FindProducts } from "./find-products.use-case.ts";
import type { Shelf, ShelfOrder } from "./shelf.ts";

/** One page of a category's products, or of all products (`category` null). */
export type BrowseShelf = (asked: ShelfAsked) => Promise<Result<Shelf, { readonly kind: "unknown-category" }>>;
export const BrowseShelf = token<BrowseShelf>("BrowseShelf");

export type ShelfAsked = { readonly category: string | null; readonly order: ShelfOrder; readonly after: string | null };

export function makeBrowseShelf(find: FindProducts): BrowseShelf {
  return async ({ category, order, after }) => {
    const on = category === null ? null : { kind: "category" as const, name: category };
    const found = await find({ on, narrowing: UNNARROWED, order, after });
    if (found.kind === "refused") return refused({ kind: "unknown-category" });
    const { shelf, count, products, next } = found.value;
    return ok({ category: shelf, count: count.products, products, next });
  };
}
