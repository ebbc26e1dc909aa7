import { useCase } from "../shared/token.ts";
import { brandsByLetter } from "./brand.ts";
import { searchedText } from "../shared/searched-text.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import type { BrandLetter } from "./brand.ts";

/**
 * Brands under their letters. Only those whose name contains the typed text, in any letter case; "": all.
 * Source: specification/catalogue.md, Brands.
 */
export type ListBrands = (name: string) => Promise<readonly BrandLetter[]>;
export const ListBrands = useCase<ListBrands>("catalogue", "ListBrands");

export const makeListBrands = maker(ListBrands, { catalogue: Catalogue }, ({ catalogue }) => async (name) => {
  const typed = searchedText(name);
  return brandsByLetter((await catalogue.brands()).filter(({ title }) => searchedText(title).includes(typed)));
});
