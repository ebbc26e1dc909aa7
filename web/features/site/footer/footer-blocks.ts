import type { MenuItem } from "#core/content/menus.ts";

/** Of the footer's menu: blocks of cities, groups of links, and what stands at the very end. Source: platform section 2, Footer. */
export function blocksOf(menu: readonly MenuItem[]) {
  return {
    cities: menu.slice(0, CITIES),
    groups: menu.slice(CITIES, CITIES + GROUPS),
    rest: menu.slice(CITIES + GROUPS).flatMap(({ items }) => items),
  };
}

const CITIES = 4;
const GROUPS = 3;
