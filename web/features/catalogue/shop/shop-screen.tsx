import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { orderedAddress, shopAddress } from "#web/design/link/shop-address.ts";
import { BrandSection } from "#web/features/catalogue/home/brand-section.tsx";
import { ProductSection } from "#web/features/catalogue/cards/product-section.tsx";
import { homeWords } from "#web/features/catalogue/home/home-words.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { subCategoryTitle } from "#web/design/category/sub-category-title.ts";
import { productsWords } from "#web/design/products-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import "#web/features/catalogue/home/home-styles.css";
import { ConcernSection } from "#web/features/catalogue/home/concern-section.tsx";
import type { ShopEntrance } from "#core/catalogue/front/front-page.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({
  title: siteWords.titled(siteWords.shop),
  description: homeWords.description,
  canonical: shopAddress.shop,
});

/** The shop's entrance: every department with the largest of its parts, what is new, and the brands. */
export function Screen({ data: { departments, concerns, newest, brands } }: { readonly data: ShopEntrance }) {
  return (
    <>
      <div className="page-width">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={siteWords.shop} />
        <h1>{siteWords.shop}</h1>
      </div>
      <section className="page-width band is-first">
        <h2 className="visually-hidden">{homeWords.byCategory}</h2>
        <ul className="department-list">
          {departments.map(({ slug, title, products, parts }) => (
            <li key={slug}>
              <a className="department" href={shopAddress.category(slug)}>
                <CategoryMark slug={slug} className="category-mark" />
                <span>
                  <b>{categoryTitle(title)}</b>
                  <span className="small muted">{productsWords.count(products)}</span>
                </span>
              </a>
              <ul className="department-parts small">
                {parts.map((part) => (
                  <li key={part.slug}>
                    <a className="link compact" href={shopAddress.subCategory(part.slug)}>
                      {subCategoryTitle(part.title)}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <a className="button quiet" href={shopAddress.products}>
          {homeWords.shopAll}
        </a>
      </section>
      <ProductSection heading={homeWords.newest} products={newest} rows="one" all={orderedAddress("newest")} />
      <ConcernSection concerns={concerns} />
      <BrandSection brands={brands} />
    </>
  );
}
