import type { MenuItem } from "./menus.ts";
import type { OutsideAddresses } from "./site-settings.ts";

const OUTSIDE = "outside:";

/** A menu as it is shown: with the configured links to other sites. A link whose name is not configured has no target. */
export const shownMenu = (items: readonly MenuItem[], outside: OutsideAddresses): readonly MenuItem[] =>
  items.map((item) => ({ ...item, link: configured(item.link, outside), items: shownMenu(item.items, outside) }));

function configured(link: string | null, outside: OutsideAddresses): string | null {
  if (link === null || !link.startsWith(OUTSIDE)) return link;
  const known: Readonly<Record<string, string>> = outside;
  return known[link.slice(OUTSIDE.length)] ?? null;
}
