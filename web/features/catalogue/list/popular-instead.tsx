import { ProductCards } from "#web/features/catalogue/cards/product-cards.tsx";
import { productsWords } from "#web/design/products-words.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

/**
 * What others buy, below a search in vain. It comes with its page: a card that was late would already know the cart, and differ from what
 * the server drew.
 */
export function PopularInstead({ products }: { readonly products: readonly RatedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className="band">
      <div className="band-head">
        <h2>{productsWords.popular}</h2>
      </div>
      <ProductCards products={products} rows="one" />
    </section>
  );
}
