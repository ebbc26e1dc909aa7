import { indianYear } from "#core/shared/indian-offset.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { ShowSiteFrame } from "#core/content/show-site-frame.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { SiteParts } from "#core/content/show-site-frame.use-case.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** What every page shows around itself. */
export type SiteData = Omit<SiteParts, "outside" | "corporateApp"> & {
  readonly categories: readonly Category[];
  readonly year: number | null;
  readonly outside: OutsideAddresses | null;
  readonly corporateApp: string | null;
};

export type ShopEntry = SiteData["shop"][number];

export async function siteData(dependencies: Dependencies): Promise<SiteData> {
  const [categories, parts] = await Promise.all([dependencies.get(ListCategories)(), dependencies.get(ShowSiteFrame)()]);
  return { ...parts, categories, year: indianYear(dependencies.get(Clock)()) };
}

/** The data of a page for which not even the parts of the site could be read. */
export const unknownSite: SiteData = {
  categories: [],
  year: null,
  header: [],
  shop: [],
  sidebar: [],
  account: [],
  footer: [],
  company: null,
  outside: null,
  corporateApp: null,
};
