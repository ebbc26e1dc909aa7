import { useCase } from "../shared/token.ts";
import { shownMenu } from "./shown-menu.ts";
import { maker } from "../shared/use-case.ts";
import { Content } from "./content.port.ts";
import { SiteSettings } from "./site-settings.ts";
import type { Company } from "./company.ts";
import type { MenuItem } from "./menus.ts";

/**
 * What every page shows around itself, at once. Of the shop's bar, which is large, only what its menus are called and where all of each is.
 */
export type SiteParts = SiteSettings & {
  readonly header: readonly MenuItem[];
  readonly account: readonly MenuItem[];
  readonly sidebar: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
  readonly shop: readonly Pick<MenuItem, "title" | "link">[];
  readonly company: Company | null;
};

export type ShowSiteFrame = () => Promise<SiteParts>;
export const ShowSiteFrame = useCase<ShowSiteFrame>("content", "ShowSiteFrame");

export const makeShowSiteFrame = maker(ShowSiteFrame, { content: Content, settings: SiteSettings }, ({ content, settings }) => async () => {
  const [menus, company] = await Promise.all([content.menus(), content.company()]);
  const items = (stored: readonly MenuItem[] = []) => shownMenu(stored, settings.outside);
  return {
    ...settings,
    header: items(menus?.header),
    account: items(menus?.account),
    sidebar: items(menus?.sidebar),
    footer: items(menus?.footer),
    shop: items(menus?.shop).map(({ title, link }) => ({ title, link })),
    company,
  };
});
