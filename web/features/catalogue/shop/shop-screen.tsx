import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { orderedAddress, shopAddress } from "#web/design/link/shop-address.ts";
import { BrandSection } from "#web/features/content/home/brand-section.tsx";
import { ConcernSection } from "#web/features/content/home/concern-section.tsx";
import { ProductSection } from "#web/features/catalogue/cards/product-section.tsx";
import { homeWords } from "#web/features/content/home/home-words.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { productsWords } from "#web/design/products-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import "#web/features/content/home/home-styles.css";
import type { HomeData } from "#web/features/content/home/home-data.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({
  title: siteWords.titled(siteWords.shop),
  description: homeWords.description,
  canonical: shopAddress.shop,
});

/** The shop's entrance: every category with how much is in it, and what people buy. */
export function Screen({ data: { categories, popular, savings, concerns, brands } }: { readonly data: HomeData }) {
  return (
    <>
      <div className="page-width">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={siteWords.shop} />
        <h1>{siteWords.shop}</h1>
      </div>
      <section className="page-width band is-first">
        <h2 className="visually-hidden">{homeWords.byCategory}</h2>
        <ul className="department-list">
          {categories.map(({ slug, title, products }) => (
            <li key={slug}>
              <a href={shopAddress.category(slug)}>
                <CategoryMark slug={slug} className="category-mark" />
                <span>
                  <b>{categoryTitle(title)}</b>
                  <span className="small muted">{productsWords.count(products)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ConcernSection concerns={concerns} />
      <ProductSection heading={productsWords.popular} products={popular} rows="two" all={shopAddress.products} />
      <ProductSection heading={productsWords.savings} products={savings} rows="one" all={orderedAddress("saving")} />
      <BrandSection brands={brands} />
    </>
  );
}
