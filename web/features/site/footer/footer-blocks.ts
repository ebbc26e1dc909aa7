import type { MenuItem } from "#core/content/menus.ts";

/** Of the footer's menu: blocks of cities, groups of links, and what stands at the very end. Source: specification/site.md, Footer. */
export function blocksOf(menu: readonly MenuItem[]) {
  return {
    cities: menu.slice(0, CITIES).filter(isFilled),
    groups: menu.slice(CITIES, CITIES + GROUPS).filter(isFilled),
    rest: menu.slice(CITIES + GROUPS).flatMap(({ items }) => items),
  };
}

/** Of what a site does not have, its menu has no link. */
const isFilled = ({ items }: MenuItem): boolean => items.length > 0;

const CITIES = 4;
const GROUPS = 3;
