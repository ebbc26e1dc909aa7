import { PriceTag } from "#web/design/price/price-tag.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { insteadWords } from "#web/features/catalogue/wording/instead.ts";
import "./instead-list.css";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

/** Products like the one that is sold out, which are in stock. */
export function InsteadList({ products }: { readonly products: readonly RatedProduct[] }) {
  return (
    <section aria-labelledby="instead-heading">
      <h2 className="heading-3" id="instead-heading">
        {insteadWords.heading}
      </h2>
      <ul className="instead-list">
        {products.map((product) => (
          <li key={product.id}>
            <a href={shopAddress.product(product.slug)}>
              <span className="tile">
                <ProductPicture product={product} />
              </span>
              <span>
                <b>{shownTitle(product)}</b>
                <span className="small muted">
                  {[product.brand, shownSize(product.size)].filter((given) => given !== null).join(" · ")}
                </span>
                {product.offer === null ? null : <PriceTag price={product.offer.price} mrp={product.mrp} />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
