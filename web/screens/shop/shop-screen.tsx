import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { CategoryMark } from "#web/parts/category-mark.tsx";
import { orderedAddress, shopAddress } from "#web/parts/shop-address.ts";
import { BrandBand } from "#web/screens/home/brand-band.tsx";
import { ConcernBand } from "#web/screens/home/concern-band.tsx";
import { ShelfBand } from "#web/screens/site/shelf-band.tsx";
import { homeWords } from "#web/wording/home.ts";
import { menuTitle } from "#web/wording/menus.ts";
import { shelfWords } from "#web/wording/shelf.ts";
import { siteWords } from "#web/wording/site.ts";
import type { HomeData } from "#web/screens/home/home-data.ts";
import type { Head } from "#web/frame/head.ts";

export const head = (): Head => ({
  title: siteWords.titled(siteWords.shop),
  description: homeWords.description,
  canonical: shopAddress.shop,
});

/** The shop's entrance: every category with how much is in it, and what people buy. */
export function Screen({ data: { categories, popular, savings, concerns, brands } }: { readonly data: HomeData }) {
  return (
    <>
      <div className="wrap">
        <Breadcrumb way={[{ title: siteWords.homeLink, address: shopAddress.home }]} here={siteWords.shop} />
        <h1>{siteWords.shop}</h1>
      </div>
      <section className="wrap band first">
        <h2 className="vh">{homeWords.byCategory}</h2>
        <ul className="departments">
          {categories.map(({ slug, title, products }) => (
            <li key={slug}>
              <a href={shopAddress.category(slug)}>
                <CategoryMark slug={slug} className="mark" />
                <span>
                  <b>{menuTitle(title)}</b>
                  <span className="small mute">{shelfWords.count(products)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ConcernBand concerns={concerns} />
      <ShelfBand heading={shelfWords.popular} products={popular} rows="two" all={shopAddress.products} />
      <ShelfBand heading={shelfWords.savings} products={savings} rows="one" all={orderedAddress("saving")} />
      <BrandBand brands={brands} />
    </>
  );
}
