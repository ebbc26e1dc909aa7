import { CategoryList } from "#web/parts/category-list.tsx";
import { orderedAddress, shopAddress } from "#web/parts/shop-address.ts";
import { ShelfBand } from "#web/screens/site/shelf-band.tsx";
import { homeWords } from "#web/wording/home.ts";
import { shelfWords } from "#web/wording/shelf.ts";
import { BillBand } from "./bill-band.tsx";
import { BrandBand } from "./brand-band.tsx";
import { ConcernBand } from "./concern-band.tsx";
import { HeroScene } from "./hero-scene.tsx";
import type { HomeData } from "./home-data.ts";
import type { Head } from "#web/frame/head.ts";

export const head = (): Head => ({ title: homeWords.title, description: homeWords.description, canonical: shopAddress.home });

export function Screen({ data: { categories, popular, savings, scene, shipping, concerns, brands } }: { readonly data: HomeData }) {
  const delivery = homeWords.freeDelivery(shipping);
  return (
    <>
      <section className="wrap hero">
        <div className="say">
          <h1>{homeWords.heading}</h1>
          <p className="lead">{homeWords.lead}</p>
          <div className="ways">
            <a className="btn main" href={shopAddress.products}>
              {homeWords.shopAll}
            </a>
            <a className="btn quiet" href={shopAddress.shop}>
              {homeWords.byCategory}
            </a>
          </div>
          {delivery === null ? null : <p className="small faint">{delivery}</p>}
        </div>
        <HeroScene products={scene} />
      </section>
      <section className="wrap band">
        <div className="band-head">
          <h2>{homeWords.byCategory}</h2>
        </div>
        <CategoryList categories={categories} />
      </section>
      <ShelfBand heading={shelfWords.popular} products={popular} rows="two" all={shopAddress.products} />
      <ConcernBand concerns={concerns} />
      <BillBand />
      <ShelfBand heading={shelfWords.savings} products={savings} rows="one" all={orderedAddress("saving")} />
      <BrandBand brands={brands} />
    </>
  );
}
