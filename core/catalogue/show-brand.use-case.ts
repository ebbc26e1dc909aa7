import { collectionSlug } from "./category.ts";
import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { unknownCollection } from "./find-products.use-case.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import type { Result } from "../shared/result.ts";
import type { Brand } from "./brand.ts";
import type { UnknownCollection } from "./find-products.use-case.ts";

/** The brand of that name, in any letter case. */
export type ShowBrand = (name: string) => Promise<Result<Brand, UnknownCollection>>;
export const ShowBrand = useCase<ShowBrand>("catalogue", "ShowBrand");

export const makeShowBrand = maker(ShowBrand, { catalogue: Catalogue }, ({ catalogue }) => async (name) => {
  const brand = (await catalogue.brands()).find(({ slug }) => slug === collectionSlug(name));
  return brand === undefined ? unknownCollection({ kind: "brand", name }) : ok(brand);
});
