import { stockLabelOf } from "#core/catalogue/stock-label.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { StockLabel } from "#web/design/price/stock-label.tsx";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { productWords } from "#web/design/product-words.ts";
import { UnitPrice } from "./unit-price.tsx";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** What a line of a cart says of its product: what it is, what a piece costs, whether it is there. */
export function CartLineText({ product }: { readonly product: ListedProduct }) {
  const stock = stockLabelOf(product);
  return (
    <>
      <div className="tile">
        <ProductPicture product={product} />
      </div>
      <div className="cart-line-text">
        <h2 className="heading-3">
          <a href={shopAddress.product(product.slug)}>{shownTitle(product)}</a>
        </h2>
        <p className="small muted">
          {[product.brand, shownSize(product.size)].filter((given) => given !== null && given !== "").join(" · ")}
        </p>
        {product.offer === null ? null : <UnitPrice price={product.offer.price} mrp={product.mrp} />}
        <div className="row cart-line-states">
          {stock === null ? null : <StockLabel label={stock} />}
          {product.cashOnDelivery ? null : <span className="badge">{productWords.prepaidOnly}</span>}
        </div>
      </div>
    </>
  );
}
