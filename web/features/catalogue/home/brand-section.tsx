import { BrandTile } from "#web/design/brand/brand-tile.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { homeWords } from "./home-words.ts";
import { productsWords } from "#web/design/products-words.ts";
import type { TitleWithCount } from "#core/catalogue/front/front-page.ts";

/** The brands with most products, and the way to all of them. */
export function BrandSection({ brands }: { readonly brands: readonly TitleWithCount[] }) {
  if (brands.length === 0) return null;
  return (
    <section className="page-width band">
      <div className="band-head">
        <h2>{homeWords.byBrand}</h2>
        <a className="link" href={shopAddress.brands} aria-label={`${productsWords.viewAll}: ${homeWords.byBrand}`}>
          {productsWords.viewAll}
        </a>
      </div>
      <ul className="brand-list home-brands">
        {brands.map(({ title, products }) => (
          <li key={title}>
            <BrandTile name={title} products={products} />
          </li>
        ))}
      </ul>
    </section>
  );
}
