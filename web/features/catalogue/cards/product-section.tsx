import { ProductCards } from "./product-cards.tsx";
import { productsWords } from "#web/design/products-words.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

type Band = {
  readonly heading: string;
  readonly products: readonly RatedProduct[];
  readonly rows: "one" | "two";
  readonly all: string;
  /** By which a page's own styles know it. */
  readonly className?: string;
};

/** A few products under a heading, with the way to all of them. */
export function ProductSection({ heading, products, rows, all, className = "" }: Band) {
  if (products.length === 0) return null;
  return (
    <section className={`page-width band ${className}`}>
      <div className="band-head">
        <h2>{heading}</h2>
        <a className="link" href={all} aria-label={`${productsWords.viewAll}: ${heading}`}>
          {productsWords.viewAll}
        </a>
      </div>
      <ProductCards products={products} rows={rows} />
    </section>
  );
}
