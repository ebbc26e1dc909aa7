import { token } from "../shared/token.ts";
import { brandsByLetter } from "./brand.ts";
import { searchedText } from "../shared/searched-text.ts";
import type { BrandLetter } from "./brand.ts";
import type { Catalogue } from "./catalogue.port.ts";

/**
 * Brands under their letters. Only those whose name contains the typed text, in any letter case; "": all.
 * Source: specification/catalogue.md, Brands.
 */
export type ListBrands = (name: string) => Promise<readonly BrandLetter[]>;
export const ListBrands = token<ListBrands>("ListBrands");

export function makeListBrands({ catalogue }: { readonly catalogue: Catalogue }): ListBrands {
  return async (name) => {
    const typed = searchedText(name);
    return brandsByLetter((await catalogue.brands()).filter(({ title }) => searchedText(title).includes(typed)));
  };
}
