import { Drawing } from "./drawing.tsx";
import { shopAddress } from "./shop-address.ts";
import { siteWords } from "#web/wording/site.ts";
import type { Category } from "#core/catalogue/category.ts";

export function SiteFooter({ categories, year }: { readonly categories: readonly Category[]; readonly year: number | null }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div className="about">
            <a className="logo" href={shopAddress.home} aria-label={siteWords.home}>
              <Drawing name="logo" box="0 0 206 50" className="logo-drawing" label={null} />
            </a>
            <p>{siteWords.footer}</p>
          </div>
          <nav aria-label={siteWords.footerCategories}>
            <h2 className="h3">{siteWords.footerCategories}</h2>
            <ul className="in-two">
              {categories.map(({ slug, title }) => (
                <li key={slug}>
                  <a href={shopAddress.category(slug)}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={siteWords.footerShop}>
            <h2 className="h3">{siteWords.footerShop}</h2>
            <ul>
              <li>
                <a href={shopAddress.shop}>{siteWords.shop}</a>
              </li>
              <li>
                <a href={shopAddress.products}>{siteWords.allProducts}</a>
              </li>
              <li>
                <a href={shopAddress.cart}>{siteWords.footerCart}</a>
              </li>
            </ul>
          </nav>
        </div>
        <p className="rule colophon">{siteWords.version(year)}</p>
      </div>
    </footer>
  );
}
