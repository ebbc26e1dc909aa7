import { Menu, X } from "lucide-react";
import { CategoryMark } from "./category-mark.tsx";
import { shopAddress } from "./shop-address.ts";
import { siteWords } from "#web/wording/site.ts";
import type { Category } from "#core/catalogue/category.ts";

/** A phone's way to the categories: a popover, which the browser opens and closes without script. */
export function SiteMenu({ categories, here }: { readonly categories: readonly Category[]; readonly here: string }) {
  return (
    <>
      <button type="button" className="icon only-phone menu-opener" popoverTarget="site-menu" aria-label={siteWords.menu}>
        <Menu className="i l" />
      </button>
      <nav className="drawer menu" id="site-menu" popover="auto" aria-label={siteWords.menu} key={here}>
        <header>
          <h2>{siteWords.menu}</h2>
          <button type="button" className="icon" popoverTarget="site-menu" popoverTargetAction="hide" aria-label={siteWords.closeMenu}>
            <X className="i l" />
          </button>
        </header>
        <ul className="sub">
          {categories.map(({ slug, title }) => (
            <li key={slug}>
              <a href={shopAddress.category(slug)}>
                <CategoryMark slug={slug} className="mark" />
                {title}
              </a>
            </li>
          ))}
          <li>
            <a href={shopAddress.products}>
              <CategoryMark slug="" className="mark" />
              {siteWords.allProducts}
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}
