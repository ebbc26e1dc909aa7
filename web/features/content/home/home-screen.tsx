import { CategoryList } from "#web/design/category/category-list.tsx";
import { orderedAddress, shopAddress } from "#web/design/link/shop-address.ts";
import { ProductSection } from "#web/features/catalogue/cards/product-section.tsx";
import { homeWords } from "#web/features/content/home/home-words.ts";
import { productsWords } from "#web/design/products-words.ts";
import { BillSection } from "./bill-section.tsx";
import { BrandSection } from "./brand-section.tsx";
import { ConcernSection } from "./concern-section.tsx";
import { HeroScene } from "./hero-scene.tsx";
import "./home-styles.css";
import type { HomeData } from "./home-data.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({ title: homeWords.title, description: homeWords.description, canonical: shopAddress.home });

export function Screen({ data: { categories, popular, savings, scene, shipping, concerns, brands } }: { readonly data: HomeData }) {
  const delivery = homeWords.freeDelivery(shipping);
  return (
    <>
      <section className="page-width hero">
        <div className="hero-text">
          <h1>{homeWords.heading}</h1>
          <p className="lead">{homeWords.lead}</p>
          <div className="hero-actions">
            <a className="button main" href={shopAddress.products}>
              {homeWords.shopAll}
            </a>
            <a className="button quiet" href={shopAddress.shop}>
              {homeWords.byCategory}
            </a>
          </div>
          {delivery === null ? null : <p className="small faint">{delivery}</p>}
        </div>
        <HeroScene products={scene} />
      </section>
      <section className="page-width band">
        <div className="band-head">
          <h2>{homeWords.byCategory}</h2>
        </div>
        <CategoryList categories={categories} />
      </section>
      <ProductSection heading={productsWords.popular} products={popular} rows="two" all={shopAddress.products} />
      <ConcernSection concerns={concerns} />
      <BillSection />
      <ProductSection heading={productsWords.savings} products={savings} rows="one" all={orderedAddress("saving")} />
      <BrandSection brands={brands} />
    </>
  );
}
