import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { unknownCollection } from "./find-products.use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import { maker } from "../shared/use-case.ts";
import type { NeedsOf } from "../shared/use-case.ts";
import type { Result } from "../shared/result.ts";
import type { UnknownCollection } from "./find-products.use-case.ts";
import type { Collection, CollectionKind } from "./collection.ts";

/** A collection by its title or slug, in any letter case. */
export type ShowCollection = (name: string) => Promise<Result<Collection, UnknownCollection>>;

export const ShowCategory = useCase<ShowCollection>("catalogue", "ShowCategory");
export const ShowCategoryBySlug = useCase<ShowCollection>("catalogue", "ShowCategoryBySlug");
export const ShowSubCategory = useCase<ShowCollection>("catalogue", "ShowSubCategory");
export const ShowSubCategoryBySlug = useCase<ShowCollection>("catalogue", "ShowSubCategoryBySlug");

const needs = { catalogue: Catalogue };

const showCollection =
  (kind: CollectionKind) =>
  ({ catalogue }: NeedsOf<typeof needs>): ShowCollection =>
  async (name) => {
    const collection = await catalogue.collection({ kind, name });
    return collection === null ? unknownCollection({ kind, name }) : ok(collection);
  };

export const makeShowCategory = maker(ShowCategory, needs, (given) => showCollection("category")(given));
export const makeShowCategoryBySlug = maker(ShowCategoryBySlug, needs, (given) => showCollection("category")(given));
export const makeShowSubCategory = maker(ShowSubCategory, needs, (given) => showCollection("sub-category")(given));
export const makeShowSubCategoryBySlug = maker(ShowSubCategoryBySlug, needs, (given) => showCollection("sub-category")(given));
