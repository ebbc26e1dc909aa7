import { CategoryList } from "#web/design/category/category-list.tsx";
import { orderedAddress, shopAddress } from "#web/design/link/shop-address.ts";
import { ProductSection } from "#web/features/catalogue/cards/product-section.tsx";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { homeWords } from "./home-words.ts";
import { productsWords } from "#web/design/products-words.ts";
import { BrandSection } from "./brand-section.tsx";
import { ConcernSection } from "./concern-section.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { StoryCard } from "./story-card.tsx";
import { FRONT_SUBJECTS } from "#core/catalogue/front/front-subjects.ts";
import { TrustStrip } from "./trust-strip.tsx";
import "./home-styles.css";
import type { ReactNode } from "react";
import type { FrontPage } from "#core/catalogue/front/front-page.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({ title: homeWords.title, description: homeWords.description, canonical: shopAddress.home });

type Goods = {
  readonly data: FrontPage;
  /** What a shell says of itself, and where it leads beside its goods. */
  readonly lead?: string;
  readonly besideGoods?: { readonly words: string; readonly address: string };
  /** What a shell has beside goods. */
  readonly children?: ReactNode;
};

export function Screen({ data, lead = homeWords.lead, besideGoods = BY_CATEGORY, children }: Goods) {
  const frame = useDependency(FilledFrame);
  const { categories, popular, savings, scene, shipping, concerns, brands, story, season, gifts } = data;
  const delivery = homeWords.freeDelivery(shipping);
  return (
    <>
      <section className="page-width hero">
        <div className="hero-text">
          <h1>{homeWords.heading}</h1>
          <p className="lead">{lead}</p>
          <div className="hero-actions">
            <a className="button main" href={shopAddress.products}>
              {homeWords.shopAll}
            </a>
            <a className="button quiet" href={besideGoods.address}>
              {besideGoods.words}
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
      <Slot of={frame.refills} given={NOTHING} />
      <ProductSection heading={productsWords.popular} products={popular} rows="two" all={shopAddress.products} />
      {children}
      <div className="page-width home-stories">
        <StoryCard words={homeWords.story} address={shopAddress.search(FRONT_SUBJECTS.story)} products={story} />
        <StoryCard
          words={homeWords.seasons[season.of]}
          address={shopAddress.concern(FRONT_SUBJECTS.seasons[season.of])}
          products={season.products}
        />
        <StoryCard words={homeWords.gifts} address={shopAddress.category(FRONT_SUBJECTS.gifts)} products={gifts} />
      </div>
      <ConcernSection concerns={concerns} />
      <ProductSection
        heading={productsWords.savings}
        products={savings}
        rows="one"
        all={orderedAddress("saving")}
        className="home-savings"
      />
      <BrandSection brands={brands} />
      <TrustStrip />
    </>
  );
}

const NOTHING = {};
const BY_CATEGORY = { words: homeWords.byCategory, address: shopAddress.shop };
