import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { UNNARROWED } from "./collection.ts";
import { maker } from "../shared/use-case.ts";
import { FindProducts } from "./find-products.use-case.ts";
import type { Result } from "../shared/result.ts";
import type { CategoryPage, SortOrder } from "./collection.ts";

/** One page of a category's products, or of all products (`category` null). */
export type BrowseCategory = (query: CategoryQuery) => Promise<Result<CategoryPage, { readonly kind: "unknown-category" }>>;
export const BrowseCategory = useCase<BrowseCategory>("catalogue", "BrowseCategory");

export type CategoryQuery = { readonly category: string | null; readonly order: SortOrder; readonly after: string | null };

export const makeBrowseCategory = maker(
  BrowseCategory,
  { findProducts: FindProducts },
  ({ findProducts }) =>
    async ({ category, order, after }) => {
      const on = category === null ? null : { kind: "category" as const, name: category };
      const found = await findProducts({ on, narrowing: UNNARROWED, order, after });
      if (found.kind === "refused") return refused({ kind: "unknown-category" });
      const { collection, count, products, next } = found.value;
      return ok({ category: collection, count: count.products, products, next });
    },
);
