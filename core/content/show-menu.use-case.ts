import { token } from "../shared/token.ts";
import type { Content } from "./content.port.ts";
import type { MenuItem, MenuName } from "./menus.ts";
import type { OutsideAddresses, SiteSettings } from "./site-settings.ts";

/** A menu's entries in their order, links to the outside as they are configured. Source: platform, section 7, shop menu list. */
export type ShowMenu = (menu: MenuName) => Promise<readonly MenuItem[]>;
export const ShowMenu = token<ShowMenu>("ShowMenu");

export const makeShowMenu =
  (content: Content, { outside }: SiteSettings): ShowMenu =>
  async (menu) =>
    ((await content.menus())?.[menu] ?? []).map((item) => led(item, outside));

const led = (item: MenuItem, outside: OutsideAddresses): MenuItem => ({
  ...item,
  link: configured(item.link, outside),
  items: item.items.map((inner) => led(inner, outside)),
});

/** An address named "outside:blog" is the configured one; one that nobody knows leads nowhere. */
function configured(link: string | null, outside: OutsideAddresses): string | null {
  if (link === null || !link.startsWith(OUTSIDE)) return link;
  const known: Readonly<Record<string, string>> = outside;
  return known[link.slice(OUTSIDE.length)] ?? null;
}

const OUTSIDE = "outside:";
