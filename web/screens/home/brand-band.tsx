import { BrandTile } from "#web/parts/brand-tile.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { homeWords } from "#web/wording/home.ts";
import { shelfWords } from "#web/wording/shelf.ts";

/** The brands with most products, and the way to all of them. */
export function BrandBand({ brands }: { readonly brands: readonly { readonly title: string; readonly products: number }[] }) {
  if (brands.length === 0) return null;
  return (
    <section className="wrap band">
      <div className="band-head">
        <h2>{homeWords.byBrand}</h2>
        <a className="link" href={shopAddress.brands} aria-label={`${shelfWords.viewAll}: ${homeWords.byBrand}`}>
          {shelfWords.viewAll}
        </a>
      </div>
      <ul className="brands">
        {brands.map(({ title, products }) => (
          <li key={title}>
            <BrandTile name={title} products={products} />
          </li>
        ))}
      </ul>
    </section>
  );
}
