import { menuTitles as says } from "./wording/menu-titles.ts";

/** The title of a menu's entry, of a category or of a concern as it is shown; it is kept in English. */
export function menuTitle(title: string): string {
  const known = says.titles[title];
  if (known !== undefined) return known; // First: "Get in touch" names no city.
  const [, near] = /^(.+) near me$/.exec(title) ?? [];
  if (near !== undefined) return says.nearMe({ title: menuTitle(near) });
  const [, type, city] = /^(.+) in (.+)$/.exec(title) ?? [];
  return type === undefined || city === undefined ? title : says.inCity({ title: menuTitle(type), city: menuTitle(city) });
}
