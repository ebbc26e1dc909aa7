import { isComing } from "./is-coming.ts";
import type { KeptMenuItem, MenuItem } from "./menus.ts";
import type { OutsideAddresses } from "./site-settings.ts";

const OUTSIDE = "outside:";

/**
 * A menu as it is shown: with the configured links to other sites, and told of each entry whether it leads to an area that is not open yet.
 * A link whose name is not configured has no target. Source: specification/content.md, Areas that come later.
 */
export const shownMenu = (items: readonly KeptMenuItem[], outside: OutsideAddresses): readonly MenuItem[] =>
  items.map((item) => {
    const link = configured(item.link, outside);
    return { ...item, link, isComing: link !== null && isComing(link), items: shownMenu(item.items, outside) };
  });

function configured(link: string | null, outside: OutsideAddresses): string | null {
  if (link === null || !link.startsWith(OUTSIDE)) return link;
  const known: Readonly<Record<string, string>> = outside;
  return known[link.slice(OUTSIDE.length)] ?? null;
}
