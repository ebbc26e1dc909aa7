import ChevronDown from "lucide-react/icons/chevron-down";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import { MenuIcon } from "./menu-icon.tsx";
import { BrandGrid } from "./brand-grid.tsx";
import type { MenuItem } from "#core/content/menus.ts";

/** The shop's menus on a phone, of which one is open at a time: the browser sees to that by their common name. */
export const ShopAccordions = ({ entries }: { readonly entries: readonly MenuItem[] }) => (
  <div className="accordions">
    {entries.map((entry) => (
      <details key={entry.title} name="shop-menu">
        <summary>
          <MenuIcon {...entry} />
          {menuTitle(entry.title)}
          <ChevronDown className="icon chevron faint" aria-hidden="true" />
        </summary>
        {entry.link === shopAddress.brands ? <BrandGrid /> : <AccordionLinks entry={entry} />}
      </details>
    ))}
  </div>
);

/** A heading's own links stand folded under it; what has none is a link. */
const AccordionLinks = ({ entry: { title, link, items } }: { readonly entry: MenuItem }) => (
  <ul className="menu-list">
    {items.map((item) => (
      <li key={item.title}>
        {item.items.length === 0 ? (
          <a href={item.link ?? undefined}>{subCategoryTitle(menuTitle(item.title))}</a>
        ) : (
          <details name={`shop-menu-${title}`}>
            <summary>
              <MenuIcon {...item} />
              {subCategoryTitle(menuTitle(item.title))}
              <ChevronDown className="icon icon-small chevron faint" aria-hidden="true" />
            </summary>
            <AccordionLinks entry={item} />
          </details>
        )}
      </li>
    ))}
    {link === null ? null : (
      <li>
        <a className="link" href={link}>
          {siteWords.seeAll}
        </a>
      </li>
    )}
  </ul>
);
