import { ok } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { unknownShelf } from "./find-products.use-case.ts";
import type { Result } from "../shared/result.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { UnknownShelf } from "./find-products.use-case.ts";
import type { ShelfEntry, ShelfKind } from "./shelf.ts";

/** Shelves that share products with the one of that title or slug, counting what they share, by title. */
export type ListShelves = (name: string) => Promise<Result<readonly ShelfEntry[], UnknownShelf>>;

export const ListSubCategoriesOfCategory = token<ListShelves>("ListSubCategoriesOfCategory");
export const ListBrandsOfCategory = token<ListShelves>("ListBrandsOfCategory");
export const ListBrandsOfSubCategory = token<ListShelves>("ListBrandsOfSubCategory");
export const ListConcernsOfCategory = token<ListShelves>("ListConcernsOfCategory");
export const ListConcernsOfSubCategory = token<ListShelves>("ListConcernsOfSubCategory");
export const ListSubCategoriesOfBrand = token<ListShelves>("ListSubCategoriesOfBrand");
export const ListConcernsOfBrand = token<ListShelves>("ListConcernsOfBrand");

export function makeListShelves(catalogue: Catalogue, on: ShelfKind, listed: ShelfKind): ListShelves {
  return async (name) => {
    const shelves = await catalogue.shelvesBeside({ kind: on, name }, listed);
    return shelves === null ? unknownShelf({ kind: on, name }) : ok(shelves);
  };
}
