import type { MenuItem } from "#core/content/menus.ts";
import type { HasPage } from "#web/platform/page/site-pages.ts";

/** Of a menu what leads to a page of this site, or nowhere. A heading goes with the last of what stood below it. */
export const reachableItems = (menu: readonly MenuItem[], hasPage: HasPage): readonly MenuItem[] =>
  menu.flatMap((item) => {
    if (item.link !== null && !hasPage(item.link)) return [];
    const items = reachableItems(item.items, hasPage);
    return item.link === null && items.length < item.items.length && items.length === 0 ? [] : [{ ...item, items }];
  });
