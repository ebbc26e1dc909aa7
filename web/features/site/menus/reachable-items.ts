import type { MenuItem } from "#core/content/menus.ts";
import type { HasPage } from "#web/platform/page/site-pages.ts";

/**
 * Of a menu what leads to a page of this site, or nowhere. Headings stay, also with nothing left below them: the footer's blocks are told
 * apart by their place.
 */
export const reachableItems = (menu: readonly MenuItem[], hasPage: HasPage): readonly MenuItem[] =>
  menu.filter(({ link }) => link === null || hasPage(link)).map((item) => ({ ...item, items: reachableItems(item.items, hasPage) }));
