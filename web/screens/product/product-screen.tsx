import { stockLabelOf } from "#core/catalogue/stock-label.ts";
import { Breadcrumb } from "#web/parts/breadcrumb.tsx";
import { Notice } from "#web/parts/notice.tsx";
import { PriceTag } from "#web/parts/price-tag.tsx";
import { ProductPicture } from "#web/parts/product-picture.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { StockLabel } from "#web/parts/stock-label.tsx";
import { AddToCart } from "#web/screens/site/add-to-cart.tsx";
import { ShelfBand } from "#web/screens/site/shelf-band.tsx";
import { productWords } from "#web/wording/product.ts";
import { siteWords } from "#web/wording/site.ts";
import { BuyingFacts } from "./buying-facts.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import type { ProductData } from "./product-data.ts";

const WAY = [
  { title: siteWords.homeLink, address: shopAddress.home },
  { title: siteWords.shop, address: shopAddress.shop },
];

/** One product and all that is known of it. */
export function ProductScreen({ data: { product, category, others, shipping } }: { readonly data: ProductData }) {
  const { offer, status } = product;
  const isSold = status === "active";
  const stock = stockLabelOf(product);
  const place = category === null ? [] : [{ title: category.title, address: shopAddress.category(category.slug) }];
  return (
    <>
      <div className="wrap">
        <Breadcrumb way={[...WAY, ...place]} here={product.title} />
        <div className="pdp">
          <div className="gal">
            <div className="tile big">
              <ProductPicture form={product.form} brand={product.brand ?? ""} title={product.title} size={product.size} />
              {product.cashOnDelivery ? null : <span className="badge">{productWords.prepaidOnly}</span>}
            </div>
          </div>
          <div className="buybox">
            <div className="naming">
              {product.brand === null ? null : <p className="small mute">{product.brand}</p>}
              <h1>{product.title}</h1>
              <p className="mute">
                {product.subCategory} · {product.size}
              </p>
              {stock === null ? null : <StockLabel label={stock} />}
            </div>
            {isSold && offer !== null ? (
              <div>
                <PriceTag price={offer.price} mrp={product.mrp} size="big" />
                <p className="small faint">{productWords.including(product.gst)}</p>
              </div>
            ) : null}
            {isSold ? (
              <div className="only-wide buying">
                <AddToCart product={product} look="main" />
              </div>
            ) : (
              <Notice kind="note">
                <p>{productWords.inactive}</p>
                <a className="link" href={category === null ? shopAddress.products : shopAddress.category(category.slug)}>
                  {productWords.inactiveWayOn}
                </a>
              </Notice>
            )}
            {isSold && product.minimumQuantity > 1 ? <p className="small mute">{productWords.fewest(product.minimumQuantity)}</p> : null}
            {isSold ? <BuyingFacts product={product} shipping={shipping} /> : null}
          </div>
          <ProductDetails product={product} />
        </div>
      </div>
      {category === null ? null : (
        <ShelfBand heading={productWords.moreOf(category.title)} products={others} rows="one" all={shopAddress.category(category.slug)} />
      )}
      {isSold && offer !== null ? <ThumbBar product={product} price={offer.price} /> : null}
    </>
  );
}
