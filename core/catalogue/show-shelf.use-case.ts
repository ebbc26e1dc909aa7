import { ok } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { unknownShelf } from "./find-products.use-case.ts";
import type { Result } from "../shared/result.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { UnknownShelf } from "./find-products.use-case.ts";
import type { ShelfEntry, ShelfKind } from "./shelf.ts";

/** A shelf by its title or slug, in any letter case. */
export type ShowShelf = (name: string) => Promise<Result<ShelfEntry, UnknownShelf>>;

export const ShowCategory = token<ShowShelf>("ShowCategory");
export const ShowCategoryBySlug = token<ShowShelf>("ShowCategoryBySlug");
export const ShowSubCategory = token<ShowShelf>("ShowSubCategory");
export const ShowSubCategoryBySlug = token<ShowShelf>("ShowSubCategoryBySlug");

export function makeShowShelf(catalogue: Catalogue, kind: ShelfKind): ShowShelf {
  return async (name) => {
    const shelf = await catalogue.shelf({ kind, name });
    return shelf === null ? unknownShelf({ kind, name }) : ok(shelf);
  };
}
