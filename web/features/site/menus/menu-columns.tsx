import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { ReactNode } from "react";
import type { MenuItem } from "#core/content/menus.ts";

/** Columns of bold headings with the links under them; entries that have none under them stand as one list. Beside them a banner to all of it. */
export function MenuColumns({ entry, children }: { readonly entry: MenuItem; readonly children: ReactNode }) {
  const headings = entry.items.filter(({ items }) => items.length > 0);
  const single = entry.items.filter(({ items }) => items.length === 0);
  return (
    <div className="shop-columns">
      {headings.map(({ title, link, items }) => (
        <section key={title}>
          <h3>
            <a href={link ?? undefined}>{menuTitle(title)}</a>
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
        <section className="shop-columns-all">
          <h3>{menuTitle(entry.title)}</h3>
          <MenuList items={single} />
        </section>
      )}
      <aside className="shop-banner">
        <CategoryMark slug={entry.title.toLowerCase()} className="category-mark" />
        {children}
      </aside>
    </div>
  );
}

/** As many as fit under a heading on a screen; the heading leads to the others. */
const MOST = 10;

const MenuList = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <ul>
    {items.map(({ title, link }) => (
      <li key={title}>
        <a href={link ?? undefined}>{menuTitle(title)}</a>
      </li>
    ))}
  </ul>
);
