import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { unknownCollection } from "./find-products.use-case.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import type { Result } from "../shared/result.ts";
import type { ProductFilter } from "./catalogue.port.ts";
import type { Filters } from "./filters.ts";
import type { UnknownCollection } from "./find-products.use-case.ts";

/**
 * The filters that can narrow the wanted products, with the number of products for each value.
 * Source: specification/catalogue.md, Lists and filters.
 */
export type ListFilters = (wanted: ProductFilter) => Promise<Result<Filters, UnknownCollection>>;
export const ListFilters = useCase<ListFilters>("catalogue", "ListFilters");

export const makeListFilters = maker(ListFilters, { catalogue: Catalogue }, ({ catalogue }) => async (wanted) => {
  const filters = await catalogue.filters(wanted);
  return filters === null ? unknownCollection(wanted.on) : ok(filters);
});
