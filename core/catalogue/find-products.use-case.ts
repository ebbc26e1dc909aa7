import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import type { Result } from "../shared/result.ts";
import type { ProductFilter } from "./catalogue.port.ts";
import type { FoundProducts, CollectionKind, SortOrder } from "./collection.ts";

/** One page of a collection or of the whole shop, narrowed and sorted. Source: specification/catalogue.md, Lists and filters. */
export type FindProducts = (query: ProductQuery) => Promise<Result<FoundProducts, UnknownCollection>>;
export const FindProducts = useCase<FindProducts>("catalogue", "FindProducts");

export type ProductQuery = ProductFilter & { readonly order: SortOrder; readonly after: string | null };

/** There is no collection of that kind with that name. */
export type UnknownCollection = { readonly kind: "unknown-collection"; readonly sought: CollectionKind };

/** A multiple of two, three, four and five columns would be 60; this fills most rows and loads fast on a slow line. */
const PAGE = 24;

export const makeFindProducts = maker(
  FindProducts,
  { catalogue: Catalogue },
  ({ catalogue }) =>
    async ({ on, narrowing, order, after }) => {
      const found = await catalogue.find({ on, narrowing }, { order, after, limit: PAGE });
      return found === null ? unknownCollection(on) : ok(found);
    },
);

/** For the whole shop, the answer is never an unknown collection. */
export function unknownCollection(on: ProductFilter["on"]) {
  if (on === null) throw new TypeError("there is no shop");
  return refused<UnknownCollection>({ kind: "unknown-collection", sought: on.kind });
}
