import { ok } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { unknownCollection } from "./find-products.use-case.ts";
import type { Result } from "../shared/result.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { UnknownCollection } from "./find-products.use-case.ts";
import type { Collection, CollectionKind } from "./collection.ts";

/** Collections that share products with the one of that title or slug, with the number of shared products, by title. */
export type ListCollections = (name: string) => Promise<Result<readonly Collection[], UnknownCollection>>;

export const ListSubCategoriesOfCategory = token<ListCollections>("ListSubCategoriesOfCategory");
export const ListBrandsOfCategory = token<ListCollections>("ListBrandsOfCategory");
export const ListBrandsOfSubCategory = token<ListCollections>("ListBrandsOfSubCategory");
export const ListConcernsOfCategory = token<ListCollections>("ListConcernsOfCategory");
export const ListConcernsOfSubCategory = token<ListCollections>("ListConcernsOfSubCategory");
export const ListSubCategoriesOfBrand = token<ListCollections>("ListSubCategoriesOfBrand");
export const ListConcernsOfBrand = token<ListCollections>("ListConcernsOfBrand");

type Kinds = { readonly on: CollectionKind; readonly listed: CollectionKind };

export const makeListCollections =
  ({ on, listed }: Kinds) =>
  ({ catalogue }: { readonly catalogue: Catalogue }): ListCollections =>
  async (name) => {
    const collections = await catalogue.collectionsBeside({ kind: on, name }, listed);
    return collections === null ? unknownCollection({ kind: on, name }) : ok(collections);
  };
