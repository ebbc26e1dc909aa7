import { stockLabelOf } from "#core/catalogue/stock-label.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { productWords } from "#web/design/product-words.ts";
import { hundredPrice } from "#web/design/price/hundred-price.ts";
import { PriceTag } from "#web/design/price/price-tag.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { shownSize } from "./shown-size.ts";
import { shownTitle } from "./shown-title.ts";
import { Star } from "#web/design/stars/star.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { StockLabel } from "#web/design/price/stock-label.tsx";
import type { ReactNode } from "react";
import type { RatedProduct } from "#core/catalogue/product.ts";

type Card = {
  readonly product: RatedProduct;
  readonly heart: ReactNode;
  /** When it would come. */
  readonly delivery: ReactNode;
  readonly action: ReactNode;
};

/** A product of a list; all of it leads to its page save `heart`, which puts it aside, and `action`, which puts it into the cart. */
export function ProductCard({ product, heart, delivery, action }: Card) {
  const { rating } = product;
  const stock = stockLabelOf(product);
  const hundred = hundredPrice(product);
  const size = shownSize(product.size);
  return (
    <article className={stock?.kind === "out-of-stock" ? "product-card is-out" : "product-card"}>
      <div className="tile">
        <ProductPicture product={product} />
      </div>
      {heart}
      <div className="product-card-body">
        {product.brand === null ? null : <span className="product-card-brand">{product.brand}</span>}
        <h3 className="product-card-title">
          <a href={shopAddress.product(product.slug)}>{shownTitle(product)}</a>
        </h3>
        <span className="product-card-facts">
          {hundred === null ? size : `${size} · ${hundred}`}
          {rating === null ? null : (
            <span className="product-card-rating" role="img" aria-label={productWords.rating(rating)}>
              <Star className="icon icon-small" />
              {rating.average.toFixed(1)} ({wholeNumber(rating.ratings)})
            </span>
          )}
        </span>
      </div>
      <div className="product-card-buy">
        {product.offer === null ? null : <PriceTag price={product.offer.price} mrp={product.mrp} />}
        <span className="product-card-stock">
          {stock === null ? null : <StockLabel label={stock} />}
          {product.cashOnDelivery ? null : <span className="small muted">{productWords.prepaidOnly}</span>}
        </span>
        {stock?.kind === "out-of-stock" ? null : delivery}
        {action}
      </div>
    </article>
  );
}
