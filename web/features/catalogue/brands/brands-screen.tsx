import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { BrandTile } from "#web/design/brand/brand-tile.tsx";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { useFollowedValue } from "#web/design/fields/use-followed-value.ts";
import { brandWords } from "#web/features/catalogue/wording/brands.ts";
import { productListWords } from "#web/features/catalogue/list/product-list-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { BrandsData } from "./brands-data.ts";
import type { Head } from "#web/platform/page/head.ts";

const WAY = [
  { title: siteWords.homeLink, address: shopAddress.home },
  { title: siteWords.shop, address: shopAddress.shop },
];

export const head = ({ name }: BrandsData): Head => ({
  title: siteWords.titled(productListWords.brands),
  description: brandWords.description,
  canonical: name === "" ? shopAddress.brands : null,
});

/** Every brand by its letter, or those whose name holds what was typed. */
export function Screen({ data: { name, letters } }: { readonly data: BrandsData }) {
  const field = useFollowedValue(name, write);
  return (
    <div className="page-width">
      <Breadcrumb way={WAY} here={productListWords.brands} />
      <div className="list-head">
        <div>
          <h1>{productListWords.brands}</h1>
          <p className="muted">{brandWords.lead}</p>
        </div>
        <search>
          <form className="joined-input" action={shopAddress.brands} data-stay>
            <input ref={field} type="search" name="name" defaultValue={name} aria-label={brandWords.find} placeholder={brandWords.find} />
            <button type="submit" className="button soft">
              {brandWords.findButton}
            </button>
          </form>
        </search>
      </div>
      {letters.length > 1 ? (
        <nav aria-label={brandWords.letters}>
          <ul className="letter-links">
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${idOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {letters.length === 0 ? (
        <EmptyState drawing="empty-search" heading={<h2>{brandWords.noMatch({ name })}</h2>} text={brandWords.noMatchText}>
          <a className="button main" href={shopAddress.brands}>
            {brandWords.all}
          </a>
        </EmptyState>
      ) : (
        letters.map(({ letter, brands }) => (
          <section
            className="letter-section"
            key={letter}
            id={idOf(letter)}
            aria-label={letter === "#" ? brandWords.underDigits : brandWords.under({ letter })}
          >
            <h2>{letter}</h2>
            <ul className="brand-list">
              {brands.map((brand) => (
                <li key={brand.slug}>
                  <BrandTile name={brand.title} products={brand.products} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}

const idOf = (letter: string): string => (letter === "#" ? "letter-digit" : `letter-${letter.toLowerCase()}`);

function write(field: HTMLInputElement, name: string): void {
  field.value = name;
}
