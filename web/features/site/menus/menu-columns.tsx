import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import { categoryOfLink } from "./category-of-link.ts";
import { MenuOffers } from "./menu-offers.tsx";
import type { ReactNode } from "react";
import type { MenuItem } from "#core/content/menus.ts";
import type { MenuStore } from "./menu-store.ts";

type Columns = { readonly entry: MenuItem; readonly menus: MenuStore; readonly children: ReactNode };

/**
 * Columns of bold headings with the links under them; entries that have none under them stand as one list. Beside them what saves most, and
 * the way to all of it.
 */
export function MenuColumns({ entry, menus, children }: Columns) {
  const headings = entry.items.filter(({ items }) => items.length > 0);
  const single = entry.items.filter(({ items }) => items.length === 0);
  const category = categoryOfLink(entry.link);
  const isLong = single.length > SHORT;
  return (
    <div className="shop-menu">
      <div className="shop-columns">
        {headings.map(({ title, link, items }) => (
          <section key={title}>
            <h3>
              <a href={link ?? undefined}>{subCategoryTitle(menuTitle(title))}</a>
            </h3>
            <MenuList items={items.slice(0, MOST)} />
            {items.length <= MOST ? null : (
              <a className="link" href={link ?? undefined}>
                {siteWords.seeAll}
                <span className="visually-hidden"> {menuTitle(title)}</span>
              </a>
            )}
          </section>
        ))}
        {single.length === 0 ? null : (
          <section className={isLong ? "shop-columns-all is-long" : "shop-columns-all"}>
            <h3>{menuTitle(entry.title)}</h3>
            <MenuList items={single} />
          </section>
        )}
      </div>
      <MenuOffers offers={menus.offersOf(category)} room={headings.length > 0 ? 1 : isLong ? 3 : 4} mark={category ?? ""}>
        {children}
      </MenuOffers>
    </div>
  );
}

/** As many as fit under a heading on a screen; the heading leads to the others. */
const MOST = 10;
/** So many links have room in two columns. */
const SHORT = 12;

const MenuList = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <ul>
    {items.map(({ title, link }) => (
      <li key={title}>
        <a href={link ?? undefined}>{subCategoryTitle(menuTitle(title))}</a>
      </li>
    ))}
  </ul>
);
