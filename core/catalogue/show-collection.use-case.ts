import { ok } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { unknownCollection } from "./find-products.use-case.ts";
import type { Result } from "../shared/result.ts";
import type { Catalogue } from "./catalogue.port.ts";
import type { UnknownCollection } from "./find-products.use-case.ts";
import type { Collection, CollectionKind } from "./collection.ts";

/** A collection by its title or slug, in any letter case. */
export type ShowCollection = (name: string) => Promise<Result<Collection, UnknownCollection>>;

export const ShowCategory = token<ShowCollection>("ShowCategory");
export const ShowCategoryBySlug = token<ShowCollection>("ShowCategoryBySlug");
export const ShowSubCategory = token<ShowCollection>("ShowSubCategory");
export const ShowSubCategoryBySlug = token<ShowCollection>("ShowSubCategoryBySlug");

export const makeShowCollection =
  (kind: CollectionKind) =>
  ({ catalogue }: { readonly catalogue: Catalogue }): ShowCollection =>
  async (name) => {
    const collection = await catalogue.collection({ kind, name });
    return collection === null ? unknownCollection({ kind, name }) : ok(collection);
  };
