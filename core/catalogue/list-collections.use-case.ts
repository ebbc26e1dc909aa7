import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { unknownCollection } from "./find-products.use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import { maker } from "../shared/use-case.ts";
import type { NeedsOf } from "../shared/use-case.ts";
import type { Result } from "../shared/result.ts";
import type { UnknownCollection } from "./find-products.use-case.ts";
import type { Collection, CollectionKind } from "./collection.ts";

/** Collections that share products with the one of that title or slug, with the number of shared products, by title. */
export type ListCollections = (name: string) => Promise<Result<readonly Collection[], UnknownCollection>>;

export const ListSubCategoriesOfCategory = useCase<ListCollections>("catalogue", "ListSubCategoriesOfCategory");
export const ListBrandsOfCategory = useCase<ListCollections>("catalogue", "ListBrandsOfCategory");
export const ListBrandsOfSubCategory = useCase<ListCollections>("catalogue", "ListBrandsOfSubCategory");
export const ListConcernsOfCategory = useCase<ListCollections>("catalogue", "ListConcernsOfCategory");
export const ListConcernsOfSubCategory = useCase<ListCollections>("catalogue", "ListConcernsOfSubCategory");
export const ListSubCategoriesOfBrand = useCase<ListCollections>("catalogue", "ListSubCategoriesOfBrand");
export const ListConcernsOfBrand = useCase<ListCollections>("catalogue", "ListConcernsOfBrand");

type Kinds = { readonly on: CollectionKind; readonly listed: CollectionKind };

const needs = { catalogue: Catalogue };

const listCollections =
  ({ on, listed }: Kinds) =>
  ({ catalogue }: NeedsOf<typeof needs>): ListCollections =>
  async (name) => {
    const collections = await catalogue.collectionsBeside({ kind: on, name }, listed);
    return collections === null ? unknownCollection({ kind: on, name }) : ok(collections);
  };

export const makeListSubCategoriesOfCategory = maker(ListSubCategoriesOfCategory, needs, (given) =>
  listCollections({ on: "category", listed: "sub-category" })(given),
);
export const makeListBrandsOfCategory = maker(ListBrandsOfCategory, needs, (given) =>
  listCollections({ on: "category", listed: "brand" })(given),
);
export const makeListBrandsOfSubCategory = maker(ListBrandsOfSubCategory, needs, (given) =>
  listCollections({ on: "sub-category", listed: "brand" })(given),
);
export const makeListConcernsOfCategory = maker(ListConcernsOfCategory, needs, (given) =>
  listCollections({ on: "category", listed: "concern" })(given),
);
export const makeListConcernsOfSubCategory = maker(ListConcernsOfSubCategory, needs, (given) =>
  listCollections({ on: "sub-category", listed: "concern" })(given),
);
export const makeListSubCategoriesOfBrand = maker(ListSubCategoriesOfBrand, needs, (given) =>
  listCollections({ on: "brand", listed: "sub-category" })(given),
);
export const makeListConcernsOfBrand = maker(ListConcernsOfBrand, needs, (given) =>
  listCollections({ on: "brand", listed: "concern" })(given),
);
