import { observer } from "mobx-react-lite";
import { brand } from "#brand";
import { CategoryList } from "#web/design/category/category-list.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { productsWords } from "#web/design/products-words.ts";
import { ProductSection } from "#web/features/catalogue/cards/product-section.tsx";
import { HeroScene } from "#web/features/catalogue/home/hero-scene.tsx";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { Viewer } from "#web/platform/window/viewer.ts";
import { benefitsWords } from "./wording/benefits.ts";
import "#web/features/catalogue/home/home-styles.css";
import type { Head } from "#web/platform/page/head.ts";
import type { FrontPage } from "#core/catalogue/front/front-page.ts";

export const head = (): Head => ({
  title: benefitsWords.title({ shop: brand.name }),
  description: benefitsWords.description,
  canonical: shopAddress.home,
});

/** Whoever is signed in is not told how to be. */
const Lead = observer(function Lead() {
  const { isSignedIn } = useDependency(Viewer);
  const isAwake = useAwake();
  return (
    <p className="lead">
      {isAwake && isSignedIn ? null : `${benefitsWords.lead} `}
      {benefitsWords.leadAll}
    </p>
  );
});

export function Screen({ data: { categories, popular, scene } }: { readonly data: FrontPage }) {
  return (
    <>
      <section className="page-width hero">
        <div className="hero-text">
          <h1>{benefitsWords.heading}</h1>
          <Lead />
          <div className="hero-actions">
            <a className="button main" href={shopAddress.products}>
              {benefitsWords.shopAll}
            </a>
          </div>
        </div>
        <HeroScene products={scene} />
      </section>
      <section className="page-width band">
        <div className="band-head">
          <h2>{benefitsWords.byCategory}</h2>
        </div>
        <CategoryList categories={categories} />
      </section>
      <ProductSection heading={productsWords.popular} products={popular} rows="two" all={shopAddress.products} />
    </>
  );
}
