import type { BrandLetter } from "#core/catalogue/brand.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** Brands under their letters, and the name that was looked for; "": none. */
export type BrandsData = { readonly name: string; readonly letters: readonly BrandLetter[] };

/** Longer than any brand's name. */
const LONGEST = 60;

export async function brandsData(search: URLSearchParams, dependencies: Dependencies): Promise<BrandsData> {
  const name = search.get("name")?.trim().slice(0, LONGEST).trim() ?? "";
  return { name, letters: await dependencies.get(ListBrands)(name) };
}
