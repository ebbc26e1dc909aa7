import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { ShowCompany } from "#core/content/show-company.use-case.ts";
import { ShowMenu } from "#core/content/show-menu.use-case.ts";
import { ShowSiteSettings } from "#core/content/show-site-settings.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Whole } from "#web/frame/whole.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { Company } from "#core/content/company.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";
import type { Keeper } from "#web/frame/keeper.tsx";

/** What every page shows around itself. The shop's bar is told by its titles alone; what it opens is asked for when it opens. */
export type SiteData = {
  readonly categories: readonly Category[];
  readonly year: number | null;
  readonly header: readonly MenuItem[];
  readonly shop: readonly ShopEntry[];
  readonly sidebar: readonly MenuItem[];
  readonly account: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
  readonly company: Company | null;
  readonly outside: OutsideAddresses | null;
  readonly corporateApp: string | null;
};

export type ShopEntry = Pick<MenuItem, "title" | "link">;

export async function siteData(keeper: Keeper): Promise<SiteData> {
  const whole = await keeper.get(Whole)();
  const menu = whole.get(ShowMenu);
  const [categories, header, shop, sidebar, account, footer, company, { outside, corporateApp }] = await Promise.all([
    keeper.get(ListCategories)(),
    menu("header"),
    menu("shop"),
    menu("sidebar"),
    menu("account"),
    menu("footer"),
    whole.get(ShowCompany)(),
    whole.get(ShowSiteSettings)(),
  ]);
  return {
    categories,
    year: new Date(keeper.get(Clock)()).getUTCFullYear(),
    header,
    shop: shop.map(({ title, link }) => ({ title, link })),
    sidebar,
    account,
    footer,
    company,
    outside,
    corporateApp,
  };
}

/** Where not even that is known. */
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
