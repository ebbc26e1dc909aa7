import { categoryTitle } from "#web/design/category/category-title.ts";
import { menuTitles as says } from "#web/design/wording/menu-titles.ts";

/** The title of a menu's entry as it is shown; it is kept in English. */
export function menuTitle(title: string): string {
  const known = says.titles[title];
  if (known !== undefined) return known; // First: "Get in touch" names no city.
  const [, kind, city] = /^(.+) (?:near me|in (.+))$/.exec(title) ?? [];
  if (kind === undefined) return categoryTitle(title);
  return city === undefined ? says.nearMe({ title: menuTitle(kind) }) : says.inCity({ title: menuTitle(kind), city: menuTitle(city) });
}
