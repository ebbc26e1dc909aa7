import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import type { Category } from "./category.ts";

/** The shop's categories, in the order of its menus. */
export type ListCategories = () => Promise<readonly Category[]>;
export const ListCategories = useCase<ListCategories>("catalogue", "ListCategories");

export const makeListCategories = maker(
  ListCategories,
  { catalogue: Catalogue },
  ({ catalogue }) =>
    () =>
      catalogue.categories(),
);
