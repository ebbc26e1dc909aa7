import { shopAddress } from "#web/design/link/shop-address.ts";
import { productsWords } from "#web/design/products-words.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

type Popular = { readonly products: readonly ListedProduct[]; readonly onFollow: () => void };

/** What others buy, for whoever has not typed anything yet. */
export const PopularProducts = ({ products, onFollow }: Popular) => (
  <div className="suggestion-none">
    <span className="small faint">{productsWords.popular}</span>
    <div className="chips">
      {products.map((product) => (
        <a key={product.id} className="chip" href={shopAddress.product(product.slug)} onClick={onFollow}>
          {shownTitle(product)}
        </a>
      ))}
    </div>
  </div>
);
