import { token } from "../shared/token.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { Category } from "./category.ts";

/** The shop's categories, in the order of its menus. */
export type ListCategories = () => Promise<readonly Category[]>;
export const ListCategories = token<ListCategories>("ListCategories");

export const makeListCategories =
  ({ catalogue }: { readonly catalogue: Catalogue }): ListCategories =>
  () =>
    catalogue.categories();
