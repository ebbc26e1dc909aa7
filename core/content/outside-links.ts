import type { MenuItem } from "./menus.ts";
import type { OutsideAddresses } from "./site-settings.ts";

const OUTSIDE = "outside:";

/** A menu whose links to the outside are as they are configured; one whose name nobody knows leads nowhere. */
export const withOutside = (items: readonly MenuItem[], outside: OutsideAddresses): readonly MenuItem[] =>
  items.map((item) => ({ ...item, link: configured(item.link, outside), items: withOutside(item.items, outside) }));

function configured(link: string | null, outside: OutsideAddresses): string | null {
  if (link === null || !link.startsWith(OUTSIDE)) return link;
  const known: Readonly<Record<string, string>> = outside;
  return known[link.slice(OUTSIDE.length)] ?? null;
}
